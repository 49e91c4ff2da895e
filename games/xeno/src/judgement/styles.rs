//! What bots of a style like: soldiers strength and what it takes, traders goods and what uses them.

use tabletop::{Seat, Style};

use crate::card::{Card, Effect};
use crate::moves::{Action, Move};
use crate::state::Xeno;

/// What it is worth to a bot to place a card that it likes; and what to pick an action that serves
/// its style. A card that it likes is the same amount dearer to give away.
const CARD: f32 = 0.012;
const ACTION: f32 = 0.006;

impl Xeno {
    pub(super) fn liked(&self, style: Style, seat: Seat, mv: Move) -> f32 {
        match mv {
            Move::Keep(card) | Move::Place(card) if self.suits(style, card) => CARD,
            Move::Discard(card) | Move::Pay(card) if self.suits(style, card) => -CARD,
            Move::Pick(action) if self.serves(style, seat, action) => ACTION,
            _ => 0.0,
        }
    }

    fn suits(&self, style: Style, card: Card) -> bool {
        let face = self.faces.of(card);
        let has = |fits: fn(Effect) -> bool| face.powers.iter().any(|it| fits(it.effect));
        match style {
            Style::Soldier => {
                face.military || has(|it| matches!(it, Effect::Military { amount: 1.., .. }))
            }
            Style::Trader => {
                let deals = |it| {
                    use Effect::{Consume, ProduceWindfall, Sell, SellMore};
                    matches!(
                        it,
                        Consume { .. } | ProduceWindfall { .. } | Sell { .. } | SellMore { .. }
                    )
                };
                !face.military && (face.goods.is_some() || has(deals))
            }
            Style::Bold | Style::Careful => false,
        }
    }

    /// Whether the action can do now what the style is about.
    fn serves(&self, style: Style, seat: Seat, action: Action) -> bool {
        let goods = !self.empires[seat].stocked.is_empty();
        match (style, action) {
            (Style::Soldier, Action::Settle) => self
                .hand(seat)
                .iter()
                .any(|it| self.faces.of(it).military && self.may_take(seat, it)),
            (Style::Trader, Action::Trade | Action::Double) => goods,
            (Style::Trader, Action::Produce) => 0.0 < self.crop(seat),
            _ => false,
        }
    }
}
