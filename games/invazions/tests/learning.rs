//! What the networks read and say.

use conformance::learning::{
    has_one_form, play, read, reads_only_what_its_seat_knows, said, weighs_every_move,
};
use conformance::{Trial, seat};
use expect_test::expect;
use invazions::moves::Move;
use invazions::{FREED, Invazions};
use tabletop::{Ensemble, Game, Judgement, Learner, Seat};

const BROTHERS: &[(&str, &str)] = &[("scenario", "freres")];
const LABORATORY: &[(&str, &str)] = &[("scenario", "labo")];
const MEANS: &[(&str, &str)] = &[("scenario", "moyens")];

const TABLES: [Trial<'_>; 6] = [
    Trial::once(2, BROTHERS, 0),
    Trial::once(3, LABORATORY, 1),
    Trial::once(4, &[("scenario", "bataille")], 2),
    Trial::once(2, MEANS, 3),
    Trial::once(3, MEANS, 4),
    Trial::once(4, BROTHERS, 5),
];

#[test]
fn a_network_reads_only_what_its_seat_knows() {
    reads_only_what_its_seat_knows::<Invazions>(&TABLES);
}

/// Positions of tables that share a network give the same number of inputs, and those of two
/// players give as many as the weights are for.
#[test]
fn every_position_has_the_form_of_its_network() {
    let weights = Ensemble::from_bytes(include_bytes!("../src/judgement/duel.net")).unwrap();
    let several = read(seat::<Invazions>(&TABLES[1], 0).game(), Seat(0)).width();
    let width = |it: &Trial<'_>| if it.players == 2 { weights.width() } else { several };
    has_one_form::<Invazions>(&TABLES, width);
}

#[test]
fn every_move_can_be_weighed() {
    weighs_every_move::<Invazions>(&TABLES);
}

/// Hordes that were losing made false announcements.
#[test]
fn no_horde_announces_what_is_not_true() {
    let mut announcements = [0, 0];
    for seed in 0..20 {
        play::<Invazions>(&Trial::once(2, LABORATORY, seed), 1, |game, _| {
            let Some((is_true, doubt)) = doubt_about_announcing(game) else { return };
            // Whatever the network makes of the position.
            let sure = if is_true { 1.0 / doubt } else { doubt };
            assert!((9_000.0..11_000.0).contains(&sure), "{is_true} {doubt}");
            announcements[usize::from(is_true)] += 1;
        });
    }
    assert!(!announcements.contains(&0), "{announcements:?}");
}

/// Where it can be announced that five are free: whether they are, and by how much waiting is liked
/// better.
fn doubt_about_announcing(game: &Invazions) -> Option<(bool, f32)> {
    let mover = game.to_act().first()?;
    let mut moves = Vec::new();
    game.legal_moves(mover, &mut moves);
    moves.contains(&Move::Announce).then_some(())?;
    let is_true = game.foreseen(mover, Move::Announce).outcome()?.ending == FREED;
    let likes = |mv| game.learned_prior(mover, mv);
    Some((is_true, likes(Move::Wait)? / likes(Move::Announce)?))
}

/// Nothing is worth more than a victory: a horde once refused it, for a later one.
#[test]
fn winners_aim_at_the_end() {
    let mut ends = 0;
    for trial in &TABLES {
        play::<Invazions>(trial, 1, |game, _| {
            let mover = game.to_act().first().unwrap();
            let mut moves = Vec::new();
            game.legal_moves(mover, &mut moves);
            for after in moves.into_iter().map(|mv| game.foreseen(mover, mv)) {
                let Some(outcome) = after.outcome() else { continue };
                let (aim, won) = (after.aim(mover).unwrap(), outcome.worth(mover) == 1.0);
                assert!(if won { aim == 1.0 } else { aim < 0.5 }, "{won} {aim}");
                ends += 1;
            }
        });
    }
    assert!(0 < ends, "no move ends a game");
}

/// The weights in the repository give the same values of the same positions on every machine.
#[test]
fn the_weights_are_those_that_were_trained() {
    let duels = TABLES.iter().filter(|it| it.players == 2);
    let said: Vec<String> = duels.map(|it| said::<Invazions>(it, 40)).collect();
    expect![[r#"
        0.5445 0.7533
        0.9563 0.1398
        0.9872 0.0371
        0.9995 0.0139

        0.6467 0.6519
        0.4195 0.7826
        0.2220 0.9152
        0.1304 0.9859
        0.2074 0.9653
    "#]]
    .assert_eq(&said.join("\n"));
}

/// Bad habits of bots are counted: a full hand of which nothing goes, a turn without a purchase. The
/// first is worth less to them than their network says.
#[test]
fn a_clogged_turn_is_counted() {
    let mut counted = [0, 0];
    play::<Invazions>(&Trial::once(2, BROTHERS, 3), 1, |game, _| {
        if game.offers(Seat(0), Move::Keep) {
            let clogs = game.habits(Seat(0), Move::Keep) == ["clogged-turns"];
            assert_eq!(clogs, game.missed(Seat(0), Move::Keep) < 0.0);
            counted[usize::from(clogs)] += 1;
        }
    });
    assert!(counted.iter().all(|it| 0 < *it), "{counted:?}");
}
