//! Tests that read like rulings, by chapter of `rulebook.md`.

mod arrival;
mod contact;
mod endings;
mod gestation;
mod happenings;
mod imagined;
mod movement;
mod peoples;
mod perft;
mod refusals;
mod round;
mod shots;
