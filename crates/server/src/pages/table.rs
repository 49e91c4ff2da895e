//! Everything at one table.

use std::sync::LazyLock;

use axum::Json;
use axum::extract::{Form, OriginalUri, Query};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use desk::forms::{self, FormFields, field, seat_in, words_in};
use room::{Known, Request};
use serde::Deserialize;
use serde_json::json;
use store::Person;
use tokio::sync::Semaphore;
use tokio::time::{Duration, Instant};

use super::door::Door;
use super::people::take_name;
use super::{apart, done};
use crate::bans::Welcome;
use crate::limits::Deed;
use crate::processors;
use crate::trouble::Trouble;

pub(super) type PageAnswer = Result<Response, Trouble>;

/// The key of an invitation.
#[derive(Deserialize)]
pub(crate) struct Invitation {
    k: Option<String>,
}

/// `GET /t/ID`
pub(crate) async fn show(door: Door, Query(invitation): Query<Invitation>) -> PageAnswer {
    if let Some(key) = invitation.k {
        return come_in(&door, key).await;
    }
    let asker = door.asker.clone();
    if asker.json {
        let data = door.look(|it| Box::pin(async move { it.state_data(&asker, true).await }));
        return Ok(Json(data.await?).into_response());
    }
    if let Some(person) = asker.person().cloned() {
        door.ask(Request::Arrive { person, seen: None }).await?;
    }
    let page = door.look(|it| Box::pin(async move { it.page(&asker).await }));
    Ok(page.await?.into_response())
}

/// Whether this is the key of the invitation.
async fn check_key(door: &Door, key: String) -> Result<(), Trouble> {
    if !door.look(|it| Box::pin(async move { Ok(it.is_key(&key)) })).await? {
        return Err(Trouble::forbidden("error-private"));
    }
    Ok(())
}

/// Lets somebody in by the key of the invitation.
pub(crate) async fn admit(door: &Door, person: &Person, key: String) -> Result<(), Trouble> {
    check_key(door, key).await?;
    Ok(door.app.store.add_guest(&door.id, &person.id).await?)
}

/// Lets somebody in, and takes the key out of the address.
async fn come_in(door: &Door, key: String) -> PageAnswer {
    check_key(door, key).await?;
    let person = door.somebody().await?;
    door.app.store.add_guest(&door.id, &person.id).await?;
    Ok(Redirect::to(&format!("/t/{}", door.id)).into_response())
}

/// `POST /t/ID/sit`: on a seat or on any, and with a name if one is given.
pub(crate) async fn sit(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    let seat = seat_in(&fields)?;
    let welcome = door.welcome()?;
    let mut person = door.somebody().await?;
    if let Some(typed) = field(&fields, "name") {
        person.name = take_name(&door.app, &door.asker, typed).await?;
    }
    door.act(sitting(welcome, person, seat)).await
}

/// One who may take part sits down on a seat, or on any.
pub(crate) fn sitting(_: Welcome, person: Person, seat: Option<usize>) -> Request {
    Request::Sit { person, seat, known: Known::default() }
}

/// Somebody of that name sits down beside one who may take part.
pub(crate) fn beside(_: Welcome, person: Person, seat: usize, name: String) -> Request {
    Request::SitBeside { person, seat, name, known: Known::default() }
}

/// `POST /t/ID/…`: the forms that ask something of the room and nothing else.
pub(crate) async fn form(
    door: Door,
    OriginalUri(address): OriginalUri,
    Form(fields): Form<FormFields>,
) -> PageAnswer {
    let name = address.path().rsplit('/').next().unwrap_or_default();
    let asked = forms::asked(name, door.known()?, &fields)?.ok_or_else(Trouble::not_found)?;
    match (name, asked.advances) {
        ("leave", _) => {
            door.ask(asked.request).await?;
            if door.asker.json {
                return Ok(Json(json!({ "ok": true })).into_response());
            }
            Ok(Redirect::to("/tables").into_response())
        }
        (_, true) => door.advance(asked.request).await,
        (_, false) => door.act(asked.request).await,
    }
}

/// No answer to whether one may go back comes sooner: how long it took to find is nobody's to know.
const THOUGHT: Duration = Duration::from_millis(60);

/// How many find at once how far one may go back. Moves need the other processors, and whoever waits for
/// an answer when news comes asks no longer.
static IMAGINERS: LazyLock<Semaphore> = LazyLock::new(|| Semaphore::new(processors::half()));

/// `GET /t/ID/back`: how far I may go back, as the page shows it. To find that imagines many games,
/// beside the tasks that serve people.
pub(crate) async fn back(door: Door, Query(query): Query<FormFields>) -> PageAnswer {
    let (asker, mine) = (door.asker.clone(), field(&query, "mine").is_some());
    let done = Instant::now() + THOUGHT;
    let me = asker.id();
    let game = door.look(move |it| {
        Box::pin(async move {
            it.access(me.as_deref()).await?;
            let seat = it.state().viewer(me.as_deref()).seat();
            Ok(it.state().shared_game().zip(seat))
        })
    });
    if let Some((game, seat)) = game.await? {
        let _imagines = IMAGINERS.acquire().await.map_err(|_| Trouble::broken())?;
        // It is kept with the moves.
        apart(move || game.undo_line(seat)).await?;
    }
    let drawn = door.look(move |it| Box::pin(async move { it.back(&asker, mine).await }));
    let drawn = drawn.await?;
    tokio::time::sleep_until(done).await;
    Ok(drawn.into_response())
}

/// `POST /t/ID/confirms`: whether my turns wait for a word of mine, at all tables.
pub(crate) async fn confirms(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    let (person, on) = (door.known()?, field(&fields, "on") == Some("1"));
    door.app.store.set_confirms(&person.id, on).await?;
    let tables = door.app.store.tables_with(&person.id).await?;
    door.app.hub.set_confirms(tables, &person.id, on).await;
    Ok(done(&door.asker, &door.id, None))
}

/// `POST /t/ID/say`
pub(crate) async fn say(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    let (person, text) = (door.known()?, field(&fields, "text").unwrap_or_default());
    let seq = speak(&door, person, text).await?;
    Ok(done(&door.asker, &door.id, Some(seq)))
}

/// Says something at the table.
pub(crate) async fn speak(door: &Door, person: Person, text: &str) -> Result<u64, Trouble> {
    let words = words_in(text)?;
    door.may(Deed::Talk)?;
    door.ask(Request::Say { person, words, known: Known::default() }).await
}

/// `GET /t/ID/record`
pub(crate) async fn record(door: Door) -> PageAnswer {
    let text = door.record().await?;
    let name = format!("attachment; filename=\"{}.rec\"", door.id);
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_string()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text).into_response())
}
