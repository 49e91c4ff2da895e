//! Cards and units that serve another camp for a time (PL 11.10 and 11.64).

use tabletop::{Log, Seat};

use crate::card::{Card, Trait};
use crate::event::{Event, Told};
use crate::happening::{News, Whom};
use crate::rules::tell;
use crate::state::{Loan, Planisphere};

/// The event of PL 11.10.
const TRAITOR: u8 = 10;
/// How long a traitor stays away (PL 11.10), and a machine (PL 11.64).
const TRAITOR_TURNS: u16 = 3;
const HACKED_TURNS: u16 = 1;

impl Planisphere {
    /// A player has chosen the card that will pass; everybody sees it once all have chosen.
    pub(super) fn name_traitor(&mut self, seat: Seat, card: Card) {
        self.stakes[seat.index()] = Some(card);
        self.show(tabletop::SetOf::only(card));
    }

    /// PL 11.10: all traitors are chosen, and pass.
    pub(crate) fn betray(&mut self, log: &mut Log<Event>) {
        let traitors = std::mem::take(&mut self.stakes);
        for from in self.players_in_order() {
            let Some(card) = traitors[from.index()] else { continue };
            let to = self.next_alive(from);
            self.lend(card, from, TRAITOR_TURNS, TRAITOR);
            self.pass_card(card, from, to);
            self.report(log, News::Passed { card, from, to });
        }
    }

    /// PL 11.64: machines go over to the next player, with the card in gestation on them. PL 10.9:
    /// they stay where they stand, as units that just came.
    pub(super) fn hack(&mut self, number: u8, log: &mut Log<Event>) {
        let machines = self.hit_by(Whom::With(Trait::Machine));
        for card in self.by_arrival(machines) {
            let unit = *self.unit(card);
            let child = unit.gestation.map(|it| it.child);
            for card in child.into_iter().chain([card]) {
                self.lend(card, unit.owner, HACKED_TURNS, number);
            }
            self.change_camp(card, self.next_alive(unit.owner), log);
        }
    }

    /// Lends a card. One that the same event lends on goes back to its first owner, at the end that
    /// was set first.
    fn lend(&mut self, card: Card, back_to: Seat, turns: u16, event: u8) {
        if !self.loans.iter().any(|it| it.card == card && it.event == event) {
            self.loans.push(Loan { card, back_to, ends: self.round + turns, event });
        }
    }

    /// Ends the loans of this round. A card that was lent several times goes back step by step, the
    /// last loan first. Units return in the order in which they came to their squares; cards in
    /// gestation follow, since they go with their units.
    pub(crate) fn call_loans_home(&mut self, log: &mut Log<Event>) {
        let ended: Vec<Loan> =
            self.loans.iter().filter(|it| it.ends <= self.round).copied().collect();
        let (mut units, others): (Vec<Loan>, Vec<Loan>) =
            ended.into_iter().rev().partition(|it| self.is_on_board(it.card));
        units.sort_by_key(|it| self.unit(it.card).arrived);
        for loan in units.into_iter().chain(others) {
            self.call_home(loan, log);
        }
    }

    fn call_home(&mut self, loan: Loan, log: &mut Log<Event>) {
        // A loan that the borrower had made of it ends too.
        let from = self.loans.iter().position(|it| *it == loan);
        let mut at = 0;
        self.loans.retain(|it| {
            at += 1;
            it.card != loan.card || from.is_some_and(|from| at - 1 < from)
        });
        let Loan { card, back_to, .. } = loan;
        if self.camps[back_to].out {
            return;
        }
        if self.is_on_board(card) {
            if self.unit(card).owner != back_to {
                self.change_camp(card, back_to, log);
            }
        } else if let Some(holder) = self.seats().find(|it| self.hand(*it).contains(card)) {
            if holder != back_to {
                self.pass_card(card, holder, back_to);
                self.report(log, News::WentHome { card, to: back_to });
            }
        } else {
            self.break_off(card, back_to, log);
        }
    }

    /// A lent card that the borrower has laid on one of its units leaves that unit alone.
    fn break_off(&mut self, child: Card, back_to: Seat, log: &mut Log<Event>) {
        let lies_on = |it: &Card| self.unit(*it).gestation.is_some_and(|it| it.child == child);
        let Some(unit) = self.on_board().iter().find(lies_on) else { return };
        let (from, square) = (self.unit(unit).owner, self.unit(unit).square);
        if from == back_to {
            return;
        }
        tell(log, || Told::ChangedCamp { card: child, from, to: back_to, square });
        self.part(unit, back_to, log);
    }
}
