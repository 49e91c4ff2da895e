//! What the networks read and say.

use conformance::learning::weighs_every_move;
use conformance::learning::{has_one_form, play, read, reads_only_what_its_seat_knows, said};
use conformance::{Trial, seat};
use expect_test::expect;
use tabletop::{Ensemble, Game, Judgement, Learner, Seat, Viewer};
use xeno::Xeno;
use xeno::moves::{Action, Move};

const PEACE: &[(&str, &str)] = &[("invasion", "off")];

const TABLES: [Trial<'_>; 6] = [
    Trial::once(2, PEACE, 0),
    Trial::once(3, &[], 1),
    Trial::once(4, PEACE, 2),
    Trial::once(5, &[], 3),
    Trial::once(2, &[("expert", "on")], 4),
    Trial::once(2, &[("invasion", "off"), ("expert", "on")], 5),
];

/// How many inputs the network of a table has.
fn width(trial: &Trial<'_>) -> usize {
    let net = match (trial.options.contains(&PEACE[0]), trial.players) {
        (false, _) => "invasion",
        (true, 2) => "duel",
        (true, _) => "peace",
    };
    assert!(Xeno::NETS.contains(&net));
    let file = format!("{}/src/judgement/{net}.net", env!("CARGO_MANIFEST_DIR"));
    Ensemble::from_bytes(&std::fs::read(file).unwrap()).unwrap().width()
}

#[test]
fn a_network_reads_only_what_its_seat_knows() {
    reads_only_what_its_seat_knows::<Xeno>(&TABLES);
}

#[test]
fn every_position_has_the_form_of_its_network() {
    has_one_form::<Xeno>(&TABLES, width);
    let dealt = seat::<Xeno>(&TABLES[1], 1);
    assert!(read(dealt.game(), Seat(0)).set().len() > 10, "something is read");
}

#[test]
fn every_move_can_be_weighed() {
    weighs_every_move::<Xeno>(&TABLES, |game, _| game.is_taught());
}

/// Where nothing of one's own is damaged, Produce does all that Repair does, and more.
#[test]
fn nobody_repairs_what_is_whole() {
    let mut seen = 0;
    for trial in &TABLES {
        play::<Xeno>(trial, 1, |game, _| {
            for seat in game.to_act().iter() {
                let mut moves = Vec::new();
                game.legal_moves(seat, &mut moves);
                let whole = game.view(Viewer::Seat(seat)).empires[seat].damaged.is_empty();
                let picks = [Action::Produce, Action::Repair].map(Move::Pick);
                if whole && picks.iter().all(|it| moves.contains(it)) {
                    let worth = |mv| {
                        0.02 * game.learned_prior(seat, mv).unwrap().ln() + game.missed(seat, mv)
                    };
                    let [produce, repair] = picks.map(worth);
                    assert!(repair < produce, "{repair} {produce}");
                    seen += 1;
                }
            }
        });
    }
    assert!(20 < seen, "{seen}");
}

/// The weights in the repository give the same values of the same positions on every machine.
#[test]
fn the_weights_are_those_that_were_trained() {
    let said: Vec<String> = TABLES.iter().map(|it| said::<Xeno>(it, 240)).collect();
    expect![[r#"
        0.4909 0.4677

        0.5999 0.5608 0.4682
        0.2776 0.6933 0.2008

        0.1746 0.2569 0.1192 0.1853
        0.0677 0.0232 0.2895 0.1178

        0.5250 0.4941 0.5011 0.4922 0.6103
        0.7205 0.4837 0.5521 0.4537 0.5095

        0.6682 0.6165

        0.5446 0.4269
    "#]]
    .assert_eq(&said.join("\n"));
}
