//! ON 1: how the game begins.

use std::sync::Arc;

use tabletop::{CardSet, Game, Seat, Seated, Seed, Setup, SetupError};

use crate::deck::Cards;
use crate::options::{Level, OhNoOptions, Stacking};
use crate::scene::set;
use crate::state::OhNo;

fn deal(players: u8, matrix: Stacking, seed: u64) -> Result<Seated<OhNo>, SetupError> {
    let cards = Arc::new(Cards::parse(Cards::BUILTIN).expect("the built-in cards are good"));
    let options = OhNoOptions { level: Level::One, matrix };
    Seated::new(Setup { players, options }, cards, Seed::from_number(seed))
}

/// ON 1.1: hub 1 goes to the first seat, the others follow, the rest goes to the box.
#[test]
fn hubs_are_dealt_in_order() {
    let seated = deal(3, Stacking::Mixed, 1).unwrap();
    let game = seated.game();
    let hubs = game.seats().map(|seat| game.stations[seat].modules[0].card.to_string());
    assert_eq!(hubs.collect::<Vec<_>>(), ["hub.1", "hub.2", "hub.3"]);
    assert_eq!(format!("{:?}", game.boxed), "{hub.4, hub.5}");
}

/// ON 1.1: there are five hubs and at least three players; other numbers are refused.
#[test]
fn three_to_five_play() {
    for players in [0, 1, 2, 6] {
        let refused = deal(players, Stacking::Mixed, 1).unwrap_err();
        assert_eq!(refused, SetupError::Players { asked: players, least: 3, most: 5 });
    }
    assert!((3..=5).all(|players| deal(players, Stacking::Mixed, 1).is_ok()));
}

/// ON 1.2 and 1.4: the other 39 cards are one face-down deck, and hands begin empty.
#[test]
fn hands_begin_empty() {
    let game = deal(5, Stacking::Mixed, 1).unwrap().game().clone();
    assert_eq!(game.resistance.for_rules().len(), 39);
    assert!(game.seats().all(|seat| game.hand(seat).is_empty()));
    let other = deal(5, Stacking::Mixed, 2).unwrap().game().clone();
    assert_ne!(game.resistance.for_rules(), other.resistance.for_rules());
}

/// ON 1.3: mixed, the Shields may lie anywhere; in piles, each of eight heaps has one.
#[test]
fn piles_have_a_shield_each() {
    for seed in 0..20 {
        let game = deal(4, Stacking::Piles, seed).unwrap().game().clone();
        let deck = game.matrix.for_rules();
        assert_eq!((deck.len(), game.piles.len()), (62, 8));
        let ends = game.piles.iter().skip(1).copied().chain([62]);
        for (start, end) in game.piles.iter().zip(ends) {
            let pile = &deck[usize::from(*start)..usize::from(end)];
            assert_eq!(pile.iter().filter(|it| it.is_shield()).count(), 1, "seed {seed}");
            assert!((7..=8).contains(&pile.len()));
        }
    }
    let game = deal(4, Stacking::Mixed, 1).unwrap().game().clone();
    assert_eq!((game.matrix.for_rules().len(), game.piles.len()), (62, 0));
}

/// ON 1.5: each seat may be drawn by lot to begin.
#[test]
fn the_first_player_is_drawn_by_lot() {
    let first = |seed| deal(3, Stacking::Mixed, seed).unwrap().game().to_act().first().unwrap();
    let firsts: Vec<Seat> = (0..40).map(first).collect();
    assert!(Seat::all(3).all(|seat| firsts.contains(&seat)));
}

/// A scene holds every card once.
#[test]
fn a_scene_is_a_whole_game() {
    let game = set("A: hub.3 catalyst.1[orange.1!] | hand red-bomb\nB: hub.1\nC: out");
    assert_eq!(game.census(), Ok(()));
    assert_eq!(game.alive().len(), 2);
}
