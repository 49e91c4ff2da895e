//! XI 10.2: what all decide at once. Each answer is sealed until the last is in; then all take
//! effect, in timing order where cards are drawn.

use tabletop::{Log, Seat, SetOf};

use crate::card::Card;
use crate::event::{Event, Loss};
use crate::moves::{Action, Move};
use crate::state::{Sealed, Xeno};
use crate::step::{Ask, Step};

impl Xeno {
    pub(crate) fn sealed(&self, seat: Seat) -> &Sealed {
        self.empires[seat].sealed.for_rules()
    }

    /// What `seat` may answer now, sorted.
    pub(crate) fn sealed_moves(&self, ask: Ask, seat: Seat, moves: &mut Vec<Move>) {
        match ask {
            Ask::Start if self.sealed(seat).card.is_none() => {
                moves.extend(self.empires[seat].dealt.for_rules().iter().map(Move::Keep));
            }
            Ask::Start | Ask::Explore | Ask::HandLimit => {
                moves.extend(self.unpicked(seat).iter().map(Move::Discard));
            }
            Ask::Pick => moves.extend(self.actions(seat).map(Move::Pick)),
            Ask::Develop => self.develop_moves(seat, moves),
            Ask::Settle => self.settle_moves(seat, moves),
            Ask::PayDevelopment => moves.extend(self.unpicked(seat).iter().map(Move::Pay)),
            Ask::PayWorld => self.taking_moves(seat, moves),
            Ask::WarEffort => self.effort_moves(seat, moves),
            Ask::Defend => self.defence_moves(seat, moves),
            Ask::Damage => self.damage_moves(seat, moves),
        }
    }

    /// XI 10.3: the cards of the hand that have not been picked.
    pub(crate) fn unpicked(&self, seat: Seat) -> SetOf<Card> {
        self.hand(seat).minus(self.sealed(seat).picked)
    }

    /// How many of the cards that are due the player must still pick.
    pub(crate) fn left(&self, seat: Seat) -> usize {
        usize::from(self.empires[seat].owes).saturating_sub(self.sealed(seat).picked.len())
    }

    /// How many cards of the hand the player must still pick for its answer.
    pub(crate) fn left_to_pick(&self, ask: Ask, seat: Seat) -> u8 {
        let left = match (ask, self.empires[seat].placed) {
            (Ask::PayWorld, Some(card)) => self.due_left(seat, card),
            (Ask::Start | Ask::Explore | Ask::HandLimit | Ask::PayDevelopment, _) => {
                self.left(seat)
            }
            (Ask::Defend, _) => self.cards_due(seat).into(),
            _ => 0,
        };
        left as u8
    }

    /// The actions that may be picked. Two experts pick two cards each, also both of Develop or of
    /// Settle (XI 11.1).
    fn actions(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let last = if self.options.invasion { Action::Repair } else { Action::Produce };
        let first = self.sealed(seat).actions.first().copied();
        let twice = |it: Action| matches!(it, Action::Develop | Action::Settle);
        Action::ALL.into_iter().filter(move |it| *it <= last && (first != Some(*it) || twice(*it)))
    }

    /// Notes an answer; when the player's answer is complete, the step no longer waits for it.
    pub(super) fn seal(&mut self, ask: Ask, seat: Seat, mv: Move) {
        if self.note(ask, seat, mv) {
            self.excuse(seat);
        }
    }

    /// The step on top no longer waits for `seat`.
    fn excuse(&mut self, seat: Seat) {
        if let Some(Step::Together { waiting, .. }) = self.steps.top_mut() {
            waiting.remove(seat);
        }
    }

    /// Notes a part of an answer; returns whether it was the player's last.
    pub(crate) fn note(&mut self, ask: Ask, seat: Seat, mv: Move) -> bool {
        let left = self.left(seat);
        let needed = if self.options.expert { 2 } else { 1 };
        let sealed = self.empires[seat].sealed.for_rules_mut();
        match (ask, mv) {
            (Ask::PayWorld, _) => self.note_taking(seat, mv),
            (Ask::WarEffort, _) => self.note_effort(seat, mv),
            (Ask::Defend, _) => self.note_defence(seat, mv),
            (_, Move::Keep(card)) => {
                sealed.card = Some(card);
                false
            }
            (_, Move::Pick(action)) => {
                sealed.actions.push(action);
                sealed.actions.sort_unstable();
                sealed.actions.len() == needed
            }
            (_, Move::Place(card) | Move::Damage(card)) => {
                sealed.card = Some(card);
                true
            }
            (_, Move::Discard(card) | Move::Pay(card)) => {
                sealed.picked.insert(card);
                left == 1
            }
            _ => true,
        }
    }

    /// All answers are in and take effect.
    pub(super) fn open_answers(&mut self, ask: Ask, log: &mut Log<Event>) {
        match ask {
            Ask::Start => self.start(log),
            Ask::Pick => self.reveal_picks(log),
            Ask::Explore => self.discard_picked(Loss::Explore, log),
            Ask::HandLimit => self.discard_picked(Loss::Limit, log),
            Ask::Develop => self.reveal_developments(log),
            Ask::Settle => self.reveal_worlds(log),
            Ask::PayDevelopment => self.pay_developments(log),
            Ask::PayWorld => self.take_worlds(log),
            Ask::WarEffort => self.contribute(log),
            Ask::Defend => self.resolve_defence(log),
            Ask::Damage => self.damage_worlds(log),
        }
    }

    fn discard_picked(&mut self, why: Loss, log: &mut Log<Event>) {
        for seat in self.in_order() {
            if 0 < self.empires[seat].owes {
                self.empires[seat].owes = 0;
                let picked = self.unseal(seat).picked;
                self.discard(seat, picked, why, log);
            }
        }
    }
}
