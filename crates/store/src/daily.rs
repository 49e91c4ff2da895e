//! Deals of the day: the one try that each person has at each, and how it went.

use facts::Mark;
use sqlx::FromRow;

use crate::{NewTable, Result, Store, Tx, now, run};

/// A finished try.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct Try {
    /// The person, and their name today.
    pub person: String,
    pub name: String,
    #[sqlx(rename = "table_id")]
    pub table: String,
    /// In the text form of a record.
    pub verdict: String,
    pub score: i64,
    /// The number of moves.
    pub moves: i64,
    pub at: i64,
}

/// Records how the try that was made at `table` ended, if it was a try.
pub(crate) async fn note(all: &mut Tx<'_>, table: &str, mark: &Mark) -> Result<()> {
    let noted = sqlx::query(
        "update tries set verdict = $2, score = $3, moves = $4, at = $5 \
         where table_id = $1 and at is null",
    );
    let noted = noted.bind(table).bind(&mark.verdict).bind(mark.score).bind(mark.moves);
    run(noted.bind(now()), &mut **all).await
}

/// Begins somebody's one try at the deal of a day. It is ranked only if they already have an
/// account: a guest may have learnt the deal as another guest.
pub(crate) async fn begin_try(all: &mut Tx<'_>, table: &NewTable) -> Result<()> {
    let begun = sqlx::query(
        "insert into tries (game, day, person, table_id, ranked) values ($1, $2, $3, $4, \
             case when exists (select 1 from accounts where person = $3) then 1 else 0 end)",
    );
    let begun = begun.bind(&table.game).bind(&table.day).bind(&table.host).bind(&table.id);
    run(begun, &mut **all).await
}

impl Store {
    /// The table at which `person` tried the deal of `day`, if they did, and whether that try is
    /// finished.
    ///
    /// # Errors
    /// The store fails.
    pub async fn try_of(
        &self,
        game: &str,
        day: &str,
        person: &str,
    ) -> Result<Option<(String, bool)>> {
        let begun: Option<(String, Option<i64>)> = sqlx::query_as(
            "select table_id, at from tries where game = $1 and day = $2 and person = $3",
        )
        .bind(game)
        .bind(day)
        .bind(person)
        .fetch_optional(&self.pool)
        .await?;
        Ok(begun.map(|(table, at)| (table, at.is_some())))
    }

    /// The finished ranked tries at the deal of `day`, the best first: won before drawn before
    /// lost, then by score, then by fewer moves, then the earlier one.
    ///
    /// # Errors
    /// The store fails.
    pub async fn tries(&self, game: &str, day: &str) -> Result<Vec<Try>> {
        self.tries_between(game, (day, day)).await
    }

    /// The same at the deals of all days from the first of these to the last.
    ///
    /// # Errors
    /// The store fails.
    pub async fn tries_between(&self, game: &str, days: (&str, &str)) -> Result<Vec<Try>> {
        sqlx::query_as(
            "select person, name, table_id, verdict, score, moves, at from tries \
             join people on people.id = person \
             where game = $1 and day >= $2 and day <= $3 and at is not null and ranked = 1 \
             order by case verdict when 'won' then 0 when 'drawn' then 1 else 2 end, \
             score desc, moves, at, person",
        )
        .bind(game)
        .bind(days.0)
        .bind(days.1)
        .fetch_all(&self.pool)
        .await
    }

    /// The days before `day` on which somebody finished a try, the latest first, each with the
    /// number of tries.
    ///
    /// # Errors
    /// The store fails.
    pub async fn days(&self, game: &str, day: &str, most: u32) -> Result<Vec<(String, i64)>> {
        sqlx::query_as(
            "select day, count(*) from tries where game = $1 and day < $2 and at is not null \
             and ranked = 1 group by day order by day desc limit $3",
        )
        .bind(game)
        .bind(day)
        .bind(i64::from(most))
        .fetch_all(&self.pool)
        .await
    }
}
