//! Tables at which nothing happens sleep, and nobody notices.

use std::time::Duration;

use crate::support::{Person, Site, pick, play_on, quick, store_in, three_at, two_at_a_table};
use serde_json::Value;
use server::Config;
use tabletop::Record;

/// Tables sleep almost at once.
fn sleepy() -> Config {
    Config { idle: Duration::from_millis(1), remind: Duration::ZERO, ..quick() }
}

async fn sleepy_site() -> Site {
    Site::open_with(tempfile::tempdir().unwrap(), sleepy()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_at_a_table_that_sleeps_whenever_it_can() {
    let site = sleepy_site().await;
    let (ida, nils, table) = two_at_a_table(&site).await;
    let seen = play_on(&[&ida, &nils], &table, |_| false).await;
    let text = ida.page(&format!("/t/{table}/record")).await;
    let record: Record = text.parse().unwrap();
    let played = catalogue::replay(&record, None).unwrap();
    assert_eq!(seen.last().unwrap()["outcome"], played.outcome().unwrap().to_string());
}

/// Waits until the store knows that nothing will happen at the table by itself.
async fn rests(site: &Site, table: &str) {
    let store = store_in(site.folder.path()).await;
    while !store.table(table).await.unwrap().unwrap().at_rest {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(store.restless(1).await.unwrap(), [""; 0], "no server wakes it");
    store.close().await;
}

/// How many tables wait for somebody; this looks at no table.
async fn waiting(person: &Person) -> u64 {
    let told = person.get("/api/v1/me").send().await.unwrap();
    let told: Value = told.json().await.unwrap();
    told["waiting"].as_u64().unwrap_or_else(|| panic!("{told}"))
}

/// The table waits for those who are asked, and for nobody else.
async fn is_right(people: &[Person; 3], table: &str) {
    let mut counts = Vec::new();
    for person in people {
        counts.push(waiting(person).await);
    }
    let data = people[0].sees(table).await;
    let asked = data["asked"].as_array().unwrap();
    let asked = (0..3).map(|seat| u64::from(asked.contains(&Value::from(seat))));
    assert_eq!(counts, asked.collect::<Vec<_>>());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_sleeps_calls_those_for_whom_it_waits() {
    let mut site = sleepy_site().await;
    let (mut people, table) = three_at(&site, &[]).await;
    for turn in 0..6 {
        rests(&site, &table).await;
        is_right(&people, &table).await;
        // So does one that has slept since the server was started.
        rests(&site, &table).await;
        site = Site::open_with(site.close().await, sleepy()).await;
        people = people.map(|it| it.moved(&site));
        is_right(&people, &table).await;
        for person in &people {
            let data = person.sees(&table).await;
            if let Some(mv) = pick(&data, turn) {
                person.plays(&table, data["seq"].as_u64().unwrap(), &mv).await;
            }
        }
    }
}
