//! Cards are picked in any order.

use conformance::Trial;
use conformance::picks::{check, check_things};
use oh_no::OhNo;
use oh_no::moves::Move;

const TRIAL: Trial<'_> = Trial { players: 4, options: &[("level", "1")], games: 60, seed: 1 };

/// ON 2.3: the cards that are given.
#[test]
fn a_gift_has_no_order() {
    check::<OhNo>(&TRIAL, |mv| matches!(mv, Move::Pack(_)));
}

/// ON 4.2: the cards that evaporate.
#[test]
fn evaporation_has_no_order() {
    check::<OhNo>(&TRIAL, |mv| matches!(mv, Move::Evaporate(_)));
}

/// ON 6.4: the two cards of a Modulomorph.
#[test]
fn a_pair_has_no_order() {
    check_things::<OhNo, _>(&TRIAL, |mv| match mv {
        Move::Morph(card) | Move::With(card) => Some(*card),
        _ => None,
    });
}
