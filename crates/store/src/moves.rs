//! Moves: appended in order, several at once or none.

use sqlx::{FromRow, Sqlite, Transaction};

use crate::{Result, Store, Victory, now};

/// A move that was played.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct Played {
    pub seat: u8,
    #[sqlx(rename = "move")]
    pub mv: String,
}

impl Store {
    /// Every move of a table, in order.
    ///
    /// # Errors
    /// The store fails.
    pub async fn moves(&self, table: &str) -> Result<Vec<Played>> {
        sqlx::query_as("select seat, move from moves where table_id = $1 order by seq")
            .bind(table)
            .fetch_all(&self.pool)
            .await
    }

    /// Appends `moves`, the first as number `seq`: all of them, or none. Once this returns they
    /// survive anything. Answers the table's version.
    ///
    /// # Errors
    /// The store fails, or a move of that number is there.
    pub async fn append(&self, table: &str, seq: usize, moves: &[Played]) -> Result<u64> {
        let mut all = self.pool.begin().await?;
        let version = advance(&mut all, table, moves.len()).await?;
        for (at, played) in moves.iter().enumerate() {
            sqlx::query(
                "insert into moves (table_id, seq, seat, move, at) values ($1, $2, $3, $4, $5)",
            )
            .bind(table)
            .bind((seq + at) as i64)
            .bind(played.seat)
            .bind(&played.mv)
            .bind(now())
            .execute(&mut *all)
            .await?;
        }
        all.commit().await?;
        Ok(version)
    }

    /// Takes back every move from number `seq` on. Answers the table's version.
    ///
    /// # Errors
    /// The store fails.
    pub async fn take_back(&self, table: &str, seq: usize) -> Result<u64> {
        let mut all = self.pool.begin().await?;
        let version = advance(&mut all, table, 1).await?;
        sqlx::query("delete from moves where table_id = $1 and seq >= $2")
            .bind(table)
            .bind(seq as i64)
            .execute(&mut *all)
            .await?;
        all.commit().await?;
        Ok(version)
    }

    /// The game is over: how, and what goes into the journal. Said twice, it stays as it was.
    ///
    /// # Errors
    /// The store fails.
    pub async fn finish(
        &self,
        table: &str,
        outcome: &str,
        won: bool,
        victory: Option<&Victory>,
    ) -> Result<()> {
        let mut all = self.pool.begin().await?;
        sqlx::query(
            "update tables set status = 'finished', outcome = $2, won = $3, changed = $4 \
             where id = $1 and status = 'running'",
        )
        .bind(table)
        .bind(outcome)
        .bind(won)
        .bind(now())
        .execute(&mut *all)
        .await?;
        if let Some(victory) = victory {
            victory.insert(&mut all).await?;
        }
        all.commit().await
    }
}

/// Counts `steps` more happenings, and says how many there are.
pub(crate) async fn advance(
    all: &mut Transaction<'_, Sqlite>,
    table: &str,
    steps: usize,
) -> Result<u64> {
    let version: i64 = sqlx::query_scalar(
        "update tables set version = version + $2, changed = $3 where id = $1 returning version",
    )
    .bind(table)
    .bind(steps as i64)
    .bind(now())
    .fetch_one(&mut **all)
    .await?;
    Ok(version as u64)
}
