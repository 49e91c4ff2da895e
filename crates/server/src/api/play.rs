//! During the game.

use axum::Json;
use axum::extract::Query;
use desk::forms::level;
use room::Request;
use serde::Deserialize;
use utoipa::IntoParams;

use super::JsonAnswer;
use super::asked::{Caller, SentJson, act, now};
use super::shape::{Hints, Level, Moves, Problem, Seen, TableState, Words};
use crate::pages::Door;
use crate::pages::help::asked;
use crate::pages::table::speak;

/// What else to tell of a table.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Parts {
    /// Whether to list what you were told of each move.
    #[serde(default)]
    told: bool,
}

/// A table as you may know it: the position, what you may answer, for whom it waits.
#[utoipa::path(
    get, path = "/tables/{id}", tag = "play", security((), ("token" = [])),
    params(("id" = String, Path, description = "The table"), Parts),
    responses((status = 200, description = "The table", body = TableState),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn state(door: Door, Query(parts): Query<Parts>) -> JsonAnswer<TableState> {
    let asker = door.asker.clone();
    let state =
        door.look(move |it| Box::pin(async move { it.state_data(&asker, parts.told).await }));
    Ok(Json(state.await?))
}

/// Make moves, all or none. If something that concerns you happened since the version that you saw, nothing is played: the answer is 409, with the table as it stands.
#[utoipa::path(
    post, path = "/tables/{id}/moves", tag = "play", request_body = Moves,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table as it stands now", body = TableState),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn play(
    door: Door,
    Caller(person): Caller,
    SentJson(sent): SentJson<Moves>,
) -> JsonAnswer<TableState> {
    act(&door, Request::Play { person: person.id, page: sent.page(), moves: sent.moves }).await
}

/// Take back your last move, if nobody has learnt anything from it.
#[utoipa::path(
    post, path = "/tables/{id}/undo", tag = "play", request_body = Seen,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table as it stands now", body = TableState),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn undo(
    door: Door,
    Caller(person): Caller,
    SentJson(sent): SentJson<Seen>,
) -> JsonAnswer<TableState> {
    act(&door, Request::Undo { person: person.id, page: sent.page() }).await
}

/// Say something to the table.
#[utoipa::path(
    post, path = "/tables/{id}/say", tag = "play", request_body = Words,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table as it stands now", body = TableState),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn say(
    door: Door,
    Caller(person): Caller,
    SentJson(sent): SentJson<Words>,
) -> JsonAnswer<TableState> {
    speak(&door, person, &sent.text).await?;
    Ok(Json(now(&door).await?))
}

/// Ask a strong bot what it would do, seeing what you see. The others learn that you asked.
#[utoipa::path(
    post, path = "/tables/{id}/hint", tag = "play", request_body = Seen,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The best moves", body = Hints),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn hint(
    door: Door,
    Caller(person): Caller,
    SentJson(sent): SentJson<Seen>,
) -> JsonAnswer<Hints> {
    Ok(Json(asked(&door, person, sent.page()).await?))
}

/// Let a bot play your seat for a while.
#[utoipa::path(
    post, path = "/tables/{id}/relieve", tag = "play", request_body = Level,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table as it stands now", body = TableState),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn relieve(
    door: Door,
    Caller(person): Caller,
    SentJson(sent): SentJson<Level>,
) -> JsonAnswer<TableState> {
    let level = level(&sent.level)?;
    act(&door, Request::Relieve { person, level }).await
}

/// Play your seat yourself again.
#[utoipa::path(
    post, path = "/tables/{id}/return", tag = "play",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table as it stands now", body = TableState),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn come_back(door: Door, Caller(person): Caller) -> JsonAnswer<TableState> {
    act(&door, Request::ComeBack { person }).await
}

/// Take back your whole turn, as far as that goes.
#[utoipa::path(
    post, path = "/tables/{id}/restart", tag = "play", request_body = Seen,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table as it stands now", body = TableState),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn restart(
    door: Door,
    Caller(person): Caller,
    SentJson(sent): SentJson<Seen>,
) -> JsonAnswer<TableState> {
    act(&door, Request::RestartTurn { person: person.id, page: sent.page() }).await
}

/// Say that your turn is played, if you end your turns with a word.
#[utoipa::path(
    post, path = "/tables/{id}/confirm", tag = "play", request_body = Seen,
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The table as it stands now", body = TableState),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn confirm(
    door: Door,
    Caller(person): Caller,
    SentJson(sent): SentJson<Seen>,
) -> JsonAnswer<TableState> {
    act(&door, Request::Confirm { person: person.id, page: sent.page() }).await
}
