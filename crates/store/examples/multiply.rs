//! Copies every game that is played in a SQLite file many times, each copy with its moves and seats, to see what a
//! server makes of a million. The copies of table `ID` are called `ID-1`, `ID-2` and so on.
//!
//! `cargo run --release -p store --example multiply -- FILE TIMES`

use std::error::Error;
use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Row as _, SqliteConnection};

/// What is copied, in this order, and which column names the table.
const COPIED: [(&str, &str); 3] = [("tables", "id"), ("seats", "table_id"), ("moves", "table_id")];

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let mut given = std::env::args().skip(1);
    let (Some(file), Some(times)) = (given.next(), given.next()) else {
        return Err("FILE TIMES".into());
    };
    let times: u32 = times.parse()?;
    // Nobody else uses the file, and nobody misses it.
    let options = SqliteConnectOptions::new()
        .filename(Path::new(&file))
        .journal_mode(SqliteJournalMode::Off)
        .synchronous(SqliteSynchronous::Off)
        .pragma("cache_size", "-2000000");
    let mut database = options.connect().await?;
    for (table, key) in COPIED {
        let names = columns(&mut database, table).await?;
        let values: Vec<String> = names.iter().map(|it| copied(it, key)).collect();
        let statement = format!(
            "with recursive count (n) as (select 1 union all select n + 1 from count where n < $1) \
             insert into {table} ({}) select {} from {table}, count \
             where {key} in (select id from tables where status = 'running')",
            names.join(", "),
            values.join(", ")
        );
        let rows = sqlx::query(&statement).bind(times).execute(&mut database).await?;
        println!("{table}: {} rows", rows.rows_affected());
    }
    Ok(())
}

async fn columns(database: &mut SqliteConnection, table: &str) -> sqlx::Result<Vec<String>> {
    let rows = sqlx::query(&format!("pragma table_info({table})")).fetch_all(database).await?;
    rows.iter().map(|it| it.try_get("name")).collect()
}

/// The value of a column in copy number `n`.
fn copied(column: &str, key: &str) -> String {
    if column == key { format!("{column} || '-' || n") } else { column.to_string() }
}
