//! PL 10: how events last, and how several at once combine.

use expect_test::expect;

use crate::happening::{ALL, Class, Happening};
use crate::map::{Terrain, letters};
use crate::scene::{after, check, offered, reach, read, set, values};
use crate::state::Loan;
use crate::view::ClashResult;

/// PL 10.1: each player in the game throws; each result is carried out before the next throw. PL
/// 10.2: it holds from then on.
#[test]
fn everybody_throws_in_turn() {
    let game = set("phase: happenings\noptions: events=on\ndice: 100:63 100:91 100:44\n\
                    A: brains.1@4-12 mutants.1@3-12\nB: queen.1@4-11\nC: pods.2@4-10");
    let news: Vec<String> = game.newsreel.iter().map(|it| format!("{it:?}")).collect();
    expect![[r#"
        Rolled { seat: Seat(0), number: 63 }
        Rolled { seat: Seat(1), number: 91 }
        Spared { card: queen.1, owner: Seat(1) }
        Spared { card: brains.1, owner: Seat(0) }
        Rolled { seat: Seat(2), number: 44 }
        Spared { card: brains.1, owner: Seat(0) }"#]]
    .assert_eq(&news.join("\n"));
    let game = after(
        "phase: events\nA: queen.1@4-12 mutants.1@3-12\nB: pods.1@4-11",
        "event crusade\nevent inquisition",
    );
    assert!(game.is_on_board(read("queen.1")), "saved by what was rolled before");
}

/// PL 10.2: an event of one turn is over before the events of the next turn, one of three turns two
/// turns later.
#[test]
fn events_end() {
    let scene = "phase: events\nA: tripods.1@4-12\nB: pods.1@5-5";
    let force = |moves: &str| {
        let game = after(scene, moves);
        game.in_force.iter().map(|it| it.number).collect::<Vec<_>>()
    };
    assert_eq!(force("event turbo\nevent fertility"), [3, 11]);
    assert_eq!(force("event turbo\nevent fertility\npass 1"), [3, 11]);
    assert_eq!(force("event turbo\nevent fertility\npass 2"), [11]);
    assert_eq!(force("event turbo\nevent fertility\npass 3"), [11]);
    assert_eq!(force("event turbo\nevent fertility\npass 4"), [0; 0]);
}

/// PL 10.3: an event of several turns that is rolled again begins again.
#[test]
fn a_long_event_begins_again() {
    let game = after(
        "phase: events\nA: tripods.1@4-12\nB: pods.1@5-5",
        "event fertility\nevent turbo\nevent fertility",
    );
    assert_eq!(game.in_force.iter().map(|it| it.number).collect::<Vec<_>>(), [3, 11]);
    assert!(game.in_force.iter().all(|it| it.ends.is_some()));
}

/// PL 10.4: 3 against 6: a limit is stronger than a value that is set, in whatever order they were
/// rolled; 8 takes from what was set.
#[test]
fn turbo_fatigue_and_indigestion() {
    let dis = |events: &str| {
        let game =
            set(&format!("phase: events\nevents: {events}\nA: tripods.1@4-12\nB: pods.1@5-5"));
        game.dis(read("tripods.1"))
    };
    assert_eq!((dis("3 6"), dis("6 3")), (1, 1));
    assert_eq!((dis("3 8"), dis("8 3")), (3, 3));
    assert_eq!((dis("3 41"), dis("41 3")), (1, 4), "of two that set, the last wins");
    assert_eq!((dis("8 8 6"), dis("8 8 8")), (0, 0));
}

/// PL 10.4: 41 and 88: the last one holds, and what adds is added after it.
#[test]
fn breathless_and_mutation() {
    let values = |events: &str| {
        let game =
            set(&format!("phase: events\nevents: {events}\nA: mutants.1@4-15\nB: pods.1@5-5"));
        values(&game, "mutants.1")
    };
    assert_eq!(values("41 88"), "1 moves, 1/1, shot 1/1, 1 turns, male");
    assert_eq!(values("88 41"), "1 moves, 3/3, shot 1/1, 1 turns, male");
    assert_eq!(values("100 41"), "1 moves, 4/3, 3 turns, male");
}

/// PL 10.4: 17, 34, 46, 47 and 76 rewrite the ground, one after the other.
#[test]
fn the_ground_is_rewritten_in_order() {
    let ground = |events: &str, square: &str| {
        let game =
            set(&format!("phase: events\nevents: {events}\nA: mutants.1@4-15\nB: pods.1@5-5"));
        letters(&game.lands(), read(square))
    };
    assert_eq!((ground("47 76", "4-12"), ground("76 47", "4-12")), ("D".into(), "O".into()));
    assert_eq!((ground("46 47", "4-1"), ground("47 46", "4-1")), ("O".into(), "D".into()));
    assert_eq!((ground("17 46", "1-5"), ground("46 17", "1-5")), ("D".into(), "O".into()));
    assert_eq!((ground("34 46", "4-18"), ground("46 34", "4-18")), ("D".into(), "O".into()));
}

/// PL 10.4: what forbids is stronger than what allows: 19 grounds units that 43 lets fly, and takes
/// the shot that 88 gives.
#[test]
fn a_ban_beats_a_permission() {
    for events in ["19 43 88", "88 43 19"] {
        let game =
            set(&format!("phase: events\nevents: {events}\nA: mutants.1@4-15\nB: pods.1@5-5"));
        assert_eq!(values(&game, "mutants.1"), "1 moves, 1/1, 1 turns, male", "{events}");
    }
}

/// PL 10.4: 35 and 19: both remove weaknesses, only the second removes the rest too.
#[test]
fn shield_and_disability() {
    let jelly = |events: &str| {
        let game = set(&format!("phase: events\nevents: {events}\nA: jelly.1@4-12\nB: pods.1@5-5"));
        values(&game, "jelly.1")
    };
    assert_eq!(jelly("35"), "1 moves, 6/4, 2 turns, absorption");
    assert_eq!(
        (jelly("35 19"), jelly("19 35")),
        ("1 moves, 6/4, 2 turns".into(), "1 moves, 6/4, 2 turns".into())
    );
}

/// PL 11.26 and 11.27: a combat without effect cannot be inverted. PL 10.3: inverted twice is not
/// inverted.
#[test]
fn irony_and_pacifism() {
    let result = |events: &str| {
        let game =
            set(&format!("phase: events\nevents: {events}\nA: mutants.1@3-12!\nB: gillmen.1@3-12"));
        game.foresee(read("mutants.1"), read("gillmen.1")).result
    };
    assert_eq!(result("26"), ClashResult::AttackerDestroyed);
    assert_eq!((result("26 27"), result("27 26")), (ClashResult::Equality, ClashResult::Equality));
    assert_eq!(result("26 26"), ClashResult::DefenderDestroyed);
}

/// PL 11.58 and 11.75: one DEF more and one ATT more leave the printed comparison.
#[test]
fn carapace_and_claws() {
    let game = set("phase: events\nevents: 58 75\nA: mutants.1@3-12!\nB: gillmen.1@3-12");
    let clash = game.foresee(read("mutants.1"), read("gillmen.1"));
    assert_eq!((clash.att, clash.def, clash.result), (6, 5, ClashResult::DefenderDestroyed));
}

/// PL 10.5: a unit on terrain that became forbidden lives, and may leave it for ground that it may
/// enter.
#[test]
fn caught_by_the_thaw() {
    let game = set("phase: events\nevents: 17 6\nA: ants.1@2-17\nB: pods.1@5-5");
    assert!(game.terrain_at(read("2-17"), Terrain::Ocean), "once ice");
    assert!(game.forbidden(read("ants.1")).contains(read("2-17")));
    assert_eq!(reach(&game, "ants.1"), "2-16 2-18 3-17");
}

/// PL 10.7: players choose in the order of the round; one with nothing to choose from is not asked.
#[test]
fn choices_go_round() {
    check(
        "phase: events\nfirst: B\nA: mutants.1@4-12 ants.1@3-5\nB: pods.1@5-5 pods.2@5-6\nC: out",
        "event exile\nB pick pods.1\nA pick ants.1",
        expect![[r#"
            event exile
            B pick pods.1
              Happening news: Exiled card: pods.1, owner: B
            A pick ants.1
              Happening news: Exiled card: ants.1, owner: A
              RoundBegan round: 4, first: B
              Drew seat: B, count: 1, cards: Some([ants.1])
              Drew seat: A, count: 1, cards: Some([pods.1])
            A: mutants.1@4-12 | hand pods.1
            B: pods.2@5-6 | hand ants.1
            round: 4
            asked B: land ants.1, done
        "#]],
    );
}

/// PL 10.8: a unit that an event destroys gives nobody a victory.
#[test]
fn no_victory_by_events() {
    let game = after(
        "phase: events\nA: mutants.1@7-12\nB: pods.1@5-5 gillmen.1@4-1",
        "event voodoo\nevent radar",
    );
    assert!(game.winners.is_empty() && game.units.iter().flatten().all(|it| it.victories == 0));
}

/// PL 10.10: the dead come back to their last owner, unless that player is out; a card that was
/// drawn again is no longer dead.
#[test]
fn the_dead_and_their_masters() {
    let game = after(
        "phase: events\nA: mutants.1@4-12\nB: pods.1@5-5\ndead: A ants.1@4-4",
        "event miracle\nevent nostalgia",
    );
    assert!(game.hand(read("A")).contains(read("ants.1")) && game.dead.is_empty());
}

/// PL 10.12: a unit that is pushed onto an enemy counts as having come later.
#[test]
fn the_pushed_attack() {
    let game = after(
        "phase: events\nA: mutants.1@3-13>east ants.1@3-5\nB: selenites.1@3-12 pods.1@5-5",
        "event ghosts",
    );
    assert_eq!(game.unit(read("mutants.1")).square, read("3-12"));
    assert!(game.attacks(read("mutants.1"), read("selenites.1")));
}

/// PL 10.11: a paralysed unit defends itself and strikes back.
#[test]
fn the_paralysed_strike_back() {
    let game = set("phase: events\nevents: 89\nA: mutants.1@3-12!\nB: hexapod.1@3-12");
    let clash = game.foresee(read("mutants.1"), read("hexapod.1"));
    assert!(clash.back.is_some() && game.prey(read("mutants.1")).next().is_none());
}

/// PL 10.13: what is out of the game does not come back.
#[test]
fn out_of_the_game() {
    let game = after(
        "phase: events\nA: jelly.1@4-12 ants.1@3-5\nB: pods.1@5-5",
        "event reincarnation\nevent doping\nevent miracle\npass 1",
    );
    assert!(game.removed.contains(read("jelly.1")) && !game.is_on_board(read("jelly.1")));
}

/// Every event that lasts for a time changes something, or has something carried out.
#[test]
fn every_event_does_something() {
    for it in &ALL {
        let lasts = matches!(it.class, Class::Turns(_) | Class::Game);
        assert!(it.act.is_some() || (lasts && !it.holds.is_empty()), "{}", it.slug);
    }
}

/// PL 11.10: a lent card that was laid on a unit of the borrower goes home alone, and the gestation
/// ends; a lent unit takes its partner with it.
#[test]
fn a_lent_partner_goes_home() {
    let lent = |card: &str| {
        let mut game = set("phase: events\nA: mutants.1@4-12\nB: ants.1+ants.2:3@3-5 pods.1@5-5");
        let (card, back_to, ends) = (read(card), read("A"), game.round);
        game.loans.push(Loan { card, back_to, ends, event: 10 });
        game.call_loans_home(&mut tabletop::Log::silent());
        assert_eq!(game.count_cards(), Ok(()));
        game
    };
    let child = lent("ants.2");
    assert_eq!(child.unit(read("ants.2")).owner, read("A"));
    assert!(child.unit(read("ants.1")).owner == read("B") && !child.is_gestating(read("ants.1")));
    let parent = lent("ants.1");
    assert!(parent.unit(read("ants.1")).owner == read("A") && parent.is_gestating(read("ants.1")));
}

/// PL 11.64: a unit born while its parent is lent goes home with it.
#[test]
fn born_in_foreign_service() {
    let game = after(
        "phase: events\nA: tripods.1+tripods.2:1@3-12 ants.1@3-5\nB: pods.1@5-5",
        "event hacker\npass 2",
    );
    assert_eq!(game.unit(read("tripods.1")).owner, read("A"));
    assert_eq!(game.unit(read("tripods.2")).owner, read("A"));
}

/// PL 11.10 and 11.64: a traitor that is hacked comes back to the borrower first, then goes home.
#[test]
fn a_hacked_traitor() {
    let mut game =
        set("phase: events\nA: mutants.1@4-12\nB: tripods.1@3-5 pods.1@5-5\nC: pods.2@5-6");
    let (card, back_to, ends) = (read("tripods.1"), read("A"), game.round + 2);
    game.loans.push(Loan { card, back_to, ends, event: 10 });
    let log = &mut tabletop::Log::silent();
    game.bring_about(read("A"), Happening::named("hacker").unwrap(), log);
    assert_eq!(game.unit(card).owner, read("C"));
    for owner in ["B", "A"] {
        game.round += 1;
        game.call_loans_home(log);
        assert_eq!(game.unit(card).owner, read(owner));
    }
    assert!(game.loans.is_empty());
}

/// PL 11.36: once for each player while the event lasts.
#[test]
fn one_paroxysm_for_each() {
    let scene = "phase: contact\nevents: 36\nA: mutants.1@3-12! mutants.2@4-14! ants.1@5-11\n\
                 B: gillmen.1@3-12 selenites.1@4-14 pods.2@5-5";
    let game = after(scene, "A attack mutants.1 gillmen.1\nB pick gillmen.1");
    assert_eq!(offered(&game).join(" "), "attack mutants.2 selenites.1");
    let next = after(
        scene,
        "A attack mutants.1 gillmen.1\nB pick gillmen.1\nA attack mutants.2 selenites.1",
    );
    assert!(!next.is_on_board(read("selenites.1")), "nobody is asked any more");
}

/// PL 11.49 and 11.60: a shot that comes back does not go astray.
#[test]
fn boomerang_and_stray_shots() {
    let game = after(
        "phase: shooting\nevents: 60 49\nA: tripods.1@3-12 ants.1@3-5\nB: gillmen.1@2-12 pods.1@3-12",
        "A aim tripods.1 gillmen.1",
    );
    assert_eq!(game.shots[0].target, read("tripods.1"));
}

/// PL 11.13 and 11.70: nobody slides out of the locusts.
#[test]
fn locusts_and_slippery_ground() {
    let game = set("events: 13 70\nA: mutants.1@4-11 mutants.2@4-13\nB: pods.1@5-6");
    assert_eq!(game.unit(read("mutants.1")).square, read("4-11"));
    assert_eq!(game.unit(read("mutants.2")).square, read("4-12"), "entering is allowed");
}

/// PL 11.28 and 11.63: a unit that nothing destroys does not crash.
#[test]
fn migrations_in_a_crusade() {
    let scene = "phase: events\ndice: 10:10 20:12 10:10 20:12\nA: queen.1@4-12 mutants.1@3-12\nB: pods.1@5-5";
    let queen = after(scene, "event crusade\nevent migrations");
    assert_eq!(queen.unit(read("queen.1")).square, read("4-12"));
    let crashed = after(scene, "event migrations");
    assert!(!crashed.is_on_board(read("queen.1")), "ice all around");
}

/// PL 11.37 and 11.87: a unit that was called to a hand does not come back to the board as well.
#[test]
fn reincarnation_and_nostalgia() {
    let game = after(
        "phase: events\nA: mutants.1@7-12 pods.3@5-6\nB: pods.1@5-5",
        "event reincarnation\nevent voodoo\nevent nostalgia\ngo on",
    );
    assert!(game.hand(read("A")).contains(read("mutants.1")));
    assert!(!game.is_on_board(read("mutants.1")) && game.returning.is_empty());
}

/// PL 11.22 and 11.74: friends take fright of each other too.
#[test]
fn paranoia_and_abomination() {
    check(
        "phase: contact\nevents: 22 74\nA: mutants.1@3-12<3-11! selenites.1@3-12\nB: pods.1@5-5",
        "A attack mutants.1 selenites.1",
        expect![[r#"
            A attack mutants.1 selenites.1
              Happening news: Frightened card: mutants.1, by: selenites.1
              Happening news: Pushed card: mutants.1, owner: A, from: 3-12, to: 3-11
              Happening news: Over number: 22
              Happening news: Over number: 74
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: Some([androids.2])
              Drew seat: B, count: 1, cards: None
            A: mutants.1@3-11 selenites.1@3-12 | hand androids.2
            B: pods.1@5-5 | hand androids.1
            round: 4
            events:
            asked A: land androids.2, done
        "#]],
    );
}

/// PL 11.11, 11.37 and 11.85: one turn, and what the card and the event add.
#[test]
fn fertility_elixir_and_a_reborn_card() {
    let mut game = set("phase: events\nevents: 11 85\nA: gillmen.1@3-12\nB: pods.1@5-5");
    assert_eq!(game.rep(read("gillmen.1")), 2);
    game.rep_plus[read::<crate::card::Card>("gillmen.1").slot()] = 1;
    assert_eq!(game.rep(read("gillmen.1")), 3);
}
