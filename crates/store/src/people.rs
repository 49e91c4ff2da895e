//! People, and the secrets of the server.

use sqlx::FromRow;

use crate::{Result, Store, now};

/// Somebody who came with a browser; there are no accounts.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct Person {
    pub id: String,
    pub name: String,
    /// The code of the language they read.
    pub lang: String,
}

impl Store {
    /// # Errors
    /// The store fails, or somebody has that id.
    pub async fn add_person(&self, person: &Person) -> Result<()> {
        sqlx::query("insert into people (id, name, lang, created) values ($1, $2, $3, $4)")
            .bind(&person.id)
            .bind(&person.name)
            .bind(&person.lang)
            .bind(now())
            .execute(&self.pool)
            .await
            .map(|_| ())
    }

    /// # Errors
    /// The store fails.
    pub async fn person(&self, id: &str) -> Result<Option<Person>> {
        sqlx::query_as("select id, name, lang from people where id = $1")
            .bind(id)
            .fetch_optional(&self.pool)
            .await
    }

    /// # Errors
    /// The store fails.
    pub async fn rename(&self, id: &str, name: &str) -> Result<()> {
        sqlx::query("update people set name = $2 where id = $1")
            .bind(id)
            .bind(name)
            .execute(&self.pool)
            .await
            .map(|_| ())
    }

    /// # Errors
    /// The store fails.
    pub async fn set_lang(&self, id: &str, lang: &str) -> Result<()> {
        sqlx::query("update people set lang = $2 where id = $1")
            .bind(id)
            .bind(lang)
            .execute(&self.pool)
            .await
            .map(|_| ())
    }

    /// The secret `name`; `fresh` becomes it when there is none yet.
    ///
    /// # Errors
    /// The store fails.
    pub async fn secret(&self, name: &str, fresh: &str) -> Result<String> {
        sqlx::query("insert into secrets (name, value) values ($1, $2) on conflict do nothing")
            .bind(name)
            .bind(fresh)
            .execute(&self.pool)
            .await?;
        sqlx::query_scalar("select value from secrets where name = $1")
            .bind(name)
            .fetch_one(&self.pool)
            .await
    }
}
