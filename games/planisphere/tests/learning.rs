//! What the network reads of a position, and what it says.

use conformance::learning::{
    has_one_form, play, read, reads_only_what_its_seat_knows, said, weighs_every_move,
};
use conformance::{Trial, seat};
use expect_test::expect;
use planisphere::Planisphere;
use planisphere::moves::Move;
use tabletop::{Ensemble, Game, Judgement, Learner, Seat, Viewer};

const CALM: (&str, &str) = ("events", "off");

const TABLES: [Trial<'_>; 6] = [
    Trial::once(2, &[CALM], 0),
    Trial::once(3, &[], 1),
    Trial::once(4, &[CALM, ("wrap", "on")], 2),
    Trial::once(2, &[("landings", "2")], 3),
    Trial::once(4, &[("rebirth", "off"), ("rotation", "on")], 4),
    Trial::once(3, &[("rounds", "5")], 5),
];

#[test]
fn a_network_reads_only_what_its_seat_knows() {
    reads_only_what_its_seat_knows::<Planisphere>(&TABLES);
}

/// A card that lands, and a unit that tries to take over another, are judged before the dice.
#[test]
fn no_luck_is_foreseen() {
    let mut looked = [0, 0];
    for trial in &TABLES {
        play::<Planisphere>(trial, 1, |game, chance| {
            let mover = game.to_act().first().unwrap();
            let imagined = game.imagine(Viewer::Seat(mover), chance);
            for mv in offered(game, mover) {
                match mv {
                    Move::Land(_) => looked[0] += 1,
                    Move::Control(..) => looked[1] += 1,
                    _ => continue,
                }
                let foreseen = |game: &Planisphere| read(&game.foreseen(mover, mv), mover);
                assert_eq!(foreseen(game), foreseen(&imagined), "{mv}");
            }
        });
    }
    assert!(!looked.contains(&0), "{looked:?}");
}

fn offered(game: &Planisphere, mover: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    game.legal_moves(mover, &mut moves);
    moves
}

/// All tables give the same number of inputs, and the networks have as many.
#[test]
fn every_position_has_the_form_of_the_network() {
    let files: [&[u8]; 2] =
        [include_bytes!("../src/judgement/map.net"), include_bytes!("../src/judgement/storm.net")];
    let [map, storm] = files.map(|it| Ensemble::from_bytes(it).unwrap().width());
    assert_eq!(map, storm);
    has_one_form::<Planisphere>(&TABLES, |_| map);
    let dealt = seat::<Planisphere>(&TABLES[0], 1);
    assert!(read(dealt.game(), Seat(0)).set().len() > 10, "something is read");
}

#[test]
fn every_move_can_be_weighed() {
    weighs_every_move::<Planisphere>(&TABLES, |game, _| game.is_taught());
}

/// The end is worth most to the winner.
#[test]
fn winners_aim_at_the_end() {
    let mut ends = 0;
    for trial in &TABLES {
        play::<Planisphere>(trial, 1, |game, _| {
            let mover = game.to_act().first().unwrap();
            for after in offered(game, mover).into_iter().map(|mv| game.foreseen(mover, mv)) {
                let Some(outcome) = after.outcome() else { continue };
                assert_eq!(0.6 < after.aim(mover).unwrap(), outcome.worth(mover) == 1.0);
                ends += 1;
            }
        });
    }
    assert!(0 < ends, "no move ends a game");
}

/// The weights in the repository give the same values of the same positions on every machine.
#[test]
fn the_weights_are_those_that_were_trained() {
    let said: Vec<String> = TABLES.iter().map(|it| said::<Planisphere>(it, 60)).collect();
    expect![[r#"
        0.6252 0.7416
        0.3372 0.8102
        0.1372 0.8589
        0.1476 0.7077

        0.4044 0.4499 0.3659
        0.7141 0.0005 0.4428
        0.7251 0.0001 0.3598

        0.3010 0.3882 0.5768 0.5260
        0.3906 0.7300 0.5234 0.2699
        0.5122 0.5830 0.4648 0.6077
        0.5694 0.6564 0.5558 0.2363
        0.3919 0.6148 0.6656 0.3757
        0.3290 0.5017 0.6582 0.4160
        0.0960 0.0290 0.8109 0.6014
        0.0390 0.0384 0.9169 0.0184

        0.6292 0.5960
        0.5640 0.5545
        0.8329 0.1593

        0.1887 0.1828 0.2231 0.2586
        0.3716 0.3909 0.2557 0.0020
        0.4866 0.0014 0.6472 0.0007

        0.5609 0.5664 0.3605
        0.0004 0.5974 0.6302
    "#]]
    .assert_eq(&said.join("\n"));
}
