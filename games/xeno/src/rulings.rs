//! The rules as rulings: a scene, what is played, what comes of it. Each test cites the section
//! of `rulebook.md` that it shows.

mod admirals;
mod base;
mod defence;
mod harvest;
mod picking;
mod placing;
mod powers;
mod refusals;
mod repairs;
mod start;
