//! Who may not open tables, sit down or speak; and what the administrator has changed from outside
//! while the server runs.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use store::{BanNews, Store};

use crate::App;
use crate::trouble::Trouble;

/// How often the server asks the store for changes from outside.
const EVERY: Duration = Duration::from_secs(1);

/// Everybody who is banned, with the reason.
#[derive(Debug, Default)]
pub(crate) struct Bans(Mutex<HashMap<String, String>>);

/// The proof that somebody is not banned. Functions that let people sit down ask for it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Welcome(());

impl Bans {
    /// Reads the bans from the store.
    pub(crate) async fn of(store: &Store) -> Result<Bans, store::Error> {
        let bans = Bans::default();
        bans.read(store).await?;
        Ok(bans)
    }

    async fn read(&self, store: &Store) -> Result<(), store::Error> {
        let all = store.bans().await?.into_iter().map(|it| (it.who, it.reason)).collect();
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = all;
        Ok(())
    }

    /// Refuses a person or an address that is banned, with the reason.
    pub(crate) fn welcome(&self, person: Option<&str>, address: &str) -> Result<Welcome, Trouble> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match person.and_then(|it| all.get(it)).or_else(|| all.get(address)) {
            Some(why) => Err(Trouble::forbidden("error-banned").with("reason", why)),
            None => Ok(Welcome(())),
        }
    }
}

/// From now on notices what is changed from outside.
pub(crate) async fn heed(app: Arc<App>) -> Result<(), store::Error> {
    let last = app.store.last_notice().await?;
    tokio::spawn(async move {
        let mut last = last;
        loop {
            tokio::time::sleep(EVERY).await;
            match news(&app, last).await {
                Ok(heard) => last = heard,
                Err(_) if *app.stopping.borrow() => return,
                Err(error) => tracing::warn!(%error, "the store does not say what is new"),
            }
        }
    });
    Ok(())
}

/// Carries out what was announced since the notice number `last`; returns the number of the last
/// one now.
async fn news(app: &App, last: i64) -> Result<i64, store::Error> {
    let BanNews { last: now, tables } = app.store.news(last).await?;
    if now != last {
        app.bans.read(&app.store).await?;
        app.hub.reload(tables).await;
    }
    Ok(now)
}
