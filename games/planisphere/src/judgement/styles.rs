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
            (Style::Bold, mv) => self.seeks_a_fight(seat, mv),
            (Style::Careful, Move::Attack(card, target)) => {
                self.foresee(card, target).result == ClashResult::DefenderDestroyed
            }
            (Style::Careful, Move::Move(card, square)) => !self.is_exposed(seat, card, square),
            (Style::Careful, Move::Done) => true,
            _ => false,
        };
        if likes { LIKED } else { 0.0 }
    }

    /// Whether a move is an attack, or goes where an enemy stands.
    pub(super) fn seeks_a_fight(&self, seat: Seat, mv: Move) -> bool {
        if let Move::Move(_, square) = mv {
            return self.enemies_at(square, seat).next().is_some();
        }
        matches!(mv, Move::Attack(..) | Move::Control(..) | Move::Martyr(..))
    }
}
