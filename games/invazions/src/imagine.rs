//! Everything that is hidden from one viewer dealt again, and the census, which checks that no card
//! is lost.

use tabletop::{ArrayVec, Chance, Indexed, Seat, Viewer};

use crate::card::{Bag, HumanBag, HumanCard, Sort, ZombieBag, ZombieCard};
use crate::moves::Topic;
use crate::state::{Invazions, Stops};
use crate::step::HUMAN;

/// How often to deal until a deal agrees with everything that was said. A single try rarely fails.
const TRIES: usize = 40;

type Zombies = ArrayVec<ZombieCard, 128>;
type Humans = ArrayVec<HumanCard, 96>;

impl Invazions {
    pub(crate) fn imagined_by(&self, viewer: Viewer, chance: &mut Chance) -> Invazions {
        let mut game = self.clone();
        game.chance = Chance::new(chance.seed());
        game.deal_humans_again(viewer, chance);
        if viewer != Viewer::Seat(HUMAN) {
            *game.human.stops.for_rules_mut() = Stops::usual();
        }
        game.deal_contamination_again(chance);
        for seat in self.seats() {
            game.deal_horde_again(seat, viewer, chance);
        }
        game
    }

    /// Nobody knows the order of what is face down in the decks and in the contamination pile, nor
    /// which cards were not drawn into the game.
    pub(crate) fn dealt_on(&self, chance: &mut Chance) -> Invazions {
        let mut game = self.clone();
        game.chance = Chance::new(chance.seed());
        // Only the human side knows more of its deck than everybody does.
        game.deal_humans_again(Viewer::Seat(HUMAN), chance);
        game.deal_contamination_again(chance);
        for seat in self.seats() {
            game.deal_horde_again(seat, Viewer::Seat(seat), chance);
        }
        game
    }

    fn deal_humans_again(&mut self, viewer: Viewer, chance: &mut Chance) {
        let visible = self.visible_humans();
        let human = &mut self.human;
        let known = *human.hand.seen_by(viewer).unwrap_or(&human.known);
        let unknown = human.hand.for_rules().minus(&known);
        let deck = human.deck.for_rules_mut();
        let hidden = deck.len() - usize::from(human.known_top);
        let open: Humans = deck.drain(hidden..).collect();
        let mut pool: Humans = deck.drain(..).chain(unknown.iter()).collect();
        if self.table.by_lot {
            let seen = match human.seen_self.seen_by(viewer) {
                Some(seen) => seen.at_least(&human.seen),
                None => human.seen,
            };
            // The viewer has seen that these are in the game; those that are nowhere in sight must
            // be in the deck or the hand.
            let mut there = visible;
            there.absorb(&known.minus(&human.known));
            // IZ 1.8: the Survivors are all in the game; only the other cards were drawn at random.
            let survivors = pool.iter().copied().filter(|it| *it == HumanCard::Survivors).collect();
            let sure = seen.minus(&there).at_least(&survivors);
            redraw(&mut pool, human.undrawn.for_rules_mut(), &sure, is_bravery, chance);
        }
        chance.deal_again(&mut pool);
        let hand = human.hand.for_rules_mut();
        *hand = known;
        for _ in 0..unknown.len() {
            hand.insert(pool.pop().expect("there are as many cards as places"));
        }
        human.deck.for_rules_mut().extend(pool.into_iter().chain(open));
    }

    /// The cards of the human deck that everybody can see or has been shown.
    fn visible_humans(&self) -> HumanBag {
        let mut visible = self.human.discard;
        self.places.iter().for_each(|it| visible.absorb(&it.humans));
        visible.absorb(&self.human.known);
        let deck = self.human.deck.for_rules();
        visible.absorb(&deck.iter().rev().take(self.human.known_top.into()).copied().collect());
        visible
    }

    /// Before a shuffle: notes which cards everybody, and which the human side, knows to be in the
    /// deck.
    pub(crate) fn remember_humans(&mut self) {
        let visible = self.visible_humans();
        let mut own = visible;
        own.absorb(&self.human.hand.for_rules().minus(&self.human.known));
        self.human.seen = self.human.seen.at_least(&visible);
        let seen = self.human.seen_self.for_rules_mut();
        *seen = seen.at_least(&own);
    }

    fn deal_contamination_again(&mut self, chance: &mut Chance) {
        let pile = self.contamination.for_rules_mut();
        if self.table.by_lot {
            let mut pool: Zombies = pile.drain(..).collect();
            let undrawn = self.undrawn.for_rules_mut();
            // The Zombies Libérés must be in the pile: all of them are in the game even when the
            // rest was drawn at random.
            let sure = pool.iter().copied().filter(|it| *it == ZombieCard::Freed).collect();
            redraw(&mut pool, undrawn, &sure, |it| it.sort() == Sort::Rage, chance);
            pile.extend(pool);
        }
        chance.deal_again(pile);
    }

    fn deal_horde_again(&mut self, seat: Seat, viewer: Viewer, chance: &mut Chance) {
        let horde = &mut self.hordes[seat];
        let known = *horde.hand.seen_by(viewer).unwrap_or(&horde.known);
        let unknown = horde.hand.for_rules().minus(&known);
        let deck = horde.deck.for_rules_mut();
        let hidden = deck.len() - usize::from(horde.known_top);
        let open: Zombies = deck.drain(hidden..).collect();
        let mut pool: Zombies = deck.drain(..).chain(unknown.iter()).collect();
        for _ in 0..TRIES {
            chance.deal_again(&mut pool);
            if arrange(unknown.len(), &horde.lacks, &mut pool) {
                break;
            }
        }
        // Now the last cards of the pool are those of the hand.
        let hand = horde.hand.for_rules_mut();
        *hand = known;
        for _ in 0..unknown.len() {
            hand.insert(pool.pop().expect("there are as many cards as places"));
        }
        horde.deck.for_rules_mut().extend(pool.into_iter().chain(open));
    }

    /// The number of cards in the contamination pile, and of Zombies Libérés among them; everybody
    /// can count both.
    pub(crate) fn pile_and_freed(&self) -> (u8, u8) {
        let pile = self.contamination.for_rules();
        let freed = pile.iter().filter(|it| **it == ZombieCard::Freed).count();
        (pile.len() as u8, freed as u8)
    }

    /// How many cards are left in the contamination pile.
    pub(crate) fn contamination_left(&self) -> u8 {
        self.contamination.for_rules().len() as u8
    }

    /// The cards in the contamination pile, which everybody can work out; empty if the cards of the
    /// game were drawn at random.
    pub(crate) fn unseen_contamination(&self) -> Vec<(ZombieCard, u8)> {
        if self.table.by_lot {
            return Vec::new();
        }
        let pile: ZombieBag = self.contamination.for_rules().iter().copied().collect();
        pile.kinds().map(|it| (it, pile.count(it))).collect()
    }

    /// The cards of the human hand and deck, without those of the hand that somebody knows and the
    /// top of the deck if everybody knows it; empty if the cards of the game were drawn at random.
    pub(crate) fn hidden_humans(&self, known: &HumanBag) -> Vec<(HumanCard, u8)> {
        if self.table.by_lot {
            return Vec::new();
        }
        let mut hidden: HumanBag = self.human.deck.for_rules().iter().copied().collect();
        hidden.absorb(self.human_hand());
        let hidden = hidden.minus(known).minus(&self.human.open_top().into_iter().collect());
        hidden.kinds().map(|it| (it, hidden.count(it))).collect()
    }

    /// Checks that every card is in exactly one place.
    pub(crate) fn count_cards(&self) -> Result<(), String> {
        let (humans, zombies) = self.all_cards();
        same(&humans, &self.table.all_humans)?;
        same(&zombies, &self.table.all_zombies)
    }

    /// Every card of the human deck and every zombie-side card, wherever it is.
    pub(crate) fn all_cards(&self) -> (HumanBag, ZombieBag) {
        let mut humans = *self.human_hand();
        humans.absorb(&self.human.discard);
        humans.absorb(self.human.undrawn.for_rules());
        humans.absorb(&self.human.deck.for_rules().iter().copied().collect());
        self.places.iter().for_each(|it| humans.absorb(&it.humans));

        let mut zombies = self.zombie_box;
        zombies.add(ZombieCard::Wounded, self.wounded);
        zombies.absorb(self.undrawn.for_rules());
        zombies.absorb(&self.contamination.for_rules().iter().copied().collect());
        self.places.iter().for_each(|it| zombies.absorb(&it.contamination));
        for seat in self.seats() {
            let horde = &self.hordes[seat];
            zombies.absorb(horde.hand.for_rules());
            zombies.absorb(&horde.discard);
            zombies.absorb(&horde.deck.for_rules().iter().copied().collect());
            let played = horde.played.iter().filter(|it| !it.sacrificed);
            zombies.absorb(&played.map(|it| it.card).collect());
        }
        (humans, zombies)
    }
}

fn is_bravery(card: HumanCard) -> bool {
    !card.is_human()
}

/// Exchanges cards of `pool` for cards that were not drawn into the game, each for one of its sort,
/// but keeps those that are `sure` to be in it.
fn redraw<T: Indexed + PartialEq, const KINDS: usize, const CAP: usize>(
    pool: &mut ArrayVec<T, CAP>,
    undrawn: &mut Bag<T, KINDS>,
    sure: &Bag<T, KINDS>,
    of_sort: impl Fn(T) -> bool,
    chance: &mut Chance,
) {
    let mut all: Bag<T, KINDS> = pool.iter().copied().collect();
    let kept = all.minus(&all.minus(sure));
    all = all.minus(&kept);
    pool.clear();
    pool.extend(kept.iter());
    let left = std::mem::take(undrawn);
    for sort in [false, true] {
        let own = all.only(|it| of_sort(it) == sort);
        let mut both: ArrayVec<T, 192> =
            own.iter().chain(left.only(|it| of_sort(it) == sort).iter()).collect();
        chance.shuffle(&mut both);
        let mut cards = both.into_iter();
        pool.extend(cards.by_ref().take(own.len()));
        cards.for_each(|it| undrawn.insert(it));
    }
}

/// Moves cards that agree with what was said to the end of `pool`, from where the hand takes
/// `unknown` cards.
fn arrange(unknown: usize, lacks: &[Option<u8>], pool: &mut [ZombieCard]) -> bool {
    let mut end = pool.len();
    for at in 0..unknown {
        let holds = |topic: &Topic| {
            lacks[*topic as usize].is_some_and(|later| at < unknown.saturating_sub(later.into()))
        };
        let fits =
            |it: &ZombieCard| !Topic::ALL.iter().any(|topic| holds(topic) && topic.includes(*it));
        let Some(found) = pool[..end].iter().rposition(fits) else { return false };
        end -= 1;
        pool.swap(found, end);
    }
    true
}

fn same<T: Indexed + std::fmt::Debug, const KINDS: usize>(
    here: &Bag<T, KINDS>,
    all: &Bag<T, KINDS>,
) -> Result<(), String> {
    match (all.minus(here), here.minus(all)) {
        (missing, more) if missing.is_empty() && more.is_empty() => Ok(()),
        (missing, more) => Err(format!("missing {missing:?}, too many {more:?}")),
    }
}
