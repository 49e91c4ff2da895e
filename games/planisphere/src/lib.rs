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
