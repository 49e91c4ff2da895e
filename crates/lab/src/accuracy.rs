//! How good the decisions of bots are, as a review weighs them.

use std::num::NonZeroU32;

use bots::chances::{Chances, tables};
use bots::{Budget, advise, decide};
use catalogue::{OpenError, Visitor, visit};
use tabletop::{Bystander, Chance, Judgement, Log, Seat};

use crate::bench::{Bench, Fate};
use crate::plan::{SimulateError, SimulationPlan};

/// How much more of the chance to win the search's own choice had than a decision, and how much more
/// than a move drawn by lot.
pub type LossAndStake = (f64, f64);

/// Plays all games of `plan` and weighs every decision of one seat of each, the seats in turn, by
/// `budget` imagined games. Returns the decisions of each game.
///
/// # Errors
/// What the game refuses to be set up with.
pub fn decisions_weighed(
    plan: &SimulationPlan,
    budget: NonZeroU32,
    progress: impl Fn(u64) + Sync,
) -> Result<Vec<Vec<LossAndStake>>, SimulateError> {
    visit(&plan.game, Weighing { plan, budget, progress }).map_err(OpenError::from)?
}

struct Weighing<'a, P> {
    plan: &'a SimulationPlan,
    budget: NonZeroU32,
    progress: P,
}

impl<P: Fn(u64) + Sync> Visitor for Weighing<'_, P> {
    type Out = Result<Vec<Vec<LossAndStake>>, SimulateError>;

    fn visit<G: Judgement>(self) -> Self::Out {
        let bench = Bench::<G>::new(self.plan)?;
        bench.each(|fate| of_game(&bench, fate, self.budget), self.progress)
    }
}

/// Plays one game, then weighs the decisions of a seat with luck of their own.
fn of_game<G: Judgement>(
    bench: &Bench<'_, G>,
    fate: &Fate,
    budget: NonZeroU32,
) -> Result<Vec<LossAndStake>, SimulateError> {
    let mut chance = Chance::new(fate.bots);
    let seat = Seat((fate.number % bench.plan.bots.len() as u64) as u8);
    let decisions = played(bench, bench.deal(fate)?, seat, &mut chance);
    let weighed = decisions.into_iter().map(|(then, mv)| {
        let bystander = Bystander::new(&then, seat);
        let advice = advise(&bystander, Some(mv), Budget::Games(budget), &mut chance);
        let (curve, progress) =
            (Chances::of(G::ID).curve(&tables(&bench.setup, &bystander)), bystander.progress());
        let worth = |said| curve.chance(said, progress);
        let of = |mv| advice.weighed.iter().find(|it| it.mv == mv).expect("it is weighed").worth;
        let found = worth(of(advice.found));
        (found - worth(of(mv)), found - worth(advice.drawn.expect("a move was played")))
    });
    Ok(weighed.collect())
}

/// Plays the game to its end and keeps each position in which `seat` had a choice, with its move.
fn played<G: Judgement>(
    bench: &Bench<'_, G>,
    mut game: G,
    watched: Seat,
    chance: &mut Chance,
) -> Vec<(G, G::Move)> {
    let (mut kept, mut legal) = (Vec::new(), Vec::new());
    while let Some(seat) = game.to_act().first() {
        legal.clear();
        game.legal_moves(seat, &mut legal);
        let player = bench.plan.bots[seat.index()];
        let mv = decide(&Bystander::new(&game, seat), &legal, player, chance);
        if seat == watched && 1 < legal.len() {
            kept.push((game.clone(), mv));
        }
        game.carry_out(seat, mv, &mut Log::silent());
    }
    kept
}
