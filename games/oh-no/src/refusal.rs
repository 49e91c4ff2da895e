//! Why a move is refused, as a sentence's key and the section that decides it.

use tabletop::{Seat, Why};

use crate::card::{Card, Colour, Module};
use crate::moves::{Move, Plan};
use crate::options::Level;
use crate::state::OhNo;
use crate::step::Step;
use crate::view::{Closed, Phase, Purpose};

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
            Move::Call(helper) => self.against_teleporting(seat, helper, || self.against_a_call()),
            Move::Zap(card)
            | Move::Counter(card)
            | Move::Aid(card, _)
            | Move::Strike(card, _)
            | Move::Finish(card) => self.against_hitting(seat, card, mv),
            Move::Morph(card) => self.against_morphing(seat, card),
            Move::With(card) => self.against_feeding(seat, card),
            Move::Destroy(_) => self.against_destroying(seat),
            Move::Perch(_) => self.unless(|it| matches!(it, Step::Perch { .. }), Reason::NoPerch),
            Move::Pack(card) => {
                self.against_picking(seat, card, |it| matches!(it, Step::Pack { .. }))
            }
            Move::Evaporate(card) => {
                self.against_picking(seat, card, |it| matches!(it, Step::Evaporate { .. }))
            }
            Move::Ask(_) | Move::Tell(_) | Move::Propose(_) => self.against_saying(mv),
            Move::Discard(_)
            | Move::Send
            | Move::Pass
            | Move::Refuse
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
            () if !giving => Reason::NotNow, // No card is left to draw.
            () if self.hand(seat).is_empty() => Reason::NotInHand,
            () => Reason::NoReceiver,
        }
    }

    fn against_end(&self) -> Reason {
        if self.in_turn() { Reason::ActFirst } else { Reason::NotNow }
    }

    /// The part of the turn that bars building and fighting: no action has been done yet.
    fn must_act(&self) -> bool {
        self.in_turn() && self.turn.actions == 0 && self.turn.phase == Phase::Act
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
            () if !self.may_teleport() => Reason::NotNow,
            () if !there || seat == other || !works(seat) || !works(other) => Reason::NoTeleporter,
            () if self.turn.teleported || self.turn.called.contains(other) => {
                Reason::TeleporterUsed
            }
            () => otherwise(),
        }
    }

    /// Whether Teleporters have a part in what is decided now.
    fn may_teleport(&self) -> bool {
        match self.steps.top() {
            Some(Step::Turn { .. } | Step::Kamikaze { .. }) => true,
            Some(Step::Strike { at_matrix, .. }) => !at_matrix && self.may_call_to_strike(),
            _ => false,
        }
    }

    fn against_a_call(&self) -> Reason {
        if self.must_act() { Reason::ActFirst } else { Reason::NothingToHit }
    }

    /// Against a weapon that is to hit what flies, dives or stands there.
    fn against_hitting(&self, seat: Seat, card: Card, mv: Move) -> Reason {
        let colour = if card.colour() == Some(Colour::Black) {
            Reason::BlackAgainstKamikaze
        } else {
            Reason::WrongColour
        };
        let why = match (self.steps.top(), mv) {
            (Some(Step::Kamikaze { .. }), Move::Counter(_))
            | (Some(Step::Call { purpose: Purpose::Counter { .. }, .. }), Move::Aid(..)) => colour,
            (Some(Step::Flight { .. }), Move::Zap(_)) => Reason::WrongColour,
            (Some(Step::Call { .. }), Move::Aid(..)) => Reason::NothingToHit,
            (Some(Step::Strike { at_matrix: true, .. }), Move::Strike(..)) => Reason::NoShieldLeft,
            (Some(Step::Strike { .. }), Move::Strike(..)) => Reason::WrongColour,
            (Some(Step::Strike { at_matrix: false, .. }), Move::Finish(_)) => Reason::ShieldsFirst,
            (Some(Step::Strike { .. }), Move::Finish(_)) => Reason::NotAWeapon,
            _ => return Reason::NotNow,
        };
        match () {
            () if !self.hand(seat).contains(card) => Reason::NotInHand,
            () if card.as_weapon().is_none() => Reason::NotAWeapon,
            () => why,
        }
    }

    /// Whether a Modulomorph has a part in what is decided now (ON 6.4).
    fn may_morph(&self) -> bool {
        match self.steps.top() {
            Some(Step::Turn { .. } | Step::Kamikaze { .. }) => true,
            Some(Step::Call { purpose, .. }) => *purpose != Purpose::Fight,
            Some(Step::Strike { at_matrix, .. }) => !at_matrix,
            _ => false,
        }
    }

    fn against_morphing(&self, seat: Seat, card: Card) -> Reason {
        match () {
            () if !self.may_morph() => Reason::NotNow,
            () if !self.hand(seat).contains(card) => Reason::NotInHand,
            () if !self.stations[seat].works(Module::Modulomorph) => Reason::NoModulomorph,
            () if self.must_act() => Reason::ActFirst,
            () if self.in_turn() && !self.stations[seat].is_invaded() => Reason::NothingToHit,
            () if self.hand(seat).iter().any(|it| it < card && it.pairs_with(card)) => {
                Reason::OutOfOrder
            }
            () => Reason::NoPair,
        }
    }

    fn against_feeding(&self, seat: Seat, card: Card) -> Reason {
        let hungry = matches!(self.steps.top(), Some(Step::Morph { .. }));
        match () {
            () if !hungry || self.picked(seat).len() != 1 => Reason::NotNow,
            () if !self.hand(seat).contains(card) => Reason::NotInHand,
            () if self.picked(seat).iter().any(|it| it != card && it.pairs_with(card)) => {
                Reason::OutOfOrder
            }
            () => Reason::NoPair,
        }
    }

    fn against_destroying(&self, seat: Seat) -> Reason {
        let fed = self.picked(seat).len() == 2;
        self.unless(|it| fed && matches!(it, Step::Morph { .. }), Reason::NothingToHit)
    }

    fn against_saying(&self, mv: Move) -> Reason {
        let silenced = self.level == Level::Three
            && matches!(mv, Move::Propose(Plan::Conflict | Plan::Wait | Plan::Zap | Plan::Spare));
        match self.talk_closed() {
            Some(Closed::Zapping) => Reason::TalkClosed,
            _ if silenced => Reason::TalkClosed,
            Some(Closed::Conflict) | None => Reason::NothingNew,
        }
    }

    fn against_picking(&self, seat: Seat, card: Card, right: impl Fn(&Step) -> bool) -> Reason {
        let why =
            if self.hand(seat).contains(card) { Reason::OutOfOrder } else { Reason::NotInHand };
        self.unless(right, why)
    }
}
