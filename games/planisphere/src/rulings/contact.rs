//! PL 6: contact combat.

use expect_test::expect;

use crate::scene::{after, check, offered, read, set};

/// PL 6.1: enemies on one square are in contact. PL 6.2: the one that came later attacks; PL 6.4:
/// more ATT than DEF destroys, and the card goes under the pile (PL 6.9).
#[test]
fn more_than_def_destroys() {
    check(
        "phase: contact\nA: mutants.1@3-12! pods.3@5-5\nB: gillmen.1@3-12 ants.1@3-5",
        "A attack mutants.1 gillmen.1",
        expect![[r#"
            A attack mutants.1 gillmen.1
              Fought seat: A, clash: Clash attacker: mutants.1, defender: gillmen.1, att: 5, shots: 0, def: 4, back: Some(Blow att: 4, shots: 0, def: 3), swift: false, result: DefenderDestroyed, events: []
              Destroyed card: gillmen.1, child: None, owner: B, square: 3-12, cause: Combat by: mutants.1
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: Some([androids.2])
              Drew seat: B, count: 1, cards: None
            A: pods.3@5-5 mutants.1*1@3-12 | hand androids.2
            B: ants.1@3-5 | hand androids.1
            dead: gillmen.1
            round: 4
            asked A: land androids.2, done
        "#]],
    );
}

/// PL 6.5: equal does nothing, and PL 6.10: the contact stays; the same unit attacks in the next
/// round.
#[test]
fn equality_does_nothing() {
    let scene = "phase: contact\nA: mutants.1@3-12! pods.3@5-5\nB: hexapod.1@3-12 ants.1@3-5";
    check(
        scene,
        "A attack mutants.1 hexapod.1",
        expect![[r#"
            A attack mutants.1 hexapod.1
              Fought seat: A, clash: Clash attacker: mutants.1, defender: hexapod.1, att: 5, shots: 0, def: 5, back: Some(Blow att: 6, shots: 0, def: 3), swift: false, result: Equality, events: []
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: Some([androids.2])
              Drew seat: B, count: 1, cards: None
            A: pods.3@5-5 mutants.1@3-12 | hand androids.2
            B: ants.1@3-5 hexapod.1@3-12 | hand androids.1
            round: 4
            asked A: land androids.2, done
        "#]],
    );
    let game = after(scene, "A attack mutants.1 hexapod.1");
    assert!(game.attacks(read("mutants.1"), read("hexapod.1")));
}

/// PL 6.7: with less, the defender strikes back.
#[test]
fn less_is_answered() {
    check(
        "phase: contact\nA: ants.1@3-12! pods.3@5-5\nB: ice-thing.1@3-12 ants.2@3-5",
        "A attack ants.1 ice-thing.1",
        expect![[r#"
            A attack ants.1 ice-thing.1
              Fought seat: A, clash: Clash attacker: ants.1, defender: ice-thing.1, att: 4, shots: 0, def: 5, back: Some(Blow att: 5, shots: 0, def: 3), swift: false, result: AttackerDestroyed, events: []
              Destroyed card: ants.1, child: None, owner: A, square: 3-12, cause: Combat by: ice-thing.1
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: Some([androids.2])
              Drew seat: B, count: 1, cards: None
            A: pods.3@5-5 | hand androids.2
            B: ice-thing.1*1@3-12 ants.2@3-5 | hand androids.1
            dead: ants.1
            round: 4
            asked A: land androids.2, done
        "#]],
    );
}

/// PL 6.8: when the counter-attack fails too, the combat is an equality, and nobody strikes again.
#[test]
fn a_failed_answer_is_an_equality() {
    check(
        "phase: contact\nA: pods.1@3-12! pods.3@5-5\nB: vestals.1@3-12 ants.2@3-5",
        "A attack pods.1 vestals.1",
        expect![[r#"
            A attack pods.1 vestals.1
              Fought seat: A, clash: Clash attacker: pods.1, defender: vestals.1, att: 3, shots: 0, def: 4, back: Some(Blow att: 2, shots: 0, def: 3), swift: false, result: Equality, events: []
            asked B: martyr vestals.1 pods.1, done
        "#]],
    );
}

/// PL 6.3: a player fights all contacts in which it attacks, in any order, before the next player.
#[test]
fn all_of_one_s_attacks_in_any_order() {
    let scene = "phase: contact
         A: mutants.1@3-12! selenites.1@3-6
         B: gillmen.1@3-12 lianas.1@3-12 brains.1@3-6!";
    let game = set(scene);
    assert_eq!(offered(&game), ["attack mutants.1 lianas.1", "attack mutants.1 gillmen.1"]);
    let game = after(scene, "A attack mutants.1 gillmen.1\nA attack mutants.1 lianas.1");
    assert_eq!(offered(&game), ["attack brains.1 selenites.1", "control brains.1 selenites.1"]);
}

/// PL 6.6: shots of allies on the target are added, to the first combat only: with 2 of them the
/// ants' 4 equals the colossus' 6, and the mutants have only their own 5.
#[test]
fn allies_shoot() {
    check(
        "phase: shooting
         A: tripods.1@3-12! ants.1@3-14! mutants.1@3-14! pods.3@5-5
         B: colossus.1@3-14 ants.3@3-5",
        "A aim tripods.1 colossus.1\nA done\nB done\nA attack ants.1 colossus.1\nA attack mutants.1 colossus.1",
        expect![[r#"
            A aim tripods.1 colossus.1
              Aimed seat: A, card: tripods.1, target: colossus.1, force: 2
            A done
            B done
            A attack ants.1 colossus.1
              Fought seat: A, clash: Clash attacker: ants.1, defender: colossus.1, att: 4, shots: 2, def: 6, back: Some(Blow att: 7, shots: 0, def: 3), swift: false, result: Equality, events: []
            A attack mutants.1 colossus.1
              Fought seat: A, clash: Clash attacker: mutants.1, defender: colossus.1, att: 5, shots: 0, def: 6, back: Some(Blow att: 7, shots: 0, def: 3), swift: false, result: AttackerDestroyed, events: []
              Destroyed card: mutants.1, child: None, owner: A, square: 3-14, cause: Combat by: colossus.1
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: Some([androids.2])
              Drew seat: B, count: 1, cards: None
            A: tripods.1@3-12 pods.3@5-5 ants.1@3-14 | hand androids.2
            B: colossus.1*1@3-14 ants.3@3-5 | hand androids.1
            dead: mutants.1
            round: 4
            asked A: land androids.2, done
        "#]],
    );
}

/// PL 6.6: a unit that fights does not count its own shot; that is left over, and hits by itself
/// (PL 5.5).
#[test]
fn one_s_own_shot_does_not_help() {
    check(
        "phase: shooting
         A: tripods.1@3-14! pods.3@5-5
         B: ice-thing.1@3-14 ants.3@3-5",
        "A aim tripods.1 ice-thing.1\nA done\nA attack tripods.1 ice-thing.1",
        expect![[r#"
            A aim tripods.1 ice-thing.1
              Aimed seat: A, card: tripods.1, target: ice-thing.1, force: 3
            A done
            A attack tripods.1 ice-thing.1
              Fought seat: A, clash: Clash attacker: tripods.1, defender: ice-thing.1, att: 5, shots: 0, def: 5, back: Some(Blow att: 5, shots: 0, def: 5), swift: false, result: Equality, events: []
              ShotAt seat: A, target: ice-thing.1, force: 3, def: 5, events: []
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: Some([androids.2])
              Drew seat: B, count: 1, cards: None
            A: tripods.1@3-14 pods.3@5-5 | hand androids.2
            B: ice-thing.1@3-14 ants.3@3-5 | hand androids.1
            round: 4
            asked A: land androids.2, done
        "#]],
    );
}

/// PL 6.6: shots of the defender's allies on the attacker count when the defender strikes back.
#[test]
fn shots_help_the_answer() {
    check(
        "phase: shooting
         A: ants.1@3-12! pods.3@5-5
         B: gillmen.1@3-12 selenites.1@3-12 little-greens.1@3-13",
        "B aim little-greens.1 ants.1\nB done\nA attack ants.1 selenites.1\nA attack ants.1 gillmen.1",
        expect![[r#"
            B aim little-greens.1 ants.1
              Aimed seat: B, card: little-greens.1, target: ants.1, force: 2
            B done
            A attack ants.1 selenites.1
              Fought seat: A, clash: Clash attacker: ants.1, defender: selenites.1, att: 4, shots: 0, def: 4, back: Some(Blow att: 3, shots: 2, def: 3), swift: false, result: Equality, events: []
            A attack ants.1 gillmen.1
              Fought seat: A, clash: Clash attacker: ants.1, defender: gillmen.1, att: 4, shots: 0, def: 4, back: Some(Blow att: 4, shots: 0, def: 3), swift: false, result: Equality, events: []
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: Some([androids.2])
              Drew seat: B, count: 1, cards: None
            A: pods.3@5-5 ants.1@3-12 | hand androids.2
            B: little-greens.1@3-13 gillmen.1@3-12 selenites.1@3-12 | hand androids.1
            round: 4
            asked A: land androids.2, done
        "#]],
    );
}

/// PL 6.10: several attackers of one unit fight it one after another.
#[test]
fn several_attackers() {
    check(
        "phase: contact
         A: ants.1@3-12! ants.2@3-12! mutants.1@3-12! pods.3@5-5
         B: gillmen.1@3-12 ants.3@3-5",
        "A attack ants.1 gillmen.1\nA attack ants.2 gillmen.1\nA attack mutants.1 gillmen.1",
        expect![[r#"
            A attack ants.1 gillmen.1
              Fought seat: A, clash: Clash attacker: ants.1, defender: gillmen.1, att: 4, shots: 0, def: 4, back: Some(Blow att: 4, shots: 0, def: 3), swift: false, result: Equality, events: []
            A attack ants.2 gillmen.1
              Fought seat: A, clash: Clash attacker: ants.2, defender: gillmen.1, att: 4, shots: 0, def: 4, back: Some(Blow att: 4, shots: 0, def: 3), swift: false, result: Equality, events: []
            A attack mutants.1 gillmen.1
              Fought seat: A, clash: Clash attacker: mutants.1, defender: gillmen.1, att: 5, shots: 0, def: 4, back: Some(Blow att: 4, shots: 0, def: 3), swift: false, result: DefenderDestroyed, events: []
              Destroyed card: gillmen.1, child: None, owner: B, square: 3-12, cause: Combat by: mutants.1
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: Some([androids.2])
              Drew seat: B, count: 1, cards: None
            A: pods.3@5-5 ants.1@3-12 ants.2@3-12 mutants.1*1@3-12 | hand androids.2
            B: ants.3@3-5 | hand androids.1
            dead: gillmen.1
            round: 4
            asked A: land androids.2, done
        "#]],
    );
}

/// PL 6.11: a paralysed unit (event 97) begins no attack, but strikes back.
#[test]
fn paralysed_units_defend() {
    let game = set("events: 97\nA: androids.1@3-12! pods.3@5-5\nB: pods.1@3-12 ants.3@3-5");
    assert!(game.prey(read("androids.1")).next().is_none());
    check(
        "phase: contact\nevents: 97\nA: ants.1@3-12! pods.3@5-5\nB: androids.1@3-12 pods.1@3-5",
        "A attack ants.1 androids.1",
        expect![[r#"
            A attack ants.1 androids.1
              Fought seat: A, clash: Clash attacker: ants.1, defender: androids.1, att: 4, shots: 0, def: 4, back: Some(Blow att: 4, shots: 0, def: 2), swift: false, result: Equality, events: []
              Happening news: Over number: 97
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: Some([androids.2])
              Drew seat: B, count: 1, cards: None
            A: pods.3@5-5 ants.1@3-12 | hand androids.2
            B: pods.1@3-5 androids.1@3-12 | hand vestals.2
            round: 4
            events:
            asked A: land androids.2, done
        "#]],
    );
}

/// PL 6.12: a unit that was taken over counts as having come later than its former friends, and
/// attacks them at once.
#[test]
fn changing_camp_is_coming() {
    check(
        "phase: contact
         dice: 10:9
         A: queen.1@3-12! pods.3@5-5
         B: mutants.1@3-12 lianas.1@3-12 ants.3@3-5",
        "A control queen.1 mutants.1\nA attack mutants.1 lianas.1",
        expect![[r#"
            A control queen.1 mutants.1
              Controlled seat: A, attempt: Attempt card: queen.1, target: mutants.1, die: 9, def: 3, taken: true
              ChangedCamp card: mutants.1, from: B, to: A, square: 3-12
            A attack mutants.1 lianas.1
              Fought seat: A, clash: Clash attacker: mutants.1, defender: lianas.1, att: 5, shots: 0, def: 3, back: Some(Blow att: 4, shots: 0, def: 3), swift: false, result: DefenderDestroyed, events: []
              Destroyed card: lianas.1, child: None, owner: B, square: 3-12, cause: Combat by: mutants.1
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: Some([androids.2])
              Drew seat: B, count: 1, cards: None
            A: queen.1@3-12 pods.3@5-5 mutants.1*1@3-12 | hand androids.2
            B: ants.3@3-5 | hand androids.1
            dead: lianas.1
            round: 4
            asked A: land androids.2, done
        "#]],
    );
}

/// PL 6.1: each pair fights once a round, even if one of them changes camp after their fight.
#[test]
fn a_pair_fights_once() {
    let scene = "phase: contact\nfirst: C\ndice: 10:9
        A: queen.1@3-12! pods.3@5-5
        B: mutants.1@3-12 ants.3@3-5
        C: pods.1@3-12! pods.2@5-6";
    let game = after(scene, "C attack pods.1 mutants.1");
    assert_eq!(game.units_at(read("3-12")).count(), 3, "3 against 3 does nothing");
    let game = after(
        scene,
        "C attack pods.1 mutants.1\nC attack pods.1 queen.1\nA control queen.1 mutants.1",
    );
    assert_eq!(game.unit(read("mutants.1")).owner, read("A"));
    assert!(game.attacks(read("mutants.1"), read("pods.1")), "as the one that came");
    assert_eq!(game.round, 4, "but they have fought, so that the round is over");
}
