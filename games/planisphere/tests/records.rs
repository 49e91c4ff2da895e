//! Finished games, kept as text: at least one for each way of ending, for two to four players, with
//! and without events and with each option. They replay move by move to the same end.
//!
//! `UPDATE_RECORDS=1 cargo test -p planisphere --test records` makes them anew. Do that only when a
//! rule has changed on purpose, and raise `RULES_REVISION`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Once};

use conformance::{Trial, by_prior, seat};
use planisphere::deck::Cards;
use planisphere::event::Told;
use planisphere::{ANNIHILATION, LAST_STANDING, Planisphere, ROUND_LIMIT, ROUND_LIMIT_DRAWN};
use tabletop::{CardSet, Chance, Game, Record, Seated, Verdict, Viewer};

type Table = Seated<Planisphere>;
type Pairs = &'static [(&'static str, &'static str)];

/// A game that is kept: its name, its setup, and what it must show.
struct Kept {
    name: &'static str,
    players: u8,
    options: Pairs,
    ending: &'static str,
    also: fn(&Table) -> bool,
}

const KEPT: [Kept; 9] = [
    kept("last-standing-2", 2, &[("events", "off"), ("rounds", "25")], LAST_STANDING, anything),
    kept("last-standing-3", 3, &[("events", "on"), ("rounds", "25")], LAST_STANDING, a_long_fight),
    kept(
        "last-standing-4",
        4,
        &[("events", "on"), ("rounds", "30"), ("landings", "1"), ("wrap", "on")],
        LAST_STANDING,
        a_long_fight,
    ),
    kept("annihilation-2", 2, &[("events", "on"), ("rounds", "25")], ANNIHILATION, anything),
    kept(
        "rebirth-2",
        2,
        &[("events", "on"), ("rounds", "25"), ("rebirth", "on")],
        LAST_STANDING,
        somebody_was_reborn,
    ),
    kept(
        "round-limit-3",
        3,
        &[("events", "off"), ("rounds", "10"), ("rotation", "on")],
        ROUND_LIMIT,
        |it| !strength_decided(it),
    ),
    kept(
        "round-limit-4-events",
        4,
        &[("events", "on"), ("rounds", "24"), ("landings", "1")],
        ROUND_LIMIT,
        twenty_rounds,
    ),
    kept(
        "round-limit-by-strength-2",
        2,
        &[("events", "off"), ("rounds", "8")],
        ROUND_LIMIT,
        strength_decided,
    ),
    kept(
        "round-limit-drawn-4",
        4,
        &[("events", "on"), ("rounds", "4")],
        ROUND_LIMIT_DRAWN,
        anything,
    ),
];

const fn kept(
    name: &'static str,
    players: u8,
    options: Pairs,
    ending: &'static str,
    also: fn(&Table) -> bool,
) -> Kept {
    Kept { name, players, options, ending, also }
}

fn anything(_: &Table) -> bool {
    true
}

fn a_long_fight(table: &Table) -> bool {
    100 < table.entries().len()
}

fn twenty_rounds(table: &Table) -> bool {
    20 <= table.game().view(Viewer::Spectator).round
}

/// PL 2.7: everybody was annihilated, and the game went on.
fn somebody_was_reborn(table: &Table) -> bool {
    let events = table.entries().iter().flat_map(|it| &it.events);
    let mut told = events.filter_map(|it| Planisphere::tell(it, Viewer::Spectator));
    told.any(|it| it == Told::Reborn)
}

/// PL 2.8: the winner has no more units than another.
fn strength_decided(table: &Table) -> bool {
    let Some(outcome) = table.game().outcome() else { return false };
    let standings: Vec<_> = outcome.seats.values().copied().collect();
    let best = standings.iter().map(|it| it.score).max();
    let leaders = standings.iter().filter(|it| Some(it.score) == best);
    1 < leaders.count() && standings.iter().any(|it| it.verdict == Verdict::Won)
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/planisphere")
}

/// A whole game in which moves are drawn by their priors.
fn played(trial: &Trial<'_>, seed: u64) -> Table {
    let mut table = seat::<Planisphere>(trial, seed);
    let mut chance = Chance::from_number(seed);
    while let Some(mover) = table.game().to_act().first() {
        let mv = by_prior(table.game(), mover, &mut chance);
        table.play(mover, mv).expect("an offered move is accepted");
    }
    table
}

impl Kept {
    fn fits(&self, table: &Table) -> bool {
        let ending = table.game().outcome().map(|it| it.ending);
        ending == Some(self.ending) && (self.also)(table)
    }

    fn make(&self) -> String {
        let trial = Trial { players: self.players, options: self.options, games: 1, seed: 0 };
        let found = (0..20_000).map(|seed| played(&trial, seed)).find(|it| self.fits(it));
        let names = ["Ada", "Bruno", "Chloé", "Denis"].map(str::to_string);
        let table = found.unwrap_or_else(|| panic!("no game for {}", self.name));
        table.record(&names[..usize::from(self.players)]).to_string()
    }

    fn path(&self) -> PathBuf {
        folder().join(format!("{}.rec", self.name))
    }
}

/// Makes the records anew when asked to, once for all tests.
fn update() {
    static ONCE: Once = Once::new();
    if std::env::var_os("UPDATE_RECORDS").is_some() {
        ONCE.call_once(|| {
            fs::create_dir_all(folder()).expect("a folder for the records");
            KEPT.iter().for_each(|it| fs::write(it.path(), it.make()).expect("a record"));
        });
    }
}

fn cards() -> Arc<Cards> {
    Arc::new(Cards::parse(Cards::BUILTIN).expect("the built-in cards are good"))
}

fn read(path: &Path) -> Record {
    let text = fs::read_to_string(path).expect("a record is text");
    text.parse().unwrap_or_else(|it| panic!("{}: {it}", path.display()))
}

#[test]
fn every_record_replays() {
    update();
    let cards = cards();
    for kept in &KEPT {
        let record = read(&kept.path());
        let replayed = Table::replay(&record, Arc::clone(&cards));
        let table = replayed.unwrap_or_else(|it| panic!("{}: {it}", kept.name));
        assert!(kept.fits(&table), "{} ends otherwise", kept.name);
        let written = fs::read_to_string(kept.path()).expect("a record is text");
        assert_eq!(table.record(&record.names).to_string(), written, "{}", kept.name);
    }
}

/// The kept games show every ending, and there is no other file beside them.
#[test]
fn every_ending_is_kept() {
    update();
    let endings: BTreeSet<&str> = KEPT.iter().map(|it| it.ending).collect();
    assert_eq!(endings, Planisphere::ENDINGS.iter().copied().collect());
    let files = fs::read_dir(folder()).expect("the records").count();
    assert_eq!(files, KEPT.len());
}

/// A changed move or outcome is found, with its line.
#[test]
fn a_spoilt_record_does_not_replay() {
    update();
    let record = read(&KEPT[0].path());
    let spoilt = Record { moves: record.moves[1..].to_vec(), ..record.clone() };
    assert!(Table::replay(&spoilt, cards()).is_err());
    let lied = Record { outcome: Some("end annihilation".to_string()), ..record };
    assert!(Table::replay(&lied, cards()).is_err());
}
