//! What chance may bring, worked out from what is public: which cubes are in the bag.

use crate::card::{ABILITIES, Colour};
use crate::view::View;

/// What the two cubes of an evasion may cost.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Evasion {
    /// How likely each ability that has points now loses some to the cubes, from 0 to 1.
    pub loses: [f64; ABILITIES],
    /// How likely two abilities are at 0 afterwards if the points are paid in the best way.
    pub ruin: f64,
}

/// The chances of an evasion that costs `points`.
pub fn evasion(view: &View, points: u8) -> Evasion {
    let cubes = Colour::COLOURED.map(|it| view.bag[it as usize]);
    let have = view.tracks.map(|it| it.points);
    Evasion {
        loses: std::array::from_fn(|it| match have[it] {
            0 => 0.0,
            _ => at_least_one(cubes[it], cubes.iter().sum(), 2),
        }),
        ruin: ruin(cubes, have, points),
    }
}

/// How likely `drawn` cubes out of `all` include one of the `good`.
fn at_least_one(good: u8, all: u8, drawn: u8) -> f64 {
    let missing = (0..drawn.min(all))
        .map(|it| f64::from((all - good).saturating_sub(it)) / f64::from(all - it));
    1.0 - missing.product::<f64>()
}

/// How likely an exploration with this many cubes finds a super weapon.
pub fn finding(view: &View, cubes: u8) -> f64 {
    at_least_one(view.bag[Colour::Yellow as usize], view.bag_size(), cubes)
}

/// The least likely ruin over all ways to pay.
fn ruin(cubes: [u8; ABILITIES], have: [u8; ABILITIES], points: u8) -> f64 {
    if points == 0 {
        return drawn_ruin(cubes, have, 2);
    }
    let pays = (0..ABILITIES).filter(|it| have[*it] > 0);
    pays.map(|it| ruin(cubes, less(have, it), points - 1)).fold(1.0, f64::min)
}

fn drawn_ruin(cubes: [u8; ABILITIES], have: [u8; ABILITIES], draws: u8) -> f64 {
    if have.iter().filter(|it| **it == 0).count() >= 2 {
        return 1.0;
    }
    let all: u8 = cubes.iter().sum();
    if draws == 0 || all == 0 {
        return 0.0;
    }
    let after = |it: usize| drawn_ruin(less(cubes, it), less(have, it), draws - 1);
    let weighted = |it: usize| f64::from(cubes[it]) / f64::from(all) * after(it);
    (0..ABILITIES).filter(|it| cubes[*it] > 0).map(weighted).sum()
}

/// Whether what is due can be paid without two abilities ending at 0.
pub(crate) fn payable(due: [u8; ABILITIES], have: [u8; ABILITIES], exchange: u8) -> bool {
    let Some(part) = due.iter().position(|it| *it > 0) else {
        return have.iter().filter(|it| **it == 0).count() < 2;
    };
    (0..ABILITIES).any(|it| {
        let price = if it == part { 1 } else { exchange };
        let Some(left) = have[it].checked_sub(price) else { return false };
        let mut after = have;
        after[it] = left;
        payable(less(due, part), after, exchange)
    })
}

fn less(mut of: [u8; ABILITIES], at: usize) -> [u8; ABILITIES] {
    of[at] = of[at].saturating_sub(1);
    of
}

/// A chance in whole percent. What may happen is never shown as 0, nor what may not happen as 100.
pub fn percent(chance: f64) -> u32 {
    let rounded = (100.0 * chance).round() as u32;
    match rounded {
        0 if chance > 0.0 => 1,
        100 if chance < 1.0 => 99,
        rounded => rounded,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 1e-9
    }

    #[test]
    fn one_of_three_among_two_of_four() {
        assert!(close(at_least_one(3, 4, 2), 1.0));
        assert!(close(at_least_one(1, 4, 2), 0.5));
        assert!(close(at_least_one(0, 4, 2), 0.0));
        assert!(close(at_least_one(0, 0, 2), 0.0));
        assert!(close(at_least_one(2, 3, 9), 1.0));
    }

    #[test]
    fn ruin_is_two_abilities_at_nought() {
        // One point in each of two: paying takes one of them, and a red cube the other.
        assert!(close(ruin([1, 0, 0], [1, 1, 9], 0), 0.0));
        assert!(close(ruin([2, 0, 0], [1, 0, 9], 0), 1.0));
        assert!(close(ruin([1, 0, 1], [1, 0, 9], 0), 1.0));
        assert!(close(ruin([1, 0, 3], [1, 0, 9], 1), 0.5));
        assert!(close(ruin([0, 0, 9], [1, 1, 2], 1), 0.0));
        assert!(close(ruin([4, 4, 4], [0, 1, 0], 1), 1.0));
    }

    #[test]
    fn another_ability_may_save_the_day() {
        assert!(payable([2, 0, 0], [2, 3, 3], 2));
        // One point each: the other ability pays for the half that would be the last.
        assert!(payable([2, 0, 0], [2, 0, 3], 2));
        assert!(!payable([2, 0, 0], [2, 0, 2], 2));
        assert!(!payable([2, 0, 0], [2, 0, 3], 3));
        assert!(payable([0, 0, 0], [0, 1, 1], 2));
    }

    #[test]
    fn what_may_happen_is_not_nought() {
        assert_eq!([0.0, 0.001, 0.5, 0.999, 1.0].map(percent), [0, 1, 50, 99, 100]);
    }
}
