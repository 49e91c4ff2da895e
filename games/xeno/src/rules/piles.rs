//! XI 1.1 and 10.1: the deck, the discard pile, hands, goods and chips.

use tabletop::{Log, Seat, Secret, SetOf};

use crate::card::{Card, Kind, Tag};
use crate::event::{Draw, Event, Loss, Told};
use crate::state::{Sealed, Xeno};
use crate::view::{PowerRef, Powers};

impl Xeno {
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.empires.players())
    }

    /// The seats in timing order (XI 1.5).
    pub(crate) fn in_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (first, players) = (self.first.0, self.empires.players());
        (0..players).map(move |at| Seat((first + at) % players))
    }

    pub(crate) fn hand(&self, seat: Seat) -> SetOf<Card> {
        *self.empires[seat].hand.for_rules()
    }

    /// The cards of a tableau that count: all except damaged worlds (XI 16.3).
    pub(crate) fn working(&self, seat: Seat) -> SetOf<Card> {
        let empire = &self.empires[seat];
        empire.laid.minus(empire.damaged)
    }

    /// Makes the sums of the tableau's powers again. This is done at the end of a phase, so that
    /// they hold from the next on (XI 2.4); each power is used once in a phase (XI 2.5).
    pub(crate) fn refresh(&mut self, seat: Seat) {
        let cards = self.working(seat);
        self.empires[seat].powers = Powers::of(&self.faces, cards, self.options.invasion);
    }

    /// The top card of the deck. When the deck is empty, the discards become a new one at once
    /// (XI 1.8).
    pub(crate) fn turn_up(&mut self, log: &mut Log<Event>) -> Option<Card> {
        if self.deck.for_rules().is_empty() {
            self.reshuffle(log);
        }
        let card = self.deck.for_rules_mut().pop();
        if self.deck.for_rules().is_empty() {
            self.reshuffle(log);
        }
        card
    }

    fn reshuffle(&mut self, log: &mut Log<Event>) {
        let discards = std::mem::take(self.discards.for_rules_mut());
        if discards.is_empty() {
            return;
        }
        let deck = self.deck.for_rules_mut();
        deck.extend(discards.iter());
        self.chance.shuffle(deck);
        self.seen = SetOf::EMPTY;
        for (_, empire) in self.empires.iter_mut() {
            *empire.dropped.for_rules_mut() = SetOf::EMPTY;
        }
        self.tally.shuffles += 1;
        log.add(|| Event::Open(Told::Shuffled { count: discards.len() as u8 }));
    }

    /// Draws `count` cards, or as many as there are.
    pub(crate) fn draw(&mut self, seat: Seat, count: u8, why: Draw, log: &mut Log<Event>) -> u8 {
        let mut drawn = SetOf::EMPTY;
        for _ in 0..count {
            let Some(card) = self.turn_up(log) else { break };
            drawn.insert(card);
        }
        let hand = self.empires[seat].hand.for_rules_mut();
        *hand = hand.union(drawn);
        let cards = drawn.len() as u8;
        if 0 < cards {
            log.add(|| Event::Drew { seat, why, count: cards, cards: Secret::new(seat, drawn) });
        }
        cards
    }

    /// Cards of the hand go face down to the discard pile.
    pub(crate) fn discard(
        &mut self,
        seat: Seat,
        cards: SetOf<Card>,
        why: Loss,
        log: &mut Log<Event>,
    ) {
        if cards.is_empty() {
            return;
        }
        let empire = &mut self.empires[seat];
        let hand = empire.hand.for_rules_mut();
        // Nobody can tell now whether the cards that everybody saw are still in the hand.
        self.shown = self.shown.minus(*hand);
        *hand = hand.minus(cards);
        let dropped = empire.dropped.for_rules_mut();
        *dropped = dropped.union(cards);
        let discards = self.discards.for_rules_mut();
        *discards = discards.union(cards);
        log.add(|| Event::Discarded {
            seat,
            why,
            count: cards.len() as u8,
            cards: Secret::new(seat, cards),
        });
    }

    /// A card of the tableau goes to the discard pile; everybody sees it.
    pub(crate) fn give_up(&mut self, seat: Seat, card: Card) {
        let empire = &mut self.empires[seat];
        empire.tableau.retain(|it| *it != card);
        empire.laid.remove(card);
        self.throw(card);
    }

    /// A card that everybody has seen goes to the discard pile.
    pub(crate) fn throw(&mut self, card: Card) {
        self.discards.for_rules_mut().insert(card);
        self.seen.insert(card);
    }

    /// A card of the deck becomes a good on a world.
    pub(crate) fn stock(&mut self, seat: Seat, world: Card, log: &mut Log<Event>) {
        let Some(good) = self.turn_up(log) else { return };
        self.goods.for_rules_mut()[world.slot()] = Some(good);
        self.empires[seat].stocked.insert(world);
        log.add(|| Event::Open(Told::Stocked { seat, world }));
    }

    /// The good on a world goes to the discard pile.
    pub(crate) fn unstock(&mut self, seat: Seat, world: Card) {
        let good = self.goods.for_rules_mut()[world.slot()].take();
        self.discards.for_rules_mut().insert(good.expect("there is a good on the world"));
        self.empires[seat].stocked.remove(world);
    }

    /// XI 2.6: chips are paid, from the reserve if the pool is empty.
    pub(crate) fn gain(&mut self, seat: Seat, chips: u8) {
        self.empires[seat].chips += u16::from(chips);
        self.pool -= i16::from(chips);
    }

    /// Takes what a player answered while all decided at once; nothing is left of it.
    pub(crate) fn unseal(&mut self, seat: Seat) -> Sealed {
        std::mem::take(self.empires[seat].sealed.for_rules_mut())
    }

    /// Whether a power has been used in this phase.
    pub(crate) fn is_used(&self, seat: Seat, power: PowerRef) -> bool {
        let empire = &self.empires[seat];
        empire.used & empire.bit(power) != 0
    }

    pub(crate) fn mark_used(&mut self, seat: Seat, power: PowerRef) {
        let empire = &mut self.empires[seat];
        empire.used |= empire.bit(power);
    }

    /// All worlds of a kind of goods.
    pub(crate) fn of_kind(&self, kind: Kind) -> SetOf<Card> {
        self.faces.tagged(match kind {
            Kind::Novelty => Tag::NoveltyKindWorld,
            Kind::Rare => Tag::RareKindWorld,
            Kind::Genes => Tag::GenesKindWorld,
            Kind::Alien => Tag::AlienKindWorld,
        })
    }

    /// The player's worlds with a good that fits: of the kind, or any.
    pub(crate) fn stocked(&self, seat: Seat, kind: Option<Kind>) -> SetOf<Card> {
        let stocked = self.empires[seat].stocked;
        kind.map_or(stocked, |kind| stocked.intersection(self.of_kind(kind)))
    }
}
