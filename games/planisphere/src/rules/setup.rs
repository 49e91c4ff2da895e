//! PL 1: how the game is set up.

use std::sync::Arc;

use tabletop::{
    ArrayVec, Audience, BySeat, Chance, SEATS_MAX, Seat, SeatSet, Secret, Seed, SetOf, Setup, Steps,
};

use crate::card::CARDS_MAX;
use crate::deck::Cards;
use crate::options::PlanisphereOptions;
use crate::state::{Camp, Planisphere, Tally};
use crate::step::Step;
use crate::view::Phase;

/// PL 1.4: the cards are one face-down pile, hands are empty, and seat `A` begins.
pub(super) fn deal(
    setup: &Setup<PlanisphereOptions>,
    cards: Arc<Cards>,
    seed: Seed,
) -> Planisphere {
    let mut chance = Chance::new(seed);
    let mut pile: ArrayVec<_, CARDS_MAX> = cards.all.iter().copied().collect();
    chance.shuffle(&mut pile);
    let mut game = Planisphere {
        cards,
        options: setup.options.clone(),
        round: 0,
        first: Seat(0),
        phase: Phase::Draw,
        camps: BySeat::new(setup.players, camp),
        units: [None; CARDS_MAX],
        pile: Secret::new(Audience::NOBODY, pile),
        known_below: 0,
        known_above: 0,
        known: [SetOf::EMPTY; SEATS_MAX + 1],
        removed: SetOf::EMPTY,
        shots: ArrayVec::new(),
        dead: ArrayVec::new(),
        last_destroyed: None,
        rep_plus: [0; CARDS_MAX],
        winners: SetOf::EMPTY,
        in_force: ArrayVec::new(),
        loans: ArrayVec::new(),
        returning: ArrayVec::new(),
        fined: SeatSet::EMPTY,
        exploded: SeatSet::EMPTY,
        newsreel: ArrayVec::new(),
        stakes: [None; SEATS_MAX],
        landing: None,
        attempt: None,
        arrivals: 0,
        tally: Tally::default(),
        steps: Steps::new(Step::BeginRound),
        ending: None,
        chance,
    };
    game.open();
    game
}

fn camp(seat: Seat) -> Camp {
    Camp { out: false, landed: false, hand: Secret::new(seat, SetOf::EMPTY), units: SetOf::EMPTY }
}
