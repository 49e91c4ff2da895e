//! What the networks read and say.

use conformance::Trial;
use conformance::learning::{
    has_one_form, play, reads_only_what_its_seat_knows, said, weighs_every_move,
};
use expect_test::expect;
use invazions::moves::Move;
use invazions::{FREED, HUMAN, Invazions};
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

/// Each position gives as many inputs as the weights for its table are for.
#[test]
fn every_position_has_the_form_of_its_network() {
    let files: [&[u8]; 2] = [
        include_bytes!("../src/judgement/duel.net"),
        include_bytes!("../src/judgement/hordes.net"),
    ];
    let widths = files.map(|it| Ensemble::from_bytes(it).unwrap().width());
    has_one_form::<Invazions>(&TABLES, |it| widths[usize::from(2 < it.players)]);
}

/// Hordes who act together compare their moves by hand, the human side and a single horde by the
/// network.
#[test]
fn every_move_can_be_weighed() {
    let mut asked = [[0; 2]; 2];
    weighs_every_move::<Invazions>(&TABLES, |game, mover| {
        let (is_horde, has_allies) = (mover != HUMAN, 2 < game.players());
        asked[usize::from(has_allies)][usize::from(is_horde)] += 1;
        !(is_horde && has_allies)
    });
    assert!(asked.as_flattened().iter().all(|it| 0 < *it), "{asked:?}");
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
    let said: Vec<String> = TABLES.iter().map(|it| said::<Invazions>(it, 40)).collect();
    expect![[r#"
        0.4946 0.7804
        0.9163 0.2541
        0.9838 0.0689
        0.9995 0.0220

        0.8372 0.5676 0.5676
        0.8633 0.7485 0.8009
        0.8454 0.6253 0.6594
        0.7453 0.7961 0.7105
        0.8139 0.4496 0.3779
        0.8920 0.1958 0.2577
        0.5828 0.5051 0.3611

        0.8959 0.3992 0.3992 0.3992
        0.6766 0.5195 0.5355 0.5668
        0.5756 0.7654 0.7574 0.7602
        0.3455 0.9112 0.9103 0.9123
        0.1521 0.9745 0.9800 0.9668

        0.6528 0.6499
        0.2737 0.9016
        0.3401 0.8419
        0.1627 0.9628
        0.1385 0.9917

        0.7825 0.5294 0.5294
        0.8772 0.4685 0.5046
        0.9135 0.3324 0.2824
        0.9783 0.1528 0.1620

        0.8929 0.4256 0.4256 0.4256
        0.8573 0.2874 0.2840 0.2887
        0.8015 0.4089 0.3746 0.3679
        0.9602 0.1605 0.1626 0.1563
        0.9857 0.1777 0.1668 0.1474
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
