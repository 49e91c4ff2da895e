//! The battery with the Invasion mode: two to five players, two experts, both ways to start.

use conformance::{Trial, check};
use xeno::Xeno;

/// Games for each number of players and variant.
fn battery(players: u8, expert: &str, start: &str) {
    let options = [("invasion", "on"), ("expert", expert), ("start", start)];
    let seed = 7_000_000 + u64::from(players) * 100_000;
    check::<Xeno>(&Trial { players, options: &options, games: GAMES, seed });
}

const GAMES: u64 = 20;

macro_rules! batteries {
    ($($name:ident: $players:literal $expert:literal $start:literal;)+) => {$(
        #[test]
        fn $name() {
            battery($players, $expert, $start);
        }
    )+};
}

batteries! {
    two: 2 "off" "choice";
    three: 3 "off" "preset";
    four: 4 "off" "choice";
    five: 5 "off" "preset";
    experts: 2 "on" "choice";
    experts_preset: 2 "on" "preset";
}
