//! Before the game, and who comes and goes.

use super::JsonAnswer;
use super::asked::{Caller, SentJson, act, now};
use super::shape::{Agreement, AtSeat, Beside, BotAtSeat, Entry, Key, Problem, TableState};
use crate::pages::Door;
use crate::pages::people::free_name;
use crate::pages::table::{self, admit, sitting};
use axum::Json;
use desk::forms::level;
use room::Request;

/// Come in by an invitation, to watch or to sit down later.
#[utoipa::path(
    post, path = "/tables/{id}/enter", tag = "lobby", request_body = Key,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table as it stands now", body = TableState),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn enter(
    door: Door,
    Caller(person): Caller,
    SentJson(sent): SentJson<Key>,
) -> JsonAnswer<TableState> {
    admit(&door, &person, sent.key).await?;
    Ok(Json(now(&door).await?))
}

/// Sit down on a seat, or on any that is free; with the key of an invitation where it is needed.
#[utoipa::path(
    post, path = "/tables/{id}/sit", tag = "lobby", request_body = Entry,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table as it stands now", body = TableState),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn sit(
    door: Door,
    Caller(person): Caller,
    SentJson(sent): SentJson<Entry>,
) -> JsonAnswer<TableState> {
    let welcome = door.welcome()?;
    if let Some(key) = sent.key {
        admit(&door, &person, key).await?;
    }
    act(&door, sitting(welcome, person, sent.seat)).await
}

/// Seat somebody beside you, at your device.
#[utoipa::path(
    post, path = "/tables/{id}/beside", tag = "lobby", request_body = Beside,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table as it stands now", body = TableState),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn beside(
    door: Door,
    Caller(person): Caller,
    SentJson(sent): SentJson<Beside>,
) -> JsonAnswer<TableState> {
    let welcome = door.welcome()?;
    let name = free_name(&door.app, &sent.name).await?;
    act(&door, table::beside(welcome, person, sent.seat, name)).await
}

/// Free a seat: your own, or as host any.
#[utoipa::path(
    post, path = "/tables/{id}/free", tag = "lobby", request_body = AtSeat,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table as it stands now", body = TableState),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn free(
    door: Door,
    Caller(person): Caller,
    SentJson(sent): SentJson<AtSeat>,
) -> JsonAnswer<TableState> {
    act(&door, Request::Free { person: person.id, seat: sent.seat }).await
}

/// As host, give a free seat to a bot.
#[utoipa::path(
    post, path = "/tables/{id}/bot", tag = "lobby", request_body = BotAtSeat,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table as it stands now", body = TableState),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn bot(
    door: Door,
    Caller(person): Caller,
    SentJson(sent): SentJson<BotAtSeat>,
) -> JsonAnswer<TableState> {
    let level = level(&sent.level)?;
    act(&door, Request::GiveToBot { person: person.id, seat: sent.seat, level }).await
}

/// As host, start the game once all seats are taken.
#[utoipa::path(
    post, path = "/tables/{id}/start", tag = "lobby",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table as it stands now", body = TableState),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn start(door: Door, Caller(person): Caller) -> JsonAnswer<TableState> {
    act(&door, Request::Start { person: person.id }).await
}

/// Leave: before the game your seat is free again; later a bot plays until you look at the page again or call `return`.
#[utoipa::path(
    post, path = "/tables/{id}/leave", tag = "lobby",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table as it stands now", body = TableState),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn leave(door: Door, Caller(person): Caller) -> JsonAnswer<TableState> {
    act(&door, Request::Leave { person }).await
}

/// Give up your seat for good; a bot has it.
#[utoipa::path(
    post, path = "/tables/{id}/resign", tag = "lobby",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table as it stands now", body = TableState),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn resign(door: Door, Caller(person): Caller) -> JsonAnswer<TableState> {
    act(&door, Request::Resign { person }).await
}

/// Say whether you would end the game as it stands. It ends when all would.
#[utoipa::path(
    post, path = "/tables/{id}/agree", tag = "lobby", request_body = Agreement,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table as it stands now", body = TableState),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn agree(
    door: Door,
    Caller(person): Caller,
    SentJson(sent): SentJson<Agreement>,
) -> JsonAnswer<TableState> {
    act(&door, Request::Agree { person, agrees: sent.agrees }).await
}

/// As host, send somebody away.
#[utoipa::path(
    post, path = "/tables/{id}/send-away", tag = "lobby", request_body = AtSeat,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table as it stands now", body = TableState),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn send_away(
    door: Door,
    Caller(person): Caller,
    SentJson(sent): SentJson<AtSeat>,
) -> JsonAnswer<TableState> {
    act(&door, Request::SendAway { host: person, seat: sent.seat }).await
}

/// Where several share a device: it was passed to the one in this seat.
#[utoipa::path(
    post, path = "/tables/{id}/uncover", tag = "lobby", request_body = AtSeat,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table as it stands now", body = TableState),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn uncover(
    door: Door,
    Caller(person): Caller,
    SentJson(sent): SentJson<AtSeat>,
) -> JsonAnswer<TableState> {
    act(&door, Request::Uncover { person: person.id, seat: sent.seat }).await
}

/// Where several share a device: it is about to be passed on.
#[utoipa::path(
    post, path = "/tables/{id}/cover", tag = "lobby",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table as it stands now", body = TableState),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn cover(door: Door, Caller(person): Caller) -> JsonAnswer<TableState> {
    act(&door, Request::Cover { person: person.id }).await
}
