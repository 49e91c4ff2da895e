//! Moments at which somebody may interrupt: they pass by themselves, always after the same time,
//! so that nobody learns from the time what the other could have done.

use std::time::Duration;

use store::{Sitter, Status};
use tabletop::Seat;
use web::beside::Lapse;

use super::Room;
use crate::trouble::Trouble;

/// How many times longer who asks for time may think.
const HELD: u32 = 10;

impl Room {
    /// What holds when `seat` lets this moment pass. Among bots nobody counts the seconds, and a
    /// person may think as long as they like.
    pub(super) fn lapse(&self, seat: Seat) -> Option<String> {
        let game = self.game.as_ref()?;
        let others = |it: &&Sitter| it.bot().is_none();
        let company = 1 < self.row.seats.iter().filter(others).count();
        game.lapse(seat).filter(|_| company)
    }

    /// The same for the page.
    pub(super) fn lapse_shown(&self, seat: Seat) -> Option<Lapse> {
        let running = self.row.status == Status::Running && self.pondering().is_none();
        let seconds = self.patience().as_secs();
        self.lapse(seat).filter(|_| running).map(|_| Lapse { seconds, held: self.is_held() })
    }

    /// How long the moment lasts.
    pub(super) fn patience(&self) -> Duration {
        if self.is_held() { self.config.window * HELD } else { self.config.window }
    }

    /// Whether the one who may interrupt has asked for time.
    pub(super) fn is_held(&self) -> bool {
        self.held == Some(self.answered)
    }

    /// Gives a person more time at a moment that would pass. Everybody may see that they think.
    pub(crate) fn hold(&mut self, person: &str) -> Result<(), Trouble> {
        let seat = self.player(person)?;
        if self.row.status != Status::Running || self.lapse(seat).is_none() {
            return Err(self.now(person, Trouble::conflict("error-not-asked")));
        }
        self.held = Some(self.answered);
        self.tell();
        Ok(())
    }
}
