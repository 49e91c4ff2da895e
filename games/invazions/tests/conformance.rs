//! INVAZIONS keeps every promise of the battery.

use conformance::luck::check_luck;
use conformance::{Trial, check};
use invazions::Invazions;
use invazions::scenario::STORIES;

/// Scenarios of one's own for two to four players, made of what ours hold least of.
const OWN: [&str; 3] = [
    "zombies:vermin,swallower,john-frum;rages:selection,sneak,harangue;humans:survivors*10,janitor,sniper,agent,arsonist;bravery:prophylaxis,capture,gift,stand;research:equipment,virus;locations:canteen,hangar",
    "zombies:vermin,swallower,legion,zyorkshire;rages:selection,sneak,harangue,no-survivors;humans:survivors,cook,soldier,technician,guard;bravery:slash,charge,capture,prophylaxis;research:equipment,virus,immunology;locations:canteen,hangar,hall",
    "zombies:vermin,swallower,legion,whistler,john-frum;rages:selection,sneak,swell,no-survivors,contagion;humans:survivors*12,soldier,sniper,janitor,agent;bravery:slash,stand,capture,gift;research:infected,equipment,virus,immunology;locations:canteen,hangar,hall,radio",
];

/// 500 games for each number of players and kind of scenario.
fn battery(players: u8, scenario: &str, games: u64, soldat_first: &str) {
    let seed = u64::from(players) * 100_000;
    let options =
        [("scenario", scenario), ("soldat_first", soldat_first), ("three_humans", soldat_first)];
    check::<Invazions>(&Trial { players, options: &options, games, seed });
}

macro_rules! batteries {
    ($($fixed:ident $by_lot:ident $own:ident: $players:literal;)+) => {$(
        #[test]
        fn $fixed() {
            for (at, scenario) in STORIES[..4].iter().enumerate() {
                battery($players, scenario, 125, if at % 2 == 0 { "off" } else { "on" });
            }
        }

        #[test]
        fn $by_lot() {
            battery($players, STORIES[4], 500, "off");
        }

        #[test]
        fn $own() {
            battery($players, OWN[$players - 2], 250, "off");
            battery($players, OWN[$players - 2], 250, "on");
        }
    )+};
}

batteries! {
    two_fixed two_by_lot two_own: 2;
    three_fixed three_by_lot three_own: 3;
    four_fixed four_by_lot four_own: 4;
}

/// Imagined in the middle of dropping two cards, a hand must still have one to drop (IZ 12.1).
#[test]
fn found_by_random_play() {
    for (scenario, soldat_first) in STORIES[..4].iter().zip(["off", "on", "off", "on"]) {
        let options = [
            ("scenario", *scenario),
            ("soldat_first", soldat_first),
            ("three_humans", soldat_first),
        ];
        check::<Invazions>(&Trial { players: 4, options: &options, games: 1, seed: 400_170 });
    }
}

#[test]
fn luck_is_fair() {
    check_luck::<Invazions>(&Trial {
        players: 2,
        options: &[("scenario", STORIES[0])],
        games: 30,
        seed: 900_000,
    });
    check_luck::<Invazions>(&Trial {
        players: 4,
        options: &[("scenario", STORIES[4])],
        games: 30,
        seed: 0,
    });
}
