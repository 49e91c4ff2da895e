//! PI 4.5, 6.4 and 9.1: what is picked one by one can be picked in any order. Payments (PI 3.6,
//! 4.1) end by themselves when all is paid, so `rulings/engaging.rs` and `rulings/lines.rs` test
//! those.

use conformance::{Trial, picks};
use pulp::Pulp;
use pulp::moves::Move;

fn in_any_order(games: u64, is_pick: fn(&Move) -> bool) {
    let trial = Trial { players: 1, options: &[], games, seed: 1 };
    picks::check_told::<Pulp>(&trial, is_pick);
}

/// Cubes that a die takes out of the bag.
#[test]
fn cubes() {
    in_any_order(200, |mv| matches!(mv, Move::Take(_)));
}

/// Cards that a planet costs.
#[test]
fn cards_given_up() {
    in_any_order(400, |mv| matches!(mv, Move::Spend(_)));
}

/// Engaged cards that stay in hand, also as keys.
#[test]
fn cards_kept() {
    in_any_order(100, |mv| matches!(mv, Move::Keep(_) | Move::KeepAsKey(_)));
}
