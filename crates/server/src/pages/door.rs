//! What every request to a table comes with: who asks, and of which table. Clubs, studies and
//! tournaments have doors, too.

use std::collections::HashMap;

use axum::extract::{Extension, FromRequestParts, Path};
use axum::http::request::Parts;
use axum::response::Response;
use room::Request;
use store::Person;

use super::done;
use crate::asker::Asker;
use crate::bans::Welcome;
use crate::hub::Shared;
use crate::limits::Deed;
use crate::steward::{Steward, Work};
use crate::trouble::Trouble;

/// A person (or stranger) and the table, or something else with an id, that they ask.
pub(crate) struct Door {
    pub(crate) app: Shared,
    pub(crate) asker: Asker,
    /// What stands as `id` in the address; empty where nothing does.
    pub(crate) id: String,
}

impl FromRequestParts<Shared> for Door {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Door, Trouble> {
        let path = Path::<HashMap<String, String>>::from_request_parts(parts, app).await;
        let id = path.ok().and_then(|mut it| it.remove("id")).unwrap_or_default();
        let asker = Extension::<Asker>::from_request_parts(parts, app).await;
        let Extension(asker) = asker.map_err(|_| Trouble::broken())?;
        Ok(Door { app: app.clone(), asker, id })
    }
}

impl Door {
    /// Asks something of the table, and returns the version that the asker sees then.
    pub(crate) async fn ask(&self, request: Request) -> Result<u64, Trouble> {
        self.app.hub.ask(&self.id, request).await
    }

    /// Calls `work`, which only looks.
    pub(crate) async fn look<T: Send + 'static>(
        &self,
        work: impl for<'a> FnOnce(&'a mut Steward) -> Work<'a, Result<T, Trouble>> + Send + 'static,
    ) -> Result<T, Trouble> {
        self.app.hub.look(&self.id, work).await
    }

    /// Asks something of the table, and sends the asker back to it.
    pub(crate) async fn act(&self, request: Request) -> Result<Response, Trouble> {
        self.ask(request).await?;
        Ok(done(&self.asker, &self.id, None))
    }

    /// The same for a request that makes a new version.
    pub(crate) async fn advance(&self, request: Request) -> Result<Response, Trouble> {
        let seq = self.ask(request).await?;
        Ok(done(&self.asker, &self.id, Some(seq)))
    }

    /// The record of the game.
    pub(crate) async fn record(&self) -> Result<String, Trouble> {
        let (who, lang) = (self.asker.id(), self.asker.lang);
        self.look(move |it| Box::pin(async move { it.record(who.as_deref(), lang).await })).await
    }

    /// The person who asks; strangers are refused.
    pub(crate) fn known(&self) -> Result<Person, Trouble> {
        self.asker.person().cloned().ok_or_else(|| Trouble::forbidden("error-no-seat"))
    }

    /// The person who asks; a stranger becomes a guest.
    pub(crate) async fn somebody(&self) -> Result<Person, Trouble> {
        self.asker.somebody(&self.app).await
    }

    /// Refuses a banned person, with the reason.
    pub(crate) fn welcome(&self) -> Result<Welcome, Trouble> {
        self.asker.welcome(&self.app)
    }

    /// Counts an action, and refuses it if it was done too often.
    pub(crate) fn may(&self, deed: Deed) -> Result<(), Trouble> {
        self.asker.may(&self.app, deed)
    }
}
