//! What bots of a style like: bold ones fights, careful ones safe squares.

use tabletop::{Seat, Style};

use crate::moves::Move;
use crate::state::Planisphere;
use crate::view::ClashResult;

/// What a move that it likes is worth to a bot.
const LIKED: f32 = 0.04;

impl Planisphere {
    pub(super) fn liked(&self, style: Style, seat: Seat, mv: Move) -> f32 {
        let likes = match (style, mv) {
            (Style::Bold, Move::Attack(..) | Move::Control(..) | Move::Martyr(..)) => true,
            (Style::Bold, Move::Move(_, square)) => self.enemies_at(square, seat).next().is_some(),
            (Style::Careful, Move::Attack(card, target)) => {
                self.foresee(card, target).result == ClashResult::DefenderDestroyed
            }
            (Style::Careful, Move::Move(card, square)) => !self.is_exposed(seat, card, square),
            (Style::Careful, Move::Done) => true,
            _ => false,
        };
        if likes { LIKED } else { 0.0 }
    }
}
