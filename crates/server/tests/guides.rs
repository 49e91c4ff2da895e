//! First games over HTTP: the table plays its part, the newcomer theirs, and nothing else happens.

use crate::support::{Person, Site};
use room::script::By;
use serde_json::Value;
use web::guide::Guide;

/// Sends a move again and again until the table has come to where it is asked for; then the table
/// stays there.
async fn insists(person: &Person, table: &str, mv: &str) {
    let mut last = Value::Null;
    for _ in 0..3000 {
        let seq = person.sees(table).await["seq"].as_u64().unwrap();
        let (status, answer) = person.plays(table, seq, mv).await;
        if status == 200 {
            return;
        }
        last = answer;
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("{mv} is never asked for: {last}");
}

/// Looks until the page shows this.
async fn shown(person: &Person, table: &str, what: &str) -> String {
    for _ in 0..3000 {
        let page = person.page(&format!("/t/{table}")).await;
        if page.contains(what) {
            return page;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    panic!("the page never shows {what}");
}

/// The moves of the newcomer.
fn own(guide: &Guide) -> impl Iterator<Item = &str> {
    guide.script.lines.iter().filter(|it| it.by != By::Table).map(|it| it.mv.as_str())
}

async fn begin(person: &Person, id: &str) -> String {
    let opened = person.must(&format!("/guide/{id}"), &[]).await;
    opened["table"].as_str().expect("a table").to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_first_game_comes_to_its_end_and_is_played_on() {
    let site = Site::open().await;
    for guide in Guide::all() {
        let ida = site.somebody();
        let table = begin(&ida, guide.id).await;
        for mv in own(guide) {
            insists(&ida, &table, mv).await;
        }
        shown(&ida, &table, "guide-onwards").await;
        let data = ida.sees(&table).await;
        let mv = data["view"]["moves"][0].as_str().expect("a move of one's own");
        insists(&ida, &table, mv).await;
        let page = ida.page(&format!("/t/{table}")).await;
        assert!(!page.contains("id=\"guide\""), "{}: the script is over", guide.id);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn other_moves_wait_and_wrong_ones_are_refused_as_ever() {
    let site = Site::open().await;
    let ida = site.somebody();
    let guide = Guide::of("oh-no").expect("a guide");
    let table = begin(&ida, guide.id).await;
    shown(&ida, &table, "data-guided").await;
    let data = ida.sees(&table).await;
    let seq = data["seq"].as_u64().unwrap();
    let first = own(guide).next().expect("a step");
    let offered = data["view"]["moves"].as_array().expect("moves").iter();
    let other = offered.filter_map(Value::as_str).find(|it| *it != first).expect("a choice");
    let (status, answer) = ida.plays(&table, seq, other).await;
    assert_eq!((status, answer["error"].as_str()), (422, Some("guide-hold")), "{answer}");
    let (status, answer) = ida.plays(&table, seq, "finish red-cannon").await;
    assert_eq!(status, 422, "{answer}");
    let rule = answer["rule"].as_str().expect("the rule that decides it");
    assert_eq!(rule, format!("/rules/oh-no#{}", answer["section"].as_str().unwrap()));
    assert_eq!(ida.sees(&table).await["seq"], data["seq"], "nothing has changed");
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_and_cards_of_every_game_are_read_in_both_languages() {
    let site = Site::open().await;
    let ida = site.somebody();
    for game in catalogue::GAMES {
        for lang in ["fr", "en"] {
            let page = ida.page(&format!("/rules/{}?lang={lang}", game.id)).await;
            assert!(page.contains("id=\"1.1\"") && page.contains("id=\"8.1\""), "{}", game.id);
            let page = ida.page(&format!("/cards/{}?lang={lang}", game.id)).await;
            assert!(page.contains("class=\"exhibit"), "{}", game.id);
        }
    }
    assert_eq!(ida.get("/rules/chess").send().await.unwrap().status(), 404);
}
