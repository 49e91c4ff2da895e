//! The task that owns a table: it hands requests and the time to its `Room` and carries out what
//! that wants done. Others send it work; so nothing is ever locked, and what one request sees is
//! whole.

mod access;
mod cluster;
mod drawn;
mod errand;
mod house;
mod look;
mod state;
mod think;

use std::collections::{BTreeSet, HashMap};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};

use catalogue::Table;
use room::{Effect, Kept, Request, Room, Settings, State};
use store::{Hold, Status, Store, TableFacts};
use tabletop::Seat;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinSet;
use words::{Lang, Listener};

pub(crate) use access::Visit;
use drawn::Drawn;
pub(crate) use house::House;

use crate::clock::{milliseconds, now, until};
use crate::config::Config;
use crate::meters::{self, Live};
use crate::reminder::Reminder;
use crate::trouble::Trouble;
use cluster::OtherServers;
use errand::{Errand, ErrandReport};

/// Work that waits for a table before others must wait to ask.
const WAITING_MAX: usize = 64;

/// What is done with a table.
pub(crate) type Work<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

type Looking = Box<dyn for<'a> FnOnce(&'a mut Steward) -> Work<'a, ()> + Send>;

/// Who waits for an answer.
type Reply = oneshot::Sender<Result<u64, Trouble>>;

/// Something to be done at a table.
enum TableJob {
    /// It only looks: other servers may change the table meanwhile.
    Look(Looking),
    Ask(Request, Reply),
}

/// The way to a table.
#[derive(Clone)]
pub(crate) struct Handle {
    jobs: mpsc::Sender<TableJob>,
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

    /// Asks something of the table, and answers the version that the one who asks sees then; none
    /// when the table is gone.
    pub(crate) async fn ask(&self, request: Request) -> Option<Result<u64, Trouble>> {
        let (reply, answer) = oneshot::channel();
        self.jobs.send(TableJob::Ask(request, reply)).await.ok()?;
        answer.await.ok()
    }

    /// Does `work` that only looks; none when the table is gone.
    pub(crate) async fn look<T: Send + 'static>(
        &self,
        work: impl for<'a> FnOnce(&'a mut Steward) -> Work<'a, T> + Send + 'static,
    ) -> Option<T> {
        let (reply, answer) = oneshot::channel();
        let work: Looking = Box::new(move |steward| {
            Box::pin(async move {
                let _ = reply.send(work(steward).await);
            })
        });
        self.jobs.send(TableJob::Look(work)).await.ok()?;
        answer.await.ok()
    }
}

/// Looks after one table.
pub(crate) struct Steward {
    room: Room,
    store: Store,
    config: Config,
    changed: Arc<watch::Sender<u64>>,
    /// All tables that are awake, and for whom they wait.
    house: Arc<House>,
    /// The people for whom this table is known to wait.
    called: BTreeSet<String>,
    /// What this server knows of the others.
    others: OtherServers,
    /// While the table is changed here no other server does. Nobody ever waits for this lock: it only
    /// lets several look at the steward.
    hold: Mutex<Option<Hold>>,
    /// What the store is asked to do.
    errand: Option<Errand>,
    /// What bots think: the number of the thought, and the move.
    thoughts: JoinSet<(u64, Option<String>)>,
    /// Who waits for an answer, by the number of the request.
    waiting: HashMap<u64, Reply>,
    /// How many requests there were.
    tickets: u64,
    /// What was drawn for those who look on.
    drawn: Drawn,
    /// How often who may come in has changed from outside.
    doors: u64,
    /// Nothing happens by itself.
    is_cold: bool,
}

impl Steward {
    /// Looks after a table that was kept; `alone` says that nobody could play meanwhile.
    pub(crate) fn new(
        store: Store,
        kept: Kept,
        config: Config,
        house: Arc<House>,
        alone: bool,
    ) -> Steward {
        let keeps = store.keeps(&kept.facts.id);
        let room = Room::wake(kept, settings(&config), now(), keeps, alone);
        Steward::of(room, store, config, house)
    }

    /// Looks after a table, perhaps beside a server that runs: nothing happens there by itself.
    pub(crate) fn cold(store: Store, kept: Kept) -> Steward {
        let config = Config::default();
        let room = Room::wake(kept, settings(&config), now(), false, false);
        let house = Arc::new(House::new(config.idle));
        let mut steward = Steward::of(room, store, config, house);
        steward.is_cold = true;
        steward
    }

    fn of(room: Room, store: Store, config: Config, house: Arc<House>) -> Steward {
        Steward {
            room,
            store,
            config,
            changed: Arc::new(watch::Sender::new(0)),
            house,
            called: BTreeSet::new(),
            others: OtherServers::default(),
            hold: Mutex::default(),
            errand: None,
            thoughts: JoinSet::new(),
            waiting: HashMap::new(),
            tickets: 0,
            drawn: Drawn::default(),
            doors: 0,
            is_cold: false,
        }
    }

    /// The table as it stands.
    pub(crate) fn state(&self) -> &State {
        self.room.state()
    }

    fn facts(&self) -> &TableFacts {
        self.room.state().facts()
    }

    fn hold(&mut self) -> &mut Option<Hold> {
        self.hold.get_mut().unwrap_or_else(PoisonError::into_inner)
    }

    fn game(&self) -> Option<&dyn Table> {
        self.room.state().game()
    }

    /// What everybody is called, in turn order.
    pub(crate) fn names(&self, lang: Lang) -> Vec<String> {
        self.room.state().names(lang)
    }

    /// Starts the task.
    pub(crate) fn open(self) -> Handle {
        let (jobs, queue) = mpsc::channel(WAITING_MAX);
        let changed = Arc::clone(&self.changed);
        tokio::spawn(self.live(queue));
        Handle { jobs, changed }
    }

    async fn live(mut self, mut queue: mpsc::Receiver<TableJob>) {
        let _live = Live::table();
        self.wake_up().await;
        self.run_out().await;
        loop {
            self.settle().await;
            // Where others share the table it is held while the store writes; nobody else is served.
            let takes = self.errand.is_none() || !self.store.is_shared();
            let (wake, sleeps) = (self.room.next_wake(), self.may_sleep());
            tokio::select! {
                job = queue.recv(), if takes => match job {
                    Some(job) => self.serve(job).await,
                    None => return self.finish().await,
                },
                report = finished(&mut self.errand) => self.report(report).await,
                Some(thought) = self.thoughts.join_next() => self.hear(thought.ok()).await,
                () = until(wake) => self.pass_time().await,
                () = tokio::time::sleep(self.config.idle), if sleeps => {
                    if self.falls_asleep(&queue).await {
                        return;
                    }
                }
            }
        }
    }

    /// A person is gone for good, at a table where nobody else asks anything and nothing happens by
    /// itself.
    pub(crate) async fn part(mut self, person: &str) -> Result<(), Trouble> {
        let (asker, mut answer) = oneshot::channel();
        self.serve(TableJob::Ask(Request::Part { person: person.to_string() }, asker)).await;
        self.run_out().await;
        self.release().await;
        answer.try_recv().unwrap_or_else(|_| Err(Trouble::away())).map(|_| ())
    }

    /// Carries out what the room wants done, lets others have the table when nothing is left, and
    /// lets them know who is here.
    async fn settle(&mut self) {
        self.carry_out();
        if self.errand.is_none() {
            self.release().await;
            self.announce().await;
        }
    }

    /// Nobody can ask any more: what was begun is done.
    async fn finish(mut self) {
        self.run_out().await;
        self.release().await;
    }

    /// Waits for what the store is doing, and all that follows from it.
    async fn run_out(&mut self) {
        self.carry_out();
        while self.errand.is_some() {
            let report = finished(&mut self.errand).await;
            self.report(report).await;
            self.carry_out();
        }
    }

    async fn serve(&mut self, job: TableJob) {
        match job {
            TableJob::Look(work) => match self.catch_up().await {
                Ok(()) => work(self).await,
                Err(trouble) => self.regret(&trouble),
            },
            TableJob::Ask(request, asker) => match self.prepare(request).await {
                Ok(request) => {
                    self.tickets += 1;
                    self.waiting.insert(self.tickets, asker);
                    self.room.ask(now(), self.tickets, request);
                }
                Err(trouble) => {
                    let _ = asker.send(Err(trouble));
                }
            },
        }
    }

    /// Holds the table, and adds what the store knows of the one who asks.
    async fn prepare(&mut self, request: Request) -> Result<Request, Trouble> {
        if let Err(trouble) = self.begin().await {
            self.regret(&trouble);
            return Err(trouble);
        }
        self.look_up(request).await
    }

    async fn hear(&mut self, thought: Option<(u64, Option<String>)>) {
        let Some((number, mv)) = thought else { return };
        let mv = match self.begin().await {
            Ok(()) => mv,
            Err(trouble) => {
                self.regret(&trouble);
                None
            }
        };
        self.room.thought(now(), number, mv);
    }

    async fn pass_time(&mut self) {
        match self.begin().await {
            Ok(()) => self.room.time(now()),
            Err(trouble) => {
                self.regret(&trouble);
                self.room.wait(now());
            }
        }
    }

    fn carry_out(&mut self) {
        for effect in self.room.effects() {
            match effect {
                Effect::Answer { ticket, answer } => {
                    if let Some(asker) = self.waiting.remove(&ticket) {
                        let _ = asker.send(answer.map_err(Trouble::from));
                    }
                }
                Effect::Store { number, before, writes, .. } => self.write(number, before, writes),
                Effect::Read { plies, version } => self.read_later(plies, version),
                Effect::Think(task) => self.think(task),
                Effect::Tell => self.tell(),
                Effect::Call { before, now } => {
                    self.house.calls.change(&self.facts().id, &before, &now);
                    self.called = now;
                }
                Effect::Remind { person } => self.remind(person),
                Effect::StandsStill(objection) => {
                    let table = &self.facts().id;
                    tracing::error!(table, error = objection.key, "a table stands still");
                    meters::failed("table");
                }
            }
        }
    }

    fn remind(&self, person: String) {
        let (table, game) = (self.facts().id.clone(), self.facts().game.clone());
        let waiting = self.house.calls.count(&person);
        let reminder = Reminder { person, table, game, waiting };
        tokio::spawn(reminder.send(self.store.clone(), self.config));
    }

    /// Everybody who looks at the table looks again.
    fn tell(&self) {
        self.changed.send_modify(|it| *it += 1);
    }

    /// Nobody looks, and nothing will happen by itself.
    fn may_sleep(&self) -> bool {
        self.errand.is_none() && self.changed.receiver_count() == 0 && self.room.is_idle()
    }

    /// Nothing has happened for a while: this is noted, so that nobody wakes the table in vain, and
    /// another while later it sleeps. Returns whether it does.
    async fn falls_asleep(&mut self, queue: &mpsc::Receiver<TableJob>) -> bool {
        let facts = self.facts();
        let known = facts.at_rest || facts.status != Status::Running;
        if known || !self.store.keeps(&facts.id) {
            return self.leaves(queue);
        }
        match self.begin().await {
            Ok(()) => self.room.rest(now()),
            Err(trouble) => self.regret(&trouble),
        }
        false
    }

    /// Leaves the house, unless somebody is on their way to the table.
    fn leaves(&mut self, queue: &mpsc::Receiver<TableJob>) -> bool {
        let house = Arc::clone(&self.house);
        let mut rooms = house.rooms();
        let id = &self.facts().id;
        let own = rooms.get(id).is_some_and(|it| Arc::ptr_eq(&it.changed, &self.changed));
        // Whoever asks something has the handle first, which only the house gives.
        let wanted = !queue.is_empty() || 1 < queue.sender_strong_count() || !self.may_sleep();
        if !own || wanted {
            return false;
        }
        rooms.remove(id);
        house.calls.sleep(id, &self.called);
        self.called.clear();
        true
    }
}

impl Drop for Steward {
    /// A table that is gone calls nobody.
    fn drop(&mut self) {
        self.house.calls.change(&self.facts().id, &self.called, &BTreeSet::new());
    }
}

fn settings(config: &Config) -> Settings {
    Settings {
        pace: milliseconds(config.pace),
        minute: milliseconds(config.minute),
        remind: milliseconds(config.remind),
        name_move,
    }
}

fn name_move(lang: Lang, names: &[String], game: &dyn Table, seat: Seat, mv: &str) -> String {
    speech::at(game).move_name(game, mv, Listener::new(lang, names, Some(seat)))
}

/// Waits for what the store was asked to do; for ever when that is nothing.
async fn finished(errand: &mut Option<Errand>) -> ErrandReport {
    match errand {
        Some(running) => {
            let report = running.report().await;
            *errand = None;
            report
        }
        None => std::future::pending().await,
    }
}
