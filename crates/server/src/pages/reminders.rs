//! Where somebody wants to be told that it is their turn.

use axum::Json;
use axum::extract::{Extension, Form, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::Markup;
use serde_json::json;
use web::site::{self, Problem, RemindersPage};

use super::{Fields, field};
use crate::App;
use crate::asker::Asker;
use crate::hub::Shared;
use crate::limits::Deed;
use crate::reminder;
use crate::trouble::Trouble;

fn form(asker: &Asker, hook: &str, is_on: bool, problems: Vec<Problem>) -> Markup {
    site::reminders(&RemindersPage { reader: asker.reader(), hook, is_on, problems })
}

/// `GET /reminders`
pub(crate) async fn page(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
) -> Result<Markup, Trouble> {
    let hook = match asker.person() {
        Some(person) => app.store.hook(&person.id).await?,
        None => None,
    };
    let is_on = hook.is_some();
    let (hook, _) = hook.unwrap_or_default();
    Ok(form(&asker, &hook, is_on, Vec::new()))
}

/// `POST /reminders`: this address from now on; none if it is empty.
pub(crate) async fn keep(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Form(fields): Form<Fields>,
) -> Result<Response, Trouble> {
    let typed = field(&fields, "hook").unwrap_or_default().trim();
    match take(&app, &asker, typed).await {
        Ok(()) if asker.json => Ok(Json(json!({ "ok": true })).into_response()),
        Ok(()) => Ok(Redirect::to("/reminders").into_response()),
        Err(trouble) if asker.json => Err(trouble),
        Err(trouble) => {
            let message = trouble.sentence(asker.lang);
            let problems = vec![Problem { field: "hook".to_string(), message }];
            Ok((trouble.status, form(&asker, typed, false, problems)).into_response())
        }
    }
}

async fn take(app: &App, asker: &Asker, typed: &str) -> Result<(), Trouble> {
    asker.may(app, Deed::Open)?;
    let hook = match typed {
        "" => None,
        typed => Some(reminder::address(typed, app.remind_nearby)?),
    };
    let person = asker.somebody(app).await?;
    let hook = hook.map(|it| it.to_string());
    Ok(app.store.set_hook(&person.id, hook.as_deref(), &asker.origin).await?)
}
