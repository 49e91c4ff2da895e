//! Groups of tournaments whose games all win or lose together: each plays the same deals, which stay
//! secret until no group can play them any more.

use sqlx::FromRow;

use crate::bans::notice;
use crate::{Result, Store, Tx, run};

/// A group of a tournament.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct TournamentGroup {
    pub number: i64,
    pub name: String,
    /// The club whose members alone may join.
    pub club: Option<String>,
}

/// A group to be formed.
#[derive(Clone, Debug)]
pub struct NewGroup {
    pub tournament: String,
    pub name: String,
    pub club: Option<String>,
    /// Who forms it, and is its first member.
    pub person: String,
}

const FORMED: &str = "insert into tournament_groups (tournament, number, name, club) select $1, \
    (select coalesce(max(number), 0) + 1 from tournament_groups where tournament = $1), $2, $3 \
    returning number";

/// A person ($2) joins a group ($3) of an open tournament ($1) with fewer people than $4, if it has a
/// seat of $5 left.
const JOINED: &str = "insert into tournament_players (tournament, person, number, team) select id, \
    $2, (select coalesce(max(number), 0) + 1 from tournament_players where tournament = $1), $3 \
    from tournaments where id = $1 and status = 'open' \
    and (select count(*) from tournament_players where tournament = $1) < $4 \
    and (select count(*) from tournament_players where tournament = $1 and team = $3) < $5 \
    and exists (select 1 from tournament_groups where tournament = $1 and number = $3) \
    on conflict do nothing";

/// Groups of tournaments that have not begun go with the last who leaves them.
pub(crate) const EMPTY: &str = "delete from tournament_groups where tournament in \
    (select id from tournaments where status = 'open') and not exists (select 1 from \
    tournament_players where tournament_players.tournament = tournament_groups.tournament \
    and team = tournament_groups.number)";

/// Of two who join at the same moment, the second waits for the first.
async fn hold(all: &mut Tx<'_>, tournament: &str) -> Result<()> {
    let held = "update tournaments set changed = changed where id = $1";
    run(sqlx::query(held).bind(tournament), &mut **all).await
}

/// How many may take part in a tournament, and in each of its groups.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GroupBounds {
    pub players: u32,
    pub members: u8,
}

async fn join(
    all: &mut Tx<'_>,
    (tournament, group): (&str, i64),
    person: &str,
    most: GroupBounds,
) -> Result<bool> {
    let joined = sqlx::query(JOINED).bind(tournament).bind(person).bind(group);
    let joined = joined.bind(i64::from(most.players)).bind(i64::from(most.members));
    Ok(joined.execute(&mut **all).await?.rows_affected() == 1)
}

impl Store {
    /// Forms a group of a tournament that has not begun, with its first member. Returns whether that
    /// was possible: they were in no group before, and there was room.
    ///
    /// # Errors
    /// The store fails.
    pub async fn form_group(&self, group: &NewGroup, most: GroupBounds) -> Result<bool> {
        let mut all = self.writes.begin().await?;
        hold(&mut all, &group.tournament).await?;
        let formed = sqlx::query_scalar(FORMED).bind(&group.tournament).bind(&group.name);
        let number: i64 = formed.bind(&group.club).fetch_one(&mut *all).await?;
        match join(&mut all, (&group.tournament, number), &group.person, most).await? {
            true => all.commit().await.map(|()| true),
            false => Ok(false),
        }
    }

    /// A person joins a group. Returns whether they did: they were in no group before, and there was
    /// room.
    ///
    /// # Errors
    /// The store fails.
    pub async fn join_group(
        &self,
        tournament: &str,
        group: i64,
        person: &str,
        most: GroupBounds,
    ) -> Result<bool> {
        let mut all = self.writes.begin().await?;
        hold(&mut all, tournament).await?;
        let joined = join(&mut all, (tournament, group), person, most).await?;
        all.commit().await?;
        Ok(joined)
    }

    pub(crate) async fn groups_of(&self, tournament: &str) -> Result<Vec<TournamentGroup>> {
        let groups = "select number, name, club from tournament_groups where tournament = $1 \
            order by number";
        sqlx::query_as(groups).bind(tournament).fetch_all(&self.pool).await
    }
}

/// Hides from now on what happens at a table whose deal others play, too.
pub(crate) async fn seal(all: &mut Tx<'_>, table: &str) -> Result<()> {
    run(sqlx::query("update tables set sealed = 1 where id = $1").bind(table), &mut **all).await
}

/// If `table` was the last of its round to end, its deal is new to nobody any more.
pub(crate) async fn settle(all: &mut Tx<'_>, table: &str) -> Result<()> {
    // Of two games that end at the same moment, the second waits here for the first.
    let held = "update tournaments set changed = changed where id = \
        (select tournament from tables where id = $1 and sealed = 1) returning id";
    let held: Option<String> =
        sqlx::query_scalar(held).bind(table).fetch_optional(&mut **all).await?;
    let Some(tournament) = held else { return Ok(()) };
    let round: Vec<(String, String)> =
        sqlx::query_as(ROUND).bind(&tournament).bind(table).fetch_all(&mut **all).await?;
    match round.iter().all(|it| matches!(it.1.as_str(), "finished" | "closed")) {
        true => unseal(all, round.into_iter().map(|it| it.0)).await,
        false => Ok(()),
    }
}

/// The tables of the round of a tournament ($1) to which a table ($2) belongs, and how they stand.
const ROUND: &str = "select tables.id, status from tournament_games join tables on \
    tables.id = table_id where tournament_games.tournament = $1 and round = \
    (select round from tournament_games where table_id = $2)";

async fn unseal(all: &mut Tx<'_>, tables: impl Iterator<Item = String>) -> Result<()> {
    for table in tables {
        let unsealed = sqlx::query("update tables set sealed = 0 where id = $1").bind(&table);
        run(unsealed, &mut **all).await?;
        notice(all, Some(&table)).await?;
    }
    Ok(())
}
