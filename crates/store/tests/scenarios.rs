//! Published scenarios, in a file and in PostgreSQL: votes, plays, measures, and what goes.

#[path = "support/place.rs"]
mod place;
#[path = "support/sample.rs"]
mod sample;

use place::Place;
use store::{NewScenario, NewTable, Person, Status, Store};

fn scenario(id: &str, line: &str) -> NewScenario {
    let (game, name, author) = ("harbour".into(), "Storm".into(), "ida".into());
    NewScenario {
        id: id.into(),
        game,
        players: 2,
        line: line.into(),
        file: None,
        name,
        about: String::new(),
        author,
    }
}

/// Ida with a published scenario.
async fn opened(place: &Place) -> Store {
    let store = place.open().await;
    for id in ["ida", "nils"] {
        let person = Person { id: id.into(), name: format!("N-{id}"), lang: "fr".into() };
        store.add_person(&person).await.unwrap();
    }
    assert!(store.add_scenario(&scenario("s", "a;b"), 2).await.unwrap());
    store
}

async fn one_line_is_one_scenario(store: &Store) {
    assert!(!store.add_scenario(&scenario("t", "a;b"), 2).await.unwrap(), "it is there");
    assert!(store.add_scenario(&scenario("t", "c"), 2).await.unwrap());
    assert!(!store.add_scenario(&scenario("u", "d"), 2).await.unwrap(), "two are the most");
    assert_eq!(store.scenario_of("harbour", "c").await.unwrap().as_deref(), Some("t"));
    assert_eq!(store.scenario_of("market", "c").await.unwrap(), None);
}

/// A card file is kept under the hash of its cards.
async fn card_files_are_kept(store: &Store) {
    let cards = NewScenario { author: "nils".into(), ..scenario("cards", "hash-of-cards") };
    let cards = NewScenario { file: Some("card = 1".into()), ..cards };
    assert!(store.add_scenario(&cards, 2).await.unwrap());
    assert_eq!(store.card_file("hash-of-cards").await.unwrap(), "card = 1");
    assert!(store.scenario("cards", "").await.unwrap().unwrap().is_cards());
    assert!(!store.scenario("s", "").await.unwrap().unwrap().is_cards());
    store.remove_scenario("cards").await.unwrap();
    assert_eq!(store.card_file("hash-of-cards").await.unwrap(), "card = 1", "tables need it");
}

async fn who_likes_it_votes_once(store: &Store) {
    for on in [true, true] {
        store.vote("t", "nils", on).await.unwrap();
    }
    let first = store.scenarios("nils", 9).await.unwrap().remove(0);
    assert_eq!((first.id.as_str(), first.votes, first.is_voted()), ("t", 1, true));
    assert!(!store.scenario("t", "ida").await.unwrap().unwrap().is_voted());
    store.vote("t", "nils", false).await.unwrap();
    assert_eq!(store.scenario("t", "nils").await.unwrap().unwrap().votes, 0);
}

async fn games_that_ended_are_plays(store: &Store) {
    for (id, status) in [("over", Status::Finished), ("runs", Status::Running)] {
        store.add_table(&NewTable { status, ..sample::table(id) }).await.unwrap();
        store.note_scenario("harbour", "a;b", id).await.unwrap();
    }
    store.note_scenario("harbour", "unknown", "over").await.unwrap();
    assert_eq!(store.scenario("s", "").await.unwrap().unwrap().plays, 1);
}

async fn what_is_measured_is_counted_once(store: &Store) {
    let next = async |by: &str| store.scenario_to_measure("harbour", by, 3).await.unwrap();
    let first = next("rules 1").await.unwrap();
    assert_eq!((first.id.as_str(), first.games), ("s", 0));
    // Two servers play the same games.
    for _ in 0..2 {
        store.measure_scenario(&first, "rules 1", (2, 1)).await.unwrap();
    }
    assert_eq!(next("rules 1").await.unwrap().id, "t", "less is known of it");
    let facts = store.scenario("s", "").await.unwrap().unwrap();
    assert_eq!((facts.measured.as_str(), facts.games, facts.won), ("rules 1", 2, 1));
    new_rules_measure_anew(store).await;
}

async fn new_rules_measure_anew(store: &Store) {
    let next = async || store.scenario_to_measure("harbour", "rules 2", 3).await.unwrap();
    for _ in 0..2 {
        let known = next().await.unwrap();
        store.measure_scenario(&known, "rules 2", (3, 2)).await.unwrap();
    }
    assert_eq!(next().await, None, "enough is known of both");
    let facts = store.scenario("s", "").await.unwrap().unwrap();
    assert_eq!((facts.games, facts.won), (3, 2));
}

async fn it_goes_with_its_author(store: &Store) {
    store.vote("s", "nils", true).await.unwrap();
    assert_eq!(store.dossier("nils").await.unwrap()["votes"][0]["scenario"], "s");
    store.remove_scenario("t").await.unwrap();
    assert_eq!(store.scenarios("", 9).await.unwrap().len(), 1);
    store.forget("ida", "nobody").await.unwrap();
    assert!(store.scenarios("", 9).await.unwrap().is_empty());
}

async fn a_gallery_fills(place: &Place) {
    let store = opened(place).await;
    one_line_is_one_scenario(&store).await;
    card_files_are_kept(&store).await;
    who_likes_it_votes_once(&store).await;
    games_that_ended_are_plays(&store).await;
    what_is_measured_is_counted_once(&store).await;
    it_goes_with_its_author(&store).await;
}

#[tokio::test]
async fn a_gallery_fills_in_a_file() {
    a_gallery_fills(&Place::file()).await;
}

#[tokio::test]
async fn a_gallery_fills_on_postgres() {
    if let Some(place) = Place::server() {
        a_gallery_fills(&place).await;
    }
}
