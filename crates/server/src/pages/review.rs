//! `/t/ID/review`: what one's decisions were worth, once the game is over.

use std::convert::Infallible;
use std::sync::Arc;

use axum::Json;
use axum::extract::Query;
use axum::response::IntoResponse;
use axum::response::sse::{Event, KeepAlive, Sse};
use desk::review::{self, LuckyMoment, ReviewProgress, ReviewedDecision};
use futures_util::Stream;
use futures_util::stream::unfold;
use serde::Deserialize;
use tokio::sync::watch;

use super::table::PageAnswer;
use super::{Door, apart};
use crate::api::shape;
use crate::limits::Deed;
use crate::stream::place;
use crate::trouble::Trouble;

/// How much shorter than for a hint a bot thinks about each decision.
const PART: u32 = 3;

/// The review of the asker's own seat; begun when it is first asked for.
async fn mine(door: &Door) -> Result<watch::Receiver<Arc<ReviewProgress>>, Trouble> {
    let person = door.known()?;
    let seat = door.look(move |it| Box::pin(async move { Ok(it.state().reviewed(&person.id)?) }));
    let seat = seat.await?;
    if let Some(known) = door.app.reviews.known(&door.id, seat) {
        return Ok(known);
    }
    door.may(Deed::Think)?;
    let past = door.look(move |it| Box::pin(async move { it.past(seat).await })).await?;
    Ok(door.app.reviews.begin(&door.app.store, &door.id, past, door.app.thought / PART))
}

/// Which decision the reader wants to look at.
#[derive(Deserialize)]
pub(crate) struct AskedDecision {
    at: Option<usize>,
}

/// `GET /t/ID/review?at=PLY`
pub(crate) async fn show(door: Door, Query(asked): Query<AskedDecision>) -> PageAnswer {
    if door.asker.json {
        return Ok(Json(data(&door).await?).into_response());
    }
    let review = Arc::clone(&mine(&door).await?.borrow());
    let asker = door.asker.clone();
    let of = door
        .look(move |it| Box::pin(async move { Ok(it.showing().reviewed(&asker.asking())?) }))
        .await?;
    let asker = door.asker.clone();
    let draw = move || review::page(asker.reader(), &of, &review, asked.at);
    Ok(apart(draw).await?.into_response())
}

/// The same for programs.
pub(crate) async fn data(door: &Door) -> Result<shape::Review, Trouble> {
    let review = Arc::clone(&mine(door).await?.borrow());
    let weighed = |it: &ReviewedDecision| shape::Decision {
        ply: it.ply,
        moves: it.moves.iter().map(|it| shape::Weighed::from(&it.hint)).collect(),
        played: it.played,
        loss: it.loss,
    };
    let luck =
        |it: &LuckyMoment| shape::Luck { expected: it.expected.clone(), came: it.came.clone() };
    Ok(shape::Review {
        decisions: review.decisions,
        done: review.is_done(),
        luck: review.luck.iter().map(luck).collect(),
        weighed: review.weighed.iter().map(weighed).collect(),
    })
}

/// `GET /t/ID/review/events`: that another decision was weighed, until all are.
pub(crate) async fn pings(
    door: Door,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Trouble> {
    let place = place(&door)?;
    let listener = (mine(&door).await?, door.app.stopping.clone(), place);
    let events = unfold(listener, |(mut review, mut stopping, place)| async move {
        let more = tokio::select! {
            more = review.changed() => more.is_ok(),
            _ = stopping.wait_for(|it| *it) => false,
        };
        more.then(|| (Ok(Event::default().data("changed")), (review, stopping, place)))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}
