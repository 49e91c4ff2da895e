//! Who comes to a table, who is sent away, and where the same people play again.

use std::collections::BTreeSet;

use crate::{Result, Store, Tx, run};

impl Store {
    /// Notes that somebody came by the invitation.
    ///
    /// # Errors
    /// The store fails.
    pub async fn add_guest(&self, table: &str, person: &str) -> Result<()> {
        let mut all = self.writes.begin().await?;
        admit(&mut all, table, person).await?;
        all.commit().await
    }

    /// Whether somebody came by the invitation, or is in the club for which the table was opened, and
    /// was not sent away since.
    ///
    /// # Errors
    /// The store fails.
    pub async fn is_guest(&self, table: &str, person: &str) -> Result<bool> {
        let came: Option<i64> = sqlx::query_scalar(
            "select 1 from guests where table_id = $1 and person = $2 union \
             select 1 from club_tables join club_members on club_members.club = club_tables.club \
             where table_id = $1 and person = $2",
        )
        .bind(table)
        .bind(person)
        .fetch_optional(&self.pool)
        .await?;
        Ok(came.is_some() && !self.is_barred(table, person).await?)
    }

    /// Whether somebody was sent away from a table.
    ///
    /// # Errors
    /// The store fails.
    pub async fn is_barred(&self, table: &str, person: &str) -> Result<bool> {
        let found: Option<i64> =
            sqlx::query_scalar("select 1 from barred where table_id = $1 and person = $2")
                .bind(table)
                .bind(person)
                .fetch_optional(&self.pool)
                .await?;
        Ok(found.is_some())
    }

    /// The people who were sent away from a table.
    ///
    /// # Errors
    /// The store fails.
    pub async fn barred(&self, table: &str) -> Result<BTreeSet<String>> {
        let barred: Vec<String> =
            sqlx::query_scalar("select person from barred where table_id = $1")
                .bind(table)
                .fetch_all(&self.pool)
                .await?;
        Ok(barred.into_iter().collect())
    }
}

/// Lets somebody come in.
pub(crate) async fn admit(all: &mut Tx<'_>, table: &str, person: &str) -> Result<()> {
    let added =
        sqlx::query("insert into guests (table_id, person) values ($1, $2) on conflict do nothing");
    run(added.bind(table).bind(person), &mut **all).await
}

/// Sends somebody away from a table.
pub(crate) async fn bar(all: &mut Tx<'_>, table: &str, person: &str) -> Result<()> {
    let barred =
        sqlx::query("insert into barred (table_id, person) values ($1, $2) on conflict do nothing");
    run(barred.bind(table).bind(person), &mut **all).await
}

/// Stores whether the person in a seat agrees to end the game as it stands.
pub(crate) async fn agree(all: &mut Tx<'_>, table: &str, seat: usize, agrees: bool) -> Result<()> {
    let set = sqlx::query("update seats set agrees = $3 where table_id = $1 and seat = $2");
    run(set.bind(table).bind(seat as i64).bind(i64::from(agrees)), &mut **all).await
}

/// Stores how many milliseconds a seat has left to think, and since when it is asked.
pub(crate) async fn set_clock(
    all: &mut Tx<'_>,
    table: &str,
    seat: usize,
    left: Option<i64>,
    asked: Option<i64>,
) -> Result<()> {
    let set =
        sqlx::query("update seats set left_ms = $3, asked = $4 where table_id = $1 and seat = $2");
    run(set.bind(table).bind(seat as i64).bind(left).bind(asked), &mut **all).await
}

/// Stores that the same people play again at the table `next`, unless they already do at another.
pub(crate) async fn rematch(all: &mut Tx<'_>, table: &str, next: &str) -> Result<()> {
    let set = sqlx::query("update tables set rematch = $2 where id = $1 and rematch is null");
    run(set.bind(table).bind(next), &mut **all).await
}
