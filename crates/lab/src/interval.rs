//! Estimates from a sample, with intervals of 95 %.

use serde::Serialize;
use statrs::distribution::{ContinuousCDF as _, StudentsT};

/// The quantile of the normal distribution for a two-sided interval of 95 %.
pub(crate) const Z: f64 = 1.959_963_985;

/// An estimate with an interval that holds the true value 19 times out of 20.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Interval {
    pub at: f64,
    pub low: f64,
    pub high: f64,
}

impl Interval {
    /// An estimate of which nothing is claimed but its value.
    pub fn unknown(at: f64) -> Interval {
        Interval { at, low: f64::NAN, high: f64::NAN }
    }

    /// Whether it says where the true value is.
    pub fn is_known(&self) -> bool {
        !self.low.is_nan()
    }

    /// The same in another unit.
    pub(crate) fn each(self, unit: impl Fn(f64) -> f64) -> Interval {
        Interval { at: unit(self.at), low: unit(self.low), high: unit(self.high) }
    }

    pub fn width(&self) -> f64 {
        self.high - self.low
    }
}

/// A share, with Wilson's score interval, which stays within 0 and 1 and holds for few games too
/// (Edwin Wilson, *Probable Inference, the Law of Succession, and Statistical Inference*, 1927).
pub fn wilson(hits: u64, of: u64) -> Interval {
    if of == 0 {
        return Interval { at: 0.0, low: 0.0, high: 1.0 };
    }
    wilson_of(hits as f64 / of as f64, of as f64)
}

/// The share `at`, known as well as from `n` independent games.
fn wilson_of(at: f64, n: f64) -> Interval {
    let wide = 1.0 + Z * Z / n;
    let middle = (at + Z * Z / (2.0 * n)) / wide;
    let half = Z / wide * (at * (1.0 - at) / n + Z * Z / (4.0 * n * n)).sqrt();
    Interval { at, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
}

/// A share of games that come in sets, such as all games with one deal, from the share of each set
/// with how often it was that: with how many independent games it is known as well, and Wilson's
/// interval for that many. This *effective number* is by Edward Korn and Barry Graubard, *Confidence
/// Intervals for Proportions With Small Expected Number of Positive Counts Estimated From Survey
/// Data*, 1998. One set more is taken to have spread as single games do, so that a few sets which are
/// alike by chance claim nothing that they cannot know.
pub(crate) fn of_sets(shares: &[(f64, u64)], games_each: u64) -> (Interval, f64) {
    let sets: u64 = shares.iter().map(|it| it.1).sum();
    let sum = |of: &dyn Fn(f64) -> f64| shares.iter().map(|it| of(it.0) * it.1 as f64).sum::<f64>();
    let at = sum(&|it| it) / sets.max(1) as f64;
    let alone = at * (1.0 - at);
    let spread = (sum(&|it| (it - at).powi(2)) + alone) / sets.max(1) as f64;
    let effective =
        if 0.0 < alone { alone * sets as f64 / spread } else { (sets * games_each) as f64 };
    if sets == 0 { (wilson(0, 0), 0.0) } else { (wilson_of(at, effective), effective) }
}

/// A mean with Student's t interval, from the number of values, their sum and the sum of their
/// squares. A single value says nothing about the spread: its interval is the value itself.
pub fn mean(count: u64, sum: i64, squares: i64) -> Interval {
    let n = count.max(1) as f64;
    let at = sum as f64 / n;
    student(n, at, ((squares as f64 - n * at * at) / (n - 1.0).max(1.0)).max(0.0))
}

/// The same for any numbers.
pub(crate) fn of_values(values: &[f64]) -> Interval {
    let n = values.len().max(1) as f64;
    student(n, values.iter().sum::<f64>() / n, variance(values))
}

pub(crate) fn variance(values: &[f64]) -> f64 {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n.max(1.0);
    values.iter().map(|it| (it - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0)
}

/// A mean with Student's t interval.
fn student(n: f64, at: f64, variance: f64) -> Interval {
    if n < 2.0 {
        return Interval { at, low: at, high: at };
    }
    let student = StudentsT::new(0.0, 1.0, n - 1.0).expect("there is freedom");
    let half = student.inverse_cdf(0.975) * (variance / n).sqrt();
    Interval { at, low: at - half, high: at + half }
}

/// The middle 95 % of the values `drawn`.
pub(crate) fn between(at: f64, mut drawn: Vec<f64>) -> Interval {
    drawn.sort_by(f64::total_cmp);
    let cut = drawn.len() / 40;
    let edge = |place: usize| drawn.get(place).copied().unwrap_or(at);
    Interval { at, low: edge(cut), high: edge(drawn.len().saturating_sub(1 + cut)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 5e-4
    }

    /// Values from the literature: 81 of 263, and 0 of 10.
    #[test]
    fn wilson_intervals_are_the_published_ones() {
        let some = wilson(81, 263);
        assert!(close(some.low, 0.2553) && close(some.high, 0.3662), "{some:?}");
        let none = wilson(0, 10);
        assert!(close(none.low, 0.0) && close(none.high, 0.2775), "{none:?}");
    }

    /// Games that come one by one are worth what they are; two that always end alike are worth one,
    /// and two of which exactly one is won say all after a few.
    #[test]
    fn sets_of_games_are_worth_what_they_tell() {
        let (single, games) = of_sets(&[(0.0, 182), (1.0, 81)], 1);
        assert!((games - 262.0).abs() < 0.1 && (single.low - wilson(81, 263).low).abs() < 1e-3);
        let alike = of_sets(&[(0.0, 182), (1.0, 81)], 2).1;
        assert!((games - alike).abs() < 1e-9);
        let (split, games) = of_sets(&[(0.0, 1), (0.5, 98), (1.0, 1)], 2);
        assert!(3000.0 < games && split.width() < 0.04, "{split:?} of {games}");
        let (all, games) = of_sets(&[(1.0, 20)], 2);
        assert!(games == 40.0 && close(all.low, wilson(40, 40).low), "{all:?}");
        let (few, games) = of_sets(&[(0.5, 3)], 2);
        assert!(games <= 9.0 && 0.4 < few.width(), "{few:?} of {games}");
    }

    /// The two-sided 95 % quantiles of Student's t, as tables print them.
    #[test]
    fn quantiles_are_the_printed_ones() {
        // Half of the values are 1 above the mean and half 1 below.
        for (count, quantile) in
            [(2, 12.7062), (4, 3.1824), (6, 2.5706), (10, 2.2622), (30, 2.0452), (120, 1.9801)]
        {
            let n = count as f64;
            let half = mean(count, 0, count as i64).high;
            assert!(close(half * ((n - 1.0) / n).sqrt() * n.sqrt(), quantile), "{count}: {half}");
        }
    }

    /// The values 1, 2, 3, 4 and 5: mean 3, standard deviation 1.5811, so 3 ± 1.9632.
    #[test]
    fn a_mean_has_the_interval_of_student() {
        let it = mean(5, 15, 55);
        assert!(close(it.at, 3.0) && close(it.low, 1.0368) && close(it.high, 4.9632), "{it:?}");
    }

    #[test]
    fn a_mean_of_equal_values_is_sure() {
        assert_eq!(mean(4, 12, 36), Interval { at: 3.0, low: 3.0, high: 3.0 });
        assert_eq!(mean(1, 7, 49), Interval { at: 7.0, low: 7.0, high: 7.0 });
    }

    #[test]
    fn nothing_played_is_nothing_known() {
        assert_eq!(wilson(0, 0), Interval { at: 0.0, low: 0.0, high: 1.0 });
        assert_eq!(mean(0, 0, 0), Interval { at: 0.0, low: 0.0, high: 0.0 });
    }
}
