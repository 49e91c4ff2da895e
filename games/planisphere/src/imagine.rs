//! Everything that is hidden from one viewer dealt again, and the census, which checks that no card
//! is lost.

use tabletop::{ArrayVec, Chance, Seat, SetOf, Viewer};

use crate::card::{CARDS_MAX, Card};
use crate::state::{Planisphere, knower};
use crate::step::Step;

impl Planisphere {
    /// Everybody sees what goes under the pile (PL 2.4). So the known end of the pile keeps its
    /// order, and cards that were drawn from it, or seen otherwise, stay in their hands; all others
    /// are dealt again.
    pub(crate) fn imagined_by(&self, viewer: Viewer, chance: &mut Chance) -> Planisphere {
        let mut game = self.clone();
        game.chance = Chance::new(chance.seed());
        let others = || self.seats().filter(|seat| viewer != Viewer::Seat(*seat));
        let hidden = |seat: Seat| self.hand(seat).minus(self.known[knower(viewer)]);
        let below = usize::from(self.known_below);
        let above = self.pile.for_rules().len() - usize::from(self.known_above);
        let mut unseen: ArrayVec<Card, CARDS_MAX> =
            self.pile.for_rules()[below..above].iter().copied().collect();
        unseen.extend(others().flat_map(|seat| hidden(seat).iter()));
        chance.deal_again(&mut unseen);
        for seat in others() {
            let dealt: SetOf<Card> = (0..hidden(seat).len()).filter_map(|_| unseen.pop()).collect();
            let hand = game.camps[seat].hand.for_rules_mut();
            *hand = hand.minus(hidden(seat)).union(dealt);
        }
        if let Some(Step::Decide { choice }) = game.steps.top_mut() {
            *choice = choice.seen_by(viewer); // Its cards may be dealt again.
        }
        let pile = game.pile.for_rules_mut();
        pile.truncate(below);
        pile.extend(unseen);
        pile.extend(self.pile.for_rules()[above..].iter().copied());
        game
    }

    /// Nobody knows the order of the middle of the pile.
    pub(crate) fn dealt_on(&self, chance: &mut Chance) -> Planisphere {
        let mut game = self.clone();
        game.chance = Chance::new(chance.seed());
        let (below, above) = (usize::from(self.known_below), usize::from(self.known_above));
        let pile = game.pile.for_rules_mut();
        let end = pile.len() - above;
        chance.deal_again(&mut pile[below..end]);
        game
    }

    /// The cards on top of the pile that everybody knows, the highest first (PL 11.69).
    pub(crate) fn known_top(&self) -> Vec<Card> {
        self.pile.for_rules().iter().rev().take(self.known_above.into()).copied().collect()
    }

    /// Checks that every card is in exactly one place.
    pub(crate) fn count_cards(&self) -> Result<(), String> {
        let hands = self.seats().flat_map(|seat| self.hand(seat).iter());
        let units = self.seats().flat_map(|seat| self.camps[seat].units.iter());
        let children = self.units.iter().flatten().filter_map(|it| it.gestation);
        let pile = self.pile.for_rules().iter().copied();
        let places = pile.chain(hands).chain(units).chain(children.map(|it| it.child));
        let mut seen = SetOf::EMPTY;
        for card in places.chain(self.removed.iter()) {
            if seen.contains(card) {
                return Err(format!("{card} is in two places"));
            }
            seen.insert(card);
        }
        let all: SetOf<Card> = self.cards.all.iter().copied().collect();
        if seen != all {
            return Err(format!("{:?} are missing", all.minus(seen)));
        }
        self.count_units()
    }

    /// Checks that camps and board agree about units, and that cards marked as known are where they
    /// are known to be.
    fn count_units(&self) -> Result<(), String> {
        for (seat, camp) in self.camps.iter() {
            for card in camp.units.iter() {
                if self.units[card.slot()].is_none_or(|it| it.owner != seat) {
                    return Err(format!("{card} is not a unit of {seat}"));
                }
            }
        }
        if self.units.iter().flatten().count() != self.on_board().len() {
            return Err("a unit has no camp".into());
        }
        let hands = self.seats().fold(SetOf::EMPTY, |all, seat| all.union(self.hand(seat)));
        match self.known.iter().find(|known| !known.minus(hands).is_empty()) {
            Some(known) => Err(format!("{:?} are known and in no hand", known.minus(hands))),
            None => Ok(()),
        }
    }
}
