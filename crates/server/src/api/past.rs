//! Games that are over, and how a game was at any of its moves.

use axum::Json;
use axum::extract::{Extension, Query, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use catalogue::{OpenError, UnknownGame};
use desk::{LookBack, ReplayMoment, USUAL_BOT, forms};
use serde::Deserialize;
use speech::faults;
use tabletop::{CardError, Record, Seat, Viewer};
use utoipa::IntoParams;
use words::Lang;

use super::asked::{Caller, SentJson, opened};
use super::shape::{
    Claim, Finished, Moment, PlayOn, Problem, Review, TableState, Verified, Victory,
};
use super::{AppState, JsonAnswer};
use crate::asker::Asker;
use crate::pages::{Door, lists, replay as replays, review as reviews};
use crate::trouble::Trouble;

/// Which part of a list.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct PartQuery {
    /// Only what ended before this moment, in seconds since 1970: the `at` of the last one known.
    before: Option<i64>,
}

/// Games that are over: listed ones and your own, twenty at a time, the latest first.
#[utoipa::path(
    get, path = "/finished", tag = "past", security(()), params(PartQuery),
    responses((status = 200, description = "The games", body = Vec<Finished>),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn finished(
    State(app): AppState,
    Extension(asker): Extension<Asker>,
    Query(part): Query<PartQuery>,
) -> JsonAnswer<Vec<Finished>> {
    Ok(Json(lists::finished_as_data(&app, &asker, part.before).await?))
}

/// The Journal de l'Espace: games that all at a table won together.
#[utoipa::path(
    get, path = "/journal", tag = "past", security(()),
    responses((status = 200, description = "The victories", body = Vec<Victory>),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn journal(State(app): AppState) -> JsonAnswer<Vec<Victory>> {
    Ok(Json(lists::victories(&app).await?))
}

/// The record of a game that is over: plain text, which `rempart verify` checks.
#[utoipa::path(
    get, path = "/tables/{id}/record", tag = "past", security((), ("token" = [])),
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "The record", body = String, content_type = "text/plain"),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn record(door: Door) -> Result<impl IntoResponse, Trouble> {
    let text = door.record().await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}

/// Check a record: whether every move was legal, and whether its deal is the promised one.
#[utoipa::path(
    post, path = "/records/verify", tag = "past", security(()), request_body = Claim,
    responses((status = 200, description = "It holds", body = Verified),
        (status = 422, description = "It does not; `message` says why and where", body = Problem),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn verify(
    State(app): AppState,
    Extension(asker): Extension<Asker>,
    SentJson(claim): SentJson<Claim>,
) -> JsonAnswer<Verified> {
    asker.may(&app, crate::limits::Deed::Think)?;
    // A panic of the rules is a fault of the record, not of the server.
    let lang = asker.lang;
    let checked = tokio::task::spawn_blocking(move || checked(&claim, lang)).await;
    let checked = checked.unwrap_or_else(|_| Err(lang.say("error-record-panics")));
    checked.map(Json).map_err(|it| Trouble::bad("error-record-wrong").with("reason", it))
}

/// # Errors
/// What does not hold, as a sentence.
fn checked(claim: &Claim, lang: Lang) -> Result<Verified, String> {
    let record: Record = claim.record.parse().map_err(|it| faults::record(&it, lang))?;
    let table = catalogue::replay(&record, claim.cards.as_deref());
    let table = table.map_err(|it| why_not(&it, lang))?;
    Ok(Verified {
        game: record.game,
        players: record.players,
        moves: table.plies(),
        outcome: record.outcome,
        commitment: record.deal.commitment,
    })
}

fn why_not(error: &OpenError, lang: Lang) -> String {
    match error {
        OpenError::UnknownGame(UnknownGame(game)) => {
            lang.say_with("error-record-game", &[("game", game.as_str().into())])
        }
        OpenError::Cards(CardError { line, what }) => {
            let args = [("line", line.to_string().into()), ("what", what.as_str().into())];
            lang.say_with("error-record-cards", &args)
        }
        OpenError::Setup(error) => faults::setup(error, lang),
        OpenError::Replay(error) => faults::replay(error, lang),
    }
}

/// A moment of a game.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct When {
    /// After how many moves; without it, now.
    ply: Option<usize>,
    /// By whose eyes: a seat from 0. While the game runs, only your own.
    #[param(maximum = 4)]
    seat: Option<u8>,
    /// By the eyes of one who only watches.
    #[serde(default)]
    watcher: bool,
}

/// A game as it was after any of its moves.
#[utoipa::path(
    get, path = "/tables/{id}/replay", tag = "past", security((), ("token" = [])),
    params(("id" = String, Path, description = "The table"), When),
    responses((status = 200, description = "The position then", body = Moment),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn replay(door: Door, Query(when): Query<When>) -> JsonAnswer<Moment> {
    let eyes = match when.seat {
        _ if when.watcher => Some(Viewer::Spectator),
        seat => seat.map(|it| Viewer::Seat(Seat(it))),
    };
    let look = LookBack { moment: when.ply.map_or(ReplayMoment::Last, ReplayMoment::Ply), eyes };
    let asker = door.asker.clone();
    let data = door.look(move |it| Box::pin(async move { it.look_back_data(&asker, look).await }));
    Ok(Json(data.await?))
}

/// Play on from a moment of a game that is over, against bots, at a table of your own.
#[utoipa::path(
    post, path = "/tables/{id}/replay", tag = "past", request_body = PlayOn,
    params(("id" = String, Path, description = "The table")),
    responses((status = 201, description = "The other table", body = TableState),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn play_on(
    door: Door,
    Caller(person): Caller,
    SentJson(sent): SentJson<PlayOn>,
) -> Result<(StatusCode, Json<TableState>), Trouble> {
    let level = forms::level(sent.level.as_deref().unwrap_or(USUAL_BOT))?;
    let seat = u8::try_from(sent.seat).map_err(|_| Trouble::bad("error-no-such-seat"))?;
    let next = replays::from_there(&door, person, (Seat(seat), sent.ply), level).await?;
    opened(&door, next).await
}

/// Your decisions in a game that is over, weighed by a bot. It takes a while: ask until `done`.
#[utoipa::path(
    get, path = "/tables/{id}/review", tag = "past",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, description = "What is weighed by now", body = Review),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn review(door: Door, _: Caller) -> JsonAnswer<Review> {
    Ok(Json(reviews::data(&door).await?))
}
