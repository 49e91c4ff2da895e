//! The card file: every card of a set with its printed values, read strictly.

use serde::{Deserialize, Serialize};
use tabletop::{CardError, CardSet, Indexed, Spanned, line_of, read_cards};

use crate::card::{Alien, Card, Colour, Module, Species, Weapon};

/// Which way an alien flies round the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Flight {
    /// Drawn on the left: clockwise, in turn order.
    Left,
    /// Drawn on the right: counter-clockwise.
    Right,
}

/// A set of alien colours, as bits: the symbols of a module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Symbols(u8);

impl Symbols {
    pub fn contains(self, colour: Colour) -> bool {
        self.0 & (1 << colour as u8) != 0
    }

    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALIEN.into_iter().filter(move |colour| self.contains(*colour))
    }
}

impl FromIterator<Colour> for Symbols {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Symbols {
        Symbols(colours.into_iter().fold(0, |bits, colour| bits | 1 << colour as u8))
    }
}

impl Serialize for Symbols {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

/// What is printed on a Matrice card that invades.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Invader {
    /// How many aliens the card counts for.
    pub aliens: u8,
    pub flight: Flight,
    /// The colour that it orders to attack.
    pub order: Colour,
    /// The number of aliens of that colour from which a station is crushed; only for Invaliens.
    pub at: Option<u8>,
}

/// All the cards of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Cards {
    /// The Matrice: aliens and Shields.
    pub matrix: Vec<Alien>,
    /// The Résistance without the hubs.
    pub resistance: Vec<Card>,
    /// The hubs, in the order in which they are handed out.
    pub hubs: Vec<Card>,
    pub shields: u8,
    invaders: [Option<Invader>; 128],
    symbols: [Symbols; 128],
}

impl Cards {
    /// What is printed on a card that is no Shield.
    pub fn invader(&self, alien: Alien) -> Invader {
        self.invaders[usize::from(alien.index())].expect("only Shields have nothing printed")
    }

    pub fn symbols(&self, module: Card) -> Symbols {
        self.symbols[usize::from(module.index())]
    }
}

/// Where the values of a line come from. It is checked and then not needed.
#[derive(Deserialize, Default, Debug)]
#[serde(deny_unknown_fields, default)]
struct Source {
    rulebook: Vec<String>,
    known: Vec<String>,
    ours: Vec<String>,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct MatrixRow {
    kind: Species,
    colour: Colour,
    aliens: Option<u8>,
    flight: Option<Flight>,
    order: Option<Colour>,
    at: Option<u8>,
    #[serde(default, rename = "source")]
    _source: Source,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct HubRow {
    number: u8,
    symbols: Vec<Colour>,
    #[serde(default, rename = "source")]
    _source: Source,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct ModuleRow {
    kind: Module,
    symbols: Vec<Colour>,
    #[serde(default, rename = "source")]
    _source: Source,
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct WeaponRow {
    kind: Weapon,
    colour: Colour,
    #[serde(default, rename = "source")]
    _source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    matrix: Vec<Spanned<MatrixRow>>,
    hubs: Vec<Spanned<HubRow>>,
    modules: Vec<Spanned<ModuleRow>>,
    weapons: Vec<Spanned<WeaponRow>>,
}

/// Builds a set row by row. An error is a sentence; the caller adds the number of the line.
struct Builder {
    cards: Cards,
}

/// The most cards in each deck: the state has room for no more.
const DECK_MAX: usize = 96;

impl Builder {
    fn new() -> Builder {
        let cards = Cards {
            matrix: Vec::new(),
            resistance: Vec::new(),
            hubs: Vec::new(),
            shields: 0,
            invaders: [None; 128],
            symbols: [Symbols::default(); 128],
        };
        Builder { cards }
    }

    fn matrix_row(&mut self, row: &MatrixRow) -> Result<(), String> {
        if row.colour == Colour::Black {
            return Err("no alien is black".into());
        }
        let alien = match row.kind {
            Species::Shield => self.shield(row)?,
            Species::Invalien | Species::Evaporalien | Species::Sabotalien => self.invader(row)?,
        };
        self.cards.matrix.push(alien);
        within(self.cards.matrix.len(), "matrix")
    }

    fn shield(&mut self, row: &MatrixRow) -> Result<Alien, String> {
        let bare = row.aliens.is_none() && row.flight.is_none() && row.order.is_none();
        if !bare || row.at.is_some() {
            return Err("a shield has no aliens, flight, order or at".into());
        }
        self.cards.shields += 1;
        let copy = 1 + self.count(|it| it.is_shield() && it.colour() == row.colour);
        Alien::shield(row.colour, copy).ok_or_else(|| "too many shields of this colour".into())
    }

    fn invader(&mut self, row: &MatrixRow) -> Result<Alien, String> {
        let copy = 1 + self.count(|it| !it.is_shield() && it.colour() == row.colour);
        let alien = Alien::invader(row.colour, copy).ok_or("too many cards of this colour")?;
        if row.kind != row.colour.species() {
            return Err(format!("{} is the colour of another kind", row.colour.word()));
        }
        let needs_at = row.kind == Species::Invalien;
        if needs_at != row.at.is_some() {
            return Err("invaliens, and only they, need `at`".into());
        }
        let invader = Invader {
            aliens: row
                .aliens
                .filter(|it| (1..=9).contains(it))
                .ok_or("`aliens` goes from 1 to 9")?,
            flight: row.flight.ok_or("`flight` is missing")?,
            order: row
                .order
                .filter(|it| *it != row.colour)
                .ok_or("`order` needs another colour")?,
            at: row.at,
        };
        self.cards.invaders[usize::from(alien.index())] = Some(invader);
        Ok(alien)
    }

    fn count(&self, which: impl Fn(&Alien) -> bool) -> u8 {
        self.cards.matrix.iter().filter(|it| which(it)).count() as u8
    }

    fn hub_row(&mut self, row: &HubRow) -> Result<(), String> {
        let hub = Card::module(Module::Hub, row.number).ok_or("`number` goes from 1 to 8")?;
        if self.cards.hubs.contains(&hub) {
            return Err("a second hub with this number".into());
        }
        self.cards.hubs.push(hub);
        self.put_symbols(hub, &row.symbols)
    }

    fn module_row(&mut self, row: &ModuleRow) -> Result<(), String> {
        if row.kind == Module::Hub {
            return Err("hubs stand in `hubs`".into());
        }
        let same = self.cards.resistance.iter().filter(|it| it.as_module() == Some(row.kind));
        let module =
            Card::module(row.kind, 1 + same.count() as u8).ok_or("too many of this kind")?;
        self.cards.resistance.push(module);
        self.put_symbols(module, &row.symbols)
    }

    fn put_symbols(&mut self, module: Card, colours: &[Colour]) -> Result<(), String> {
        if colours.contains(&Colour::Black) {
            return Err("no symbol is black".into());
        }
        self.cards.symbols[usize::from(module.index())] = colours.iter().copied().collect();
        Ok(())
    }

    fn weapon_row(&mut self, row: &WeaponRow) -> Result<(), String> {
        let first = Card::weapon(row.kind, row.colour, 1).ok_or("no such weapon")?;
        let same = self.cards.resistance.iter().filter(|it| it.face() == first.face());
        let copy = 1 + same.count() as u8;
        let card = Card::weapon(row.kind, row.colour, copy).ok_or("too many of this weapon")?;
        self.cards.resistance.push(card);
        within(self.cards.resistance.len(), "resistance")
    }

    fn finish(self) -> Result<Cards, String> {
        self.orders_stay_inside_a_kind()?;
        if self.cards.hubs.len() < 5 {
            return Err("five players need five hubs".into());
        }
        if self.cards.shields == 0 {
            return Err("the matrix needs a shield".into());
        }
        Ok(self.cards)
    }

    fn orders_stay_inside_a_kind(&self) -> Result<(), String> {
        let strays = |alien: &&Alien| {
            let order = self.cards.invaders[usize::from(alien.index())];
            order.is_some_and(|it| it.order.species() != alien.colour().species())
        };
        match self.cards.matrix.iter().find(strays) {
            Some(alien) => Err(format!("{alien} orders aliens of another kind")),
            None => Ok(()),
        }
    }
}

fn within(len: usize, deck: &str) -> Result<(), String> {
    if len <= DECK_MAX { Ok(()) } else { Err(format!("more than {DECK_MAX} cards in {deck}")) }
}

/// Calls `add` with each of `rows`; an error names the line of the first row that does not fit.
fn each<T>(
    file: &str,
    rows: &[Spanned<T>],
    mut add: impl FnMut(&T) -> Result<(), String>,
) -> Result<(), CardError> {
    rows.iter().try_for_each(|row| {
        let line = || line_of(file, row.span().start);
        add(row.get_ref()).map_err(|what| CardError { line: line(), what })
    })
}

impl CardSet for Cards {
    const BUILTIN: &'static str = include_str!("../cards.toml");

    fn parse(file: &str) -> Result<Cards, CardError> {
        let rows: CardFile = read_cards(file)?;
        let mut builder = Builder::new();
        each(file, &rows.matrix, |row| builder.matrix_row(row))?;
        each(file, &rows.hubs, |row| builder.hub_row(row))?;
        each(file, &rows.modules, |row| builder.module_row(row))?;
        each(file, &rows.weapons, |row| builder.weapon_row(row))?;
        builder.finish().map_err(|what| CardError { line: 1, what })
    }

    fn canonical(&self) -> String {
        let aliens = self.matrix.iter().map(|alien| {
            let invader = self.invaders[usize::from(alien.index())];
            format!("{alien} {invader:?}\n")
        });
        let modules =
            self.hubs.iter().chain(&self.resistance).map(|card| {
                format!("{card} {:?}\n", self.symbols(*card).iter().collect::<Vec<_>>())
            });
        aliens.chain(modules).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_holds_62_and_44_cards() {
        let cards = Cards::parse(Cards::BUILTIN).unwrap();
        assert_eq!(cards.matrix.len(), 62);
        assert_eq!(cards.resistance.len() + cards.hubs.len(), 44);
        assert_eq!(cards.shields, 8);
    }

    /// A wrong line is named, with what is wrong.
    #[test]
    fn a_wrong_card_names_its_line() {
        let spoil = conformance::spoilt::<Cards>;
        assert!(spoil("aliens = 4", "aliens = 44").contains("from 1 to 9"));
        assert!(spoil("colour = \"blue\", aliens", "colour = \"beige\", aliens").contains("beige"));
        assert!(spoil("flight = \"left\"", "flght = \"left\"").contains("flght"));
        assert!(spoil("number = 3", "number = 2").contains("second hub"));
        assert!(
            spoil("kind = \"bomb\"", "kind = \"bomb\", colour = \"red\"").contains("duplicate")
        );
    }

    #[test]
    fn other_values_have_another_hash() {
        let other = Cards::BUILTIN.replacen("aliens = 2", "aliens = 3", 1);
        let hash = |file: &str| Cards::parse(file).unwrap().hash();
        assert_ne!(hash(Cards::BUILTIN), hash(&other));
        assert_eq!(hash(Cards::BUILTIN), hash(&Cards::BUILTIN.replace("# ", "#  ")));
    }
}
