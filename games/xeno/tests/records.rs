//! Finished games, kept as text: each way of ending with and without the Invasion mode, with two to
//! five players and two experts. They replay move by move to the same end.
//!
//! `UPDATE_RECORDS=1 cargo test -p xeno --test records` makes them anew. Do that only when a rule
//! has changed on purpose, and raise `RULES_REVISION`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Once};

use conformance::{Trial, by_prior, seat};
use tabletop::{CardSet, Chance, Game, Options, Record, Seat, Seated};
use xeno::deck::Cards;
use xeno::moves::{Action, Means, Move};
use xeno::options::XenoOptions;
use xeno::{CHIPS, DEFEATED, REPULSED, ROUNDS, TWELVE, Xeno};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/xeno")
}

/// A game that is kept: how it ends, who plays, and its options apart from the defaults.
struct Wanted {
    ending: &'static str,
    players: u8,
    options: &'static [(&'static str, &'static str)],
}

const fn wanted(
    ending: &'static str,
    players: u8,
    options: &'static [(&'static str, &'static str)],
) -> Wanted {
    Wanted { ending, players, options }
}

const WANTED: [Wanted; 15] = [
    wanted(CHIPS, 2, &[("invasion", "off")]),
    wanted(TWELVE, 3, &[("invasion", "off"), ("edition", "2018")]),
    wanted(CHIPS, 4, &[("invasion", "off"), ("start", "preset")]),
    wanted(TWELVE, 5, &[("invasion", "off")]),
    wanted(ROUNDS, 2, &[("invasion", "off")]),
    wanted(TWELVE, 2, &[("invasion", "off"), ("expert", "on")]),
    wanted(CHIPS, 3, &[]),
    wanted(TWELVE, 4, &[("edition", "2018")]),
    wanted(REPULSED, 5, &[("start", "preset")]),
    wanted(DEFEATED, 2, &[]),
    wanted(DEFEATED, 5, &[]),
    wanted(REPULSED, 2, &[]),
    wanted(REPULSED, 2, &[("expert", "on")]),
    wanted(DEFEATED, 2, &[("expert", "on")]),
    wanted(CHIPS, 2, &[("expert", "on"), ("start", "preset")]),
];

impl Wanted {
    /// `repulsed-2-expert-on`
    fn name(&self) -> String {
        let options: Vec<String> =
            self.options.iter().map(|it| format!("-{}-{}", it.0, it.1)).collect();
        format!("{}-{}{}", self.ending, self.players, options.concat())
    }

    fn make(&self) -> String {
        let trial = Trial { players: self.players, options: self.options, games: 1, seed: 0 };
        let ends =
            |it: &Seated<Xeno>| it.game().outcome().is_some_and(|it| it.ending == self.ending);
        let table = (0..20_000).map(|seed| played(&trial, seed, self.ending)).find(ends);
        let names = ["André", "Béatrice", "Chloé", "Denis", "Élodie"].map(str::to_string);
        table
            .unwrap_or_else(|| panic!("no game is {}", self.name()))
            .record(&names[..self.players.into()])
            .to_string()
    }
}

/// A move drawn by its prior; a player who wants a certain ending helps it along.
fn choose(game: &Xeno, seat: Seat, ending: &str, chance: &mut Chance) -> Move {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    let found = |wish: &dyn Fn(&Move) -> bool| moves.iter().copied().find(|it| wish(it));
    let wish = match ending {
        ROUNDS => found(&|it| matches!(it, Move::Nothing | Move::Pick(Action::ExploreFive))),
        REPULSED => found(&|it| matches!(it, Move::Spend(_) | Move::Repair(_, Means::Bonus))),
        DEFEATED => found(&|it| matches!(it, Move::Nothing)),
        _ => None,
    };
    wish.unwrap_or_else(|| by_prior(game, seat, chance))
}

fn played(trial: &Trial<'_>, seed: u64, ending: &str) -> Seated<Xeno> {
    let mut table = seat::<Xeno>(trial, seed);
    let mut chance = Chance::from_number(seed);
    while let Some(mover) = table.game().to_act().first() {
        let mv = choose(table.game(), mover, ending, &mut chance);
        table.play(mover, mv).expect("an offered move is accepted");
    }
    table
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
    for wanted in &WANTED {
        let path = folder().join(format!("{}.rec", wanted.name()));
        fs::write(path, wanted.make()).expect("a record");
    }
}

fn record(name: &str) -> (String, Record) {
    let path = folder().join(format!("{name}.rec"));
    let text = fs::read_to_string(&path).unwrap_or_else(|it| panic!("{}: {it}", path.display()));
    let record = text.parse().unwrap_or_else(|it| panic!("{}: {it}", path.display()));
    (text, record)
}

fn cards() -> Arc<Cards> {
    Arc::new(Cards::parse(Cards::BUILTIN).expect("the built-in cards are good"))
}

#[test]
fn every_record_replays() {
    update();
    let cards = cards();
    let mut seen = BTreeSet::new();
    for wanted in &WANTED {
        let name = wanted.name();
        let (written, record) = record(&name);
        let replayed = Seated::<Xeno>::replay(&record, Arc::clone(&cards));
        let table = replayed.unwrap_or_else(|it| panic!("{name}: {it}"));
        let reached = table.game().outcome().expect("a kept game is over").ending;
        assert_eq!((reached, record.players), (wanted.ending, wanted.players), "{name}");
        let options = XenoOptions::from_pairs(wanted.options.iter().copied()).expect("options");
        let agreed: Vec<(String, String)> =
            options.pairs().into_iter().map(|it| (it.0.to_string(), it.1)).collect();
        assert_eq!(record.options, agreed, "{name}");
        assert_eq!(table.record(&record.names).to_string(), written, "{name}");
        seen.insert(reached);
    }
    assert_eq!(seen.len(), Xeno::ENDINGS.len(), "each way of ending");
}

/// No file is left over that nobody replays.
#[test]
fn every_file_is_wanted() {
    update();
    let wanted: BTreeSet<String> = WANTED.iter().map(|it| format!("{}.rec", it.name())).collect();
    let entries = fs::read_dir(folder()).expect("the records");
    let names = entries.map(|it| it.expect("a file").file_name().to_string_lossy().into_owned());
    assert_eq!(names.collect::<BTreeSet<_>>(), wanted);
}

/// A changed move or outcome is found, with its line.
#[test]
fn a_spoilt_record_does_not_replay() {
    update();
    let (_, record) = record("defeated-2");
    let spoilt = Record { moves: record.moves[1..].to_vec(), ..record.clone() };
    assert!(Seated::<Xeno>::replay(&spoilt, cards()).is_err());
    let lied = Record { outcome: Some("end repulsed".to_string()), ..record };
    assert!(Seated::<Xeno>::replay(&lied, cards()).is_err());
}
