//! Everything that is hidden from one viewer dealt again, and the census, which checks that no card
//! is lost.

use tabletop::{ArrayVec, Chance, Seat, SetOf, Viewer};

use crate::card::{CARDS, Card};
use crate::moves::Move;
use crate::state::{Sealed, Xeno};
use crate::step::{Ask, Step};

/// Cards that are dealt again.
type Unseen = ArrayVec<Card, CARDS>;

impl Xeno {
    /// A viewer knows its own hand, what everybody has seen in hands and among the discards, and
    /// what it has discarded itself; all other cards are dealt again. Sealed answers of others are
    /// made again.
    pub(crate) fn imagined_by(&self, viewer: Viewer, chance: &mut Chance) -> Xeno {
        let mut game = self.clone();
        game.chance = Chance::new(chance.seed());
        game.deal_again(viewer, chance);
        if let Some(invasion) = &mut game.invasion {
            invasion.deal_again(chance);
        }
        for seat in self.seats().filter(|it| viewer != Viewer::Seat(*it)) {
            *game.empires[seat].dropped.for_rules_mut() = SetOf::EMPTY;
            game.answer_again(seat, chance);
        }
        game
    }

    /// Nobody knows the order of the deck, what lies face down on worlds, and the discards that
    /// nobody has seen or made; nor which invasion cards are to come.
    pub(crate) fn dealt_on(&self, chance: &mut Chance) -> Xeno {
        let mut game = self.clone();
        game.chance = Chance::new(chance.seed());
        let viewers = self.seats().map(Viewer::Seat);
        let known = viewers.fold(self.seen, |all, it| all.union(self.known_discards(it)));
        let hidden = self.discards.for_rules().minus(known);
        let mut unseen: Unseen = std::mem::take(game.deck.for_rules_mut());
        unseen.extend(hidden.iter());
        unseen.extend(self.goods.for_rules().iter().copied().flatten());
        chance.deal_again(&mut unseen);
        for good in game.goods.for_rules_mut().iter_mut().filter(|it| it.is_some()) {
            *good = unseen.pop();
        }
        let back = take(&mut unseen, hidden.len());
        *game.discards.for_rules_mut() = self.discards.for_rules().minus(hidden).union(back);
        *game.deck.for_rules_mut() = unseen;
        if let Some(invasion) = &mut game.invasion {
            invasion.deal_again(chance);
        }
        game
    }

    /// Cards among the discards that the viewer knows to be there.
    pub(crate) fn known_discards(&self, viewer: Viewer) -> SetOf<Card> {
        let own = viewer.seat().map(|seat| *self.empires[seat].dropped.for_rules());
        self.seen.union(own.unwrap_or_default())
    }

    fn deal_again(&mut self, viewer: Viewer, chance: &mut Chance) {
        let known = self.known_discards(viewer);
        let discards = *self.discards.for_rules();
        let deck = self.deck.for_rules().len();
        let mut unseen: Unseen = std::mem::take(self.deck.for_rules_mut());
        unseen.extend(discards.minus(known).iter());
        unseen.extend(self.goods.for_rules().iter().copied().flatten());
        for seat in self.seats().filter(|it| viewer != Viewer::Seat(*it)) {
            unseen.extend(self.hand(seat).minus(self.shown).iter());
            unseen.extend(self.empires[seat].dealt.for_rules().iter());
        }
        chance.deal_again(&mut unseen);
        for seat in self.seats().filter(|it| viewer != Viewer::Seat(*it)) {
            self.deal_start(seat, &mut unseen);
        }
        for seat in self.seats().filter(|it| viewer != Viewer::Seat(*it)) {
            let hidden = self.hand(seat).minus(self.shown);
            let dealt = take(&mut unseen, hidden.len());
            let hand = self.empires[seat].hand.for_rules_mut();
            *hand = hand.minus(hidden).union(dealt);
        }
        for good in self.goods.for_rules_mut().iter_mut().filter(|it| it.is_some()) {
            *good = unseen.pop();
        }
        let back = take(&mut unseen, discards.minus(known).len());
        *self.discards.for_rules_mut() = discards.intersection(known).union(back);
        debug_assert_eq!(unseen.len(), deck, "what is left is the deck");
        *self.deck.for_rules_mut() = unseen;
    }

    /// A blue and a red start world, for a player who has not chosen yet.
    fn deal_start(&mut self, seat: Seat, unseen: &mut Unseen) {
        let colour = |card: Card| self.faces.of(card).start.map(|it| it % 2);
        let dealt = self.empires[seat].dealt.for_rules();
        let mut colours: ArrayVec<Option<u8>, 2> = dealt.iter().map(colour).collect();
        colours.sort_unstable();
        let mut again = SetOf::EMPTY;
        for wanted in colours {
            let at = unseen.iter().position(|it| colour(*it) == wanted);
            again.insert(unseen.swap_remove(at.expect("its own world is among them")));
        }
        *self.empires[seat].dealt.for_rules_mut() = again;
    }

    /// Makes the player's sealed answer, or its picks so far, again from the cards that it now
    /// holds.
    fn answer_again(&mut self, seat: Seat, chance: &mut Chance) {
        match self.steps.top().copied() {
            Some(Step::Together { ask, waiting }) => {
                let answered = !waiting.contains(seat) && self.has_answered(ask, seat);
                *self.empires[seat].sealed.for_rules_mut() = Sealed::default();
                if answered {
                    self.make_answer(ask, seat, chance);
                }
            }
            Some(Step::Cash { seat: whose, power, picked, left }) if whose == seat => {
                let mut hand: Unseen = self.hand(seat).iter().collect();
                chance.shuffle(&mut hand);
                let picked = take(&mut hand, picked.len());
                self.steps.replace(Step::Cash { seat, power, picked, left });
            }
            Some(Step::Mend { seat: whose, world, first: Some(_) }) if whose == seat => {
                let hand: Unseen = self.hand(seat).iter().collect();
                let first = Some(*chance.pick(&hand));
                self.steps.replace(Step::Mend { seat, world, first });
            }
            _ => (),
        }
    }

    /// Whether a player for whom the step no longer waits has taken part in it: it has answered, or
    /// the rules answered for it. All others were never asked.
    fn has_answered(&self, ask: Ask, seat: Seat) -> bool {
        let empire = &self.empires[seat];
        match ask {
            Ask::Start | Ask::Pick | Ask::Develop | Ask::Settle => true,
            Ask::Explore | Ask::HandLimit => 0 < empire.owes,
            Ask::PayDevelopment => empire.placed.is_some() && 0 < empire.owes,
            Ask::PayWorld => empire.placed.is_some(),
            Ask::Damage => empire.sealed.for_rules().card.is_some(),
            Ask::WarEffort => true,
            Ask::Defend => self.invasion.as_ref().is_some_and(|it| it.asked.contains(seat)),
        }
    }

    /// A whole answer, each part drawn by its prior.
    fn make_answer(&mut self, ask: Ask, seat: Seat, chance: &mut Chance) {
        let hand = self.hand(seat);
        let forced = match ask {
            Ask::PayWorld => self.has_taken(seat),
            Ask::PayDevelopment => hand.len() == usize::from(self.empires[seat].owes),
            _ => false,
        };
        if forced {
            if ask == Ask::PayDevelopment {
                self.empires[seat].sealed.for_rules_mut().picked = hand;
            }
            return;
        }
        let mut moves = Vec::new();
        loop {
            moves.clear();
            self.sealed_moves(ask, seat, &mut moves);
            let weights: Vec<f32> =
                moves.iter().map(|it| 0.01 + self.hand_made_prior(seat, *it)).collect();
            let mv: Move = moves[chance.weighted(&weights)];
            if self.note(ask, seat, mv) {
                return;
            }
        }
    }

    /// Checks that every card is in exactly one place.
    pub(crate) fn count_cards(&self) -> Result<(), String> {
        let mut seen = SetOf::EMPTY;
        let private = self
            .empires
            .values()
            .flat_map(|it| it.hand.for_rules().iter().chain(it.dealt.for_rules().iter()));
        let open = self.empires.values().flat_map(|it| it.tableau.iter().copied());
        let piles = self.deck.for_rules().iter().copied().chain(self.discards.for_rules().iter());
        let goods = self.goods.for_rules().iter().copied().flatten();
        for card in private.chain(open).chain(piles).chain(goods) {
            if seen.contains(card) {
                return Err(format!("{card} is in two places"));
            }
            seen.insert(card);
        }
        match Card::all().find(|it| !seen.contains(*it)) {
            Some(card) => Err(format!("{card} is missing")),
            None => self.count_marks(),
        }
    }

    /// Checks that goods lie where they are said to lie, and that cards marked as known are where
    /// they are known to be.
    fn count_marks(&self) -> Result<(), String> {
        for (seat, empire) in self.empires.iter() {
            let goods = |it: &Card| self.goods.for_rules()[it.slot()].is_some();
            let stocked: SetOf<Card> = empire.tableau.iter().copied().filter(goods).collect();
            let laid: SetOf<Card> = empire.tableau.iter().copied().collect();
            if stocked != empire.stocked || laid != empire.laid {
                return Err(format!("the tableau of {seat} and its goods do not agree"));
            }
            if !empire.dropped.for_rules().minus(*self.discards.for_rules()).is_empty() {
                return Err(format!("{seat} remembers discards that are none"));
            }
        }
        let hands = self.seats().fold(SetOf::EMPTY, |all, seat| all.union(self.hand(seat)));
        if !self.shown.minus(hands).is_empty() {
            return Err("a card that was seen is in no hand".into());
        }
        if !self.seen.minus(*self.discards.for_rules()).is_empty() {
            return Err("a discard that was seen is none".into());
        }
        self.invasion.as_ref().map_or(Ok(()), |it| it.census(&self.cards.invasion))
    }
}

fn take(from: &mut Unseen, count: usize) -> SetOf<Card> {
    (0..count).filter_map(|_| from.pop()).collect()
}
