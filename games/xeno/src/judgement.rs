//! What helps a bot: how good a position looks, and which moves come to mind first. All of it
//! looks at imagined games.

use tabletop::{BySeat, Seat};

use crate::moves::Move;
use crate::state::Xeno;

impl Xeno {
    /// How well each seat stands: what it has and will count against the best of the others.
    pub(crate) fn judged(&self) -> BySeat<f32> {
        let worth = BySeat::new(self.empires.players(), |seat| self.prospect(seat));
        BySeat::new(self.empires.players(), |seat| {
            let others = self.seats().filter(|it| *it != seat).map(|it| worth[it]);
            let best = others.fold(f32::MIN, f32::max);
            1.0 / (1.0 + (0.15 * (best - worth[seat])).exp())
        })
    }

    /// Points that the player has, and may still come by.
    fn prospect(&self, seat: Seat) -> f32 {
        let empire = &self.empires[seat];
        let hand = self.hand(seat).len() as f32;
        let goods = empire.stocked.len() as f32;
        f32::from(self.points(seat)) + 0.6 * hand + goods + 1.5 * empire.tableau.len() as f32
    }

    /// The weight with which playouts choose a move.
    #[warn(clippy::wildcard_enum_match_arm)]
    pub(crate) fn urge(&self, _seat: Seat, mv: Move) -> f32 {
        match mv {
            Move::Place(_) => 6.0,
            Move::Keep(_)
            | Move::Pick(_)
            | Move::Use(..)
            | Move::Bunker
            | Move::Spend(_)
            | Move::Sell(_)
            | Move::Guess(_)
            | Move::Produce(_)
            | Move::Repair(..)
            | Move::Damage(_)
            | Move::Discard(_)
            | Move::Pay(_)
            | Move::Nothing
            | Move::Done => 1.0,
        }
    }

    /// What a finished game counts for tables of balance.
    pub(crate) fn counted(&self) -> Vec<(String, u32)> {
        let mut facts = vec![("rounds".to_string(), self.round.into())];
        for action in crate::moves::Action::ALL {
            let count = self.tally.actions[action as usize];
            facts.push((format!("picked-{}", action.word()), count.into()));
        }
        let winner = self.winners().first().map(|it| self.points(*it).max(0) as u32);
        facts.push(("winner-points".to_string(), winner.unwrap_or_default()));
        facts
    }
}
