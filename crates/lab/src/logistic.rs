//! Logistic regression: the curve under which what happened is most likely.

use bots::chances::{Curve, WEIGHTS};

/// One decision: what was said of it, and how its game ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Position {
    /// The number of its game; what is said within one game is not independent.
    pub game: u64,
    /// The kind of table; see [`bots::chances`].
    pub tables: String,
    /// The value that the search gave the best move, from 0 to 1.
    pub said: f64,
    pub progress: f64,
    /// The chance that the page shows for that value.
    pub shown: f64,
    pub won: bool,
}

/// How strongly the weights are drawn to the plain curve, as a number of positions that support it.
/// Without that, few positions would give wild curves.
const HELD: f64 = 2.0;

/// The most steps of Newton's method; a handful is enough.
const STEPS: usize = 30;

/// The places of the weights of both logarithms, and of their products with the progress.
const LOGARITHMS: [usize; 2] = [1, 2];
const PRODUCTS: [usize; 2] = [4, 5];

type WeightRow = [f64; WEIGHTS];

/// The weights for these positions. The curve must rise with what the search said, at any progress;
/// if the best curve does not, it is fitted again without the products, and then without a
/// logarithm that still falls.
pub(crate) fn fit(positions: &[&Position]) -> WeightRow {
    let falls = |weights: &WeightRow, at: usize| {
        weights[LOGARITHMS[at]].min(weights[LOGARITHMS[at]] + weights[PRODUCTS[at]]) < 0.0
    };
    let whole = newton(positions, &[]);
    if !falls(&whole, 0) && !falls(&whole, 1) {
        return whole;
    }
    let plainer = newton(positions, &PRODUCTS);
    let Some(at) = (0..2).find(|it| falls(&plainer, *it)) else { return plainer };
    let alone = newton(positions, &[PRODUCTS[0], PRODUCTS[1], LOGARITHMS[at]]);
    if falls(&alone, 1 - at) { Curve::PLAIN.0 } else { alone }
}

/// Newton's method; the weights in `none` stay 0.
fn newton(positions: &[&Position], none: &[usize]) -> WeightRow {
    let mut weights = Curve::PLAIN;
    none.iter().for_each(|it| weights.0[*it] = 0.0);
    for _ in 0..STEPS {
        let (mut slope, mut bend) = ([0.0; WEIGHTS], [[0.0; WEIGHTS]; WEIGHTS]);
        for at in 0..WEIGHTS {
            slope[at] = HELD * (Curve::PLAIN.0[at] - weights.0[at]);
            bend[at][at] = HELD;
        }
        for it in positions {
            let numbers = Curve::numbers(it.said, it.progress);
            let chance = weights.chance(it.said, it.progress);
            let off = f64::from(u8::from(it.won)) - chance;
            for row in 0..WEIGHTS {
                slope[row] += off * numbers[row];
                for column in 0..WEIGHTS {
                    bend[row][column] += chance * (1.0 - chance) * numbers[row] * numbers[column];
                }
            }
        }
        for at in none {
            slope[*at] = 0.0;
            bend[*at][*at] = f64::INFINITY;
        }
        let step = solve(bend, slope);
        weights.0.iter_mut().zip(step).for_each(|(weight, it)| *weight += it.clamp(-2.0, 2.0));
    }
    weights.0
}

/// Solves a system of linear equations by elimination. No row may be empty.
fn solve(mut left: [WeightRow; WEIGHTS], mut right: WeightRow) -> WeightRow {
    for at in 0..WEIGHTS {
        let scale = left[at][at];
        let pivot: WeightRow = left[at].map(|it| if scale.is_finite() { it / scale } else { 0.0 });
        right[at] = if scale.is_finite() { right[at] / scale } else { 0.0 };
        left[at] = pivot;
        left[at][at] = 1.0;
        for row in (0..WEIGHTS).filter(|it| *it != at) {
            let factor = left[row][at];
            for column in 0..WEIGHTS {
                left[row][column] -= factor * pivot[column];
            }
            left[row][at] = 0.0;
            right[row] -= factor * right[at];
        }
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equations_are_solved() {
        let mut left = [[0.0; WEIGHTS]; WEIGHTS];
        for (at, row) in left.iter_mut().enumerate() {
            row[at] = 2.0;
            row[0] += 1.0;
        }
        // x0 = 1 / 3; the others (1 - x0) / 2.
        let found = solve(left, [1.0; WEIGHTS]);
        assert!((found[0] - 1.0 / 3.0).abs() < 1e-9 && (found[3] - 1.0 / 3.0).abs() < 1e-9);
    }

    /// A search that is far too cautious, at the beginning of a game as much as at its end.
    #[test]
    fn a_curve_learns_what_happens() {
        let position = |game: u64| {
            let said = if game.is_multiple_of(2) { 0.4 } else { 0.6 };
            let won = if said < 0.5 { game.is_multiple_of(10) } else { game % 10 != 1 };
            let progress = (game % 7) as f64 / 6.0;
            Position { game, tables: "2".to_string(), said, progress, shown: said, won }
        };
        let positions: Vec<Position> = (0..2000).map(position).collect();
        let curve = Curve(fit(&positions.iter().collect::<Vec<_>>()));
        assert!((curve.chance(0.4, 0.5) - 0.2).abs() < 0.02, "{curve:?}");
        assert!((curve.chance(0.6, 0.5) - 0.8).abs() < 0.02, "{curve:?}");
    }
}
