//! PL 4: units move, one after another, in any order.

use tabletop::{Log, Seat};

use super::tell;
use crate::card::{Card, Trait};
use crate::event::{Event, Told};
use crate::map::{Gait, Square, Squares, printed_reach};
use crate::moves::Move;
use crate::state::Planisphere;
use crate::step::Step;

impl Planisphere {
    pub(super) fn movement(&mut self, seat: Seat) {
        let units = self.camps[seat].units;
        if units.iter().any(|it| self.may_march(it) && !self.reach(it).is_empty())
            || units.iter().any(|it| self.may_be_lightened(it))
        {
            self.steps.push(Step::March { seat });
        }
    }

    /// PL 4.1: each unit moves once, or stays.
    pub(super) fn marching_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let (units, before) = (self.camps[seat].units, moves.len());
        for card in units.iter().filter(|it| self.may_march(*it)) {
            moves.extend(self.reach(card).iter().map(|square| Move::Move(card, square)));
        }
        // PL 11.22: a unit that is driven somewhere must go.
        let must = self.friends_fight() && before < moves.len();
        moves.extend(units.iter().filter(|it| self.may_be_lightened(*it)).map(Move::Lighten));
        if !must {
            moves.push(Move::Done);
        }
    }

    /// PL 11.66: a unit that has not moved and has strength to give up.
    pub(crate) fn may_be_lightened(&self, card: Card) -> bool {
        self.may_lighten()
            && self.may_march(card)
            && !self.unit(card).light
            && 0 < self.att(card).min(self.def(card))
    }

    /// Whether the unit may still move in this phase. PL 7.3: not in gestation. PL 9.7: not when
    /// overheated.
    pub(crate) fn may_march(&self, card: Card) -> bool {
        let unit = self.unit(card);
        !unit.moved && unit.gestation.is_none() && !unit.overheated && !self.is_held(card)
    }

    /// PL 4.2 and 4.3: the squares within DIS that a unit can reach without entering its forbidden
    /// terrain. PL 8.2: a flying unit may cross it. PL 4.4: other units block no way.
    pub(crate) fn reach(&self, card: Card) -> Squares {
        self.driven_to(card).unwrap_or_else(|| self.free_reach(card))
    }

    /// Where the unit could go if paranoia did not drive it.
    pub(crate) fn free_reach(&self, card: Card) -> Squares {
        self.reach_by(card, self.dis(card))
    }

    /// The squares that the unit can reach with one step, with two, and so on up to its DIS.
    pub(crate) fn rings(&self, card: Card) -> Vec<Squares> {
        (1..=self.dis(card)).map(|steps| self.reach_by(card, steps)).collect()
    }

    fn reach_by(&self, card: Card, steps: i8) -> Squares {
        let (start, wrap) = (self.unit(card).square, self.options.wrap);
        let flies = self.has(card, Trait::Flying);
        if self.in_force.is_empty() {
            return printed_reach(start, self.face(card).ter, flies, steps, wrap);
        }
        let (unfit, diagonal) = (self.forbidden(card), self.steps_are_diagonal());
        let gait = Gait { steps, unfit, diagonal, wrap, ..Gait::default() };
        self.barriers().reach(start, flies, gait)
    }

    pub(super) fn march(&mut self, seat: Seat, card: Card, to: Square, log: &mut Log<Event>) {
        self.unit_mut(card).moved = true;
        let from = self.unit(card).square;
        tell(log, || Told::Moved { seat, card, from, to });
        self.unit_mut(card).heading = from.heading_to(to, self.options.wrap); // PL 4.6
        self.displace(card, to);
        self.enter(card, log);
    }

    /// Puts a unit on another square, where it counts as the one that came (PL 4.5), and notes
    /// where it was.
    pub(crate) fn displace(&mut self, card: Card, to: Square) {
        let arrived = self.arrive();
        let unit = self.unit_mut(card);
        unit.from = Some(unit.square);
        unit.square = to;
        unit.arrived = arrived;
    }

    pub(super) fn lighten(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) {
        self.unit_mut(card).light = true;
        tell(log, || Told::Lightened { seat, card });
    }
}
