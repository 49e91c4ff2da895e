//! Card files: every card as data, checked strictly, and replaceable while the program runs.

use std::fmt;

use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};
pub use toml::Spanned;

use crate::chance::hex;

/// The cards of a game, read from a file with one line for each card.
pub trait CardSet: Sized + PartialEq + fmt::Debug + Send + Sync + 'static {
    /// The card file that is built into the program.
    const BUILTIN: &'static str;

    /// # Errors
    /// Names the line and what is wrong with it.
    fn parse(file: &str) -> Result<Self, CardError>;

    /// The cards as text in one fixed form, which depends neither on the order of the file nor on
    /// its comments.
    fn canonical(&self) -> String;

    /// The fingerprint of the set; two sets with different cards have different ones.
    fn hash(&self) -> CardHash {
        CardHash(hex(&Sha256::digest(self.canonical()))[..16].to_string())
    }
}

/// A short fingerprint of a card set, 16 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CardHash(pub String);

impl fmt::Display for CardHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What is wrong with a card file, and in which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardError {
    /// Counted from 1.
    pub line: usize,
    pub what: String,
}

impl fmt::Display for CardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for CardError {}

/// The line (from 1) in which byte `at` of `file` stands.
pub fn line_of(file: &str, at: usize) -> usize {
    1 + file.bytes().take(at).filter(|byte| *byte == b'\n').count()
}

/// Reads a card file into the game's own rows.
///
/// # Errors
/// Names the line where the file is not TOML or does not fit the rows.
pub fn read_cards<T: DeserializeOwned>(file: &str) -> Result<T, CardError> {
    toml::from_str(file).map_err(|error| CardError {
        line: line_of(file, error.span().map_or(0, |span| span.start)),
        what: error.message().to_string(),
    })
}
