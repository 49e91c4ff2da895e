//! The rules of INVAZIONS by Benoit Banner, as a [`tabletop::Game`].
//!
//! Seat A is the human side, the others are hordes that play together against it. Citations such
//! as `IZ 3.4` name a section of `rulebook.md`. Read in the order of the `mod` lines.
//!
//! ```
//! use std::sync::Arc;
//!
//! use invazions::Invazions;
//! use tabletop::{CardSet as _, Game, Log, Seed, Setup};
//!
//! type Cards = <Invazions as Game>::Cards;
//! let cards = Arc::new(Cards::parse(Cards::BUILTIN)?);
//! let setup = Setup { players: 2, options: Default::default() };
//! let mut game = Invazions::setup(&setup, cards, Seed::from_number(1))?;
//!
//! let seat = game.to_act().first().expect("somebody is asked");
//! let mut moves = Vec::new();
//! game.legal_moves(seat, &mut moves);
//! game.carry_out(seat, moves[0], &mut Log::silent());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// A new step, move or event must be thought about everywhere.
#![warn(clippy::wildcard_enum_match_arm)]

pub mod card;
pub mod deck;
pub mod options;
pub mod scenario;

pub mod moves;
mod state;
mod step;

pub mod event;
pub mod refusal;
mod rules;

mod imagine;
mod judgement;
pub mod view;

#[cfg(test)]
mod rulings;
#[cfg(test)]
mod scene;

pub use rules::{ANTIDOTE, BREAKTHROUGH, EXHAUSTED, FALSE_ALARM, FREED, FREED_GOAL, POINTS_GOAL};
pub use state::Invazions;
pub use step::HUMAN;
