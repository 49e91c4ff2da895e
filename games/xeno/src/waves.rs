//! The invasion cards in three waves: how strong they are, and the deck that they make.

use tabletop::{ArrayVec, Audience, Chance, Secret};

use crate::deck::InvasionCard;

/// The most invasion cards, without that of round 1.
const CARDS_MAX: usize = 40;
/// Only cards of this wave come back (XI 14.3).
const LAST_WAVE: u8 = 3;

/// Invasion cards in a heap.
pub(crate) type Heap = ArrayVec<InvasionCard, CARDS_MAX>;

/// The deck of invasion cards, and what has become of its cards.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Waves {
    /// The top is the last.
    pile: Secret<Heap>,
    /// Cards of the first two waves that are not in this game.
    unused: Secret<Heap>,
    /// Cards that have attacked, in the order in which they did.
    pub(crate) spent: Heap,
}

impl Waves {
    /// XI 12.2: each wave is shuffled separately; of the first two only `used` cards are in the
    /// game. They lie in the order of the waves.
    pub(crate) fn new(cards: &[InvasionCard], used: usize, chance: &mut Chance) -> Waves {
        let (mut pile, mut unused) = (Heap::new(), Heap::new());
        for wave in (1..=LAST_WAVE).rev() {
            let mut cards: Heap = cards.iter().copied().filter(|it| it.wave == wave).collect();
            chance.shuffle(&mut cards);
            let left_out = if wave == LAST_WAVE { 0 } else { cards.len().saturating_sub(used) };
            unused.extend(cards.drain(..left_out));
            pile.extend(cards);
        }
        let nobody = |cards| Secret::new(Audience::NOBODY, cards);
        Waves { pile: nobody(pile), unused: nobody(unused), spent: Heap::new() }
    }

    /// How many cards of each wave lie in the deck.
    pub(crate) fn left(&self) -> [u8; LAST_WAVE as usize] {
        let count = |wave: u8| self.pile.for_rules().iter().filter(|it| it.wave == wave).count();
        std::array::from_fn(|at| count(at as u8 + 1) as u8)
    }

    /// Turns up the next card. XI 14.3: if there is none, the discarded cards of wave 3 are
    /// shuffled again.
    pub(crate) fn turn_up(&mut self, chance: &mut Chance) -> Option<InvasionCard> {
        if self.pile.for_rules().is_empty() {
            self.shuffle_anew(chance);
        }
        self.pile.for_rules_mut().pop()
    }

    fn shuffle_anew(&mut self, chance: &mut Chance) {
        let mut cards: Heap =
            self.spent.iter().copied().filter(|it| it.wave == LAST_WAVE).collect();
        self.spent.retain(|it| it.wave != LAST_WAVE);
        chance.shuffle(&mut cards);
        *self.pile.for_rules_mut() = cards;
    }

    /// Deals again what nobody has seen: within each wave, the cards in the deck and those not in
    /// this game.
    pub(crate) fn deal_again(&mut self, chance: &mut Chance) {
        let (pile, unused) = (self.pile.for_rules_mut(), self.unused.for_rules_mut());
        for wave in 1..=LAST_WAVE {
            let places = pile.iter_mut().chain(unused.iter_mut()).filter(|it| it.wave == wave);
            let mut places: ArrayVec<&mut InvasionCard, CARDS_MAX> = places.collect();
            let mut cards: Heap = places.iter().map(|it| **it).collect();
            chance.deal_again(&mut cards);
            places.iter_mut().zip(cards).for_each(|(place, card)| **place = card);
        }
    }

    /// Puts these cards on top of the deck, the first one topmost, wherever they are now.
    #[cfg(test)]
    pub(crate) fn put_on_top(&mut self, cards: &[InvasionCard]) {
        let (pile, unused) = (self.pile.for_rules_mut(), self.unused.for_rules_mut());
        for card in cards.iter().rev() {
            if let Some(at) = unused.iter().position(|it| it == card) {
                let same = pile.iter().position(|it| it.wave == card.wave).expect("such a wave");
                std::mem::swap(&mut unused[at], &mut pile[same]);
            }
            let at = pile.iter().position(|it| it == card).expect("there is such a card");
            let card = pile.remove(at);
            pile.push(card);
        }
    }

    /// Every card that is not attacking, wherever it lies.
    pub(crate) fn all(&self) -> impl Iterator<Item = InvasionCard> {
        let hidden = self.pile.for_rules().iter().chain(self.unused.for_rules());
        hidden.chain(&self.spent).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck::Might;

    fn plain(wave: u8, strength: i8) -> InvasionCard {
        InvasionCard { wave, might: Might::Plain(strength) }
    }

    /// Three waves of four cards: wave 2 from 10 on, wave 3 from 20 on.
    fn box_of_twelve() -> Vec<InvasionCard> {
        (1..=3)
            .flat_map(|wave: u8| (0..4).map(move |it| plain(wave, 10 * wave as i8 - 10 + it)))
            .collect()
    }

    fn drawn(waves: &mut Waves, count: usize, chance: &mut Chance) -> Vec<InvasionCard> {
        (0..count).map_while(|_| waves.turn_up(chance)).collect()
    }

    /// XI 14.2: every “military + X” is above every plain number.
    #[test]
    fn military_plus_is_stronger() {
        assert!(Might::Plain(9) < Might::MilitaryPlus(3));
        assert!(Might::MilitaryPlus(3) < Might::MilitaryPlus(5));
        assert!(Might::Plain(-1) < Might::Plain(0));
    }

    /// XI 12.2: the waves come in order, and of the first two only some cards.
    #[test]
    fn the_waves_come_in_order() {
        let mut chance = Chance::from_number(1);
        let mut waves = Waves::new(&box_of_twelve(), 3, &mut chance);
        assert_eq!(waves.left(), [3, 3, 4]);
        let order: Vec<u8> = drawn(&mut waves, 10, &mut chance).iter().map(|it| it.wave).collect();
        assert_eq!(order, [1, 1, 1, 2, 2, 2, 3, 3, 3, 3]);
    }

    /// XI 14.3: only discarded cards of wave 3 come back.
    #[test]
    fn wave_3_comes_back() {
        let mut chance = Chance::from_number(2);
        let mut waves = Waves::new(&box_of_twelve(), 4, &mut chance);
        let all = drawn(&mut waves, 12, &mut chance);
        waves.spent.extend(all[..11].iter().copied());
        let mut again = drawn(&mut waves, 5, &mut chance);
        again.sort();
        let mut expected = all[8..11].to_vec();
        expected.sort();
        assert_eq!(again, expected, "but for the one that is still attacking");
        assert_eq!(waves.spent.len(), 8);
    }

    /// Cards that are not in the game are as unknown as the deck; wave 3 has none of these.
    #[test]
    fn the_unknown_is_dealt_again() {
        let mut chance = Chance::from_number(3);
        let waves = Waves::new(&box_of_twelve(), 1, &mut chance);
        let mut sorted: Vec<_> = waves.all().collect();
        sorted.sort();
        let tops = |mut it: Waves, chance: &mut Chance| drawn(&mut it, 6, chance);
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..50 {
            let mut again = waves.clone();
            again.deal_again(&mut chance);
            assert_eq!(again.left(), waves.left());
            let mut cards: Vec<_> = again.all().collect();
            cards.sort();
            assert_eq!(cards, sorted);
            seen.insert(tops(again, &mut chance)[0]);
        }
        assert_eq!(seen.len(), 4, "every card of wave 1 may come first");
    }
}
