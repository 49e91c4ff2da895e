//! A victory is written into the Journal de l'Espace, even if the server is killed at that moment.

mod support;

use store::{NewTable, Person, Played, Sitter, Status};
use support::{Site, store_in};
use tempfile::TempDir;
use tabletop::{Chance, Seat, Seed, Verdict};

/// Five players who do whatever comes to mind.
fn carefree(seed: Seed, number: u64) -> Box<dyn catalogue::Table> {
    let mut game = catalogue::open("oh-no", 5, &[("level", "0")], None, seed).unwrap();
    let mut chance = Chance::from_number(number);
    while let Some(seat) = game.to_act().first() {
        let moves = game.legal_moves(seat);
        game.play(seat, &[chance.pick(&moves).as_str()]).unwrap();
    }
    game
}

/// A game of easy aliens that they win by luck, and its seed.
fn won() -> (Seed, Box<dyn catalogue::Table>) {
    let lucky = |number: &u64| {
        let game = carefree(Seed::from_number(*number), *number);
        game.outcome().unwrap().verdict(Seat(0)) == Verdict::Won
    };
    let number = (0..100_000).find(lucky).expect("somebody is lucky");
    (Seed::from_number(number), carefree(Seed::from_number(number), number))
}

/// A folder with `game` as a running table of Ida and bots, every move of it stored.
async fn stored(id: &str, seed: Seed, game: &dyn catalogue::Table, rules: u32) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let store = store_in(folder.path()).await;
    let ida = Person { id: "ida".into(), name: "Ida".into(), lang: "fr".into() };
    store.add_person(&ida).await.unwrap();
    let cards = catalogue::cards("oh-no", None).unwrap();
    let mut seats = vec![Sitter::Bot("random".into()); game.players().into()];
    seats[0] = Sitter::Person { id: ida.id.clone(), name: ida.name };
    let options = game.options().into_iter().map(|(key, value)| (key.to_string(), value));
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
    };
    store.add_table(&table).await.unwrap();
    let played = (0..game.plies()).map(|ply| game.entry(ply));
    let played: Vec<Played> = played.map(|(seat, mv)| Played { seat: seat.0, mv }).collect();
    store.append(id, 0, &played).await.unwrap();
    store.close().await;
    folder
}

fn rules() -> u32 {
    catalogue::info("oh-no").unwrap().rules_revision
}

/// All moves are stored, but nobody noted yet that the game is over.
#[tokio::test(flavor = "multi_thread")]
async fn a_victory_enters_the_journal() {
    let (seed, game) = won();
    let site = Site::open_in(stored("victory", seed, game.as_ref(), rules()).await).await;
    let somebody = site.somebody();
    let page = somebody.page("/journal?lang=fr").await;
    assert!(page.contains("Ida") && page.contains("/t/victory"), "{page}");
    assert!(somebody.page("/?lang=fr").await.contains("Ida"));
    let data = somebody.sees("victory").await;
    assert_eq!(data["status"], "finished");
    assert_eq!(data["outcome"], game.outcome().unwrap().to_string());

    // Started once more, it is not written twice.
    let site = Site::open_in(site.close().await).await;
    let page = site.somebody().page("/journal").await;
    assert_eq!(page.matches("/t/victory").count(), 1);
}

/// A table of other rules is closed with the reason, and can still be read and exported.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_other_rules_is_closed() {
    let seed = Seed::from_number(1);
    let early = carefree(seed, 1).at(3);
    let site = Site::open_in(stored("old", seed, early.as_ref(), 999).await).await;
    let reader = site.somebody();
    let page = reader.page("/t/old?lang=en").await;
    assert!(page.contains("older revision of the rules"), "{page}");
    assert!(page.contains(&early.entry(0).1), "{page}");
    assert_eq!(reader.sees("old").await["status"], "closed");
    assert!(reader.page("/t/old/record").await.contains("rules 999"));
}
