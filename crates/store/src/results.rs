//! Finished games as statistics need them: how they were set up, who played, how they ended.

use sqlx::FromRow;

use crate::{Result, Store, from_json, run};

/// A finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EndedGame {
    pub table: String,
    pub game: String,
    pub options: Vec<(String, String)>,
    /// In the text form of a record.
    pub outcome: String,
    /// When, in seconds since 1970.
    pub at: i64,
    /// Whether its deal had been played before.
    pub again: bool,
    /// Whether everybody may find it.
    pub listed: bool,
    /// Whether it hides how it ended.
    pub sealed: bool,
    /// In turn order.
    pub players: Vec<SitterAtEnd>,
}

/// The sitter of a seat when the game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SitterAtEnd {
    /// None if a bot had the seat alone.
    pub person: Option<String>,
    pub name: String,
    /// The level of the bot that played the seat at the end.
    pub bot: Option<String>,
    /// Whether they played on the device of that person.
    pub beside: bool,
    /// Whether they appear in public rankings: they have an account, and agree.
    pub ranked: bool,
    /// The name of their account.
    pub login: Option<String>,
}

#[derive(FromRow)]
struct ResultRow {
    id: String,
    game: String,
    options: String,
    outcome: String,
    changed: i64,
    replay_of: Option<String>,
    person: Option<String>,
    name: Option<String>,
    bot: Option<String>,
    alias: Option<String>,
    login: Option<String>,
    listed: i64,
    sealed: i64,
    unranked: Option<i64>,
}

impl ResultRow {
    fn player(&self) -> SitterAtEnd {
        SitterAtEnd {
            person: self.person.clone(),
            name: self.alias.clone().or(self.name.clone()).unwrap_or_default(),
            bot: self.bot.clone(),
            beside: self.alias.is_some(),
            ranked: self.login.is_some() && self.unranked == Some(0),
            login: self.login.clone(),
        }
    }
}

/// Reads the games whose ids the statement `chosen` selects, one row for each seat.
fn statement(chosen: &str) -> String {
    format!(
        "select tables.id, game, options, outcome, changed, replay_of, seats.person, people.name, \
         bot, alias, login, listed, sealed, unranked from tables \
         join seats on seats.table_id = tables.id left join people on people.id = seats.person \
         left join accounts on accounts.person = seats.person \
         where tables.id in ({chosen}) order by changed, tables.id, seat"
    )
}

fn gathered(rows: &[ResultRow]) -> Result<Vec<EndedGame>> {
    let tables = rows.chunk_by(|a, b| a.id == b.id);
    let ended = |seats: &[ResultRow]| {
        let first = &seats[0];
        Ok(EndedGame {
            table: first.id.clone(),
            game: first.game.clone(),
            options: from_json(&first.options)?,
            outcome: first.outcome.clone(),
            at: first.changed,
            again: first.replay_of.is_some(),
            listed: first.listed != 0,
            sealed: first.sealed != 0,
            players: seats.iter().map(ResultRow::player).collect(),
        })
    };
    tables.map(ended).collect()
}

impl Store {
    /// The last `most` finished games of a person, the earliest first.
    ///
    /// # Errors
    /// The store fails.
    pub async fn ended_of(&self, person: &str, most: u32) -> Result<Vec<EndedGame>> {
        let chosen = "select tables.id from tables join seats on seats.table_id = tables.id \
            where seats.person = $1 and status = 'finished' and outcome is not null \
            order by changed desc, tables.id limit $2";
        self.ended_among(chosen, person, most).await
    }

    /// The last `most` finished games of a kind, the earliest first; none that hides how it ended.
    ///
    /// # Errors
    /// The store fails.
    pub async fn ended(&self, game: &str, most: u32) -> Result<Vec<EndedGame>> {
        let chosen = "select id from tables where game = $1 and status = 'finished' \
            and sealed = 0 and outcome is not null order by changed desc, id limit $2";
        self.ended_among(chosen, game, most).await
    }

    async fn ended_among(&self, chosen: &str, key: &str, most: u32) -> Result<Vec<EndedGame>> {
        let rows: Vec<ResultRow> = sqlx::query_as(&statement(chosen))
            .bind(key)
            .bind(i64::from(most))
            .fetch_all(&self.pool)
            .await?;
        gathered(&rows)
    }

    /// Whether a person agrees to appear in public rankings.
    ///
    /// # Errors
    /// The store fails.
    pub async fn is_ranked(&self, person: &str) -> Result<bool> {
        let unranked: Option<i64> = sqlx::query_scalar("select unranked from people where id = $1")
            .bind(person)
            .fetch_optional(&self.pool)
            .await?;
        Ok(unranked == Some(0))
    }

    /// # Errors
    /// The store fails.
    pub async fn set_ranked(&self, person: &str, ranked: bool) -> Result<()> {
        let set = sqlx::query("update people set unranked = $2 where id = $1");
        run(set.bind(person).bind(i64::from(!ranked)), &self.writes).await
    }
}
