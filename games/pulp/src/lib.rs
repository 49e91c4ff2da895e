//! The rules of Pulp Invasion! by Todd Sanders, as a [`tabletop::Game`].
//!
//! Citations such as `PI 3.4` name a section of `rulebook.md`. Read the files in the order of the
//! `mod` lines.
//!
//! ```
//! use std::sync::Arc;
//!
//! use pulp::Pulp;
//! use tabletop::{CardSet as _, Game, Log, Seed, Setup};
//!
//! type Cards = <Pulp as Game>::Cards;
//! let cards = Arc::new(Cards::parse(Cards::BUILTIN)?);
//! let setup = Setup { players: 1, options: Default::default() };
//! let mut game = Pulp::setup(&setup, cards, Seed::from_number(1))?;
//!
//! let seat = game.to_act().first().expect("somebody is asked");
//! let mut moves = Vec::new();
//! game.legal_moves(seat, &mut moves);
//! game.carry_out(seat, moves[0], &mut Log::silent());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # How it fits the contract
//!
//! There is one seat, and it is always asked. Dice, the bag and the decks are drawn from the one
//! stream of luck. What is in the bag is public; what comes out next is not, and is dealt again in
//! every imagined game. Undo works for one seat as for five: back to the last luck, or to the last
//! thing learnt. A daily deal is a table opened with the seed of the day, which the server keeps to
//! itself as it keeps every seed.

// The compiler must name every place that a new step, move or event concerns.
#![warn(clippy::wildcard_enum_match_arm)]

pub mod card;
pub mod deck;
pub mod options;

pub mod moves;
mod state;
mod step;

pub mod event;
pub mod refusal;
mod rules;

mod imagine;
mod judgement;
mod numbers;
pub mod odds;
pub mod view;

#[cfg(test)]
mod rulings;
#[cfg(test)]
mod scene;

pub use rules::{ABILITIES_LOST, PILES_EXHAUSTED, WEAPONS_FOUND};
pub use state::Pulp;
