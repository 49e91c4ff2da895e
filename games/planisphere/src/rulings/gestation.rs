//! PL 7: reproduction.

use expect_test::expect;

use crate::scene::{after, check, offered, read, set};

/// PL 7.1: an identical card of the hand, on one unit a round.
#[test]
fn an_identical_card() {
    let game = set(
        "phase: reproduction\nA: ants.1@3-12 pods.1@3-6 jelly.1@3-5 | hand ants.2 pods.2 queen.1\nB: gillmen.1@5-1",
    );
    assert_eq!(offered(&game), ["breed pods.1 pods.2", "breed ants.1 ants.2", "done"]);
    check(
        "phase: reproduction\nA: ants.1@3-12 pods.1@3-6 | hand ants.2 pods.2\nB: gillmen.1@5-1",
        "A breed ants.1 ants.2",
        expect![[r#"
            A breed ants.1 ants.2
              Gestating seat: A, card: ants.1, child: ants.2, turns: 1
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: Some([androids.2])
              Drew seat: B, count: 1, cards: None
            A: pods.1@3-6 ants.1+ants.2:1@3-12 | hand pods.2 androids.2
            B: gillmen.1@5-1 | hand androids.1
            round: 4
            asked A: land pods.2, land androids.2, done
        "#]],
    );
}

/// PL 7.1: a player is asked even if its hand holds nothing that fits; not being asked would tell.
#[test]
fn the_question_tells_nothing() {
    let game = set("phase: reproduction\nA: ants.1@3-12 | hand queen.1\nB: gillmen.1@5-1");
    assert_eq!(offered(&game), ["done"]);
}

/// PL 7.2: after REP rounds there are two units on the square. Ants have REP 1.
#[test]
fn two_units_after_rep_rounds() {
    check(
        "phase: contact\nA: ants.1+ants.2:1@3-12 pods.1@3-6\nB: gillmen.1@5-1 | hand queen.1",
        "B done",
        expect![[r#"
            B done
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: None
              Drew seat: B, count: 1, cards: Some([androids.1])
            A: pods.1@3-6 ants.1@3-12 ants.2@3-12 | hand androids.2
            B: gillmen.1@5-1 | hand queen.1 androids.1
            round: 4
            asked A: land androids.2, done
        "#]],
    );
}

/// PL 7.3: a pair in gestation neither moves, nor shoots, nor attacks.
#[test]
fn a_pair_does_nothing() {
    let scene = |phase: &str| {
        format!(
            "phase: {phase}\nA: lianas.1+lianas.2:1@3-12 pods.1@3-6\nB: gillmen.1@3-12! gillmen.2@3-5"
        )
    };
    assert!(offered(&set(&scene("movement"))).iter().all(|it| !it.contains("lianas.1")));
    assert!(!set(&scene("shooting")).may_shoot(read("lianas.1")));
    assert!(set(&scene("contact")).prey(read("lianas.1")).next().is_none());
}

/// PL 7.4: a pair defends with both DEFs: 4 is not more than 2 and 2. On 3-12 the roots add 1 to
/// each.
#[test]
fn a_pair_defends_with_both() {
    check(
        "phase: contact\nA: lianas.1+lianas.2:1@3-14 pods.1@3-6\nB: ants.1@3-14! gillmen.2@3-5",
        "B attack ants.1 lianas.1",
        expect![[r#"
            B attack ants.1 lianas.1
              Fought seat: B, clash: Clash attacker: ants.1, defender: lianas.1, att: 4, shots: 0, def: 4, back: None, swift: false, result: Equality, events: []
              Born seat: A, card: lianas.1, child: lianas.2, square: 3-14
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: None
              Drew seat: B, count: 1, cards: Some([androids.1])
            A: pods.1@3-6 lianas.1@3-14 lianas.2@3-14 | hand androids.2
            B: ants.1@3-14 gillmen.2@3-5 | hand androids.1
            round: 4
            asked A: land androids.2, done
        "#]],
    );
    assert_eq!(set("A: lianas.1+lianas.2:1@3-12\nB: ants.1@3-5").def(read("lianas.1")), 6);
}

/// PL 7.5: a pair does not strike back; PL 6.9: when it is destroyed, both cards go under the pile.
#[test]
fn a_pair_does_not_strike_back() {
    check(
        "phase: contact\nA: lianas.1+lianas.2:1@3-14 pods.1@3-6\nB: fanatics.1@3-14! mutants.1@3-14! gillmen.2@3-5",
        "B attack fanatics.1 lianas.1\nB attack mutants.1 lianas.1",
        expect![[r#"
            B attack fanatics.1 lianas.1
              Fought seat: B, clash: Clash attacker: fanatics.1, defender: lianas.1, att: 2, shots: 0, def: 4, back: None, swift: false, result: Equality, events: []
            B attack mutants.1 lianas.1
              Fought seat: B, clash: Clash attacker: mutants.1, defender: lianas.1, att: 5, shots: 0, def: 4, back: None, swift: false, result: DefenderDestroyed, events: []
              Destroyed card: lianas.1, child: Some(lianas.2), owner: A, square: 3-14, cause: Combat by: mutants.1
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: None
              Drew seat: B, count: 1, cards: Some([androids.1])
            A: pods.1@3-6 | hand androids.2
            B: gillmen.2@3-5 mutants.1*1@3-14 fanatics.1@3-14 | hand androids.1
            dead: lianas.2 lianas.1
            round: 4
            asked A: land androids.2, done
        "#]],
    );
}

/// PL 7.6: a unit that goes into gestation beside enemies becomes the one that is attacked.
#[test]
fn gestation_is_no_shelter() {
    let game = after(
        "phase: reproduction\nA: pods.1@3-12! | hand pods.2\nB: gillmen.1@3-12 ants.1@3-5",
        "A breed pods.1 pods.2",
    );
    assert!(game.attacks(read("gillmen.1"), read("pods.1")));
    assert!(!game.attacks(read("pods.1"), read("gillmen.1")));
}

/// PL 7.2: a pair that is taken over changes camp with both cards.
#[test]
fn a_pair_is_taken_over_whole() {
    check(
        "phase: contact
         dice: 10:10
         A: queen.1@3-14! pods.3@5-5
         B: lianas.1+lianas.2:1@3-14 ants.3@3-5",
        "A control queen.1 lianas.1",
        expect![[r#"
            A control queen.1 lianas.1
              Controlled seat: A, attempt: Attempt card: queen.1, target: lianas.1, die: 10, def: 4, taken: true
              ChangedCamp card: lianas.1, from: B, to: A, square: 3-14
              Born seat: A, card: lianas.1, child: lianas.2, square: 3-14
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: Some([androids.2])
              Drew seat: B, count: 1, cards: None
            A: queen.1@3-14 pods.3@5-5 lianas.1@3-14 lianas.2@3-14 | hand androids.2
            B: ants.3@3-5 | hand androids.1
            round: 4
            asked A: land androids.2, done
        "#]],
    );
}

/// PL 7.1: the owner chooses among identical cards, since they may differ: one may be lent, known,
/// or slower.
#[test]
fn which_twin_is_laid() {
    let game =
        set("phase: reproduction\nA: tripods.3@3-12 | hand tripods.1 tripods.2\nB: gillmen.1@5-1");
    assert_eq!(offered(&game), ["breed tripods.3 tripods.1", "breed tripods.3 tripods.2", "done"]);
}

/// PL 7.1: where everybody knows the whole hand, and that nothing in it fits, nobody is asked.
#[test]
fn nothing_to_hide_nothing_to_ask() {
    let scene = "phase: events\nA: jelly.1@5-6 | hand queen.1\nB: pods.1@4-6 | hand lianas.1";
    let open = after(scene, "event voyeur\nevent shortage\ngo on\nA done\nB done\nA done\nB done");
    assert_eq!(open.round, 5, "neither was asked for a gestation");
}

/// PL 7.6 and 6.1: two units that go into gestation on one square fight once they are two pairs,
/// and those that came later attack, though the new units did not move.
#[test]
fn what_is_born_fights_again() {
    let scene = "phase: reproduction
        A: ants.1@3-12 jelly.1@5-5 | hand ants.2
        B: lianas.1@3-12! pods.1@4-6 | hand lianas.2";
    let game = after(scene, "A breed ants.1 ants.2\nB breed lianas.1 lianas.2\npass 1");
    let came = |it: &str| game.unit(read(it)).arrived;
    assert!(came("ants.1") < came("ants.2") && came("ants.2") < came("lianas.1"));
    assert!(came("lianas.1") < came("lianas.2"), "no two came at once");
    let fights = after(
        scene,
        "A breed ants.1 ants.2\nB breed lianas.1 lianas.2\npass 1\nA done\nB done\nA done\nB done\nB done",
    );
    assert_eq!(
        offered(&fights),
        [
            "attack lianas.1 ants.1",
            "attack lianas.1 ants.2",
            "attack lianas.2 ants.1",
            "attack lianas.2 ants.2",
        ]
    );
}

/// PL 7.6: a pair that an event moves onto an enemy still counts as the one that was there.
#[test]
fn a_pair_never_came() {
    let game = set("A: ants.1+ants.2:2@3-12! pods.1@5-5\nB: gillmen.1@3-12");
    assert!(game.attacks(read("gillmen.1"), read("ants.1")));
    assert!(!game.attacks(read("ants.1"), read("gillmen.1")));
}
