//! How a game ended, and where that is recorded.

use serde::{Deserialize, Serialize};

/// The end of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct End {
    /// In the text form of a record.
    pub outcome: String,
    /// Whether a person at the table won.
    pub won: bool,
    /// The entry for the journal, if there is one.
    pub victory: Option<Victory>,
    /// The entry for the results of the day, if the game was a try at its deal.
    pub mark: Option<Mark>,
}

/// How the end of a game counts in a table of results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    pub verdict: String,
    pub score: i64,
    pub moves: i64,
}

/// A game that all won together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Victory {
    /// The table where it happened.
    pub table: String,
    pub game: String,
    pub options: Vec<(String, String)>,
    pub team: Vec<Mate>,
    pub points: i64,
    /// In seconds since 1970.
    pub at: i64,
}

/// Somebody who took part in a victory.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mate {
    pub name: String,
    pub survived: bool,
}
