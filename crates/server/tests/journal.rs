//! A victory is written into the Journal de l'Espace, even if the server is killed at that moment.

use std::sync::Arc;

use crate::support::{Site, store_in};
use oh_no::OhNo;
use oh_no::deck::Cards;
use oh_no::options::{Level, OhNoOptions};
use store::{NewTable, Person, PlayedMove, Sitter, Status};
use tabletop::{CardSet as _, Chance, Game as _, Options as _, Seat, Seated, Seed, Setup, Verdict};
use tempfile::TempDir;

/// Five players whose moves are drawn by their priors, against weak aliens.
fn carefree(cards: &Arc<Cards>, number: u64) -> Seated<OhNo> {
    let options = OhNoOptions { level: Level::Zero, ..OhNoOptions::default() };
    let setup = Setup { players: 5, options };
    let seed = Seed::from_number(number);
    let mut seated = Seated::<OhNo>::new(setup, Arc::clone(cards), seed).unwrap();
    let mut chance = Chance::from_number(number);
    while let Some(seat) = seated.game().to_act().first() {
        let mut moves = Vec::new();
        seated.game().legal_moves(seat, &mut moves);
        seated.play(seat, *chance.pick(&moves)).unwrap();
    }
    seated
}

fn cards() -> Arc<Cards> {
    Arc::new(Cards::parse(Cards::BUILTIN).unwrap())
}

/// Such a game that is won by luck.
fn won() -> Seated<OhNo> {
    let won = |it: &Seated<OhNo>| it.game().outcome().unwrap().verdict(Seat(0)) == Verdict::Won;
    let cards = cards();
    (0..100_000).map(|number| carefree(&cards, number)).find(won).expect("somebody is lucky")
}

/// A folder with `game` as a running table of Ida and bots, every move of it stored.
async fn stored(id: &str, game: &Seated<OhNo>, rules: u32, replay_of: Option<&str>) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let store = store_in(folder.path()).await;
    let ida = Person { id: "ida".into(), name: "Ida".into(), lang: "fr".into() };
    store.add_person(&ida).await.unwrap();
    let cards = catalogue::cards("oh-no", None).unwrap();
    let seed = game.seed();
    let mut seats = vec![Sitter::Bot("random".into()); game.setup().players.into()];
    seats[0] = Sitter::Person { id: ida.id.clone(), name: ida.name, relief: None, beside: false };
    let options = game.setup().options.pairs().into_iter();
    let options = options.map(|(key, value)| (key.to_string(), value));
    let table = NewTable {
        id: id.into(),
        game: "oh-no".into(),
        rules_revision: rules,
        cards: (cards.hash, cards.file),
        options: options.collect(),
        seed: seed.to_string(),
        commitment: seed.commitment(),
        host: ida.id,
        invite_key: "key".into(),
        listed: true,
        lang: "fr".into(),
        seats,
        status: Status::Running,
        replay_of: replay_of.map(str::to_string),
        day: None,
        duel: None,
        tournament: None,
        hints: true,
        clock: None,
        moves: Vec::new(),
    };
    store.add_table(&table).await.unwrap();
    let played = game.entries().iter();
    let played: Vec<PlayedMove> =
        played.map(|it| PlayedMove { seat: it.seat.0, mv: it.mv.to_string() }).collect();
    let write = store::Write::Moves { seq: 0, moves: played, end: None };
    assert!(store.write(id, 0, &[write]).await.unwrap());
    store.close().await;
    folder
}

fn rules() -> u32 {
    catalogue::info("oh-no").unwrap().rules_revision
}

/// All moves are stored, but the server was killed before it noted the end of the game.
#[tokio::test(flavor = "multi_thread")]
async fn a_victory_enters_the_journal() {
    let game = won();
    let site = Site::open_in(stored("victory", &game, rules(), None).await).await;
    let somebody = site.somebody();
    // The table wakes during the first request, which waits for that.
    let data = somebody.sees("victory").await;
    assert_eq!(data["status"], "finished");
    assert_eq!(data["outcome"], game.game().outcome().unwrap().to_string());
    let page = somebody.page("/journal?lang=fr").await;
    assert!(page.contains("Ida") && page.contains("/t/victory"), "{page}");
    assert!(somebody.page("/?lang=fr").await.contains("Ida"));

    // When the server is started again, the victory is not written a second time.
    let site = Site::open_in(site.close().await).await;
    let page = site.somebody().page("/journal").await;
    assert_eq!(page.matches("/t/victory").count(), 1);
}

/// A deal that somebody knew already can be won, but is no victory for the journal.
#[tokio::test(flavor = "multi_thread")]
async fn a_deal_played_again_does_not_enter_the_journal() {
    let site = Site::open_in(stored("again", &won(), rules(), Some("first")).await).await;
    let somebody = site.somebody();
    assert_eq!(somebody.sees("again").await["status"], "finished");
    assert!(!somebody.page("/journal").await.contains("/t/again"));
}

/// A table with other rules is closed with the reason; it can still be read and exported.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_other_rules_is_closed() {
    let early = carefree(&cards(), 1).at(3);
    let site = Site::open_in(stored("old", &early, 999, None).await).await;
    let reader = site.somebody();
    let page = reader.page("/t/old?lang=en").await;
    assert!(page.contains("older revision of the rules"), "{page}");
    assert!(page.contains(&early.entries()[0].mv.to_string()), "{page}");
    assert_eq!(reader.sees("old").await["status"], "closed");
    assert!(reader.page("/t/old/record").await.contains("rules 999"));
}
