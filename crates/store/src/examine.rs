//! Examines a file before it is opened, since a server that writes into another program's file does
//! harm.

use std::path::Path;

use sqlx::{AnyPool, Executor as _};

use crate::open::{address, pool};
use crate::{Error, Result, Store};

/// What is found where the database should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found {
    /// A database of ours, or nothing yet.
    Ours,
    /// A database of another program, or of a later version of this program.
    Foreign,
    /// Not a database, or a damaged one.
    Broken,
}

/// Files up to this size are checked as a whole; for larger ones that would take too long.
const READ_THROUGH: u64 = 64 * 1024 * 1024;

impl Store {
    /// Looks at the file without changing it.
    ///
    /// # Errors
    /// The file cannot be opened.
    pub async fn examine(file: &Path) -> Result<Found> {
        let size = std::fs::metadata(file).map(|it| it.len()).unwrap_or_default();
        if size == 0 {
            return Ok(Found::Ours);
        }
        let pool = pool(1).connect(&address(file)).await?;
        let found = look(&pool, size <= READ_THROUGH).await;
        pool.close().await;
        match found {
            Err(error) if is_damaged(&error) => Ok(Found::Broken),
            found => found,
        }
    }
}

async fn look(pool: &AnyPool, whole: bool) -> Result<Found> {
    pool.execute("select count(*) from sqlite_master").await?;
    if whole {
        let sound: String = sqlx::query_scalar("pragma quick_check(1)").fetch_one(pool).await?;
        if sound != "ok" {
            return Ok(Found::Broken);
        }
    }
    let known: Option<i64> = sqlx::query_scalar(
        "select count(*) from sqlite_master where name in ('_sqlx_migrations', 'tables', 'moves')",
    )
    .fetch_optional(pool)
    .await?;
    if known != Some(3) {
        return Ok(Found::Foreign);
    }
    let last: i64 =
        sqlx::query_scalar("select max(version) from _sqlx_migrations").fetch_one(pool).await?;
    let newest = sqlx::migrate!().iter().map(|it| it.version).max();
    Ok(if newest < Some(last) { Found::Foreign } else { Found::Ours })
}

/// Whether SQLite reports that the file is not a database, or is malformed.
fn is_damaged(error: &Error) -> bool {
    let code = error.as_database_error().and_then(|it| it.code().map(|it| it.into_owned()));
    // The lowest byte is the kind of error.
    let kind = code.and_then(|it| it.parse::<u32>().ok()).map(|it| it & 0xff);
    matches!(kind, Some(11 | 26))
}
