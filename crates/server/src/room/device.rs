//! Several people on one device: what one of them sees is covered before the device goes to
//! another.

use store::{Sitter, Status};
use tabletop::{Seat, SeatSet};

use super::Room;
use crate::trouble::Trouble;

impl Room {
    /// Every seat of a person: more than one where others play on their device.
    pub(super) fn seats_of<'a>(&'a self, person: &'a str) -> impl Iterator<Item = Seat> + 'a {
        let mine = |it: &(usize, &Sitter)| it.1.person() == Some(person);
        self.row.seats.iter().enumerate().filter(mine).map(|(at, _)| Seat(at as u8))
    }

    /// Whether a person has a seat here.
    pub(super) fn sits_at(&self, person: &str) -> bool {
        self.seats_of(person).next().is_some()
    }

    /// The seat of a person: of several, the one that looks at the device now.
    pub(super) fn seat_of(&self, person: &str) -> Option<Seat> {
        let mut seats = self.seats_of(person);
        let first = seats.next()?;
        match (seats.next(), self.eyes.get(person)) {
            (None, _) => Some(first),
            (Some(_), Some(seat)) => Some(*seat),
            // A game that is over hides nothing, and one that has not begun neither.
            (Some(_), None) => (self.row.status != Status::Running).then_some(first),
        }
    }

    /// Why somebody cannot play.
    pub(super) fn no_seat(&self, person: &str) -> Trouble {
        Trouble::forbidden(if self.sits_at(person) { "error-covered" } else { "error-no-seat" })
    }

    /// To whom the device of a person must be passed on, and who else plays there.
    pub(super) fn passed_to(&self, person: &str) -> Option<(Seat, Vec<Seat>)> {
        if self.seat_of(person).is_some() {
            return None;
        }
        let mut seats: Vec<Seat> = self.seats_of(person).collect();
        let asked = seats.iter().position(|it| self.is_asked(*it)).unwrap_or_default();
        (!seats.is_empty()).then(|| (seats.remove(asked), seats))
    }

    /// Who of those at the device of a person is asked, if the one who looks at it is not.
    pub(super) fn pass_on(&self, person: &str) -> Option<Seat> {
        let looks = self.seat_of(person).filter(|it| !self.is_asked(*it))?;
        let running = self.row.status == Status::Running;
        self.seats_of(person).find(|it| *it != looks && running && self.is_asked(*it))
    }

    /// Who decides now: whom the game asks, or the one whose turn waits for their word.
    pub(super) fn asked(&self) -> SeatSet {
        let by_game = || self.game.as_ref().map(|it| it.to_act()).unwrap_or_default();
        self.pondering().map_or_else(by_game, SeatSet::only)
    }

    /// For whom the table waits: who decides, or those whose word a bot waits for.
    pub(super) fn waits_for(&self) -> SeatSet {
        let awaited: SeatSet = self.people().iter().filter(|it| self.is_awaited(*it)).collect();
        if awaited.is_empty() { self.asked() } else { awaited }
    }

    /// Whether a person, and no bot, decides for this seat now, or says what a bot waits for.
    pub(super) fn is_asked(&self, seat: Seat) -> bool {
        let asked = self.asked().contains(seat) || self.is_awaited(seat);
        asked && self.row.seats[seat.index()].bot().is_none()
    }

    /// Whether a bot that is asked waits for a word of this seat.
    fn is_awaited(&self, seat: Seat) -> bool {
        let asked = self.asked().iter().filter(|it| self.row.seats[it.index()].bot().is_some());
        let game = self.game.as_deref();
        game.is_some_and(|game| { asked }.any(|it| game.awaited(it).contains(seat)))
    }

    /// Covers what was seen on a device when somebody else who plays there is asked.
    pub(super) fn look_away(&mut self) {
        let must = |person: &String, seat: &Seat| {
            !self.is_asked(*seat) && self.seats_of(person).any(|it| self.is_asked(it))
        };
        let eyes = self.eyes.iter().filter(|(person, seat)| !must(person, seat));
        self.eyes = eyes.map(|(person, seat)| (person.clone(), *seat)).collect();
    }

    /// The device was passed on: from here on it shows what this seat sees.
    pub(crate) fn uncover(&mut self, person: &str, seat: usize) -> Result<(), Trouble> {
        if self.sitter(seat)?.person() != Some(person) {
            return Err(Trouble::forbidden("error-no-seat"));
        }
        self.eyes.insert(person.to_string(), Seat(seat as u8));
        self.tell();
        Ok(())
    }

    /// Covers what is seen on the device of a person, before it is passed on.
    pub(crate) fn cover(&mut self, person: &str) -> Result<(), Trouble> {
        self.eyes.remove(person);
        self.tell();
        Ok(())
    }
}
