//! How many sequences of moves lead from set positions, to a depth of three. Any change in what is
//! offered shows as a difference. `UPDATE_EXPECT=1 cargo test -p planisphere perft` writes the
//! numbers anew.

use std::fmt::Write as _;

use expect_test::expect_file;
use tabletop::{Game, Log};

use crate::scene::set;
use crate::state::Planisphere;

/// The positions, each with what it shows.
const POSITIONS: [(&str, &str); 6] = [
    ("one unit ashore", "A: ants.1@6-12\nB: pods.1@3-5"),
    ("wings over the Sahara", "A: mantises.1@4-11 scouts.1@5-13\nB: pods.1@3-5"),
    ("round the world", "options: wrap=on\nA: gillmen.1@5-20 jelly.1@5-1\nB: hexapod.1@5-1"),
    (
        "shots across Asia",
        "phase: shooting\nA: vestals.1@3-14 tripods.1@3-15 lianas.1@3-16\nB: pods.1@3-16 ants.1@3-17 selenites.1@3-14",
    ),
    (
        "a brawl in Europe",
        "phase: contact\nA: amazons.1@3-12! mutants.1@3-12! vestals.1@3-12!\nB: gillmen.1@3-12 jelly.1@3-12 brains.1@3-12",
    ),
    (
        "hands and nurseries",
        "phase: reinforcement\ndice: 20:20 10:1 10:3 20:13\nA: pods.1@3-12 ants.1+ants.2:1@3-6 | hand pods.2 queen.1\nB: lianas.1@5-1 | hand lianas.2",
    ),
];

fn perft(game: &Planisphere, depth: u32) -> u64 {
    let Some(seat) = game.to_act().first().filter(|_| 0 < depth) else { return 1 };
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    let count = |mv| {
        let mut after = game.clone();
        after.carry_out(seat, mv, &mut Log::silent());
        perft(&after, depth - 1)
    };
    moves.into_iter().map(count).sum()
}

#[test]
fn perft_counts() {
    let mut text = String::new();
    for (name, scene) in POSITIONS {
        let game = set(scene);
        let counts = [1, 2, 3].map(|depth| perft(&game, depth));
        let _ = writeln!(text, "{name}\n{scene}\n{counts:?}\n");
    }
    expect_file!["../../tests/perft.txt"].assert_eq(&text);
}

/// PL 4.2, counted by hand: from 6-12 the ants reach 5-12 and 7-12 with one step, 4-12, 5-11 and
/// 5-13 with two, 3-12, 4-11 and 4-13 with three; or they stay.
#[test]
fn the_first_count_by_hand() {
    assert_eq!(perft(&set(POSITIONS[0].1), 1), 9);
    // After each of the 8 moves A is asked again and can only end its movement; after the end B
    // moves, whose pods have three ways or stay.
    assert_eq!(perft(&set(POSITIONS[0].1), 2), 8 + 4);
}
