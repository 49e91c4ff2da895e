//! What bots thought of a game that is over, so that they need not think of it twice.

use crate::{Result, Store, run};

impl Store {
    /// The part of a table's review that is kept, if it was begun.
    ///
    /// # Errors
    /// The store fails.
    pub async fn review(&self, table: &str, part: &str) -> Result<Option<String>> {
        let body = "select body from reviews where table_id = $1 and part = $2";
        let body = sqlx::query_scalar(body).bind(table).bind(part);
        body.fetch_optional(&self.pool).await
    }

    /// Keeps a part of a table's review, in place of what was kept of it.
    ///
    /// # Errors
    /// The store fails.
    pub async fn keep_review(&self, table: &str, part: &str, body: &str) -> Result<()> {
        let kept = "insert into reviews (table_id, part, body) values ($1, $2, $3) \
                    on conflict (table_id, part) do update set body = excluded.body";
        run(sqlx::query(kept).bind(table).bind(part).bind(body), &self.writes).await
    }
}
