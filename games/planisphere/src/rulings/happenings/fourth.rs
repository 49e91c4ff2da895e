//! Events 76 to 100.

use expect_test::expect;

use crate::refusal::Reason;
use crate::scene::{after, check, offered, reach, read, refused, set, values};

/// PL 11.76: desert everywhere.
#[test]
fn dunes() {
    let game = set("phase: events\nevents: 76\nA: ants.1@4-8 mantises.1@4-12\nB: hexapod.1@4-1");
    assert_eq!(reach(&game, "mantises.1"), "", "it flies, and finds no place to stop");
    assert_eq!(
        reach(&game, "ants.1").len(),
        reach(&set("phase: events\nevents: 46 3 8\nA: ants.1@4-8\nB: pods.1@5-5"), "ants.1").len()
    );
    assert!(!game.terrain_at(read("4-1"), crate::map::Terrain::Ocean));
}

/// PL 11.77: units whose movement is exactly 3 now.
#[test]
fn radar() {
    check(
        "phase: events\nA: ants.1@3-5 mutants.1@4-12\nB: scouts.1@4-11 pods.1@5-5",
        "event radar",
        expect![[r#"
            event radar
              Destroyed card: scouts.1, child: None, owner: B, square: 4-11, cause: Happening number: 77
              Destroyed card: ants.1, child: None, owner: A, square: 3-5, cause: Happening number: 77
            A: mutants.1@4-12
            B: pods.1@5-5
            dead: scouts.1 ants.1
        "#]],
    );
}

/// PL 11.78: a martyr stays for one more turn, with Control and without another sacrifice.
#[test]
fn phantom() {
    let scene = "phase: contact\nevents: 78\nA: fanatics.1@3-12! pods.1@5-5\nB: gillmen.1@3-12 gillmen.2@3-12 ants.1@3-5";
    let game = after(scene, "A martyr fanatics.1 gillmen.1");
    assert_eq!(values(&game, "fanatics.1"), "3 moves, 2/1, 1 turns, male, control, martyr, swift");
    assert_eq!(
        offered(&game).join(" "),
        "attack fanatics.1 gillmen.2 control fanatics.1 gillmen.2"
    );
    let scene =
        "phase: contact\nevents: 78\nA: fanatics.1@3-12! pods.1@5-5\nB: gillmen.1@3-12 ants.1@3-5";
    let next = after(scene, "A martyr fanatics.1 gillmen.1");
    assert!(next.round == 4 && next.is_on_board(read("fanatics.1")) && next.in_force.is_empty());
    let gone = after(scene, "A martyr fanatics.1 gillmen.1\npass 1");
    assert!(!gone.is_on_board(read("fanatics.1")));
}

/// PL 11.79: units with more than two victories go out of the game.
#[test]
fn atonement() {
    check(
        "phase: events\nA: ants.1*3@3-5 mutants.1*2@4-12\nB: scouts.1@4-11 pods.1*4@5-5",
        "event atonement",
        expect![[r#"
            event atonement
              Happening news: Removed card: pods.1, owner: B
              Happening news: Removed card: ants.1, owner: A
            A: mutants.1*2@4-12
            B: scouts.1@4-11
            removed: pods.1 ants.1
        "#]],
    );
}

/// PL 11.80: three squares back, or as far as there is ground; a deadly square ends it.
#[test]
fn sneeze() {
    check(
        "phase: events\nA: mutants.1@3-14>east ants.1@4-14>north raptor.1@4-4\nB: gillmen.1@4-1>north",
        "event sneeze",
        expect![[r#"
            event sneeze
              Happening news: Pushed card: mutants.1, owner: A, from: 3-14, to: 3-13
              Happening news: Pushed card: mutants.1, owner: A, from: 3-13, to: 3-12
              Happening news: Pushed card: mutants.1, owner: A, from: 3-12, to: 3-11
              Happening news: Pushed card: gillmen.1, owner: B, from: 4-1, to: 5-1
              Happening news: Pushed card: gillmen.1, owner: B, from: 5-1, to: 6-1
              Happening news: Pushed card: gillmen.1, owner: B, from: 6-1, to: 7-1
            A: ants.1@4-14 mutants.1@3-11 raptor.1@4-4
            B: gillmen.1@7-1
        "#]],
    );
    check(
        "phase: events\nevents: 15\nA: gillmen.1@4-6>west\nB: pods.1@5-5",
        "event sneeze",
        expect![[r#"
            event sneeze
              Happening news: Pushed card: gillmen.1, owner: A, from: 4-6, to: 4-7
              Destroyed card: gillmen.1, child: None, owner: A, square: 4-7, cause: Happening number: 15
              Out seat: A, hand: []
              Ended ending: "last-standing", winner: Some(B), counts: []
            A: out
            dead: gillmen.1
            end last-standing; A lost 0; B won 1
        "#]],
    );
}

/// PL 11.81: a unit is exchanged for a card of the hand, which does not move in the next turn.
#[test]
fn substitution() {
    let scene = "phase: events\nA: mutants.1@4-12 | hand ants.1\nB: pods.1@5-5";
    let game = after(scene, "event substitution\nA pair mutants.1 ants.1");
    assert_eq!(game.unit(read("ants.1")).square, read("4-12"));
    assert!(game.hand(read("A")).contains(read("mutants.1")));
    assert!(game.is_held(read("ants.1")));
    let later = after(scene, "event substitution\nA pair mutants.1 ants.1\npass 1");
    assert!(!later.is_held(read("ants.1")));
    refused(
        "phase: events\nA: mutants.1@4-12 ants.2+ants.3:1@3-5 | hand ants.1\nB: pods.1@5-5",
        "event substitution\nA pair ants.2 ants.1",
        Reason::NoChoice,
    );
}

/// PL 11.82: each stakes a card of the hand, or a unit if the hand is empty; the highest die takes
/// all.
#[test]
fn wager() {
    check(
        "phase: events\ndice: 20:7 20:7 20:3 20:11\nA: mutants.1@4-12 | hand ants.1 queen.1\nB: pods.1@5-5 pods.2@4-12",
        "event wager\nA pick ants.1\nB pick pods.2",
        expect![[r#"
            event wager
            A pick ants.1
              Happening news: Staked seat: A, card: ants.1
            B pick pods.2
              Happening news: Staked seat: B, card: pods.2
              Happening news: Threw seat: A, die: 7
              Happening news: Threw seat: B, die: 7
              Happening news: Threw seat: A, die: 3
              Happening news: Threw seat: B, die: 11
              Happening news: Pot seat: B
              Happening news: Passed card: ants.1, from: A, to: B
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: None
              Drew seat: B, count: 1, cards: Some([androids.1])
            A: mutants.1@4-12 | hand queen.1 androids.2
            B: pods.1@5-5 pods.2@4-12 | hand ants.1 androids.1
            round: 4
            asked A: land queen.1, land androids.2, done
        "#]],
    );
    refused(
        "phase: events\nA: mutants.1@4-12 | hand ants.1 queen.1\nB: pods.1@5-5",
        "event wager\nA pick mutants.1",
        Reason::NoChoice,
    );
}

/// PL 11.83: the pile is shuffled, and each draws three; the dead in it are lost.
#[test]
fn brainwashing() {
    let game = after(
        "phase: events\nA: mutants.1@4-12\nB: pods.1@5-5\ndead: A ants.1@4-4",
        "event brainwashing",
    );
    assert_eq!((game.hand(read("A")).len(), game.hand(read("B")).len()), (3, 3));
    assert!(game.dead.is_empty() && game.known_below == 0);
    assert!(!game.known.iter().any(|it| !it.is_empty()), "nobody sees what others draw");
}

/// PL 11.84: a unit is exchanged for a card of the hand, which may act freely.
#[test]
fn wounded() {
    let scene = "phase: events\nA: mutants.1@4-12 | hand ants.1 gillmen.1\nB: pods.1@5-5";
    let game = after(scene, "event wounded\nA pair mutants.1 ants.1");
    assert!(!game.is_held(read("ants.1")) && game.hand(read("A")).contains(read("mutants.1")));
    refused(scene, "event wounded\nA pair mutants.1 gillmen.1", Reason::NoChoice);
}

/// PL 11.85: gestations take a turn more, those that have begun too.
#[test]
fn elixir() {
    let game = after("phase: events\nA: ants.1+ants.2:1@3-5\nB: pods.1@5-5", "event elixir");
    assert_eq!(game.unit(read("ants.1")).gestation.map(|it| it.left), Some(2));
    assert_eq!(game.rep(read("pods.1")), 2);
}

/// PL 11.86: no shots and no attacks in the next turn, or the loss of a unit.
#[test]
fn fine() {
    let scene = "phase: events\nA: mutants.1@3-12! tripods.1@3-13\nB: gillmen.1@3-12 pods.1@3-13! ants.1@3-5";
    check(
        scene,
        "event fine\nA done\nB pick ants.1",
        expect![[r#"
        event fine
        A done
          Happening news: Fined seat: A
        B pick ants.1
          Destroyed card: ants.1, child: None, owner: B, square: 3-5, cause: Happening number: 86
          RoundBegan round: 4, first: A
          Drew seat: A, count: 1, cards: None
          Drew seat: B, count: 1, cards: Some([androids.1])
        A: tripods.1@3-13 mutants.1@3-12 | hand androids.2
        B: pods.1@3-13 gillmen.1@3-12 | hand androids.1
        dead: ants.1
        round: 4
        asked A: land androids.2, done
    "#]],
    );
    let game = after(scene, "event fine\nA done\nB pick ants.1\nA done\nB done\nA done\nB done");
    assert_eq!(offered(&game).join(" "), "attack pods.1 tripods.1", "A neither shoots nor attacks");
    assert_eq!(tabletop::Game::to_act(&game).first(), Some(read("B")));
    let later = after(scene, "event fine\nA done\nB pick ants.1\npass 1");
    assert!(later.fined.is_empty());
}

/// PL 11.87: the unit destroyed last comes to the hand of its last owner.
#[test]
fn nostalgia() {
    check(
        "phase: events\nA: mutants.1@4-12\nB: pods.1@5-5\ndead: A ants.1@4-4, B queen.1@3-3",
        "event nostalgia",
        expect![[r#"
            event nostalgia
              Happening news: Recalled card: queen.1, owner: B
            B: pods.1@5-5 | hand queen.1
            dead: ants.1
        "#]],
    );
}

/// PL 11.88: every value is 1, with a shot of one square; bonuses and specials still count.
#[test]
fn mutation() {
    let game = set("phase: events\nevents: 88\nA: raptor.1@3-12 gillmen.1@4-1\nB: tripods.1@4-12");
    assert_eq!(
        values(&game, "raptor.1"),
        "1 moves, 1/1, shot 1/1, 1 turns, female, flying, shield"
    );
    assert_eq!(values(&game, "gillmen.1"), "1 moves, 1/2, shot 1/1, 1 turns, male, marine");
    assert_eq!(values(&game, "tripods.1"), "1 moves, 1/1, shot 1/1, 1 turns, machine, ray");
}

/// PL 11.89: nobody does anything except strike back.
#[test]
fn glue() {
    let game = set("events: 89\nA: tripods.1@4-12!\nB: mutants.1@4-12 scouts.1@4-11");
    assert_eq!(game.round, 4, "a round without moves, shots and attacks");
    let held = set("phase: events\nevents: 89\nA: tripods.1@4-12!\nB: mutants.1@4-12");
    assert!(
        held.foresee(read("tripods.1"), read("mutants.1")).back.is_some(),
        "it would strike back"
    );
}

/// PL 11.90: one of one's own units for an enemy one, or nothing.
#[test]
fn kamikaze() {
    check(
        "phase: events\nA: mutants.1@4-12 pods.2@5-6\nB: gillmen.1@4-1 pods.1@5-5",
        "event kamikaze\nA pair pods.2 gillmen.1\nB done",
        expect![[r#"
            event kamikaze
            A pair pods.2 gillmen.1
              Destroyed card: pods.2, child: None, owner: A, square: 5-6, cause: Happening number: 90
              Destroyed card: gillmen.1, child: None, owner: B, square: 4-1, cause: Happening number: 90
            B done
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: None
              Drew seat: B, count: 1, cards: Some([androids.1])
            A: mutants.1@4-12 | hand androids.2
            B: pods.1@5-5 | hand androids.1
            dead: pods.2 gillmen.1
            round: 4
            asked A: land androids.2, done
        "#]],
    );
}

/// PL 11.91: every unit that has Control, from whatever source.
#[test]
fn inquisition() {
    check(
        "phase: events\nA: mutants.1@4-12 queen.1@4-11\nB: fanatics.1@4-1 brains.1@5-5",
        "event inquisition",
        expect![[r#"
            event inquisition
              Destroyed card: queen.1, child: None, owner: A, square: 4-11, cause: Happening number: 91
              Destroyed card: brains.1, child: None, owner: B, square: 5-5, cause: Happening number: 91
            A: mutants.1@4-12
            B: fanatics.1@4-1
            dead: queen.1 brains.1
        "#]],
    );
    let swapped = after(
        "phase: events\nevents: 67\nA: mutants.1@4-12 queen.1@4-11\nB: fanatics.1@4-1 brains.1@5-5",
        "event inquisition",
    );
    assert!(swapped.is_on_board(read("queen.1")) && !swapped.is_on_board(read("fanatics.1")));
}

/// PL 11.92: nobody draws.
#[test]
fn delay() {
    let game = after("phase: events\nA: mutants.1@4-12\nB: pods.1@5-5", "event delay\ngo on");
    assert!(game.round == 4 && game.hand(read("A")).is_empty() && game.hand(read("B")).is_empty());
}

/// PL 11.93: weaker on the ocean, also where an event made it.
#[test]
fn abyss() {
    let game = set("phase: events\nevents: 93\nA: gillmen.1@4-1 mutants.1@4-12\nB: pods.1@5-5");
    assert_eq!(values(&game, "gillmen.1"), "2 moves, 3/4, 2 turns, male, marine");
    assert_eq!(values(&game, "mutants.1"), "2 moves, 5/3, 3 turns, male");
    let flooded = set("phase: events\nevents: 47 93\nA: mutants.1@4-12\nB: pods.1@5-5");
    assert_eq!(values(&flooded, "mutants.1"), "2 moves, 4/2, 3 turns, male");
}

/// PL 11.94: units that cannot fight: in gestation, paralysed, or harmless.
#[test]
fn surveillance() {
    check(
        "phase: events\nevents: 12 97\nA: brains.1@4-4 mutants.1@4-12 ants.1+ants.2:1@3-5\nB: tripods.1@3-12 pods.1@5-5",
        "event surveillance",
        expect![[r#"
            event surveillance
              Destroyed card: tripods.1, child: None, owner: B, square: 3-12, cause: Happening number: 94
              Destroyed card: brains.1, child: None, owner: A, square: 4-4, cause: Happening number: 94
              Destroyed card: ants.1, child: Some(ants.2), owner: A, square: 3-5, cause: Happening number: 94
            A: mutants.1@4-12
            B: pods.1@5-5
            dead: tripods.1 brains.1 ants.2 ants.1
        "#]],
    );
}

/// PL 11.95: all females.
#[test]
fn macho_inquisition() {
    check(
        "phase: events\nA: ants.1@3-5 mutants.1@4-12\nB: queen.1@4-11 tripods.1@3-12",
        "event macho-inquisition",
        expect![[r#"
            event macho-inquisition
              Destroyed card: queen.1, child: None, owner: B, square: 4-11, cause: Happening number: 95
              Destroyed card: ants.1, child: None, owner: A, square: 3-5, cause: Happening number: 95
            A: mutants.1@4-12
            B: tripods.1@3-12
            dead: queen.1 ants.1
        "#]],
    );
}

/// PL 11.96: females in Europe.
#[test]
fn witch() {
    check(
        "phase: events\nA: ants.1@3-12 mutants.1@3-12\nB: queen.1@2-12 mantises.1@3-11",
        "event witch",
        expect![[r#"
            event witch
              Destroyed card: ants.1, child: None, owner: A, square: 3-12, cause: Happening number: 96
              Destroyed card: mantises.1, child: None, owner: B, square: 3-11, cause: Happening number: 96
            A: mutants.1@3-12
            B: queen.1@2-12
            dead: ants.1 mantises.1
        "#]],
    );
}

/// PL 11.97: machines are paralysed.
#[test]
fn sabotage() {
    let game =
        set("phase: events\nevents: 97\nA: tripods.1@4-12!\nB: mutants.1@4-12 scouts.1@4-11");
    let idle = |it: &str| {
        game.is_held(read(it)) && game.is_silenced(read(it)) && game.is_paralysed(read(it))
    };
    assert!(idle("tripods.1") && idle("scouts.1") && !idle("mutants.1"));
    assert_eq!(game.prey(read("tripods.1")).count(), 0);
}

/// PL 11.98: two attackers of one unit land again somewhere, and do not fight.
#[test]
fn magic_guard() {
    check(
        "phase: contact\nevents: 98\ndice: 10:4 20:12 10:5 20:11\nA: mutants.1@3-12! ants.1@3-12!\nB: gillmen.1@3-12",
        "A attack mutants.1 gillmen.1",
        expect![[r#"
            A attack mutants.1 gillmen.1
              Happening news: Teleported card: mutants.1, by: gillmen.1
              Happening news: Pushed card: mutants.1, owner: A, from: 3-12, to: 4-12
              Happening news: Teleported card: ants.1, by: gillmen.1
              Happening news: Pushed card: ants.1, owner: A, from: 3-12, to: 5-11
              Happening news: Over number: 98
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: Some([androids.2])
              Drew seat: B, count: 1, cards: None
            A: ants.1@5-11 mutants.1@4-12 | hand androids.2
            B: gillmen.1@3-12 | hand androids.1
            round: 4
            events:
            asked A: land androids.2, done
        "#]],
    );
    check(
        "phase: contact\nevents: 98\nA: mutants.1@3-12! ants.1@3-13\nB: gillmen.1@3-12 pods.1@5-5",
        "A attack mutants.1 gillmen.1",
        expect![[r#"
            A attack mutants.1 gillmen.1
              Fought seat: A, clash: Clash attacker: mutants.1, defender: gillmen.1, att: 5, shots: 0, def: 4, back: Some(Blow att: 4, shots: 0, def: 3), swift: false, result: DefenderDestroyed, events: []
              Destroyed card: gillmen.1, child: None, owner: B, square: 3-12, cause: Combat by: mutants.1
              Happening news: Over number: 98
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: Some([androids.2])
              Drew seat: B, count: 1, cards: None
            A: ants.1@3-13 mutants.1*1@3-12 | hand androids.2
            B: pods.1@5-5 | hand androids.1
            dead: gillmen.1
            round: 4
            events:
            asked A: land androids.2, done
        "#]],
    );
}

/// PL 11.99: a female beside a male that is not in gestation, of any camp.
#[test]
fn cuckold() {
    check(
        "phase: events\nA: ants.1@3-12 ants.2@3-5 queen.1@4-12\nB: mutants.1@3-12 gillmen.1+gillmen.2:1@4-12",
        "event cuckold",
        expect![[r#"
            event cuckold
              Destroyed card: ants.1, child: None, owner: A, square: 3-12, cause: Happening number: 99
            A: queen.1@4-12 ants.2@3-5
            dead: ants.1
        "#]],
    );
}

/// PL 11.100: one ATT more in Asia.
#[test]
fn bushido() {
    let game = set("phase: events\nevents: 100\nA: mutants.1@4-15 mutants.2@4-12\nB: pods.1@5-5");
    assert_eq!((game.att(read("mutants.1")), game.att(read("mutants.2"))), (6, 5));
}

/// PL 11.94: units that an event keeps from beginning a combat cannot fight: under a truce all
/// units, after a fine all units of the player who gave combats up.
#[test]
fn surveillance_of_the_barred() {
    let truce =
        after("phase: events\nA: ants.1@3-12\nB: pods.1@4-6", "event truce\nevent surveillance");
    assert_eq!(truce.ending, Some(crate::ANNIHILATION));
    let fined = after(
        "phase: events\nA: ants.1@3-12 ants.2@3-12\nB: pods.1@4-6 pods.2@4-6",
        "event fine\nA done\nB pick pods.1",
    );
    assert!(fined.fined.contains(read("A")));
    let scene = "phase: events\nA: ants.1@3-12 ants.2@3-12\nB: pods.1@4-6 pods.2@4-6\nC: jelly.1@5-6 jelly.2@5-6";
    let mut game = set(scene);
    game.fined.insert(read("A"));
    let whom = crate::happening::Happening::named("surveillance").unwrap();
    game.bring_about(read("A"), whom, &mut tabletop::Log::silent());
    assert_eq!(game.on_board().len(), 4, "A's two are gone");
}

/// PL 11.98: a unit whose owner gave up its combats does not attack, and is not counted as an
/// attacker.
#[test]
fn the_fined_are_no_attackers() {
    let mut game = set("phase: events\nevents: 98\nA: ants.1@3-12! jelly.1@5-6\n\
                        B: pods.1@3-12 pods.2@4-6\nC: mutants.1@3-12! mutants.2@5-5");
    assert!(game.is_guarded(read("pods.1")));
    game.fined.insert(read("A"));
    assert!(!game.is_guarded(read("pods.1")));
}

/// PL 11.98: an attempt to take over is begun like an attack.
#[test]
fn no_control_past_the_guard() {
    let game = after(
        "phase: contact\nevents: 98\ndice: 10:4 20:12 10:5 20:11
         A: queen.1@3-12! ants.1@3-12! jelly.1@5-6\nB: gillmen.1@3-12",
        "A control queen.1 gillmen.1",
    );
    assert_eq!(game.unit(read("gillmen.1")).owner, read("B"));
    assert_eq!(game.units_at(read("3-12")).count(), 1, "both were teleported");
}

/// PL 10.12: units that the phantoms (11.30) or a sneeze (11.80) throw back together keep their
/// order, whichever of their cards has the lower number.
#[test]
fn thrown_back_together() {
    let scene =
        "phase: events\nA: mutants.2@4-16>east jelly.1@5-6\nB: mutants.1@4-16>east! pods.1@4-6";
    for (moves, square) in [("event ghosts", "4-15"), ("event sneeze", "4-13")] {
        let game = after(scene, moves);
        assert_eq!(game.units_at(read(square)).count(), 2, "{moves}");
        assert!(game.attacks(read("mutants.1"), read("mutants.2")), "{moves}");
    }
}

/// PL 11.80: the last move that the unit made itself counts, so two sneezes do not cancel each
/// other.
#[test]
fn two_sneezes() {
    let game = after(
        "phase: events\nA: mutants.1@4-16>east jelly.1@5-6\nB: pods.1@4-6",
        "event sneeze\nevent sneeze",
    );
    assert_eq!(game.unit(read("mutants.1")).square, read("4-10"));
}
