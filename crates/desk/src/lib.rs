//! What people ask at a table, and the pages that answer.
//!
//! It reads forms as requests to a [`Room`](room::Room), and fills in the pages of `web` with what
//! the room knows of its viewer. It does no I/O and reads no clock, so that a server and a browser
//! without one use the same.
//!
//! # Where things are
//!
//! - `asking.rs` who asks
//! - `forms.rs` forms of a table as requests; `opening.rs` forms that open one;
//!   `import.rs` a game from a file
//! - `showing.rs` the page of a table; `replay.rs` a moment that is past; `fragment.rs` the region
//!   that changes, and `patch.rs` what changed between two of them; `closed.rs` a table without a
//!   board
//! - `review.rs` what somebody decided, weighed; `future.rs` what followed, or might have; `comic.rs` its story in pictures; `puzzle.rs` positions with a clearly best move
//! - `card_changes.rs` in what a card file differs from the game's own
//! - `lists.rs` tables in lists; `contest.rs` which games tell people apart
//! - `refusal.rs` why something is refused, in words
//! - `names.rs` names that are made up; `days.rs` days and dates

mod asking;
pub mod card_changes;
mod closed;
mod comic;
mod contest;
pub mod days;
pub mod forms;
mod fragment;
pub mod future;
pub mod import;
pub mod lists;
pub mod names;
pub mod opening;
mod patch;
pub mod puzzle;
mod reasons;
pub mod refusal;
mod replay;
pub mod review;
mod showing;

use bots::Level;
use web::site::GameOffer;

pub use asking::Asking;
pub use closed::{BY_ADMIN, why_closed};
pub use contest::tells_apart;
pub use fragment::{Fragment, LogReader};
pub use replay::{LookBack, ReplayMoment, looks};
pub use showing::{Glimpse, Showing, Sight, line, shown};

/// The levels of bots that people choose from, weakest first.
pub const BOTS: [&str; 5] = Level::WORDS;

/// The level where nobody has chosen one.
pub const USUAL_BOT: &str = Level::USUAL.word();

/// The games that can be played.
pub fn offers() -> Vec<GameOffer> {
    catalogue::GAMES.iter().map(offer).collect()
}

/// A game as the pages offer it.
pub fn offer(game: &catalogue::GameInfo) -> GameOffer {
    GameOffer {
        id: game.id,
        players: game.players,
        options: game.options,
        puzzles: !puzzles::kept(game.id).puzzles.is_empty(),
        together: !tells_apart(game),
    }
}
