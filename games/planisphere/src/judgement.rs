//! What helps a bot: the value of a position and the priors of moves. All of it looks at imagined
//! games.

mod features;
mod learned;
mod peril;
mod styles;

use tabletop::{BySeat, Game, Gauge, Judgement, Seat, Style, Viewer};

use crate::card::{Card, Trait};
use crate::map::{Lands, Square, Terrain, printed_reach};
use crate::moves::Move;
use crate::options::ROUNDS_MAX;
use crate::state::Planisphere;
use crate::step::Step;
use crate::view::ClashResult;

impl Judgement for Planisphere {
    const MAIN: &'static [&'static str] = &["events"];

    fn hand(&self, seat: Seat) -> Vec<String> {
        self.view(Viewer::Seat(seat)).camps[seat].hand.iter().map(ToString::to_string).collect()
    }

    fn progress(&self) -> f32 {
        let rounds = self.options.rounds.unwrap_or(ROUNDS_MAX).min(60);
        (f32::from(self.round) / f32::from(rounds)).min(1.0)
    }

    fn judge(&self) -> BySeat<f32> {
        self.judged()
    }

    fn prior(&self, seat: Seat, mv: Move) -> f32 {
        self.hand_made_prior(seat, mv)
    }

    fn is_taught(&self) -> bool {
        true
    }

    fn learned(&self) -> Option<BySeat<f32>> {
        Some(self.learned_worths())
    }

    fn learned_prior(&self, seat: Seat, mv: Move) -> Option<f32> {
        Some(self.trained_prior(seat, mv))
    }

    fn missed(&self, seat: Seat, mv: Move) -> f32 {
        self.daring(seat, mv)
    }

    fn aim(&self, seat: Seat) -> Option<f32> {
        self.esteem(seat)
    }

    fn styles(_seat: Seat) -> &'static [Style] {
        &[Style::Bold, Style::Careful]
    }

    fn liking(&self, style: Style, seat: Seat, mv: Move) -> f32 {
        self.liked(style, seat, mv)
    }

    fn round(&self) -> u16 {
        self.round
    }

    fn gauges(&self, seat: Seat) -> Vec<Gauge> {
        let units = self.camps[seat].units;
        let enemies: usize =
            self.camps.values().map(|it| it.units.len()).sum::<usize>() - units.len();
        let count =
            |which: &dyn Fn(Card) -> bool| units.iter().filter(|it| which(*it)).count() as u8;
        vec![
            Gauge::high("units", units.len() as u8),
            Gauge::low("enemies", enemies as u8),
            Gauge::low("doomed", count(&|it| self.is_doomed(seat, it))),
            Gauge::high("pairs", count(&|it| self.is_gestating(it))),
            Gauge::high("hand", self.hand(seat).len() as u8),
        ]
    }
}

impl Planisphere {
    /// How well each seat stands: the worth of its units and hand compared with the others'. An
    /// even share is worth as much as a draw; otherwise three or four players would rather all be
    /// destroyed together than play on.
    pub(crate) fn judged(&self) -> BySeat<f32> {
        let might = BySeat::new(self.players(), |seat| self.might(seat));
        let all: f32 = might.values().sum();
        let even = 0.5_f32.ln() / (1.0 / f32::from(self.players())).ln();
        let share = |seat| if 0.0 < all { might[seat] / all } else { 0.5 };
        BySeat::new(self.players(), |seat| share(seat).powf(even))
    }

    /// The worth of a camp. The last units count for more, since a player without any is out.
    fn might(&self, seat: Seat) -> f32 {
        let camp = &self.camps[seat];
        if camp.out {
            return 0.0;
        }
        let condemned = camp.units.iter().filter(|it| self.is_condemned(*it)).count();
        let units: f32 = camp.units.iter().map(|it| self.lasting_price(it)).sum();
        let standing = match camp.units.len() - condemned {
            0 if 0 < condemned => 1.0,
            0 => 4.0, // The player has not landed yet.
            1 => 3.0,
            2 => 8.0,
            _ => 11.0,
        };
        let hand = self.hand(seat).len().min(6) as f32;
        (standing + units + hand + self.counted_soon(seat) - self.peril(seat)).max(0.5)
    }

    /// PL 2.8: shortly before the last round, the number of units is what matters.
    fn counted_soon(&self, seat: Seat) -> f32 {
        let left = self.options.rounds.unwrap_or(ROUNDS_MAX).saturating_sub(self.round);
        let each = if left < 2 { 8.0 } else { 0.0 };
        each * self.camps[seat].units.len() as f32
    }

    /// Whether an event will kill the unit within a turn or two (PL 11.68 and 11.78).
    fn is_condemned(&self, card: Card) -> bool {
        let unit = self.unit(card);
        unit.dies.is_some() || unit.fades.is_some()
    }

    fn lasting_price(&self, card: Card) -> f32 {
        let lasts = if self.is_condemned(card) { 0.2 } else { 1.0 };
        lasts * self.price(card)
    }

    /// The worth of a unit, in points of its card.
    pub(crate) fn price(&self, card: Card) -> f32 {
        let face = self.face(card);
        let shot = face.shot.map_or(0.0, |it| f32::from(it.range) * 0.3 + f32::from(it.force));
        let strong = [Trait::Martyr, Trait::Control].map(|it| face.traits.contains(it));
        let strong = strong.into_iter().filter(|it| *it).count();
        let traits = 0.7 * face.traits.len() as f32 + 2.0 * strong as f32;
        let pair = if self.is_gestating(card) { 1.5 } else { 1.0 };
        pair * (f32::from(face.att)
            + f32::from(face.def)
            + 0.5 * f32::from(face.dis)
            + shot
            + traits)
    }

    /// What units are at risk: nearly all of the worth of those that a contact destroys, some of
    /// those that an enemy can reach, and everything if it is the last unit.
    fn peril(&self, seat: Seat) -> f32 {
        let units = self.camps[seat].units;
        let risk = |card: Card| match self.unit(card).square {
            _ if self.is_condemned(card) => 0.3, // Others may land in time.
            _ if self.is_doomed(seat, card) => 0.8,
            square if self.is_exposed(seat, card, square) => 0.25,
            _ => 0.0,
        };
        let lost: f32 = units.iter().map(|it| risk(it) * self.lasting_price(it)).sum();
        let end = units.iter().map(risk).reduce(f32::min).unwrap_or_default();
        lost + 12.0 * end
    }

    /// Whether an enemy on its square will destroy the unit.
    fn is_doomed(&self, seat: Seat, card: Card) -> bool {
        self.enemies_at(self.unit(card).square, seat).any(|enemy| {
            self.attacks(enemy, card)
                && self.foresee(enemy, card).result == ClashResult::DefenderDestroyed
        })
    }

    /// Whether an enemy can come to `square` and is stronger than the unit is there, by printed
    /// values.
    fn is_exposed(&self, seat: Seat, card: Card, square: Square) -> bool {
        let face = self.face(card);
        let home = face.ground.filter(|it| Lands::PRINTED.with(it.terrain).contains(square));
        let pair = if self.is_gestating(card) { 2 } else { 1 };
        let def = pair * (face.def + home.map_or(0, |it| it.def));
        let enemies = self.on_board().minus(self.camps[seat].units);
        enemies.iter().any(|enemy| {
            let (threat, there) = (self.face(enemy), self.unit(enemy).square);
            let flies = threat.traits.contains(Trait::Flying);
            def < threat.att
                && !self.is_gestating(enemy)
                && printed_reach(there, threat.ter, flies, threat.dis, self.options.wrap)
                    .contains(square)
        })
    }

    /// The prior of a move.
    pub(crate) fn hand_made_prior(&self, seat: Seat, mv: Move) -> f32 {
        match mv {
            Move::Land(card) => self.prior_of_land(card),
            Move::Move(card, square) => self.prior_of_move(seat, card, square),
            Move::Lighten(_) => 0.02,
            Move::Aim(_, target) => {
                let fights = self.units_at(self.unit(target).square);
                if { fights }.any(|it| self.camps[seat].units.contains(it)) { 4.0 } else { 1.0 }
            }
            Move::Attack(card, target) => self.prior_of_attack(card, target),
            Move::Control(_, target) => f32::from(10 - self.def(target).clamp(0, 10)) * 0.5,
            Move::Martyr(card, target) => self.prior_of_die(seat, card, target),
            Move::Duplicate(_) => 4.0,
            Move::Breed(card, _) => 2.0 / f32::from(self.rep(card).max(1)),
            Move::Continent(_) => 1.0,
            Move::Pick(card) => self.prior_of_pick(seat, card),
            Move::Pair(card, other) => self.prior_of_pair(seat, card, other),
            Move::Done => 0.4,
        }
    }

    /// Whether a unit that comes later in card order has moved already.
    fn is_out_of_order(&self, seat: Seat, card: Card) -> bool {
        self.camps[seat].units.after(card).iter().any(|it| self.unit(it).moved)
    }

    /// High for moves onto enemies that fall, and away from enemies that kill. Units are moved in
    /// card order, so that the search considers each set of moves once.
    fn prior_of_move(&self, seat: Seat, card: Card, square: Square) -> f32 {
        if self.is_out_of_order(seat, card) {
            return 0.0;
        }
        let mut gain = 0.0;
        for enemy in self.enemies_at(square, seat) {
            let att = f32::from(self.att_on(card, square));
            let def = f32::from(self.def(enemy));
            let back = f32::from(self.att(enemy)) - f32::from(self.def_on(card, square));
            gain += match () {
                () if def < att => 2.0 + 0.1 * self.price(enemy),
                () if self.may_take(card, enemy) => 0.25 * (10.0 - def).max(0.0),
                () if self.pays_to_die(seat, card, enemy) => 2.0,
                () if att < def && 0.0 < back && !self.is_gestating(enemy) => -1.0,
                () => -0.3,
            };
        }
        let last = if self.camps[seat].units.len() == 1 { 0.1 } else { 1.0 };
        let exposed = |square: Square| self.is_exposed(seat, card, square);
        match gain {
            it if it < 0.0 => 0.02 * last,
            it if 0.0 < it => 1.5 * it,
            _ if exposed(square) => 0.1 * last,
            _ if exposed(self.unit(card).square) => 0.5,
            _ => 0.2 + 0.4 / f32::from(self.steps_to_prey(seat, card, square)),
        }
    }

    /// The distance to the nearest enemy that the unit could destroy, from 1.
    fn steps_to_prey(&self, seat: Seat, card: Card, square: Square) -> u8 {
        let enemies = self.on_board().minus(self.camps[seat].units);
        let att = self.face(card).att;
        let prey = enemies.iter().filter(|it| self.face(*it).def < att);
        let far = prey.map(|it| square.distance(self.unit(it).square, self.options.wrap)).min();
        far.unwrap_or(20).max(1)
    }

    /// High for strong units that are likely to find ground; a crash costs only a turn.
    fn prior_of_land(&self, card: Card) -> f32 {
        let lands = match self.face(card).ter {
            Terrain::Ocean => 0.85,
            Terrain::Ice => 0.97,
            Terrain::Desert | Terrain::Forest | Terrain::Mountain => 1.0,
        };
        lands * (0.2 + 0.1 * self.price(card))
    }

    /// High for choices that harm an enemy most, or oneself least.
    fn prior_of_pick(&self, seat: Seat, card: Card) -> f32 {
        if let Some(Step::Explode { .. }) = self.steps.top() {
            return self.prior_of_explode(seat, card);
        }
        let enemy = self.is_on_board(card) && !self.camps[seat].units.contains(card);
        if enemy { 0.1 * self.price(card) } else { 5.0 / self.price(card) }
    }

    /// Compares what others would lose with one's own loss.
    fn prior_of_explode(&self, seat: Seat, card: Card) -> f32 {
        let price = |it: Card| {
            let own = self.camps[seat].units.contains(it);
            if own { -self.price(it) } else { self.price(it) }
        };
        (0.1 * self.around(card).iter().map(price).sum::<f32>()).max(0.02)
    }

    /// Compares what is given up with what is gained or destroyed.
    fn prior_of_pair(&self, seat: Seat, card: Card, other: Card) -> f32 {
        let last = self.is_on_board(other) && self.camps[seat].units.len() == 1;
        let gain = self.price(other) - self.price(card);
        if last { 0.01 } else { (0.3 + 0.15 * gain).max(0.02) }
    }

    /// Whether the unit could try to take the enemy over.
    fn may_take(&self, card: Card, enemy: Card) -> bool {
        self.has(card, Trait::Control) && self.can_be_controlled(card, enemy)
    }

    fn prior_of_attack(&self, card: Card, target: Card) -> f32 {
        match self.foresee(card, target).result {
            ClashResult::DefenderDestroyed => 4.0,
            ClashResult::Equality => 1.0,
            ClashResult::AttackerDestroyed => 0.3,
        }
    }

    /// Whether a martyr would destroy more than its own worth.
    fn pays_to_die(&self, seat: Seat, card: Card, enemy: Card) -> bool {
        self.has(card, Trait::Martyr)
            && 1 < self.camps[seat].units.len()
            && self.price(card) < self.price(enemy)
    }

    /// Low for the last unit, which should not sacrifice itself.
    fn prior_of_die(&self, seat: Seat, card: Card, target: Card) -> f32 {
        match self.camps[seat].units.len() {
            1 => 0.0,
            _ => (0.5 * (self.price(target) - self.price(card))).max(0.02),
        }
    }
}
