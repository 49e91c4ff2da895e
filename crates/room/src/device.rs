//! Several people on one device. What one of them sees is covered before the device goes to
//! another.

use facts::Sitter;
use tabletop::{Seat, SeatSet, Viewer};

use crate::objection::Objection;
use crate::state::State;

impl State {
    /// The seat of a person; if several play on their device, the seat that looks at it now.
    pub fn seat_of(&self, person: &str) -> Option<Seat> {
        let mut seats = self.seats().of_person(person);
        let first = seats.next()?;
        match (seats.next(), self.eyes.get(person)) {
            (None, _) => Some(first),
            (Some(_), Some(seat)) => Some(*seat),
            // A game that is over, or has not begun, hides nothing.
            (Some(_), None) => (!self.is_running()).then_some(first),
        }
    }

    /// Through whose eyes a person sees the table.
    pub fn viewer(&self, person: Option<&str>) -> Viewer {
        person.and_then(|it| self.seat_of(it)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Why somebody cannot play.
    pub(crate) fn no_seat(&self, person: &str) -> Objection {
        let covered = self.seats().has(person);
        Objection::forbidden(if covered { "error-covered" } else { "error-no-seat" })
    }

    /// To whom the device of a person must be passed on, and who else plays there.
    pub fn passed_to(&self, person: &str) -> Option<(Seat, Vec<Seat>)> {
        if self.seat_of(person).is_some() {
            return None;
        }
        let mut seats: Vec<Seat> = self.seats().of_person(person).collect();
        let asked = seats.iter().position(|it| self.is_asked(*it)).unwrap_or_default();
        (!seats.is_empty()).then(|| (seats.remove(asked), seats))
    }

    /// The seat at the device of a person that is asked, if the one that looks at the device is
    /// not.
    pub fn pass_on(&self, person: &str) -> Option<Seat> {
        let looks = self.seat_of(person).filter(|it| !self.is_asked(*it))?;
        let others = |it: &Seat| *it != looks && self.is_running() && self.is_asked(*it);
        self.seats().of_person(person).find(others)
    }

    /// For whom the table waits: the seats that are asked, or those whose word a bot waits for.
    pub fn waits_for(&self) -> SeatSet {
        let players = self.seats().players();
        let awaited: SeatSet = players.iter().filter(|it| self.is_awaited(*it)).collect();
        if awaited.is_empty() { self.asked() } else { awaited }
    }

    /// Whether this seat, played by a person and not by a bot, is asked now or has a word that a
    /// bot waits for.
    pub fn is_asked(&self, seat: Seat) -> bool {
        let asked = self.asked().contains(seat) || self.is_awaited(seat);
        asked && self.seats().bot(seat).is_none()
    }

    /// Whether a bot that is asked waits for a word of this seat.
    fn is_awaited(&self, seat: Seat) -> bool {
        let mut asked = self.asked().iter().filter(|it| self.seats().bot(*it).is_some());
        self.game().is_some_and(|game| asked.any(|it| game.awaited(it).contains(seat)))
    }

    /// Covers a device when somebody else who plays there is asked.
    pub(crate) fn look_away(&mut self) {
        let must = |person: &str, seat: Seat| {
            !self.is_asked(seat) && self.seats().of_person(person).any(|it| self.is_asked(it))
        };
        let covered = self.eyes.iter().filter(|(person, seat)| must(person, **seat));
        let covered: Vec<String> = covered.map(|it| it.0.clone()).collect();
        for person in covered {
            self.eyes.remove(&person);
        }
    }

    /// The device was passed on; from now on it shows what this seat sees.
    pub(crate) fn uncover(&mut self, person: &str, seat: usize) -> Result<(), Objection> {
        match self.seats().named(seat)? {
            Sitter::Person { id, .. } if id == person => {
                self.eyes.insert(person.to_string(), Seat(seat as u8));
                Ok(())
            }
            Sitter::Person { .. } | Sitter::Bot(_) | Sitter::Free => {
                Err(Objection::forbidden("error-no-seat"))
            }
        }
    }

    /// Covers the device of a person before it is passed on.
    pub(crate) fn cover(&mut self, person: &str) {
        self.eyes.remove(person);
    }
}
