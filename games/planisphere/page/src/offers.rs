//! Which thing on the board offers which move. Each legal move is taken once; the decision bar
//! offers those that no thing took.

use std::cell::RefCell;

use planisphere::card::Card;
use planisphere::moves::Move;

use super::speaker::Speaker;

/// The viewer's moves that no thing has taken yet.
pub(super) struct Offers {
    left: RefCell<Vec<Move>>,
    on_board: Vec<Card>,
}

impl Offers {
    pub(super) fn new(speaker: Speaker<'_>) -> Offers {
        let left = RefCell::new(speaker.view.moves.iter().map(|it| it.0).collect());
        Offers { left, on_board: speaker.view.units.iter().map(|it| it.card).collect() }
    }

    /// Takes the moves of this sort.
    pub(super) fn take(&self, which: impl Fn(&Move) -> bool) -> Vec<Move> {
        let mut left = self.left.borrow_mut();
        let (taken, rest) = left.drain(..).partition(|mv| which(mv));
        *left = rest;
        taken
    }

    /// The moves of a unit to a square or against another unit, which the map shows as ways.
    pub(super) fn ways_of(&self, unit: Card) -> Vec<Move> {
        self.take(|mv| match *mv {
            Move::Move(card, _) | Move::Aim(card, _) => card == unit,
            Move::Pair(card, other) => card == unit && self.on_board.contains(&other),
            _ => false,
        })
    }

    /// The move that pressing a unit makes. Which of several identical cards is laid on it is
    /// chosen in the hand.
    pub(super) fn of_unit(&self, unit: Card) -> Option<Move> {
        let twins = |mv: &&Move| matches!(**mv, Move::Breed(card, _) if card == unit);
        let single = self.left.borrow().iter().filter(twins).count() == 1;
        let moves = self.take(|mv| match *mv {
            Move::Pick(card) => card == unit,
            Move::Breed(card, _) => card == unit && single,
            _ => false,
        });
        moves.first().copied()
    }

    /// The moves of a card in hand.
    pub(super) fn with_card(&self, held: Card) -> Vec<Move> {
        self.take(|mv| {
            matches!(*mv, Move::Land(card) | Move::Duplicate(card) | Move::Pick(card) | Move::Pair(_, card) | Move::Breed(_, card) if card == held)
        })
    }
}
