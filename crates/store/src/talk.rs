//! What people say at a table, and what is noted of them.

use facts::{Said, TalkKind};
use sqlx::FromRow;

use crate::moves::advance;
use crate::{Result, Store, Tx, now, run};

#[derive(FromRow)]
struct SaidRow {
    person: String,
    name: String,
    seat: Option<i64>,
    kind: String,
    words: String,
    seq: i64,
}

impl From<SaidRow> for Said {
    fn from(row: SaidRow) -> Said {
        Said {
            person: row.person,
            name: row.name,
            seat: row.seat.and_then(|it| u8::try_from(it).ok()),
            kind: TalkKind::of(&row.kind),
            words: row.words,
            version: row.seq as u64,
        }
    }
}

impl Store {
    /// The lines of a table's talk in order, only the last `most`.
    ///
    /// # Errors
    /// The store fails.
    pub async fn said(&self, table: &str, most: u32) -> Result<Vec<Said>> {
        let lines: Vec<SaidRow> = sqlx::query_as(
            "select person, name, seat, kind, words, seq from said \
             join people on people.id = person \
             where table_id = $1 order by seq desc limit $2",
        )
        .bind(table)
        .bind(i64::from(most))
        .fetch_all(&self.pool)
        .await?;
        Ok(lines.into_iter().rev().map(Said::from).collect())
    }

    /// The versions that every line of a table's talk made, in order.
    ///
    /// # Errors
    /// The store fails.
    pub async fn said_at(&self, table: &str) -> Result<Vec<u64>> {
        let versions: Vec<i64> =
            sqlx::query_scalar("select seq from said where table_id = $1 order by seq")
                .bind(table)
                .fetch_all(&self.pool)
                .await?;
        Ok(versions.into_iter().map(|it| it as u64).collect())
    }
}

/// Adds a line. Returns the table's version.
pub(crate) async fn keep(all: &mut Tx<'_>, table: &str, said: &Said) -> Result<u64> {
    let version = advance(all, table, 1).await?;
    let line = sqlx::query(
        "insert into said (table_id, seq, person, seat, kind, words, at) \
         values ($1, $2, $3, $4, $5, $6, $7)",
    );
    let line =
        line.bind(table).bind(version as i64).bind(&said.person).bind(said.seat.map(i64::from));
    run(line.bind(said.kind.word()).bind(&said.words).bind(now()), &mut **all).await?;
    Ok(version)
}
