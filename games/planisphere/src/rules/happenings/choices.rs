//! PL 10.7: events that let players choose, one after another, in the order of the round.

use tabletop::{Log, Seat, SetOf, Viewer};

use crate::card::Card;
use crate::event::Event;
use crate::happening::{Act, Happening, News, Question};
use crate::map::{Square, Squares};
use crate::moves::Move;
use crate::state::Planisphere;
use crate::step::{Choice, Step};

/// Choices are asked for until none is left.
const UNTIL_NONE_IS_LEFT: u8 = u8::MAX;

impl Planisphere {
    /// Asks all players in turn about an event.
    pub(super) fn consult_everybody(&mut self, number: u8) {
        for seat in self.players_in_order().into_iter().rev() {
            self.steps.push(Step::Consult { choice: Choice::new(seat, number) });
        }
    }

    /// Asks a player about an event, if there is anything to choose. Where everybody can see that
    /// there is one answer, it is given without a question.
    pub(crate) fn consult(&mut self, mut choice: Choice, log: &mut Log<Event>) {
        let left = choice.left.unwrap_or_else(|| self.choices_due(&choice));
        choice.left = Some(left);
        if left == 0 || !self.has_choice(&choice) {
            return;
        }
        let mut moves = Vec::new();
        self.choices(&choice, &mut moves);
        let picked = if choice.is_of_a_set() { left.into() } else { 1 };
        if moves.len() == picked && self.is_plain(&choice) {
            let choice = moves.iter().fold(choice, |choice, mv| choice.after(*mv));
            self.go_on(choice, moves[0], log);
        } else {
            self.steps.push(Step::Decide { choice });
        }
    }

    /// Whether everybody can see which answers a player has: all is public except the cards of a
    /// hand, and a single card in hand is no choice.
    fn is_plain(&self, choice: &Choice) -> bool {
        let (seat, hand) = (choice.seat, self.hand(choice.seat).len());
        match choice.question() {
            Question::Relocation | Question::Replacement { .. } => self.is_open(seat),
            Question::Desertion
            | Question::Traitor
            | Question::Census { .. }
            | Question::Resignation
            | Question::Wager => hand <= 1 || self.is_open(seat),
            Question::Bounty
            | Question::Famine
            | Question::Exile
            | Question::Seasickness
            | Question::MagicWand
            | Question::Fine
            | Question::Kamikaze => true,
        }
    }

    /// How many choices an event asks of a player.
    fn choices_due(&self, choice: &Choice) -> u8 {
        let seat = choice.seat;
        let hand = self.hand(seat).len();
        match choice.question() {
            Question::Relocation => self.replaceable(seat).len().min(hand) as u8,
            Question::Census { keep } => hand.saturating_sub(keep.into()) as u8,
            // PL 11.65: half of the units, rounded up, but no more than can be destroyed.
            Question::Famine => {
                let half = self.camps[seat].units.len().div_ceil(2);
                half.min(self.mortal(self.camps[seat].units).len()) as u8
            }
            Question::Seasickness => UNTIL_NONE_IS_LEFT,
            Question::Replacement { .. }
            | Question::Bounty
            | Question::Desertion
            | Question::Traitor
            | Question::Resignation
            | Question::Exile
            | Question::MagicWand
            | Question::Wager
            | Question::Fine
            | Question::Kamikaze => 1,
        }
    }

    /// Whether there is anything to choose. Whether a card of the hand fits is secret, so a player
    /// who has any card is asked.
    fn has_choice(&self, choice: &Choice) -> bool {
        if let Question::Relocation | Question::Replacement { .. } = choice.question() {
            let (units, hand) = (self.replaceable(choice.seat), self.hand(choice.seat));
            let left = |cards: SetOf<Card>| !cards.minus(choice.touched).is_empty();
            return left(units) && left(hand);
        }
        if choice.question() == Question::Fine {
            return !self.camps[choice.seat].units.is_empty(); // A player without a choice is fined.
        }
        let mut moves = Vec::new();
        self.choices(choice, &mut moves);
        moves.iter().any(|it| *it != Move::Done)
    }

    /// What an event lets a player choose.
    pub(crate) fn choices(&self, choice: &Choice, moves: &mut Vec<Move>) {
        let seat = choice.seat;
        let (units, hand) = (self.camps[seat].units, self.hand(seat));
        let enemies = self.on_board().minus(units);
        match choice.question() {
            Question::Relocation | Question::Replacement { .. } => {
                self.replacements(choice, moves);
            }
            Question::Bounty => moves.extend(enemies.iter().map(Move::Pick)),
            Question::Desertion => moves.extend(self.weakest(seat).map(Move::Pick)),
            Question::Traitor => moves.extend(self.strongest(seat).map(Move::Pick)),
            Question::Census { .. } | Question::Resignation => {
                moves.extend(hand.minus(choice.touched).iter().map(Move::Pick));
            }
            Question::Famine => {
                let left = self.mortal(units).minus(choice.touched);
                moves.extend(left.iter().map(Move::Pick));
            }
            Question::Exile => moves.extend(units.iter().map(Move::Pick)),
            Question::MagicWand => self.swaps(seat, moves),
            Question::Fine => {
                moves.extend(self.mortal(units).iter().map(Move::Pick));
                moves.push(Move::Done);
            }
            Question::Kamikaze => {
                for own in self.mortal(units).iter() {
                    moves.extend(self.mortal(enemies).iter().map(|it| Move::Pair(own, it)));
                }
                moves.push(Move::Done);
            }
            Question::Wager => {
                let stakes = if hand.is_empty() { units } else { hand };
                moves.extend(stakes.iter().map(Move::Pick));
            }
            Question::Seasickness => self.shores(seat, moves),
        }
    }

    /// The units among these that can be destroyed (PL 11.63).
    pub(crate) fn mortal(&self, units: SetOf<Card>) -> SetOf<Card> {
        units.iter().filter(|it| !self.is_safe(*it)).collect()
    }

    /// Units that a reserve card can replace; those in gestation cannot be (PL 11.29).
    fn replaceable(&self, seat: Seat) -> SetOf<Card> {
        self.camps[seat].units.iter().filter(|it| !self.is_gestating(*it)).collect()
    }

    fn replacements(&self, choice: &Choice, moves: &mut Vec<Move>) {
        let before = moves.len();
        let units = self.replaceable(choice.seat).minus(choice.touched);
        let hand = self.hand(choice.seat).minus(choice.touched);
        for unit in units.iter() {
            let square = self.unit(unit).square;
            let fits = |it: &Card| !self.forbidden(*it).contains(square);
            moves.extend(hand.iter().filter(fits).map(|it| Move::Pair(unit, it)));
        }
        if before == moves.len() {
            moves.push(Move::Done); // Nothing fits.
        }
    }

    /// Pairs of units each of which may stand where the other does (PL 11.72).
    fn swaps(&self, seat: Seat, moves: &mut Vec<Move>) {
        let units = self.camps[seat].units;
        for one in units.iter() {
            let here = self.unit(one).square;
            let forbidden = self.forbidden(one);
            for other in units.iter().filter(|it| one < *it) {
                let there = self.unit(other).square;
                let fits = !forbidden.contains(there) && !self.forbidden(other).contains(here);
                if here != there && fits {
                    moves.push(Move::Pair(one, other));
                }
            }
        }
    }

    /// Carries out what a player has chosen, and asks for the next choice.
    pub(crate) fn decide(&mut self, choice: Choice, mv: Move, log: &mut Log<Event>) {
        self.steps.pop();
        self.go_on(choice.after(mv), mv, log);
    }

    /// PL 10.7: where several are chosen together, nothing is done before all are chosen.
    fn go_on(&mut self, choice: Choice, mv: Move, log: &mut Log<Event>) {
        if choice.is_of_a_set() && choice.left != Some(0) {
            return self.steps.push(Step::Decide { choice });
        }
        if mv != Move::Done {
            self.steps.push(Step::Consult { choice });
        }
        self.carry_out_choice(choice, mv, log);
    }

    fn carry_out_set(&mut self, choice: Choice, log: &mut Log<Event>) {
        for card in choice.touched.iter() {
            if choice.question() == Question::Famine {
                self.destroy_by(choice.number, card, log);
            } else {
                self.discard(choice.seat, card, log);
            }
        }
    }

    fn carry_out_choice(&mut self, choice: Choice, mv: Move, log: &mut Log<Event>) {
        let Choice { seat, number, .. } = choice;
        let question = choice.question();
        match (question, mv) {
            (Question::Relocation, Move::Pair(unit, card)) => {
                self.replace(seat, unit, card, false, log)
            }
            (Question::Replacement { pinned }, Move::Pair(unit, card)) => {
                self.replace(seat, unit, card, pinned, log);
            }
            (Question::Bounty, Move::Pick(enemy)) => self.remove_unit(enemy, log),
            (Question::Desertion, Move::Pick(card)) => self.discard(seat, card, log),
            (Question::Resignation, Move::Pick(card)) => self.remove_from_hand(seat, card, log),
            (Question::Census { .. } | Question::Famine, Move::Pick(_)) => {
                self.carry_out_set(choice, log);
            }
            (Question::Fine, Move::Pick(unit)) => self.destroy_by(number, unit, log),
            (Question::Exile, Move::Pick(unit)) => self.exile(unit, log),
            (Question::MagicWand, Move::Pair(one, other)) => {
                self.swap_squares(seat, one, other, log)
            }
            (Question::Fine, Move::Done) => {
                self.fined.insert(seat);
                self.report(log, News::Fined { seat });
            }
            (Question::Kamikaze, Move::Pair(own, enemy)) => {
                self.destroy_by(number, own, log);
                self.destroy_by(number, enemy, log);
            }
            (
                Question::Kamikaze | Question::Relocation | Question::Replacement { .. },
                Move::Done,
            ) => (),
            (Question::Traitor, Move::Pick(card)) => self.name_traitor(seat, card),
            (Question::Wager, Move::Pick(card)) => self.stake(seat, card, log),
            (Question::Seasickness, Move::Move(unit, square)) => self.push(unit, square, log),
            (question, mv) => unreachable!("{question:?} does not offer {mv}"),
        }
    }

    /// The squares nearest to `from` among `squares`, by orthogonal distance.
    pub(super) fn nearest(&self, from: Square, squares: Squares) -> Squares {
        let distance = |it: Square| from.distance(it, self.options.wrap);
        let Some(least) = squares.iter().map(distance).min() else { return Squares::EMPTY };
        squares.iter().filter(|it| distance(*it) == least).collect()
    }
}

impl Choice {
    /// Whether several cards are chosen, and all of them go at once.
    pub(crate) fn is_of_a_set(&self) -> bool {
        matches!(self.question(), Question::Famine | Question::Census { .. })
    }

    /// The choice as a viewer knows it: while several are being chosen, others see none of them.
    pub(crate) fn seen_by(self, viewer: Viewer) -> Choice {
        if !self.is_of_a_set() || viewer == Viewer::Seat(self.seat) {
            return self;
        }
        let picked = self.touched.len() as u8;
        Choice { left: self.left.map(|it| it + picked), touched: SetOf::EMPTY, ..self }
    }

    /// The cards chosen so far, where several are chosen together.
    pub(crate) fn picked(&self) -> SetOf<Card> {
        if self.is_of_a_set() { self.touched } else { SetOf::EMPTY }
    }

    /// The choice after `mv`.
    fn after(mut self, mv: Move) -> Choice {
        self.left = self.left.map(|it| it - 1);
        if let Move::Pick(card) | Move::Pair(card, _) = mv {
            self.touched.insert(card);
        }
        if let Move::Pair(_, card) = mv {
            self.touched.insert(card);
        }
        self
    }

    /// What the event asks.
    pub(super) fn question(&self) -> Question {
        match Happening::of(self.number).act {
            Some(Act::Ask(question)) => question,
            _ => unreachable!("event {} asks nobody", self.number),
        }
    }
}
