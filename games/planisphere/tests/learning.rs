//! What the network reads of a position, and what it says.

use conformance::learning::{
    has_one_form, play, read, reads_only_what_its_seat_knows, said, weighs_every_move,
};
use conformance::{Trial, seat};
use expect_test::expect;
use planisphere::Planisphere;
use planisphere::moves::Move;
use tabletop::{Game, Judgement, Learner, Net, Seat, Viewer};

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
    let [map, storm] = files.map(|it| Net::from_bytes(it).unwrap().width());
    assert_eq!(map, storm);
    has_one_form::<Planisphere>(&TABLES, |_| map);
    let dealt = seat::<Planisphere>(&TABLES[0], 1);
    assert!(read(dealt.game(), Seat(0)).set().len() > 10, "something is read");
}

#[test]
fn every_move_can_be_weighed() {
    weighs_every_move::<Planisphere>(&TABLES);
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
        0.5215 0.6988
        0.1573 0.7919
        0.6963 0.4004
        0.6200 0.2162

        0.3790 0.4346 0.3558
        0.0002 0.7081 0.4593
        0.0002 0.8626 0.1893

        0.2374 0.3383 0.5181 0.4675
        0.4755 0.1762 0.3368 0.6111
        0.4710 0.1324 0.3396 0.5987
        0.3664 0.1866 0.5804 0.6828
        0.2746 0.0872 0.5194 0.6846
        0.1140 0.1327 0.3281 0.6749
        0.2391 0.1605 0.8352 0.3026

        0.6185 0.5830
        0.7095 0.5366
        0.7553 0.2340

        0.1887 0.1828 0.2231 0.2586
        0.3716 0.3909 0.2557 0.0020
        0.4866 0.0014 0.6472 0.0007

        0.5434 0.5404 0.3429
    "#]]
    .assert_eq(&said.join("\n"));
}
