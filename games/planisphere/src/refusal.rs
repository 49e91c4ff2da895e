//! Why a move is refused: the key of a sentence, and the section that decides.

use tabletop::{Seat, Why};

use crate::card::{Card, Power, Trait};
use crate::map::{Region, Square};
use crate::moves::Move;
use crate::state::Planisphere;
use crate::step::Step;

/// Why a move is not offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Something else is decided now.
    NotNow,
    /// The card is not in the player's hand.
    NotInHand,
    /// The unit is not the player's, or not on the board.
    NotYours,
    /// The player must bring a card into play.
    MustLand,
    /// The unit is in gestation.
    Gestating,
    /// The unit has moved in this round.
    Moved,
    /// It has announced its shot.
    Aimed,
    /// The two have fought in this round.
    Fought,
    /// It has tried to take somebody over in this round.
    Controlled,
    /// An event paralyses the unit (21, 89, 97).
    Paralysed,
    /// The unit has overheated.
    Overheated,
    /// The unit has just replaced another (81).
    Pinned,
    /// The card has had its arrival test in this round.
    Tried,
    /// The square contains the terrain that the unit may not enter.
    ForbiddenTerrain,
    /// No way with that many steps leads there.
    OutOfReach,
    /// The unit does not shoot.
    NoShot,
    /// The target is too far away.
    OutOfRange,
    /// The target has burrowed where it stands.
    Burrowed,
    /// The target is invisible.
    Invisible,
    /// No shot leaves or reaches the USSR (14).
    Blizzard,
    /// The target is no enemy on the board.
    NoEnemy,
    /// The two are not on the same square.
    NoContact,
    /// The other unit came later, so it is the attacker.
    NotTheAttacker,
    /// The unit cannot take others over.
    NoControl,
    /// The target is a machine.
    Machine,
    /// Charm takes over only males.
    NoMale,
    /// The unit is no martyr.
    NoMartyr,
    /// Nothing can destroy it (63).
    Safe,
    /// A martyr that lingers has made its sacrifice already (78).
    Lingering,
    /// All contacts in which one attacks must be fought first.
    MustFight,
    /// The hand holds no identical card.
    NoTwin,
    /// The hand holds no identical card for the unit that has just won.
    NoDouble,
    /// The unit landed in this round (62).
    Newcomer,
    /// Nothing leaves North Africa or crosses it (13).
    Locusts,
    /// Nothing enters India, leaves it or crosses it (18).
    Monsoon,
    /// Paranoia drives the unit elsewhere, or it must go first (22).
    Driven,
    /// The continent has no ground for the card (2).
    NoGround,
    /// The unit cannot make itself light (66).
    TooFrail,
    /// The event does not offer this choice.
    NoChoice,
    /// Only the unit under attack may sacrifice itself (36).
    NoParoxysm,
}

impl Why for Reason {
    fn key(self) -> &'static str {
        match self {
            Reason::NotNow => "planisphere-why-not-now",
            Reason::NotInHand => "planisphere-why-not-in-hand",
            Reason::NotYours => "planisphere-why-not-yours",
            Reason::MustLand => "planisphere-why-must-land",
            Reason::Gestating => "planisphere-why-gestating",
            Reason::Moved => "planisphere-why-moved",
            Reason::Aimed => "planisphere-why-aimed",
            Reason::Fought => "planisphere-why-fought",
            Reason::Controlled => "planisphere-why-controlled",
            Reason::Paralysed => "planisphere-why-paralysed",
            Reason::Overheated => "planisphere-why-overheated",
            Reason::Pinned => "planisphere-why-pinned",
            Reason::Tried => "planisphere-why-tried",
            Reason::ForbiddenTerrain => "planisphere-why-forbidden-terrain",
            Reason::OutOfReach => "planisphere-why-out-of-reach",
            Reason::NoShot => "planisphere-why-no-shot",
            Reason::OutOfRange => "planisphere-why-out-of-range",
            Reason::Burrowed => "planisphere-why-burrowed",
            Reason::Invisible => "planisphere-why-invisible",
            Reason::Blizzard => "planisphere-why-blizzard",
            Reason::NoEnemy => "planisphere-why-no-enemy",
            Reason::NoContact => "planisphere-why-no-contact",
            Reason::NotTheAttacker => "planisphere-why-not-the-attacker",
            Reason::NoControl => "planisphere-why-no-control",
            Reason::Machine => "planisphere-why-machine",
            Reason::NoMale => "planisphere-why-no-male",
            Reason::NoMartyr => "planisphere-why-no-martyr",
            Reason::Safe => "planisphere-why-safe",
            Reason::Lingering => "planisphere-why-lingering",
            Reason::MustFight => "planisphere-why-must-fight",
            Reason::NoTwin => "planisphere-why-no-twin",
            Reason::NoDouble => "planisphere-why-no-double",
            Reason::Newcomer => "planisphere-why-newcomer",
            Reason::Locusts => "planisphere-why-locusts",
            Reason::Monsoon => "planisphere-why-monsoon",
            Reason::Driven => "planisphere-why-driven",
            Reason::NoGround => "planisphere-why-no-ground",
            Reason::TooFrail => "planisphere-why-too-frail",
            Reason::NoChoice => "planisphere-why-no-choice",
            Reason::NoParoxysm => "planisphere-why-no-paroxysm",
        }
    }

    fn section(self) -> &'static str {
        match self {
            Reason::NotNow => "2.1",
            Reason::NotInHand | Reason::NotYours => "2.3",
            Reason::MustLand => "3.2",
            Reason::Gestating => "7.3",
            Reason::Moved => "4.1",
            Reason::Aimed => "5.1",
            Reason::Fought => "6.1",
            Reason::Controlled => "8.4",
            Reason::Paralysed => "10.11",
            Reason::Overheated => "9.7",
            Reason::Pinned => "11.81",
            Reason::Tried => "11.7",
            Reason::ForbiddenTerrain => "4.3",
            Reason::OutOfReach => "4.2",
            Reason::NoShot => "5.1",
            Reason::OutOfRange => "5.2",
            Reason::Burrowed => "9.11",
            Reason::Invisible => "9.12",
            Reason::Blizzard => "11.14",
            Reason::NoEnemy => "5.1",
            Reason::NoContact => "6.1",
            Reason::NotTheAttacker => "6.2",
            Reason::NoControl => "8.4",
            Reason::Machine => "8.1",
            Reason::NoMale => "9.3",
            Reason::NoMartyr => "8.5",
            Reason::Safe => "11.63",
            Reason::Lingering => "11.78",
            Reason::MustFight => "6.3",
            Reason::NoTwin => "7.1",
            Reason::NoDouble => "9.4",
            Reason::Newcomer => "11.62",
            Reason::Locusts => "11.13",
            Reason::Monsoon => "11.18",
            Reason::Driven => "11.22",
            Reason::NoGround => "11.2",
            Reason::TooFrail => "11.66",
            Reason::NoChoice => "10.7",
            Reason::NoParoxysm => "11.36",
        }
    }
}

impl Planisphere {
    /// The first reason against `mv` for `seat`, which is asked.
    pub(crate) fn reason_against(&self, seat: Seat, mv: Move) -> Reason {
        let Some(step) = self.steps.top() else { return Reason::NotNow };
        match (step, mv) {
            (Step::Reinforce { .. }, Move::Land(card)) => self.against_landing(seat, card),
            (Step::Reinforce { .. }, Move::Done) => Reason::MustLand,
            (Step::March { .. }, Move::Move(card, square)) => {
                self.against_marching(seat, card, square)
            }
            (Step::March { .. }, Move::Done) => Reason::Driven,
            (Step::March { .. }, Move::Lighten(_)) => Reason::TooFrail,
            (Step::NameContinent { .. }, _) => Reason::NoGround,
            (Step::Explode { .. }, _) => Reason::NoParoxysm,
            (Step::Decide { .. }, _) => Reason::NoChoice,
            (Step::Shoot { .. }, Move::Aim(card, target)) => {
                self.against_aiming(seat, card, target)
            }
            (Step::Fight { .. }, Move::Attack(card, target)) => {
                self.against_attacking(seat, card, target)
            }
            (Step::Fight { .. }, Move::Control(card, target)) => {
                self.against_controlling(seat, card, target)
            }
            (Step::Fight { .. }, Move::Martyr(card, target)) => {
                self.against_dying(seat, card, target)
            }
            (Step::Fight { .. }, Move::Done) => Reason::MustFight,
            (Step::Duplicate { .. }, Move::Duplicate(_)) => Reason::NoDouble,
            (Step::Breed { .. }, Move::Breed(card, _)) => self.against_breeding(seat, card),
            _ => Reason::NotNow,
        }
    }

    fn against_landing(&self, seat: Seat, card: Card) -> Reason {
        if self.hand(seat).contains(card) { Reason::Tried } else { Reason::NotInHand }
    }

    /// Why `seat` may not act with the unit; none if it may.
    fn against_acting(&self, seat: Seat, card: Card) -> Option<Reason> {
        match () {
            () if !self.camps[seat].units.contains(card) => Some(Reason::NotYours),
            () if self.is_gestating(card) => Some(Reason::Gestating),
            () => None,
        }
    }

    fn against_marching(&self, seat: Seat, card: Card, square: Square) -> Reason {
        if let Some(reason) = self.against_acting(seat, card) {
            return reason;
        }
        match () {
            () if self.unit(card).moved => Reason::Moved,
            () if self.unit(card).overheated => Reason::Overheated,
            () if self.is_paralysed(card) => Reason::Paralysed,
            () if !self.may_march(card) => Reason::Pinned,
            () if self.forbidden(card).contains(square) => Reason::ForbiddenTerrain,
            () if self.free_reach(card).contains(square) => Reason::Driven,
            () => self.barred_by(card, square).unwrap_or(Reason::OutOfReach),
        }
    }

    /// The event that keeps the unit where it stands, or out of a square that it could reach.
    fn barred_by(&self, card: Card, square: Square) -> Option<Reason> {
        let barriers = self.barriers();
        let shut = |it: Square| barriers.exit.contains(it) || barriers.entry.contains(it);
        let flooded = |it: Square| shut(it) && Region::India.squares().contains(it);
        let here = self.unit(card).square;
        match () {
            () if flooded(here) || flooded(square) => Some(Reason::Monsoon),
            () if shut(here) => Some(Reason::Locusts),
            () => None,
        }
    }

    fn against_aiming(&self, seat: Seat, card: Card, target: Card) -> Reason {
        if let Some(reason) = self.against_acting(seat, card) {
            return reason;
        }
        let Some(shot) = self.shot(card) else { return Reason::NoShot };
        let here = self.unit(card).square;
        match () {
            () if self.unit(card).aimed => Reason::Aimed,
            () if !self.may_shoot(card) => Reason::Paralysed,
            () if !self.is_enemy(seat, target) => Reason::NoEnemy,
            () if shot.range < here.distance(self.unit(target).square, self.options.wrap) => {
                Reason::OutOfRange
            }
            () if self.powers(target).contains(Power::Invisible) => Reason::Invisible,
            () if self.has_burrowed(target) => Reason::Burrowed,
            () => Reason::Blizzard,
        }
    }

    fn is_enemy(&self, seat: Seat, card: Card) -> bool {
        self.is_on_board(card) && !self.camps[seat].units.contains(card)
    }

    fn against_attacking(&self, seat: Seat, card: Card, target: Card) -> Reason {
        if let Some(reason) = self.against_acting(seat, card) {
            return reason;
        }
        match () {
            () if self.is_paralysed(card) => Reason::Paralysed,
            () if !self.is_on_board(target) => Reason::NoEnemy,
            () if self.unit(card).square != self.unit(target).square => Reason::NoContact,
            () if !self.is_enemy(seat, target) => Reason::NoEnemy,
            () if self.unit(card).fought.contains(target) => Reason::Fought,
            () => Reason::NotTheAttacker,
        }
    }

    fn against_controlling(&self, seat: Seat, card: Card, target: Card) -> Reason {
        match () {
            () if !self.camps[seat].units.contains(card) => Reason::NotYours,
            () if !self.has(card, Trait::Control) => Reason::NoControl,
            () if self.unit(card).controlled => Reason::Controlled,
            () if !self.is_enemy(seat, target) => Reason::NoEnemy,
            () if self.has(target, Trait::Machine) => Reason::Machine,
            () if !self.can_be_controlled(card, target) => Reason::NoMale,
            () => self.against_attacking(seat, card, target),
        }
    }

    fn against_dying(&self, seat: Seat, card: Card, target: Card) -> Reason {
        if let Some(reason) = self.against_acting(seat, card) {
            return reason;
        }
        match () {
            () if self.unit(card).fades.is_some() => Reason::Lingering,
            () if !self.has(card, Trait::Martyr) => Reason::NoMartyr,
            () if self.is_paralysed(card) => Reason::Paralysed,
            () if !self.is_enemy(seat, target) => Reason::NoEnemy,
            () if self.unit(card).square != self.unit(target).square => Reason::NoContact,
            () => Reason::Safe,
        }
    }

    fn against_breeding(&self, seat: Seat, card: Card) -> Reason {
        match self.against_acting(seat, card) {
            Some(reason) => reason,
            None if !self.may_breed(card) => Reason::Newcomer,
            None => Reason::NoTwin,
        }
    }
}
