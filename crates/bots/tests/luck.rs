//! The luck that a review tells is fair.

use bots::{choose, luck};
use catalogue::{Table, open};
use tabletop::{Chance, Seed};

/// A table after a few moves of recruits.
fn begun(game: &str, chance: &mut Chance) -> Box<dyn Table> {
    let mut table = open(game, 3, &[], None, Seed::from_number(2)).expect("it opens");
    let recruit = "recruit".parse().expect("a bot");
    for _ in 0..12 {
        let seat = table.to_act().first().expect("it goes on");
        let mv = choose(table.as_ref(), seat, &recruit, chance);
        table.play(seat, &[&mv]).expect("a bot plays legal moves");
    }
    table
}

/// Each seat has a curve of its own. Still the chances of rivals add up to 1, before the deal and after
/// every move, and allies have one chance.
#[test]
fn the_chances_of_rivals_agree() {
    let mut chance = Chance::from_number(5);
    // Sides, each with its seats.
    let games: [(&str, &[&[usize]]); 3] =
        [("xeno", &[&[0], &[1], &[2]]), ("invazions", &[&[0], &[1, 2]]), ("oh-no", &[&[0, 1, 2]])];
    for (game, sides) in games {
        let table = begun(game, &mut chance);
        for ply in [None, Some(0), Some(11)] {
            let moment = luck(table.as_ref(), ply, 4, &mut chance);
            for chances in [moment.expected, moment.came] {
                let of = |side: &[usize]| chances[side[0]];
                assert!(sides.iter().all(|it| it.iter().all(|seat| chances[*seat] == of(it))));
                let sum: f64 = sides.iter().map(|it| of(it)).sum();
                let right = if sides.len() == 1 { sum < 1.0 } else { (sum - 1.0).abs() < 1e-9 };
                assert!(right, "{game} {ply:?} {chances:?}");
            }
        }
    }
}

/// A game of Pulp between recruits, played to its end.
fn game(seed: u64) -> Box<dyn Table> {
    played(seed, seed + 7)
}

/// The same on the deck of a seed, with moves by another.
fn played(deck: u64, moves: u64) -> Box<dyn Table> {
    let mut table = open("pulp", 1, &[], None, Seed::from_number(deck)).expect("it opens");
    let (recruit, mut chance) = ("recruit".parse().expect("a bot"), Chance::from_number(moves));
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

/// How many found weapons recruits end with on this deck, in so many games of their own.
fn found(deck: u64, games: u64) -> i64 {
    (0..games).map(|number| points(played(deck, 1000 + number).as_ref())).sum()
}

fn points(table: &dyn Table) -> i64 {
    let outcome = table.outcome().expect("it is over");
    outcome.seats.values().map(|it| i64::from(it.score)).sum()
}

/// What luck gives on average to those who play this deck anyhow.
fn luck_on(deck: u64, chance: &mut Chance) -> f64 {
    let games = (0..8).map(|number| played(deck, 5000 + number));
    games.map(|it| luck_of(it.as_ref(), chance)).sum::<f64>() / 8.0
}

/// Of two hundred decks the three best are stacked: whoever plays them anyhow does well, again and
/// again. The review of other games on them calls these lucky, and neither those on the worst decks nor
/// on those in the middle.
#[test]
fn a_stacked_deck_is_lucky() {
    let mut decks: Vec<(i64, u64)> = (0..200).map(|deck| (found(deck, 6), deck)).collect();
    decks.sort_unstable();
    let mut chance = Chance::from_number(3);
    let mut lucks = |decks: &[(i64, u64)]| -> Vec<f64> {
        decks.iter().map(|it| luck_on(it.1, &mut chance)).collect()
    };
    let (worst, usual, stacked) =
        (lucks(&decks[..3]), lucks(&decks[99..102]), lucks(&decks[197..]));
    assert!(stacked.iter().all(|it| 0.2 < *it), "{stacked:?}");
    assert!(worst.iter().chain(&usual).all(|it| *it < 0.15), "{worst:?} {usual:?}");
}
