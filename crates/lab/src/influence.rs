//! How much more often a seat wins that has played something, or held a card.
//!
//! Seats and tables differ in how often they win and in what they can play. So a seat is compared
//! only with itself in the other games at the same table; the differences are then put together
//! with the weights of Nathan Mantel and William Haenszel (*Statistical Aspects of the Analysis of
//! Data From Retrospective Studies of Disease*, 1959), as risk differences. This says what goes
//! together, not what causes what: whoever is ahead can play more.

use std::collections::BTreeMap;

use crate::interval::{Interval, Z};
use crate::report::SimulationReport;
use crate::tally::{PlayedTally, Tally, Things};

/// Something that was played or held, and how the seats fared that did.
#[derive(Clone, PartialEq, Debug)]
pub struct Influence {
    /// The first two words of the move, or the card.
    pub what: String,
    /// In how many games of a seat it was so; a game counts for each seat that did, or once where all
    /// win or lose together.
    pub games: u64,
    /// How often these were won.
    pub rate: f64,
    /// How much more often than in the games in which they did not play it.
    pub more: Interval,
}

/// Fewer games on either side say nothing.
const LEAST: u64 = 20;

/// What was played in these simulations, or what else `things` counts, such as cards held: the `most`
/// things whose influence is surest, the best first.
pub fn influences(
    reports: &[SimulationReport],
    things: impl Fn(&Tally) -> &Things,
    most: usize,
) -> Vec<Influence> {
    let mut strata: BTreeMap<&str, Vec<Stratum>> = BTreeMap::new();
    for report in reports {
        for (what, seats) in things(&report.tally) {
            let (anybody, each) = seats.split_last().expect("the games of anybody");
            let wins: Vec<u64> = report.tally.seats.iter().map(|it| it.won).collect();
            // Where all win or lose together, a game says the same of every seat.
            let counted = if report.tally.together { std::slice::from_ref(anybody) } else { each };
            let of_seats = counted.iter().zip(wins).map(|(played, won)| Stratum {
                with: *played,
                without: PlayedTally {
                    games: report.tally.games - played.games,
                    won: won - played.won,
                },
            });
            strata.entry(what).or_default().extend(of_seats);
        }
    }
    let mut found: Vec<Influence> =
        strata.into_iter().filter_map(|(what, strata)| influence(what, &strata)).collect();
    found.sort_by(|a, b| sureness(b).total_cmp(&sureness(a)));
    found.truncate(most);
    found.sort_by(|a, b| b.more.at.total_cmp(&a.more.at));
    found
}

/// How many half-widths of its interval an influence is away from none.
fn sureness(it: &Influence) -> f64 {
    it.more.at.abs() / it.more.width().max(1e-9)
}

/// One seat at one table, in the games with something and in those without.
struct Stratum {
    with: PlayedTally,
    without: PlayedTally,
}

fn influence(what: &str, strata: &[Stratum]) -> Option<Influence> {
    let sum = |of: &dyn Fn(&Stratum) -> u64| strata.iter().map(of).sum::<u64>();
    let games = sum(&|it| it.with.games);
    let compared: Vec<&Stratum> =
        strata.iter().filter(|it| 0 < it.with.games.min(it.without.games)).collect();
    let both = |of: &dyn Fn(&Stratum) -> u64| compared.iter().map(|it| of(it)).sum::<u64>();
    if both(&|it| it.with.games).min(both(&|it| it.without.games)) < LEAST {
        return None;
    }
    let (mut weights, mut differences, mut variance) = (0.0, 0.0, 0.0);
    for it in compared {
        let (n, m) = (it.with.games as f64, it.without.games as f64);
        let weight = n * m / (n + m);
        weights += weight;
        differences += weight * (it.with.won as f64 / n - it.without.won as f64 / m);
        variance += weight * weight * (spread(it.with) / n + spread(it.without) / m);
    }
    let (at, half) = (differences / weights, Z * variance.sqrt() / weights);
    let more = Interval { at, low: (at - half).max(-1.0), high: (at + half).min(1.0) };
    let rate = sum(&|it| it.with.won) as f64 / games as f64;
    Some(Influence { what: what.to_string(), games, rate, more })
}

/// The variance of one game. One game more is taken to be half won, so that a few games which ended
/// alike are not taken for certain.
fn spread(it: PlayedTally) -> f64 {
    let rate = (it.won as f64 + 0.5) / (it.games as f64 + 1.0);
    rate * (1.0 - rate)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stratum(with: (u64, u64), without: (u64, u64)) -> Stratum {
        let played = |(won, games): (u64, u64)| PlayedTally { games, won };
        Stratum { with: played(with), without: played(without) }
    }

    /// A seat that wins often and plays something often does not make that thing look good.
    #[test]
    fn a_seat_is_compared_with_itself() {
        let strata = [stratum((72, 90), (8, 10)), stratum((2, 10), (18, 90))];
        let found = influence("land ants", &strata).expect("enough games");
        assert!(found.more.at.abs() < 1e-9, "{found:?}");
        assert!((found.rate - 0.74).abs() < 1e-9 && found.games == 100);
        let better = influence("land ants", &[stratum((60, 100), (40, 100))]).expect("enough");
        assert!((better.more.at - 0.2).abs() < 1e-9, "{better:?}");
        // 0.2 ± 1.96 · √(0.24 / 100 + 0.24 / 100).
        assert!((better.more.low - 0.0642).abs() < 1e-3, "{better:?}");
    }

    #[test]
    fn few_games_say_nothing() {
        assert_eq!(influence("land ants", &[stratum((5, 10), (40, 100))]), None);
        assert_eq!(influence("land ants", &[stratum((50, 100), (0, 0))]), None);
    }
}
