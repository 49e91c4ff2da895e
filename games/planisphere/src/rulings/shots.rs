//! PL 5: shots.

use expect_test::expect;
use tabletop::Game;

use crate::scene::{after, check, offered, set};

/// PL 5.1: each unit that shoots announces one target, or none. PL 5.2: the target is within its
/// range, counted in orthogonal steps: vestals reach four squares.
#[test]
fn targets_within_range() {
    let game = set("phase: shooting
         A: vestals.1@3-12 ants.1@3-12
         B: pods.1@3-16 pods.2@2-16 jelly.1@3-12 lianas.1@6-12");
    assert_eq!(
        offered(&game),
        ["aim vestals.1 pods.1", "aim vestals.1 jelly.1", "aim vestals.1 lianas.1", "done"]
    );
}

/// PL 5.3: a player without a target is not asked.
#[test]
fn no_target_no_question() {
    let game = set("phase: shooting\nA: ants.1@3-12\nB: vestals.1@3-15");
    assert_eq!(game.to_act(), tabletop::SeatSet::only(tabletop::Seat(1)));
}

/// PL 5.5: shots that no combat used are an attack of their own: 2 and 2 against DEF 3 destroy, and
/// nobody strikes back.
#[test]
fn shots_alone() {
    check(
        "phase: shooting
         A: little-greens.1@3-12 little-greens.2@3-13
         B: ants.1@3-14 ants.2@6-12",
        "A aim little-greens.1 ants.1\nA aim little-greens.2 ants.1\nA done",
        expect![[r#"
            A aim little-greens.1 ants.1
              Aimed seat: A, card: little-greens.1, target: ants.1, force: 2
            A aim little-greens.2 ants.1
              Aimed seat: A, card: little-greens.2, target: ants.1, force: 2
            A done
              ShotAt seat: A, target: ants.1, force: 4, def: 3, events: []
              Destroyed card: ants.1, child: None, owner: B, square: 3-14, cause: Shots
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: Some([androids.2])
              Drew seat: B, count: 1, cards: None
            A: little-greens.1@3-12 little-greens.2@3-13 | hand androids.2
            B: ants.2@6-12 | hand androids.1
            dead: ants.1
            round: 4
            asked A: land androids.2, done
        "#]],
    );
}

/// PL 5.5: force that equals DEF does nothing.
#[test]
fn as_much_as_def_does_nothing() {
    check(
        "phase: shooting\nA: little-greens.1@3-12\nB: lianas.1@5-5 jellyfish.1@3-13",
        "A aim little-greens.1 jellyfish.1\nA done\nB done",
        expect![[r#"
            A aim little-greens.1 jellyfish.1
              Aimed seat: A, card: little-greens.1, target: jellyfish.1, force: 2
            A done
            B done
              ShotAt seat: A, target: jellyfish.1, force: 2, def: 2, events: []
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: None
              Drew seat: B, count: 1, cards: Some([androids.1])
            A: little-greens.1@3-12 | hand androids.2
            B: lianas.1@5-5 jellyfish.1@3-13 | hand androids.1
            round: 4
            asked A: land androids.2, done
        "#]],
    );
}

/// PL 5.4: the force is fixed when the shot is announced, so the shot of a unit that falls before
/// the end of the phase still hits.
#[test]
fn a_shot_outlives_its_shooter() {
    check(
        "phase: shooting
         A: scouts.1@3-12 lianas.1@3-5
         B: mutants.1@3-12! ants.1@3-14 | hand
         C: fanatics.1@3-14",
        "A aim scouts.1 mutants.1\nA done\nB attack mutants.1 scouts.1",
        expect![[r#"
            A aim scouts.1 mutants.1
              Aimed seat: A, card: scouts.1, target: mutants.1, force: 1
            A done
            B attack mutants.1 scouts.1
              Fought seat: B, clash: Clash attacker: mutants.1, defender: scouts.1, att: 5, shots: 0, def: 2, back: Some(Blow att: 3, shots: 0, def: 3), swift: false, result: DefenderDestroyed, events: []
              Destroyed card: scouts.1, child: None, owner: A, square: 3-12, cause: Combat by: mutants.1
            A: lianas.1@3-5
            B: ants.1@3-14 mutants.1*1@3-12
            dead: scouts.1
            asked C: attack fanatics.1 ants.1, martyr fanatics.1 ants.1
        "#]],
    );
    let game = after(
        "phase: shooting\nA: jellyfish.1@3-12 lianas.1@3-5\nB: mutants.1@3-12! fanatics.1@3-13",
        "A aim jellyfish.1 fanatics.1\nA done\nA done\nB attack mutants.1 jellyfish.1",
    );
    assert!(!game.is_on_board("jellyfish.1".parse().unwrap()));
    assert!(!game.is_on_board("fanatics.1".parse().unwrap()));
}
