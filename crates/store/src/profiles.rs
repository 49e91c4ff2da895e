//! The page of a person with an account, and what of it they show to others.

use sqlx::FromRow;

use crate::{Result, Store, run};

/// A person with an account, as their page needs them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Profile {
    pub person: String,
    pub name: String,
    /// The name of their account, in small letters.
    pub login: String,
    /// Whether they stand in public rankings.
    pub ranked: bool,
    /// What else they show to others.
    pub shown: Vec<String>,
}

#[derive(FromRow)]
struct ProfileRow {
    id: String,
    name: String,
    login: String,
    unranked: i64,
    shown: String,
}

/// What bots thought of the decisions of a person in a game that is over.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct KeptReview {
    #[sqlx(rename = "table_id")]
    pub table: String,
    pub game: String,
    /// Where the person sat, counted from 0.
    pub seat: i64,
    /// Which part of the review it is.
    pub part: String,
    pub body: String,
    /// When the game ended, in seconds since 1970.
    pub changed: i64,
}

impl Store {
    /// The person whose account has this name, given in small letters.
    ///
    /// # Errors
    /// The store fails.
    pub async fn profile(&self, login: &str) -> Result<Option<Profile>> {
        let row: Option<ProfileRow> = sqlx::query_as(
            "select people.id as id, name, login, unranked, shown from accounts \
             join people on people.id = accounts.person where login = $1 and gone = 0",
        )
        .bind(login)
        .fetch_optional(&self.pool)
        .await?;
        Ok(row.map(|it| Profile {
            person: it.id,
            name: it.name,
            login: it.login,
            ranked: it.unranked == 0,
            shown: it.shown.split_whitespace().map(str::to_string).collect(),
        }))
    }

    /// From now on a person shows this to others.
    ///
    /// # Errors
    /// The store fails.
    pub async fn set_shown(&self, person: &str, shown: &[&str], ranked: bool) -> Result<()> {
        let set = sqlx::query("update people set shown = $2, unranked = $3 where id = $1");
        run(set.bind(person).bind(shown.join(" ")).bind(i64::from(!ranked)), &self.writes).await
    }

    /// What is kept of the reviews of a person's last games, those that hide nothing any more, the
    /// latest first. Other seats of these games may be among them.
    ///
    /// # Errors
    /// The store fails.
    pub async fn reviews_of(&self, person: &str, most: u32) -> Result<Vec<KeptReview>> {
        sqlx::query_as(
            "select reviews.table_id, game, seat, part, body, changed from reviews \
             join tables on tables.id = reviews.table_id \
             join seats on seats.table_id = reviews.table_id \
             where seats.person = $1 and alias is null and part <> 'luck' and sealed = 0 \
             and status = 'finished' order by changed desc, reviews.table_id, part limit $2",
        )
        .bind(person)
        .bind(i64::from(most))
        .fetch_all(&self.pool)
        .await
    }
}
