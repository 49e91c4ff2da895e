//! Events that destroy units, take them out of the game, or bring them back.

use tabletop::{Log, Seat, SetOf};

use crate::card::Card;
use crate::event::{Cause, Event, Told};
use crate::happening::{News, Rule, Whom};
use crate::map::Region;
use crate::rules::tell;
use crate::state::{Death, Gestation, Planisphere};

/// PL 11.68: how many turns the units on the board have left.
const COUNTDOWN: u16 = 2;

// Destruction.
impl Planisphere {
    /// The units on the board that an event concerns. All are found before the first one goes,
    /// since that may change the others.
    pub(super) fn hit_by(&self, whom: Whom) -> SetOf<Card> {
        self.on_board().iter().filter(|it| self.is_hit(whom, *it)).collect()
    }

    /// PL 10.8: an event destroys a unit, unless nothing can (PL 11.63).
    pub(super) fn destroy_by(&mut self, number: u8, card: Card, log: &mut Log<Event>) {
        let owner = self.unit(card).owner;
        if !self.destroy(card, Cause::Happening { number }, log) {
            self.report(log, News::Spared { card, owner });
        }
    }

    pub(super) fn destroy_all(&mut self, number: u8, whom: Whom, log: &mut Log<Event>) {
        for card in self.hit_by(whom).iter() {
            self.destroy_by(number, card, log);
        }
    }

    /// PL 11.16: an attack without an attacker: nobody strikes back, and nobody wins.
    pub(super) fn strike_all(
        &mut self,
        number: u8,
        force: i8,
        region: Region,
        log: &mut Log<Event>,
    ) {
        let weak = |it: &Card| self.def(*it) < force;
        let struck: SetOf<Card> = self.hit_by(Whom::In(region)).iter().filter(weak).collect();
        struck.iter().for_each(|it| self.destroy_by(number, it, log));
    }

    /// PL 11.52: each player throws the dice of position.
    pub(super) fn lightning(&mut self, number: u8, log: &mut Log<Event>) {
        for seat in self.players_in_order() {
            let square = self.throw_position();
            self.report(log, News::Lightning { seat, square });
            let struck: SetOf<Card> = self.units_at(square).collect();
            struck.iter().for_each(|it| self.destroy_by(number, it, log));
        }
    }

    /// PL 11.68: the units that are on the board now have two turns to live.
    pub(super) fn condemn_all(&mut self) {
        let ends = self.round + COUNTDOWN;
        let sooner = |dies: Option<u16>| Some(dies.map_or(ends, |it| it.min(ends)));
        for unit in self.units.iter_mut().flatten() {
            unit.dies = sooner(unit.dies);
            if let Some(gestation) = &mut unit.gestation {
                gestation.dies = sooner(gestation.dies);
            }
        }
    }

    /// The time of condemned units and of phantoms is over (PL 11.68 and 11.78).
    pub(super) fn bury_the_condemned(&mut self, log: &mut Log<Event>) {
        let up = |ends: Option<u16>| ends.is_some_and(|it| it <= self.round);
        let doomed = self.on_board().iter().filter(|it| up(self.unit(*it).dies));
        let doomed: SetOf<Card> = doomed.collect();
        let faded = self.on_board().iter().filter(|it| up(self.unit(*it).fades));
        let faded: SetOf<Card> = faded.collect();
        doomed.iter().for_each(|it| self.destroy_by(68, it, log));
        faded.minus(doomed).iter().for_each(|it| self.destroy_by(78, it, log));
        for card in self.on_board().iter() {
            let round = self.round;
            let unit = self.unit_mut(card);
            unit.dies = unit.dies.filter(|it| round < *it);
            unit.fades = unit.fades.filter(|it| round < *it);
        }
    }
}

// Out of the game.
impl Planisphere {
    pub(super) fn remove_all(&mut self, whom: Whom, log: &mut Log<Event>) {
        self.hit_by(whom).iter().for_each(|it| self.remove_unit(it, log));
    }

    /// PL 10.13: a unit, and the card in gestation on it, goes out of the game.
    pub(super) fn remove_unit(&mut self, card: Card, log: &mut Log<Event>) {
        let owner = self.unit(card).owner;
        for card in self.lift(card) {
            self.removed.insert(card);
            self.loans.retain(|it| it.card != card);
            self.report(log, News::Removed { card, owner });
        }
    }

    /// Takes a unit off the board; returns its card, and the one in gestation on it.
    pub(super) fn lift(&mut self, card: Card) -> impl Iterator<Item = Card> + use<> {
        let unit = self.units[card.slot()].take().expect("the unit is on the board");
        self.camps[unit.owner].units.remove(card);
        unit.gestation.map(|it| it.child).into_iter().chain([card])
    }
}

// The dead (PL 10.10).
impl Planisphere {
    /// A unit was destroyed. PL 11.37: it may come back at the start of the next turn.
    pub(crate) fn may_be_reborn(&mut self, death: Death) {
        if self.holds(Rule::Reborn) {
            self.returning.retain(|it| it.card != death.card);
            self.returning.push(death);
        }
    }

    /// PL 11.37: units that were destroyed in the last turn come back, if they can.
    pub(crate) fn bring_back_the_reborn(&mut self, log: &mut Log<Event>) {
        for death in std::mem::take(&mut self.returning) {
            self.revive(death, 1, log);
        }
    }

    /// PL 11.25.
    pub(super) fn exhume(&mut self, log: &mut Log<Event>) {
        if let Some(death) = self.last_destroyed {
            self.revive(death, 0, log);
        }
    }

    /// A dead unit comes back where it died, if it may stand there, with `later` more turns of
    /// gestation: a pair as a pair (PL 10.10), or what is left of it.
    fn revive(&mut self, death: Death, later: u8, log: &mut Log<Event>) {
        if self.forbidden(death.card).contains(death.square) {
            return;
        }
        let Some(laid) = death.laid else { return self.rise(death, later, log) };
        let child = death.of(laid.child);
        if !self.is_buried(death) {
            return self.rise(child, later, log);
        }
        self.rise(death, later, log);
        if self.is_on_board(death.card) && self.leave_the_dead(child) {
            self.age(laid.child, later);
            self.lay_again(
                death.card,
                Gestation { left: laid.left + later, dies: None, ..laid },
                log,
            );
        }
    }

    /// Whether a card is among the dead, and its owner in the game.
    fn is_buried(&self, death: Death) -> bool {
        self.dead.contains(&death) && !self.camps[death.owner].out
    }

    /// A dead card comes back as a unit, if it is still in the pile and its owner in the game.
    fn rise(&mut self, death: Death, later: u8, log: &mut Log<Event>) {
        let Death { card, owner, square, .. } = death;
        if self.leave_the_dead(death) {
            self.age(card, later);
            self.report(log, News::Returned { card, owner, square });
            self.settle(owner, card, square, log);
        }
    }

    /// PL 11.37: turns of gestation that a card gains for the rest of the game.
    fn age(&mut self, card: Card, turns: u8) {
        let gained = &mut self.rep_plus[card.slot()];
        *gained = gained.saturating_add(turns);
    }

    fn lay_again(&mut self, card: Card, laid: Gestation, log: &mut Log<Event>) {
        let unit = self.unit_mut(card);
        unit.gestation = Some(laid);
        let (seat, Gestation { child, left: turns, .. }) = (unit.owner, laid);
        tell(log, || Told::Gestating { seat, card, child, turns });
    }

    /// Whether a unit that was destroyed, or the card that lay on it, is still among the dead.
    pub(crate) fn is_dead(&self, death: &Death) -> bool {
        let laid = death.laid.map(|it| death.of(it.child));
        self.dead.contains(death) || laid.is_some_and(|it| self.dead.contains(&it))
    }

    /// PL 11.87: a pair comes back with both cards.
    pub(super) fn recall_the_last(&mut self, log: &mut Log<Event>) {
        if let Some(death) = self.last_destroyed {
            let child = death.laid.map(|it| death.of(it.child));
            child.into_iter().chain([death]).for_each(|it| self.recall(it, log));
        }
    }

    /// PL 11.40.
    pub(super) fn recall_all(&mut self, log: &mut Log<Event>) {
        for death in self.dead.clone() {
            self.recall(death, log);
        }
    }

    /// The card of a dead unit comes to its last owner's hand.
    fn recall(&mut self, death: Death, log: &mut Log<Event>) {
        let Death { card, owner, .. } = death;
        if self.leave_the_dead(death) {
            self.gain(owner, card);
            self.report(log, News::Recalled { card, owner });
        }
    }

    /// Takes a dead card out of the pile, if it is still there and its owner in the game.
    fn leave_the_dead(&mut self, death: Death) -> bool {
        let lies = self.is_buried(death);
        if lies {
            self.dead.retain(|it| it.card != death.card);
            self.take_from_pile(death.card);
        }
        lies
    }

    /// A card leaves the pile and everybody sees it.
    fn take_from_pile(&mut self, card: Card) {
        let pile = self.pile.for_rules_mut();
        let at = pile.iter().position(|it| *it == card).expect("the dead lie in the pile");
        pile.remove(at);
        let height = pile.len();
        if at < self.known_below.into() {
            self.known_below -= 1;
        } else if height < at + usize::from(self.known_above) {
            self.known_above -= 1;
        }
    }

    /// A card comes to a hand and everybody sees it.
    pub(super) fn gain(&mut self, seat: Seat, card: Card) {
        self.camps[seat].hand.for_rules_mut().insert(card);
        self.show(SetOf::only(card));
    }
}

// Gestations that an event hurries or slows.
impl Planisphere {
    pub(super) fn hurry_gestations(&mut self, most: i8) {
        self.change_counters(|left| left.min(most as u8));
    }

    pub(super) fn slow_gestations(&mut self) {
        self.change_counters(|left| left + 1);
    }

    fn change_counters(&mut self, change: impl Fn(u8) -> u8) {
        for unit in self.units.iter_mut().flatten() {
            if let Some(gestation) = &mut unit.gestation {
                gestation.left = change(gestation.left);
            }
        }
    }
}
