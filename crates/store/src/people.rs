//! People, and the secrets of the server.

use facts::Person;
use sqlx::FromRow;

use crate::known::Proof;
use crate::{Result, Store, now, run};

#[derive(FromRow)]
pub(crate) struct PersonRow {
    id: String,
    name: String,
    lang: String,
}

impl From<PersonRow> for Person {
    fn from(row: PersonRow) -> Person {
        Person { id: row.id, name: row.name, lang: row.lang }
    }
}

impl Store {
    /// # Errors
    /// The store fails, or somebody has that id.
    pub async fn add_person(&self, person: &Person) -> Result<()> {
        let added =
            sqlx::query("insert into people (id, name, lang, created) values ($1, $2, $3, $4)");
        let added = added.bind(&person.id).bind(&person.name).bind(&person.lang).bind(now());
        run(added, &self.writes).await
    }

    /// # Errors
    /// The store fails.
    pub async fn person(&self, id: &str) -> Result<Option<Person>> {
        let known = sqlx::query_as("select id, name, lang from people where id = $1").bind(id);
        let found: Option<PersonRow> = known.fetch_optional(&self.pool).await?;
        Ok(found.map(Person::from))
    }

    /// The person with this id, unless they have an account and so must sign in.
    ///
    /// # Errors
    /// The store fails.
    pub async fn guest(&self, id: &str) -> Result<Option<Person>> {
        self.recognise(Proof::Guest, id, self.find_guest(id)).await
    }

    async fn find_guest(&self, id: &str) -> Result<Option<Person>> {
        let found: Option<PersonRow> = sqlx::query_as(
            "select id, name, lang from people where id = $1 and gone = 0 and not exists \
             (select 1 from accounts where person = id)",
        )
        .bind(id)
        .fetch_optional(&self.pool)
        .await?;
        Ok(found.map(Person::from))
    }

    /// # Errors
    /// The store fails.
    pub async fn rename(&self, id: &str, name: &str) -> Result<()> {
        let _changing = self.people.changing();
        let tables = self.tables_with(id).await?;
        let mut all = self.writes.begin().await?;
        self.hold_all(&mut all, &tables).await?;
        let renamed = sqlx::query("update people set name = $2 where id = $1");
        run(renamed.bind(id).bind(name), &mut *all).await?;
        all.commit().await
    }

    /// # Errors
    /// The store fails.
    pub async fn set_lang(&self, id: &str, lang: &str) -> Result<()> {
        let _changing = self.people.changing();
        let set = sqlx::query("update people set lang = $2 where id = $1");
        run(set.bind(id).bind(lang), &self.writes).await
    }

    /// The address that is called when it is a person's turn, and the scheme and host by which they
    /// know this server.
    ///
    /// # Errors
    /// The store fails.
    pub async fn hook(&self, id: &str) -> Result<Option<(String, String)>> {
        sqlx::query_as("select hook, hook_origin from people where id = $1 and hook is not null")
            .bind(id)
            .fetch_optional(&self.pool)
            .await
    }

    /// # Errors
    /// The store fails.
    pub async fn set_hook(&self, id: &str, hook: Option<&str>, origin: &str) -> Result<()> {
        let set = sqlx::query("update people set hook = $2, hook_origin = $3 where id = $1");
        run(set.bind(id).bind(hook).bind(origin), &self.writes).await
    }

    /// Whether a person confirms their turns.
    ///
    /// # Errors
    /// The store fails.
    pub async fn confirms(&self, id: &str) -> Result<bool> {
        let found: Option<i64> = sqlx::query_scalar("select confirms from people where id = $1")
            .bind(id)
            .fetch_optional(&self.pool)
            .await?;
        Ok(found.is_some_and(|it| it != 0))
    }

    /// # Errors
    /// The store fails.
    pub async fn set_confirms(&self, id: &str, confirms: bool) -> Result<()> {
        let set = sqlx::query("update people set confirms = $2 where id = $1");
        run(set.bind(id).bind(i64::from(confirms)), &self.writes).await
    }

    /// The secret `name`; if there is none yet, it is set to `fresh`.
    ///
    /// # Errors
    /// The store fails.
    pub async fn secret(&self, name: &str, fresh: &str) -> Result<String> {
        let known = || sqlx::query_scalar("select value from secrets where name = $1").bind(name);
        if let Some(value) = known().fetch_optional(&self.pool).await? {
            return Ok(value);
        }
        let kept =
            sqlx::query("insert into secrets (name, value) values ($1, $2) on conflict do nothing");
        run(kept.bind(name).bind(fresh), &self.writes).await?;
        known().fetch_one(&self.pool).await
    }
}
