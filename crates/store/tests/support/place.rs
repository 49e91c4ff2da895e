//! Where the tests of the store keep things: a file of their own, or a PostgreSQL database of their
//! own.
#![allow(dead_code, reason = "each test uses a part of it")]

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use store::Store;
use tempfile::TempDir;

/// A PostgreSQL server where tests may create databases, as `postgres://PERSON@HOST:PORT`; `./test`
/// starts one.
const SERVER: &str = "REMPART_TEST_POSTGRES";

/// A database that can be opened again and again.
#[derive(Debug)]
pub(crate) enum Place {
    File(TempDir),
    /// The address of a database.
    Server(String),
}

impl Place {
    /// A new file.
    pub(crate) fn file() -> Place {
        Place::File(tempfile::tempdir().unwrap())
    }

    /// A new database; none if there is no PostgreSQL for tests.
    pub(crate) fn server() -> Option<Place> {
        let server = std::env::var(SERVER);
        if server.is_err() {
            eprintln!("SKIPPED on PostgreSQL: {SERVER} is not set; ./test sets it");
        }
        Some(Place::Server(new_address(&server.ok()?)))
    }

    pub(crate) async fn open(&self) -> Store {
        match self {
            Place::File(folder) => Store::open(&folder.path().join("rempart.db")).await.unwrap(),
            Place::Server(address) => Store::connect(address).await.unwrap(),
        }
    }
}

/// The address of a database that does not exist yet.
fn new_address(server: &str) -> String {
    static MADE: AtomicU32 = AtomicU32::new(0);
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_nanos();
    let made = MADE.fetch_add(1, Ordering::Relaxed);
    format!("{server}/test_{}_{since}_{made}", std::process::id())
}
