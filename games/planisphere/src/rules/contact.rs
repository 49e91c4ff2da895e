//! PL 6: contact combat. There is no luck in it, except in taking a unit over.

use tabletop::{Log, Seat, SetOf};

use super::tell;
use crate::card::{Card, Power, Sex, Trait};
use crate::effective::Attribute;
use crate::event::{Cause, Event, Told};
use crate::map::{Squares, Terrain};
use crate::moves::Move;
use crate::state::Planisphere;
use crate::step::Step;
use crate::view::{Attempt, Blow, Clash, ClashResult};

/// PL 8.4: the die of Contrôle.
const CONTROL_DIE: u8 = 10;

impl Planisphere {
    pub(super) fn contact(&mut self, seat: Seat) {
        if self.may_fight(seat) {
            self.steps.push(Step::Fight { seat });
            self.end_of_fight(seat);
        }
    }

    /// PL 6.3: all contacts in which one attacks, in the order that one likes; then the martyrs
    /// that are left may still sacrifice themselves.
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
        for card in units.iter().filter(|it| self.may_be_martyr(*it)) {
            let unit = self.unit(card);
            let enemies = self.enemies_at(unit.square, seat);
            moves.extend(enemies.map(|target| Move::Martyr(card, target)));
        }
        if !must {
            moves.push(Move::Done);
        }
    }

    /// The step is over when nobody is left to attack and no martyr to decide.
    fn end_of_fight(&mut self, seat: Seat) {
        let busy = |it: Card| {
            self.prey(it).next().is_some()
                || (self.may_be_martyr(it)
                    && self.enemies_at(self.unit(it).square, seat).next().is_some())
        };
        if !self.crowd(seat).iter().any(busy) {
            self.steps.pop();
        }
    }

    /// The units of `seat` that are not alone on their squares.
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

    /// PL 6.2: of two enemies on a square, the one that came later attacks.
    pub(crate) fn attacks(&self, card: Card, other: Card) -> bool {
        let (one, two) = (self.unit(card), self.unit(other));
        two.arrived < one.arrived && (one.owner != two.owner || self.friends_fight())
    }

    /// PL 8.4: once a round, by who has the trait.
    fn may_control(&self, card: Card) -> bool {
        !self.unit(card).controlled && self.has(card, Trait::Control)
    }

    /// PL 8.1: no machine. PL 9.3: males only, if the box says so.
    pub(crate) fn can_be_controlled(&self, card: Card, target: Card) -> bool {
        let charmed =
            !self.powers(card).contains(Power::Charm) || self.sex(target) == Some(Sex::Male);
        charmed && !self.has(target, Trait::Machine)
    }

    /// PL 8.5: who may sacrifice itself.
    fn may_be_martyr(&self, card: Card) -> bool {
        let spent = self.unit(card).fades.is_some(); // PL 11.78
        !spent && self.has(card, Trait::Martyr) && self.acts(card)
    }

    /// What an attack of one unit on another of its square would bring (PL 6.4 to 6.10).
    pub(crate) fn foresee(&self, attacker: Card, defender: Card) -> Clash {
        let blow = self.blow(attacker, defender);
        // PL 7.5: a pair in gestation cannot strike back. PL 9.6: nor what is amorphous.
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

    pub(super) fn attack(&mut self, seat: Seat, card: Card, target: Card, log: &mut Log<Event>) {
        self.unit_mut(card).fought.insert(target);
        if self.is_called_off(card, target, log) {
            return self.after_fight(seat);
        }
        self.clash(seat, card, target, log);
    }

    /// The combat takes place.
    pub(crate) fn clash(&mut self, seat: Seat, card: Card, target: Card, log: &mut Log<Event>) {
        let clash = self.foresee(card, target);
        let other = self.unit(target).owner;
        self.use_support(seat, card, target);
        self.use_support(other, target, card);
        tell(log, || Told::Fought { seat, clash });
        match clash.result {
            ClashResult::DefenderDestroyed => self.win(card, target, log),
            ClashResult::AttackerDestroyed => self.win(target, card, log),
            ClashResult::Equality => [card, target].iter().for_each(|it| self.overheat(*it)),
        }
        self.after_fight(seat);
    }

    /// Takes the step of `seat` off if nothing is left of it; a question may lie on top of it.
    pub(crate) fn after_fight(&mut self, seat: Seat) {
        if let Some(Step::Fight { .. }) = self.steps.top() {
            self.end_of_fight(seat);
        }
    }

    /// PL 9.7: an equality is too much for some.
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
        // PL 9.4: whether it can be is a secret of the hand, so the owner is asked in any case.
        let duplicates = idle && self.powers(winner).contains(Power::Duplication);
        if duplicates && !self.hand(owner).is_empty() {
            self.steps.push(Step::Duplicate { seat: owner, card: winner });
        }
    }

    /// PL 9.4: an identical card of the hand.
    pub(super) fn duplicating_moves(&self, seat: Seat, card: Card, moves: &mut Vec<Move>) {
        let fits = !self.forbidden(card).contains(self.unit(card).square);
        let twins = self.hand(seat).iter().filter(|it| it.people() == card.people());
        moves.extend(twins.filter(|_| fits).map(Move::Duplicate));
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
    pub(super) fn control(&mut self, seat: Seat, card: Card, target: Card, log: &mut Log<Event>) {
        let (die, def) = (self.chance.die(CONTROL_DIE), self.def(target));
        let taken = self.control_after_events(def < die as i8);
        let unit = self.unit_mut(card);
        unit.controlled = true;
        unit.fought.insert(target);
        let attempt = Attempt { card, target, die, def, taken };
        self.attempt = Some(attempt);
        tell(log, || Told::Controlled { seat, attempt });
        if taken {
            self.tally.count_kill(Some(card));
            self.change_camp(target, seat, log);
        }
        self.after_fight(seat);
    }

    /// A unit changes camp where it stands; if enemies share its square, it counts as the one
    /// that came (PL 6.12).
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

/// PL 6.4, 6.5, 6.7 and 6.8: more than DEF destroys, as much does nothing, less lets the defender strike
/// back once; who has struck first does not strike again.
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
