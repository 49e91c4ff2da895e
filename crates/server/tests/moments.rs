//! Moments at which one side may interrupt the other. The table waits there for whoever is asked,
//! unless they ordered otherwise beforehand.

use std::time::Duration;

use crate::support::{Person, Site, pick, two_at};
use serde_json::Value;

/// Much longer than a bot takes in these tests.
const A_WHILE: Duration = Duration::from_millis(900);

const AGAINST_A_HORDE: [(&str, &str); 3] =
    [("game", "invazions"), ("seat1", "me"), ("seat2", "link")];

async fn plies(person: &Person, table: &str) -> u64 {
    person.sees(table).await["plies"].as_u64().unwrap()
}

/// Plays on until the human side is asked whether it interrupts.
async fn to_a_moment(human: &Person, horde: &Person, table: &str) {
    for turn in 0..2000 {
        for person in [human, horde] {
            let data = person.sees(table).await;
            if data["view"]["stage"]["stage"] == "bravery" {
                return;
            }
            if let Some(mv) = pick(&data, turn) {
                person.plays(table, data["seq"].as_u64().unwrap(), &mv).await;
            }
        }
    }
    panic!("nobody may interrupt");
}

/// IZ 3.6: the choice is the player's own, however long it takes.
#[tokio::test(flavor = "multi_thread")]
async fn a_moment_waits_for_who_is_asked() {
    let site = Site::open().await;
    let (human, horde, table) = two_at(&site, &AGAINST_A_HORDE).await;
    to_a_moment(&human, &horde, &table).await;
    let _page = human.get(&format!("/t/{table}/stream")).send().await.unwrap();
    let before = plies(&human, &table).await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(plies(&human, &table).await, before);
}

const BESIDE_A_BOT: [(&str, &str); 6] = [
    ("game", "invazions"),
    ("seat1", "bot"),
    ("bot1", "cadet"),
    ("seat2", "bot"),
    ("bot2", "cadet"),
    ("seat3", "me"),
];

/// Plays on until a bot has proposed something; returns the proposal.
async fn to_a_proposal(horde: &Person, table: &str) -> String {
    for turn in 0..2000 {
        let data = horde.sees(table).await;
        let proposal = &data["view"]["talk"]["proposal"];
        if proposal["from"] == 1 {
            return proposal["plans"][0].as_str().unwrap().to_string();
        }
        if let Some(mv) = pick(&data, turn) {
            horde.plays(table, data["seq"].as_u64().unwrap(), &mv).await;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the bot proposes nothing");
}

/// IZ 4.4: a bot in a lower seat proposes, waits for the answer of a person, and keeps to it.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_waits_for_its_ally() {
    let site = Site::open().await;
    let horde = site.somebody();
    let table = horde.opens(&BESIDE_A_BOT).await;
    let plan = to_a_proposal(&horde, &table).await;
    let before = plies(&horde, &table).await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(plies(&horde, &table).await, before, "it waits");
    let place = plan.strip_prefix("go B ").expect("first it goes somewhere");
    let seq = horde.sees(&table).await["seq"].as_u64().unwrap();
    horde.plays(&table, seq, "agree").await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(horde.sees(&table).await["view"]["hordes"][0]["at"], place);
}

/// IZ 3.7: an answer that was ordered beforehand is given at once.
#[tokio::test(flavor = "multi_thread")]
async fn who_wants_to_play_on_is_not_waited_for() {
    let site = Site::open().await;
    let (human, horde, table) = two_at(&site, &AGAINST_A_HORDE).await;
    to_a_moment(&human, &horde, &table).await;
    let data = human.sees(&table).await;
    let orders = data["view"]["asides"].as_array().unwrap().iter().filter_map(Value::as_str);
    let before = plies(&human, &table).await;
    for order in orders.filter(|it| it.starts_with("go-on")) {
        let seq = human.sees(&table).await["seq"].as_u64().unwrap();
        human.plays(&table, seq, order).await;
    }
    tokio::time::sleep(A_WHILE).await;
    let data = human.sees(&table).await;
    assert!(before < data["plies"].as_u64().unwrap());
    assert_ne!(data["view"]["stage"]["stage"], "bravery");
}
