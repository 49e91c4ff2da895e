//! Before the game: sitting down, standing up, and starting.

use facts::{Away, Person, Sitter, Status, Stay, Write};
use tabletop::{Seat, Seed};

use crate::draft::Draft;
use crate::objection::{Done, Objection};
use crate::state::{Access, Known, State};

impl State {
    fn in_lobby(&self) -> Done {
        match self.facts.status {
            Status::Lobby => Ok(()),
            Status::Running | Status::Finished | Status::Closed => {
                Err(Objection::conflict("error-started"))
            }
        }
    }

    pub(crate) fn only_host(&self, person: &str) -> Done {
        match self.facts.host == person {
            true => Ok(()),
            false => Err(Objection::forbidden("error-only-host")),
        }
    }

    /// A seat that is still free.
    fn free_seat(&self, seat: usize) -> Result<Seat, Objection> {
        match self.seats().named(seat)? {
            Sitter::Free => Ok(Seat(seat as u8)),
            Sitter::Person { .. } | Sitter::Bot(_) => Err(Objection::conflict("error-taken")),
        }
    }
}

impl Draft<'_> {
    /// Gives a seat to somebody. `confirms` says whether they confirm their turns; `away` is why a
    /// bot plays for somebody who did not order it.
    pub(crate) fn give(&mut self, seat: Seat, sitter: Sitter, away: Option<Away>, confirms: bool) {
        let write = Write::Seat { seat: seat.index(), sitter: sitter.clone(), away };
        self.writes.push(write);
        let facts = &mut self.state.facts;
        facts.seats[seat.index()] = sitter;
        let stay = &mut facts.stays[seat.index()];
        *stay = Stay { away, confirms, agrees: false, ..*stay };
        self.state.look_away();
        self.told = true;
    }

    /// Sits down on `seat`, or on the first free seat.
    pub(crate) fn sit(&mut self, person: &Person, seat: Option<usize>, known: Known) -> Done {
        self.in_lobby()?;
        if self.access(Some(&person.id), known, self.now)? < Access::Guest {
            return Err(Objection::forbidden("error-private"));
        }
        if self.barred.contains(&person.id) {
            return Err(Objection::forbidden("error-barred"));
        }
        if self.seats().has(&person.id) {
            return Err(Objection::conflict("error-sits-already"));
        }
        let free = || self.seats().free().map(Seat::index);
        let seat = seat.or_else(free).ok_or_else(|| Objection::conflict("error-full"))?;
        let seat = self.free_seat(seat)?;
        let (id, name) = (person.id.clone(), person.name.clone());
        let sitter = Sitter::Person { id, name, relief: None, beside: false };
        self.fill(seat, sitter, known.confirms)
    }

    /// Gives a free seat away. What the host only left for others begins when nobody is missing.
    fn fill(&mut self, seat: Seat, sitter: Sitter, confirms: bool) -> Done {
        let begins = self.is_challenge();
        self.give(seat, sitter, None, confirms);
        if begins && self.seats().free().is_none() { self.begin() } else { Ok(()) }
    }

    /// Gives a seat to somebody with this name on the device of a person who sits here or is the
    /// host.
    pub(crate) fn sit_beside(
        &mut self,
        person: &Person,
        seat: usize,
        name: String,
        known: Known,
    ) -> Done {
        self.in_lobby()?;
        if !self.seats().has(&person.id) {
            self.only_host(&person.id)?;
        }
        let seat = self.free_seat(seat)?;
        let sitter = Sitter::Person { id: person.id.clone(), name, relief: None, beside: true };
        self.fill(seat, sitter, known.confirms)
    }

    /// Frees a seat: one's own, or, for the host, any.
    pub(crate) fn free(&mut self, person: &str, seat: usize) -> Done {
        self.in_lobby()?;
        if self.seats().named(seat)?.person() != Some(person) {
            self.only_host(person)?;
        }
        self.give(Seat(seat as u8), Sitter::Free, None, false);
        Ok(())
    }

    /// Gives a free seat to a bot.
    pub(crate) fn give_to_bot(&mut self, person: &str, seat: usize, level: String) -> Done {
        self.in_lobby()?;
        self.only_host(person)?;
        match self.seats().named(seat)? {
            Sitter::Free | Sitter::Bot(_) => self.fill(Seat(seat as u8), Sitter::Bot(level), false),
            Sitter::Person { .. } => Err(Objection::conflict("error-taken")),
        }
    }

    /// The host starts the game.
    pub(crate) fn start(&mut self, person: &str) -> Done {
        self.in_lobby()?;
        self.only_host(person)?;
        if self.seats().free().is_some() {
            return Err(Objection::conflict("error-seats-free"));
        }
        self.begin()
    }

    fn begin(&mut self) -> Done {
        let facts = &self.facts;
        let seed = facts.seed.parse::<Seed>().map_err(|_| Objection::broken())?;
        let options: Vec<(&str, &str)> =
            facts.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        let players = facts.seats.len() as u8;
        let cards = self.state.cards.as_deref();
        let game = catalogue::open(&facts.game, players, &options, cards, seed);
        let game = game.map_err(|_| Objection::broken())?;
        self.writes.push(Write::Begins);
        self.state.facts.status = Status::Running;
        self.state.game = Some(game.into());
        self.state.cards = None;
        self.told = true;
        Ok(())
    }
}
