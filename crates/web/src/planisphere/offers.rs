//! Which thing a move is about. Each legal move is taken once; what no thing takes stands in
//! the decision bar.

use std::cell::RefCell;

use planisphere::card::Card;
use planisphere::moves::Move;

use super::speaker::Speaker;

/// The viewer's moves that are not yet attached to anything.
pub(super) struct Offers(RefCell<Vec<Move>>);

impl Offers {
    pub(super) fn new(speaker: Speaker<'_>) -> Offers {
        Offers(RefCell::new(speaker.view.moves.iter().map(|it| it.0).collect()))
    }

    /// Whether a move of this sort is still to be had.
    pub(super) fn any(&self, which: impl Fn(&Move) -> bool) -> bool {
        self.0.borrow().iter().any(which)
    }

    /// Takes the moves of this sort away.
    pub(super) fn take(&self, which: impl Fn(&Move) -> bool) -> Vec<Move> {
        let mut left = self.0.borrow_mut();
        let (taken, rest) = left.drain(..).partition(|mv| which(mv));
        *left = rest;
        taken
    }

    /// What a unit of the board does to a square or to another unit: a way on the map.
    pub(super) fn ways_of(&self, unit: Card) -> Vec<Move> {
        self.take(|mv| {
            matches!(*mv, Move::Move(card, _) | Move::Aim(card, _) | Move::Pair(card, _) if card == unit)
        })
    }

    /// What is done with a card of the hand.
    pub(super) fn with_card(&self, held: Card) -> Vec<Move> {
        self.take(|mv| {
            matches!(*mv, Move::Land(card) | Move::Duplicate(card) | Move::Breed(card) | Move::Pick(card) if card == held)
        })
    }
}
