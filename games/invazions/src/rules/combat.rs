//! IZ 4 and 5: the hordes choose their locations and play their cards.

use tabletop::{Log, Seat, SeatSet};

use super::tell;
use crate::card::{HumanCard, Sort, ZombieCard};
use crate::event::{Event, Told};
use crate::moves::{Moment, Move};
use crate::state::{Invazions, Played};
use crate::step::{At, Step};

impl Invazions {
    pub(super) fn go_moves(&self, moves: &mut Vec<Move>) {
        let open = self.ats().filter(|at| self.is_open(*at));
        moves.extend(open.map(|at| Move::Go(self.place(at).location)));
    }

    /// IZ 4.1 and 9.5: one horde at most goes to the barricade.
    pub(crate) fn is_open(&self, at: At) -> bool {
        self.human.barricade != Some(at) || !self.is_attacked(at)
    }

    /// IZ 4.4: they go in seat order.
    pub(super) fn go(&mut self, seat: Seat, at: At, log: &mut Log<Event>) {
        self.hordes[seat].at = Some(at);
        let at = self.place(at).location;
        tell(log, || Told::Went { seat, at });
        match self.seats().find(|it| seat < *it) {
            Some(next) => self.steps.replace(Step::Go { seat: next }),
            None => {
                self.steps.replace(Step::Combat);
                self.steps.push(Step::Window { moment: Moment::Places });
            }
        }
    }

    /// IZ 5.1: what Humans do to the hordes at their location.
    pub(super) fn combat(&mut self, log: &mut Log<Event>) {
        for seat in self.seats() {
            self.snipe(seat, log);
        }
        self.next_to_play(self.seats().collect());
    }

    /// IZ 11.4: when the pile is empty, nothing happens.
    fn snipe(&mut self, seat: Seat, log: &mut Log<Event>) {
        let Some(at) = self.hordes[seat].at else { return };
        let humans = self.place(at).humans;
        let hits: u8 =
            humans.kinds().map(|it| self.cards.human(it).wounded * humans.count(it)).sum();
        let count = hits.min(self.wounded);
        if count == 0 {
            return;
        }
        self.wounded -= count;
        self.hordes[seat].discard.add(ZombieCard::Wounded, count);
        let at = self.place(at).location;
        tell(log, || Told::Sniped { seat, at, count });
    }

    /// IZ 5.2: the hordes that are left are asked in seat order whether they play next.
    fn next_to_play(&mut self, left: SeatSet) {
        match (left.first(), left.len()) {
            (None, _) => {
                self.steps.push(Step::Wounds);
                self.steps.push(Step::Window { moment: Moment::Wounds });
            }
            (Some(seat), 1) => self.steps.push(Step::Play { seat, left: SeatSet::EMPTY }),
            (Some(seat), _) => self.steps.push(Step::Order { seat, left }),
        }
    }

    pub(super) fn lead(&mut self, seat: Seat, log: &mut Log<Event>) {
        let Some(Step::Order { mut left, .. }) = self.steps.pop() else {
            unreachable!("the order is asked for");
        };
        left.remove(seat);
        self.steps.push(Step::Play { seat, left });
        tell(log, || Told::Leads { seat });
    }

    /// IZ 5.2: when all let others go first, the first in seat order plays.
    pub(super) fn yield_to_others(&mut self, seat: Seat, log: &mut Log<Event>) {
        let Some(Step::Order { left, .. }) = self.steps.top().copied() else {
            unreachable!("the order is asked for");
        };
        tell(log, || Told::Yielded { seat });
        match left.iter().find(|it| seat < *it) {
            Some(next) => self.steps.replace(Step::Order { seat: next, left }),
            None => self.lead(left.first().expect("somebody is left"), log),
        }
    }

    /// IZ 5.3 and 11.3: whether, as everybody can see, the horde can play no more cards.
    pub(super) fn has_played_all(&self, seat: Seat) -> bool {
        let horde = &self.hordes[seat];
        let none_allowed = horde.zombies_left == 0 && horde.rages_left == 0;
        none_allowed || horde.hand_size() == 0 || self.cards_left(seat) == Some(0)
    }

    pub(super) fn attack_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        let cards = self.hand(seat).kinds().filter(|it| self.may_attack(seat, *it));
        moves.extend(cards.map(Move::Attack));
        moves.push(Move::Done); // IZ 5.5
    }

    /// IZ 5.3 and 11.3.
    pub(crate) fn may_attack(&self, seat: Seat, card: ZombieCard) -> bool {
        let horde = &self.hordes[seat];
        let left = match card.sort() {
            Sort::Zombie => horde.zombies_left,
            Sort::Rage => horde.rages_left,
            Sort::Freed => 0,
        };
        0 < left && self.cards_left(seat) != Some(0)
    }

    /// How many cards a Guard still allows a horde (IZ 11.3).
    pub(crate) fn cards_left(&self, seat: Seat) -> Option<u8> {
        let horde = &self.hordes[seat];
        let humans = self.place(horde.at?).humans;
        let limits = humans.kinds().map(|it| self.cards.human(it).limit).filter(|it| 0 < *it);
        let limit = limits.min()?;
        Some(limit.saturating_sub(horde.played.len() as u8))
    }

    /// The place where a horde that makes a legal move is.
    pub(super) fn at_of(&self, seat: Seat) -> At {
        self.hordes[seat].at.expect("whoever fights is somewhere")
    }

    /// IZ 5.4: the card's effect ends before the next card is played, and before Bravery.
    pub(super) fn attack(&mut self, seat: Seat, card: ZombieCard, log: &mut Log<Event>) {
        let (at, attack) = (self.at_of(seat), self.attack_of(seat, card));
        let location = self.place(at).location;
        let face = *self.cards.zombie(card);
        let horde = &mut self.hordes[seat];
        horde.lose(card);
        horde.played.push(Played { card, attack, sacrificed: false });
        match card.sort() {
            Sort::Zombie => horde.zombies_left -= 1,
            Sort::Rage | Sort::Freed => horde.rages_left -= 1,
        }
        // IZ 10.1, 10.7, 10.8, 10.11, 10.12, 10.15, 10.17 and 10.20: what the card prints as +1.
        horde.zombies_left += face.zombies;
        horde.rages_left += face.rages;
        horde.recruits += face.recruits;
        tell(log, || Told::Attacked { seat, card, at: location, attack });
        self.steps.push(Step::Window { moment: Moment::Cards(location) });
        self.take_effect(seat, card, at, log);
        self.draw_zombies(seat, face.cards, log);
        if card != ZombieCard::Vermin {
            (0..face.contaminations).for_each(|_| self.contaminate(at, log));
        }
    }

    /// The attack that a card counts for.
    fn attack_of(&self, seat: Seat, card: ZombieCard) -> u8 {
        let (face, horde) = (self.cards.zombie(card), &self.hordes[seat]);
        let times = if card == ZombieCard::Legion {
            // IZ 10.5: for each Zombie that this horde has played before it.
            horde.played_of(Sort::Zombie)
        } else {
            // IZ 10.14: for each Survivors card at the location.
            self.place(self.at_of(seat)).humans.count(HumanCard::Survivors)
        };
        face.attack + face.each * times
    }

    /// IZ 5.5: the horde plays no more.
    pub(super) fn done(&mut self, seat: Seat, log: &mut Log<Event>) {
        let Some(Step::Play { left, .. }) = self.steps.pop() else {
            unreachable!("a horde is done when it plays");
        };
        self.hordes[seat].finished = true;
        tell(log, || Told::Finished { seat });
        self.next_to_play(left);
    }
}
