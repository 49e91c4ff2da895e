//! ON 1: how the game is set up.

use std::sync::Arc;

use tabletop::{ArrayVec, Audience, BySeat, Chance, Seat, Secret, Seed, SetOf, Setup, Steps};

use crate::card::Alien;
use crate::deck::Cards;
use crate::options::{Level, OhNoOptions, Stacking};
use crate::state::{Conversation, OhNo, Station, Turn};
use crate::step::Step;

pub(super) fn deal(setup: &Setup<OhNoOptions>, cards: Arc<Cards>, seed: Seed) -> OhNo {
    let mut chance = Chance::new(seed);
    let level = setup.options.level;
    // ON 1.2: everything but the hubs is one face-down deck.
    let mut resistance: ArrayVec<_, 96> = cards.resistance.iter().copied().collect();
    chance.shuffle(&mut resistance);
    let (matrix, piles) = stack(&cards, setup.options.matrix, &mut chance);
    // ON 1.5: instead of the finest cry of alarm, a draw decides who begins.
    let first = Seat(chance.below(setup.players.into()) as u8);
    OhNo {
        level,
        stations: BySeat::new(setup.players, |seat| station(&cards, level, seat)),
        resistance: Secret::new(Audience::NOBODY, resistance),
        resistance_discard: SetOf::EMPTY,
        matrix: Secret::new(Audience::NOBODY, matrix),
        piles,
        matrix_discard: SetOf::EMPTY,
        shields: SetOf::EMPTY,
        struck: SetOf::EMPTY,
        boxed: cards.hubs.iter().copied().skip(setup.players.into()).collect(),
        first,
        turn: Turn::of(first),
        conflict: false,
        talk: Conversation::default(),
        steps: Steps::new(Step::Turn { seat: first }),
        ending: None,
        chance,
        cards,
    }
}

/// ON 1.1: each station begins with a hub, the first with hub 1. ON 1.4: hands begin empty.
/// ON 9.0: at level 0 hands lie open.
fn station(cards: &Cards, level: Level, seat: Seat) -> Station {
    let audience = if level == Level::Zero { Audience::Everybody } else { seat.into() };
    Station::new(audience, seat, cards.hubs[seat.index()])
}

type Deck = (ArrayVec<Alien, 96>, ArrayVec<u8, 48>);

/// ON 1.3: the Matrice, shuffled together or as piles with a Shield each.
fn stack(cards: &Cards, stacking: Stacking, chance: &mut Chance) -> Deck {
    match stacking {
        Stacking::Mixed => {
            let mut deck: ArrayVec<_, 96> = cards.matrix.iter().copied().collect();
            chance.shuffle(&mut deck);
            (deck, ArrayVec::new())
        }
        Stacking::Piles => stack_piles(cards, chance),
    }
}

fn stack_piles(cards: &Cards, chance: &mut Chance) -> Deck {
    let (mut shields, mut aliens): (Vec<Alien>, Vec<Alien>) =
        cards.matrix.iter().partition(|it| it.is_shield());
    chance.shuffle(&mut shields);
    chance.shuffle(&mut aliens);
    let (mut deck, mut starts) = (ArrayVec::new(), ArrayVec::new());
    for (at, shield) in shields.iter().enumerate() {
        let dealt = aliens.iter().skip(at).step_by(shields.len());
        let mut pile: Vec<Alien> = dealt.chain([shield]).copied().collect();
        chance.shuffle(&mut pile);
        starts.push(deck.len() as u8);
        deck.extend(pile);
    }
    (deck, starts)
}
