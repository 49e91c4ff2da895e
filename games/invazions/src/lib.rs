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
//!
//! # Where things are
//!
//! - `scenario.rs` scenarios as lines of text, read, checked and advised on, for tables and for
//!   an editor
//! - `card.rs` kinds and heaps of them, since copies of a kind are alike
//! - `rules/bravery.rs` the moments at which the human side is asked, whatever it holds
//!
//! # How it fits the contract
//!
//! Verdicts are given a seat, so one side wins as one. Bravery interrupts: after every effect
//! the rules push a *window* that asks the human seat, which may decline. The window is there
//! whether or not the human side holds a card that fits, so that being asked betrays nothing.
//! It waits for the player, unless the player has ordered the game to play on at such moments
//! (an aside of its own), which is answered at once. Statements between allies are asides, as
//! in Oh no, heard by all. So are plans: what all hordes agree to is from then on the answer
//! that whoever is asked has ordered beforehand (`Game::standing`); where they do not agree,
//! the rules say who decides. A scenario is the option `scenario=ID`, and one's own is a text
//! of one line in the same option, so that a record is complete; `Values::Either` takes both.

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
