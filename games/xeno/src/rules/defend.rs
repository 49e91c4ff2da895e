//! XI 15: everybody defends at once, in secret.

use tabletop::{ArrayVec, Log, Seat, SetOf};

use crate::aid::{Aid, Purse, most};
use crate::card::{Against, Effect, Kind, Price};
use crate::event::{Event, Loss, Told};
use crate::moves::Move;
use crate::state::{Sealed, Xeno};
use crate::view::{Defence, PowerRef, TABLEAU_MAX};

/// XI 15.4: what the bunker adds.
const BUNKER: Aid = Aid { price: Price::Card, strength: 2 };

/// The most aids that a player can have: the bunker, and two powers on every card.
const AIDS_MAX: usize = 2 * TABLEAU_MAX + 1;

/// The power that gives an aid; none for the bunker.
type Giver = Option<PowerRef>;

/// Aids, and what gives each.
type Aids = (ArrayVec<Giver, AIDS_MAX>, ArrayVec<Aid, AIDS_MAX>);

impl Xeno {
    /// XI 15.3 and 15.4: the bunker, and the powers that add temporary strength or defence, as far
    /// as they have not been used.
    fn aids_left(&self, seat: Seat) -> Aids {
        let empire = &self.empires[seat];
        let sealed = empire.sealed.for_rules();
        let unused = empire.powers.settle.iter().filter(|it| !sealed.used.contains(it));
        let aids = unused.filter_map(|it| Some((Some(*it), self.aid_of(*it)?)));
        let bunker = (!sealed.bunker).then_some((None, BUNKER));
        bunker.into_iter().chain(aids).unzip()
    }

    /// What a power adds in the invasion step; none if it is not used there.
    pub(crate) fn aid_of(&self, power: PowerRef) -> Option<Aid> {
        let strength = match self.effect(power) {
            Effect::Military { amount, against: Against::Everything | Against::Xeno, .. }
            | Effect::Defence { amount } => amount,
            _ => return None,
        };
        Some(Aid { price: self.price(power)?, strength })
    }

    /// What the player can still pay with.
    fn purse(&self, seat: Seat) -> Purse {
        let sealed = self.empires[seat].sealed.for_rules();
        let cards = self.hand(seat).len() - sealed.picked.len() - usize::from(self.cards_due(seat));
        let mut goods = [0; Kind::ALL.len()];
        for world in self.empires[seat].stocked.minus(sealed.spent).iter() {
            let kind = self.faces.of(world).kind().expect("a world with a good has a kind");
            goods[kind as usize] += 1;
        }
        Purse { cards: cards as u8, goods }
    }

    /// How many cards of the hand must still be given for what is used.
    pub(crate) fn cards_due(&self, seat: Seat) -> u8 {
        let sealed = self.empires[seat].sealed.for_rules();
        let priced = |it: &&PowerRef| self.price(**it) == Some(Price::Card);
        let used = sealed.used.iter().filter(priced).count() + usize::from(sealed.bunker);
        (used - sealed.picked.len()) as u8
    }

    /// XI 15.2: the strength against the Xenos and all defence, with what has been used.
    pub(crate) fn defence(&self, seat: Seat) -> i8 {
        let empire = &self.empires[seat];
        let sealed = empire.sealed.for_rules();
        let used = sealed.used.iter().filter_map(|it| self.aid_of(*it));
        let bunker = sealed.bunker.then_some(BUNKER);
        let standing = empire.powers.against_xenos() + empire.powers.defence;
        standing + used.chain(bunker).map(|it| it.strength).sum::<i8>()
    }

    /// How much stronger the defence is than the invasion that the player faces, with what the
    /// player has used so far.
    pub(crate) fn margin(&self, seat: Seat) -> i8 {
        self.defence(seat) - self.might(seat)
    }

    /// The same without aids, as everybody can see it.
    pub(crate) fn standing_margin(&self, seat: Seat) -> i8 {
        let powers = &self.empires[seat].powers;
        powers.against_xenos() + powers.defence - self.might(seat)
    }

    /// The most that the defence can reach with everything that may still be used.
    pub(crate) fn reach(&self, seat: Seat) -> i8 {
        let (_, aids) = self.aids_left(seat);
        let open = self.empires[seat].sealed.for_rules().open;
        // The purse is already without the cards that are due, so only a good can still be due from
        // it.
        let good = open.and_then(|it| self.price(it)).filter(|it| *it != Price::Card);
        let purses = self.purse(seat).after(good.unwrap_or(Price::Itself)).into_iter();
        self.defence(seat) + purses.map(|it| most(&aids, it)).max().unwrap_or_default()
    }

    pub(crate) fn defence_of(&self, seat: Seat) -> Defence {
        Defence { total: self.defence(seat), reach: self.reach(seat) }
    }

    /// XI 15.7: whether the player has anything to decide: its defence fails now and could still
    /// succeed, or it has a power that takes a good or a card of the tableau away, whatever the
    /// result.
    pub(super) fn may_defend(&self, seat: Seat) -> bool {
        let (might, purse) = (self.might(seat), self.purse(seat));
        let turns = self.defence(seat) <= might && might < self.reach(seat);
        let takes = |it: &Aid| it.price != Price::Card && purse.pays(it.price);
        turns || self.aids_left(seat).1.iter().any(takes)
    }

    pub(super) fn defence_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let sealed = self.empires[seat].sealed.for_rules();
        if 0 < self.cards_due(seat) {
            moves.extend(self.unpicked(seat).iter().map(Move::Pay));
        } else if let Some(power) = sealed.open {
            let goods = self.payable_goods(seat, power, sealed.spent);
            moves.extend(goods.iter().map(Move::Spend));
        } else {
            self.aid_moves(seat, moves);
            moves.push(Move::Done);
            moves.sort_unstable();
        }
    }

    /// All aids that can be paid for, in any order: what has been used bars no other.
    fn aid_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let purse = self.purse(seat);
        let (givers, aids) = self.aids_left(seat);
        let payable = givers.iter().zip(&aids).filter(|it| purse.pays(it.1.price));
        moves.extend(payable.map(|(giver, _)| match giver {
            Some(it) => Move::Use(it.card, it.number),
            None => Move::Bunker,
        }));
    }

    /// Whether nothing is left that could be used.
    fn is_spent(&self, seat: Seat) -> bool {
        let purse = self.purse(seat);
        !self.aids_left(seat).1.iter().any(|it| purse.pays(it.price))
    }

    /// Notes a part of the answer; returns whether it was the last. As long as something can be
    /// paid for, the player itself says when that is all (XI 10.3).
    pub(super) fn note_defence(&mut self, seat: Seat, mv: Move) -> bool {
        if let Move::Use(card, number) = mv {
            let power = PowerRef { card, number };
            self.note_use(seat, power);
            if self.price(power) == Some(Price::Card) {
                self.empires[seat].sealed.for_rules_mut().open = Some(power);
            }
        }
        let sealed = self.empires[seat].sealed.for_rules_mut();
        match mv {
            Move::Use(..) => (),
            Move::Bunker => sealed.bunker = true,
            Move::Spend(world) => {
                sealed.spent.insert(world);
                sealed.open = None;
            }
            Move::Pay(card) => {
                sealed.picked.insert(card);
                sealed.open = None;
            }
            _ => return true,
        }
        let settled = sealed.open.is_none() && self.cards_due(seat) == 0;
        settled && self.is_spent(seat)
    }

    /// All have decided (XI 15.6): what was used is paid, and the defences hold or fail (XI 15.1).
    pub(super) fn resolve_defence(&mut self, log: &mut Log<Event>) {
        for seat in self.in_order() {
            let (might, strength) = (self.might(seat), self.defence(seat));
            self.xenos_mut().fought[seat] = Some(strength);
            self.pay_for_defence(seat, log);
            if might < strength {
                self.award(seat, strength, might, log);
            } else {
                self.xenos_mut().failed.insert(seat);
                log.add(|| Event::Open(Told::Overrun { seat, strength, might }));
            }
        }
        self.ask_for_damage();
    }

    /// XI 16.5: award tokens by the place on the track.
    fn award(&mut self, seat: Seat, strength: i8, might: i8, log: &mut Log<Event>) {
        let awards = self.xenos().award(seat);
        self.empires[seat].awards += u16::from(awards);
        self.tally.defended += 1;
        log.add(|| Event::Open(Told::Defended { seat, strength, might, awards }));
    }

    /// XI 15.8: a card that leaves has added its own strength, as counted at the beginning of the
    /// step.
    fn pay_for_defence(&mut self, seat: Seat, log: &mut Log<Event>) {
        let Sealed { used, bunker, picked, mut spent, .. } = self.unseal(seat);
        let empire = &mut self.empires[seat];
        (empire.bunkered, empire.helped) = (bunker, used.clone());
        let mut cards = picked.iter();
        let mut next = || cards.next().map(SetOf::only).unwrap_or_default();
        if bunker {
            log.add(|| Event::Open(Told::Bunkered { seat }));
            self.discard(seat, next(), Loss::Bunker, log);
        }
        for power in self.choosiest_first(&used) {
            let price = self.price(power);
            let good = match price {
                Some(Price::Good(kind)) => spent
                    .iter()
                    .find(|it| kind.is_none_or(|kind| self.faces.of(*it).kind() == Some(kind))),
                _ => None,
            };
            log.add(|| {
                Event::Open(Told::Used { seat, power, good, gone: price == Some(Price::Itself) })
            });
            match price {
                Some(Price::Itself) => self.give_up(seat, power.card),
                Some(Price::Card) => self.discard(seat, next(), Loss::Power { power }, log),
                Some(Price::Good(_)) | None => (),
            }
            if let Some(good) = good {
                spent.remove(good);
                self.unstock(seat, good);
            }
        }
    }

    /// Powers that take goods of one kind before those that take any.
    fn choosiest_first(&self, used: &[PowerRef]) -> ArrayVec<PowerRef, TABLEAU_MAX> {
        let takes_any = |it: &PowerRef| self.price(*it) == Some(Price::Good(None));
        let (any, one): (Vec<_>, Vec<_>) = used.iter().copied().partition(takes_any);
        one.into_iter().chain(any).collect()
    }
}
