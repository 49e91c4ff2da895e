//! Puzzles: positions in which one move, or a few that are as good, is clearly best. `rempart
//! puzzles` finds them in games of bots; people solve them, and bots are examined on them.
//!
//! A puzzle is a game up to a moment, the seat that is asked, and what each of its moves is worth.
//! Those that come with the program are in `kept/`, one file a game.
//!
//! ```
//! use puzzles::{Puzzle, kept};
//!
//! let puzzle: Option<&Puzzle> = kept("oh-no").puzzles.first();
//! if let Some(puzzle) = puzzle {
//!     let table = puzzle.table("oh-no").expect("it can be played up to there");
//!     assert_eq!(table.legal_moves(puzzle.seat).len(), puzzle.answers.len());
//! }
//! ```
//!
//! # Where things are
//!
//! - `puzzle.rs` what a puzzle is, and the table that it shows
//! - `text.rs` puzzles as text
//! - `kept.rs` those that come with the program
//! - `rating.rs` how hard each is, by who solves it

mod kept;
mod puzzle;
mod rating;
mod text;

pub use kept::{games, kept, keys};
pub use puzzle::{BrokenPuzzle, Puzzle, PuzzleAnswer, Solved};
pub use rating::{Attempt, DIFFICULTY_MAX, Difficulties};
pub use text::{BadPuzzle, PuzzleSet};
