//! Why a move is refused: the key of a sentence, and the section that decides.

use serde::Serialize;
use tabletop::{Game, Seat, SetOf, Why};

use crate::card::{Card, Effect, Price};
use crate::moves::{Action, Move};
use crate::state::Xeno;
use crate::step::{Ask, Step};
use crate::view::{Bill, PowerRef};

/// Why a move is not offered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// Something else is decided now.
    NotNow,
    /// The card is not in the hand.
    NotInHand,
    /// The card is not in the tableau.
    NotInTableau,
    /// The start world was not dealt to the player.
    NotDealt,
    /// The action cannot be picked a second time, or is the second card without the first.
    NotAgain,
    /// The action belongs to the Invasion mode.
    NoSuchAction,
    /// Only developments can be placed now.
    NoDevelopment,
    /// Only worlds can be placed now.
    NoWorld,
    /// The tableau has the same development already.
    Twin,
    /// The hand cannot pay for the development.
    DearDevelopment,
    /// The hand cannot pay for the world.
    DearWorld,
    /// The military is not strong enough.
    TooWeak,
    /// The card or the good is picked already.
    Picked,
    /// As many as are due must be picked.
    NotEnough,
    /// No more than are due can be picked.
    Enough,
    /// The card has no such power, or it works at another moment.
    NoPower,
    /// The power does not fit the world that is placed.
    NoUse,
    /// Another power pays for the military world already, or none does.
    PaidOnce,
    /// The power does not pay for such a world.
    Barred,
    /// There is nothing to pay for the power with.
    Unpaid,
    /// The power does not help against an invasion.
    NoAid,
    /// The power has been used in this phase.
    Used,
    /// That world has no good, or none that the power takes.
    NoFood,
    /// The good does not pay for the power in use.
    WrongGood,
    /// That world has no good to sell.
    NoGoodToSell,
    /// That world has no good to give.
    NoGoodToGive,
    /// The power is compulsory.
    Compulsory,
    /// A windfall world must still produce.
    MustProduce,
    /// The world has a good already, or has produced.
    Produced,
    /// No power produces on that world.
    NotProducible,
    /// The world is not damaged.
    NotDamaged,
    /// Only own worlds that are not damaged can be damaged.
    NoTarget,
    /// The world is damaged.
    Damaged,
    /// A repair cannot be paid for in this way.
    NoMeans,
    /// The number cannot be guessed with this power.
    NoGuess,
}

impl Reason {
    pub const ALL: [Reason; 35] = [
        Reason::NotNow,
        Reason::NotInHand,
        Reason::NotInTableau,
        Reason::NotDealt,
        Reason::NotAgain,
        Reason::NoSuchAction,
        Reason::NoDevelopment,
        Reason::NoWorld,
        Reason::Twin,
        Reason::DearDevelopment,
        Reason::DearWorld,
        Reason::TooWeak,
        Reason::Picked,
        Reason::NotEnough,
        Reason::Enough,
        Reason::NoPower,
        Reason::NoUse,
        Reason::PaidOnce,
        Reason::Barred,
        Reason::Unpaid,
        Reason::NoAid,
        Reason::Used,
        Reason::NoFood,
        Reason::WrongGood,
        Reason::NoGoodToSell,
        Reason::NoGoodToGive,
        Reason::Compulsory,
        Reason::MustProduce,
        Reason::Produced,
        Reason::NotProducible,
        Reason::NotDamaged,
        Reason::NoTarget,
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
            Reason::DearDevelopment => "xeno-why-dear-development",
            Reason::DearWorld => "xeno-why-dear-world",
            Reason::TooWeak => "xeno-why-too-weak",
            Reason::Picked => "xeno-why-picked",
            Reason::NotEnough => "xeno-why-not-enough",
            Reason::Enough => "xeno-why-enough",
            Reason::NoPower => "xeno-why-no-power",
            Reason::NoUse => "xeno-why-no-use",
            Reason::PaidOnce => "xeno-why-paid-once",
            Reason::Barred => "xeno-why-barred",
            Reason::Unpaid => "xeno-why-unpaid",
            Reason::NoAid => "xeno-why-no-aid",
            Reason::Used => "xeno-why-used",
            Reason::NoFood => "xeno-why-no-food",
            Reason::WrongGood => "xeno-why-wrong-good",
            Reason::NoGoodToSell => "xeno-why-no-good-to-sell",
            Reason::NoGoodToGive => "xeno-why-no-good-to-give",
            Reason::Compulsory => "xeno-why-compulsory",
            Reason::MustProduce => "xeno-why-must-produce",
            Reason::Produced => "xeno-why-produced",
            Reason::NotProducible => "xeno-why-not-producible",
            Reason::NotDamaged => "xeno-why-not-damaged",
            Reason::NoTarget => "xeno-why-no-target",
            Reason::Damaged => "xeno-why-damaged",
            Reason::NoMeans => "xeno-why-no-means",
            Reason::NoGuess => "xeno-why-no-guess",
        }
    }

    fn section(self) -> &'static str {
        match self {
            Reason::NotNow => "2.1",
            Reason::NotInHand => "10.1",
            Reason::NotInTableau => "2.4",
            Reason::NotDealt => "1.2",
            Reason::NotAgain => "11.1",
            Reason::NoSuchAction => "12.1",
            Reason::NoDevelopment => "4.2",
            Reason::NoWorld => "5.1",
            Reason::Twin => "4.4",
            Reason::DearDevelopment => "4.3",
            Reason::DearWorld => "5.2",
            Reason::TooWeak => "5.3",
            Reason::Picked | Reason::NotEnough | Reason::Enough => "10.3",
            Reason::NoPower | Reason::Used => "2.5",
            Reason::NoUse | Reason::Unpaid | Reason::WrongGood => "5.6",
            Reason::PaidOnce => "5.4",
            Reason::Barred => "5.5",
            Reason::NoAid => "15.3",
            Reason::NoFood => "6.3",
            Reason::NoGoodToSell => "6.1",
            Reason::NoGoodToGive => "17.1",
            Reason::Compulsory => "6.2",
            Reason::MustProduce | Reason::NotProducible => "7.3",
            Reason::Produced => "7.5",
            Reason::NotDamaged | Reason::NoMeans => "17.4",
            Reason::NoTarget | Reason::Damaged => "16.1",
            Reason::NoGuess => "6.7",
        }
    }
}

impl Xeno {
    /// Why `mv` is not offered to `seat`, which is asked.
    pub(crate) fn reason_against(&self, seat: Seat, mv: Move) -> Reason {
        let Some(step) = self.steps.top() else { return Reason::NotNow };
        match mv {
            Move::Keep(_) if self.asks(Ask::Start) && !self.has_kept(seat) => Reason::NotDealt,
            Move::Pick(action) if self.asks(Ask::Pick) => self.against_action(action),
            Move::Place(card) if self.asks(Ask::Develop) => self.against_development(seat, card),
            Move::Place(card) if self.asks(Ask::Settle) => self.against_world(seat, card),
            Move::Use(card, number) => self.against_power(seat, PowerRef { card, number }),
            Move::Bunker if self.asks(Ask::Defend) => self.against_bunker(seat),
            Move::Spend(world) | Move::Sell(world) => self.against_good(seat, mv, world),
            Move::Guess(_) if matches!(step, Step::Guess { .. }) => Reason::NoGuess,
            Move::Produce(world) if matches!(step, Step::Produce { .. }) => {
                self.against_producing(seat, world)
            }
            Move::Repair(world, _) => self.against_repair(seat, world),
            Move::Damage(world) if self.asks(Ask::Damage) => self.against_damage(seat, world),
            Move::Discard(card) | Move::Pay(card) => self.against_picking(seat, mv, card),
            Move::Done => self.against_done(seat),
            _ => Reason::NotNow,
        }
    }

    fn asks(&self, what: Ask) -> bool {
        matches!(self.steps.top(), Some(Step::Together { ask, .. }) if *ask == what)
    }

    fn has_kept(&self, seat: Seat) -> bool {
        self.sealed(seat).card.is_some()
    }

    fn against_action(&self, action: Action) -> Reason {
        if action == Action::Repair && !self.options.invasion {
            Reason::NoSuchAction
        } else {
            Reason::NotAgain
        }
    }

    /// Why a card of the hand cannot be placed as a development.
    pub(crate) fn against_development(&self, seat: Seat, card: Card) -> Reason {
        match () {
            () if !self.hand(seat).contains(card) => Reason::NotInHand,
            () if self.faces.of(card).is_world() => Reason::NoDevelopment,
            () if self.has_twin(seat, card) => Reason::Twin,
            () => Reason::DearDevelopment,
        }
    }

    /// Why a card of the hand cannot be placed as a world.
    pub(crate) fn against_world(&self, seat: Seat, card: Card) -> Reason {
        match () {
            () if !self.hand(seat).contains(card) => Reason::NotInHand,
            () if self.faces.of(card).development => Reason::NoWorld,
            () => match self.world_bill(seat, card, &[]) {
                Bill::Short { .. } => Reason::TooWeak,
                Bill::Cards { .. } | Bill::Strength => Reason::DearWorld,
            },
        }
    }

    fn against_power(&self, seat: Seat, power: PowerRef) -> Reason {
        let empire = &self.empires[seat];
        let sealed = self.sealed(seat);
        let here = empire.laid.contains(power.card) || empire.placed == Some(power.card);
        match () {
            () if !here => Reason::NotInTableau,
            () if self.faces.power(power.card, power.number).is_none() => Reason::NoPower,
            () if self.is_used(seat, power) || sealed.used.contains(&power) => Reason::Used,
            () if empire.damaged.contains(power.card) => Reason::Damaged,
            () => self.against_use(seat, power),
        }
    }

    /// Why a power that is not used yet cannot be used now.
    fn against_use(&self, seat: Seat, power: PowerRef) -> Reason {
        let effect = self.effect(power);
        match self.steps.top() {
            Some(Step::Together { ask: Ask::PayWorld, .. }) => self.against_help(seat, power),
            Some(Step::Together { ask: Ask::Defend, .. }) => self.against_aid(seat, power),
            Some(Step::Consume { .. })
                if matches!(effect, Effect::Consume { .. } | Effect::Sell { .. }) =>
            {
                Reason::NoFood
            }
            Some(Step::Consume { .. } | Step::Produce { .. }) => Reason::NoPower,
            _ => Reason::NotNow,
        }
    }

    /// Why a power does not help with the world that is placed.
    fn against_help(&self, seat: Seat, power: PowerRef) -> Reason {
        let empire = &self.empires[seat];
        let (sealed, world) = (self.sealed(seat), empire.placed);
        let pays = |it: &PowerRef| matches!(self.effect(*it), Effect::PayForMilitary { .. });
        let paid = sealed.used.iter().any(pays);
        let military = world.is_some_and(|it| self.faces.of(it).military);
        let good = matches!(self.price(power), Some(Price::Good(_)));
        match self.effect(power) {
            Effect::PayForMilitary { .. } if paid => Reason::PaidOnce,
            Effect::PayForMilitary { .. } => Reason::Barred,
            Effect::CostBecomesZero if military && !paid => Reason::PaidOnce,
            Effect::Military { .. }
                if good && self.payable_goods(seat, power, sealed.spent).is_empty() =>
            {
                Reason::Unpaid
            }
            Effect::Military { .. } | Effect::CostBecomesZero | Effect::AddGood => Reason::NoUse,
            _ => Reason::NoPower,
        }
    }

    /// Why the bunker cannot be used.
    fn against_bunker(&self, seat: Seat) -> Reason {
        let sealed = self.sealed(seat);
        let open = sealed.open.is_some() || 0 < self.cards_due(seat);
        match () {
            () if open => Reason::NotEnough,
            () if sealed.bunker => Reason::Used,
            () => Reason::Unpaid,
        }
    }

    /// Why a power cannot be used against an invasion.
    fn against_aid(&self, seat: Seat, power: PowerRef) -> Reason {
        let open = self.sealed(seat).open.is_some();
        match self.aid_of(power) {
            None => Reason::NoAid,
            Some(_) if open || 0 < self.cards_due(seat) => Reason::NotEnough,
            Some(_) => Reason::Unpaid,
        }
    }

    /// Why the player cannot stop here.
    fn against_done(&self, seat: Seat) -> Reason {
        let placed = self.empires[seat].placed;
        match self.steps.top() {
            Some(Step::Consume { .. }) => Reason::Compulsory,
            Some(Step::Produce { .. }) => Reason::MustProduce,
            Some(Step::Together { ask: Ask::PayWorld, .. })
                if placed.is_some_and(|it| self.is_too_weak(seat, it)) =>
            {
                Reason::TooWeak
            }
            Some(Step::Together { ask: Ask::PayWorld | Ask::Defend, .. }) => Reason::NotEnough,
            Some(Step::Together { ask, .. }) if 0 < self.left_to_pick(*ask, seat) => {
                Reason::NotEnough
            }
            Some(Step::Feed { .. } | Step::Mend { .. } | Step::Charge { .. }) => Reason::NotEnough,
            _ => Reason::NotNow,
        }
    }

    fn is_too_weak(&self, seat: Seat, world: Card) -> bool {
        let used = &self.sealed(seat).used;
        matches!(self.world_bill(seat, world, used), Bill::Short { .. })
    }

    fn against_good(&self, seat: Seat, mv: Move, world: Card) -> Reason {
        let empire = &self.empires[seat];
        let none = match (self.steps.top(), mv) {
            (Some(Step::Sell { .. }), Move::Sell(_)) => Reason::NoGoodToSell,
            (Some(Step::Feed { .. }), Move::Spend(_)) => Reason::NoFood,
            (Some(Step::Together { ask: Ask::WarEffort, .. }), Move::Spend(_)) => {
                Reason::NoGoodToGive
            }
            (Some(Step::Together { .. }), Move::Spend(_)) if self.owes_good(seat) => {
                Reason::WrongGood
            }
            _ => return Reason::NotNow,
        };
        match () {
            () if !empire.laid.contains(world) => Reason::NotInTableau,
            () if self.goods_picked(seat).contains(world) => Reason::Picked,
            () => none,
        }
    }

    /// Whether the good for a power in use must still be named.
    fn owes_good(&self, seat: Seat) -> bool {
        let open = self.sealed(seat).open.and_then(|it| self.price(it));
        matches!(open, Some(Price::Good(_)))
    }

    /// Worlds whose goods the player has given in its answer so far.
    fn goods_picked(&self, seat: Seat) -> SetOf<Card> {
        match self.steps.top() {
            Some(Step::Feed { picked, .. }) => *picked,
            _ => self.sealed(seat).spent,
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
        if self.empires[seat].damaged.contains(world) { Reason::Damaged } else { Reason::NoTarget }
    }

    /// Why a card of the hand cannot be picked now.
    fn against_picking(&self, seat: Seat, mv: Move, card: Card) -> Reason {
        let mut moves = Vec::new();
        self.legal_moves(seat, &mut moves);
        let same = |it: &Move| std::mem::discriminant(it) == std::mem::discriminant(&mv);
        match () {
            () if self.is_full(mv) => Reason::Enough,
            () if !moves.iter().any(same) => Reason::NotNow,
            () if !self.hand(seat).contains(card) => Reason::NotInHand,
            () => Reason::Picked,
        }
    }

    /// Whether as many cards are picked as may be discarded for chips.
    fn is_full(&self, mv: Move) -> bool {
        matches!((self.steps.top(), mv), (Some(Step::Cash { left: 0, .. }), Move::Discard(_)))
    }
}
