//! The rules as rulings: a scene, what is played, what comes of it. Each test cites the section
//! of `rulebook.md` that it shows.

mod conflict;
mod examples;
mod fight;
mod imagined;
mod invasion;
mod levels;
mod refusals;
mod setup;
mod talk;
mod turn;
