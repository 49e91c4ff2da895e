//! Every card, as data: peoples, identities, traits and the powers of special boxes.
//!
//! A card's identity is its people and its copy (`tripods.1`), so that moves and records can be
//! read without a table; the values stand in [`Cards`](crate::deck::Cards), read from `cards.toml`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::Indexed;

/// The 24 peoples.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum People {
    Tripods,
    LittleGreens,
    Amazons,
    Queen,
    Pods,
    Jelly,
    Scouts,
    Colossus,
    IceThing,
    Brains,
    Lianas,
    Ants,
    Mantises,
    Gillmen,
    Hexapod,
    Jellyfish,
    Mutants,
    Fanatics,
    Monoliths,
    Raptor,
    Selenites,
    Spectres,
    Vestals,
    Androids,
}

impl People {
    pub const ALL: [People; 24] = [
        People::Tripods,
        People::LittleGreens,
        People::Amazons,
        People::Queen,
        People::Pods,
        People::Jelly,
        People::Scouts,
        People::Colossus,
        People::IceThing,
        People::Brains,
        People::Lianas,
        People::Ants,
        People::Mantises,
        People::Gillmen,
        People::Hexapod,
        People::Jellyfish,
        People::Mutants,
        People::Fanatics,
        People::Monoliths,
        People::Raptor,
        People::Selenites,
        People::Spectres,
        People::Vestals,
        People::Androids,
    ];

    /// The word in identities, moves, card files and messages.
    pub fn word(self) -> &'static str {
        match self {
            People::Tripods => "tripods",
            People::LittleGreens => "little-greens",
            People::Amazons => "amazons",
            People::Queen => "queen",
            People::Pods => "pods",
            People::Jelly => "jelly",
            People::Scouts => "scouts",
            People::Colossus => "colossus",
            People::IceThing => "ice-thing",
            People::Brains => "brains",
            People::Lianas => "lianas",
            People::Ants => "ants",
            People::Mantises => "mantises",
            People::Gillmen => "gillmen",
            People::Hexapod => "hexapod",
            People::Jellyfish => "jellyfish",
            People::Mutants => "mutants",
            People::Fanatics => "fanatics",
            People::Monoliths => "monoliths",
            People::Raptor => "raptor",
            People::Selenites => "selenites",
            People::Spectres => "spectres",
            People::Vestals => "vestals",
            People::Androids => "androids",
        }
    }
}

impl FromStr for People {
    type Err = NoSuchCard;

    fn from_str(text: &str) -> Result<People, NoSuchCard> {
        People::ALL.into_iter().find(|it| it.word() == text).ok_or(NoSuchCard)
    }
}

/// A card, in a hand or as a unit on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// The most copies of a people, and so the most cards of all.
pub const COPIES_MAX: u8 = 5;
pub const CARDS_MAX: usize = 120;

impl Card {
    /// The copy number `copy` (from 1) of a people; none if there are fewer copies.
    pub fn new(people: People, copy: u8) -> Option<Card> {
        (1..=COPIES_MAX).contains(&copy).then(|| Card(people as u8 * COPIES_MAX + copy - 1))
    }

    pub fn people(self) -> People {
        People::ALL[usize::from(self.0 / COPIES_MAX)]
    }

    /// Which of the cards of its people, from 1.
    pub fn copy(self) -> u8 {
        self.0 % COPIES_MAX + 1
    }

    /// Its place in tables of all cards.
    pub(crate) fn slot(self) -> usize {
        self.0.into()
    }
}

impl Indexed for Card {
    type Bits = u128;

    fn index(self) -> u8 {
        self.0
    }
    fn from_index(index: u8) -> Card {
        Card(index)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.people().word(), self.copy())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchCard;

impl FromStr for Card {
    type Err = NoSuchCard;

    fn from_str(text: &str) -> Result<Card, NoSuchCard> {
        let (people, copy) = text.split_once('.').ok_or(NoSuchCard)?;
        let copy = copy.parse().map_err(|_| NoSuchCard)?;
        let card = Card::new(people.parse()?, copy).ok_or(NoSuchCard)?;
        if card.to_string() == text { Ok(card) } else { Err(NoSuchCard) }
    }
}

impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// The sex of a unit; machines and some other peoples have none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sex {
    Male,
    Female,
}

/// What several peoples have in common.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Trait {
    /// Cannot be taken over (PL 8.1).
    Machine,
    /// May fly over its forbidden terrain, but not stop there (PL 8.2).
    Flying,
    /// Lives in the sea; an event throws it ashore (PL 8.3).
    Marine,
    /// May take over an enemy instead of attacking it (PL 8.4).
    Control,
    /// May sacrifice itself with an enemy of its square (PL 8.5).
    Martyr,
    /// Strikes first, even when it defends (PL 8.6).
    Swift,
}

/// What a special box says, apart from traits and bonuses of the ground.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Power {
    /// Its shot has +1 force into forest (PL 9.1).
    Ray,
    /// +1 ATT beside another friend of its people (PL 9.2).
    Pack,
    /// Takes over males only (PL 9.3).
    Charm,
    /// May reproduce where it destroys (PL 9.4).
    Duplication,
    /// +1 ATT for each contact victory, at most 2 (PL 9.5).
    Absorption,
    /// Weakness: never counter-attacks (PL 9.6).
    Amorphous,
    /// Weakness: paralysed after a contact equality (PL 9.7).
    Overheating,
    /// Weakness: shots against it have +1 force (PL 9.8).
    Fire,
    /// An enemy that attacks it on an ocean square has -1 ATT (PL 9.9).
    Grip,
    /// Shots against it have -1 force (PL 9.10).
    Shield,
    /// Cannot be shot at on a mountain or desert square (PL 9.11).
    Burrowing,
    /// Cannot be shot at (PL 9.12).
    Invisible,
    /// Enemies in its square have -1 DEF (PL 9.13).
    Infiltration,
}

impl Trait {
    pub const ALL: [Trait; 6] =
        [Trait::Machine, Trait::Flying, Trait::Marine, Trait::Control, Trait::Martyr, Trait::Swift];

    /// The word in card files and messages.
    pub fn word(self) -> &'static str {
        match self {
            Trait::Machine => "machine",
            Trait::Flying => "flying",
            Trait::Marine => "marine",
            Trait::Control => "control",
            Trait::Martyr => "martyr",
            Trait::Swift => "swift",
        }
    }
}

impl Power {
    pub const ALL: [Power; 13] = [
        Power::Ray,
        Power::Pack,
        Power::Charm,
        Power::Duplication,
        Power::Absorption,
        Power::Amorphous,
        Power::Overheating,
        Power::Fire,
        Power::Grip,
        Power::Shield,
        Power::Burrowing,
        Power::Invisible,
        Power::Infiltration,
    ];

    /// The word in card files and messages.
    pub fn word(self) -> &'static str {
        match self {
            Power::Ray => "ray",
            Power::Pack => "pack",
            Power::Charm => "charm",
            Power::Duplication => "duplication",
            Power::Absorption => "absorption",
            Power::Amorphous => "amorphous",
            Power::Overheating => "overheating",
            Power::Fire => "fire",
            Power::Grip => "grip",
            Power::Shield => "shield",
            Power::Burrowing => "burrowing",
            Power::Invisible => "invisible",
            Power::Infiltration => "infiltration",
        }
    }

    /// Whether it is a drawback (PL 8.7).
    pub fn is_weakness(self) -> bool {
        matches!(self, Power::Amorphous | Power::Overheating | Power::Fire)
    }
}

impl Indexed for Trait {
    type Bits = u128;

    fn index(self) -> u8 {
        self as u8
    }
    fn from_index(index: u8) -> Trait {
        Trait::ALL[usize::from(index)]
    }
}

impl Indexed for Power {
    type Bits = u128;

    fn index(self) -> u8 {
        self as u8
    }
    fn from_index(index: u8) -> Power {
        Power::ALL[usize::from(index)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_has_a_name() {
        for index in 0..CARDS_MAX as u8 {
            let card = Card::from_index(index);
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(Card::new(card.people(), card.copy()), Some(card));
        }
        for text in ["tripods", "tripods.0", "tripods.6", "tripods.01", "martians.1"] {
            assert_eq!(text.parse::<Card>(), Err(NoSuchCard), "{text}");
        }
    }
}
