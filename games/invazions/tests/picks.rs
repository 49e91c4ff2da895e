//! The cards that are discarded to Slash are picked in any order (IZ 12.1).

use conformance::{Trial, picks};
use invazions::Invazions;
use invazions::moves::Move;

#[test]
fn picks_have_no_order() {
    let options = [("scenario", "labo")];
    let trial = Trial { players: 3, options: &options, games: 60, seed: 1 };
    picks::check_told::<Invazions>(&trial, |mv| matches!(mv, Move::Drop(_)));
}
