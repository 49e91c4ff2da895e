//! Why a move is refused, as a sentence's key and the section that decides it.

use serde::Serialize;
use tabletop::{Seat, Why};

use crate::card::{Card, Effect, Price};
use crate::moves::{Action, Move};
use crate::state::Xeno;
use crate::step::{Ask, Step};
use crate::view::{Bill, PowerRef};

/// Why a move is not offered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// Now something else is decided.
    NotNow,
    /// The card is not in the hand.
    NotInHand,
    /// The card is not in the tableau.
    NotInTableau,
    /// The start world was not dealt to the player.
    NotDealt,
    /// The action cannot be picked a second time, or comes before the first.
    NotAgain,
    /// The action belongs to the Invasion mode.
    NoSuchAction,
    /// Only developments are placed now.
    NoDevelopment,
    /// Only worlds are placed now.
    NoWorld,
    /// The same development lies in the tableau.
    Twin,
    /// The hand cannot pay for it.
    TooDear,
    /// The military does not suffice.
    TooWeak,
    /// Cards and goods are picked in card order.
    OutOfOrder,
    /// As many as are due have to be picked.
    NotEnough,
    /// No more than are due are picked.
    Enough,
    /// The card has no such power, or it works at another moment.
    NoPower,
    /// The power does not fit the world that is placed, or what is due.
    NoUse,
    /// The power has been used in this phase.
    Used,
    /// There is no good on that world.
    NoGood,
    /// The good is of the wrong kind for the power.
    WrongGood,
    /// The power is compulsory.
    Compulsory,
    /// The world has a good already, or has produced.
    Produced,
    /// No power produces on that world.
    NotProducible,
    /// The world is not damaged.
    NotDamaged,
    /// The world is damaged.
    Damaged,
    /// A repair cannot be paid like that.
    NoMeans,
    /// The number is not among those that may be guessed.
    NoGuess,
}

impl Reason {
    pub const ALL: [Reason; 26] = [
        Reason::NotNow,
        Reason::NotInHand,
        Reason::NotInTableau,
        Reason::NotDealt,
        Reason::NotAgain,
        Reason::NoSuchAction,
        Reason::NoDevelopment,
        Reason::NoWorld,
        Reason::Twin,
        Reason::TooDear,
        Reason::TooWeak,
        Reason::OutOfOrder,
        Reason::NotEnough,
        Reason::Enough,
        Reason::NoPower,
        Reason::NoUse,
        Reason::Used,
        Reason::NoGood,
        Reason::WrongGood,
        Reason::Compulsory,
        Reason::Produced,
        Reason::NotProducible,
        Reason::NotDamaged,
        Reason::Damaged,
        Reason::NoMeans,
        Reason::NoGuess,
    ];
}

impl Why for Reason {
    fn key(self) -> &'static str {
        match self {
            Reason::NotNow => "xeno-why-not-now",
            Reason::NotInHand => "xeno-why-not-in-hand",
            Reason::NotInTableau => "xeno-why-not-in-tableau",
            Reason::NotDealt => "xeno-why-not-dealt",
            Reason::NotAgain => "xeno-why-not-again",
            Reason::NoSuchAction => "xeno-why-no-such-action",
            Reason::NoDevelopment => "xeno-why-no-development",
            Reason::NoWorld => "xeno-why-no-world",
            Reason::Twin => "xeno-why-twin",
            Reason::TooDear => "xeno-why-too-dear",
            Reason::TooWeak => "xeno-why-too-weak",
            Reason::OutOfOrder => "xeno-why-out-of-order",
            Reason::NotEnough => "xeno-why-not-enough",
            Reason::Enough => "xeno-why-enough",
            Reason::NoPower => "xeno-why-no-power",
            Reason::NoUse => "xeno-why-no-use",
            Reason::Used => "xeno-why-used",
            Reason::NoGood => "xeno-why-no-good",
            Reason::WrongGood => "xeno-why-wrong-good",
            Reason::Compulsory => "xeno-why-compulsory",
            Reason::Produced => "xeno-why-produced",
            Reason::NotProducible => "xeno-why-not-producible",
            Reason::NotDamaged => "xeno-why-not-damaged",
            Reason::Damaged => "xeno-why-damaged",
            Reason::NoMeans => "xeno-why-no-means",
            Reason::NoGuess => "xeno-why-no-guess",
        }
    }

    fn section(self) -> &'static str {
        match self {
            Reason::NotNow | Reason::NotInHand | Reason::NotInTableau => "2.1",
            Reason::NotDealt => "1.2",
            Reason::NotAgain => "11.1",
            Reason::NoSuchAction => "12.1",
            Reason::NoDevelopment | Reason::Twin => "4.2",
            Reason::NoWorld => "5.1",
            Reason::TooDear => "5.2",
            Reason::TooWeak => "5.3",
            Reason::OutOfOrder | Reason::NotEnough | Reason::Enough => "10.3",
            Reason::NoPower | Reason::Used => "2.5",
            Reason::NoUse => "5.6",
            Reason::NoGood | Reason::WrongGood => "6.3",
            Reason::Compulsory => "6.2",
            Reason::Produced => "7.5",
            Reason::NotProducible => "7.3",
            Reason::NotDamaged | Reason::NoMeans => "17.4",
            Reason::Damaged => "16.1",
            Reason::NoGuess => "6.7",
        }
    }
}

impl Xeno {
    /// Why `mv` is not offered to `seat`, which is asked.
    pub(crate) fn reason_against(&self, seat: Seat, mv: Move) -> Reason {
        let Some(step) = self.steps.top() else { return Reason::NotNow };
        match mv {
            Move::Keep(_) if self.asks(Ask::Start) => Reason::NotDealt,
            Move::Pick(action) if self.asks(Ask::Pick) => self.against_action(action),
            Move::Place(card) if self.asks(Ask::Develop) => self.against_development(seat, card),
            Move::Place(card) if self.asks(Ask::Settle) => self.against_world(seat, card),
            Move::Use(card, number) => self.against_power(seat, PowerRef { card, number }),
            Move::Spend(world) | Move::Sell(world) => self.against_good(seat, world),
            Move::Guess(_) if matches!(step, Step::Guess { .. }) => Reason::NoGuess,
            Move::Produce(world) if matches!(step, Step::Produce { .. }) => {
                self.against_producing(seat, world)
            }
            Move::Repair(world, _) => self.against_repair(seat, world),
            Move::Damage(world) if self.asks(Ask::Damage) => self.against_damage(seat, world),
            Move::Discard(card) | Move::Pay(card) => self.against_picking(seat, card),
            Move::Done => match step {
                Step::Consume { .. } | Step::Produce { .. } => Reason::Compulsory,
                _ if self.asks(Ask::PayWorld) => Reason::NotEnough,
                _ => Reason::NotNow,
            },
            _ => Reason::NotNow,
        }
    }

    fn asks(&self, what: Ask) -> bool {
        matches!(self.steps.top(), Some(Step::Together { ask, .. }) if *ask == what)
    }

    fn against_action(&self, action: Action) -> Reason {
        if action == Action::Repair && !self.options.invasion {
            Reason::NoSuchAction
        } else {
            Reason::NotAgain
        }
    }

    /// Why a card of the hand is no development that can be placed.
    pub(crate) fn against_development(&self, seat: Seat, card: Card) -> Reason {
        match () {
            () if !self.hand(seat).contains(card) => Reason::NotInHand,
            () if self.faces.of(card).is_world() => Reason::NoDevelopment,
            () if self.has_twin(seat, card) => Reason::Twin,
            () => Reason::TooDear,
        }
    }

    /// Why a card of the hand is no world that can be placed.
    pub(crate) fn against_world(&self, seat: Seat, card: Card) -> Reason {
        match () {
            () if !self.hand(seat).contains(card) => Reason::NotInHand,
            () if self.faces.of(card).development => Reason::NoWorld,
            () => match self.world_bill(seat, card, &[]) {
                Bill::Short { .. } => Reason::TooWeak,
                Bill::Cards { .. } | Bill::Strength => Reason::TooDear,
            },
        }
    }

    fn against_power(&self, seat: Seat, power: PowerRef) -> Reason {
        match () {
            () if !self.empires[seat].laid.contains(power.card) => Reason::NotInTableau,
            () if self.faces.power(power.card, power.number).is_none() => Reason::NoPower,
            () if self.is_used(seat, power) => Reason::Used,
            () => self.against_use(power),
        }
    }

    fn against_use(&self, power: PowerRef) -> Reason {
        match (self.effect(power), self.price(power)) {
            (Effect::Consume { .. } | Effect::Sell { .. }, _) => Reason::NoGood,
            (Effect::Military { .. } | Effect::PayForMilitary { .. }, _)
            | (Effect::CostBecomesZero | Effect::Defence { .. }, _)
            | (_, Some(Price::Itself)) => Reason::NoUse,
            _ => Reason::NoPower,
        }
    }

    fn against_good(&self, seat: Seat, world: Card) -> Reason {
        let spends = matches!(
            self.steps.top(),
            Some(Step::Feed { .. } | Step::Sell { .. } | Step::Together { .. })
        );
        match () {
            () if !spends => Reason::NotNow,
            () if !self.empires[seat].laid.contains(world) => Reason::NotInTableau,
            () if !self.empires[seat].stocked.contains(world) => Reason::NoGood,
            () => Reason::WrongGood,
        }
    }

    fn against_producing(&self, seat: Seat, world: Card) -> Reason {
        let empire = &self.empires[seat];
        match () {
            () if !empire.laid.contains(world) => Reason::NotInTableau,
            () if empire.stocked.contains(world) || empire.produced.contains(world) => {
                Reason::Produced
            }
            () => Reason::NotProducible,
        }
    }

    fn against_repair(&self, seat: Seat, world: Card) -> Reason {
        match self.steps.top() {
            Some(Step::Produce { .. }) if self.empires[seat].damaged.contains(world) => {
                Reason::NoMeans
            }
            Some(Step::Produce { .. }) => Reason::NotDamaged,
            _ => Reason::NotNow,
        }
    }

    fn against_damage(&self, seat: Seat, world: Card) -> Reason {
        let empire = &self.empires[seat];
        match () {
            () if !empire.laid.contains(world) => Reason::NotInTableau,
            () if empire.damaged.contains(world) => Reason::Damaged,
            () => Reason::NoWorld,
        }
    }

    /// Why a card of the hand is not picked now.
    fn against_picking(&self, seat: Seat, card: Card) -> Reason {
        let picks = match self.steps.top() {
            Some(Step::Together { ask, .. }) => 0 < self.left_to_pick(*ask, seat),
            Some(Step::Cash { .. } | Step::Charge { .. } | Step::Mend { .. }) => true,
            _ => false,
        };
        match () {
            () if !picks => Reason::NotNow,
            () if !self.hand(seat).contains(card) => Reason::NotInHand,
            () => Reason::OutOfOrder,
        }
    }
}
