//! Whether the database is there, known before any request asks it in vain.

use std::time::Duration;

use store::Store;
use tokio::sync::watch;
use tokio::time::timeout;

/// How often the database is asked.
const EVERY: Duration = Duration::from_millis(400);

/// How long it may take to answer.
const PATIENCE: Duration = Duration::from_millis(1200);

/// Watches whether the database is away. A file never is.
pub(crate) fn watch(store: &Store) -> watch::Receiver<bool> {
    let (tell, away) = watch::channel(false);
    let pulse = store.pulse();
    tokio::spawn(async move {
        let Some(mut pulse) = pulse else { return tell.closed().await };
        while !tell.is_closed() {
            let felt = timeout(PATIENCE, pulse.feel()).await;
            note(&tell, !matches!(felt, Ok(Ok(()))));
            tokio::time::sleep(EVERY).await;
        }
    });
    away
}

fn note(tell: &watch::Sender<bool>, away: bool) {
    let changed = tell.send_if_modified(|it| std::mem::replace(it, away) != away);
    match (changed, away) {
        (true, true) => tracing::error!("the database does not answer"),
        (true, false) => tracing::info!("the database answers again"),
        (false, _) => {}
    }
}
