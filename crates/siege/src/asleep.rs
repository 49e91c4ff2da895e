//! A server with a million games of which few are looked at.

use std::io::{Error, Result};
use std::path::Path;
use std::time::{Duration, Instant};

use tokio::process::Command;

use crate::load::{KINDS, Site};
use crate::served::Served;

/// Lets people play at a few tables, puts those to rest, and copies each that often with the
/// program `multiply`. Returns the names of all.
///
/// # Errors
/// A program cannot be run.
pub async fn fill(
    (server, multiply): (&Path, &Path),
    folder: &Path,
    (tables, times): (usize, usize),
) -> Result<Vec<String>> {
    let served = Served::run_in(server, folder, &[]).await?;
    let site = Site::at(&served.address);
    let opened = site.open_tables(tables, &KINDS).await?;
    let (every, seconds) = (Duration::from_millis(500), Duration::from_secs(15));
    let (played, _) = site.play(opened, Some(every), seconds).await;
    let ids: Vec<String> = played.iter().map(|it| it.id().to_string()).collect();
    drop(played);
    served.stop().await?;
    // Who was asked before the start is not reminded, so nothing is left to do at these tables.
    let served = Served::run_in(server, folder, &[("REMPART_IDLE", "500")]).await?;
    tokio::time::sleep(Duration::from_secs(10)).await;
    served.stop().await?;
    let file = folder.join("rempart.db");
    let done = Command::new(multiply).arg(file).arg(times.to_string()).status().await?;
    if !done.success() {
        return Err(Error::other("nothing was copied"));
    }
    let copies = |id: &String| (1..=times).map(|it| format!("{id}-{it}")).collect::<Vec<_>>();
    Ok(ids.iter().flat_map(copies).collect())
}

/// Starts a server with all of them, looks at some and then at the same again.
///
/// # Errors
/// The server does not start, or does not show one.
pub async fn wake(server: &Path, folder: &Path, ids: &[String], some: usize) -> Result<()> {
    let start = Instant::now();
    let served = Served::run_in(server, folder, &[]).await?;
    let site = Site::at(&served.address);
    let (step, count) = ((ids.len() / some.max(1)).max(1), ids.len());
    let paths: Vec<String> = ids.iter().step_by(step).map(|it| format!("/t/{it}")).collect();
    site.look_at(&paths[..1]).await?;
    let first = start.elapsed().as_secs_f64();
    println!("{count} games; after {first:.2} s the first page is answered");
    // Less than the server keeps an idle connection.
    tokio::time::sleep(Duration::from_secs(20)).await;
    println!("memory: {} MB while all sleep", served.memory() >> 20);
    for what in ["asleep", "awake"] {
        let worked = served.worked();
        let looked = site.look_at(&paths).await?;
        let [half, most, nearly, all] = looked.milliseconds;
        let each = (served.worked() - worked) * 1000.0 / looked.count.max(1) as f64;
        println!(
            "{} {what}: 50 in 100 within {half:.1} ms, 99 {most:.1}, 99.9 {nearly:.1}, all {all:.1}; \
             {each:.2} ms of a processor each; memory: {} MB",
            looked.count,
            served.memory() >> 20
        );
    }
    Ok(())
}
