//! XI 4.3 and 5.2 to 5.7: what is paid for cards that are placed, and how worlds are taken.
//!
//! A player who places a world first uses powers, then pays. A power “when placed” is used with the
//! others, and its card paid with the others.

use tabletop::{ArrayVec, Log, Seat, SeatSet, SetOf};

use crate::card::{Against, Band, Card, Effect, Kind, Price};
use crate::deck::Face;
use crate::event::{Event, Loss, Told};
use crate::moves::Move;
use crate::state::{Sealed, Xeno};
use crate::view::{Bill, PowerRef};

/// The powers used for one world, with the one that the world itself may have.
type Uses = ArrayVec<PowerRef, 17>;

/// The position of a power in the order in which sets of powers are searched.
type Turn = (u8, PowerRef);

/// A world that a player takes with some of its powers.
#[derive(Clone)]
struct Attempt {
    seat: Seat,
    card: Card,
    used: Uses,
    /// The worlds whose goods the powers take.
    spent: SetOf<Card>,
    /// How many cards there are to pay with.
    purse: usize,
}

impl Xeno {
    /// XI 4.3: all pay for their developments with cards.
    pub(super) fn pay_developments(&mut self, log: &mut Log<Event>) {
        for seat in self.in_order() {
            let Some(card) = self.empires[seat].placed else { continue };
            self.empires[seat].owes = 0;
            let picked = self.unseal(seat).picked;
            self.discard(seat, picked, Loss::Cost { card }, log);
        }
    }

    /// XI 5.3 and 5.9: the permanent strength against a world.
    pub(crate) fn strength(&self, seat: Seat, face: &Face) -> i8 {
        let powers = &self.empires[seat].powers;
        let special = |against: Against, amount: i8| {
            if amount != 0 && face.resists(against) { amount } else { 0 }
        };
        powers.military
            + special(Against::Xeno, powers.against_xeno)
            + special(Against::Rebel, powers.against_rebel)
            + face.kind().map_or(0, |kind| powers.against_kind[kind as usize])
    }

    /// What taking a world takes with these powers in use.
    pub(crate) fn world_bill(&self, seat: Seat, card: Card, used: &[PowerRef]) -> Bill {
        let face = self.faces.of(card);
        let (mut added, mut paying, mut free, mut more) = (0, None, false, 0);
        for power in used {
            match self.effect(*power) {
                Effect::Military { amount, against, .. } if face.resists(against) => {
                    added += amount
                }
                Effect::PayForMilitary { discount, .. } => paying = Some(discount),
                Effect::CostBecomesZero => free = true,
                Effect::AddGood => more = 1,
                _ => (),
            }
        }
        if face.military && paying.is_none() {
            let missing = face.cost as i8 - self.strength(seat, face) - added;
            return match missing {
                ..=0 => Bill::Strength,
                _ => Bill::Short { missing: missing as u8 },
            };
        }
        let powers = &self.empires[seat].powers;
        let kind = face.kind().map_or(0, |kind| powers.kind_discount[kind as usize]);
        let discount = powers.discount + kind + paying.unwrap_or_default();
        let cost = if free { 0 } else { face.cost.saturating_sub(discount) };
        Bill::Cards { count: cost + more }
    }

    pub(crate) fn effect(&self, power: PowerRef) -> Effect {
        self.faces.of(power.card).powers[usize::from(power.number) - 1].effect
    }

    pub(crate) fn price(&self, power: PowerRef) -> Option<Price> {
        self.faces.of(power.card).powers[usize::from(power.number) - 1].price
    }

    /// XI 5.1: whether the player can take a world of its hand, with all powers that it may use.
    pub(crate) fn may_take(&self, seat: Seat, card: Card) -> bool {
        let purse = self.hand(seat).len() - 1;
        match self.world_bill(seat, card, &[]) {
            Bill::Strength => true,
            Bill::Cards { count } if usize::from(count) <= purse => true,
            _ if self.empires[seat].powers.settle.is_empty() => false,
            _ => {
                let (used, spent) = (Uses::new(), SetOf::EMPTY);
                self.can_complete(&Attempt { seat, card, used, spent, purse }, None)
            }
        }
    }

    /// Whether a world can be taken like this, or with more powers that come after `last`. Each set
    /// of powers is tried in one order only.
    fn can_complete(&self, attempt: &Attempt, last: Option<Turn>) -> bool {
        let enough = match self.world_bill(attempt.seat, attempt.card, &attempt.used) {
            Bill::Strength => true,
            Bill::Cards { count } => usize::from(count) <= attempt.purse,
            Bill::Short { .. } => false,
        };
        let later = |it: &PowerRef| last.is_none_or(|last| last < self.turn_of(*it));
        let mut more = self.fitting(attempt).filter(later);
        enough || more.any(|it| self.can_complete(&self.with(attempt, it), Some(self.turn_of(it))))
    }

    /// The attempt with one more power in use.
    fn with(&self, attempt: &Attempt, power: PowerRef) -> Attempt {
        let mut more = attempt.clone();
        more.used.push(power);
        if let Some(good) = self.payable_goods(attempt.seat, power, attempt.spent).first() {
            more.spent.insert(good);
        }
        more
    }

    /// The powers that may be used in addition.
    fn fitting(&self, attempt: &Attempt) -> impl Iterator<Item = PowerRef> {
        let Attempt { seat, card, .. } = *attempt;
        let listed = self.empires[seat].powers.settle.iter().copied();
        let all = listed.chain(self.power_when_placed(card));
        all.filter(|it| !attempt.used.contains(it) && self.fits(attempt, *it))
    }

    /// XI 5.6: the powers that may be used next so that the world can still be taken, in any order.
    fn usable(&self, attempt: &Attempt) -> Uses {
        let completes = |it: &PowerRef| self.can_complete(&self.with(attempt, *it), None);
        self.fitting(attempt).filter(completes).collect()
    }

    /// The position of a power in the search: the one that pays for the world comes first (XI 5.4).
    fn turn_of(&self, power: PowerRef) -> Turn {
        match self.effect(power) {
            Effect::PayForMilitary { .. } => (0, power),
            Effect::AddGood => (2, power),
            _ => (1, power),
        }
    }

    /// XI 5.7: the power that a card has when it is placed.
    fn power_when_placed(&self, card: Card) -> Option<PowerRef> {
        let powers = &self.faces.of(card).powers;
        let at = powers.iter().position(|it| it.band == Band::WhenPlaced)?;
        Some(PowerRef { card, number: at as u8 + 1 })
    }

    /// Whether a power may be used for the world at all.
    fn fits(&self, attempt: &Attempt, power: PowerRef) -> bool {
        let Attempt { seat, card, spent, .. } = *attempt;
        let used = &attempt.used;
        let face = self.faces.of(card);
        let alien = face.kind() == Some(Kind::Alien);
        let pays = |it: &PowerRef| matches!(self.effect(*it), Effect::PayForMilitary { .. });
        match self.effect(power) {
            Effect::Military { .. } => match self.price(power) {
                Some(Price::Good(_)) => !self.payable_goods(seat, power, spent).is_empty(),
                _ => true,
            },
            Effect::PayForMilitary { not_alien, only_chromosome, .. } => {
                // XI 5.5
                let barred = face.resists(Against::Xeno)
                    || not_alien && alien
                    || only_chromosome && !face.chromosome;
                face.military && !barred && !used.iter().any(pays)
            }
            Effect::CostBecomesZero => !alien && (!face.military || used.iter().any(pays)),
            Effect::AddGood => true,
            _ => false,
        }
    }

    /// The worlds whose good may pay for a power.
    pub(crate) fn payable_goods(
        &self,
        seat: Seat,
        power: PowerRef,
        spent: SetOf<Card>,
    ) -> SetOf<Card> {
        match self.price(power) {
            Some(Price::Good(kind)) => self.stocked(seat, kind).minus(spent),
            _ => SetOf::EMPTY,
        }
    }

    /// How many cards are due for the world that the player has placed, with its answer so far.
    fn due(&self, seat: Seat, card: Card, sealed: &Sealed) -> usize {
        match self.world_bill(seat, card, &sealed.used) {
            Bill::Cards { count } => count.into(),
            Bill::Strength | Bill::Short { .. } => 0,
        }
    }

    /// The powers that the player may use next for the world that it has placed.
    fn next_uses(&self, seat: Seat, card: Card, sealed: &Sealed) -> Uses {
        let optional =
            !self.empires[seat].powers.settle.is_empty() || self.power_when_placed(card).is_some();
        if !optional || !sealed.picked.is_empty() {
            return Uses::new();
        }
        let used = sealed.used.iter().copied().collect();
        let (spent, purse) = (sealed.spent, self.hand(seat).len());
        self.usable(&Attempt { seat, card, used, spent, purse })
    }

    /// XI 5.2 to 5.7: what the player may do about the world it has placed.
    pub(super) fn taking_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let sealed = self.empires[seat].sealed.for_rules();
        let Some(card) = self.empires[seat].placed else { return };
        if let Some(power) = sealed.open {
            let goods = self.payable_goods(seat, power, sealed.spent);
            return moves.extend(goods.iter().map(Move::Spend));
        }
        let uses = self.next_uses(seat, card, sealed);
        moves.extend(uses.iter().map(|it| Move::Use(it.card, it.number)));
        moves.sort_unstable();
        match self.world_bill(seat, card, &sealed.used) {
            Bill::Strength | Bill::Cards { count: 0 } => moves.push(Move::Done),
            Bill::Cards { count } if usize::from(count) <= self.hand(seat).len() => {
                moves.extend(self.unpicked(seat).iter().map(Move::Pay));
            }
            Bill::Cards { .. } | Bill::Short { .. } => (),
        }
    }

    /// Notes a part of the answer about its world; returns whether it was the last.
    pub(super) fn note_taking(&mut self, seat: Seat, mv: Move) -> bool {
        let Some(card) = self.empires[seat].placed else { return true };
        let left = self.due_left(seat, card);
        match mv {
            Move::Use(card, number) => self.note_use(seat, PowerRef { card, number }),
            Move::Spend(world) => {
                let sealed = self.empires[seat].sealed.for_rules_mut();
                sealed.spent.insert(world);
                sealed.open = None;
            }
            Move::Pay(card) => {
                self.empires[seat].sealed.for_rules_mut().picked.insert(card);
                return left == 1;
            }
            _ => return true,
        }
        self.has_taken(seat)
    }

    /// How many cards have still to be picked for a world.
    pub(crate) fn due_left(&self, seat: Seat, card: Card) -> usize {
        let sealed = self.empires[seat].sealed.for_rules();
        self.due(seat, card, sealed).saturating_sub(sealed.picked.len())
    }

    /// Uses a power; if several goods would pay for it, one must still be named.
    pub(super) fn note_use(&mut self, seat: Seat, power: PowerRef) {
        let Sealed { spent, used, .. } = self.empires[seat].sealed.for_rules();
        let (spent, mut used) = (*spent, used.clone());
        let goods = self.payable_goods(seat, power, spent);
        used.push(power);
        used.sort_unstable_by_key(|it| self.turn_of(*it));
        let sealed = self.empires[seat].sealed.for_rules_mut();
        sealed.used = used;
        match goods.len() {
            0 => (),
            1 => sealed.spent = spent.union(goods),
            _ => sealed.open = Some(power),
        }
    }

    /// Whether nothing is left to choose about the player's world; picks what has no alternative.
    pub(crate) fn has_taken(&mut self, seat: Seat) -> bool {
        let Some(card) = self.empires[seat].placed else { return true };
        let sealed = self.empires[seat].sealed.for_rules();
        if sealed.open.is_some() || !self.next_uses(seat, card, sealed).is_empty() {
            return false;
        }
        let (due, hand) = (self.due(seat, card, sealed), self.hand(seat));
        if due == hand.len() {
            self.empires[seat].sealed.for_rules_mut().picked = hand;
        }
        due == 0 || due == hand.len()
    }

    /// All worlds are taken and paid for; then goods are found (XI 5.7).
    pub(super) fn take_worlds(&mut self, log: &mut Log<Event>) {
        let mut found = SeatSet::EMPTY;
        for seat in self.in_order() {
            let Some(card) = self.empires[seat].placed else { continue };
            if self.take_world(seat, card, log) || self.faces.of(card).is_windfall() {
                found.insert(seat);
            }
        }
        for seat in self.in_order().filter(|it| found.contains(*it)) {
            if let Some(card) = self.empires[seat].placed {
                self.stock(seat, card, log);
            }
        }
    }

    /// Takes a world and pays for it; returns whether a power adds a good to it.
    fn take_world(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) -> bool {
        let sealed = self.empires[seat].sealed.for_rules();
        let added = sealed.used.iter().any(|it| self.effect(*it) == Effect::AddGood);
        if self.world_bill(seat, card, &sealed.used) == Bill::Strength {
            let strength = self.strength_with(seat, self.faces.of(card), &sealed.used);
            log.add(|| Event::Open(Told::Conquered { seat, card, strength }));
        }
        let sealed = self.unseal(seat);
        self.settle_uses(seat, &sealed, log);
        self.discard(seat, sealed.picked, Loss::Cost { card }, log);
        self.empires[seat].helped = sealed.used;
        added
    }

    /// Strength against a world with temporary powers.
    pub(crate) fn strength_with(&self, seat: Seat, face: &Face, used: &[PowerRef]) -> i8 {
        let added = |it: &PowerRef| match self.effect(*it) {
            Effect::Military { amount, against, .. } if face.resists(against) => amount,
            _ => 0,
        };
        self.strength(seat, face) + used.iter().map(added).sum::<i8>()
    }

    /// Takes the first of `goods` that fits out of them.
    fn take_good(&self, kind: Option<Kind>, goods: &mut SetOf<Card>) -> Option<Card> {
        let fits = kind.map_or(*goods, |kind| goods.intersection(self.of_kind(kind)));
        let good = fits.first()?;
        goods.remove(good);
        Some(good)
    }

    /// The goods and cards that powers in use cost go to the discard pile.
    pub(super) fn settle_uses(&mut self, seat: Seat, sealed: &Sealed, log: &mut Log<Event>) {
        let mut goods = sealed.spent;
        for power in sealed.used.iter().copied() {
            let price = self.price(power);
            let good = match price {
                Some(Price::Good(kind)) => self.take_good(kind, &mut goods),
                _ => None,
            };
            let gone = price == Some(Price::Itself);
            log.add(|| Event::Open(Told::Used { seat, power, good, gone }));
            if gone {
                self.give_up(seat, power.card);
            }
        }
        sealed.spent.iter().for_each(|world| self.unstock(seat, world));
    }
}
