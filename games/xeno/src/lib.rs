//! The rules of Race for the Galaxy with Xeno Invasion, as a [`tabletop::Game`].
//!
//! Citations such as `XI 3.2` name a section of `rulebook.md`. Read in the order of the `mod`
//! lines.
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
