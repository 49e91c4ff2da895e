//! Pulp Invasion! keeps every promise of the battery.

use conformance::luck::check_luck;
use conformance::{Trial, check};
use pulp::Pulp;

/// Games for each difficulty, with captains that are drawn.
const GAMES: u64 = 1_250;

fn battery(difficulty: &str, seed: u64) {
    let options = [("difficulty", difficulty)];
    check::<Pulp>(&Trial { players: 1, options: &options, games: GAMES, seed });
}

#[test]
fn simple() {
    battery("simple", 100_000);
}

#[test]
fn normal() {
    battery("normal", 200_000);
}

#[test]
fn advanced() {
    battery("advanced", 300_000);
}

/// Each captain, in fewer games.
#[test]
fn captains() {
    for (at, captain) in ["mina", "rex", "quill", "zora", "jax", "astra"].iter().enumerate() {
        let seed = 400_000 + 1_000 * at as u64;
        let options = [("captain", *captain)];
        check::<Pulp>(&Trial { players: 1, options: &options, games: 50, seed });
    }
}

#[test]
fn luck_is_fair() {
    check_luck::<Pulp>(&Trial {
        players: 1,
        options: &[("difficulty", "simple")],
        games: 30,
        seed: 900_000,
    });
    check_luck::<Pulp>(&Trial {
        players: 1,
        options: &[("difficulty", "advanced")],
        games: 30,
        seed: 901_000,
    });
}
