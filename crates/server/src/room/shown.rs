//! The versions of a table as each viewer counts them. What others do in secret changes nobody's
//! page: it makes none out of date, and no number tells that it happened.

use catalogue::Table;
use store::Status;
use tabletop::{Notice, SEATS_MAX, Seat, Viewer};

use super::Room;
use crate::trouble::Trouble;

/// The seats, and whoever only watches.
const VIEWERS: usize = SEATS_MAX + 1;

/// What one viewer was shown of the table's history.
#[derive(Clone, Copy, Default)]
struct Past {
    /// How many of the table's versions brought it nothing new.
    unseen: u64,
    /// The last version, as it counts, that told it something or changed what it is offered.
    settled: u64,
    /// How many moves there were when it last noticed one.
    plies: usize,
}

/// What each viewer was shown of the table's history.
#[derive(Clone, Copy, Default)]
pub(super) struct Shown([Past; VIEWERS]);

fn at(viewer: Viewer) -> usize {
    viewer.seat().map_or(SEATS_MAX, |seat| seat.index())
}

impl Shown {
    /// A table that is woken: all that was seen is settled.
    pub(super) fn of(game: Option<&dyn Table>, version: u64) -> Shown {
        let mut shown = Shown::default();
        if let Some(game) = game {
            shown.played(game, 0, version, true);
        }
        shown.0.iter_mut().for_each(|it| it.settled = version - it.unseen);
        shown
    }

    /// The moves from number `first` on have been played; `answers` says whether they were more
    /// than talk.
    pub(super) fn played(&mut self, game: &dyn Table, first: usize, version: u64, answers: bool) {
        for viewer in Viewer::all(game.players()) {
            let past = &mut self.0[at(viewer)];
            let notices = game.notices(first, viewer);
            let seen = |it: &Notice| *it != Notice::Nothing;
            past.unseen += notices.iter().filter(|it| !seen(it)).count() as u64;
            past.plies = notices.iter().rposition(seen).map_or(past.plies, |it| first + it + 1);
            if answers && notices.contains(&Notice::Concern) {
                past.settled = version - past.unseen;
            }
        }
    }

    /// Whether anybody but `seat` has noticed the last move.
    pub(super) fn noticed_by_others(&self, game: &dyn Table, seat: Seat) -> bool {
        let others = Viewer::all(game.players()).filter(|it| *it != Viewer::Seat(seat));
        others.map(|it| self.0[at(it)].plies).any(|it| it == game.plies())
    }

    /// The move number `ply`, `mv` of `seat`, is taken back: that is as visible as doing it again in
    /// `game`, where it is not done any more.
    pub(super) fn taken_back(
        &mut self,
        game: &dyn Table,
        ply: usize,
        seat: Seat,
        mv: &str,
        version: u64,
    ) {
        let last = game.plies();
        let mut again = game.at(last);
        again.play(seat, &[mv]).expect("what was taken back can be done again");
        for viewer in Viewer::all(game.players()) {
            let past = &mut self.0[at(viewer)];
            past.plies -= usize::from(ply < past.plies);
            match again.notices(last, viewer)[0] {
                Notice::Nothing => past.unseen += 1,
                Notice::Glimpse => {}
                Notice::Concern => past.settled = version - past.unseen,
            }
        }
    }
}

impl Room {
    /// The table's version as `viewer` counts: it changes only with what `viewer` is shown.
    pub(super) fn version(&self, viewer: Viewer) -> u64 {
        self.row.version - self.shown.0[at(viewer)].unseen
    }

    /// The version that changed what `viewer` knows or is offered, for the last time.
    pub(super) fn settled(&self, viewer: Viewer) -> u64 {
        self.shown.0[at(viewer)].settled
    }

    /// How many moves there were when `viewer` last noticed one; all of them when the game is
    /// over.
    pub(super) fn plies_shown(&self, viewer: Viewer) -> usize {
        match self.game.as_ref().filter(|_| self.row.status == Status::Finished) {
            Some(game) => game.plies(),
            None => self.shown.0[at(viewer)].plies,
        }
    }

    /// A page is stale when somebody's answer has changed what its reader knows or is offered;
    /// talk alone spoils nothing, and nothing that is hidden does.
    pub(super) fn check_fresh(&self, person: &str, seq: u64) -> Result<(), Trouble> {
        let viewer = self.viewer(Some(person));
        if (self.settled(viewer)..=self.version(viewer)).contains(&seq) {
            return Ok(());
        }
        Err(self.now(person, Trouble::conflict("error-stale")))
    }

    /// A refusal, with the version that its hearer could see.
    pub(super) fn now(&self, person: &str, trouble: Trouble) -> Trouble {
        trouble.at(self.version(self.viewer(Some(person))))
    }
}
