//! What is to be written when something happens at a table.

use std::collections::BTreeSet;

use crate::{Away, End, PlayedMove, Said, Sitter, Undone};

/// A change to what lasts of one table. Changes that belong together are written together or not at
/// all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Write {
    /// Moves to append, the first as number `seq`; `end` if they ended the game.
    Moves { seq: usize, moves: Vec<PlayedMove>, end: Option<End> },
    /// The move number `seq` is taken back, and those after it move up. What is left of it is its
    /// version, and that of the taking back, which is the table's next.
    TakeBack { seq: usize, left: [Undone; 2] },
    /// A line of the talk, as the table's next version.
    Said(Said),
    /// A seat is given to somebody, a bot or nobody; `away` is why a bot plays for somebody who did
    /// not order it. Any agreement to end the game is cleared.
    Seat { seat: usize, sitter: Sitter, away: Option<Away> },
    /// Whether the person in a seat agrees to end the game as it stands.
    Agrees { seat: usize, agrees: bool },
    /// The time that a seat has left to think, in milliseconds, and since when it is asked.
    Clock { seat: usize, left: Option<i64>, asked: Option<i64> },
    /// The person in a seat has seen the first `ply` moves.
    Look { seat: usize, ply: usize },
    /// The game begins.
    Begins,
    /// The game is over, but that was not recorded when it ended.
    Ends(End),
    /// The game cannot go on, for this reason.
    Closes(String),
    /// Somebody may come in: at this table, or at another.
    Guest { table: Option<String>, person: String },
    /// Somebody is sent away, and may not come back.
    Bar { person: String },
    /// The same people play again at another table.
    Rematch(String),
    /// What all servers remember of the table beside its moves, seats and talk.
    Memo(String),
    /// Nothing will happen here by itself before somebody asks something; the table waits for these
    /// people.
    Rests(BTreeSet<String>),
}
