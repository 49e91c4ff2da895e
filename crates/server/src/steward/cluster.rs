//! A table that several servers show. A server that changes it holds it meanwhile, and first learns
//! everything that the others did; so only one thing is done at a time. A server that is alone with
//! its file has nothing to hold and nothing to learn.

use std::collections::BTreeSet;

use super::Steward;
use super::errand::news;
use crate::clock::now;
use crate::trouble::Trouble;

/// How often a table that others keep changing is read again.
const READS_MAX: usize = 5;

/// What this server knows of the others at a table.
#[derive(Debug, Default)]
pub(super) struct OtherServers {
    /// The last change that is known here.
    revision: u64,
    /// Whether something failed half way, so that the table must be read from the store.
    doubt: bool,
    /// The people here whom the others know of.
    announced: BTreeSet<String>,
}

impl OtherServers {
    /// The table was read between the changes number `before` and `now`. If these differ, the table
    /// stays in doubt, and is read again as soon as anybody asks.
    fn know(&mut self, before: u64, now: u64) {
        (self.revision, self.doubt) = (now, before != now);
    }
}

impl Steward {
    /// Before the first request.
    pub(super) async fn wake_up(&mut self) {
        self.others.doubt = self.store.is_shared();
        self.hear_presence().await;
        self.pass_time().await;
    }

    /// Holds the table after everything that other servers did, so that they change nothing until
    /// it is released.
    pub(super) async fn begin(&mut self) -> Result<(), Trouble> {
        let keeps = !self.is_cold && self.store.keeps(&self.facts().id);
        self.room.keep(now(), keeps);
        if self.errand.is_some() {
            // It is held already, or there are no others.
            return Ok(());
        }
        if self.hold().is_none() {
            *self.hold() = self.store.hold(&self.facts().id).await?;
        }
        let known = match self.hold() {
            Some(hold) => hold.revision().await?,
            None => 0,
        };
        self.learn(known).await
    }

    /// Lets other servers change the table.
    pub(super) async fn release(&mut self) {
        let Some(mut hold) = self.hold().take() else { return };
        let released = async {
            self.others.revision = hold.revision().await?;
            hold.release().await
        };
        if let Err(error) = released.await {
            self.regret(&Trouble::from(error));
        }
    }

    pub(super) fn regret(&mut self, trouble: &Trouble) {
        self.others.doubt = true;
        tracing::error!(table = self.facts().id, error = trouble.key, "a table is out of reach");
    }

    /// Learns what other servers did.
    pub(crate) async fn catch_up(&mut self) -> Result<(), Trouble> {
        if self.errand.is_some() {
            // The table is shown as it was; the result of the store's work is known later.
            return Ok(());
        }
        if !self.store.is_shared() {
            return self.learn(0).await;
        }
        let revision = self.store.revision(&self.facts().id).await?;
        self.learn(revision).await
    }

    /// The table, or who may come in, was changed from outside, so it is read from the store again.
    pub(crate) async fn reload(&mut self) -> Result<(), Trouble> {
        self.others.doubt = true;
        self.doors += 1;
        self.catch_up().await?;
        self.tell();
        Ok(())
    }

    /// Other servers, or the people there, came or went. What the servers know of each other may be
    /// lost.
    pub(crate) async fn regroup(&mut self) {
        self.others.announced.clear();
        self.room.keep(now(), self.store.keeps(&self.facts().id));
        self.hear_presence().await;
    }

    /// Finds out who looks at the table on other servers.
    pub(crate) async fn hear_presence(&mut self) {
        match self.store.present_elsewhere(&self.facts().id).await {
            Ok(elsewhere) => self.room.hear_presence(elsewhere),
            Err(error) => tracing::error!(%error, table = self.facts().id, "nobody is seen"),
        }
    }

    /// Tells the other servers who looks at the table here.
    pub(super) async fn announce(&mut self) {
        let here = self.room.presence().people();
        if !self.store.is_shared() || here == self.others.announced {
            return;
        }
        match self.store.announce(&self.facts().id, &here).await {
            Ok(()) => self.others.announced = here,
            Err(error) => tracing::error!(%error, table = self.facts().id, "nobody is announced"),
        }
    }

    /// Catches up with the change number `revision`.
    async fn learn(&mut self, mut revision: u64) -> Result<(), Trouble> {
        let doubt = self.others.doubt || self.room.is_in_doubt();
        if revision == self.others.revision && !doubt {
            return Ok(());
        }
        for _ in 0..READS_MAX {
            let state = self.state();
            let (plies, version) = (state.plies(), state.facts().version);
            let news = news(&self.store, &self.facts().id, plies, version).await?;
            self.learn_news(news).await?;
            let now = match self.store.is_shared() {
                true => self.store.revision(&self.facts().id).await?,
                false => revision,
            };
            self.others.know(revision, now);
            if !self.others.doubt {
                break;
            }
            revision = now;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table in which much happened once stood still at a server for good.
    #[test]
    fn what_changed_while_it_was_read_is_not_taken_for_known() {
        let mut others = OtherServers::default();
        for read in 1..=READS_MAX as u64 {
            others.know(read, read + 1);
            assert!(others.doubt, "after {read}");
        }
        others.know(9, 9);
        assert!(!others.doubt && others.revision == 9);
    }
}
