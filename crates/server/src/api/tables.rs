//! Finding tables and opening them.

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use desk::lists::host_of;
use desk::opening;
use room::Clock;
use room::names::{self, plain};
use store::{Sitter, TableFacts};
use tabletop::Seat;
use web::site::{ClockChoice, NewTableForm, SeatChoice};

use super::asked::{Caller, SentJson, now, opened};
use super::shape::{MyTables, NewTable, OpenTable, Problem, SeatState, Sits, TableState};
use super::{AppState, JsonAnswer};
use crate::asker::Asker;
use crate::pages::opening::{dealt_again, once_more, open_as, refusal};
use crate::pages::{Door, lists};
use crate::trouble::Trouble;

/// Tables that are listed at once.
const OPEN_MAX: u32 = 50;

type OpenedTable = Result<(StatusCode, Json<TableState>), Trouble>;

/// Your tables that are not over, those that wait for you first.
#[utoipa::path(
    get, path = "/me/tables", tag = "people",
    responses((status = 200, description = "Your tables", body = MyTables),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn mine(
    State(app): AppState,
    Extension(asker): Extension<Asker>,
    _: Caller,
) -> JsonAnswer<MyTables> {
    Ok(Json(lists::tables_as_data(lists::my_tables(&app, &asker).await?)))
}

/// Open tables with a free seat, the latest first.
#[utoipa::path(
    get, path = "/tables", tag = "tables", security(()),
    responses((status = 200, description = "At most 50 tables", body = Vec<OpenTable>),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn open_tables(
    State(app): AppState,
    Extension(asker): Extension<Asker>,
) -> JsonAnswer<Vec<OpenTable>> {
    let tables = app.store.open_tables(OPEN_MAX).await?;
    Ok(Json(tables.into_iter().map(|it| described(&asker, it)).collect()))
}

fn described(asker: &Asker, table: TableFacts) -> OpenTable {
    let seat = |(seat, sitter): (usize, &Sitter)| SeatState {
        name: plain(&names::sitter(asker.lang, Seat(seat as u8), sitter)),
        bot: sitter.bot().map(str::to_string),
        style: None,
        free: *sitter == Sitter::Free,
    };
    OpenTable {
        host: plain(&host_of(asker.lang, &table)),
        seats: table.seats.iter().enumerate().map(seat).collect(),
        options: table.options.into_iter().collect(),
        table: table.id,
        game: table.game,
        lang: table.lang,
        created: table.created,
    }
}

/// Open a table. With no seat kept free by a link its game begins at once.
#[utoipa::path(
    post, path = "/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, description = "The table", body = TableState),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn open(
    State(app): AppState,
    Extension(asker): Extension<Asker>,
    _: Caller,
    SentJson(sent): SentJson<NewTable>,
) -> OpenedTable {
    let game = catalogue::info(&sent.game)
        .map_err(|_| Trouble::bad("error-game").with("game", sent.game.as_str()))?;
    let usual = opening::usual(asker.lang, game);
    match open_as(&app, &asker, game, filled(usual, sent)).await? {
        Ok(id) => {
            let door = Door { app, asker, id };
            Ok((StatusCode::CREATED, Json(now(&door).await?)))
        }
        Err((_, problems)) => Err(refusal(&problems)),
    }
}

/// The form of the page, filled in as a program says.
fn filled(usual: NewTableForm, sent: NewTable) -> NewTableForm {
    let seats: Vec<SeatChoice> = sent.seats.into_iter().map(choice).collect();
    NewTableForm {
        options: sent.options.into_iter().collect(),
        seats: if seats.is_empty() { usual.seats } else { seats },
        open: sent.open,
        no_hints: sent.no_hints,
        clock: sent.clock.map_or_else(ClockChoice::default, clock),
        game: usual.game,
        lang: usual.lang,
        club: None,
    }
}

fn choice(sits: Sits) -> SeatChoice {
    match sits {
        Sits::Me => SeatChoice::Me,
        Sits::Link => SeatChoice::Link,
        Sits::Bot(level) => SeatChoice::Bot(level),
        Sits::Here(name) => SeatChoice::Here(name),
    }
}

/// What is no clock stays none, and is refused with the rest of the form.
fn clock(text: String) -> ClockChoice {
    let (kind, minutes, seconds, days) = match text.parse() {
        Ok(Clock::Live { minutes, seconds }) => ("live", minutes, seconds, 0),
        Ok(Clock::Turns { days }) => ("turns", 0, 0, days),
        Err(_) => ("turns", 0, 0, 0),
    };
    let [minutes, seconds, days] = [minutes, seconds, days].map(|it| it.to_string());
    ClockChoice { kind: kind.to_string(), minutes, seconds, days }
}

/// Play again with the same people: opens that table, or sits down there if it is open already.
#[utoipa::path(
    post, path = "/tables/{id}/again", tag = "tables",
    params(("id" = String, Path, description = "The table")),
    responses((status = 201, description = "The other table", body = TableState),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn again(door: Door, Caller(person): Caller) -> OpenedTable {
    let table = once_more(&door, person).await?;
    opened(&door, table).await
}

/// Play the same deal again. A game for one that still runs is given up.
#[utoipa::path(
    post, path = "/tables/{id}/same-deal", tag = "tables",
    params(("id" = String, Path, description = "The table")),
    responses((status = 201, description = "The other table", body = TableState),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn same_deal(door: Door, Caller(person): Caller) -> OpenedTable {
    let table = dealt_again(&door, person).await?;
    opened(&door, table).await
}
