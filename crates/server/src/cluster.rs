//! This server among several at the same database: it announces that it runs, and hears what the
//! others do.

use std::sync::Arc;
use std::time::Duration;

use store::{Elsewhere, Heard, Store};
use tokio::sync::Notify;

use crate::hub::Shared;

/// How often a server announces that it runs.
const BEAT: Duration = Duration::from_secs(1);

/// Joins the other servers, if there may be any. From now on nothing that they do is missed.
pub(crate) async fn join(store: &Store) -> Result<Option<Elsewhere>, store::Error> {
    let elsewhere = store.elsewhere().await?;
    store.beat().await?;
    Ok(elsewhere)
}

/// Does what is necessary among several servers, for as long as this one runs.
pub(crate) fn listen(app: Shared, elsewhere: Option<Elsewhere>) {
    let Some(elsewhere) = elsewhere else { return };
    // The announcement must wait for nothing else, or a busy server would seem to be gone.
    let unsettled = Arc::new(Notify::new());
    let hear = hear(app.clone(), elsewhere, Arc::clone(&unsettled));
    tokio::spawn(until_stopped(app.clone(), hear));
    tokio::spawn(until_stopped(app.clone(), beat(app.clone(), Arc::clone(&unsettled))));
    tokio::spawn(until_stopped(app.clone(), regroup(app, unsettled)));
}

async fn until_stopped(app: Shared, work: impl Future<Output = ()>) {
    let mut stopping = app.stopping.clone();
    tokio::select! {
        () = work => {}
        _ = stopping.wait_for(|it| *it) => {}
    }
}

async fn hear(app: Shared, mut elsewhere: Elsewhere, unsettled: Arc<Notify>) {
    loop {
        match elsewhere.hear().await {
            Ok(Heard::Changed(table)) => {
                // A room may be busy; the next one need not wait for it.
                let app = app.clone();
                tokio::spawn(async move { app.hub.hear(&table).await });
            }
            Ok(Heard::Gap) => unsettled.notify_one(),
            Err(error) => {
                tracing::error!(%error, "the other servers are not heard");
                tokio::time::sleep(BEAT).await;
            }
        }
    }
}

async fn beat(app: Shared, unsettled: Arc<Notify>) {
    loop {
        tokio::time::sleep(BEAT).await;
        match app.store.beat().await {
            Ok(false) => {}
            Ok(true) => unsettled.notify_one(),
            Err(error) => tracing::error!(%error, "this server cannot say that it runs"),
        }
    }
}

/// Tells every room when servers came or went.
async fn regroup(app: Shared, unsettled: Arc<Notify>) {
    loop {
        unsettled.notified().await;
        if let Err(error) = app.hub.regroup().await {
            tracing::error!(%error, "tables that are played may sleep here");
        }
    }
}
