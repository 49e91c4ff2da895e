//! PL 1 and 2: setting up, the round, the pile.

use expect_test::expect;
use tabletop::{Game, Log, Seat, SetOf, Viewer};

use crate::map::{Lands, Terrain};
use crate::scene::{after, check, offered, read, set};

/// PL 1.1: two to four players share one pile of 60 cards. PL 1.4: hands begin with the first draw.
#[test]
fn one_pile_for_all() {
    let game = conformance::seat::<crate::Planisphere>(
        &conformance::Trial { players: 3, options: &[], games: 1, seed: 0 },
        5,
    );
    let view = game.game().view(Viewer::Spectator);
    assert_eq!(view.pile, 48);
    assert!(view.camps.values().all(|it| it.hand_size == 4 && it.hand.is_empty()));
    assert_eq!(view.to_act, tabletop::SeatSet::only(Seat(0)));
}

/// PL 1.2: the corrected squares contain ocean.
#[test]
fn the_corrected_squares() {
    for square in ["2-11", "5-7", "5-10", "7-19", "8-7"] {
        assert!(Lands::PRINTED.with(Terrain::Ocean).contains(read(square)), "{square}");
    }
}

/// PL 1.5: with landings, all draw more and land this many units before the first round, without a
/// test.
#[test]
fn landings_before_the_first_round() {
    let trial = conformance::Trial { players: 2, options: &[("landings", "2")], games: 1, seed: 0 };
    let mut game = conformance::seat::<crate::Planisphere>(&trial, 5).game().clone();
    let mut moves = Vec::new();
    for turn in 0..4 {
        assert_eq!(game.round, 0);
        let seat = game.to_act().first().unwrap();
        assert_eq!(seat, Seat(turn % 2));
        assert_eq!(game.hand(seat).len(), 6 - usize::from(turn / 2));
        moves.clear();
        game.legal_moves(seat, &mut moves);
        assert!(!moves.contains(&crate::moves::Move::Done));
        game.carry_out(seat, moves[0], &mut Log::silent());
        assert_eq!(game.landing.as_ref().unwrap().test, None);
    }
    assert_eq!((game.round, game.hand(Seat(0)).len()), (1, 4));
}

/// PL 2.1 and 2.2: all do a phase before the next begins; with the option, another player begins
/// each round.
#[test]
fn everybody_does_a_phase() {
    let scene = |rotation: &str| {
        format!(
            "options: rotation={rotation}\nphase: reproduction\nA: ants.1@3-6 | hand queen.1\nB: ants.2@3-12 | hand pods.1"
        )
    };
    check(
        &scene("off"),
        "A done\nB done",
        expect![[r#"
        A done
        B done
          RoundBegan round: 4, first: A
          Drew seat: A, count: 1, cards: None
          Drew seat: B, count: 1, cards: Some([androids.1])
        A: ants.1@3-6 | hand queen.1 androids.2
        B: ants.2@3-12 | hand pods.1 androids.1
        round: 4
        asked A: land queen.1, land androids.2, done
    "#]],
    );
    check(
        &scene("on"),
        "A done\nB done",
        expect![[r#"
        A done
        B done
          RoundBegan round: 4, first: B
          Drew seat: B, count: 1, cards: Some([androids.2])
          Drew seat: A, count: 1, cards: None
        A: ants.1@3-6 | hand queen.1 androids.1
        B: ants.2@3-12 | hand pods.1 androids.2
        round: 4
        asked B: land pods.1, land androids.2, done
    "#]],
    );
}

/// PL 2.3: one card a round; PL 2.6: an empty pile gives nothing.
#[test]
fn one_card_a_round() {
    let mut game = set("A: ants.1@3-6\nB: ants.2@3-12\npile: queen.1");
    game.draw(Seat(0), 1, &mut Log::silent());
    assert_eq!(game.hand(Seat(0)), SetOf::only(read("queen.1")));
    game.draw(Seat(0), 100, &mut Log::silent());
    let hand = game.hand(Seat(0));
    game.draw(Seat(0), 1, &mut Log::silent());
    assert_eq!((game.hand(Seat(0)), hand.len()), (hand, 58));
}

/// PL 2.4: everybody sees what goes under the pile, and knows it when it is drawn.
#[test]
fn what_goes_under_the_pile_is_known() {
    let mut game = set("A: ants.1@3-6\nB: ants.2@3-12");
    game.draw(Seat(0), 56, &mut Log::silent());
    game.camps[Seat(0)].hand.for_rules_mut().remove(read("queen.1"));
    game.put_under(read("queen.1"));
    let left = usize::from(game.pile_size()) - 1;
    game.draw(Seat(0), left as u8, &mut Log::silent());
    let knows =
        |game: &crate::Planisphere| game.view(Viewer::Seat(Seat(0))).camps[Seat(1)].hand.len();
    assert_eq!((game.view(Viewer::Spectator).under, knows(&game)), (vec![read("queen.1")], 0));
    game.draw(Seat(1), 1, &mut Log::silent());
    assert_eq!(knows(&game), 1, "everybody saw the queen go under the pile");
}

/// PL 2.5: a player without a unit at the end of a phase is out, and its hand goes under the pile.
#[test]
fn who_has_no_unit_is_out() {
    check(
        "phase: contact\nA: mutants.1@3-12!\nB: ants.1@3-12 | hand queen.1 pods.1\nC: gillmen.1@5-1",
        "A attack mutants.1 ants.1",
        expect![[r#"
            A attack mutants.1 ants.1
              Fought seat: A, clash: Clash attacker: mutants.1, defender: ants.1, att: 5, shots: 0, def: 3, back: Some(Blow att: 4, shots: 0, def: 3), swift: false, result: DefenderDestroyed, events: []
              Destroyed card: ants.1, child: None, owner: B, square: 3-12, cause: Combat by: mutants.1
              Out seat: B, hand: [queen.1, pods.1]
              RoundBegan round: 4, first: A
              Drew seat: A, count: 1, cards: Some([androids.2])
              Drew seat: C, count: 1, cards: None
            A: mutants.1*1@3-12 | hand androids.2
            B: out
            C: gillmen.1@5-1 | hand androids.1
            dead: ants.1
            round: 4
            asked A: land androids.2, done
        "#]],
    );
}

/// PL 2.5: a player who has not landed yet is not out.
#[test]
fn who_has_not_landed_is_not_out() {
    let game = after(
        "phase: contact\nA: mutants.1@3-12!\nB: ants.1@3-12 gillmen.1@5-1\nC: | hand queen.1",
        "A attack mutants.1 ants.1",
    );
    assert!(!game.is_out(Seat(2)));
    assert!(!offered(&game).is_empty());
}
