//! My tables, finished games, the journal.

use axum::Json;
use axum::extract::{Extension, Query, State};
use axum::response::{IntoResponse, Response};
use maud::Markup;
use serde::Deserialize;
use serde_json::json;
use store::{Sitter, Status};
use web::site;

use super::{date, seconds_since};
use crate::App;
use crate::asker::Asker;
use crate::hub::Shared;
use crate::room::Glimpse;
use crate::trouble::Trouble;

/// Finished games on one page.
const PAGE: u32 = 20;

/// Victories that the journal shows.
const VICTORIES_MAX: u32 = 200;

/// `GET /tables`
pub(crate) async fn mine(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
) -> Result<Response, Trouble> {
    let tables = my_tables(&app, &asker).await?;
    if asker.json {
        let turns =
            tables.iter().filter(|it| matches!(it.standing, site::Standing::YourTurn { .. }));
        let turns: Vec<&str> = turns.map(|it| it.id.as_str()).collect();
        let all: Vec<&str> = tables.iter().map(|it| it.id.as_str()).collect();
        return Ok(Json(json!({ "tables": all, "turns": turns })).into_response());
    }
    Ok(site::tables(&site::MyTables { reader: asker.reader(), tables }).into_response())
}

/// The tables of the one who asks, those that wait for them first.
pub(super) async fn my_tables(app: &App, asker: &Asker) -> Result<Vec<site::MyTable>, Trouble> {
    let Some(person) = asker.person() else { return Ok(Vec::new()) };
    let mut tables = Vec::new();
    for row in app.store.tables_of(&person.id).await? {
        tables.push(my_table(app, asker, row).await?);
    }
    tables.sort_by_key(|it| !matches!(it.standing, site::Standing::YourTurn { .. }));
    Ok(tables)
}

async fn my_table(app: &App, asker: &Asker, row: store::Table) -> Result<site::MyTable, Trouble> {
    let (who, me) = (asker.clone(), asker.id());
    let glimpse =
        app.hub.ask(&row.id, move |room| Box::pin(async move { room.glimpse(&who).await })).await?;
    let others = row.seats.iter().zip(&glimpse.names);
    let others = others.filter(|(it, _)| **it != Sitter::Free && it.person() != me.as_deref());
    Ok(site::MyTable {
        with: others.map(|(_, name)| name.clone()).collect(),
        left: glimpse.left,
        unseen: glimpse.unseen,
        standing: standing(&row, glimpse),
        ago: seconds_since(row.changed),
        id: row.id,
        game: row.game,
    })
}

fn standing(row: &store::Table, glimpse: Glimpse) -> site::Standing {
    match (row.status, glimpse.ask) {
        (Status::Lobby, _) => site::Standing::Gathering {
            free: row.seats.iter().filter(|it| **it == Sitter::Free).count(),
        },
        (_, Some(ask)) => site::Standing::YourTurn { ask },
        (_, None) => site::Standing::Waiting { whom: glimpse.waits_for },
    }
}

/// Which part of the list of finished games.
#[derive(Deserialize)]
pub(crate) struct Part {
    before: Option<i64>,
}

/// `GET /finished`
pub(crate) async fn finished(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Query(part): Query<Part>,
) -> Result<Markup, Trouble> {
    let me = asker.id().unwrap_or_default();
    let rows = app.store.finished(&me, part.before.unwrap_or(i64::MAX), PAGE).await?;
    let last = rows.last().filter(|_| rows.len() == PAGE as usize);
    let older = last.map(|it| format!("/finished?before={}", it.changed));
    let mut games = Vec::new();
    for row in rows {
        games.push(finished_game(&app, &asker, row).await?);
    }
    Ok(site::finished(&site::Finished { reader: asker.reader(), games, older }))
}

async fn finished_game(
    app: &App,
    asker: &Asker,
    row: store::Table,
) -> Result<site::FinishedGame, Trouble> {
    let who = asker.clone();
    let asked = app.hub.ask(&row.id, move |room| {
        Box::pin(async move { Ok((room.names(who.lang), room.ending(&who).await?, room.mark())) })
    });
    let (players, ending, mark) = asked.await?;
    Ok(site::FinishedGame {
        players,
        ending,
        won: row.won,
        mark,
        date: date(row.changed),
        id: row.id,
        game: row.game,
        options: row.options,
    })
}

/// `GET /journal`: the victories of everybody who plays on this server.
pub(crate) async fn journal(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
) -> Result<Markup, Trouble> {
    let victories = app.store.victories(VICTORIES_MAX).await?;
    let victories = victories.into_iter().map(shown_victory).collect();
    Ok(site::journal(&site::Journal { reader: asker.reader(), victories }))
}

pub(super) fn shown_victory(victory: store::Victory) -> site::Victory {
    let level = victory.options.iter().find(|(key, _)| key == "level");
    let mate = |it: store::Mate| site::Teammate { name: it.name, survived: it.survived };
    site::Victory {
        level: level.map(|(_, value)| value.clone()).unwrap_or_default(),
        team: victory.team.into_iter().map(mate).collect(),
        points: victory.points.try_into().unwrap_or_default(),
        date: date(victory.at),
        id: victory.table,
        game: victory.game,
    }
}
