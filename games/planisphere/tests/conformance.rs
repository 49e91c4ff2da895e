//! Invasion keeps every promise of the battery.

use conformance::{Trial, check};
use planisphere::Planisphere;

/// 2,000 games for each number of players: half of them by the plain rules, the others with
/// every option that changes them.
fn battery(players: u8, events: &str) {
    let seed = u64::from(players) * 100_000;
    let plain = [("events", events)];
    let other = [("events", events), ("wrap", "on"), ("rebirth", "on"), ("landings", "2")];
    let long = [("events", events), ("rotation", "on"), ("rounds", "none"), ("landings", "1")];
    check::<Planisphere>(&Trial { players, options: &plain, games: 1_000, seed });
    check::<Planisphere>(&Trial { players, options: &other, games: 750, seed: seed + 10_000 });
    check::<Planisphere>(&Trial { players, options: &long, games: 250, seed: seed + 20_000 });
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
