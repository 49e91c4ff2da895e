//! What teaches the games: their rules, their cards, and first games.

use axum::extract::{Extension, Path, Query, State};
use axum::response::Response;
use desk::forms::FormFields;
use desk::{offer, offers, opening};
use maud::Markup;
use web::guide::Guide;
use web::site;

use super::done;
use super::opening::add;
use crate::asker::Asker;
use crate::hub::Shared;
use crate::limits::Deed;
use crate::trouble::Trouble;

/// `GET /rules`
pub(crate) async fn all(Extension(asker): Extension<Asker>) -> Markup {
    site::learn(&asker.reader(), &offers())
}

/// `GET /rules/GAME`
pub(crate) async fn rules(
    Extension(asker): Extension<Asker>,
    Path(game): Path<String>,
) -> Result<Markup, Trouble> {
    site::rules(&asker.reader(), &game).ok_or_else(Trouble::not_found)
}

/// `GET /cards/GAME`
pub(crate) async fn cards(
    Extension(asker): Extension<Asker>,
    Path(game): Path<String>,
    Query(fields): Query<FormFields>,
) -> Result<Markup, Trouble> {
    site::cards(&asker.reader(), &game, &fields).ok_or_else(Trouble::not_found)
}

/// `GET /lists/GAME`: the cards that a table with the options of the address would be played with.
pub(crate) async fn lists(
    Extension(asker): Extension<Asker>,
    Path(game): Path<String>,
    Query(fields): Query<FormFields>,
) -> Result<Markup, Trouble> {
    let game = catalogue::info(&game).map_err(|_| Trouble::not_found())?;
    let options = fields.iter().filter_map(|(name, value)| {
        Some((name.strip_prefix("option.")?.to_string(), value.clone()))
    });
    let players = fields.iter().find(|it| it.0 == "players").and_then(|it| it.1.parse().ok());
    let players = players.unwrap_or(game.players.0);
    site::lists(&asker.reader(), &offer(game), &options.collect(), players)
        .ok_or_else(Trouble::not_found)
}

/// `POST /guide/GAME`: opens a table that teaches the game.
pub(crate) async fn first_game(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path(game): Path<String>,
) -> Result<Response, Trouble> {
    let guide = Guide::of(&game).ok_or_else(Trouble::not_found)?;
    asker.may(&app, Deed::Open)?;
    let host = asker.somebody(&app).await?;
    let table = add(&app, &host, opening::guide(asker.lang, guide, &host)?).await?;
    Ok(done(&asker, &table, None))
}
