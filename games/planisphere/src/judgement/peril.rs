//! Who can destroy whom, and how soon: what somebody who knows the game sees on the map.

use tabletop::{SEATS_MAX, Seat, SetOf};

use crate::card::{Card, Power, Trait};
use crate::deck::Shot;
use crate::effective::Attribute;
use crate::map::{Square, Squares, Terrain};
use crate::state::Planisphere;
use crate::step::Step;
use crate::view::{ClashResult, Phase};

/// How many sorts of [`Peril`] there are.
pub(super) const PERILS: usize = 5;

/// How soon and how surely a unit is lost, the worst first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Peril {
    /// A contact or announced shots destroy it, if nobody does anything more.
    Doomed,
    /// An enemy comes before the next contacts, and it cannot get away.
    Hunted,
    /// An enemy comes in the round after, and it cannot get away before.
    Stalked,
    /// It can leave after an enemy has come.
    Chased,
    /// It can leave before an enemy comes.
    Awaited,
    /// Nobody can come who would destroy it.
    Safe,
}

/// How far the nearest enemy is that a unit could destroy by the values of both where they stand,
/// and the nearest that could destroy it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Nearness {
    pub(super) prey: u8,
    pub(super) hunter: u8,
}

const NOBODY_NEAR: Nearness = Nearness { prey: 20, hunter: 20 };

/// When a unit moves next: in the coming movement or in the one after, and at which place.
type MovesAt = (u8, u8);

/// The turn of a unit that cannot move.
const NEVER: MovesAt = (u8::MAX, 0);

/// What the units of one camp can do to a unit.
#[derive(Clone, Copy, Debug)]
pub(super) struct UnitDanger {
    /// By a contact alone, and by one with the shots of those who stand near, or by their shots.
    pub(super) alone: Peril,
    pub(super) helped: Peril,
    /// The chance of being taken over.
    pub(super) taken: f32,
    /// Whether a martyr can come.
    pub(super) martyr: bool,
}

const NO_DANGER: UnitDanger =
    UnitDanger { alone: Peril::Safe, helped: Peril::Safe, taken: 0.0, martyr: false };

/// A unit on the map, and what threatens it.
#[derive(Clone, Debug)]
pub(super) struct Fighter {
    pub(super) card: Card,
    pub(super) owner: Seat,
    pub(super) square: Square,
    pub(super) price: f32,
    pub(super) att: i8,
    pub(super) def: i8,
    pub(super) reach: Squares,
    pub(super) shot: Option<Shot>,
    pub(super) gestating: bool,
    pub(super) turn: MovesAt,
    traits: SetOf<Trait>,
    powers: SetOf<Power>,
    /// From the units of each seat.
    pub(super) dangers: [UnitDanger; SEATS_MAX],
    pub(super) near: Nearness,
}

impl Nearness {
    fn see(&mut self, unit: &Fighter, enemy: &Fighter, far: u8) {
        if enemy.def < unit.att && !unit.gestating {
            self.prey = self.prey.min(far);
        }
        if unit.def < enemy.att && !enemy.gestating {
            self.hunter = self.hunter.min(far);
        }
    }
}

impl Fighter {
    fn enemies<'a>(&self, all: &'a [Fighter]) -> impl Iterator<Item = &'a Fighter> + use<'a> {
        let owner = self.owner;
        all.iter().filter(move |it| it.owner != owner)
    }

    /// The worst that any of these seats can do to it.
    pub(super) fn worst(&self, seats: impl Iterator<Item = Seat>) -> UnitDanger {
        seats.map(|it| self.dangers[it.index()]).fold(NO_DANGER, |a, b| UnitDanger {
            alone: a.alone.min(b.alone),
            helped: a.helped.min(b.helped),
            taken: a.taken.max(b.taken),
            martyr: a.martyr || b.martyr,
        })
    }

    /// How surely an enemy that moves at `turn` catches it.
    fn caught_at(&self, turn: MovesAt) -> Peril {
        match () {
            () if turn == NEVER => Peril::Safe,
            () if self.turn.0 <= turn.0 && turn < self.turn => Peril::Chased,
            () if self.turn.0 <= turn.0 => Peril::Awaited,
            () if turn.0 == 0 => Peril::Hunted,
            () => Peril::Stalked,
        }
    }

    fn strikes_back(&self) -> bool {
        !self.gestating && !self.powers.contains(Power::Amorphous)
    }
}

impl Planisphere {
    /// All units, in card order.
    pub(super) fn fighters(&self) -> Vec<Fighter> {
        let mut all: Vec<Fighter> = self.on_board().iter().map(|it| self.fighter(it)).collect();
        for at in 0..all.len() {
            self.look_round(at, &mut all);
        }
        all
    }

    fn fighter(&self, card: Card) -> Fighter {
        let unit = self.unit(card);
        let gestating = unit.gestation.is_some();
        let reach = if gestating { Squares::EMPTY } else { self.free_reach(card) };
        let turn = if reach.is_empty() { NEVER } else { self.turn_of(card) };
        Fighter {
            card,
            owner: unit.owner,
            square: unit.square,
            price: self.price(card),
            att: self.att(card),
            def: self.def(card),
            reach,
            shot: self.shot(card).filter(|_| !gestating),
            gestating,
            turn,
            traits: self.traits(card),
            powers: self.powers(card),
            dangers: [NO_DANGER; SEATS_MAX],
            near: NOBODY_NEAR,
        }
    }

    /// When a unit that can move does so next.
    fn turn_of(&self, card: Card) -> MovesAt {
        let unit = self.unit(card);
        let place = self.place_of(unit.owner);
        let over = match self.phase {
            Phase::Movement => unit.moved || place < self.marching(),
            Phase::Shooting | Phase::Contact => true,
            Phase::Overture
            | Phase::Draw
            | Phase::Reinforcement
            | Phase::Reproduction
            | Phase::Happenings => false,
        };
        (u8::from(over), place)
    }

    /// The place of a seat in the order of the round.
    pub(super) fn place_of(&self, seat: Seat) -> u8 {
        let players = self.camps.players();
        (seat.0 + players - self.first.0) % players
    }

    /// The place of the player who moves units now.
    fn marching(&self) -> u8 {
        match self.steps.top() {
            Some(Step::March { seat }) => self.place_of(*seat),
            _ => 0,
        }
    }

    /// Works out what threatens the unit at a place of the list.
    fn look_round(&self, at: usize, all: &mut [Fighter]) {
        let (fire, near) = self.look_far(&all[at], all);
        let dangers = self.dangers_of(&all[at], all, fire);
        let unit = &mut all[at];
        (unit.dangers, unit.near) = (dangers, near);
    }

    /// The force of the shots that each camp could announce against a unit from where it stands, and
    /// how near the others are.
    fn look_far(&self, unit: &Fighter, all: &[Fighter]) -> ([i8; SEATS_MAX], Nearness) {
        let (mut fire, mut near) = ([0; SEATS_MAX], NOBODY_NEAR);
        let hidden = self.is_hidden(unit.card);
        for enemy in unit.enemies(all) {
            let far = unit.square.distance(enemy.square, self.options.wrap);
            near.see(unit, enemy, far);
            if !hidden && enemy.shot.is_some_and(|it| far <= it.range) {
                fire[enemy.owner.index()] += self.force(enemy.card, unit.card);
            }
        }
        (fire, near)
    }

    fn dangers_of(
        &self,
        unit: &Fighter,
        all: &[Fighter],
        fire: [i8; SEATS_MAX],
    ) -> [UnitDanger; SEATS_MAX] {
        let mut dangers = [NO_DANGER; SEATS_MAX];
        for enemy in unit.enemies(all) {
            let danger = &mut dangers[enemy.owner.index()];
            if enemy.square == unit.square {
                self.beside(enemy, unit, danger);
            } else if enemy.reach.contains(unit.square) {
                self.coming_near(enemy, unit, fire[enemy.owner.index()], danger);
            }
        }
        for seat in self.seats().filter(|it| *it != unit.owner) {
            self.under_fire(unit, seat, fire[seat.index()], &mut dangers[seat.index()]);
        }
        dangers
    }

    fn in_range(&self, shooter: &Fighter, target: &Fighter) -> bool {
        let far = shooter.square.distance(target.square, self.options.wrap);
        shooter.shot.is_some_and(|it| far <= it.range)
    }

    /// Two enemies share a square.
    fn beside(&self, enemy: &Fighter, unit: &Fighter, danger: &mut UnitDanger) {
        let (attacks, attacked) =
            (self.attacks(enemy.card, unit.card), self.attacks(unit.card, enemy.card));
        let result = match () {
            () if attacks => self.foresee(enemy.card, unit.card).result,
            () if attacked => self.foresee(unit.card, enemy.card).result,
            () => ClashResult::Equality,
        };
        let lost = match result {
            ClashResult::DefenderDestroyed => attacks,
            ClashResult::AttackerDestroyed => attacked,
            ClashResult::Equality => false,
        };
        let soon = self.after_contact(enemy, unit);
        if lost {
            danger.alone = danger.alone.min(soon);
            danger.helped = danger.helped.min(soon);
        }
        self.specials(enemy, unit, soon, danger);
    }

    /// How surely two units that share a square meet in a contact.
    fn after_contact(&self, enemy: &Fighter, unit: &Fighter) -> Peril {
        let fought =
            self.phase == Phase::Contact && self.unit(unit.card).fought.contains(enemy.card);
        match (unit.turn, fought) {
            (NEVER, true) => Peril::Stalked,
            (NEVER, false) => Peril::Doomed,
            ((0, _), _) | (_, true) => Peril::Awaited,
            (_, false) => Peril::Doomed,
        }
    }

    /// An enemy can come to the square of a unit.
    fn coming_near(&self, enemy: &Fighter, unit: &Fighter, fire: i8, danger: &mut UnitDanger) {
        let peril = unit.caught_at(enemy.turn);
        let own = if self.in_range(enemy, unit) { self.force(enemy.card, unit.card) } else { 0 };
        let fire = fire - if 0 < fire { own } else { 0 };
        if peril < danger.alone && self.would_destroy(enemy, unit, 0) {
            danger.alone = peril;
            danger.helped = danger.helped.min(peril);
        } else if 0 < fire && peril < danger.helped && self.would_destroy(enemy, unit, fire) {
            danger.helped = peril;
        }
        self.specials(enemy, unit, peril, danger);
    }

    /// Whether an attack would destroy a unit where it stands.
    fn would_destroy(&self, enemy: &Fighter, unit: &Fighter, fire: i8) -> bool {
        let att = self.blow_at(enemy, unit) + fire;
        let spies = i8::from(enemy.powers.contains(Power::Infiltration));
        let def = unit.def - spies + self.contact_bonus(Attribute::Def);
        let hits = def < att && !self.strikes_first(unit, enemy);
        if self.in_force.is_empty() {
            return hits;
        }
        let result = if hits { ClashResult::DefenderDestroyed } else { ClashResult::Equality };
        let result = self.result_after_events(enemy.card, unit.card, result);
        result == ClashResult::DefenderDestroyed
    }

    /// With what an enemy strikes that has come to a unit's square.
    fn blow_at(&self, enemy: &Fighter, unit: &Fighter) -> i8 {
        let gripped =
            unit.powers.contains(Power::Grip) && self.terrain_at(unit.square, Terrain::Ocean);
        self.att_on(enemy.card, unit.square) + self.contact_bonus(Attribute::Att)
            - i8::from(gripped)
    }

    /// Whether a unit destroys an enemy that comes before it strikes (PL 8.6).
    fn strikes_first(&self, unit: &Fighter, enemy: &Fighter) -> bool {
        let quick = unit.traits.contains(Trait::Swift) || self.defenders_strike_first();
        quick
            && !enemy.traits.contains(Trait::Swift)
            && unit.strikes_back()
            && self.def_on(enemy.card, unit.square) < unit.att
    }

    /// Control and martyrs.
    fn specials(&self, enemy: &Fighter, unit: &Fighter, peril: Peril, danger: &mut UnitDanger) {
        if enemy.gestating || Peril::Stalked < peril {
            return;
        }
        danger.martyr |= enemy.traits.contains(Trait::Martyr);
        if enemy.traits.contains(Trait::Control) && self.can_be_controlled(enemy.card, unit.card) {
            danger.taken = danger.taken.max(f32::from(10 - unit.def.clamp(0, 10)) / 10.0);
        }
    }

    /// Shots without a contact.
    fn under_fire(&self, unit: &Fighter, seat: Seat, fire: i8, danger: &mut UnitDanger) {
        if self.phase <= Phase::Contact && unit.def < self.announced(unit.card, seat) {
            (danger.alone, danger.helped) = (Peril::Doomed, Peril::Doomed);
        }
        if unit.def < fire {
            danger.helped = danger.helped.min(self.shot_at(unit));
        }
    }

    /// The force of the shots that a camp has announced and no combat has used.
    fn announced(&self, target: Card, seat: Seat) -> i8 {
        let left =
            self.shots.iter().filter(|it| it.target == target && it.seat == seat && !it.used);
        left.map(|it| it.force).sum()
    }

    /// How surely shots at a unit hit it.
    fn shot_at(&self, unit: &Fighter) -> Peril {
        match unit.turn {
            (0, _) => Peril::Awaited,
            _ if self.phase == Phase::Contact => Peril::Stalked,
            _ => Peril::Hunted,
        }
    }
}
