//! Everything at one table.

use axum::Json;
use axum::extract::{Extension, Form, Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use store::{Person, Said};

use super::people::take_name;
use super::{BOTS, Fields, done, field};
use crate::asker::Asker;
use crate::hub::Shared;
use crate::limits::Deed;
use crate::names::tidy;
use crate::room::{Room, Work};
use crate::trouble::Trouble;

/// The longest line of chat.
const WORDS_MAX: usize = 300;

type Answer = Result<Response, Trouble>;

/// The key of an invitation.
#[derive(Deserialize)]
pub(crate) struct Invitation {
    k: Option<String>,
}

/// `GET /t/ID`
pub(crate) async fn show(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path(id): Path<String>,
    Query(invitation): Query<Invitation>,
) -> Answer {
    if let Some(key) = invitation.k {
        return come_in(&app, &asker, &id, key).await;
    }
    if asker.json {
        let data = app.hub.ask(&id, |room| Box::pin(async move { room.data(&asker).await }));
        return Ok(Json(data.await?).into_response());
    }
    let page = app.hub.ask(&id, |room| Box::pin(async move { room.page(&asker).await }));
    Ok(page.await?.into_response())
}

/// Lets somebody in by the invitation, and takes its key out of the address.
async fn come_in(app: &Shared, asker: &Asker, id: &str, key: String) -> Answer {
    let given = key.clone();
    let good = app.hub.ask(id, |room| Box::pin(async move { Ok(room.is_key(&given)) }));
    if !good.await? {
        return Err(Trouble::forbidden("error-private"));
    }
    let person = asker.somebody(app).await?;
    app.store.add_guest(id, &person.id).await?;
    Ok(Redirect::to(&format!("/t/{id}")).into_response())
}

/// The seat that a form names; forms count from 1.
fn seat_in(fields: &[(String, String)]) -> Result<Option<usize>, Trouble> {
    let Some(text) = field(fields, "seat") else { return Ok(None) };
    let number: Option<usize> = text.parse().ok();
    let seat = number.and_then(|it| it.checked_sub(1));
    seat.map(Some).ok_or_else(|| Trouble::bad("error-no-such-seat"))
}

fn must_seat(fields: &[(String, String)]) -> Result<usize, Trouble> {
    seat_in(fields)?.ok_or_else(|| Trouble::bad("error-no-such-seat"))
}

/// One who is not a stranger.
fn known(asker: &Asker) -> Result<Person, Trouble> {
    asker.person().cloned().ok_or_else(|| Trouble::forbidden("error-no-seat"))
}

async fn act<T: Send + 'static>(
    app: &Shared,
    asker: &Asker,
    id: &str,
    work: impl for<'a> FnOnce(&'a mut Room) -> Work<'a, Result<T, Trouble>> + Send + 'static,
) -> Answer {
    app.hub.ask(id, work).await?;
    Ok(done(asker, id, None))
}

/// `POST /t/ID/sit`: on a seat or on any, and with a name if one is given.
pub(crate) async fn sit(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Answer {
    let seat = seat_in(&fields)?;
    let mut person = asker.somebody(&app).await?;
    if let Some(typed) = field(&fields, "name") {
        take_name(&app, &asker, typed).await?;
        person.name = tidy(typed);
    }
    act(&app, &asker, &id, move |room| Box::pin(async move { room.sit(&person, seat).await })).await
}

/// `POST /t/ID/stand` and `POST /t/ID/free`
pub(crate) async fn free(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Answer {
    let (person, seat) = (known(&asker)?, must_seat(&fields)?);
    act(&app, &asker, &id, move |room| Box::pin(async move { room.free(&person, seat).await }))
        .await
}

/// `POST /t/ID/bot`
pub(crate) async fn bot(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Answer {
    let (person, seat) = (known(&asker)?, must_seat(&fields)?);
    let level = field(&fields, "level").filter(|it| BOTS.contains(it));
    let level = level.ok_or_else(|| Trouble::bad("error-level"))?.to_string();
    act(&app, &asker, &id, move |room| {
        Box::pin(async move { room.give_to_bot(&person, seat, level).await })
    })
    .await
}

/// `POST /t/ID/start`
pub(crate) async fn start(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path(id): Path<String>,
) -> Answer {
    let person = known(&asker)?;
    act(&app, &asker, &id, move |room| Box::pin(async move { room.start(&person).await })).await
}

/// The version that the sender's page showed.
fn seq_in(fields: &[(String, String)]) -> Result<u64, Trouble> {
    let seq = field(fields, "seq").and_then(|it| it.parse().ok());
    seq.ok_or_else(|| Trouble::bad("error-no-seq"))
}

/// One or several moves: repeated fields, or lines of one.
fn moves_in(fields: &[(String, String)]) -> Vec<String> {
    let sent = fields.iter().filter(|(name, _)| name == "move");
    let lines = sent.flat_map(|(_, text)| text.lines());
    lines.filter(|it| !it.is_empty()).map(str::to_string).collect()
}

/// `POST /t/ID/move`
pub(crate) async fn play(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Answer {
    let person = known(&asker)?;
    let (seq, moves) = (seq_in(&fields)?, moves_in(&fields));
    let seq = app
        .hub
        .ask(&id, move |room| Box::pin(async move { room.play(&person.id, seq, &moves).await }))
        .await?;
    Ok(done(&asker, &id, Some(seq)))
}

/// `POST /t/ID/undo`
pub(crate) async fn undo(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Answer {
    let (person, seq) = (known(&asker)?, seq_in(&fields)?);
    let seq = app
        .hub
        .ask(&id, move |room| Box::pin(async move { room.undo(&person.id, seq).await }))
        .await?;
    Ok(done(&asker, &id, Some(seq)))
}

/// `POST /t/ID/say`
pub(crate) async fn say(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Answer {
    let person = known(&asker)?;
    let words = tidy(field(&fields, "text").unwrap_or_default());
    if words.is_empty() {
        return Err(Trouble::bad("error-words-empty"));
    }
    if WORDS_MAX < words.chars().count() {
        return Err(Trouble::bad("error-words-long").with("most", WORDS_MAX.to_string()));
    }
    asker.may(&app, Deed::Talk)?;
    let said = Said { person: person.id, name: person.name, seat: None, words };
    let seq = app.hub.ask(&id, move |room| Box::pin(async move { room.say(said).await })).await?;
    Ok(done(&asker, &id, Some(seq)))
}

/// `GET /t/ID/record`
pub(crate) async fn record(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path(id): Path<String>,
) -> Answer {
    let who = asker.id();
    let text = app
        .hub
        .ask(&id, move |room| {
            Box::pin(async move { room.record(who.as_deref(), asker.lang).await })
        })
        .await?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_string()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{id}.rec\"")),
    ];
    Ok((headers, text).into_response())
}
