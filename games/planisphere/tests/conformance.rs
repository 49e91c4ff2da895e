//! Invasion keeps every promise of the battery.

use conformance::{Trial, check};
use planisphere::Planisphere;

/// 2,000 games for each number of players: most of them short, since a round is like another,
/// half of them with every option that changes the rules, and a few of full length.
fn battery(players: u8, events: &str) {
    let seed = u64::from(players) * 100_000;
    let short = [("events", events), ("rounds", "7")];
    let other = [
        ("events", events),
        ("rounds", "6"),
        ("wrap", "on"),
        ("rebirth", "on"),
        ("landings", "3"),
        ("rotation", "on"),
    ];
    let full = [("events", events)];
    check::<Planisphere>(&Trial { players, options: &short, games: 990, seed });
    check::<Planisphere>(&Trial { players, options: &other, games: 1_000, seed: seed + 10_000 });
    check::<Planisphere>(&Trial { players, options: &full, games: 10, seed: seed + 20_000 });
}

macro_rules! batteries {
    ($($name:ident: $players:literal $events:literal;)+) => {$(
        #[test]
        fn $name() {
            battery($players, $events);
        }
    )+};
}

batteries! {
    two_without_events: 2 "off"; three_without_events: 3 "off"; four_without_events: 4 "off";
}

batteries! {
    two_with_events: 2 "on"; three_with_events: 3 "on"; four_with_events: 4 "on";
}
