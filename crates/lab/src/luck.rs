//! Fewer games for the same certainty: the luck of a game is taken away from its result.
//!
//! The luck of a move is measured by values of positions ([`bots::luck_of_move`]) and has a mean of
//! 0 whatever they are. So a result without its luck has the same mean as the result itself, and
//! varies less the better the values are (a *control variate*): see Burch, Schmid, Moravčík and
//! Bowling, *AIVAT*, 2018.
//!
//! How much each value counts is found by regression. For each game, that is done with other games
//! only: a weight that knew the game's own result would favour it. Victor Chernozhukov and others,
//! *Double/Debiased Machine Learning for Treatment and Structural Parameters*, 2018, call that
//! cross-fitting.

use std::thread;

use bots::{LuckOfMove, MoveMade, decide, luck_of_deal, luck_of_move};
use catalogue::{OpenError, Visitor, visit};
use serde::Serialize;
use tabletop::{BySeat, Bystander, Chance, Judgement, Log, Options, Seat, Verdict};

use crate::bench::{Bench, Fate};
use crate::interval::{Interval, of_values, variance, wilson};
use crate::plan::{SimulateError, SimulationPlan};

/// With how many other lucks each move is compared.
pub const FUTURES: usize = 16;

/// Luck counts apart in each of these parts of a game, since what is worth much early on may be
/// worth little later.
const PARTS: usize = 3;

/// The weights for a game come from those that do not belong to the same one of so many groups.
const GROUPS: usize = 10;

/// A game that was played: what each seat got of it, and the luck by each value.
#[derive(Clone)]
struct LuckyGame {
    number: u64,
    won: Vec<f64>,
    luck: Vec<f64>,
}

/// How often one seat won, with its luck and without.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SeatWithoutLuck {
    pub won: Interval,
    pub without: Interval,
    /// The mean luck, in games won; 0 is within its interval 19 times of 20.
    pub luck: Interval,
    /// How many games, with their luck, would have told as much.
    pub worth: f64,
    /// The part of the variance of the results that is left.
    pub left: f64,
}

/// What a plan found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LuckReport {
    pub game: &'static str,
    pub options: Vec<(&'static str, String)>,
    pub bots: Vec<String>,
    pub seed: String,
    pub games: u64,
    pub seats: Vec<SeatWithoutLuck>,
}

/// Plays all games of `plan`, measures the luck of each, and takes it away. `progress` is called
/// with each game.
///
/// # Errors
/// What the game refuses to be set up with.
pub fn without_luck(
    plan: &SimulationPlan,
    progress: impl Fn() + Sync,
) -> Result<LuckReport, SimulateError> {
    visit(&plan.game, Measuring { plan, progress }).map_err(OpenError::from)?
}

struct Measuring<'a, P> {
    plan: &'a SimulationPlan,
    progress: P,
}

impl<P: Fn() + Sync> Visitor for Measuring<'_, P> {
    type Out = Result<LuckReport, SimulateError>;

    fn visit<G: Judgement>(self) -> Self::Out {
        let bench = Bench::<G>::new(self.plan)?;
        let games = play_all(&bench, self.progress)?;
        let seats = (0..self.plan.bots.len()).map(|seat| of_seat(&games, seat)).collect();
        Ok(LuckReport {
            game: G::ID,
            options: bench.setup.options.pairs(),
            bots: self.plan.bots.iter().map(ToString::to_string).collect(),
            seed: self.plan.seed.to_string(),
            games: games.len() as u64,
            seats,
        })
    }
}

/// Plays all games on all cores; they come in their order.
fn play_all<G: Judgement>(
    bench: &Bench<'_, G>,
    progress: impl Fn() + Sync,
) -> Result<Vec<LuckyGame>, SimulateError> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let work = || {
        let mut games = Vec::new();
        while let Some(fate) = bench.next() {
            games.push(play(bench, &fate)?);
            progress();
        }
        Ok(games)
    };
    let found: Vec<Result<Vec<LuckyGame>, SimulateError>> = thread::scope(|scope| {
        let hands: Vec<_> =
            (0..bench.plan.threads.unwrap_or(cores)).map(|_| scope.spawn(work)).collect();
        hands.into_iter().map(|it| it.join().expect("no game panics")).collect()
    });
    let mut games = found.into_iter().collect::<Result<Vec<_>, _>>()?.concat();
    games.sort_by_key(|it| it.number);
    Ok(games)
}

/// Plays one game, the same as a simulation without luck plays it, and measures its luck with luck
/// of its own.
fn play<G: Judgement>(bench: &Bench<'_, G>, fate: &Fate) -> Result<LuckyGame, SimulateError> {
    let mut game = bench.deal(fate)?;
    let mut chance = Chance::new(fate.bots);
    // A stream that shares nothing with that of the bots, which draw seeds from theirs too.
    let apart = fate.bots.commitment().parse().expect("a hash is as long as a seed");
    let mut other = Chance::new(apart);
    let deals = other_deals(bench, fate, &mut other)?;
    let mut luck = Vec::new();
    add(&luck_of_deal(&game, &deals, &mut values), 0, &mut luck);
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act().first() {
        legal.clear();
        game.legal_moves(seat, &mut legal);
        let bystander = Bystander::new(&game, seat);
        let mv = decide(&bystander, &legal, bench.plan.bots[seat.index()], &mut chance);
        let before = game.clone();
        game.carry_out(seat, mv, &mut Log::silent());
        let part = ((before.progress() * PARTS as f32) as usize).min(PARTS - 1);
        let step = MoveMade { before: &before, seat, mv, after: &game };
        if let Some(it) = luck_of_move(&step, FUTURES, &mut values, &mut other) {
            add(&it, part, &mut luck);
        }
    }
    Ok(LuckyGame { number: fate.number, won: won(&game), luck })
}

/// Deals with which that of this game is compared.
fn other_deals<G: Judgement>(
    bench: &Bench<'_, G>,
    fate: &Fate,
    chance: &mut Chance,
) -> Result<Vec<G>, SimulateError> {
    let mut deal =
        || bench.deal(&Fate { number: fate.number, deal: chance.seed(), bots: fate.bots });
    (0..FUTURES).map(|_| deal()).collect()
}

/// 1 for each seat that won a game that is over, else 0.
fn won<G: Judgement>(game: &G) -> Vec<f64> {
    let outcome = game.outcome().expect("a game where nobody is asked is over");
    let won = |seat| f64::from(u8::from(outcome.verdict(seat) == Verdict::Won));
    Seat::all(game.players()).map(won).collect()
}

/// Adds the luck of a move to that of a part of the game.
fn add(it: &LuckOfMove, part: usize, to: &mut Vec<f64>) {
    let width = it.came.len();
    to.resize(width * PARTS, 0.0);
    for (at, (came, expected)) in it.came.iter().zip(&it.expected).enumerate() {
        to[part * width + at] += came - expected;
    }
}

/// By what luck is measured: for each seat the chance to win, judged by hand and by a trained
/// network, and the numbers that players watch.
fn values<G: Judgement>(game: &G) -> Vec<f64> {
    let outcome = game.outcome();
    let (judged, learned) = match outcome {
        Some(_) => (None, None),
        None => (Some(game.judge()), game.learned()),
    };
    let of_seat = |seat| {
        let won = outcome.as_ref().map(|it| f64::from(u8::from(it.verdict(seat) == Verdict::Won)));
        let chance = |by: &Option<BySeat<f32>>| {
            won.or(by.as_ref().map(|it| f64::from(it[seat]))).unwrap_or_default()
        };
        let gauges = game.gauges(seat).into_iter().map(|it| f64::from(it.value));
        [chance(&judged), chance(&learned)].into_iter().chain(gauges).collect::<Vec<_>>()
    };
    Seat::all(game.players()).flat_map(of_seat).collect()
}

fn of_seat(games: &[LuckyGame], seat: usize) -> SeatWithoutLuck {
    let won: Vec<f64> = games.iter().map(|it| it.won[seat]).collect();
    let luck = cross_fitted(games, &won);
    let without: Vec<f64> = won.iter().zip(&luck).map(|(won, luck)| won - luck).collect();
    let wins = won.iter().sum::<f64>() as u64;
    let spread = variance(&won);
    let left = if 0.0 < spread { variance(&without) / spread } else { 1.0 };
    SeatWithoutLuck {
        won: wilson(wins, games.len() as u64),
        without: of_values(&without),
        luck: of_values(&luck),
        worth: if 0.0 < left { games.len() as f64 / left } else { games.len() as f64 },
        left,
    }
}

/// What the luck of each game was worth, by weights from games of other groups.
fn cross_fitted(games: &[LuckyGame], won: &[f64]) -> Vec<f64> {
    let weights: Vec<Vec<f64>> = (0..GROUPS)
        .map(|group| {
            let others = (0..games.len()).filter(|it| it % GROUPS != group);
            regression(others.map(|it| (games[it].luck.as_slice(), won[it])))
        })
        .collect();
    let worth = |(at, game): (usize, &LuckyGame)| {
        game.luck.iter().zip(&weights[at % GROUPS]).map(|(luck, weight)| luck * weight).sum()
    };
    games.iter().enumerate().map(worth).collect()
}

/// The weights of a linear regression of the results on the numbers, whose means are 0. They are held
/// near 0 (a ridge), in the unit in which each number spreads: by as much as so many games tell as
/// there are weights, so that a few games claim little.
fn regression<'a>(games: impl Iterator<Item = (&'a [f64], f64)> + Clone) -> Vec<f64> {
    let Some((first, _)) = games.clone().next() else { return Vec::new() };
    let (width, count) = (first.len(), games.clone().count() as f64);
    let mean = games.clone().map(|it| it.1).sum::<f64>() / count;
    let (mut left, mut right) = (vec![vec![0.0; width]; width], vec![0.0; width]);
    for (numbers, result) in games {
        for (row, one) in numbers.iter().enumerate().filter(|it| *it.1 != 0.0) {
            right[row] += one * (result - mean);
            left[row][..=row].iter_mut().zip(numbers).for_each(|(sum, it)| *sum += one * it);
        }
    }
    for (at, row) in left.iter_mut().enumerate() {
        // A number that is always 0 gets no weight.
        row[at] += row[at] * width as f64 / count + 1e-12;
    }
    solve(left, right)
}

/// Solves a system of linear equations whose left side is symmetric and positive, by the
/// decomposition of Cholesky; what stands above its diagonal is not read.
fn solve(mut left: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let width = right.len();
    for at in 0..width {
        for before in 0..=at {
            let known: f64 = (0..before).map(|it| left[at][it] * left[before][it]).sum();
            let rest = left[at][before] - known;
            left[at][before] = if at == before { rest.sqrt() } else { rest / left[before][before] };
        }
        let known: f64 = (0..at).map(|it| left[at][it] * right[it]).sum();
        right[at] = (right[at] - known) / left[at][at];
    }
    for at in (0..width).rev() {
        let known: f64 = (at + 1..width).map(|it| left[it][at] * right[it]).sum();
        right[at] = (right[at] - known) / left[at][at];
    }
    right
}

#[cfg(test)]
mod tests {
    use tabletop::Seed;

    use super::*;

    fn plan(game: &str, bots: &str, games: u64) -> SimulationPlan {
        SimulationPlan {
            game: game.to_string(),
            bots: bots.split(',').map(|it| it.parse().expect("a bot")).collect(),
            options: Vec::new(),
            cards: None,
            games,
            seed: Seed::from_number(11),
            threads: Some(2),
            records: None,
            paired: false,
            until: None,
            moves: false,
        }
    }

    #[test]
    fn equations_are_solved() {
        let left = vec![vec![4.0, 0.0], vec![2.0, 3.0]];
        let found = solve(left, vec![8.0, 8.0]);
        assert!((found[0] - 1.0).abs() < 1e-9 && (found[1] - 2.0).abs() < 1e-9, "{found:?}");
    }

    /// The games are those of a plain simulation; luck is fair, and to know it is worth something
    /// where a network judges well.
    #[test]
    fn games_without_their_luck_tell_more() {
        let plan = plan("pulp", "sergeant", 200);
        let report = without_luck(&plan, || ()).unwrap();
        let plain = crate::simulate(&plan, |_| std::ops::ControlFlow::Continue(())).unwrap();
        let seat = report.seats[0];
        assert_eq!(seat.won.at, plain.win_rate(Seat(0)).at);
        assert!(seat.luck.low < 0.0 && 0.0 < seat.luck.high, "{seat:?}");
        assert!(300.0 < seat.worth && seat.without.width() < seat.won.width(), "{seat:?}");
    }

    /// A weight never knows the game that it is used for: if it did, the luck of a game would follow
    /// even a result that has nothing to do with it.
    #[test]
    fn weights_come_from_other_games() {
        let mut chance = Chance::from_number(4);
        let mut number = || chance.below(2001) as f64 / 1000.0 - 1.0;
        let game = |at| LuckyGame {
            number: at,
            won: vec![f64::from(u8::from(0.0 < number()))],
            luck: (0..60).map(|_| number()).collect(),
        };
        let games: Vec<LuckyGame> = (0..300).map(game).collect();
        let seat = of_seat(&games, 0);
        assert!(1.0 < seat.left && seat.luck.low < 0.0 && 0.0 < seat.luck.high, "{seat:?}");
    }
}
