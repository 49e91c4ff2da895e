//! One table and the task that owns it. Others send it work, one piece at a time; so nothing
//! is ever locked, and what one request sees is whole.

mod access;
mod automatic;
mod call;
mod cluster;
mod deal;
mod device;
mod guide;
mod help;
mod leave;
mod lobby;
mod look;
mod play;
mod replay;
mod shown;
mod since;
mod state;
mod time;
mod turn;

use std::collections::{BTreeSet, HashMap};
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use catalogue::Table;
use store::{Kind, Person, Said, Sitter, Status, Store};
use tabletop::{SEATS_MAX, Seat, Viewer};
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinHandle;
use words::Lang;

pub(crate) use access::Access;
pub(crate) use deal::{Again, Luck, Plan};
pub(crate) use help::consider;

pub(crate) use look::{Fragment, Glimpse, shown};
pub(crate) use replay::{Look, Moment};

use crate::calls::Calls;
use crate::config::Config;
use crate::meters::Live;
use crate::names;
use automatic::{Given, Thought};
use cluster::Others;
use help::Advice;
use shown::Shown;
pub(crate) use shown::Versions;
use turn::Unconfirmed;

/// Requests that wait for a room before others must wait to ask.
const WAITING_MAX: usize = 64;

/// A room that nobody looks at and nobody plays in falls asleep.
const DAY: Duration = Duration::from_secs(86_400);
const IDLE: Duration = Duration::from_secs(600);

/// What is done in a room.
pub(crate) type Work<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

type Deed = Box<dyn for<'a> FnOnce(&'a mut Room) -> Work<'a, ()> + Send>;

/// Something to be done in a room.
struct Job {
    work: Deed,
    /// Whether it only looks: then other servers may change the table meanwhile.
    looks: bool,
}

/// The way to a room.
#[derive(Clone)]
pub(crate) struct Handle {
    jobs: mpsc::Sender<Job>,
    changed: Arc<watch::Sender<u64>>,
}

impl Handle {
    /// Whether somebody has a page of the table open.
    pub(crate) fn is_watched(&self) -> bool {
        0 < self.changed.receiver_count()
    }

    pub(crate) fn is_awake(&self) -> bool {
        !self.jobs.is_closed()
    }

    pub(crate) fn listen(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Does `work` in the room; none when the room is gone.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        work: impl for<'a> FnOnce(&'a mut Room) -> Work<'a, T> + Send + 'static,
    ) -> Option<T> {
        self.send(false, work).await
    }

    /// Does `work` that only looks; none when the room is gone.
    pub(crate) async fn look<T: Send + 'static>(
        &self,
        work: impl for<'a> FnOnce(&'a mut Room) -> Work<'a, T> + Send + 'static,
    ) -> Option<T> {
        self.send(true, work).await
    }

    async fn send<T: Send + 'static>(
        &self,
        looks: bool,
        work: impl for<'a> FnOnce(&'a mut Room) -> Work<'a, T> + Send + 'static,
    ) -> Option<T> {
        let (reply, answer) = oneshot::channel();
        let work: Deed = Box::new(move |room| {
            Box::pin(async move {
                let _ = reply.send(work(room).await);
            })
        });
        self.jobs.send(Job { work, looks }).await.ok()?;
        answer.await.ok()
    }
}

/// A table, its game and the people there.
pub(crate) struct Room {
    store: Store,
    config: Config,
    row: store::Table,
    /// None before the game begins, and when it cannot be shown.
    game: Option<Box<dyn Table>>,
    said: Vec<Said>,
    /// What each viewer was shown of what happened.
    shown: Shown,
    /// The turn that waits for the word of the one who played it.
    unconfirmed: Option<Unconfirmed>,
    /// How often each bot has spoken since the last answer.
    spoken: [u8; SEATS_MAX],
    /// How long each bot took when it last had a choice.
    pondered: [Duration; SEATS_MAX],
    /// What the table answered for people since they last did so themselves.
    given: HashMap<Seat, Given>,
    /// From which move on the one in a seat has something to catch up with.
    since: HashMap<Seat, usize>,
    /// How many moves there were after the last answer of the person in a seat.
    answers: HashMap<Seat, usize>,
    /// What bots said to those who asked.
    advice: HashMap<Seat, Advice>,
    /// Which of their seats those who play on one device see now; none while it is passed on.
    eyes: HashMap<String, Seat>,
    /// How many pages each person has open.
    here: HashMap<String, u32>,
    /// What this server knows of the others.
    others: Others,
    changed: Arc<watch::Sender<u64>>,
    /// Who waits for whom, at all tables.
    calls: Arc<Calls>,
    /// The people for whom this table is known to wait.
    called: BTreeSet<String>,
    /// Who is to be reminded, and when.
    reminders: Vec<(Instant, String)>,
}

impl Room {
    pub(crate) fn new(
        store: Store,
        row: store::Table,
        game: Option<Box<dyn Table>>,
        said: Vec<Said>,
        versions: &Versions,
        config: Config,
        calls: Arc<Calls>,
    ) -> Room {
        Room {
            shown: Shown::of(game.as_deref(), row.version, versions),
            store,
            config,
            row,
            game,
            said,
            unconfirmed: None,
            spoken: [0; SEATS_MAX],
            pondered: [Duration::ZERO; SEATS_MAX],
            given: HashMap::new(),
            since: HashMap::new(),
            answers: HashMap::new(),
            advice: HashMap::new(),
            eyes: HashMap::new(),
            here: HashMap::new(),
            others: Others::default(),
            changed: Arc::new(watch::Sender::new(0)),
            calls,
            called: BTreeSet::new(),
            reminders: Vec::new(),
        }
    }

    /// Starts the task that owns the room.
    pub(crate) fn open(self) -> Handle {
        let (jobs, queue) = mpsc::channel(WAITING_MAX);
        let changed = Arc::clone(&self.changed);
        tokio::spawn(self.live(queue));
        Handle { jobs, changed }
    }

    async fn live(mut self, mut queue: mpsc::Receiver<Job>) {
        let _live = Live::table();
        self.wake_up().await;
        let mut thought = self.think();
        self.call(false);
        loop {
            let (deadline, reminder) = (self.deadline(), self.next_reminder());
            tokio::select! {
                job = queue.recv() => match job {
                    Some(job) => self.serve(job).await,
                    None => return,
                },
                done = finished(&mut thought) => {
                    thought = None;
                    self.alone(|room| Box::pin(room.carry_out(done))).await;
                }
                () = after(deadline) => self.alone(|room| Box::pin(room.run_out())).await,
                () = at(reminder) => self.remind(),
                () = tokio::time::sleep(self.idle()), if thought.is_none() && self.may_sleep() => {
                    return;
                }
            }
            self.call(true);
            if thought.is_none() {
                thought = self.think();
            }
        }
    }

    async fn run_out(&mut self) {
        if let Err(trouble) = self.time_out().await {
            tracing::error!(table = self.row.id, error = trouble.key, "nobody is relieved");
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }

    /// Nobody looks, and no clock runs.
    fn may_sleep(&self) -> bool {
        let timed = self.row.status == Status::Running && self.row.clock.is_some();
        !timed && self.changed.receiver_count() == 0
    }

    /// How long nothing happens before the table sleeps.
    fn idle(&self) -> Duration {
        match self.row.status {
            Status::Running => DAY * self.config.lives.game.max(1),
            Status::Lobby | Status::Finished | Status::Closed => IDLE,
        }
    }

    /// Everybody who looks at the table looks again.
    fn tell(&self) {
        self.changed.send_modify(|it| *it += 1);
    }

    fn viewer(&self, person: Option<&str>) -> Viewer {
        person.and_then(|it| self.seat_of(it)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// What everybody is called, in turn order.
    pub(crate) fn names(&self, lang: Lang) -> Vec<String> {
        let seats = self.row.seats.iter().enumerate();
        seats.map(|(seat, sitter)| name_of(lang, seat, sitter)).collect()
    }

    /// The language that the table talks in.
    fn lang(&self) -> Lang {
        Lang::from_code(&self.row.lang).unwrap_or_default()
    }

    pub(crate) fn rename(&mut self, person: &str, new: &str) {
        for sitter in &mut self.row.seats {
            if let Sitter::Person { id, name, beside, .. } = sitter
                && id == person
                && !*beside
            {
                *name = new.to_string();
            }
        }
        for said in self.said.iter_mut().filter(|it| it.person == person) {
            said.name = new.to_string();
        }
        self.tell();
    }

    /// What a person said here is erased: the store knows already.
    pub(crate) fn unsay(&mut self, person: &str) {
        self.said.retain(|it| it.person != person || it.kind != Kind::Words);
        self.tell();
    }

    /// What a guest had here is a person's from now on: the store knows already.
    pub(crate) fn adopt(&mut self, guest: &str, person: &Person) {
        for sitter in &mut self.row.seats {
            if let Sitter::Person { id, name, beside, .. } = sitter
                && id == guest
            {
                id.clone_from(&person.id);
                if !*beside {
                    name.clone_from(&person.name);
                }
            }
        }
        for said in self.said.iter_mut().filter(|it| it.person == guest) {
            (said.person, said.name) = (person.id.clone(), person.name.clone());
        }
        if self.row.host == guest {
            self.row.host = person.id.clone();
        }
        self.tell();
    }

    /// Somebody opened a page of the table.
    pub(crate) fn come(&mut self, person: String) {
        let pages = self.here.entry(person).or_default();
        *pages += 1;
        if *pages == 1 {
            self.tell();
        }
    }

    /// Somebody closed a page of the table.
    pub(crate) async fn go(&mut self, person: &str) {
        let Some(pages) = self.here.get_mut(person) else { return };
        *pages -= 1;
        if *pages == 0 {
            self.here.remove(person);
            self.remember_look(person).await;
            self.tell();
        }
    }
}

/// What the one in a seat is called.
pub(crate) fn name_of(lang: Lang, seat: usize, sitter: &Sitter) -> String {
    match sitter {
        Sitter::Person { name, .. } => names::aside(name),
        Sitter::Bot(_) => names::bot(lang, seat),
        Sitter::Free => lang.say("site-seat-free"),
    }
}

/// Waits so long; for ever when there is nothing to wait for.
async fn after(while_: Option<Duration>) {
    match while_ {
        Some(while_) => tokio::time::sleep(while_).await,
        None => std::future::pending().await,
    }
}

/// Waits for a moment; for ever when there is none.
async fn at(moment: Option<Instant>) {
    after(moment.map(|it| it.saturating_duration_since(Instant::now()))).await;
}

/// Waits for a thought; for ever when there is none.
async fn finished(thought: &mut Option<JoinHandle<Thought>>) -> Option<Thought> {
    match thought {
        Some(thought) => thought.await.ok(),
        None => std::future::pending().await,
    }
}
