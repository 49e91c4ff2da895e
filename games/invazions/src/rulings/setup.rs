//! IZ 1: setting up.

use std::sync::Arc;

use tabletop::{CardSet, Game, Options, Seat, Seed, Setup, SetupError};

use crate::card::{HumanCard, Research, Sort, ZombieCard};
use crate::deck::Cards;
use crate::options::InvazionsOptions;
use crate::scenario::{BY_LOT, STORIES};
use crate::state::Invazions;

fn table(players: u8, scenario: &str, seed: u64) -> Invazions {
    setup(players, scenario, seed).expect("a scenario for so many")
}

fn setup(players: u8, scenario: &str, seed: u64) -> Result<Invazions, SetupError> {
    let cards = Arc::new(Cards::parse(Cards::BUILTIN).expect("the built-in cards are good"));
    let options = InvazionsOptions::from_pairs([("scenario", scenario)]).expect("an option");
    Invazions::setup(&Setup { players, options }, cards, Seed::from_number(seed))
}

/// IZ 1.1, 1.3 and 1.6: locations, two contamination cards under each on the first turn, and the
/// pile that is left.
#[test]
fn pile_and_locations() {
    for (players, whole) in [(2, 36), (3, 47), (4, 58)] {
        let game = table(players, STORIES[0], 1);
        assert_eq!(game.places.len(), usize::from(players));
        assert!(game.places.iter().all(|it| it.contamination.len() == 2));
        assert_eq!(game.contamination_left(), whole - 2 * players);
        assert_eq!(game.table.all_zombies.count(ZombieCard::Freed), players + 4);
    }
}

/// IZ 1.2: 50 or 60 cards, of which five, six or seven are in hand. IZ 1.7: resources.
#[test]
fn the_human_side() {
    for (players, scenario, deck) in [(2, 0, 60), (3, 1, 50), (4, 3, 60)] {
        let game = table(players, STORIES[scenario], 2);
        assert_eq!(game.table.all_humans.len(), deck);
        assert_eq!(game.human.hand_size(), players + 3);
        let resources = if players == 2 { 4 } else { 2 * (players - 1) };
        assert_eq!((game.human.resources, game.resources_max()), (resources, 4 * (players - 1)));
    }
}

/// IZ 1.4 and 1.5: five Membres Blessés for each horde, and a starting deck that it holds in hand.
#[test]
fn the_hordes() {
    let game = table(4, STORIES[2], 3);
    assert_eq!(game.wounded, 15);
    for seat in game.seats() {
        let hand = game.hand(seat);
        assert_eq!((hand.count(ZombieCard::Member), hand.count(ZombieCard::Devour)), (3, 2));
    }
    assert_eq!(game.seats().next(), Some(Seat(1)));
}

/// IZ 1.8: drawn at random, in the right proportions, without starting cards.
#[test]
fn by_lot() {
    for players in 2..=4 {
        let game = table(players, BY_LOT, 4);
        let all = game.table.all_zombies.minus(game.undrawn.for_rules());
        let of = |sort: Sort| all.only(|it| it.sort() == sort).len() as u8;
        let hordes = players - 1;
        assert_eq!(of(Sort::Zombie), 5 * (players + 1) + 8 * hordes, "with starting cards");
        assert_eq!(of(Sort::Rage), 5 * (players + 1) + 2 * hordes);
        let deck = game.table.all_humans.minus(game.human.undrawn.for_rules());
        assert_eq!(deck.count(HumanCard::Survivors), 15);
        assert_eq!(deck.only(HumanCard::is_human).len(), 40);
        assert_eq!(deck.len(), 60);
        assert_eq!(game.human.research.len(), usize::from(players));
    }
    let infected = |seed| table(2, BY_LOT, seed).human.research[0].0 == Research::Infected;
    assert!((0..20).all(infected), "with two players it always takes part");
}

/// IZ 1.9: an impossible scenario is refused with the reason.
#[test]
fn impossible_scenarios() {
    let Err(SetupError::Game { key, args }) = setup(3, "laboratoire", 1) else {
        panic!("there is no such scenario")
    };
    assert_eq!(key, "invazions-scenario-no-such");
    assert!(args[1].1.contains("labo, bataille, freres"));
}
