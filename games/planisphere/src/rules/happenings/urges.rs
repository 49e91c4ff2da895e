//! What comes to mind first when an event asks (for bots, in imagined games).

use tabletop::Seat;

use crate::card::Card;
use crate::happening::Question;
use crate::moves::Move;
use crate::state::Planisphere;
use crate::step::Step;

/// A choice that costs the last unit, or gains nothing.
const HARDLY: f32 = 0.02;

impl Planisphere {
    /// The weight with which playouts answer an event.
    pub(crate) fn urge_to_choose(&self, seat: Seat, mv: Move) -> f32 {
        match self.steps.top() {
            Some(Step::Explode { defender, .. }) => self.urge_to_explode(seat, *defender, mv),
            Some(Step::Decide { choice }) => {
                self.urge_to_answer(seat, choice.question(), mv).max(HARDLY)
            }
            _ => 1.0,
        }
    }

    /// Whether it is an event that asks.
    pub(crate) fn asked_by_event(&self) -> bool {
        matches!(self.steps.top(), Some(Step::Explode { .. } | Step::Decide { .. }))
    }

    /// What others would lose more than oneself.
    fn urge_to_explode(&self, seat: Seat, defender: Card, mv: Move) -> f32 {
        if mv == Move::Done {
            return 1.0;
        }
        let price = |it: Card| {
            let sign = if self.camps[seat].units.contains(it) { -1.0 } else { 1.0 };
            sign * self.price(it)
        };
        let gain: f32 = self.around(defender).iter().map(price).sum();
        (0.3 * gain).max(HARDLY)
    }

    fn urge_to_answer(&self, seat: Seat, question: Question, mv: Move) -> f32 {
        let cheap = |card: Card| 4.0 / self.price(card);
        match (question, mv) {
            (Question::Bounty, Move::Pick(enemy)) => 0.3 * self.price(enemy),
            (Question::Fine, Move::Pick(unit)) => 0.5 * cheap(unit) * self.spare(seat),
            (Question::Kamikaze, Move::Pair(own, enemy)) => {
                0.3 * self.spare(seat) * (self.price(enemy) - self.price(own))
            }
            (Question::Relocation | Question::Replacement { .. }, Move::Pair(unit, card)) => {
                self.price(card) / self.price(unit)
            }
            (
                Question::Census { .. }
                | Question::Resignation
                | Question::Famine
                | Question::Exile
                | Question::Wager,
                Move::Pick(card),
            ) => cheap(card),
            _ => 1.0,
        }
    }

    /// 0 when a unit is the last, 1 otherwise.
    fn spare(&self, seat: Seat) -> f32 {
        if self.camps[seat].units.len() < 2 { 0.0 } else { 1.0 }
    }
}
