//! Looking back over a game.

use catalogue::Table;
use tabletop::{Seat, Viewer};

use crate::objection::Objection;
use crate::shown::PageSeen;
use crate::state::State;

/// A position for which somebody wants a hint.
pub struct HintQuestion {
    pub game: Box<dyn Table>,
    pub seat: Seat,
    pub settled: u64,
}

impl State {
    /// The game, if it has begun and can be shown.
    pub fn whole(&self) -> Result<&dyn Table, Objection> {
        self.game().ok_or_else(|| Objection::conflict("error-not-started"))
    }

    /// The number of moves, as far as `viewer` may know.
    pub fn known(&self, viewer: Viewer) -> Result<usize, Objection> {
        let game = self.whole()?;
        Ok(if self.is_over() { game.plies() } else { self.plies_shown(viewer) })
    }

    /// Through whose eyes a person looks back. While the game runs, everybody may look only through
    /// their own.
    pub fn looks_by(
        &self,
        person: Option<&str>,
        wanted: Option<Viewer>,
    ) -> Result<Viewer, Objection> {
        let own = self.viewer(person);
        match wanted {
            Some(Viewer::Seat(seat)) if self.seats().count() <= seat.index() => {
                Err(Objection::senseless("error-no-such-seat"))
            }
            Some(viewer) if self.is_over() || viewer == own => Ok(viewer),
            Some(_) => Err(Objection::forbidden("error-replay-running")),
            None => Ok(own),
        }
    }

    /// The position for which a person wants a hint; they must be asked something.
    pub fn question(&self, person: &str, page: PageSeen) -> Result<HintQuestion, Objection> {
        let seat = self.player(person)?;
        self.check_fresh(person, page)?;
        if !self.hints_allowed() {
            return Err(self.now(person, Objection::conflict("error-no-hints")));
        }
        self.check_confirmed(person, seat)?;
        let game = self.game().ok_or_else(Objection::broken)?;
        match game.legal_moves(seat).len() {
            0 => Err(self.now(person, Objection::conflict("error-not-asked"))),
            1 => Err(self.now(person, Objection::conflict("error-no-choice"))),
            _ => Ok(HintQuestion {
                game: game.at(game.plies()),
                seat,
                settled: self.settled(Viewer::Seat(seat)),
            }),
        }
    }

    /// The seat of a person, if their decisions can be reviewed now.
    pub fn reviewed(&self, person: &str) -> Result<Seat, Objection> {
        let seat = self.seat_of(person).ok_or_else(|| Objection::forbidden("error-no-seat"))?;
        match self.game.is_some() && self.is_over() {
            true => Ok(seat),
            false => Err(Objection::conflict("error-review-running")),
        }
    }
}
