//! How far a seat may go back: what its last moves told, and whether what others did meanwhile
//! could have been done without them.

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

/// The last moves of a table, as a seat looks back over them.
pub(crate) struct Look<'a, G: Game> {
    seat: Seat,
    /// The number of the first of these moves.
    first: usize,
    moves: &'a [Entry<G>],
    /// The game before each of them, and as it is.
    games: Vec<G>,
}

impl<'a, G: Game> Look<'a, G> {
    /// What `seat` looks back over: the moves from number `first` on.
    pub(crate) fn back(seated: &'a Seated<G>, first: usize, seat: Seat) -> Look<'a, G> {
        let moves = &seated.entries()[first..];
        let mut games = Vec::with_capacity(moves.len() + 1);
        games.push(seated.at(first).game().clone());
        for (at, entry) in moves.iter().enumerate() {
            games.push(entry.after(&games[at]));
        }
        Look { seat, first, moves, games }
    }

    /// What is in the way of going back over the move number `ply`, if anything: of one's own, what
    /// it told; of another's, that it could have been seen.
    pub(crate) fn stop(&self, ply: usize) -> Option<UndoStop> {
        let at = ply - self.first;
        let entry = &self.moves[at];
        if entry.seat != self.seat {
            return (!self.is_hidden(at, self.seat)).then_some(UndoStop::SomebodyElse(entry.seat));
        }
        let learnt = || learnt(&self.games[at], &self.games[at + 1], entry);
        let stop = *entry.taught.get_or_init(learnt);
        stop.or_else(|| self.knowing(at).or_else(|| self.dependent(at)).map(UndoStop::SomebodyElse))
    }

    /// The moves of others after the one at `at`.
    fn later(&self, at: usize) -> impl Iterator<Item = &'a Entry<G>> {
        self.moves[at + 1..].iter().filter(|it| it.seat != self.seat)
    }

    /// One who has moved since and may have noticed the move at `at`.
    fn knowing(&self, at: usize) -> Option<Seat> {
        self.later(at).map(|it| it.seat).find(|it| !self.is_hidden(at, *it))
    }

    fn is_hidden(&self, at: usize, seat: Seat) -> bool {
        let (before, after) = (&self.games[at], &self.games[at + 1]);
        is_hidden(before, after, &self.moves[at], Viewer::Seat(seat))
    }

    /// One who has moved since and could not have done so without the move at `at`, or with
    /// something else to show for it.
    fn dependent(&self, at: usize) -> Option<Seat> {
        let mut game = self.games[at].clone();
        for entry in self.later(at) {
            let mut log = Log::keeping();
            let refused = game.play(entry.seat, entry.mv, &mut log).is_err();
            if refused || !alike::<G>(game.players(), &log.into_events(), &entry.events) {
                return Some(entry.seat);
            }
        }
        let mut own = self.moves[at..].iter().filter(|it| it.seat == self.seat);
        let same = own.all(|it| game.play(it.seat, it.mv, &mut Log::silent()).is_ok());
        let same = same && game == self.games[self.moves.len()];
        self.later(at).map(|it| it.seat).last().filter(|_| !same)
    }
}

/// Whether everybody is told the same of both.
fn alike<G: Game>(players: u8, one: &[G::Event], other: &[G::Event]) -> bool {
    Viewer::all(players).all(|it| told::<G>(one, it) == told::<G>(other, it))
}

/// Whether `viewer` noticed no more of a move than that its seat has answered: it is told nothing,
/// is offered the same as before, and any other answer would have looked the same.
fn is_hidden<G: Game>(before: &G, after: &G, entry: &Entry<G>, viewer: Viewer) -> bool {
    if !told::<G>(&entry.events, viewer).is_empty() || offered(before, after, viewer) {
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

/// What every other answer that leaves the same seats asked would have led to.
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

/// Whether the same move could have looked otherwise to `viewer`, for all that it knew.
///
/// As long as it leads to the very game that is imagined after it, it looks the same: to imagine
/// changes nothing that is seen. That spares most views, which are slow to make.
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

/// What the move told anybody beyond its being made, if anything.
fn learnt<G: Game>(before: &G, after: &G, entry: &Entry<G>) -> Option<UndoStop> {
    if before.chance().position() != after.chance().position() {
        return Some(UndoStop::Luck);
    }
    let taught = |viewer: &Viewer| {
        let untouched = told::<G>(&entry.events, *viewer).is_empty()
            && after.view(*viewer) == before.view(*viewer);
        !untouched
            && !is_hidden(before, after, entry, *viewer)
            && is_surprised(before, after, entry, *viewer)
    };
    Viewer::all(before.players()).find(taught).map(UndoStop::Learnt)
}
