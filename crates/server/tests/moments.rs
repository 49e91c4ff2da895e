//! Moments at which one side may interrupt the other pass by themselves, as long as nobody is away.

mod support;

use std::time::Duration;

use support::{Person, Site, pick, two_at};

/// Longer than a moment lasts here.
const A_WHILE: Duration = Duration::from_millis(900);

const AGAINST_A_HORDE: [(&str, &str); 3] =
    [("game", "invazions"), ("seat1", "me"), ("seat2", "link")];

async fn plies(person: &Person, table: &str) -> u64 {
    person.sees(table).await["plies"].as_u64().unwrap()
}

/// Plays on until the human side is asked whether it interrupts.
async fn to_a_moment(human: &Person, horde: &Person, table: &str) {
    for turn in 0..2000 {
        if human.page(&format!("/t/{table}")).await.contains("id=\"lapse\"") {
            return;
        }
        for person in [human, horde] {
            let data = person.sees(table).await;
            if let Some(mv) = pick(&data, turn) {
                person.plays(table, data["seq"].as_u64().unwrap(), &mv).await;
            }
        }
    }
    panic!("nobody may interrupt");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_moment_passes_for_who_is_there() {
    let site = Site::open().await;
    let (human, horde, table) = two_at(&site, &AGAINST_A_HORDE).await;
    to_a_moment(&human, &horde, &table).await;
    let before = plies(&human, &table).await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(plies(&human, &table).await, before, "who is away is waited for");

    let _page = human.get(&format!("/t/{table}/stream")).send().await.unwrap();
    // Whenever it passes, it does.
    while plies(&human, &table).await == before {
        tokio::time::sleep(A_WHILE).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_for_time_has_more() {
    let site = Site::open().await;
    let (human, horde, table) = two_at(&site, &AGAINST_A_HORDE).await;
    to_a_moment(&human, &horde, &table).await;
    let hold = format!("/t/{table}/hold");
    assert_eq!(horde.send(&hold, &[]).await.0, 409, "it is not for the horde to interrupt");
    let offers_time =
        async || human.page(&format!("/t/{table}")).await.contains("Je réfléchis</button>");
    assert!(offers_time().await);
    human.must(&hold, &[]).await;
    assert!(!offers_time().await, "it is given once");
}
