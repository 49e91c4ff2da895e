//! Why a move is refused, as a sentence's key and the section that decides it.

use tabletop::{Seat, Why};

use crate::card::{Card, Trait};
use crate::map::Square;
use crate::moves::Move;
use crate::state::Planisphere;
use crate::step::Step;

/// Why a move is not offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Now something else is decided.
    NotNow,
    /// The card is not in the player's hand.
    NotInHand,
    /// The unit is not the player's, or not on the board.
    NotYours,
    /// A card must come into play.
    MustLand,
    /// The unit is in gestation.
    Gestating,
    /// The unit has moved, shot or fought already.
    Done,
    /// The unit cannot act: an event or overheating holds it.
    Held,
    /// The square contains the terrain that the unit may not enter.
    ForbiddenTerrain,
    /// No way of so many squares leads there.
    OutOfReach,
    /// The unit does not shoot.
    NoShot,
    /// The target is too far away.
    OutOfRange,
    /// The target cannot be shot at there.
    Hidden,
    /// The target is no enemy on the board.
    NoEnemy,
    /// The two are not on the same square.
    NoContact,
    /// The other one came: it attacks.
    NotTheAttacker,
    /// The unit cannot take others over.
    NoControl,
    /// The target cannot be taken over.
    Immune,
    /// The unit is no martyr.
    NoMartyr,
    /// Contacts in which one attacks must be resolved first.
    MustFight,
    /// No identical card in the hand.
    NoTwin,
    /// An event bars the squares in between, or the one where it stands (13, 14, 18).
    Barred,
    /// Paranoia drives the unit elsewhere, or it must go first (22).
    Driven,
    /// The continent has no ground for the card (2).
    NoGround,
    /// The unit cannot make itself light (66).
    TooFrail,
    /// The event does not leave this choice.
    NoChoice,
}

impl Why for Reason {
    fn key(self) -> &'static str {
        match self {
            Reason::NotNow => "planisphere-why-not-now",
            Reason::NotInHand => "planisphere-why-not-in-hand",
            Reason::NotYours => "planisphere-why-not-yours",
            Reason::MustLand => "planisphere-why-must-land",
            Reason::Gestating => "planisphere-why-gestating",
            Reason::Done => "planisphere-why-done",
            Reason::Held => "planisphere-why-held",
            Reason::ForbiddenTerrain => "planisphere-why-forbidden-terrain",
            Reason::OutOfReach => "planisphere-why-out-of-reach",
            Reason::NoShot => "planisphere-why-no-shot",
            Reason::OutOfRange => "planisphere-why-out-of-range",
            Reason::Hidden => "planisphere-why-hidden",
            Reason::NoEnemy => "planisphere-why-no-enemy",
            Reason::NoContact => "planisphere-why-no-contact",
            Reason::NotTheAttacker => "planisphere-why-not-the-attacker",
            Reason::NoControl => "planisphere-why-no-control",
            Reason::Immune => "planisphere-why-immune",
            Reason::NoMartyr => "planisphere-why-no-martyr",
            Reason::MustFight => "planisphere-why-must-fight",
            Reason::NoTwin => "planisphere-why-no-twin",
            Reason::Barred => "planisphere-why-barred",
            Reason::Driven => "planisphere-why-driven",
            Reason::NoGround => "planisphere-why-no-ground",
            Reason::TooFrail => "planisphere-why-too-frail",
            Reason::NoChoice => "planisphere-why-no-choice",
        }
    }

    fn section(self) -> &'static str {
        match self {
            Reason::NotNow => "2.1",
            Reason::NotInHand | Reason::NotYours => "2.3",
            Reason::MustLand => "3.2",
            Reason::Gestating => "7.3",
            Reason::Done => "4.1",
            Reason::Held => "6.11",
            Reason::ForbiddenTerrain => "4.3",
            Reason::OutOfReach => "4.2",
            Reason::NoShot | Reason::OutOfRange => "5.2",
            Reason::Hidden => "9.11",
            Reason::NoEnemy => "5.1",
            Reason::NoContact => "6.1",
            Reason::NotTheAttacker => "6.2",
            Reason::NoControl | Reason::Immune => "8.4",
            Reason::NoMartyr => "8.5",
            Reason::MustFight => "6.3",
            Reason::NoTwin => "7.1",
            Reason::Barred => "11.18",
            Reason::Driven => "11.22",
            Reason::NoGround => "11.2",
            Reason::TooFrail => "11.66",
            Reason::NoChoice => "10.7",
        }
    }
}

impl Planisphere {
    /// The first thing that speaks against `mv` for `seat`, which is asked.
    pub(crate) fn reason_against(&self, seat: Seat, mv: Move) -> Reason {
        let Some(step) = self.steps.top() else { return Reason::NotNow };
        match (step, mv) {
            (Step::Reinforce { .. }, Move::Land(_)) => Reason::NotInHand,
            (Step::Reinforce { .. }, Move::Done) => Reason::MustLand,
            (Step::March { .. }, Move::Move(card, square)) => {
                self.against_marching(seat, card, square)
            }
            (Step::March { .. }, Move::Done) => Reason::Driven,
            (Step::March { .. }, Move::Lighten(_)) => Reason::TooFrail,
            (Step::NameContinent { .. }, _) => Reason::NoGround,
            (Step::Explode { .. } | Step::Decide { .. }, _) => Reason::NoChoice,
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
            (Step::Duplicate { .. }, Move::Duplicate(_)) => Reason::NoTwin,
            (Step::Breed { .. }, Move::Breed(card)) => self.against_breeding(seat, card),
            _ => Reason::NotNow,
        }
    }

    /// Why the unit is not `seat`'s to act with, if it is not.
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
            () if self.unit(card).moved => Reason::Done,
            () if !self.may_march(card) => Reason::Held,
            () if self.forbidden(card).contains(square) => Reason::ForbiddenTerrain,
            () if self.free_reach(card).contains(square) => Reason::Driven,
            () if self.is_barred(card, square) => Reason::Barred,
            () => Reason::OutOfReach,
        }
    }

    /// Whether an event shuts the unit in where it stands, or out of the square.
    fn is_barred(&self, card: Card, square: Square) -> bool {
        let barriers = self.barriers();
        barriers.exit.contains(self.unit(card).square) || barriers.entry.contains(square)
    }

    fn against_aiming(&self, seat: Seat, card: Card, target: Card) -> Reason {
        if let Some(reason) = self.against_acting(seat, card) {
            return reason;
        }
        match self.shot(card) {
            None => Reason::NoShot,
            Some(_) if self.unit(card).aimed => Reason::Done,
            Some(_) if !self.may_shoot(card) => Reason::Held,
            Some(_) if !self.is_enemy(seat, target) => Reason::NoEnemy,
            Some(_) if self.is_hidden(target) => Reason::Hidden,
            Some(_) if self.no_shots().contains(self.unit(card).square) => Reason::Barred,
            Some(_) => Reason::OutOfRange,
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
            () if self.is_paralysed(card) => Reason::Held,
            () if !self.is_on_board(target) => Reason::NoEnemy,
            () if self.unit(card).square != self.unit(target).square => Reason::NoContact,
            () if !self.is_enemy(seat, target) => Reason::NoEnemy,
            () if self.unit(card).fought.contains(target) => Reason::Done,
            () => Reason::NotTheAttacker,
        }
    }

    fn against_controlling(&self, seat: Seat, card: Card, target: Card) -> Reason {
        match () {
            () if !self.camps[seat].units.contains(card) => Reason::NotYours,
            () if !self.has(card, Trait::Control) => Reason::NoControl,
            () if self.unit(card).controlled => Reason::Done,
            () if self.is_enemy(seat, target) && !self.can_be_controlled(card, target) => {
                Reason::Immune
            }
            () => self.against_attacking(seat, card, target),
        }
    }

    fn against_dying(&self, seat: Seat, card: Card, target: Card) -> Reason {
        if let Some(reason) = self.against_acting(seat, card) {
            return reason;
        }
        match () {
            () if !self.has(card, Trait::Martyr) => Reason::NoMartyr,
            () if self.is_paralysed(card) => Reason::Held,
            () if !self.is_enemy(seat, target) => Reason::NoEnemy,
            () => Reason::NoContact,
        }
    }

    fn against_breeding(&self, seat: Seat, card: Card) -> Reason {
        match self.against_acting(seat, card) {
            Some(reason) => reason,
            None if !self.may_breed(card) => Reason::Held,
            None => Reason::NoTwin,
        }
    }
}
