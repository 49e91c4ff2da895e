//! The worth of an imagined position in the Invasion mode, and the priors of its moves.

use tabletop::Seat;

use crate::card::{Against, Card, Effect};
use crate::moves::{Action, Means, Move};
use crate::state::Xeno;
use crate::step::{Ask, Step};

/// The worth, in points, of a good, a card of the hand, and a power of a card.
const GOOD: f32 = 1.3;
const CARD: f32 = 0.7;
const POWER: f32 = 0.6;

/// The worth, in points, of one point of permanent strength.
const BULWARK: f32 = 1.5;

/// How much of its points a damaged world is still worth, since it may be repaired.
const REPAIRED: f32 = 0.6;

impl Xeno {
    /// The worth of a card's permanent strength against the Xenos.
    pub(super) fn bulwark(&self, card: Card) -> f32 {
        if self.invasion.is_none() {
            return 0.0;
        }
        let powers = self.faces.of(card).powers.iter().filter(|it| it.price.is_none());
        let strength = powers.map(|it| match it.effect {
            Effect::Military { amount, against: Against::Everything | Against::Xeno, .. }
            | Effect::Defence { amount } => f32::from(amount),
            _ => 0.0,
        });
        BULWARK * strength.sum::<f32>()
    }

    /// The worth of a world to its owner: points, powers, and its good.
    pub(crate) fn world_worth(&self, seat: Seat, world: Card) -> f32 {
        let cards = self.working(seat);
        let points = f32::from(self.card_points(seat, cards, world));
        let powers = POWER * self.faces.of(world).powers.len() as f32;
        let good = if self.empires[seat].stocked.contains(world) { GOOD } else { 0.0 };
        points + powers + good
    }

    /// What damaged worlds may still bring, since they can be repaired, and what the bonuses of the
    /// end may.
    pub(super) fn invasion_prospect(&self, seat: Seat) -> f32 {
        let Some(xenos) = &self.invasion else { return 0.0 };
        let damaged = self.empires[seat].damaged.iter();
        let hurt: f32 = damaged.map(|it| self.faces.of(it)).map(|it| f32::from(it.vp)).sum();
        let doom = f32::from(xenos.defeats);
        // Strength protects worlds and earns awards; after a defeat less of the game may be left.
        let strength = f32::from(self.empires[seat].powers.against_xenos()).clamp(-2.0, 8.0);
        REPAIRED * hurt
            + 0.5 * (1.0 - 0.3 * doom) * strength
            + f32::from(self.bonus_points(seat)) * 0.5
    }

    /// The prior of a move in a question of the Invasion mode; none for other questions.
    pub(super) fn prior_in_invasion(&self, seat: Seat, mv: Move) -> Option<f32> {
        let ask = match self.steps.top() {
            Some(Step::Together { ask, .. }) => *ask,
            Some(Step::Produce { .. }) => return self.prior_of_repair(seat, mv),
            _ => return None,
        };
        match (ask, mv) {
            (Ask::Damage, Move::Damage(world)) => {
                Some(1.0 / (0.5 + self.world_worth(seat, world).max(0.0)).powi(2))
            }
            (Ask::Defend, mv) => Some(self.prior_of_defend(seat, mv)),
            (Ask::WarEffort, mv) => Some(self.prior_of_give(mv)),
            (Ask::Pick, Move::Pick(Action::Repair)) => {
                Some(if self.empires[seat].damaged.is_empty() { 0.1 } else { 1.5 })
            }
            _ => None,
        }
    }

    /// A defence brings an award and protects a world; it costs a card of the hand, a good, or the
    /// card itself.
    fn prior_of_defend(&self, seat: Seat, mv: Move) -> f32 {
        let settled = 0 < self.margin(seat) || self.reach(seat) <= self.might(seat);
        match mv {
            Move::Bunker | Move::Use(..) if settled => 0.02,
            Move::Done if settled => 1.0,
            Move::Bunker => 4.0 / CARD,
            Move::Use(card, _) if self.faces.of(card).development => 2.0,
            Move::Use(..) => 4.0 / GOOD,
            Move::Done => 1.0 / (1.0 + self.dearest(seat)),
            _ => 1.0,
        }
    }

    /// The least that the player would lose if it does not defend.
    fn dearest(&self, seat: Seat) -> f32 {
        let worlds = self.unharmed(seat);
        let least = worlds.iter().map(|it| self.world_worth(seat, it)).fold(f32::MAX, f32::min);
        if worlds.is_empty() { 0.0 } else { least.max(0.0) }
    }

    /// A good helps more the nearer the Xenos are to being repulsed or to winning.
    fn prior_of_give(&self, mv: Move) -> f32 {
        match (mv, &self.invasion) {
            (Move::Spend(_), Some(xenos)) => 0.5 + f32::from(xenos.defeats),
            _ => 1.0,
        }
    }

    fn prior_of_repair(&self, seat: Seat, mv: Move) -> Option<f32> {
        let Move::Repair(world, means) = mv else { return None };
        let worth = self.world_worth(seat, world);
        Some(match means {
            Means::Bonus | Means::Power(_) => 4.0 + worth,
            Means::Good(good) if good == world => 0.0,
            Means::Good(_) => 0.5 * worth.max(0.2),
            Means::Cards => 0.4 * worth.max(0.2),
        })
    }
}
