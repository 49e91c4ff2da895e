//! What a network reads of a mission, and what it says.

use conformance::Trial;
use conformance::learning::{
    has_one_form, play, read, reads_only_what_its_seat_knows, said, weighs_every_move,
};
use expect_test::expect;
use pulp::Pulp;
use pulp::moves::Move;
use tabletop::{Ensemble, Game, Judgement, Learner, Seat, Viewer};

const SEAT: Seat = Seat(0);

const TABLES: [Trial<'_>; 3] = [
    Trial { players: 1, options: &[("difficulty", "simple")], games: 1, seed: 0 },
    Trial { players: 1, options: &[("difficulty", "normal")], games: 1, seed: 1 },
    Trial { players: 1, options: &[("difficulty", "advanced")], games: 1, seed: 2 },
];

/// The network reads nothing of what lies hidden in the piles.
#[test]
fn nothing_hidden_is_read() {
    reads_only_what_its_seat_knows::<Pulp>(&TABLES);
}

/// A move that luck follows is judged before the luck, so no luck can change its value.
#[test]
fn no_luck_is_foreseen() {
    let is_luck = |mv: &str| matches!(mv, "evade" | "draw") || mv.starts_with("explore");
    play::<Pulp>(&TABLES[1], 1, |game, chance| {
        let imagined = game.imagine(Viewer::Seat(SEAT), chance);
        let mut moves = Vec::new();
        game.legal_moves(SEAT, &mut moves);
        for mv in moves.into_iter().filter(|it| is_luck(&it.to_string())) {
            let foreseen = |game: &Pulp| read(&game.foreseen(SEAT, mv), SEAT);
            assert_eq!(foreseen(game), foreseen(&imagined), "{mv}");
        }
    });
}

/// All missions give the same number of inputs, and the network has as many.
#[test]
fn every_position_has_the_form_of_the_network() {
    let weights = Ensemble::from_bytes(include_bytes!("../src/judgement/mission.net")).unwrap();
    has_one_form::<Pulp>(&TABLES, |_| weights.width());
}

/// Where own points pay for all that is due and one is left, they come before two or three of another ability.
#[test]
fn points_are_not_wasted() {
    let mut seen = 0;
    for trial in &TABLES {
        play::<Pulp>(trial, 1, |game, _| {
            let view = game.view(Viewer::Seat(SEAT));
            let mut moves = Vec::new();
            game.legal_moves(SEAT, &mut moves);
            let prior = |mv| game.learned_prior(SEAT, mv).expect("there is a network");
            for mv in &moves {
                let Move::Exchange(_, _, due) = *mv else { continue };
                let pays = |it: &Move| {
                    if let Move::Pay(by, n) = *it { (by == due).then_some(n) } else { None }
                };
                let Some(own) = moves.iter().filter_map(pays).max() else { continue };
                if own < view.tracks[due as usize].points && 1 < view.exchange {
                    let pay = Move::Pay(due, own);
                    assert!(prior(*mv) < prior(pay), "{mv} {view:?}");
                    assert!(game.missed(SEAT, *mv) < game.missed(SEAT, pay), "{mv} {view:?}");
                    seen += 1;
                }
            }
        });
    }
    assert!(20 < seen, "{seen}");
}

/// Cards that may be kept are kept before anybody says that this is all.
#[test]
fn cards_are_not_thrown_away() {
    let mut seen = 0;
    for trial in &TABLES {
        play::<Pulp>(trial, 1, |game, _| {
            let mut moves = Vec::new();
            game.legal_moves(SEAT, &mut moves);
            let keeps = |it: &Move| matches!(it, Move::Keep(_) | Move::KeepAsKey(_));
            if moves.contains(&Move::Done) && moves.iter().any(keeps) {
                let prior = |mv| game.learned_prior(SEAT, mv).expect("there is a network");
                let kept = moves.iter().filter(|it| keeps(it)).map(|it| prior(*it));
                assert!(prior(Move::Done) < kept.fold(0.0, f32::max));
                assert!(game.missed(SEAT, Move::Done) < 0.0);
                seen += 1;
            }
        });
    }
    assert!(10 < seen, "{seen}");
}

#[test]
fn every_move_can_be_weighed() {
    weighs_every_move::<Pulp>(&TABLES, |game, _| game.is_taught());
}

/// The weights in the repository give the same values of the same positions on every machine.
#[test]
fn the_weights_are_those_that_were_trained() {
    let said: Vec<String> = TABLES.iter().map(|it| said::<Pulp>(it, 40)).collect();
    expect![[r#"
        0.6432
        0.6401
        0.4913

        0.4894
        0.1579

        0.2963
        0.2767
    "#]]
    .assert_eq(&said.join("\n"));
}
