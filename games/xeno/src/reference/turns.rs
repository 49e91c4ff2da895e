//! Consume and Produce in a recorded game, where players take turns.

use tabletop::{Seat, SetOf};

use super::hands::words;
use super::replay::{Done, Replay};
use super::trace::{Answer, Choice, Kind};
use crate::card::{Card, Effect, Price};
use crate::moves::Move;
use crate::step::{Ask, Step};
use crate::view::PowerRef;

impl Replay<'_> {
    pub(super) fn answer_in_turn(&mut self, seat: Seat, step: Step) -> Done {
        match step {
            Step::Sell { .. } => self.answer_sale(seat),
            Step::Consume { .. } => self.answer_consume(seat),
            Step::Feed { power, .. } => self.answer_goods(seat, power),
            Step::Guess { .. } => self.answer_guess(seat),
            Step::Cash { .. } => self.answer_cash(seat),
            Step::Produce { .. } => self.answer_produce(seat),
            _ => unreachable!("not in these games"),
        }
    }

    /// Makes the moves that are left where the recorded game did not ask.
    fn only(&mut self, seat: Seat) -> Done {
        match self.legal(seat).as_slice() {
            [only] => {
                let only = *only;
                self.do_move(seat, only)
            }
            moves => {
                let offered: Vec<String> = moves.iter().map(Move::to_string).collect();
                let step = self.game.steps.top().copied();
                let details = format!("{seat} {step:?}: {}", offered.join(", "));
                Err(self.stop("not asked there", details))
            }
        }
    }

    /// Checks that both games offer the same.
    fn same(&mut self, class: &'static str, seat: Seat, ours: &[Move], mut theirs: Vec<Move>) {
        theirs.sort();
        theirs.dedup();
        if ours != theirs {
            let say = |all: &[Move], others: &[Move]| {
                let own = all.iter().filter(|it| !others.contains(it));
                own.map(Move::to_string).collect::<Vec<_>>().join(", ")
            };
            let (more, less) = (say(ours, &theirs), say(&theirs, ours));
            self.differs(class, format!("{seat} more: {more}; less: {less}"));
        }
    }

    fn answer_sale(&mut self, seat: Seat) -> Done {
        let Some(choice) = self.next(seat, &[Kind::Trade]) else { return self.only(seat) };
        let theirs = choice.options.iter().map(|it| Move::Sell(self.recorded.card(it.list[0])));
        let (ours, theirs) = (self.legal(seat), theirs.collect());
        self.same("what may be sold", seat, &ours, theirs);
        self.take(seat);
        self.do_move(seat, Move::Sell(self.recorded.card(choice.chosen.list[0])))
    }

    fn answer_consume(&mut self, seat: Seat) -> Done {
        let declined = &self.declined[seat];
        let mut ours = self.legal(seat);
        ours.retain(|it| !declined.contains(it));
        let Some(choice) = self.next(seat, &[Kind::Consume]) else {
            return match ours.as_slice() {
                [only] => self.do_move(seat, *only),
                _ => self.only(seat),
            };
        };
        let theirs = choice.options.iter().map(|it| self.power(&it.list, &it.special));
        let (gifts, mut theirs): (Vec<Move>, Vec<Move>) = theirs.partition(|it| self.is_gift(*it));
        if !gifts.is_empty() && ours.contains(&Move::Done) {
            theirs.push(Move::Done);
        }
        self.same("what may be used", seat, &ours, theirs);
        self.take(seat);
        let chosen = self.power(&choice.chosen.list, &choice.chosen.special);
        self.do_move(seat, chosen)
    }

    /// A choice to use a power for no card at all is the same as not using it.
    fn decline(&mut self, seat: Seat, choice: &Choice) -> bool {
        let mv = self.power(&choice.chosen.list, &choice.chosen.special);
        let cash = choice.kind == Kind::Consume && self.is_cash(mv);
        let none = |it: &Choice| it.kind == Kind::ConsumeHand && it.chosen.list.is_empty();
        let declines = cash && self.after_next(seat).is_some_and(none);
        if declines {
            self.take(seat);
            self.take(seat);
            self.declined[seat].push(mv);
        }
        declines
    }

    fn is_cash(&self, mv: Move) -> bool {
        let Move::Use(card, number) = mv else { return false };
        let effect = self.game.effect(PowerRef { card, number });
        matches!(effect, Effect::DiscardForChips { .. })
    }

    /// Whether a move uses a power that gives without taking; ours uses such powers at once.
    fn is_gift(&self, mv: Move) -> bool {
        let Move::Use(card, number) = mv else { return false };
        let effect = self.game.effect(PowerRef { card, number });
        matches!(effect, Effect::Draw { .. } | Effect::GainChips { .. })
    }

    /// Whether a choice can change nothing in our game: it has one answer, or only decides the
    /// order of worlds that all produce; or all of its powers but one give without taking, or
    /// exchange cards for chips with an empty hand.
    pub(super) fn is_idle(&self, choice: &Choice) -> bool {
        let idle = |it: &Answer| {
            let mv = self.power(&it.list, &it.special);
            mv == Move::Done || self.is_gift(mv) || self.is_cash(mv)
        };
        match choice.kind {
            Kind::Windfall => true,
            Kind::Consume => choice.options.iter().filter(|it| !idle(it)).count() < 2,
            _ => choice.options.len() == 1,
        }
    }

    /// Passes over choices of this phase that our game does not ask.
    pub(super) fn pass_over(&mut self, seat: Seat, step: Step) {
        while let Some(choice) = self.peek(seat).filter(|it| self.is_now(it)) {
            if self.decline(seat, choice) {
                continue;
            }
            let passes = match step {
                Step::Feed { power, .. } if choice.kind == Kind::Good => {
                    choice.options.len() == 1
                        && self.power(&choice.special[..1], &choice.special[1..])
                            != Move::Use(power.card, power.number)
                }
                _ => !asked(step).contains(&choice.kind) && choice.options.len() == 1,
            };
            if !passes && !self.is_done(seat, choice) {
                return;
            }
            self.take(seat);
        }
    }

    /// Whether our game has used the power of a choice by itself.
    fn is_done(&self, seat: Seat, choice: &Choice) -> bool {
        let mv = self.power(&choice.chosen.list, &choice.chosen.special);
        let used = |card, number| self.game.is_used(seat, PowerRef { card, number });
        choice.kind == Kind::Consume
            && matches!(mv, Move::Use(card, number) if self.is_gift(mv) || used(card, number))
    }

    /// The first power of a list; otherwise the move for nothing more.
    fn power(&self, cards: &[i32], numbers: &[i32]) -> Move {
        match (cards.first(), numbers.first()) {
            (Some(card), Some(number)) => Move::Use(self.recorded.card(*card), *number as u8 + 1),
            _ => Move::Done,
        }
    }

    /// Gives goods for the power in use. Where the recorded game did not ask, they are all equal.
    fn answer_goods(&mut self, seat: Seat, power: PowerRef) -> Done {
        let choice = self.next(seat, &[Kind::Good]);
        if let Some(choice) = choice {
            self.compare_goods(seat, choice);
            self.take(seat);
        }
        let goods = choice.map_or(SetOf::EMPTY, |it| self.recorded.set(&it.chosen.list));
        loop {
            let moves = self.legal(seat);
            let wanted = |mv: &&Move| matches!(mv, Move::Spend(card) if goods.contains(*card));
            let first = || moves.first().filter(|_| goods.is_empty());
            let Some(mv) = moves.iter().find(wanted).or_else(first).copied() else {
                let offered: Vec<String> = moves.iter().map(Move::to_string).collect();
                let details =
                    format!("{seat} spend {}; offered: {}", words(goods), offered.join(", "));
                return Err(self.stop("goods", details));
            };
            self.do_move(seat, mv)?;
            match self.game.steps.top() {
                Some(Step::Feed { power: still, picked, .. })
                    if *still == power && !picked.is_empty() => {}
                _ => return Ok(()),
            }
        }
    }

    /// Checks that the same goods may be given; for a power that takes several, the first ones.
    fn compare_goods(&mut self, seat: Seat, choice: &Choice) {
        let first = |it: &Answer| self.recorded.set(&it.list).first().map(Move::Spend);
        let theirs = choice.options.iter().filter_map(first).collect();
        let ours = self.legal(seat);
        if choice.args[0] == 1 {
            self.same("which goods may be given", seat, &ours, theirs);
        }
    }

    fn answer_guess(&mut self, seat: Seat) -> Done {
        let Some(choice) = self.next(seat, &[Kind::Lucky]) else { return self.only(seat) };
        let theirs = choice.options.iter().map(|it| Move::Guess(it.value as u8));
        let (ours, theirs) = (self.legal(seat), theirs.collect());
        self.same("what may be guessed", seat, &ours, theirs);
        self.take(seat);
        let guess = choice.chosen.value as u8;
        let card = self.flipped().or_else(|| self.turned_up(seat, guess));
        self.guess(seat, guess, card)
    }

    /// Guesses, with this card on top of the deck.
    fn guess(&mut self, seat: Seat, guess: u8, card: Option<Card>) -> Done {
        let top = self.game.deck.for_rules().last().copied();
        if let (Some(card), Some(top)) = (card, top) {
            self.change(card, top);
        }
        self.do_move(seat, Move::Guess(guess))
    }

    /// Which card was shown, where the pile is not known: one that was not guessed, or one that the
    /// hand holds later, whichever leads to the recorded position.
    fn turned_up(&self, seat: Seat, guess: u8) -> Option<Card> {
        let cost = |it: Card| self.game.faces.of(it).cost;
        let hidden = self.game.deck.for_rules().iter().copied();
        let wrong = hidden.clone().find(|it| cost(*it) != guess);
        let later = self.later(seat).iter().filter(|it| cost(*it) == guess);
        let right = hidden.filter(|it| cost(*it) == guess).take(1);
        wrong.into_iter().chain(later).chain(right).find(|card| {
            let mut trial = self.clone();
            trial.guess(seat, guess, Some(*card)).is_ok() && trial.goes_on()
        })
    }

    /// Discards cards of the hand for chips.
    fn answer_cash(&mut self, seat: Seat) -> Done {
        let Some(choice) = self.next(seat, &[Kind::ConsumeHand]) else {
            return self.do_move(seat, Move::Done);
        };
        self.take(seat);
        for card in self.recorded.set(&choice.chosen.list).iter() {
            self.do_move(seat, Move::Discard(card))?;
        }
        if matches!(self.game.steps.top(), Some(Step::Cash { picked, .. }) if !picked.is_empty() || choice.chosen.list.is_empty())
        {
            self.do_move(seat, Move::Done)?;
        }
        Ok(())
    }

    /// Produce: the recorded game has its own order; ours makes the same choices in that order.
    fn answer_produce(&mut self, seat: Seat) -> Done {
        let kinds = [Kind::Windfall, Kind::Produce, Kind::DiscardProduce];
        let moves = self.legal(seat);
        let Some(choice) = self.next(seat, &kinds) else {
            return self.finish_produce(seat, &moves);
        };
        match choice.kind {
            Kind::Windfall => {
                self.take(seat);
                let mv = Move::Produce(self.recorded.card(choice.chosen.list[0]));
                if moves.contains(&mv) { self.do_move(seat, mv) } else { Ok(()) }
            }
            Kind::Produce => {
                self.take(seat);
                let mv = self.power(&choice.chosen.list, &choice.chosen.special);
                // Powers with a price are a separate choice, which follows.
                if moves.contains(&mv) && !self.is_priced(mv) {
                    return self.do_move(seat, mv);
                }
                Ok(())
            }
            _ => self.answer_priced(seat, choice, &moves),
        }
    }

    fn is_priced(&self, mv: Move) -> bool {
        let Move::Use(card, number) = mv else { return false };
        self.game.price(PowerRef { card, number }) == Some(Price::Card)
    }

    /// Does what the recorded game did by itself, or not at all.
    fn finish_produce(&mut self, seat: Seat, moves: &[Move]) -> Done {
        let windfall = moves.iter().find(|it| matches!(it, Move::Produce(_)));
        let mv = windfall.or_else(|| moves.iter().find(|it| **it == Move::Done));
        match mv.or(moves.first()) {
            Some(mv) => self.do_move(seat, *mv),
            None => Ok(()),
        }
    }

    /// Gives a card of the hand for a good.
    fn answer_priced(&mut self, seat: Seat, choice: &Choice, moves: &[Move]) -> Done {
        let (card, number) = (self.recorded.card(choice.args[0]), choice.args[1] as u8 + 1);
        let worlds = choice.options.iter().flat_map(|it| &it.special);
        let worlds: SetOf<Card> = worlds.map(|it| self.recorded.card(*it)).collect();
        let ours = self.game.priced_worlds(seat, PowerRef { card, number });
        if ours != worlds {
            let details = format!("{seat} {card}: here {}, there {}", words(ours), words(worlds));
            self.differs("where a price produces", details);
        }
        let paid = self.recorded.set(&choice.chosen.list);
        let Some(pay) = paid.first() else {
            self.take(seat);
            return Ok(());
        };
        if !self.game.hand(seat).contains(pay) {
            // A power that counts has drawn it; ours uses that power later, if it may.
            let counts = |it: &&Move| matches!(it, Move::Use(..)) && !self.is_priced(**it);
            if let Some(mv) = moves.iter().find(counts).copied() {
                return self.do_move(seat, mv);
            }
        }
        self.take(seat);
        self.do_move(seat, Move::Use(card, number))?;
        let world = self.recorded.set(&choice.chosen.special);
        for mv in world.iter().map(Move::Produce) {
            if self.legal(seat).contains(&mv) {
                self.do_move(seat, mv)?;
            }
        }
        self.do_move(seat, Move::Pay(pay))
    }
}

/// The sorts of choice in the recorded game that belong to a step of ours.
fn asked(step: Step) -> &'static [Kind] {
    match step {
        Step::Together { ask, .. } => match ask {
            Ask::Start => &[Kind::Start],
            Ask::Pick => &[Kind::Action],
            Ask::Explore | Ask::HandLimit => &[Kind::Discard],
            Ask::Develop | Ask::Settle => &[Kind::Place],
            _ => &[Kind::Payment, Kind::Good, Kind::DiscardProduce],
        },
        Step::Sell { .. } => &[Kind::Trade],
        Step::Consume { .. } => &[Kind::Consume],
        Step::Feed { .. } => &[Kind::Good],
        Step::Guess { .. } => &[Kind::Lucky],
        Step::Cash { .. } => &[Kind::ConsumeHand],
        _ => &[Kind::Windfall, Kind::Produce, Kind::DiscardProduce],
    }
}
