//! Boards of single games without a server: to test, and to look at. Only tests and examples use it.
//!
//! It needs nothing of the other games, so that the tests and the example of a page build in seconds.
//!
//! # Where things are
//!
//! - `drawn.rs` the page of a position as text, and what stands in it
//! - `states.rs` a page for each state of a game, written to a folder
//! - `watch.rs` whether what pages predict comes true
//! - `told.rs` whether what happened is told at a place that the page has

mod drawn;
mod states;
pub mod told;
pub mod watch;

pub use drawn::{all, drawn, drawn_beside, in_frame};
pub use states::{PeopleAtTable, States};
