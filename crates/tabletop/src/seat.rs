//! Seats, sets of seats, and who is looking.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// The most seats that any game has.
pub const SEATS_MAX: usize = 5;

/// A player's place at the table, counted from 0 in turn order; in text `A`, `B`, ...
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The place as an index, from 0.
    pub fn index(self) -> usize {
        self.0.into()
    }

    /// The seats of a table with `players` players, in turn order.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players).map(Seat)
    }

    /// The next seat in turn order, to the left; after the last comes the first.
    pub fn next(self, players: u8) -> Seat {
        Seat((self.0 + 1) % players)
    }

    /// The previous seat in turn order, to the right; before the first comes the last.
    pub fn previous(self, players: u8) -> Seat {
        Seat((self.0 + players - 1) % players)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'A' + self.0))
    }
}

/// The error for a text that is no seat; seats are `A` to `E`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadSeat;

impl FromStr for Seat {
    type Err = BadSeat;

    fn from_str(text: &str) -> Result<Seat, BadSeat> {
        match text.as_bytes() {
            [letter @ b'A'..=b'E'] => Ok(Seat(letter - b'A')),
            _ => Err(BadSeat),
        }
    }
}

/// A set of seats, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    pub const EMPTY: SeatSet = SeatSet(0);

    /// All seats of a table with `players` players.
    pub fn all(players: u8) -> SeatSet {
        SeatSet((1 << players) - 1)
    }

    pub fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    pub fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// The seats of the set, in turn order from seat `A`.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(8).filter(move |seat| self.contains(*seat))
    }

    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

/// One value for each seat of a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct BySeat<T>(ArrayVec<T, SEATS_MAX>);

impl<T> BySeat<T> {
    pub fn new(players: u8, value: impl FnMut(Seat) -> T) -> BySeat<T> {
        BySeat(Seat::all(players).map(value).collect())
    }

    pub fn players(&self) -> u8 {
        self.0.len() as u8
    }

    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.0.iter().enumerate().map(|(at, it)| (Seat(at as u8), it))
    }

    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        self.0.iter_mut().enumerate().map(|(at, it)| (Seat(at as u8), it))
    }

    pub fn values(&self) -> impl Iterator<Item = &T> {
        self.0.iter()
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// Who is looking: a player, or somebody without a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    Seat(Seat),
    Spectator,
}

impl Viewer {
    /// All viewers of a table with `players` players.
    pub fn all(players: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// The viewer's own seat, if it has one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}
