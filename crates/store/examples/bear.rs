//! How many moves a database bears: each of many tables has one move written after the other, as a
//! server does it.
//!
//! `cargo run --release -p store --example bear -- FILE-OR-ADDRESS TABLES SECONDS`

#[path = "../tests/support/sample.rs"]
mod sample;

use std::error::Error;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use store::{NewTable, Person, PlayedMove, Sitter, Store, Write};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let [place, tables, seconds] = &given[..] else {
        return Err("FILE-OR-ADDRESS TABLES SECONDS".into());
    };
    let store = match place.starts_with("postgres://") {
        true => Store::connect(place).await?,
        false => Store::open(place.as_ref()).await?,
    };
    let host = Person { id: format!("{}", store::now()), name: "Host".into(), lang: "en".into() };
    store.add_person(&host).await?;
    let ids: Vec<String> = (0..tables.parse()?).map(|it| format!("{}-{it}", host.id)).collect();
    for id in &ids {
        store.add_table(&table(id, &host)).await?;
    }
    let (count, end) = (Arc::new(AtomicU64::new(0)), Duration::from_secs(seconds.parse()?));
    let start = Instant::now();
    let play = |id: String| {
        let (store, count) = (store.clone(), Arc::clone(&count));
        tokio::spawn(async move {
            for seq in 0.. {
                if end < start.elapsed() {
                    return Ok(());
                }
                play(&store, &id, seq).await?;
                count.fetch_add(1, Ordering::Relaxed);
            }
            store::Result::Ok(())
        })
    };
    for it in ids.into_iter().map(play).collect::<Vec<_>>() {
        it.await??;
    }
    let count = count.load(Ordering::Relaxed);
    println!("{count} moves: {:.0} a second", count as f64 / start.elapsed().as_secs_f64());
    Ok(())
}

/// Among several servers, a table is held while a move is written.
async fn play(store: &Store, id: &str, seq: usize) -> store::Result<()> {
    let mut hold = store.hold(id).await?;
    if let Some(hold) = &mut hold {
        hold.revision().await?;
    }
    let moves = vec![PlayedMove { seat: 0, mv: "play 17 to 4".into() }];
    let written = store.write(id, seq as u64, &[Write::Moves { seq, moves, end: None }]).await?;
    assert!(written, "nobody else writes");
    if let Some(mut hold) = hold {
        hold.revision().await?;
        hold.release().await?;
    }
    Ok(())
}

fn table(id: &str, host: &Person) -> NewTable {
    let seats = vec![Sitter::Bot("cadet".into())];
    NewTable { host: host.id.clone(), seats, ..sample::table(id) }
}
