//! IZ 3.6 and 12: Bravery that interrupts. The human side is asked, whatever it holds, at every
//! moment at which everybody must think that it could play such a card.

use tabletop::{Log, Seat};

use super::tell;
use crate::card::{Defender, HumanCard, Research, ZombieBag, ZombieCard};
use crate::event::{Event, Told};
use crate::moves::{Moment, Move};
use crate::state::Invazions;
use crate::step::{At, Step};

impl Invazions {
    /// Whether a table with these locations has the moment.
    pub(crate) fn has_moment(&self, moment: Moment) -> bool {
        match moment {
            Moment::Cards(location) => self.find(location).is_some(),
            Moment::Places | Moment::Wounds | Moment::Recruitment | Moment::Idle => true,
        }
    }

    /// IZ 3.6: whether, as far as everybody can see, the human side may be able to play Bravery
    /// now: a card would have an effect, there are resources for it, and a copy may be in the hand.
    pub(super) fn may_brave(&self, moment: Moment) -> bool {
        let (attacked, defended, fallen) = (
            self.ats().any(|at| self.is_attacked(at)),
            self.ats().any(|at| self.is_defended(at)),
            self.ats().any(|at| self.fallen(at).next().is_some()),
        );
        let before_wounds = moment != Moment::Recruitment;
        let uses = [
            (HumanCard::Slash, moment == Moment::Places && attacked),
            (HumanCard::Stand, before_wounds && defended),
            (HumanCard::Charge, before_wounds && defended),
            (HumanCard::Prophylaxis, !before_wounds && fallen),
        ];
        uses.into_iter().any(|(card, is_of_use)| is_of_use && self.may_hold(card))
    }

    /// Whether, as far as everybody can see, the human side may hold the card, and can pay for it.
    fn may_hold(&self, card: HumanCard) -> bool {
        let hidden = self.human.discard.count(card) < self.table.all_humans.count(card);
        hidden && 0 < self.human.hand_size() && self.cards.cost(card) <= self.human.resources
    }

    /// Whether the human side can play Bravery now.
    pub(super) fn can_brave(&self, moment: Moment) -> bool {
        let mut moves = Vec::new();
        self.bravery_moves(moment, &mut moves);
        moves.iter().any(|it| *it != Move::Decline)
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

    /// IZ 12.3 and 12.4: whether a Human and a horde are there.
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

    /// IZ 12.4: the attack there loses an amount for each horde.
    pub(super) fn charge(&mut self, at: At, log: &mut Log<Event>) {
        let amount = self.brave(HumanCard::Charge, at, log);
        let hordes = self.hordes_at(at).len() as u8;
        self.place_mut(at).charge += amount * hordes;
    }

    /// IZ 12.2: a card that would be devoured stays. A Human that stays also keeps a Research card
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

    /// IZ 12.1: each horde there chooses between discarding two cards and taking a Wounded.
    pub(super) fn slash(&mut self, at: At, log: &mut Log<Event>) {
        self.brave(HumanCard::Slash, at, log);
        for seat in self.seats().rev().filter(|it| self.hordes[*it].at == Some(at)) {
            self.steps.push(Step::Slash { seat, dropped: ZombieBag::EMPTY });
        }
        self.pass_over_spent();
    }

    /// Passes over hordes that have neither a card to drop nor a Wounded to carry.
    fn pass_over_spent(&mut self) {
        while let Some(Step::Slash { seat, .. }) = self.steps.top() {
            if 0 < self.wounded || 0 < self.hordes[*seat].hand_size() {
                return;
            }
            self.steps.pop();
        }
    }

    /// How many cards Slash still takes from a horde that has dropped these.
    pub(crate) fn slashed_left(&self, seat: Seat, dropped: &ZombieBag) -> u8 {
        let left = self.cards.bravery(HumanCard::Slash).amount.saturating_sub(dropped.len() as u8);
        left.min(self.hordes[seat].hand_size())
    }

    /// IZ 12.1: a horde that cannot drop enough carries a Wounded, as long as there is one.
    fn must_carry(&self, seat: Seat, dropped: &ZombieBag) -> bool {
        let amount = self.cards.bravery(HumanCard::Slash).amount;
        dropped.is_empty() && 0 < self.wounded && self.hordes[seat].hand_size() < amount
    }

    /// Whether, as everybody can see, the horde must carry, or must drop all that it has.
    pub(super) fn has_no_choice_to_slash(&self, seat: Seat, dropped: &ZombieBag) -> bool {
        let all = self.slashed_left(seat, dropped) == self.hordes[seat].hand_size();
        let carries = dropped.is_empty() && 0 < self.wounded;
        self.must_carry(seat, dropped) || (all && !carries)
    }

    pub(super) fn slash_moves(&self, seat: Seat, dropped: &ZombieBag, moves: &mut Vec<Move>) {
        if !self.must_carry(seat, dropped) {
            moves.extend(self.hand(seat).kinds().map(Move::Drop));
        }
        if dropped.is_empty() && 0 < self.wounded {
            moves.push(Move::Carry);
        }
    }

    pub(super) fn drop_card(&mut self, seat: Seat, card: ZombieCard, log: &mut Log<Event>) {
        let Some(Step::Slash { mut dropped, .. }) = self.steps.pop() else {
            unreachable!("cards are dropped to Slash");
        };
        self.hordes[seat].lose(card);
        self.hordes[seat].discard.insert(card);
        dropped.insert(card);
        if 0 < self.slashed_left(seat, &dropped) {
            return self.steps.push(Step::Slash { seat, dropped });
        }
        tell(log, || Told::Dropped { seat, cards: dropped.iter().collect() });
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
