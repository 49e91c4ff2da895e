//! The web server: tables, live push, people.
//!
//! What happens at a table is decided by its `Room`, which does no I/O; one task (`steward`) owns it
//! and carries out what it wants done. Everybody else sends that task requests and hears that
//! something changed. A move is stored before anyone hears of it. Pages are made by `web` from what
//! the room knows of its viewer; nothing here decides anything about a game.
//!
//! Its API describes itself:
//!
//! ```
//! let document = server::document();
//! assert!(document.contains("\"/api/v1/games\""));
//! ```
//!
//! # Where things are
//!
//! - `routes.rs` which address does what
//! - `asker.rs` who asks
//! - `guard.rs` headers, origins and control characters
//! - `connections.rs` how long and how many
//! - `pulse.rs` whether the database is there
//! - `hints.rs` what a bot would do, `advice.rs` whose turn it is to be thought for,
//!   `beside.rs` what nobody waits for
//! - `expiry.rs` what ends by itself
//! - `luck.rs` where seeds come from
//! - `limits.rs` how often
//! - `bans.rs` who may not take part, and heeding what is changed from outside
//! - `admin.rs` closing tables and forgetting people from outside
//! - `meters.rs` numbers for Prometheus
//! - `hub.rs` finding tables
//! - `steward/` one task that owns one table, carries out what its `Room` wants done, and draws
//!   it (`steward/cluster.rs` where several servers do, `steward/errand.rs` what the store is
//!   asked)
//! - `clock.rs` what time it is
//! - `cluster.rs` one server among others
//! - `fate.rs` how a table comes back from the store
//! - `stream.rs` live news
//! - `api/` the same for other programs: `shape.rs` the type of every answer, `events.rs` what
//!   happened, by number; the document (`docs/openapi.json`) is made from both
//! - `pages/` what a request is answered with, and `pages/door.rs` what every request to a
//!   table comes with
//! - `accounts.rs` passwords and sessions
//! - `calls.rs` which tables wait for whom
//! - `reminder.rs` reminding people at an address of their choosing (`outgoing.rs`), and on their
//!   devices by `push/`
//!   (`seal.rs` what only a browser reads, `vapid.rs` who sends it, `browser.rs` what a device
//!   is called)
//! - `daily.rs` the deal of the day
//! - `offline.rs` playing without a network
//! - `results.rs` finished games counted, and ratings
//! - `review.rs` decisions weighed after the game
//! - `balance.rs` bots play published scenarios, `tournaments.rs` tournaments from round to round, `pairing.rs` who meets whom
//!   (`schedule.rs` where all play all at larger tables), `groups.rs` how groups stand that play the same deals
//! - `trouble.rs` what goes wrong, in words

mod accounts;
pub mod admin;
mod advice;
mod api;
mod asker;
mod assets;
mod balance;
mod bans;
mod beside;
mod calls;
mod clock;
mod cluster;
mod config;
mod connections;
mod daily;
mod duels;
mod expiry;
mod fate;
mod groups;
mod guard;
mod hints;
mod hub;
mod limits;
mod luck;
mod meters;
mod names;
mod offline;
mod outgoing;
mod pages;
mod pairing;
mod processors;
mod pulse;
mod push;
mod reminder;
mod results;
mod review;
mod routes;
mod schedule;
#[cfg(test)]
mod secrecy;
mod steward;
#[cfg(test)]
mod strangers;
mod stream;
mod tournaments;
mod trouble;

use std::sync::Arc;
use std::time::Duration;

use axum_extra::extract::cookie::Key;
use ipnet::IpNet;
use store::Store;
use tokio::net::TcpListener;
use tokio::sync::watch;

pub use api::document;
pub use config::Config;
pub use meters::publish;
pub use offline::write_site;

use bans::Bans;
use connections::HeldShares;
use daily::DailySeeds;
use hub::Hub;
use limits::Limits;
use luck::Deals;
use review::Reviews;

/// How long requests may take to finish once the server stops.
const PATIENCE: Duration = Duration::from_secs(5);

/// What every request can reach.
pub(crate) struct App {
    pub(crate) store: Store,
    pub(crate) hub: Hub,
    pub(crate) key: Key,
    pub(crate) limits: Limits,
    pub(crate) bans: Bans,
    pub(crate) daily: DailySeeds,
    pub(crate) deals: Deals,
    pub(crate) reviews: Reviews,
    /// How long a bot thinks about a hint.
    pub(crate) thought: Duration,
    /// Whether reminders may go to addresses of the server's own network.
    pub(crate) remind_nearby: bool,
    /// The streams of news that are open.
    pub(crate) streams: Arc<HeldShares>,
    /// How long a visitor may be silent.
    pub(crate) silence: Duration,
    /// The web servers that are believed when they say for whom they ask.
    pub(crate) trusted: &'static [IpNet],
    /// Whether the database does not answer.
    pub(crate) away: watch::Receiver<bool>,
    /// Turns true when the server stops, so that streams end.
    pub(crate) stopping: watch::Receiver<bool>,
}

/// Serves until `shutdown` is done, then lets running requests finish.
///
/// # Errors
/// The store or the listener fails.
pub async fn run(
    listener: TcpListener,
    store: Store,
    config: Config,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
    let key = cookie_key(&store).await?;
    let daily = DailySeeds::new(store.secret("deals of the day", &names::token(64)).await?);
    let (stop, stopping) = watch::channel(false);
    accounts::note_looks(&store).await?;
    let hub = Hub::new(store.clone(), config);
    let elsewhere = cluster::join(&store).await?;
    let limits = Limits::new(config.limits);
    let patience = stopping.clone();
    let app = Arc::new(App {
        store: store.clone(),
        hub,
        key,
        limits,
        bans: Bans::of(&store).await?,
        daily,
        deals: Deals::new(config.foreseen),
        reviews: Reviews::default(),
        thought: config.thought,
        remind_nearby: config.remind_nearby,
        away: pulse::watch(&store),
        streams: HeldShares::new(config.limits),
        silence: config.silence,
        trusted: config.trusted,
        stopping,
    });
    cluster::listen(Arc::clone(&app), elsewhere);
    bans::heed(Arc::clone(&app)).await?;
    tokio::spawn(tournaments::look_after(Arc::clone(&app)));
    tokio::spawn(balance::look_after(Arc::clone(&app)));
    // Whoever comes meanwhile wakes what they look at.
    tokio::spawn(expiry::look_after(Arc::clone(&app), config));
    let router = routes::router(app);
    let stopped = async move {
        shutdown.await;
        let _ = stop.send(true);
    };
    tokio::select! {
        () = connections::serve(listener, router, config, stopped) => {}
        () = out_of_patience(patience) => tracing::warn!("some requests never finished"),
    }
    if let Err(error) = store.depart().await {
        tracing::warn!(%error, "the other servers will notice that this one is gone");
    }
    store.close().await;
    Ok(())
}

/// A while after the server was told to stop.
async fn out_of_patience(mut stopping: watch::Receiver<bool>) {
    let _ = stopping.wait_for(|it| *it).await;
    tokio::time::sleep(PATIENCE).await;
}

/// The key that signs cookies, made at the first start.
async fn cookie_key(store: &Store) -> Result<Key, store::Error> {
    let fresh = names::token(64);
    let kept = store.secret("cookies", &fresh).await?;
    Ok(Key::from(kept.as_bytes()))
}
