//! Which moves a bot made for a person who has the seat.

use std::ops::Range;

use crate::{Result, Sitter, Store, Tx, run};

/// The end of a span that is still open.
const OPEN: i64 = i64::MAX;

impl Store {
    /// The moves that bots made in `seat` for the person who has it, as ranges of their numbers
    /// from 0; the last range may be open.
    ///
    /// # Errors
    /// The store fails.
    pub async fn reliefs(&self, table: &str, seat: usize) -> Result<Vec<Range<usize>>> {
        let spans: Vec<(i64, i64)> = sqlx::query_as(
            "select since, coalesce(until, $3) from reliefs \
             where table_id = $1 and seat = $2 order by since",
        )
        .bind(table)
        .bind(seat as i64)
        .bind(OPEN)
        .fetch_all(&self.pool)
        .await?;
        Ok(spans.into_iter().map(|(since, until)| since as usize..until as usize).collect())
    }
}

/// Stores that from the next move on `sitter` plays the seat, alone or with a bot.
pub(crate) async fn note(
    all: &mut Tx<'_>,
    table: &str,
    seat: usize,
    sitter: &Sitter,
) -> Result<()> {
    let over = "update reliefs set until = (select count(*) from moves where table_id = $1) \
                where table_id = $1 and seat = $2 and until is null";
    run(sqlx::query(over).bind(table).bind(seat as i64), &mut **all).await?;
    if let Sitter::Person { relief: Some(_), .. } = sitter {
        let begun = "insert into reliefs (table_id, seat, since) \
                     values ($1, $2, (select count(*) from moves where table_id = $1))";
        run(sqlx::query(begun).bind(table).bind(seat as i64), &mut **all).await?;
    }
    Ok(())
}

/// The move number `seq` is gone; those after it move up.
pub(crate) async fn move_up(all: &mut Tx<'_>, table: &str, seq: usize) -> Result<()> {
    for change in [
        "update reliefs set since = since - 1 where table_id = $1 and since > $2",
        "update reliefs set until = until - 1 where table_id = $1 and until > $2",
    ] {
        run(sqlx::query(change).bind(table).bind(seq as i64), &mut **all).await?;
    }
    Ok(())
}
