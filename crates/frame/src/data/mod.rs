//! The page of a table as plain data: what goes in, before anything is drawn.
//!
//! - `frame.rs` what every table page shows, and who sees it
//! - `board.rs` what a game puts into it
//! - `way.rs` how the page tells on the board what happened
//! - `beside.rs` what can be done there beside playing

mod beside;
mod board;
mod frame;
mod way;

pub use beside::{
    Beside, BotAtTable, Company, DealMark, Ending, Given, Guided, HintState, KnownDeal, LastMove,
    PuzzleAnswered, PuzzleFound, PuzzleLine, PuzzleShown, PuzzleStreak, ReasonShown, Replay,
    ReplayChances, SameDeal, SharedDevice, Since, TurnProgress, Weighed,
};
pub use board::{Board, Decision, LogLine, TalkState};
pub use frame::{ChatLine, Frame, Here, LineDrawn, LogPart, SeatName};
pub use way::{Beat, Way};
