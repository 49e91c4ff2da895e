//! Every card, as data: colours, kinds, identities and the printed values.
//!
//! A card's identity says what it is (`red-cannon`, `catalyst.2`, `blue.5`), so that moves and
//! records can be read without a table. The values that an owner may correct (symbols, amounts,
//! flights, orders) stand in [`Cards`](crate::deck::Cards), read from `cards.toml`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::Indexed;

/// The eight alien colours, and black, which only weapons have.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    Red,
    Yellow,
    Green,
    Silver,
    Pink,
    Blue,
    Orange,
    Mauve,
    Black,
}

/// The three kinds of alien that invade, and the Shields that do not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Species {
    Invalien,
    Evaporalien,
    Sabotalien,
    Shield,
}

/// The three kinds of weapon.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Weapon {
    Cannon,
    Rocket,
    Bomb,
}

/// The four kinds of module.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Module {
    Catalyst,
    Modulomorph,
    Teleporter,
    /// The Centre de transport with which each station begins.
    Hub,
}

/// What a Résistance card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    Weapon(Weapon, Colour),
    Module(Module),
}

/// A Résistance card: a weapon or a module.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// A Matrice card: some aliens of one colour, or a Shield.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Alien(u8);

impl Colour {
    /// The colours of aliens.
    pub const ALIEN: [Colour; 8] = [
        Colour::Red,
        Colour::Yellow,
        Colour::Green,
        Colour::Silver,
        Colour::Pink,
        Colour::Blue,
        Colour::Orange,
        Colour::Mauve,
    ];
    /// The colours of weapons.
    pub const WEAPON: [Colour; 9] = [
        Colour::Red,
        Colour::Yellow,
        Colour::Green,
        Colour::Silver,
        Colour::Pink,
        Colour::Blue,
        Colour::Orange,
        Colour::Mauve,
        Colour::Black,
    ];

    /// The kind of alien that has this colour. The rulebook's pictures and examples show it for
    /// seven colours; green is the only one left. Black belongs to no alien; here it counts as a
    /// Shield's.
    pub fn species(self) -> Species {
        match self {
            Colour::Red | Colour::Yellow | Colour::Green => Species::Invalien,
            Colour::Silver | Colour::Pink | Colour::Blue => Species::Evaporalien,
            Colour::Orange | Colour::Mauve => Species::Sabotalien,
            Colour::Black => Species::Shield,
        }
    }

    /// Whether a weapon of this colour hits an alien of `other`; black replaces any colour.
    pub fn hits(self, other: Colour) -> bool {
        self == other || self == Colour::Black
    }
}

impl Weapon {
    pub const ALL: [Weapon; 3] = [Weapon::Cannon, Weapon::Rocket, Weapon::Bomb];
}

impl Module {
    pub const ALL: [Module; 4] =
        [Module::Catalyst, Module::Modulomorph, Module::Teleporter, Module::Hub];
}

/// The number of weapons of each kind and colour, and of modules of each kind.
const WEAPON_COPIES: u8 = 3;
const MODULE_COPIES: u8 = 8;
const WEAPONS: u8 = 27;
const FIRST_MODULE: u8 = WEAPONS * WEAPON_COPIES;

impl Card {
    /// The copy number `copy` (from 1) of a weapon; none if there are fewer copies.
    pub fn weapon(weapon: Weapon, colour: Colour, copy: u8) -> Option<Card> {
        let face = weapon as u8 * 9 + colour as u8;
        (1..=WEAPON_COPIES).contains(&copy).then(|| Card(face + (copy - 1) * WEAPONS))
    }

    /// The copy number `copy` (from 1) of a module; a hub's copy is its printed number.
    pub fn module(module: Module, copy: u8) -> Option<Card> {
        let first = FIRST_MODULE + module as u8 * MODULE_COPIES;
        (1..=MODULE_COPIES).contains(&copy).then(|| Card(first + copy - 1))
    }

    pub fn face(self) -> Face {
        match self.0.checked_sub(FIRST_MODULE) {
            None => {
                let face = self.0 % WEAPONS;
                Face::Weapon(
                    Weapon::ALL[usize::from(face / 9)],
                    Colour::WEAPON[usize::from(face % 9)],
                )
            }
            Some(at) => Face::Module(Module::ALL[usize::from(at / MODULE_COPIES)]),
        }
    }

    /// Which of the cards with the same face, from 1.
    pub fn copy(self) -> u8 {
        match self.0.checked_sub(FIRST_MODULE) {
            None => self.0 / WEAPONS + 1,
            Some(at) => at % MODULE_COPIES + 1,
        }
    }

    /// The colour of a weapon; a module has none.
    pub fn colour(self) -> Option<Colour> {
        match self.face() {
            Face::Weapon(_, colour) => Some(colour),
            Face::Module(_) => None,
        }
    }

    pub fn as_weapon(self) -> Option<Weapon> {
        match self.face() {
            Face::Weapon(weapon, _) => Some(weapon),
            Face::Module(_) => None,
        }
    }

    pub fn as_module(self) -> Option<Module> {
        match self.face() {
            Face::Weapon(..) => None,
            Face::Module(module) => Some(module),
        }
    }

    /// Whether the two can feed a Modulomorph together: they share a colour or a type.
    pub fn pairs_with(self, other: Card) -> bool {
        match (self.face(), other.face()) {
            (Face::Weapon(kind, colour), Face::Weapon(other_kind, other_colour)) => {
                kind == other_kind || colour == other_colour
            }
            // Modules are one type and have no colour.
            (Face::Module(_), Face::Module(_)) => true,
            (Face::Weapon(..), Face::Module(_)) | (Face::Module(_), Face::Weapon(..)) => false,
        }
    }
}

const ALIENS_A_COLOUR: u8 = 16;
const FIRST_SHIELD: u8 = 12;

impl Alien {
    /// The copy number `copy` (from 1) of the invading aliens of a colour.
    pub fn invader(colour: Colour, copy: u8) -> Option<Alien> {
        let fits = (1..=FIRST_SHIELD).contains(&copy) && colour != Colour::Black;
        fits.then(|| Alien(colour as u8 * ALIENS_A_COLOUR + copy - 1))
    }

    /// The copy number `copy` (from 1) of the Shields of a colour.
    pub fn shield(colour: Colour, copy: u8) -> Option<Alien> {
        let fits = (1..=ALIENS_A_COLOUR - FIRST_SHIELD).contains(&copy) && colour != Colour::Black;
        fits.then(|| Alien(colour as u8 * ALIENS_A_COLOUR + FIRST_SHIELD + copy - 1))
    }

    pub fn colour(self) -> Colour {
        Colour::ALIEN[usize::from(self.0 / ALIENS_A_COLOUR)]
    }

    pub fn species(self) -> Species {
        if self.is_shield() { Species::Shield } else { self.colour().species() }
    }

    pub fn is_shield(self) -> bool {
        FIRST_SHIELD <= self.0 % ALIENS_A_COLOUR
    }

    /// Which of the cards of its colour and kind, from 1.
    pub fn copy(self) -> u8 {
        let at = self.0 % ALIENS_A_COLOUR;
        at.checked_sub(FIRST_SHIELD).unwrap_or(at) + 1
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

impl Indexed for Alien {
    type Bits = u128;

    fn index(self) -> u8 {
        self.0
    }
    fn from_index(index: u8) -> Alien {
        Alien(index)
    }
}

impl Colour {
    /// The word in identities, moves and card files.
    pub fn word(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Yellow => "yellow",
            Colour::Green => "green",
            Colour::Silver => "silver",
            Colour::Pink => "pink",
            Colour::Blue => "blue",
            Colour::Orange => "orange",
            Colour::Mauve => "mauve",
            Colour::Black => "black",
        }
    }
}

impl Weapon {
    /// The word in identities, moves and card files.
    pub fn word(self) -> &'static str {
        match self {
            Weapon::Cannon => "cannon",
            Weapon::Rocket => "rocket",
            Weapon::Bomb => "bomb",
        }
    }
}

impl Module {
    /// The word in identities, moves and card files.
    pub fn word(self) -> &'static str {
        match self {
            Module::Catalyst => "catalyst",
            Module::Modulomorph => "modulomorph",
            Module::Teleporter => "teleporter",
            Module::Hub => "hub",
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.face(), self.copy()) {
            (Face::Weapon(kind, colour), 1) => write!(f, "{}-{}", colour.word(), kind.word()),
            (Face::Weapon(kind, colour), copy) => {
                write!(f, "{}-{}.{copy}", colour.word(), kind.word())
            }
            (Face::Module(module), copy) => write!(f, "{}.{copy}", module.word()),
        }
    }
}

impl fmt::Display for Alien {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let colour = self.colour().word();
        match (self.is_shield(), self.copy()) {
            (false, copy) => write!(f, "{colour}.{copy}"),
            (true, 1) => write!(f, "{colour}-shield"),
            (true, copy) => write!(f, "{colour}-shield.{copy}"),
        }
    }
}

/// A text that names no card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchCard;

/// The one of `all` that has this word.
fn named<T: Copy>(all: &[T], word: fn(T) -> &'static str, text: &str) -> Result<T, NoSuchCard> {
    all.iter().copied().find(|it| word(*it) == text).ok_or(NoSuchCard)
}

/// Splits `name.2` into its two parts; a name alone is the first copy.
fn name_and_copy(text: &str) -> Result<(&str, u8), NoSuchCard> {
    match text.split_once('.') {
        None => Ok((text, 1)),
        Some((name, copy)) => Ok((name, copy.parse().map_err(|_| NoSuchCard)?)),
    }
}

impl FromStr for Colour {
    type Err = NoSuchCard;

    fn from_str(text: &str) -> Result<Colour, NoSuchCard> {
        named(&Colour::WEAPON, Colour::word, text)
    }
}

impl FromStr for Card {
    type Err = NoSuchCard;

    fn from_str(text: &str) -> Result<Card, NoSuchCard> {
        let (name, copy) = name_and_copy(text)?;
        let card = match name.split_once('-') {
            None => Card::module(named(&Module::ALL, Module::word, name)?, copy),
            Some((colour, kind)) => {
                Card::weapon(named(&Weapon::ALL, Weapon::word, kind)?, colour.parse()?, copy)
            }
        };
        card.filter(|it| it.to_string() == text).ok_or(NoSuchCard)
    }
}

impl FromStr for Alien {
    type Err = NoSuchCard;

    fn from_str(text: &str) -> Result<Alien, NoSuchCard> {
        let (name, copy) = name_and_copy(text)?;
        let alien = match name.strip_suffix("-shield") {
            None => Alien::invader(name.parse()?, copy),
            Some(colour) => Alien::shield(colour.parse()?, copy),
        };
        alien.filter(|it| it.to_string() == text).ok_or(NoSuchCard)
    }
}

/// Cards print and travel as their names.
macro_rules! by_name {
    ($($card:ty),+) => {$(
        impl fmt::Debug for $card {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }
        impl Serialize for $card {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }
    )+};
}
by_name!(Card, Alien);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_parses_back() {
        let weapons = Weapon::ALL.iter().flat_map(|weapon| {
            let cards = Colour::WEAPON.iter().map(|colour| Card::weapon(*weapon, *colour, 2));
            cards.flatten().collect::<Vec<_>>()
        });
        let modules = Module::ALL.iter().filter_map(|module| Card::module(*module, 8));
        for card in weapons.chain(modules) {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for colour in Colour::ALIEN {
            for alien in
                [Alien::invader(colour, 12), Alien::shield(colour, 1)].into_iter().flatten()
            {
                assert_eq!(alien.to_string().parse(), Ok(alien));
            }
        }
    }

    #[test]
    fn a_name_has_one_spelling() {
        assert_eq!("red-cannon.1".parse::<Card>(), Err(NoSuchCard));
        assert_eq!("catalyst".parse::<Card>(), Err(NoSuchCard));
        assert_eq!("black.1".parse::<Alien>(), Err(NoSuchCard));
        assert_eq!("red-cannon.9".parse::<Card>(), Err(NoSuchCard));
    }

    /// The three pairs that the rulebook gives as examples.
    #[test]
    fn a_pair_shares_a_colour_or_a_type() {
        let card = |name: &str| name.parse::<Card>().expect("the test names a card");
        assert!(card("red-bomb").pairs_with(card("blue-bomb")));
        assert!(card("yellow-bomb").pairs_with(card("yellow-cannon")));
        assert!(card("catalyst.1").pairs_with(card("teleporter.2")));
        assert!(!card("catalyst.1").pairs_with(card("red-bomb")));
        assert!(!card("red-rocket").pairs_with(card("blue-bomb")));
    }
}
