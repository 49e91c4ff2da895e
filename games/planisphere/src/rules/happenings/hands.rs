//! Events that concern hands.

use tabletop::{Log, Seat, SetOf};

use crate::card::Card;
use crate::event::Event;
use crate::happening::News;
use crate::state::Planisphere;

impl Planisphere {
    /// The players in the game, in the order of the round.
    pub(super) fn players_in_order(&self) -> Vec<Seat> {
        self.in_order().filter(|it| !self.camps[*it].out).collect()
    }

    /// The strength of a card as printed: ATT and DEF together, then ATT.
    fn worth(&self, card: Card) -> (i8, i8) {
        let face = self.face(card);
        (face.att + face.def, face.att)
    }

    /// PL 11.9: the weakest cards of a hand.
    pub(super) fn weakest(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        let least = self.hand(seat).iter().map(|it| self.worth(it)).min();
        self.hand(seat).iter().filter(move |it| Some(self.worth(*it)) == least)
    }

    /// PL 11.10: the strongest cards of a hand.
    pub(super) fn strongest(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        let most = self.hand(seat).iter().map(|it| self.worth(it)).max();
        self.hand(seat).iter().filter(move |it| Some(self.worth(*it)) == most)
    }

    /// PL 11.55: a random card of each hand goes.
    pub(super) fn rebel(&mut self, log: &mut Log<Event>) {
        for seat in self.players_in_order() {
            if let Some(card) = self.random_card(seat) {
                self.discard(seat, card, log);
            }
        }
    }

    fn random_card(&mut self, seat: Seat) -> Option<Card> {
        let hand = self.hand(seat);
        (!hand.is_empty()).then(|| {
            let at = self.chance.below(hand.len());
            hand.iter().nth(at).expect("the hand has so many cards")
        })
    }

    /// PL 11.50: each player takes a random card of the next hand that has any.
    pub(super) fn hold_up(&mut self, log: &mut Log<Event>) {
        for seat in self.players_in_order() {
            let Some(from) = self.next_with_cards(seat) else { continue };
            if let Some(card) = self.random_card(from) {
                self.pass_card(card, from, seat);
                self.report(log, News::Passed { card, from, to: seat });
            }
        }
    }

    fn next_with_cards(&self, seat: Seat) -> Option<Seat> {
        let players = self.camps.players();
        let others = (1..players).map(|by| Seat((seat.0 + by) % players));
        others.into_iter().find(|it| !self.hand(*it).is_empty())
    }

    /// A card passes from hand to hand, and everybody sees it.
    pub(super) fn pass_card(&mut self, card: Card, from: Seat, to: Seat) {
        self.leave_hand(from, card);
        self.gain(to, card);
    }

    /// PL 11.56.
    pub(super) fn spring_the_trap(&mut self, log: &mut Log<Event>) {
        for seat in self.players_in_order() {
            self.hand(seat).iter().for_each(|it| self.remove_from_hand(seat, it, log));
        }
    }

    /// PL 11.42: everybody sees every hand.
    pub(super) fn lay_hands_open(&mut self, log: &mut Log<Event>) {
        let hands = self.seats().fold(SetOf::EMPTY, |all, seat| all.union(self.hand(seat)));
        self.show(hands);
        self.report(log, News::LaidOpen);
    }

    /// PL 11.83: after the shuffle nothing is known of the pile, and the dead in it are cards like
    /// others.
    pub(super) fn brainwash(&mut self, cards: u8, log: &mut Log<Event>) {
        self.chance.shuffle(self.pile.for_rules_mut());
        (self.known_below, self.known_above) = (0, 0);
        self.dead.clear();
        self.report(log, News::Shuffled);
        for seat in self.players_in_order() {
            self.draw(seat, cards, log);
        }
    }

    /// A card of a hand goes under the pile.
    pub(super) fn discard(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) {
        self.leave_hand(seat, card);
        self.put_under(card);
        self.report(log, News::Discarded { card, owner: seat });
    }

    /// PL 10.13: a card of a hand goes out of the game.
    pub(super) fn remove_from_hand(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) {
        self.leave_hand(seat, card);
        self.loans.retain(|it| it.card != card);
        self.removed.insert(card);
        self.report(log, News::Removed { card, owner: seat });
    }

    /// PL 11.69: a unit goes on top of the pile, the card in gestation beneath it.
    pub(super) fn exile(&mut self, unit: Card, log: &mut Log<Event>) {
        let owner = self.unit(unit).owner;
        for card in self.lift(unit) {
            self.loans.retain(|it| it.card != card);
            self.pile.for_rules_mut().push(card);
            self.known_above += 1;
            self.report(log, News::Exiled { card, owner });
        }
    }

    /// PL 11.29, 11.81 and 11.84: a card of the hand takes the place of a unit.
    pub(super) fn replace(
        &mut self,
        seat: Seat,
        unit: Card,
        by: Card,
        pinned: bool,
        log: &mut Log<Event>,
    ) {
        let square = self.unit(unit).square;
        self.report(log, News::Replaced { seat, card: unit, by, square });
        for card in self.lift(unit) {
            self.gain(seat, card);
        }
        self.leave_hand(seat, by);
        self.settle(seat, by, square, log);
        if let Some(newcomer) = &mut self.units[by.slot()] {
            newcomer.pinned = pinned.then_some(self.round + 1);
        }
    }
}
