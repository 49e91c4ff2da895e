//! Accounts: a name and a password for a person, and the browsers that are signed in.

use sqlx::FromRow;

use crate::bans::notice;
use crate::devices::hand_over;
use crate::known::Proof;
use crate::people::PersonRow;
use crate::{Person, Result, Store, Tx, clubs, journal, now, run, scenarios, studies, tournaments};

/// The login name and the password of a person.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct Account {
    pub person: String,
    /// The name in small letters; no two accounts have the same.
    pub login: String,
    /// The hash of the password, in a format that also holds its parameters.
    pub hash: String,
}

/// The least number of seconds between two notes that a session was used.
const SEEN_EVERY: i64 = 3600;

/// The number of seconds after which an unused session ends.
const SESSION_LASTS: i64 = 400 * 86_400;

#[derive(FromRow)]
struct SessionRow {
    #[sqlx(flatten)]
    person: PersonRow,
    seen: i64,
}

impl Store {
    /// Gives a person an account. Returns false if they have one already, or somebody else has that
    /// name.
    ///
    /// # Errors
    /// The store fails.
    pub async fn add_account(&self, account: &Account) -> Result<bool> {
        let _changing = self.people.changing();
        let added = sqlx::query(
            "insert into accounts (person, login, hash, created) values ($1, $2, $3, $4) \
             on conflict do nothing",
        );
        let added = added.bind(&account.person).bind(&account.login).bind(&account.hash);
        Ok(added.bind(now()).execute(&self.writes).await?.rows_affected() == 1)
    }

    /// The account with this name, given in small letters.
    ///
    /// # Errors
    /// The store fails.
    pub async fn account(&self, login: &str) -> Result<Option<Account>> {
        sqlx::query_as("select person, login, hash from accounts where login = $1")
            .bind(login)
            .fetch_optional(&self.pool)
            .await
    }

    /// Whether somebody other than `person` has an account with this name, or with one that looks
    /// like it.
    ///
    /// # Errors
    /// The store fails.
    pub async fn account_alike(&self, login: &str, alike: &str, person: &str) -> Result<bool> {
        let found: Option<String> = sqlx::query_scalar(
            "select person from accounts where (login = $1 or alike = $2) and person <> $3 limit 1",
        )
        .bind(login)
        .bind(alike)
        .bind(person)
        .fetch_optional(&self.pool)
        .await?;
        Ok(found.is_some())
    }

    /// Stores what the name of an account looks like.
    ///
    /// # Errors
    /// The store fails.
    pub async fn set_alike(&self, person: &str, alike: &str) -> Result<()> {
        let set = sqlx::query("update accounts set alike = $2 where person = $1");
        run(set.bind(person).bind(alike), &self.writes).await
    }

    /// The persons and names of the accounts for which that is not stored yet.
    ///
    /// # Errors
    /// The store fails.
    pub async fn without_alike(&self) -> Result<Vec<(String, String)>> {
        let rows = sqlx::query_as("select person, login from accounts where alike is null");
        rows.fetch_all(&self.pool).await
    }

    /// The account of a person.
    ///
    /// # Errors
    /// The store fails.
    pub async fn account_of(&self, person: &str) -> Result<Option<Account>> {
        sqlx::query_as("select person, login, hash from accounts where person = $1")
            .bind(person)
            .fetch_optional(&self.pool)
            .await
    }

    /// Sets another password for a person.
    ///
    /// # Errors
    /// The store fails.
    pub async fn set_password(&self, person: &str, hash: &str) -> Result<()> {
        let set = sqlx::query("update accounts set hash = $2 where person = $1");
        run(set.bind(person).bind(hash), &self.writes).await
    }

    /// Signs a browser in. If the guest who used it got reminders there, these go on until the
    /// session ends.
    ///
    /// # Errors
    /// The store fails.
    pub async fn add_session(&self, id: &str, person: &str) -> Result<()> {
        let mut all = self.writes.begin().await?;
        let added =
            sqlx::query("insert into sessions (id, person, created, seen) values ($1, $2, $3, $3)");
        run(added.bind(id).bind(person).bind(now()), &mut *all).await?;
        let bound =
            sqlx::query("update devices set session = $1 where person = $2 and session is null");
        run(bound.bind(id).bind(person), &mut *all).await?;
        all.commit().await
    }

    /// The person who is signed in with this session.
    ///
    /// # Errors
    /// The store fails.
    pub async fn session(&self, id: &str) -> Result<Option<Person>> {
        self.recognise(Proof::Session, id, self.find_session(id)).await
    }

    async fn find_session(&self, id: &str) -> Result<Option<Person>> {
        let session = sqlx::query_as(
            "select people.id, name, lang, seen from sessions join people on people.id = person \
             where sessions.id = $1 and seen > $2",
        );
        let session = session.bind(id).bind(now() - SESSION_LASTS);
        let session: Option<SessionRow> = session.fetch_optional(&self.pool).await?;
        let Some(SessionRow { person, seen }) = session else { return Ok(None) };
        // Even a statement that changes nothing waits for whatever is being written.
        if seen < now() - SEEN_EVERY {
            let seen = sqlx::query("update sessions set seen = $2 where id = $1 and seen < $3");
            let seen = seen.bind(id).bind(now()).bind(now() - SEEN_EVERY);
            run(seen, &self.writes).await?;
        }
        Ok(Some(Person::from(person)))
    }

    /// The number of browsers in which a person is signed in.
    ///
    /// # Errors
    /// The store fails.
    pub async fn sessions(&self, person: &str) -> Result<u32> {
        let count: i64 =
            sqlx::query_scalar("select count(*) from sessions where person = $1 and seen > $2")
                .bind(person)
                .bind(now() - SESSION_LASTS)
                .fetch_one(&self.pool)
                .await?;
        Ok(count as u32)
    }

    /// Signs a browser out; it shows no more reminders.
    ///
    /// # Errors
    /// The store fails.
    pub async fn end_session(&self, id: &str) -> Result<()> {
        let _changing = self.people.changing();
        let mut all = self.writes.begin().await?;
        for ended in
            ["delete from devices where session = $1", "delete from sessions where id = $1"]
        {
            run(sqlx::query(ended).bind(id), &mut *all).await?;
        }
        all.commit().await
    }

    /// Signs out all browsers of a person except one; they show no more reminders.
    ///
    /// # Errors
    /// The store fails.
    pub async fn end_other_sessions(&self, person: &str, kept: &str) -> Result<()> {
        let _changing = self.people.changing();
        let mut all = self.writes.begin().await?;
        for ended in ENDED_ELSEWHERE {
            run(sqlx::query(ended).bind(person).bind(kept), &mut *all).await?;
        }
        all.commit().await
    }

    /// Gives everything that a guest has to a person, except where that person already has a seat,
    /// or a try at the same deal. Returns the tables that this changes.
    ///
    /// # Errors
    /// The store fails.
    pub async fn adopt(&self, guest: &str, person: &str) -> Result<Vec<String>> {
        let mut all = self.writes.begin().await?;
        let tables = tables_to_adopt(&mut all, guest, person).await?;
        self.hold_all(&mut all, &tables).await?;
        for table in &tables {
            for statement in ADOPTED_AT_A_TABLE {
                run(sqlx::query(statement).bind(guest).bind(person).bind(table), &mut *all).await?;
            }
        }
        run(sqlx::query(ADOPTED_TRIES).bind(guest).bind(person), &mut *all).await?;
        for statement in ADOPTED_PUZZLES {
            run(sqlx::query(statement).bind(guest).bind(person), &mut *all).await?;
        }
        for statement in ADOPTED_DUELS {
            run(sqlx::query(statement).bind(guest).bind(person), &mut *all).await?;
        }
        hand_over(&mut all, guest, person).await?;
        all.commit().await?;
        Ok(tables)
    }

    /// Deletes a person, except for what others need: the moves of games that they shared, under
    /// the name `nobody`. Their words, account and sessions are gone.
    ///
    /// # Errors
    /// The store fails.
    pub async fn forget(&self, person: &str, nobody: &str) -> Result<()> {
        let _changing = self.people.changing();
        let tables = self.tables_with(person).await?;
        let mut all = self.writes.begin().await?;
        self.hold_all(&mut all, &tables).await?;
        run(sqlx::query(SENT_AWAY).bind(person).bind(nobody), &mut *all).await?;
        clubs::leave(&mut all, person, None).await?;
        let forgotten = FORGOTTEN.into_iter().chain(tournaments::FORGOTTEN);
        let forgotten = forgotten.chain(studies::FORGOTTEN).chain(scenarios::FORGOTTEN);
        for statement in forgotten {
            run(sqlx::query(statement).bind(person), &mut *all).await?;
        }
        let renamed = sqlx::query(
            "update people set name = $2, hook = null, hook_origin = null, shown = '', gone = 1 \
             where id = $1",
        );
        run(renamed.bind(person).bind(nobody), &mut *all).await?;
        unname(&mut all, person, nobody).await?;
        // A server that runs beside this program knows them no longer.
        notice(&mut all, None).await?;
        all.commit().await
    }
}

/// What ends when a person ($1) stays signed in with only one session ($2).
const ENDED_ELSEWHERE: [&str; 2] = [
    "delete from devices where person = $1 and session <> $2",
    "delete from sessions where person = $1 and id <> $2",
];

/// What happens to a guest's ($1) things at a table ($3) when a person ($2) takes them over.
const ADOPTED_AT_A_TABLE: [&str; 5] = [
    "update seats set person = $2 where person = $1 and table_id = $3",
    "update tables set host = $2 where host = $1 and id = $3",
    "update said set person = $2 where person = $1 and table_id = $3",
    "insert into guests (table_id, person) select table_id, $2 from guests \
     where person = $1 and table_id = $3 on conflict do nothing",
    "delete from guests where person = $1 and table_id = $3",
];

const ADOPTED_TRIES: &str = "update tries set person = $2 where person = $1 and not exists \
    (select 1 from tries as mine where mine.person = $2 and mine.game = tries.game \
    and mine.day = tries.day)";

/// What was answered by both stays what the person answered.
const ADOPTED_PUZZLES: [&str; 2] = [
    "update puzzle_answers set person = $2 where person = $1 and not exists \
     (select 1 from puzzle_answers as mine where mine.person = $2 \
     and mine.game = puzzle_answers.game and mine.puzzle = puzzle_answers.puzzle)",
    "delete from puzzle_answers where person = $1 and $2 <> $1",
];

/// Nobody is on both sides of a duel.
const ADOPTED_DUELS: [&str; 2] = [
    "update duels set host = $2 where host = $1 and (rival is null or rival <> $2)",
    "update duels set rival = $2 where rival = $1 and host <> $2",
];

/// Where a host has sent the person away, the talk holds their name.
const SENT_AWAY: &str = "update said set words = $2 where kind = 'sentaway' and \
    words in (select name from people where id = $1) and \
    table_id in (select table_id from barred where person = $1)";

const FORGOTTEN: [&str; 10] = [
    // The version of an erased line keeps its number; its words are gone.
    "insert into undone (table_id, version, seen) select table_id, seq, 255 from said \
     where person = $1 and kind = 'words'",
    "delete from devices where person = $1",
    "delete from sessions where person = $1",
    "delete from accounts where person = $1",
    "delete from guests where person = $1",
    "delete from puzzle_answers where person = $1",
    "delete from said where person = $1 and kind = 'words'",
    "delete from bans where who = $1",
    "delete from club_removed where person = $1",
    "update seats set alias = null where person = $1",
];

async fn tables_to_adopt(all: &mut Tx<'_>, guest: &str, person: &str) -> Result<Vec<String>> {
    sqlx::query_scalar(
        "select id from tables where (host = $1 or id in (select table_id from seats where \
         person = $1) or id in (select table_id from guests where person = $1)) and id not in \
         (select table_id from seats where person = $2) order by id",
    )
    .bind(guest)
    .bind(person)
    .fetch_all(&mut **all)
    .await
}

/// Takes the name of a person out of the journal, which stores names as they were.
async fn unname(all: &mut Tx<'_>, person: &str, nobody: &str) -> Result<()> {
    let seats: Vec<(String, i64)> =
        sqlx::query_as("select table_id, seat from seats where person = $1")
            .bind(person)
            .fetch_all(&mut **all)
            .await?;
    for (table, seat) in seats {
        journal::rename_mate(all, &table, seat as usize, nobody).await?;
    }
    Ok(())
}
