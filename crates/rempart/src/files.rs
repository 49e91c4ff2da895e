//! Reads the files that the command line names.

use std::fs;
use std::path::{Path, PathBuf};

use tabletop::{Record, Seat, Seed};

use crate::args::TableArgs;
use crate::fault::{CommandFault, usual_players};

pub(crate) fn read(file: &Path) -> Result<String, CommandFault> {
    let bytes = fs::read(file).map_err(|error| CommandFault::Read(file.to_path_buf(), error))?;
    // A byte that is not text becomes an error on its line, like any other mistake.
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// The text of a card file, if one is named.
pub(crate) fn card_file(file: Option<&PathBuf>) -> Result<Option<String>, CommandFault> {
    file.map(|it| read(it)).transpose()
}

pub(crate) fn record(file: &Path) -> Result<Record, CommandFault> {
    read(file)?.parse().map_err(|error| CommandFault::Record(file.to_path_buf(), error))
}

/// What a table is opened with.
pub(crate) struct TableSpec {
    pub(crate) players: u8,
    pub(crate) options: Vec<(String, String)>,
    pub(crate) cards: Option<String>,
    pub(crate) seed: Seed,
    /// The seed in the form in which it can be given again.
    pub(crate) seed_text: String,
}

impl TableSpec {
    pub(crate) fn of(args: &TableArgs) -> Result<TableSpec, CommandFault> {
        let least = usual_players(&args.game)?;
        let (seed, seed_text) = seed_of(args.seed.as_ref())?;
        Ok(TableSpec {
            players: args.players.unwrap_or(least),
            options: args.options.iter().map(|it| pair(it)).collect::<Result<_, _>>()?,
            cards: card_file(args.cards.as_ref())?,
            seed,
            seed_text,
        })
    }

    pub(crate) fn pairs(&self) -> Vec<(&str, &str)> {
        self.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect()
    }
}

/// The seed that was given, otherwise a fresh one, with its text.
pub(crate) fn seed_of(given: Option<&String>) -> Result<(Seed, String), CommandFault> {
    let text = given.cloned().unwrap_or_else(fresh_seed);
    let seed = text.parse().map_err(|_| CommandFault::Seed(text.clone()))?;
    Ok((seed, text))
}

/// Reads a seat of a table with this many players.
pub(crate) fn seat(text: &str, players: u8) -> Result<Seat, CommandFault> {
    let seat = text.to_uppercase().parse::<Seat>().ok().filter(|it| it.0 < players);
    seat.ok_or_else(|| CommandFault::Seat { given: text.to_string(), players })
}

fn pair(text: &str) -> Result<(String, String), CommandFault> {
    let (key, value) =
        text.split_once('=').ok_or_else(|| CommandFault::Option(text.to_string()))?;
    Ok((key.to_string(), value.to_string()))
}

/// A random seed that is short enough to be typed again.
fn fresh_seed() -> String {
    let number = getrandom::u32().expect("the system gives random numbers");
    number.to_string()
}
