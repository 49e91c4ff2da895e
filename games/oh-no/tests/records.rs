//! Finished games, kept as text: at least one for each way of ending at each level, for three to
//! five players and both ways of stacking the Matrice. They replay move by move to the same end.
//!
//! `UPDATE_RECORDS=1 cargo test -p oh-no --test records` makes them anew. Do that only when a rule
//! has changed on purpose, and raise `RULES_REVISION`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Once};

use conformance::{Trial, by_prior, seat};
use oh_no::deck::Cards;
use oh_no::{ELIMINATED, MATRIX_DESTROYED, OhNo};
use tabletop::{CardSet, Chance, Game, Record, Seated};

const LEVELS: [&str; 4] = ["0", "1", "2", "3"];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/oh-no")
}

/// At level 0 a crushed player stays, so nobody is eliminated before the Final Conflict.
fn possible(level: &str, ending: &str) -> bool {
    (level, ending) != ("0", ELIMINATED)
}

/// Every game that is kept: level, ending, players, Matrice.
fn wanted() -> Vec<(&'static str, &'static str, u8, &'static str)> {
    let mut wanted = Vec::new();
    for (at, level) in LEVELS.into_iter().enumerate() {
        for (nth, ending) in OhNo::ENDINGS.iter().enumerate() {
            if possible(level, ending) {
                let players = 3 + ((at + nth) % 3) as u8;
                let matrix = if (at + nth) % 2 == 0 { "mixed" } else { "piles" };
                wanted.push((level, *ending, players, matrix));
            }
        }
    }
    wanted
}

/// A whole game, each move drawn by its prior, or at random, which loses more often.
fn played(trial: &Trial<'_>, seed: u64, sensible: bool) -> Seated<OhNo> {
    let mut table = seat::<OhNo>(trial, seed);
    let mut chance = Chance::from_number(seed);
    while let Some(mover) = table.game().to_act().first() {
        let mv = if sensible {
            by_prior(table.game(), mover, &mut chance)
        } else {
            let mut moves = Vec::new();
            table.game().legal_moves(mover, &mut moves);
            moves.retain(|it| *it != oh_no::moves::Move::Conflict);
            *chance.pick(&moves)
        };
        table.play(mover, mv).expect("an offered move is accepted");
    }
    table
}

fn make(level: &str, ending: &str, players: u8, matrix: &str) -> String {
    let options = [("level", level), ("matrix", matrix)];
    let trial = Trial { players, options: &options, games: 1, seed: 0 };
    let sensible = ending == MATRIX_DESTROYED || ending.ends_with("conflict");
    let ends = |table: &Seated<OhNo>| table.game().outcome().is_some_and(|it| it.ending == ending);
    let table = (0..50_000).map(|seed| played(&trial, seed, sensible)).find(ends);
    let names: Vec<String> = ["André", "Béatrice", "Chloé", "Denis", "Élodie"]
        .iter()
        .take(players.into())
        .map(|it| it.to_string())
        .collect();
    table
        .unwrap_or_else(|| panic!("no game at level {level} ends {ending}"))
        .record(&names)
        .to_string()
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
    for (level, ending, players, matrix) in wanted() {
        let name = format!("level-{level}-{ending}-{players}-{matrix}.rec");
        fs::write(folder().join(name), make(level, ending, players, matrix)).expect("a record");
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

#[test]
fn every_record_replays() {
    update();
    let cards = Arc::new(Cards::parse(Cards::BUILTIN).expect("the built-in cards are good"));
    let mut seen = BTreeSet::new();
    for (path, record) in records() {
        let replayed = Seated::<OhNo>::replay(&record, Arc::clone(&cards));
        let table = replayed.unwrap_or_else(|it| panic!("{}: {it}", path.display()));
        let outcome = table.game().outcome().expect("a kept game is over");
        let level = record.options.iter().find(|it| it.0 == "level").expect("a level").1.clone();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        assert!(name.starts_with(&format!("level-{level}-{}-", outcome.ending)), "{name}");
        seen.insert((level, outcome.ending.to_string()));
        let written = fs::read_to_string(&path).expect("a record is text");
        assert_eq!(table.record(&record.names).to_string(), written, "{name}");
    }
    for (level, ending, ..) in wanted() {
        assert!(seen.contains(&(level.to_string(), ending.to_string())), "{level} {ending}");
    }
}

/// The kept games show every number of players and both ways of stacking.
#[test]
fn all_tables_are_there() {
    update();
    let records = records();
    for players in 3..=5 {
        assert!(records.iter().any(|(_, it)| it.players == players), "{players} players");
    }
    for matrix in ["mixed", "piles"] {
        let stacked =
            |it: &Record| it.options.contains(&("matrix".to_string(), matrix.to_string()));
        assert!(records.iter().any(|(_, it)| stacked(it)), "{matrix}");
    }
}

/// A changed move or outcome is found, with its line.
#[test]
fn a_spoilt_record_does_not_replay() {
    update();
    let cards = Arc::new(Cards::parse(Cards::BUILTIN).expect("the built-in cards are good"));
    let (_, record) = records().remove(0);
    let spoilt = Record { moves: record.moves[1..].to_vec(), ..record.clone() };
    assert!(Seated::<OhNo>::replay(&spoilt, Arc::clone(&cards)).is_err());
    let lied = Record { outcome: Some("end matrix-destroyed".to_string()), ..record };
    assert!(Seated::<OhNo>::replay(&lied, cards).is_err());
}
