//! What happened at a table since a server last looked, and the memo that all servers share.

use facts::PlayedMove;

use crate::{Result, Store, Tx, run};

impl Store {
    /// The moves of a table from number `seq` on.
    ///
    /// # Errors
    /// The store fails.
    pub async fn moves_from(&self, table: &str, seq: usize) -> Result<Vec<PlayedMove>> {
        let rows: Vec<(i64, String)> = sqlx::query_as(
            "select seat, move from moves where table_id = $1 and seq >= $2 order by seq",
        )
        .bind(table)
        .bind(seq as i64)
        .fetch_all(&self.pool)
        .await?;
        Ok(rows.into_iter().map(|(seat, mv)| PlayedMove { seat: seat as u8, mv }).collect())
    }

    /// The versions after `version` that lines of the talk made, in order.
    ///
    /// # Errors
    /// The store fails.
    pub async fn spoken_after(&self, table: &str, version: u64) -> Result<Vec<u64>> {
        let versions: Vec<i64> = sqlx::query_scalar(
            "select seq from said where table_id = $1 and seq > $2 order by seq",
        )
        .bind(table)
        .bind(version as i64)
        .fetch_all(&self.pool)
        .await?;
        Ok(versions.into_iter().map(|it| it as u64).collect())
    }

    /// What servers remember of a table beside its moves, seats and talk.
    ///
    /// # Errors
    /// The store fails.
    pub async fn memo(&self, table: &str) -> Result<Option<String>> {
        sqlx::query_scalar("select memo from tables where id = $1")
            .bind(table)
            .fetch_one(&self.pool)
            .await
    }
}

/// Stores what servers remember of a table beside its moves, seats and talk.
pub(crate) async fn remember(all: &mut Tx<'_>, table: &str, memo: &str) -> Result<()> {
    let kept = sqlx::query("update tables set memo = $2 where id = $1");
    run(kept.bind(table).bind(memo), &mut **all).await
}
