//! How far people have seen a table.

use crate::{Result, Store, Tx, run};

impl Store {
    /// The number of moves that the person in a seat has seen; none if they never looked.
    ///
    /// # Errors
    /// The store fails.
    pub async fn look(&self, table: &str, seat: usize) -> Result<Option<usize>> {
        let ply: Option<i64> =
            sqlx::query_scalar("select ply from looks where table_id = $1 and seat = $2")
                .bind(table)
                .bind(seat as i64)
                .fetch_optional(&self.pool)
                .await?;
        Ok(ply.and_then(|it| usize::try_from(it).ok()))
    }

    /// Stores that the person in a seat has seen the first `ply` moves of a table.
    ///
    /// # Errors
    /// The store fails.
    pub async fn set_look(&self, table: &str, seat: usize, ply: usize) -> Result<()> {
        let mut all = self.writes.begin().await?;
        set_look(&mut all, table, seat, ply).await?;
        all.commit().await
    }
}

pub(crate) async fn set_look(all: &mut Tx<'_>, table: &str, seat: usize, ply: usize) -> Result<()> {
    let set = sqlx::query(
        "insert into looks (table_id, seat, ply) values ($1, $2, $3) \
         on conflict (table_id, seat) do update set ply = excluded.ply",
    );
    run(set.bind(table).bind(seat as i64).bind(ply as i64), &mut **all).await
}
