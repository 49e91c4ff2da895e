//! What the networks read and say.

use conformance::{Trial, seat};
use expect_test::expect;
use invazions::Invazions;
use invazions::moves::Move;
use tabletop::{Chance, Game, Inputs, Judgement, Learner, Log, Net, Seat, Viewer};

const TABLES: [(u8, &str); 6] =
    [(2, "freres"), (3, "labo"), (4, "bataille"), (2, "moyens"), (3, "moyens"), (4, "freres")];

fn dealt((players, story): (u8, &str), seed: u64) -> Invazions {
    let options = [("scenario", story)];
    self::seat::<Invazions>(&Trial { players, options: &options, games: 1, seed }, seed)
        .game()
        .clone()
}

fn read(game: &Invazions, seat: Seat) -> Inputs {
    let mut inputs = Inputs::default();
    game.inputs(seat, &mut inputs);
    inputs
}

/// Plays by the priors made by hand, so that games get somewhere; calls `look` before every
/// `every`th move.
fn play(
    mut game: Invazions,
    seed: u64,
    every: usize,
    mut look: impl FnMut(&Invazions, &mut Chance),
) {
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

/// Positions of tables that share a network give the same number of inputs, and those of two
/// players give as many as the weights are for; each input is a number.
#[test]
fn every_position_has_the_form_of_its_network() {
    let weights = Net::from_bytes(include_bytes!("../src/judgement/duel.net")).unwrap();
    let several = read(&dealt((3, "labo"), 0), Seat(0)).width();
    for (seed, table) in (0..).zip(TABLES) {
        let width = if table.0 == 2 { weights.width() } else { several };
        play(dealt(table, seed), seed, 7, |game, _| {
            for seat in Seat::all(game.players()) {
                let inputs = read(game, seat);
                assert_eq!(inputs.width(), width);
                assert!(inputs.set().iter().all(|it| it.1.is_finite()), "{inputs:?}");
                assert!(inputs.set().iter().all(|it| usize::from(it.0) < width), "{inputs:?}");
            }
        });
    }
}

/// Every answer that is offered can be foreseen without changing the position, and the end is worth
/// most to the winners.
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
                let after = game.foreseen(mover, *mv);
                if let Some(outcome) = after.outcome() {
                    let won = outcome.worth(mover) == 1.0;
                    assert_eq!(0.5 < after.aim(mover).unwrap(), won);
                }
                let prior = game.learned_prior(mover, *mv);
                assert_eq!(prior.is_some(), table.0 == 2);
                assert!(prior.is_none_or(|it| it.is_finite() && 0.0 < it), "{mv}: {prior:?}");
            }
            assert!(*game == before);
        });
    }
}

/// The weights in the repository give the same values of the same positions on every machine.
#[test]
fn the_weights_are_those_that_were_trained() {
    let mut said = String::new();
    for table in TABLES.into_iter().filter(|it| it.0 == 2) {
        play(dealt(table, 77), 77, 40, |game, _| {
            let worths: Vec<String> =
                game.learned().unwrap().values().map(|it| format!("{it:.4}")).collect();
            said += &format!("{}: {}\n", table.1, worths.join(" "));
        });
    }
    expect![[r#"
        freres: 0.8272 0.6036
        freres: 0.9130 0.2436
        freres: 0.9382 0.1532
        freres: 0.9451 0.0630
        moyens: 0.9127 0.2796
        moyens: 0.9744 0.0199
        moyens: 0.9757 0.0132
    "#]]
    .assert_eq(&said);
}

/// Bad habits of bots are counted: a full hand of which nothing goes, a turn without a purchase.
#[test]
fn a_clogged_turn_is_counted() {
    let mut counted = [0, 0];
    play(dealt((2, "freres"), 3), 3, 1, |game, _| {
        if game.offers(Seat(0), Move::Keep) {
            let said = game.habits(Seat(0), Move::Keep);
            counted[usize::from(said == ["clogged-turns"])] += 1;
        }
    });
    assert!(counted.iter().all(|it| 0 < *it), "{counted:?}");
}
