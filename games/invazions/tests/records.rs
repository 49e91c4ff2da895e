//! Finished games, kept as text: one for each way of ending, and one for each scenario and number
//! of players. They replay move by move to the same end.
//!
//! `UPDATE_RECORDS=1 cargo test -p invazions --test records` makes them anew. Do that only when a
//! rule has changed on purpose, and raise `RULES_REVISION`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Once};

use conformance::{Trial, by_prior, seat};
use invazions::deck::Cards;
use invazions::moves::Move;
use invazions::scenario::STORIES;
use invazions::{EXHAUSTED, FALSE_ALARM, Invazions};
use tabletop::{CardSet, Chance, Game, Record, Seat, Seated};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/invazions")
}

/// A scenario of one's own.
const OWN: &str = "zombies:ogre,vermin,legion;rages:swell,contagion,sneak;humans:survivors*12,soldier,cook,janitor*4,guard,agent;bravery:stand,gift,slash,charge*4;research:infected,equipment;locations:canteen,hall";

/// How the moves of a game are chosen, so that it ends in a certain way.
#[derive(Clone, Copy, PartialEq)]
enum Manner {
    /// Drawn by the priors made by hand.
    ByPriors,
    /// The same, but the hordes announce as soon as they are asked.
    Rash,
    /// Nobody does anything.
    Idle,
}

fn manner(ending: &str) -> Manner {
    match ending {
        FALSE_ALARM => Manner::Rash,
        EXHAUSTED => Manner::Idle,
        _ => Manner::ByPriors,
    }
}

/// The move that does the least.
fn idle(moves: &[Move]) -> Move {
    let lazy = |it: &&Move| {
        matches!(it, Move::Keep | Move::End | Move::Decline | Move::Done | Move::Skip | Move::Wait)
    };
    *moves.iter().find(lazy).unwrap_or(&moves[0])
}

fn choose(game: &Invazions, seat: Seat, manner: Manner, chance: &mut Chance) -> Move {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    match manner {
        Manner::Idle => idle(&moves),
        Manner::Rash if moves.contains(&Move::Announce) => Move::Announce,
        Manner::Rash | Manner::ByPriors => by_prior(game, seat, chance),
    }
}

fn played(trial: &Trial<'_>, seed: u64, manner: Manner) -> Seated<Invazions> {
    let mut table = seat::<Invazions>(trial, seed);
    let mut chance = Chance::from_number(seed);
    while let Some(mover) = table.game().to_act().first() {
        let mv = choose(table.game(), mover, manner, &mut chance);
        table.play(mover, mv).expect("an offered move is accepted");
    }
    table
}

/// The first game that ends in this way; any ending will do if none is named.
fn make(players: u8, scenario: &str, ending: Option<&str>) -> String {
    let options = [("scenario", scenario)];
    let trial = Trial { players, options: &options, games: 1, seed: 0 };
    let manner = ending.map_or(Manner::ByPriors, manner);
    let ends = |table: &Seated<Invazions>| {
        let reached = table.game().outcome().expect("it is over").ending;
        ending.is_none_or(|it| it == reached)
    };
    let table = (0..20_000).map(|seed| played(&trial, seed, manner)).find(ends);
    let names = ["André", "Béatrice", "Chloé", "Denis"].map(str::to_string);
    table
        .unwrap_or_else(|| panic!("no game of {scenario} ends {ending:?}"))
        .record(&names[..players.into()])
        .to_string()
}

/// Every game that is kept: its file, players, scenario and ending.
fn wanted() -> Vec<(String, u8, &'static str, Option<&'static str>)> {
    let endings = Invazions::ENDINGS.iter().enumerate();
    let by_end = endings.map(|(at, ending)| {
        (format!("end-{ending}"), 2 + (at % 3) as u8, STORIES[at % 4], Some(*ending))
    });
    let tables = (2..=4).flat_map(|players| STORIES.map(|story| (players, story)));
    let by_story = tables.map(|(players, it)| (format!("{it}-{players}"), players, it, None));
    by_end.chain(by_story).chain([("own-2".to_string(), 2, OWN, None)]).collect()
}

/// Makes the records anew when asked to, once for all tests.
fn update() {
    static ONCE: Once = Once::new();
    if std::env::var_os("UPDATE_RECORDS").is_some() {
        ONCE.call_once(write_all);
    }
}

fn write_all() {
    fs::create_dir_all(folder()).expect("a folder for the records");
    for (name, players, scenario, ending) in wanted() {
        let text = make(players, scenario, ending);
        fs::write(folder().join(format!("{name}.rec")), text).expect("a record");
    }
}

fn record(name: &str) -> (String, Record) {
    let path = folder().join(format!("{name}.rec"));
    let text = fs::read_to_string(&path).unwrap_or_else(|it| panic!("{}: {it}", path.display()));
    let record = text.parse().unwrap_or_else(|it| panic!("{}: {it}", path.display()));
    (text, record)
}

#[test]
fn every_record_replays() {
    update();
    let cards = Arc::new(Cards::parse(Cards::BUILTIN).expect("the built-in cards are good"));
    let mut seen = BTreeSet::new();
    for (name, players, scenario, ending) in wanted() {
        let (written, record) = record(&name);
        let replayed = Seated::<Invazions>::replay(&record, Arc::clone(&cards));
        let table = replayed.unwrap_or_else(|it| panic!("{name}: {it}"));
        let reached = table.game().outcome().expect("a kept game is over").ending;
        assert!(ending.is_none_or(|it| it == reached), "{name} ends {reached}");
        assert_eq!(record.players, players, "{name}");
        assert!(record.options.iter().any(|it| it.1 == scenario), "{name}");
        assert_eq!(table.record(&record.names).to_string(), written, "{name}");
        seen.insert(reached);
    }
    assert_eq!(seen.len(), Invazions::ENDINGS.len(), "each way of ending");
}

/// No file is left over that nobody replays.
#[test]
fn every_file_is_wanted() {
    update();
    let wanted: BTreeSet<String> = wanted().into_iter().map(|it| format!("{}.rec", it.0)).collect();
    let entries = fs::read_dir(folder()).expect("the records");
    let names = entries.map(|it| it.expect("a file").file_name().to_string_lossy().into_owned());
    assert_eq!(names.collect::<BTreeSet<_>>(), wanted);
}

/// A changed move or outcome is found, with its line.
#[test]
fn a_spoilt_record_does_not_replay() {
    update();
    let cards = Arc::new(Cards::parse(Cards::BUILTIN).expect("the built-in cards are good"));
    let (_, record) = record("labo-3");
    let spoilt = Record { moves: record.moves[1..].to_vec(), ..record.clone() };
    assert!(Seated::<Invazions>::replay(&spoilt, Arc::clone(&cards)).is_err());
    let lied = Record { outcome: Some("end false-alarm".to_string()), ..record };
    assert!(Seated::<Invazions>::replay(&lied, cards).is_err());
}
