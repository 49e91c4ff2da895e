//! Every game that is over has a story in pictures, which stands by itself.

use std::collections::BTreeSet;

use catalogue::Table;
use frame::comic::{ComicPanel, PANELS, chosen};
use frame::data::{Beside, Frame, Here, KnownDeal, LogPart, SeatName};
use scraper::{Html, Selector};
use tabletop::{Chance, Seed, Viewer};
use web::{boards, picture};
use words::Lang;

/// A game of every kind, played to its end.
fn played() -> impl Iterator<Item = Box<dyn Table>> {
    catalogue::GAMES.iter().map(|info| {
        let mut table =
            catalogue::open(info.id, info.players.0, &[], None, Seed::from_number(8)).unwrap();
        let mut chance = Chance::from_number(9);
        while let Some(seat) = table.to_act().first() {
            let moves = table.legal_moves(seat);
            let mv: &String = chance.pick(&moves);
            table.play(seat, &[mv]).unwrap();
        }
        table
    })
}

fn told<T>(table: &dyn Table, lang: Lang, draw: impl FnOnce(&Frame<'_>) -> T) -> T {
    let sitter = |name| SeatName { name, here: Here::Yes };
    let sitters: Vec<SeatName<'_>> =
        ["Ada", "Bob", "Cyril", "Dora", "Émile"].map(sitter).into_iter().collect();
    draw(&Frame {
        lang,
        table: "",
        seq: 0,
        sitters: &sitters[..usize::from(table.players())],
        viewer: Viewer::Spectator,
        aside: false,
        said: &[],
        log: LogPart::default(),
        undo: false,
        whole: true,
        deal: KnownDeal { commitment: "", seed: None },
        beside: Beside::default(),
    })
}

#[test]
fn every_game_has_a_story_that_begins_and_ends() {
    for table in played() {
        for lang in Lang::ALL {
            let moments = told(&*table, lang, |it| boards::story(it, &*table));
            let last = moments.last().expect("something happened").words.clone();
            let story = chosen(moments);
            assert_eq!(story.len(), PANELS, "{}", table.game());
            assert_eq!(story[PANELS - 1].words, last, "{}", table.game());
            assert_eq!(story[PANELS - 1].shot.kind, "end", "{}", table.game());
            let kinds: BTreeSet<&str> = story.iter().map(|it| it.shot.kind).collect();
            assert!(3 < kinds.len(), "{}: {kinds:?}", table.game());
        }
    }
}

#[test]
fn every_moment_has_something_to_look_at_and_words() {
    for table in played() {
        let moments = told(&*table, Lang::Fr, |it| boards::story(it, &*table));
        for ComicPanel { shot, words } in moments {
            assert!((1..=4).contains(&shot.pieces.len()), "{}: {words}", table.game());
            assert!(!words.is_empty(), "{}", table.game());
        }
    }
}

#[test]
fn the_picture_asks_for_nothing_and_draws_only_what_it_holds() {
    for table in played() {
        let drawn = told(&*table, Lang::En, |frame| {
            let moments = boards::story(frame, &*table);
            let board = boards::board(frame, &*table);
            picture::comic(table.game(), &board, "Ada · Rempart", &moments)
        });
        assert!(!drawn.contains("\"/assets/"), "{}", table.game());
        let page = Html::parse_document(&drawn);
        let of = |name: &str, attribute: &str| -> BTreeSet<String> {
            let found = Selector::parse(name).unwrap();
            let found = page.select(&found).filter_map(|it| it.value().attr(attribute));
            found.map(str::to_string).collect()
        };
        let ids = of("[id]", "id");
        for href in of("use", "href") {
            assert!(ids.contains(href.trim_start_matches('#')), "{}: {href}", table.game());
        }
        if let Ok(folder) = std::env::var("SHOTS") {
            let sheet = told(&*table, Lang::Fr, |frame| {
                let story = chosen(boards::story(frame, &*table));
                let board = boards::board(frame, &*table);
                picture::comic(table.game(), &board, "Ada, Bob · Rempart", &story)
            });
            std::fs::write(format!("{folder}/{}.svg", table.game()), &sheet).unwrap();
        }
    }
}
