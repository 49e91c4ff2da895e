//! How far a seat may undo: what its last moves told, and whether others could have made their
//! later moves without them.

use std::sync::Arc;

use crate::chance::Chance;
use crate::game::Game;
use crate::log::Log;
use crate::seat::{Seat, Viewer};
use crate::seated::{Entry, Seated, offered, told};

/// How many imagined games must agree before a move counts as having told a viewer nothing.
const DOUBTS: u64 = 128;

/// Why undo goes no further back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoStop {
    /// The game begins here.
    Beginning,
    /// Somebody else has moved since.
    SomebodyElse(Seat),
    /// Luck has been drawn.
    Luck,
    /// Somebody has learnt something.
    Learnt(Viewer),
}

/// What is known of the line of undo before anybody imagines a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Glance {
    /// It is here; see [`Seated::undo_line`].
    Line(usize, UndoStop),
    /// The last move of the seat may have told somebody something; only imagined games can say. The
    /// line is no further back than here.
    Unsure(usize),
}

/// The moves of a table, as one seat looks back over them.
pub(crate) struct HistoryOfSeat<'a, G: Game> {
    seated: &'a Seated<G>,
    seat: Seat,
}

impl<'a, G: Game> HistoryOfSeat<'a, G> {
    pub(crate) fn back(seated: &'a Seated<G>, seat: Seat) -> HistoryOfSeat<'a, G> {
        HistoryOfSeat { seated, seat }
    }

    fn entry(&self, at: usize) -> &'a Entry<G> {
        &self.seated.entries()[at]
    }

    /// What keeps the seat from going back over the move number `at`, if anything: for its own
    /// move, what the move told; for another's, that one of the two could have noticed the other.
    pub(crate) fn stop(&self, at: usize) -> Option<UndoStop> {
        let entry = self.entry(at);
        if entry.seat != self.seat {
            return (!self.is_hidden(at, self.seat)).then_some(UndoStop::SomebodyElse(entry.seat));
        }
        let learnt = || {
            let (before, after) = self.around(at);
            learnt(&*before, &*after, entry)
        };
        let stop = *entry.taught.get_or_init(learnt);
        stop.or_else(|| self.knowing(at).or_else(|| self.dependent(at)).map(UndoStop::SomebodyElse))
    }

    /// The same, as far as it is known without imagining what the seat's own move told. Whether it
    /// is known depends on nothing that is hidden from the seat. The line is not before `first`.
    pub(crate) fn stop_at_a_glance(&self, at: usize, first: usize) -> Option<Glance> {
        let entry = self.entry(at);
        if entry.seat != self.seat {
            return self.stop(at).map(|it| Glance::Line(at + 1, it));
        }
        if entry.luck {
            return Some(Glance::Line(at + 1, UndoStop::Luck));
        }
        let drawn = (first..at).rev().find(|it| self.drew_luck(*it));
        Some(Glance::Unsure(drawn.map_or(first, |it| it + 1)))
    }

    /// Whether the move at `at` is the seat's own and drew luck.
    fn drew_luck(&self, at: usize) -> bool {
        let entry = self.entry(at);
        entry.seat == self.seat && entry.luck
    }

    /// The game before and after the move at `at`.
    fn around(&self, at: usize) -> (Arc<G>, Arc<G>) {
        (self.seated.before(at), self.seated.before(at + 1))
    }

    /// The moves of others after the one at `at`.
    fn later(&self, at: usize) -> impl Iterator<Item = &'a Entry<G>> {
        self.seated.entries()[at + 1..].iter().map(|it| &**it).filter(|it| it.seat != self.seat)
    }

    /// A seat that has moved since and may have noticed the move at `at`.
    fn knowing(&self, at: usize) -> Option<Seat> {
        self.later(at).map(|it| it.seat).find(|it| !self.is_hidden(at, *it))
    }

    fn is_hidden(&self, at: usize, seat: Seat) -> bool {
        let entry = self.entry(at);
        let found = || {
            let (before, after) = self.around(at);
            is_hidden(&*before, &*after, entry, Viewer::Seat(seat))
        };
        *entry.hidden[seat.index()].get_or_init(found)
    }

    /// A seat that has moved since, and could not have made that move without the one at `at`, or
    /// would have got something else from it.
    fn dependent(&self, at: usize) -> Option<Seat> {
        let last = self.later(at).last()?.seat;
        let mut game = (*self.seated.before(at)).clone();
        for entry in self.later(at) {
            let mut log = Log::keeping();
            let refused = game.play(entry.seat, entry.mv, &mut log).is_err();
            if refused || !alike::<G>(game.players(), &log.into_events(), &entry.events) {
                return Some(entry.seat);
            }
        }
        let mut own = self.seated.entries()[at..].iter().filter(|it| it.seat == self.seat);
        let same = own.all(|it| game.play(it.seat, it.mv, &mut Log::silent()).is_ok());
        (!same || game != *self.seated.game()).then_some(last)
    }
}

/// Whether everybody is told the same by both lists of events.
fn alike<G: Game>(players: u8, one: &[G::Event], other: &[G::Event]) -> bool {
    Viewer::all(players).all(|it| told::<G>(one, it) == told::<G>(other, it))
}

/// Whether `viewer` noticed no more of a move than that its seat has answered: the viewer is told
/// nothing, is offered the same as before, and any other answer would have looked the same.
fn is_hidden<G: Game>(before: &G, after: &G, entry: &Entry<G>, viewer: Viewer) -> bool {
    if 0 < entry.told_count(viewer) || offered(before, after, viewer) {
        return false;
    }
    let seen = after.view(viewer);
    if seen == before.view(viewer) {
        return true;
    }
    let mut others = instead(before, after, entry).peekable();
    if others.peek().is_none() {
        return !is_surprised(before, after, entry, viewer);
    }
    others.all(|(game, events)| told::<G>(&events, viewer).is_empty() && game.view(viewer) == seen)
}

/// The games after every other answer that leaves the same seats asked.
fn instead<G: Game>(
    before: &G,
    after: &G,
    entry: &Entry<G>,
) -> impl Iterator<Item = (G, Vec<G::Event>)> {
    let mut moves = Vec::new();
    before.legal_moves(entry.seat, &mut moves);
    let others = moves.into_iter().filter(|it| *it != entry.mv).map(|mv| {
        let (mut game, mut log) = (before.clone(), Log::keeping());
        game.carry_out(entry.seat, mv, &mut log);
        (game, log.into_events())
    });
    others.filter(|(game, _)| game.to_act() == after.to_act())
}

/// Whether the same move could have looked different to `viewer`, given what it knew.
///
/// If the move leads to the very game that is imagined after it, it looks the same, since imagining
/// changes nothing that the viewer sees. This avoids most views, which are slow to make.
fn is_surprised<G: Game>(before: &G, after: &G, entry: &Entry<G>, viewer: Viewer) -> bool {
    let (seen, heard) = (after.view(viewer), told::<G>(&entry.events, viewer));
    let mut agree = true;
    (0..DOUBTS).any(|doubt| {
        let imagined = |game: &G| game.imagine(viewer, &mut Chance::from_number(doubt));
        let (mut elsewhere, mut log) = (imagined(before), Log::keeping());
        let refused = elsewhere.play(entry.seat, entry.mv, &mut log).is_err();
        agree = agree && elsewhere == imagined(after);
        refused
            || told::<G>(&log.into_events(), viewer) != heard
            || (!agree && elsewhere.view(viewer) != seen)
    })
}

/// What the move told anybody beyond the fact that it was made, if anything.
fn learnt<G: Game>(before: &G, after: &G, entry: &Entry<G>) -> Option<UndoStop> {
    if entry.luck {
        return Some(UndoStop::Luck);
    }
    let taught = |viewer: &Viewer| {
        let untouched =
            entry.told_count(*viewer) == 0 && after.view(*viewer) == before.view(*viewer);
        !untouched
            && !is_hidden(before, after, entry, *viewer)
            && is_surprised(before, after, entry, *viewer)
    };
    Viewer::all(before.players()).find(taught).map(UndoStop::Learnt)
}
