//! Which cards the recording program drew, and which hand each went to.
//!
//! Our deck is shuffled differently. So a card that we draw stands for an unknown one until the
//! recorded game shows which it is; then the two exchange places, wherever they lie.

use std::collections::BTreeSet;

use tabletop::{Indexed, Seat, SetOf};

use super::trace::{Choice, Kind, Line, Recorded};
use crate::card::{CARDS, Card};
use crate::state::Xeno;

/// The line of the recorded game at which each card was drawn first; exact until the discards
/// became a new pile for the first time.
#[derive(Clone)]
pub(super) struct Draws {
    drawn: [Option<usize>; CARDS],
    /// From this line on the order of the pile is unknown.
    pub(super) unknown_from: usize,
}

impl Draws {
    pub(super) fn of(game: &Recorded) -> Draws {
        let starts = starts(game);
        let mut pile: BTreeSet<usize> =
            (0..CARDS).filter(|it| !starts.contains(game.card(*it as i32))).collect();
        let mut draws = Draws { drawn: [None; CARDS], unknown_from: game.lines.len() };
        let numbers = game.lines.iter().enumerate().filter_map(|(at, line)| match line {
            Line::Draw(number) => Some((at, *number)),
            Line::Choice(_) | Line::Position(_) | Line::End { .. } => None,
        });
        for (at, number) in numbers.skip(2 * usize::from(game.players)) {
            let card = *pile.iter().nth(number % pile.len()).expect("a card of the pile");
            pile.remove(&card);
            draws.drawn[game.card(card as i32).slot()] = Some(at);
            if pile.is_empty() {
                draws.unknown_from = at;
                break;
            }
        }
        draws
    }

    /// Whether the card seen at `line` was drawn before the one seen at `seen`; none if that is
    /// unknown because discards may have become a new pile between.
    pub(super) fn before(&self, card: Card, line: usize, seen: usize) -> Option<bool> {
        match self.drawn[card.slot()] {
            Some(at) if at < line => (seen <= self.unknown_from).then_some(true),
            Some(_) | None => (line <= self.unknown_from).then_some(false),
        }
    }

    /// The card that was drawn right after a line.
    pub(super) fn next(&self, game: &Recorded, line: usize) -> Option<Card> {
        Card::all().find(|it| {
            let at = self.drawn[it.slot()];
            at.is_some_and(|at| line < at && none_between(game, line, at))
        })
    }
}

fn none_between(game: &Recorded, line: usize, at: usize) -> bool {
    !game.lines[line + 1..at].iter().any(|it| matches!(it, Line::Draw(_)))
}

/// The start worlds that were dealt.
fn starts(game: &Recorded) -> SetOf<Card> {
    let mut starts = SetOf::EMPTY;
    for line in &game.lines {
        if let Line::Choice(choice) = line
            && choice.kind == Kind::Start
        {
            starts = starts.union(game.set(&choice.special));
        }
    }
    starts
}

/// What a line shows of a hand.
pub(super) struct Evidence {
    pub(super) cards: SetOf<Card>,
    /// Whether it is the whole hand, not only some of its cards.
    pub(super) whole: bool,
}

/// What a line shows of the hand of `seat`; none if nothing.
pub(super) fn evidence(line: &Line, seat: Seat) -> Option<Evidence> {
    match line {
        Line::Choice(choice) if choice.seat == seat.0 => shown(choice),
        Line::Position(position) => {
            Some(Evidence { cards: position.empires[&seat.0].hand, whole: true })
        }
        Line::Choice(_) | Line::Draw(_) | Line::End { .. } => None,
    }
}

fn shown(choice: &Choice) -> Option<Evidence> {
    let whole = match choice.kind {
        Kind::Start | Kind::Discard | Kind::Payment | Kind::ConsumeHand | Kind::DiscardProduce => {
            true
        }
        Kind::Place => false,
        Kind::Action
        | Kind::Good
        | Kind::Trade
        | Kind::Consume
        | Kind::Lucky
        | Kind::Windfall
        | Kind::Produce => return None,
    };
    Some(Evidence { cards: choice.list, whole })
}

/// If exactly one of the two is in the set, the other takes its place.
pub(super) fn swap_in(set: &mut SetOf<Card>, one: Card, other: Card) {
    match (set.contains(one), set.contains(other)) {
        (true, false) => {
            set.remove(one);
            set.insert(other);
        }
        (false, true) => {
            set.remove(other);
            set.insert(one);
        }
        _ => (),
    }
}

fn swap(card: Card, one: Card, other: Card) -> Card {
    match card {
        it if it == one => other,
        it if it == other => one,
        it => it,
    }
}

/// Exchanges the places of two cards that lie face down.
pub(super) fn exchange(game: &mut Xeno, one: Card, other: Card) {
    game.deck.for_rules_mut().iter_mut().for_each(|it| *it = swap(*it, one, other));
    for good in game.goods.for_rules_mut().iter_mut().flatten() {
        *good = swap(*good, one, other);
    }
    swap_in(game.discards.for_rules_mut(), one, other);
    swap_in(&mut game.seen, one, other);
    for (_, empire) in game.empires.iter_mut() {
        for set in [&mut empire.dealt, &mut empire.hand, &mut empire.dropped] {
            swap_in(set.for_rules_mut(), one, other);
        }
    }
}

/// The cards of a set, as words.
pub(super) fn words(cards: SetOf<Card>) -> String {
    let words: Vec<String> = cards.iter().map(|it| it.to_string()).collect();
    words.join(" ")
}

/// The smallest card of a set, which must not be empty.
pub(super) fn any(cards: SetOf<Card>) -> Card {
    cards.first().unwrap_or_else(|| Card::from_index(0))
}
