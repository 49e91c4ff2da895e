//! Every move, with its text form, and the action cards.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::card::Card;

/// The action cards, in the order of the phases. Two experts have Develop and Settle twice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Action {
    /// Explore: draw five more.
    ExploreFive,
    /// Explore: draw one more, keep one more.
    ExploreOne,
    Develop,
    Settle,
    /// Consume: sell a good.
    Trade,
    /// Consume: double chips.
    Double,
    Produce,
    /// Invasion mode: Produce, with two repairs for its bonus.
    Repair,
}

impl Action {
    pub const ALL: [Action; 8] = [
        Action::ExploreFive,
        Action::ExploreOne,
        Action::Develop,
        Action::Settle,
        Action::Trade,
        Action::Double,
        Action::Produce,
        Action::Repair,
    ];

    /// The word in moves.
    pub fn word(self) -> &'static str {
        match self {
            Action::ExploreFive => "explore-5",
            Action::ExploreOne => "explore-1-1",
            Action::Develop => "develop",
            Action::Settle => "settle",
            Action::Trade => "trade",
            Action::Double => "double",
            Action::Produce => "produce",
            Action::Repair => "repair",
        }
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.word())
    }
}

impl FromStr for Action {
    type Err = NoSuchMove;

    fn from_str(word: &str) -> Result<Action, NoSuchMove> {
        Action::ALL.into_iter().find(|it| it.word() == word).ok_or(NoSuchMove)
    }
}

/// How a repair is paid for (XI 17.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Means {
    /// Half of the bonus of Produce: Repair.
    Bonus,
    /// The repair power of this card.
    Power(Card),
    /// The good on this world.
    Good(Card),
    /// Two cards of the hand, picked next.
    Cards,
}

/// One small decision. The order of the variants is the order in which moves are offered.
///
/// Where several cards or goods are needed, they are picked one after another, in any order. The
/// picks take effect when the last is made; where all decide at once, when everybody has answered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Set-up: keep this start world.
    Keep(Card),
    /// Pick an action card.
    Pick(Action),
    /// Develop, Settle: place this card of the hand.
    Place(Card),
    /// Use a power of a card of the tableau; powers of a card are counted from 1.
    Use(Card, u8),
    /// Invasion: use the bunker; its price, a card, is paid next.
    Bunker,
    /// Give up the good on this world, for the power in use or for the war effort.
    Spend(Card),
    /// Trade: sell the good on this world.
    Sell(Card),
    /// Consume: guess this cost.
    Guess(u8),
    /// Produce: put a good on this windfall world.
    Produce(Card),
    /// Produce, Invasion mode: repair this damaged world.
    Repair(Card, Means),
    /// Invasion: let this world of one's own be damaged.
    Damage(Card),
    /// Discard a card of the hand: when exploring, for points, at the hand limit.
    Discard(Card),
    /// Pay with a card of the hand.
    Pay(Card),
    /// Place nothing.
    Nothing,
    /// Nothing more.
    Done,
}

impl fmt::Display for Means {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Means::Bonus => f.write_str("bonus"),
            Means::Power(card) => write!(f, "power {card}"),
            Means::Good(card) => write!(f, "good {card}"),
            Means::Cards => f.write_str("cards"),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Keep(card) => write!(f, "keep {card}"),
            Move::Pick(action) => write!(f, "pick {}", action.word()),
            Move::Place(card) => write!(f, "place {card}"),
            Move::Use(card, power) => write!(f, "use {card} {power}"),
            Move::Bunker => f.write_str("bunker"),
            Move::Spend(card) => write!(f, "spend {card}"),
            Move::Sell(card) => write!(f, "sell {card}"),
            Move::Guess(number) => write!(f, "guess {number}"),
            Move::Produce(card) => write!(f, "produce {card}"),
            Move::Repair(card, means) => write!(f, "repair {card} {means}"),
            Move::Damage(card) => write!(f, "damage {card}"),
            Move::Discard(card) => write!(f, "discard {card}"),
            Move::Pay(card) => write!(f, "pay {card}"),
            Move::Nothing => f.write_str("nothing"),
            Move::Done => f.write_str("done"),
        }
    }
}

/// A text that is no move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchMove;

fn part<T: FromStr>(word: &str) -> Result<T, NoSuchMove> {
    word.parse().map_err(|_| NoSuchMove)
}

fn means(words: &[&str]) -> Result<Means, NoSuchMove> {
    match words {
        ["bonus"] => Ok(Means::Bonus),
        ["power", card] => Ok(Means::Power(part(card)?)),
        ["good", card] => Ok(Means::Good(part(card)?)),
        ["cards"] => Ok(Means::Cards),
        _ => Err(NoSuchMove),
    }
}

impl FromStr for Move {
    type Err = NoSuchMove;

    fn from_str(text: &str) -> Result<Move, NoSuchMove> {
        let words: Vec<&str> = text.split(' ').collect();
        let mv = match words.as_slice() {
            ["keep", card] => Move::Keep(part(card)?),
            ["pick", action] => Move::Pick(part(action)?),
            ["place", card] => Move::Place(part(card)?),
            ["use", card, power] => Move::Use(part(card)?, part(power)?),
            ["bunker"] => Move::Bunker,
            ["spend", card] => Move::Spend(part(card)?),
            ["sell", card] => Move::Sell(part(card)?),
            ["guess", number] => Move::Guess(part(number)?),
            ["produce", card] => Move::Produce(part(card)?),
            ["repair", card, rest @ ..] => Move::Repair(part(card)?, means(rest)?),
            ["damage", card] => Move::Damage(part(card)?),
            ["discard", card] => Move::Discard(part(card)?),
            ["pay", card] => Move::Pay(part(card)?),
            ["nothing"] => Move::Nothing,
            ["done"] => Move::Done,
            _ => return Err(NoSuchMove),
        };
        // Each move has one spelling: `guess 07` is no move.
        if mv.to_string() == text { Ok(mv) } else { Err(NoSuchMove) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_has_one_spelling() {
        for text in [
            "keep old-earth",
            "pick explore-1-1",
            "place public-works.2",
            "use gambling-world 2",
            "bunker",
            "repair gem-world good new-earth",
            "repair gem-world cards",
            "guess 7",
            "nothing",
        ] {
            assert_eq!(text.parse::<Move>().map(|it| it.to_string()), Ok(text.to_string()));
        }
        for text in ["", "Done", "guess 07", "use gem-world", "pick 5", "repair gem-world"] {
            assert_eq!(text.parse::<Move>(), Err(NoSuchMove), "{text}");
        }
    }
}
