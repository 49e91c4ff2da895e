//! What happens in clubs: the tables and tournaments that members opened for them, and their tries at
//! the deals of the week.

use facts::TableFacts;
use sqlx::FromRow;

use crate::{Result, Store, TournamentLine, run, tournaments};

/// A member's try at the deal of a day.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct ClubTry {
    pub person: String,
    /// As `YYYY-MM-DD`.
    pub day: String,
    pub verdict: String,
    pub score: i64,
}

/// The tables of a club ($1) that whoever is inside ($2) or not finds.
const TABLES: &str = "select tables.* from club_tables join tables on id = table_id where club = $1 \
    and sealed = 0 and (listed = 1 or $2 = 1)";

const TRIES: &str = "select tries.person as person, day, verdict, score from tries \
    join club_members on club_members.person = tries.person where club = $1 and game = $2 \
    and day >= $3 and at is not null and ranked = 1 order by day, tries.person";

/// What changes on the page of a club ($1): who is in it, who sits where, and how far games are.
const PULSE: [&str; 4] = [
    "select person, '' as what, since as n from club_members where club = $1 order by number, person",
    "select tables.id as id, status, (select count(*) from seats where table_id = tables.id and \
     (person is not null or bot is not null)) as n from club_tables join tables on \
     tables.id = table_id where club = $1 and status in ('lobby', 'running') order by tables.id",
    "select '' as id, status, count(*) as n from club_tables join tables on tables.id = table_id \
     where club = $1 and sealed = 0 and status not in ('lobby', 'running') group by status \
     order by status",
    "select id, status, round as n from tournaments where id in (select tournament from \
     club_tournaments where club = $1) order by id",
];

impl Store {
    /// A table was opened for a club: its members find it, and may come in.
    ///
    /// # Errors
    /// The store fails.
    pub async fn add_club_table(&self, id: &str, table: &str) -> Result<()> {
        let added = "insert into club_tables (table_id, club) select $2, id from clubs \
            where id = $1 on conflict do nothing";
        run(sqlx::query(added).bind(id).bind(table), &self.writes).await
    }

    /// The club for which a table was opened, if a person may know of it; `person` may be nobody.
    ///
    /// # Errors
    /// The store fails.
    pub async fn club_of_table(&self, table: &str, person: &str) -> Result<Option<String>> {
        let club = "select id from club_tables join clubs on id = club where table_id = $1 and \
            (public = 1 or exists (select 1 from club_members where club = id and person = $2))";
        let club = sqlx::query_scalar(club).bind(table).bind(person);
        club.fetch_optional(&self.pool).await
    }

    /// Something that is different after everything that the page of a club shows of its tables,
    /// tournaments and members.
    ///
    /// # Errors
    /// The store fails.
    pub async fn club_pulse(&self, id: &str) -> Result<String> {
        let mut pulse = String::new();
        for statement in PULSE {
            let rows: Vec<(String, String, i64)> =
                sqlx::query_as(statement).bind(id).fetch_all(&self.pool).await?;
            pulse += &format!("{rows:?}");
        }
        Ok(pulse)
    }

    /// The same of a tournament.
    ///
    /// # Errors
    /// The store fails.
    pub async fn add_club_tournament(&self, id: &str, tournament: &str) -> Result<()> {
        let added = "insert into club_tournaments (tournament, club) select $2, id from clubs \
            where id = $1 on conflict do nothing";
        run(sqlx::query(added).bind(id).bind(tournament), &self.writes).await
    }

    /// The tables of a club that are not over, the latest first. Whoever is not `inside` finds those
    /// that everybody finds.
    ///
    /// # Errors
    /// The store fails.
    pub async fn club_tables(&self, id: &str, inside: bool, most: u32) -> Result<Vec<TableFacts>> {
        let which = "and status in ('lobby', 'running') and changed < $3";
        self.tables_in(which, (id, inside), (i64::MAX, most)).await
    }

    /// The finished games of a club before a moment, the latest first; for whoever is not `inside`
    /// those that everybody finds.
    ///
    /// # Errors
    /// The store fails.
    pub async fn club_games(
        &self,
        id: &str,
        inside: bool,
        before: i64,
        most: u32,
    ) -> Result<Vec<TableFacts>> {
        let which = "and status = 'finished' and changed < $3";
        self.tables_in(which, (id, inside), (before, most)).await
    }

    async fn tables_in(
        &self,
        which: &str,
        (id, inside): (&str, bool),
        (before, most): (i64, u32),
    ) -> Result<Vec<TableFacts>> {
        let statement = format!("{TABLES} {which} order by changed desc, id limit $4");
        let rows = sqlx::query_as(&statement).bind(id).bind(i64::from(inside));
        let rows = rows.bind(before).bind(i64::from(most)).fetch_all(&self.pool).await?;
        self.all_of(rows).await
    }

    /// The tournaments of a club, and those in which a group of it plays, the latest first; for whoever is not `inside` those that everybody
    /// finds.
    ///
    /// # Errors
    /// The store fails.
    pub async fn club_tournaments(
        &self,
        id: &str,
        inside: bool,
        most: u32,
    ) -> Result<Vec<TournamentLine>> {
        let of_club = "where (id in (select tournament from club_tournaments where club = $1) \
            or id in (select tournament from tournament_groups where club = $1)) \
            and (listed = 1 or $2 = 1) order by created desc, id limit $3";
        let statement = format!("{} {of_club}", tournaments::LINES);
        let lines = sqlx::query_as(&statement).bind(id).bind(i64::from(inside));
        lines.bind(i64::from(most)).fetch_all(&self.pool).await
    }

    /// The finished ranked tries of a club's members at the deals of a game, since a day.
    ///
    /// # Errors
    /// The store fails.
    pub async fn club_tries(&self, id: &str, game: &str, since: &str) -> Result<Vec<ClubTry>> {
        sqlx::query_as(TRIES).bind(id).bind(game).bind(since).fetch_all(&self.pool).await
    }
}
