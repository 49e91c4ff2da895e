//! What every game promises that a network learns: it reads only what its seat knows, its positions
//! all have one form, and whatever is offered can be weighed.
//!
//! A game runs it with one line for each promise, in `tests/learning.rs`.

use std::fmt::Write as _;

use tabletop::{Chance, Inputs, Learner, Log, Seat, Viewer};

use crate::{Trial, answers, by_prior, seat};

/// What `seat` reads of a position.
pub fn read<G: Learner>(game: &G, seat: Seat) -> Inputs {
    let mut inputs = Inputs::default();
    game.inputs(seat, &mut inputs);
    inputs
}

/// Plays the trial's first game, each move drawn by its prior, so that it gets somewhere. Calls
/// `look` before every `nth` move.
pub fn play<G: Learner>(trial: &Trial<'_>, nth: usize, mut look: impl FnMut(&G, &mut Chance)) {
    let mut game = seat::<G>(trial, trial.seed).game().clone();
    let mut chance = Chance::from_number(trial.seed);
    for count in 0.. {
        let Some(mover) = game.to_act().first() else { return };
        if count % nth == 0 {
            look(&game, &mut chance);
        }
        let mv = by_prior(&game, mover, &mut chance);
        game.carry_out(mover, mv, &mut Log::silent());
    }
}

/// Whatever lies hidden from a seat, a network reads the same with its eyes.
///
/// # Panics
/// When it does not.
pub fn reads_only_what_its_seat_knows<G: Learner>(trials: &[Trial<'_>]) {
    for trial in trials {
        play::<G>(trial, 5, |game, chance| {
            for seat in Seat::all(game.players()) {
                let imagined = game.imagine(Viewer::Seat(seat), chance);
                assert_eq!(read(game, seat), read(&imagined, seat), "{trial:?} {seat}");
            }
        });
    }
}

/// All positions of a table give as many inputs as `width` says for its trial, each a number.
///
/// # Panics
/// When one does not.
pub fn has_one_form<G: Learner>(trials: &[Trial<'_>], width: impl Fn(&Trial<'_>) -> usize) {
    for trial in trials {
        let width = width(trial);
        play::<G>(trial, 7, |game, _| {
            for seat in Seat::all(game.players()) {
                let inputs = read(game, seat);
                assert_eq!(inputs.width(), width, "{trial:?}");
                let sound = |it: &(u16, f32)| it.1.is_finite() && usize::from(it.0) < width;
                assert!(inputs.set().iter().all(sound), "{trial:?}: {inputs:?}");
            }
        });
    }
}

/// Every answer that is offered can be foreseen and weighed without changing the position. Networks
/// give priors, all above 0, to the moves of those seats for which `compared` says so, and to no
/// others.
///
/// # Panics
/// When one is not.
pub fn weighs_every_move<G: Learner>(
    trials: &[Trial<'_>],
    mut compared: impl FnMut(&G, Seat) -> bool,
) {
    for trial in trials {
        play::<G>(trial, 3, |game, _| {
            let mover = game.to_act().first().expect("somebody is asked");
            let before = game.clone();
            let weighed = compared(game, mover);
            for mv in answers(game, mover) {
                let _ = game.foreseen(mover, mv);
                let prior = game.learned_prior(mover, mv);
                assert_eq!(prior.is_some(), weighed, "{trial:?}: {mv}");
                assert!(prior.is_none_or(|it| it.is_finite() && 0.0 < it), "{mv}: {prior:?}");
            }
            assert!(*game == before, "{trial:?}: looking changes nothing");
        });
    }
}

/// What the network says of every `nth` position, a line each, for every seat. The same weights
/// say the same on every machine.
///
/// # Panics
/// When no network was trained for the table.
pub fn said<G: Learner>(trial: &Trial<'_>, nth: usize) -> String {
    let mut said = String::new();
    play::<G>(trial, nth, |game, _| {
        let worths = game.learned().expect("a network that was trained");
        let worths: Vec<String> = worths.values().map(|it| format!("{it:.4}")).collect();
        let _ = writeln!(said, "{}", worths.join(" "));
    });
    said
}
