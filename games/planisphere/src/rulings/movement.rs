//! PL 4: movement.

use expect_test::expect;

use crate::map::Squares;
use crate::scene::{after, check, offered, read, set};

fn reach(scene: &str, card: &str) -> String {
    let squares: Squares = set(scene).reach(read(card));
    squares.iter().map(|it| it.to_string()).collect::<Vec<_>>().join(" ")
}

/// PL 4.1: each unit moves once, in any order, or stays.
#[test]
fn each_unit_moves_once() {
    let game = after("A: pods.1@3-6 jelly.1@3-12\nB: ants.2@3-15", "A move jelly.1 3-13");
    assert!(offered(&game).iter().all(|it| it.starts_with("move pods.1") || it == "done"));
    check(
        "A: pods.1@3-6 jelly.1@3-12\nB: ants.2@3-15",
        "A move jelly.1 3-13\nA move pods.1 3-5\nA done\nB done",
        expect![[r#"
            A move jelly.1 3-13
              Moved seat: A, card: jelly.1, from: 3-12, to: 3-13
            A move pods.1 3-5
              Moved seat: A, card: pods.1, from: 3-6, to: 3-5
            A done
            B done
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: None
              Drew seat: B, count: 1, cards: Some([androids.1])
            A: pods.1@3-5 jelly.1@3-13 | hand androids.2
            B: ants.2@3-15 | hand androids.1
            round: 4
            asked A: land androids.2, done
        "#]],
    );
}

/// PL 4.2: within DIS orthogonal steps, and never onto a square with even a little of the forbidden
/// terrain. PL 4.3: nor through one. Mutants avoid ice: from 3-18 two steps lead round 2-17 (FI).
#[test]
fn a_little_of_the_forbidden_terrain_bars_the_way() {
    assert_eq!(
        reach("A: mutants.1@3-18\nB: ants.2@3-12", "mutants.1"),
        "2-18 3-16 3-17 3-19 3-20 4-17 4-18 4-19 5-18"
    );
}

/// PL 1.3: steps are orthogonal. PL 4.2: ants, DIS 3, stay on dry land.
#[test]
fn ants_stay_ashore() {
    assert_eq!(
        reach("A: ants.1@6-12\nB: pods.2@3-12", "ants.1"),
        "3-12 4-11 4-12 4-13 5-11 5-12 5-13 7-12"
    );
}

/// PL 8.2: a flying unit crosses its forbidden terrain but does not stop there. Mantises avoid
/// desert: from 5-11 they fly over the Sahara to Europe.
#[test]
fn wings_cross_what_feet_may_not() {
    assert_eq!(
        reach("A: mantises.1@5-10\nB: ants.2@3-15", "mantises.1"),
        "2-10 3-9 3-10 3-11 4-8 4-9 5-7 5-8 5-9 6-8 6-9 6-10 6-11 6-12 7-9 7-10 8-10"
    );
}

/// PL 1.3: with the option, east and west meet.
#[test]
fn round_the_world() {
    assert_eq!(
        reach("A: gillmen.1@5-20\nB: ants.2@3-12", "gillmen.1"),
        "3-20 4-19 4-20 5-18 5-19 6-19 6-20 7-20"
    );
    assert_eq!(
        reach("options: wrap=on\nA: gillmen.1@5-20\nB: ants.2@3-12", "gillmen.1"),
        "3-20 4-1 4-19 4-20 5-1 5-2 5-18 5-19 6-1 6-19 6-20 7-20"
    );
}

/// PL 4.4: neither friends nor enemies block the way, and any number of units may share a square.
#[test]
fn nobody_bars_the_way() {
    let squares = reach("A: gillmen.1@6-3 gillmen.2@6-2\nB: hexapod.1@6-4", "gillmen.1");
    assert!(squares.contains("6-4") && squares.contains("6-5") && squares.contains("6-2"));
}

/// PL 4.5: a unit that moves onto an enemy came later, and attacks; one that leaves and comes back
/// came again.
#[test]
fn who_comes_attacks() {
    let game = after("A: mutants.1@3-6\nB: ants.2@3-5", "A move mutants.1 3-5");
    assert!(game.attacks(read("mutants.1"), read("ants.2")));
    assert!(!game.attacks(read("ants.2"), read("mutants.1")));
}

/// PL 4.6: the direction of a move is that of the longer of its two legs.
#[test]
fn the_direction_of_a_move() {
    let game = after("A: gillmen.1@6-3\nB: ants.2@3-5", "A move gillmen.1 7-4");
    assert_eq!(game.unit(read("gillmen.1")).heading, Some(crate::map::Heading::East));
    assert_eq!(game.unit(read("gillmen.1")).from, Some(read("6-3")));
}

/// PL 4.2: the page shows how many steps a unit needs to each square, round what it may not enter.
#[test]
fn the_steps_of_a_way() {
    let game = crate::scene::set("A: ants.1@6-12\nB: pods.1@3-5");
    let view = crate::view::View::of(&game, tabletop::Viewer::Seat(read("A")));
    let steps = |square: &str| {
        let to = |it: &&crate::view::WayView| it.square == read(square);
        view.ways.iter().find(to).map(|it| it.steps)
    };
    assert_eq!(view.ways.len(), view.moves.len() - 1, "all but `done`");
    assert_eq!((steps("5-12"), steps("4-12"), steps("4-13")), (Some(1), Some(2), Some(3)));
}
