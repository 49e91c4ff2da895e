//! XI 15: everybody defends at once, in secret.

use tabletop::{ArrayVec, Log, Seat, SetOf};

use crate::aid::{Aid, Purse, most};
use crate::card::{Against, Card, Effect, Kind, Price};
use crate::event::{Event, Loss, Told};
use crate::moves::Move;
use crate::state::{Sealed, Xeno};
use crate::view::{PowerRef, TABLEAU_MAX};

/// XI 15.4: what the bunker adds.
const BUNKER: Aid = Aid { price: Price::Card, strength: 2 };

/// More aids than anybody has: the bunker and a power or two on every card.
const AIDS_MAX: usize = 2 * TABLEAU_MAX + 1;

/// Who gives an aid: none for the bunker.
type Giver = Option<PowerRef>;

/// Aids in the order in which they are taken (XI 15.7).
type Aids = (ArrayVec<Giver, AIDS_MAX>, ArrayVec<Aid, AIDS_MAX>);

impl Xeno {
    /// XI 15.3 and 15.4: the bunker and the powers that add temporary strength or defence.
    fn aids(&self, seat: Seat) -> Aids {
        let powers = self.empires[seat].powers.settle.iter();
        let aids = powers.filter_map(|it| Some((Some(*it), self.aid_of(*it)?)));
        [(None, BUNKER)].into_iter().chain(aids).unzip()
    }

    /// What a power adds in the invasion step, if it is one that is used there.
    fn aid_of(&self, power: PowerRef) -> Option<Aid> {
        let strength = match self.effect(power) {
            Effect::Military { amount, against: Against::Everything | Against::Xeno, .. }
            | Effect::Defence { amount } => amount,
            _ => return None,
        };
        Some(Aid { price: self.price(power)?, strength })
    }

    /// The aids that may still be taken: those after the last one.
    fn aids_left(&self, seat: Seat) -> Aids {
        let (mut givers, mut aids) = self.aids(seat);
        let sealed = self.empires[seat].sealed.for_rules();
        let last: Option<Giver> =
            sealed.used.last().map(|it| Some(*it)).or(sealed.bunker.then_some(None));
        let taken = last.and_then(|last| givers.iter().position(|it| *it == last));
        let taken = taken.map_or(0, |at| at + 1);
        givers.drain(..taken);
        aids.drain(..taken);
        (givers, aids)
    }

    /// What the player can still pay with.
    fn purse(&self, seat: Seat) -> Purse {
        let sealed = self.empires[seat].sealed.for_rules();
        let cards = self.hand(seat).len() - sealed.picked.len() - usize::from(self.cards_due(seat));
        let mut goods = [0; Kind::ALL.len()];
        for world in self.goods_left(seat, None).iter() {
            let kind = self.faces.of(world).kind().expect("a world with a good has a kind");
            goods[kind as usize] += 1;
        }
        Purse { cards: cards as u8, goods }
    }

    /// Worlds whose good, of this kind or of any, has not been given up yet.
    fn goods_left(&self, seat: Seat, kind: Option<Kind>) -> SetOf<Card> {
        let empire = &self.empires[seat];
        let left = empire.stocked.minus(empire.sealed.for_rules().spent);
        left.iter().filter(|it| kind.is_none() || self.faces.of(*it).kind() == kind).collect()
    }

    /// How many cards of the hand are still due for what is used.
    pub(super) fn cards_due(&self, seat: Seat) -> u8 {
        let sealed = self.empires[seat].sealed.for_rules();
        let priced = |it: &&PowerRef| self.price(**it) == Some(Price::Card);
        let used = sealed.used.iter().filter(priced).count() + usize::from(sealed.bunker);
        (used - sealed.picked.len()) as u8
    }

    /// XI 15.2: the strength against the Xenos and all defence, with what has been used.
    fn defence(&self, seat: Seat) -> i8 {
        let empire = &self.empires[seat];
        let sealed = empire.sealed.for_rules();
        let used = sealed.used.iter().filter_map(|it| self.aid_of(*it));
        let bunker = sealed.bunker.then_some(BUNKER);
        let standing = empire.powers.against_xenos() + empire.powers.defence;
        standing + used.chain(bunker).map(|it| it.strength).sum::<i8>()
    }

    /// By how much the defence is stronger than the invasion that the player faces, with what it
    /// uses as far as it has answered.
    pub(crate) fn margin(&self, seat: Seat) -> i8 {
        self.defence(seat) - self.might(seat)
    }

    /// The same without anything that is used once: what everybody can see.
    pub(crate) fn standing_margin(&self, seat: Seat) -> i8 {
        let powers = &self.empires[seat].powers;
        powers.against_xenos() + powers.defence - self.might(seat)
    }

    /// XI 15.7: whether the defence fails as it is and could still succeed.
    pub(super) fn can_turn_the_tide(&self, seat: Seat) -> bool {
        let (might, defence) = (self.might(seat), self.defence(seat));
        let (_, aids) = self.aids_left(seat);
        defence <= might && might < defence + most(&aids, self.purse(seat))
    }

    pub(super) fn defence_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let sealed = self.empires[seat].sealed.for_rules();
        if let Some(power) = sealed.open {
            let goods = self.goods_for(seat, power).iter();
            moves.extend(goods.map(Move::Spend));
        } else if 0 < self.cards_due(seat) {
            moves.extend(self.hand(seat).minus(sealed.picked).iter().map(Move::Pay));
        } else {
            if self.can_turn_the_tide(seat) {
                self.aid_moves(seat, moves);
            }
            moves.push(Move::Done);
            moves.sort_unstable();
        }
    }

    /// The aids with which the defence can still succeed.
    fn aid_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let short = self.might(seat) - self.defence(seat);
        let purse = self.purse(seat);
        let (givers, aids) = self.aids_left(seat);
        for (at, (giver, aid)) in givers.iter().zip(&aids).enumerate() {
            let rest = |purse| most(&aids[at + 1..], purse);
            let ways = purse.after(aid.price);
            if ways.into_iter().any(|it| short < aid.strength + rest(it)) {
                moves.push(giver.map_or(Move::Bunker, |it| Move::Use(it.card, it.number)));
            }
        }
    }

    /// The worlds whose good may pay for `power`, so that the defence can still succeed.
    fn goods_for(&self, seat: Seat, power: PowerRef) -> SetOf<Card> {
        let Some(Price::Good(kind)) = self.price(power) else {
            return SetOf::EMPTY;
        };
        let short = self.might(seat) - self.defence(seat);
        let (purse, (_, aids)) = (self.purse(seat), self.aids_left(seat));
        let enough = |world: &Card| {
            let kind = self.faces.of(*world).kind();
            let left = kind.and_then(|it| purse.less_a_good(it));
            left.is_some_and(|it| short < most(&aids, it))
        };
        self.goods_left(seat, kind).iter().filter(enough).collect()
    }

    /// A part of the answer; says whether it is the last.
    pub(super) fn note_defence(&mut self, seat: Seat, mv: Move) -> bool {
        let price = |power| self.price(power);
        let needs_good = |power| matches!(price(power), Some(Price::Good(_)));
        let opened = match mv {
            Move::Use(card, number) => Some(PowerRef { card, number }).filter(|it| needs_good(*it)),
            _ => None,
        };
        let sealed = self.empires[seat].sealed.for_rules_mut();
        match mv {
            Move::Bunker => sealed.bunker = true,
            Move::Use(card, number) => sealed.used.push(PowerRef { card, number }),
            Move::Spend(world) => sealed.spent.insert(world),
            Move::Pay(card) => sealed.picked.insert(card),
            _ => return true,
        }
        sealed.open = opened;
        let settled = opened.is_none() && self.cards_due(seat) == 0;
        settled && !self.can_turn_the_tide(seat)
    }

    /// Everybody has decided (XI 15.6): what was used is paid, and the defences hold or not (XI 15.1).
    pub(super) fn resolve_defence(&mut self, log: &mut Log<Event>) {
        for seat in self.in_order() {
            let (might, strength) = (self.might(seat), self.defence(seat));
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

    /// XI 16.5: tokens by the place on the track.
    fn award(&mut self, seat: Seat, strength: i8, might: i8, log: &mut Log<Event>) {
        let awards = self.xenos().award(seat);
        self.empires[seat].awards += u16::from(awards);
        self.tally.defended += 1;
        log.add(|| Event::Open(Told::Defended { seat, strength, might, awards }));
    }

    /// XI 15.8: a card that leaves has added its own strength, which is that of the beginning.
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

    /// Powers that take one kind of good before those that take any.
    fn choosiest_first(&self, used: &[PowerRef]) -> ArrayVec<PowerRef, TABLEAU_MAX> {
        let takes_any = |it: &PowerRef| self.price(*it) == Some(Price::Good(None));
        let (any, one): (Vec<_>, Vec<_>) = used.iter().copied().partition(takes_any);
        one.into_iter().chain(any).collect()
    }
}
