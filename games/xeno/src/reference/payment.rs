//! Payments of a recorded game: which powers are used, and how many cards are left to pay.

use std::collections::BTreeSet;

use tabletop::{Game, Log, Seat, SetOf};

use super::hands::words;
use super::replay::{Done, Replay};
use super::trace::{Choice, Kind};
use crate::card::Card;
use crate::event::{Event, Loss};
use crate::moves::Move;
use crate::state::Xeno;
use crate::step::{Ask, Step};

/// The cards whose powers are used, and the number of cards then paid.
type Way = (Vec<Card>, usize);

/// What a player gives for a card that it places.
#[derive(Default)]
struct Payment {
    uses: SetOf<Card>,
    goods: SetOf<Card>,
    cards: SetOf<Card>,
}

impl Replay<'_> {
    pub(super) fn answer_payment(&mut self, seat: Seat) -> Done {
        let mut payment = Payment::default();
        let choice = self.next(seat, &[Kind::Payment]);
        if let Some(choice) = choice {
            self.compare_ways(seat, choice);
            self.take(seat);
            payment.uses = self.recorded.set(&choice.chosen.special);
            payment.cards = self.recorded.set(&choice.chosen.list);
        }
        while let Some(choice) = self.next(seat, &[Kind::Good]) {
            self.take(seat);
            payment.goods = payment.goods.union(self.recorded.set(&choice.chosen.list));
        }
        // A good for the world that was placed: its power is used and paid for with the others.
        if let Some(choice) = self.next(seat, &[Kind::DiscardProduce]) {
            self.take(seat);
            let card = self.recorded.set(&choice.chosen.list);
            if !card.is_empty() {
                self.game.empires[seat].placed.iter().for_each(|it| payment.uses.insert(*it));
                payment.cards = payment.cards.union(card);
            }
        }
        self.give(seat, &payment)
    }

    /// Gives it, move by move: powers, their goods, then cards.
    fn give(&mut self, seat: Seat, payment: &Payment) -> Done {
        let mut uses = payment.uses;
        while let Some(ask) = paying(&self.game, seat) {
            let moves = self.legal(seat);
            let wanted = |mv: &&Move| match **mv {
                Move::Use(card, _) => uses.contains(card),
                Move::Spend(card) => payment.goods.contains(card),
                Move::Pay(card) => uses.is_empty() && payment.cards.contains(card),
                Move::Done => uses.is_empty(),
                _ => false,
            };
            let only = || moves.first().filter(|_| moves.len() == 1);
            let Some(mv) = moves.iter().find(wanted).or_else(only).copied() else {
                let offered: Vec<String> = moves.iter().map(Move::to_string).collect();
                let (left, cards) = (words(uses), words(payment.cards));
                let details = format!(
                    "{seat} {ask:?}: use {left}, pay {cards}; offered: {}",
                    offered.join(", ")
                );
                return Err(self.stop("payment", details));
            };
            if let Move::Use(card, _) = mv {
                uses.remove(card);
            }
            self.do_move(seat, mv)?;
        }
        Ok(())
    }

    /// Checks that both programs allow the same combinations of powers.
    fn compare_ways(&mut self, seat: Seat, choice: &Choice) {
        let placed = self.game.empires[seat].placed;
        let theirs: BTreeSet<Way> = choice
            .options
            .iter()
            .map(|it| {
                (self.recorded.set(&it.special).iter().collect(), it.pick.unwrap_or_default())
            })
            .collect();
        let mut ours = BTreeSet::new();
        ways(&self.game, seat, &mut Vec::new(), &mut ours);
        // A good for the placed world is a choice of its own in the recorded game, so such ways are
        // left out here.
        ours.retain(|(uses, _)| placed.is_none_or(|it| !uses.contains(&it)));
        if ours != theirs {
            let more: Vec<&Way> = ours.difference(&theirs).collect();
            let less: Vec<&Way> = theirs.difference(&ours).collect();
            let details = format!("{seat} {placed:?} more: {more:?}; less: {less:?}");
            self.differs("ways to pay", details);
        }
    }
}

/// What the seat is paying for now.
fn paying(game: &Xeno, seat: Seat) -> Option<Ask> {
    match game.steps.top() {
        Some(Step::Together { ask: ask @ (Ask::PayDevelopment | Ask::PayWorld), waiting }) => {
            waiting.contains(seat).then_some(*ask)
        }
        _ => None,
    }
}

/// Adds every way to pay that begins here.
fn ways(game: &Xeno, seat: Seat, used: &mut Vec<Card>, found: &mut BTreeSet<Way>) {
    let Some(ask) = paying(game, seat) else { return };
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    if moves.iter().any(|it| matches!(it, Move::Pay(_))) {
        found.insert(way(used, due(game, seat, ask)));
    }
    if moves.contains(&Move::Done) {
        found.insert(way(used, 0));
    }
    // Giving another of several goods is not another way.
    let good = moves.iter().find(|it| matches!(it, Move::Spend(_)));
    let uses = moves.iter().filter(|it| matches!(it, Move::Use(..)));
    for mv in good.into_iter().chain(uses) {
        let mut next = game.clone();
        let mut log = Log::keeping();
        next.carry_out(seat, *mv, &mut log);
        let before = used.len();
        if let Move::Use(card, _) = mv {
            used.push(*card);
        }
        match paying(&next, seat) {
            Some(_) => ways(&next, seat, used, found),
            None => {
                found.insert(way(used, paid(&next, seat, log)));
            }
        }
        used.truncate(before);
    }
}

fn way(used: &[Card], paid: usize) -> Way {
    let used: SetOf<Card> = used.iter().copied().collect();
    (used.iter().collect(), paid)
}

/// How many cards were picked by themselves because no choice was left.
fn paid(game: &Xeno, seat: Seat, log: Log<Event>) -> usize {
    let cost = |event: Event| match event {
        Event::Discarded { seat: by, why: Loss::Cost { .. }, cards, .. } if by == seat => {
            Some(cards.for_rules().len())
        }
        _ => None,
    };
    let picked = game.empires[seat].sealed.for_rules().picked.len();
    log.into_events().into_iter().find_map(cost).unwrap_or(picked)
}

/// How many cards the seat has to pay.
fn due(game: &Xeno, seat: Seat, ask: Ask) -> usize {
    match (ask, game.empires[seat].placed) {
        (Ask::PayWorld, Some(card)) => game.due_left(seat, card),
        _ => game.left(seat),
    }
}
