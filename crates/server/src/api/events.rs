//! What happens at a table: as a list, and as a stream that can be taken up again.

use std::collections::VecDeque;
use std::convert::Infallible;

use axum::Json;
use axum::extract::Query;
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::Stream;
use futures_util::stream::unfold;
use serde::{Deserialize, Serialize};
use utoipa::IntoParams;

use super::JsonAnswer;
use super::shape::{Happened, Log, Problem, Standing};
use crate::pages::Door;
use crate::stream::{ListenerProgress, listener};
use crate::trouble::Trouble;

/// From where on.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct From {
    /// The number of the last event that you know; without it, everything from the start.
    #[serde(default)]
    #[param(format = "uint64")]
    after: u64,
}

/// How a table stands, and what one is told of what happened there.
async fn news(door: &Door, after: u64) -> Result<(Standing, Log), Trouble> {
    let asker = door.asker.clone();
    door.look(move |it| Box::pin(async move { it.news(&asker, after).await })).await
}

/// What happened after a number, as far as you may know.
#[utoipa::path(
    get, path = "/tables/{id}/log", tag = "play", security((), ("token" = [])),
    params(("id" = String, Path, description = "The table"), From),
    responses((status = 200, description = "What happened", body = Log),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn log(door: Door, Query(from): Query<From>) -> JsonAnswer<Log> {
    Ok(Json(news(&door, from.after).await?.1))
}

/// Hear what happens, as server-sent events. Each has the number as its `id`, its kind (`move`,
/// `said`, `back`) as its name, and the same data as in the log. An event `table` without a
/// number tells how the table stands, first of all and whenever that changes. Whoever is cut off
/// sends the last `id` as `Last-Event-ID`, or as `after`, and misses nothing.
#[utoipa::path(
    get, path = "/tables/{id}/events", tag = "play", security((), ("token" = [])),
    params(("id" = String, Path, description = "The table"), From,
        ("Last-Event-ID" = Option<u64>, Header, description = "Goes before `after`")),
    responses((status = 200, description = "Events without end", body = Happened,
            content_type = "text/event-stream"),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn stream(
    door: Door,
    Query(from): Query<From>,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Trouble> {
    let last = headers.get("last-event-id").and_then(|it| it.to_str().ok()?.parse().ok());
    let reader = EventReader {
        last: last.unwrap_or(from.after),
        listener: listener(door).await?,
        shown: None,
        waiting: VecDeque::new(),
    };
    let events = unfold(reader, |mut it| async move { it.next().await.map(|next| (Ok(next), it)) });
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}

/// Somebody who hears a table, and how far they are.
struct EventReader {
    listener: ListenerProgress,
    /// The number of the last event that they have.
    last: u64,
    /// How the table stood when they were last told.
    shown: Option<Standing>,
    waiting: VecDeque<Event>,
}

impl EventReader {
    /// The next event; none when there will be no more.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(event) = self.waiting.pop_front() {
                return Some(event);
            }
            if !self.listener.hear().await {
                return None;
            }
            // A table that cannot be read now may be later; the reader comes back and asks again.
            let (standing, log) = news(&self.listener.door, self.last).await.ok()?;
            self.take(standing, log);
        }
    }

    /// Puts what is new in line.
    fn take(&mut self, standing: Standing, log: Log) {
        let moved = self.shown.as_ref().is_some_and(|it| it.seat != standing.seat);
        if self.shown.as_ref() != Some(&standing) {
            self.waiting.extend(event("table", &standing));
            self.shown = Some(standing);
        }
        if moved {
            // Another seat counts otherwise; what this one knows already is in its view.
            self.last = log.seq;
            return;
        }
        for it in &log.events {
            let numbered = event(it.kind.name(), it).map(|event| event.id(it.seq.to_string()));
            self.waiting.extend(numbered);
            self.last = it.seq;
        }
    }
}

fn event(name: &str, data: &impl Serialize) -> Option<Event> {
    Event::default().event(name).json_data(data).ok()
}
