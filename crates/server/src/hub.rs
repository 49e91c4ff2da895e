//! The rooms: found by id, and woken from the store when they are needed.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use room::Request;
use store::{Lives, Person, Store};
use tokio::sync::watch;

use crate::config::Config;
use crate::fate;
use crate::steward::{Handle, House, Steward, Work};
use crate::trouble::Trouble;

/// For how long it is known which tables wait for somebody while they sleep. Other servers may wake
/// them.
const KNOWN: Duration = Duration::from_secs(600);
const KNOWN_AMONG_SEVERAL: Duration = Duration::from_secs(10);

/// Finds every room.
pub(crate) struct Hub {
    store: Store,
    config: Config,
    house: Arc<House>,
    /// Whether every game that might go on by itself has been woken since the start.
    has_begun: AtomicBool,
}

impl Hub {
    pub(crate) fn new(store: Store, config: Config) -> Hub {
        let fresh = if store.is_shared() { KNOWN_AMONG_SEVERAL } else { KNOWN };
        let house = Arc::new(House::new(fresh));
        Hub { store, config, house, has_begun: AtomicBool::new(false) }
    }

    /// Replays every game that may go on by itself and that this server keeps.
    pub(crate) async fn wake_running_tables(&self) -> Result<(), store::Error> {
        let ids = self.store.restless(self.config.lives.game).await?;
        tracing::info!(tables = ids.len(), "waking the tables that are being played");
        for id in ids.iter().filter(|it| self.store.keeps(it)) {
            self.wake(id).await;
        }
        self.has_begun.store(true, Ordering::Relaxed);
        Ok(())
    }

    async fn wake(&self, id: &str) {
        if let Err(trouble) = self.room(id).await {
            tracing::error!(table = id, error = trouble.key, "a table does not wake");
        }
    }

    /// How many tables wait for a person.
    pub(crate) async fn waiting(&self, person: &str) -> Result<usize, store::Error> {
        if let Some(count) = self.house.calls.count(person) {
            return Ok(count);
        }
        let waits = self.store.waits(person, self.config.lives.game).await?;
        // A server that is alone wakes these by itself, and then they say for whom they wait.
        for table in waits.awake.iter().filter(|_| !self.store.is_alone()) {
            // What it waits for is known when it has done something for us.
            if let Err(trouble) = self.look(table, |_| Box::pin(async { Ok(()) })).await {
                tracing::error!(table, error = trouble.key, "nobody knows for whom it waits");
            }
        }
        Ok(self.house.calls.know(person, waits.at_rest))
    }

    /// The room of a table.
    pub(crate) async fn room(&self, id: &str) -> Result<Handle, Trouble> {
        if let Some(handle) = self.awake(id) {
            return Ok(handle);
        }
        let row = self.store.table(id).await?.ok_or_else(Trouble::not_found)?;
        let kept = fate::kept(&self.store, row).await?;
        // Tables that sleep while the server runs could be played at meanwhile.
        let alone = self.store.is_alone() && !self.has_begun.load(Ordering::Relaxed);
        let house = Arc::clone(&self.house);
        let steward = Steward::new(self.store.clone(), kept, self.config, house, alone);
        let mut rooms = self.house.rooms();
        match rooms.get(id).filter(|it| it.is_awake()) {
            // Another request has woken it meanwhile.
            Some(handle) => Ok(handle.clone()),
            None => {
                let handle = steward.open();
                rooms.insert(id.to_string(), handle.clone());
                Ok(handle)
            }
        }
    }

    fn awake(&self, id: &str) -> Option<Handle> {
        self.house.rooms().get(id).filter(|it| it.is_awake()).cloned()
    }

    /// After how many days unused things are deleted.
    pub(crate) fn lives(&self) -> Lives {
        self.config.lives
    }

    /// Lets a room go to sleep unless somebody has a page of it open; returns whether it did.
    pub(crate) fn let_go(&self, id: &str) -> bool {
        let mut rooms = self.house.rooms();
        let watched = rooms.get(id).is_some_and(Handle::is_watched);
        if !watched {
            rooms.remove(id);
        }
        !watched
    }

    /// Asks something of a table. If the room is asleep or broke, it is woken again. Returns the
    /// version that the asker sees then.
    pub(crate) async fn ask(&self, id: &str, request: Request) -> Result<u64, Trouble> {
        self.room(id).await?.ask(request).await.unwrap_or_else(|| Err(self.unanswered()))
    }

    /// Reports something that the store has already done to those of these tables that are awake.
    async fn tell(&self, tables: &[String], request: &Request) {
        for handle in tables.iter().filter_map(|id| self.awake(id)) {
            let _ = handle.ask(request.clone()).await;
        }
    }

    /// The answer if a room did not answer: it broke, or, with a shared database, could not reach
    /// the store.
    fn unanswered(&self) -> Trouble {
        if self.store.is_shared() { Trouble::away() } else { Trouble::broken() }
    }

    /// Calls `work`, which only looks, with the steward of a table.
    pub(crate) async fn look<T: Send + 'static>(
        &self,
        id: &str,
        work: impl for<'a> FnOnce(&'a mut Steward) -> Work<'a, Result<T, Trouble>> + Send + 'static,
    ) -> Result<T, Trouble> {
        self.room(id).await?.look(work).await.unwrap_or_else(|| Err(self.unanswered()))
    }

    /// Another server has changed a table. Its room here catches up; a game must be awake at the
    /// server that keeps it.
    pub(crate) async fn hear(&self, id: &str) {
        if let Some(handle) = self.awake(id) {
            handle.look(|steward| Box::pin(steward.hear_presence())).await;
        } else if self.store.keeps(id) && self.store.is_restless(id).await.unwrap_or_default() {
            self.wake(id).await;
        }
    }

    /// Other servers came or went, or something was missed: every room brings itself up to date.
    pub(crate) async fn regroup(&self) -> Result<(), store::Error> {
        let rooms: Vec<Handle> = self.house.rooms().values().cloned().collect();
        for handle in rooms {
            // A busy room delays no other.
            tokio::spawn(async move { handle.look(|steward| Box::pin(steward.regroup())).await });
        }
        self.wake_running_tables().await
    }

    /// News of a table: the value changes whenever something happens there.
    pub(crate) async fn listen(&self, id: &str) -> Result<watch::Receiver<u64>, Trouble> {
        Ok(self.room(id).await?.listen())
    }

    /// These tables were changed from outside; those that are awake are read again.
    pub(crate) async fn reload(&self, tables: Vec<String>) {
        for id in &tables {
            let Some(handle) = self.awake(id) else {
                self.hear(id).await;
                continue;
            };
            let read = handle.look(|steward| Box::pin(steward.reload())).await;
            if let Some(Err(trouble)) = read {
                tracing::error!(table = id, error = trouble.key, "a table is not read again");
            }
        }
    }

    /// What a guest had at these tables now belongs to a person.
    pub(crate) async fn adopt(&self, tables: Vec<String>, guest: &str, person: &Person) {
        let (guest, person) = (guest.to_string(), person.clone());
        self.tell(&tables, &Request::Adopt { guest, person }).await;
    }

    /// The words of a person are erased at these tables.
    pub(crate) async fn unsay(&self, tables: Vec<String>, person: &str) {
        self.tell(&tables, &Request::Unsay { person: person.to_string() }).await;
    }

    /// A person confirms their turns at these tables, or no longer.
    pub(crate) async fn set_confirms(&self, tables: Vec<String>, person: &str, confirms: bool) {
        let person = person.to_string();
        self.tell(&tables, &Request::SetConfirms { person, confirms }).await;
    }

    /// A person has a new name at these tables.
    pub(crate) async fn rename(&self, tables: Vec<String>, person: &str, name: &str) {
        let (person, name) = (person.to_string(), name.to_string());
        self.tell(&tables, &Request::Rename { person, name }).await;
    }
}

/// The state that all requests share.
pub(crate) type Shared = Arc<crate::App>;
