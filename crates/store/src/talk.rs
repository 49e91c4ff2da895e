//! What people say at a table.

use sqlx::FromRow;

use crate::moves::advance;
use crate::{Result, Store, now};

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct Said {
    pub person: String,
    /// The name that they bear today.
    pub name: String,
    /// None for one who only watches.
    pub seat: Option<u8>,
    pub words: String,
}

impl Store {
    /// What was said at a table, in order, at most the last `most` lines.
    ///
    /// # Errors
    /// The store fails.
    pub async fn said(&self, table: &str, most: u32) -> Result<Vec<Said>> {
        let mut lines: Vec<Said> = sqlx::query_as(
            "select person, name, seat, words from said join people on people.id = person \
             where table_id = $1 order by seq desc limit $2",
        )
        .bind(table)
        .bind(most)
        .fetch_all(&self.pool)
        .await?;
        lines.reverse();
        Ok(lines)
    }

    /// Keeps a line of chat. Answers the table's version.
    ///
    /// # Errors
    /// The store fails.
    pub async fn say(&self, table: &str, said: &Said) -> Result<u64> {
        let mut all = self.pool.begin().await?;
        let version = advance(&mut all, table, 1).await?;
        sqlx::query(
            "insert into said (table_id, seq, person, seat, words, at) \
             values ($1, $2, $3, $4, $5, $6)",
        )
        .bind(table)
        .bind(version as i64)
        .bind(&said.person)
        .bind(said.seat)
        .bind(&said.words)
        .bind(now())
        .execute(&mut *all)
        .await?;
        all.commit().await?;
        Ok(version)
    }
}
