//! What every game promises that programs play by numbers: each move has its own, and a seat sees
//! as many numbers in every position, which tell it nothing that it does not know.

use tabletop::{ByNumber, Inputs, Log, Numeric, Seat, Viewer, text_of_number};

use crate::{Trial, by_prior, offered, seat};

/// In every one of how many positions the hidden things are dealt again.
const APART: usize = 5;

/// What `seat` sees of a position.
pub fn seen<G: Numeric>(game: &G, seat: Seat) -> Inputs {
    let mut seen = Inputs::default();
    game.observe(seat, &mut seen);
    seen
}

/// Plays the trial's games, half of them at random, and checks every position; returns how many
/// numbers a seat sees.
///
/// # Panics
/// When a promise is broken, naming the trial.
pub fn check<G: Numeric>(trial: &Trial<'_>) -> usize {
    let mut width = None;
    for seed in trial.seed..trial.seed + trial.games {
        let mut game = seat::<G>(trial, seed).game().clone();
        let mut chance = tabletop::Chance::from_number(seed);
        let by_priors = seed % 2 == 0;
        for count in 0.. {
            for seat in Seat::all(game.players()) {
                moves_have_numbers(&game, seat);
                let here = seen(&game, seat);
                let width = *width.get_or_insert(here.width());
                assert_eq!(here.width(), width, "{trial:?}: game {seed}, move {count}, {seat}");
                let sound = |it: &(u16, f32)| it.1.is_finite() && usize::from(it.0) < width;
                assert!(here.set().iter().all(sound), "{trial:?}: game {seed}, move {count}");
                if count % APART == 0 {
                    let imagined = game.imagine(Viewer::Seat(seat), &mut chance);
                    let there = seen(&imagined, seat);
                    assert_eq!(
                        here, there,
                        "{trial:?}: game {seed}, move {count}: {seat} sees more"
                    );
                }
            }
            let Some(mover) = game.to_act().first() else { break };
            let mv = match by_priors {
                true => by_prior(&game, mover, &mut chance),
                false => *chance.pick(&crate::answers(&game, mover)),
            };
            game.carry_out(mover, mv, &mut Log::silent());
        }
    }
    width.expect("a trial has games")
}

/// Each move that is offered has numbers, and they are no other's.
fn moves_have_numbers<G: Numeric>(game: &G, seat: Seat) {
    for mv in offered(game, seat) {
        let (first, second) = mv.numbers();
        assert_eq!(<G::Move>::from_numbers(first, second), Some(mv), "{mv}: {first} {second:?}");
        assert!(first < <G::Move>::ACTIONS, "{mv}: {first}");
        let partners = <G::Move>::partners(first);
        assert!(second.map_or(partners.is_empty(), |it| partners.contains(&it)), "{mv}");
        if second.is_none() {
            assert_eq!(text_of_number::<G::Move>(first), mv.to_string());
        }
    }
}
