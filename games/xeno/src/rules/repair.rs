//! XI 17: what the Invasion mode adds to Produce: the war effort and repairs.

use tabletop::{Log, Seat, SeatSet, SetOf};

use super::tell;
use crate::card::{Card, Effect};
use crate::event::{Event, Loss, Told};
use crate::moves::{Means, Move};
use crate::state::Xeno;
use crate::step::{Ask, Step};
use crate::view::PowerRef;

impl Xeno {
    /// XI 17.1: before anybody produces, who has goods may give some.
    pub(super) fn ask_for_war_effort(&mut self) {
        if self.invasion.is_none() {
            return;
        }
        let has_goods = |it: &Seat| !self.empires[*it].stocked.is_empty();
        let waiting: SeatSet = self.seats().filter(has_goods).collect();
        if !waiting.is_empty() {
            self.steps.push(Step::Together { ask: Ask::WarEffort, waiting });
        }
    }

    /// Goods are given in card order.
    pub(super) fn war_effort_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let empire = &self.empires[seat];
        let spent = empire.sealed.for_rules().spent;
        let goods = super::beyond(empire.stocked, spent);
        moves.extend(goods.map(Move::Spend));
        moves.push(Move::Done);
    }

    /// A part of the answer; says whether it is the last.
    pub(super) fn give(&mut self, seat: Seat, mv: Move) -> bool {
        let empire = &mut self.empires[seat];
        let spent = &mut empire.sealed.for_rules_mut().spent;
        match mv {
            Move::Spend(world) => spent.insert(world),
            _ => return true,
        }
        super::beyond(empire.stocked, *spent).next().is_none()
    }

    /// XI 17.1 to 17.3: everybody has decided.
    pub(super) fn contributed(&mut self, log: &mut Log<Event>) {
        for seat in self.timing_order() {
            let goods = self.take_sealed(seat).spent;
            if !goods.is_empty() {
                self.contribute(seat, goods, log);
            }
        }
    }

    fn contribute(&mut self, seat: Seat, goods: SetOf<Card>, log: &mut Log<Event>) {
        goods.iter().for_each(|world| self.lose_good(seat, world));
        let chips = goods.len() as u8;
        self.earn(seat, chips);
        self.empires[seat].effort += u16::from(chips);
        let threat = &mut self.xenos_mut().threat;
        *threat = threat.saturating_sub(chips);
        let threat = *threat;
        tell(log, || Told::Contributed { seat, goods: goods.iter().collect(), threat });
    }

    /// XI 17.4: every damaged world may be repaired by all means that there are.
    pub(super) fn repair_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let empire = &self.empires[seat];
        for world in empire.damaged.iter() {
            let mut by = |means| moves.push(Move::Repair(world, means));
            if 0 < empire.repairs {
                by(Means::Bonus);
            }
            self.repair_powers(seat).for_each(|it| by(Means::Power(it.card)));
            empire.stocked.iter().for_each(|it| by(Means::Good(it)));
            if 2 <= self.hand(seat).len() {
                by(Means::Cards);
            }
        }
    }

    /// Repair powers that have not been used.
    fn repair_powers(&self, seat: Seat) -> impl Iterator<Item = PowerRef> {
        let empire = &self.empires[seat];
        let unused = empire.powers.produce.iter().copied().filter(|it| !empire.has_used(*it));
        unused.filter(|it| {
            let power = self.faces.power(it.card, it.number);
            power.is_some_and(|it| matches!(it.effect, Effect::Repair { .. }))
        })
    }

    pub(super) fn repair(&mut self, seat: Seat, world: Card, means: Means, log: &mut Log<Event>) {
        match means {
            Means::Bonus => self.empires[seat].repairs -= 1,
            Means::Power(card) => self.use_repair_power(seat, card),
            Means::Good(good) => self.lose_good(seat, good),
            Means::Cards => {
                return self.steps.push(Step::Mend { seat, world, first: None });
            }
        }
        self.turn_up(seat, world, means, log);
    }

    fn use_repair_power(&mut self, seat: Seat, card: Card) {
        let power = self.repair_powers(seat).find(|it| it.card == card);
        let empire = &mut self.empires[seat];
        empire.used |= empire.bit(power.expect("the power is offered"));
    }

    /// XI 17.5: the world is there again, and its powers work at once.
    fn turn_up(&mut self, seat: Seat, world: Card, means: Means, log: &mut Log<Event>) {
        self.empires[seat].damaged.remove(world);
        self.empires[seat].powers = self.powers_now(seat);
        self.tally.repaired += 1;
        tell(log, || Told::Repaired { seat, world, means });
    }

    /// The two cards that pay for a repair, in card order.
    pub(super) fn mend_moves(&self, seat: Seat, first: Option<Card>, moves: &mut Vec<Move>) {
        let hand = self.hand(seat);
        let cards = first.map_or(hand, |it| hand.after(it)).iter();
        let enough = |it: &Card| first.is_some() || !hand.after(*it).is_empty();
        moves.extend(cards.filter(enough).map(Move::Pay));
    }

    pub(super) fn pay_for_repair(&mut self, card: Card, log: &mut Log<Event>) {
        let Some(Step::Mend { seat, world, first }) = self.steps.pop() else {
            unreachable!("a repair is paid for")
        };
        let Some(other) = first else {
            return self.steps.push(Step::Mend { seat, world, first: Some(card) });
        };
        let cards = [other, card].into_iter().collect();
        self.discard_all(seat, cards, Loss::Repair { world }, log);
        self.turn_up(seat, world, Means::Cards, log);
    }
}
