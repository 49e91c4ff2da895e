//! Duels: two sides play the same deals, each at tables of their own.

use facts::{DuelPlace, Sitter};
use serde::{Deserialize, Serialize};
use sqlx::FromRow;

use crate::bans::notice;
use crate::expire::{AT_ONCE, ago};
use crate::{NewTable, Result, Store, Tx, from_json, now, run, to_json};

/// One deal of a duel, which each side plays once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DuelRound {
    /// Where each side sits, counted from 0.
    pub seat: u8,
    pub seed: String,
    /// The levels of the bots in the other seats, in turn order.
    pub bots: Vec<String>,
}

/// A duel to be opened.
#[derive(Clone, Debug)]
pub struct NewDuel {
    pub id: String,
    pub game: String,
    /// The hash of the cards, and their file.
    pub cards: (String, String),
    pub options: Vec<(String, String)>,
    pub rounds: Vec<DuelRound>,
    pub host: String,
    /// The level of the bot that is challenged; none to leave that to whoever has the link.
    pub bot: Option<String>,
    /// The game that the host has played already, of a duel with one round.
    pub played: Option<String>,
}

/// A game of a duel.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct DuelGame {
    pub round: i64,
    pub side: i64,
    #[sqlx(rename = "table_id")]
    pub table: String,
    pub status: String,
    /// In the text form of a record.
    pub outcome: Option<String>,
}

/// A duel as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DuelFacts {
    pub id: String,
    pub game: String,
    /// The hash of the cards.
    pub cards: String,
    pub options: Vec<(String, String)>,
    pub rounds: Vec<DuelRound>,
    /// Who challenged, and who took it up.
    pub sides: [Sitter; 2],
    pub created: i64,
    /// When all its games were over.
    pub ended: Option<i64>,
    /// The games that were begun, by round and side.
    pub games: Vec<DuelGame>,
}

#[derive(FromRow)]
struct DuelRow {
    id: String,
    game: String,
    cards: String,
    options: String,
    rounds: String,
    host: String,
    host_name: String,
    rival: Option<String>,
    rival_name: Option<String>,
    bot: Option<String>,
    created: i64,
    ended: Option<i64>,
}

const READ: &str = "select duels.*, hosts.name as host_name, rivals.name as rival_name from duels \
    join people as hosts on hosts.id = host left join people as rivals on rivals.id = rival";

impl DuelRow {
    fn with(self, games: Vec<DuelGame>) -> Result<DuelFacts> {
        let person = |id, name| Sitter::Person { id, name, relief: None, beside: false };
        let rival = match (self.rival, self.bot) {
            (Some(id), _) => person(id, self.rival_name.unwrap_or_default()),
            (None, Some(level)) => Sitter::Bot(level),
            (None, None) => Sitter::Free,
        };
        Ok(DuelFacts {
            options: from_json(&self.options)?,
            rounds: from_json(&self.rounds)?,
            sides: [person(self.host, self.host_name), rival],
            id: self.id,
            game: self.game,
            cards: self.cards,
            created: self.created,
            ended: self.ended,
            games,
        })
    }
}

impl DuelFacts {
    /// On which side a person is.
    pub fn side_of(&self, person: &str) -> Option<usize> {
        self.sides.iter().position(|it| it.person() == Some(person))
    }

    /// The game of a side in a round, if it was begun.
    pub fn game(&self, round: usize, side: usize) -> Option<&DuelGame> {
        self.games.iter().find(|it| it.round == round as i64 && it.side == side as i64)
    }
}

impl DuelGame {
    /// Whether it cannot go on.
    pub fn is_over(&self) -> bool {
        matches!(self.status.as_str(), "finished" | "closed")
    }
}

impl Store {
    /// Opens a duel. A game that the host has played already hides from now on what happened there.
    /// Returns false, and opens nothing, if that game belongs to a duel already.
    ///
    /// # Errors
    /// The store fails.
    pub async fn add_duel(&self, duel: &NewDuel) -> Result<bool> {
        let mut all = self.writes.begin().await?;
        insert(&mut all, duel).await?;
        if let Some(table) = &duel.played
            && !take_in(&mut all, &duel.id, table).await?
        {
            return Ok(false);
        }
        all.commit().await?;
        Ok(true)
    }

    /// # Errors
    /// The store fails.
    pub async fn duel(&self, id: &str) -> Result<Option<DuelFacts>> {
        let row: Option<DuelRow> = sqlx::query_as(&format!("{READ} where duels.id = $1"))
            .bind(id)
            .fetch_optional(&self.pool)
            .await?;
        match row {
            Some(row) => {
                let games = self.duel_games(id).await?;
                row.with(games).map(Some)
            }
            None => Ok(None),
        }
    }

    async fn duel_games(&self, id: &str) -> Result<Vec<DuelGame>> {
        sqlx::query_as(
            "select round, side, table_id, status, outcome from duel_games \
             join tables on tables.id = table_id where duel_games.duel = $1 order by round, side",
        )
        .bind(id)
        .fetch_all(&self.pool)
        .await
    }

    /// The duels of a person, the latest first.
    ///
    /// # Errors
    /// The store fails.
    pub async fn duels_of(&self, person: &str, most: u32) -> Result<Vec<DuelFacts>> {
        let statement = format!(
            "{READ} where host = $1 or rival = $1 order by duels.created desc, duels.id limit $2"
        );
        let rows: Vec<DuelRow> = sqlx::query_as(&statement)
            .bind(person)
            .bind(i64::from(most))
            .fetch_all(&self.pool)
            .await?;
        let mut duels = Vec::new();
        for row in rows {
            let games = self.duel_games(&row.id).await?;
            duels.push(row.with(games)?);
        }
        Ok(duels)
    }

    /// A person takes a challenge up, unless somebody else has.
    ///
    /// # Errors
    /// The store fails.
    pub async fn accept_duel(&self, id: &str, person: &str) -> Result<()> {
        let accepted = sqlx::query(
            "update duels set rival = $2 \
             where id = $1 and rival is null and bot is null and host <> $2",
        );
        run(accepted.bind(id).bind(person), &self.writes).await
    }

    /// Deletes some of the duels that nobody took up for this many days, and in which nobody has
    /// played; returns how many.
    ///
    /// # Errors
    /// The store fails.
    pub async fn remove_stale_duels(&self, days: u32) -> Result<u64> {
        let stale = sqlx::query(
            "delete from duels where id in (select id from duels where created < $1 and rival is \
             null and not exists (select 1 from duel_games where duel = duels.id) limit $2)",
        );
        let gone = stale.bind(ago(days)).bind(AT_ONCE).execute(&self.writes).await?;
        Ok(gone.rows_affected())
    }
}

async fn insert(all: &mut Tx<'_>, duel: &NewDuel) -> Result<()> {
    let cards =
        sqlx::query("insert into card_sets (hash, file) values ($1, $2) on conflict do nothing");
    run(cards.bind(&duel.cards.0).bind(&duel.cards.1), &mut **all).await?;
    let added = sqlx::query(
        "insert into duels (id, game, cards, options, rounds, host, bot, created) \
         values ($1, $2, $3, $4, $5, $6, $7, $8)",
    );
    let added = added.bind(&duel.id).bind(&duel.game).bind(&duel.cards.0);
    let added = added.bind(to_json(&duel.options)).bind(to_json(&duel.rounds));
    run(added.bind(&duel.host).bind(&duel.bot).bind(now()), &mut **all).await
}

/// A finished game becomes the first of the host in a duel. Returns false if it was one already.
async fn take_in(all: &mut Tx<'_>, duel: &str, table: &str) -> Result<bool> {
    let sealed = sqlx::query(
        "update tables set duel = $1, sealed = 1 \
         where id = $2 and duel is null and status = 'finished'",
    );
    let sealed = sealed.bind(duel).bind(table).execute(&mut **all).await?;
    if sealed.rows_affected() == 0 {
        return Ok(false);
    }
    insert_game(all, &DuelPlace { duel: duel.into(), round: 0, side: 0 }, table).await?;
    notice(all, Some(table)).await?;
    Ok(true)
}

/// Begins a game of a duel. It fails where that side has begun it already.
pub(crate) async fn begin(all: &mut Tx<'_>, table: &NewTable) -> Result<()> {
    match &table.duel {
        Some(place) => insert_game(all, place, &table.id).await,
        None => Ok(()),
    }
}

async fn insert_game(all: &mut Tx<'_>, place: &DuelPlace, table: &str) -> Result<()> {
    let begun =
        sqlx::query("insert into duel_games (duel, round, side, table_id) values ($1, $2, $3, $4)");
    let begun = begun.bind(&place.duel).bind(i64::from(place.round)).bind(i64::from(place.side));
    run(begun.bind(table), &mut **all).await
}

/// If `table` was the last game of a duel to end, the duel is over, and nothing of it is hidden any
/// more.
pub(crate) async fn settle(all: &mut Tx<'_>, table: &str) -> Result<()> {
    // Of two games that end at the same moment, the second waits here for the first.
    let duel: Option<(String, String)> = sqlx::query_as(
        "update duels set created = created where ended is null and id = (select duel from tables \
         where id = $1) returning id, rounds",
    )
    .bind(table)
    .fetch_optional(&mut **all)
    .await?;
    let Some((duel, rounds)) = duel else { return Ok(()) };
    let rounds: Vec<DuelRound> = from_json(&rounds)?;
    let done = done(all, &duel).await?;
    match 2 * rounds.len() <= done.len() {
        true => unseal(all, &duel, &done).await,
        false => Ok(()),
    }
}

/// The tables of a duel at which the game is over.
async fn done(all: &mut Tx<'_>, duel: &str) -> Result<Vec<String>> {
    sqlx::query_scalar(
        "select table_id from duel_games join tables on tables.id = table_id \
         where duel_games.duel = $1 and status in ('finished', 'closed')",
    )
    .bind(duel)
    .fetch_all(&mut **all)
    .await
}

/// The duel is over: its tables hide nothing any more.
async fn unseal(all: &mut Tx<'_>, duel: &str, tables: &[String]) -> Result<()> {
    let ended = sqlx::query("update duels set ended = $2 where id = $1");
    run(ended.bind(duel).bind(now()), &mut **all).await?;
    let unsealed = sqlx::query("update tables set sealed = 0 where duel = $1");
    run(unsealed.bind(duel), &mut **all).await?;
    for table in tables {
        notice(all, Some(table)).await?;
    }
    Ok(())
}
