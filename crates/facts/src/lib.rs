//! What lasts of a table of people, as plain data: who sits there, what was played and said, and
//! what is to be written when something happens.
//!
//! It knows no game and does nothing: moves, options and endings are text. `store` keeps it, and
//! `room` makes its decisions from it.
//!
//! # Where things are
//!
//! - `table.rs` a table, and who sits there; `people.rs` people;
//!   `puzzle.rs` what they answered to puzzles
//! - `moves.rs` moves, and what is left of those that were taken back; `talk.rs` what was said
//! - `ending.rs` how a game ended, and where that is recorded
//! - `write.rs` a change that is to be written

mod ending;
mod moves;
mod people;
mod puzzle;
mod table;
mod talk;
mod write;

pub use ending::{End, Mark, Mate, Victory};
pub use moves::{PlayedMove, Undone};
pub use people::Person;
pub use puzzle::PuzzleTry;
pub use table::{Away, DuelPlace, Sitter, Status, Stay, TableFacts, TimeLeft};
pub use talk::{Said, TalkKind};
pub use write::Write;
