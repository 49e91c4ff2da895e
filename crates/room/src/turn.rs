//! Confirming the end of a turn.

use tabletop::{Seat, SeatSet};

use crate::objection::Objection;
use crate::shown::PageSeen;
use crate::state::{State, Unconfirmed};

impl State {
    /// After an answer: decides whether everybody waits until its player confirms. They wait as
    /// long as the answer can be taken back, unless several were asked together: somebody who
    /// answers in secret, at the same time as others, keeps nobody waiting.
    pub(crate) fn hold_turn(&mut self) {
        self.unconfirmed = self.unconfirmed_now();
    }

    /// After the move number `ply` was taken back: the turn before it had been confirmed, or that move
    /// could not have been made. A turn that waits goes on waiting if an earlier move is gone.
    pub(crate) fn hold_turn_without(&mut self, ply: usize) {
        let plies = self.plies();
        let waits = |it: &Unconfirmed| it.plies == plies + 1 && ply < plies;
        self.unconfirmed = self.unconfirmed.filter(waits).map(|it| Unconfirmed { plies, ..it });
    }

    /// Whether a turn that would wait has been confirmed.
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

    /// The seat whose turn is over and waits for its confirmation.
    pub fn pondering(&self) -> Option<Seat> {
        let waits = |it: &Unconfirmed| it.plies == self.plies() && self.seats().confirms(it.seat);
        self.unconfirmed.filter(waits).map(|it| it.seat)
    }

    /// A person confirms their turn.
    pub(crate) fn confirm(&mut self, person: &str, page: PageSeen) -> Result<(), Objection> {
        let seat = self.player(person)?;
        self.check_fresh(person, page)?;
        if self.pondering() != Some(seat) {
            return Err(self.now(person, Objection::conflict("error-not-asked")));
        }
        self.unconfirmed = None;
        self.look_away();
        Ok(())
    }

    /// Refuses an answer while another seat's turn waits to be confirmed.
    pub(crate) fn check_confirmed(&self, person: &str, seat: Seat) -> Result<(), Objection> {
        match self.pondering() {
            Some(other) if other != seat => {
                Err(self.now(person, Objection::conflict("error-unconfirmed")))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Sets whether a person confirms their turns. The store has it already.
    pub(crate) fn set_confirms(&mut self, person: &str, confirms: bool) {
        let seats: Vec<Seat> = self.seats().of_person(person).collect();
        for seat in seats {
            self.facts.stays[seat.index()].confirms = confirms;
        }
        self.hold_turn();
    }
}
