//! What lasts: people, accounts, tables, moves, talk and the journal, in one SQLite file.
//!
//! The store knows no game: moves, options and endings are text to it. Its statements are kept
//! to the SQL that PostgreSQL reads as well.

mod accounts;
mod admin;
mod bans;
mod company;
mod daily;
mod journal;
mod moves;
mod people;
mod tables;
mod talk;

use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sqlx::query::Query;
use sqlx::sqlite::{
    SqliteArguments, SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Executor, Sqlite, SqlitePool};

pub use accounts::Account;
pub use admin::{PersonLine, SessionLine, TableLine};
pub use bans::{Ban, News};
pub use daily::{Mark, Try};
pub use journal::{Mate, Victory};
pub use moves::{End, Played};
pub use people::Person;
pub use sqlx::Error;
pub use tables::{Away, NewTable, Sitter, Status, Stay, Table};
pub use talk::{Kind, Said};

/// What the store answers.
pub type Result<T> = std::result::Result<T, Error>;

/// Connections that read while one writes.
const CONNECTIONS_MAX: u32 = 4;

/// The open file.
#[derive(Clone, Debug)]
pub struct Store {
    pool: SqlitePool,
}

impl Store {
    /// Opens the file, or makes it; brings an older one up to date.
    ///
    /// # Errors
    /// The file cannot be read or written, or is none of ours.
    pub async fn open(file: &Path) -> Result<Store> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A move that was acknowledged survives a power cut, not only a crash.
            .synchronous(SqliteSynchronous::Full)
            // What people have erased is not left lying in the file.
            .pragma("secure_delete", "on")
            .busy_timeout(Duration::from_secs(10));
        let pool =
            SqlitePoolOptions::new().max_connections(CONNECTIONS_MAX).connect_with(options).await?;
        sqlx::migrate!().run(&pool).await?;
        Ok(Store { pool })
    }

    /// Waits for what is being written, and closes the file.
    pub async fn close(&self) {
        self.pool.close().await;
    }

    /// Whether the file can still be read.
    ///
    /// # Errors
    /// It does not.
    pub async fn ping(&self) -> Result<()> {
        run(sqlx::query("select 1 from secrets limit 1"), &self.pool).await
    }
}

/// Seconds since 1970.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}

/// Runs a statement of which nothing is asked but that it is done.
async fn run<'a>(
    statement: Query<'a, Sqlite, SqliteArguments<'a>>,
    on: impl Executor<'a, Database = Sqlite>,
) -> Result<()> {
    statement.execute(on).await.map(|_| ())
}

/// A column that holds JSON of our own making.
fn from_json<T: serde::de::DeserializeOwned>(text: &str) -> Result<T> {
    serde_json::from_str(text).map_err(|error| Error::Decode(error.into()))
}

fn to_json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("plain data is JSON")
}
