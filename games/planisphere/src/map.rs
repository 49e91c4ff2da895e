//! The planisphere: 200 squares, what lies in each, and the parts of the world that the rules name.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

/// Rows of squares, from north to south (PL 1.2).
pub const LATITUDES: u8 = 10;
/// Columns of squares, from west to east.
pub const LONGITUDES: u8 = 20;
/// Squares of the board.
pub const SQUARES: u8 = LATITUDES * LONGITUDES;

/// One of the 200 squares. Its text is latitude and longitude as the dice give them: `4-11`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square at a latitude from 1 (north) to 10 and a longitude from 1 (west) to 20.
    pub const fn at(latitude: u8, longitude: u8) -> Option<Square> {
        let inside =
            0 < latitude && latitude <= LATITUDES && 0 < longitude && longitude <= LONGITUDES;
        if inside { Some(Square((latitude - 1) * LONGITUDES + longitude - 1)) } else { None }
    }

    /// Every square, row by row.
    pub fn all() -> impl Iterator<Item = Square> + Clone {
        (0..SQUARES).map(Square)
    }

    /// What the ten-sided die shows, from 1 in the north.
    pub fn latitude(self) -> u8 {
        self.0 / LONGITUDES + 1
    }

    /// What the twenty-sided die shows, from 1 in the west.
    pub fn longitude(self) -> u8 {
        self.0 % LONGITUDES + 1
    }

    /// Row by row from 0.
    pub fn index(self) -> usize {
        self.0.into()
    }

    /// The neighbour in a direction; none beyond the edge of the board (PL 1.3).
    pub fn toward(self, heading: Heading, wrap: bool) -> Option<Square> {
        let (down, right) = heading.step();
        let longitude = self.longitude().wrapping_add_signed(right);
        let longitude = match longitude {
            0 if wrap => LONGITUDES,
            it if wrap && LONGITUDES < it => 1,
            it => it,
        };
        Square::at(self.latitude().wrapping_add_signed(down), longitude)
    }

    /// Orthogonal steps from here to `other` (PL 1.3).
    pub fn distance(self, other: Square, wrap: bool) -> u8 {
        let across = self.longitude().abs_diff(other.longitude());
        let across = if wrap { across.min(LONGITUDES - across) } else { across };
        self.latitude().abs_diff(other.latitude()) + across
    }

    /// The main direction of a move from here to `other`: along the longer of its two legs, east or
    /// west if they are equal; none if it does not move (PL 4.6).
    pub fn heading_to(self, other: Square, wrap: bool) -> Option<Heading> {
        let down = i16::from(other.latitude()) - i16::from(self.latitude());
        let mut right = i16::from(other.longitude()) - i16::from(self.longitude());
        let round = i16::from(LONGITUDES);
        if wrap && round < 2 * right.abs() {
            right -= round * right.signum();
        }
        match (down, right) {
            (0, 0) => None,
            _ if down.abs() <= right.abs() => {
                Some(if 0 < right { Heading::East } else { Heading::West })
            }
            _ => Some(if 0 < down { Heading::South } else { Heading::North }),
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.latitude(), self.longitude())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchSquare;

impl FromStr for Square {
    type Err = NoSuchSquare;

    fn from_str(text: &str) -> Result<Square, NoSuchSquare> {
        let (latitude, longitude) = text.split_once('-').ok_or(NoSuchSquare)?;
        let number = |it: &str| it.parse::<u8>().map_err(|_| NoSuchSquare);
        let square = Square::at(number(latitude)?, number(longitude)?).ok_or(NoSuchSquare)?;
        if square.to_string() == text { Ok(square) } else { Err(NoSuchSquare) }
    }
}

impl Serialize for Square {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// A direction on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Heading {
    North,
    East,
    South,
    West,
}

impl Heading {
    /// In the order in which a landing looks for ground: above, right, below, left (PL 3.5).
    pub const ALL: [Heading; 4] = [Heading::North, Heading::East, Heading::South, Heading::West];

    /// The number of rows down and columns right.
    fn step(self) -> (i8, i8) {
        match self {
            Heading::North => (-1, 0),
            Heading::East => (0, 1),
            Heading::South => (1, 0),
            Heading::West => (0, -1),
        }
    }

    #[must_use]
    pub fn opposite(self) -> Heading {
        match self {
            Heading::North => Heading::South,
            Heading::East => Heading::West,
            Heading::South => Heading::North,
            Heading::West => Heading::East,
        }
    }
}

/// The five terrains.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Terrain {
    /// Blue.
    Ocean,
    /// Yellow.
    Desert,
    /// Green.
    Forest,
    /// Brown.
    Mountain,
    /// White.
    Ice,
}

impl Terrain {
    pub const ALL: [Terrain; 5] =
        [Terrain::Ocean, Terrain::Desert, Terrain::Forest, Terrain::Mountain, Terrain::Ice];

    /// The word in card files and messages.
    pub fn word(self) -> &'static str {
        match self {
            Terrain::Ocean => "ocean",
            Terrain::Desert => "desert",
            Terrain::Forest => "forest",
            Terrain::Mountain => "mountain",
            Terrain::Ice => "ice",
        }
    }

    /// The letter in the table of the map.
    pub fn letter(self) -> char {
        match self {
            Terrain::Ocean => 'O',
            Terrain::Desert => 'D',
            Terrain::Forest => 'F',
            Terrain::Mountain => 'M',
            Terrain::Ice => 'I',
        }
    }
}

/// A set of squares, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Squares([u64; 4]);

impl Squares {
    pub const EMPTY: Squares = Squares([0; 4]);
    /// The whole board.
    pub const ALL: Squares = Squares([u64::MAX, u64::MAX, u64::MAX, 0xFF]);
    const FIRST_COLUMN: Squares = Squares::column(1);
    const LAST_COLUMN: Squares = Squares::column(LONGITUDES);

    const fn column(longitude: u8) -> Squares {
        let mut squares = Squares::EMPTY;
        let mut latitude = 1;
        while latitude <= LATITUDES {
            squares = squares.with(latitude, longitude);
            latitude += 1;
        }
        squares
    }

    const fn with(mut self, latitude: u8, longitude: u8) -> Squares {
        let at = (latitude - 1) as usize * LONGITUDES as usize + longitude as usize - 1;
        self.0[at / 64] |= 1 << (at % 64);
        self
    }

    const fn of(list: &[(u8, u8)]) -> Squares {
        let mut squares = Squares::EMPTY;
        let mut at = 0;
        while at < list.len() {
            squares = squares.with(list[at].0, list[at].1);
            at += 1;
        }
        squares
    }

    pub fn only(square: Square) -> Squares {
        let mut squares = Squares::EMPTY;
        squares.insert(square);
        squares
    }

    pub fn contains(&self, square: Square) -> bool {
        self.0[square.index() / 64] & (1 << (square.index() % 64)) != 0
    }

    pub fn insert(&mut self, square: Square) {
        self.0[square.index() / 64] |= 1 << (square.index() % 64);
    }

    pub fn is_empty(&self) -> bool {
        *self == Squares::EMPTY
    }

    pub fn len(&self) -> usize {
        self.0.iter().map(|it| it.count_ones() as usize).sum()
    }

    #[must_use]
    pub fn union(self, other: Squares) -> Squares {
        self.with_each(other, |own, other| own | other)
    }

    #[must_use]
    pub fn intersection(self, other: Squares) -> Squares {
        self.with_each(other, |own, other| own & other)
    }

    #[must_use]
    pub fn minus(self, other: Squares) -> Squares {
        self.with_each(other, |own, other| own & !other)
    }

    fn with_each(self, other: Squares, op: impl Fn(u64, u64) -> u64) -> Squares {
        Squares(std::array::from_fn(|at| op(self.0[at], other.0[at])))
    }

    /// Every square moved forward by `by` places, row by row; those beyond the end are lost.
    fn later(self, by: u32) -> Squares {
        let carried = |at: usize| at.checked_sub(1).map_or(0, |it| self.0[it] >> (64 - by));
        Squares(std::array::from_fn(|at| self.0[at] << by | carried(at))).intersection(Squares::ALL)
    }

    fn earlier(self, by: u32) -> Squares {
        let carried = |at: usize| self.0.get(at + 1).map_or(0, |it| it << (64 - by));
        Squares(std::array::from_fn(|at| self.0[at] >> by | carried(at)))
    }

    fn beside(self, wrap: bool) -> Squares {
        let columns = u32::from(LONGITUDES);
        let east = self.minus(Squares::LAST_COLUMN).later(1);
        let west = self.minus(Squares::FIRST_COLUMN).earlier(1);
        let sides = east.union(west);
        if !wrap {
            return sides;
        }
        let round = self.intersection(Squares::LAST_COLUMN).earlier(columns - 1);
        let back = self.intersection(Squares::FIRST_COLUMN).later(columns - 1);
        sides.union(round).union(back)
    }

    fn above_and_below(self) -> Squares {
        let columns = u32::from(LONGITUDES);
        self.later(columns).union(self.earlier(columns))
    }

    /// The squares one orthogonal step from any of these (PL 1.3).
    #[must_use]
    pub fn neighbours(self, wrap: bool) -> Squares {
        self.beside(wrap).union(self.above_and_below())
    }

    /// The squares one diagonal step from any of these.
    #[must_use]
    pub fn diagonals(self, wrap: bool) -> Squares {
        self.beside(wrap).above_and_below()
    }

    /// Row by row.
    pub fn iter(self) -> impl ExactSizeIterator<Item = Square> + Clone {
        let (mut left, mut word) = (self.0, 0);
        (0..self.len()).map(move |_| {
            while left[word] == 0 {
                word += 1;
            }
            let bit = left[word].trailing_zeros() as u8;
            left[word] &= left[word] - 1;
            Square(word as u8 * 64 + bit)
        })
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        let mut set = Squares::EMPTY;
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Squares {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

/// How a unit moves.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Gait {
    /// Steps at most.
    pub steps: i8,
    /// Squares that it does not enter.
    pub barred: Squares,
    /// Squares on which it may not stop.
    pub unfit: Squares,
    /// Squares from which it may not go on.
    pub ends: Squares,
    pub diagonal: bool,
    pub wrap: bool,
}

impl Gait {
    /// The squares that it reaches from `start`, without `start` itself (PL 4.2 and 4.3).
    pub fn reach(&self, start: Square) -> Squares {
        let here = Squares::only(start);
        let (mut seen, mut edge) = (here, here);
        for _ in 0..self.steps {
            edge = self.one_step(edge).minus(self.barred).minus(seen);
            seen = seen.union(edge);
            edge = edge.minus(self.ends);
        }
        seen.minus(self.unfit).minus(here)
    }

    /// PL 1.3: steps are orthogonal, unless an event makes them diagonal.
    fn one_step(&self, from: Squares) -> Squares {
        if self.diagonal { from.diagonals(self.wrap) } else { from.neighbours(self.wrap) }
    }
}

/// The most steps for which ways on the printed map are worked out beforehand.
const STEPS_MAX: usize = 3;
/// Ways for each terrain, flying or not, with the map round or not.
const KINDS: usize = 5 * 2 * 2;

/// Where units can go on the printed map. Every move asks for it, so it is worked out once.
static WAYS: LazyLock<Vec<Squares>> = LazyLock::new(|| {
    let ways = |kind: usize, steps: usize| {
        Square::all().map(move |it| on_printed(kind).with_steps(steps as i8 + 1).reach(it))
    };
    (0..KINDS).flat_map(|kind| (0..STEPS_MAX).flat_map(move |steps| ways(kind, steps))).collect()
});

fn on_printed(kind: usize) -> Gait {
    let unfit = Lands::PRINTED.with(Terrain::ALL[kind / 4]);
    let barred = if kind & 2 == 0 { unfit } else { Squares::EMPTY };
    let ends = Squares::EMPTY;
    Gait { steps: 0, barred, unfit, ends, diagonal: false, wrap: kind & 1 == 1 }
}

impl Gait {
    fn with_steps(self, steps: i8) -> Gait {
        Gait { steps, ..self }
    }
}

/// Where a unit that may not enter `ter` can go from `start` on the printed map.
pub fn printed_reach(start: Square, ter: Terrain, flies: bool, steps: i8, wrap: bool) -> Squares {
    let kind = ter as usize * 4 + usize::from(flies) * 2 + usize::from(wrap);
    match usize::try_from(steps) {
        Ok(0) | Err(_) => Squares::EMPTY,
        Ok(steps) if steps <= STEPS_MAX => {
            WAYS[(kind * STEPS_MAX + steps - 1) * usize::from(SQUARES) + start.index()]
        }
        Ok(_) => on_printed(kind).with_steps(steps).reach(start),
    }
}

/// The terrains of all squares: for each terrain, the squares that contain it, even a little.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lands([Squares; 5]);

/// The printed map, a row for each latitude: O ocean, D desert, F forest, M mountain, I ice.
const MAP: [&str; LATITUDES as usize] = [
    "OI OI OI OI I I I I I OI OI OI OI OI OI I OI OI OI OI",
    "OI FM FM F FI OF OF OI OI OM OFM F F FM F F FI FM MI OM",
    "O O O OM F F OF O O OF FM F FM D DM DM DF OF O O",
    "O O O OD DM OF O O O D D D D DM FM FM OF OM O O",
    "O O O O OF OF OF OF O OF DF DF DM O OF OF OF O O O",
    "O O O O O OM FM F O O OF F OF O O OF OF OF OM O",
    "O O O O O O DM OF O O OD DF OF O O O OD D OF O",
    "O O O O O OM ODM O O O O O O O O O O O OF OM",
    "O O O O O OI OI O O OI OI OI OI OI OI OI OI OI OI O",
    "I I I I I I I OI I I I I I I I I I I I OI",
];

impl Lands {
    /// The map as it is printed.
    pub const PRINTED: Lands = Lands::read();

    const fn read() -> Lands {
        let mut lands = [Squares::EMPTY; 5];
        let mut row = 0;
        while row < MAP.len() {
            let (letters, mut at, mut longitude) = (MAP[row].as_bytes(), 0, 1);
            while at < letters.len() {
                match letters[at] {
                    b' ' => longitude += 1,
                    letter => {
                        let terrain = Lands::place(letter);
                        lands[terrain] = lands[terrain].with(row as u8 + 1, longitude);
                    }
                }
                at += 1;
            }
            assert!(longitude == LONGITUDES);
            row += 1;
        }
        Lands(lands)
    }

    const fn place(letter: u8) -> usize {
        match letter {
            b'O' => Terrain::Ocean as usize,
            b'D' => Terrain::Desert as usize,
            b'F' => Terrain::Forest as usize,
            b'M' => Terrain::Mountain as usize,
            b'I' => Terrain::Ice as usize,
            _ => panic!("the map has five letters"),
        }
    }

    /// The squares that contain `terrain`.
    pub fn with(&self, terrain: Terrain) -> Squares {
        self.0[terrain as usize]
    }

    /// PL 9.11: the squares in whose ground a unit can burrow.
    pub(crate) fn soft(&self) -> Squares {
        self.with(Terrain::Mountain).union(self.with(Terrain::Desert))
    }

    /// The terrains of a square.
    pub fn at(&self, square: Square) -> impl Iterator<Item = Terrain> + '_ {
        Terrain::ALL.into_iter().filter(move |it| self.with(*it).contains(square))
    }

    /// Turns one terrain into another wherever it is.
    pub fn turn(&mut self, from: Terrain, into: Terrain) {
        let turned = std::mem::take(&mut self.0[from as usize]);
        self.0[into as usize] = self.with(into).union(turned);
    }

    /// Makes these squares contain only `terrain`.
    pub fn cover(&mut self, squares: Squares, terrain: Terrain) {
        self.0.iter_mut().for_each(|it| *it = it.minus(squares));
        self.0[terrain as usize] = self.with(terrain).union(squares);
    }
}

/// A part of the world that an event names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Region {
    UsWest,
    NorthAfrica,
    Ussr,
    Atlantic,
    SouthAfrica,
    India,
    Mexico,
    CentralAmerica,
    Europe,
    Japan,
}

impl Region {
    pub const ALL: [Region; 10] = [
        Region::UsWest,
        Region::NorthAfrica,
        Region::Ussr,
        Region::Atlantic,
        Region::SouthAfrica,
        Region::India,
        Region::Mexico,
        Region::CentralAmerica,
        Region::Europe,
        Region::Japan,
    ];

    /// The word in messages.
    pub fn word(self) -> &'static str {
        match self {
            Region::UsWest => "us-west",
            Region::NorthAfrica => "north-africa",
            Region::Ussr => "ussr",
            Region::Atlantic => "atlantic",
            Region::SouthAfrica => "south-africa",
            Region::India => "india",
            Region::Mexico => "mexico",
            Region::CentralAmerica => "central-america",
            Region::Europe => "europe",
            Region::Japan => "japan",
        }
    }

    pub fn squares(self) -> Squares {
        match self {
            Region::UsWest => US_WEST,
            Region::NorthAfrica => NORTH_AFRICA,
            Region::Ussr => USSR,
            Region::Atlantic => ATLANTIC,
            Region::SouthAfrica => SOUTH_AFRICA,
            Region::India => INDIA,
            Region::Mexico => MEXICO,
            Region::CentralAmerica => CENTRAL_AMERICA,
            Region::Europe => EUROPE,
            Region::Japan => JAPAN,
        }
    }
}

const US_WEST: Squares = Squares::of(&[(3, 4), (4, 4)]);
const NORTH_AFRICA: Squares = Squares::of(&[(4, 10), (4, 11), (4, 12)]);
const USSR: Squares = Squares::of(&[
    (2, 12),
    (2, 13),
    (2, 14),
    (2, 15),
    (2, 16),
    (2, 17),
    (2, 18),
    (2, 19),
    (2, 20),
    (3, 13),
    (3, 14),
]);
const ATLANTIC: Squares = Squares::of(&[
    (2, 9),
    (3, 8),
    (3, 9),
    (4, 7),
    (4, 8),
    (4, 9),
    (5, 9),
    (6, 9),
    (6, 10),
    (7, 9),
    (7, 10),
    (8, 8),
    (8, 9),
    (8, 10),
    (8, 11),
    (9, 8),
    (9, 9),
]);
const SOUTH_AFRICA: Squares = Squares::of(&[(7, 11), (7, 12), (7, 13)]);
const INDIA: Squares = Squares::of(&[(4, 15), (5, 15)]);
const MEXICO: Squares = Squares::of(&[(4, 5), (5, 5)]);
const CENTRAL_AMERICA: Squares = Squares::of(&[(5, 5), (5, 6)]);
const EUROPE: Squares = Squares::of(&[(2, 10), (2, 11), (3, 10), (3, 11), (3, 12)]);
const JAPAN: Squares = Squares::of(&[(3, 18), (4, 18)]);

/// One of the seven continents.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Continent {
    NorthAmerica,
    SouthAmerica,
    Europe,
    Africa,
    Asia,
    Oceania,
    Antarctica,
}

impl Continent {
    pub const ALL: [Continent; 7] = [
        Continent::NorthAmerica,
        Continent::SouthAmerica,
        Continent::Europe,
        Continent::Africa,
        Continent::Asia,
        Continent::Oceania,
        Continent::Antarctica,
    ];

    /// The word in moves and messages.
    pub fn word(self) -> &'static str {
        match self {
            Continent::NorthAmerica => "north-america",
            Continent::SouthAmerica => "south-america",
            Continent::Europe => "europe",
            Continent::Africa => "africa",
            Continent::Asia => "asia",
            Continent::Oceania => "oceania",
            Continent::Antarctica => "antarctica",
        }
    }

    pub fn squares(self) -> Squares {
        match self {
            Continent::NorthAmerica => CONTINENTS[0],
            Continent::SouthAmerica => CONTINENTS[1],
            Continent::Europe => CONTINENTS[2],
            Continent::Africa => CONTINENTS[3],
            Continent::Asia => CONTINENTS[4],
            Continent::Oceania => CONTINENTS[5],
            Continent::Antarctica => CONTINENTS[6],
        }
    }
}

/// In the order of [`Continent::ALL`].
const CONTINENTS: [Squares; 7] = [
    Squares::of(&[
        (1, 4),
        (1, 5),
        (1, 6),
        (1, 7),
        (1, 8),
        (1, 9),
        (2, 2),
        (2, 3),
        (2, 4),
        (2, 5),
        (2, 6),
        (2, 7),
        (2, 8),
        (3, 4),
        (3, 5),
        (3, 6),
        (3, 7),
        (4, 4),
        (4, 5),
        (4, 6),
        (5, 5),
        (5, 6),
    ]),
    Squares::of(&[(5, 7), (5, 8), (6, 6), (6, 7), (6, 8), (7, 7), (7, 8), (8, 6), (8, 7)]),
    Squares::of(&[(2, 10), (2, 11), (2, 12), (2, 13), (3, 10), (3, 11), (3, 12)]),
    Squares::of(&[
        (4, 10),
        (4, 11),
        (4, 12),
        (5, 10),
        (5, 11),
        (5, 12),
        (5, 13),
        (6, 11),
        (6, 12),
        (6, 13),
        (7, 11),
        (7, 12),
        (7, 13),
    ]),
    Squares::of(&[
        (1, 16),
        (2, 14),
        (2, 15),
        (2, 16),
        (2, 17),
        (2, 18),
        (2, 19),
        (2, 20),
        (3, 13),
        (3, 14),
        (3, 15),
        (3, 16),
        (3, 17),
        (3, 18),
        (4, 13),
        (4, 14),
        (4, 15),
        (4, 16),
        (4, 17),
        (4, 18),
        (5, 15),
        (5, 16),
        (5, 17),
        (6, 16),
        (6, 17),
    ]),
    Squares::of(&[(6, 18), (6, 19), (7, 17), (7, 18), (7, 19), (8, 19), (8, 20)]),
    Squares::of(&[
        (10, 1),
        (10, 2),
        (10, 3),
        (10, 4),
        (10, 5),
        (10, 6),
        (10, 7),
        (10, 8),
        (10, 9),
        (10, 10),
        (10, 11),
        (10, 12),
        (10, 13),
        (10, 14),
        (10, 15),
        (10, 16),
        (10, 17),
        (10, 18),
        (10, 19),
        (10, 20),
    ]),
];

/// The terrains of a square as letters, in the order of [`Terrain::ALL`]: `OFM`.
pub fn letters(lands: &Lands, square: Square) -> String {
    lands.at(square).map(Terrain::letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_square_is_written_as_the_dice_give_it() {
        let square: Square = "4-11".parse().unwrap();
        assert_eq!((square.latitude(), square.longitude()), (4, 11));
        for text in ["0-1", "11-1", "1-21", "04-1", "4", "4-11-", "-4-1", "+4-1"] {
            assert_eq!(text.parse::<Square>(), Err(NoSuchSquare), "{text}");
        }
    }

    /// Steps, sets of steps and distances agree, with and without going round the world.
    #[test]
    fn steps_and_distances_agree() {
        for wrap in [false, true] {
            for square in Square::all() {
                let steps: Squares =
                    Heading::ALL.iter().filter_map(|it| square.toward(*it, wrap)).collect();
                assert_eq!(Squares::only(square).neighbours(wrap), steps, "{square}");
                for other in Square::all() {
                    let near = square.distance(other, wrap) == 1;
                    assert_eq!(near, steps.contains(other), "{square} {other}");
                }
                let corners: Squares = [Heading::North, Heading::South]
                    .iter()
                    .filter_map(|it| square.toward(*it, wrap))
                    .flat_map(|it| [Heading::East, Heading::West].map(|way| it.toward(way, wrap)))
                    .flatten()
                    .collect();
                assert_eq!(Squares::only(square).diagonals(wrap), corners, "{square}");
            }
        }
    }

    /// PL 1.2: the number of squares of each terrain on the corrected map.
    #[test]
    fn the_map_counts() {
        let count = |terrain| Lands::PRINTED.with(terrain).len();
        assert_eq!(Terrain::ALL.map(count), [138, 20, 50, 26, 58]);
        let land = [Terrain::Desert, Terrain::Forest, Terrain::Mountain, Terrain::Ice];
        let land = land.map(|it| Lands::PRINTED.with(it)).into_iter().reduce(Squares::union);
        assert_eq!(Squares::ALL.minus(land.unwrap()).len(), 70);
        assert!(Square::all().all(|it| Lands::PRINTED.at(it).next().is_some()));
        assert_eq!(letters(&Lands::PRINTED, Square::at(2, 11).unwrap()), "OFM");
    }

    /// PL 1.2: Greenland is in North America, not in the Atlantic.
    #[test]
    fn the_world_is_divided() {
        let greenland = Square::at(2, 8).unwrap();
        assert!(Continent::NorthAmerica.squares().contains(greenland));
        assert!(!Region::Atlantic.squares().contains(greenland));
        let sizes = Region::ALL.map(|it| it.squares().len());
        assert_eq!(sizes, [2, 3, 11, 17, 3, 2, 2, 2, 5, 2]);
        assert_eq!(Continent::ALL.map(|it| it.squares().len()), [22, 9, 7, 13, 25, 7, 20]);
        let all = Continent::ALL.map(Continent::squares).into_iter().reduce(Squares::union);
        assert_eq!(all.unwrap().len(), 103, "no square lies on two continents");
    }

    /// Ways that were worked out beforehand are those that a walk finds.
    #[test]
    fn ways_are_known_beforehand() {
        for (at, ter) in Terrain::ALL.into_iter().enumerate() {
            for (flies, wrap) in [(false, false), (false, true), (true, false), (true, true)] {
                let kind = at * 4 + usize::from(flies) * 2 + usize::from(wrap);
                for (steps, start) in (0..5).flat_map(|it| Square::all().map(move |at| (it, at))) {
                    let walked = on_printed(kind).with_steps(steps).reach(start);
                    assert_eq!(printed_reach(start, ter, flies, steps, wrap), walked, "{start}");
                }
            }
        }
    }

    #[test]
    fn the_heading_is_the_longer_way() {
        let at = |it: &str| it.parse::<Square>().unwrap();
        assert_eq!(at("4-4").heading_to(at("5-6"), false), Some(Heading::East));
        assert_eq!(at("4-4").heading_to(at("2-3"), false), Some(Heading::North));
        assert_eq!(at("4-4").heading_to(at("5-3"), false), Some(Heading::West));
        assert_eq!(at("4-20").heading_to(at("4-1"), true), Some(Heading::East));
        assert_eq!(at("4-20").heading_to(at("4-1"), false), Some(Heading::West));
        assert_eq!(at("4-4").heading_to(at("4-4"), false), None);
    }
}
