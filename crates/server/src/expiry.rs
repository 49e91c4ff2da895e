//! What wakes when the server starts, and what is deleted with time.

use std::sync::Arc;

use crate::App;
use crate::config::Config;

/// Wakes the running games, and from time to time deletes what nobody uses any more.
pub(crate) async fn look_after(app: Arc<App>, config: Config) {
    let mut stopping = app.stopping.clone();
    tokio::select! {
        () = work(&app, config) => {}
        _ = stopping.wait_for(|it| *it) => {}
    }
}

async fn work(app: &App, config: Config) {
    while let Err(error) = app.hub.wake_running_tables().await {
        tracing::error!(%error, "tables that are played do not wake");
        tokio::time::sleep(config.pace).await;
    }
    loop {
        tokio::time::sleep(config.sweep).await;
        if let Err(error) = sweep(app, config).await {
            tracing::warn!(%error, "what is over stays for now");
        }
    }
}

async fn sweep(app: &App, config: Config) -> Result<(), store::Error> {
    let (store, lives) = (&app.store, config.lives);
    let mut gone = 0;
    for id in store.stale_lobbies(lives.lobby).await? {
        if app.hub.let_go(&id) && store.remove_lobby(&id).await? {
            gone += 1;
        }
    }
    let guests = store.remove_idle_guests(lives.guest).await?;
    let duels = store.remove_stale_duels(lives.lobby).await?;
    // Whoever opens a tournament gives people time to come.
    let tournaments = store.remove_stale_tournaments(4 * lives.lobby).await?;
    store.remove_old_talk(lives.talk).await?;
    if 0 < gone + guests + tournaments || 0 < duels {
        tracing::info!(tables = gone, guests, duels, tournaments, "nobody came any more");
    }
    Ok(())
}
