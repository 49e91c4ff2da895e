//! PL 6: contact combat. There is no luck in it, except in taking a unit over.

use tabletop::{Log, Seat, SetOf};

use super::tell;
use crate::card::{Card, Power, Sex, Trait};
use crate::effective::Attribute;
use crate::event::{Cause, Event, Told};
use crate::map::{Squares, Terrain};
use crate::moves::Move;
use crate::state::{Planisphere, Unit};
use crate::step::{Assault, Step};
use crate::view::{Attempt, Blow, Clash, ClashResult, Off, Phase};

/// PL 8.4: the die of Contrôle.
const CONTROL_DIE: u8 = 10;

impl Planisphere {
    pub(super) fn contact(&mut self, seat: Seat) {
        self.steps.push(Step::Fight { seat });
        self.end_of_fight(seat);
    }

    /// PL 6.3: all contacts in which the player attacks, in any order; after them the martyrs that
    /// are left may still sacrifice themselves.
    pub(super) fn fighting_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let before = moves.len();
        let units = self.crowd(seat);
        for card in units.iter() {
            moves.extend(self.prey(card).map(|target| Move::Attack(card, target)));
        }
        let must = before < moves.len();
        for card in units.iter().filter(|it| self.may_control(*it)) {
            let prey = self.prey(card).filter(|it| self.can_be_controlled(card, *it));
            moves.extend(prey.map(|target| Move::Control(card, target)));
        }
        for card in units.iter() {
            moves.extend(self.victims(card).iter().map(|target| Move::Martyr(card, target)));
        }
        if !must {
            moves.push(Move::Done);
        }
    }

    /// The step is over when nobody is left to attack, and no martyr to decide about.
    fn end_of_fight(&mut self, seat: Seat) {
        let busy = |it: Card| self.prey(it).next().is_some() || !self.victims(it).is_empty();
        if !self.crowd(seat).iter().any(busy) {
            self.steps.pop();
        }
    }

    /// The units of `seat` that share their squares.
    fn crowd(&self, seat: Seat) -> SetOf<Card> {
        let (mut taken, mut shared) = (Squares::EMPTY, Squares::EMPTY);
        for card in self.on_board().iter() {
            let square = self.unit(card).square;
            if taken.contains(square) {
                shared.insert(square);
            }
            taken.insert(square);
        }
        let units = self.camps[seat].units;
        if shared.is_empty() {
            return SetOf::EMPTY;
        }
        units.iter().filter(|it| shared.contains(self.unit(*it).square)).collect()
    }

    /// The units that `card` still has to attack in this round, in card order (PL 6.1 and 6.10).
    pub(crate) fn prey(&self, card: Card) -> impl Iterator<Item = Card> + '_ {
        let unit = *self.unit(card);
        let others = if self.acts(card) { self.on_board() } else { SetOf::EMPTY };
        others.minus(unit.fought).iter().filter(move |it| {
            let other = self.unit(*it);
            other.square == unit.square && self.attacks(card, *it)
        })
    }

    /// PL 6.2: of two enemies on a square, the one that came later attacks. PL 7.6: a pair in
    /// gestation counts as the one that was there.
    pub(crate) fn attacks(&self, card: Card, other: Card) -> bool {
        let (one, two) = (self.unit(card), self.unit(other));
        let came = |it: &Unit| (it.gestation.is_none(), it.arrived);
        came(two) < came(one) && (one.owner != two.owner || self.friends_fight())
    }

    /// PL 8.4: once a round, by a unit that has the trait.
    fn may_control(&self, card: Card) -> bool {
        !self.unit(card).controlled && self.has(card, Trait::Control)
    }

    /// PL 8.4: an enemy, never a friend (PL 11.22). PL 8.1: no machine. PL 9.3: with Charm only
    /// males.
    pub(crate) fn can_be_controlled(&self, card: Card, target: Card) -> bool {
        let charmed =
            !self.powers(card).contains(Power::Charm) || self.sex(target) == Some(Sex::Male);
        let enemies = self.unit(card).owner != self.unit(target).owner;
        enemies && charmed && !self.has(target, Trait::Machine)
    }

    /// PL 8.5: whom a unit may take with it as a martyr. PL 11.63: neither of the two may be
    /// indestructible.
    fn victims(&self, card: Card) -> SetOf<Card> {
        let unit = *self.unit(card);
        let spent = unit.fades.is_some(); // PL 11.78
        if spent || !self.has(card, Trait::Martyr) || !self.acts(card) || self.is_safe(card) {
            return SetOf::EMPTY;
        }
        self.mortal(self.enemies_at(unit.square, unit.owner).collect())
    }

    /// Why one unit does not attack another on its square, as things are now; none if it does.
    pub(crate) fn off(&self, attacker: Card, defender: Card) -> Option<Off> {
        Some(match () {
            () if !self.happens(Phase::Contact) => Off::Truce,
            () if self.is_gestating(attacker) => Off::Gestating,
            () if self.is_paralysed(attacker) => Off::Paralysed,
            () if !self.may_fight(self.unit(attacker).owner) => Off::Fined,
            () if self.is_guarded(defender) => Off::Guarded,
            () if self.attackers_take_fright() => Off::Frightened,
            () => return None,
        })
    }

    /// With how many faces of its die one unit takes another over; none if it may not try.
    pub(crate) fn control_faces(&self, card: Card, target: Card) -> Option<u8> {
        let may = self.off(card, target).is_none() && self.may_control(card);
        let tries = may && self.can_be_controlled(card, target);
        let def = self.def(target);
        let faces = (1..=CONTROL_DIE).filter(|die| self.control_after_events(def < *die as i8));
        tries.then(|| faces.count() as u8)
    }

    /// What an attack of one unit on another on its square would bring (PL 6.4 to 6.10).
    pub(crate) fn foresee(&self, attacker: Card, defender: Card) -> Clash {
        let blow = self.blow(attacker, defender);
        // PL 7.5: a pair in gestation does not strike back. PL 9.6: nor does an amorphous unit.
        let strikes =
            !self.is_gestating(defender) && !self.powers(defender).contains(Power::Amorphous);
        let back = strikes.then(|| self.blow(defender, attacker));
        // PL 8.6: Célérité strikes first.
        let quick = self.defenders_strike_first() || self.has(defender, Trait::Swift);
        let swift = back.is_some() && quick && !self.has(attacker, Trait::Swift);
        let result = self.result_after_events(attacker, defender, result_of(blow, back, swift));
        let Blow { att, shots, def } = blow;
        Clash { attacker, defender, att, shots, def, back, swift, result }
    }

    /// PL 6.4 and 6.6: one unit strikes another, with the shots of its allies.
    fn blow(&self, from: Card, to: Card) -> Blow {
        let gripped = self.powers(to).contains(Power::Grip)
            && self.terrain_at(self.unit(to).square, Terrain::Ocean);
        let att = self.att(from) + self.contact_bonus(Attribute::Att) - i8::from(gripped); // PL 9.9
        let shots = self.support(self.unit(from).owner, from, to);
        Blow { att, shots, def: self.def(to) + self.contact_bonus(Attribute::Def) }
    }

    /// A unit attacks an enemy on its square, or tries to take it over: PL 6.1, once a round for
    /// each pair.
    pub(super) fn assault(
        &mut self,
        seat: Seat,
        card: Card,
        target: Card,
        how: Assault,
        log: &mut Log<Event>,
    ) {
        self.unit_mut(card).fought.insert(target);
        self.unit_mut(target).fought.insert(card);
        if how == Assault::Control {
            self.unit_mut(card).controlled = true;
        }
        if self.is_called_off(card, target, how, log) {
            return self.after_fight(seat);
        }
        self.come_to_blows(card, target, how, log);
    }

    /// No event has called it off.
    pub(crate) fn come_to_blows(
        &mut self,
        card: Card,
        target: Card,
        how: Assault,
        log: &mut Log<Event>,
    ) {
        let seat = self.unit(card).owner;
        match how {
            Assault::Attack => self.clash(seat, card, target, log),
            Assault::Control => self.control(seat, card, target, log),
        }
    }

    /// The combat takes place.
    fn clash(&mut self, seat: Seat, card: Card, target: Card, log: &mut Log<Event>) {
        let clash = self.foresee(card, target);
        let other = self.unit(target).owner;
        let differs = |it: &Planisphere| it.foresee(card, target) != clash;
        tell(log, || Told::Fought { seat, clash, events: self.events_behind(differs) });
        self.use_support(seat, card, target);
        self.use_support(other, target, card);
        match clash.result {
            ClashResult::DefenderDestroyed => self.win(card, target, log),
            ClashResult::AttackerDestroyed => self.win(target, card, log),
            ClashResult::Equality => [card, target].iter().for_each(|it| self.overheat(*it)),
        }
        self.after_fight(seat);
    }

    /// Takes off the step of `seat` if nothing is left of it; a question may lie on top of it.
    pub(crate) fn after_fight(&mut self, seat: Seat) {
        if let Some(Step::Fight { .. }) = self.steps.top() {
            self.end_of_fight(seat);
        }
    }

    /// PL 9.7: some units overheat after an equality.
    fn overheat(&mut self, card: Card) {
        if self.powers(card).contains(Power::Overheating) {
            self.unit_mut(card).overheated = true;
        }
    }

    fn win(&mut self, winner: Card, loser: Card, log: &mut Log<Event>) {
        if !self.destroy(loser, Cause::Combat { by: winner }, log) {
            return;
        }
        self.tally.count_kill(Some(winner));
        self.winners.insert(winner);
        let unit = self.unit_mut(winner);
        unit.victories = unit.victories.saturating_add(1);
        let (owner, idle) = (unit.owner, unit.gestation.is_none());
        let duplicates = idle && self.powers(winner).contains(Power::Duplication);
        if duplicates && self.may_duplicate(owner, winner) {
            self.steps.push(Step::Duplicate { seat: owner, card: winner });
        }
    }

    /// PL 9.4: whether the hand holds an identical card is secret, so the owner is asked whenever
    /// there is ground for one.
    fn may_duplicate(&self, owner: Seat, winner: Card) -> bool {
        let fits = !self.forbidden(winner).contains(self.unit(winner).square);
        let twin = || !self.is_open(owner) || self.twins(owner, winner).next().is_some();
        fits && !self.hand(owner).is_empty() && twin()
    }

    /// PL 9.4: an identical card of the hand.
    pub(super) fn duplicating_moves(&self, seat: Seat, card: Card, moves: &mut Vec<Move>) {
        moves.extend(self.twins(seat, card).map(Move::Duplicate));
        moves.push(Move::Done);
    }

    pub(super) fn duplicate(&mut self, seat: Seat, child: Card, log: &mut Log<Event>) {
        let Some(Step::Duplicate { card, .. }) = self.steps.pop() else {
            unreachable!("only the step that asks for a twin offers one")
        };
        let square = self.unit(card).square;
        self.leave_hand(seat, child);
        tell(log, || Told::Duplicated { seat, card, child, square });
        self.settle(seat, child, square, log);
    }

    /// PL 8.4: the die must show more than the DEF of the target.
    fn control(&mut self, seat: Seat, card: Card, target: Card, log: &mut Log<Event>) {
        let (die, def) = (self.chance.die(CONTROL_DIE), self.def(target));
        let taken = self.control_after_events(def < die as i8);
        if self.friends_fight() {
            // PL 11.22: units that share a square must fight all the same.
            self.unit_mut(card).fought.remove(target);
            self.unit_mut(target).fought.remove(card);
        }
        let attempt = Attempt { card, target, die, def, taken };
        self.attempt = Some(attempt);
        tell(log, || Told::Controlled { seat, attempt });
        if taken {
            self.tally.count_kill(Some(card));
            self.change_camp(target, seat, log);
        }
        self.after_fight(seat);
    }

    /// A unit changes camp where it stands; towards enemies on its square it counts as the one that
    /// came (PL 6.12).
    pub(crate) fn change_camp(&mut self, card: Card, to: Seat, log: &mut Log<Event>) {
        let arrived = self.arrive();
        let unit = self.unit_mut(card);
        let (from, square) = (unit.owner, unit.square);
        (unit.owner, unit.arrived) = (to, arrived);
        self.camps[from].units.remove(card);
        self.camps[to].units.insert(card);
        self.camps[to].landed = true;
        tell(log, || Told::ChangedCamp { card, from, to, square });
    }

    pub(super) fn sacrifice(&mut self, seat: Seat, card: Card, target: Card, log: &mut Log<Event>) {
        tell(log, || Told::Sacrificed { seat, card, target });
        if self.destroy(target, Cause::Martyr { by: card }, log) {
            self.tally.count_kill(Some(card));
        }
        self.martyr_goes(card, log);
        self.after_fight(seat);
    }
}

/// PL 6.4, 6.5, 6.7 and 6.8: more than DEF destroys; as much does nothing; with less, the defender
/// strikes back once, unless it has struck first.
fn result_of(blow: Blow, back: Option<Blow>, swift: bool) -> ClashResult {
    let (strength, back_hits) = (blow.att + blow.shots, back.is_some_and(hits));
    match () {
        () if swift && back_hits => ClashResult::AttackerDestroyed,
        () if hits(blow) => ClashResult::DefenderDestroyed,
        () if strength < blow.def && !swift && back_hits => ClashResult::AttackerDestroyed,
        () => ClashResult::Equality,
    }
}

fn hits(blow: Blow) -> bool {
    blow.def < blow.att + blow.shots
}
