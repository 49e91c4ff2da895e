//! Events that act in the middle of a fight.

use tabletop::{Log, SetOf};

use crate::card::Card;
use crate::event::{Cause, Event};
use crate::happening::{News, Rule};
use crate::map::{Heading, Square};
use crate::moves::Move;
use crate::state::{Announced, Planisphere};
use crate::step::{Assault, Step};
use crate::view::Phase;

/// PL 11.36: how many squares a paroxysm reaches.
const BLAST: u8 = 2;

impl Planisphere {
    /// An attack is announced. Returns whether an event calls it off, or asks something first.
    pub(crate) fn is_called_off(
        &mut self,
        card: Card,
        target: Card,
        how: Assault,
        log: &mut Log<Event>,
    ) -> bool {
        if self.is_guarded(target) {
            self.teleport_attackers(target, log);
            return true;
        }
        if self.attackers_take_fright() {
            self.take_fright(card, target, log);
            return true;
        }
        self.ask_to_explode(card, target, how)
    }

    /// The units that came onto the square of `target` and may attack it.
    fn attackers(&self, target: Card) -> impl Iterator<Item = Card> + '_ {
        let square = self.unit(target).square;
        self.units_at(square).filter(move |it| self.acts(*it) && self.attacks(*it, target))
    }

    /// PL 11.98: two or more attackers are sent away.
    pub(crate) fn is_guarded(&self, target: Card) -> bool {
        self.holds(Rule::MagicGuard) && 1 < self.attackers(target).count()
    }

    fn teleport_attackers(&mut self, target: Card, log: &mut Log<Event>) {
        for card in self.by_arrival(self.attackers(target).collect()) {
            self.report(log, News::Teleported { card, by: target });
            self.land_again(card, 98, log);
        }
    }

    pub(crate) fn attackers_take_fright(&self) -> bool {
        self.holds(Rule::Frightened)
    }

    /// PL 11.74: the attacker goes back where it came from, if it may stand there.
    fn take_fright(&mut self, card: Card, by: Card, log: &mut Log<Event>) {
        self.report(log, News::Frightened { card, by });
        let back = self.unit(card).from.filter(|it| !self.forbidden(card).contains(*it));
        if let Some(back) = back {
            self.push(card, back, log);
            if let Some(unit) = &mut self.units[card.slot()] {
                unit.from = None;
            }
        }
    }

    /// PL 11.36: asks the defender's owner, once for each player.
    fn ask_to_explode(&mut self, attacker: Card, defender: Card, how: Assault) -> bool {
        let seat = self.unit(defender).owner;
        let may = self.holds(Rule::Paroxysm)
            && !self.exploded.contains(seat)
            && !self.is_gestating(defender)
            && !self.is_safe(defender);
        if may {
            self.steps.push(Step::Explode { seat, attacker, defender, how });
        }
        may
    }

    pub(crate) fn explosion_moves(&self, defender: Card, moves: &mut Vec<Move>) {
        moves.extend([Move::Pick(defender), Move::Done]);
    }

    /// The defender's owner has decided: either everything around is destroyed, or the attack goes
    /// on.
    pub(crate) fn explode(&mut self, sacrificed: bool, log: &mut Log<Event>) {
        let Some(Step::Explode { seat, attacker, defender, how }) = self.steps.pop() else {
            unreachable!("only this step asks")
        };
        let aggressor = self.unit(attacker).owner;
        if !sacrificed {
            return self.come_to_blows(attacker, defender, how, log);
        }
        self.exploded.insert(seat);
        self.blow_up(defender, log);
        self.after_fight(aggressor);
    }

    fn blow_up(&mut self, card: Card, log: &mut Log<Event>) {
        let (owner, square) = (self.unit(card).owner, self.unit(card).square);
        self.report(log, News::Exploded { card, owner, square });
        self.around(card).iter().for_each(|it| self.destroy_by(36, it, log));
    }

    /// The units that a paroxysm of `card` reaches, itself included.
    pub(crate) fn around(&self, card: Card) -> SetOf<Card> {
        let square = self.unit(card).square;
        let near = |it: &Card| self.unit(*it).square.distance(square, self.options.wrap) <= BLAST;
        self.on_board().iter().filter(near).collect()
    }
}

// Shots.
impl Planisphere {
    /// Where an announced shot really goes: to its target, back (PL 11.49), or astray (PL 11.60);
    /// none if it hits nobody.
    pub(crate) fn deflected(&mut self, shot: Announced, log: &mut Log<Event>) -> Option<Announced> {
        let shooter = shot.shooter;
        if self.holds(Rule::ShotsReturn) {
            self.report(log, News::CameBack { shooter });
            return Some(self.redirected(shot, shooter));
        }
        if !self.holds(Rule::ShotsStray) {
            return Some(shot);
        }
        let square = self.stray_square(self.unit(shot.target).square);
        let others = self.units_at(square).filter(|it| *it != shooter);
        let hit = others.min_by_key(|it| self.unit(*it).arrived);
        self.report(log, News::Strayed { shooter, square, hit });
        hit.map(|it| self.redirected(shot, it))
    }

    fn redirected(&self, shot: Announced, target: Card) -> Announced {
        Announced { target, force: self.force(shot.shooter, target), strayed: true, ..shot }
    }

    /// One of the squares beside `square`, each equally likely.
    fn stray_square(&mut self, square: Square) -> Square {
        let beside = Heading::ALL.into_iter().filter_map(|it| square.toward(it, self.options.wrap));
        let beside: Vec<Square> = beside.collect();
        *self.chance.pick(&beside)
    }

    /// Shots without a combat would destroy `target`: whether they do (PL 11.27), or hit those who
    /// shot (PL 11.26).
    pub(crate) fn shots_kill(&mut self, shooters: SetOf<Card>, target: Card, log: &mut Log<Event>) {
        if self.holds(Rule::WithoutEffect) {
            return;
        }
        if !self.is_inverted() {
            if self.destroy(target, Cause::Shots, log) {
                self.tally.count_kill(shooters.iter().next());
            }
            return;
        }
        for shooter in shooters.iter().filter(|it| *it != target) {
            self.destroy(shooter, Cause::Shots, log);
        }
    }
}

// Martyrs.
impl Planisphere {
    /// A martyr has sacrificed itself: it dies, or stays as a phantom for one more turn (PL 11.78).
    pub(crate) fn martyr_goes(&mut self, card: Card, log: &mut Log<Event>) {
        if !self.holds(Rule::MartyrsLinger) {
            self.destroy(card, Cause::Martyr { by: card }, log);
            return;
        }
        let ends = self.round + 1;
        let unit = self.unit_mut(card);
        unit.fades = Some(ends);
        let square = unit.square;
        self.report(log, News::Lingers { card, square });
    }
}

impl Planisphere {
    /// Whether a unit may begin a combat at all. PL 7.3: not in gestation. PL 10.11: not when it is
    /// paralysed. PL 11.86: not when its owner gave that up. PL 11.5 and 11.59: not when nobody
    /// fights.
    pub(crate) fn acts(&self, card: Card) -> bool {
        !self.is_gestating(card)
            && !self.is_paralysed(card)
            && self.may_fight(self.unit(card).owner)
            && self.happens(Phase::Contact)
    }
}
