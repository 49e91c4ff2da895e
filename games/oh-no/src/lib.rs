//! The rules of Oh no... INVASION!!! Read in the order of the `mod` lines.

pub mod card;
pub mod deck;
pub mod event;
pub mod moves;
pub mod options;
pub mod view;
