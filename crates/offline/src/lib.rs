//! The whole site for one device, without a server: it runs inside a browser.
//!
//! A service worker (`web/assets/worker.js`) hands it what the browser asks for, and carries out
//! what it [orders](message::Order): keep this text, answer that, let a bot think. It does no I/O
//! and reads no clock; every message brings the time, and luck. The pages are those of the server,
//! made by `desk` and `web` from the same rooms, and nothing is told before it is kept.
//!
//! # Where things are
//!
//! - `message.rs` what comes in and what goes out
//! - `solo.rs` the tables of the device, and their rooms
//! - `addresses.rs` which address does what; `answer.rs` what is answered
//! - `files.rs` a table as a text that lasts
//! - `review.rs` what was decided, weighed when a game is over; `reviewing.rs` makes it of pieces
//! - `think.rs` what bots think, in a worker of its own
//! - `abi.rs` how a browser calls it

#[cfg(target_family = "wasm")]
pub mod abi;
mod addresses;
mod answer;
mod files;
pub mod message;
mod review;
mod reviewing;
mod solo;
mod think;

pub use solo::Solo;
pub use think::think;
