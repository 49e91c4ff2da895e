//! The work of the store for a table.

use room::{Failure, Kept, SAID_MAX, TableNews};
use store::{Store, Write};
use tokio::task::JoinHandle;

use super::Steward;
use crate::clock::now;
use crate::fate;
use crate::meters;
use crate::trouble::Trouble;

/// Something that the store is doing.
pub(super) struct Errand {
    task: JoinHandle<ErrandReport>,
    /// The number of the write; none for a read.
    number: Option<u64>,
}

impl Errand {
    /// Waits until it is done. If it broke, it may have been done or not.
    pub(super) async fn report(&mut self) -> ErrandReport {
        let report = (&mut self.task).await;
        report.unwrap_or_else(|_| match self.number {
            Some(number) => ErrandReport::Failed(number, Failure::Broken),
            None => ErrandReport::Unreadable(Trouble::broken()),
        })
    }
}

/// The result.
pub(super) enum ErrandReport {
    Stored(u64),
    Failed(u64, Failure),
    Read(Box<TableNews>),
    Unreadable(Trouble),
}

impl Steward {
    /// Starts a write.
    pub(super) fn write(&mut self, number: u64, before: u64, writes: Vec<Write>) {
        let (store, table) = (self.store.clone(), self.facts().id.clone());
        let task = tokio::spawn(async move {
            match store.write(&table, before, &writes).await {
                Ok(true) => {
                    writes.iter().for_each(|it| note(&table, it));
                    ErrandReport::Stored(number)
                }
                Ok(false) => ErrandReport::Failed(number, Failure::Stale),
                Err(error) => ErrandReport::Failed(number, failure(error)),
            }
        });
        self.errand = Some(Errand { task, number: Some(number) });
    }

    /// Starts a read.
    pub(super) fn read_later(&mut self, plies: usize, version: u64) {
        let (store, table) = (self.store.clone(), self.facts().id.clone());
        let task = tokio::spawn(async move {
            match news(&store, &table, plies, version).await {
                Ok(news) => ErrandReport::Read(Box::new(news)),
                Err(trouble) => ErrandReport::Unreadable(trouble),
            }
        });
        self.errand = Some(Errand { task, number: None });
    }

    /// Reports the result to the room.
    pub(super) async fn report(&mut self, report: ErrandReport) {
        match report {
            ErrandReport::Stored(number) => self.room.stored(now(), number),
            ErrandReport::Failed(number, failure) => self.room.failed(now(), number, failure),
            ErrandReport::Read(news) => match self.learn_news(*news).await {
                Ok(()) => self.room.time(now()),
                Err(trouble) => self.give_up_reading(&trouble),
            },
            ErrandReport::Unreadable(trouble) => self.give_up_reading(&trouble),
        }
    }

    fn give_up_reading(&mut self, trouble: &Trouble) {
        self.regret(trouble);
        self.room.unreadable(now());
    }

    /// Gives the room what it does not know yet; if that does not follow from what it knows, the
    /// whole table.
    pub(super) async fn learn_news(&mut self, news: TableNews) -> Result<(), Trouble> {
        let facts = news.facts.clone();
        if !self.room.learn(now(), news) {
            let kept: Kept = fate::kept(&self.store, facts).await?;
            self.room.replace(now(), kept);
        }
        Ok(())
    }
}

/// What happened at a table after this many moves and this version.
pub(super) async fn news(
    store: &Store,
    table: &str,
    plies: usize,
    version: u64,
) -> Result<TableNews, Trouble> {
    Ok(TableNews {
        facts: store.table(table).await?.ok_or_else(Trouble::not_found)?,
        moves: store.moves_from(table, plies).await?,
        spoken: store.spoken_after(table, version).await?,
        said: store.said(table, SAID_MAX as u32).await?,
        memo: store.memo(table).await?,
        barred: store.barred(table).await?,
    })
}

/// Counts and logs what was written.
fn note(table: &str, write: &Write) {
    match write {
        Write::Moves { moves, end, .. } => {
            meters::moves_stored(moves.len());
            if let Some(end) = end {
                tracing::info!(table, outcome = end.outcome, "a game is over");
            }
        }
        Write::Begins => tracing::info!(table, "a game begins"),
        _ => {}
    }
}

/// Why the store did not write. Another server may have been faster, although that should not
/// happen.
fn failure(error: store::Error) -> Failure {
    if error.as_database_error().is_some_and(|it| it.is_unique_violation()) {
        return Failure::Stale;
    }
    let away = Trouble::from(error).again.is_some();
    if away { Failure::Away } else { Failure::Broken }
}
