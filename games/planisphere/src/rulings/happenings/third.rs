//! Events 51 to 75.

use expect_test::expect;

use crate::card::Trait;
use crate::refusal::Reason;
use crate::scene::{after, check, offered, reach, read, refused, set, values};

/// PL 11.51: nobody draws.
#[test]
fn shortage() {
    let game = after("phase: events\nA: mutants.1@4-12\nB: pods.1@5-5", "event shortage\ngo on");
    assert!(game.round == 4 && game.hand(read("A")).is_empty() && game.hand(read("B")).is_empty());
}

/// PL 11.52: each player throws the dice of position, and the units that stand there are gone.
#[test]
fn lightning() {
    check(
        "phase: events\ndice: 10:4 20:12 10:5 20:5\nA: mutants.1@4-12 ants.1@3-5\nB: gillmen.1@3-12 mutants.2@4-12",
        "event lightning",
        expect![[r#"
            event lightning
              Happening news: Lightning seat: A, square: 4-12
              Destroyed card: mutants.1, child: None, owner: A, square: 4-12, cause: Happening number: 52
              Destroyed card: mutants.2, child: None, owner: B, square: 4-12, cause: Happening number: 52
              Happening news: Lightning seat: B, square: 5-5
            A: ants.1@3-5
            B: gillmen.1@3-12
            dead: mutants.1 mutants.2
        "#]],
    );
}

/// PL 11.53: all units are machines: without sex, immune to control, and hit by what hits machines.
#[test]
fn cybernetics() {
    let game = set("phase: events\nevents: 53\nA: queen.1@4-12 raptor.1@3-12\nB: mutants.1@4-12");
    assert_eq!(values(&game, "raptor.1"), "3 moves, 7/5, 4 turns, machine, flying, shield");
    assert!(!game.can_be_controlled(read("queen.1"), read("mutants.1")));
    let bugged = set("events: 53 21\nA: queen.1@4-12 raptor.1@3-12\nB: mutants.1@5-5 pods.1@5-6");
    assert!(bugged.round == 4, "nobody could do anything in that round");
}

/// PL 11.54: units with more than 5 ATT, as it is now, go out of the game.
#[test]
fn doping() {
    check(
        "phase: events\nevents: 100\nA: mutants.1@4-12 jelly.1@3-12\nB: mutants.2@4-15 pods.1@5-5",
        "event doping",
        expect![[r#"
            event doping
              Happening news: Removed card: jelly.1, owner: A
              Happening news: Removed card: mutants.2, owner: B
            A: mutants.1@4-12
            B: pods.1@5-5
            removed: jelly.1 mutants.2
        "#]],
    );
}

/// PL 11.55: a random card of every hand.
#[test]
fn rebellion() {
    check(
        "phase: events\nA: mutants.1@4-12 | hand queen.1\nB: pods.1@5-5\nC: pods.2@5-6 | hand jelly.1",
        "event rebellion",
        expect![[r#"
            event rebellion
              Happening news: Discarded card: queen.1, owner: A
              Happening news: Discarded card: jelly.1, owner: C
            A: mutants.1@4-12
            C: pods.2@5-6
        "#]],
    );
}

/// PL 11.56: all cards in hand go out of the game.
#[test]
fn booby_trap() {
    check(
        "phase: events\nA: mutants.1@4-12 | hand queen.1 ants.1\nB: pods.1@5-5 | hand jelly.1",
        "event booby-trap",
        expect![[r#"
            event booby-trap
              Happening news: Removed card: queen.1, owner: A
              Happening news: Removed card: ants.1, owner: A
              Happening news: Removed card: jelly.1, owner: B
            A: mutants.1@4-12
            B: pods.1@5-5
            removed: queen.1 jelly.1 ants.1
        "#]],
    );
}

/// PL 11.57: units that won a combat in the turn just finished, as attacker or by striking back.
#[test]
fn cheating() {
    check(
        "phase: contact\noptions: events=on\ndice: 100:57 100:44\nA: mutants.1@3-12! jelly.3@5-6\nB: gillmen.1@3-12 pods.1@5-5 ants.1@5-6!",
        "A attack mutants.1 gillmen.1\nB attack ants.1 jelly.3",
        expect![[r#"
            A attack mutants.1 gillmen.1
              Fought seat: A, clash: Clash attacker: mutants.1, defender: gillmen.1, att: 5, shots: 0, def: 4, back: Some(Blow att: 4, shots: 0, def: 3), swift: false, result: DefenderDestroyed, events: []
              Destroyed card: gillmen.1, child: None, owner: B, square: 3-12, cause: Combat by: mutants.1
            B attack ants.1 jelly.3
              Fought seat: B, clash: Clash attacker: ants.1, defender: jelly.3, att: 4, shots: 0, def: 4, back: None, swift: false, result: Equality, events: []
              Happening news: Rolled seat: A, number: 57
              Happening news: Removed card: mutants.1, owner: A
              Happening news: Rolled seat: B, number: 44
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: None
              Drew seat: B, count: 1, cards: Some([androids.1])
            A: jelly.3@5-6 | hand androids.2
            B: pods.1@5-5 ants.1@5-6 | hand androids.1
            dead: gillmen.1
            removed: mutants.1
            round: 4
            asked A: land androids.2, done
        "#]],
    );
}

/// PL 11.58: one DEF more for a unit that is struck, also for an attacker when it is struck back.
#[test]
fn carapace() {
    let game = set("phase: events\nevents: 58\nA: mutants.1@3-12!\nB: gillmen.1@3-12");
    let clash = game.foresee(read("mutants.1"), read("gillmen.1"));
    assert_eq!((clash.att, clash.def, clash.back.map(|it| it.def)), (5, 5, Some(4)));
}

/// PL 11.59: like a truce; the combats are fought the turn after.
#[test]
fn postponed() {
    let game = after(
        "events: 59\nA: mutants.1@3-12!\nB: gillmen.1@3-12 tripods.1@3-13",
        "pass 1\nA done\nB done\nA done\nB done\nB done",
    );
    assert_eq!(offered(&game).join(" "), "attack mutants.1 gillmen.1");
}

/// PL 11.60: the shot hits one square beside its target, whoever is there, or nobody.
#[test]
fn stray_shots() {
    let scene =
        "phase: shooting\nevents: 60\nA: tripods.1@3-12 ants.1@3-5\nB: gillmen.1@2-12 pods.1@3-12";
    check(
        &format!("{scene}\ndice: 4:3"),
        "A aim tripods.1 gillmen.1",
        expect![[r#"
            A aim tripods.1 gillmen.1
              Aimed seat: A, card: tripods.1, target: gillmen.1, force: 3
              Happening news: Strayed shooter: tripods.1, square: 3-12, hit: Some(pods.1)
            asked A: done
        "#]],
    );
    check(
        &format!("{scene}\ndice: 4:1"),
        "A aim tripods.1 gillmen.1\nA done",
        expect![[r#"
        A aim tripods.1 gillmen.1
          Aimed seat: A, card: tripods.1, target: gillmen.1, force: 3
          Happening news: Strayed shooter: tripods.1, square: 1-12, hit: None
        A done
        asked B: attack pods.1 tripods.1
    "#]],
    );
}

/// PL 11.61: a card of the player's own choice goes out of the game.
#[test]
fn resignation() {
    check(
        "phase: events\nA: mutants.1@4-12 | hand queen.1 ants.1\nB: pods.1@5-5\nC: pods.2@5-6 | hand jelly.1 jelly.2",
        "event resignation\nA pick ants.1\nC pick jelly.2",
        expect![[r#"
            event resignation
            A pick ants.1
              Happening news: Removed card: ants.1, owner: A
            C pick jelly.2
              Happening news: Removed card: jelly.2, owner: C
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: None
              Drew seat: B, count: 1, cards: None
              Drew seat: C, count: 1, cards: Some([vestals.2])
            A: mutants.1@4-12 | hand queen.1 androids.2
            B: pods.1@5-5 | hand androids.1
            C: pods.2@5-6 | hand jelly.1 vestals.2
            removed: jelly.2 ants.1
            round: 4
            asked A: land queen.1, land androids.2, done
        "#]],
    );
}

/// PL 11.62: a unit that landed in this turn cannot begin a gestation; another of its people can.
#[test]
fn taboo() {
    let game = after(
        "phase: reinforcement\nevents: 1 62\ndice: 10:3 20:12\nA: pods.1@5-6 | hand ants.1 ants.2 pods.2\nB: mutants.1@4-14",
        "A land ants.1\nA done\nB done",
    );
    assert_eq!(offered(&game).join(" "), "breed pods.1 pods.2 done");
}

/// PL 11.63: nothing destroys a unit that has Control, neither combat nor events; going out of the
/// game is not being destroyed.
#[test]
fn crusade() {
    check(
        "phase: contact\nevents: 63\nA: mutants.1@3-12! pods.3@5-6\nB: amazons.1@3-12",
        "A attack mutants.1 amazons.1",
        expect![[r#"
            A attack mutants.1 amazons.1
              Fought seat: A, clash: Clash attacker: mutants.1, defender: amazons.1, att: 5, shots: 0, def: 3, back: Some(Blow att: 4, shots: 0, def: 3), swift: false, result: Equality, events: [63]
              Happening news: Over number: 63
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: Some([androids.2])
              Drew seat: B, count: 1, cards: None
            A: pods.3@5-6 mutants.1@3-12 | hand androids.2
            B: amazons.1@3-12 | hand androids.1
            round: 4
            events:
            asked A: land androids.2, done
        "#]],
    );
    check(
        "phase: events\nevents: 63\nA: mutants.1@3-12 brains.1@4-4\nB: amazons.1@3-12 pods.1@5-5",
        "event apocalypse\nevent bounty",
        expect![[r#"
            event apocalypse
              Happening news: Spared card: amazons.1, owner: B
              Destroyed card: pods.1, child: None, owner: B, square: 5-5, cause: Happening number: 33
              Happening news: Spared card: brains.1, owner: A
              Destroyed card: mutants.1, child: None, owner: A, square: 3-12, cause: Happening number: 33
            event bounty
              Happening news: Removed card: amazons.1, owner: B
              Happening news: Removed card: brains.1, owner: A
              Ended ending: "annihilation", winner: None, counts: []
            A:
            B:
            dead: pods.1 mutants.1
            removed: amazons.1 brains.1
            end annihilation; A drawn 0; B drawn 0
        "#]],
    );
    refused(
        "phase: events\nevents: 63\nA: mutants.1@3-12 mutants.2@3-5 mutants.3@3-6 brains.1@4-4\nB: amazons.1@3-12",
        "event famine\nA pick brains.1",
        Reason::NoChoice,
    );
}

/// PL 11.64: machines serve the next player for one turn, then come home. A camp of machines alone
/// is lost.
#[test]
fn hacker() {
    let scene = "phase: events\nA: tripods.1+tripods.2:4@3-12 ants.1@3-5\nB: androids.1@5-5 pods.1@3-12\nC: pods.2@5-6";
    check(
        scene,
        "event hacker",
        expect![[r#"
        event hacker
          ChangedCamp card: tripods.1, from: A, to: B, square: 3-12
          ChangedCamp card: androids.1, from: B, to: C, square: 5-5
        A: ants.1@3-5
        B: tripods.1+tripods.2:4@3-12 pods.1@3-12
        C: pods.2@5-6 androids.1@5-5
        events: 64
    "#]],
    );
    let game = after(scene, "event hacker\npass 2");
    assert_eq!(game.unit(read("tripods.1")).owner, read("A"));
    assert_eq!(game.unit(read("androids.1")).owner, read("B"));
    assert!(game.loans.is_empty());
    let lost = after("phase: events\nA: tripods.1@3-12\nB: pods.1@5-5", "event hacker");
    assert!(lost.camps[read("A")].out, "PL 10.6");
}

/// PL 11.64 and 10.9: a unit that changed camp counts as having come later.
#[test]
fn a_hacked_machine_attacks_its_neighbour() {
    let game = after(
        "phase: events\nA: tripods.1@3-12 ants.1@3-12 ants.2@3-5\nB: pods.1@5-5",
        "event hacker",
    );
    assert!(game.attacks(read("tripods.1"), read("ants.1")));
}

/// PL 11.65: half of a player's units, rounded up; a pair in gestation counts as one.
#[test]
fn famine() {
    check(
        "phase: events\nA: mutants.1@4-12 ants.1+ants.2:1@3-5 pods.3@5-6\nB: gillmen.1@4-1",
        "event famine\nA pick pods.3\nA pick ants.1",
        expect![[r#"
            event famine
            A pick pods.3
            A pick ants.1
              Destroyed card: pods.3, child: None, owner: A, square: 5-6, cause: Happening number: 65
              Destroyed card: ants.1, child: Some(ants.2), owner: A, square: 3-5, cause: Happening number: 65
              Destroyed card: gillmen.1, child: None, owner: B, square: 4-1, cause: Happening number: 65
              Out seat: B, hand: []
              Ended ending: "last-standing", winner: Some(A), counts: []
            A: mutants.1@4-12
            B: out
            dead: pods.3 ants.2 ants.1 gillmen.1
            end last-standing; A won 1; B lost 0
        "#]],
    );
    let scene =
        "phase: events\nA: mutants.1@4-12 ants.1@3-5 pods.3@5-6\nB: gillmen.1@4-1 gillmen.2@4-1";
    let first = after(scene, "event famine");
    assert_eq!(offered(&first).join(" "), "pick pods.3 pick ants.1 pick mutants.1");
    let set = |picks: &str| after(scene, &format!("event famine\n{picks}"));
    let (one, other) = (set("A pick ants.1\nA pick pods.3"), set("A pick pods.3\nA pick ants.1"));
    assert!(one == other, "a set has no order");
    assert_eq!(set("A pick ants.1").on_board().len(), 5, "nothing is done before all are chosen");
}

/// PL 11.66: before a unit moves, it may give up strength for speed.
#[test]
fn featherweight() {
    let scene = "events: 66\nA: mutants.1@4-12 jelly.1@3-12\nB: brains.1@3-5 pods.1@5-5";
    let game = after(scene, "A lighten mutants.1");
    assert_eq!(values(&game, "mutants.1"), "3 moves, 4/2, 3 turns, male, swift");
    refused(scene, "A lighten mutants.1\nA lighten mutants.1", Reason::TooFrail);
    refused(scene, "A move mutants.1 4-13\nA lighten mutants.1", Reason::TooFrail);
    let later = after(scene, "A lighten mutants.1\npass 1");
    assert_eq!(values(&later, "mutants.1"), "2 moves, 5/3, 3 turns, male");
    let still = after("events: 66 39\nA: mutants.1@4-12\nB: pods.1@5-5", "");
    assert_eq!(still.round, 4, "no movement, no lightness");
}

/// PL 11.67: martyrs control, controllers are martyrs.
#[test]
fn blasphemy() {
    let game = set("phase: events\nevents: 67\nA: queen.1@4-12 fanatics.1@3-12\nB: pods.1@5-5");
    assert_eq!(values(&game, "queen.1"), "2 moves, 3/4, 3 turns, female, martyr");
    assert_eq!(values(&game, "fanatics.1"), "3 moves, 2/1, 1 turns, male, control, swift");
}

/// PL 11.68: two turns to live; units that came later live on, and so do those that left the board.
#[test]
fn countdown() {
    let scene = "phase: events\nA: mutants.1@4-12 | hand ants.1\nB: pods.1@5-5 | hand jelly.1";
    let game = after(scene, "event countdown\npass 2");
    assert_eq!(game.on_board().len(), 2, "its second turn has begun");
    let dead = after(scene, "event countdown\npass 3");
    assert_eq!(dead.ending, Some(crate::ANNIHILATION));
    let saved = after(
        scene,
        "event countdown\nevent wounded\nA pair mutants.1 ants.1\nB pair pods.1 jelly.1\npass 3",
    );
    assert!(saved.is_on_board(read("ants.1")) && saved.is_on_board(read("jelly.1")));
}

/// PL 11.69: the unit goes on top of the pile, where everybody knows it; a pair goes with both
/// cards.
#[test]
fn exile() {
    check(
        "phase: events\nA: mutants.1@4-12 ants.1+ants.2:1@3-5\nB: pods.1@5-5 pods.2@5-6",
        "event exile\nA pick ants.1\nB pick pods.2",
        expect![[r#"
            event exile
            A pick ants.1
              Happening news: Exiled card: ants.2, owner: A
              Happening news: Exiled card: ants.1, owner: A
            B pick pods.2
              Happening news: Exiled card: pods.2, owner: B
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: Some([pods.2])
              Drew seat: B, count: 1, cards: Some([ants.1])
            A: mutants.1@4-12 | hand pods.2
            B: pods.1@5-5 | hand ants.1
            top: ants.2
            round: 4
            asked A: land pods.2, done
        "#]],
    );
    let out = after(
        "phase: events\nA: mutants.1@4-12\nB: pods.1@5-5 pods.2@5-6",
        "event exile\nB pick pods.1",
    );
    assert!(out.camps[read("A")].out, "PL 10.6: however the last one went");
}

/// PL 11.70: one square west before anybody moves, if there is ground; pairs slide too.
#[test]
fn slippery() {
    check(
        "phase: reinforcement\nevents: 70 97\nA: mutants.1@4-12 ants.1+ants.2:1@4-13 tripods.1@3-12 | hand queen.1\nB: brains.1@4-1 pods.1@4-11",
        "A done",
        expect![[r#"
            A done
              HeldBack seat: A
              Happening news: Pushed card: mutants.1, owner: A, from: 4-12, to: 4-11
              Happening news: Pushed card: ants.1, owner: A, from: 4-13, to: 4-12
            A: tripods.1@3-12 ants.1+ants.2:1@4-12 mutants.1@4-11 | hand queen.1
            asked A: move mutants.1 2-11, move mutants.1 3-10, move mutants.1 3-11, move mutants.1 3-12, move mutants.1 4-9, move mutants.1 4-10, move mutants.1 4-12, move mutants.1 4-13, move mutants.1 5-10, move mutants.1 5-11, move mutants.1 5-12, move mutants.1 6-11, done
        "#]],
    );
}

/// PL 11.71: units on the open sea go to the nearest shore; among equal ones the owner chooses;
/// without any shore they die.
#[test]
fn seasickness() {
    check(
        "phase: events\nA: hexapod.1@4-3 gillmen.1@7-15 gillmen.2@5-7\nB: jellyfish.1@6-14 ants.1@3-5",
        "event seasickness\nA move gillmen.1 6-16",
        expect![[r#"
            event seasickness
              Happening news: Pushed card: hexapod.1, owner: A, from: 4-3, to: 4-4
              Happening news: Pushed card: jellyfish.1, owner: B, from: 6-14, to: 6-13
            A move gillmen.1 6-16
              Happening news: Pushed card: gillmen.1, owner: A, from: 7-15, to: 6-16
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: Some([androids.2])
              Drew seat: B, count: 1, cards: None
            A: gillmen.1@6-16 gillmen.2@5-7 hexapod.1@4-4 | hand androids.2
            B: ants.1@3-5 jellyfish.1@6-13 | hand androids.1
            round: 4
            asked A: land androids.2, done
        "#]],
    );
    let drowned = after(
        "phase: events\nevents: 47\nA: hexapod.1@4-3 ants.1@3-5\nB: pods.1@5-5",
        "event seasickness",
    );
    assert!(!drowned.is_on_board(read("hexapod.1")));
}

/// PL 11.72: two of a player's units change places, if each may stand there.
#[test]
fn magic_wand() {
    check(
        "phase: events\nA: mutants.1@4-12 gillmen.1@3-4 ants.1@4-10 ants.2@3-12\nB: pods.1@5-5",
        "event magic-wand\nA pair ants.1 mutants.1",
        expect![[r#"
            event magic-wand
            A pair ants.1 mutants.1
              Happening news: Swapped seat: A, one: ants.1, other: mutants.1
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: Some([androids.2])
              Drew seat: B, count: 1, cards: None
            A: ants.1@4-12 ants.2@3-12 gillmen.1@3-4 mutants.1@4-10 | hand androids.2
            B: pods.1@5-5 | hand androids.1
            round: 4
            asked A: land androids.2, done
        "#]],
    );
    refused(
        "phase: events\nA: mutants.1@4-12 gillmen.1@3-4 ants.1@4-10 ants.2@3-12\nB: pods.1@5-5",
        "event magic-wand\nA pair gillmen.1 mutants.1",
        Reason::NoChoice,
    );
}

/// PL 11.73: females are males, and males females.
#[test]
fn hospital() {
    let game = set(
        "phase: events\nevents: 73\nA: amazons.1@4-12 ants.1@3-12\nB: mutants.1@4-12 mantises.1@4-12",
    );
    assert!(
        values(&game, "ants.1").contains(" male") && values(&game, "mutants.1").contains("female")
    );
    assert!(game.can_be_controlled(read("amazons.1"), read("mantises.1")), "a male now");
    assert!(!game.can_be_controlled(read("amazons.1"), read("mutants.1")));
}

/// PL 11.74: the attacker goes back where it came from; if it has not moved it stays, and does not
/// fight.
#[test]
fn abomination() {
    check(
        "phase: contact\nevents: 74\nA: mutants.1@3-12<3-11! mutants.2@4-14!\nB: gillmen.1@3-12 selenites.1@4-14",
        "A attack mutants.1 gillmen.1\nA attack mutants.2 selenites.1",
        expect![[r#"
            A attack mutants.1 gillmen.1
              Happening news: Frightened card: mutants.1, by: gillmen.1
              Happening news: Pushed card: mutants.1, owner: A, from: 3-12, to: 3-11
            A attack mutants.2 selenites.1
              Happening news: Frightened card: mutants.2, by: selenites.1
              Happening news: Over number: 74
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: Some([androids.2])
              Drew seat: B, count: 1, cards: None
            A: mutants.1@3-11 mutants.2@4-14 | hand androids.2
            B: gillmen.1@3-12 selenites.1@4-14 | hand androids.1
            round: 4
            events:
            asked A: land androids.2, done
        "#]],
    );
}

/// PL 11.75: one ATT more for a unit that strikes, also when it strikes back.
#[test]
fn claws() {
    let game = set("phase: events\nevents: 75\nA: mutants.1@3-12!\nB: hexapod.1@3-12");
    let clash = game.foresee(read("mutants.1"), read("hexapod.1"));
    assert_eq!((clash.att, clash.def, clash.back.map(|it| it.att)), (6, 5, Some(7)));
    assert!(!game.has(read("mutants.1"), Trait::Swift) && !reach(&game, "mutants.1").is_empty());
}

/// PL 11.74: it does not go back onto ground that became forbidden, but stays, without a fight.
#[test]
fn fright_knows_no_forbidden_ground() {
    let game = after(
        "phase: contact\nevents: 17 74\nA: ants.1@3-5<2-5! jelly.1@5-6\nB: gillmen.1@3-5",
        "A attack ants.1 gillmen.1",
    );
    assert_eq!(game.unit(read("ants.1")).square, read("3-5"));
    assert!(game.round == 4 && game.is_on_board(read("gillmen.1")));
}

/// PL 11.74: a unit that tries to take over takes fright too.
#[test]
fn fright_stops_control() {
    let game = after(
        "phase: contact\nevents: 74\nA: queen.1@3-12<3-11! jelly.1@5-6\nB: gillmen.1@3-12",
        "A control queen.1 gillmen.1",
    );
    assert_eq!(game.unit(read("queen.1")).square, read("3-11"));
    assert_eq!(game.unit(read("gillmen.1")).owner, read("B"));
}

/// PL 11.63: no unit sacrifices itself against one that nothing destroys.
#[test]
fn no_martyr_in_vain() {
    let game = set("phase: contact\nevents: 63\nA: fanatics.1@3-12! jelly.1@5-6\nB: queen.1@3-12");
    assert_eq!(offered(&game), ["attack fanatics.1 queen.1"]);
}

/// PL 11.68: both cards of a pair were there and die; one that was laid later was not.
#[test]
fn countdown_of_a_pair() {
    let both = after(
        "phase: events\nA: ants.1+ants.2:1@3-12 | hand jelly.1\nB: pods.1@4-6",
        "event countdown\npass 3",
    );
    assert!(!both.is_on_board(read("ants.1")) && !both.is_on_board(read("ants.2")));
    let laid = after(
        "phase: events\nA: ants.1@3-12 | hand ants.2\nB: pods.1@4-6",
        "event countdown\npass 1\nA done\nB done\nA done\nB done\nA breed ants.1 ants.2\npass 2",
    );
    assert!(!laid.is_on_board(read("ants.1")) && laid.is_on_board(read("ants.2")));
}

/// PL 11.70: units that slide together keep their order, so the attacker stays the attacker.
#[test]
fn sliding_keeps_the_order() {
    let game = after(
        "phase: reinforcement\nevents: 70\nA: androids.1@4-12 jelly.1@5-6 | hand raptor.1\nB: tripods.1@4-12! pods.1@4-6",
        "A done",
    );
    assert_eq!(game.unit(read("tripods.1")).square, read("4-11"));
    assert!(game.attacks(read("tripods.1"), read("androids.1")));
}

/// PL 11.70 and 9.7: an overheated unit does not move, and does not slide either.
#[test]
fn the_overheated_do_not_slide() {
    let game = after(
        "phase: contact\nA: colossus.1@4-12! jelly.1@5-6\nB: monoliths.1@4-12 pods.1@4-6",
        "A attack colossus.1 monoliths.1\nevent slippery\nA done\nB done",
    );
    assert_eq!(game.unit(read("colossus.1")).square, read("4-12"));
    assert_eq!(game.unit(read("monoliths.1")).square, read("4-11"));
}

/// PL 11.64: machines that change camp together, and go home together, keep their order.
#[test]
fn hacked_together() {
    let scene = "phase: events\nA: tripods.1@4-12 jelly.1@5-6\nB: androids.1@4-12! pods.1@4-6";
    for moves in ["event hacker", "event hacker\nevent truce\npass 2"] {
        let game = after(scene, moves);
        assert!(game.attacks(read("androids.1"), read("tripods.1")), "{moves}");
    }
    let scene = "phase: events\nA: tripods.1@4-12! jelly.1@5-6\nB: androids.1@4-12 pods.1@4-6";
    for moves in ["event hacker", "event hacker\nevent truce\npass 2"] {
        let game = after(scene, moves);
        assert!(game.attacks(read("tripods.1"), read("androids.1")), "{moves}");
    }
}
