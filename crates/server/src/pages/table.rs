//! Everything at one table.

use axum::Json;
use axum::extract::{Form, Query};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use room::{Known, PageSeen, Request};
use serde::Deserialize;
use store::Person;
use tabletop::Seat;
use tokio::time::{Duration, Instant};

use super::door::Door;
use super::people::take_name;
use super::{BOTS, FormFields, done, field};
use crate::bans::Welcome;
use crate::limits::Deed;
use crate::names::tidy;
use crate::trouble::Trouble;

/// The longest line of chat.
const WORDS_MAX: usize = 300;

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

/// The seat that a form names; forms count from 1.
fn seat_in(fields: &[(String, String)]) -> Result<Option<usize>, Trouble> {
    let Some(text) = field(fields, "seat") else { return Ok(None) };
    let number: Option<usize> = text.parse().ok();
    let seat = number.and_then(|it| it.checked_sub(1));
    seat.map(Some).ok_or_else(|| Trouble::bad("error-no-such-seat"))
}

pub(super) fn must_seat(fields: &[(String, String)]) -> Result<usize, Trouble> {
    seat_in(fields)?.ok_or_else(|| Trouble::bad("error-no-such-seat"))
}

/// The level of a bot that a form names.
pub(super) fn level_in(fields: &[(String, String)]) -> Result<String, Trouble> {
    level(field(fields, "level").unwrap_or_default())
}

/// A level of bots that can be chosen.
pub(crate) fn level(name: &str) -> Result<String, Trouble> {
    let known = BOTS.contains(&name).then(|| name.to_string());
    known.ok_or_else(|| Trouble::bad("error-level"))
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

/// `POST /t/ID/stand` and `POST /t/ID/free`
pub(crate) async fn free(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    let (person, seat) = (door.known()?, must_seat(&fields)?);
    door.act(Request::Free { person: person.id, seat }).await
}

/// `POST /t/ID/bot`
pub(crate) async fn bot(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    let (person, seat, level) = (door.known()?, must_seat(&fields)?, level_in(&fields)?);
    door.act(Request::GiveToBot { person: person.id, seat, level }).await
}

/// `POST /t/ID/start`
pub(crate) async fn start(door: Door) -> PageAnswer {
    let person = door.known()?;
    door.act(Request::Start { person: person.id }).await
}

/// What the sender's page showed.
pub(super) fn page_in(fields: &[(String, String)]) -> Result<PageSeen, Trouble> {
    let seq = field(fields, "seq").and_then(|it| it.parse().ok());
    let seq = seq.ok_or_else(|| Trouble::bad("error-no-seq"))?;
    Ok(PageSeen { seq, seat: seat_in(fields)?.map(|it| Seat(it as u8)) })
}

/// One or several moves: repeated fields, or lines of one.
fn moves_in(fields: &[(String, String)]) -> Vec<String> {
    let sent = fields.iter().filter(|(name, _)| name == "move");
    let lines = sent.flat_map(|(_, text)| text.lines());
    lines.filter(|it| !it.is_empty()).map(str::to_string).collect()
}

/// `POST /t/ID/move`
pub(crate) async fn play(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    let person = door.known()?;
    let (page, moves) = (page_in(&fields)?, moves_in(&fields));
    door.advance(Request::Play { person: person.id, page, moves }).await
}

/// `POST /t/ID/undo`
pub(crate) async fn undo(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    let (person, page) = (door.known()?, page_in(&fields)?);
    door.advance(Request::Undo { person: person.id, page }).await
}

/// No answer to whether one may go back comes sooner: how long it took to find is nobody's to know.
const THOUGHT: Duration = Duration::from_millis(60);

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
        // It is kept with the moves.
        let found = tokio::task::spawn_blocking(move || game.undo_line(seat));
        found.await.map_err(|_| Trouble::broken())?;
    }
    let drawn = door.look(move |it| Box::pin(async move { it.back(&asker, mine).await }));
    let drawn = drawn.await?;
    tokio::time::sleep_until(done).await;
    Ok(drawn.into_response())
}

/// `POST /t/ID/restart`: back to the start of my turn, as far as that goes.
pub(crate) async fn restart(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    let (person, page) = (door.known()?, page_in(&fields)?);
    door.advance(Request::RestartTurn { person: person.id, page }).await
}

/// `POST /t/ID/confirm`: my turn is played.
pub(crate) async fn confirm(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    let (person, page) = (door.known()?, page_in(&fields)?);
    door.advance(Request::Confirm { person: person.id, page }).await
}

/// `POST /t/ID/confirms`: whether my turns wait for a word of mine, at all tables.
pub(crate) async fn confirms(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    let (person, on) = (door.known()?, field(&fields, "on") == Some("1"));
    door.app.store.set_confirms(&person.id, on).await?;
    let tables = door.app.store.tables_with(&person.id).await?;
    door.app.hub.set_confirms(tables, &person.id, on).await;
    Ok(done(&door.asker, &door.id, None))
}

/// `POST /t/ID/seen`: I know what happened since I last looked.
pub(crate) async fn seen(door: Door) -> PageAnswer {
    let person = door.known()?;
    door.act(Request::HaveSeen { person: person.id }).await
}

/// `POST /t/ID/say`
pub(crate) async fn say(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    let (person, text) = (door.known()?, field(&fields, "text").unwrap_or_default());
    let seq = speak(&door, person, text).await?;
    Ok(done(&door.asker, &door.id, Some(seq)))
}

/// Says something at the table.
pub(crate) async fn speak(door: &Door, person: Person, text: &str) -> Result<u64, Trouble> {
    let words = tidy(text);
    if words.is_empty() {
        return Err(Trouble::bad("error-words-empty"));
    }
    if WORDS_MAX < words.chars().count() {
        return Err(Trouble::bad("error-words-long").with("most", WORDS_MAX.to_string()));
    }
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
