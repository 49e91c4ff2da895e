//! What is to be written when something happens at a table.

use crate::{Away, End, Played, Said, Sitter, Undone};

/// A change of what lasts of one table. Those that belong together are written together or not at
/// all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Write {
    /// Moves follow, the first as number `seq`; perhaps they ended the game.
    Moves { seq: usize, moves: Vec<Played>, end: Option<End> },
    /// The move number `seq` is taken back; those after it move up. This is left of it: its version
    /// and that of taking back, which is the table's next.
    TakeBack { seq: usize, left: [Undone; 2] },
    /// A line of the talk, as the table's next version.
    Said(Said),
    /// A seat goes to somebody, a bot or nobody; `away` is why a bot plays for somebody who did not
    /// order it. Who has it has agreed to nothing yet.
    Seat { seat: usize, sitter: Sitter, away: Option<Away> },
    /// The person in a seat would end the game as it stands, or would not any more.
    Agrees { seat: usize, agrees: bool },
    /// What the one in a seat has left to think, in milliseconds, and since when they are asked.
    Clock { seat: usize, left: Option<i64>, asked: Option<i64> },
    /// The one in a seat has seen the first `ply` moves.
    Look { seat: usize, ply: usize },
    /// The game begins.
    Begins,
    /// The game is over, though nobody noted it when it ended.
    Ends(End),
    /// The game cannot go on, for this reason.
    Closes(String),
    /// Somebody may come in: here, or at another table.
    Guest { table: Option<String>, person: String },
    /// Somebody is sent away, and does not come back.
    Bar { person: String },
    /// The same people play again at another table.
    Rematch(String),
    /// What servers remember of the table beside its moves, seats and talk.
    Memo(String),
}
