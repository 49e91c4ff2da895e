//! Events 1 to 25.

use expect_test::expect;

use crate::refusal::Reason;
use crate::scene::{after, check, offered, reach, read, refused, set, values};

/// PL 11.1: no arrival test; the landing itself may still fail.
#[test]
fn gallows_luck() {
    check(
        "phase: reinforcement\nevents: 1\ndice: 10:3 20:13\nA: ants.1@3-5 | hand queen.1\nB: pods.1@5-5",
        "A land queen.1",
        expect![[r#"
            A land queen.1
              Arrived landing: Landing seat: A, card: queen.1, test: None, tried: [3-13], landed: Some(3-13)
            A: queen.1@3-13 ants.1@3-5
            asked A: move queen.1 2-12, move queen.1 2-13, move queen.1 2-14, move queen.1 3-11, move queen.1 3-12, move queen.1 3-14, move queen.1 3-15, move queen.1 4-12, move queen.1 4-13, move queen.1 4-14, move queen.1 5-13, move ants.1 1-5, move ants.1 1-6, move ants.1 2-3, move ants.1 2-4, move ants.1 2-5, move ants.1 3-6, move ants.1 4-5, done
        "#]],
    );
}

/// PL 11.2: the owner names a continent with ground for the unit; the square there is drawn.
#[test]
fn atlas() {
    let scene = "phase: reinforcement\nevents: 1 2\nA: ants.1@3-5 | hand queen.1\nB: pods.1@5-5";
    let game = after(scene, "A land queen.1");
    assert_eq!(
        offered(&game).join(" "),
        "continent north-america continent south-america continent europe continent africa \
         continent asia continent oceania",
        "all of Antarctica is ice"
    );
    check(
        scene,
        "A land queen.1\nA continent oceania",
        expect![[r#"
            A land queen.1
            A continent oceania
              Arrived landing: Landing seat: A, card: queen.1, test: None, tried: [6-19], landed: Some(6-19)
            A: queen.1@6-19 ants.1@3-5
            asked A: move queen.1 4-19, move queen.1 5-18, move queen.1 5-19, move queen.1 5-20, move queen.1 6-17, move queen.1 6-18, move queen.1 6-20, move queen.1 7-18, move queen.1 7-19, move queen.1 7-20, move queen.1 8-19, move ants.1 1-5, move ants.1 1-6, move ants.1 2-3, move ants.1 2-4, move ants.1 2-5, move ants.1 3-6, move ants.1 4-5, done
        "#]],
    );
    refused(scene, "A land queen.1\nA continent antarctica", Reason::NoGround);
}

/// PL 11.2: without any ground the dice decide, and the saucer crashes.
#[test]
fn atlas_in_the_deluge() {
    check(
        "phase: reinforcement\nevents: 1 2 47\nA: ants.1@3-5 | hand ants.2\nB: pods.1@5-5",
        "A land ants.2",
        expect![[r#"
            A land ants.2
              Arrived landing: Landing seat: A, card: ants.2, test: None, tried: [2-17, 1-17, 2-18, 3-17, 2-16], landed: None
            A: ants.1@3-5
            asked B: move pods.1 4-5, move pods.1 5-4, move pods.1 5-6, move pods.1 6-5, done
        "#]],
    );
}

/// PL 11.3: four squares for everybody.
#[test]
fn turbo() {
    let game = set("events: 3\nA: jelly.1@4-12\nB: ants.1@3-5");
    assert_eq!(values(&game, "jelly.1"), "4 moves, 6/4, 2 turns, absorption, amorphous");
    assert_eq!(values(&game, "ants.1"), "4 moves, 4/3, 1 turns, female");
}

/// PL 11.4: no gestation begins, and none goes on; nobody is asked.
#[test]
fn sterility() {
    check(
        "phase: reproduction\nevents: 4\nA: ants.1+ants.2:1@3-5 pods.1@5-5 | hand pods.2\nB: mutants.1@4-13",
        "",
        expect![[r#"
            asked A: land pods.2, land androids.2, done
        "#]],
    );
}

/// PL 11.5: no shots and no combats; the contact waits for the next turn.
#[test]
fn truce() {
    let scene = "events: 5\nA: tripods.1@4-12\nB: pods.1@4-12! pods.2@4-11";
    check(
        scene,
        "A done\nB done",
        expect![[r#"
        A done
        B done
          Happening news: Over number: 5
          RoundBegan round: 4, first: A
          Drew seat: A, count: 1, cards: None
          Drew seat: B, count: 1, cards: Some([androids.1])
        A: tripods.1@4-12 | hand androids.2
        B: pods.1@4-12 pods.2@4-11 | hand androids.1
        round: 4
        events:
        asked A: land androids.2, done
    "#]],
    );
}

/// PL 11.6: one square at most.
#[test]
fn fatigue() {
    let game = set("events: 6\nA: mantises.1@3-12\nB: pods.1@5-5");
    assert_eq!(reach(&game, "mantises.1"), "2-12 3-11 3-13");
}

/// PL 11.7: each player draws one card more and may land one more, each with its test.
#[test]
fn reinforcements() {
    check(
        "phase: draw\nevents: 7\ndice: 20:1 10:1 20:20 10:1 10:3 20:5\nA: ants.1@3-5\nB: pods.1@5-5\n\
         pile: queen.1 jelly.1 mutants.1 mutants.2",
        "A land queen.1\nA land jelly.1",
        expect![[r#"
            A land queen.1
              Arrived landing: Landing seat: A, card: queen.1, test: Some(Test d20: 1, d10: 1, passed: false), tried: [], landed: None
            A land jelly.1
              Arrived landing: Landing seat: A, card: jelly.1, test: Some(Test d20: 20, d10: 1, passed: true), tried: [3-5], landed: Some(3-5)
            A: jelly.1@3-5 ants.1@3-5 | hand queen.1
            asked B: land mutants.1, land mutants.2, done
        "#]],
    );
}

/// PL 11.8: one square less, but not less than 0.
#[test]
fn indigestion() {
    let game = set("events: 8\nA: tripods.1@4-12\nB: pods.1@5-5");
    assert_eq!((game.dis(read("tripods.1")), game.dis(read("pods.1"))), (1, 0));
    let twice = set("phase: events\nevents: 8 8\nA: tripods.1@4-12\nB: pods.1@5-5");
    assert_eq!((twice.dis(read("tripods.1")), twice.dis(read("pods.1"))), (0, 0), "PL 10.3");
}

/// PL 11.9: the weakest card of every hand; of two equal ones, the one with less attack.
#[test]
fn desertion() {
    check(
        "phase: events\nA: ants.1@3-5 | hand pods.1 tripods.1 brains.1\nB: pods.2@5-5 | hand selenites.1 ants.2",
        "event desertion\nA pick brains.1\nB pick selenites.1",
        expect![[r#"
            event desertion
            A pick brains.1
              Happening news: Discarded card: brains.1, owner: A
            B pick selenites.1
              Happening news: Discarded card: selenites.1, owner: B
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: None
              Drew seat: B, count: 1, cards: Some([androids.1])
            A: ants.1@3-5 | hand tripods.1 pods.1 androids.2
            B: pods.2@5-5 | hand ants.2 androids.1
            round: 4
            asked A: land tripods.1, land pods.1, land androids.2, done
        "#]],
    );
}

/// PL 11.10: the strongest card of every hand passes on, all at once.
#[test]
fn traitor() {
    check(
        "phase: events\nA: ants.1@3-5 | hand pods.1 tripods.1\nB: pods.2@5-5 | hand raptor.1 queen.1\nC: pods.3@6-6 | hand ants.2",
        "event traitor\nA pick tripods.1\nB pick raptor.1",
        expect![[r#"
            event traitor
            A pick tripods.1
            B pick raptor.1
              Happening news: Passed card: tripods.1, from: A, to: B
              Happening news: Passed card: raptor.1, from: B, to: C
              Happening news: Passed card: ants.2, from: C, to: A
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: None
              Drew seat: B, count: 1, cards: Some([androids.1])
              Drew seat: C, count: 1, cards: None
            A: ants.1@3-5 | hand pods.1 ants.2 androids.2
            B: pods.2@5-5 | hand tripods.1 queen.1 androids.1
            C: pods.3@6-6 | hand raptor.1 vestals.2
            round: 4
            events: 10
            asked A: land pods.1, land ants.2, land androids.2, done
        "#]],
    );
}

/// PL 11.10: from the hand it comes home at the end of the third turn.
#[test]
fn a_traitor_comes_home_from_the_hand() {
    let scene = "phase: events\nA: ants.1@3-5 | hand tripods.1\nB: pods.2@5-5";
    let holder = |moves: &str| {
        let game = after(scene, moves);
        game.seats().find(|it| game.hand(*it).contains(read("tripods.1")))
    };
    assert_eq!(holder("event traitor\npass 3"), Some(read("B")), "its third turn has begun");
    assert_eq!(holder("event traitor\npass 4"), Some(read("A")));
}

/// PL 11.10: from the board it comes home by changing camp, and counts as having come later.
#[test]
fn a_traitor_comes_home_on_the_board() {
    let scene = "phase: reproduction\nA: ants.1@3-5\nB: pods.2@5-5 tripods.1@5-5";
    let mut game = set(&scene.replace("reproduction", "events"));
    game.loans.push(crate::state::Loan {
        card: read("tripods.1"),
        back_to: read("A"),
        ends: game.round,
        event: 10,
    });
    game.call_loans_home(&mut tabletop::Log::silent());
    assert_eq!(game.unit(read("tripods.1")).owner, read("A"));
    assert!(game.attacks(read("tripods.1"), read("pods.2")));
    assert!(game.loans.is_empty());
}

/// PL 11.10: a traitor that was destroyed does not come home.
#[test]
fn a_dead_traitor_stays_dead() {
    let game = after(
        "phase: events\nA: ants.1@3-5 | hand tripods.1\nB: pods.2@5-5",
        "event traitor\nevent booby-trap",
    );
    assert!(game.loans.is_empty() && game.removed.contains(read("tripods.1")));
}

/// PL 11.11: every gestation takes one turn, and those that have begun are cut to one.
#[test]
fn fertility() {
    check(
        "phase: events\nA: tripods.1+tripods.2:4@4-12\nB: pods.1@5-5",
        "event fertility",
        expect![[r#"
            event fertility
            A: tripods.1+tripods.2:1@4-12
            events: 11
        "#]],
    );
    let game = set("events: 11\nA: tripods.1@4-12\nB: pods.1@5-5");
    assert_eq!(game.rep(read("tripods.1")), 1);
}

/// PL 11.12: the west coast of the United States.
#[test]
fn big_one() {
    let game = set("events: 12\nA: gillmen.1@3-4 mutants.1@4-4\nB: mutants.2@4-5");
    assert_eq!(values(&game, "gillmen.1"), "2 moves, 3/3, 2 turns, male, marine");
    assert_eq!(values(&game, "mutants.1"), "2 moves, 4/1, 3 turns, male");
    assert_eq!(values(&game, "mutants.2"), "2 moves, 5/3, 3 turns, male");
}

/// PL 11.13: a unit that comes to North Africa stays there, and none leaves.
#[test]
fn locusts() {
    let game = set("events: 13\nA: mutants.1@4-11 ants.1@4-14 raptor.1@5-11\nB: mutants.2@4-5");
    assert_eq!(reach(&game, "mutants.1"), "");
    assert_eq!(
        reach(&game, "ants.1"),
        "2-13 2-14 2-15 3-12 3-13 3-14 3-15 3-16 4-12 4-13 4-15 4-16 5-12 5-13"
    );
    assert!(!reach(&game, "raptor.1").contains("3-11"), "it could fly there but has to stop");
    refused(
        "events: 13\nA: mutants.1@4-11 pods.1@5-5\nB: mutants.2@4-5",
        "A move mutants.1 4-13",
        Reason::Locusts,
    );
}

/// PL 11.14: units in the USSR are weaker, and no shot leaves or reaches it.
#[test]
fn blizzard() {
    let game = set(
        "phase: shooting\nevents: 14\nA: tripods.1@3-13 colossus.1@3-15\nB: mutants.2@3-14 pods.1@3-16",
    );
    assert_eq!(values(&game, "mutants.2"), "2 moves, 4/2, 3 turns, male");
    assert_eq!(offered(&game).join(" "), "aim colossus.1 pods.1 done");
}

/// PL 11.15: units in the Atlantic die, at once and whenever one enters it.
#[test]
fn sharks() {
    check(
        "phase: events\nA: gillmen.1@4-8 gillmen.2@4-6 mutants.1@4-12\nB: hexapod.1@7-10 pods.1@5-5",
        "event sharks\ngo on\nA done",
        expect![[r#"
            event sharks
              Destroyed card: gillmen.1, child: None, owner: A, square: 4-8, cause: Happening number: 15
              Destroyed card: hexapod.1, child: None, owner: B, square: 7-10, cause: Happening number: 15
            go on
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: None
              Drew seat: B, count: 1, cards: None
            A done
              HeldBack seat: A
            A: gillmen.2@4-6 mutants.1@4-12 | hand androids.2
            B: pods.1@5-5 | hand androids.1
            dead: gillmen.1 hexapod.1
            round: 4
            events: 15
            asked B: land androids.1, done
        "#]],
    );
    check(
        "events: 15\nA: gillmen.1@4-6 mutants.1@4-12\nB: pods.1@5-5",
        "A move gillmen.1 4-7",
        expect![[r#"
            A move gillmen.1 4-7
              Moved seat: A, card: gillmen.1, from: 4-6, to: 4-7
              Destroyed card: gillmen.1, child: None, owner: A, square: 4-7, cause: Happening number: 15
            A: mutants.1@4-12
            dead: gillmen.1
            asked A: move mutants.1 2-12, move mutants.1 3-11, move mutants.1 3-12, move mutants.1 3-13, move mutants.1 4-10, move mutants.1 4-11, move mutants.1 4-13, move mutants.1 4-14, move mutants.1 5-11, move mutants.1 5-12, move mutants.1 5-13, move mutants.1 6-12, done
        "#]],
    );
    let game = set("events: 15\nA: gillmen.1@4-6\nB: pods.1@5-5");
    assert!(!reach(&game, "gillmen.1").contains("4-8"), "it would not live to get there");
}

/// PL 11.16: an attack of 4 without an answer; a pair in gestation defends with both.
#[test]
fn voodoo() {
    check(
        "phase: events\nA: mutants.1@7-12 gillmen.1@7-13 pods.1+pods.2:1@7-13\nB: ants.1@7-12 pods.3@5-5",
        "event voodoo",
        expect![[r#"
            event voodoo
              Destroyed card: ants.1, child: None, owner: B, square: 7-12, cause: Happening number: 16
              Destroyed card: mutants.1, child: None, owner: A, square: 7-12, cause: Happening number: 16
            A: pods.1+pods.2:1@7-13 gillmen.1@7-13
            B: pods.3@5-5
            dead: ants.1 mutants.1
        "#]],
    );
}

/// PL 11.17: ice becomes ocean.
#[test]
fn greenhouse() {
    let game = set("events: 17\nA: mutants.1@2-4 ice-thing.1@1-4\nB: ants.1@2-17");
    assert_eq!(reach(&game, "mutants.1"), "1-3 1-4 1-5 2-2 2-3 2-5 2-6 3-3 3-4 3-5 4-4");
    assert_eq!(
        values(&game, "ice-thing.1"),
        "2 moves, 5/5, 2 turns, male, fire",
        "no ice to hide in"
    );
    assert!(game.forbidden(read("ants.1")).contains(read("2-17")));
}

/// PL 11.18: no unit moves into India, out of it or through it; landing is not movement.
#[test]
fn monsoon() {
    let game = set("events: 18\nA: mutants.1@4-15 raptor.1@4-14\nB: ants.1@2-13");
    assert_eq!(reach(&game, "mutants.1"), "");
    assert_eq!(
        reach(&game, "raptor.1"),
        "1-14 3-14 3-15 3-16 4-11 4-12 4-13 5-13 5-14 6-14 6-15 7-14"
    );
    check(
        "phase: reinforcement\nevents: 1 18\ndice: 10:4 20:15\nA: pods.1@5-5 | hand mutants.1\nB: ants.1@2-13",
        "A land mutants.1",
        expect![[r#"
            A land mutants.1
              Arrived landing: Landing seat: A, card: mutants.1, test: None, tried: [4-15], landed: Some(4-15)
            A: pods.1@5-5 mutants.1@4-15
            asked A: move pods.1 5-4, move pods.1 5-6, move pods.1 6-5, done
        "#]],
    );
}

/// PL 11.19: no specials, no weaknesses, no shots; being a machine or a marine remains.
#[test]
fn disability() {
    let game = set(
        "events: 19\nA: raptor.1@4-12 tripods.1@4-11 hexapod.1@4-1 jelly.1@4-13\nB: fanatics.1@4-10 monoliths.1@4-1",
    );
    assert_eq!(values(&game, "raptor.1"), "3 moves, 7/5, 4 turns, female");
    assert_eq!(values(&game, "tripods.1"), "2 moves, 5/5, 4 turns, machine");
    assert_eq!(values(&game, "hexapod.1"), "2 moves, 6/5, 3 turns, female, marine");
    assert_eq!(values(&game, "jelly.1"), "1 moves, 6/4, 2 turns");
    assert_eq!(values(&game, "fanatics.1"), "3 moves, 2/1, 1 turns, male");
    assert_eq!(values(&game, "monoliths.1"), "1 moves, 3/7, 4 turns", "its weakness as well");
}

/// PL 11.20: both squares of Mexico.
#[test]
fn revolution() {
    check(
        "phase: events\nA: mutants.1@4-5 mutants.2@4-4\nB: pods.1@5-5 pods.2@5-6",
        "event revolution",
        expect![[r#"
            event revolution
              Destroyed card: pods.1, child: None, owner: B, square: 5-5, cause: Happening number: 20
              Destroyed card: mutants.1, child: None, owner: A, square: 4-5, cause: Happening number: 20
            A: mutants.2@4-4
            B: pods.2@5-6
            dead: pods.1 mutants.1
        "#]],
    );
}

/// PL 11.21 and 10.11: machines do not move, shoot or attack; they do strike back.
#[test]
fn bug() {
    let game = set("events: 21\nA: tripods.1@4-12 ants.1@3-5\nB: scouts.1@4-10");
    assert_eq!(reach(&game, "ants.1").is_empty(), reach(&game, "tripods.1").is_empty());
    assert!(!offered(&game).iter().any(|it| it.contains("tripods")));
    check(
        "phase: contact\nevents: 21\nA: tripods.1@4-12! tripods.2@4-13\nB: mutants.1@4-12 pods.2@4-13!",
        "B attack pods.2 tripods.2",
        expect![[r#"
            B attack pods.2 tripods.2
              Fought seat: B, clash: Clash attacker: pods.2, defender: tripods.2, att: 3, shots: 0, def: 5, back: Some(Blow att: 5, shots: 0, def: 3), swift: false, result: AttackerDestroyed, events: []
              Destroyed card: pods.2, child: None, owner: B, square: 4-13, cause: Combat by: tripods.2
              Happening news: Over number: 21
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: None
              Drew seat: B, count: 1, cards: Some([androids.1])
            A: tripods.1@4-12 tripods.2*1@4-13 | hand androids.2
            B: mutants.1@4-12 | hand androids.1
            dead: pods.2
            round: 4
            events:
            asked A: land androids.2, done
        "#]],
    );
}

/// PL 11.22: each unit goes for the nearest one, friend or enemy.
#[test]
fn paranoia() {
    let game = set("events: 22\nA: ants.1@3-12 mutants.1@4-13\nB: pods.1@5-5 raptor.1@4-14");
    // Friend and enemy are both two squares away; the ants can reach the friend, or the square
    // beside the enemy.
    assert_eq!(offered(&game).join(" "), "move ants.1 4-13 move mutants.1 4-14");
    check(
        "events: 22\nA: ants.1@3-12 mutants.1@4-12\nB: pods.1@5-5",
        "A move ants.1 4-12\nA done\nB move pods.1 5-6\nB done",
        expect![[r#"
            A move ants.1 4-12
              Moved seat: A, card: ants.1, from: 3-12, to: 4-12
            A done
            B move pods.1 5-6
              Moved seat: B, card: pods.1, from: 5-5, to: 5-6
            B done
            A: ants.1@4-12 mutants.1@4-12
            B: pods.1@5-6
            asked A: attack ants.1 mutants.1
        "#]],
    );
}

/// PL 11.22: while a unit must go the phase cannot be ended, and friends on one square fight.
#[test]
fn paranoia_among_friends() {
    refused("events: 22\nA: ants.1@3-12 mutants.1@4-12\nB: pods.1@5-5", "A done", Reason::Driven);
    check(
        "events: 22\nA: mutants.1@3-12 selenites.1@4-12\nB: pods.1@5-5",
        "A move mutants.1 4-12\nA done\nB move pods.1 5-6\nB done\nA attack mutants.1 selenites.1",
        expect![[r#"
            A move mutants.1 4-12
              Moved seat: A, card: mutants.1, from: 3-12, to: 4-12
            A done
            B move pods.1 5-6
              Moved seat: B, card: pods.1, from: 5-5, to: 5-6
            B done
            A attack mutants.1 selenites.1
              Fought seat: A, clash: Clash attacker: mutants.1, defender: selenites.1, att: 5, shots: 0, def: 4, back: Some(Blow att: 3, shots: 0, def: 3), swift: false, result: DefenderDestroyed, events: []
              Destroyed card: selenites.1, child: None, owner: A, square: 4-12, cause: Combat by: mutants.1
              Happening news: Over number: 22
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: Some([androids.2])
              Drew seat: B, count: 1, cards: None
            A: mutants.1*1@4-12 | hand androids.2
            B: pods.1@5-6 | hand androids.1
            dead: selenites.1
            round: 4
            events:
            asked A: land androids.2, done
        "#]],
    );
}

/// PL 11.23: units in Central America die, at once and whenever one enters.
#[test]
fn virus() {
    check(
        "phase: events\nA: mutants.1@5-5 mutants.2@4-5 ants.1@3-5\nB: pods.1@5-6 pods.2@6-7",
        "event virus\ngo on\nA done\nB done\nA move mutants.2 5-5",
        expect![[r#"
            event virus
              Destroyed card: pods.1, child: None, owner: B, square: 5-6, cause: Happening number: 23
              Destroyed card: mutants.1, child: None, owner: A, square: 5-5, cause: Happening number: 23
            go on
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: None
              Drew seat: B, count: 1, cards: None
            A done
              HeldBack seat: A
            B done
              HeldBack seat: B
            A move mutants.2 5-5
              Moved seat: A, card: mutants.2, from: 4-5, to: 5-5
              Destroyed card: mutants.2, child: None, owner: A, square: 5-5, cause: Happening number: 23
            A: ants.1@3-5 | hand androids.2
            B: pods.2@6-7 | hand androids.1
            dead: pods.1 mutants.1 mutants.2
            round: 4
            events: 23
            asked A: move ants.1 1-5, move ants.1 1-6, move ants.1 2-3, move ants.1 2-4, move ants.1 2-5, move ants.1 3-6, move ants.1 4-5, done
        "#]],
    );
}

/// PL 11.24: the same in Europe, its west and centre.
#[test]
fn radiation() {
    check(
        "phase: events\nA: mutants.1@3-12 mutants.2@2-12\nB: pods.1@2-10 pods.2@6-7",
        "event radiation",
        expect![[r#"
            event radiation
              Destroyed card: pods.1, child: None, owner: B, square: 2-10, cause: Happening number: 24
              Destroyed card: mutants.1, child: None, owner: A, square: 3-12, cause: Happening number: 24
            A: mutants.2@2-12
            B: pods.2@6-7
            dead: pods.1 mutants.1
            events: 24
        "#]],
    );
}

/// PL 11.25: the unit destroyed last is back where it fell, and counts as having come later.
#[test]
fn exhumation() {
    check(
        "phase: events\nA: mutants.1@4-12\nB: pods.1@5-5\ndead: A ants.1@4-4, B mutants.2@4-12",
        "event exhumation",
        expect![[r#"
            event exhumation
              Happening news: Returned card: mutants.2, owner: B, square: 4-12
            B: pods.1@5-5 mutants.2@4-12
            dead: ants.1
        "#]],
    );
    let nothing = "the last card was drawn in the meantime, or nobody has died";
    let game = after("phase: events\nA: mutants.1@4-12\nB: pods.1@5-5", "event exhumation");
    assert_eq!(game.on_board().len(), 2, "{nothing}");
    let flooded = after(
        "phase: events\nevents: 47\nA: mutants.1@4-12\nB: pods.1@5-5\ndead: A ants.1@4-10",
        "event exhumation",
    );
    assert_eq!(flooded.on_board().len(), 2, "ants may not enter the ocean");
    let out = after(
        "phase: events\nA: mutants.1@4-12\nB: pods.1@5-5\nC: out\ndead: C ants.1@4-10",
        "event exhumation",
    );
    assert_eq!(out.on_board().len(), 2, "PL 10.10: its master is out");
}

/// PL 11.7: each card has its own test; one that has failed does not try again in the round.
#[test]
fn one_test_for_each_card() {
    let scene = "phase: reinforcement\nevents: 7\ndice: 20:3 10:9\nB: pods.1@4-6\nA: jelly.1@5-6 | hand ants.1";
    let two = after(&format!("{scene} queen.1"), "A land ants.1");
    assert_eq!(offered(&two), ["land queen.1", "done"]);
    let one = after(scene, "A land ants.1");
    assert_eq!(one.phase, crate::view::Phase::Movement, "nothing else is in the hand");
}

/// PL 11.9: among equally weak cards the owner chooses, and is asked whatever it holds, since not
/// being asked would tell.
#[test]
fn which_of_the_weakest() {
    let scene = "phase: events\nA: jelly.1@5-6 | hand mutants.1 mutants.2 raptor.1\nB: pods.1@4-6 | hand ants.1 queen.1";
    let game = after(scene, "event desertion");
    assert_eq!(offered(&game), ["pick mutants.1", "pick mutants.2"]);
    let game = after(scene, "event desertion\nA pick mutants.2");
    assert_eq!(offered(&game), ["pick queen.1"]);
    let done = after(scene, "event desertion\nA pick mutants.2\nB pick queen.1");
    assert!(done.hand(read("A")).contains(read("mutants.1")));
    let single =
        after("phase: events\nA: jelly.1@5-6 | hand raptor.1\nB: pods.1@4-6", "event desertion");
    assert!(single.hand(read("A")).is_empty(), "the only card is no choice");
}

/// PL 11.10: among equally strong cards the owner chooses, before any card passes.
#[test]
fn which_of_the_strongest() {
    let scene =
        "phase: events\nA: jelly.1@5-6 | hand tripods.1 tripods.2\nB: pods.1@4-6 | hand raptor.1";
    let game = after(scene, "event traitor");
    assert_eq!(offered(&game), ["pick tripods.1", "pick tripods.2"]);
    let done = after(scene, "event traitor\nA pick tripods.2");
    assert!(done.hand(read("B")).contains(read("tripods.2")));
    assert!(done.hand(read("A")).contains(read("raptor.1")));
}

/// PL 11.22: a unit takes over only enemies, and an attempt does not replace the fight.
#[test]
fn paranoia_and_control() {
    let own = set("phase: contact\nevents: 22\nA: ants.1@3-12 queen.1@3-12!\nB: pods.1@4-6");
    assert_eq!(offered(&own), ["attack queen.1 ants.1"]);
    let foe = "phase: contact\nevents: 22\ndice: 10:1\nA: queen.1@3-12! jelly.1@5-6\nB: gillmen.1@3-12 pods.1@4-6";
    let failed = after(foe, "A control queen.1 gillmen.1");
    assert_eq!(offered(&failed), ["attack queen.1 gillmen.1"]);
}

/// PL 11.2 and 10.7: if only one continent has ground for a card, nobody is asked.
#[test]
fn atlas_with_one_continent() {
    let scene =
        "phase: reinforcement\nevents: 1 2 17 46\nA: ants.1@3-5 | hand gillmen.1\nB: pods.1@5-5";
    assert!(
        offered(&after(scene, "A land gillmen.1")).iter().all(|it| it.starts_with("continent"))
    );
    let covered =
        "phase: reinforcement\nevents: 1 2 34 76 34\nA: ants.1@3-5 | hand gillmen.1\nB: pods.1@5-5";
    let game = after(covered, "A land gillmen.1");
    assert_eq!(game.phase, crate::view::Phase::Movement, "only Japan is no desert");
    assert!([read("3-18"), read("4-18")].contains(&game.landing.expect("it came").tried[0]));
}
