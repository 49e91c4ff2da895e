//! A table of people: it does one thing at a time. What is asked meanwhile waits, in order.

use std::collections::{BTreeSet, VecDeque};

use catalogue::Table;
use facts::{TimeLeft, Write};
use tabletop::{Seat, SeatSet, Viewer};
use words::Lang;

use crate::automatic::{Next, Origin, Thought};
use crate::calls::Calls;
use crate::draft::Draft;
use crate::objection::Objection;
use crate::presence::Presence;
use crate::request::Request;
use crate::state::{Kept, News, State};

/// How many milliseconds the table waits when something failed: the store may be back in a moment.
const AGAIN: i64 = 1000;

/// The longest thought that a bot without a choice pretends to have. A clock that was set forward
/// while it thought would keep everybody waiting.
const PONDERED_MAX: i64 = 30_000;

/// How a table behaves. All times are in milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// How long a bot waits before it moves, so that people can follow.
    pub pace: i64,
    /// How long a minute of a table's clock lasts.
    pub minute: i64,
    /// How long a table waits for a person before it reminds them.
    pub remind: i64,
    /// A move of a seat in words: for whom, what the seats are called, and the game in which it is to
    /// be made.
    pub name_move: fn(Lang, &[String], &dyn Table, Seat, &str) -> String,
}

/// Something that whoever runs the table must do for it.
pub enum Effect {
    /// Tell the one who asked: the version that they see now, or why not.
    Answer { ticket: u64, answer: Result<u64, Objection> },
    /// Write these, for the request of that ticket if for any, together or not at all, unless not
    /// just `before` others were written; then
    /// call [`Room::stored`] or [`Room::failed`] with this number.
    Store { number: u64, before: u64, writes: Vec<Write>, ticket: Option<u64> },
    /// Read what happened after these many moves and this version; then call [`Room::learn`],
    /// [`Room::replace`] or [`Room::unreadable`].
    Read { plies: usize, version: u64 },
    /// Let a bot think; then call [`Room::thought`] with this number.
    Think(Task),
    /// Everybody who looks at the table looks again.
    Tell,
    /// The table waits for these people now, and no more for those.
    Call { before: BTreeSet<String>, now: BTreeSet<String> },
    /// Remind somebody who is awaited and looks at no page of the table.
    Remind { person: String },
    /// What the table wanted to do by itself was not possible; it is tried again.
    StandsStill(Objection),
}

/// What a bot is to think about.
pub struct Task {
    pub number: u64,
    pub game: Box<dyn Table>,
    pub seat: Seat,
    pub level: String,
    /// The seats of people who play, whom it may ask something first.
    pub people: SeatSet,
}

/// Why the store did not take something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    /// The table has another version: somebody else was faster, against all rules.
    Stale,
    /// The store cannot be reached; perhaps it has written all the same.
    Away,
    /// Something else; perhaps it has written all the same.
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

/// Something to be done at the table.
enum Job {
    /// What is done once when a table wakes; `alone` says that nobody could play meanwhile.
    Wake {
        alone: bool,
    },
    Asked(u64, Request),
    /// Somebody is out of time.
    TimeOut,
    /// A move that the table makes by itself.
    Thought(Thought),
}

/// What the table becomes when the store has written.
struct Pending {
    state: State,
    told: bool,
    /// Who is to be answered.
    ticket: Option<u64>,
    person: Option<String>,
    /// Whether this is what is done once when a table wakes, and then whether it is alone.
    wakes: Option<bool>,
}

/// Whether the table can do something.
enum Phase {
    Ready,
    /// The store writes.
    Writing {
        number: u64,
        pending: Box<Pending>,
    },
    /// Something failed: what the store has is true, and is being read.
    Reading,
    /// It could not be read, and is read again then.
    Unreadable {
        again: i64,
    },
}

/// What the table is going to play by itself.
enum Thinking {
    Idle,
    /// A bot thinks; what it says is played no sooner than that.
    Bot {
        number: u64,
        seat: Seat,
        settled: u64,
        begun: i64,
        until: i64,
        chooses: bool,
    },
    /// This is played then.
    Waits {
        until: i64,
        thought: Thought,
    },
}

/// A table of people.
pub struct Room {
    state: State,
    settings: Settings,
    presence: Presence,
    calls: Calls,
    thinking: Thinking,
    /// How many times bots were asked to think, and the store to write.
    thoughts: u64,
    writings: u64,
    queue: VecDeque<Job>,
    phase: Phase,
    /// Whether it was changed from outside while the store wrote.
    is_overtaken: bool,
    /// What is done once for the table, whoever asks, is done here: bots, clocks and reminders.
    keeps: bool,
    /// What is still to be done since the table woke; none when it is.
    waking: Option<Job>,
    /// Nothing is done unasked before.
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
            phase: Phase::Ready,
            is_overtaken: false,
            keeps,
            waking: Some(Job::Wake { alone }),
            patience: now,
            now,
            effects: Vec::new(),
        };
        // Who was awaited before knows.
        room.call(None);
        room
    }

    /// The table as it stands: everything in it is stored, or lost when its server stops.
    pub fn state(&self) -> &State {
        &self.state
    }

    pub fn presence(&self) -> &Presence {
        &self.presence
    }

    /// What is left to each seat at a moment.
    pub fn clocks_at(&self, moment: i64) -> Vec<Option<TimeLeft>> {
        self.state.clocks(self.settings.minute, moment)
    }

    /// Whether nothing is being written or read.
    pub fn is_ready(&self) -> bool {
        matches!(self.phase, Phase::Ready)
    }

    fn is_writing(&self) -> bool {
        matches!(self.phase, Phase::Writing { .. })
    }

    /// Whether what the store has may be otherwise, and must be read.
    pub fn is_in_doubt(&self) -> bool {
        matches!(self.phase, Phase::Reading | Phase::Unreadable { .. })
    }

    /// Whether the table is going to do something by itself.
    pub fn is_busy(&self) -> bool {
        !self.is_ready() || !matches!(self.thinking, Thinking::Idle)
    }

    /// What is to be done for the table, in order.
    pub fn effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// When to call [`Room::time`] next.
    pub fn next_wake(&self) -> Option<i64> {
        match &self.phase {
            Phase::Writing { .. } | Phase::Reading => None,
            Phase::Unreadable { again } => Some(*again),
            Phase::Ready if !self.queue.is_empty() => Some(self.now),
            Phase::Ready => {
                let waking = self.waking.is_some().then_some(self.now);
                let all = [self.deadline(), self.thought_due(), self.calls.next(), waking];
                // What is still to be thought about is known when patience is at its end.
                let idle = matches!(self.thinking, Thinking::Idle) && self.now < self.patience;
                let thinks = idle.then_some(self.patience);
                let first = all.into_iter().chain([thinks]).flatten().min();
                first.map(|it| it.max(self.patience))
            }
        }
    }

    /// Somebody asks something, and is answered under this number.
    pub fn ask(&mut self, now: i64, ticket: u64, request: Request) {
        self.come_to(now);
        self.queue.push_back(Job::Asked(ticket, request));
        if let Phase::Unreadable { .. } = self.phase {
            self.read();
        }
        self.go_on();
    }

    /// Time has passed.
    pub fn time(&mut self, now: i64) {
        self.come_to(now);
        if let Phase::Unreadable { again } = self.phase
            && again <= self.now
        {
            self.read();
        }
        self.go_on();
    }

    /// The store has written what it was given under this number: now it stands. It may say so twice.
    pub fn stored(&mut self, now: i64, number: u64) {
        self.come_to(now);
        if let Some(pending) = self.written(number) {
            self.phase = Phase::Ready;
            self.stand(pending);
            if self.is_overtaken {
                self.read();
            }
        }
        self.go_on();
    }

    /// The store has not written what it was given, or nobody knows. What it has is true.
    pub fn failed(&mut self, now: i64, number: u64, failure: Failure) {
        self.come_to(now);
        let Some(pending) = self.written(number) else { return };
        let mut objection = Objection::from(failure);
        if failure == Failure::Stale {
            objection = objection.at(self.state.version_for(pending.person.as_deref()));
        }
        self.waking = pending.wakes.map(|alone| Job::Wake { alone });
        if pending.ticket.is_none() {
            self.effects.push(Effect::StandsStill(objection.clone()));
        }
        self.answer(pending.ticket, Err(objection));
        self.patience = self.now + AGAIN;
        self.read();
    }

    /// What was given to the store under this number, if that is what it does now.
    fn written(&mut self, number: u64) -> Option<Pending> {
        match std::mem::replace(&mut self.phase, Phase::Reading) {
            Phase::Writing { number: own, pending } if own == number => Some(*pending),
            other => {
                self.phase = other;
                None
            }
        }
    }

    /// Lets the table be read again, since it was changed from outside.
    pub fn doubt(&mut self, now: i64) {
        self.come_to(now);
        if self.is_ready() {
            self.read();
        } else {
            self.is_overtaken |= self.is_writing();
        }
    }

    /// What happened since the table was last read. No if that does not follow from what is known:
    /// then [`Room::replace`] is to be called with the whole table. What waits is done when
    /// [`Room::time`] is called.
    pub fn learn(&mut self, now: i64, news: News) -> bool {
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

    /// The table as it is stored, read from its beginning.
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
        self.phase = Phase::Ready;
        self.effects.push(Effect::Tell);
        self.attend();
    }

    /// The store cannot be read: nobody is kept waiting, and it is tried again.
    pub fn unreadable(&mut self, now: i64) {
        self.come_to(now);
        if !matches!(self.phase, Phase::Reading) {
            return;
        }
        for job in std::mem::take(&mut self.queue) {
            if let Job::Asked(ticket, _) = job {
                self.answer(Some(ticket), Err(Objection::away()));
            }
        }
        self.phase = Phase::Unreadable { again: self.now + AGAIN };
    }

    /// A bot has thought; none if its thought was lost.
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
                let thought = Thought { seat, mv, settled, origin, pondered };
                self.thinking = Thinking::Waits { until, thought };
            }
        }
        self.go_on();
    }

    /// Whether what is done once for the table is done here from now on.
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

    /// These people look at the table by other servers.
    pub fn hear_presence(&mut self, elsewhere: BTreeSet<String>) {
        if self.presence.hear(elsewhere) {
            self.effects.push(Effect::Tell);
        }
    }

    /// Time never goes back.
    fn come_to(&mut self, now: i64) {
        self.now = self.now.max(now);
    }

    fn answer(&mut self, ticket: Option<u64>, answer: Result<u64, Objection>) {
        if let Some(ticket) = ticket {
            self.effects.push(Effect::Answer { ticket, answer });
        }
    }

    fn read(&mut self) {
        self.phase = Phase::Reading;
        self.is_overtaken = false;
        let (plies, version) = (self.state.plies(), self.state.facts.version);
        self.effects.push(Effect::Read { plies, version });
    }

    /// Does what can be done now, one thing after the other, until the store must write.
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

    /// Sees who is awaited and who is to be reminded, and begins to think: all that changes nothing.
    fn attend(&mut self) {
        if self.is_ready() {
            self.think();
            self.call(Some(self.now + self.settings.remind));
            self.remind();
        }
    }

    /// What is still to be done since the table woke.
    fn wakes_up(&mut self) -> Option<Job> {
        if self.now < self.patience { None } else { self.waking.take() }
    }

    /// What the table does by itself now, if anything.
    fn due(&mut self) -> Option<Job> {
        if self.now < self.patience {
            return None;
        }
        if self.deadline().is_some_and(|it| it <= self.now) {
            return Some(Job::TimeOut);
        }
        if self.thought_due().is_some_and(|it| it <= self.now)
            && let Thinking::Waits { thought, .. } =
                std::mem::replace(&mut self.thinking, Thinking::Idle)
        {
            return Some(Job::Thought(thought));
        }
        None
    }

    /// When the first is out of time, where it is for this server to see.
    fn deadline(&self) -> Option<i64> {
        let watch = self.state.watch(self.settings.minute)?;
        let seats = self.state.seats();
        let plays = |it: &Seat| seats.sitter(*it).bot().is_none() && self.state.is_running();
        let human = seats.people().iter().filter(plays).collect::<Vec<_>>();
        let first = human.into_iter().filter_map(|it| watch.deadline(seats.stay(it))).min();
        first.filter(|_| self.keeps)
    }

    /// When what was thought is played.
    fn thought_due(&self) -> Option<i64> {
        match &self.thinking {
            Thinking::Waits { until, .. } => Some(*until).filter(|_| self.keeps),
            Thinking::Idle | Thinking::Bot { .. } => None,
        }
    }

    fn begin(&mut self, job: Job) {
        let mut draft = Draft::of(&self.state, &self.settings, self.now);
        let (mut ticket, mut person, mut wakes) = (None, None, None);
        let done = match job {
            Job::Wake { alone } => {
                wakes = Some(alone);
                draft.end_if_over();
                draft.resume(alone);
                Ok(())
            }
            Job::TimeOut => {
                draft.time_out();
                Ok(())
            }
            Job::Thought(thought) => draft.carry_out(thought),
            Job::Asked(number, request) => {
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
        state.facts.writes += u64::from(!writes.is_empty());
        let pending = Pending { state, told, ticket, person, wakes };
        if writes.is_empty() {
            self.stand(pending);
        } else {
            let before = self.state.facts.writes;
            self.writings += 1;
            let number = self.writings;
            self.effects.push(Effect::Store { number, before, writes, ticket });
            self.phase = Phase::Writing { number, pending: Box::new(pending) };
        }
    }

    /// What was done stands: those who look are told, and the one who asked is answered.
    fn stand(&mut self, pending: Pending) {
        self.state = pending.state;
        if pending.told {
            self.effects.push(Effect::Tell);
        }
        let version = self.state.version_for(pending.person.as_deref());
        self.answer(pending.ticket, Ok(version));
    }

    /// Lets it be known for whom the table waits; those who are new are reminded then.
    fn call(&mut self, remind_at: Option<i64>) {
        if let Some(before) = self.calls.change(self.state.awaited(), remind_at) {
            let now = self.calls.called().clone();
            self.effects.push(Effect::Call { before, now });
        }
    }

    /// Reminds those who are still awaited and look at no page of the table.
    fn remind(&mut self) {
        for person in self.calls.due(self.now) {
            if self.keeps && !self.presence.is_here(&person) {
                self.effects.push(Effect::Remind { person });
            }
        }
    }

    /// Begins to think about what the table plays next by itself. Answers whether something is due
    /// at once.
    fn think(&mut self) -> bool {
        let idle = matches!(self.thinking, Thinking::Idle) && self.waking.is_none();
        if !self.keeps || !idle || self.now < self.patience {
            return false;
        }
        let Some((seat, next)) = self.state.next_by_itself() else { return false };
        let settled = self.state.settled(Viewer::Seat(seat));
        let origin = self.state.origin(&next);
        let until = self.now + self.settings.pace;
        match next {
            Next::Bot(level) => self.ponder(seat, level, settled),
            Next::Reply(mv) | Next::Scripted(mv) | Next::Given(mv, _) => {
                let thought = Thought { seat, mv, settled, origin, pondered: None };
                self.thinking = Thinking::Waits { until, thought };
            }
        }
        self.thought_due().is_some_and(|it| it <= self.now)
    }

    /// A bot that has no choice takes as long as it took when it last had one: its time tells
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
