//! Everything that is hidden from one viewer dealt again, and the census, which checks that no card
//! is lost.

use tabletop::{ArrayVec, Asks, Chance, Indexed, Seat, SetOf, Viewer};

use crate::card::{Alien, Card};
use crate::moves::Topic;
use crate::state::{OhNo, Station, knower};
use crate::step::Step;

/// How often to deal until a deal agrees with everything that was said. A single try rarely fails.
const TRIES: usize = 40;

/// A card in another's hand that the viewer does not know.
struct Unknown {
    seat: Seat,
    /// The topics that it cannot be of, since its owner said so.
    not: ArrayVec<Topic, { Topic::COUNT }>,
}

impl OhNo {
    pub(crate) fn imagined_by(&self, viewer: Viewer, chance: &mut Chance) -> OhNo {
        let mut game = self.clone();
        game.chance = Chance::new(chance.seed());
        game.forget_private_steps(viewer);
        game.deal_resistance_again(viewer, chance);
        game.deal_matrix_again(chance);
        game.pick_for_others(viewer, chance);
        game
    }

    /// Nobody knows the order of the two decks.
    pub(crate) fn dealt_on(&self, chance: &mut Chance) -> OhNo {
        let mut game = self.clone();
        game.chance = Chance::new(chance.seed());
        chance.deal_again(game.resistance.for_rules_mut());
        game.deal_matrix_again(chance);
        game
    }

    /// Others may be picking cards in secret; as far as the viewer can know they have not begun.
    fn forget_private_steps(&mut self, viewer: Viewer) {
        let mine = |seat: Seat| viewer == Viewer::Seat(seat);
        self.steps.retain(|step| !step.is_private() || step.asks().iter().any(mine));
        for (seat, station) in self.stations.iter_mut() {
            if !mine(seat) {
                *station.picked.for_rules_mut() = SetOf::EMPTY;
            }
        }
    }

    fn deal_resistance_again(&mut self, viewer: Viewer, chance: &mut Chance) {
        let places = self.unknown_places(viewer);
        let mut unseen: ArrayVec<Card, 192> = self.resistance.for_rules().iter().copied().collect();
        for (_, station) in self.stations.iter_mut() {
            let known = known_by(station, viewer);
            let hand = station.hand.for_rules_mut();
            unseen.extend(hand.minus(known).iter());
            *hand = hand.intersection(known);
        }
        for _ in 0..TRIES {
            chance.deal_again(&mut unseen);
            if deal(&places, &mut unseen) {
                break;
            }
        }
        // Now the last cards of `unseen` are those of the places, in order.
        for place in &places {
            let card = unseen.pop().expect("there are as many cards as places");
            self.stations[place.seat].hand.for_rules_mut().insert(card);
        }
        *self.resistance.for_rules_mut() = unseen.into_iter().collect();
    }

    /// The unknown cards of all hands. Those about which most was said come first, since they are
    /// the hardest to deal.
    fn unknown_places(&self, viewer: Viewer) -> ArrayVec<Unknown, 192> {
        let mut places: ArrayVec<Unknown, 192> = self
            .stations
            .iter()
            .flat_map(|(seat, station)| {
                let unknown = station.hand.for_rules().minus(known_by(station, viewer)).len();
                (0..unknown).map(move |at| Unknown { seat, not: told(station, at, unknown) })
            })
            .collect();
        places.sort_by_key(|it| std::cmp::Reverse(it.not.len()));
        places
    }

    /// ON 1.3: each pile keeps its one Shield; apart from that every order is equally likely.
    fn deal_matrix_again(&mut self, chance: &mut Chance) {
        let piles = self.piles.clone();
        let deck = self.matrix.for_rules_mut();
        let height = deck.len();
        if piles.is_empty() {
            return chance.deal_again(deck);
        }
        let (mut shields, mut aliens): (Vec<Alien>, Vec<Alien>) =
            deck.iter().partition(|it| it.is_shield());
        chance.deal_again(&mut shields);
        chance.deal_again(&mut aliens);
        let starts = piles.iter().map(|it| usize::from(*it)).filter(|it| *it < height);
        let ends = piles.iter().skip(1).map(|it| usize::from(*it)).chain([height]);
        for (start, end) in starts.zip(ends) {
            let pile = &mut deck[start..end.min(height)];
            let shielded = pile.iter().any(|it| it.is_shield());
            for place in pile.iter_mut() {
                *place = aliens.pop().or_else(|| shields.pop()).expect("as many cards as places");
            }
            put_shield(pile, shielded, &mut shields, &mut aliens);
            chance.shuffle(pile);
        }
    }

    /// Evaporaliens: what the others have picked already is imagined too.
    fn pick_for_others(&mut self, viewer: Viewer, chance: &mut Chance) {
        let Some(Step::Evaporate { owes, waiting, .. }) = self.steps.top() else { return };
        let (owes, waiting) = (owes.clone(), *waiting);
        for (seat, owed) in owes.iter() {
            if viewer == Viewer::Seat(seat) || waiting.contains(seat) || *owed == 0 {
                continue;
            }
            let mut hand: ArrayVec<Card, 128> = self.hand(seat).iter().collect();
            chance.shuffle(&mut hand);
            *self.stations[seat].picked.for_rules_mut() =
                hand.into_iter().take(usize::from(*owed)).collect();
        }
    }

    /// Checks that every card is in exactly one place.
    pub(crate) fn count_cards(&self) -> Result<(), String> {
        let stations = || self.stations.values();
        let modules = stations().flat_map(|it| it.modules.iter().map(|module| module.card));
        let hands = stations().flat_map(|it| it.hand.for_rules().union(it.laid).iter());
        let resistance = self.resistance.for_rules().iter().copied();
        let set_aside = self.resistance_discard.iter().chain(self.boxed.iter());
        let places = resistance.chain(set_aside).chain(hands).chain(modules);
        let all = self.cards.resistance.iter().chain(&self.cards.hubs).copied();
        once_each(places, all)?;

        let landed = stations().flat_map(|it| it.aliens.iter().chain(it.guests()));
        let piles = self.matrix_discard.iter().chain(self.shields.iter());
        let matrix = self.matrix.for_rules().iter().copied();
        let places = matrix.chain(piles).chain(landed).chain(self.in_the_air());
        once_each(places, self.cards.matrix.iter().copied())
    }

    /// The alien that flies, dives or sits down just now.
    fn in_the_air(&self) -> Option<Alien> {
        self.steps.iter().find_map(|step| {
            if let Step::Flight { alien, .. }
            | Step::Perch { alien, .. }
            | Step::Kamikaze { alien, .. } = step
            {
                return Some(*alien);
            }
            None
        })
    }

    pub(crate) fn matrix_left(&self) -> u8 {
        self.matrix.for_rules().len() as u8
    }

    pub(crate) fn resistance_left(&self) -> u8 {
        self.resistance.for_rules().len() as u8
    }
}

/// A pile holds one Shield if it held one before, and none otherwise: exchanges a Shield for an
/// alien.
fn put_shield(
    pile: &mut [Alien],
    shielded: bool,
    shields: &mut Vec<Alien>,
    aliens: &mut Vec<Alien>,
) {
    let has = pile.iter().position(|it| it.is_shield());
    match (has, shielded) {
        (None, true) => {
            let shield = shields.pop().expect("each pile that had a Shield finds one");
            aliens.push(std::mem::replace(&mut pile[0], shield));
        }
        (Some(at), false) => {
            let alien = aliens.pop().expect("there is an alien for each place of one");
            shields.push(std::mem::replace(&mut pile[at], alien));
        }
        (Some(_), true) | (None, false) => (),
    }
}

/// The cards of a hand that the viewer knows.
fn known_by(station: &Station, viewer: Viewer) -> SetOf<Card> {
    station.hand.seen_by(viewer).copied().unwrap_or(station.known[knower(viewer)])
}

/// The topics that the unknown card number `at` of `unknown` cannot be of.
fn told(station: &Station, at: usize, unknown: usize) -> ArrayVec<Topic, { Topic::COUNT }> {
    let holds = |later: u8| at < unknown.saturating_sub(later.into());
    Topic::all().filter(|topic| station.lacks[topic.index()].is_some_and(holds)).collect()
}

/// Moves a fitting card for each place to the end of `unseen`; the first place's card is the last.
fn deal(places: &[Unknown], unseen: &mut [Card]) -> bool {
    let mut end = unseen.len();
    for place in places {
        let fits = |card: &Card| !place.not.iter().any(|topic| topic.includes(*card));
        let Some(at) = unseen[..end].iter().rposition(fits) else { return false };
        end -= 1;
        unseen.swap(at, end);
    }
    true
}

fn once_each<T: Indexed + std::fmt::Debug>(
    places: impl Iterator<Item = T>,
    all: impl Iterator<Item = T>,
) -> Result<(), String> {
    let mut seen = SetOf::EMPTY;
    for card in places {
        if seen.contains(card) {
            return Err(format!("{card:?} is in two places"));
        }
        seen.insert(card);
    }
    let all: SetOf<T> = all.collect();
    if seen == all { Ok(()) } else { Err(format!("{:?} are missing", all.minus(seen))) }
}
