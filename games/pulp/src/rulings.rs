//! Tests that read like rulings. Each plays a scene and shows what comes of it.

mod captains;
mod cubes;
mod dice;
mod engaging;
mod evading;
mod examples;
mod lines;
mod places;
mod planets;
mod refusals;
mod sectors;
mod turns;
mod weapons;
