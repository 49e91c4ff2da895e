//! Several servers at one PostgreSQL database: which of them run, which one keeps a table, which
//! one may change it now, and what the others changed.
//!
//! A SQLite file is used by one server alone; then nobody waits and nothing is announced. The
//! statements here are for PostgreSQL only.

use std::collections::BTreeSet;
use std::sync::{PoisonError, RwLock};

use sqlx::AnyPool;
use sqlx::postgres::PgListener;

use crate::{Result, Store, Tx, run};

/// The triggers of the database.
pub(crate) const TRIGGERS: &str = include_str!("cluster.sql");

/// The channel on which the database announces changes.
const CHANNEL: &str = "rempart";

/// The number of milliseconds after which a silent server counts as gone.
const SILENCE: i64 = 5000;

/// This server among several.
#[derive(Debug)]
pub(crate) struct ServerNode {
    pub(crate) id: String,
    pub(crate) address: String,
    /// Connections that hold tables. They are separate, so that waiting for a table blocks no
    /// writing.
    pub(crate) holders: AnyPool,
    /// The servers that run, in a fixed order.
    pub(crate) running: RwLock<Vec<String>>,
}

/// A table that no other server changes as long as this value lives.
#[derive(Debug)]
pub struct Hold {
    turn: Tx<'static>,
    table: String,
}

impl Hold {
    /// How often the table has been changed.
    ///
    /// # Errors
    /// The store fails.
    pub async fn revision(&mut self) -> Result<u64> {
        let revision: i64 = sqlx::query_scalar("select revision from tables where id = $1")
            .bind(&self.table)
            .fetch_one(&mut *self.turn)
            .await?;
        Ok(revision as u64)
    }

    /// Lets other servers change the table again.
    ///
    /// # Errors
    /// The store fails; then other servers may change the table as well.
    pub async fn release(self) -> Result<()> {
        self.turn.commit().await
    }
}

/// News from the other servers.
#[derive(Debug)]
pub struct Elsewhere {
    listener: PgListener,
    own: String,
}

/// One piece of news from the other servers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// This table was changed.
    Changed(String),
    /// News may have been missed.
    Gap,
}

impl Elsewhere {
    /// Waits for the next news. What this server does itself is not news.
    ///
    /// # Errors
    /// The database cannot be reached.
    pub async fn hear(&mut self) -> Result<Heard> {
        loop {
            let Some(told) = self.listener.try_recv().await? else { return Ok(Heard::Gap) };
            match told.payload().split_once(' ') {
                Some((_, by)) if by == self.own => {}
                Some((table, _)) => return Ok(Heard::Changed(table.to_string())),
                None => return Ok(Heard::Gap),
            }
        }
    }
}

impl Store {
    /// Whether other servers may use the same database.
    pub fn is_shared(&self) -> bool {
        self.node.is_some()
    }

    /// Whether this server does what must be done only once at a table: it moves for bots, watches
    /// the clocks and sends reminders. All running servers agree which of them that is.
    pub fn keeps(&self, table: &str) -> bool {
        let Some(node) = &self.node else { return true };
        let running = node.running.read().unwrap_or_else(PoisonError::into_inner);
        running.iter().max_by_key(|it| weight(it, table)).is_some_and(|it| *it == node.id)
    }

    /// Whether no other server runs.
    pub fn is_alone(&self) -> bool {
        self.node.as_ref().is_none_or(|node| {
            let running = node.running.read().unwrap_or_else(PoisonError::into_inner);
            running.iter().all(|it| *it == node.id)
        })
    }

    /// Waits until no other server changes the table, and keeps it for this one.
    ///
    /// # Errors
    /// The store fails.
    pub async fn hold(&self, table: &str) -> Result<Option<Hold>> {
        let Some(node) = &self.node else { return Ok(None) };
        let mut turn = node.holders.begin().await?;
        hold_in(&mut turn, table).await?;
        Ok(Some(Hold { turn, table: table.to_string() }))
    }

    /// How often a table has been changed.
    ///
    /// # Errors
    /// The store fails.
    pub async fn revision(&self, table: &str) -> Result<u64> {
        let revision: i64 = sqlx::query_scalar("select revision from tables where id = $1")
            .bind(table)
            .fetch_one(&self.pool)
            .await?;
        Ok(revision as u64)
    }

    /// Notes that this server runs, and finds out which others do. Returns whether that has
    /// changed.
    ///
    /// # Errors
    /// The store fails.
    pub async fn beat(&self) -> Result<bool> {
        let Some(node) = &self.node else { return Ok(false) };
        run(sqlx::query(BEAT).bind(&node.id), &self.writes).await?;
        run(sqlx::query(BURY).bind(SILENCE), &self.writes).await?;
        let now: Vec<String> =
            sqlx::query_scalar("select id from nodes order by id").fetch_all(&self.pool).await?;
        let mut running = node.running.write().unwrap_or_else(PoisonError::into_inner);
        let changed = *running != now;
        *running = now;
        Ok(changed)
    }

    /// Notes that this server stops.
    ///
    /// # Errors
    /// The store fails.
    pub async fn depart(&self) -> Result<()> {
        let Some(node) = &self.node else { return Ok(()) };
        run(sqlx::query("delete from nodes where id = $1").bind(&node.id), &self.writes).await
    }

    /// Listens to the other servers from now on; none if there can be no others.
    ///
    /// # Errors
    /// The store fails.
    pub async fn elsewhere(&self) -> Result<Option<Elsewhere>> {
        let Some(node) = &self.node else { return Ok(None) };
        let mut listener = PgListener::connect(&node.address).await?;
        listener.listen(CHANNEL).await?;
        Ok(Some(Elsewhere { listener, own: node.id.clone() }))
    }

    /// Tells the other servers who looks at a table here.
    ///
    /// # Errors
    /// The store fails.
    pub async fn announce(&self, table: &str, people: &BTreeSet<String>) -> Result<()> {
        let Some(node) = &self.node else { return Ok(()) };
        let mut all = self.writes.begin().await?;
        let gone = sqlx::query("delete from presence where table_id = $1 and node = $2");
        run(gone.bind(table).bind(&node.id), &mut *all).await?;
        for person in people {
            let come = sqlx::query(
                "insert into presence (table_id, node, person) select $1, id, $3 from nodes \
                 where id = $2",
            );
            run(come.bind(table).bind(&node.id).bind(person), &mut *all).await?;
        }
        all.commit().await
    }

    /// Who looks at a table on other servers.
    ///
    /// # Errors
    /// The store fails.
    pub async fn present_elsewhere(&self, table: &str) -> Result<BTreeSet<String>> {
        let Some(node) = &self.node else { return Ok(BTreeSet::new()) };
        let people: Vec<String> =
            sqlx::query_scalar("select person from presence where table_id = $1 and node <> $2")
                .bind(table)
                .bind(&node.id)
                .fetch_all(&self.pool)
                .await?;
        Ok(people.into_iter().collect())
    }

    /// Within a change of several tables: waits until nobody else changes them.
    pub(crate) async fn hold_all(&self, all: &mut Tx<'_>, tables: &[String]) -> Result<()> {
        if self.node.is_none() {
            return Ok(());
        }
        // All servers take them in the same order, so that no two wait for each other.
        for table in tables.iter().collect::<BTreeSet<_>>() {
            hold_in(all, table).await?;
        }
        Ok(())
    }
}

const BEAT: &str = "insert into nodes (id, seen) \
    values ($1, cast(extract(epoch from clock_timestamp()) * 1000 as bigint)) \
    on conflict (id) do update set seen = excluded.seen";

const BURY: &str = "delete from nodes \
    where seen < cast(extract(epoch from clock_timestamp()) * 1000 as bigint) - $1";

async fn hold_in(all: &mut Tx<'_>, table: &str) -> Result<()> {
    let held = sqlx::query("select pg_advisory_xact_lock(hashtextextended($1, 0))");
    run(held.bind(table), &mut **all).await
}

/// The weight of a server for a table, the same on every server (FNV-1a, with its bits mixed). The
/// server with the highest weight keeps the table.
fn weight(node: &str, table: &str) -> u64 {
    let letters = table.bytes().chain(node.bytes());
    let hash = letters.fold(0xcbf2_9ce4_8422_2325_u64, |hash, it| {
        (hash ^ u64::from(it)).wrapping_mul(0x0100_0000_01b3)
    });
    let mixed = (hash ^ (hash >> 33)).wrapping_mul(0xff51_afd7_ed55_8ccd);
    mixed ^ (mixed >> 33)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_server_keeps_its_part_of_the_tables() {
        let nodes = ["anna", "bert", "cleo"];
        let keeper = |table: &str| nodes.into_iter().max_by_key(|it| weight(it, table));
        let kept = |by| (0..300).filter(|it| keeper(&format!("t{it}")) == Some(by)).count();
        assert!(nodes.into_iter().all(|it| (60..=140).contains(&kept(it))));
    }
}
