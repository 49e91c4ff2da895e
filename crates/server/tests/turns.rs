//! Going back to the start of one's turn at once, and turns that end with a word.

use crate::support::{Person, Pushed, Site, put, two_at, until};
use catalogue::Table;
use serde_json::Value;
use tabletop::{Seat, SeatSet, UndoStop, Viewer};

const TWO: [(&str, &str); 3] = [("game", "planisphere"), ("seat1", "me"), ("seat2", "link")];

/// How many moves the seat can take back.
fn undoable(table: &dyn Table, seat: Seat) -> usize {
    table.plies() - table.undo_line(seat).0
}

/// Whether the last move ended a turn, and could be taken back.
fn is_turn_over(table: &dyn Table) -> bool {
    let Some(last) = table.plies().checked_sub(1) else { return false };
    let (seat, asked) = (table.entry(last).0, table.to_act());
    let passed = !asked.is_empty() && !asked.contains(seat);
    passed && 0 < undoable(table, seat) && table.at(last).to_act() == SeatSet::only(seat)
}

fn seq(data: &Value) -> String {
    data["seq"].as_u64().unwrap().to_string()
}

/// Two people, the one in the seat first.
fn sorted(pair: [Person; 2], seat: Seat) -> [Person; 2] {
    let [ida, nils] = pair;
    if seat == Seat(0) { [ida, nils] } else { [nils, ida] }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_waits_for_the_word_of_the_one_who_wants_it() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at(&site, &TWO).await;
    let after = until("planisphere", 2, is_turn_over);
    let last = after.plies() - 1;
    let (seat, mv) = after.entry(last);
    let id = put(&site, &table, after.at(last).as_ref(), Some("live 30+10")).await;
    let [mover, other] = sorted([ida, nils], seat);
    let at = |what: &str| format!("/t/{id}/{what}");
    mover.must(&at("confirms"), &[("on", "1")]).await;

    let plays = async || {
        let data = mover.sees(&id).await;
        assert_eq!(data["plies"], last);
        assert_eq!(mover.plays(&id, data["seq"].as_u64().unwrap(), &mv).await.0, 200);
        mover.sees(&id).await
    };
    let held = plays().await;
    assert_eq!(held["unconfirmed"], seat.0);
    for clock in 0..2 {
        assert_eq!(held["clocks"][clock]["runs"], clock == seat.index(), "clock {clock}");
    }
    let seen = other.sees(&id).await;
    let next = seen["view"]["moves"][0].as_str().unwrap().to_string();
    let (status, heard) = other.plays(&id, seen["seq"].as_u64().unwrap(), &next).await;
    assert_eq!((status, &heard["error"]), (409, &Value::from("error-unconfirmed")));
    let page = other.page(&format!("/t/{id}?lang=en")).await;
    assert!(page.contains("may still go back") && !page.contains("id=\"confirm\""));
    assert!(!page.contains("name=\"move\" value"), "a move is offered meanwhile");
    let page = mover.page(&format!("/t/{id}?lang=en")).await;
    assert!(page.contains("id=\"confirm\"") && page.contains("<b>Your turn</b>"));
    assert_eq!(other.send(&at("confirm"), &[("seq", &seq(&seen))]).await.0, 409);

    mover.must(&at("undo"), &[("seq", &seq(&held))]).await;
    assert_eq!(mover.sees(&id).await["unconfirmed"], Value::Null);
    let held = plays().await;
    mover.must(&at("confirm"), &[("seq", &seq(&held))]).await;
    let seen = other.sees(&id).await;
    assert_eq!(seen["unconfirmed"], Value::Null);
    assert_eq!(other.plays(&id, seen["seq"].as_u64().unwrap(), &next).await.0, 200);
}

/// Whether the next move is one that both can see, by a person who is asked alone.
fn is_seen_by_both(table: &dyn Table) -> bool {
    let Some(last) = table.plies().checked_sub(1) else { return false };
    let other = Seat(1 - table.entry(last).0.0);
    !table.told(last, Viewer::Seat(other)).is_empty() && 20 < last
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_back_is_told_what_happened_meanwhile() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at(&site, &TWO).await;
    let after = until("planisphere", 2, is_seen_by_both);
    let last = after.plies() - 1;
    let (seat, mv) = after.entry(last);
    let id = put(&site, &table, after.at(last).as_ref(), None).await;
    let [mover, other] = sorted([ida, nils], seat);
    let (at, path) = (|what: &str| format!("/t/{id}/{what}"), format!("/t/{id}?lang=en"));
    assert!(!other.page(&path).await.contains("id=\"since\""), "nothing is new to a newcomer");
    mover.page(&path).await;
    let data = mover.sees(&id).await;
    assert_eq!(mover.plays(&id, data["seq"].as_u64().unwrap(), &mv).await.0, 200);
    assert!(other.page("/tables?lang=en").await.contains("one move since you looked"));
    assert!(!mover.page(&path).await.contains("id=\"since\""), "one's own move is no news");
    // The turn stays open until its person confirms it, and then it is over for good.
    for _ in 0..2 {
        assert!(other.page(&path).await.contains("id=\"since\""));
    }
    other.must(&at("seen"), &[]).await;
    assert!(!other.page(&path).await.contains("id=\"since\""));
    let site = Site::open_in(site.close().await).await;
    assert!(!other.moved(&site).page(&path).await.contains("id=\"since\""));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_for_a_word_that_was_not_wanted() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at(&site, &TWO).await;
    let after = until("planisphere", 2, is_turn_over);
    let id = put(&site, &table, after.as_ref(), None).await;
    let [mover, _] = sorted([ida, nils], after.entry(after.plies() - 1).0);
    assert_eq!(mover.sees(&id).await["unconfirmed"], Value::Null);
    // For somebody who switches this on while their turn could still be taken back, it holds at
    // once.
    mover.must(&format!("/t/{id}/confirms"), &[("on", "1")]).await;
    assert!(mover.sees(&id).await["unconfirmed"].is_number());
    mover.must(&format!("/t/{id}/confirms"), &[("on", "0")]).await;
    assert_eq!(mover.sees(&id).await["unconfirmed"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_restarted_at_once_and_says_where_that_stops() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at(&site, &TWO).await;
    let several = |it: &dyn Table| {
        let seat = it.to_act().first().unwrap();
        2 < undoable(it, seat) && it.undo_line(seat).1 == UndoStop::Luck
    };
    let game = until("planisphere", 2, several);
    let seat = game.to_act().first().unwrap();
    let id = put(&site, &table, game.as_ref(), None).await;
    let [mover, other] = sorted([ida, nils], seat);
    let data = mover.sees(&id).await;
    assert!(mover.page(&format!("/t/{id}")).await.contains("id=\"restart\""));
    assert_eq!(other.send(&format!("/t/{id}/restart"), &[("seq", &seq(&data))]).await.0, 409);
    mover.must(&format!("/t/{id}/restart"), &[("seq", &seq(&data))]).await;
    assert_eq!(mover.sees(&id).await["plies"], game.undo_line(seat).0);
    let page = mover.page(&format!("/t/{id}?lang=en")).await;
    assert!(page.contains("luck has been drawn") && !page.contains("id=\"restart\""));
    // And the setting was stored.
    let site = Site::open_in(site.close().await).await;
    assert_eq!(mover.moved(&site).sees(&id).await["plies"], game.undo_line(seat).0);
}

/// The content of a tag or of an attribute.
fn between<'a>(text: &'a str, opens: &str, closes: &str) -> &'a str {
    let (_, rest) = text.split_once(opens).unwrap_or_else(|| panic!("no {opens} in {text}"));
    rest.split_once(closes).unwrap().0
}

/// The title that is sent after a move is that of a page loaded at that moment.
#[tokio::test(flavor = "multi_thread")]
async fn the_tab_says_whose_turn_it_is_now() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at(&site, &TWO).await;
    let game = until("planisphere", 2, |it| {
        let seat = it.to_act().first().unwrap();
        let mut next = it.at(it.plies());
        let mv = next.legal_moves(seat).swap_remove(0);
        1 < it.legal_moves(seat).len()
            && next.play(seat, &[&mv]).is_ok()
            && next.to_act().first().is_some_and(|it| it != seat && 1 < next.legal_moves(it).len())
    });
    let seat = game.to_act().first().unwrap();
    let table = put(&site, &table, game.as_ref(), None).await;
    let path = format!("/t/{table}");
    let [mover, _] = sorted([ida, nils], seat);
    let title = async || between(&mover.page(&path).await, "<title>", "</title>").to_string();
    let mut news = Pushed::to(&mover, &table).await;
    for turn in 0..2 {
        let heard = news.shown().await.0;
        assert_eq!(between(&heard, "data-title=\"", "\""), title().await, "turn {turn}");
        if turn == 0 {
            let before = title().await;
            let mv = game.legal_moves(seat).swap_remove(0);
            let (status, answer) =
                mover.plays(&table, seq(&mover.sees(&table).await).parse().unwrap(), &mv).await;
            assert_eq!(status, 200, "{answer}");
            assert_ne!(title().await, before);
        }
    }
}
