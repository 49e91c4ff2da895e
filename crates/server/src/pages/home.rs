//! The home page, the page about Rempart, and the health check.

use std::time::Duration;

use axum::extract::{Extension, State};
use desk::lists::host_of;
use desk::{offers, puzzle, shown};
use maud::Markup;
use store::Lives;
use tokio::time::timeout;
use web::site;

use super::lists::{my_tables, shown_victory};
use super::puzzle::history;
use super::seconds_since;
use crate::asker::Asker;
use crate::hub::Shared;
use crate::offline;
use crate::trouble::Trouble;

/// How long the store may take to answer.
const HEALTHY: Duration = Duration::from_secs(1);

/// Open tables that the home page lists.
const OPEN_MAX: u32 = 20;

/// `GET /`
pub(crate) async fn home(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
) -> Result<Markup, Trouble> {
    let open = app.store.open_tables(OPEN_MAX).await?;
    let last = app.store.victories(1).await?.into_iter().next();
    Ok(site::home(&site::Home {
        mine: my_tables(&app, &asker).await?,
        games: &offers(),
        open: open.into_iter().map(|it| open_table(&asker, it)).collect(),
        last_victory: last.map(shown_victory),
        puzzles: puzzle::today(&history(&app, &asker).await?),
        reader: asker.reader(),
    }))
}

fn open_table(asker: &Asker, table: store::TableFacts) -> site::OpenTable {
    site::OpenTable {
        host: host_of(asker.lang, &table),
        seats: table.seats.iter().map(shown).collect(),
        lang: words::Lang::from_code(&table.lang).unwrap_or_default(),
        ago: seconds_since(table.created),
        id: table.id,
        game: table.game,
        options: table.options,
    }
}

/// `GET /about`
pub(crate) async fn about(State(app): State<Shared>, Extension(asker): Extension<Asker>) -> Markup {
    let Lives { lobby, guest, talk, game } = app.hub.lives();
    site::about(&asker.reader(), site::Keeps { lobby, guest, talk, game })
}

/// `GET /offline`
pub(crate) async fn offline(Extension(asker): Extension<Asker>) -> Result<Markup, Trouble> {
    let size = offline::there()?.bytes.len();
    Ok(site::offline(&asker.reader(), site::OfflineWay::Offered(size)))
}

/// `GET /healthz`: whether the store answers, and the server is not about to stop.
pub(crate) async fn healthz(State(app): State<Shared>) -> Result<&'static str, Trouble> {
    if *app.stopping.borrow() || *app.away.borrow() {
        return Err(Trouble::unavailable());
    }
    // A busy store would answer later, but the health check needs an answer now.
    match timeout(HEALTHY, app.store.ping()).await {
        Ok(Ok(())) => Ok("ok"),
        _ => Err(Trouble::unavailable()),
    }
}
