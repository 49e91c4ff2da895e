//! What a viewer imagines agrees with what it knows (IZ 4.2, 4.3).

use tabletop::{Chance, Game, Seat, Viewer};

use crate::card::{HumanCard, ZombieCard};
use crate::scene::{after, set};
use crate::state::Invazions;
use crate::step::HUMAN;

const GO: &str = "radio: | under ogre
    hall: | under legion
    A: slash stand cook | resources 4 | deck soldier guard agent | discard survivors
    B: | hand member ogre overrun | deck member tracker devour freed
    C: | hand member devour | deck member ogre
    step: go";

fn imagined(game: &Invazions, viewer: Viewer) -> Vec<Invazions> {
    (0..200).map(|seed| game.imagine(viewer, &mut Chance::from_number(seed))).collect()
}

/// Another's hand may be any cards of its deck; one's own hand stays as it is.
#[test]
fn hands_are_dealt_again() {
    let game = set(GO);
    let seen = imagined(&game, Viewer::Seat(Seat(2)));
    assert!(seen.iter().any(|it| it.hand(Seat(1)).contains(ZombieCard::Freed)));
    assert!(seen.iter().all(|it| it.hand(Seat(2)) == game.hand(Seat(2))));
    assert!(seen.iter().any(|it| it.human_hand().contains(HumanCard::Agent)));
    assert!(seen.iter().all(|it| it.census() == Ok(())));
}

/// IZ 4.3: cards that were stated are in the hand, and no others of their topic.
#[test]
fn statements_are_believed() {
    let game = after(GO, "B tell zombies");
    for it in imagined(&game, Viewer::Seat(HUMAN)) {
        let hand = it.hand(Seat(1));
        let told = hand.contains(ZombieCard::Member) && hand.contains(ZombieCard::Ogre);
        assert!(told && !hand.contains(ZombieCard::Tracker), "{hand:?}");
    }
}

/// The Wounded that a horde carries stays on top of its deck (IZ 12.1).
#[test]
fn a_known_top_stays_on_top() {
    let scene = GO
        .replace("step: go", "step: places")
        .replace("B: |", "B: at hall |")
        .replace("C: |", "C: at radio |");
    let game = after(&scene, "A slash at hall\nB carry");
    for it in imagined(&game, Viewer::Spectator) {
        assert_eq!(it.hordes[Seat(1)].open_top().next(), Some(ZombieCard::Wounded));
    }
}

/// IZ 1.8: cards that were drawn at random may be others, except those that everybody has seen.
#[test]
fn drawn_by_lot() {
    use std::sync::Arc;
    use tabletop::{CardSet, Options, Seed, Setup};
    let cards =
        Arc::new(crate::deck::Cards::parse(crate::deck::Cards::BUILTIN).expect("good cards"));
    let options =
        crate::options::InvazionsOptions::from_pairs([("scenario", "moyens")]).expect("an option");
    let setup = Setup { players: 2, options };
    let game = Invazions::setup(&setup, cards, Seed::from_number(5)).expect("a table");
    let others = imagined(&game, Viewer::Seat(HUMAN));
    assert!(others.iter().any(|it| it.undrawn != game.undrawn));
    assert!(others.iter().any(|it| it.human.undrawn != game.human.undrawn));
    assert!(others.iter().all(|it| it.census() == Ok(()) && it.human_hand() == game.human_hand()));
    // All Survivors are in the game whatever was drawn.
    let undrawn = |it: &Invazions| it.human.undrawn.for_rules().count(HumanCard::Survivors);
    assert!(others.iter().all(|it| undrawn(it) == 0));
}
