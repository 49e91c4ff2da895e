//! Going back to the start of a turn, and the word that ends it.

use tabletop::{Seat, SeatSet, Viewer};
use web::turn::Turn;

use super::Room;
use crate::trouble::Trouble;

/// A turn that is played and waits for the word of the one who played it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Unconfirmed {
    seat: Seat,
    /// How many moves there were then.
    plies: usize,
}

impl Room {
    /// Takes back every move of a person's turn that may be taken back.
    pub(crate) async fn restart_turn(&mut self, person: &str, seq: u64) -> Result<u64, Trouble> {
        let seat = self.player(person)?;
        self.check_fresh(person, seq)?;
        if self.undoable(seat).is_none() {
            return Err(self.now(person, Trouble::conflict("error-undo")));
        }
        while let Some(ply) = self.undoable(seat) {
            self.step_back(ply).await?;
        }
        self.tell();
        Ok(self.version(Viewer::Seat(seat)))
    }

    /// The word of the one whose turn waits for it.
    pub(crate) fn confirm(&mut self, person: &str, seq: u64) -> Result<u64, Trouble> {
        let seat = self.player(person)?;
        self.check_fresh(person, seq)?;
        if self.pondering() != Some(seat) {
            return Err(self.now(person, Trouble::conflict("error-not-asked")));
        }
        self.set_confirmed();
        self.look_away();
        self.tell();
        Ok(self.version(Viewer::Seat(seat)))
    }

    /// After an answer: whether all wait for a word of the one who gave it. They do while it can
    /// be taken back, where nobody was asked together with that one: who answers in secret, at
    /// the same time as others, keeps nobody waiting.
    pub(super) fn hold_turn(&mut self) {
        self.unconfirmed = self.unconfirmed_now();
    }

    /// Whether the word was said that ends the turn.
    pub(super) fn is_confirmed(&self) -> bool {
        self.unconfirmed.is_none() && self.unconfirmed_now().is_some()
    }

    pub(super) fn set_confirmed(&mut self) {
        self.unconfirmed = None;
    }

    fn unconfirmed_now(&self) -> Option<Unconfirmed> {
        let game = self.game.as_ref()?;
        let plies = game.plies();
        let last = plies.checked_sub(1)?;
        let (seat, asked) = (game.entry(last).0, game.to_act());
        let passed = self.confirms(seat) && !asked.is_empty() && !asked.contains(seat);
        let alone = || game.at(last).to_act() == SeatSet::only(seat);
        (passed && self.undoable(seat).is_some() && alone()).then_some(Unconfirmed { seat, plies })
    }

    /// The seat whose turn is played and waits for its word.
    pub(super) fn pondering(&self) -> Option<Seat> {
        let waits = |it: &Unconfirmed| it.plies == self.plies() && self.confirms(it.seat);
        self.unconfirmed.filter(waits).map(|it| it.seat)
    }

    /// Whether the one in a seat, who plays it, ends turns with a word.
    fn confirms(&self, seat: Seat) -> bool {
        let sitter = &self.row.seats[seat.index()];
        let plays = sitter.person().is_some() && sitter.bot().is_none();
        plays && self.row.stays[seat.index()].confirms
    }

    /// Who must answer now that no turn waits for a word.
    pub(super) fn check_confirmed(&self, person: &str, seat: Seat) -> Result<(), Trouble> {
        match self.pondering() {
            Some(other) if other != seat => {
                Err(self.now(person, Trouble::conflict("error-unconfirmed")))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// A person ends their turns with a word from now on, or no longer: the store knows already.
    pub(crate) fn set_confirms(&mut self, person: &str, confirms: bool) {
        let seats: Vec<Seat> = self.seats_of(person).collect();
        for seat in seats {
            self.row.stays[seat.index()].confirms = confirms;
        }
        self.hold_turn();
        self.tell();
    }

    /// What a page says of the viewer's turn.
    pub(super) fn turn(&self, viewer: Viewer) -> Turn {
        let unconfirmed = self.pondering();
        let Some(seat) = viewer.seat() else { return Turn { unconfirmed, ..Turn::default() } };
        let game = self.game.as_ref().filter(|it| !it.to_act().is_empty());
        let Some(game) = game else { return Turn::default() };
        let (left, stop) = game.undo_line(seat);
        let own = |it: &usize| game.entry(*it).0 == seat;
        let played = (0..game.plies()).any(|it| own(&it));
        Turn {
            back: (left..game.plies()).filter(own).count(),
            stop: played.then_some(stop),
            unconfirmed,
            confirms: (1 < self.row.seats.len()).then(|| self.confirms(seat)),
        }
    }
}
