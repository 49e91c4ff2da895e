//! Studies, in a file and in PostgreSQL: chapters, notes, what is too many, and what goes.

#[path = "support/place.rs"]
mod place;
#[path = "support/sample.rs"]
mod sample;

use place::Place;
use store::{NewStudy, NewTable, Person, Status, Store, StudyNote};

fn study(id: &str, listed: bool) -> NewStudy {
    let (name, about, author) = ("Endings".into(), String::new(), "ida".into());
    NewStudy { id: id.into(), name, about, listed, author }
}

fn note(chapter: i64, ply: i64, words: &str) -> StudyNote {
    StudyNote { chapter, ply, words: words.into(), marks: "a b>c".into() }
}

/// Ida with a study, one finished game and one that runs.
async fn opened(place: &Place) -> Store {
    let store = place.open().await;
    let ida = Person { id: "ida".into(), name: "Ida".into(), lang: "fr".into() };
    store.add_person(&ida).await.unwrap();
    for (id, status) in [("over", Status::Finished), ("runs", Status::Running)] {
        store.add_table(&NewTable { status, ..sample::table(id) }).await.unwrap();
    }
    assert!(store.add_study(&study("s", true), 2).await.unwrap());
    store
}

async fn chapters_hold_finished_games(store: &Store) {
    assert!(store.studies("nils", 9).await.unwrap().is_empty(), "it has no chapter yet");
    assert_eq!(store.add_chapter("s", "runs", ("No", 0), 2).await.unwrap(), None);
    assert_eq!(store.add_chapter("s", "over", ("One", 0), 2).await.unwrap(), Some(1));
    assert_eq!(store.add_chapter("s", "over", ("Two", 1), 2).await.unwrap(), Some(2));
    assert_eq!(store.add_chapter("s", "over", ("Three", 1), 2).await.unwrap(), None);
    store.set_chapter("s", 2, "Second", 2).await.unwrap();
    assert_eq!(store.studies("nils", 9).await.unwrap()[0].chapters, 2);
    let facts = store.study("s").await.unwrap().unwrap();
    let last = facts.chapters.last().unwrap();
    assert_eq!((last.name.as_str(), last.eyes, last.game.as_str()), ("Second", 2, "harbour"));
    assert_eq!(facts.author_name, "Ida");
}

async fn a_moment_has_one_note(store: &Store) {
    for words in ["first", "second"] {
        assert!(store.set_note("s", &note(1, 4, words), 2).await.unwrap());
    }
    assert!(store.set_note("s", &note(1, 2, "before"), 2).await.unwrap());
    a_chapter_has_room_for_two(store).await;
    let notes = store.study("s").await.unwrap().unwrap().notes;
    assert_eq!(notes, [note(1, 2, "before"), note(1, 4, "third")]);
    an_empty_note_is_none(store).await;
}

async fn a_chapter_has_room_for_two(store: &Store) {
    assert!(!store.set_note("s", &note(1, 9, "too many"), 2).await.unwrap());
    assert!(!store.set_note("s", &note(7, 1, "no such chapter"), 2).await.unwrap());
    assert!(store.set_note("s", &note(1, 4, "third"), 2).await.unwrap(), "in its place");
}

async fn an_empty_note_is_none(store: &Store) {
    let empty = StudyNote { marks: String::new(), ..note(1, 2, "") };
    assert!(store.set_note("s", &empty, 2).await.unwrap());
    assert_eq!(store.study("s").await.unwrap().unwrap().notes.len(), 1);
}

async fn all_of_it_goes(store: &Store) {
    assert!(store.add_study(&study("t", false), 2).await.unwrap());
    assert!(!store.add_study(&study("u", false), 2).await.unwrap(), "two are the most");
    assert_eq!(store.studies("ida", 9).await.unwrap().len(), 2);
    let told = store.dossier("ida").await.unwrap();
    assert_eq!(told["notes"][0]["words"], "third");
    a_chapter_takes_its_notes_along(store).await;
    store.remove_study("t").await.unwrap();
    assert!(store.set_note("s", &note(2, 1, "last"), 2).await.unwrap());
    store.forget("ida", "nobody").await.unwrap();
    assert_eq!(store.study("s").await.unwrap(), None);
}

async fn a_chapter_takes_its_notes_along(store: &Store) {
    store.remove_chapter("s", 1).await.unwrap();
    let facts = store.study("s").await.unwrap().unwrap();
    assert_eq!((facts.chapters.len(), facts.notes.len()), (1, 0));
}

async fn a_study_grows(place: &Place) {
    let store = opened(place).await;
    chapters_hold_finished_games(&store).await;
    a_moment_has_one_note(&store).await;
    all_of_it_goes(&store).await;
}

#[tokio::test]
async fn a_study_grows_in_a_file() {
    a_study_grows(&Place::file()).await;
}

#[tokio::test]
async fn a_study_grows_on_postgres() {
    if let Some(place) = Place::server() {
        a_study_grows(&place).await;
    }
}
