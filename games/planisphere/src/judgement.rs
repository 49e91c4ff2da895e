//! What helps a bot: how good a position looks, and which moves come to mind first. All of it
//! looks at imagined games.

use tabletop::{BySeat, Game, Seat};

use crate::card::{Card, Trait};
use crate::map::Square;
use crate::moves::Move;
use crate::state::Planisphere;
use crate::view::ClashResult;

impl Planisphere {
    /// How well each seat stands: what its units and its hand are worth against the others'.
    pub(crate) fn judged(&self) -> BySeat<f32> {
        let might = BySeat::new(self.players(), |seat| self.might(seat));
        let all: f32 = might.values().sum();
        BySeat::new(self.players(), |seat| if 0.0 < all { might[seat] / all } else { 0.5 })
    }

    /// Units count for what they are worth, the last ones for more: who loses them is out.
    fn might(&self, seat: Seat) -> f32 {
        let camp = &self.camps[seat];
        if camp.out {
            return 0.0;
        }
        let units: f32 = camp.units.iter().map(|it| self.price(it)).sum();
        let standing = match camp.units.len() {
            0 => 4.0, // Not landed yet.
            1 => 3.0,
            2 => 7.0,
            _ => 9.0,
        };
        let hand = self.hand(seat).len().min(6) as f32;
        standing + units + hand - 0.8 * self.peril(seat)
    }

    /// What a unit is worth, in points of its card.
    pub(crate) fn price(&self, card: Card) -> f32 {
        let face = self.face(card);
        let shot = face.shot.map_or(0.0, |it| f32::from(it.range) * 0.3 + f32::from(it.force));
        let traits = 0.7 * face.traits.len() as f32;
        let pair = if self.is_gestating(card) { 1.5 } else { 1.0 };
        pair * (f32::from(face.att)
            + f32::from(face.def)
            + 0.5 * f32::from(face.dis)
            + shot
            + traits)
    }

    /// What units would lose in the contacts that stand on the board.
    fn peril(&self, seat: Seat) -> f32 {
        let units = self.camps[seat].units;
        let doomed = |card: &Card| {
            let square = self.unit(*card).square;
            self.enemies_at(square, seat).any(|enemy| {
                self.attacks(enemy, *card)
                    && self.foresee(enemy, *card).result == ClashResult::DefenderDestroyed
            })
        };
        let lost: f32 = units.iter().filter(doomed).map(|it| self.price(it)).sum();
        let all = units.iter().all(|it| doomed(&it)) && !units.is_empty();
        if all { lost + 6.0 } else { lost }
    }

    /// The weight with which playouts choose a move.
    pub(crate) fn urge(&self, seat: Seat, mv: Move) -> f32 {
        match mv {
            Move::Land(card) => 0.2 + 0.1 * self.price(card),
            Move::Move(card, square) => self.urge_to_move(seat, card, square),
            Move::Lighten(_) => 0.02,
            Move::Aim(_, target) => {
                let fights = self.units_at(self.unit(target).square);
                if { fights }.any(|it| self.camps[seat].units.contains(it)) { 4.0 } else { 1.0 }
            }
            Move::Attack(card, target) => self.urge_to_attack(card, target),
            Move::Control(_, target) => f32::from(10 - self.def(target).clamp(0, 10)) * 0.5,
            Move::Martyr(card, target) => self.urge_to_die(seat, card, target),
            Move::Duplicate(_) => 4.0,
            Move::Breed(card) => 2.0 / f32::from(self.rep(card).max(1)),
            Move::Continent(_) => 1.0,
            Move::Pick(_) | Move::Pair(..) => self.urge_to_choose(seat, mv),
            Move::Done if self.asked_by_event() => self.urge_to_choose(seat, mv),
            Move::Done => 0.4,
        }
    }

    /// Units are moved in card order, so that each set of moves is thought of once; onto enemies
    /// that fall, away from those that kill.
    fn urge_to_move(&self, seat: Seat, card: Card, square: Square) -> f32 {
        if self.camps[seat].units.iter().any(|it| card < it && self.unit(it).moved) {
            return 0.0;
        }
        let mut gain = 0.0;
        for enemy in self.enemies_at(square, seat) {
            let att = f32::from(self.att_on(card, square));
            let def = f32::from(self.def(enemy));
            let back = f32::from(self.att(enemy)) - f32::from(self.def_on(card, square));
            gain += match () {
                () if def < att => 2.0 + 0.1 * self.price(enemy),
                () if att < def && 0.0 < back && !self.is_gestating(enemy) => -1.0,
                () if self.has(card, Trait::Control) => 0.5,
                () => -0.3,
            };
        }
        let only = self.camps[seat].units.len() == 1;
        match gain {
            it if it < 0.0 => {
                if only {
                    0.0
                } else {
                    0.01
                }
            }
            it if 0.0 < it => 1.5 * it,
            _ => 0.06,
        }
    }

    fn urge_to_attack(&self, card: Card, target: Card) -> f32 {
        match self.foresee(card, target).result {
            ClashResult::DefenderDestroyed => 4.0,
            ClashResult::Equality => 1.0,
            ClashResult::AttackerDestroyed => 0.3,
        }
    }

    /// The last unit does not give itself up.
    fn urge_to_die(&self, seat: Seat, card: Card, target: Card) -> f32 {
        match self.camps[seat].units.len() {
            1 => 0.0,
            _ => (0.25 * (self.price(target) - self.price(card))).max(0.02),
        }
    }
}
