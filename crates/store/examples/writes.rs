//! How many moves of many tables the store keeps in a second: `cargo run --release -p store --example
//! writes -- TABLES SECONDS`, into a file, or into the PostgreSQL of `DATABASE_URL`. Each table writes its
//! next move when the last one is safe.

#[path = "../tests/support/sample.rs"]
mod sample;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use sample::table;
use store::{Person, PlayedMove, Result, Store, Write};

/// Moves at a table until the end; how long each took, in microseconds.
async fn play(store: Store, id: String, end: Instant, kept: Arc<AtomicU64>) -> Result<Vec<u128>> {
    let mut times = Vec::new();
    for seq in 0.. {
        let start = Instant::now();
        if end <= start {
            break;
        }
        let moves = vec![PlayedMove { seat: 0, mv: "zap red-cannon".into() }];
        store.write(&id, seq as u64, &[Write::Moves { seq, moves, end: None }]).await?;
        kept.fetch_add(1, Ordering::Relaxed);
        times.push(start.elapsed().as_micros());
    }
    Ok(times)
}

#[tokio::main]
async fn main() -> Result<()> {
    let number = |at: usize| std::env::args().nth(at).and_then(|it| it.parse::<u64>().ok());
    let (tables, seconds) = (number(1).unwrap_or(200), number(2).unwrap_or(5));
    let folder = tempfile::tempdir().map_err(store::Error::Io)?;
    let store = match std::env::var("DATABASE_URL") {
        Ok(address) => Store::connect(&address).await?,
        Err(_) => Store::open(&folder.path().join("rempart.db")).await?,
    };
    store.add_person(&Person { id: "ida".into(), name: "Ida".into(), lang: "fr".into() }).await?;
    let name = |it| format!("t{}-{it}", std::process::id());
    for it in 0..tables {
        store.add_table(&table(&name(it))).await?;
    }
    let (kept, end) = (Arc::default(), Instant::now() + Duration::from_secs(seconds));
    let play = |it| tokio::spawn(play(store.clone(), name(it), end, Arc::clone(&kept)));
    let playing: Vec<_> = (0..tables).map(play).collect();
    let mut times = Vec::new();
    for it in playing {
        times.extend(it.await.expect("nobody panics")?);
    }
    times.sort_unstable();
    let at = |share: f64| times[(times.len() as f64 * share) as usize] as f64 / 1000.0;
    let pace = kept.load(Ordering::Relaxed) / seconds;
    let (half, most) = (at(0.5), at(0.99));
    println!("{tables} tables: {pace} moves a second; 50% {half:.1} ms, 99% {most:.1} ms");
    Ok(())
}
