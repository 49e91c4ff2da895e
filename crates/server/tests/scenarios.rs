//! Published scenarios over HTTP: what is published, votes, plays, and what bots measure.

use std::time::{Duration, Instant};

use crate::support::{AT_LEISURE, Person, Site, play_on, store_in};
use crate::tournaments::signed_up;
use store::{ScenarioFacts, Status, Store};
use tabletop::Record;

/// A scenario for two, and one for nobody.
const TWO: &str = "zombies:vermin,swallower,john-frum;rages:selection,sneak,harangue;\
    humans:survivors*10,janitor,sniper,agent,arsonist;bravery:prophylaxis,capture,gift,stand;\
    research:equipment,virus;locations:canteen,hangar";
const SHORT: &str = "zombies:ogre;rages:swell";

fn form(line: &'static str) -> [(&'static str, &'static str); 4] {
    [("game", "invazions"), ("name", "Two at the gate"), ("about", "Hard."), ("scenario", line)]
}

async fn why(person: &Person, path: &str, fields: &[(&str, &str)]) -> String {
    let (_, answer) = person.send(path, fields).await;
    answer["error"].as_str().unwrap_or_default().to_string()
}

async fn publishes(person: &Person) -> String {
    person.must("/scenarios", &form(TWO)).await["scenario"].as_str().unwrap().to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_published_is_found_and_voted_for() {
    let site = Site::open().await;
    let (ida, nils) =
        (signed_up(site.somebody(), "Ida").await, signed_up(site.somebody(), "Nils").await);
    let id = publishes(&ida).await;
    let path = |what: &str| format!("/scenarios/{id}{what}");
    for on in ["1", "1"] {
        nils.must(&path("/vote"), &[("on", on)]).await;
    }
    let page = site.somebody().page("/scenarios?lang=en").await;
    for part in ["Two at the gate", "for 2 players", "one vote", "never played"] {
        assert!(page.contains(part), "{part}: {page}");
    }
    // Pressed again, the button takes the vote back.
    assert!(
        nils.page(&path("?lang=en")).await.contains(r#"name="on" value="0" aria-pressed="true""#)
    );
    nils.must(&path("/vote"), &[("on", "0")]).await;
    assert!(nils.page(&path("?lang=en")).await.contains("0 votes"));
    assert_eq!(why(&nils, &path("/delete"), &[]).await, "error-scenario-author");
    ida.must("/account/delete", &[("gone", "six white horses")]).await;
    assert_eq!(nils.get(&path("")).send().await.unwrap().status(), 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_played_is_not_published() {
    let site = Site::open().await;
    let ida = signed_up(site.somebody(), "Ida").await;
    assert_eq!(why(&site.somebody(), "/scenarios", &form(TWO)).await, "error-scenario-account");
    assert_eq!(why(&ida, "/scenarios", &form("what?")).await, "error-scenario-wrong");
    assert_eq!(why(&ida, "/scenarios", &form(SHORT)).await, "error-scenario-fit");
    // Those of the rulebook are for any number.
    assert_eq!(why(&ida, "/scenarios", &form("labo")).await, "error-scenario-fit");
    let other = [("game", "xeno"), ("name", "X"), ("scenario", TWO)];
    assert_eq!(why(&ida, "/scenarios", &other).await, "error-scenario-game");
    publishes(&ida).await;
    assert_eq!(why(&ida, "/scenarios", &form(TWO)).await, "error-scenario-known");
}

async fn facts(store: &Store, id: &str) -> ScenarioFacts {
    store.scenario(id, "").await.unwrap().unwrap()
}

/// What is known of a scenario once bots have played it.
async fn measured(store: &Store, id: &str) -> ScenarioFacts {
    let start = Instant::now();
    while facts(store, id).await.games == 0 && start.elapsed() < AT_LEISURE {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    facts(store, id).await
}

/// Tables that are opened with it count once their game is over; bots measure it meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn plays_are_counted_and_bots_measure() {
    let site = Site::open().await;
    let ida = signed_up(site.somebody(), "Ida").await;
    let id = publishes(&ida).await;
    let seats = [("game", "invazions"), ("seat1", "me"), ("seat2", "bot"), ("bot2", "cadet")];
    let table = ida.opens(&[&seats[..], &[("option.scenario", TWO)]].concat()).await;
    let store = store_in(site.folder.path()).await;
    assert_eq!(facts(&store, &id).await.plays, 0);
    ida.must(&format!("/t/{table}/resign"), &[]).await;
    let known = measured(&store, &id).await;
    assert!(0 < known.games && known.won <= known.games, "{known:?}");
    let page = site.somebody().page(&format!("/scenarios/{id}?lang=en")).await;
    assert!(page.contains("Among bots, humans win"), "{page}");
    assert!(page.contains("10 × Survivors") && !page.contains("<code"), "by name: {page}");
}

/// The cards of a game with one number changed.
fn cards_with(game: &str, old: &str, new: &str) -> String {
    let own = catalogue::cards(game, None).unwrap().file;
    assert!(own.contains(old), "{old}");
    own.replacen(old, new, 1)
}

fn card_form<'a>(file: &'a str, players: &'a str) -> [(&'a str, &'a str); 5] {
    [
        ("game", "oh-no"),
        ("name", "Gentle ones"),
        ("about", ""),
        ("cards", file),
        ("players", players),
    ]
}

async fn publishes_cards(person: &Person, file: &str) -> String {
    let answer = person.must("/scenarios", &card_form(file, "3")).await;
    answer["scenario"].as_str().unwrap().to_string()
}

async fn plays_with(person: &Person, id: &str) -> String {
    let answer = person.must(&format!("/scenarios/{id}/play"), &[("others", "bots")]).await;
    answer["table"].as_str().unwrap().to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_are_published_played_and_measured() {
    let site = Site::open().await;
    let ida = signed_up(site.somebody(), "Ida").await;
    // Browsers send lines with two signs at their end.
    let file = cards_with("oh-no", "aliens = 4", "aliens = 2").replace('\n', "\r\n");
    let id = publishes_cards(&ida, &file).await;
    let page = site.somebody().page(&format!("/scenarios/{id}?lang=en")).await;
    assert!(page.contains("What is different"), "{page}");
    assert_eq!(page.matches("Aliens: ").count(), 1, "only what is different: {page}");
    assert!(page.contains("Aliens: 2 instead of 4"), "{page}");
    let whole = site.somebody().page(&format!("/scenarios/{id}/cards")).await;
    assert_eq!(whole, file.replace('\r', ""));
    let table = plays_with(&ida, &id).await;
    let store = store_in(site.folder.path()).await;
    let facts = store.table(&table).await.unwrap().unwrap();
    assert_eq!(store.card_file(&facts.cards).await.unwrap(), whole);
    assert!(ida.page(&format!("/t/{table}?lang=en")).await.contains("Other cards"));
    play_on(&[&ida], &table, |_| false).await;
    let known = measured(&store, &id).await;
    assert!(known.plays == 1 && 0 < known.games && known.won <= known.games, "{known:?}");
    let page = ida.page(&format!("/scenarios/{id}?lang=en")).await;
    assert!(page.contains("games are won") && page.contains("played once"), "{page}");
    let record = ida.page(&format!("/t/{table}/record")).await.parse::<Record>().unwrap();
    assert!(catalogue::replay(&record, Some(&whole)).is_ok());
    assert!(catalogue::replay(&record, None).is_err(), "its cards belong to it");
}

#[tokio::test(flavor = "multi_thread")]
async fn playing_again_takes_the_same_cards_as_long_as_they_are_published() {
    let site = Site::open().await;
    let ida = signed_up(site.somebody(), "Ida").await;
    let file = cards_with("oh-no", "aliens = 4", "aliens = 2");
    let id = publishes_cards(&ida, &file).await;
    let store = store_in(site.folder.path()).await;
    let cards_at = async |table: &str| store.table(table).await.unwrap().unwrap().cards;
    let first = plays_with(&ida, &id).await;
    play_on(&[&ida], &first, |_| false).await;
    let next = ida.must(&format!("/t/{first}/again"), &[]).await["table"].clone();
    let next = next.as_str().unwrap();
    assert_eq!(cards_at(next).await, cards_at(&first).await);
    assert!(ida.page(&format!("/t/{next}?lang=en")).await.contains("Other cards"));
    // A game that runs goes on when its cards are withdrawn.
    ida.must(&format!("/scenarios/{id}/delete"), &[]).await;
    play_on(&[&ida], next, |_| false).await;
    assert_eq!(store.table(next).await.unwrap().unwrap().status, Status::Finished);
    assert_eq!(why(&ida, &format!("/t/{next}/again"), &[]).await, "error-cards-gone");
    let same = ida.must(&format!("/t/{next}/same-deal"), &[]).await["table"].clone();
    assert_eq!(cards_at(same.as_str().unwrap()).await, cards_at(&first).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_that_cannot_be_played_are_not_published() {
    let site = Site::open().await;
    let ida = signed_up(site.somebody(), "Ida").await;
    let own = cards_with("oh-no", "aliens = 4", "aliens = 4");
    let other = cards_with("oh-no", "aliens = 4", "aliens = 3");
    let long = format!("{other}\n#{}", "x".repeat(300_000));
    let wrong = other.replacen("colour = ", "color = ", 1);
    for (file, players, says) in [
        (own.as_str(), "3", "error-cards-own"),
        (&other, "2", "error-cards-players"),
        (&long, "3", "error-too-large"),
        (&wrong, "3", "error-cards-wrong"),
        ("matrix = 1", "3", "error-cards-wrong"),
    ] {
        assert_eq!(why(&ida, "/scenarios", &card_form(file, players)).await, says, "{players}");
    }
    let id = publishes(&ida).await;
    let cards = ida.get(&format!("/scenarios/{id}/cards")).send().await.unwrap();
    assert_eq!(cards.status(), 404, "no card file");
    assert_eq!(ida.send(&format!("/scenarios/{id}/play"), &[]).await.0, 404);
}

/// Whoever types a card file that is wrong keeps all that they typed, with the reason above it.
#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_card_file_stays_in_its_form() {
    let site = Site::open().await;
    let ida = signed_up(site.somebody(), "Ida").await;
    let wrong =
        cards_with("oh-no", "aliens = 4", "aliens = 3").replacen("colour = ", "color = ", 1);
    let form = card_form(&wrong, "4");
    let page = ida.refused_page("/scenarios", &form).await;
    assert!(page.contains("class=\"problems\" role=\"alert\""), "{page}");
    assert!(page.contains("color = ") && page.contains("value=\"4\""), "{page}");
    assert!(page.contains("does not fit: unknown field `color`"), "{page}");
    let name = form.iter().find(|it| it.0 == "name").unwrap().1;
    assert!(page.contains(&format!("value=\"{name}\"")), "{page}");
}
