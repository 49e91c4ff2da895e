//! The hundred events all occur, each in many games, and every such game ends without a fault.

use std::collections::BTreeSet;

use conformance::{Trial, seat};
use planisphere::Planisphere;
use planisphere::event::Told;
use planisphere::happening::{ALL, News};
use tabletop::{Chance, Game, Log, Viewer};

/// How many games are played, and in how many of them each event occurs at least.
const GAMES: u64 = 2_400;
const OCCURRENCES: u32 = 500;

/// The events that are rolled in a game of random moves.
fn rolled(players: u8, seed: u64) -> BTreeSet<u8> {
    let options = [("events", "on"), ("rounds", "30")];
    let trial = Trial { players, options: &options, games: 1, seed };
    let mut game = seat::<Planisphere>(&trial, seed).game().clone();
    let mut chance = Chance::from_number(seed);
    let mut log = Log::keeping();
    let mut moves = Vec::new();
    while let Some(seat) = game.to_act().first() {
        moves.clear();
        game.legal_moves(seat, &mut moves);
        game.carry_out(seat, *chance.pick(&moves), &mut log);
    }
    assert_eq!(game.census(), Ok(()), "{players} players, seed {seed}");
    let told = log.into_events();
    let number = |told: Told| match told {
        Told::Happening { news: News::Rolled { number, .. } } => Some(number),
        _ => None,
    };
    told.iter()
        .filter_map(|it| Planisphere::tell(it, Viewer::Spectator))
        .filter_map(number)
        .collect()
}

#[test]
fn every_event_occurs_in_many_games() {
    let mut games = [0; 101];
    for seed in 0..GAMES {
        for number in rolled(2 + (seed % 3) as u8, seed) {
            games[usize::from(number)] += 1;
        }
    }
    let rare =
        |it: &&planisphere::happening::Happening| games[usize::from(it.number)] < OCCURRENCES;
    let rare: Vec<_> =
        ALL.iter().filter(rare).map(|it| (it.slug, games[usize::from(it.number)])).collect();
    assert!(rare.is_empty(), "{rare:?}");
}
