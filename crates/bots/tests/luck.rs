//! The luck that a review tells is fair.

use bots::{choose, luck};
use catalogue::{Table, open};
use tabletop::{Chance, Seed};

/// A game of Pulp between recruits, played to its end.
fn game(seed: u64) -> Box<dyn Table> {
    let mut table = open("pulp", 1, &[], None, Seed::from_number(seed)).expect("it opens");
    let (recruit, mut chance) = ("recruit".parse().expect("a bot"), Chance::from_number(seed + 7));
    while let Some(seat) = table.to_act().first() {
        let mv = choose(table.as_ref(), seat, &recruit, &mut chance);
        table.play(seat, &[&mv]).expect("a bot plays legal moves");
    }
    table
}

/// What luck brought the player in the whole game, by four games for each move.
fn luck_of(table: &dyn Table, chance: &mut Chance) -> f64 {
    let moments = [None].into_iter().chain((0..table.plies()).map(Some));
    let found = moments.map(|ply| luck(table, ply, 4, chance));
    found.map(|it| it.came[0] - it.expected[0]).sum()
}

/// Over many games luck gives nobody anything: its mean is within three standard errors of 0.
#[test]
fn luck_has_no_mean() {
    let mut chance = Chance::from_number(1);
    let lucks: Vec<f64> = (0..150).map(|seed| luck_of(game(seed).as_ref(), &mut chance)).collect();
    let mean = lucks.iter().sum::<f64>() / lucks.len() as f64;
    let spread = lucks.iter().map(|it| (it - mean).powi(2)).sum::<f64>() / lucks.len() as f64;
    let error = (spread / lucks.len() as f64).sqrt();
    assert!(mean.abs() < 3.0 * error && 0.0 < error, "{mean} ± {error}");
}
