//! The rules of Pulp Invasion! by Todd Sanders, as a [`tabletop::Game`].
//!
//! Citations such as `PI 3.4` name a section of `rulebook.md`. Read in the order of the `mod`
//! lines.

// A new step, move or event must be thought about everywhere.
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
pub mod odds;
pub mod view;

#[cfg(test)]
mod rulings;
#[cfg(test)]
mod scene;

pub use rules::{ABILITIES_LOST, PILES_EXHAUSTED, WEAPONS_FOUND};
pub use state::Pulp;
