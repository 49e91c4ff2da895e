//! The page of a table as plain data: what goes in, before anything is drawn.
//!
//! - `frame.rs` what every table page shows, and who sees it
//! - `board.rs` what a game puts into it
//! - `beside.rs` what can be done there beside playing

mod beside;
mod board;
mod frame;

pub use beside::{
    Beside, Company, Deal, Device, Ending, Given, Guided, Hint, Mark, Replay, SameDeal, Since,
    Turn, Weighed,
};
pub use board::{Board, Decision, Line, Talk, Way};
pub use frame::{Frame, Here, Said, Sitter};
