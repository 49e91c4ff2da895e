//! XI 6: Consume.

use tabletop::{Log, Seat, SetOf};

use crate::card::{Card, Effect, Goods, Kind, Reward, Sold};
use crate::event::{Draw, Event, Loss, Told};
use crate::moves::{Action, Move};
use crate::state::Xeno;
use crate::step::Step;
use crate::view::{LastGuess, PowerRef};

/// What a player's consume powers can do now.
#[derive(Default)]
struct Menu {
    /// The first compulsory power, and how many there are.
    first: Option<PowerRef>,
    compulsory: usize,
    optional: usize,
}

impl Xeno {
    /// XI 6.1: a player who picked Trade sells a good, if it has one.
    pub(super) fn trade(&mut self, seat: Seat, log: &mut Log<Event>) {
        if self.has_bonus(seat, Action::Trade) {
            self.choose_sale(seat, None, log);
        }
    }

    /// Sells a good: the only one, or one of the player's choice.
    fn choose_sale(&mut self, seat: Seat, power: Option<PowerRef>, log: &mut Log<Event>) {
        let goods = self.empires[seat].stocked;
        match goods.first() {
            Some(only) if goods.len() == 1 => self.sell(seat, only, power, log),
            Some(_) => self.steps.push(Step::Sell { seat, power }),
            None => (),
        }
    }

    /// How many cards a sale brings (XI 6.1).
    pub(crate) fn sale(&self, seat: Seat, world: Card, power: Option<PowerRef>) -> u8 {
        let Some(kind) = self.faces.of(world).kind() else { return 0 };
        let with_powers =
            power.is_none_or(|it| self.effect(it) == Effect::Sell { with_powers: true });
        if !with_powers {
            return kind.price();
        }
        let here = |effect: Effect| match effect {
            Effect::SellMore { amount, good: Sold::Here } => amount,
            _ => 0,
        };
        let own: u8 = self.faces.of(world).powers.iter().map(|it| here(it.effect)).sum();
        let powers = &self.empires[seat].powers;
        kind.price() + powers.trade + powers.kind_trade[kind as usize] + own
    }

    pub(super) fn sell(
        &mut self,
        seat: Seat,
        world: Card,
        power: Option<PowerRef>,
        log: &mut Log<Event>,
    ) {
        let cards = self.sale(seat, world, power);
        log.add(|| Event::Open(Told::Sold { seat, world, cards }));
        self.unstock(seat, world);
        self.draw(seat, cards, Draw::Sale, log);
    }

    /// XI 6.2: the player uses consume powers as long as one can be used; where there is no choice,
    /// they work by themselves.
    pub(super) fn feast(&mut self, seat: Seat, log: &mut Log<Event>) {
        if self.empires[seat].closed {
            return;
        }
        self.take_gifts(seat, log);
        let menu = self.menu(seat);
        match menu.first {
            None if menu.optional == 0 => (),
            Some(first) if menu.compulsory == 1 && menu.optional == 0 => {
                self.steps.push(Step::Feast { seat });
                self.use_consume(seat, first, log);
            }
            _ => {
                self.steps.push(Step::Feast { seat });
                self.steps.push(Step::Consume { seat });
            }
        }
    }

    /// XI 6.5: powers that give without taking are used at once, since waiting brings nothing.
    fn take_gifts(&mut self, seat: Seat, log: &mut Log<Event>) {
        for at in 0..self.empires[seat].powers.consume.len() {
            let power = self.empires[seat].powers.consume[at];
            if self.is_used(seat, power) {
                continue;
            }
            match self.effect(power) {
                Effect::Draw { amount } => {
                    self.mark_used(seat, power);
                    self.draw(seat, amount, Draw::Power { power }, log);
                }
                Effect::GainChips { amount } => {
                    self.mark_used(seat, power);
                    self.reward(seat, power, SetOf::EMPTY, Reward { vp: amount, cards: 0 }, log);
                }
                _ => (),
            }
        }
    }

    fn menu(&self, seat: Seat) -> Menu {
        let mut menu = Menu::default();
        for power in self.empires[seat].powers.consume.iter().copied() {
            if !self.is_used(seat, power) && self.can_consume(seat, power) {
                if matches!(self.effect(power), Effect::DiscardForChips { .. }) {
                    menu.optional += 1;
                } else {
                    menu.first = menu.first.or(Some(power));
                    menu.compulsory += 1;
                }
            }
        }
        menu
    }

    /// Whether a consume power that has not been used can be used.
    fn can_consume(&self, seat: Seat, power: PowerRef) -> bool {
        match self.effect(power) {
            Effect::Consume { goods, times, .. } => 0 < self.needs(seat, goods, times),
            Effect::Sell { .. } => !self.empires[seat].stocked.is_empty(),
            Effect::DiscardForChips { .. } => !self.hand(seat).is_empty(),
            Effect::Guess { .. } => {
                !self.deck.for_rules().is_empty() || !self.discards.for_rules().is_empty()
            }
            _ => false,
        }
    }

    /// How many goods a consume power takes now; none if it cannot be used (XI 6.3 and 6.4).
    fn needs(&self, seat: Seat, goods: Goods, times: u8) -> u8 {
        let count = |kind: Option<Kind>| self.stocked(seat, kind).len() as u8;
        let kinds = || Kind::ALL.iter().filter(|it| 0 < count(Some(**it))).count() as u8;
        match goods {
            Goods::One(kind) => count(kind).min(times),
            Goods::Two(one, other) => {
                let able = 0 < count(one)
                    && 0 < count(other)
                    && 2 <= self.stocked(seat, one).union(self.stocked(seat, other)).len();
                if able { 2 } else { 0 }
            }
            Goods::ThreeKinds if kinds() < 3 => 0,
            Goods::ThreeKinds => 3,
            Goods::EachKind => kinds(),
            Goods::All => count(None),
        }
    }

    pub(super) fn consume_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let open = |it: &PowerRef| !self.is_used(seat, *it) && self.can_consume(seat, *it);
        let powers = self.empires[seat].powers.consume.iter().copied().filter(open);
        moves.extend(powers.map(|it| Move::Use(it.card, it.number)));
        if self.menu(seat).compulsory == 0 {
            moves.push(Move::Done);
        }
    }

    /// The player uses no more consume powers; only optional ones are left.
    pub(super) fn leave_table(&mut self, seat: Seat) {
        self.empires[seat].closed = true;
    }

    pub(super) fn use_consume(&mut self, seat: Seat, power: PowerRef, log: &mut Log<Event>) {
        self.mark_used(seat, power);
        match self.effect(power) {
            Effect::Consume { goods, times, .. } => {
                let left = self.needs(seat, goods, times);
                self.feed_on(seat, power, SetOf::EMPTY, left, log);
            }
            Effect::Sell { .. } => self.choose_sale(seat, Some(power), log),
            Effect::DiscardForChips { up_to } => {
                let left = up_to.min(self.hand(seat).len() as u8);
                self.steps.push(Step::Cash { seat, power, picked: SetOf::EMPTY, left });
            }
            _ => self.steps.push(Step::Guess { seat, power }),
        }
    }

    /// The goods that may be picked next for a power, so that it can still get all that it takes.
    pub(super) fn feed_moves(
        &self,
        seat: Seat,
        power: PowerRef,
        picked: SetOf<Card>,
        left: u8,
    ) -> SetOf<Card> {
        let Effect::Consume { goods, .. } = self.effect(power) else { return SetOf::EMPTY };
        let eligible = match goods {
            Goods::One(kind) => self.stocked(seat, kind),
            Goods::Two(one, other) => self.stocked(seat, one).union(self.stocked(seat, other)),
            Goods::ThreeKinds | Goods::EachKind | Goods::All => self.stocked(seat, None),
        };
        let next = eligible.minus(picked);
        let fits = |it: &Card| {
            let one = SetOf::only(*it);
            self.can_feed(goods, picked.union(one), next.minus(one), left - 1)
        };
        next.iter().filter(fits).collect()
    }

    /// Whether `picked`, with `left` more goods of `rest`, can be what a power takes.
    fn can_feed(&self, goods: Goods, picked: SetOf<Card>, rest: SetOf<Card>, left: u8) -> bool {
        let of = |kind: Option<Kind>, set: SetOf<Card>| {
            kind.map_or(set, |kind| set.intersection(self.of_kind(kind)))
        };
        let enough = usize::from(left) <= rest.len();
        match goods {
            Goods::One(_) | Goods::All => enough,
            Goods::Two(one, other) => {
                let pool = if left == 0 { picked } else { picked.union(rest) };
                of(one, pool).iter().any(|first| {
                    let first = SetOf::only(first);
                    let second = of(other, pool.minus(first));
                    let named = picked.minus(first);
                    !second.is_empty() && named.len() < 2 && named.minus(second).is_empty()
                })
            }
            Goods::ThreeKinds | Goods::EachKind => {
                let kinds = |set: SetOf<Card>| {
                    Kind::ALL.into_iter().filter(move |it| !of(Some(*it), set).is_empty())
                };
                let once = kinds(picked).count() == picked.len();
                let more = kinds(rest).filter(|it| of(Some(*it), picked).is_empty()).count();
                once && usize::from(left) <= more
            }
        }
    }

    /// The goods that are part of every possible choice.
    fn sure_food(
        &self,
        power: PowerRef,
        picked: SetOf<Card>,
        next: SetOf<Card>,
        left: u8,
    ) -> SetOf<Card> {
        let Effect::Consume { goods, .. } = self.effect(power) else { return SetOf::EMPTY };
        let missed = |it: &Card| !self.can_feed(goods, picked, next.minus(SetOf::only(*it)), left);
        next.iter().filter(missed).collect()
    }

    /// Picks the goods that leave no choice, then asks the player.
    fn feed_on(
        &mut self,
        seat: Seat,
        power: PowerRef,
        mut picked: SetOf<Card>,
        mut left: u8,
        log: &mut Log<Event>,
    ) {
        if 0 < left {
            let next = self.feed_moves(seat, power, picked, left);
            let sure = self.sure_food(power, picked, next, left);
            picked = picked.union(sure);
            left -= sure.len() as u8;
        }
        if left == 0 {
            self.eat(seat, power, picked, log);
        } else {
            self.steps.push(Step::Feed { seat, power, picked, left });
        }
    }

    pub(super) fn feed(
        &mut self,
        seat: Seat,
        power: PowerRef,
        mut picked: SetOf<Card>,
        left: u8,
        world: Card,
        log: &mut Log<Event>,
    ) {
        picked.insert(world);
        self.feed_on(seat, power, picked, left - 1, log);
    }

    /// The goods are consumed.
    fn eat(&mut self, seat: Seat, power: PowerRef, goods: SetOf<Card>, log: &mut Log<Event>) {
        let Effect::Consume { goods: taken, reward, .. } = self.effect(power) else { return };
        let count = goods.len() as u8;
        let uses = match taken {
            Goods::One(_) | Goods::EachKind => count,
            Goods::Two(..) | Goods::ThreeKinds => 1,
            Goods::All => 0,
        };
        let fewer = if taken == Goods::All { count - 1 } else { 0 };
        let reward = Reward { vp: reward.vp * uses + fewer, cards: reward.cards * uses };
        goods.iter().for_each(|world| self.unstock(seat, world));
        self.reward(seat, power, goods, reward, log);
    }

    /// XI 6.8: chips are doubled for a player who picked ×2.
    fn reward(
        &mut self,
        seat: Seat,
        power: PowerRef,
        goods: SetOf<Card>,
        reward: Reward,
        log: &mut Log<Event>,
    ) {
        let double = self.has_bonus(seat, Action::Double);
        let chips = if double { 2 * reward.vp } else { reward.vp };
        let cards = reward.cards;
        log.add(|| {
            let goods = goods.iter().collect();
            Event::Open(Told::Consumed { seat, power, goods, chips, cards })
        });
        self.gain(seat, chips);
        self.draw(seat, cards, Draw::Power { power }, log);
    }

    pub(super) fn guess_moves(&self, power: PowerRef, moves: &mut Vec<Move>) {
        if let Effect::Guess { from, to } = self.effect(power) {
            moves.extend((from..=to).map(Move::Guess));
        }
    }

    /// XI 6.7: everybody sees the top card, and the player takes it if the guess was right.
    pub(super) fn guess(&mut self, seat: Seat, _power: PowerRef, number: u8, log: &mut Log<Event>) {
        let Some(card) = self.turn_up(log) else { return };
        let right = self.faces.of(card).cost == number;
        self.guess = Some(LastGuess { seat, number, card });
        log.add(|| Event::Open(Told::Guessed { seat, number, card, right }));
        if right {
            self.empires[seat].hand.for_rules_mut().insert(card);
            self.shown.insert(card);
        } else {
            self.throw(card);
        }
    }

    pub(super) fn cash_moves(
        &self,
        seat: Seat,
        picked: SetOf<Card>,
        left: u8,
        moves: &mut Vec<Move>,
    ) {
        if 0 < left {
            moves.extend(self.hand(seat).minus(picked).iter().map(Move::Discard));
        }
        moves.push(Move::Done);
    }

    /// XI 6.6: discards cards of the hand for a chip each, never doubled.
    pub(super) fn cash(
        &mut self,
        seat: Seat,
        power: PowerRef,
        mut picked: SetOf<Card>,
        left: u8,
        mv: Move,
        log: &mut Log<Event>,
    ) {
        if let Move::Discard(card) = mv {
            picked.insert(card);
            return self.steps.push(Step::Cash { seat, power, picked, left: left - 1 });
        }
        if picked.is_empty() {
            return;
        }
        let chips = picked.len() as u8;
        log.add(|| Event::Open(Told::Cashed { seat, power, chips }));
        self.discard(seat, picked, Loss::Power { power }, log);
        self.gain(seat, chips);
    }
}
