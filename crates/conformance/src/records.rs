//! Finished games that are kept as text, in `records/ID`: they replay move by move to the same end.
//!
//! `UPDATE_RECORDS=1 cargo test -p ID --test records` makes them anew. Do that only when a rule has
//! changed on purpose, or values of cards, and raise `RULES_REVISION`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use tabletop::{Chance, Game, Judgement, Options, Record, Seat, Seated};

use crate::{Trial, by_prior, cards, seat};

/// A game that is kept: its set-up, and what it must show.
#[derive(Clone, Debug)]
pub struct KeptGame<G: Game> {
    /// The name of its file, without the ending `.rec`.
    pub name: String,
    pub players: u8,
    /// Those that differ from the defaults.
    pub options: Vec<(&'static str, &'static str)>,
    /// How it ends; in any way if none is named.
    pub ending: Option<&'static str>,
    /// What else it must show.
    pub also: fn(&Seated<G>) -> bool,
}

impl<G: Game> KeptGame<G> {
    pub fn new(
        name: impl Into<String>,
        players: u8,
        options: &[(&'static str, &'static str)],
        ending: impl Into<Option<&'static str>>,
    ) -> KeptGame<G> {
        let (name, options, ending) = (name.into(), options.to_vec(), ending.into());
        KeptGame { name, players, options, ending, also: |_| true }
    }

    #[must_use]
    pub fn also(self, also: fn(&Seated<G>) -> bool) -> KeptGame<G> {
        KeptGame { also, ..self }
    }

    fn fits(&self, table: &Seated<G>) -> bool {
        let ending = table.game().outcome().map(|it| it.ending);
        let ends = ending.is_some_and(|it| self.ending.is_none_or(|wanted| wanted == it));
        ends && (self.also)(table)
    }

    fn path(&self) -> PathBuf {
        folder::<G>().join(format!("{}.rec", self.name))
    }

    /// The text of its file, and what it says.
    fn read(&self) -> (String, Record) {
        let text =
            fs::read_to_string(self.path()).unwrap_or_else(|it| panic!("{}: {it}", self.name));
        let record = text.parse().unwrap_or_else(|it| panic!("{}: {it}", self.name));
        (text, record)
    }

    /// The options as a record lists them.
    fn agreed(&self) -> Vec<(String, String)> {
        let options = G::Options::from_pairs(self.options.iter().copied()).expect("good options");
        options.pairs().into_iter().map(|it| (it.0.to_string(), it.1)).collect()
    }
}

fn folder<G: Game>() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records").join(G::ID)
}

/// In how many games one is looked for that fits.
const TRIES: u64 = 50_000;

const NAMES: [&str; 5] = ["André", "Béatrice", "Chloé", "Denis", "Élodie"];

/// Makes the records anew when asked to. `played` plays a whole game that may fit.
fn update<G: Judgement>(
    all: &[KeptGame<G>],
    played: impl Fn(&KeptGame<G>, &Trial<'_>, u64) -> Seated<G>,
) {
    if std::env::var_os("UPDATE_RECORDS").is_none() {
        return;
    }
    fs::create_dir_all(folder::<G>()).expect("a folder for the records");
    for kept in all {
        let trial = Trial { players: kept.players, options: &kept.options, games: 1, seed: 0 };
        let found = (0..TRIES).map(|seed| played(kept, &trial, seed)).find(|it| kept.fits(it));
        let table = found.unwrap_or_else(|| panic!("no game is {}", kept.name));
        let names = NAMES.map(str::to_string);
        let text = table.record(&names[..kept.players.into()]).to_string();
        fs::write(kept.path(), text).expect("a record");
    }
}

/// A whole game in which `choose` chooses every move.
pub fn played<G: Judgement>(
    trial: &Trial<'_>,
    seed: u64,
    choose: impl Fn(&G, Seat, &mut Chance) -> G::Move,
) -> Seated<G> {
    let (mut table, mut chance) = (seat::<G>(trial, seed), Chance::from_number(seed));
    while let Some(mover) = table.game().to_act().first() {
        let mv = choose(table.game(), mover, &mut chance);
        table.play(mover, mv).expect("an offered move is accepted");
    }
    table
}

/// The same, each move drawn by its prior.
pub fn played_by_prior<G: Judgement>(trial: &Trial<'_>, seed: u64) -> Seated<G> {
    played(trial, seed, by_prior)
}

/// Every record replays to the end that it is kept for, each way of ending is kept, no file is left
/// over, and a spoilt record is found. If asked to, it first makes the records anew, of games
/// played by `played`.
///
/// # Panics
/// When any of this does not hold.
pub fn check<G: Judgement>(
    all: &[KeptGame<G>],
    played: impl Fn(&KeptGame<G>, &Trial<'_>, u64) -> Seated<G>,
) {
    update(all, played);
    let endings: BTreeSet<&str> = all.iter().map(replays).collect();
    assert_eq!(endings, G::ENDINGS.iter().copied().collect(), "each way of ending");
    let wanted: BTreeSet<PathBuf> = all.iter().map(KeptGame::path).collect();
    let entries = fs::read_dir(folder::<G>()).expect("the records");
    let found: BTreeSet<PathBuf> = entries.map(|it| it.expect("a file").path()).collect();
    assert_eq!(found, wanted, "the files");
    a_spoilt_one_does_not_replay(&all[0]);
}

/// How a record ends that replays to what was written.
fn replays<G: Judgement>(kept: &KeptGame<G>) -> &'static str {
    let (written, record) = kept.read();
    let replayed = Seated::<G>::replay(&record, cards::<G>());
    let table = replayed.unwrap_or_else(|it| panic!("{}: {it}", kept.name));
    assert!(kept.fits(&table), "{} ends otherwise", kept.name);
    assert_eq!((record.players, &record.options), (kept.players, &kept.agreed()), "{}", kept.name);
    assert_eq!(table.record(&record.names).to_string(), written, "{}", kept.name);
    table.game().outcome().expect("it is over").ending
}

/// A changed move or outcome is found.
fn a_spoilt_one_does_not_replay<G: Judgement>(kept: &KeptGame<G>) {
    let (_, record) = kept.read();
    let spoilt = Record { moves: record.moves[1..].to_vec(), ..record.clone() };
    assert!(Seated::<G>::replay(&spoilt, cards::<G>()).is_err(), "a move is missing");
    let ending = record.outcome.as_deref().and_then(|it| it.lines().next()).expect("an end");
    let other = G::ENDINGS.iter().map(|it| format!("end {it}")).find(|it| it != ending);
    let outcome = record.outcome.clone().map(|it| match &other {
        Some(other) => it.replacen(ending, other, 1),
        None => it.replacen(ending, "end otherwise", 1),
    });
    let lied = Record { outcome, ..record };
    assert!(Seated::<G>::replay(&lied, cards::<G>()).is_err(), "another end");
}
