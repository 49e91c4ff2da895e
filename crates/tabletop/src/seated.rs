//! A game with its history: what was agreed, every move, and how far it may be undone.

use std::fmt;
use std::ops::Range;
use std::sync::{Arc, OnceLock};

use crate::cards::CardSet;
use crate::chance::Seed;
use crate::game::{Game, Refusal};
use crate::log::Log;
use crate::options::{OptionError, Options, Setup, SetupError};
use crate::record::{Deal, Record};
use crate::seat::{SEATS_MAX, Seat, Viewer};
use crate::undo::{Glance, HistoryOfSeat, UndoStop};

/// One move of the history, with what it caused.
#[derive(Clone, Debug)]
pub struct Entry<G: Game> {
    pub seat: Seat,
    pub mv: G::Move,
    pub events: Vec<G::Event>,
    /// Whether carrying it out drew luck.
    pub(crate) luck: bool,
    /// How many things it told each viewer, once they have been counted.
    told_count: [OnceLock<u16>; SEATS_MAX + 1],
    /// What it told anybody beyond the fact that it was made, once that has been computed.
    pub(crate) taught: OnceLock<Option<UndoStop>>,
    /// Whether each seat did not notice it, once that has been computed: a page that is open asks for
    /// that after every move.
    pub(crate) hidden: [OnceLock<bool>; SEATS_MAX],
}

impl<G: Game> Entry<G> {
    /// How many things `viewer` was told of the move.
    pub fn told_count(&self, viewer: Viewer) -> usize {
        let count = || told::<G>(&self.events, viewer).len() as u16;
        usize::from(*self.told_count[place(viewer)].get_or_init(count))
    }

    /// Carries out the move again; it has been checked before.
    fn carry_out(&self, game: &mut G) {
        game.carry_out(self.seat, self.mv, &mut Log::silent());
    }

    /// The game after the move.
    fn after(&self, before: &G) -> G {
        let mut after = before.clone();
        self.carry_out(&mut after);
        after
    }
}

/// How many of the last positions are kept. Of those before them, one in [`APART`] moves is kept.
/// So what a move told, and what may be taken back, is found without playing the game again from
/// its deal.
const RECENT: usize = 4;
const APART: usize = 64;

/// The game before some of its moves, each with the number of the move; the first is the deal.
#[derive(Debug)]
struct EarlierStates<G>(Vec<(usize, Arc<G>)>);

/// A game as it is played at a table. Copies share the history.
#[derive(Debug)]
pub struct Seated<G: Game> {
    setup: Setup<G::Options>,
    cards: Arc<G::Cards>,
    seed: Seed,
    entries: Vec<Arc<Entry<G>>>,
    past: EarlierStates<G>,
    game: Arc<G>,
}

/// How much of a move a viewer notices.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Notice {
    /// Not even that there was a move.
    #[default]
    Nothing,
    /// Something, such as who is still asked; but the viewer is told nothing and offered the same.
    Glimpse,
    /// The viewer made the move, is told of it, or is offered something else since.
    Concern,
}

/// How much each viewer notices of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Notices([Notice; SEATS_MAX + 1]);

impl Notices {
    pub fn of(&self, viewer: Viewer) -> Notice {
        self.0[place(viewer)]
    }
}

fn place(viewer: Viewer) -> usize {
    viewer.seat().map_or(SEATS_MAX, Seat::index)
}

/// Why a record does not replay. `line` counts from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayError {
    /// The record is of another game, rules revision or card set.
    Other {
        line: usize,
        what: &'static str,
        recorded: String,
        here: String,
    },
    Setup(SetupError),
    /// The record does not contain its seed: the game still ran when it was written.
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
    /// The game ends differently than the record says.
    Outcome {
        line: usize,
        recorded: String,
        here: String,
    },
}

/// Not derived, since the cards are shared and need not be `Clone`.
impl<G: Game> Clone for Seated<G> {
    fn clone(&self) -> Seated<G> {
        Seated {
            setup: self.setup.clone(),
            cards: Arc::clone(&self.cards),
            seed: self.seed,
            entries: self.entries.clone(),
            past: EarlierStates(self.past.0.clone()),
            game: Arc::clone(&self.game),
        }
    }
}

impl<G> EarlierStates<G> {
    /// Keeps the game before the move number `ply`, which comes next.
    fn keep(&mut self, ply: usize, game: Arc<G>) {
        self.0.push((ply, game));
        // All older ones are far enough apart already.
        if let Some(old) = self.0.len().checked_sub(RECENT + 1)
            && !self.0[old].0.is_multiple_of(APART)
        {
            self.0.remove(old);
        }
    }

    /// The last kept position before the move number `ply`, or exactly there.
    fn before(&self, ply: usize) -> (usize, &Arc<G>) {
        let later = self.0.partition_point(|it| it.0 <= ply);
        let (at, game) = &self.0[later - 1];
        (*at, game)
    }
}

impl<G: Game> Seated<G> {
    /// # Errors
    /// Why the game cannot be set up.
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
        let (past, game) = (EarlierStates(Vec::new()), Arc::new(game));
        Ok(Seated { setup, cards, seed, entries: Vec::new(), past, game })
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

    /// The same table with its game as somebody might imagine it. What happened stays as it was.
    #[must_use]
    pub fn imagined(&self, game: G) -> Seated<G> {
        Seated { game: Arc::new(game), ..self.clone() }
    }

    /// The secret of the deal; it never leaves the server while the game runs.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// Every move so far, in order.
    pub fn entries(&self) -> &[Arc<Entry<G>>] {
        &self.entries
    }

    /// # Errors
    /// Why the move is refused; the game is unchanged.
    pub fn play(&mut self, seat: Seat, mv: G::Move) -> Result<&Entry<G>, Refusal<G::Why>> {
        let (before, mut log) = (Arc::clone(&self.game), Log::keeping());
        Arc::make_mut(&mut self.game).play(seat, mv, &mut log)?;
        let luck = before.chance().position() != self.game.chance().position();
        self.past.keep(self.entries.len(), before);
        self.entries.push(Arc::new(Entry {
            seat,
            mv,
            events: log.into_events(),
            luck,
            told_count: Default::default(),
            taught: OnceLock::new(),
            hidden: Default::default(),
        }));
        Ok(self.entries.last().expect("an entry has just been added"))
    }

    /// The game before the move number `ply`, or after all of them.
    pub(crate) fn before(&self, ply: usize) -> Arc<G> {
        if ply == self.entries.len() {
            return Arc::clone(&self.game);
        }
        let (at, kept) = self.past.before(ply);
        let mut game = Arc::clone(kept);
        for entry in &self.entries[at..ply] {
            entry.carry_out(Arc::make_mut(&mut game));
        }
        game
    }

    /// The moves from number `first` on, each with the game before and after it.
    fn steps(&self, first: usize) -> impl Iterator<Item = (Arc<G>, Arc<G>, &Entry<G>)> {
        let mut before = self.before(first);
        (first..self.entries.len()).map(move |ply| {
            let (entry, next) = (&*self.entries[ply], ply + 1);
            let kept = self.entries.len() == next || self.past.before(next).0 == next;
            let after = if kept { self.before(next) } else { Arc::new(entry.after(&before)) };
            (std::mem::replace(&mut before, Arc::clone(&after)), after, entry)
        })
    }

    /// The game as it was after the first `plies` moves.
    #[must_use]
    pub fn at(&self, plies: usize) -> Seated<G> {
        let earlier = self.past.0.iter().take_while(|it| it.0 < plies).cloned();
        Seated {
            setup: self.setup.clone(),
            cards: Arc::clone(&self.cards),
            seed: self.seed,
            entries: self.entries[..plies].to_vec(),
            past: EarlierStates(earlier.collect()),
            game: self.before(plies),
        }
    }

    /// How much every viewer notices of each move from number `first` (from 0) on.
    pub fn notices(&self, first: usize) -> Vec<Notices> {
        let players = self.game.players();
        let all = |(before, after, entry): (Arc<G>, Arc<G>, &Entry<G>)| {
            let mut notices = Notices::default();
            for viewer in Viewer::all(players) {
                notices.0[place(viewer)] = self::noticed(&*before, &*after, entry, viewer);
            }
            notices
        };
        self.steps(first).map(all).collect()
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

    /// How far back `seat` may undo: the number (from 0) of the first of its moves that can be
    /// taken back, last one first, and what stops undo there.
    ///
    /// Undo goes back over the seat's own moves as long as no luck was drawn, nobody learnt
    /// anything and nobody else moved. A sealed answer of somebody else is no obstacle if neither
    /// side has noticed the other. No game contains code for this. Each viewer that saw a change or
    /// was told something imagines the game before the move; the same move is played there, and
    /// what the viewer then sees and is told is compared.
    pub fn undo_line(&self, seat: Seat) -> (usize, UndoStop) {
        self.look_back(seat, 0)
    }

    /// The same, if it is known without imagining a game.
    pub fn undo_at_a_glance(&self, seat: Seat) -> Glance {
        let (first, stop) = self.reach(seat);
        let look = HistoryOfSeat::back(self, seat);
        let mut late = self.own_and_later(seat, first).rev();
        let known = late.find_map(|at| look.stop_at_a_glance(at, first));
        known.unwrap_or(Glance::Line(first, stop))
    }

    /// The line of undo, searched no further back than the move number `least`.
    fn look_back(&self, seat: Seat, least: usize) -> (usize, UndoStop) {
        let (first, stop) = self.reach(seat);
        let look = HistoryOfSeat::back(self, seat);
        let mut late = self.own_and_later(seat, first.max(least)).rev();
        late.find_map(|at| Some((at + 1, look.stop(at)?))).unwrap_or((first, stop))
    }

    /// The moves from number `first` on; none if `seat` made none of them. What others did is no matter
    /// where there is nothing to go back to.
    fn own_and_later(&self, seat: Seat, first: usize) -> Range<usize> {
        let plies = self.entries.len();
        let own = self.entries[first..].iter().any(|it| it.seat == seat);
        if own { first..plies } else { plies..plies }
    }

    /// The first of the last moves of which `seat` was told nothing that anybody else did, and what
    /// stops it there.
    fn reach(&self, seat: Seat) -> (usize, UndoStop) {
        let open = |it: &Arc<Entry<G>>| it.seat != seat && 0 < it.told_count(Viewer::Seat(seat));
        match self.entries.iter().rposition(open) {
            Some(at) => (at + 1, UndoStop::SomebodyElse(self.entries[at].seat)),
            None => (0, UndoStop::Beginning),
        }
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
    /// The first thing in the record that does not hold.
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
    if own || 0 < entry.told_count(viewer) || offered(before, after, viewer) {
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
