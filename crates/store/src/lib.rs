//! What lasts: people, accounts, tables, moves, talk and the journal, in one SQLite file or in a
//! PostgreSQL database that several servers share.
//!
//! The store knows no game: moves, options and endings are text to it.
//!
//! There is one set of statements and migrations, in the SQL that both databases read:
//! - Columns are `text` or `bigint` (true is 1, times are seconds or milliseconds since 1970) or,
//!   where it must be, `double precision`. The program makes keys.
//! - Statements use `sqlx`'s `Any`, with placeholders `$1`. Only `text`, `i64`, `f64` and options
//!   of them are bound and read: `.bind(i64::from(yes))`, a field `i64` and `!= 0`.
//! - `on conflict`, `returning` and `exists` work in both databases; a sum of whole numbers is
//!   `cast(sum(x) as bigint)`.
//! - Statements that belong together take a `Tx`.
//!
//! ```no_run
//! # async fn example() -> store::Result<()> {
//! use store::{Person, Store};
//!
//! let store = Store::open("rempart.db".as_ref()).await?;
//! let ida = Person { id: "ida".into(), name: "Ida".into(), lang: "fr".into() };
//! store.add_person(&ida).await?;
//! assert_eq!(store.person("ida").await?.map(|it| it.name), Some(ida.name));
//! # Ok(())
//! # }
//! ```
//!
//! # Where things are
//!
//! - `open.rs` opens a SQLite file or a PostgreSQL database; everything else is the same for both,
//!   except `cluster.rs` and `cluster.sql`, with which several servers share one
//! - `writes.rs` what happens at tables, written together
//! - `admin.rs` lists, a copy of everything, everything that is kept of a person
//! - `known.rs` who asked lately
//! - `rest.rs` which tables sleep, and for whom they wait
//! - `bans.rs` who may not take part, and what was changed from outside

mod accounts;
mod admin;
mod bans;
mod club_life;
mod clubs;
mod cluster;
mod company;
mod daily;
mod devices;
mod duels;
mod examine;
mod expire;
mod groups;
mod journal;
mod known;
mod looks;
mod moves;
mod open;
mod people;
mod profiles;
mod pulse;
mod puzzles;
mod reliefs;
mod rest;
mod results;
mod reviews;
mod scenarios;
mod sealed;
mod since;
mod studies;
mod tables;
mod talk;
mod tournaments;
mod writes;

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use sqlx::any::AnyArguments;
use sqlx::query::Query;
use sqlx::{Any, AnyPool, Executor, Transaction};

use cluster::ServerNode;
use known::PeopleKnown;
use writes::WriteQueue;

pub use accounts::Account;
pub use admin::{PersonLine, SessionLine, TableLine};
pub use bans::{Ban, BanNews};
pub use club_life::ClubTry;
pub use clubs::{ClubBounds, ClubFacts, ClubLine, ClubMember, NewClub};
pub use cluster::{Elsewhere, Heard, Hold};
pub use daily::Try;
pub use devices::{DEVICES_MAX, Device};
pub use duels::{DuelFacts, DuelGame, DuelRound, NewDuel};
pub use examine::Found;
pub use expire::Lives;
pub use facts::{
    Away, DuelPlace, End, Mark, Mate, Person, PlayedMove, PuzzleTry, Said, Sitter, Status, Stay,
    TableFacts, TalkKind, Undone, Victory, Write,
};
pub use groups::{GroupBounds, NewGroup, TournamentGroup};
pub use profiles::{KeptReview, Profile};
pub use pulse::Pulse;
pub use rest::Waits;
pub use results::{EndedGame, SitterAtEnd};
pub use scenarios::{NewScenario, ScenarioFacts, ScenarioToMeasure};
pub use sqlx::Error;
pub use studies::{NewStudy, StudyChapter, StudyFacts, StudyLine, StudyNote};
pub use tables::NewTable;
pub use tournaments::{
    NewRound, NewTournament, TournamentFacts, TournamentGame, TournamentLine, TournamentPlayer,
};

/// The result of a call of the store.
pub type Result<T> = std::result::Result<T, Error>;

/// A transaction: statements that are carried out together or not at all.
type Tx<'a> = Transaction<'a, Any>;

/// The open database.
#[derive(Clone, Debug)]
pub struct Store {
    pool: AnyPool,
    /// The connections for writing. Only one can write to a file at a time; the others wait here in
    /// line, rather than try again and again.
    writes: AnyPool,
    /// Where changes at tables wait to be written.
    line: WriteQueue,
    /// Who asked lately.
    people: Arc<PeopleKnown>,
    /// This server among others; none if it is alone with its file.
    node: Option<Arc<ServerNode>>,
}

impl Store {
    /// Waits for what is being written, then closes the database.
    pub async fn close(&self) {
        if self.node.is_none() {
            // Connections that close at the same time may each leave this to the other, and a copy
            // of the file alone lacks what was written last. If it fails, the journal has it.
            let _ = self.writes.execute("pragma wal_checkpoint(passive)").await;
        }
        self.writes.close().await;
        self.pool.close().await;
    }

    /// Whether the database can still be read.
    ///
    /// # Errors
    /// It cannot.
    pub async fn ping(&self) -> Result<()> {
        run(sqlx::query("select 1 from secrets limit 1"), &self.pool).await
    }
}

/// Seconds since 1970.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}

/// Runs a statement that returns nothing.
async fn run<'a>(
    statement: Query<'a, Any, AnyArguments<'a>>,
    on: impl Executor<'a, Database = Any>,
) -> Result<()> {
    statement.execute(on).await.map(|_| ())
}

/// Reads a column that holds JSON of our own making.
fn from_json<T: serde::de::DeserializeOwned>(text: &str) -> Result<T> {
    serde_json::from_str(text).map_err(|error| Error::Decode(error.into()))
}

fn to_json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("plain data is JSON")
}
