//! The table answers for nobody unless everybody knows that they have just one answer: a question
//! that vanishes would tell the others that there was nothing to choose.

use std::time::Duration;

use crate::support::{Person, Site, put, two_at, until};
use catalogue::Table;
use serde_json::Value;
use tabletop::Seat;

/// Long for a table that answers at once where it may.
const A_WHILE: Duration = Duration::from_millis(400);

const TWO: [(&str, &str); 3] = [("game", "xeno"), ("seat1", "me"), ("seat2", "link")];
const AMONG_BOTS: [(&str, &str); 4] =
    [("game", "xeno"), ("seat1", "me"), ("seat2", "bot"), ("bot2", "cadet")];

/// Whether both decide at once, in secret, and the first can develop or settle nothing.
fn is_stuck(game: &dyn Table) -> bool {
    let (first, second) = (Seat(0), Seat(1));
    let nothing = game.only_answer(first).is_some_and(|it| it == "nothing");
    nothing && !game.is_evident(first) && 1 < game.legal_moves(second).len()
}

/// Whether one seat is asked, and everybody sees what it must answer.
fn is_plain(game: &dyn Table) -> bool {
    let seat = game.to_act().first().expect("somebody is asked");
    game.only_answer(seat).is_some() && game.is_evident(seat)
}

fn is_asked(data: &Value, seat: u64) -> bool {
    data["asked"].as_array().unwrap().contains(&seat.into())
}

async fn answers(person: &Person, table: &str, mv: &str) {
    let seq = person.sees(table).await["seq"].as_u64().unwrap();
    let (status, answer) = person.plays(table, seq, mv).await;
    assert_eq!(status, 200, "{answer}");
}

/// Each of two people sees how long the other is asked.
#[tokio::test(flavor = "multi_thread")]
async fn who_can_do_nothing_is_asked_as_long_as_who_can() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at(&site, &TWO).await;
    let game = until("xeno", 2, is_stuck);
    let other = game.legal_moves(Seat(1)).into_iter().find(|it| it == "nothing").unwrap();
    let table = put(&site, &table, game.as_ref(), None).await;
    let _here = ida.get(&format!("/t/{table}/stream")).send().await.unwrap();
    tokio::time::sleep(A_WHILE).await;
    assert!(is_asked(&nils.sees(&table).await, 0), "she has not answered");

    answers(&nils, &table, &other).await;
    tokio::time::sleep(A_WHILE).await;
    let seen = nils.sees(&table).await;
    assert!(is_asked(&seen, 0), "nor does she when all wait for her, as if she could choose");
    let hers = ida.sees(&table).await;
    assert_eq!(hers["view"]["moves"], serde_json::json!(["nothing"]), "one button");
    answers(&ida, &table, "nothing").await;
    assert_ne!(ida.sees(&table).await["plies"], hers["plies"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn among_bots_nobody_looks_at_the_clock() {
    let site = Site::open().await;
    let ida = site.somebody();
    let table = ida.opens(&AMONG_BOTS).await;
    let game = until("xeno", 2, is_stuck);
    let table = put(&site, &table, game.as_ref(), None).await;
    assert!(has_gone_on(&ida, &table, game.plies() as u64).await);
    let page = ida.page(&format!("/t/{table}")).await;
    assert!(page.contains("id=\"given\""), "the page says what was answered, and why");
}

/// An answer that everybody can see to be the only one is no secret.
#[tokio::test(flavor = "multi_thread")]
async fn what_everybody_sees_is_answered_at_once() {
    let site = Site::open().await;
    let (ida, nils, table) =
        two_at(&site, &[("game", "invazions"), ("seat1", "me"), ("seat2", "link")]).await;
    let game = until("invazions", 2, is_plain);
    let seat = game.to_act().first().unwrap();
    let table = put(&site, &table, game.as_ref(), None).await;
    assert!(has_gone_on(&ida, &table, game.plies() as u64).await);
    let whose = if seat == Seat(0) { &ida } else { &nils };
    let page = whose.page(&format!("/t/{table}")).await;
    assert!(page.contains("id=\"given\""), "the page says what was answered, and why");
}

async fn has_gone_on(person: &Person, table: &str, from: u64) -> bool {
    for _ in 0..50 {
        if from < person.sees(table).await["plies"].as_u64().unwrap() {
            return true;
        }
        tokio::time::sleep(A_WHILE / 8).await;
    }
    false
}
