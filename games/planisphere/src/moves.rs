//! Every move, with its text form.

use std::fmt;
use std::str::FromStr;

use crate::card::Card;
use crate::map::{Continent, Square};

/// One small decision. The order of the variants is the order in which moves are offered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Reinforcement: bring a card of the hand into play.
    Land(Card),
    /// Movement: move a unit to a square that it can reach.
    Move(Card, Square),
    /// Movement, event 66: give up 1 ATT and 1 DEF of a unit for speed.
    Lighten(Card),
    /// Ranged combat: announce a unit's target.
    Aim(Card, Card),
    /// Contact combat: attack an enemy on the same square.
    Attack(Card, Card),
    /// Contact combat: try to take over an enemy on the same square.
    Control(Card, Card),
    /// Contact combat: sacrifice a unit together with an enemy on the same square.
    Martyr(Card, Card),
    /// After a contact victory: let an identical card of the hand join the unit.
    Duplicate(Card),
    /// Reproduction: lay an identical card of the hand (second) on a unit (first).
    Breed(Card, Card),
    /// Event 2: the continent on which the card lands.
    Continent(Continent),
    /// An event: the card or unit that is chosen for it.
    Pick(Card),
    /// An event: the two units that are chosen for it.
    Pair(Card, Card),
    /// Nothing, or nothing more.
    Done,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Land(card) => write!(f, "land {card}"),
            Move::Move(card, square) => write!(f, "move {card} {square}"),
            Move::Lighten(card) => write!(f, "lighten {card}"),
            Move::Aim(card, target) => write!(f, "aim {card} {target}"),
            Move::Attack(card, target) => write!(f, "attack {card} {target}"),
            Move::Control(card, target) => write!(f, "control {card} {target}"),
            Move::Martyr(card, target) => write!(f, "martyr {card} {target}"),
            Move::Duplicate(card) => write!(f, "duplicate {card}"),
            Move::Breed(card, child) => write!(f, "breed {card} {child}"),
            Move::Continent(continent) => write!(f, "continent {}", continent.word()),
            Move::Pick(card) => write!(f, "pick {card}"),
            Move::Pair(card, other) => write!(f, "pair {card} {other}"),
            Move::Done => f.write_str("done"),
        }
    }
}

/// A text that is no move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchMove;

fn part<T: FromStr>(word: Option<&str>) -> Result<T, NoSuchMove> {
    word.and_then(|it| it.parse().ok()).ok_or(NoSuchMove)
}

fn continent(word: Option<&str>) -> Result<Continent, NoSuchMove> {
    Continent::ALL.into_iter().find(|it| Some(it.word()) == word).ok_or(NoSuchMove)
}

impl FromStr for Move {
    type Err = NoSuchMove;

    fn from_str(text: &str) -> Result<Move, NoSuchMove> {
        let mut words = text.split(' ');
        let (verb, mut next) = (words.next().unwrap_or_default(), || words.next());
        let mv = match verb {
            "land" => Move::Land(part(next())?),
            "move" => Move::Move(part(next())?, part(next())?),
            "lighten" => Move::Lighten(part(next())?),
            "aim" => Move::Aim(part(next())?, part(next())?),
            "attack" => Move::Attack(part(next())?, part(next())?),
            "control" => Move::Control(part(next())?, part(next())?),
            "martyr" => Move::Martyr(part(next())?, part(next())?),
            "duplicate" => Move::Duplicate(part(next())?),
            "breed" => Move::Breed(part(next())?, part(next())?),
            "continent" => Move::Continent(continent(next())?),
            "pick" => Move::Pick(part(next())?),
            "pair" => Move::Pair(part(next())?, part(next())?),
            "done" => Move::Done,
            _ => return Err(NoSuchMove),
        };
        if next().is_none() { Ok(mv) } else { Err(NoSuchMove) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_written_in_one_way() {
        for text in [
            "land tripods.1",
            "move tripods.1 4-11",
            "aim vestals.2 queen.1",
            "continent north-america",
            "pair ants.1 ants.2",
            "done",
        ] {
            assert_eq!(text.parse::<Move>().map(|it| it.to_string()), Ok(text.to_string()));
        }
        for text in ["", "land", "land  tripods.1", "done now", "move tripods.1", "fly ants.1"] {
            assert_eq!(text.parse::<Move>(), Err(NoSuchMove), "{text}");
        }
    }
}
