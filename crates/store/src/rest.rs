//! Tables that sleep: nothing will happen there by itself, so no server needs to know them before
//! somebody asks for them. For whom they wait stands in the store.

use std::collections::BTreeSet;

use crate::expire::ago;
use crate::{Result, Store, Tx, run};

impl Store {
    /// The games that may go on by themselves, the latest first: those at which something happened
    /// since they were last at rest, unless that is this many days ago, and those with a clock.
    ///
    /// # Errors
    /// The store fails.
    pub async fn restless(&self, days: u32) -> Result<Vec<String>> {
        let restless = sqlx::query_scalar(
            "select id from tables where status = 'running' \
             and (rested <> writes or clock is not null) \
             and (changed >= $1 or clock is not null) order by changed desc",
        );
        restless.bind(ago(days)).fetch_all(&self.pool).await
    }

    /// Whether a game may go on by itself.
    ///
    /// # Errors
    /// The store fails.
    pub async fn is_restless(&self, table: &str) -> Result<bool> {
        let found: Option<String> = sqlx::query_scalar(
            "select id from tables where id = $1 and status = 'running' and rested <> writes",
        )
        .bind(table)
        .fetch_optional(&self.pool)
        .await?;
        Ok(found.is_some())
    }

    /// The games of a person that wait for them at rest, and those of which only a server knows for
    /// whom they wait; none that nobody has touched for this many days.
    ///
    /// # Errors
    /// The store fails.
    pub async fn waits(&self, person: &str, days: u32) -> Result<Waits> {
        // A cross join, so that SQLite begins with the seats.
        let rows: Vec<(String, i64)> = sqlx::query_as(
            "select distinct id, writes - rested from seats cross join tables \
             where person = $1 and id = table_id and status = 'running' \
             and (changed >= $2 or clock is not null) and (awaited = 1 or rested <> writes)",
        )
        .bind(person)
        .bind(ago(days))
        .fetch_all(&self.pool)
        .await?;
        let mut waits = Waits::default();
        for (table, since) in rows {
            if since == 0 { &mut waits.at_rest } else { &mut waits.awake }.insert(table);
        }
        Ok(waits)
    }
}

/// The games that may wait for a person.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Waits {
    /// They wait for them.
    pub at_rest: BTreeSet<String>,
    /// Only the servers that know them can tell.
    pub awake: BTreeSet<String>,
}

/// From this write on nothing will happen at a table by itself; it waits for these people.
pub(crate) async fn rest(all: &mut Tx<'_>, table: &str, people: &BTreeSet<String>) -> Result<()> {
    let rested = sqlx::query("update tables set rested = writes where id = $1");
    run(rested.bind(table), &mut **all).await?;
    let nobody = sqlx::query("update seats set awaited = 0 where table_id = $1 and awaited = 1");
    run(nobody.bind(table), &mut **all).await?;
    for person in people {
        let awaited =
            sqlx::query("update seats set awaited = 1 where table_id = $1 and person = $2");
        run(awaited.bind(table).bind(person), &mut **all).await?;
    }
    Ok(())
}
