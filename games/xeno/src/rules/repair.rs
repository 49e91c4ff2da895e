//! XI 17: what the Invasion mode adds to Produce: the war effort, and repairs.

use tabletop::{Log, Seat, SeatSet, SetOf};

use crate::card::{Card, Effect};
use crate::event::{Event, Loss, Told};
use crate::moves::{Means, Move};
use crate::state::Xeno;
use crate::step::{Ask, Step};
use crate::view::PowerRef;

/// XI 17.4: how many cards a repair costs.
const CARDS: usize = 2;

impl Xeno {
    /// XI 17.1: before anybody produces, players who have goods may give some.
    pub(super) fn call_for_effort(&mut self) {
        if self.invasion.is_none() {
            return;
        }
        let has_goods = |it: &Seat| !self.empires[*it].stocked.is_empty();
        let waiting: SeatSet = self.seats().filter(has_goods).collect();
        if !waiting.is_empty() {
            self.steps.push(Step::Together { ask: Ask::WarEffort, waiting });
        }
    }

    /// The goods that may still be given.
    fn givable(&self, seat: Seat) -> SetOf<Card> {
        let empire = &self.empires[seat];
        empire.stocked.minus(empire.sealed.for_rules().spent)
    }

    pub(super) fn effort_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        moves.extend(self.givable(seat).iter().map(Move::Spend));
        moves.push(Move::Done);
    }

    /// Notes a part of the answer; returns whether it was the last.
    pub(super) fn note_effort(&mut self, seat: Seat, mv: Move) -> bool {
        if let Move::Spend(world) = mv {
            self.empires[seat].sealed.for_rules_mut().spent.insert(world);
        }
        mv == Move::Done
    }

    /// All have decided.
    pub(super) fn contribute(&mut self, log: &mut Log<Event>) {
        for seat in self.in_order() {
            let goods = self.unseal(seat).spent;
            self.empires[seat].given = goods;
            if !goods.is_empty() {
                self.give(seat, goods, log);
            }
        }
    }

    /// XI 17.1: a chip, and 1 less threat, for each good; XI 17.2: the threat stops at 0; XI 17.3:
    /// the chips come out of the pool.
    fn give(&mut self, seat: Seat, goods: SetOf<Card>, log: &mut Log<Event>) {
        goods.iter().for_each(|world| self.unstock(seat, world));
        let chips = goods.len() as u8;
        self.gain(seat, chips);
        self.empires[seat].effort += u16::from(chips);
        let xenos = self.xenos_mut();
        xenos.threat = xenos.threat.saturating_sub(chips);
        let threat = xenos.threat;
        log.add(|| Event::Open(Told::Contributed { seat, goods: goods.iter().collect(), threat }));
    }

    /// Whether the player may repair a world, now or after something that it may still do in this
    /// phase; then it is asked for the order of everything (XI 17.5).
    pub(super) fn may_repair(&self, seat: Seat) -> bool {
        let empire = &self.empires[seat];
        let able = || {
            !empire.stocked.is_empty()
                || CARDS <= self.hand(seat).len()
                || 0 < empire.repairs
                || self.repair_powers(seat).next().is_some()
        };
        !empire.damaged.is_empty() && (able() || self.has_more_to_gain(seat))
    }

    /// XI 17.4: every damaged world may be repaired in every way that the player can pay for.
    pub(super) fn repair_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let empire = &self.empires[seat];
        for world in empire.damaged.iter() {
            let mut by = |means| moves.push(Move::Repair(world, means));
            if 0 < empire.repairs {
                by(Means::Bonus);
            }
            self.repair_powers(seat).for_each(|it| by(Means::Power(it.card)));
            empire.stocked.iter().for_each(|it| by(Means::Good(it)));
            if CARDS <= self.hand(seat).len() {
                by(Means::Cards);
            }
        }
    }

    /// Repair powers that have not been used.
    fn repair_powers(&self, seat: Seat) -> impl Iterator<Item = PowerRef> {
        let powers = self.empires[seat].powers.produce.iter().copied();
        let repairs = |it: &PowerRef| matches!(self.effect(*it), Effect::Repair { .. });
        powers.filter(repairs).filter(move |it| !self.is_used(seat, *it))
    }

    /// Repairs a world; if cards pay for it, two are picked first.
    pub(super) fn repair(&mut self, seat: Seat, mv: Move, log: &mut Log<Event>) {
        let Move::Repair(world, means) = mv else { unreachable!("a repair") };
        match means {
            Means::Bonus => self.empires[seat].repairs -= 1,
            Means::Good(good) => self.unstock(seat, good),
            Means::Power(card) => {
                let power = self.repair_powers(seat).find(|it| it.card == card);
                self.mark_used(seat, power.expect("the power is offered"));
            }
            Means::Cards => {
                return self.steps.push(Step::Mend { seat, world, first: None });
            }
        }
        self.turn_face_up(seat, world, means, log);
    }

    /// XI 17.5: the world is face up again, and its powers work at once. XI 17.6: it has no good.
    fn turn_face_up(&mut self, seat: Seat, world: Card, means: Means, log: &mut Log<Event>) {
        self.empires[seat].damaged.remove(world);
        self.refresh(seat);
        self.tally.repaired += 1;
        log.add(|| Event::Open(Told::Repaired { seat, world, means }));
    }

    /// The cards that may pay for a repair.
    pub(super) fn mend_moves(&self, seat: Seat, first: Option<Card>, moves: &mut Vec<Move>) {
        let cards = self.hand(seat).minus(first.map(SetOf::only).unwrap_or_default());
        moves.extend(cards.iter().map(Move::Pay));
    }

    /// A card pays for a repair; the second one completes it.
    pub(super) fn mend(
        &mut self,
        seat: Seat,
        world: Card,
        first: Option<Card>,
        card: Card,
        log: &mut Log<Event>,
    ) {
        let Some(first) = first else {
            return self.steps.push(Step::Mend { seat, world, first: Some(card) });
        };
        let cards = [first, card].into_iter().collect();
        self.discard(seat, cards, Loss::Repair { world }, log);
        self.turn_face_up(seat, world, Means::Cards, log);
    }
}
