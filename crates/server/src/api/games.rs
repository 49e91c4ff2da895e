//! What can be played.

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use catalogue::GameInfo;
use words::Lang;

use super::asked::{Caller, now};
use super::shape::{Daily, Game, Opt, Problem, TableState};
use super::{AppState, JsonAnswer};
use crate::asker::Asker;
use crate::daily as days;
use crate::pages::{Door, daily as day_pages};
use crate::trouble::Trouble;

fn described(lang: Lang, game: &GameInfo) -> Game {
    let option = |it: &tabletop::OptionSpec| Opt {
        key: it.key.to_string(),
        default: it.default.to_string(),
        values: it.values.to_string(),
    };
    Game {
        id: game.id.to_string(),
        name: speech::name(lang, game.id),
        rules: game.rules_revision,
        least: game.players.0,
        most: game.players.1,
        options: game.options.iter().map(option).collect(),
        endings: game.endings.iter().map(ToString::to_string).collect(),
        daily: desk::offer(game).has_daily(),
    }
}

/// The games, with their options.
#[utoipa::path(
    get, path = "/games", tag = "games", security(()),
    responses((status = 200, description = "Every game", body = Vec<Game>),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn games(Extension(asker): Extension<Asker>) -> Json<Vec<Game>> {
    Json(catalogue::GAMES.iter().map(|it| described(asker.lang, it)).collect())
}

/// The card file of a game: every value of every card, as TOML.
#[utoipa::path(
    get, path = "/games/{game}/cards", tag = "games", security(()),
    params(("game" = String, Path, description = "The id of the game")),
    responses((status = 200, description = "The file", body = String, content_type = "text/plain"),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn cards(Path(game): Path<String>) -> Result<impl IntoResponse, Trouble> {
    let cards = catalogue::cards(&game, None).map_err(|_| Trouble::not_found())?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], cards.file))
}

/// The results of today's deal of a game for one.
#[utoipa::path(
    get, path = "/games/{game}/daily", tag = "games", security(()),
    params(("game" = String, Path, description = "The id of the game")),
    responses((status = 200, description = "The results", body = Daily),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn daily(State(app): AppState, Path(game): Path<String>) -> JsonAnswer<Daily> {
    Ok(Json(day_pages::results(&app, &game, &days::today()).await?))
}

/// The results of the deal of an earlier day.
#[utoipa::path(
    get, path = "/games/{game}/daily/{day}", tag = "games", security(()),
    params(("game" = String, Path, description = "The id of the game"),
        ("day" = String, Path, description = "As `YYYY-MM-DD`")),
    responses((status = 200, description = "The results", body = Daily),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn daily_of(
    State(app): AppState,
    Path((game, day)): Path<(String, String)>,
) -> JsonAnswer<Daily> {
    Ok(Json(day_pages::results(&app, &game, &day).await?))
}

/// Begin your one try at today's deal, or come back to it.
#[utoipa::path(
    post, path = "/games/{game}/daily", tag = "games",
    params(("game" = String, Path, description = "The id of the game")),
    responses((status = 201, description = "The table", body = TableState),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn begin_daily(
    State(app): AppState,
    Extension(asker): Extension<Asker>,
    Caller(person): Caller,
    Path(game): Path<String>,
) -> Result<(StatusCode, Json<TableState>), Trouble> {
    let id = day_pages::begin(&app, &asker, &game, person).await?;
    let door = Door { app, asker, id };
    Ok((StatusCode::CREATED, Json(now(&door).await?)))
}
