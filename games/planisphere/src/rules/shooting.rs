//! PL 5: shots are announced one after another; they hit in the contact phase.

use tabletop::{Log, Seat, SetOf};

use super::tell;
use crate::card::{Card, Power};
use crate::event::{Event, Told};
use crate::map::Terrain;
use crate::moves::Move;
use crate::state::{Announced, Planisphere};
use crate::step::Step;

impl Planisphere {
    /// PL 5.3: a player without a target is not asked.
    pub(super) fn shooting(&mut self, seat: Seat) {
        if self.camps[seat].units.iter().any(|it| self.targets(it).next().is_some()) {
            self.steps.push(Step::Shoot { seat });
        }
    }

    /// PL 5.1: each unit that shoots announces one target, or none.
    pub(super) fn aiming_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        for card in self.camps[seat].units.iter() {
            moves.extend(self.targets(card).map(|target| Move::Aim(card, target)));
        }
        moves.push(Move::Done);
    }

    /// PL 5.2: the enemies within range, in card order.
    fn targets(&self, card: Card) -> impl Iterator<Item = Card> + '_ {
        let shot = if self.may_shoot(card) { self.shot(card) } else { None };
        let (owner, square) = (self.unit(card).owner, self.unit(card).square);
        let shot = shot.filter(|_| !self.no_shots().contains(square));
        let enemies = match shot {
            Some(_) => self.on_board().minus(self.camps[owner].units),
            None => SetOf::EMPTY,
        };
        let range = shot.map_or(0, |it| it.range);
        enemies.iter().filter(move |target| {
            let there = self.unit(*target).square;
            square.distance(there, self.options.wrap) <= range && !self.is_hidden(*target)
        })
    }

    /// Whether the unit may announce a shot. PL 7.3: not in gestation.
    pub(crate) fn may_shoot(&self, card: Card) -> bool {
        let unit = self.unit(card);
        !unit.aimed && unit.gestation.is_none() && !self.is_silenced(card)
    }

    /// Whether nobody can shoot at the unit where it stands (PL 9.11 and 9.12).
    pub(crate) fn is_hidden(&self, card: Card) -> bool {
        self.has_burrowed(card)
            || self.powers(card).contains(Power::Invisible)
            || self.no_shots().contains(self.unit(card).square)
    }

    /// PL 9.11: whether the unit has burrowed where it stands.
    pub(crate) fn has_burrowed(&self, card: Card) -> bool {
        let soft = || self.lands().soft();
        self.powers(card).contains(Power::Burrowing) && soft().contains(self.unit(card).square)
    }

    /// The force with which a shot will hit (PL 9.1, 9.8 and 9.10).
    pub(crate) fn force(&self, card: Card, target: Card) -> i8 {
        let Some(shot) = self.shot(card) else { return 0 };
        let in_forest = self.terrain_at(self.unit(target).square, Terrain::Forest);
        let ray = in_forest && self.powers(card).contains(Power::Ray);
        let powers = self.powers(target);
        let change = i8::from(ray) + i8::from(powers.contains(Power::Fire))
            - i8::from(powers.contains(Power::Shield));
        (shot.force + change).max(0)
    }

    /// PL 5.4: the force is fixed when the shot is announced.
    pub(super) fn aim(&mut self, seat: Seat, card: Card, target: Card, log: &mut Log<Event>) {
        let force = self.force(card, target);
        self.unit_mut(card).aimed = true;
        tell(log, || Told::Aimed { seat, card, target, force });
        let shot = Announced { seat, shooter: card, target, force, used: false, strayed: false };
        if let Some(shot) = self.deflected(shot, log) {
            self.shots.push(shot);
        }
    }

    /// PL 6.6: the force of the shots of `seat` on `target` that no combat has used; a unit does
    /// not count its own shot.
    pub(crate) fn support(&self, seat: Seat, fighter: Card, target: Card) -> i8 {
        let counts = |it: &&Announced| supports(it, seat, fighter, target);
        self.shots.iter().filter(counts).map(|it| it.force).sum()
    }

    /// PL 6.6: the first combat uses them up.
    pub(super) fn use_support(&mut self, seat: Seat, fighter: Card, target: Card) {
        let used = self.shots.iter_mut().filter(|it| supports(it, seat, fighter, target));
        used.for_each(|it| it.used = true);
    }

    /// PL 5.5: shots that no combat used are an attack of their own, camp by camp; nobody strikes
    /// back.
    pub(super) fn resolve_shots(&mut self, log: &mut Log<Event>) {
        for seat in self.in_order() {
            let left = self.shots.iter().filter(|it| it.seat == seat && !it.used);
            let targets: SetOf<Card> = left.map(|it| it.target).collect();
            for target in targets.iter() {
                self.hit(seat, target, log);
            }
        }
    }

    fn hit(&mut self, seat: Seat, target: Card, log: &mut Log<Event>) {
        let Some(unit) = self.units[target.slot()] else { return };
        let mine = |it: &&Announced| {
            it.seat == seat && it.target == target && !it.used && (it.strayed || unit.owner != seat)
        };
        let force = self.shots.iter().filter(mine).map(|it| it.force).sum();
        let shooters: SetOf<Card> = self.shots.iter().filter(mine).map(|it| it.shooter).collect();
        if shooters.is_empty() {
            return;
        }
        let def = self.def(target);
        let events = || self.events_behind(|it| it.def(target) != def);
        tell(log, || Told::ShotAt { seat, target, force, def, events: events() });
        if def < force {
            self.shots_kill(shooters, target, log);
        }
    }
}

fn supports(it: &Announced, seat: Seat, fighter: Card, target: Card) -> bool {
    let comes_back = it.shooter == it.target; // PL 11.49: a shot that comes back helps nobody.
    it.seat == seat && it.target == target && it.shooter != fighter && !it.used && !comes_back
}
