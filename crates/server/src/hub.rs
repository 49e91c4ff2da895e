//! The rooms: found by id, and woken from the store when they are needed.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use room::Request;
use store::{Lives, Person, Store};
use tokio::sync::watch;

use crate::calls::Calls;
use crate::config::Config;
use crate::fate;
use crate::steward::{Handle, Steward, Work};
use crate::trouble::Trouble;

/// Every room that is awake.
pub(crate) struct Hub {
    store: Store,
    config: Config,
    rooms: Mutex<HashMap<String, Handle>>,
    pub(crate) calls: Arc<Calls>,
}

impl Hub {
    pub(crate) fn new(store: Store, config: Config) -> Hub {
        Hub { store, config, rooms: Mutex::default(), calls: Arc::default() }
    }

    /// Replays every running table, so that its bots go on.
    pub(crate) async fn wake_running_tables(&self) -> Result<(), store::Error> {
        let ids = self.store.lively(self.config.lives.game).await?;
        tracing::info!(tables = ids.len(), "waking the tables that are being played");
        for id in ids {
            if let Err(trouble) = self.room(&id).await {
                tracing::error!(table = id, error = trouble.key, "a table does not wake");
            }
        }
        Ok(())
    }

    /// The room of a table.
    pub(crate) async fn room(&self, id: &str) -> Result<Handle, Trouble> {
        if let Some(handle) = self.awake(id) {
            return Ok(handle);
        }
        let row = self.store.table(id).await?.ok_or_else(Trouble::not_found)?;
        let kept = fate::kept(&self.store, row).await?;
        let calls = Arc::clone(&self.calls);
        let steward = Steward::new(self.store.clone(), kept, self.config, calls);
        let mut rooms = self.rooms.lock().expect("looking up does not panic");
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
        let rooms = self.rooms.lock().expect("looking up does not panic");
        rooms.get(id).filter(|it| it.is_awake()).cloned()
    }

    /// After how many days unused things are deleted.
    pub(crate) fn lives(&self) -> Lives {
        self.config.lives
    }

    /// Lets a room go to sleep unless somebody has a page of it open; returns whether it did.
    pub(crate) fn let_go(&self, id: &str) -> bool {
        let mut rooms = self.rooms.lock().expect("looking up does not panic");
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

    /// Another server has changed a table. Its room here catches up; a running table must be awake
    /// on every server.
    pub(crate) async fn hear(&self, id: &str) {
        if let Some(handle) = self.awake(id) {
            handle.look(|steward| Box::pin(steward.hear_presence())).await;
        } else if self.store.is_running(id).await.unwrap_or_default()
            && let Err(trouble) = self.room(id).await
        {
            tracing::error!(table = id, error = trouble.key, "a table does not wake");
        }
    }

    /// Other servers came or went, or something was missed: every room brings itself up to date.
    pub(crate) async fn regroup(&self) -> Result<(), store::Error> {
        let rooms: Vec<Handle> =
            self.rooms.lock().expect("looking up does not panic").values().cloned().collect();
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
        for (id, handle) in tables.iter().filter_map(|id| Some((id, self.awake(id)?))) {
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
