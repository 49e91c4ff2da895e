//! Finished games, kept as text: one for each way of ending at each difficulty, and a victory of
//! each captain. They replay move by move to the same end.
//!
//! `UPDATE_RECORDS=1 cargo test -p pulp --test records` makes them anew. Do that only when a rule
//! has changed on purpose, or values of cards, and raise `RULES_REVISION`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Once};

use conformance::{Trial, seat};
use pulp::card::Captain;
use pulp::deck::Cards;
use pulp::{PILES_EXHAUSTED, Pulp, WEAPONS_FOUND};
use tabletop::{CardSet, Chance, Game, Judgement, Record, Seat, Seated, Viewer};

const DIFFICULTIES: [&str; 3] = ["simple", "normal", "advanced"];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/pulp")
}

/// Every game that is kept: difficulty, captain, ending.
fn wanted() -> Vec<(&'static str, &'static str, &'static str)> {
    let mut wanted = Vec::new();
    for (at, difficulty) in DIFFICULTIES.into_iter().enumerate() {
        for (nth, ending) in Pulp::ENDINGS.iter().enumerate() {
            wanted.push((difficulty, Captain::ALL[(at + 2 * nth) % 6].word(), *ending));
        }
    }
    for (at, captain) in Captain::ALL.iter().enumerate() {
        let game = (DIFFICULTIES[at % 3], captain.word(), WEAPONS_FOUND);
        if !wanted.contains(&game) {
            wanted.push(game);
        }
    }
    wanted
}

/// Plays on to the next turn, nearly always the move with the highest prior.
fn play_a_turn(table: &mut Seated<Pulp>, chance: &mut Chance) {
    let turn = turn_of(table);
    let mut moves = Vec::new();
    while !table.game().to_act().is_empty() && turn_of(table) == turn {
        moves.clear();
        table.game().legal_moves(Seat(0), &mut moves);
        let prior = |mv: &_| table.game().prior(Seat(0), *mv).powi(4);
        let weights: Vec<f32> = moves.iter().map(prior).collect();
        let mv = moves[chance.weighted(&weights)];
        table.play(Seat(0), mv).expect("an offered move is accepted");
    }
}

fn turn_of(table: &Seated<Pulp>) -> u8 {
    table.game().view(Viewer::Spectator).turn
}

/// A whole game in which each turn is tried in `tries` ways and the best one for the ending is
/// kept.
fn played(trial: &Trial<'_>, seed: u64, ending: &str, tries: usize) -> Seated<Pulp> {
    let mut table = seat::<Pulp>(trial, seed);
    let mut chance = Chance::from_number(seed);
    while !table.game().to_act().is_empty() {
        let turns = (0..tries).map(|_| {
            let mut after = table.clone();
            play_a_turn(&mut after, &mut chance);
            after
        });
        let best = turns.max_by_key(|it| worth(it, ending));
        table = best.expect("at least one way is tried");
    }
    table
}

/// How near a game is to using up the piles: many points, few super weapons, not over yet.
fn worth(table: &Seated<Pulp>, ending: &str) -> i32 {
    let view = table.game().view(Viewer::Spectator);
    let points: i32 = view.tracks.iter().map(|it| i32::from(it.points)).sum();
    match view.outcome {
        Some(outcome) if outcome.ending == ending => 1_000,
        Some(_) => -1_000,
        None => 2 * points - 9 * view.weapons.len() as i32,
    }
}

fn make(difficulty: &str, captain: &str, ending: &str) -> String {
    let options = [("difficulty", difficulty), ("captain", captain)];
    let trial = Trial { players: 1, options: &options, games: 1, seed: 0 };
    let ends = |table: &Seated<Pulp>| table.game().outcome().is_some_and(|it| it.ending == ending);
    let tries = if ending == PILES_EXHAUSTED { 80 } else { 1 };
    let table = (0..3_000).map(|seed| played(&trial, seed, ending, tries)).find(ends);
    let table = table.unwrap_or_else(|| panic!("no game of {captain}, {difficulty}: {ending}"));
    table.record(&["Béatrice".to_string()]).to_string()
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
    for (difficulty, captain, ending) in wanted() {
        let name = format!("{difficulty}-{captain}-{ending}.rec");
        fs::write(folder().join(name), make(difficulty, captain, ending)).expect("a record");
    }
}

fn records() -> Vec<(PathBuf, Record)> {
    let entries = fs::read_dir(folder()).expect("the records");
    let mut paths: Vec<PathBuf> = entries.map(|it| it.expect("a file").path()).collect();
    paths.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a record is text");
        let record = text.parse().unwrap_or_else(|it| panic!("{}: {it}", path.display()));
        (path, record)
    };
    paths.into_iter().map(read).collect()
}

fn cards() -> Arc<Cards> {
    Arc::new(Cards::parse(Cards::BUILTIN).expect("the built-in cards are good"))
}

/// All records replay, and all are there: each ending at each difficulty, each captain.
#[test]
fn every_record_replays() {
    update();
    let mut seen = BTreeSet::new();
    for (path, record) in records() {
        let replayed = Seated::<Pulp>::replay(&record, cards());
        let table = replayed.unwrap_or_else(|it| panic!("{}: {it}", path.display()));
        let outcome = table.game().outcome().expect("a kept game is over");
        let option = |key: &str| {
            let found = record.options.iter().find(|it| it.0 == key);
            found.expect("every option is recorded").1.clone()
        };
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let (difficulty, captain) = (option("difficulty"), option("captain"));
        assert_eq!(name, format!("{difficulty}-{captain}-{}.rec", outcome.ending));
        seen.insert((difficulty, captain, outcome.ending.to_string()));
        let written = fs::read_to_string(&path).expect("a record is text");
        assert_eq!(table.record(&record.names).to_string(), written, "{name}");
    }
    let missing = wanted().into_iter().find(|(difficulty, captain, ending)| {
        !seen.contains(&(difficulty.to_string(), captain.to_string(), ending.to_string()))
    });
    assert_eq!(missing, None);
}

/// A changed move or outcome is found.
#[test]
fn a_spoilt_record_does_not_replay() {
    update();
    let (_, record) = records().remove(0);
    let spoilt = Record { moves: record.moves[1..].to_vec(), ..record.clone() };
    assert!(Seated::<Pulp>::replay(&spoilt, cards()).is_err());
    let lied = Record { outcome: Some("end weapons-found".to_string()), ..record };
    assert!(Seated::<Pulp>::replay(&lied, cards()).is_err());
}
