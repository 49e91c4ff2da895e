//! My tables, finished games, the journal.

use axum::Json;
use axum::extract::{Extension, Query, State};
use axum::response::{IntoResponse, Response};
use desk::days::date;
use desk::lists;
use maud::Markup;
use serde::Deserialize;
use store::TableFacts;
use web::site;

use crate::App;
use crate::api::shape;
use crate::asker::Asker;
use crate::hub::Shared;
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
        return Ok(Json(tables_as_data(tables)).into_response());
    }
    Ok(site::tables(&site::MyTables { reader: asker.reader(), tables }).into_response())
}

/// The same for programs.
pub(crate) fn tables_as_data(tables: Vec<site::MyTable>) -> shape::MyTables {
    let tables: Vec<shape::MyTable> = tables.into_iter().map(table_as_data).collect();
    let turns = tables.iter().filter(|it| it.turn).map(|it| it.table.clone()).collect();
    shape::MyTables { tables, turns }
}

fn table_as_data(it: site::MyTable) -> shape::MyTable {
    let (ask, waits_for, free) = match it.standing {
        site::TableStanding::YourTurn { ask } => (Some(ask), Vec::new(), 0),
        site::TableStanding::Waiting { whom } => (None, whom, 0),
        site::TableStanding::Gathering { free } => (None, Vec::new(), free),
    };
    shape::MyTable {
        table: it.id,
        game: it.game,
        turn: ask.is_some(),
        ask,
        waits_for,
        free,
        with: it.with,
        left: it.left.map(shape::Left::from),
    }
}

/// The tables of the person who asks, first those that wait for them.
pub(crate) async fn my_tables(app: &App, asker: &Asker) -> Result<Vec<site::MyTable>, Trouble> {
    let Some(person) = asker.person() else { return Ok(Vec::new()) };
    let mut tables = Vec::new();
    for row in app.store.tables_of(&person.id).await? {
        tables.push(my_table(app, asker, row).await?);
    }
    lists::sort(&mut tables);
    Ok(tables)
}

async fn my_table(app: &App, asker: &Asker, row: TableFacts) -> Result<site::MyTable, Trouble> {
    let who = asker.clone();
    let glimpse =
        app.hub.look(&row.id, move |it| Box::pin(async move { it.glimpse(&who).await })).await?;
    Ok(lists::my_table(&asker.asking(), &row, glimpse, store::now()))
}

/// Which part of the list of finished games.
#[derive(Deserialize)]
pub(crate) struct ListPart {
    before: Option<i64>,
}

/// `GET /finished`
pub(crate) async fn finished(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Query(part): Query<ListPart>,
) -> Result<Markup, Trouble> {
    let rows = rows_before(&app, &asker, part.before).await?;
    let last = rows.last().filter(|_| rows.len() == PAGE as usize);
    let older = last.map(|it| format!("/finished?before={}", it.changed));
    let mut games = Vec::new();
    for row in rows {
        games.push(finished_game(&app, &asker, row).await?);
    }
    Ok(site::finished(&site::Finished { reader: asker.reader(), games, older }))
}

/// A page of the finished games that this person may find, the latest first.
async fn rows_before(
    app: &App,
    asker: &Asker,
    before: Option<i64>,
) -> Result<Vec<TableFacts>, Trouble> {
    let me = asker.id().unwrap_or_default();
    Ok(app.store.finished(&me, before.unwrap_or(i64::MAX), PAGE).await?)
}

/// The same for programs.
pub(crate) async fn finished_as_data(
    app: &App,
    asker: &Asker,
    before: Option<i64>,
) -> Result<Vec<shape::Finished>, Trouble> {
    let mut games = Vec::new();
    for row in rows_before(app, asker, before).await? {
        let at = row.changed;
        let game = finished_game(app, asker, row).await?;
        games.push(shape::Finished {
            table: game.id,
            game: game.game,
            options: game.options.into_iter().collect(),
            players: game.players,
            ending: game.ending,
            won: game.won,
            at,
        });
    }
    Ok(games)
}

/// The victories of everybody, for programs.
pub(crate) async fn victories(app: &App) -> Result<Vec<shape::Victory>, Trouble> {
    let victory = |it: store::Victory| shape::Victory {
        table: it.table,
        game: it.game,
        options: it.options.into_iter().collect(),
        team: it.team.into_iter().map(mate).collect(),
        points: it.points,
        at: it.at,
    };
    Ok(app.store.victories(VICTORIES_MAX).await?.into_iter().map(victory).collect())
}

fn mate(it: store::Mate) -> shape::Mate {
    shape::Mate { name: it.name, survived: it.survived }
}

pub(super) async fn finished_game(
    app: &App,
    asker: &Asker,
    row: TableFacts,
) -> Result<site::FinishedGame, Trouble> {
    let who = asker.clone();
    let asked = app.hub.look(&row.id, move |it| {
        Box::pin(async move {
            let showing = it.showing();
            Ok((it.names(who.lang), showing.ending(&who.asking()), showing.mark()))
        })
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

pub(super) fn shown_victory(victory: store::Victory) -> site::VictoryShown {
    let level = victory.options.iter().find(|(key, _)| key == "level");
    let mate = |it: store::Mate| site::Teammate { name: it.name, survived: it.survived };
    site::VictoryShown {
        level: level.map(|(_, value)| value.clone()).unwrap_or_default(),
        team: victory.team.into_iter().map(mate).collect(),
        points: victory.points.try_into().unwrap_or_default(),
        date: date(victory.at),
        id: victory.table,
        game: victory.game,
    }
}
