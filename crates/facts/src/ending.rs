//! How a game ended, and where that is remembered.

use serde::{Deserialize, Serialize};

/// The end of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct End {
    /// As a record says it.
    pub outcome: String,
    /// Whether that is what the people at the table hoped for.
    pub won: bool,
    /// What goes into the journal.
    pub victory: Option<Victory>,
    /// What goes into the results of the day, where the game is a try at its deal.
    pub mark: Option<Mark>,
}

/// What the end of a game is worth in a table of results.
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
