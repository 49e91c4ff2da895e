//! Tournaments: who takes part, and the tables of each round. Points are computed from the games.

use std::collections::BTreeMap;

use facts::Sitter;
use sqlx::FromRow;

use crate::expire::{AT_ONCE, ago};
use crate::groups::{self, TournamentGroup};
use crate::{NewTable, Result, Store, Tx, from_json, now, run, tables, to_json};

/// A tournament to be opened.
#[derive(Clone, Debug)]
pub struct NewTournament {
    pub id: String,
    pub name: String,
    pub game: String,
    /// The hash of the cards, and their file.
    pub cards: (String, String),
    pub options: Vec<(String, String)>,
    /// How many sit at a table.
    pub seats: u8,
    /// The clock of its tables, as text.
    pub clock: String,
    /// `swiss`, `all` or `deals`.
    pub system: String,
    pub rounds: u8,
    /// How people are ordered before the first round: `joined` or `rating`.
    pub seeding: String,
    /// Whether everybody finds it.
    pub listed: bool,
    pub lang: String,
    pub host: String,
}

/// Somebody who takes part.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct TournamentPlayer {
    pub person: String,
    pub name: String,
    /// In which round they left.
    pub gone: Option<i64>,
    /// The number of their group.
    pub team: Option<i64>,
}

/// A game of a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentGame {
    pub round: i64,
    pub table: String,
    pub status: String,
    /// In the text form of a record.
    pub outcome: Option<String>,
    /// Who was to play it, in the order of the seats.
    pub people: Vec<String>,
    /// Who sits there now, or sat there at the end.
    pub sitters: Vec<Sitter>,
}

/// A tournament as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentFacts {
    pub id: String,
    pub name: String,
    pub game: String,
    /// The hash of the cards.
    pub cards: String,
    pub options: Vec<(String, String)>,
    pub seats: u8,
    pub clock: String,
    pub system: String,
    pub rounds: u8,
    pub seeding: String,
    pub listed: bool,
    pub lang: String,
    pub host: String,
    pub host_name: String,
    /// `open`, `running` or `over`.
    pub status: String,
    /// The last round that was begun, counted from 1.
    pub round: i64,
    pub created: i64,
    /// In the order in which they came; once it has begun, in that of the first round.
    pub players: Vec<TournamentPlayer>,
    pub groups: Vec<TournamentGroup>,
    /// By round.
    pub games: Vec<TournamentGame>,
    /// Who sat out, with the round.
    pub byes: Vec<(i64, String)>,
}

/// A tournament in a list.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct TournamentLine {
    pub id: String,
    pub name: String,
    pub game: String,
    pub status: String,
    pub players: i64,
    pub created: i64,
}

/// A round to be begun.
#[derive(Clone, Debug)]
pub struct NewRound {
    pub tournament: String,
    /// Counted from 1.
    pub round: i64,
    /// Each table, with the people in the order of its seats.
    pub tables: Vec<(NewTable, Vec<String>)>,
    pub byes: Vec<String>,
    /// Whether all its tables have the same deal, so that each hides what happens there until all
    /// are over.
    pub sealed: bool,
}

#[derive(FromRow)]
struct TournamentRow {
    id: String,
    name: String,
    game: String,
    cards: String,
    options: String,
    seats: i64,
    clock: String,
    system: String,
    rounds: i64,
    seeding: String,
    listed: i64,
    lang: String,
    host: String,
    host_name: String,
    status: String,
    round: i64,
    created: i64,
}

#[derive(FromRow)]
struct TournamentGameRow {
    round: i64,
    table_id: String,
    status: String,
    outcome: Option<String>,
    people: String,
}

#[derive(FromRow)]
struct TournamentSeatRow {
    table_id: String,
    person: Option<String>,
    name: Option<String>,
    bot: Option<String>,
}

impl TournamentSeatRow {
    fn sitter(self) -> (String, Sitter) {
        let sitter = match (self.person, self.bot) {
            (Some(id), relief) => {
                Sitter::Person { id, name: self.name.unwrap_or_default(), relief, beside: false }
            }
            (None, Some(level)) => Sitter::Bot(level),
            (None, None) => Sitter::Free,
        };
        (self.table_id, sitter)
    }
}

impl TournamentGameRow {
    fn with(self, sitters: &mut BTreeMap<String, Vec<Sitter>>) -> Result<TournamentGame> {
        Ok(TournamentGame {
            people: from_json(&self.people)?,
            sitters: sitters.remove(&self.table_id).unwrap_or_default(),
            round: self.round,
            table: self.table_id,
            status: self.status,
            outcome: self.outcome,
        })
    }
}

impl TournamentFacts {
    /// Whether a person takes part, and has not left.
    pub fn has(&self, person: &str) -> bool {
        self.players.iter().any(|it| it.person == person && it.gone.is_none())
    }
}

impl TournamentGame {
    /// Whether it cannot go on.
    pub fn is_over(&self) -> bool {
        matches!(self.status.as_str(), "finished" | "closed")
    }

    /// Whether the one who was to sit there did so at the end.
    pub fn has_stayed(&self, seat: usize) -> bool {
        match self.sitters.get(seat) {
            Some(Sitter::Person { id, relief: None, .. }) => *id == self.people[seat],
            _ => false,
        }
    }
}

const PLAYERS: &str = "select person, name, tournament_players.gone as gone, team \
    from tournament_players join people on people.id = person where tournament = $1 \
    order by number, person";

const TO_ADVANCE: &str = "select id from tournaments where status = 'running' and not exists \
    (select 1 from tables where tournament = tournaments.id and status in ('lobby', 'running')) \
    limit 50";

pub(crate) const LINES: &str = "select id, name, game, status, created, (select count(*) from \
    tournament_players where tournament = tournaments.id) as players from tournaments";

/// Everything that belongs to a tournament ($1) that has not begun.
const OF_AN_OPEN_ONE: [&str; 4] = [
    "delete from club_tournaments where tournament in (select id from tournaments where id = $1 \
     and status = 'open')",
    "delete from tournament_players where tournament in (select id from tournaments where id = $1 \
     and status = 'open')",
    "delete from tournament_groups where tournament in (select id from tournaments where id = $1 \
     and status = 'open')",
    "delete from tournaments where id = $1 and status = 'open'",
];

/// What goes when a person ($1) is forgotten; where games were begun, nobody in particular stays.
pub(crate) const FORGOTTEN: [&str; 5] = [
    "delete from club_tournaments where tournament in (select id from tournaments where \
     status = 'open' and host = $1)",
    "delete from tournament_players where tournament in (select id from tournaments where \
     status = 'open' and (host = $1 or person = $1))",
    groups::EMPTY,
    "delete from tournaments where status = 'open' and host = $1 and not exists \
     (select 1 from tournament_players where tournament = tournaments.id)",
    "update tournament_players set gone = (select round from tournaments where id = tournament) \
     where person = $1 and gone is null",
];

impl Store {
    /// # Errors
    /// The store fails.
    pub async fn add_tournament(&self, it: &NewTournament) -> Result<()> {
        let mut all = self.writes.begin().await?;
        let cards = "insert into card_sets (hash, file) values ($1, $2) on conflict do nothing";
        run(sqlx::query(cards).bind(&it.cards.0).bind(&it.cards.1), &mut *all).await?;
        let added = sqlx::query(
            "insert into tournaments (id, name, game, cards, options, seats, clock, system, rounds, \
             seeding, listed, lang, host, status, created, changed) values ($1, $2, $3, $4, $5, $6, \
             $7, $8, $9, $10, $11, $12, $13, 'open', $14, $14)",
        );
        let added = added.bind(&it.id).bind(&it.name).bind(&it.game).bind(&it.cards.0);
        let added = added.bind(to_json(&it.options)).bind(i64::from(it.seats)).bind(&it.clock);
        let added = added.bind(&it.system).bind(i64::from(it.rounds)).bind(&it.seeding);
        let added = added.bind(i64::from(it.listed));
        run(added.bind(&it.lang).bind(&it.host).bind(now()), &mut *all).await?;
        all.commit().await
    }

    /// # Errors
    /// The store fails.
    pub async fn tournament(&self, id: &str) -> Result<Option<TournamentFacts>> {
        let row: Option<TournamentRow> = sqlx::query_as(
            "select tournaments.*, people.name as host_name from tournaments \
             join people on people.id = host where tournaments.id = $1",
        )
        .bind(id)
        .fetch_optional(&self.pool)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let (players, games) = (self.players_of(id).await?, self.games_of(id).await?);
        let byes = sqlx::query_as(
            "select round, person from tournament_byes where tournament = $1 order by round, person",
        );
        let byes = byes.bind(id).fetch_all(&self.pool).await?;
        let groups = self.groups_of(id).await?;
        row.with((players, groups), games, byes).map(Some)
    }

    async fn players_of(&self, id: &str) -> Result<Vec<TournamentPlayer>> {
        sqlx::query_as(PLAYERS).bind(id).fetch_all(&self.pool).await
    }

    async fn games_of(&self, id: &str) -> Result<Vec<TournamentGame>> {
        let seats: Vec<TournamentSeatRow> = sqlx::query_as(
            "select seats.table_id, person, name, bot from tournament_games \
             join seats on seats.table_id = tournament_games.table_id \
             left join people on people.id = person where tournament = $1 \
             order by seats.table_id, seat",
        )
        .bind(id)
        .fetch_all(&self.pool)
        .await?;
        let mut sitters: BTreeMap<String, Vec<Sitter>> = BTreeMap::new();
        for (table, sitter) in seats.into_iter().map(TournamentSeatRow::sitter) {
            sitters.entry(table).or_default().push(sitter);
        }
        let games: Vec<TournamentGameRow> = sqlx::query_as(
            "select round, table_id, status, outcome, people from tournament_games \
             join tables on tables.id = table_id where tournament_games.tournament = $1 \
             order by round, board",
        )
        .bind(id)
        .fetch_all(&self.pool)
        .await?;
        games.into_iter().map(|it| it.with(&mut sitters)).collect()
    }

    /// The tournaments that everybody finds, and those of a person, those that are open first, then
    /// the latest.
    ///
    /// # Errors
    /// The store fails.
    pub async fn tournaments(&self, person: &str, most: u32) -> Result<Vec<TournamentLine>> {
        let statement = format!(
            "{LINES} where listed = 1 or host = $1 or id in (select tournament from \
             tournament_players where person = $1) order by case status when 'open' then 0 \
             when 'running' then 1 else 2 end, created desc, id limit $2"
        );
        let lines = sqlx::query_as(&statement).bind(person).bind(i64::from(most));
        lines.fetch_all(&self.pool).await
    }

    /// The running tournaments of which no game runs: those that can go on.
    ///
    /// # Errors
    /// The store fails.
    pub async fn tournaments_to_advance(&self) -> Result<Vec<String>> {
        sqlx::query_scalar(TO_ADVANCE).fetch_all(&self.pool).await
    }

    /// Something that is different after everything that a page of a tournament shows; none if there
    /// is no such tournament.
    ///
    /// # Errors
    /// The store fails.
    pub async fn tournament_pulse(&self, id: &str) -> Result<Option<String>> {
        let pulse: Option<(String, i64, i64, i64, i64)> = sqlx::query_as(
            "select status, round, (select count(*) from tournament_players where tournament = $1), \
             (select count(*) from tournament_players where tournament = $1 and gone is not null), \
             (select count(*) from tables where tournament = $1 and status in ('finished', 'closed')) \
             from tournaments where id = $1",
        )
        .bind(id)
        .fetch_optional(&self.pool)
        .await?;
        Ok(pulse.map(|it| format!("{it:?}")))
    }

    /// A person joins a tournament that has not begun, as long as there are fewer than `most`.
    /// Returns whether they take part now.
    ///
    /// # Errors
    /// The store fails.
    pub async fn join_tournament(&self, id: &str, person: &str, most: u32) -> Result<bool> {
        let joined = sqlx::query(
            "insert into tournament_players (tournament, person, number) select id, $2, (select \
             coalesce(max(number), 0) + 1 from tournament_players where tournament = $1) \
             from tournaments where id = $1 and status = 'open' and (select count(*) from \
             tournament_players where tournament = $1) < $3 on conflict do nothing",
        );
        run(joined.bind(id).bind(person).bind(i64::from(most)), &self.writes).await?;
        let there: Option<i64> = sqlx::query_scalar(
            "select number from tournament_players where tournament = $1 and person = $2 \
             and gone is null",
        )
        .bind(id)
        .bind(person)
        .fetch_optional(&self.pool)
        .await?;
        Ok(there.is_some())
    }

    /// A person leaves a tournament: before it begins without a trace.
    ///
    /// # Errors
    /// The store fails.
    pub async fn leave_tournament(&self, id: &str, person: &str) -> Result<()> {
        let mut all = self.writes.begin().await?;
        for statement in [
            "delete from tournament_players where tournament = $1 and person = $2 and exists \
             (select 1 from tournaments where id = $1 and status = 'open')",
            "update tournament_players set gone = (select round from tournaments where id = $1) \
             where tournament = $1 and person = $2 and gone is null",
        ] {
            run(sqlx::query(statement).bind(id).bind(person), &mut *all).await?;
        }
        run(sqlx::query(groups::EMPTY), &mut *all).await?;
        all.commit().await
    }

    /// Gives the people of a tournament that has not begun another order.
    ///
    /// # Errors
    /// The store fails.
    pub async fn seed_tournament(&self, id: &str, order: &[String]) -> Result<()> {
        let mut all = self.writes.begin().await?;
        for (number, person) in order.iter().enumerate() {
            let seeded = sqlx::query(
                "update tournament_players set number = $3 where tournament = $1 and person = $2 \
                 and exists (select 1 from tournaments where id = $1 and status = 'open')",
            );
            run(seeded.bind(id).bind(person).bind(number as i64 + 1), &mut *all).await?;
        }
        all.commit().await
    }

    /// Begins a round, with all its tables, unless it has been begun or the one before it has not.
    /// Returns whether it was begun here.
    ///
    /// # Errors
    /// The store fails.
    pub async fn begin_round(&self, round: &NewRound) -> Result<bool> {
        let mut all = self.writes.begin().await?;
        let next = sqlx::query(
            "update tournaments set round = $2, status = 'running', changed = $3 \
             where id = $1 and round = $2 - 1 and status in ('open', 'running')",
        );
        let next = next.bind(&round.tournament).bind(round.round).bind(now());
        if next.execute(&mut *all).await?.rows_affected() == 0 {
            return Ok(false);
        }
        for (board, (table, people)) in round.tables.iter().enumerate() {
            tables::insert_all(&mut all, table).await?;
            if round.sealed {
                groups::seal(&mut all, &table.id).await?;
            }
            insert_game(&mut all, round, board, (&table.id, people)).await?;
        }
        for person in &round.byes {
            let bye = "insert into tournament_byes (tournament, round, person) values ($1, $2, $3)";
            let bye = sqlx::query(bye).bind(&round.tournament).bind(round.round).bind(person);
            run(bye, &mut *all).await?;
        }
        all.commit().await?;
        Ok(true)
    }

    /// A tournament is over after this round.
    ///
    /// # Errors
    /// The store fails.
    pub async fn end_tournament(&self, id: &str, round: i64) -> Result<()> {
        let over = sqlx::query(
            "update tournaments set status = 'over', changed = $3 \
             where id = $1 and round = $2 and status = 'running'",
        );
        run(over.bind(id).bind(round).bind(now()), &self.writes).await
    }

    /// Deletes a tournament that has not begun.
    ///
    /// # Errors
    /// The store fails.
    pub async fn remove_tournament(&self, id: &str) -> Result<()> {
        let mut all = self.writes.begin().await?;
        for statement in OF_AN_OPEN_ONE {
            run(sqlx::query(statement).bind(id), &mut *all).await?;
        }
        all.commit().await
    }

    /// Deletes some of the tournaments that were opened this many days ago and never began; returns
    /// how many.
    ///
    /// # Errors
    /// The store fails.
    pub async fn remove_stale_tournaments(&self, days: u32) -> Result<usize> {
        let stale: Vec<String> = sqlx::query_scalar(
            "select id from tournaments where status = 'open' and created < $1 limit $2",
        )
        .bind(ago(days))
        .bind(AT_ONCE)
        .fetch_all(&self.pool)
        .await?;
        for id in &stale {
            self.remove_tournament(id).await?;
        }
        Ok(stale.len())
    }
}

impl TournamentRow {
    fn with(
        self,
        (players, groups): (Vec<TournamentPlayer>, Vec<TournamentGroup>),
        games: Vec<TournamentGame>,
        byes: Vec<(i64, String)>,
    ) -> Result<TournamentFacts> {
        Ok(TournamentFacts {
            options: from_json(&self.options)?,
            seats: self.seats as u8,
            rounds: self.rounds as u8,
            listed: self.listed != 0,
            id: self.id,
            name: self.name,
            game: self.game,
            cards: self.cards,
            clock: self.clock,
            system: self.system,
            lang: self.lang,
            host: self.host,
            host_name: self.host_name,
            status: self.status,
            round: self.round,
            seeding: self.seeding,
            created: self.created,
            players,
            groups,
            games,
            byes,
        })
    }
}

async fn insert_game(
    all: &mut Tx<'_>,
    round: &NewRound,
    board: usize,
    (table, people): (&str, &[String]),
) -> Result<()> {
    let game = sqlx::query(
        "insert into tournament_games (tournament, round, board, table_id, people) \
         values ($1, $2, $3, $4, $5)",
    );
    let game = game.bind(&round.tournament).bind(round.round).bind(board as i64);
    run(game.bind(table).bind(to_json(&people)), &mut **all).await
}
