//! The versions of a table as each viewer counts them. What others do in secret changes nobody's
//! page: no page gets out of date, and no number shows that anything happened.

use catalogue::Table;
use facts::Undone;
use tabletop::{Notice, SEATS_MAX, Seat, Viewer};

/// The number of viewers: the seats, and one for all spectators.
const VIEWERS: usize = SEATS_MAX + 1;

/// Everybody noticed it.
const BY_ALL: u8 = u8::MAX;

/// What one viewer was shown of the table's history.
#[derive(Clone, Copy, Debug, Default)]
struct ShownHistory {
    /// How many of the table's versions this viewer did not notice.
    unseen: u64,
    /// The last version, in the viewer's own count, that told the viewer something or changed what
    /// they are offered.
    settled: u64,
    /// How many moves there were when the viewer last noticed one.
    plies: usize,
}

/// What the page of the person showed when they acted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PageSeen {
    /// The version of the table, in the reader's own count.
    pub seq: u64,
    /// Through whose eyes, if the page says so. Where several people share a device, a request that
    /// is meant for one of them is never carried out for another.
    pub seat: Option<Seat>,
}

/// What a version of the table was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Happening {
    /// The move number so many, from 0.
    Move(usize),
    /// A line of the talk.
    Said,
    /// Something that no longer exists: a move that was taken back, or words that were erased.
    Gone,
    /// The move of this version was taken back.
    Back(u64),
}

/// A version of the table, and who noticed it.
#[derive(Clone, Copy, Debug)]
struct Version {
    what: Happening,
    /// One bit for each viewer.
    seen: u8,
}

/// A line of the talk.
const SAID: Version = Version { what: Happening::Said, seen: BY_ALL };

/// What each viewer was shown of the table's history.
#[derive(Clone, Debug, Default)]
pub(crate) struct ShownToAll {
    past: [ShownHistory; VIEWERS],
    /// The versions of the table, from 1. If some are missing at the end, they are lines of the
    /// talk.
    log: Vec<Version>,
}

fn at(viewer: Viewer) -> usize {
    viewer.seat().map_or(SEATS_MAX, |seat| seat.index())
}

/// What the store knows of a table's versions beside its moves.
#[derive(Clone, Debug, Default)]
pub struct Versions {
    /// The versions that lines of the talk made.
    pub said: Vec<u64>,
    /// The versions of which nothing else is left.
    pub undone: Vec<Undone>,
}

impl ShownToAll {
    /// For a table that wakes: everything that was noticed so far counts as known.
    pub(crate) fn of(game: Option<&dyn Table>, version: u64, versions: &Versions) -> ShownToAll {
        let mut shown =
            ShownToAll { log: counted(game, version, versions), ..ShownToAll::default() };
        for viewer in Viewer::all(SEATS_MAX as u8) {
            let seen = |it: &&Version| it.seen & (1 << at(viewer)) != 0;
            let unseen = version - shown.log.iter().filter(seen).count() as u64;
            let plies = shown.log.iter().rev().filter(seen).find_map(|it| match it.what {
                Happening::Move(ply) => Some(ply + 1),
                Happening::Said | Happening::Gone | Happening::Back(_) => None,
            });
            let plies = plies.unwrap_or_default();
            shown.past[at(viewer)] = ShownHistory { unseen, settled: version - unseen, plies };
        }
        shown
    }

    /// Every unknown version up to here was a line of the talk, which everybody noticed.
    fn catch_up(&mut self, version: u64) {
        self.log.resize(version as usize, SAID);
    }

    /// The moves from number `first` on were played; `answers` is false if they were asides.
    pub(crate) fn played(&mut self, game: &dyn Table, first: usize, version: u64, answers: bool) {
        let mut seen_by = vec![0; game.plies() - first];
        self.catch_up(version - seen_by.len() as u64);
        let all = game.notices(first);
        for viewer in Viewer::all(game.players()) {
            let past = &mut self.past[at(viewer)];
            let notices: Vec<Notice> = all.iter().map(|it| it.of(viewer)).collect();
            mark(&mut seen_by, &notices, viewer);
            let seen = |it: &Notice| *it != Notice::Nothing;
            past.unseen += notices.iter().filter(|it| !seen(it)).count() as u64;
            past.plies = notices.iter().rposition(seen).map_or(past.plies, |it| first + it + 1);
            if answers && notices.contains(&Notice::Concern) {
                past.settled = version - past.unseen;
            }
        }
        let moves = (first..).map(Happening::Move).zip(seen_by);
        self.log.extend(moves.map(|(what, seen)| Version { what, seen }));
    }

    /// Whether anybody but `seat` has noticed the last move.
    pub(crate) fn noticed_by_others(&self, game: &dyn Table, seat: Seat) -> bool {
        let others = Viewer::all(game.players()).filter(|it| *it != Viewer::Seat(seat));
        others.map(|it| self.past[at(it)].plies).any(|it| it == game.plies())
    }

    /// What will be left of the move number `ply` when it is taken back: its own version, and that
    /// of the taking back, which follows `now`.
    pub(crate) fn leftover(&self, ply: usize, now: u64) -> Option<[Undone; 2]> {
        let at = self.log.iter().rposition(|it| it.what == Happening::Move(ply))?;
        let (version, seen) = (at as u64 + 1, self.log[at].seen);
        let gone = Undone { version, seen, since: None };
        Some([gone, Undone { version: now + 1, seen, since: Some(version) }])
    }

    /// The move number `ply` is taken back, and this is left of it. Whoever would notice the move
    /// if it were made again notices the taking back: `again` is the game with that move as its
    /// last.
    pub(crate) fn taken_back(&mut self, again: &dyn Table, ply: usize, left: &[Undone; 2]) {
        self.catch_up(left[1].version - 1);
        self.log[left[0].version as usize - 1].what = Happening::Gone;
        for later in &mut self.log[left[0].version as usize..] {
            if let Happening::Move(number) = &mut later.what {
                *number -= 1;
            }
        }
        let since = Happening::Back(left[0].version);
        self.log.push(Version { what: since, seen: left[1].seen });
        let notices = again.notices(again.plies() - 1)[0];
        for viewer in Viewer::all(again.players()) {
            let past = &mut self.past[at(viewer)];
            past.plies -= usize::from(ply < past.plies);
            match notices.of(viewer) {
                Notice::Nothing => past.unseen += 1,
                Notice::Glimpse => {}
                Notice::Concern => past.settled = left[1].version - past.unseen,
            }
        }
    }

    /// How many of the table's versions `viewer` did not notice.
    pub(crate) fn unseen(&self, viewer: Viewer) -> u64 {
        self.past[at(viewer)].unseen
    }

    /// The last version, in `viewer`'s own count, that told `viewer` something or changed what they
    /// are offered.
    pub(crate) fn settled(&self, viewer: Viewer) -> u64 {
        self.past[at(viewer)].settled
    }

    /// How many moves there were when `viewer` last noticed one.
    pub(crate) fn plies(&self, viewer: Viewer) -> usize {
        self.past[at(viewer)].plies
    }

    /// What `viewer` noticed up to `version`, each with its number in `viewer`'s own count and the
    /// table's version.
    pub(crate) fn noticed(
        &self,
        viewer: Viewer,
        version: u64,
    ) -> impl Iterator<Item = (u64, u64, Happening)> + '_ {
        let bit = 1 << at(viewer);
        let log = self.log.iter().chain(std::iter::repeat(&SAID));
        let seen = (1..=version).zip(log).filter(move |(_, it)| it.seen & bit != 0);
        (1..).zip(seen).map(|(number, (version, it))| (number, version, it.what))
    }

    /// How many moves were taken back that `viewer` had noticed.
    pub(crate) fn backs(&self, viewer: Viewer) -> usize {
        let bit = 1 << at(viewer);
        let is_back = |it: &&Version| matches!(it.what, Happening::Back(_)) && it.seen & bit != 0;
        self.log.iter().filter(is_back).count()
    }

    /// The number, in `viewer`'s own count, of a version that `viewer` noticed.
    pub(crate) fn number(&self, viewer: Viewer, version: u64) -> u64 {
        self.noticed(viewer, version).count() as u64
    }
}

/// Marks the moves that `viewer` notices.
fn mark(seen_by: &mut [u8], notices: &[Notice], viewer: Viewer) {
    for (seen, notice) in seen_by.iter_mut().zip(notices) {
        *seen |= u8::from(*notice != Notice::Nothing) << at(viewer);
    }
}

/// Who noticed each move of a game.
fn seen_by(game: &dyn Table) -> Vec<u8> {
    let all = game.notices(0);
    let mut seen = vec![0; all.len()];
    for viewer in Viewer::all(game.players()) {
        let notices: Vec<Notice> = all.iter().map(|it| it.of(viewer)).collect();
        mark(&mut seen, &notices, viewer);
    }
    seen
}

/// Every version of a table: those that the store knows, and the moves in between.
fn counted(game: Option<&dyn Table>, version: u64, versions: &Versions) -> Vec<Version> {
    let gone = Version { what: Happening::Gone, seen: BY_ALL };
    let mut log = vec![gone; version as usize];
    let mut free = vec![true; log.len()];
    let said = versions.said.iter().map(|it| (*it, Happening::Said, BY_ALL));
    let undone = versions
        .undone
        .iter()
        .map(|it| (it.version, it.since.map_or(Happening::Gone, Happening::Back), it.seen));
    for (version, what, seen) in said.chain(undone) {
        if let Some(at) = (version as usize).checked_sub(1).filter(|it| *it < log.len()) {
            (log[at], free[at]) = (Version { what, seen }, false);
        }
    }
    // Moves that were taken back before such versions were stored count as the first versions.
    let moves = game.map(seen_by).unwrap_or_default();
    let places: Vec<usize> = (0..log.len()).filter(|it| free[*it]).collect();
    let (plies, places) = (moves.iter().enumerate().rev(), places.into_iter().rev());
    for ((ply, seen), at) in plies.zip(places) {
        log[at] = Version { what: Happening::Move(ply), seen: *seen };
    }
    log
}
