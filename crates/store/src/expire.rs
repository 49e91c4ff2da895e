//! What nobody needs any more is deleted.

use crate::{Result, Store, now, run};

/// After how many days things that nobody uses are deleted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lives {
    /// Tables at which no game was begun.
    pub lobby: u32,
    /// Guests who have no table and said nothing.
    pub guest: u32,
    /// What was said at finished tables.
    pub talk: u32,
    /// Games: they are not deleted but sleep until somebody looks at them.
    pub game: u32,
}

impl Default for Lives {
    fn default() -> Lives {
        Lives { lobby: 7, guest: 180, talk: 365, game: 14 }
    }
}

const DAY: i64 = 86_400;

/// The moment this many days ago.
pub(crate) fn ago(days: u32) -> i64 {
    now() - i64::from(days) * DAY
}

/// How many are looked at in one go, since others want to write, too.
pub(crate) const AT_ONCE: i64 = 200;

/// Everything that belongs to a table ($1) before its game.
const OF_A_LOBBY: [&str; 11] = [
    "delete from seats where table_id = $1",
    "delete from guests where table_id = $1",
    "delete from said where table_id = $1",
    "delete from undone where table_id = $1",
    "delete from looks where table_id = $1",
    "delete from barred where table_id = $1",
    "delete from presence where table_id = $1",
    "delete from reliefs where table_id = $1",
    "delete from club_tables where table_id = $1",
    "delete from scenario_tables where table_id = $1",
    "delete from tables where id = $1",
];

/// Guests who came before $1, have no account and left nothing. A guest whose token was used since
/// then is kept.
const IDLE_GUESTS: &str = "select id from people where created < $1 \
    and not exists (select 1 from accounts where person = people.id) \
    and not exists (select 1 from tables where host = people.id) \
    and not exists (select 1 from seats where person = people.id) \
    and not exists (select 1 from guests where person = people.id) \
    and not exists (select 1 from barred where person = people.id) \
    and not exists (select 1 from said where person = people.id) \
    and not exists (select 1 from tries where person = people.id) \
    and not exists (select 1 from puzzle_answers where person = people.id and at >= $1) \
    and not exists (select 1 from duels where host = people.id or rival = people.id) \
    and not exists (select 1 from bans where who = people.id) \
    and not exists (select 1 from sessions where person = people.id and seen >= $1) limit $2";

const OF_A_GUEST: [&str; 4] = [
    "delete from puzzle_answers where person = $1",
    "delete from devices where person = $1",
    "delete from sessions where person = $1",
    "delete from people where id = $1",
];

/// What was said at tables that were over before $1. The version of a line keeps its number.
const OLD_TALK: [&str; 2] = [
    "insert into undone (table_id, version, seen) select table_id, seq, 255 from said \
     where kind = 'words' and table_id in (select id from tables where changed < $1 and \
     status in ('finished', 'closed'))",
    "delete from said where kind = 'words' and table_id in (select id from tables where \
     changed < $1 and status in ('finished', 'closed'))",
];

impl Store {
    /// Some of the tables where nobody has begun a game for this many days.
    ///
    /// # Errors
    /// The store fails.
    pub async fn stale_lobbies(&self, days: u32) -> Result<Vec<String>> {
        let stale = sqlx::query_scalar(
            "select id from tables where status = 'lobby' and changed < $1 order by changed limit $2",
        );
        stale.bind(ago(days)).bind(AT_ONCE).fetch_all(&self.pool).await
    }

    /// Deletes a table at which no game was begun. Returns false if one was begun meanwhile.
    ///
    /// # Errors
    /// The store fails.
    pub async fn remove_lobby(&self, id: &str) -> Result<bool> {
        let mut all = self.writes.begin().await?;
        self.hold_all(&mut all, &[id.to_string()]).await?;
        let begun: i64 = sqlx::query_scalar(
            "select count(*) from tables where id = $1 and (status <> 'lobby' or id in \
             (select table_id from tries) or id in (select table_id from notices where table_id \
             is not null))",
        )
        .bind(id)
        .fetch_one(&mut *all)
        .await?;
        if begun != 0 {
            return Ok(false);
        }
        for statement in OF_A_LOBBY {
            run(sqlx::query(statement).bind(id), &mut *all).await?;
        }
        all.commit().await?;
        Ok(true)
    }

    /// Deletes some of the guests who came this many days ago and left nothing; returns how many.
    ///
    /// # Errors
    /// The store fails.
    pub async fn remove_idle_guests(&self, days: u32) -> Result<usize> {
        let _changing = self.people.changing();
        let mut all = self.writes.begin().await?;
        let idle = sqlx::query_scalar(IDLE_GUESTS).bind(ago(days)).bind(AT_ONCE);
        let idle: Vec<String> = idle.fetch_all(&mut *all).await?;
        for guest in &idle {
            for statement in OF_A_GUEST {
                run(sqlx::query(statement).bind(guest), &mut *all).await?;
            }
        }
        all.commit().await?;
        Ok(idle.len())
    }

    /// Deletes what was said at tables that were over this many days ago.
    ///
    /// # Errors
    /// The store fails.
    pub async fn remove_old_talk(&self, days: u32) -> Result<()> {
        let mut all = self.writes.begin().await?;
        for statement in OLD_TALK {
            run(sqlx::query(statement).bind(ago(days)), &mut *all).await?;
        }
        all.commit().await
    }
}
