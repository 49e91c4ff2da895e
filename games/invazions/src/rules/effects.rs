//! IZ 10: what single kinds of Zombies and Rages do.

use tabletop::{Log, Seat};

use super::tell;
use crate::card::{Sort, ZombieCard};
use crate::event::{Event, Told};
use crate::moves::Move;
use crate::state::Invazions;
use crate::step::{At, Step};

impl Invazions {
    /// What only this kind does; what cards print as +1 is in the card file.
    pub(super) fn take_effect(
        &mut self,
        seat: Seat,
        card: ZombieCard,
        at: At,
        log: &mut Log<Event>,
    ) {
        match card {
            ZombieCard::JohnFrum => self.turn_up(seat, log),
            ZombieCard::Swallower => self.steps.push(Step::Swallow { seat }),
            ZombieCard::Selection => self.steps.push(Step::Select { seat }),
            ZombieCard::Vermin => self.gnaw(seat, self.cards.zombie(card).sacrifices, log),
            ZombieCard::Swell => self.swell(at, log),
            ZombieCard::Harangue if !self.place(at).contamination.is_empty() => {
                self.steps.push(Step::Harangue { seat });
            }
            ZombieCard::Sneak => self.sneak(seat, at, log),
            // IZ 10.2, 10.4 and 10.21: these only attack, and do what they print as +1.
            ZombieCard::Harangue
            | ZombieCard::Member
            | ZombieCard::Wounded
            | ZombieCard::Ogre
            | ZombieCard::Ishtar
            | ZombieCard::Tracker
            | ZombieCard::Legion
            | ZombieCard::Whistler
            | ZombieCard::Zyorkshire
            | ZombieCard::Devour
            | ZombieCard::HueAndCry
            | ZombieCard::Overrun
            | ZombieCard::NoSurvivors
            | ZombieCard::Contagion
            | ZombieCard::Fanfare
            | ZombieCard::Freed => (),
        }
    }

    /// IZ 10.6: a Human on top of the human deck is discarded; Bravery is only for a sacrifice.
    fn turn_up(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.renew_human_deck(log);
        let Some(card) = self.human.deck.for_rules().last().copied() else { return };
        tell(log, || Told::TurnedUp { seat, card });
        if card.is_human() {
            self.discard_top();
        } else {
            self.human.known_top = self.human.known_top.max(1);
            self.steps.push(Step::Frum { seat });
        }
    }

    fn discard_top(&mut self) {
        let Some(card) = self.human.deck.for_rules_mut().pop() else { return };
        self.human.known_top = self.human.known_top.saturating_sub(1);
        self.human.discard.insert(card);
    }

    /// IZ 10.13: every horde at another location draws, even if it has played.
    fn swell(&mut self, at: At, log: &mut Log<Event>) {
        let draws = self.cards.zombie(ZombieCard::Swell).draws;
        for seat in self.seats() {
            if self.hordes[seat].at != Some(at) {
                self.draw_zombies(seat, draws, log);
            }
        }
    }

    /// IZ 10.19: it leaves the game; its attack counts.
    fn sneak(&mut self, seat: Seat, at: At, log: &mut Log<Event>) {
        self.sacrifice_played(seat, ZombieCard::Sneak, log);
        if !self.place(at).contamination.is_empty() {
            self.steps.push(Step::Sneak { seat });
        }
    }

    /// IZ 10.22: the card of this kind that was played last leaves the game, but its attack counts.
    fn sacrifice_played(&mut self, seat: Seat, card: ZombieCard, log: &mut Log<Event>) {
        let played = self.hordes[seat].played.iter_mut().rev();
        let last = { played }.find(|it| it.card == card).expect("it has just been played");
        last.sacrificed = true;
        self.zombie_box.insert(card);
        tell(log, || Told::SacrificedItself { seat, card });
    }

    /// IZ 10.3: a Zombie Libéré cannot be sacrificed from the hand.
    pub(super) fn sacrifice_moves(&self, seat: Seat, zombie: bool, moves: &mut Vec<Move>) {
        let fits = |it: &ZombieCard| match it.sort() {
            Sort::Zombie => true,
            Sort::Rage => !zombie,
            Sort::Freed => false,
        };
        moves.extend(self.hand(seat).kinds().filter(fits).map(Move::Sacrifice));
        moves.push(Move::Skip);
    }

    pub(super) fn sacrifice(&mut self, seat: Seat, card: ZombieCard, log: &mut Log<Event>) {
        let step = self.steps.pop().expect("a sacrifice is asked for");
        if let Step::Vermin { left, .. } = step {
            self.gnaw_one(seat, card, log);
            return self.gnaw(seat, left - 1, log);
        }
        self.hordes[seat].lose(card);
        self.zombie_box.insert(card);
        tell(log, || Told::Sacrificed { seat, card });
        if matches!(step, Step::Frum { .. }) {
            self.frum_decides(seat, true, log);
        } else if matches!(step, Step::Select { .. }) {
            self.draw_zombies(seat, self.cards.zombie(ZombieCard::Selection).draws, log); // IZ 10.16
        }
    }

    pub(super) fn skip(&mut self, seat: Seat, log: &mut Log<Event>) {
        match self.steps.pop() {
            Some(Step::Frum { .. }) => self.frum_decides(seat, false, log),
            // IZ 10.9: there is nothing to swallow, so the card itself goes.
            Some(Step::Swallow { .. }) => self.sacrifice_played(seat, ZombieCard::Swallower, log),
            Some(Step::Recruit { at, .. }) => self.recruit_no_more(seat, at, log),
            _ => (), // Selection and Sneak may do nothing.
        }
    }

    fn frum_decides(&mut self, seat: Seat, discarded: bool, log: &mut Log<Event>) {
        let card = self.human.open_top().expect("John Frum has turned it up");
        tell(log, || Told::FrumDecided { seat, card, discarded });
        if discarded {
            self.discard_top();
        }
    }

    /// IZ 10.10: this many contamination cards of the location go, or all if there are fewer,
    /// before the new one comes; a Zombie Libéré only when nothing else is left.
    fn gnaw(&mut self, seat: Seat, left: u8, log: &mut Log<Event>) {
        let at = self.at_of(seat);
        let there = self.place(at).contamination;
        if there.len() <= usize::from(left) {
            there.iter().for_each(|card| self.gnaw_one(seat, card, log));
        } else if 0 < left {
            return self.steps.push(Step::Vermin { seat, left });
        }
        let more = self.cards.zombie(ZombieCard::Vermin).contaminations;
        (0..more).for_each(|_| self.contaminate(at, log));
    }

    fn gnaw_one(&mut self, seat: Seat, card: ZombieCard, log: &mut Log<Event>) {
        let at = self.at_of(seat);
        self.box_contamination(at, card);
        let at = self.place(at).location;
        tell(log, || Told::Gnawed { seat, at, card });
    }

    pub(super) fn vermin_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let there = self.place(self.at_of(seat)).contamination;
        let others = there.only(|it| it != ZombieCard::Freed);
        let choice = if others.is_empty() { there } else { others };
        moves.extend(choice.kinds().map(Move::Sacrifice));
    }

    /// IZ 10.18 and 10.19: any contamination card of the location.
    pub(super) fn take_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let there = self.place(self.at_of(seat)).contamination;
        moves.extend(there.kinds().map(Move::Take));
    }

    pub(super) fn take(&mut self, seat: Seat, card: ZombieCard, log: &mut Log<Event>) {
        let step = self.steps.pop().expect("somebody may take a card");
        if let Step::Recruit { at, .. } = step {
            return self.recruit(seat, at, card, log);
        }
        let at = self.at_of(seat);
        self.place_mut(at).contamination.remove(card);
        let at = self.place(at).location;
        let horde = &mut self.hordes[seat];
        if matches!(step, Step::Harangue { .. }) {
            horde.gain_open(card);
            tell(log, || Told::Harangued { seat, at, card });
        } else {
            horde.discard.insert(card);
            tell(log, || Told::Sneaked { seat, at, card });
        }
    }
}
