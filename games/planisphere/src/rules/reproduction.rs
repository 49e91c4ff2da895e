//! PL 7: two identical cards become two units.

use tabletop::{Log, Seat};

use super::tell;
use crate::card::Card;
use crate::event::{Event, Told};
use crate::moves::Move;
use crate::state::{Gestation, Planisphere, Unit};
use crate::step::Step;

impl Planisphere {
    pub(super) fn reproduction(&mut self, seat: Seat, log: &mut Log<Event>) {
        if !self.gestation_goes_on() {
            return;
        }
        for card in self.camps[seat].units.iter() {
            self.grow(card, log);
        }
        // What is in the hand is secret, so every player who might reproduce is asked.
        let idle = |it: Card| !self.is_gestating(it) && self.may_breed(it);
        let fits = |it: Card| !self.is_open(seat) || self.twins(seat, it).next().is_some();
        let may = |it: Card| idle(it) && fits(it);
        if !self.hand(seat).is_empty() && self.camps[seat].units.iter().any(may) {
            self.steps.push(Step::Breed { seat });
        }
    }

    /// PL 7.2: a turn of gestation passes; after the last there are two units.
    fn grow(&mut self, card: Card, log: &mut Log<Event>) {
        let Some(gestation) = &mut self.unit_mut(card).gestation else { return };
        gestation.left = gestation.left.saturating_sub(1);
        if 0 < gestation.left {
            return;
        }
        let child = gestation.child;
        let Unit { owner: seat, square, arrived, .. } = *self.unit(card);
        tell(log, || Told::Born { seat, card, child, square });
        self.part(card, seat, log);
        // PL 7.6: the second unit counts as having come with the first.
        if let Some(unit) = &mut self.units[child.slot()] {
            unit.arrived = arrived + 1;
        }
    }

    /// A pair in gestation becomes two units, of which the second is `seat`'s. PL 11.68: if the
    /// second lay there when the countdown began, it is condemned with the first.
    pub(crate) fn part(&mut self, card: Card, seat: Seat, log: &mut Log<Event>) {
        let square = self.unit(card).square;
        let Some(Gestation { child, dies, .. }) = self.unit_mut(card).gestation.take() else {
            return;
        };
        self.settle(seat, child, square, log);
        if let Some(unit) = &mut self.units[child.slot()] {
            unit.dies = dies;
        }
    }

    /// PL 7.1: one of the player's units, and an identical card of its hand.
    pub(super) fn breeding_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let idle = |it: &Card| !self.is_gestating(*it) && self.may_breed(*it);
        for card in self.camps[seat].units.iter().filter(idle) {
            moves.extend(self.twins(seat, card).map(|child| Move::Breed(card, child)));
        }
        moves.push(Move::Done);
    }

    /// The cards of a hand that are identical to `card`, in card order.
    pub(crate) fn twins(&self, seat: Seat, card: Card) -> impl Iterator<Item = Card> + use<> {
        self.hand(seat).iter().filter(move |it| it.people() == card.people())
    }

    pub(super) fn breed(&mut self, seat: Seat, card: Card, child: Card, log: &mut Log<Event>) {
        self.steps.pop();
        self.leave_hand(seat, child);
        let turns = self.rep(card);
        self.unit_mut(card).gestation = Some(Gestation { child, left: turns, dies: None });
        tell(log, || Told::Gestating { seat, card, child, turns });
    }
}
