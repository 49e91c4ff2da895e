//! What units are worth and what is allowed, here and now: what is printed, what special boxes
//! add, and what the events in force change. Asked at the moment of need, never stored.
//!
//! A value is made in layers (PL 10.4): first what sets it (the printed value, or the last event
//! that sets it), then what adds to it, then caps and bans; a ban beats a permission, and of
//! several changes of terrain the last one holds.

use tabletop::{Seat, SetOf};

use crate::card::{Card, Power, Sex, Trait};
use crate::deck::{Face, Shot};
use crate::map::{Lands, Square, Squares, Terrain};
use crate::state::Planisphere;
use crate::view::{ClashResult, Phase};

/// A number of a unit that events change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Attribute {
    Dis,
    Att,
    Def,
    Rep,
}

/// Squares that movement may not leave, not enter, or not go on from.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Barriers {
    pub(crate) exit: Squares,
    pub(crate) entry: Squares,
    /// A unit that comes here stops.
    pub(crate) stop: Squares,
}

// Values.
impl Planisphere {
    pub(crate) fn face(&self, card: Card) -> &Face {
        self.cards.face(card)
    }

    /// Squares of movement (DIS).
    pub(crate) fn dis(&self, card: Card) -> i8 {
        self.layered(Attribute::Dis, card, None, self.face(card).dis, 0).max(0)
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
            return printed + own;
        }
        let set = self.set_by_events(attribute, card).unwrap_or(printed);
        let sum = set + own + self.added_by_events(attribute, card, square);
        self.capped_by_events(attribute, card, sum)
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

    /// Event 66: it goes without 1 ATT and 1 DEF.
    fn is_light(&self, card: Card) -> bool {
        self.units[card.slot()].is_some_and(|it| it.light)
    }

    /// How far and how hard the unit shoots, if it does.
    pub(crate) fn shot(&self, card: Card) -> Option<Shot> {
        self.shot_after_events(card, self.face(card).shot)
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

    /// Whether the bonus of the ground counts: a special like others, less DEF a weakness.
    fn ground_counts(&self, card: Card) -> bool {
        let weakness = self.face(card).ground.is_some_and(|it| it.def < 0);
        self.in_force.is_empty() || (self.specials_work() && !(weakness && self.are_shielded()))
    }

    pub(crate) fn sex(&self, card: Card) -> Option<Sex> {
        self.sex_after_events(card, self.face(card).sex)
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

// What events change. Without events, nothing.
impl Planisphere {
    /// Whether the event with this number is in force.
    pub(crate) fn is_in_force(&self, number: u8) -> bool {
        self.in_force.iter().any(|it| it.number == number)
    }

    /// The value that the last event in force that sets it gives (3, 11, 41, 88).
    fn set_by_events(&self, _attribute: Attribute, _card: Card) -> Option<i8> {
        None
    }

    /// What all events in force add (8, 12, 14, 58, 75, 85, 93, 100); `square` is where the unit
    /// stands or would stand.
    fn added_by_events(&self, _attribute: Attribute, _card: Card, _square: Option<Square>) -> i8 {
        0
    }

    /// The caps of the events in force (6).
    fn capped_by_events(&self, _attribute: Attribute, _card: Card, value: i8) -> i8 {
        value
    }

    /// TIR after the events in force (19 takes it, 88 gives 1/1).
    fn shot_after_events(&self, _card: Card, printed: Option<Shot>) -> Option<Shot> {
        printed
    }

    /// Traits after the events in force (19, 43, 53, 66, 67).
    fn traits_after_events(&self, _card: Card, printed: SetOf<Trait>) -> SetOf<Trait> {
        printed
    }

    /// Sex after the events in force (53, 73).
    fn sex_after_events(&self, _card: Card, printed: Option<Sex>) -> Option<Sex> {
        printed
    }

    /// Whether special boxes work (19).
    fn specials_work(&self) -> bool {
        true
    }

    /// Whether weaknesses are off (35).
    fn are_shielded(&self) -> bool {
        false
    }

    /// What lies in every square now (17, 34, 46, 47, 76).
    pub(crate) fn lands(&self) -> Lands {
        Lands::PRINTED
    }

    /// The squares on which whoever enters dies (15, 23, 24, 34), with the event that kills there.
    pub(crate) fn deadly(&self) -> Squares {
        Squares::EMPTY
    }

    /// The event that makes a square deadly.
    pub(crate) fn killer_at(&self, _square: Square) -> Option<u8> {
        None
    }

    /// Where movement is barred (13, 18).
    pub(crate) fn barriers(&self) -> Barriers {
        Barriers::default()
    }

    /// Squares from and into which nobody shoots (14).
    pub(crate) fn no_shots(&self) -> Squares {
        Squares::EMPTY
    }

    /// Whether the phase takes place at all: drawing (40, 51, 92), movement (39), shooting and
    /// contact (5, 59).
    pub(crate) fn happens(&self, _phase: Phase) -> bool {
        true
    }

    /// Whether a player resolves its contacts in this round (86).
    pub(crate) fn may_fight(&self, _seat: Seat) -> bool {
        true
    }

    /// How many cards more than one each player draws and may bring into play (7).
    pub(crate) fn extra_cards(&self) -> u8 {
        0
    }

    /// Whether arrival needs a test (not under 1).
    pub(crate) fn arrival_is_tested(&self) -> bool {
        true
    }

    /// Whether the owner names the continent instead of throwing the dice of position (2).
    pub(crate) fn lands_by_continent(&self) -> bool {
        false
    }

    /// Whether steps of movement are diagonal (38).
    pub(crate) fn steps_are_diagonal(&self) -> bool {
        false
    }

    /// Whether an event bars the unit from moving (21, 89, 97; 81 the newcomer).
    pub(crate) fn is_held(&self, _card: Card) -> bool {
        false
    }

    /// Whether an event bars the unit from shooting (21, 89, 97).
    pub(crate) fn is_silenced(&self, _card: Card) -> bool {
        false
    }

    /// Whether an event bars the unit from beginning an attack (89, 97).
    pub(crate) fn is_paralysed(&self, _card: Card) -> bool {
        false
    }

    /// Where an event drives the unit (22): the squares of which it must choose one; none if it
    /// is free.
    pub(crate) fn driven_to(&self, _card: Card) -> Option<Squares> {
        None
    }

    /// Whether units may make themselves light (66).
    pub(crate) fn may_lighten(&self) -> bool {
        false
    }

    /// Whether units of one camp fight each other (22).
    pub(crate) fn friends_fight(&self, _one: Card, _other: Card) -> bool {
        false
    }

    /// Whether the defender strikes first (48), if Célérité does not say otherwise.
    pub(crate) fn defenders_strike_first(&self) -> bool {
        false
    }

    /// What the end of a combat turns into (26 inverts it, 27 undoes it; 63 saves a unit).
    pub(crate) fn result_after_events(
        &self,
        _attacker: Card,
        _defender: Card,
        result: ClashResult,
    ) -> ClashResult {
        result
    }

    /// Whether an attempt to take a unit over succeeds (26).
    pub(crate) fn control_after_events(&self, taken: bool) -> bool {
        taken
    }

    /// Whether nothing can destroy the unit (63).
    pub(crate) fn is_safe(&self, _card: Card) -> bool {
        false
    }

    /// What an event adds to ATT of an attacker and DEF of a defender in contact (58, 75).
    pub(crate) fn contact_bonus(&self, _attribute: Attribute) -> i8 {
        0
    }

    /// Whether units may be put in gestation and counters go down (4).
    pub(crate) fn gestation_goes_on(&self) -> bool {
        true
    }

    /// Whether the unit may be put in gestation (62: not the one that landed in this round).
    pub(crate) fn may_breed(&self, _card: Card) -> bool {
        true
    }
}
