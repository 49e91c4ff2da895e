//! Where all decide at once, nobody's page is out of date because of what it may not show, and no
//! number on it tells that somebody has answered.

mod support;

use serde_json::Value;
use support::{Person, Site, two_at};

const BOTH_AT_ONCE: [(&str, &str); 4] =
    [("game", "xeno"), ("seat1", "me"), ("seat2", "link"), ("option.start", "choice")];

fn seq(data: &Value) -> u64 {
    data["seq"].as_u64().unwrap()
}

/// What numbers tell of the table.
fn numbers(data: &Value) -> (u64, Option<u64>) {
    (seq(data), data["plies"].as_u64())
}

fn first_move(data: &Value) -> String {
    data["view"]["moves"][0].as_str().unwrap().to_string()
}

fn is_asked(data: &Value) -> bool {
    !data["view"]["moves"].as_array().unwrap().is_empty()
}

/// Plays on for somebody until nothing more is asked of them, for as long as the other has not
/// answered; says what the other saw after each of the moves.
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

/// When the last answer is in, everybody learns it, and pages from before are out of date.
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

/// The numbers are found again when the server comes back.
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
