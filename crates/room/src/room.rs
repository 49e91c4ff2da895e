//! A table of people. It does one thing at a time; requests that come meanwhile wait, in order.

use std::collections::{BTreeSet, VecDeque};

use catalogue::Table;
use facts::{TimeLeft, Write};
use tabletop::{Seat, SeatSet, Viewer};

use crate::automatic::{Next, Origin, PlannedMove};
use crate::calls::Calls;
use crate::draft::Draft;
use crate::objection::Objection;
use crate::presence::Presence;
use crate::request::Request;
use crate::settings::Settings;
use crate::state::{Kept, State, TableNews};

/// How many milliseconds the table waits after a failure, since the store may soon be back.
const AGAIN: i64 = 1000;

/// The longest time for which a bot without a choice pretends to think. Without this limit, a clock
/// that was set forward while the bot last thought would keep everybody waiting.
const PONDERED_MAX: i64 = 30_000;

/// Something that the server (or whatever runs the room) must do for the table.
pub enum Effect {
    /// Answer the request with this ticket: the version that the asker sees now, or why it is
    /// refused.
    Answer { ticket: u64, answer: Result<u64, Objection> },
    /// Write these for the request with this ticket, if there is one: all or none, and only if the
    /// number of earlier writes is exactly `before`. Then call [`Room::stored`] or [`Room::failed`]
    /// with this number.
    Store { number: u64, before: u64, writes: Vec<Write>, ticket: Option<u64> },
    /// Read what happened after this many moves and this version. Then call [`Room::learn`],
    /// [`Room::replace`] or [`Room::unreadable`].
    Read { plies: usize, version: u64 },
    /// Let a bot think; then call [`Room::thought`] with this number.
    Think(Task),
    /// Show the table again to everybody who looks at it.
    Tell,
    /// The table waited for the people in `before`, and now waits for those in `now`.
    Call { before: BTreeSet<String>, now: BTreeSet<String> },
    /// Remind this person, for whom the table waits and who has no page of it open.
    Remind { person: String },
    /// Something that the table wanted to do by itself was not possible; it will be tried again.
    StandsStill(Objection),
}

/// What a bot is to think about.
pub struct Task {
    pub number: u64,
    pub game: Box<dyn Table>,
    pub seat: Seat,
    pub level: String,
    /// The seats of people who play themselves, whom the bot may ask something first.
    pub people: SeatSet,
}

/// Why the store did not write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    /// The table has another version: another server was faster, although that should not happen.
    Stale,
    /// The store cannot be reached. It may have written all the same.
    Away,
    /// Another failure. The store may have written all the same.
    Broken,
}

impl From<Failure> for Objection {
    fn from(failure: Failure) -> Objection {
        match failure {
            Failure::Stale => Objection::conflict("error-stale"),
            Failure::Away => Objection::away(),
            Failure::Broken => Objection::broken(),
        }
    }
}

/// Something that is to be done at the table.
enum RoomJob {
    /// What a table does once when it wakes. `alone` says that nobody could play meanwhile.
    Wake {
        alone: bool,
    },
    Asked(u64, Request),
    /// Nothing will happen here by itself.
    Rest,
    /// Somebody is out of time.
    TimeOut,
    /// A move that the table makes by itself.
    Thought(PlannedMove),
}

impl RoomJob {
    /// The seat whose person it answers for.
    fn answered_for(&self) -> Option<Seat> {
        match self {
            RoomJob::Thought(it) => matches!(it.origin, Origin::Unasked { .. }).then_some(it.seat),
            _ => None,
        }
    }
}

/// The table as it will be when the store has written.
struct Pending {
    state: State,
    told: bool,
    /// The request that is to be answered.
    ticket: Option<u64>,
    person: Option<String>,
    /// Whether this is the waking of the table, and if so, whether the server is alone.
    wakes: Option<bool>,
    /// The seat whose person is answered for.
    answered_for: Option<Seat>,
}

/// Whether the table can do something now.
enum RoomPhase {
    Ready,
    /// The store writes.
    Writing {
        number: u64,
        pending: Box<Pending>,
    },
    /// Something failed. The store is right, and is being read.
    Reading,
    /// The store could not be read; it will be read again at this time.
    Unreadable {
        again: i64,
    },
}

/// What the table is going to play by itself.
enum Thinking {
    Idle,
    /// A bot thinks; its move is played no earlier than this.
    Bot {
        number: u64,
        seat: Seat,
        settled: u64,
        begun: i64,
        until: i64,
        chooses: bool,
    },
    /// This move is played at that time.
    Waits {
        until: i64,
        thought: PlannedMove,
    },
}

/// A table of people.
pub struct Room {
    state: State,
    settings: Settings,
    presence: Presence,
    calls: Calls,
    thinking: Thinking,
    /// How many times bots were asked to think, and how many times the store was asked to write.
    thoughts: u64,
    writings: u64,
    queue: VecDeque<RoomJob>,
    phase: RoomPhase,
    /// Whether it was changed from outside while the store wrote.
    is_overtaken: bool,
    /// Whether this server does what must be done only once for the table: bots, clocks and
    /// reminders.
    keeps: bool,
    /// What the table still has to do since it woke; none once that is done.
    waking: Option<RoomJob>,
    /// The table does nothing by itself before this time.
    patience: i64,
    /// Milliseconds since 1970.
    now: i64,
    effects: Vec<Effect>,
}

impl Room {
    /// A table as it was left; nothing happens before [`Room::time`] is called. It is kept here or by another server; `alone` says that no other
    /// server let people play meanwhile.
    pub fn wake(kept: Kept, settings: Settings, now: i64, keeps: bool, alone: bool) -> Room {
        let mut room = Room {
            state: State::of(kept),
            settings,
            presence: Presence::default(),
            calls: Calls::default(),
            thinking: Thinking::Idle,
            thoughts: 0,
            writings: 0,
            queue: VecDeque::new(),
            phase: RoomPhase::Ready,
            is_overtaken: false,
            keeps,
            waking: Some(RoomJob::Wake { alone }),
            patience: now,
            now,
            effects: Vec::new(),
        };
        // The people for whom the table waited before know it already.
        room.call(None);
        room
    }

    /// The table as it is. Everything in it is stored, except what may be lost when the server
    /// stops.
    pub fn state(&self) -> &State {
        &self.state
    }

    pub fn presence(&self) -> &Presence {
        &self.presence
    }

    /// How much time each seat has left at a moment.
    pub fn clocks_at(&self, moment: i64) -> Vec<Option<TimeLeft>> {
        self.state.clocks(self.settings.minute, moment)
    }

    /// Whether nothing will happen here before somebody asks something.
    pub fn is_idle(&self) -> bool {
        !self.is_busy() && self.next_wake().is_none()
    }

    /// Notes that nothing will happen here by itself, so that nobody needs to wake the table before
    /// somebody asks for it.
    pub fn rest(&mut self, now: i64) {
        self.come_to(now);
        if self.is_idle() && !self.state.facts.at_rest {
            self.begin(RoomJob::Rest);
        }
    }

    /// Whether nothing is being written or read.
    pub fn is_ready(&self) -> bool {
        matches!(self.phase, RoomPhase::Ready)
    }

    fn is_writing(&self) -> bool {
        matches!(self.phase, RoomPhase::Writing { .. })
    }

    /// Whether the table is about to answer for the viewer: then they are not asked.
    pub fn answers_for(&self, viewer: Viewer) -> bool {
        let seat = match &self.phase {
            RoomPhase::Writing { pending, .. } => pending.answered_for,
            _ => None,
        };
        (seat.is_some() && seat == viewer.seat()) || self.state.is_answered_beforehand(viewer)
    }

    /// Whether the store may have changes that the room does not know, so that it must be read.
    pub fn is_in_doubt(&self) -> bool {
        matches!(self.phase, RoomPhase::Reading | RoomPhase::Unreadable { .. })
    }

    /// Whether the table is going to do something by itself.
    pub fn is_busy(&self) -> bool {
        !self.is_ready() || !matches!(self.thinking, Thinking::Idle)
    }

    /// Takes the effects that are to be carried out, in order.
    pub fn effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// When to call [`Room::time`] next.
    pub fn next_wake(&self) -> Option<i64> {
        match &self.phase {
            RoomPhase::Writing { .. } | RoomPhase::Reading => None,
            RoomPhase::Unreadable { again } => Some(*again),
            RoomPhase::Ready if !self.queue.is_empty() => Some(self.now),
            RoomPhase::Ready => {
                let waking = self.waking.is_some().then_some(self.now);
                let all = [self.deadline(), self.thought_due(), self.calls.next(), waking];
                // What to think about next is only found when that time has come.
                let idle = matches!(self.thinking, Thinking::Idle) && self.now < self.patience;
                let thinks = idle.then_some(self.patience);
                let first = all.into_iter().chain([thinks]).flatten().min();
                first.map(|it| it.max(self.patience))
            }
        }
    }

    /// Somebody asks something; the answer carries this ticket.
    pub fn ask(&mut self, now: i64, ticket: u64, request: Request) {
        self.come_to(now);
        self.queue.push_back(RoomJob::Asked(ticket, request));
        if let RoomPhase::Unreadable { .. } = self.phase {
            self.read();
        }
        self.go_on();
    }

    /// Time has passed.
    pub fn time(&mut self, now: i64) {
        self.come_to(now);
        if let RoomPhase::Unreadable { again } = self.phase
            && again <= self.now
        {
            self.read();
        }
        self.go_on();
    }

    /// The store has written what it was given under this number, so now it stands. This may be
    /// called twice.
    pub fn stored(&mut self, now: i64, number: u64) {
        self.come_to(now);
        if let Some(pending) = self.written(number) {
            self.phase = RoomPhase::Ready;
            self.stand(pending);
            if self.is_overtaken {
                self.read();
            }
        }
        self.go_on();
    }

    /// The store has not written what it was given under this number, or nobody knows. So the table
    /// is read from the store.
    pub fn failed(&mut self, now: i64, number: u64, failure: Failure) {
        self.come_to(now);
        let Some(pending) = self.written(number) else { return };
        let mut objection = Objection::from(failure);
        if failure == Failure::Stale {
            objection = objection.at(self.state.version_for(pending.person.as_deref()));
        }
        self.waking = pending.wakes.map(|alone| RoomJob::Wake { alone });
        if pending.ticket.is_none() {
            self.effects.push(Effect::StandsStill(objection.clone()));
        }
        self.answer(pending.ticket, Err(objection));
        self.patience = self.now + AGAIN;
        self.read();
    }

    /// What the store is writing, if it has this number.
    fn written(&mut self, number: u64) -> Option<Pending> {
        match std::mem::replace(&mut self.phase, RoomPhase::Reading) {
            RoomPhase::Writing { number: own, pending } if own == number => Some(*pending),
            other => {
                self.phase = other;
                None
            }
        }
    }

    /// The table was changed from outside, so it must be read again.
    pub fn doubt(&mut self, now: i64) {
        self.come_to(now);
        if self.is_ready() {
            self.read();
        } else {
            self.is_overtaken |= self.is_writing();
        }
    }

    /// What happened since the table was last read. Returns false if that does not follow from what
    /// is known; then call [`Room::replace`] with the whole table. Waiting requests are carried out
    /// at the next [`Room::time`].
    pub fn learn(&mut self, now: i64, news: TableNews) -> bool {
        self.come_to(now);
        if self.is_writing() {
            return true;
        }
        let mut state = self.state.clone();
        let before = state.facts.version;
        let happened = (news.moves.len() + news.spoken.len()) as u64;
        state.facts = news.facts;
        let onward = before + happened == state.facts.version
            && state.game.is_some() == (state.is_running() || state.is_over())
            && state.follow(before, news.moves, &news.spoken);
        if !onward {
            return false;
        }
        state.talk = news.said.into();
        state.barred = news.barred;
        state.recall(news.memo.as_deref());
        self.know(state);
        true
    }

    /// The whole table, read from the store.
    pub fn replace(&mut self, now: i64, kept: Kept) {
        self.come_to(now);
        if self.is_writing() {
            return;
        }
        let fresh = State::of(kept);
        let old = std::mem::replace(&mut self.state, fresh.clone());
        let (spoken, pondered) = (old.spoken, old.pondered);
        let (since, answers) = (old.since, old.answers);
        self.know(State { spoken, pondered, since, answers, ..fresh });
    }

    fn know(&mut self, state: State) {
        self.state = state;
        self.phase = RoomPhase::Ready;
        self.effects.push(Effect::Tell);
        self.attend();
    }

    /// The store cannot be read. Requests are refused rather than kept waiting, and it will be
    /// tried again.
    pub fn unreadable(&mut self, now: i64) {
        self.come_to(now);
        if !matches!(self.phase, RoomPhase::Reading) {
            return;
        }
        for job in std::mem::take(&mut self.queue) {
            if let RoomJob::Asked(ticket, _) = job {
                self.answer(Some(ticket), Err(Objection::away()));
            }
        }
        self.phase = RoomPhase::Unreadable { again: self.now + AGAIN };
    }

    /// A bot has thought; `mv` is none if its thought was lost.
    pub fn thought(&mut self, now: i64, number: u64, mv: Option<String>) {
        self.come_to(now);
        if let Thinking::Bot { number: own, seat, settled, begun, until, chooses } = self.thinking
            && own == number
        {
            self.thinking = Thinking::Idle;
            self.patience = if mv.is_none() { self.now + AGAIN } else { self.patience };
            if let Some(mv) = mv {
                let offered = self.state.game().map(|it| it.legal_moves(seat));
                let answers = offered.is_some_and(|it| it.contains(&mv));
                let origin = if answers { Origin::Bot } else { Origin::Word };
                let pondered = chooses.then_some((self.now - begun).min(PONDERED_MAX));
                let thought = PlannedMove { seat, mv, settled, origin, pondered };
                self.thinking = Thinking::Waits { until, thought };
            }
        }
        self.go_on();
    }

    /// Sets whether this server does what must be done only once for the table.
    pub fn keep(&mut self, now: i64, keeps: bool) {
        self.come_to(now);
        if self.keeps != keeps {
            self.keeps = keeps;
            self.attend();
        }
    }

    /// Nothing can be done now, but perhaps in a while.
    pub fn wait(&mut self, now: i64) {
        self.come_to(now);
        self.patience = self.now + AGAIN;
    }

    /// Sets who looks at the table on other servers.
    pub fn hear_presence(&mut self, elsewhere: BTreeSet<String>) {
        if self.presence.hear(elsewhere) {
            self.effects.push(Effect::Tell);
        }
    }

    /// Sets the time, which never goes back.
    fn come_to(&mut self, now: i64) {
        self.now = self.now.max(now);
    }

    fn answer(&mut self, ticket: Option<u64>, answer: Result<u64, Objection>) {
        if let Some(ticket) = ticket {
            self.effects.push(Effect::Answer { ticket, answer });
        }
    }

    fn read(&mut self) {
        self.phase = RoomPhase::Reading;
        self.is_overtaken = false;
        let (plies, version) = (self.state.plies(), self.state.facts.version);
        self.effects.push(Effect::Read { plies, version });
    }

    /// Does everything that can be done now, one thing after the other, until the store must write.
    fn go_on(&mut self) {
        while self.is_ready() {
            let asked = |room: &mut Room| room.queue.pop_front();
            match self.wakes_up().or_else(|| asked(self)).or_else(|| self.due()) {
                Some(job) => self.begin(job),
                None if self.think() => {}
                None => break,
            }
        }
        self.attend();
    }

    /// Finds out for whom the table waits and who is to be reminded, and begins to think; none of
    /// this changes the table.
    fn attend(&mut self) {
        if self.is_ready() {
            self.think();
            self.call(Some(self.now + self.settings.remind));
            self.remind();
        }
    }

    /// What the table still has to do since it woke.
    fn wakes_up(&mut self) -> Option<RoomJob> {
        if self.now < self.patience { None } else { self.waking.take() }
    }

    /// What the table does by itself now, if anything.
    fn due(&mut self) -> Option<RoomJob> {
        if self.now < self.patience {
            return None;
        }
        if self.deadline().is_some_and(|it| it <= self.now) {
            return Some(RoomJob::TimeOut);
        }
        if self.thought_due().is_some_and(|it| it <= self.now)
            && let Thinking::Waits { thought, .. } =
                std::mem::replace(&mut self.thinking, Thinking::Idle)
        {
            return Some(RoomJob::Thought(thought));
        }
        None
    }

    /// When the first seat runs out of time, if this server must see to that.
    fn deadline(&self) -> Option<i64> {
        let watch = self.state.watch(self.settings.minute)?;
        let seats = self.state.seats();
        let plays = |it: &Seat| seats.sitter(*it).bot().is_none() && self.state.is_running();
        let human = seats.people().iter().filter(plays).collect::<Vec<_>>();
        let first = human.into_iter().filter_map(|it| watch.deadline(seats.stay(it))).min();
        first.filter(|_| self.keeps)
    }

    /// When a thought is to be played.
    fn thought_due(&self) -> Option<i64> {
        match &self.thinking {
            Thinking::Waits { until, .. } => Some(*until).filter(|_| self.keeps),
            Thinking::Idle | Thinking::Bot { .. } => None,
        }
    }

    fn begin(&mut self, job: RoomJob) {
        let mut draft = Draft::of(&self.state, &self.settings, self.now);
        let (mut ticket, mut person, mut wakes) = (None, None, None);
        let rests = matches!(job, RoomJob::Rest);
        let answered_for = job.answered_for();
        let done = match job {
            RoomJob::Wake { alone } => {
                wakes = Some(alone);
                draft.end_if_over();
                draft.resume(alone);
                Ok(())
            }
            RoomJob::TimeOut => {
                draft.time_out();
                Ok(())
            }
            RoomJob::Thought(thought) => draft.carry_out(thought),
            RoomJob::Rest => {
                draft.rest();
                Ok(())
            }
            RoomJob::Asked(number, request) => {
                (ticket, person) = (Some(number), request.person().map(str::to_string));
                meet(&mut self.presence, &mut draft, &request);
                draft.serve(request)
            }
        };
        if let Err(objection) = done {
            if ticket.is_none() {
                self.patience = self.now + AGAIN;
                self.effects.push(Effect::StandsStill(objection.clone()));
            }
            return self.answer(ticket, Err(objection));
        }
        draft.wind();
        draft.remember();
        let Draft { mut state, writes, told, .. } = draft;
        if !writes.is_empty() {
            state.facts.writes += 1;
            state.facts.at_rest = rests;
        }
        self.settle(writes, Pending { state, told, ticket, person, wakes, answered_for });
    }

    /// What was carried out stands once it is stored; at once if there is nothing to store.
    fn settle(&mut self, writes: Vec<Write>, pending: Pending) {
        if writes.is_empty() {
            return self.stand(pending);
        }
        let (before, ticket) = (self.state.facts.writes, pending.ticket);
        self.writings += 1;
        let number = self.writings;
        self.effects.push(Effect::Store { number, before, writes, ticket });
        self.phase = RoomPhase::Writing { number, pending: Box::new(pending) };
    }

    /// A request is stored: those who look are told, and the asker is answered.
    fn stand(&mut self, pending: Pending) {
        self.state = pending.state;
        if pending.told {
            self.effects.push(Effect::Tell);
        }
        let version = self.state.version_for(pending.person.as_deref());
        self.answer(pending.ticket, Ok(version));
    }

    /// Announces for whom the table waits; those who are new are reminded at that time.
    fn call(&mut self, remind_at: Option<i64>) {
        if let Some(before) = self.calls.change(self.state.awaited(), remind_at) {
            let now = self.calls.called().clone();
            self.effects.push(Effect::Call { before, now });
        }
    }

    /// Reminds people for whom the table still waits and who have no page of it open.
    fn remind(&mut self) {
        for person in self.calls.due(self.now) {
            if self.keeps && !self.presence.is_here(&person) {
                self.effects.push(Effect::Remind { person });
            }
        }
    }

    /// Begins to think about what the table plays next by itself. Returns whether something is due
    /// at once.
    fn think(&mut self) -> bool {
        let idle = matches!(self.thinking, Thinking::Idle) && self.waking.is_none();
        if !self.keeps || !idle || self.now < self.patience {
            return false;
        }
        let Some((seat, next)) = self.state.next_by_itself() else { return false };
        let settled = self.state.settled(Viewer::Seat(seat));
        let origin = self.state.origin(&next);
        // Nobody needs to see a person's answer come.
        let pace = if matches!(next, Next::Given(..)) { 0 } else { self.settings.pace };
        let until = self.now + pace;
        match next {
            Next::Bot(level) => self.ponder(seat, level, settled),
            Next::Reply(mv) | Next::Scripted(mv) | Next::Given(mv, _) => {
                let thought = PlannedMove { seat, mv, settled, origin, pondered: None };
                self.thinking = Thinking::Waits { until, thought };
            }
        }
        self.thought_due().is_some_and(|it| it <= self.now)
    }

    /// A bot without a choice takes as long as it took when it last had one, so its time tells
    /// nothing.
    fn ponder(&mut self, seat: Seat, level: String, settled: u64) {
        let Some(game) = self.state.game() else { return };
        let game = game.at(game.plies());
        let chooses = 1 < game.legal_moves(seat).len();
        let usual = if chooses { 0 } else { self.state.pondered[seat.index()] };
        let until = self.now + self.settings.pace.max(usual);
        self.thoughts += 1;
        let number = self.thoughts;
        self.thinking = Thinking::Bot { number, seat, settled, begun: self.now, until, chooses };
        let people = self.state.seats().players();
        self.effects.push(Effect::Think(Task { number, game, seat, level, people }));
    }
}

/// Somebody opens or closes a page of the table.
fn meet(presence: &mut Presence, draft: &mut Draft<'_>, request: &Request) {
    match request {
        Request::OpenPage { person } => draft.told |= presence.come(person),
        Request::ClosePage { person } if presence.go(person) => {
            draft.told = true;
            if let Some(seat) = draft.seat_of(person) {
                draft.remember_look(seat);
            }
        }
        Request::Arrive { person, seen } => {
            draft.welcome(person);
            if let Some(seat) = draft.seat_of(&person.id)
                && !presence.is_at_page(&person.id)
            {
                draft.arrive(seat, *seen);
            }
        }
        _ => {}
    }
}
