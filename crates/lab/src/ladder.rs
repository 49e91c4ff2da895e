//! Every bot against every other, and what each is worth.
//!
//! Ratings are those under which what happened is most likely when a bot that is rated higher by
//! 400 gets 10 points of 11 (Ralph Bradley and Milton Terry, *Rank Analysis of Incomplete Block
//! Designs*, 1952, on Elo's scale), found by the algorithm of David Hunter, *MM algorithms for
//! generalized Bradley–Terry models*, 2004. Their mean is 0. Intervals come from drawing whole deals
//! with replacement, from a fixed seed. Each duel has one deal more, of which nobody knows who won:
//! without it a bot that never lost would be infinitely strong, and that would be certain.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use bots::Player;
use tabletop::{Chance, Seed};

use crate::interval::{Interval, between, of_sets};
use crate::plan::{SimulateError, SimulationPlan};
use crate::report::SimulationReport;
use crate::simulate::{SimulationPace, simulate};

/// Which bots meet, and how.
#[derive(Clone, Debug)]
pub struct LadderPlan {
    pub game: String,
    pub players: u8,
    /// Each once.
    pub bots: Vec<Player>,
    pub options: Vec<(String, String)>,
    pub cards: Option<String>,
    /// For each two bots; in a game that all win or lose together, for each bot.
    pub games: u64,
    pub seed: Seed,
    /// None for one thread on each core.
    pub threads: Option<usize>,
}

/// How two bots fared against each other.
#[derive(Clone, Debug)]
pub struct Duel {
    /// Their numbers in the list of bots.
    pub pair: [usize; 2],
    pub games: u64,
    /// The share of the points that the first of them got.
    pub points: Interval,
    /// That share of each deal, with how often it was that.
    deals: Vec<(f64, u64)>,
}

/// What came of the games.
#[derive(Clone, Debug)]
pub enum LadderResults {
    /// In a game for one, or for one team: what each bot achieves in every seat.
    Alone(Vec<SimulationReport>),
    /// The rating of each bot, and every duel.
    Duels(Vec<Interval>, Vec<Duel>),
}

/// A ladder, measured.
#[derive(Clone, Debug)]
pub struct LadderReport {
    pub bots: Vec<String>,
    pub results: LadderResults,
    /// All games that were played, and whether somebody broke them off.
    pub games: u64,
    pub cut: bool,
}

/// Plays all games of `plan`. `watch` is as for [`simulate`].
///
/// # Errors
/// What the game refuses to be set up with.
pub fn ladder(
    plan: &LadderPlan,
    watch: impl Fn(SimulationPace) -> ControlFlow<()> + Sync,
) -> Result<LadderReport, SimulateError> {
    let bots: Vec<String> = plan.bots.iter().map(ToString::to_string).collect();
    let one_team = is_of_one_team(plan)?;
    let tables = if one_team { alone(plan) } else { duels(plan) };
    let expected: u64 = tables.iter().map(|it| it.deals() * it.games_of_a_deal()).sum();
    let (mut reports, mut games, mut cut) = (Vec::new(), 0, false);
    for table in &tables {
        let pace = |it: SimulationPace| SimulationPace { done: games + it.done, expected };
        let report = simulate(table, |it| watch(pace(it)))?;
        games += report.tally.games;
        cut |= report.cut;
        reports.push(report);
        if cut {
            break;
        }
    }
    reports.retain(|it| 0 < it.tally.games);
    let results = if one_team { LadderResults::Alone(reports) } else { rated(plan, &reports) };
    Ok(LadderReport { bots, results, games, cut })
}

/// How many random games tell whether all always win or lose together.
const PROBE: u64 = 20;

fn is_of_one_team(plan: &LadderPlan) -> Result<bool, SimulateError> {
    let probe = table(plan, vec![Player::Random; plan.players.into()], PROBE);
    Ok(simulate(&probe, |_| ControlFlow::Continue(()))?.tally.together)
}

fn table(plan: &LadderPlan, bots: Vec<Player>, games: u64) -> SimulationPlan {
    SimulationPlan {
        game: plan.game.clone(),
        paired: bots.iter().any(|it| *it != bots[0]),
        bots,
        options: plan.options.clone(),
        cards: plan.cards.clone(),
        games,
        seed: plan.seed,
        threads: plan.threads,
        records: None,
        until: None,
        moves: false,
    }
}

fn alone(plan: &LadderPlan) -> Vec<SimulationPlan> {
    let all = |bot: &Player| table(plan, vec![*bot; plan.players.into()], plan.games);
    plan.bots.iter().map(all).collect()
}

/// Every two bots, one of them in every other seat. Where the number of seats is odd, one has a
/// seat more than the other in one half of the games and less in the other half.
fn duels(plan: &LadderPlan) -> Vec<SimulationPlan> {
    let halves = 1 + usize::from(plan.players % 2);
    let mut tables = Vec::new();
    for pair in pairs(plan.bots.len()) {
        for first in 0..halves {
            let seat = |at: usize| plan.bots[pair[(first + at) % 2]];
            let bots = (0..plan.players.into()).map(seat).collect();
            tables.push(table(plan, bots, plan.games.div_ceil(halves as u64)));
        }
    }
    tables
}

fn pairs(bots: usize) -> Vec<[usize; 2]> {
    (0..bots).flat_map(|one| (one + 1..bots).map(move |other| [one, other])).collect()
}

fn rated(plan: &LadderPlan, reports: &[SimulationReport]) -> LadderResults {
    let halves = 1 + usize::from(plan.players % 2);
    let both = pairs(plan.bots.len()).into_iter().zip(reports.chunks(halves));
    let duels: Vec<Duel> = both.map(|(pair, halves)| duel(pair, halves)).collect();
    LadderResults::Duels(ratings(plan.bots.len(), &duels), duels)
}

fn duel(pair: [usize; 2], halves: &[SimulationReport]) -> Duel {
    // In the second half the first bot is the second of the list.
    let points = |(half, report): (usize, &SimulationReport)| report.points(half);
    let deals: Vec<(f64, u64)> = halves.iter().enumerate().flat_map(points).collect();
    let games = halves.iter().map(|it| it.tally.games).sum();
    let points = of_sets(&deals, halves[0].games_of_a_deal).0;
    Duel { pair, games, points, deals }
}

/// How many times deals are drawn for the intervals.
const DRAWS: usize = 400;

/// The rating of each bot.
fn ratings(bots: usize, duels: &[Duel]) -> Vec<Interval> {
    let games = |it: &Duel| it.games as f64;
    let as_played: Vec<f64> = duels.iter().map(with_one_more).collect();
    let weights: Vec<f64> = duels.iter().map(games).collect();
    let at = fit(bots, duels, &weights, &as_played);
    let mut chance = Chance::from_number(1);
    let drawn: Vec<Vec<f64>> = (0..DRAWS)
        .map(|_| {
            let points: Vec<f64> = duels.iter().map(|it| draw(it, &mut chance)).collect();
            fit(bots, duels, &weights, &points)
        })
        .collect();
    let one = |bot: usize| between(at[bot], drawn.iter().map(|it| it[bot]).collect());
    (0..bots).map(one).collect()
}

/// The share of the points of a duel with one deal more that is half won.
fn with_one_more(duel: &Duel) -> f64 {
    let count: u64 = duel.deals.iter().map(|it| it.1).sum();
    let points: f64 = duel.deals.iter().map(|it| it.0 * it.1 as f64).sum();
    (points + 0.5) / (count + 1) as f64
}

/// The same of as many deals, drawn with replacement; the deal that nobody knows is won or lost.
fn draw(duel: &Duel, chance: &mut Chance) -> f64 {
    // Each deal has two tickets, and the unknown one has one for either end.
    let mut tickets: BTreeMap<usize, f64> = BTreeMap::new();
    let mut sold = 0;
    for (points, count) in duel.deals.iter().map(|it| (it.0, 2 * it.1)).chain([(0.0, 1), (1.0, 1)])
    {
        sold += count as usize;
        tickets.insert(sold, points);
    }
    let drawn: f64 = (0..sold / 2)
        .map(|_| {
            let ticket = chance.below(sold);
            *tickets.range(ticket + 1..).next().expect("a ticket that was sold").1
        })
        .sum();
    // A bot that got nothing at all would be infinitely weak.
    let most = (sold / 2) as f64;
    drawn.clamp(0.25, most - 0.25) / most
}

/// The most rounds, and the change of a rating at which they end.
const ROUNDS: usize = 5000;
const STILL: f64 = 1e-6;

/// Points of Elo's scale for a factor of e.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// The ratings under which these shares of the points are most likely. Their mean is 0.
fn fit(bots: usize, duels: &[Duel], games: &[f64], points: &[f64]) -> Vec<f64> {
    let mut won = vec![0.0; bots];
    for ((duel, games), points) in duels.iter().zip(games).zip(points) {
        won[duel.pair[0]] += games * points;
        won[duel.pair[1]] += games * (1.0 - points);
    }
    let mut strength = vec![1.0_f64; bots];
    for _ in 0..ROUNDS {
        let mut expected = vec![0.0; bots];
        for (duel, games) in duels.iter().zip(games) {
            let [one, other] = duel.pair;
            let each = games / (strength[one] + strength[other]);
            expected[one] += each;
            expected[other] += each;
        }
        // A bot that has not played keeps its strength.
        let better = |bot: usize| {
            if expected[bot] == 0.0 { strength[bot] } else { won[bot] / expected[bot] }
        };
        let mut next: Vec<f64> = (0..bots).map(better).collect();
        let mean = next.iter().map(|it| it.ln()).sum::<f64>() / bots as f64;
        next.iter_mut().for_each(|it| *it /= mean.exp());
        let moved = next.iter().zip(&strength).map(|(a, b)| (a / b).ln().abs());
        let moved = moved.fold(0.0, f64::max);
        strength = next;
        if moved < STILL {
            break;
        }
    }
    strength.iter().map(|it| it.ln() * ELO).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn duel_of(pair: [usize; 2], won: u64, lost: u64) -> Duel {
        let deals = vec![(0.0, lost), (1.0, won)];
        let points = of_sets(&deals, 1).0;
        Duel { pair, games: won + lost, points, deals }
    }

    /// 10 points of 11 are 400 points of rating, and what two duels say together is not disputed by
    /// the third.
    #[test]
    fn ratings_are_on_elo_s_scale() {
        let duels = [
            duel_of([0, 1], 1000, 10_000),
            duel_of([1, 2], 1000, 10_000),
            duel_of([0, 2], 100, 10_000),
        ];
        let found = ratings(3, &duels);
        for (it, expected) in found.iter().zip([-400.0, 0.0, 400.0]) {
            assert!((it.at - expected).abs() < 2.0, "{found:?}");
            assert!(it.low < it.at && it.at < it.high && it.width() < 40.0, "{found:?}");
        }
    }

    #[test]
    fn few_games_say_little_even_if_all_are_won() {
        let found = ratings(2, &[duel_of([0, 1], 0, 10)]);
        assert!(found[0].at < -100.0 && 100.0 < found[0].width(), "{found:?}");
        let more = ratings(2, &[duel_of([0, 1], 0, 1000)]);
        assert!(more[0].at < found[0].at, "{more:?}");
    }

    /// Two bots that are equally strong: intervals of 95 % hold the truth 19 times of 20, so of 200
    /// at least 180.
    #[test]
    fn intervals_hold_what_they_promise() {
        let holds = |seed: &u64| {
            let mut chance = Chance::from_number(*seed);
            let won = (0..60).filter(|_| chance.below(2) == 0).count() as u64;
            let it = ratings(2, &[duel_of([0, 1], won, 60 - won)])[0];
            it.low <= 0.0 && 0.0 <= it.high
        };
        let held = (0..200).filter(holds).count();
        assert!((180..=200).contains(&held), "{held}");
    }

    #[test]
    fn each_two_bots_meet_with_seats_swapped() {
        let plan = LadderPlan {
            game: "planisphere".to_string(),
            players: 3,
            bots: ["random", "recruit", "cadet"].map(|it| it.parse().expect("a bot")).to_vec(),
            options: vec![],
            cards: None,
            games: 12,
            seed: Seed::from_number(1),
            threads: None,
        };
        let tables = duels(&plan);
        let seats = |at: usize| tables[at].bots.iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(tables.len(), 6);
        assert_eq!(seats(0), ["random", "recruit", "random"]);
        assert_eq!(seats(1), ["recruit", "random", "recruit"]);
        assert!(tables.iter().all(|it| it.paired && it.games == 6 && it.games_of_a_deal() == 3));
        let four = duels(&LadderPlan { players: 4, ..plan });
        assert_eq!((four.len(), four[0].games_of_a_deal()), (3, 2));
    }
}
