//! What a network reads of a mission, and what it says.

use std::sync::Arc;

use expect_test::expect;
use pulp::Pulp;
use pulp::deck::Cards;
use tabletop::{
    CardSet, Chance, Game, Inputs, Judgement, Learner, Log, Net, Options, Seat, Seed, Setup, Viewer,
};

const SEAT: Seat = Seat(0);

fn dealt(difficulty: &str, seed: u64) -> Pulp {
    let cards = Arc::new(Cards::parse(Cards::BUILTIN).unwrap());
    let options = Options::from_pairs([("difficulty", difficulty)]).unwrap();
    Pulp::setup(&Setup { players: 1, options }, cards, Seed::from_number(seed)).unwrap()
}

/// Plays the moves with the highest priors of the network; `look` gets every `nth` position.
fn play(mut game: Pulp, seed: u64, nth: usize, mut look: impl FnMut(&Pulp, &mut Chance)) {
    let mut chance = Chance::from_number(seed);
    let mut moves = Vec::new();
    for count in 0.. {
        moves.clear();
        game.legal_moves(SEAT, &mut moves);
        if moves.is_empty() {
            return;
        }
        if count % nth == 0 {
            look(&game, &mut chance);
        }
        let weights: Vec<f32> =
            moves.iter().map(|it| game.learned_prior(SEAT, *it).unwrap()).collect();
        let mv = moves[chance.weighted(&weights)];
        game.carry_out(SEAT, mv, &mut Log::silent());
    }
}

fn read(game: &Pulp) -> Inputs {
    let mut inputs = Inputs::default();
    game.inputs(SEAT, &mut inputs);
    inputs
}

const DIFFICULTIES: [&str; 3] = ["simple", "normal", "advanced"];

/// The network reads nothing of what lies hidden in the piles.
#[test]
fn nothing_hidden_is_read() {
    for (seed, difficulty) in (0..).zip(DIFFICULTIES) {
        play(dealt(difficulty, seed), seed, 5, |game, chance| {
            let imagined = game.imagine(Viewer::Seat(SEAT), chance);
            assert_eq!(read(game), read(&imagined), "{difficulty}");
        });
    }
}

/// A move that luck follows is judged before the luck, so no luck can change its value.
#[test]
fn no_luck_is_foreseen() {
    let mut moves = Vec::new();
    play(dealt("normal", 3), 3, 1, |game, chance| {
        let imagined = game.imagine(Viewer::Seat(SEAT), chance);
        moves.clear();
        game.legal_moves(SEAT, &mut moves);
        for mv in moves.iter().map(ToString::to_string).zip(&moves) {
            if matches!(mv.0.as_str(), "evade" | "draw") || mv.0.starts_with("explore") {
                assert_eq!(
                    read(&game.foreseen(SEAT, *mv.1)),
                    read(&imagined.foreseen(SEAT, *mv.1)),
                    "{}",
                    mv.0
                );
            }
        }
    });
}

/// All missions give the same number of inputs, and the network has as many.
#[test]
fn every_position_has_the_same_form() {
    let file = format!("{}/src/judgement/mission.net", env!("CARGO_MANIFEST_DIR"));
    let width = Net::from_bytes(&std::fs::read(file).unwrap()).unwrap().width();
    for (seed, difficulty) in (0..).zip(DIFFICULTIES) {
        play(dealt(difficulty, seed), seed, 3, |game, _| {
            let inputs = read(game);
            assert_eq!(inputs.width(), width);
            assert!(inputs.set().iter().all(|it| it.1.is_finite()), "{inputs:?}");
            assert!(inputs.set().iter().all(|it| usize::from(it.0) < width), "{inputs:?}");
        });
    }
}

/// The weights in the repository give the same values of the same positions on every machine.
#[test]
fn the_weights_are_those_that_were_trained() {
    let mut said = String::new();
    for difficulty in DIFFICULTIES {
        play(dealt(difficulty, 77), 77, 40, |game, _| {
            said += &format!("{difficulty}: {:.3}\n", game.learned().unwrap()[SEAT]);
        });
    }
    expect![[r#"
        simple: 0.715
        simple: 0.212
        normal: 0.655
        normal: 0.211
        advanced: 0.610
        advanced: 0.219
    "#]]
    .assert_eq(&said);
}
