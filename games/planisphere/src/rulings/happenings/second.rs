//! Events 26 to 50.

use expect_test::expect;

use crate::refusal::Reason;
use crate::scene::{after, check, offered, reach, read, refused, set, values};
use crate::view::ClashResult;

/// PL 11.26: the normal result is found first, then the other unit dies. Shots without a combat hit
/// the shooter, and control succeeds when it would fail.
#[test]
fn irony() {
    check(
        "phase: contact\nevents: 26\nA: mutants.1@3-12! pods.3@5-5\nB: gillmen.1@3-12 pods.1@4-4",
        "A attack mutants.1 gillmen.1",
        expect![[r#"
            A attack mutants.1 gillmen.1
              Fought seat: A, clash: Clash attacker: mutants.1, defender: gillmen.1, att: 5, shots: 0, def: 4, back: Some(Blow att: 4, shots: 0, def: 3), swift: false, result: AttackerDestroyed, events: [26]
              Destroyed card: mutants.1, child: None, owner: A, square: 3-12, cause: Combat by: gillmen.1
              Happening news: Over number: 26
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: Some([androids.2])
              Drew seat: B, count: 1, cards: None
            A: pods.3@5-5 | hand androids.2
            B: pods.1@4-4 gillmen.1*1@3-12 | hand androids.1
            dead: mutants.1
            round: 4
            events:
            asked A: land androids.2, done
        "#]],
    );
    let game = set("phase: events\nevents: 26\nA: mutants.1@4-12! pods.3@5-5\nB: hexapod.1@4-12");
    let clash = game.foresee(read("mutants.1"), read("hexapod.1"));
    assert_eq!(clash.result, ClashResult::Equality, "equality stays equality");
    assert!(game.control_after_events(false) && !game.control_after_events(true));
}

/// PL 11.26: shots without a combat.
#[test]
fn irony_of_shots() {
    check(
        "phase: shooting\nevents: 26\nA: tripods.1@4-12 jelly.1@2-12\nB: fanatics.1@4-11 pods.1@5-5",
        "A aim tripods.1 fanatics.1\nA done",
        expect![[r#"
            A aim tripods.1 fanatics.1
              Aimed seat: A, card: tripods.1, target: fanatics.1, force: 2
            A done
              ShotAt seat: A, target: fanatics.1, force: 2, def: 1, events: []
              Destroyed card: tripods.1, child: None, owner: A, square: 4-12, cause: Shots
              Happening news: Over number: 26
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: Some([androids.2])
              Drew seat: B, count: 1, cards: None
            A: jelly.1@2-12 | hand androids.2
            B: pods.1@5-5 fanatics.1@4-11 | hand androids.1
            dead: tripods.1
            round: 4
            events:
            asked A: land androids.2, done
        "#]],
    );
}

/// PL 11.27: nobody dies and nobody wins, in contact or by shots.
#[test]
fn pacifism() {
    check(
        "phase: shooting\nevents: 27\nA: mutants.1@4-12! tripods.1@3-12\nB: gillmen.1@4-12 fanatics.1@4-11",
        "A aim tripods.1 fanatics.1\nA done\nA attack mutants.1 gillmen.1",
        expect![[r#"
            A aim tripods.1 fanatics.1
              Aimed seat: A, card: tripods.1, target: fanatics.1, force: 2
            A done
            A attack mutants.1 gillmen.1
              Fought seat: A, clash: Clash attacker: mutants.1, defender: gillmen.1, att: 5, shots: 0, def: 4, back: Some(Blow att: 4, shots: 0, def: 3), swift: false, result: Equality, events: [27]
              ShotAt seat: A, target: fanatics.1, force: 2, def: 1, events: []
              Happening news: Over number: 27
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: Some([androids.2])
              Drew seat: B, count: 1, cards: None
            A: tripods.1@3-12 mutants.1@4-12 | hand androids.2
            B: gillmen.1@4-12 fanatics.1@4-11 | hand androids.1
            round: 4
            events:
            asked A: land androids.2, done
        "#]],
    );
}

/// PL 11.28: all units land again by the dice of position; a pair lands as one, and may crash.
#[test]
fn migrations() {
    check(
        "phase: events\ndice: 10:9 20:2 10:4 20:11 10:4 20:11\nA: ants.1@3-5 pods.1+pods.2:1@5-5\nB: mutants.1@3-12",
        "event migrations",
        expect![[r#"
            event migrations
              Happening news: Pushed card: pods.1, owner: A, from: 5-5, to: 9-2
              Happening news: Pushed card: ants.1, owner: A, from: 3-5, to: 4-11
              Happening news: Pushed card: mutants.1, owner: B, from: 3-12, to: 4-11
            A: pods.1+pods.2:1@9-2 ants.1@4-11
            B: mutants.1@4-11
        "#]],
    );
}

/// PL 11.29: as many exchanges as the smaller of hand and board allows. A card that came from the
/// board does not go back at once, and no new unit stands on its forbidden terrain.
#[test]
fn relocation() {
    check(
        "phase: events\nA: mutants.1@4-12 jelly.1@3-12 ants.1+ants.2:1@3-5 | hand pods.1 gillmen.1\nB: mutants.2@4-5 | hand queen.1",
        "event relocation\nA pair jelly.1 gillmen.1\nA done\nB pair mutants.2 queen.1",
        expect![[r#"
            event relocation
            A pair jelly.1 gillmen.1
              Happening news: Replaced seat: A, card: jelly.1, by: gillmen.1, square: 3-12
            A done
            B pair mutants.2 queen.1
              Happening news: Replaced seat: B, card: mutants.2, by: queen.1, square: 4-5
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: None
              Drew seat: B, count: 1, cards: Some([androids.1])
            A: ants.1+ants.2:1@3-5 gillmen.1@3-12 mutants.1@4-12 | hand pods.1 jelly.1 androids.2
            B: queen.1@4-5 | hand mutants.2 androids.1
            round: 4
            asked A: land pods.1, land jelly.1, land androids.2, done
        "#]],
    );
    refused(
        "phase: events\nA: mutants.1@4-12 | hand pods.1 queen.1\nB: mutants.2@4-5",
        "event relocation\nA pair mutants.1 pods.1",
        Reason::NoChoice,
    );
}

/// PL 11.30: weak units step back along their last move, if there is ground.
#[test]
fn ghosts() {
    check(
        "phase: events\nA: mutants.1@3-12>east ants.1@3-5>north pods.1@5-5\nB: gillmen.1@4-1>east brains.1@4-1>east",
        "event ghosts",
        expect![[r#"
            event ghosts
              Happening news: Pushed card: mutants.1, owner: A, from: 3-12, to: 3-11
              Happening news: Pushed card: ants.1, owner: A, from: 3-5, to: 4-5
            A: pods.1@5-5 ants.1@4-5 mutants.1@3-11
        "#]],
    );
}

/// PL 11.31: each player takes an enemy out of the game, a pair with both cards.
#[test]
fn bounty() {
    check(
        "phase: events\nA: mutants.1@3-12 ants.1+ants.2:1@3-5\nB: gillmen.1@4-1 pods.1@5-5",
        "event bounty\nA pick gillmen.1\nB pick ants.1",
        expect![[r#"
            event bounty
            A pick gillmen.1
              Happening news: Removed card: gillmen.1, owner: B
            B pick ants.1
              Happening news: Removed card: ants.2, owner: A
              Happening news: Removed card: ants.1, owner: A
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: None
              Drew seat: B, count: 1, cards: Some([androids.1])
            A: mutants.1@3-12 | hand androids.2
            B: pods.1@5-5 | hand androids.1
            removed: ants.1 ants.2 gillmen.1
            round: 4
            asked A: land androids.2, done
        "#]],
    );
    refused(
        "phase: events\nA: mutants.1@3-12\nB: gillmen.1@4-1 pods.1@5-5",
        "event bounty\nA pick mutants.1",
        Reason::NoChoice,
    );
}

/// PL 11.32: hands go down to five cards, one after the other.
#[test]
fn census() {
    check(
        "phase: events\nA: mutants.1@3-12 | hand ants.1 ants.2 ants.3 pods.1 pods.2 pods.3 queen.1\nB: gillmen.1@4-1 | hand jelly.1 jelly.2 jelly.3 raptor.1 lianas.1",
        "event census\nA pick queen.1\nA pick ants.2",
        expect![[r#"
            event census
            A pick queen.1
            A pick ants.2
              Happening news: Discarded card: queen.1, owner: A
              Happening news: Discarded card: ants.2, owner: A
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: Some([androids.2])
              Drew seat: B, count: 1, cards: None
            A: mutants.1@3-12 | hand pods.1 pods.2 pods.3 ants.1 ants.3 androids.2
            B: gillmen.1@4-1 | hand jelly.1 jelly.2 jelly.3 lianas.1 raptor.1 androids.1
            round: 4
            asked A: land pods.1, land pods.2, land pods.3, land ants.1, land ants.3, land androids.2, done
        "#]],
    );
}

/// PL 11.33 and 10.6: the end of everybody at once is a draw, or a new beginning.
#[test]
fn apocalypse() {
    let scene = "phase: events\nA: mutants.1@3-12 | hand queen.1\nB: gillmen.1@4-1";
    check(
        scene,
        "event apocalypse",
        expect![[r#"
            event apocalypse
              Destroyed card: gillmen.1, child: None, owner: B, square: 4-1, cause: Happening number: 33
              Destroyed card: mutants.1, child: None, owner: A, square: 3-12, cause: Happening number: 33
              Ended ending: "annihilation", winner: None, counts: []
            A: | hand queen.1
            B:
            dead: gillmen.1 mutants.1
            end annihilation; A drawn 0; B drawn 0
        "#]],
    );
    let again = format!("options: rebirth=on\n{scene}");
    check(
        &again,
        "event apocalypse\ngo on",
        expect![[r#"
            event apocalypse
              Destroyed card: gillmen.1, child: None, owner: B, square: 4-1, cause: Happening number: 33
              Destroyed card: mutants.1, child: None, owner: A, square: 3-12, cause: Happening number: 33
              Reborn
            go on
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: None
              Drew seat: B, count: 1, cards: None
            A: | hand queen.1 androids.2
            B: | hand androids.1
            dead: gillmen.1 mutants.1
            round: 4
            asked A: land queen.1, land androids.2
        "#]],
    );
}

/// PL 11.34: Japan sinks.
#[test]
fn tsunami() {
    let game = after(
        "phase: events\nA: gillmen.1@3-18 mutants.1@4-17\nB: mutants.2@4-18 pods.1@5-5",
        "event tsunami",
    );
    assert_eq!(game.on_board(), [read("mutants.1"), read("pods.1")].into_iter().collect());
    assert_eq!(crate::map::letters(&game.lands(), read("4-18")), "O");
    assert!(game.deadly().contains(read("3-18")) && reach(&game, "mutants.1").contains("4-18"));
}

/// PL 11.35: weaknesses do not work, other specials do.
#[test]
fn shield() {
    let game = set(
        "phase: events\nevents: 35\nA: jelly.1@4-12 monoliths.1@4-1 ice-thing.1@1-4\nB: pods.1@5-5",
    );
    assert_eq!(values(&game, "jelly.1"), "1 moves, 6/4, 2 turns, absorption");
    assert_eq!(values(&game, "monoliths.1"), "1 moves, 3/7, 4 turns");
    assert_eq!(values(&game, "ice-thing.1"), "2 moves, 5/6, 2 turns, male");
}

/// PL 11.36: the attacked unit destroys everything within two squares, itself included, once for
/// each player.
#[test]
fn paroxysm() {
    let scene = "phase: contact\nevents: 36\nA: mutants.1@3-12! mutants.2@4-10 mutants.3@3-14\nB: gillmen.1@3-12 pods.1@5-13 pods.2@5-5";
    check(
        scene,
        "A attack mutants.1 gillmen.1\nB pick gillmen.1",
        expect![[r#"
            A attack mutants.1 gillmen.1
            B pick gillmen.1
              Happening news: Exploded card: gillmen.1, owner: B, square: 3-12
              Destroyed card: gillmen.1, child: None, owner: B, square: 3-12, cause: Happening number: 36
              Destroyed card: mutants.1, child: None, owner: A, square: 3-12, cause: Happening number: 36
              Destroyed card: mutants.3, child: None, owner: A, square: 3-14, cause: Happening number: 36
              Happening news: Over number: 36
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: None
              Drew seat: B, count: 1, cards: Some([androids.1])
            A: mutants.2@4-10 | hand androids.2
            B: pods.1@5-13 pods.2@5-5 | hand androids.1
            dead: gillmen.1 mutants.1 mutants.3
            round: 4
            events:
            asked A: land androids.2, done
        "#]],
    );
    check(
        scene,
        "A attack mutants.1 gillmen.1\nB done",
        expect![[r#"
            A attack mutants.1 gillmen.1
            B done
              Fought seat: A, clash: Clash attacker: mutants.1, defender: gillmen.1, att: 5, shots: 0, def: 4, back: Some(Blow att: 4, shots: 0, def: 3), swift: false, result: DefenderDestroyed, events: []
              Destroyed card: gillmen.1, child: None, owner: B, square: 3-12, cause: Combat by: mutants.1
              Happening news: Over number: 36
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: None
              Drew seat: B, count: 1, cards: Some([androids.1])
            A: mutants.1*1@3-12 mutants.2@4-10 mutants.3@3-14 | hand androids.2
            B: pods.1@5-13 pods.2@5-5 | hand androids.1
            dead: gillmen.1
            round: 4
            events:
            asked A: land androids.2, done
        "#]],
    );
}

/// PL 11.37: back at the start of the next turn, where it died, with a longer gestation.
#[test]
fn reincarnation() {
    check(
        "phase: contact\nevents: 37\nA: mutants.1@3-12! pods.3@5-6\nB: gillmen.1@3-12",
        "A attack mutants.1 gillmen.1",
        expect![[r#"
            A attack mutants.1 gillmen.1
              Fought seat: A, clash: Clash attacker: mutants.1, defender: gillmen.1, att: 5, shots: 0, def: 4, back: Some(Blow att: 4, shots: 0, def: 3), swift: false, result: DefenderDestroyed, events: []
              Destroyed card: gillmen.1, child: None, owner: B, square: 3-12, cause: Combat by: mutants.1
              Happening news: Over number: 37
              RoundBegan round: 4, first: A
              Happening news: Returned card: gillmen.1, owner: B, square: 3-12
              Drew seat: A, count: 1, cards: Some([androids.2])
              Drew seat: B, count: 1, cards: None
            A: pods.3@5-6 mutants.1*1@3-12 | hand androids.2
            B: gillmen.1@3-12 | hand androids.1
            round: 4
            events:
            asked A: land androids.2, done
        "#]],
    );
    let game = after(
        "phase: contact\nevents: 37\nA: mutants.1@3-12! pods.3@5-6\nB: gillmen.1@3-12",
        "A attack mutants.1 gillmen.1",
    );
    assert_eq!(game.rep(read("gillmen.1")), 3);
    assert!(!game.camps[read("B")].out, "its owner stays in until it is back");
}

/// PL 11.37: it does not come back if its ground has become forbidden; then its owner is out.
#[test]
fn no_reincarnation_on_forbidden_ground() {
    let game = after(
        "phase: events\nA: mutants.1@3-12\nB: gillmen.1@4-11",
        "event reincarnation\nevent dunes",
    );
    assert!(game.forbidden(read("gillmen.1")).contains(read("4-11")));
    check(
        "phase: events\nA: mutants.1@4-10\nB: ants.1@4-11 | hand pods.1",
        "event reincarnation\nevent deluge\nevent apocalypse\ngo on",
        expect![[r#"
            event reincarnation
            event deluge
            event apocalypse
              Destroyed card: ants.1, child: None, owner: B, square: 4-11, cause: Happening number: 33
              Destroyed card: mutants.1, child: None, owner: A, square: 4-10, cause: Happening number: 33
            go on
              RoundBegan round: 4, first: A
              Happening news: Returned card: mutants.1, owner: A, square: 4-10
              Drew seat: A, count: 1, cards: None
              Drew seat: B, count: 1, cards: None
              Out seat: B, hand: [pods.1, androids.1]
              Ended ending: "last-standing", winner: Some(A), counts: []
            A: mutants.1@4-10 | hand androids.2
            B: out
            dead: ants.1
            round: 4
            events: 37 47
            end last-standing; A won 1; B lost 0
        "#]],
    );
}

/// PL 11.38: diagonal steps only.
#[test]
fn drunkenness() {
    let game = set("events: 38\nA: mantises.1@4-4\nB: pods.1@2-3");
    assert_eq!(
        reach(&game, "mantises.1"),
        "1-1 1-3 1-5 1-7 2-2 2-4 2-6 3-1 3-3 3-5 3-7 4-2 4-6 5-1 5-3 5-5 5-7 6-2 6-4 6-6 7-1 7-3 7-5"
    );
}

/// PL 11.39: nobody moves, not even westward by event 70.
#[test]
fn darkness() {
    let game = set("events: 39 70\nA: ants.1@3-5 tripods.1@3-12\nB: fanatics.1@3-11");
    assert_eq!(offered(&game).join(" "), "aim tripods.1 fanatics.1 done");
    assert_eq!(game.unit(read("ants.1")).square, read("3-5"));
}

/// PL 11.40: the dead come to their owners' hands, and nobody draws.
#[test]
fn miracle() {
    check(
        "phase: events\nA: mutants.1@4-12\nB: pods.1@5-5\nC: out\ndead: A ants.1@4-4, C queen.1@3-3, B jelly.1@4-4",
        "event miracle\ngo on",
        expect![[r#"
            event miracle
              Happening news: Recalled card: ants.1, owner: A
              Happening news: Recalled card: jelly.1, owner: B
            go on
              RoundBegan round: 4, first: A
            A: mutants.1@4-12 | hand ants.1
            B: pods.1@5-5 | hand jelly.1
            dead: queen.1
            round: 4
            events: 40
            asked A: land ants.1, done
        "#]],
    );
}

/// PL 11.41: all values are set, and bonuses still count.
#[test]
fn breathless() {
    let game = set("phase: events\nevents: 41\nA: raptor.1@3-12 gillmen.1@4-1\nB: pods.1@5-5");
    assert_eq!(values(&game, "raptor.1"), "1 moves, 3/3, 4 turns, female, flying, shield");
    assert_eq!(values(&game, "gillmen.1"), "1 moves, 3/4, 2 turns, male, marine");
}

/// PL 11.42: everybody sees all hands, and knows them until cards move.
#[test]
fn voyeur() {
    let game = after(
        "phase: events\nA: mutants.1@4-12 | hand queen.1\nB: pods.1@5-5 | hand jelly.1 ants.1",
        "event voyeur",
    );
    let known =
        game.known.iter().all(|it| it.contains(read("queen.1")) && it.contains(read("ants.1")));
    assert!(known, "players and whoever watches");
    let view = crate::view::View::of(&game, tabletop::Viewer::Seat(read("A")));
    assert_eq!(view.camps[read("B")].hand, [read("jelly.1"), read("ants.1")]);
}

/// PL 11.43: all units fly for the rest of the game, those that come later too.
#[test]
fn take_off() {
    let game = after(
        "phase: events\nA: ants.1@4-14 | hand pods.1\nB: mutants.1@4-12",
        "event take-off\npass 5",
    );
    assert_eq!(game.in_force[0].ends, None);
    assert!(values(&game, "ants.1").contains("flying"));
    assert!(game.has(read("pods.1"), crate::card::Trait::Flying), "a card of the hand");
    let twice =
        after("phase: events\nA: ants.1@4-14\nB: mutants.1@4-12", "event take-off\nevent take-off");
    assert_eq!(twice.in_force.len(), 1, "PL 10.3");
}

/// PL 11.44: all units that fly.
#[test]
fn hunt() {
    check(
        "phase: events\nA: scouts.1@4-14 ants.1@4-12\nB: raptor.1@4-12 mutants.1@3-12",
        "event hunt",
        expect![[r#"
            event hunt
              Destroyed card: scouts.1, child: None, owner: A, square: 4-14, cause: Happening number: 44
              Destroyed card: raptor.1, child: None, owner: B, square: 4-12, cause: Happening number: 44
            A: ants.1@4-12
            B: mutants.1@3-12
            dead: scouts.1 raptor.1
        "#]],
    );
}

/// PL 11.45: only at this moment: units that come later live.
#[test]
fn hurricane() {
    let game = after(
        "phase: events\nA: gillmen.1@4-8 gillmen.2@4-6\nB: hexapod.1@7-10 pods.1@5-5",
        "event hurricane",
    );
    assert_eq!(game.on_board(), [read("gillmen.2"), read("pods.1")].into_iter().collect());
    assert!(game.deadly().is_empty());
}

/// PL 11.46: ocean becomes desert.
#[test]
fn furnace() {
    let game = set("phase: events\nevents: 46\nA: ants.1@4-14 gillmen.1@4-1\nB: mutants.1@3-12");
    assert!(game.forbidden(read("ants.1")).is_empty());
    assert_eq!(reach(&game, "gillmen.1"), "", "PL 10.5: it lives, and cannot leave");
    assert_eq!(values(&game, "gillmen.1"), "2 moves, 4/4, 2 turns, male, marine");
}

/// PL 11.47: ocean everywhere.
#[test]
fn deluge() {
    let game = set("phase: events\nevents: 47\nA: ants.1@4-12 gillmen.1@4-12\nB: monoliths.1@4-12");
    assert_eq!((reach(&game, "ants.1"), reach(&game, "gillmen.1").len()), (String::new(), 59));
    assert_eq!((game.def(read("gillmen.1")), game.def(read("monoliths.1"))), (5, 4));
}

/// PL 11.48: the defender strikes first, unless the attacker is swift.
#[test]
fn celerity() {
    check(
        "phase: contact\nevents: 48\nA: mutants.1@4-12! mantises.1@3-12!\nB: gillmen.1@4-12 gillmen.2@3-12",
        "A attack mutants.1 gillmen.1\nA attack mantises.1 gillmen.2",
        expect![[r#"
            A attack mutants.1 gillmen.1
              Fought seat: A, clash: Clash attacker: mutants.1, defender: gillmen.1, att: 5, shots: 0, def: 4, back: Some(Blow att: 4, shots: 0, def: 3), swift: true, result: AttackerDestroyed, events: [48]
              Destroyed card: mutants.1, child: None, owner: A, square: 4-12, cause: Combat by: gillmen.1
            A attack mantises.1 gillmen.2
              Fought seat: A, clash: Clash attacker: mantises.1, defender: gillmen.2, att: 5, shots: 0, def: 4, back: Some(Blow att: 4, shots: 0, def: 4), swift: false, result: DefenderDestroyed, events: []
              Destroyed card: gillmen.2, child: None, owner: B, square: 3-12, cause: Combat by: mantises.1
              Happening news: Over number: 48
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: Some([androids.2])
              Drew seat: B, count: 1, cards: None
            A: mantises.1*1@3-12 | hand androids.2
            B: gillmen.1*1@4-12 | hand androids.1
            dead: mutants.1 gillmen.2
            round: 4
            events:
            asked A: land androids.2, done
        "#]],
    );
}

/// PL 11.49: the shot hits the shooter.
#[test]
fn boomerang() {
    check(
        "phase: shooting\nevents: 49\nA: jellyfish.1@4-1 pods.1@5-5\nB: gillmen.1@4-2 mutants.1@3-12",
        "A aim jellyfish.1 gillmen.1\nA done",
        expect![[r#"
            A aim jellyfish.1 gillmen.1
              Aimed seat: A, card: jellyfish.1, target: gillmen.1, force: 3
              Happening news: CameBack shooter: jellyfish.1
            A done
              ShotAt seat: A, target: jellyfish.1, force: 3, def: 2, events: []
              Destroyed card: jellyfish.1, child: None, owner: A, square: 4-1, cause: Shots
              Happening news: Over number: 49
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: Some([androids.2])
              Drew seat: B, count: 1, cards: None
            A: pods.1@5-5 | hand androids.2
            B: gillmen.1@4-2 mutants.1@3-12 | hand androids.1
            dead: jellyfish.1
            round: 4
            events:
            asked A: land androids.2, done
        "#]],
    );
}

/// PL 11.50: a random card of the next hand that has one; everybody sees it.
#[test]
fn hold_up() {
    check(
        "phase: events\nA: mutants.1@4-12\nB: pods.1@5-5 | hand jelly.1\nC: pods.2@5-6 | hand queen.1",
        "event hold-up",
        expect![[r#"
            event hold-up
              Happening news: Passed card: jelly.1, from: B, to: A
              Happening news: Passed card: queen.1, from: C, to: B
              Happening news: Passed card: jelly.1, from: A, to: C
            B: pods.1@5-5 | hand queen.1
            C: pods.2@5-6 | hand jelly.1
        "#]],
    );
}

/// PL 11.37 and 10.10: a pair that dies in gestation comes back as the same pair, with one turn
/// more to wait.
#[test]
fn a_pair_is_reborn_as_a_pair() {
    let scene = "phase: contact\nevents: 37
        A: ants.1+ants.2:1@3-12 jelly.1@5-6
        B: colossus.1@3-12! gillmen.1@5-1 mutants.1@3-12!";
    let game = after(scene, "B attack mutants.1 ants.1\nB attack colossus.1 ants.1");
    let laid = game.unit(read("ants.1")).gestation.expect("a pair");
    assert_eq!((laid.child, laid.left), (read("ants.2"), 2));
    let ants: [crate::card::Card; 2] = ["ants.1", "ants.2"].map(read);
    assert_eq!(ants.map(|it| game.rep_plus[it.slot()]), [1, 1]);
}

/// PL 11.25 and 11.87: a pair comes back to the board as one unit, and to a hand with both cards.
#[test]
fn a_pair_is_one_unit_among_the_dead() {
    let scene =
        "phase: events\nA: ants.1+ants.2:2@3-12 jelly.1@5-6\nB: gillmen.1@5-1 | hand queen.1";
    let dug_up = after(scene, "event macho-inquisition\nevent exhumation");
    assert_eq!(dug_up.unit(read("ants.1")).gestation.map(|it| it.left), Some(2));
    let missed = after(scene, "event macho-inquisition\nevent nostalgia");
    assert!(
        missed.hand(read("A")).contains(read("ants.1"))
            && missed.hand(read("A")).contains(read("ants.2"))
    );
}

/// PL 11.36: an attempt to take over can be answered like an attack.
#[test]
fn paroxysm_against_control() {
    let scene = "phase: contact\nevents: 36\ndice: 10:9\nA: queen.1@3-12! jelly.1@5-6\nB: gillmen.1@3-12 pods.1@5-5";
    let game = after(scene, "A control queen.1 gillmen.1");
    assert_eq!(offered(&game), ["pick gillmen.1", "done"]);
    let taken = after(scene, "A control queen.1 gillmen.1\nB done");
    assert_eq!(taken.unit(read("gillmen.1")).owner, read("A"));
    let gone = after(scene, "A control queen.1 gillmen.1\nB pick gillmen.1");
    assert!(!gone.is_on_board(read("queen.1")));
}

/// PL 11.49: a shot that comes back helps in no combat, not even among friends (11.22).
#[test]
fn what_comes_back_helps_nobody() {
    let game = after(
        "phase: shooting\nevents: 22 49\nA: tripods.1@3-12 ants.1@3-12!\nB: mutants.1@3-13",
        "A aim tripods.1 mutants.1",
    );
    assert_eq!(game.foresee(read("ants.1"), read("tripods.1")).shots, 0);
}
