//! Invasion keeps every promise of the battery.

use conformance::luck::check_luck;
use conformance::{Trial, check, seat};
use planisphere::Planisphere;
use tabletop::{Chance, Game, Log};

/// 500 games for each number of players. Most are short, since rounds resemble each other; half
/// have every option that changes the rules; some go on for long: with rebirth, games with events
/// do.
fn battery(players: u8, events: &str) {
    let seed = u64::from(players) * 100_000;
    let short = [("events", events), ("rounds", "7"), ("rotation", "off")];
    let other = [
        ("events", events),
        ("rounds", "6"),
        ("wrap", "on"),
        ("rebirth", "on"),
        ("landings", "3"),
        ("rotation", "on"),
    ];
    let long = [("events", events), ("rounds", "24"), ("rebirth", "on"), ("landings", "2")];
    let full = [("events", events)];
    check::<Planisphere>(&Trial { players, options: &short, games: 240, seed });
    check::<Planisphere>(&Trial { players, options: &other, games: 250, seed: seed + 10_000 });
    check::<Planisphere>(&Trial { players, options: &full, games: 3, seed: seed + 20_000 });
    check::<Planisphere>(&Trial { players, options: &long, games: 8, seed: seed + 30_000 });
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

/// PL 2.8: a game without a limit is counted too, within the number of moves that the game
/// promises.
#[test]
fn a_game_without_limit_ends() {
    let options = [("events", "off"), ("rounds", "none")];
    let trial = Trial { players: 2, options: &options, games: 1, seed: 0 };
    let mut game: Planisphere = seat::<Planisphere>(&trial, 3).game().clone();
    let (mut chance, mut moves) = (Chance::from_number(3), Vec::new());
    for _ in 0..Planisphere::MOVES_MAX {
        let Some(mover) = game.to_act().first() else { break };
        moves.clear();
        game.legal_moves(mover, &mut moves);
        game.carry_out(mover, *chance.pick(&moves), &mut Log::silent());
    }
    assert!(game.outcome().is_some());
}

#[test]
fn luck_is_fair() {
    check_luck::<Planisphere>(&Trial {
        players: 2,
        options: &[("events", "off"), ("rounds", "7")],
        games: 30,
        seed: 900_000,
    });
    check_luck::<Planisphere>(&Trial {
        players: 3,
        options: &[("events", "on"), ("rounds", "9"), ("rebirth", "on")],
        games: 30,
        seed: 901_000,
    });
}
