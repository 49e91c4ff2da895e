//! Picks have no order: what famine destroys and what a census discards is chosen in any order (PL
//! 10.7).

use conformance::{Trial, picks};
use planisphere::Planisphere;
use planisphere::moves::Move;

#[test]
fn sets_are_picked_in_any_order() {
    let options = [("events", "on"), ("rounds", "24"), ("landings", "3"), ("rebirth", "on")];
    for players in 2..=4 {
        let trial = Trial { players, options: &options, games: 60, seed: 70 };
        picks::check::<Planisphere>(&trial, |mv| matches!(mv, Move::Pick(_)));
    }
}
