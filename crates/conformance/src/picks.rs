//! Picks have no order. If a decision picks several things one after the other, every set that can
//! be picked in one order can be picked in any other, and leads to the same game.
//!
//! A game runs it with one line for each kind of decision: `picks::check::<OhNo>(&trial, |mv|
//! matches!(mv, Move::Pack(_)))`. If the second thing is picked with another kind of move than the
//! first, [`check_things`] is told which thing a move picks.

use std::fmt::Debug;

use tabletop::{Chance, Judgement, Log, Seat};

use crate::{Trial, answers, by_prior, seat};

/// The most pairs that are tried in one decision.
const PAIRS_MAX: usize = 24;

/// How often this was tried in the games of a trial.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Picked {
    /// Pairs of picks that a seat was offered together.
    pub pairs: u64,
    /// Pairs that can both be picked, one after the other.
    pub both: u64,
}

/// Plays the trial's games at random, every other one by the priors. Whenever a seat is offered two
/// picks, each must be offered after the other or neither, and both orders must lead to equal
/// games. From this it follows that a set can be picked in any order.
///
/// A pick that tells anybody anything ends its decision: what is picked after it belongs to another
/// one.
///
/// # Panics
/// When the order matters, naming the seed and the number of the move; or when no two things could
/// be picked in any of the games, so that nothing was checked.
pub fn check<G: Judgement>(trial: &Trial<'_>, is_pick: fn(&G::Move) -> bool) -> Picked {
    run::<G, _>(trial, |mv| is_pick(mv).then_some(*mv), true)
}

/// The same for picks that are made with several kinds of moves: `thing` says what a move picks.
///
/// # Panics
/// As [`check`].
pub fn check_things<G: Judgement, T: Eq + Debug>(
    trial: &Trial<'_>,
    thing: fn(&G::Move) -> Option<T>,
) -> Picked {
    run::<G, T>(trial, thing, true)
}

/// The same for picks that are told one by one, and whose decision ends with another move.
///
/// # Panics
/// As [`check`].
pub fn check_told<G: Judgement>(trial: &Trial<'_>, is_pick: fn(&G::Move) -> bool) -> Picked {
    run::<G, _>(trial, |mv| is_pick(mv).then_some(*mv), false)
}

fn run<G: Judgement, T: Eq + Debug>(
    trial: &Trial<'_>,
    thing: impl Fn(&G::Move) -> Option<T>,
    silent: bool,
) -> Picked {
    let mut tried = Picked::default();
    for number in trial.seed..trial.seed + trial.games {
        Picking { thing: &thing, silent, number, moves: 0, tried: &mut tried }.play::<G, T>(trial);
    }
    assert!(0 < tried.both, "{}: no two things were ever picked: {trial:?}", G::ID);
    tried
}

/// One game.
struct Picking<'a, F> {
    /// What a move picks, if anything.
    thing: &'a F,
    /// Whether a pick that is told ends its decision.
    silent: bool,
    number: u64,
    moves: usize,
    tried: &'a mut Picked,
}

impl<F> Picking<'_, F> {
    fn play<G: Judgement, T: Eq + Debug>(mut self, trial: &Trial<'_>)
    where
        F: Fn(&G::Move) -> Option<T>,
    {
        let mut game = seat::<G>(trial, self.number).game().clone();
        let mut chance = Chance::from_number(self.number ^ 0x091C_4500);
        while !game.to_act().is_empty() {
            for seat in game.to_act().iter() {
                self.look(&game, seat, &mut chance);
            }
            let asked: Vec<Seat> = game.to_act().iter().collect();
            let seat = *chance.pick(&asked);
            let mv = match self.number.is_multiple_of(2) {
                true => *chance.pick(&answers(&game, seat)),
                false => by_prior(&game, seat, &mut chance),
            };
            game.carry_out(seat, mv, &mut Log::silent());
            self.moves += 1;
        }
    }

    /// Tries all pairs of picks that `seat` is offered.
    fn look<G: Judgement, T: Eq + Debug>(&mut self, game: &G, seat: Seat, chance: &mut Chance)
    where
        F: Fn(&G::Move) -> Option<T>,
    {
        let mut picks = answers(game, seat);
        picks.retain(|mv| (self.thing)(mv).is_some());
        picks.retain(|mv| !(self.silent && is_told(game, seat, *mv)));
        let mut pairs: Vec<(usize, usize)> =
            (0..picks.len()).flat_map(|at| (0..at).map(move |before| (before, at))).collect();
        if PAIRS_MAX < pairs.len() {
            chance.shuffle(&mut pairs);
        }
        for (one, other) in pairs.into_iter().take(PAIRS_MAX) {
            self.swap(game, seat, picks[one], picks[other]);
        }
    }

    fn swap<G: Judgement, T: Eq + Debug>(
        &mut self,
        game: &G,
        seat: Seat,
        one: G::Move,
        other: G::Move,
    ) where
        F: Fn(&G::Move) -> Option<T>,
    {
        let here = format!("{} seed {} move {}", G::ID, self.number, self.moves);
        let (first, second) = (after(game, seat, one), after(game, seat, other));
        let picking = |game: &G, mv: &G::Move| {
            let thing = (self.thing)(mv);
            answers(game, seat).into_iter().find(|it| (self.thing)(it) == thing)
        };
        let (there, back) = (picking(&first, &other), picking(&second, &one));
        let both = (there.is_some(), back.is_some());
        assert_eq!(both.0, both.1, "{here}: `{other}` after `{one}`, and the other way round");
        self.tried.pairs += 1;
        if let (Some(there), Some(back)) = (there, back) {
            let same = after(&first, seat, there) == after(&second, seat, back);
            assert!(same, "{here}: `{one}` and `{other}` lead elsewhere in the other order");
            self.tried.both += 1;
        }
    }
}

fn is_told<G: Judgement>(game: &G, seat: Seat, mv: G::Move) -> bool {
    let mut log = Log::keeping();
    game.clone().carry_out(seat, mv, &mut log);
    !log.into_events().is_empty()
}

fn after<G: Judgement>(game: &G, seat: Seat, mv: G::Move) -> G {
    let mut game = game.clone();
    game.carry_out(seat, mv, &mut Log::silent());
    game
}
