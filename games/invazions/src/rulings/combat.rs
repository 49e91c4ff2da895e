//! IZ 4 and 5: where the hordes go, and how they play.

use tabletop::{Game, Seat};

use conformance::scene::offered_first;

use crate::scene::{after, offered, set};
use crate::step::HUMAN;

const GO: &str = "radio: | under ogre | barricade
    hall: | under legion
    hangar: | under member
    A: slash | resources 4
    B: | hand member | deck member
    C: | hand member | deck member
    step: go";

/// IZ 4.1: one horde at most at the barricade. IZ 4.4: in seat order, each where it likes.
#[test]
fn barricade_lets_one_in() {
    assert_eq!(offered(&set(GO), 'B'), ["go radio", "go hall", "go hangar"]);
    assert_eq!(offered(&after(GO, "B go radio"), 'C'), ["go hall", "go hangar"]);
    assert_eq!(offered(&after(GO, "B go hall"), 'C').len(), 3, "together elsewhere");
}

/// IZ 5.2: in seat order each plays or lets others go first; if all let others go first, seat order
/// decides. Nobody interrupts another's turn.
#[test]
fn order_of_play() {
    let scene = GO.replace("hand member", "hand member ogre");
    let asked = |moves: &str| {
        let game = after(&scene, &format!("B go hall\nC go hall\nA decline\n{moves}"));
        (game.to_act().first().map(|it| it.0), offered_first(&game))
    };
    let choice = ["lead", "yield"].map(str::to_string).to_vec();
    let plays = ["attack member", "attack ogre", "done"].map(str::to_string).to_vec();
    assert_eq!(asked(""), (Some(1), choice.clone()));
    assert_eq!(asked("B yield"), (Some(2), choice), "nobody decides for C");
    assert_eq!(asked("B yield\nC yield"), (Some(1), plays.clone()), "seat order");
    assert_eq!(asked("B yield\nC lead\nC attack member").0, Some(2), "C is not done");
    assert_eq!(asked("B yield\nC lead\nC done"), (Some(1), plays), "the last needs no order");
}

/// IZ 5.4: the effect comes first, then the human side may react, then the next card.
#[test]
fn effects_are_not_interrupted() {
    let scene =
        GO.replace("hand member | deck member\n    C", "hand selection member | deck ogre\n    C");
    let scene = scene.replace("hall: |", "hall: survivors |").replace("A: slash", "A: slash stand");
    let game = after(&scene, "B go hall\nC go hall\nA decline\nB lead\nB attack selection");
    assert_eq!(game.to_act().first(), Some(Seat(1)), "the effect asks");
    let game = after(&scene, "B go hall\nC go hall\nA decline\nB lead\nB attack selection\nB skip");
    assert_eq!(game.to_act().first(), Some(HUMAN));
}

/// IZ 5.5: nobody has to play; a horde that is done plays no more.
#[test]
fn nobody_must_play() {
    let game = after(GO, "B go hall\nC go hall\nA decline\nB lead\nB done");
    assert!(game.hordes[Seat(1)].finished);
    assert_eq!(game.hordes[Seat(1)].hand_size(), 1);
}
