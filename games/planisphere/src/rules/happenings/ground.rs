//! Events that move units over the board (PL 10.12).

use tabletop::{Log, Seat, SetOf};

use crate::card::{Card, Trait};
use crate::event::{Cause, Event};
use crate::happening::{News, Rule};
use crate::map::{Heading, Square, Squares, Terrain};
use crate::moves::Move;
use crate::state::Planisphere;

impl Planisphere {
    /// An event puts a unit on another square; the unit may die there.
    pub(super) fn push(&mut self, card: Card, to: Square, log: &mut Log<Event>) {
        let unit = *self.unit(card);
        self.report(log, News::Pushed { card, owner: unit.owner, from: unit.square, to });
        self.displace(card, to);
        self.enter(card, log);
    }

    /// Units in the order in which they came to their squares; units that are moved together keep
    /// it.
    pub(super) fn by_arrival(&self, units: SetOf<Card>) -> Vec<Card> {
        let mut units: Vec<Card> = units.iter().collect();
        units.sort_by_key(|it| self.unit(*it).arrived);
        units
    }

    /// The next square in a direction, if the unit may stand there.
    fn footing(&self, card: Card, heading: Heading) -> Option<Square> {
        let square = self.unit(card).square.toward(heading, self.options.wrap)?;
        (!self.forbidden(card).contains(square)).then_some(square)
    }

    /// PL 11.30 and 11.80: units go back along their last move, square by square.
    pub(super) fn recoil(&mut self, defence_below: i8, squares: u8, log: &mut Log<Event>) {
        let frail = |it: &Card| self.def(*it) < defence_below;
        let pushed = self.on_board().iter().filter(frail).collect();
        for card in self.by_arrival(pushed) {
            let Some(back) = self.unit(card).heading.map(Heading::opposite) else { continue };
            for _ in 0..squares {
                if !self.is_on_board(card) {
                    break; // It was pushed onto a deadly square.
                }
                let Some(square) = self.footing(card, back) else { break };
                self.push(card, square, log);
            }
        }
    }

    /// PL 11.70: all units that may move slide west.
    pub(crate) fn slide(&mut self, log: &mut Log<Event>) {
        for _ in 0..self.times(Rule::SlideWest) {
            for card in self.by_arrival(self.on_board()) {
                let stuck = self.is_held(card) || self.unit(card).overheated;
                let held = stuck || self.is_barred_west(card);
                if let Some(square) = self.footing(card, Heading::West).filter(|_| !held) {
                    self.push(card, square, log);
                }
            }
        }
    }

    /// PL 11.13 and 11.18: no unit slides out of the locusts, or into or out of the flood.
    fn is_barred_west(&self, card: Card) -> bool {
        let (barriers, here) = (self.barriers(), self.unit(card).square);
        let west = here.toward(Heading::West, self.options.wrap);
        barriers.exit.contains(here) || west.is_some_and(|it| barriers.entry.contains(it))
    }

    /// PL 11.28: all units land again, in seat order.
    pub(super) fn migrate(&mut self, log: &mut Log<Event>) {
        let all: Vec<Card> = self.in_order().flat_map(|it| self.camps[it].units.iter()).collect();
        all.into_iter().for_each(|it| self.land_again(it, 28, log));
    }

    /// A unit lands again by the dice of position; if it finds no ground it crashes.
    pub(super) fn land_again(&mut self, card: Card, number: u8, log: &mut Log<Event>) {
        let square = self.throw_position();
        let tried = self.search(card, square);
        match tried.last().filter(|it| !self.forbidden(card).contains(**it)) {
            Some(square) => {
                self.push(card, *square, log);
                if let Some(unit) = &mut self.units[card.slot()] {
                    (unit.from, unit.heading) = (None, None);
                }
            }
            None => {
                // PL 11.63: a unit that nothing destroys stays where it was.
                self.destroy(card, Cause::Happening { number }, log);
            }
        }
    }

    /// PL 11.72: two units change places.
    pub(super) fn swap_squares(
        &mut self,
        seat: Seat,
        one: Card,
        other: Card,
        log: &mut Log<Event>,
    ) {
        self.report(log, News::Swapped { seat, one, other });
        let (here, there) = (self.unit(one).square, self.unit(other).square);
        self.displace(one, there);
        self.displace(other, here);
        self.enter(one, log);
        self.enter(other, log);
    }
}

// PL 11.71: marine units run aground.
impl Planisphere {
    /// Those with a single nearest shore go there; those without any shore die; for the others the
    /// owners choose.
    pub(super) fn run_aground(&mut self, number: u8, log: &mut Log<Event>) {
        self.consult_everybody(number);
        for card in self.by_arrival(self.at_sea(self.on_board())) {
            let shores = self.nearest_shores(card);
            match (shores.iter().next(), shores.len()) {
                (None, _) => self.destroy_by(number, card, log),
                (Some(square), 1) => self.push(card, square, log),
                _ => (),
            }
        }
    }

    /// The marine units on open sea.
    fn at_sea(&self, units: SetOf<Card>) -> SetOf<Card> {
        let land = self.dry_land();
        let at_sea = |it: &Card| !land.contains(self.unit(*it).square);
        units.iter().filter(|it| self.has(*it, Trait::Marine)).filter(at_sea).collect()
    }

    /// The squares that contain something other than ocean.
    fn dry_land(&self) -> Squares {
        let lands = self.lands();
        let dry = Terrain::ALL.into_iter().filter(|it| *it != Terrain::Ocean);
        dry.fold(Squares::EMPTY, |all, it| all.union(lands.with(it)))
    }

    fn nearest_shores(&self, card: Card) -> Squares {
        let land = self.dry_land().minus(self.forbidden(card));
        self.nearest(self.unit(card).square, land)
    }

    /// Where the units of `seat` that are still at sea may run aground.
    pub(super) fn shores(&self, seat: Seat, moves: &mut Vec<Move>) {
        for card in self.at_sea(self.camps[seat].units).iter() {
            moves.extend(self.nearest_shores(card).iter().map(|it| Move::Move(card, it)));
        }
    }
}

// PL 11.22: paranoia.
impl Planisphere {
    /// The squares to which paranoia drives the unit: as near as it can come to a unit nearest to
    /// it. No squares if it cannot come nearer; none if paranoia does not drive it.
    pub(crate) fn driven_to(&self, card: Card) -> Option<Squares> {
        if !self.friends_fight() {
            return None;
        }
        let here = self.unit(card).square;
        let others = self.on_board().minus(SetOf::only(card));
        let occupied: Squares = others.iter().map(|it| self.unit(it).square).collect();
        let reach = self.free_reach(card);
        let toward = |goal: Square| self.nearer(here, goal, reach);
        let goals = self.nearest(here, occupied);
        Some(goals.iter().map(toward).fold(Squares::EMPTY, Squares::union))
    }

    /// The squares of `reach` nearest to `goal`, if they are nearer than `here`.
    fn nearer(&self, here: Square, goal: Square, reach: Squares) -> Squares {
        let wrap = self.options.wrap;
        let best = self.nearest(goal, reach);
        let gains = |it: Square| it.distance(goal, wrap) < here.distance(goal, wrap);
        best.iter().filter(|it| gains(*it)).collect()
    }
}
