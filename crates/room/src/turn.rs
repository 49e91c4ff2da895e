//! Confirming the end of a turn. Whether a turn waits is settled when it is over and is remembered with
//! the table, so that every server knows it, whatever its player then wishes for at another table.

use tabletop::{Seat, SeatSet};

use crate::objection::Objection;
use crate::shown::PageSeen;
use crate::state::{State, Unconfirmed};

impl State {
    /// After an answer: decides whether everybody waits until its player confirms. They wait as
    /// long as the answer can be taken back, unless several were asked together: somebody who
    /// answers in secret, at the same time as others, keeps nobody waiting.
    pub(crate) fn hold_turn(&mut self) {
        self.unconfirmed = self
            .last_turn()
            .filter(|it| self.is_held(*it))
            .map(|seat| Unconfirmed { seat, plies: self.plies() });
    }

    /// After the move number `ply` was taken back: the turn before it had been confirmed, or that move
    /// could not have been made. A turn that waits goes on waiting if an earlier move is gone.
    pub(crate) fn hold_turn_without(&mut self, ply: usize) {
        let plies = self.plies();
        let waits = |it: &Unconfirmed| it.plies == plies + 1 && ply < plies;
        self.unconfirmed = self.unconfirmed.filter(waits).map(|it| Unconfirmed { plies, ..it });
    }

    /// Whose turn the last move was.
    pub(crate) fn last_turn(&self) -> Option<Seat> {
        let game = self.game.as_ref()?;
        Some(game.entry(game.plies().checked_sub(1)?).0)
    }

    fn is_held(&self, seat: Seat) -> bool {
        let Some(game) = self.game.as_ref() else { return false };
        let asked = game.to_act();
        let passed = self.seats().confirms(seat) && !asked.is_empty() && !asked.contains(seat);
        let alone = || game.at(game.plies() - 1).to_act() == SeatSet::only(seat);
        passed && self.undoable(seat).is_some() && alone()
    }

    /// The seat whose turn is over and waits for its confirmation.
    pub fn pondering(&self) -> Option<Seat> {
        let waits =
            |it: &Unconfirmed| it.plies == self.plies() && self.seats().players().contains(it.seat);
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

    /// Sets whether a person confirms their turns. The store has it already. It holds at once for
    /// their turn that has just ended.
    pub(crate) fn set_confirms(&mut self, person: &str, confirms: bool) {
        let seats: Vec<Seat> = self.seats().of_person(person).collect();
        for seat in &seats {
            self.facts.stays[seat.index()].confirms = confirms;
        }
        if self.last_turn().is_some_and(|it| seats.contains(&it)) {
            self.hold_turn();
        }
    }
}
