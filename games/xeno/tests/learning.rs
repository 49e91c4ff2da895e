//! What the networks read and say.

use conformance::{Trial, seat};
use expect_test::expect;
use tabletop::{Chance, Game, Inputs, Judgement, Learner, Log, Net, Seat, Viewer};
use xeno::Xeno;

const TABLES: [(u8, &str, &str); 6] = [
    (2, "off", "off"),
    (3, "on", "off"),
    (4, "off", "off"),
    (5, "on", "off"),
    (2, "on", "on"),
    (2, "off", "on"),
];

fn dealt(table: (u8, &str, &str), seed: u64) -> Xeno {
    let (players, invasion, expert) = table;
    let options = [("invasion", invasion), ("expert", expert)];
    seat::<Xeno>(&Trial { players, options: &options, games: 1, seed }, seed).game().clone()
}

fn read(game: &Xeno, seat: Seat) -> Inputs {
    let mut inputs = Inputs::default();
    game.inputs(seat, &mut inputs);
    inputs
}

/// Plays by the priors made by hand, so that games get somewhere; calls `look` before every
/// `every`th move.
fn play(mut game: Xeno, seed: u64, every: usize, mut look: impl FnMut(&Xeno, &mut Chance)) {
    let (mut chance, mut moves) = (Chance::from_number(seed), Vec::new());
    for count in 0.. {
        let Some(mover) = game.to_act().first() else { return };
        if count % every == 0 {
            look(&game, &mut chance);
        }
        moves.clear();
        game.legal_moves(mover, &mut moves);
        let weights: Vec<f32> =
            moves.iter().map(|it| 0.02 + game.prior(mover, *it).powi(2)).collect();
        let mv = moves[chance.weighted(&weights)];
        game.carry_out(mover, mv, &mut Log::silent());
    }
}

/// Whatever the others hold, a network reads the same.
#[test]
fn a_network_reads_only_what_its_seat_knows() {
    for (seed, table) in (0..).zip(TABLES) {
        play(dealt(table, seed), seed, 5, |game, chance| {
            for seat in Seat::all(game.players()) {
                let imagined = game.imagine(Viewer::Seat(seat), chance);
                assert_eq!(read(game, seat), read(&imagined, seat), "{table:?} {seat}");
            }
        });
    }
}

/// All tables of a network give the same number of inputs, each at most once.
#[test]
fn every_position_has_the_same_form() {
    for (seed, table) in (0..).zip(TABLES) {
        let width = read(&dealt((2, table.1, "off"), 0), Seat(0)).width();
        play(dealt(table, seed), seed, 7, |game, _| {
            let inputs = read(game, Seat(1));
            assert_eq!(inputs.width(), width);
            assert!(inputs.set().iter().all(|it| it.1.is_finite()), "{inputs:?}");
            assert!(inputs.set().iter().all(|it| usize::from(it.0) < width), "{inputs:?}");
        });
    }
}

/// Every answer that is offered can be foreseen without changing the position.
#[test]
fn every_move_can_be_weighed() {
    for (seed, table) in (0..).zip(TABLES) {
        let mut moves = Vec::new();
        play(dealt(table, seed), seed, 3, |game, _| {
            let mover = game.to_act().first().unwrap();
            let before = game.clone();
            moves.clear();
            game.legal_moves(mover, &mut moves);
            for mv in &moves {
                let prior = game.learned_prior(mover, *mv).unwrap();
                assert!(prior.is_finite() && 0.0 < prior, "{mv}: {prior}");
            }
            assert!(*game == before);
        });
    }
}

/// The weights in the repository give the same values of the same positions on every machine.
#[test]
fn the_weights_are_those_that_were_trained() {
    let mut said = String::new();
    for table in TABLES {
        play(dealt(table, 77), 77, 60, |game, _| {
            let worths: Vec<String> =
                game.learned().unwrap().values().map(|it| format!("{it:.4}")).collect();
            said += &format!("{} {}: {}\n", table.0, table.1, worths.join(" "));
        });
    }
    let digest: Vec<&str> = said.lines().step_by(4).collect();
    expect![[r#"
        2 off: 0.5566 0.4324
        3 on: 0.5040 0.2623 0.6959
        4 off: 0.4962 0.0711 0.0013 0.0102
        5 on: 0.4788 0.5021 0.5298 0.5232 0.4661
        5 on: 0.3440 0.3546 0.5057 0.2580 0.2240
        2 on: 0.7320 0.5403
        2 off: 0.9392 0.0026"#]]
    .assert_eq(&digest.join("\n"));
}

/// A network has as many inputs as positions give.
#[test]
fn the_networks_fit() {
    for net in Xeno::NETS {
        let file = format!("{}/src/judgement/{net}.net", env!("CARGO_MANIFEST_DIR"));
        let weights = Net::from_bytes(&std::fs::read(file).unwrap()).unwrap();
        let invasion = if *net == "invasion" { "on" } else { "off" };
        assert_eq!(weights.width(), read(&dealt((3, invasion, "off"), 1), Seat(0)).width());
    }
}
