//! Tables, who sits at them, and how they stand.

use facts::{Away, DuelPlace, PlayedMove, Sitter, Status, Stay, TableFacts};
use sqlx::FromRow;

use crate::daily::begin_try;
use crate::moves::append;
use crate::{Result, Store, Tx, duels, from_json, now, reliefs, run, sealed, to_json};

/// A table to be opened.
#[derive(Clone, Debug)]
pub struct NewTable {
    pub id: String,
    pub game: String,
    pub rules_revision: u32,
    /// The hash of the cards, and their file.
    pub cards: (String, String),
    pub options: Vec<(String, String)>,
    pub seed: String,
    pub commitment: String,
    pub host: String,
    pub invite_key: String,
    /// Whether the home page lists it.
    pub listed: bool,
    pub lang: String,
    pub seats: Vec<Sitter>,
    pub status: Status,
    /// The table whose deal is played again here.
    pub replay_of: Option<String>,
    /// The day, as `YYYY-MM-DD`, whose deal this is.
    pub day: Option<String>,
    /// The game of a duel that it is. Until the duel is over, it hides what happens.
    pub duel: Option<DuelPlace>,
    /// The tournament that it belongs to.
    pub tournament: Option<String>,
    /// Whether bots may be asked for hints.
    pub hints: bool,
    /// The clock of the table, as text.
    pub clock: Option<String>,
    /// Moves that have already been played there.
    pub moves: Vec<PlayedMove>,
}

#[derive(FromRow)]
pub(crate) struct TableRow {
    id: String,
    game: String,
    rules_revision: i64,
    cards: String,
    options: String,
    seed: String,
    commitment: String,
    host: String,
    invite_key: String,
    listed: i64,
    lang: String,
    status: String,
    reason: Option<String>,
    outcome: Option<String>,
    won: i64,
    version: i64,
    writes: i64,
    rested: i64,
    created: i64,
    changed: i64,
    replay_of: Option<String>,
    day: Option<String>,
    duel: Option<String>,
    tournament: Option<String>,
    sealed: i64,
    hints: i64,
    clock: Option<String>,
    rematch: Option<String>,
}

#[derive(FromRow)]
struct SeatRow {
    person: Option<String>,
    name: Option<String>,
    bot: Option<String>,
    alias: Option<String>,
    away: Option<String>,
    agrees: i64,
    left_ms: Option<i64>,
    asked: Option<i64>,
    confirms: Option<i64>,
}

impl SeatRow {
    fn stay(&self) -> Stay {
        Stay {
            away: self.away.as_deref().and_then(Away::of),
            agrees: self.agrees != 0,
            left: self.left_ms,
            asked: self.asked,
            confirms: self.confirms.is_some_and(|it| it != 0),
        }
    }
}

impl From<SeatRow> for Sitter {
    fn from(row: SeatRow) -> Sitter {
        match (row.person, row.bot) {
            (Some(id), relief) => Sitter::Person {
                id,
                relief,
                beside: row.alias.is_some(),
                name: row.alias.or(row.name).unwrap_or_default(),
            },
            (None, Some(level)) => Sitter::Bot(level),
            (None, None) => Sitter::Free,
        }
    }
}

impl TableRow {
    fn with(self, seats: Vec<SeatRow>) -> Result<TableFacts> {
        Ok(TableFacts {
            options: from_json(&self.options)?,
            status: Status::of(&self.status),
            rules_revision: self.rules_revision as u32,
            version: self.version as u64,
            writes: self.writes as u64,
            at_rest: self.rested == self.writes,
            id: self.id,
            game: self.game,
            cards: self.cards,
            seed: self.seed,
            commitment: self.commitment,
            host: self.host,
            invite_key: self.invite_key,
            listed: self.listed != 0,
            lang: self.lang,
            reason: self.reason,
            outcome: self.outcome,
            won: self.won != 0,
            created: self.created,
            changed: self.changed,
            replay_of: self.replay_of,
            day: self.day,
            duel: self.duel,
            tournament: self.tournament,
            sealed: self.sealed != 0,
            hints: self.hints != 0,
            clock: self.clock,
            rematch: self.rematch,
            stays: seats.iter().map(SeatRow::stay).collect(),
            seats: seats.into_iter().map(Sitter::from).collect(),
        })
    }
}

impl Store {
    /// Opens a table with its seats. With the deal of a day, it is the host's one try at that deal.
    ///
    /// # Errors
    /// The store fails, the id is in use, or the host has had their try.
    pub async fn add_table(&self, table: &NewTable) -> Result<()> {
        let mut all = self.writes.begin().await?;
        insert_all(&mut all, table).await?;
        all.commit().await
    }

    /// # Errors
    /// The store fails.
    pub async fn table(&self, id: &str) -> Result<Option<TableFacts>> {
        let row: Option<TableRow> = sqlx::query_as("select * from tables where id = $1")
            .bind(id)
            .fetch_optional(&self.pool)
            .await?;
        match row {
            Some(row) => {
                let seats = self.seats(id).await?;
                row.with(seats).map(Some)
            }
            None => Ok(None),
        }
    }

    async fn seats(&self, table: &str) -> Result<Vec<SeatRow>> {
        sqlx::query_as(
            "select person, name, bot, alias, away, agrees, left_ms, asked, confirms \
             from seats left join people on people.id = person where table_id = $1 order by seat",
        )
        .bind(table)
        .fetch_all(&self.pool)
        .await
    }

    pub(crate) async fn all_of(&self, rows: Vec<TableRow>) -> Result<Vec<TableFacts>> {
        let mut tables = Vec::new();
        for row in rows {
            let seats = self.seats(&row.id).await?;
            tables.push(row.with(seats)?);
        }
        Ok(tables)
    }

    /// The tables at which somebody sits, or that they opened, and that are not over, the latest
    /// first.
    ///
    /// # Errors
    /// The store fails.
    pub async fn tables_of(&self, person: &str) -> Result<Vec<TableFacts>> {
        let rows = sqlx::query_as(
            "select tables.* from (select table_id from seats where person = $1 union \
             select id from tables where host = $1 and status = 'lobby') as own \
             cross join tables where id = table_id and status in ('lobby', 'running') \
             order by changed desc limit 100",
        )
        .bind(person)
        .fetch_all(&self.pool)
        .await?;
        self.all_of(rows).await
    }

    /// The ids of all tables at which somebody sits or spoke.
    ///
    /// # Errors
    /// The store fails.
    pub async fn tables_with(&self, person: &str) -> Result<Vec<String>> {
        sqlx::query_scalar(
            "select table_id from seats where person = $1 union \
             select table_id from said where person = $1",
        )
        .bind(person)
        .fetch_all(&self.pool)
        .await
    }

    /// The listed tables with a free seat, the latest first; at most two of each host, so that
    /// nobody fills the list alone.
    ///
    /// # Errors
    /// The store fails.
    pub async fn open_tables(&self, most: u32) -> Result<Vec<TableFacts>> {
        let rows = sqlx::query_as(
            "select * from (select tables.*, row_number() over (partition by host order by \
             created desc, id) as turn from tables where status = 'lobby' and listed = 1 and exists \
             (select 1 from seats where table_id = id and person is null and bot is null)) as open \
             where turn <= 2 order by created desc limit $1",
        )
        .bind(i64::from(most))
        .fetch_all(&self.pool)
        .await?;
        self.all_of(rows).await
    }

    /// The finished games that somebody may find, the latest first: listed ones and their own.
    ///
    /// # Errors
    /// The store fails.
    pub async fn finished(&self, person: &str, before: i64, most: u32) -> Result<Vec<TableFacts>> {
        let rows = sqlx::query_as(
            "select * from tables where status = 'finished' and changed < $2 and (listed = 1 or \
             id in (select table_id from seats where person = $1)) \
             order by changed desc limit $3",
        )
        .bind(person)
        .bind(before)
        .bind(i64::from(most))
        .fetch_all(&self.pool)
        .await?;
        self.all_of(rows).await
    }

    /// The card file of that hash.
    ///
    /// # Errors
    /// The store fails, or there is no such file.
    pub async fn card_file(&self, hash: &str) -> Result<String> {
        sqlx::query_scalar("select file from card_sets where hash = $1")
            .bind(hash)
            .fetch_one(&self.pool)
            .await
    }

    /// Closes a table whose game cannot go on, with the reason.
    ///
    /// # Errors
    /// The store fails.
    pub async fn close_table(&self, table: &str, reason: &str) -> Result<()> {
        let mut all = self.writes.begin().await?;
        turn(&mut all, table, Status::Closed, Some(reason)).await?;
        all.commit().await
    }

    /// Whether the deal with this commitment is still being played somewhere.
    ///
    /// # Errors
    /// The store fails.
    pub async fn is_in_play(&self, commitment: &str) -> Result<bool> {
        let found: Option<i64> = sqlx::query_scalar(
            "select 1 from tables where commitment = $1 and status in ('lobby', 'running') limit 1",
        )
        .bind(commitment)
        .fetch_optional(&self.pool)
        .await?;
        Ok(found.is_some())
    }
}

/// Gives a seat to somebody, a bot or nobody; `away` is why a bot plays for somebody who did not
/// order it. Any agreement to end the game is cleared.
pub(crate) async fn give(
    all: &mut Tx<'_>,
    table: &str,
    seat: usize,
    sitter: &Sitter,
    away: Option<Away>,
) -> Result<()> {
    let seated = sqlx::query(
        "update seats set person = $3, bot = $4, alias = $5, away = $6, agrees = 0 \
         where table_id = $1 and seat = $2",
    );
    let seated = seated.bind(table).bind(seat as i64).bind(sitter.person());
    let seated = seated.bind(sitter.bot()).bind(sitter.alias()).bind(away.map(Away::word));
    run(seated, &mut **all).await?;
    let touched = sqlx::query("update tables set changed = $2 where id = $1");
    run(touched.bind(table).bind(now()), &mut **all).await?;
    reliefs::note(all, table, seat, sitter).await
}

/// Sets the status of a table.
pub(crate) async fn turn(
    all: &mut Tx<'_>,
    table: &str,
    status: Status,
    reason: Option<&str>,
) -> Result<()> {
    let turned =
        sqlx::query("update tables set status = $2, reason = $3, changed = $4 where id = $1");
    run(turned.bind(table).bind(status.word()).bind(reason).bind(now()), &mut **all).await?;
    match status {
        Status::Closed => sealed::settle(all, table).await,
        Status::Lobby | Status::Running | Status::Finished => Ok(()),
    }
}

/// A table with its seats and everything else that belongs to it from the beginning.
pub(crate) async fn insert_all(all: &mut Tx<'_>, table: &NewTable) -> Result<()> {
    let cards =
        sqlx::query("insert into card_sets (hash, file) values ($1, $2) on conflict do nothing");
    run(cards.bind(&table.cards.0).bind(&table.cards.1), &mut **all).await?;
    insert_table(all, table).await?;
    for (seat, sitter) in table.seats.iter().enumerate() {
        insert_seat(all, &table.id, seat, sitter).await?;
    }
    append(all, &table.id, 0, &table.moves).await?;
    if table.day.is_some() && table.replay_of.is_none() {
        begin_try(all, table).await?;
    }
    duels::begin(all, table).await
}

async fn insert_table(all: &mut Tx<'_>, table: &NewTable) -> Result<()> {
    let inserted = sqlx::query(
        "insert into tables (id, game, rules_revision, cards, options, seed, commitment, host, \
         invite_key, listed, lang, status, replay_of, day, duel, sealed, tournament, hints, clock, created, changed) values ($1, $2, \
         $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $20)",
    );
    let inserted = inserted.bind(&table.id).bind(&table.game).bind(i64::from(table.rules_revision));
    let inserted = inserted.bind(&table.cards.0).bind(to_json(&table.options));
    let inserted = inserted.bind(&table.seed).bind(&table.commitment).bind(&table.host);
    let inserted = inserted.bind(&table.invite_key).bind(i64::from(table.listed)).bind(&table.lang);
    let inserted = inserted.bind(table.status.word()).bind(&table.replay_of).bind(&table.day);
    let inserted = inserted.bind(table.duel.as_ref().map(|it| &it.duel));
    let inserted = inserted.bind(i64::from(table.duel.is_some())).bind(&table.tournament);
    run(inserted.bind(i64::from(table.hints)).bind(&table.clock).bind(now()), &mut **all).await
}

async fn insert_seat(all: &mut Tx<'_>, table: &str, seat: usize, sitter: &Sitter) -> Result<()> {
    let inserted = sqlx::query(
        "insert into seats (table_id, seat, person, bot, alias) values ($1, $2, $3, $4, $5)",
    );
    let inserted = inserted.bind(table).bind(seat as i64).bind(sitter.person());
    run(inserted.bind(sitter.bot()).bind(sitter.alias()), &mut **all).await
}
