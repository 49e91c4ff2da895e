//! The rules of Race for the Galaxy with Xeno Invasion, as a [`tabletop::Game`].
//!
//! Citations such as `XI 3.2` name a section of `rulebook.md`. Read in the order of the `mod`
//! lines.

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
