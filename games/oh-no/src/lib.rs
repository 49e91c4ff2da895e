//! The rules of Oh no... INVASION!!! by Joost Das, as a [`tabletop::Game`].
//!
//! Citations such as `ON 3.4` name a section of `rulebook.md`. Read the files in the order of the
//! `mod` lines.
//!
//! ```
//! use std::sync::Arc;
//!
//! use oh_no::OhNo;
//! use tabletop::{CardSet as _, Game, Log, Seed, Setup};
//!
//! type Cards = <OhNo as Game>::Cards;
//! let cards = Arc::new(Cards::parse(Cards::BUILTIN)?);
//! let setup = Setup { players: 3, options: Default::default() };
//! let mut game = OhNo::setup(&setup, cards, Seed::from_number(1))?;
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
//! - `cards.toml` every card, and where each value comes from
//! - `card.rs` colours, kinds, identities, sets of cards as bits
//! - `deck.rs` reads the card file strictly
//! - `options.rs` level and stacking
//! - `moves.rs` every move and its text
//! - `state.rs` the whole truth
//! - `step.rs` what the rules still have to do
//! - `rules.rs` the contract and the four `match`es over steps and moves, with a file for each
//!   phase under `rules/` (`setup`, `turn`, `invasion`, `fight`, `conflict`, `talk`)
//! - `event.rs` what happened and what each viewer is told
//! - `refusal.rs` why a move is not possible
//! - `view.rs` what a viewer may know
//! - `imagine.rs` the unknown dealt again, and the census of all cards
//! - `muster.rs` what the group has for the Final Conflict, and whether to begin it or to wait
//! - `judgement.rs` what helps a bot: the value of a position, the priors of moves, honest answers
//! - `numbers.rs` the moves as numbers, and what a seat sees in numbers
//! - `rulebook.md` the sections of the rules in our own words, with our rulings; `rulebook.fr.md`
//!   the same in French
//! - `scene.rs` and `rulings/` positions as a few lines of text, and tests that read like rulings
//!
//! # How it fits the contract
//!
//! One seat is asked at a time, except when Evaporaliens attack: then the victims choose at once,
//! sealed, in one step that waits for a set of seats. What a player picks before it commits is a
//! private step; others see the step underneath. Statements about one's hand are *asides*: anybody
//! may make them at any time, they are true, and they never change a decision. They are remembered,
//! and what anybody imagines agrees with them.

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
mod muster;
mod numbers;
pub mod view;

#[cfg(test)]
mod rulings;
#[cfg(test)]
mod scene;

pub use rules::{ELIMINATED, ELIMINATED_IN_CONFLICT, MATRIX_DESTROYED, SHIELDED};
pub use state::OhNo;
