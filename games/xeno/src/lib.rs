//! The rules of Race for the Galaxy with Xeno Invasion, as a [`tabletop::Game`].
//!
//! Citations such as `XI 3.2` name a section of `rulebook.md`. Read the files in the order of the
//! `mod` lines.
//!
//! ```
//! use std::sync::Arc;
//!
//! use xeno::Xeno;
//! use tabletop::{CardSet as _, Game, Log, Seed, Setup};
//!
//! type Cards = <Xeno as Game>::Cards;
//! let cards = Arc::new(Cards::parse(Cards::BUILTIN)?);
//! let setup = Setup { players: 2, options: Default::default() };
//! let mut game = Xeno::setup(&setup, cards, Seed::from_number(1))?;
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
//! - `powers.rs` the sums of a tableau's powers
//! - `aid.rs` what can still be added to a defence, and at what price
//! - `rules/together.rs` what all decide at once, sealed
//! - `rules/` a file for each phase
//! - for the Invasion mode `waves.rs` the invasion cards, `track.rs` the admirals' disks,
//!   `invasion.rs` both at a table, and `rules/invasion.rs`, `defend.rs`, `damage.rs`, `repair.rs`
//!   the rules about them
//! - `judgement/learned.rs` the two networks (`*.net`, made by `rempart train`), `features.rs` what
//!   they read of a position, and `foresight.rs` the position after a move
//!
//! # How it fits the contract
//!
//! Nearly every step waits for all seats: it has a `SeatSet` of those that have not answered, and
//! for each seat how far its answer has come (the chosen action; the cards of a payment picked one
//! by one in any order; then done). Answers are sealed until the last is in, and the battery checks
//! that. The order in which they are given must not matter, so the cards that several seats draw in
//! one phase are drawn in timing order: when the step is complete, or seat after seat where a power
//! lets a player draw in the middle of its choices. The page may send a whole payment in one
//! request.
//!
//! The invasion step, its waves and its ends are steps and endings like others. A set of the 165
//! cards takes three words of 64 bits (`Indexed::Bits`); that of Oh no... INVASION!!! takes 128
//! bits.

pub mod card;
pub mod deck;
pub mod options;

mod aid;
mod invasion;
pub mod moves;
mod state;
mod step;
mod track;
mod waves;

pub mod event;
pub mod refusal;

mod powers;
mod rules;

mod imagine;
mod judgement;
mod numbers;
pub mod view;

#[cfg(test)]
mod reference;
#[cfg(test)]
mod rulings;
#[cfg(test)]
mod scene;

pub use rules::{CHIPS, DEFEATED, REPULSED, ROUNDS, TWELVE};
pub use state::Xeno;
pub use step::Ask;
