//! What units are worth and what they may do, here and now: what is printed, what special boxes
//! add, and what the events in force change. It is worked out whenever it is needed and never
//! stored.
//!
//! A value is made in layers (PL 10.4): first what sets it (the printed value, or the last event
//! that sets it), then what adds to it, then what limits or forbids it. What forbids is stronger
//! than what allows; of several changes of terrain the last one holds.
//! [`happening`](crate::happening) says what events change.

use tabletop::SetOf;

use crate::card::{Card, Power, Sex, Trait};
use crate::deck::{Face, Shot};
use crate::map::{Gait, Lands, Square, Squares, Terrain};
use crate::state::Planisphere;

/// A value of a unit that events change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Attribute {
    Dis,
    Att,
    Def,
    Rep,
}

/// Squares that movement may not leave, not enter, or not pass.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Barriers {
    pub(crate) exit: Squares,
    pub(crate) entry: Squares,
    /// A unit that comes here stops.
    pub(crate) stop: Squares,
}

impl Barriers {
    /// The squares that a unit reaches from `start`. Its `gait` needs to say only what the unit
    /// itself brings. PL 8.2: what flies crosses terrain on which it may not stop.
    pub(crate) fn reach(self, start: Square, flies: bool, gait: Gait) -> Squares {
        if self.exit.contains(start) {
            return Squares::EMPTY;
        }
        let barred = if flies { self.entry } else { gait.unfit.union(self.entry) };
        Gait { barred, ends: self.stop, ..gait }.reach(start)
    }
}

// Values.
impl Planisphere {
    pub(crate) fn face(&self, card: Card) -> &Face {
        self.cards.face(card)
    }

    /// Squares of movement (DIS).
    pub(crate) fn dis(&self, card: Card) -> i8 {
        self.layered(Attribute::Dis, card, None, self.face(card).dis, 0)
    }

    /// Strength of attack (ATT) of a unit on the board.
    pub(crate) fn att(&self, card: Card) -> i8 {
        self.att_on(card, self.unit(card).square)
    }

    /// Strength of attack if the unit stood on `square`.
    pub(crate) fn att_on(&self, card: Card, square: Square) -> i8 {
        let own = self.own_att(card, square);
        self.layered(Attribute::Att, card, Some(square), self.face(card).att, own)
    }

    /// Strength of defence (DEF) of a unit on the board; twice for a pair in gestation (PL 7.4).
    pub(crate) fn def(&self, card: Card) -> i8 {
        let pair = if self.is_gestating(card) { 2 } else { 1 };
        pair * self.def_on(card, self.unit(card).square)
    }

    /// Strength of defence of one unit if it stood on `square`.
    pub(crate) fn def_on(&self, card: Card, square: Square) -> i8 {
        let own = self.own_def(card, square);
        self.layered(Attribute::Def, card, Some(square), self.face(card).def, own)
    }

    /// Turns of gestation (REP) that a pair begins with, and what cards have gained for ever.
    pub(crate) fn rep(&self, card: Card) -> u8 {
        let gained = self.rep_plus[card.slot()] as i8;
        self.layered(Attribute::Rep, card, None, self.face(card).rep, gained).max(0) as u8
    }

    fn layered(
        &self,
        attribute: Attribute,
        card: Card,
        square: Option<Square>,
        printed: i8,
        own: i8,
    ) -> i8 {
        if self.in_force.is_empty() {
            return (printed + own).max(0);
        }
        let set = self.set_by_events(attribute).unwrap_or(printed);
        let sum = set + own + self.added_by_events(attribute, card, square);
        self.capped_by_events(attribute, sum)
    }

    /// What its special box adds to the ATT of a unit on `square`.
    fn own_att(&self, card: Card, square: Square) -> i8 {
        let powers = self.powers(card);
        let mut plus = 0;
        if powers.contains(Power::Pack) && self.has_kin(card, square) {
            plus += 1; // PL 9.2
        }
        if powers.contains(Power::Absorption) {
            plus += self.units[card.slot()].map_or(0, |it| it.victories.min(2) as i8); // PL 9.5
        }
        plus - i8::from(self.is_light(card))
    }

    /// What special boxes and the ground add to the DEF of a unit on `square`.
    fn own_def(&self, card: Card, square: Square) -> i8 {
        let mut plus = 0;
        if let Some(ground) = self.face(card).ground
            && self.ground_counts(card)
            && self.terrain_at(square, ground.terrain)
        {
            plus += ground.def; // PL 9.14
        }
        if self.is_infiltrated(card, square) {
            plus -= 1; // PL 9.13
        }
        plus - i8::from(self.is_light(card))
    }

    /// Whether another unit of its people and camp stands on `square`.
    fn has_kin(&self, card: Card, square: Square) -> bool {
        let Some(unit) = self.units[card.slot()] else { return false };
        let friends = self.camps[unit.owner].units;
        let kin = |it: Card| it != card && it.people() == card.people();
        friends.iter().any(|it| kin(it) && self.unit(it).square == square)
    }

    /// Whether an enemy with Infiltration stands on `square`.
    fn is_infiltrated(&self, card: Card, square: Square) -> bool {
        let Some(unit) = self.units[card.slot()] else { return false };
        let spies = |it: Card| self.face(it).powers.contains(Power::Infiltration);
        self.enemies_at(square, unit.owner)
            .any(|it| spies(it) && self.powers(it).contains(Power::Infiltration))
    }

    /// Event 66: it has given up 1 ATT and 1 DEF.
    fn is_light(&self, card: Card) -> bool {
        self.units[card.slot()].is_some_and(|it| it.light)
    }

    /// How far and how hard the unit shoots, if it does.
    pub(crate) fn shot(&self, card: Card) -> Option<Shot> {
        self.shot_after_events(self.face(card).shot)
    }

    /// The traits that work now.
    pub(crate) fn traits(&self, card: Card) -> SetOf<Trait> {
        self.traits_after_events(card, self.face(card).traits)
    }

    pub(crate) fn has(&self, card: Card, it: Trait) -> bool {
        self.traits(card).contains(it)
    }

    /// The powers of its special box that work now.
    pub(crate) fn powers(&self, card: Card) -> SetOf<Power> {
        let printed = self.face(card).powers;
        if printed.is_empty() || self.in_force.is_empty() {
            return printed;
        }
        let works = |it: &Power| self.specials_work() && !(it.is_weakness() && self.are_shielded());
        printed.iter().filter(works).collect()
    }

    /// Whether the bonus of the ground counts: it is a special like others, and less DEF is a
    /// weakness.
    fn ground_counts(&self, card: Card) -> bool {
        let weakness = self.face(card).ground.is_some_and(|it| it.def < 0);
        self.in_force.is_empty() || (self.specials_work() && !(weakness && self.are_shielded()))
    }

    pub(crate) fn sex(&self, card: Card) -> Option<Sex> {
        self.sex_after_events(self.face(card).sex)
    }

    pub(crate) fn is_gestating(&self, card: Card) -> bool {
        self.units[card.slot()].is_some_and(|it| it.gestation.is_some())
    }

    /// Whether a square contains a terrain, even a little of it.
    pub(crate) fn terrain_at(&self, square: Square, terrain: Terrain) -> bool {
        if self.in_force.is_empty() {
            return Lands::PRINTED.with(terrain).contains(square);
        }
        self.lands().with(terrain).contains(square)
    }

    /// The squares on which a unit may not stop, since they contain its forbidden terrain.
    pub(crate) fn forbidden(&self, card: Card) -> Squares {
        let terrain = self.face(card).ter;
        if self.in_force.is_empty() {
            return Lands::PRINTED.with(terrain);
        }
        self.lands().with(terrain)
    }
}
