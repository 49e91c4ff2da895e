//! Where all decide at once, nobody's page becomes out of date because of something that it may not
//! show, and no number on it tells that somebody has answered.

use std::time::Duration;

use crate::support::{Person, Pushed, Site, two_at};
use serde_json::Value;

const BOTH_AT_ONCE: [(&str, &str); 4] =
    [("game", "xeno"), ("seat1", "me"), ("seat2", "link"), ("option.start", "choice")];

fn seq(data: &Value) -> u64 {
    data["seq"].as_u64().unwrap()
}

/// The numbers that a page shows of the table.
fn numbers(data: &Value) -> (u64, Option<u64>) {
    (seq(data), data["plies"].as_u64())
}

fn first_move(data: &Value) -> String {
    data["view"]["moves"][0].as_str().unwrap().to_string()
}

fn is_asked(data: &Value) -> bool {
    !data["view"]["moves"].as_array().unwrap().is_empty()
}

/// Plays for somebody until nothing more is asked of them, while the other has not answered;
/// returns what the other saw after each of the moves.
async fn answers_all(person: &Person, other: &Person, table: &str) -> Vec<Value> {
    let mut seen = Vec::new();
    loop {
        let data = person.sees(table).await;
        if !is_asked(&data) {
            return seen;
        }
        let (status, answer) = person.plays(table, seq(&data), &first_move(&data)).await;
        assert_eq!(status, 200, "{answer}");
        seen.push(other.sees(table).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hidden_answer_spoils_no_page() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at(&site, &BOTH_AT_ONCE).await;
    let (hers, his) = (ida.sees(&table).await, nils.sees(&table).await);
    assert!(is_asked(&hers) && is_asked(&his));

    let seen = answers_all(&ida, &nils, &table).await;
    assert!(2 < seen.len(), "a start world, and cards one by one");
    let (last, hidden) = seen.split_last().unwrap();
    for data in hidden {
        assert_eq!(numbers(data), numbers(&his), "nobody sees that she picks");
        assert_eq!((&data["view"], &data["told"]), (&his["view"], &his["told"]));
    }
    assert_eq!(seq(last), seq(&his) + 1, "that she has done is no secret, how is");

    let (status, answer) = ida.plays(&table, seq(&hers), &first_move(&hers)).await;
    assert_eq!((status, answer["error"].as_str()), (409, Some("error-stale")), "her own move");
    let (status, answer) = nils.plays(&table, seq(&his), &first_move(&his)).await;
    assert_eq!(status, 200, "the page that he had before: {answer}");
}

/// When the last answer is in, everybody learns all answers, and earlier pages are out of date.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_revealed_spoils_every_page() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at(&site, &BOTH_AT_ONCE).await;
    answers_all(&ida, &nils, &table).await;
    let waiting = ida.sees(&table).await;
    for _ in 0..2 {
        let data = nils.sees(&table).await;
        nils.plays(&table, seq(&data), &first_move(&data)).await;
        assert_eq!(numbers(&ida.sees(&table).await), numbers(&waiting));
    }
    while !is_asked(&ida.sees(&table).await) {
        let data = nils.sees(&table).await;
        nils.plays(&table, seq(&data), &first_move(&data)).await;
    }
    let now = ida.sees(&table).await;
    assert_eq!(seq(&now), seq(&waiting) + 1, "one thing happened for her, however many moves");
    let (status, answer) = ida.plays(&table, seq(&waiting), &first_move(&now)).await;
    assert_eq!((status, answer["error"].as_str()), (409, Some("error-stale")));
}

/// The numbers are the same when the server comes back.
#[tokio::test(flavor = "multi_thread")]
async fn versions_survive_the_server() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at(&site, &BOTH_AT_ONCE).await;
    let her_first = ida.sees(&table).await;
    ida.plays(&table, seq(&her_first), &first_move(&her_first)).await;
    let (hers, his) = (ida.sees(&table).await, nils.sees(&table).await);
    let site = Site::open_in(site.close().await).await;
    let at = |person: Person| Person { base: site.base.clone(), ..person };
    let (ida, nils) = (at(ida), at(nils));
    assert_eq!(numbers(&ida.sees(&table).await), numbers(&hers));
    assert_eq!(numbers(&nils.sees(&table).await), numbers(&his));
    let (status, answer) = nils.plays(&table, seq(&his), &first_move(&his)).await;
    assert_eq!(status, 200, "{answer}");
}

/// Her own answer can be taken back while his is not complete, whatever he has picked meanwhile. He
/// sees only that she is asked again, and his picks stay.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_is_taken_back_over_a_hidden_one() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at(&site, &BOTH_AT_ONCE).await;
    let her_first = first_move(&ida.sees(&table).await);
    answers_all(&ida, &nils, &table).await;
    let his = nils.sees(&table).await;
    nils.plays(&table, seq(&his), &first_move(&his)).await;
    let his = nils.sees(&table).await;

    let page = ida.page(&format!("/t/{table}")).await;
    assert!(page.contains("id=\"undo\""), "she may go back");
    while let (hers, true) = (ida.sees(&table).await, undoes(&ida, &table).await) {
        let back = ida.sees(&table).await;
        assert_eq!(seq(&back), seq(&hers) + 1);
        assert!(is_asked(&back));
    }
    assert_eq!(first_move(&ida.sees(&table).await), her_first, "back to where she began");
    let now = nils.sees(&table).await;
    assert_eq!(seq(&now), seq(&his) + 1, "he sees that she is asked again, and nothing else");
    assert_eq!(
        (&now["view"]["own"], &now["view"]["moves"]),
        (&his["view"]["own"], &his["view"]["moves"])
    );
    let (status, answer) = nils.plays(&table, seq(&his), &first_move(&his)).await;
    assert_eq!(status, 200, "the page that he had before: {answer}");

    // After a restart the stored answers are there.
    let site = Site::open_in(site.close().await).await;
    let (ida, nils) = (ida.moved(&site), nils.moved(&site));
    answers_all(&nils, &ida, &table).await;
    while ida.sees(&table).await["view"]["round"] == 0 {
        let data = ida.sees(&table).await;
        let (status, answer) = ida.plays(&table, seq(&data), &first_move(&data)).await;
        assert_eq!(status, 200, "{answer}");
    }
}

/// Takes a move back if that is possible; returns whether it was.
async fn undoes(person: &Person, table: &str) -> bool {
    let version = seq(&person.sees(table).await).to_string();
    let (status, answer) = person.send(&format!("/t/{table}/undo"), &[("seq", &version)]).await;
    assert!(status == 200 || answer["error"] == "error-undo", "{answer}");
    status == 200
}

/// An answer that everybody knows cannot be taken back.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_revealed_is_not_taken_back() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at(&site, &BOTH_AT_ONCE).await;
    answers_all(&ida, &nils, &table).await;
    while !is_asked(&ida.sees(&table).await) {
        let data = nils.sees(&table).await;
        nils.plays(&table, seq(&data), &first_move(&data)).await;
    }
    assert!(!undoes(&ida, &table).await && !undoes(&nils, &table).await);
    assert!(!ida.page(&format!("/t/{table}")).await.contains("id=\"undo\""));
}

/// Where time is counted, a hidden pick sends nothing to others and changes nobody's clock.
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_tells_of_no_hidden_answer() {
    let site = Site::open().await;
    let clock = [("clock", "turns"), ("clock-days", "2")];
    let (ida, nils, table) = two_at(&site, &[&BOTH_AT_ONCE[..], &clock].concat()).await;
    let mut stream = Pushed::to(&nils, &table).await;
    assert!(stream.next().await.contains("data-runs"), "both clocks run");
    let left = |data: &Value| data["clocks"][0]["ms"].as_u64().unwrap();
    let before = left(&nils.sees(&table).await);
    tokio::time::sleep(Duration::from_millis(50)).await;
    let hers = ida.sees(&table).await;
    ida.plays(&table, seq(&hers), &first_move(&hers)).await;
    assert!(is_asked(&ida.sees(&table).await), "this was a part of her answer");
    assert!(left(&nils.sees(&table).await) < before, "her time goes on");
    // Long enough for anything that would be sent because of it.
    tokio::time::sleep(Duration::from_millis(200)).await;
    ida.must(&format!("/t/{table}/say"), &[("text", "Encore un peu")]).await;
    let news = stream.next().await;
    assert!(news.contains("Encore un peu"), "nothing came before what she said: {news}");
}
