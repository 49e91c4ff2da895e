//! Games by numbers, for programs that learn.
//!
//! A move is a number, or two for a move of two parts, and what a seat sees is a row of numbers;
//! [`Numeric`](tabletop::Numeric) says which. An [`Environment`] is one game with its history; a
//! [`Crowd`] is many games that are played at once, without histories, with bots in some seats, and
//! where a new game begins whenever one is over.
//!
//! ```
//! use arena::{Rules, environment};
//! use tabletop::{Chance, Seed};
//!
//! let rules = Rules { game: "oh-no".to_string(), players: Some(3), ..Rules::default() };
//! let mut game = environment(&rules, Seed::from_number(1)).expect("it opens");
//! let mut chance = Chance::from_number(2);
//! while let Some(seat) = game.turn() {
//!     let number = *chance.pick(&game.offered(seat));
//!     game.act(seat, number as i64).expect("it is offered");
//! }
//! let outcome = game.outcome().expect("the game is over");
//! assert!(outcome.seats.values().count() == 3);
//! ```
//!
//! # Where things are
//!
//! - `rules.rs` what is played, and why it cannot be
//! - `turns.rs` who is asked what, by numbers: the part that both share
//! - `environment.rs` one game
//! - `crowd.rs` many games at once
//! - `written.rs` arrays that are written in place

mod crowd;
mod environment;
mod rules;
mod turns;
mod written;

pub use crowd::{Arrays, Crowd, CrowdPlan, crowd};
pub use environment::{Environment, Size, environment, of_record};
pub use rules::{CannotPlay, NotOffered, Rules};
pub use written::Written;
