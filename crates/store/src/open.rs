//! Opening the database: a file, or an address.

use std::path::Path;
use std::sync::{Arc, Once, RwLock};
use std::time::Duration;

use sqlx::any::AnyPoolOptions;
use sqlx::migrate::MigrateDatabase as _;
use sqlx::{Any, AnyConnection, AnyPool, Executor as _};

use crate::cluster::{ServerNode, TRIGGERS};
use crate::writes::WriteQueue;
use crate::{Error, Result, Store, run};

/// The number of connections that read a file while one writes.
const FILE_READERS_MAX: u32 = 4;

/// The number of connections to a database server.
const CONNECTIONS_MAX: u32 = 10;

/// The number of tables that a server holds at once; more must wait. Their moves are made safe
/// together, so that a few tables would mean many waits for the disk.
const HOLDERS_MAX: u32 = 32;

/// How many connections write what happens at tables, each at several tables in one go.
const WRITERS: usize = 4;

/// How long to wait for a connection to a database server.
const PATIENCE: Duration = Duration::from_millis(2500);

/// How a file is kept: an acknowledged move survives a power cut, not only a crash, and the content
/// of deleted rows is overwritten.
const KEPT: &str = "pragma busy_timeout = 10000; pragma journal_mode = wal; \
    pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on";

/// PostgreSQL's error for a database that does not exist.
const NO_SUCH_DATABASE: &str = "3D000";

/// The kinds of databases are registered once.
static DRIVERS: Once = Once::new();

impl Store {
    /// Opens the SQLite file, or creates it, and brings an older one up to date.
    ///
    /// # Errors
    /// The file cannot be read or written, or is not one of ours.
    pub async fn open(file: &Path) -> Result<Store> {
        // A file does not go away between two statements, so no connection is asked whether it is
        // still there.
        let kept = |connections| {
            let kept = pool(connections).test_before_acquire(false);
            kept.after_connect(|connection, _| Box::pin(prepared(connection)))
        };
        let writes = kept(1).connect(&address(file)).await?;
        sqlx::migrate!().run(&writes).await?;
        let pool = kept(FILE_READERS_MAX).connect(&address(file)).await?;
        let (line, people) = (WriteQueue::open(&writes, 1), Arc::default());
        Ok(Store { line, pool, writes, people, node: None })
    }

    /// Opens the PostgreSQL database at `address`, which begins with `postgres://`, or creates it,
    /// and brings an older one up to date. Any number of servers may share it.
    ///
    /// # Errors
    /// The database cannot be reached, or is not one of ours.
    pub async fn connect(address: &str) -> Result<Store> {
        let id = new_id(address).await?;
        let shared = |connections| pool(connections).acquire_timeout(PATIENCE);
        let (name, holders) = (id.clone(), shared(HOLDERS_MAX).connect(address).await?);
        let options = shared(CONNECTIONS_MAX).after_connect(move |connection, _| {
            let name = name.clone();
            Box::pin(async move { named(connection, &name).await })
        });
        let pool = options.connect(address).await?;
        sqlx::migrate!().run(&pool).await?;
        prepare(&pool).await?;
        let address = address.to_string();
        let node = ServerNode { id, address, holders, running: RwLock::default() };
        let (line, people) = (WriteQueue::open(&pool, WRITERS), Arc::default());
        Ok(Store { line, writes: pool.clone(), pool, people, node: Some(Arc::new(node)) })
    }
}

/// A new name for this server, taken from a database that is created if it does not exist.
async fn new_id(address: &str) -> Result<String> {
    let options = pool(1);
    let pool = match options.clone().connect(address).await {
        Err(error) if is_missing(&error) => {
            // Another server may create it at the same time.
            let _ = Any::create_database(address).await;
            options.connect(address).await?
        }
        pool => pool?,
    };
    let id = sqlx::query_scalar("select cast(gen_random_uuid() as text)").fetch_one(&pool).await;
    pool.close().await;
    id
}

/// Tells the database by which server the statements of this connection come.
async fn named(connection: &mut AnyConnection, name: &str) -> Result<()> {
    run(sqlx::query("select set_config('application_name', $1, false)").bind(name), connection)
        .await
}

/// Creates the triggers. If several servers start, they do this one after the other.
async fn prepare(pool: &AnyPool) -> Result<()> {
    let mut all = pool.begin().await?;
    all.execute("select pg_advisory_xact_lock(hashtextextended('triggers', 0))").await?;
    all.execute(TRIGGERS).await?;
    all.commit().await
}

pub(crate) fn pool(connections: u32) -> AnyPoolOptions {
    DRIVERS.call_once(sqlx::any::install_default_drivers);
    AnyPoolOptions::new().max_connections(connections)
}

fn is_missing(error: &Error) -> bool {
    error.as_database_error().and_then(|it| it.code()).is_some_and(|it| it == NO_SUCH_DATABASE)
}

async fn prepared(connection: &mut AnyConnection) -> Result<()> {
    connection.execute(KEPT).await.map(|_| ())
}

/// The address of a file, in which special characters are escaped.
pub(crate) fn address(file: &Path) -> String {
    let plain = |it: &u8| it.is_ascii_alphanumeric() || b"/._-".contains(it);
    let written = |it: &u8| match plain(it) {
        true => char::from(*it).to_string(),
        false => format!("%{it:02X}"),
    };
    let path: String = file.as_os_str().as_encoded_bytes().iter().map(written).collect();
    format!("sqlite:{path}?mode=rwc")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_file_may_be_called_anything() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["plain.db", "with space & 100%?#.db", "née à l’aube.db"] {
            Store::open(&folder.path().join(name)).await.unwrap().ping().await.unwrap();
            assert!(folder.path().join(name).exists(), "{name}");
        }
    }
}
