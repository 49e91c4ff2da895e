//! News of a table, pushed as it happens.

use std::convert::Infallible;
use std::future::ready;
use std::sync::Arc;
use std::time::Duration;

use axum::http::StatusCode;
use axum::response::sse::{Event, KeepAlive, Sse};
use desk::Fragment;
use futures_util::stream::{once, unfold};
use futures_util::{Stream, StreamExt as _};
use room::Request;
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

use crate::App;
use crate::asker::Asker;
use crate::assets;
use crate::connections::{HeldShare, Share};
use crate::hub::Shared;
use crate::meters::Live;
use crate::pages::Door;
use crate::steward::Visit;
use crate::trouble::Trouble;

/// Counts a person as present for as long as it lives.
struct PresenceGuard {
    app: Shared,
    table: String,
    person: String,
}

impl Drop for PresenceGuard {
    fn drop(&mut self) {
        let (app, table, person) =
            (self.app.clone(), self.table.clone(), std::mem::take(&mut self.person));
        tokio::spawn(async move {
            let _ = app.hub.ask(&table, Request::ClosePage { person }).await;
        });
    }
}

/// Where a listener is up to.
pub(crate) struct ListenerProgress {
    pub(crate) door: Door,
    news: watch::Receiver<u64>,
    stopping: watch::Receiver<bool>,
    /// Whether the page is behind already: it was drawn before its reader was here.
    behind: bool,
    /// What the page shows: the same is not sent again, so that no event tells of what is hidden.
    shown: Option<Arc<Fragment>>,
    /// When that was sent.
    sent: Option<Instant>,
    visit: Visit,
    /// Whether they may see nothing more.
    away: bool,
    _presence: Option<PresenceGuard>,
    _place: HeldShare,
    _live: Live,
}

impl ListenerProgress {
    /// Waits until there is something new; no when the server stops.
    pub(crate) async fn hear(&mut self) -> bool {
        if std::mem::take(&mut self.behind) {
            return !*self.stopping.borrow();
        }
        tokio::select! {
            news = self.news.changed() => news.is_ok(),
            _ = self.stopping.wait_for(|it| *it) => false,
        }
    }

    /// What the page should show now, if it does not yet; kept by who looks, for the next time.
    async fn look(&mut self) -> Result<Option<Event>, Trouble> {
        let asker = self.door.asker.clone();
        let (before, mut visit) = (self.shown.clone(), self.visit.clone());
        let work = self.door.look(move |it| {
            Box::pin(async move {
                let access = it.access_again(asker.id().as_deref(), &mut visit).await?;
                let who = (&asker, visit.club.as_deref());
                Ok((it.fresh_fragment(who, access, before.as_deref())?, visit))
            })
        });
        let (fresh, visit) = work.await?;
        self.visit = visit;
        let Some(fresh) = fresh else { return Ok(None) };
        let before = self.shown.replace(Arc::clone(&fresh));
        let patch = before.and_then(|it| fresh.patch(&it));
        let event = |kind| Event::default().event(kind).id(fresh.version.to_string());
        Ok(Some(match patch {
            Some(patch) => event("patch").data(patch),
            None => event("fragment").data(&fresh.html),
        }))
    }

    /// Lets what happens within a moment come together.
    async fn gather(&mut self) {
        if let Some(sent) = self.sent {
            sleep_until(sent + APART).await;
            self.news.mark_unchanged();
        }
    }

    /// The next fragment that shows anything new; none when there will be no more.
    async fn fragment(&mut self) -> Option<Event> {
        while !self.away && self.hear().await {
            self.gather().await;
            match self.look().await {
                Ok(Some(event)) => {
                    self.sent = Some(Instant::now());
                    return Some(event);
                }
                Ok(None) => {}
                // They were here, and may be no longer: their page says why.
                Err(trouble) if trouble.status == StatusCode::FORBIDDEN => {
                    self.away = true;
                    return Some(Event::default().event("away").data("away"));
                }
                // A table that cannot be drawn now may be later; the page reconnects and asks again.
                Err(_) => return None,
            }
        }
        None
    }
}

/// How far apart two fragments are at least: nobody sees more, and a page has much to draw.
const APART: Duration = Duration::from_millis(50);

/// Streams that somebody may have open of one table, those that nobody knows may of all together
/// at one address, and those of one person and of one address.
const TABLE_MAX: usize = 8;
const STRANGERS_MAX: usize = 64;
const PERSON_MAX: usize = 64;
const ADDRESS_MAX: usize = 256;

/// One more stream of one who may have it.
pub(crate) fn place(door: &Door) -> Result<HeldShare, Trouble> {
    place_of(&door.app, &door.asker, &door.id)
}

/// The same for news of anything else that has an id.
pub(crate) fn place_of(app: &App, asker: &Asker, table: &str) -> Result<HeldShare, Trouble> {
    let address = asker.address();
    let share = |of, most| Share { of, most };
    let mut shares = vec![share(format!("at {address}"), ADDRESS_MAX)];
    match asker.id() {
        Some(person) => {
            shares.push(share(format!("{person} {table}"), TABLE_MAX));
            shares.push(share(person, PERSON_MAX));
        }
        None => shares.push(share(format!("at {address} {table}"), STRANGERS_MAX)),
    }
    let too_many = || Trouble::too_many("error-too-many-streams", AGAIN);
    app.streams.take(shares).ok_or_else(too_many)
}

/// When one who has too many streams may try again.
const AGAIN: Duration = Duration::from_secs(30);

/// Somebody who is present at a table, and hears of everything.
pub(crate) async fn listener(door: Door) -> Result<ListenerProgress, Trouble> {
    let place = place(&door)?;
    let news = door.app.hub.listen(&door.id).await?;
    let (who, person) = (door.asker.id(), door.asker.id());
    let allowed = door.look(move |it| Box::pin(async move { it.access(who.as_deref()).await }));
    allowed.await?;
    if let Some(person) = person.clone() {
        door.ask(Request::OpenPage { person }).await?;
    }
    let presence = |person| PresenceGuard { app: door.app.clone(), table: door.id.clone(), person };
    Ok(ListenerProgress {
        _presence: person.map(presence),
        _place: place,
        _live: Live::stream(),
        stopping: door.app.stopping.clone(),
        behind: true,
        shown: None,
        sent: None,
        visit: Visit::default(),
        away: false,
        news,
        door,
    })
}

/// `GET /t/ID/stream`: which scripts belong to this server, then the changing region of the table page,
/// whole, then what changed in it. A page with other scripts loads itself again.
pub(crate) async fn fragments(
    door: Door,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Trouble> {
    let listener = listener(door).await?;
    let scripts = Event::default().event("scripts").data(assets::scripts());
    let events =
        unfold(listener, |mut it| async move { it.fragment().await.map(|event| (Ok(event), it)) });
    let events = once(ready(Ok(scripts))).chain(events);
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}

/// `GET /t/ID/events`: only that something happened, for the page before the game.
pub(crate) async fn pings(
    door: Door,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Trouble> {
    let mut listener = listener(door).await?;
    listener.behind = false;
    let events = unfold(listener, |mut it| async move {
        it.hear().await.then(|| (Ok(Event::default().data("changed")), it))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}

/// How often a page that is open is compared with what is stored.
const EVERY: Duration = Duration::from_secs(2);

/// That something is different from what was `seen`, for a page of something other than a table, as
/// long as there is a `pulse`.
pub(crate) fn pulses<F, P>(
    app: &App,
    place: HeldShare,
    seen: String,
    pulse: F,
) -> Sse<impl Stream<Item = Result<Event, Infallible>> + use<F, P>>
where
    F: Fn() -> P + Send + Sync + 'static,
    P: Future<Output = Option<String>> + Send,
{
    let stopping = app.stopping.clone();
    let events =
        unfold((seen, stopping, pulse, place), |(seen, mut stopping, pulse, place)| async move {
            let changed = tokio::select! {
                changed = differs(&pulse, &seen) => changed?,
                _ = stopping.wait_for(|it| *it) => return None,
            };
            Some((Ok(Event::default().data("changed")), (changed, stopping, pulse, place)))
        });
    Sse::new(events).keep_alive(KeepAlive::default())
}

/// What is stored once it is different; none if it cannot be read, or not any more.
async fn differs<P: Future<Output = Option<String>>>(
    pulse: &impl Fn() -> P,
    seen: &str,
) -> Option<String> {
    loop {
        tokio::time::sleep(EVERY).await;
        let now = pulse().await?;
        if now != seen {
            return Some(now);
        }
    }
}
