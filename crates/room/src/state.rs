//! The table as it stands: what is stored of it, and what its server remembers beside that.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use catalogue::Table;
use facts::{Person, PlayedMove, Said, Sitter, Status, TableFacts, TalkKind, TimeLeft};
use serde::{Deserialize, Serialize};
use tabletop::{MoveReason, SEATS_MAX, Seat, SeatSet, Viewer};
use words::Lang;

use crate::clock::{Clock, TableClock};
use crate::day::day_of;
use crate::names;
use crate::objection::Objection;
use crate::script::Script;
use crate::seats::Seats;
use crate::shown::{Happening, PageSeen, ShownToAll, Versions};

/// Lines of the talk that are remembered.
pub const SAID_MAX: usize = 200;

/// What is kept of a table, read anew.
pub struct Kept {
    pub facts: TableFacts,
    /// None before the game begins, and when it cannot be shown.
    pub game: Option<Box<dyn Table>>,
    /// The file of the cards, as long as the game has not begun.
    pub cards: Option<String>,
    /// What was said, in order; only the last [`SAID_MAX`] lines.
    pub said: Vec<Said>,
    pub versions: Versions,
    pub memo: Option<String>,
    /// Those who were sent away.
    pub barred: BTreeSet<String>,
    /// What is played by heart here.
    pub script: Option<Arc<Script>>,
}

/// What happened at a table since it was last read.
#[derive(Clone, Debug)]
pub struct TableNews {
    pub facts: TableFacts,
    /// The moves since then.
    pub moves: Vec<PlayedMove>,
    /// The versions since then that lines of the talk made.
    pub spoken: Vec<u64>,
    /// What was said, in order; only the last [`SAID_MAX`] lines.
    pub said: Vec<Said>,
    pub memo: Option<String>,
    pub barred: BTreeSet<String>,
}

/// What one who asks may do at a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Access {
    /// Look at a game that is over.
    Past,
    /// Watch, and sit down where there is room.
    Guest,
    /// Sit or be host.
    Member,
}

/// What the store knows of one who asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Known {
    /// They came by the invitation.
    pub invited: bool,
    /// They have done with the deal of the day that is played here.
    pub tried: bool,
    /// They end their turns with a word.
    pub confirms: bool,
}

/// What the table answered for a person, to be said on their page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GivenAnswer {
    /// What it was, in every language.
    pub words: Vec<String>,
    /// Whether they had ordered it; else there was no other answer.
    pub ordered: bool,
}

/// A move that a bot has weighed.
#[derive(Clone, PartialEq, Debug)]
pub struct HintedMove {
    pub mv: String,
    /// In how many imagined games it was tried.
    pub visits: u32,
    /// What those were worth on average, from 0 (lost) to 1 (won).
    pub worth: f64,
}

/// A turn that is over but waits for its player to confirm it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Unconfirmed {
    pub(crate) seat: Seat,
    /// The number of moves at that moment.
    pub(crate) plies: usize,
}

/// What a bot thinks of the moves of one seat, as long as nothing has changed for it since.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    pub settled: u64,
    pub hints: Vec<HintedMove>,
    pub reasons: Vec<MoveReason>,
}

/// The table as it stands.
#[derive(Clone)]
pub struct State {
    pub(crate) facts: TableFacts,
    /// None before the game begins, and when it cannot be shown.
    pub(crate) game: Option<Arc<dyn Table>>,
    pub(crate) cards: Option<Arc<str>>,
    pub(crate) talk: Arc<Vec<Said>>,
    /// What each viewer was shown of what happened.
    pub(crate) shown: ShownToAll,
    pub(crate) barred: BTreeSet<String>,
    pub(crate) script: Option<Arc<Script>>,
    /// The turn that waits for the word of the one who played it.
    pub(crate) unconfirmed: Option<Unconfirmed>,
    /// How often each bot has spoken since the last answer.
    pub(crate) spoken: [u8; SEATS_MAX],
    /// How many milliseconds each bot took when it last had a choice.
    pub(crate) pondered: [i64; SEATS_MAX],
    /// What the table answered for people since they last did so themselves.
    pub(crate) given: BTreeMap<Seat, GivenAnswer>,
    /// From which move on the one in a seat has something to catch up with.
    pub(crate) since: BTreeMap<Seat, usize>,
    /// How many moves there were after the last answer of the person in a seat.
    pub(crate) answers: BTreeMap<Seat, usize>,
    /// What bots said to those who asked.
    pub(crate) advice: BTreeMap<Seat, Advice>,
    /// Which of their seats those who play on one device see now; none while it is passed on.
    pub(crate) eyes: BTreeMap<String, Seat>,
    /// What is remembered of all this, as it is kept.
    pub(crate) memo: String,
}

/// By hand, since a game shows nobody what it holds.
impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (id, version) = (&self.facts.id, self.facts.version);
        write!(f, "table {id} at version {version} after {} moves", self.plies())
    }
}

impl State {
    /// A table as it was left.
    pub(crate) fn of(kept: Kept) -> State {
        let mut state = State {
            shown: ShownToAll::of(kept.game.as_deref(), kept.facts.version, &kept.versions),
            facts: kept.facts,
            game: kept.game.map(Arc::from),
            cards: kept.cards.map(Arc::from),
            talk: Arc::new(kept.said),
            barred: kept.barred,
            script: kept.script,
            unconfirmed: None,
            spoken: [0; SEATS_MAX],
            pondered: [0; SEATS_MAX],
            given: BTreeMap::new(),
            since: BTreeMap::new(),
            answers: BTreeMap::new(),
            advice: BTreeMap::new(),
            eyes: BTreeMap::new(),
            memo: String::new(),
        };
        state.recall(kept.memo.as_deref());
        state
    }

    /// All that is stored of it but moves and talk.
    pub fn facts(&self) -> &TableFacts {
        &self.facts
    }

    /// The game; none before it begins, and when it cannot be shown.
    pub fn game(&self) -> Option<&dyn Table> {
        self.game.as_deref()
    }

    /// The same, to be thought about beside the table.
    pub fn shared_game(&self) -> Option<Arc<dyn Table>> {
        self.game.clone()
    }

    pub fn seats(&self) -> Seats<'_> {
        Seats::of(&self.facts)
    }

    pub fn is_running(&self) -> bool {
        self.facts.status == Status::Running
    }

    pub fn is_over(&self) -> bool {
        self.facts.status == Status::Finished
    }

    /// How many moves were played.
    pub fn plies(&self) -> usize {
        self.game.as_ref().map_or(0, |it| it.plies())
    }

    /// The language that the table talks in.
    pub fn lang(&self) -> Lang {
        Lang::from_code(&self.facts.lang).unwrap_or_default()
    }

    /// What everybody is called, in turn order.
    pub fn names(&self, lang: Lang) -> Vec<String> {
        self.seats().sitters().map(|(seat, it)| names::sitter(lang, seat, it)).collect()
    }

    /// How long people may think here.
    pub fn clock(&self) -> Option<Clock> {
        self.facts.clock.as_deref()?.parse().ok()
    }

    pub(crate) fn watch(&self, minute: i64) -> Option<TableClock> {
        Some(TableClock { clock: self.clock()?, minute })
    }

    /// What is left to each seat at a moment, where a minute lasts so long.
    pub(crate) fn clocks(&self, minute: i64, now: i64) -> Vec<Option<TimeLeft>> {
        let Some(watch) = self.watch(minute) else { return Vec::new() };
        let seats = self.seats();
        let left = |(seat, sitter): (Seat, &Sitter)| {
            let human = sitter.person().is_some() && sitter.bot().is_none();
            (human && self.is_running()).then(|| watch.left(seats.stay(seat), now))
        };
        seats.sitters().map(left).collect()
    }

    /// What was said, as far as one with that access may hear it: it is for those who were there.
    pub fn talk(&self, access: Access) -> &[Said] {
        match access {
            Access::Past => &[],
            Access::Guest | Access::Member => &self.talk,
        }
    }

    /// Whether a person sits here or opened the table.
    pub fn is_member(&self, person: &str) -> bool {
        self.seats().has(person) || self.facts.host == person
    }

    /// What `person`, of whom the store knows this, may do here. A private table takes those who sit
    /// there or came by its invitation; a game that is over hides nothing but what was said.
    pub fn access(
        &self,
        person: Option<&str>,
        known: Known,
        now: i64,
    ) -> Result<Access, Objection> {
        // Nobody learns from a game what waits for them in their own, not even by its invitation.
        if self.facts.sealed && !person.is_some_and(|it| self.seats().has(it)) {
            return Err(Objection::forbidden("error-deal-secret"));
        }
        if person.is_some_and(|it| self.is_member(it)) {
            return Ok(Access::Member);
        }
        let barred = person.is_some_and(|it| self.barred.contains(it));
        if known.invited && !barred {
            return Ok(Access::Guest);
        }
        match self.facts.status {
            _ if self.facts.listed => Ok(Access::Guest),
            // What happened at the deal of a day would help those who have it still before them.
            Status::Finished if self.is_of_today(now) && !known.tried => {
                Err(Objection::forbidden("error-day-secret"))
            }
            Status::Finished => Ok(Access::Past),
            Status::Lobby | Status::Running | Status::Closed => {
                Err(Objection::forbidden("error-private"))
            }
        }
    }

    /// Whether this counts among the results of a day, or in a duel: then everybody is alone with the
    /// deal.
    pub fn is_try(&self) -> bool {
        let of_day = self.facts.day.is_some() && self.facts.replay_of.is_none();
        of_day || self.facts.duel.is_some()
    }

    /// Whether the deal of a day is still new to somebody.
    pub fn is_of_today(&self, now: i64) -> bool {
        self.facts.day.as_deref().is_some_and(|day| day_of(now).as_str() <= day)
    }

    /// Whether a bot may be asked here. At the deal of a day everybody is alone.
    pub fn hints_allowed(&self) -> bool {
        self.facts.hints && !self.is_try()
    }

    /// Whether the host only left a deal here for somebody else.
    pub fn is_challenge(&self) -> bool {
        self.facts.replay_of.is_some() && !self.seats().has(&self.facts.host)
    }

    /// The level of the bot that plays for `seat`, while the game runs.
    pub fn relief_of(&self, seat: Seat) -> Option<&str> {
        match self.seats().sitter(seat) {
            Sitter::Person { relief, .. } if self.is_running() => relief.as_deref(),
            Sitter::Person { .. } | Sitter::Bot(_) | Sitter::Free => None,
        }
    }

    /// Whether the one in a seat would end the game as it stands.
    pub fn agrees(&self, seat: Seat) -> bool {
        self.seats().stay(seat).agrees
    }

    /// Whom a person may send away.
    pub fn dismissible(&self, person: &str) -> Vec<Seat> {
        let free = self.facts.tournament.is_none();
        let host = self.facts.host == person && self.is_running() && free;
        let others =
            |it: &(Seat, &Sitter)| it.1.person().is_some_and(|other| host && other != person);
        self.seats().sitters().filter(others).map(|it| it.0).collect()
    }

    /// What the table answered for the viewer since they last did so themselves.
    pub fn given_to(&self, viewer: Viewer) -> Option<&GivenAnswer> {
        self.given.get(&viewer.seat()?)
    }

    /// From which move on the viewer has something to catch up with.
    pub fn new_since(&self, viewer: Viewer) -> Option<usize> {
        self.since.get(&viewer.seat()?).copied()
    }

    /// The last moves of the viewer's seat between which nobody else moved, by their numbers.
    pub fn last_moves(&self, viewer: Viewer) -> Option<Range<usize>> {
        let (seat, game) = (viewer.seat()?, self.game()?);
        let is_own = |ply: &usize| game.mover(*ply) == seat;
        let last = (0..game.plies()).rev().find(is_own)?;
        let first = (0..=last).rev().take_while(is_own).last()?;
        Some(first..last + 1)
    }

    /// The hint that is still good for what `seat` is asked.
    pub fn advice(&self, seat: Seat) -> Option<&Advice> {
        self.advice.get(&seat).filter(|it| it.settled == self.settled(Viewer::Seat(seat)))
    }

    /// How many moves the one in `seat` has not seen, who has `seen` so many as the store knows.
    pub fn unseen_moves(&self, seat: Seat, seen: Option<usize>) -> usize {
        let now = self.plies_shown(Viewer::Seat(seat));
        let open = self.since.get(&seat).copied();
        open.or(self.seen(seat, seen)).map_or(0, |it| now.saturating_sub(it))
    }

    /// Up to which move the one in `seat` has seen the table, if they have at all.
    pub(crate) fn seen(&self, seat: Seat, stored: Option<usize>) -> Option<usize> {
        stored.max(self.answers.get(&seat).copied())
    }

    /// The table's version as `viewer` counts: it changes only with what `viewer` is shown.
    pub fn version(&self, viewer: Viewer) -> u64 {
        self.facts.version - self.shown.unseen(viewer)
    }

    /// The version as a person counts.
    pub fn version_for(&self, person: Option<&str>) -> u64 {
        self.version(self.viewer(person))
    }

    /// The version that changed what `viewer` knows or is offered, for the last time.
    pub fn settled(&self, viewer: Viewer) -> u64 {
        self.shown.settled(viewer)
    }

    /// How many moves were taken back that `viewer` had noticed.
    pub fn taken_back(&self, viewer: Viewer) -> usize {
        self.shown.backs(viewer)
    }

    /// How many moves there were when `viewer` last noticed one; all of them when the game is over.
    pub fn plies_shown(&self, viewer: Viewer) -> usize {
        match self.game.as_ref().filter(|_| self.is_over()) {
            Some(game) => game.plies(),
            None => self.shown.plies(viewer),
        }
    }

    /// What `viewer` noticed, each with its number as `viewer` counts and the table's version.
    pub fn noticed(&self, viewer: Viewer) -> impl Iterator<Item = (u64, u64, Happening)> + '_ {
        self.shown.noticed(viewer, self.facts.version)
    }

    /// The number that `viewer` gives to a version that they noticed.
    pub fn number(&self, viewer: Viewer, version: u64) -> u64 {
        self.shown.number(viewer, version)
    }

    /// A page is stale when somebody's answer has changed what its reader knows or is offered, or
    /// when somebody else looks at the device since; talk alone spoils nothing, and nothing that is
    /// hidden does.
    pub(crate) fn check_fresh(&self, person: &str, page: PageSeen) -> Result<(), Objection> {
        let viewer = self.viewer(Some(person));
        let same = page.seat.is_none_or(|it| viewer == Viewer::Seat(it));
        if same && (self.settled(viewer)..=self.version(viewer)).contains(&page.seq) {
            return Ok(());
        }
        Err(self.now(person, Objection::conflict("error-stale")))
    }

    /// An objection, with the version that its hearer could see.
    pub(crate) fn now(&self, person: &str, objection: Objection) -> Objection {
        objection.at(self.version_for(Some(person)))
    }

    /// The seat of one who sits here while the game runs.
    pub(crate) fn sits(&self, person: &str) -> Result<Seat, Objection> {
        let seat = self.seat_of(person).ok_or_else(|| self.no_seat(person))?;
        match self.facts.status {
            Status::Running => Ok(seat),
            Status::Lobby => Err(self.now(person, Objection::conflict("error-not-started"))),
            Status::Finished => Err(self.now(person, Objection::conflict("error-over"))),
            Status::Closed => Err(self.now(person, Objection::conflict("error-closed"))),
        }
    }

    /// The seat of one who plays here, and lets no bot play for them.
    pub(crate) fn player(&self, person: &str) -> Result<Seat, Objection> {
        let seat = self.sits(person)?;
        match self.relief_of(seat) {
            Some(_) => Err(self.now(person, Objection::conflict("error-relieved"))),
            None => Ok(seat),
        }
    }

    /// The number of the last move of a seat, if it can be taken back now.
    pub fn undoable(&self, seat: Seat) -> Option<usize> {
        self.game.as_ref().filter(|_| self.is_running())?.undoable(seat)
    }

    /// The people for whom the table waits.
    pub(crate) fn awaited(&self) -> BTreeSet<String> {
        if !self.is_running() {
            return BTreeSet::new();
        }
        let asked = self.seats().sitters().filter(|it| self.is_asked(it.0));
        asked.filter_map(|it| it.1.person().map(str::to_string)).collect()
    }

    /// The script of the table, as long as it is followed: no more once somebody has played on after
    /// its end, or lets a bot play.
    pub fn guided(&self) -> Option<&Script> {
        let script = self.script.as_deref()?;
        let game = self.game.as_deref()?;
        let led = matches!(
            self.facts.seats.get(script.seat.index()),
            Some(Sitter::Person { relief: None, .. })
        );
        let follows = |ply: usize| {
            let (seat, mv) = game.entry(ply);
            script.lines.get(ply).is_some_and(|it| it.seat == seat && it.mv == mv)
        };
        (led && (0..game.plies()).all(follows)).then_some(script)
    }

    /// The script while it goes on.
    pub fn led(&self) -> Option<&Script> {
        self.guided().filter(|it| !it.is_over(self.plies()))
    }

    /// Other moves than those of the script have to wait. What the rules refuse is left to them.
    pub(crate) fn check_script(&self, seat: Seat, moves: &[String]) -> Result<(), Objection> {
        let (Some(script), Some(game)) = (self.led(), self.game()) else { return Ok(()) };
        let offered = game.legal_moves(seat);
        let first = moves.first().is_some_and(|it| offered.contains(it));
        match script.wants(game.plies(), moves) || !first {
            true => Ok(()),
            false => Err(Objection::senseless("guide-hold")),
        }
    }

    /// Somebody is called otherwise from now on.
    pub(crate) fn rename(&mut self, person: &str, new: &str) {
        for sitter in &mut self.facts.seats {
            if let Sitter::Person { id, name, beside: false, .. } = sitter
                && id == person
            {
                *name = new.to_string();
            }
        }
        for said in Arc::make_mut(&mut self.talk).iter_mut().filter(|it| it.person == person) {
            said.name = new.to_string();
        }
    }

    /// What a person said here is erased.
    pub(crate) fn unsay(&mut self, person: &str) {
        let talk = Arc::make_mut(&mut self.talk);
        talk.retain(|it| it.person != person || it.kind != TalkKind::Words);
    }

    /// What a guest had here is a person's from now on.
    pub(crate) fn adopt(&mut self, guest: &str, person: &Person) {
        for sitter in &mut self.facts.seats {
            if let Sitter::Person { id, name, beside, .. } = sitter
                && id == guest
            {
                id.clone_from(&person.id);
                if !*beside {
                    name.clone_from(&person.name);
                }
            }
        }
        for said in Arc::make_mut(&mut self.talk).iter_mut().filter(|it| it.person == guest) {
            (said.person, said.name) = (person.id.clone(), person.name.clone());
        }
        if self.facts.host == guest {
            self.facts.host.clone_from(&person.id);
        }
    }

    /// Who decides now: whom the game asks, or the one whose turn waits for their word.
    pub fn asked(&self) -> SeatSet {
        let by_game = || self.game.as_ref().map(|it| it.to_act()).unwrap_or_default();
        self.pondering().map_or_else(by_game, SeatSet::only)
    }
}
