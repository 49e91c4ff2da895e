//! PL 3: a card comes into play.

use expect_test::expect;

use crate::scene::{after, check, offered, set};

/// PL 3.1: one card of the hand, or none.
#[test]
fn one_card_or_none() {
    let game = set("phase: reinforcement\nA: ants.1@3-6 | hand queen.1 pods.1\nB: ants.2@3-12");
    assert_eq!(offered(&game), ["land queen.1", "land pods.1", "done"]);
}

/// PL 3.2: a player who has never had a unit on the board must bring a card into play.
#[test]
fn the_battle_has_to_begin() {
    let game = set("phase: reinforcement\nA: | hand queen.1 pods.1\nB: ants.2@3-12");
    assert_eq!(offered(&game), ["land queen.1", "land pods.1"]);
}

/// PL 3.3: the twenty-sided die must show more than the ten-sided one; equal is too little. PL 3.4:
/// then both are thrown again for latitude and longitude.
#[test]
fn the_arrival_test() {
    let scene = |dice: &str| {
        format!("phase: reinforcement\ndice: {dice}\nA: ants.1@3-6 | hand pods.1\nB: ants.2@3-12")
    };
    check(
        &scene("20:8 10:8"),
        "A land pods.1",
        expect![[r#"
        A land pods.1
          Arrived landing: Landing seat: A, card: pods.1, test: Some(Test d20: 8, d10: 8, passed: false), tried: [], landed: None
        asked A: move ants.1 1-5, move ants.1 2-4, move ants.1 2-5, move ants.1 3-5, move ants.1 4-5, done
    "#]],
    );
    check(
        &scene("20:9 10:8 10:3 20:13"),
        "A land pods.1",
        expect![[r#"
        A land pods.1
          Arrived landing: Landing seat: A, card: pods.1, test: Some(Test d20: 9, d10: 8, passed: true), tried: [3-13], landed: Some(3-13)
        A: pods.1@3-13 ants.1@3-6
        asked A: move pods.1 2-13, move pods.1 3-12, move ants.1 1-5, move ants.1 2-4, move ants.1 2-5, move ants.1 3-5, move ants.1 4-5, done
    "#]],
    );
}

/// PL 3.3: before a player's first unit is on the board there is no test, in whatever round.
#[test]
fn no_test_for_the_first_unit() {
    check(
        "phase: reinforcement\ndice: 10:3 20:13\nA: | hand pods.1\nB: ants.2@3-12",
        "A land pods.1",
        expect![[r#"
            A land pods.1
              Arrived landing: Landing seat: A, card: pods.1, test: None, tried: [3-13], landed: Some(3-13)
            A: pods.1@3-13
            asked A: move pods.1 2-13, move pods.1 3-12, done
        "#]],
    );
}

/// PL 3.3: nor is there one in the first round, for anybody.
#[test]
fn no_test_in_the_first_round() {
    check(
        "round: 1\nphase: reinforcement\ndice: 10:3 20:13\nA: ants.1@3-6 | hand pods.1\nB: ants.2@3-12",
        "A land pods.1",
        expect![[r#"
            A land pods.1
              Arrived landing: Landing seat: A, card: pods.1, test: None, tried: [3-13], landed: Some(3-13)
            A: pods.1@3-13 ants.1@3-6
            asked A: move pods.1 2-13, move pods.1 3-12, move ants.1 1-5, move ants.1 2-4, move ants.1 2-5, move ants.1 3-5, move ants.1 4-5, done
        "#]],
    );
}

/// PL 3.5: above, right, below, left. The ants find ocean on 3-10, and above it (2-10), and land on
/// the right (3-11).
#[test]
fn the_search_goes_above_right_below_left() {
    let scene = |square: &str| {
        format!("phase: reinforcement\ndice: {square}\nA: | hand ants.1\nB: pods.2@3-12")
    };
    check(
        &scene("10:3 20:10"),
        "A land ants.1",
        expect![[r#"
        A land ants.1
          Arrived landing: Landing seat: A, card: ants.1, test: None, tried: [3-10, 2-10, 3-11], landed: Some(3-11)
        A: ants.1@3-11
        asked A: move ants.1 2-12, move ants.1 2-13, move ants.1 3-12, move ants.1 3-13, move ants.1 3-14, move ants.1 4-10, move ants.1 4-11, move ants.1 4-12, move ants.1 4-13, move ants.1 5-11, move ants.1 5-12, done
    "#]],
    );
    // Below: beside Antarctica.
    check(
        &scene("10:9 20:1"),
        "A land ants.1",
        expect![[r#"
            A land ants.1
              Arrived landing: Landing seat: A, card: ants.1, test: None, tried: [9-1, 8-1, 9-2, 10-1], landed: Some(10-1)
            A: ants.1@10-1
            asked A: move ants.1 10-2, move ants.1 10-3, move ants.1 10-4, done
        "#]],
    );
    // Left: the coast of New England.
    check(
        &scene("10:3 20:7"),
        "A land ants.1",
        expect![[r#"
            A land ants.1
              Arrived landing: Landing seat: A, card: ants.1, test: None, tried: [3-7, 2-7, 3-8, 4-7, 3-6], landed: Some(3-6)
            A: ants.1@3-6
            asked A: move ants.1 1-5, move ants.1 2-4, move ants.1 2-5, move ants.1 3-5, move ants.1 4-5, done
        "#]],
    );
}

/// PL 3.6: when none of the five squares will do, the saucer crashes, and everybody sees the card
/// go under the pile. PL 3.2: a player without a unit tries again.
#[test]
fn the_crash() {
    let scene = "phase: reinforcement\ndice: 10:6 20:1\nA: | hand ants.1 queen.1\nB: pods.2@3-12";
    check(
        scene,
        "A land ants.1",
        expect![[r#"
        A land ants.1
          Arrived landing: Landing seat: A, card: ants.1, test: None, tried: [6-1, 5-1, 6-2, 7-1], landed: None
        A: | hand queen.1
        asked B: move pods.2 2-12, move pods.2 3-11, move pods.2 3-13, done
    "#]],
    );
    let game = after(scene, "A land ants.1");
    assert_eq!(game.known_pile(), ["ants.1".parse().unwrap()]);
    assert!(game.must_land(tabletop::Seat(0)));
}

/// PL 3.5: beyond the edge of the board there is nothing to try, unless east and west meet.
#[test]
fn the_edge_is_the_edge() {
    let tried = |options: &str, card: &str, square: &str| {
        let game = set(&format!("options: {options}\nA: | hand\nB: pods.2@3-12"));
        let tried = game.search(card.parse().unwrap(), square.parse().unwrap());
        tried.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    // The queen may not enter ice; in the south-eastern corner three of her squares have it.
    assert_eq!(tried("wrap=off", "queen.1", "10-20"), "10-20 9-20");
    assert_eq!(tried("wrap=off", "ants.1", "5-20"), "5-20 4-20 6-20 5-19");
    assert_eq!(tried("wrap=on", "ants.1", "5-20"), "5-20 4-20 5-1 6-20 5-19");
    assert_eq!(tried("wrap=off", "ants.1", "1-5"), "1-5");
}

/// PL 3.7: a unit that lands on an enemy came later, and attacks it.
#[test]
fn landing_on_an_enemy() {
    let scene =
        "round: 1\nphase: reinforcement\ndice: 10:3 20:12\nA: | hand mutants.1\nB: pods.2@3-12";
    let game = after(scene, "A land mutants.1");
    assert!(game.attacks("mutants.1".parse().unwrap(), "pods.2".parse().unwrap()));
}
