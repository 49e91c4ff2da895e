//! The rules of INVAZIONS by Benoit Bannier, as a [`tabletop::Game`].
//!
//! Seat A is the human side; the others are hordes that play together against it. Citations such as
//! `IZ 3.4` name a section of `rulebook.md`. Read the files in the order of the `mod` lines.
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
//!
//! # Where things are
//!
//! The files have the same names in every game; those of this game alone are:
//! - `scenario.rs` scenarios as lines of text: read, checked and advised on, for tables and for the
//!   workshop
//! - `card.rs` kinds, and heaps of them, since copies of a kind are equal
//! - `might.rs` what a horde can bring, and how likely, as long as its hand is hidden
//! - `rules/bravery.rs` the moments at which the human side is asked for Bravery
//!
//! # How it fits the contract
//!
//! Verdicts are given to seats, so one side wins as one. Bravery interrupts: after every effect the
//! rules push a *window*, which asks the human seat, and that may decline. The window is there
//! whether or not the human side holds a card that fits, so being asked betrays nothing. A player
//! may order the game to go on at such moments (with an aside that only that player hears); the
//! window is then answered at once.
//!
//! Statements between allies are asides that all hear, as in Oh no... INVASION!!! So are plans. A
//! plan that all hordes agree to becomes the answer that the seat has ordered beforehand
//! (`Game::standing`); where they do not agree, the rules say who decides.
//!
//! A scenario is the option `scenario=ID`. A scenario of one's own is a text of one line in the
//! same option, so that a record is complete; `Values::Either` takes both.

// The compiler must name every place that a new step, move or event concerns.
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
pub mod might;
mod numbers;
pub mod view;

#[cfg(test)]
mod rulings;
#[cfg(test)]
mod scene;

pub use rules::{ANTIDOTE, BREAKTHROUGH, EXHAUSTED, FALSE_ALARM, FREED, FREED_GOAL, POINTS_GOAL};
pub use state::Invazions;
pub use step::HUMAN;
