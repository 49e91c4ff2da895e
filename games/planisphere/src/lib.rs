//! The rules of Invasion, the wargame on the planisphere, as a [`tabletop::Game`].
//!
//! Citations such as `PL 3.4` name a section of `rulebook.md`. Read in the order of the `mod`
//! lines.
//!
//! ```
//! use std::sync::Arc;
//!
//! use planisphere::Planisphere;
//! use tabletop::{CardSet as _, Game, Log, Seed, Setup};
//!
//! type Cards = <Planisphere as Game>::Cards;
//! let cards = Arc::new(Cards::parse(Cards::BUILTIN)?);
//! let setup = Setup { players: 2, options: Default::default() };
//! let mut game = Planisphere::setup(&setup, cards, Seed::from_number(1))?;
//!
//! let seat = game.to_act().first().expect("somebody is asked");
//! let mut moves = Vec::new();
//! game.legal_moves(seat, &mut moves);
//! game.carry_out(seat, moves[0], &mut Log::silent());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where things are
//!
//! - `map.rs` squares, terrains, parts of the world, and the ways over the printed map, worked
//!   out once
//! - `effective.rs` what a unit is worth and where it may go, here and now: what is printed,
//!   what special boxes add, what events change
//! - `happening/` the hundred events as a table, and what each answers to the questions of
//!   `effective.rs`
//! - `rules/happenings/` what they do at once
//! - `rules/fate.rs` how units and players go, and how the game ends
//! - `rulings/perft.rs` counts of move sequences, in `tests/perft.txt`
//!
//! # How it fits the contract
//!
//! The six phases are steps that go round the table; a unit's move is one move, unit and
//! square. 60 units fit one set of bits, and 200 squares an array. Each of the 100 events is a
//! line of data with its scope and how long it lasts; what a unit's values *are* is asked at
//! the moment of need, by folding the events in force over what is printed, in layers, and
//! never stored. An event that asks players for a choice pushes a step. Seats drop out
//! (`Game::is_out`) while the game goes on; the last one standing wins, a common end is a draw
//! for all. `rounds=N|none` is a `Values::Either`. Counts of move sequences (perft) need
//! nothing but `legal_moves` and `carry_out`.

// A new step, move or event must be thought about everywhere.
#![warn(clippy::wildcard_enum_match_arm)]

pub mod card;
pub mod deck;
pub mod map;
pub mod options;

pub mod moves;
mod state;
mod step;

pub mod event;
pub mod refusal;

pub mod happening;

mod effective;
mod rules;

mod imagine;
mod judgement;
pub mod view;

#[cfg(test)]
mod rulings;
#[cfg(test)]
mod scene;

pub use rules::{ANNIHILATION, LAST_STANDING, ROUND_LIMIT, ROUND_LIMIT_DRAWN};
pub use state::Planisphere;
