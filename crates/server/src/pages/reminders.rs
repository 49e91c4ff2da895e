//! Where somebody is told that it is their turn.

use axum::Json;
use axum::extract::{Extension, Form, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Redirect, Response};
use desk::days::date;
use desk::forms::{FormFields, field};
use maud::Markup;
use serde_json::json;
use store::Device;
use web::site::{self, Problem, Reminded, RemindersPage};

use crate::App;
use crate::asker::Asker;
use crate::hub::Shared;
use crate::limits::Deed;
use crate::outgoing;
use crate::push::{Keys, Subscription, browser};
use crate::trouble::Trouble;

/// The page, with what was typed, or otherwise with the stored address.
async fn show(
    app: &App,
    asker: &Asker,
    typed: Option<&str>,
    problems: Vec<Problem>,
) -> Result<Markup, Trouble> {
    let (hook, devices) = match asker.person() {
        Some(person) => (app.store.hook(&person.id).await?, app.store.devices(&person.id).await?),
        None => (None, Vec::new()),
    };
    let is_on = hook.is_some() && typed.is_none();
    let (hook, _) = hook.unwrap_or_default();
    Ok(site::reminders(&RemindersPage {
        reader: asker.reader(),
        key: &Keys::of(&app.store).await?.public(),
        devices: devices.into_iter().map(reminded).collect(),
        most: store::DEVICES_MAX,
        hook: typed.unwrap_or(&hook),
        is_on,
        problems,
    }))
}

fn reminded(device: Device) -> Reminded {
    Reminded { id: device.id, name: device.name, since: date(device.created) }
}

/// `GET /reminders`
pub(crate) async fn page(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
) -> Result<Markup, Trouble> {
    show(&app, &asker, None, Vec::new()).await
}

/// The answer to a form of the page: the page again, or with what is wrong with a field.
async fn after(
    app: &App,
    asker: &Asker,
    field: &str,
    typed: Option<&str>,
    did: Result<(), Trouble>,
) -> Result<Response, Trouble> {
    match did {
        Ok(()) if asker.json => Ok(Json(json!({ "ok": true })).into_response()),
        Ok(()) => Ok(Redirect::to("/reminders").into_response()),
        Err(trouble) if asker.json => Err(trouble),
        Err(trouble) => {
            let message = trouble.sentence(asker.lang);
            let problems = vec![Problem { field: field.to_string(), message }];
            Ok((trouble.status, show(app, asker, typed, problems).await?).into_response())
        }
    }
}

/// `POST /reminders`: sets the address; an empty one removes it.
pub(crate) async fn keep(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Form(fields): Form<FormFields>,
) -> Result<Response, Trouble> {
    let typed = field(&fields, "hook").unwrap_or_default().trim();
    let did = take(&app, &asker, typed).await;
    after(&app, &asker, "hook", Some(typed), did).await
}

async fn take(app: &App, asker: &Asker, typed: &str) -> Result<(), Trouble> {
    asker.may(app, Deed::Open)?;
    let hook = match typed {
        "" => None,
        typed => Some(outgoing::address(typed, app.remind_nearby)?),
    };
    let person = asker.somebody(app).await?;
    let hook = hook.map(|it| it.to_string());
    Ok(app.store.set_hook(&person.id, hook.as_deref(), &asker.origin).await?)
}

/// `POST /reminders/devices`: adds this browser.
pub(crate) async fn add_device(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    headers: HeaderMap,
    Form(fields): Form<FormFields>,
) -> Result<Response, Trouble> {
    let agent = headers.get(header::USER_AGENT).and_then(|it| it.to_str().ok());
    let did = subscribe(&app, &asker, agent.unwrap_or_default(), &fields).await;
    after(&app, &asker, "device", None, did).await
}

async fn subscribe(
    app: &App,
    asker: &Asker,
    agent: &str,
    fields: &FormFields,
) -> Result<(), Trouble> {
    asker.may(app, Deed::Open)?;
    let text = |name| field(fields, name).unwrap_or_default();
    let asked =
        Subscription { address: text("endpoint"), point: text("p256dh"), secret: text("auth") };
    let device = asked.read(app.remind_nearby)?;
    let device = Device { name: browser(agent), origin: asker.origin.clone(), ..device };
    let person = asker.somebody(app).await?;
    let session = asker.session().or(asker.token());
    if app.store.add_device(&person.id, session, &device).await? {
        return Ok(());
    }
    Err(Trouble::forbidden("error-push-other"))
}

/// `POST /reminders/devices/off`: removes this browser.
pub(crate) async fn remove_device(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Form(fields): Form<FormFields>,
) -> Result<Response, Trouble> {
    if let Some(person) = asker.person() {
        let id = field(&fields, "id").unwrap_or_default();
        app.store.remove_device(&person.id, id).await?;
    }
    after(&app, &asker, "device", None, Ok(())).await
}
