//! Looking back over HTTP: every moment as it was seen, with one's own eyes while the game runs,
//! with everybody's when it is over; and playing on from such a moment.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::support::{Person, Site, play_on, two_at_a_table};

/// The status and the answer that a program gets when it looks back.
async fn looks_back(person: &Person, table: &str, query: &str) -> (u16, Value) {
    let request = person.get(&format!("/t/{table}/replay?{query}"));
    let answer = request.header("accept", "application/json").send().await.unwrap();
    (answer.status().as_u16(), answer.json().await.unwrap())
}

/// The views by their version. What is asked is left out, since more than a move can change that.
fn views(seen: &[Value]) -> BTreeMap<u64, Value> {
    seen.iter().map(|it| (it["plies"].as_u64().unwrap(), it["view"].clone())).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_moment_is_shown_as_it_was_seen() {
    let site = Site::open().await;
    let ida = site.somebody();
    let table = ida.opens(&[("game", "pulp"), ("seat1", "me")]).await;
    let seen = play_on(&[&ida], &table, |_| false).await;
    for (ply, view) in views(&seen) {
        let (status, then) = looks_back(&ida, &table, &format!("ply={ply}")).await;
        assert_eq!((status, &then["view"]), (200, &view), "after {ply} moves");
    }
    let page = ida.page(&format!("/t/{table}/replay?ply=3")).await;
    assert!(page.contains("data-ply=\"3\"") && !page.contains("name=\"move\" value"), "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_of_the_log_leads_to_its_moment() {
    let site = Site::open().await;
    let ida = site.somebody();
    let table = ida.opens(&[("game", "pulp"), ("seat1", "me")]).await;
    play_on(&[&ida], &table, |_| false).await;
    let last = ida.page(&format!("/t/{table}/replay?ply=100000")).await;
    let told: u64 = number(&last, "data-told=\"");
    let mut plies = Vec::new();
    for line in [1, told / 3, told / 2, told] {
        let (_, then) = looks_back(&ida, &table, &format!("line={line}")).await;
        let ply = then["ply"].as_u64().unwrap();
        let page = ida.page(&format!("/t/{table}/replay?ply={ply}")).await;
        assert!(line <= number(&page, "data-told=\""), "line {line} is written by move {ply}");
        plies.push(ply);
    }
    assert!(plies.is_sorted() && plies[0] < plies[3], "{plies:?}");
}

/// The number that follows `mark` in a page.
fn number(page: &str, mark: &str) -> u64 {
    let digits = page.split(mark).nth(1).unwrap().chars().take_while(char::is_ascii_digit);
    digits.collect::<String>().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn while_a_game_runs_everybody_has_their_own_eyes() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at_a_table(&site).await;
    play_on(&[&ida, &nils], &table, |it| 6 < it["plies"].as_u64().unwrap()).await;
    let (status, own) = looks_back(&nils, &table, "ply=4").await;
    assert_eq!((status, &own["seat"]), (200, &Value::from(1)));
    let (status, named) = looks_back(&nils, &table, "ply=4&seat=2").await;
    // A bot may have played meanwhile, but the moment and what was told of it stay the same.
    assert_eq!((status, &named["view"], &named["told"]), (200, &own["view"], &own["told"]));
    for seat in [0, 1, 3] {
        let (status, heard) = looks_back(&nils, &table, &format!("ply=4&seat={seat}")).await;
        assert_eq!(status, 403, "{heard}");
    }
    let stranger = site.somebody();
    assert_eq!(looks_back(&stranger, &table, "ply=1").await.0, 403);
    let on = [("ply", "2"), ("seat", "2"), ("level", "cadet")];
    assert_eq!(nils.send(&format!("/t/{table}/replay"), &on).await.0, 409);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_played_on_from_one_of_its_moments() {
    let site = Site::open().await;
    let (ida, nils, table) = two_at_a_table(&site).await;
    play_on(&[&ida, &nils], &table, |_| false).await;
    let (_, then) = looks_back(&ida, &table, "ply=5&seat=2").await;
    let answer = ida
        .must(&format!("/t/{table}/replay"), &[("ply", "5"), ("seat", "2"), ("level", "cadet")])
        .await;
    let new = answer["table"].as_str().unwrap().to_string();
    let seen = ida.sees(&new).await;
    assert_ne!(new, table);
    assert_eq!((&seen["seat"], &seen["replay"]), (&Value::from(1), &Value::from(true)));
    let page = async |table: &str| ida.page(&format!("/t/{table}?lang=en")).await;
    assert!(page(&new).await.contains("Past game, on from move 6"));
    let (_, begun) = looks_back(&ida, &new, "ply=5").await;
    assert_eq!((&begun["view"], &begun["told"]), (&then["view"], &then["told"]));
    play_on(&[&ida], &new, |_| false).await;
    assert_eq!(ida.sees(&new).await["status"], "finished");
    // Its deal from the start is no game played on.
    let answer = ida.must(&format!("/t/{new}/same-deal"), &[]).await;
    assert!(page(answer["table"].as_str().unwrap()).await.contains("Same deal again"));
    let last = then["plies"].as_u64().unwrap().to_string();
    let over = [("ply", last.as_str()), ("seat", "2"), ("level", "cadet")];
    assert_eq!(ida.send(&format!("/t/{table}/replay"), &over).await.0, 422);
}

/// The status of the board of a future, and the page.
async fn looks_ahead(person: &Person, table: &str, query: &str) -> (u16, String) {
    let answer = person.get(&format!("/t/{table}/future?{query}")).send().await.unwrap();
    (answer.status().as_u16(), answer.text().await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn what_might_have_come_is_seen_when_the_game_is_over() {
    let site = Site::open().await;
    let ida = site.somebody();
    let table = ida.opens(&[("game", "pulp"), ("seat1", "me")]).await;
    play_on(&[&ida], &table, |it| 6 < it["plies"].as_u64().unwrap()).await;
    assert_eq!(looks_ahead(&ida, &table, "ply=2").await.0, 409, "the game still runs");
    let seen = play_on(&[&ida], &table, |_| false).await;
    let stranger = site.somebody();
    assert_eq!(looks_ahead(&stranger, &table, "ply=2").await.0, 403);
    let (status, came) = looks_ahead(&ida, &table, "ply=2").await;
    assert_eq!(status, 200, "{came}");
    assert!(!came.contains("name=\"move\" value"), "nothing can be done there");
    assert_eq!(looks_ahead(&ida, &table, "ply=2&move=fly").await.0, 422, "nobody could fly");
    assert_eq!(looks_ahead(&ida, &table, "ply=100000").await.0, 422);
    let (status, might) = looks_ahead(&ida, &table, &another_move(&seen)).await;
    assert_eq!(status, 200, "{might}");
}

/// The query about a move that was offered at some time.
fn another_move(seen: &[Value]) -> String {
    let offered = |it: &Value| it["view"]["moves"].as_array().map_or(0, Vec::len);
    let then = seen.iter().find(|it| 1 < offered(it)).expect("a choice");
    let other = then["view"]["moves"][1].as_str().expect("a text").replace(' ', "%20");
    format!("ply={}&move={other}", then["plies"])
}

/// The status of a page of a table, its type, and the page.
async fn pictures(person: &Person, table: &str, page: &str) -> (u16, String, String) {
    let answer = person.get(&format!("/t/{table}/{page}")).send().await.unwrap();
    let kind = answer.headers()["content-type"].to_str().unwrap().to_string();
    (answer.status().as_u16(), kind, answer.text().await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_story_of_a_game_is_drawn_when_it_is_over() {
    let site = Site::open().await;
    let ida = site.somebody();
    let table = ida.opens(&[("game", "pulp"), ("seat1", "me")]).await;
    play_on(&[&ida], &table, |it| 6 < it["plies"].as_u64().unwrap()).await;
    for page in ["comic", "comic.svg"] {
        assert_eq!(pictures(&ida, &table, page).await.0, 403, "the game still runs");
    }
    play_on(&[&ida], &table, |_| false).await;
    let stranger = site.somebody();
    let (status, _, page) = pictures(&stranger, &table, "comic").await;
    assert_eq!((status, page.matches("class=\"comic-panel\"").count()), (200, 6));
    let (status, kind, sheet) = pictures(&stranger, &table, "comic.svg").await;
    assert_eq!((status, kind.as_str()), (200, "image/svg+xml"));
    assert!(!sheet.contains("/assets/"), "it asks for nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_story_of_the_deal_of_a_day_is_drawn_when_the_day_is_over() {
    let site = Site::open().await;
    let ida = site.somebody();
    let table = ida.must("/daily/pulp", &[]).await["table"].as_str().unwrap().to_string();
    play_on(&[&ida], &table, |_| false).await;
    for page in ["comic", "comic.svg"] {
        assert_eq!(pictures(&ida, &table, page).await.0, 409, "others play it today");
    }
}
