//! Why a move is refused, as a sentence's key and the section that decides it.

use tabletop::{Seat, Why};

use crate::card::{Card, Colour, Module};
use crate::moves::Move;
use crate::state::OhNo;
use crate::step::Step;
use crate::view::Phase;

/// Why a move is not offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The card is not in the player's hand.
    NotInHand,
    /// Now something else is decided.
    NotNow,
    /// One or two actions come first.
    ActFirst,
    /// The actions of the turn are done.
    ActionsDone,
    /// Modules are built before the fight.
    BuildBeforeFight,
    /// Nobody can be given cards without a hub that works.
    HubDown,
    /// The receiver is oneself or out of the game.
    NoReceiver,
    /// The weapon has nothing of its colour to hit.
    NothingToHit,
    /// Kamikazes do not feel black weapons.
    BlackAgainstKamikaze,
    /// The weapon is of another colour.
    WrongColour,
    /// Only a weapon will do.
    NotAWeapon,
    /// Only modules are built.
    NotAModule,
    /// No Teleporter that works at both ends.
    NoTeleporter,
    /// One Teleporter attack a turn.
    TeleporterUsed,
    /// No Modulomorph that works.
    NoModulomorph,
    /// The two cards share neither colour nor type, or there is no such pair.
    NoPair,
    /// The module does not bear the symbol or has its Sabotalien.
    NoPerch,
    /// Shields still stood when the turn began.
    ShieldsFirst,
    /// Only the Matrice is left to strike.
    NoShieldLeft,
    /// Cards are picked in card order.
    OutOfOrder,
    /// Level 3: no talk about this now.
    TalkClosed,
    /// It has been said.
    NothingNew,
}

impl Why for Reason {
    fn key(self) -> &'static str {
        match self {
            Reason::NotInHand => "oh-no-why-not-in-hand",
            Reason::NotNow => "oh-no-why-not-now",
            Reason::ActFirst => "oh-no-why-act-first",
            Reason::ActionsDone => "oh-no-why-actions-done",
            Reason::BuildBeforeFight => "oh-no-why-build-before-fight",
            Reason::HubDown => "oh-no-why-hub-down",
            Reason::NoReceiver => "oh-no-why-no-receiver",
            Reason::NothingToHit => "oh-no-why-nothing-to-hit",
            Reason::BlackAgainstKamikaze => "oh-no-why-black-against-kamikaze",
            Reason::WrongColour => "oh-no-why-wrong-colour",
            Reason::NotAWeapon => "oh-no-why-not-a-weapon",
            Reason::NotAModule => "oh-no-why-not-a-module",
            Reason::NoTeleporter => "oh-no-why-no-teleporter",
            Reason::TeleporterUsed => "oh-no-why-teleporter-used",
            Reason::NoModulomorph => "oh-no-why-no-modulomorph",
            Reason::NoPair => "oh-no-why-no-pair",
            Reason::NoPerch => "oh-no-why-no-perch",
            Reason::ShieldsFirst => "oh-no-why-shields-first",
            Reason::NoShieldLeft => "oh-no-why-no-shield-left",
            Reason::OutOfOrder => "oh-no-why-out-of-order",
            Reason::TalkClosed => "oh-no-why-talk-closed",
            Reason::NothingNew => "oh-no-why-nothing-new",
        }
    }

    fn section(self) -> &'static str {
        match self {
            Reason::NotInHand | Reason::NotNow | Reason::ActFirst | Reason::ActionsDone => "2.1",
            Reason::BuildBeforeFight | Reason::NotAModule => "2.5",
            Reason::HubDown | Reason::NoReceiver | Reason::OutOfOrder => "2.3",
            Reason::NothingToHit => "6.1",
            Reason::BlackAgainstKamikaze | Reason::NotAWeapon => "7.3",
            Reason::WrongColour => "3.3",
            Reason::NoTeleporter | Reason::TeleporterUsed => "6.5",
            Reason::NoModulomorph | Reason::NoPair => "6.4",
            Reason::NoPerch => "3.6",
            Reason::ShieldsFirst | Reason::NoShieldLeft => "7.6",
            Reason::TalkClosed => "9.3",
            Reason::NothingNew => "10.1",
        }
    }
}

impl OhNo {
    /// The first thing that speaks against `mv` for `seat`, which is asked.
    pub(crate) fn reason_against(&self, seat: Seat, mv: Move) -> Reason {
        match mv {
            Move::Draw | Move::Give(_) => self.against_action(seat, mv),
            Move::End => self.against_end(),
            Move::Build(card) => self.against_building(seat, card),
            Move::Fight(card, colour) => self.against_fighting(seat, card, colour, seat),
            Move::Beam(card, colour, at) => {
                self.against_teleporting(seat, at, || self.against_fighting(seat, card, colour, at))
            }
            Move::Call(helper) => self.against_teleporting(seat, helper, || Reason::NotNow),
            Move::Zap(card) => self.against_hitting(seat, card, Reason::NotNow),
            Move::Counter(card) | Move::Aid(card, _) => {
                let black = card.colour() == Some(Colour::Black);
                let why = if black { Reason::BlackAgainstKamikaze } else { Reason::WrongColour };
                self.against_hitting(seat, card, why)
            }
            Move::Strike(card, _) => self.against_hitting(seat, card, Reason::NoShieldLeft),
            Move::Finish(card) => self.against_hitting(seat, card, Reason::ShieldsFirst),
            Move::Morph(card) | Move::With(card) => self.against_morphing(seat, card),
            Move::Perch(_) => self.unless(|it| matches!(it, Step::Perch { .. }), Reason::NoPerch),
            Move::Pack(card) | Move::Evaporate(card) => self.against_picking(seat, card),
            Move::Discard(_) => Reason::NotNow,
            Move::Ask(_) | Move::Propose(_) if self.talk_closed().is_some() => Reason::TalkClosed,
            Move::Ask(_) | Move::Tell(_) | Move::Propose(_) => Reason::NothingNew,
            Move::Send
            | Move::Pass
            | Move::Refuse
            | Move::Destroy(_)
            | Move::Conflict
            | Move::GiveIn
            | Move::Hold
            | Move::Agree
            | Move::Disagree => Reason::NotNow,
        }
    }

    /// `why` if the step on top is of the right kind, else that something else is decided.
    fn unless(&self, right: impl Fn(&Step) -> bool, why: Reason) -> Reason {
        if self.steps.top().is_some_and(right) { why } else { Reason::NotNow }
    }

    fn in_turn(&self) -> bool {
        matches!(self.steps.top(), Some(Step::Turn { .. }))
    }

    fn against_action(&self, seat: Seat, mv: Move) -> Reason {
        let giving = mv != Move::Draw;
        match () {
            () if !self.in_turn() => Reason::NotNow,
            () if self.turn.phase != Phase::Act => Reason::ActionsDone,
            () if giving && !self.stations[seat].works(Module::Hub) => Reason::HubDown,
            () if giving && !self.hand(seat).is_empty() => Reason::NoReceiver,
            () => Reason::NotInHand,
        }
    }

    fn against_end(&self) -> Reason {
        if self.in_turn() { Reason::ActFirst } else { Reason::NotNow }
    }

    fn must_act(&self) -> bool {
        self.turn.actions == 0 && self.turn.phase == Phase::Act
    }

    fn against_building(&self, seat: Seat, card: Card) -> Reason {
        match () {
            () if !self.in_turn() => Reason::NotNow,
            () if !self.hand(seat).contains(card) => Reason::NotInHand,
            () if card.as_module().is_none() => Reason::NotAModule,
            () if self.must_act() => Reason::ActFirst,
            _ => Reason::BuildBeforeFight,
        }
    }

    fn against_fighting(&self, seat: Seat, card: Card, colour: Colour, at: Seat) -> Reason {
        match () {
            () if !self.in_turn() => Reason::NotNow,
            () if !self.hand(seat).contains(card) => Reason::NotInHand,
            () if card.as_weapon().is_none() => Reason::NotAWeapon,
            () if self.must_act() => Reason::ActFirst,
            () if !self.stations[at].has(colour) => Reason::NothingToHit,
            _ => Reason::WrongColour,
        }
    }

    fn against_teleporting(
        &self,
        seat: Seat,
        other: Seat,
        otherwise: impl Fn() -> Reason,
    ) -> Reason {
        let there = other.index() < usize::from(self.stations.players());
        let works = |it: Seat| self.stations[it].works(Module::Teleporter);
        match () {
            () if !there || seat == other || !works(seat) || !works(other) => Reason::NoTeleporter,
            () if self.turn.teleported || self.turn.called.contains(other) => {
                Reason::TeleporterUsed
            }
            () => otherwise(),
        }
    }

    /// Against a weapon that is to hit what flies, dives or stands there; `why` if the colour
    /// is not the matter.
    fn against_hitting(&self, seat: Seat, card: Card, why: Reason) -> Reason {
        match self.steps.top() {
            _ if !self.hand(seat).contains(card) => Reason::NotInHand,
            _ if card.as_weapon().is_none() => Reason::NotAWeapon,
            Some(Step::Flight { .. }) => Reason::WrongColour,
            Some(Step::Kamikaze { .. } | Step::Call { .. }) => why,
            Some(Step::Strike { at_matrix: true, .. }) => Reason::NoShieldLeft,
            Some(Step::Strike { .. }) if why == Reason::ShieldsFirst => why,
            Some(Step::Strike { .. }) => Reason::WrongColour,
            _ => Reason::NotNow,
        }
    }

    fn against_morphing(&self, seat: Seat, card: Card) -> Reason {
        match () {
            () if !self.hand(seat).contains(card) => Reason::NotInHand,
            () if !self.stations[seat].works(Module::Modulomorph) => Reason::NoModulomorph,
            _ => Reason::NoPair,
        }
    }

    fn against_picking(&self, seat: Seat, card: Card) -> Reason {
        let picking = |it: &Step| matches!(it, Step::Pack { .. } | Step::Evaporate { .. });
        match self.hand(seat).contains(card) {
            true => self.unless(picking, Reason::OutOfOrder),
            false => Reason::NotInHand,
        }
    }
}
