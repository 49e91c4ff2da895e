//! XI 17: the war effort, and repairs in Produce.

use tabletop::{Log, Seat};

use crate::card::Card;
use crate::event::Event;
use crate::moves::Move;
use crate::state::Xeno;

impl Xeno {
    /// XI 17.1: whoever has goods may give them to the war effort.
    pub(super) fn call_for_effort(&mut self) {}

    /// The goods that may be given next, in card order, and nothing more.
    pub(super) fn effort_moves(&self, _seat: Seat, moves: &mut Vec<Move>) {
        moves.push(Move::Done);
    }

    /// Notes a good that is given: whether the player gives no more.
    pub(super) fn note_effort(&mut self, _seat: Seat, _mv: Move) -> bool {
        true
    }

    /// The goods of all are given.
    pub(super) fn contribute(&mut self, _log: &mut Log<Event>) {}

    /// Whether the player may still repair worlds in this phase, so that everything comes in an
    /// order of its choice (XI 17.5).
    pub(super) fn may_repair(&self, _seat: Seat) -> bool {
        false
    }

    /// What the player may repair now, and how.
    pub(super) fn repair_moves(&self, _seat: Seat, _moves: &mut Vec<Move>) {}

    /// A world is repaired as `mv` says; what it costs is taken.
    pub(super) fn repair(&mut self, _seat: Seat, _mv: Move, _log: &mut Log<Event>) {}

    /// The cards that may pay for a repair, the second after the first.
    pub(super) fn mend_moves(&self, seat: Seat, first: Option<Card>, moves: &mut Vec<Move>) {
        let hand = self.hand(seat);
        moves.extend(first.map_or(hand, |it| hand.after(it)).iter().map(Move::Pay));
    }

    pub(super) fn mend(
        &mut self,
        _seat: Seat,
        _world: Card,
        _first: Option<Card>,
        _card: Card,
        _log: &mut Log<Event>,
    ) {
    }
}
