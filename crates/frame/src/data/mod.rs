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
    Beside, Company, Deal, Device, Ending, Given, Guided, Hint, Mark, Reason, Replay, SameDeal,
    Since, Turn, Weighed,
};
pub use board::{Board, Decision, Line, Talk};
pub use frame::{Frame, Here, Said, Sitter};
pub use way::{Beat, Way};
