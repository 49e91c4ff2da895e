//! PL 7: two identical cards become two units.

use tabletop::{Log, Seat, SetOf};

use super::tell;
use crate::card::Card;
use crate::event::{Event, Told};
use crate::moves::Move;
use crate::state::{Gestation, Planisphere};
use crate::step::Step;

impl Planisphere {
    pub(super) fn reproduction(&mut self, seat: Seat, log: &mut Log<Event>) {
        if !self.gestation_goes_on() {
            return;
        }
        for card in self.camps[seat].units.iter() {
            self.grow(card, log);
        }
        // What is in the hand is a secret: whoever might reproduce is asked.
        let idle = |it: Card| !self.is_gestating(it) && self.may_breed(it);
        if !self.hand(seat).is_empty() && self.camps[seat].units.iter().any(idle) {
            self.steps.push(Step::Breed { seat });
        }
    }

    /// PL 7.2: a turn of gestation goes by; after the last there are two units.
    fn grow(&mut self, card: Card, log: &mut Log<Event>) {
        let Some(gestation) = &mut self.unit_mut(card).gestation else { return };
        gestation.left = gestation.left.saturating_sub(1);
        if 0 < gestation.left {
            return;
        }
        let child = gestation.child;
        self.unit_mut(card).gestation = None;
        let (seat, square) = (self.unit(card).owner, self.unit(card).square);
        tell(log, || Told::Born { seat, card, child, square });
        let stood_since = self.unit(card).arrived;
        self.settle(seat, child, square, log);
        // PL 7.6: the second was there as long as the first.
        if let Some(unit) = &mut self.units[child.slot()] {
            unit.arrived = stood_since;
        }
    }

    /// PL 7.1: one of one's units of which the hand holds an identical card.
    pub(super) fn breeding_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let fertile = |it: &Card| {
            !self.is_gestating(*it) && self.may_breed(*it) && self.twin(seat, *it).is_some()
        };
        moves.extend(self.camps[seat].units.iter().filter(fertile).map(Move::Breed));
        moves.push(Move::Done);
    }

    /// The card of the hand that is laid on a unit: of several, the one with the shortest
    /// gestation.
    pub(crate) fn twin(&self, seat: Seat, card: Card) -> Option<Card> {
        let twins: SetOf<Card> =
            self.hand(seat).iter().filter(|it| it.people() == card.people()).collect();
        twins.iter().min_by_key(|it| self.rep_plus[it.slot()])
    }

    pub(super) fn breed(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) {
        self.steps.pop();
        let child = self.twin(seat, card).expect("a unit breeds with a card of the hand");
        self.leave_hand(seat, child);
        let turns = self.rep(card);
        let unit = self.unit_mut(card);
        unit.gestation = Some(Gestation { child, left: turns });
        unit.arrived = 0; // PL 7.6: enemies on its square attack it.
        tell(log, || Told::Gestating { seat, card, child, turns });
    }
}
