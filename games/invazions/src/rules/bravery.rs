//! IZ 3.6 and 12: Bravery that interrupts. The human side is asked at every moment at which such
//! a card may be played, whatever it holds.

use tabletop::{Log, Seat};

use super::tell;
use crate::card::{Defender, HumanCard, Research, ZombieCard};
use crate::event::{Event, Told};
use crate::moves::{Moment, Move};
use crate::state::Invazions;
use crate::step::{At, Step};

impl Invazions {
    /// Whether a table with these locations has the moment.
    pub(crate) fn has_moment(&self, moment: Moment) -> bool {
        match moment {
            Moment::Cards(location) => self.find(location).is_some(),
            Moment::Places | Moment::Wounds | Moment::Recruitment => true,
        }
    }

    pub(super) fn bravery_moves(&self, moment: Moment, moves: &mut Vec<Move>) {
        let can = |card: HumanCard| {
            self.human_hand().contains(card) && self.cards.cost(card) <= self.human.resources
        };
        let before_wounds = moment != Moment::Recruitment;
        for at in self.ats() {
            let location = self.place(at).location;
            if moment == Moment::Places && can(HumanCard::Slash) && self.is_attacked(at) {
                moves.push(Move::Slash(location)); // IZ 12.1
            }
            if before_wounds && self.is_defended(at) {
                let both = [
                    (HumanCard::Stand, Move::Stand(location)),
                    (HumanCard::Charge, Move::Charge(location)),
                ];
                moves.extend(both.into_iter().filter(|it| can(it.0)).map(|it| it.1));
            }
            if !before_wounds && can(HumanCard::Prophylaxis) {
                moves.extend(self.fallen(at).map(|it| Move::Save(it, location)));
            }
        }
        moves.push(Move::Decline);
    }

    pub(crate) fn is_attacked(&self, at: At) -> bool {
        !self.hordes_at(at).is_empty()
    }

    /// IZ 12.3 and 12.4: a Human is there, and a horde.
    pub(crate) fn is_defended(&self, at: At) -> bool {
        !self.place(at).humans.is_empty() && self.is_attacked(at)
    }

    /// What was devoured at a location and is still there.
    pub(crate) fn fallen(&self, at: At) -> impl Iterator<Item = Defender> {
        let place = self.place(at);
        let research = place.research.filter(|_| place.fallen_research);
        place.fallen.kinds().map(Defender::Human).chain(research.map(Defender::Research))
    }

    fn brave(&mut self, card: HumanCard, at: At, log: &mut Log<Event>) -> u8 {
        let cost = self.pay(card);
        let at = self.place(at).location;
        tell(log, || Told::Braved { card, at, cost });
        self.cards.bravery(card).amount
    }

    /// IZ 12.3: each Human there takes more this turn.
    pub(super) fn stand(&mut self, at: At, log: &mut Log<Event>) {
        let amount = self.brave(HumanCard::Stand, at, log);
        self.place_mut(at).stand += amount;
    }

    /// IZ 12.4: the attack there loses some for each horde.
    pub(super) fn charge(&mut self, at: At, log: &mut Log<Event>) {
        let amount = self.brave(HumanCard::Charge, at, log);
        let hordes = self.hordes_at(at).len() as u8;
        self.place_mut(at).charge += amount * hordes;
    }

    /// IZ 12.2: a card that should be devoured stays. A Human that stays keeps a Research card
    /// that fell only because no Human was left; nothing else comes back.
    pub(super) fn save(&mut self, defender: Defender, at: At, log: &mut Log<Event>) {
        self.brave(HumanCard::Prophylaxis, at, log);
        let place = self.place_mut(at);
        let kept = match defender {
            Defender::Research(_) => {
                place.fallen_research = false;
                None
            }
            Defender::Human(card) => {
                place.fallen.remove(card);
                let shielded = place.fallen_research && place.research != Some(Research::Virus);
                place.fallen_research &= !shielded;
                place.research.filter(|_| shielded)
            }
        };
        let at = place.location;
        tell(log, || Told::Saved { at, defender });
        if let Some(research) = kept {
            tell(log, || Told::Saved { at, defender: Defender::Research(research) });
        }
    }

    /// IZ 12.1: each horde there chooses between two cards and a Wounded.
    pub(super) fn slash(&mut self, at: At, log: &mut Log<Event>) {
        self.brave(HumanCard::Slash, at, log);
        for seat in self.seats().rev().filter(|it| self.hordes[*it].at == Some(at)) {
            self.steps.push(Step::Slash { seat, dropped: None });
        }
        self.pass_over_spent();
    }

    /// Who has neither a card to drop nor a Wounded to carry is passed over.
    fn pass_over_spent(&mut self) {
        while let Some(Step::Slash { seat, .. }) = self.steps.top() {
            if 0 < self.wounded || 0 < self.hordes[*seat].hand_size() {
                return;
            }
            self.steps.pop();
        }
    }

    pub(super) fn slash_moves(
        &self,
        seat: Seat,
        dropped: Option<ZombieCard>,
        moves: &mut Vec<Move>,
    ) {
        let amount = self.cards.bravery(HumanCard::Slash).amount;
        let whole = dropped.is_some() || amount <= self.hordes[seat].hand_size();
        // Whoever cannot drop enough carries, and drops what there is if it cannot even do that.
        if whole || self.wounded == 0 {
            let hand = self.hand(seat);
            // Whoever imagines this hand may have dealt it no card that comes after the first.
            let highest = hand.kinds().last();
            let first = dropped.filter(|it| highest.is_some_and(|last| *it <= last));
            let in_order = |it: &ZombieCard| first.is_none_or(|first| first <= *it);
            let last = hand.kinds().last();
            let leaves = |it: &ZombieCard| {
                dropped.is_some() || last != Some(*it) || 1 < hand.count(*it) || hand.len() == 1
            };
            moves.extend(hand.kinds().filter(in_order).filter(leaves).map(Move::Drop));
        }
        if dropped.is_none() && 0 < self.wounded {
            moves.push(Move::Carry);
        }
    }

    pub(super) fn drop_card(&mut self, seat: Seat, card: ZombieCard, log: &mut Log<Event>) {
        let Some(Step::Slash { dropped, .. }) = self.steps.pop() else {
            unreachable!("cards are dropped to Slash");
        };
        self.hordes[seat].lose(card);
        self.hordes[seat].discard.insert(card);
        if dropped.is_none() && 0 < self.hordes[seat].hand_size() {
            return self.steps.push(Step::Slash { seat, dropped: Some(card) });
        }
        tell(log, || Told::Dropped { seat, cards: dropped.into_iter().chain([card]).collect() });
        self.pass_over_spent();
    }

    pub(super) fn carry(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.steps.pop();
        self.wounded -= 1;
        let horde = &mut self.hordes[seat];
        horde.deck.for_rules_mut().push(ZombieCard::Wounded);
        horde.known_top += 1;
        tell(log, || Told::Carried { seat });
        self.pass_over_spent();
    }
}
