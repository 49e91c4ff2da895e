//! Race for the Galaxy keeps every promise of the battery.

use conformance::luck::check_luck;
use conformance::{Trial, check};
use xeno::Xeno;

/// 50 games: half with the default options, half with the preset start and the values of the second
/// edition.
fn battery(players: u8, invasion: &str, expert: &str) {
    let seed = u64::from(players) * 100_000;
    let plain = [("invasion", invasion), ("expert", expert)];
    let other = [plain[0], plain[1], ("start", "preset"), ("edition", "2018")];
    let games = 25;
    check::<Xeno>(&Trial { players, options: &plain, games, seed });
    check::<Xeno>(&Trial { players, options: &other, games, seed: seed + 10_000 });
}

macro_rules! batteries {
    ($($name:ident: $players:literal $invasion:literal $expert:literal;)+) => {$(
        #[test]
        fn $name() {
            battery($players, $invasion, $expert);
        }
    )+};
}

batteries! {
    two: 2 "off" "off"; three: 3 "off" "off"; four: 4 "off" "off"; five: 5 "off" "off";
    two_experts: 2 "off" "on";
}

batteries! {
    two_invaded: 2 "on" "off"; three_invaded: 3 "on" "off"; four_invaded: 4 "on" "off";
    five_invaded: 5 "on" "off"; two_experts_invaded: 2 "on" "on";
}

#[test]
fn luck_is_fair() {
    check_luck::<Xeno>(&Trial {
        players: 2,
        options: &[("invasion", "off")],
        games: 30,
        seed: 900_000,
    });
    check_luck::<Xeno>(&Trial {
        players: 3,
        options: &[("invasion", "on")],
        games: 30,
        seed: 901_000,
    });
}
