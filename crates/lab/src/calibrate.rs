//! How often what the page shows as a chance comes true. Bots play whole games; at some of their
//! decisions this asks for the number that a page would show, and compares it with how the game
//! ended.

use std::collections::BTreeMap;
use std::num::NonZeroU32;

use bots::chances::{Chances, Curve, tables, wider};
use bots::{Budget, advise, decide};
use catalogue::{OpenError, Visitor, visit};
use tabletop::{Bystander, Chance, Judgement, Log, Seat, Verdict};

use crate::bench::{Bench, Fate};
use crate::interval::{Interval, between};
use crate::logistic::{Position, fit};
use crate::plan::{SimulateError, SimulationPlan};

/// Which positions are looked at.
#[derive(Clone, Copy, Debug)]
pub struct Sampling {
    /// The number of decisions taken from each game.
    pub each: usize,
    /// The number of imagined games behind each piece of advice.
    pub budget: NonZeroU32,
}

/// Plays all games of `plan` and asks for advice at some decisions of each, drawn at random.
///
/// # Errors
/// What the game refuses to be set up with.
pub fn positions(
    plan: &SimulationPlan,
    sampling: Sampling,
    progress: impl Fn(u64) + Sync,
) -> Result<Vec<Position>, SimulateError> {
    visit(&plan.game, Watching { plan, sampling, progress }).map_err(OpenError::from)?
}

struct Watching<'a, P> {
    plan: &'a SimulationPlan,
    sampling: Sampling,
    progress: P,
}

impl<P: Fn(u64) + Sync> Visitor for Watching<'_, P> {
    type Out = Result<Vec<Position>, SimulateError>;

    fn visit<G: Judgement>(self) -> Self::Out {
        let bench = Bench::<G>::new(self.plan)?;
        let games = bench.each(|fate| watch(&bench, fate, self.sampling), self.progress)?;
        Ok(games.concat())
    }
}

/// Plays one game, then asks for advice at some of its decisions. The advice uses luck of its own
/// and comes after the game, so it changes nothing in it.
fn watch<G: Judgement>(
    bench: &Bench<'_, G>,
    fate: &Fate,
    sampling: Sampling,
) -> Result<Vec<Position>, SimulateError> {
    let mut game = bench.deal(fate)?;
    let mut chance = Chance::new(fate.bots);
    let mut picks = Chance::new(chance.seed());
    let kept = sample(bench, &mut game, sampling.each, &mut chance, &mut picks);
    let outcome = game.outcome().expect("a game where nobody is asked is over");
    let position = |(then, seat): (G, Seat)| {
        let bystander = Bystander::new(&then, seat);
        let advice = advise(&bystander, None, Budget::Games(sampling.budget), &mut picks);
        let (said, progress) = (advice.weighed[0].worth, bystander.progress());
        let tables = tables(&bench.setup, &bystander);
        let shown = Chances::of(G::ID).curve(&tables).chance(said, progress);
        let won = outcome.verdict(seat) == Verdict::Won;
        Position { game: fate.number, tables, said, progress, shown, won }
    };
    Ok(kept.into_iter().map(position).collect())
}

/// Plays `game` to its end and keeps `each` of its decisions, all with the same chance.
fn sample<G: Judgement>(
    bench: &Bench<'_, G>,
    game: &mut G,
    each: usize,
    chance: &mut Chance,
    picks: &mut Chance,
) -> Vec<(G, Seat)> {
    let mut kept: Vec<(G, Seat)> = Vec::new();
    let (mut met, mut legal) = (0, Vec::new());
    while let Some(seat) = game.to_act().first() {
        legal.clear();
        game.legal_moves(seat, &mut legal);
        if 1 < legal.len() {
            met += 1;
            match picks.below(met) {
                _ if kept.len() < each => kept.push((game.clone(), seat)),
                at if at < each => kept[at] = (game.clone(), seat),
                _ => (),
            }
        }
        let player = bench.plan.bots[seat.index()];
        let mv = decide(&Bystander::new(game, seat), &legal, player, chance);
        game.carry_out(seat, mv, &mut Log::silent());
    }
    kept
}

/// The curves that fit these positions best: one for each kind of table, and one for each number of
/// players.
pub fn curves(positions: &[Position]) -> Chances {
    let mut sorts: BTreeMap<&str, Vec<&Position>> = BTreeMap::new();
    for it in positions {
        sorts.entry(wider(&it.tables)).or_default().push(it);
        if wider(&it.tables) != it.tables {
            sorts.entry(&it.tables).or_default().push(it);
        }
    }
    let curve = |(tables, of): (&str, Vec<&Position>)| (tables.to_string(), Curve(fit(&of)));
    Chances { curves: sorts.into_iter().map(curve).collect() }
}

/// The same positions, as these curves would show them.
pub fn shown_by(chances: &Chances, mut positions: Vec<Position>) -> Vec<Position> {
    for it in &mut positions {
        it.shown = chances.curve(&it.tables).chance(it.said, it.progress);
    }
    positions
}

/// The positions where the chance shown was within one tenth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bin {
    pub positions: u64,
    /// The mean of what was shown, and the share that was won.
    pub shown: f64,
    pub happened: Interval,
}

/// How true the chances shown are.
#[derive(Clone, PartialEq, Debug)]
pub struct Calibration {
    pub positions: u64,
    pub games: u64,
    /// Those of the ten bins that hold a position.
    pub bins: Vec<Bin>,
    /// The mean distance between what is shown and what happens: the expected calibration error.
    pub error: Interval,
    /// The error that so many positions would show on average if each chance came true by itself;
    /// as positions of a game hang together, a little less than true chances would show.
    pub error_by_chance: f64,
    /// The mean squared error (Brier score), and that of a forecast which always says the mean.
    pub brier: f64,
    pub brier_of_mean: f64,
}

/// How many times games are drawn for an interval.
const AGAIN: usize = 400;

/// How true the chances of `positions` are. Intervals come from drawing whole games with
/// replacement (bootstrap; Bradley Efron, *Bootstrap Methods: Another Look at the Jackknife*,
/// 1979), from a fixed seed. Brier score: Glenn Brier, *Verification of Forecasts Expressed in
/// Terms of Probability*, 1950.
pub fn calibration(positions: &[Position]) -> Calibration {
    let mut games: BTreeMap<u64, Vec<&Position>> = BTreeMap::new();
    positions.iter().for_each(|it| games.entry(it.game).or_default().push(it));
    let games: Vec<Vec<&Position>> = games.into_values().collect();
    let sums: Vec<Sums> = games.iter().map(|it| Sums::of(it)).collect();
    let all = Sums::total(sums.iter());
    let mut chance = Chance::from_number(1);
    let again: Vec<Sums> = (0..AGAIN)
        .map(|_| Sums::total((0..sums.len()).map(|_| &sums[chance.below(sums.len())])))
        .collect();
    let bins = (0..BINS).filter(|at| 0.0 < all.bins[*at].count).map(|at| {
        let happened = |it: &Sums| it.bins[at].won / it.bins[at].count.max(1.0);
        let drawn = again.iter().filter(|it| 0.0 < it.bins[at].count).map(happened).collect();
        Bin {
            positions: all.bins[at].count as u64,
            shown: all.bins[at].shown / all.bins[at].count,
            happened: between(happened(&all), drawn),
        }
    });
    let count = positions.len().max(1) as f64;
    let mean = positions.iter().filter(|it| it.won).count() as f64 / count;
    let off = |it: &Position| (it.shown - f64::from(u8::from(it.won))).powi(2);
    let lucky: Vec<f64> = (0..TIMES_BY_CHANCE).map(|_| by_chance(positions, &mut chance)).collect();
    Calibration {
        positions: positions.len() as u64,
        games: games.len() as u64,
        bins: bins.collect(),
        error: between(all.error(), again.iter().map(Sums::error).collect()),
        error_by_chance: lucky.iter().sum::<f64>() / f64::from(TIMES_BY_CHANCE),
        brier: positions.iter().map(off).sum::<f64>() / count,
        brier_of_mean: mean * (1.0 - mean),
    }
}

/// How many times results are drawn by the chances shown.
const TIMES_BY_CHANCE: u32 = 50;

/// The error where each position is won with the chance that is shown for it.
fn by_chance(positions: &[Position], chance: &mut Chance) -> f64 {
    const PARTS: usize = 1 << 20;
    let mut sums = Sums::default();
    for it in positions {
        let won = (chance.below(PARTS) as f64) < it.shown * PARTS as f64;
        sums.add(it.shown, won);
    }
    sums.error()
}

const BINS: usize = 10;

#[derive(Clone, Copy, Default)]
struct Sum {
    count: f64,
    shown: f64,
    won: f64,
}

/// What was shown and what happened, summed by bin.
#[derive(Clone, Default)]
struct Sums {
    bins: [Sum; BINS],
}

impl Sums {
    fn of(positions: &[&Position]) -> Sums {
        let mut sums = Sums::default();
        positions.iter().for_each(|it| sums.add(it.shown, it.won));
        sums
    }

    fn add(&mut self, shown: f64, won: bool) {
        let bin = &mut self.bins[((shown * BINS as f64) as usize).min(BINS - 1)];
        bin.count += 1.0;
        bin.shown += shown;
        bin.won += f64::from(u8::from(won));
    }

    fn total<'a>(parts: impl Iterator<Item = &'a Sums>) -> Sums {
        let mut total = Sums::default();
        for part in parts {
            for (sum, it) in total.bins.iter_mut().zip(&part.bins) {
                sum.count += it.count;
                sum.shown += it.shown;
                sum.won += it.won;
            }
        }
        total
    }

    fn error(&self) -> f64 {
        let count: f64 = self.bins.iter().map(|it| it.count).sum();
        self.bins.iter().map(|it| (it.shown - it.won).abs()).sum::<f64>() / count.max(1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games of four positions each; `shown` is said in all, and `happens` of ten are won.
    fn games(shown: f64, happens: u64) -> Vec<Position> {
        let position = |game: u64| Position {
            game,
            tables: "2 events=on".to_string(),
            said: shown,
            progress: (game % 7) as f64 / 7.0,
            shown,
            won: game % 10 < happens,
        };
        (0..200).flat_map(|game| (0..4).map(move |_| position(game))).collect()
    }

    #[test]
    fn what_is_shown_and_what_happens_are_told_apart() {
        let found = calibration(&games(0.75, 3));
        assert_eq!((found.positions, found.games, found.bins.len()), (800, 200, 1));
        let happened = found.bins[0].happened;
        assert!((found.error.at - 0.45).abs() < 1e-9 && (happened.at - 0.3).abs() < 1e-9);
        // The interval counts 200 games, not 800 positions: 0.3 ± 1.96 · 0.0324.
        assert!((0.05..0.08).contains(&(happened.high - 0.3)), "{happened:?}");
        // The mean distance of a share of 800 draws from 0.75: 0.798 · 0.0153.
        assert!((0.008..0.018).contains(&found.error_by_chance), "{found:?}");
        assert!((found.brier - 0.4125).abs() < 1e-9 && (found.brier_of_mean - 0.21).abs() < 1e-9);
    }

    #[test]
    fn curves_make_true_what_is_shown() {
        let mut wrong = games(0.8, 6);
        wrong.extend(games(0.3, 1).into_iter().map(|it| Position { game: 200 + it.game, ..it }));
        let chances = curves(&wrong);
        assert_eq!(chances.curves.len(), 2, "{chances}");
        let found = calibration(&shown_by(&chances, wrong));
        assert!(found.error.at < 0.03, "{found:?}");
    }
}
