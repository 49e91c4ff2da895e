//! What the server decides for all of its tables.

use catalogue::Table;
use tabletop::Seat;
use words::Lang;

/// How a table behaves. All times are in milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// How long a bot waits before it moves, so that people can follow.
    pub pace: i64,
    /// How long a minute of a table's clock lasts.
    pub minute: i64,
    /// How long a table waits for a person before it sends a reminder.
    pub remind: i64,
    /// Says a move in words: in this language, with these names of the seats, for this game, this
    /// seat and this move.
    pub name_move: fn(Lang, &[String], &dyn Table, Seat, &str) -> String,
}
