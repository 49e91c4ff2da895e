//! Every move, with its text form.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::card::{Ability, Colour, Die, Encounter, Planet, Token, Weapon};

/// One small decision. The order of the variants is the order in which moves are offered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Setting up: leave this die behind.
    Leave(Die),
    /// Choose the planet of this turn.
    Explore(Planet),
    /// Raise this die, by the number of faces that is being decided.
    Raise(Die),
    Engage,
    Evade,
    /// Use a die for what its face does here, except for reducing a strength.
    Die(Die),
    /// Use a die to reduce the strength of this ability on a card.
    DieAt(Die, Ability),
    /// Use what the Artificial Intelligence rolled to reduce the strength of this ability on a
    /// card.
    Strike(Ability),
    /// Use what it rolled for one more cube in this turn's exploration.
    Cube,
    Reroll(Die),
    /// Exchange the first die for the second, which the captain did not own.
    Swap(Die, Die),
    /// Lower a used die by one face or by two.
    Lower(u8),
    /// Use a super weapon.
    Weapon(Weapon),
    /// Use a super weapon on the strength of this ability, or let this ability pay.
    WeaponAt(Weapon, Ability),
    /// Spend points of this ability: engaging, for its strength; evading, to get away.
    Pay(Ability, u8),
    /// Exchange points of the first ability for a strength of the second.
    Exchange(Ability, u8, Ability),
    /// Take a cube out of the bag, or put a drawn one back.
    Take(Colour),
    /// Go on: draw the cubes.
    Draw,
    /// Orbital market: give up a card from the hand.
    Sell(Token),
    /// Planet: pay for the second effect.
    Activate,
    /// Planet: give up this card from the hand, where a code or a key will do.
    Spend(Token),
    /// A yellow cube finds the super weapon on top of the pile.
    Find,
    /// The cube, or the market, raises this ability.
    Gain(Ability),
    /// The cube goes on this super weapon.
    Study(Weapon),
    /// This super weapon is understood without cubes.
    Understand(Weapon),
    /// Take this super weapon from the pile.
    Claim(Weapon),
    /// A black cube costs a point of this ability.
    Lose(Ability),
    /// Keep an engaged card for its code or key.
    Keep(Encounter),
    /// Keep an engaged card as a key.
    KeepAsKey(Encounter),
    /// Nothing more of this kind.
    Done,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Leave(die) => write!(f, "leave {die}"),
            Move::Explore(planet) => write!(f, "explore {planet}"),
            Move::Raise(die) => write!(f, "raise {die}"),
            Move::Engage => f.write_str("engage"),
            Move::Evade => f.write_str("evade"),
            Move::Die(die) => write!(f, "die {die}"),
            Move::DieAt(die, ability) => write!(f, "die {die} at {ability}"),
            Move::Strike(ability) => write!(f, "strike {ability}"),
            Move::Cube => f.write_str("cube"),
            Move::Reroll(die) => write!(f, "reroll {die}"),
            Move::Swap(die, other) => write!(f, "swap {die} for {other}"),
            Move::Lower(faces) => write!(f, "lower {faces}"),
            Move::Weapon(weapon) => write!(f, "weapon {weapon}"),
            Move::WeaponAt(weapon, ability) => write!(f, "weapon {weapon} at {ability}"),
            Move::Pay(ability, points) => write!(f, "pay {ability} {points}"),
            Move::Exchange(ability, points, due) => write!(f, "pay {ability} {points} for {due}"),
            Move::Take(colour) => write!(f, "take {colour}"),
            Move::Draw => f.write_str("draw"),
            Move::Sell(token) => write!(f, "sell {token}"),
            Move::Activate => f.write_str("activate"),
            Move::Spend(token) => write!(f, "spend {token}"),
            Move::Find => f.write_str("find"),
            Move::Gain(ability) => write!(f, "gain {ability}"),
            Move::Study(weapon) => write!(f, "study {weapon}"),
            Move::Understand(weapon) => write!(f, "understand {weapon}"),
            Move::Claim(weapon) => write!(f, "claim {weapon}"),
            Move::Lose(ability) => write!(f, "lose {ability}"),
            Move::Keep(card) => write!(f, "keep {card}"),
            Move::KeepAsKey(card) => write!(f, "keep {card} as key"),
            Move::Done => f.write_str("done"),
        }
    }
}

/// A move travels as its text.
impl Serialize for Move {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// A text that is no move of this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchMove;

fn part<T: FromStr>(text: &str) -> Result<T, NoSuchMove> {
    text.parse().map_err(|_| NoSuchMove)
}

impl FromStr for Move {
    type Err = NoSuchMove;

    fn from_str(text: &str) -> Result<Move, NoSuchMove> {
        let words: Vec<&str> = text.split(' ').collect();
        let mv = match words.as_slice() {
            ["leave", die] => Move::Leave(part(die)?),
            ["explore", planet] => Move::Explore(part(planet)?),
            ["raise", die] => Move::Raise(part(die)?),
            ["engage"] => Move::Engage,
            ["evade"] => Move::Evade,
            ["die", die] => Move::Die(part(die)?),
            ["die", die, "at", ability] => Move::DieAt(part(die)?, part(ability)?),
            ["strike", ability] => Move::Strike(part(ability)?),
            ["cube"] => Move::Cube,
            ["reroll", die] => Move::Reroll(part(die)?),
            ["swap", die, "for", other] => Move::Swap(part(die)?, part(other)?),
            ["lower", faces] => Move::Lower(part(faces)?),
            ["weapon", weapon] => Move::Weapon(part(weapon)?),
            ["weapon", weapon, "at", ability] => Move::WeaponAt(part(weapon)?, part(ability)?),
            ["pay", ability, points] => Move::Pay(part(ability)?, part(points)?),
            ["pay", ability, points, "for", due] => {
                Move::Exchange(part(ability)?, part(points)?, part(due)?)
            }
            ["take", colour] => Move::Take(part(colour)?),
            ["draw"] => Move::Draw,
            ["sell", token] => Move::Sell(part(token)?),
            ["activate"] => Move::Activate,
            ["spend", token] => Move::Spend(part(token)?),
            ["find"] => Move::Find,
            ["gain", ability] => Move::Gain(part(ability)?),
            ["study", weapon] => Move::Study(part(weapon)?),
            ["understand", weapon] => Move::Understand(part(weapon)?),
            ["claim", weapon] => Move::Claim(part(weapon)?),
            ["lose", ability] => Move::Lose(part(ability)?),
            ["keep", card] => Move::Keep(part(card)?),
            ["keep", card, "as", "key"] => Move::KeepAsKey(part(card)?),
            ["done"] => Move::Done,
            _ => return Err(NoSuchMove),
        };
        // Each move has one spelling: `lower 01` is no move.
        if mv.to_string() == text { Ok(mv) } else { Err(NoSuchMove) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_has_one_spelling() {
        for text in [
            "explore kelm",
            "engage",
            "die pink",
            "die red at combat",
            "swap orange for green",
            "lower 2",
            "weapon ray at science",
            "pay diplomacy 4",
            "pay combat 2 for diplomacy",
            "find",
            "take white",
            "keep mata-vorr",
            "keep mata-vorr as key",
            "done",
        ] {
            assert_eq!(text.parse::<Move>().map(|it| it.to_string()), Ok(text.to_string()));
        }
        for text in ["", "Engage", "engage ", "lower 02", "lower +1", "die red at luck", "keep"] {
            assert_eq!(text.parse::<Move>(), Err(NoSuchMove), "{text}");
        }
    }
}
