//! What hordes of a style like: bold ones attack with all they have, careful ones where little stands
//! in their way, and for what wins.

use tabletop::{Seat, Style};

use crate::card::ZombieCard;
use crate::moves::Move;
use crate::state::Invazions;
use crate::step::HUMAN;

/// What a move that it likes is worth to a bot.
const LIKED: f32 = 0.02;

/// From this punch on a card is strong.
const STRONG: f32 = 4.0;

impl Invazions {
    /// The styles of the human side would all be one: whom it faces decides what it does.
    pub(super) fn styles_of(seat: Seat) -> &'static [Style] {
        if seat == HUMAN { &[] } else { &[Style::Bold, Style::Careful] }
    }

    pub(super) fn liked(&self, style: Style, mv: Move) -> f32 {
        let likes = match (style, mv) {
            (Style::Bold, Move::Attack(_)) => true,
            (Style::Bold, Move::Take(card)) => STRONG <= self.punch(card),
            (Style::Careful, Move::Take(card)) => card == ZombieCard::Freed,
            (Style::Careful, Move::Done) => true,
            (Style::Careful, Move::Go(to)) => {
                let least = self.ats().map(|it| self.resistance_of(it)).min();
                Some(self.resistance_of(self.at(to))) == least
            }
            _ => false,
        };
        if likes { LIKED } else { 0.0 }
    }
}
