//! Oh no... INVASION!!! keeps every promise of the battery.

use conformance::luck::check_luck;
use conformance::{Trial, check};
use oh_no::OhNo;

/// 500 games for each number of players and level, half of them with a stacked Matrice.
fn battery(players: u8, level: &str) {
    let seed = u64::from(players) * 100_000;
    for (matrix, seed) in [("mixed", seed), ("piles", seed + 50_000)] {
        let options = [("level", level), ("matrix", matrix)];
        check::<OhNo>(&Trial { players, options: &options, games: 250, seed });
    }
}

macro_rules! batteries {
    ($($name:ident: $players:literal $level:literal;)+) => {$(
        #[test]
        fn $name() {
            battery($players, $level);
        }
    )+};
}

batteries! {
    three_at_level_0: 3 "0"; three_at_level_1: 3 "1"; three_at_level_2: 3 "2"; three_at_level_3: 3 "3";
    four_at_level_0: 4 "0"; four_at_level_1: 4 "1"; four_at_level_2: 4 "2"; four_at_level_3: 4 "3";
    five_at_level_0: 5 "0"; five_at_level_1: 5 "1"; five_at_level_2: 5 "2"; five_at_level_3: 5 "3";
}

#[test]
fn luck_is_fair() {
    check_luck::<OhNo>(&Trial {
        players: 3,
        options: &[("level", "1"), ("matrix", "mixed")],
        games: 30,
        seed: 900_000,
    });
    check_luck::<OhNo>(&Trial {
        players: 4,
        options: &[("level", "2"), ("matrix", "piles")],
        games: 30,
        seed: 901_000,
    });
}
