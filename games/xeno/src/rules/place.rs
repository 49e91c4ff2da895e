//! XI 4 and 5: what is placed in Develop and Settle.

use tabletop::{Log, Seat, SeatSet};

use crate::card::{Card, Tag};
use crate::event::{Draw, Event, Told};
use crate::moves::{Action, Move};
use crate::state::Xeno;
use crate::step::{Ask, Step};
use crate::view::{Bill, Phase, PlacementOffer};

impl Xeno {
    /// XI 4.1: powers draw, then all choose.
    pub(super) fn develop(&mut self, log: &mut Log<Event>) {
        self.draw_all(Draw::DevelopPowers, log, |game, seat| {
            game.empires[seat].powers.develop_before
        });
        self.ask_all(Ask::Develop);
    }

    /// XI 4.3: what a development costs the player now.
    pub(crate) fn development_cost(&self, seat: Seat, card: Card) -> u8 {
        let bonus = u8::from(self.phase == Phase::Develop && self.has_bonus(seat, Action::Develop));
        let discount = self.empires[seat].powers.develop_discount + bonus;
        self.faces.of(card).cost.saturating_sub(discount)
    }

    /// XI 4.4: whether the tableau has the same development.
    pub(crate) fn has_twin(&self, seat: Seat, card: Card) -> bool {
        let laid = self.empires[seat].laid;
        card.design().cards().any(|it| laid.contains(it))
    }

    /// XI 4.2: a development that can be paid for, or none.
    pub(super) fn develop_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let hand = self.hand(seat);
        let purse = hand.len() as u8;
        let developments = hand.intersection(self.faces.tagged(Tag::Development));
        let able =
            |it: &Card| self.development_cost(seat, *it) < purse && !self.has_twin(seat, *it);
        moves.extend(developments.iter().filter(able).map(Move::Place));
        moves.push(Move::Nothing);
    }

    pub(super) fn settle_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let worlds = self.hand(seat).intersection(self.faces.tagged(Tag::World));
        moves.extend(worlds.iter().filter(|it| self.may_take(seat, *it)).map(Move::Place));
        moves.push(Move::Nothing);
    }

    /// What placing each card of the hand would take now, and why it cannot be placed, if it
    /// cannot.
    pub(crate) fn offers_of(&self, seat: Seat) -> Vec<(Card, PlacementOffer)> {
        self.hand(seat).iter().map(|card| (card, self.offer(seat, card))).collect()
    }

    fn offer(&self, seat: Seat, card: Card) -> PlacementOffer {
        let purse = self.hand(seat).len() as u8 - 1;
        if self.faces.of(card).development {
            let count = self.development_cost(seat, card);
            let able = count <= purse && !self.has_twin(seat, card);
            let bar = (!able).then(|| self.against_development(seat, card));
            return PlacementOffer { bill: Bill::Cards { count }, bar };
        }
        let bar = (!self.may_take(seat, card)).then(|| self.against_world(seat, card));
        PlacementOffer { bill: self.world_bill(seat, card, &[]), bar }
    }

    /// Everybody's card is revealed and placed.
    fn reveal(&mut self, log: &mut Log<Event>) {
        for seat in self.in_order() {
            let card = self.unseal(seat).card;
            self.empires[seat].placed = card;
            let Some(card) = card else {
                log.add(|| Event::Open(Told::PlacedNothing { seat }));
                continue;
            };
            let empire = &mut self.empires[seat];
            empire.hand.for_rules_mut().remove(card);
            empire.tableau.push(card);
            empire.laid.insert(card);
            self.shown.remove(card);
            log.add(|| Event::Open(Told::Placed { seat, card }));
        }
    }

    /// XI 4.3: a player who has a choice of cards to pay with is asked.
    pub(super) fn reveal_developments(&mut self, log: &mut Log<Event>) {
        self.reveal(log);
        let mut waiting = SeatSet::EMPTY;
        for seat in self.seats() {
            let Some(card) = self.empires[seat].placed else { continue };
            let (cost, hand) = (self.development_cost(seat, card), self.hand(seat));
            self.empires[seat].owes = cost;
            if hand.len() == usize::from(cost) {
                self.empires[seat].sealed.for_rules_mut().picked = hand;
            } else if 0 < cost {
                waiting.insert(seat);
            }
        }
        self.steps.push(Step::Together { ask: Ask::PayDevelopment, waiting });
    }

    pub(super) fn reveal_worlds(&mut self, log: &mut Log<Event>) {
        self.reveal(log);
        let mut waiting = SeatSet::EMPTY;
        for seat in self.seats() {
            if self.empires[seat].placed.is_some() && !self.has_taken(seat) {
                waiting.insert(seat);
            }
        }
        self.steps.push(Step::Together { ask: Ask::PayWorld, waiting });
    }

    /// XI 4.5 and 5.8: players who placed a card draw; what was placed works from now on.
    pub(super) fn end_placing(&mut self, phase: Phase, log: &mut Log<Event>) {
        self.draw_all(Draw::Placed, log, |game, seat| game.after_placing(phase, seat));
        for seat in self.seats() {
            if self.empires[seat].placed.take().is_some() {
                self.refresh(seat);
            }
        }
    }

    pub(crate) fn after_placing(&self, phase: Phase, seat: Seat) -> u8 {
        let empire = &self.empires[seat];
        match (phase, empire.placed) {
            (_, None) => 0,
            (Phase::Develop, _) => empire.powers.develop_after,
            _ => empire.powers.settle_after + u8::from(self.has_bonus(seat, Action::Settle)),
        }
    }
}
