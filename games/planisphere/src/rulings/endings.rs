//! PL 2.5, 2.7 and 2.8: how the game ends.

use expect_test::expect;

use crate::scene::check;

/// PL 2.5: the last player standing is the master of the Earth.
#[test]
fn the_last_one_standing() {
    check(
        "phase: contact\nA: mutants.1@3-12!\nB: ants.1@3-12 | hand queen.1",
        "A attack mutants.1 ants.1",
        expect![[r#"
            A attack mutants.1 ants.1
              Fought seat: A, clash: Clash attacker: mutants.1, defender: ants.1, att: 5, shots: 0, def: 3, back: Some(Blow att: 4, shots: 0, def: 3), swift: false, result: DefenderDestroyed, events: []
              Destroyed card: ants.1, child: None, owner: B, square: 3-12, cause: Combat by: mutants.1
              Out seat: B, hand: [queen.1]
              Ended ending: "last-standing", winner: Some(A), counts: []
            A: mutants.1*1@3-12
            B: out
            dead: ants.1
            end last-standing; A won 1; B lost 0
        "#]],
    );
}

/// PL 2.7: if all are gone at once, it is a draw.
#[test]
fn common_annihilation() {
    check(
        "phase: contact\nA: fanatics.1@3-12!\nB: mutants.1@3-12 | hand queen.1",
        "A martyr fanatics.1 mutants.1",
        expect![[r#"
            A martyr fanatics.1 mutants.1
              Sacrificed seat: A, card: fanatics.1, target: mutants.1
              Destroyed card: mutants.1, child: None, owner: B, square: 3-12, cause: Martyr by: fanatics.1
              Destroyed card: fanatics.1, child: None, owner: A, square: 3-12, cause: Martyr by: fanatics.1
              Ended ending: "annihilation", winner: None, counts: []
            A:
            B: | hand queen.1
            dead: mutants.1 fanatics.1
            end annihilation; A drawn 0; B drawn 0
        "#]],
    );
}

/// PL 2.7: with the option, all land again, without a test.
#[test]
fn rebirth() {
    check(
        "options: rebirth=on\nphase: contact\nA: fanatics.1@3-12! | hand pods.1\nB: mutants.1@3-12 | hand queen.1",
        "A martyr fanatics.1 mutants.1",
        expect![[r#"
            A martyr fanatics.1 mutants.1
              Sacrificed seat: A, card: fanatics.1, target: mutants.1
              Destroyed card: mutants.1, child: None, owner: B, square: 3-12, cause: Martyr by: fanatics.1
              Destroyed card: fanatics.1, child: None, owner: A, square: 3-12, cause: Martyr by: fanatics.1
              Reborn
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: Some([androids.2])
              Drew seat: B, count: 1, cards: None
            A: | hand pods.1 androids.2
            B: | hand queen.1 androids.1
            dead: mutants.1 fanatics.1
            round: 4
            asked A: land pods.1, land androids.2
        "#]],
    );
}

/// PL 2.8: after the last round the most units win.
#[test]
fn most_units_win() {
    check(
        "options: rounds=3\nphase: reproduction\nA: mutants.1@3-12 | hand queen.1\nB: ants.1@3-5 fanatics.1@3-6",
        "A done",
        expect![[r#"
            A done
              Ended ending: "round-limit", winner: Some(B), counts: [(B, 2, 10), (A, 1, 8)]
            end round-limit; A lost 1; B won 2
        "#]],
    );
}

/// PL 2.8: then ATT and DEF together.
#[test]
fn then_strength_wins() {
    check(
        "options: rounds=3\nphase: reproduction\nA: mutants.1@3-12 | hand queen.1\nB: ants.1@3-5",
        "A done",
        expect![[r#"
            A done
              Ended ending: "round-limit", winner: Some(A), counts: [(A, 1, 8), (B, 1, 7)]
            end round-limit; A won 1; B lost 1
        "#]],
    );
}

/// PL 2.8: those who are equal then draw; the others have lost.
#[test]
fn who_is_equal_draws() {
    check(
        "options: rounds=3\nphase: reproduction\nA: ants.2@3-12 | hand queen.1\nB: ants.1@3-5\nC: pods.1@3-6",
        "A done",
        expect![[r#"
            A done
              Ended ending: "round-limit-drawn", winner: None, counts: [(A, 1, 7), (B, 1, 7), (C, 1, 6)]
            end round-limit-drawn; A drawn 1; B drawn 1; C lost 1
        "#]],
    );
}
