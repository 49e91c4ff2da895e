//! `/t/ID/replay`: a game as it was after any of its moves.

use axum::Json;
use axum::extract::{Form, Query};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use catalogue::Table;
use desk::forms::{FormFields, field, level_in, must_seat};
use desk::future::{self, PastDecision};
use desk::{USUAL_BOT, looks};
use serde::Deserialize;
use store::Person;
use tabletop::Seat;
use web::picture;

use super::door::Door;
use super::opening::add;
use super::table::PageAnswer;
use super::{apart, done};
use crate::advice::{self, Whose};
use crate::clock::now;
use crate::guard::POLICY_WITHIN;
use crate::limits::Deed;
use crate::trouble::Trouble;

/// A moment, as an address names it.
#[derive(Deserialize)]
pub(crate) struct AskedMoment {
    ply: Option<usize>,
    line: Option<usize>,
    /// A seat counted from 1; 0 for a spectator.
    seat: Option<u8>,
}

/// `GET /t/ID/replay?ply=N&seat=S` or `?line=N`
pub(crate) async fn show(door: Door, Query(asked): Query<AskedMoment>) -> PageAnswer {
    let (asker, look) = (door.asker.clone(), looks(asked.ply, asked.line, asked.seat));
    if asker.json {
        let data =
            door.look(move |it| Box::pin(async move { it.look_back_data(&asker, look).await }));
        return Ok(Json(data.await?).into_response());
    }
    let page =
        door.look(move |it| Box::pin(async move { it.look_back(&asker, look).await })).await?;
    Ok(page.into_response())
}

/// `GET /t/ID/future?ply=N&move=M`: the board when the asker was asked again, to stand within the page
/// of a review: as it came, or as it might have come after another move.
pub(crate) async fn future(door: Door, Query(fields): Query<FormFields>) -> PageAnswer {
    let (ply, other) = (ply_in(&fields)?, field(&fields, "move").map(str::to_string));
    let (game, seat) = past(&door).await?;
    let then = played_on(game, PastDecision { seat, ply, other }).await?;
    small(&door, seat, then).await
}

/// `GET /t/ID/moment?ply=N`: the board as the asker saw it then, to stand within the page of a review.
pub(crate) async fn moment(door: Door, Query(fields): Query<FormFields>) -> PageAnswer {
    let ply = ply_in(&fields)?;
    let (game, seat) = past(&door).await?;
    let then = apart(move || future::moment(game.as_ref(), ply)).await??;
    small(&door, seat, then).await
}

fn ply_in(fields: &FormFields) -> Result<usize, Trouble> {
    let ply = field(fields, "ply").and_then(|it| it.parse().ok());
    ply.ok_or_else(|| Trouble::bad("error-no-seq"))
}

/// The whole game, and where the asker sat.
async fn past(door: &Door) -> Result<(Box<dyn Table>, Seat), Trouble> {
    let person = door.known()?.id;
    door.look(move |it| Box::pin(async move { Ok(future::over(it.state(), &person, now())?) }))
        .await
}

/// A board to stand within another page.
async fn small(door: &Door, seat: Seat, then: Box<dyn Table>) -> PageAnswer {
    let asker = door.asker.clone();
    let drawn = door
        .look(move |it| {
            Box::pin(
                async move { Ok(it.showing().looked_at(&asker.asking(), seat, then.as_ref())) },
            )
        })
        .await?;
    Ok(([(header::CONTENT_SECURITY_POLICY, POLICY_WITHIN)], drawn).into_response())
}

/// `GET /t/ID/comic`: the story of the game in pictures.
pub(crate) async fn comic(door: Door) -> PageAnswer {
    let asker = door.asker.clone();
    let page = door.look(move |it| Box::pin(async move { it.comic(&asker).await })).await?;
    Ok(page.into_response())
}

/// `GET /t/ID/comic.svg`: the same as one picture.
pub(crate) async fn comic_sheet(door: Door) -> PageAnswer {
    let asker = door.asker.clone();
    let sheet = door.look(move |it| Box::pin(async move { it.comic_sheet(&asker).await })).await?;
    let kind = HeaderValue::from_static("image/svg+xml");
    let policy = HeaderValue::from_static(picture::POLICY);
    let headers = [(header::CONTENT_TYPE, kind), (header::CONTENT_SECURITY_POLICY, policy)];
    Ok((headers, sheet).into_response())
}

/// Plays on beside the tasks that serve people.
async fn played_on(game: Box<dyn Table>, of: PastDecision) -> Result<Box<dyn Table>, Trouble> {
    let turn = advice::turn(Whose::reviewers()).await?;
    let play = move || {
        let then = future::future(game.as_ref(), &of);
        drop(turn);
        then
    };
    Ok(apart(play).await??)
}

/// `POST /t/ID/replay`: play on from there, against bots, at a new table.
pub(crate) async fn play_on(
    door: Door,
    Form(fields): Form<FormFields>,
) -> Result<Response, Trouble> {
    let seat = Seat(must_seat(&fields)? as u8);
    let ply = ply_in(&fields)?;
    // A game for one player has no bots, so any level will do.
    let level = level_in(&fields).unwrap_or_else(|_| USUAL_BOT.to_string());
    let host = door.somebody().await?;
    let table = from_there(&door, host, (seat, ply), level).await?;
    Ok(done(&door.asker, &table, None))
}

/// Opens a table that goes on from a moment of the game: `host` in that seat, bots of this level in
/// all others.
pub(crate) async fn from_there(
    door: &Door,
    host: Person,
    (seat, ply): (Seat, usize),
    level: String,
) -> Result<String, Trouble> {
    door.may(Deed::Open)?;
    let who = host.clone();
    let plan = door
        .look(move |it| Box::pin(async move { it.plan_on(&who, seat, ply, &level).await }))
        .await?;
    add(&door.app, &host, plan).await
}
