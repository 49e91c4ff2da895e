//! Who may not open tables, sit down or speak; and what was changed from outside while a server
//! runs.

use sqlx::FromRow;

use crate::{Result, Store, Tx, now, run};

/// Somebody who may not open tables, sit down or speak.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct Ban {
    /// The id of a person, or an address.
    pub who: String,
    pub reason: String,
    /// Seconds since 1970.
    pub since: i64,
}

/// What was changed from outside since a running server last looked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BanNews {
    /// The number of the last notice.
    pub last: i64,
    /// The tables that must be read again.
    pub tables: Vec<String>,
}

impl Store {
    /// Bans a person or an address. If they are banned already, the reason is replaced.
    ///
    /// # Errors
    /// The store fails.
    pub async fn ban(&self, who: &str, reason: &str) -> Result<()> {
        let mut all = self.writes.begin().await?;
        let banned = sqlx::query(
            "insert into bans (who, reason, since) values ($1, $2, $3) \
             on conflict (who) do update set reason = excluded.reason",
        );
        run(banned.bind(who).bind(reason).bind(now()), &mut *all).await?;
        notice(&mut all, None).await?;
        all.commit().await
    }

    /// Takes a ban back. Returns false if there was none.
    ///
    /// # Errors
    /// The store fails.
    pub async fn unban(&self, who: &str) -> Result<bool> {
        let mut all = self.writes.begin().await?;
        let freed =
            sqlx::query("delete from bans where who = $1").bind(who).execute(&mut *all).await?;
        notice(&mut all, None).await?;
        all.commit().await?;
        Ok(freed.rows_affected() == 1)
    }

    /// Everybody who is banned, the latest ban first.
    ///
    /// # Errors
    /// The store fails.
    pub async fn bans(&self) -> Result<Vec<Ban>> {
        sqlx::query_as("select who, reason, since from bans order by since desc, who")
            .fetch_all(&self.pool)
            .await
    }

    /// Tells running servers to read these tables again.
    ///
    /// # Errors
    /// The store fails.
    pub async fn tell_of(&self, tables: &[String]) -> Result<()> {
        let mut all = self.writes.begin().await?;
        for table in tables {
            notice(&mut all, Some(table)).await?;
        }
        all.commit().await
    }

    /// What was changed since the notice number `last`.
    ///
    /// # Errors
    /// The store fails.
    pub async fn news(&self, last: i64) -> Result<BanNews> {
        let told: Vec<(i64, Option<String>)> =
            sqlx::query_as("select id, table_id from notices where id > $1 order by id")
                .bind(last)
                .fetch_all(&self.pool)
                .await?;
        if !told.is_empty() {
            drop(self.people.changing());
        }
        Ok(BanNews {
            last: told.last().map_or(last, |it| it.0),
            tables: told.into_iter().filter_map(|it| it.1).collect(),
        })
    }

    /// The number of the last notice.
    ///
    /// # Errors
    /// The store fails.
    pub async fn last_notice(&self) -> Result<i64> {
        sqlx::query_scalar("select coalesce(max(id), 0) from notices").fetch_one(&self.pool).await
    }
}

pub(crate) async fn notice(all: &mut Tx<'_>, table: Option<&str>) -> Result<()> {
    let told = sqlx::query(
        "insert into notices (id, table_id) select coalesce(max(id), 0) + 1, $1 from notices",
    );
    run(told.bind(table), &mut **all).await
}
