//! The rules as rulings: a scene, what is played, what comes of it. Each test cites the section
//! of `rulebook.md` that it shows.

mod bravery;
mod combat;
mod examples;
mod humans;
mod imagined;
mod recruitment;
mod refusals;
mod setup;
mod talk;
mod turn;
mod wounds;
mod zombies;
