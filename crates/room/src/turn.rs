//! The word that ends a turn.

use tabletop::{Seat, SeatSet};

use crate::objection::Objection;
use crate::request::Page;
use crate::state::State;

/// A turn that is played and waits for the word of the one who played it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Unconfirmed {
    seat: Seat,
    /// How many moves there were then.
    plies: usize,
}

impl State {
    /// After an answer: whether all wait for a word of the one who gave it. They do while it can be
    /// taken back, where nobody was asked together with that one: who answers in secret, at the same
    /// time as others, keeps nobody waiting.
    pub(crate) fn hold_turn(&mut self) {
        self.unconfirmed = self.unconfirmed_now();
    }

    /// Whether the word was said that ends the turn.
    pub(crate) fn is_confirmed(&self) -> bool {
        self.unconfirmed.is_none() && self.unconfirmed_now().is_some()
    }

    fn unconfirmed_now(&self) -> Option<Unconfirmed> {
        let game = self.game.as_ref()?;
        let plies = game.plies();
        let last = plies.checked_sub(1)?;
        let (seat, asked) = (game.entry(last).0, game.to_act());
        let passed = self.seats().confirms(seat) && !asked.is_empty() && !asked.contains(seat);
        let alone = || game.at(last).to_act() == SeatSet::only(seat);
        (passed && self.undoable(seat).is_some() && alone()).then_some(Unconfirmed { seat, plies })
    }

    /// The seat whose turn is played and waits for its word.
    pub fn pondering(&self) -> Option<Seat> {
        let waits = |it: &Unconfirmed| it.plies == self.plies() && self.seats().confirms(it.seat);
        self.unconfirmed.filter(waits).map(|it| it.seat)
    }

    /// The word of the one whose turn waits for it.
    pub(crate) fn confirm(&mut self, person: &str, page: Page) -> Result<(), Objection> {
        let seat = self.player(person)?;
        self.check_fresh(person, page)?;
        if self.pondering() != Some(seat) {
            return Err(self.now(person, Objection::conflict("error-not-asked")));
        }
        self.unconfirmed = None;
        self.look_away();
        Ok(())
    }

    /// Who must answer now that no turn waits for a word.
    pub(crate) fn check_confirmed(&self, person: &str, seat: Seat) -> Result<(), Objection> {
        match self.pondering() {
            Some(other) if other != seat => {
                Err(self.now(person, Objection::conflict("error-unconfirmed")))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// A person ends their turns with a word from now on, or no longer: the store knows already.
    pub(crate) fn set_confirms(&mut self, person: &str, confirms: bool) {
        let seats: Vec<Seat> = self.seats().of_person(person).collect();
        for seat in seats {
            self.facts.stays[seat.index()].confirms = confirms;
        }
        self.hold_turn();
    }
}
