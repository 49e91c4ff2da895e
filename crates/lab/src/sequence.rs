//! Intervals that hold at every moment, so that one may look after every game and stop when they
//! are narrow enough. An ordinary interval of 95 % that is looked at again and again misses the
//! true value far more often than once in 20 times.
//!
//! This is the *confidence sequence by betting* of Ian Waudby-Smith and Aaditya Ramdas, *Estimating
//! Means of Bounded Random Variables by Betting* (Journal of the Royal Statistical Society B,
//! 2024), for values from 0 to 1. To test whether the mean is `m`, somebody bets before every value
//! on its being above `m`, and somebody else on its being below. If the mean is `m`, nobody can
//! expect to gain by that, and so (Ville's inequality) the chance that the capital of one of them
//! ever becomes 40 times what it was is at most 1/40. The interval is every `m` that nobody has got
//! rich against. As in their section on mixtures, the capital is divided among bets of several
//! sizes, so nothing has to be known of the spread; sizes never change, so only the number of times
//! that each value came matters, not the order.

use crate::interval::Interval;

/// A capital that has grown so much speaks against a mean: 1 in 40 on each side, 1 in 20 together.
const RICH: f64 = 40.0;

/// The ratio between the sizes of two bets.
const RATIO: f64 = 1.5;

/// The largest size of a bet; larger ones help no interval that is narrow.
const LARGEST: f64 = 2.0;

/// The most of a part of the capital that one value can cost.
const STAKE: f64 = 0.9;

/// The number of halvings that find an end of an interval.
const HALVINGS: usize = 40;

/// Bets whose interval is as narrow as they can make it when it is as wide as `aim`.
#[derive(Clone, Debug)]
pub struct Bets {
    /// Each size with its share of the capital.
    sizes: Vec<(f64, f64)>,
}

impl Bets {
    pub fn new(aim: f64) -> Bets {
        // With half the width h, the best size is h divided by the variance, which is at most 1/4.
        let least = (2.0 * aim).min(LARGEST);
        let count = ((LARGEST / least).ln() / RATIO.ln()).ceil() as usize + 1;
        let size = |at: usize| least * RATIO.powi(at as i32);
        // The shares add up to 1: 1/2, 1/6, 1/12 and so on, and the last has all that is left.
        let share = |at: usize| {
            let rest = 1.0 / (at + 1) as f64;
            if at + 1 == count { rest } else { rest / (at + 2) as f64 }
        };
        Bets { sizes: (0..count).map(|at| (size(at), share(at))).collect() }
    }

    /// The capital, 1 in the beginning, of who bet that values are above `mean`. Each value comes
    /// with how often it came.
    fn capital(&self, values: &[(f64, u64)], mean: f64) -> f64 {
        let grown = |size: f64| {
            let size = size.min(STAKE / mean);
            let each =
                values.iter().map(|(it, count)| *count as f64 * (size * (it - mean)).ln_1p());
            each.sum::<f64>().exp()
        };
        self.sizes.iter().map(|(size, share)| share * grown(*size)).sum()
    }

    /// Whether nobody has got rich against `mean`.
    #[cfg(test)]
    fn allow(&self, values: &[(f64, u64)], mean: f64) -> bool {
        self.capital(values, mean) < RICH && self.capital(&mirrored(values), 1.0 - mean) < RICH
    }

    /// The lowest mean against which nobody has got rich who bet that values are above it.
    fn low(&self, values: &[(f64, u64)], at: f64) -> f64 {
        let (mut poor, mut rich) = (at, 0.0);
        for _ in 0..HALVINGS {
            let middle = f64::midpoint(poor, rich);
            // The capital falls as the mean rises.
            if self.capital(values, middle) < RICH { poor = middle } else { rich = middle }
        }
        rich
    }

    /// The mean of `values`, from 0 to 1, each with how often it came, and where the true mean is:
    /// at every moment, with a chance of 95 % for all moments together.
    pub fn interval(&self, values: &[(f64, u64)]) -> Interval {
        let count: u64 = values.iter().map(|it| it.1).sum();
        if count == 0 {
            return Interval { at: 0.0, low: 0.0, high: 1.0 };
        }
        let at = values.iter().map(|(it, count)| it * *count as f64).sum::<f64>() / count as f64;
        let high = 1.0 - self.low(&mirrored(values), 1.0 - at);
        Interval { at, low: self.low(values, at), high }
    }
}

/// The same bets seen by who bets against them.
fn mirrored(values: &[(f64, u64)]) -> Vec<(f64, u64)> {
    values.iter().map(|(it, count)| (1.0 - it, *count)).collect()
}

#[cfg(test)]
mod tests {
    use tabletop::Chance;

    use super::*;
    use crate::interval::wilson;

    const STREAMS: u64 = 1500;
    const LENGTH: usize = 1500;

    /// How many of the streams of values, drawn with these weights, leave the interval at any
    /// moment. The values are 0, 1/2 and 1.
    fn missed(weights: [f32; 3], leaves: impl Fn(&[(f64, u64)], f64) -> bool) -> u64 {
        let values = [0.0, 0.5, 1.0];
        let total: f32 = weights.iter().sum();
        let mean = f64::from((weights[1] / 2.0 + weights[2]) / total);
        let stream = |number: &u64| {
            let mut chance = Chance::from_number(*number);
            let mut counts = values.map(|it| (it, 0));
            (0..LENGTH).any(|_| {
                counts[chance.weighted(&weights)].1 += 1;
                leaves(&counts, mean)
            })
        };
        (0..STREAMS).filter(stream).count() as u64
    }

    /// At most one stream in 20 may ever leave: of 1500 that is 75, and 100 are three standard
    /// deviations more.
    #[test]
    fn the_true_mean_is_in_the_interval_at_every_moment() {
        let bets = Bets::new(0.1);
        for weights in [[1.0, 0.0, 1.0], [97.0, 0.0, 3.0], [1.0, 0.0, 9.0], [1.0, 8.0, 1.0]] {
            let missed = missed(weights, |values, mean| !bets.allow(values, mean));
            assert!(missed < 100, "{weights:?}: {missed}");
        }
    }

    /// What is counted here can come out otherwise: ordinary intervals break that promise.
    #[test]
    fn ordinary_intervals_do_not_hold_at_every_moment() {
        let leaves = |values: &[(f64, u64)], mean: f64| {
            let it = wilson(values[2].1, values[0].1 + values[2].1);
            mean < it.low || it.high < mean
        };
        assert!(300 < missed([1.0, 0.0, 1.0], leaves));
    }

    #[test]
    fn the_interval_is_where_nobody_gets_rich() {
        let bets = Bets::new(0.02);
        let shares: f64 = bets.sizes.iter().map(|it| it.1).sum();
        assert!((shares - 1.0).abs() < 1e-12, "{bets:?}");
        for values in [vec![(0.0, 70), (1.0, 30)], vec![(0.0, 5), (0.5, 900), (1.0, 7)]] {
            let it = bets.interval(&values);
            assert!(it.low < it.at && it.at < it.high, "{it:?}");
            for inside in [it.low + 1e-6, it.at, it.high - 1e-6] {
                assert!(bets.allow(&values, inside), "{inside} of {it:?}");
            }
            for outside in [it.low - 1e-6, it.high + 1e-6] {
                assert!(!bets.allow(&values, outside), "{outside} of {it:?}");
            }
        }
        assert_eq!(bets.interval(&[]), Interval { at: 0.0, low: 0.0, high: 1.0 });
        assert_eq!(bets.interval(&[(0.0, 3)]).low, 0.0);
        assert_eq!(bets.interval(&[(1.0, 3)]).high, 1.0);
    }

    /// The price of looking all the time: two to three times the games. Values that differ less
    /// need fewer of them.
    #[test]
    fn an_interval_becomes_as_narrow_as_was_aimed_at() {
        let bets = Bets::new(0.1);
        let games = |values: &dyn Fn(u64) -> Vec<(f64, u64)>| {
            (1..4000).find(|it| bets.interval(&values(*it)).width() <= 0.1).expect("narrow enough")
        };
        let even = games(&|it| vec![(0.0, it), (1.0, it)]);
        // 1.96² · 0.25 / 0.05² / 2 pairs of values.
        assert!((192 * 2..192 * 3).contains(&even), "{even}");
        let near = games(&|it| vec![(0.0, it), (0.5, 2 * it), (1.0, it)]);
        assert!(4 * near < 2 * even, "{near}");
    }
}
