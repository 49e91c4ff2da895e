//! PI 9.1: engaged cards with a code or a key may be kept in hand.

use tabletop::Log;

use super::Moves;
use crate::card::{Encounter, Token};
use crate::deck::Rule;
use crate::event::Told;
use crate::moves::Move;
use crate::state::Pulp;
use crate::step::{Choice, Step};
use crate::view::Fate;

impl Pulp {
    /// Any of the cards, in any order, except those that are kept already.
    pub(super) fn keep_moves(&self, moves: &mut Moves) {
        let engaged = self.turn.row.iter().filter(|it| it.fate == Fate::Engaged);
        for card in engaged.map(|it| it.card).filter(|it| !self.hand.contains(*it)) {
            let token = self.card(card).token;
            if token.is_some() {
                moves.push(Move::Keep(card));
            }
            if token != Some(Token::Key) && self.counts_as_key(card) {
                moves.push(Move::KeepAsKey(card));
            }
        }
        if !moves.is_empty() || self.has_kept() {
            moves.push(Move::Done);
        }
    }

    /// Whether a card of the row has been kept. The player may still keep more, or undo, until it
    /// says that this is all.
    fn has_kept(&self) -> bool {
        self.turn.row.iter().any(|it| self.hand.contains(it.card))
    }

    /// PI 9.3: a place may let the first engaged card count as a key.
    pub(crate) fn counts_as_key(&self, card: Encounter) -> bool {
        self.turn.first_engaged == Some(card) && self.rules().any(|it| it == Rule::FirstIsKey)
    }

    pub(super) fn keep(&mut self, card: Encounter, as_key: bool, log: &mut Log<Told>) {
        self.hand.insert(card);
        self.tally.kept += 1;
        if as_key {
            self.as_keys.insert(card);
        }
        log.add(|| {
            let token = self.token(card).expect("a kept card has its use");
            Told::Kept { card, token }
        });
        self.steps.push(Step::Ask(Choice::Keep));
    }
}
