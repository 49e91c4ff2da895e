//! What happened while somebody was away: from the last move that they saw, until they move again
//! or say that they have seen it.

use maud::Markup;
use tabletop::{Seat, Viewer};
use web::since::Since;
use web::table::{self, Board};

use super::Room;
use crate::asker::Asker;
use crate::trouble::Trouble;

impl Room {
    /// A person opens a page of the table: what they have not seen yet is to be told.
    pub(crate) async fn arrive(&mut self, person: &str) -> Result<(), Trouble> {
        let Some(seat) = self.seat_of(person).filter(|_| !self.here.contains_key(person)) else {
            return Ok(());
        };
        let now = self.plies_shown(Viewer::Seat(seat));
        let seen = self.seen(seat).await?;
        if let Some(seen) = seen.filter(|it| *it < now) {
            self.since.entry(seat).or_insert(seen);
        }
        if seen != Some(now) {
            self.store.set_look(&self.row.id, seat.index(), now).await?;
        }
        Ok(())
    }

    /// Up to which move the one in `seat` has seen the table, if they have at all.
    async fn seen(&self, seat: Seat) -> Result<Option<usize>, Trouble> {
        let look = self.store.look(&self.row.id, seat.index()).await?;
        Ok(look.max(self.answers.get(&seat).copied()))
    }

    /// A person closed their last page of the table: so far they have seen it.
    pub(super) async fn remember_look(&self, person: &str) {
        let Some(seat) = self.seat_of(person) else { return };
        let now = self.plies_shown(Viewer::Seat(seat));
        if let Err(error) = self.store.set_look(&self.row.id, seat.index(), now).await {
            tracing::error!(%error, table = self.row.id, "a look is not kept");
        }
    }

    /// The person in `seat` has answered: nothing is new to them.
    pub(super) fn answered_by_person(&mut self, seat: Seat) {
        self.since.remove(&seat);
        self.given.remove(&seat);
        self.answers.insert(seat, self.plies());
    }

    /// A person says that they have seen what happened.
    pub(crate) fn have_seen(&mut self, person: &str) -> Result<(), Trouble> {
        let seat = self.seat_of(person).ok_or_else(|| self.no_seat(person))?;
        self.since.remove(&seat);
        self.tell();
        Ok(())
    }

    /// How many moves the one in `seat` has not seen.
    pub(super) async fn unseen_moves(&self, seat: Seat) -> Result<usize, Trouble> {
        let now = self.plies_shown(Viewer::Seat(seat));
        let open = self.since.get(&seat).copied();
        let seen = open.map_or(self.seen(seat).await?, Some);
        Ok(seen.map_or(0, |it| now.saturating_sub(it)))
    }

    /// After which line of the log something is new to the viewer.
    pub(super) fn new_from(&self, asker: &Asker, viewer: Viewer) -> Option<Since> {
        let from = *self.since.get(&viewer.seat()?)?;
        let mut lines = 0;
        let count = |_: &table::Frame<'_>, board: &Board| {
            lines = board.earlier + board.log.len();
            Markup::default()
        };
        self.drawn_at(asker, viewer, from, count).ok()?;
        Some(Since { lines })
    }
}
