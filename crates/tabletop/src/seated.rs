//! A game with its history: what was agreed, every move, and how far it may be undone.

use std::fmt;
use std::sync::{Arc, OnceLock};

use crate::cards::CardSet;
use crate::chance::Seed;
use crate::game::{Game, Refusal};
use crate::log::Log;
use crate::options::{OptionError, Options, Setup, SetupError};
use crate::record::{Deal, Record};
use crate::seat::{Seat, Viewer};
use crate::undo::{Look, UndoStop};

/// One move of the history, with what it caused.
#[derive(Clone, Debug)]
pub struct Entry<G: Game> {
    pub seat: Seat,
    pub mv: G::Move,
    pub events: Vec<G::Event>,
    /// What it told anybody beyond its being made, once that has been looked for.
    pub(crate) taught: OnceLock<Option<UndoStop>>,
}

impl<G: Game> Entry<G> {
    /// Does the move again: it has been checked before.
    fn carry_out(&self, game: &mut G) {
        game.carry_out(self.seat, self.mv, &mut Log::silent());
    }

    /// The game after the move.
    pub(crate) fn after(&self, before: &G) -> G {
        let mut after = before.clone();
        self.carry_out(&mut after);
        after
    }
}

/// A game as it is played at a table.
#[derive(Debug)]
pub struct Seated<G: Game> {
    setup: Setup<G::Options>,
    cards: Arc<G::Cards>,
    seed: Seed,
    entries: Vec<Entry<G>>,
    game: G,
}

/// How much of a move a viewer notices.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Notice {
    /// It does not even learn that there was one.
    Nothing,
    /// Something, such as who is still asked: but it is told nothing and offered the same.
    Glimpse,
    /// It made the move, is told of it, or is offered something else since.
    Concern,
}

/// Why a record does not replay. `line` counts from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayError {
    /// Another game, rules revision or card set than the one at hand.
    Other {
        line: usize,
        what: &'static str,
        recorded: String,
        here: String,
    },
    Setup(SetupError),
    /// The record keeps its seed back: the game still ran when it was written.
    Sealed,
    /// The seed is not the one that was promised.
    BrokenPromise,
    /// A move that cannot be read.
    Unreadable {
        line: usize,
        mv: String,
    },
    /// A move that is not legal there.
    Illegal {
        line: usize,
        seat: Seat,
        mv: String,
    },
    /// The game ends otherwise than the record says.
    Outcome {
        line: usize,
        recorded: String,
        here: String,
    },
}

/// By hand, since the cards are shared and need not be `Clone`.
impl<G: Game> Clone for Seated<G> {
    fn clone(&self) -> Seated<G> {
        Seated {
            setup: self.setup.clone(),
            cards: Arc::clone(&self.cards),
            seed: self.seed,
            entries: self.entries.clone(),
            game: self.game.clone(),
        }
    }
}

impl<G: Game> Seated<G> {
    /// # Errors
    /// What the game refuses to be set up with.
    pub fn new(
        setup: Setup<G::Options>,
        cards: Arc<G::Cards>,
        seed: Seed,
    ) -> Result<Seated<G>, SetupError> {
        let (least, most) = G::PLAYERS;
        if !(least..=most).contains(&setup.players) {
            return Err(SetupError::Players { asked: setup.players, least, most });
        }
        let game = G::setup(&setup, Arc::clone(&cards), seed)?;
        Ok(Seated { setup, cards, seed, entries: Vec::new(), game })
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    pub fn setup(&self) -> &Setup<G::Options> {
        &self.setup
    }

    pub fn cards(&self) -> &Arc<G::Cards> {
        &self.cards
    }

    /// The secret of the deal; it never leaves the server while the game runs.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// Every move so far, in order.
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// # Errors
    /// Why the move is refused; the game is as it was.
    pub fn play(&mut self, seat: Seat, mv: G::Move) -> Result<&Entry<G>, Refusal<G::Why>> {
        let mut log = Log::keeping();
        self.game.play(seat, mv, &mut log)?;
        self.entries.push(Entry { seat, mv, events: log.into_events(), taught: OnceLock::new() });
        Ok(self.entries.last().expect("an entry has just been added"))
    }

    /// The game as it was after the first `plies` moves.
    #[must_use]
    pub fn at(&self, plies: usize) -> Seated<G> {
        if plies == self.entries.len() {
            return self.clone();
        }
        let mut past = Seated::new(self.setup.clone(), Arc::clone(&self.cards), self.seed)
            .expect("what was set up once can be set up again");
        past.entries = self.entries[..plies].to_vec();
        past.entries.iter().for_each(|entry| entry.carry_out(&mut past.game));
        past
    }

    /// How much `viewer` notices of each move from number `first` (from 0) on.
    pub fn notices(&self, first: usize, viewer: Viewer) -> Vec<Notice> {
        let mut before = self.at(first).game;
        let mut notice = |entry: &Entry<G>| {
            let after = entry.after(&before);
            let notice = noticed(&before, &after, entry, viewer);
            before = after;
            notice
        };
        self.entries[first..].iter().map(&mut notice).collect()
    }

    /// The table without the move number `ply` (from 0), which may be taken back.
    #[must_use]
    pub fn without(&self, ply: usize) -> Seated<G> {
        let mut past = self.at(ply);
        for entry in &self.entries[ply + 1..] {
            past.play(entry.seat, entry.mv).expect("what was sealed depends on nothing else");
        }
        past
    }

    /// The number (from 0) of the last move of `seat`, if it can be taken back.
    pub fn undoable(&self, seat: Seat) -> Option<usize> {
        let last = self.entries.iter().rposition(|entry| entry.seat == seat)?;
        (self.look_back(seat, last).0 <= last).then_some(last)
    }

    /// How far back `seat` may undo: from which move on (counted from 0) all of its own can be
    /// taken back, the last first, and what stops there.
    ///
    /// Undo goes back over one's own moves as far as no luck was drawn, nobody learnt anything
    /// and nobody else moved, except for sealed answers which neither side has noticed of the
    /// other. The game says nothing of it: the line is computed by playing the same move in games
    /// imagined by each viewer that saw a change or was told something, and comparing what it
    /// sees and is told.
    pub fn undo_line(&self, seat: Seat) -> (usize, UndoStop) {
        self.look_back(seat, 0)
    }

    /// The line of undo, looked for no further back than the move number `least`.
    fn look_back(&self, seat: Seat, least: usize) -> (usize, UndoStop) {
        let open = |entry: &Entry<G>| {
            entry.seat != seat && !told::<G>(&entry.events, Viewer::Seat(seat)).is_empty()
        };
        let others = self.entries.iter().rposition(open);
        let first = others.map_or(0, |at| at + 1);
        let look = Look::back(self, first, seat);
        for at in (first.max(least)..self.entries.len()).rev() {
            if let Some(stop) = look.stop(at) {
                return (at + 1, stop);
            }
        }
        let stop =
            others.map_or(UndoStop::Beginning, |at| UndoStop::SomebodyElse(self.entries[at].seat));
        (first, stop)
    }

    /// The history as a record, with the seed.
    pub fn record(&self, names: &[String]) -> Record {
        let pairs = self.setup.options.pairs().into_iter();
        Record {
            game: G::ID.to_string(),
            rules_revision: G::RULES_REVISION,
            cards: self.cards.hash().to_string(),
            players: self.setup.players,
            options: pairs.map(|(key, value)| (key.to_string(), value)).collect(),
            deal: Deal::open(self.seed),
            names: names.to_vec(),
            moves: self.entries.iter().map(|it| (it.seat, it.mv.to_string())).collect(),
            outcome: self.game.outcome().map(|it| it.to_string()),
        }
    }

    /// Plays a record again and checks everything that it says.
    ///
    /// # Errors
    /// The first thing that does not hold.
    pub fn replay(record: &Record, cards: Arc<G::Cards>) -> Result<Seated<G>, ReplayError> {
        let hash = cards.hash().to_string();
        same(2, "game", &record.game, G::ID)?;
        same(3, "rules", &record.rules_revision.to_string(), &G::RULES_REVISION.to_string())?;
        same(4, "cards", &record.cards, &hash)?;
        let seed = record.deal.seed.ok_or(ReplayError::Sealed)?;
        if seed.commitment() != record.deal.commitment {
            return Err(ReplayError::BrokenPromise);
        }
        let pairs = record.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let options = G::Options::from_pairs(pairs)?;
        let mut seated = Seated::new(Setup { players: record.players, options }, cards, seed)?;
        for (ply, (seat, text)) in record.moves.iter().enumerate() {
            let line = record.line_of_move(ply);
            let mv =
                text.parse().map_err(|_| ReplayError::Unreadable { line, mv: text.clone() })?;
            seated.play(*seat, mv).map_err(|_| ReplayError::Illegal {
                line,
                seat: *seat,
                mv: text.clone(),
            })?;
        }
        seated.check_outcome(record)
    }

    fn check_outcome(self, record: &Record) -> Result<Seated<G>, ReplayError> {
        let here = self.game.outcome().map(|it| it.to_string());
        if here == record.outcome {
            return Ok(self);
        }
        Err(ReplayError::Outcome {
            line: record.line_of_move(record.moves.len()),
            recorded: record.outcome.clone().unwrap_or_default(),
            here: here.unwrap_or_default(),
        })
    }
}

fn same(line: usize, what: &'static str, recorded: &str, here: &str) -> Result<(), ReplayError> {
    if recorded == here {
        return Ok(());
    }
    let (recorded, here) = (recorded.to_string(), here.to_string());
    Err(ReplayError::Other { line, what, recorded, here })
}

fn noticed<G: Game>(before: &G, after: &G, entry: &Entry<G>, viewer: Viewer) -> Notice {
    let own = viewer == Viewer::Seat(entry.seat);
    if own || !told::<G>(&entry.events, viewer).is_empty() || offered(before, after, viewer) {
        return Notice::Concern;
    }
    let same = before.to_act() == after.to_act() && before.view(viewer) == after.view(viewer);
    if same { Notice::Nothing } else { Notice::Glimpse }
}

/// Whether `viewer` is offered something else after a move than before.
pub(crate) fn offered<G: Game>(before: &G, after: &G, viewer: Viewer) -> bool {
    let offers = |game: &G| {
        let mut moves = Vec::new();
        viewer.seat().into_iter().for_each(|seat| game.legal_moves(seat, &mut moves));
        moves
    };
    offers(before) != offers(after)
}

/// What `viewer` is told of the events of a move.
pub(crate) fn told<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<G::Told> {
    events.iter().filter_map(|event| G::tell(event, viewer)).collect()
}

impl From<SetupError> for ReplayError {
    fn from(error: SetupError) -> ReplayError {
        ReplayError::Setup(error)
    }
}

impl From<OptionError> for ReplayError {
    fn from(error: OptionError) -> ReplayError {
        ReplayError::Setup(error.into())
    }
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::Other { line, what, recorded, here } => {
                write!(f, "line {line}: {what} {recorded}, but here it is {here}")
            }
            ReplayError::Setup(error) => error.fmt(f),
            ReplayError::Sealed => f.write_str("the seed is kept back: the game still ran"),
            ReplayError::BrokenPromise => f.write_str("the seed is not the one promised"),
            ReplayError::Unreadable { line, mv } => {
                write!(f, "line {line}: `{mv}` cannot be read")
            }
            ReplayError::Illegal { line, seat, mv } => {
                write!(f, "line {line}: `{mv}` is not legal for {seat}")
            }
            ReplayError::Outcome { line, recorded, here } => {
                write!(f, "line {line}: `{recorded}`, but the game ends `{here}`")
            }
        }
    }
}

impl std::error::Error for ReplayError {}
