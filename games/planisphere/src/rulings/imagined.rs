//! What a viewer imagines.

use tabletop::{Chance, Seat, Viewer};

use crate::scene::set;

/// PL 2.4: the known end of the pile keeps its order, and cards that were seen in hands stay there.
#[test]
fn what_is_known_stays() {
    let mut game =
        set("A: ants.1@3-6 | hand queen.1 pods.1\nB: ants.2@3-12 | hand raptor.1 jelly.1");
    let card = game.pile.for_rules_mut().pop().unwrap();
    game.put_under(card);
    game.show(tabletop::SetOf::only("raptor.1".parse().unwrap()));
    let mut others = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let there = game.imagined_by(Viewer::Seat(Seat(0)), &mut Chance::from_number(seed));
        assert_eq!(there.known_pile(), game.known_pile());
        assert_eq!(there.hand(Seat(0)), game.hand(Seat(0)));
        assert!(there.hand(Seat(1)).contains("raptor.1".parse().unwrap()));
        assert_eq!(there.count_cards(), Ok(()));
        others.extend(there.hand(Seat(1)).iter());
    }
    assert!(20 < others.len(), "the other card may be any of those that nobody has seen");
}

/// PL 10.7: while several are chosen together, others neither see nor imagine what was chosen so
/// far.
#[test]
fn half_a_set_is_not_seen() {
    let scene = "phase: events\nA: mutants.1@3-12 | hand ants.1 ants.2 ants.3 pods.1 pods.2 pods.3 queen.1\nB: gillmen.1@4-1";
    let game = crate::scene::after(scene, "event census\nA pick queen.1");
    let before = crate::scene::after(scene, "event census");
    let other = Viewer::Seat(Seat(1));
    assert_eq!(tabletop::Game::view(&game, other), tabletop::Game::view(&before, other));
    let there = game.imagined_by(other, &mut Chance::from_number(1));
    assert_eq!(crate::scene::offered(&there).len(), 7, "any two of them");
}
