//! The rules of Invasion, the wargame on the planisphere, as a [`tabletop::Game`].
//!
//! Citations such as `PL 3.4` name a section of `rulebook.md`. Read the files in the order of the
//! `mod` lines.
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
//! The files have the same names in every game; those of this game alone are:
//! - `map.rs` squares, terrains, parts of the world, and the ways over the printed map, worked out
//!   once
//! - `effective.rs` what a unit is worth and where it may go, here and now: what is printed, what
//!   special boxes add, what events change
//! - `outlook.rs` what any unit could do from where it stands, worked out from a view
//! - `happening/` the hundred events as a table, and how each answers the questions of
//!   `effective.rs`
//! - `rules/happenings/` what events do at once
//! - `rules/fate.rs` how units die, players go out, and the game ends
//! - `rulings/perft.rs` counts of move sequences, in `tests/perft.txt`
//!
//! # How it fits the contract
//!
//! The phases are steps that go round the table. Moving a unit is one move: the unit and its
//! square. 60 cards fit into one set of bits, 200 squares into a small array.
//!
//! Each of the 100 events is a line of data, with what it concerns and how long it lasts. The
//! values of a unit are worked out when they are needed, by applying the events in force to what is
//! printed, in layers; they are never stored. An event that lets players choose pushes a step.
//!
//! Seats drop out (`Game::is_out`) while the game goes on; the last one standing wins, and a common
//! end is a draw for all. `rounds=N|none` is a `Values::Either`. Counts of move sequences (perft)
//! need only `legal_moves` and `carry_out`.

// The compiler must name every place that a new step, move or event concerns.
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
mod numbers;
pub mod view;

mod outlook;

#[cfg(test)]
mod rulings;
#[cfg(test)]
mod scene;

pub use rules::{ANNIHILATION, LAST_STANDING, ROUND_LIMIT, ROUND_LIMIT_DRAWN};
pub use state::Planisphere;
