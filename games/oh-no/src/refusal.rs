//! Why a move is refused: the key of a sentence, and the section that decides.

use tabletop::{Seat, Why};

use crate::card::{Card, Colour, Module};
use crate::moves::{Move, Plan};
use crate::options::Level;
use crate::rules::ACTIONS_MAX;
use crate::state::OhNo;
use crate::step::Step;
use crate::view::{Closed, Phase, Purpose};

/// The section of the rulebook that forbids it.
type Rule = &'static str;

/// Why a move is not offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The card is not in the player's hand.
    NotInHand(Rule),
    /// The card is already picked.
    AlreadyPicked(Rule),
    /// Something else is decided now.
    NotNow(Rule),
    /// One or two actions come first.
    ActFirst,
    /// The turn's actions are over: both were done, or a module or an attack came after the first.
    ActionsDone(Rule),
    /// No Résistance card is left.
    NothingToDraw,
    /// Modules are built before the fight.
    BuildBeforeFight,
    /// Giving cards needs a hub that works.
    HubDown,
    /// The receiver is the giver, or out of the game.
    NoReceiver,
    /// There is nothing to hit.
    NothingToHit(Rule),
    /// Kamikazes do not feel black weapons.
    BlackAgainstKamikaze,
    /// The weapon is of another colour.
    WrongColour(Rule),
    /// Only a weapon will do.
    NotAWeapon(Rule),
    /// Only modules are built.
    NotAModule,
    /// No Teleporter that works at both ends.
    NoTeleporter,
    /// One Teleporter attack a turn.
    TeleporterUsed,
    /// One call to each player a turn.
    AlreadyCalled,
    /// Everybody sees that this player would have to refuse.
    NoHelp,
    /// No Modulomorph that works.
    NoModulomorph,
    /// The two cards share neither colour nor type, or the hand has no such pair.
    NoPair,
    /// The module does not show the symbol, or has its Sabotalien already.
    NoPerch,
    /// Shields still stood when the turn began.
    ShieldsFirst,
    /// That Shield does not stand there.
    NoSuchShield,
    /// Level 3: this may not be talked about now.
    TalkClosed,
    /// It was said already.
    NothingNew,
}

impl Why for Reason {
    fn key(self) -> &'static str {
        match self {
            Reason::NotInHand(_) => "oh-no-why-not-in-hand",
            Reason::AlreadyPicked(_) => "oh-no-why-already-picked",
            Reason::NotNow(_) => "oh-no-why-not-now",
            Reason::ActFirst => "oh-no-why-act-first",
            Reason::ActionsDone(_) => "oh-no-why-actions-done",
            Reason::NothingToDraw => "oh-no-why-nothing-to-draw",
            Reason::BuildBeforeFight => "oh-no-why-build-before-fight",
            Reason::HubDown => "oh-no-why-hub-down",
            Reason::NoReceiver => "oh-no-why-no-receiver",
            Reason::NothingToHit(_) => "oh-no-why-nothing-to-hit",
            Reason::BlackAgainstKamikaze => "oh-no-why-black-against-kamikaze",
            Reason::WrongColour(_) => "oh-no-why-wrong-colour",
            Reason::NotAWeapon(_) => "oh-no-why-not-a-weapon",
            Reason::NotAModule => "oh-no-why-not-a-module",
            Reason::NoTeleporter => "oh-no-why-no-teleporter",
            Reason::TeleporterUsed => "oh-no-why-teleporter-used",
            Reason::AlreadyCalled => "oh-no-why-already-called",
            Reason::NoHelp => "oh-no-why-no-help",
            Reason::NoModulomorph => "oh-no-why-no-modulomorph",
            Reason::NoPair => "oh-no-why-no-pair",
            Reason::NoPerch => "oh-no-why-no-perch",
            Reason::ShieldsFirst => "oh-no-why-shields-first",
            Reason::NoSuchShield => "oh-no-why-no-such-shield",
            Reason::TalkClosed => "oh-no-why-talk-closed",
            Reason::NothingNew => "oh-no-why-nothing-new",
        }
    }

    fn section(self) -> &'static str {
        match self {
            Reason::NotInHand(rule)
            | Reason::AlreadyPicked(rule)
            | Reason::NotNow(rule)
            | Reason::ActionsDone(rule)
            | Reason::NothingToHit(rule)
            | Reason::WrongColour(rule)
            | Reason::NotAWeapon(rule) => rule,
            Reason::ActFirst => "2.1",
            Reason::HubDown | Reason::NoReceiver => "2.3",
            Reason::NotAModule => "2.5",
            Reason::BuildBeforeFight => "2.6",
            Reason::NothingToDraw => "2.7",
            Reason::NoPerch => "3.6",
            Reason::NoModulomorph | Reason::NoPair => "6.4",
            Reason::NoTeleporter | Reason::TeleporterUsed => "6.5",
            Reason::AlreadyCalled | Reason::NoHelp => "6.6",
            Reason::BlackAgainstKamikaze => "7.3",
            Reason::NoSuchShield => "7.5",
            Reason::ShieldsFirst => "7.6",
            Reason::TalkClosed => "9.3",
            Reason::NothingNew => "10.1",
        }
    }
}

/// The section that says when a move is made, and with what.
fn rule_of(mv: Move) -> Rule {
    match mv {
        Move::Draw | Move::Give(_) | Move::End => "2.1",
        Move::Pack(_) | Move::Send => "2.3",
        Move::Build(_) => "2.5",
        Move::Zap(_) => "3.3",
        Move::Pass => "3.4",
        Move::Perch(_) => "3.6",
        Move::Evaporate(_) => "4.2",
        Move::Fight(..) => "6.1",
        Move::Discard(_) => "6.2",
        Move::Morph(_) | Move::With(_) | Move::Destroy(_) => "6.4",
        Move::Beam(..) => "6.5",
        Move::Call(_) | Move::Aid(..) | Move::Refuse => "6.6",
        Move::Conflict => "7.1",
        Move::Counter(_) => "7.3",
        Move::GiveIn => "7.4",
        Move::Strike(..) | Move::Hold => "7.5",
        Move::Finish(_) => "7.6",
        Move::Ask(_) | Move::Tell(_) | Move::Propose(_) | Move::Agree | Move::Disagree => "10.1",
    }
}

impl OhNo {
    /// The first reason against `mv` for `seat`, which is asked.
    pub(crate) fn reason_against(&self, seat: Seat, mv: Move) -> Reason {
        match mv {
            Move::Draw | Move::Give(_) => self.against_action(seat, mv),
            Move::End => self.unless(self.in_turn(), Reason::ActFirst, mv),
            Move::Build(card) => self.against_building(seat, card),
            Move::Fight(card, _) => self.against_fighting(seat, card, mv),
            Move::Beam(card, _, at) => {
                self.against_teleporting(seat, at, mv, || self.against_fighting(seat, card, mv))
            }
            Move::Call(helper) => {
                self.against_teleporting(seat, helper, mv, || self.against_a_call(seat, helper))
            }
            Move::Zap(card)
            | Move::Counter(card)
            | Move::Aid(card, _)
            | Move::Strike(card, _)
            | Move::Finish(card) => self.against_hitting(seat, card, mv),
            Move::Morph(card) => self.against_morphing(seat, card),
            Move::With(card) => self.against_feeding(seat, card),
            Move::Destroy(_) => self.against_destroying(seat, mv),
            Move::Perch(_) => {
                let perching = matches!(self.steps.top(), Some(Step::Perch { .. }));
                self.unless(perching, Reason::NoPerch, mv)
            }
            Move::Pack(card) | Move::Evaporate(card) => self.against_picking(seat, card, mv),
            Move::Ask(_) | Move::Tell(_) | Move::Propose(_) => self.against_saying(mv),
            Move::Discard(_)
            | Move::Send
            | Move::Pass
            | Move::Refuse
            | Move::Conflict
            | Move::GiveIn
            | Move::Hold
            | Move::Agree
            | Move::Disagree => Reason::NotNow(rule_of(mv)),
        }
    }

    /// `why` if a move like `mv` is decided now; otherwise that something else is.
    fn unless(&self, decided: bool, why: Reason, mv: Move) -> Reason {
        if decided { why } else { Reason::NotNow(rule_of(mv)) }
    }

    fn in_turn(&self) -> bool {
        matches!(self.steps.top(), Some(Step::Turn { .. }))
    }

    fn against_action(&self, seat: Seat, mv: Move) -> Reason {
        match () {
            () if !self.in_turn() => Reason::NotNow(rule_of(mv)),
            () if self.turn.phase != Phase::Act => {
                Reason::ActionsDone(if self.turn.actions < ACTIONS_MAX { "2.6" } else { "2.1" })
            }
            () if mv == Move::Draw => Reason::NothingToDraw,
            () if !self.stations[seat].works(Module::Hub) => Reason::HubDown,
            () if self.hand(seat).is_empty() => Reason::NotInHand("2.3"),
            () => Reason::NoReceiver,
        }
    }

    /// The section that forbids building and fighting before the first action, while no action is
    /// done.
    fn must_act(&self) -> bool {
        self.in_turn() && self.turn.actions == 0 && self.turn.phase == Phase::Act
    }

    fn against_building(&self, seat: Seat, card: Card) -> Reason {
        let rule = rule_of(Move::Build(card));
        match () {
            () if !self.in_turn() => Reason::NotNow(rule),
            () if !self.hand(seat).contains(card) => Reason::NotInHand(rule),
            () if card.as_module().is_none() => Reason::NotAModule,
            () if self.must_act() => Reason::ActFirst,
            () => Reason::BuildBeforeFight,
        }
    }

    fn against_fighting(&self, seat: Seat, card: Card, mv: Move) -> Reason {
        let rule = rule_of(mv);
        match () {
            () if !self.in_turn() => Reason::NotNow(rule),
            () if !self.hand(seat).contains(card) => Reason::NotInHand(rule),
            () if card.as_weapon().is_none() => Reason::NotAWeapon(rule),
            () if self.must_act() => Reason::ActFirst,
            () => Reason::NothingToHit(rule),
        }
    }

    fn against_teleporting(
        &self,
        seat: Seat,
        other: Seat,
        mv: Move,
        otherwise: impl Fn() -> Reason,
    ) -> Reason {
        let there = other.index() < usize::from(self.stations.players());
        let works = |it: Seat| self.stations[it].works(Module::Teleporter);
        if let Some(rule) = self.bars_teleporters(mv) {
            return Reason::NotNow(rule);
        }
        match () {
            () if !there || seat == other || !works(seat) || !works(other) => Reason::NoTeleporter,
            () if self.turn.teleported => Reason::TeleporterUsed,
            () => otherwise(),
        }
    }

    /// The section that keeps Teleporters out of what is decided now, if there is one.
    fn bars_teleporters(&self, mv: Move) -> Option<Rule> {
        let calls = matches!(mv, Move::Call(_));
        match self.steps.top() {
            Some(Step::Turn { .. }) => None,
            Some(Step::Kamikaze { .. }) if calls => None,
            Some(Step::Strike { at_matrix: true, .. }) => Some("7.6"),
            // ON 9.0: only at level 0 do they help against Shields.
            Some(Step::Strike { .. }) if calls && self.may_call_to_strike() => None,
            Some(Step::Strike { .. }) => Some("9.0"),
            Some(_) | None => Some(rule_of(mv)),
        }
    }

    fn against_a_call(&self, seat: Seat, helper: Seat) -> Reason {
        match () {
            () if self.turn.called.contains(helper) => Reason::AlreadyCalled,
            () if self.must_act() => Reason::ActFirst,
            () if self.in_turn() && !self.stations[seat].is_invaded() => {
                Reason::NothingToHit(rule_of(Move::Call(helper)))
            }
            () => Reason::NoHelp,
        }
    }

    /// Why `card` cannot hit what flies, dives or stands there.
    fn against_hitting(&self, seat: Seat, card: Card, mv: Move) -> Reason {
        let rule = rule_of(mv);
        let why = match (self.steps.top(), mv) {
            (Some(Step::Kamikaze { .. }), Move::Counter(_))
            | (Some(Step::Call { purpose: Purpose::Counter { .. }, .. }), Move::Aid(..)) => {
                against_kamikaze(card)
            }
            (Some(Step::Call { .. }), Move::Aid(..)) => Reason::NothingToHit(rule),
            (Some(Step::Strike { .. }), Move::Strike(_, it)) if !self.shields.contains(it) => {
                Reason::NoSuchShield
            }
            (Some(Step::Flight { .. }), Move::Zap(_))
            | (Some(Step::Strike { .. }), Move::Strike(..)) => Reason::WrongColour(rule),
            (Some(Step::Strike { at_matrix: false, .. }), Move::Finish(_)) => Reason::ShieldsFirst,
            (Some(Step::Strike { .. }), Move::Finish(_)) => Reason::NotAWeapon(rule),
            _ => return Reason::NotNow(rule),
        };
        match () {
            () if !self.hand(seat).contains(card) => Reason::NotInHand(rule),
            () if card.as_weapon().is_none() => Reason::NotAWeapon(rule),
            () => why,
        }
    }

    /// The section that keeps Modulomorphs out of what is decided now, if there is one.
    fn bars_morphing(&self) -> Option<Rule> {
        match self.steps.top() {
            Some(Step::Turn { .. } | Step::Kamikaze { .. }) => None,
            Some(Step::Flight { .. }) => Some("3.3"),
            Some(Step::Call { purpose: Purpose::Fight, .. }) => Some("6.6"),
            Some(Step::Call { .. }) => None,
            Some(Step::Strike { at_matrix, .. }) => at_matrix.then_some("7.6"),
            Some(_) | None => Some("6.4"),
        }
    }

    fn against_morphing(&self, seat: Seat, card: Card) -> Reason {
        let rule = rule_of(Move::Morph(card));
        if let Some(bar) = self.bars_morphing() {
            return Reason::NotNow(bar);
        }
        match () {
            () if !self.hand(seat).contains(card) => Reason::NotInHand(rule),
            () if !self.stations[seat].works(Module::Modulomorph) => Reason::NoModulomorph,
            () if self.must_act() => Reason::ActFirst,
            () if self.in_turn() && !self.stations[seat].is_invaded() => Reason::NothingToHit(rule),
            () => Reason::NoPair,
        }
    }

    fn against_feeding(&self, seat: Seat, card: Card) -> Reason {
        let rule = rule_of(Move::With(card));
        let hungry = matches!(self.steps.top(), Some(Step::Morph { .. }));
        match () {
            () if !hungry || self.picked(seat).len() != 1 => Reason::NotNow(rule),
            () if !self.hand(seat).contains(card) => Reason::NotInHand(rule),
            () if self.picked(seat).contains(card) => Reason::AlreadyPicked(rule),
            () => Reason::NoPair,
        }
    }

    fn against_destroying(&self, seat: Seat, mv: Move) -> Reason {
        let morphs = matches!(self.steps.top(), Some(Step::Morph { .. }));
        let fed = self.picked(seat).len() == 2;
        self.unless(morphs && fed, Reason::NothingToHit(rule_of(mv)), mv)
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

    fn against_picking(&self, seat: Seat, card: Card, mv: Move) -> Reason {
        let (rule, top) = (rule_of(mv), self.steps.top());
        let picking = matches!(
            (mv, top),
            (Move::Pack(_), Some(Step::Pack { .. }))
                | (Move::Evaporate(_), Some(Step::Evaporate { .. }))
        );
        let why = match self.hand(seat).contains(card) {
            true => Reason::AlreadyPicked(rule),
            false => Reason::NotInHand(rule),
        };
        self.unless(picking, why, mv)
    }
}

/// Why a card does not stop a kamikaze.
fn against_kamikaze(card: Card) -> Reason {
    match card.colour() {
        Some(Colour::Black) => Reason::BlackAgainstKamikaze,
        Some(_) | None => Reason::WrongColour("7.3"),
    }
}
