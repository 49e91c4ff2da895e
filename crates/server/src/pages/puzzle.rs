//! `/puzzles`: positions with a clearly best move.

use axum::extract::{Extension, Form, Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use desk::forms::{FormFields, field};
use desk::puzzle::{self, Posed, PuzzleHistory, address};
use maud::Markup;
use serde::Deserialize;
use store::PuzzleTry;

use super::opening::add;
use super::{apart, done};
use crate::App;
use crate::asker::Asker;
use crate::daily;
use crate::hub::Shared;
use crate::limits::Deed;
use crate::trouble::Trouble;

/// So many of the last answers of people say how hard puzzles are.
const ANSWERS_MAX: u32 = 5000;

/// What an address says beside the puzzle: the chapter of the rules to stay with.
#[derive(Deserialize)]
pub(crate) struct Narrowed {
    theme: Option<String>,
}

fn posed(game: &str, number: usize) -> Result<Posed, Trouble> {
    Posed::of(game, number).ok_or_else(Trouble::not_found)
}

/// What the asker has answered so far.
pub(crate) async fn history(app: &App, asker: &Asker) -> Result<PuzzleHistory, Trouble> {
    let tries = match asker.id() {
        Some(person) => app.store.puzzle_tries_of(&person).await?,
        None => Vec::new(),
    };
    Ok(PuzzleHistory::of(tries, daily::today()))
}

async fn tries(app: &App, game: &str) -> Result<Vec<PuzzleTry>, Trouble> {
    Ok(app.store.puzzle_tries(game, ANSWERS_MAX).await?)
}

/// `GET /puzzles`
pub(crate) async fn all(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
) -> Result<Markup, Trouble> {
    Ok(puzzle::all(asker.reader(), &history(&app, &asker).await?))
}

/// `GET /puzzles/GAME`
pub(crate) async fn of_game(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path(game): Path<String>,
    Query(narrowed): Query<Narrowed>,
) -> Result<Markup, Trouble> {
    let (history, tries) = (history(&app, &asker).await?, tries(&app, &game).await?);
    let theme = narrowed.theme;
    let draw = move || puzzle::of_game(asker.reader(), &game, theme.as_deref(), &history, &tries);
    apart(draw).await?.ok_or_else(Trouble::not_found)
}

/// `GET /puzzles/GAME/day`: leads to the puzzle of today.
pub(crate) async fn of_today(Path(game): Path<String>) -> Result<Redirect, Trouble> {
    let number = puzzle::number_of_day(&game, &daily::today()).ok_or_else(Trouble::not_found)?;
    Ok(Redirect::to(&address(&game, number, None)))
}

/// `GET /puzzles/GAME/NUMBER`
pub(crate) async fn show(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path((game, number)): Path<(String, usize)>,
    Query(narrowed): Query<Narrowed>,
) -> Result<Markup, Trouble> {
    let posed = posed(&game, number)?;
    let (history, tries) = (history(&app, &asker).await?, tries(&app, posed.game).await?);
    let theme = narrowed.theme;
    let draw = move || puzzle::page(asker.reader(), &posed, theme.as_deref(), &history, &tries);
    Ok(apart(draw).await??)
}

/// `POST /puzzles/GAME/NUMBER`: the first answer counts.
pub(crate) async fn answer(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path((game, number)): Path<(String, usize)>,
    Query(narrowed): Query<Narrowed>,
    Form(fields): Form<FormFields>,
) -> Result<Response, Trouble> {
    let posed = posed(&game, number)?;
    let no_move = || Trouble::bad("error-no-move");
    let mv = field(&fields, "move").ok_or_else(no_move)?;
    let at = store::now();
    // Nobody becomes a guest for what is no answer.
    let answered = |person: &str| posed.answered(person, mv, at).ok_or_else(no_move);
    answered("")?;
    let person = asker.somebody(&app).await?;
    app.store.add_puzzle_try(&answered(&person.id)?).await?;
    Ok(Redirect::to(&address(posed.game, number, narrowed.theme.as_deref())).into_response())
}

/// `POST /puzzles/GAME/NUMBER/on`: play on from there, against captains, at a new table.
pub(crate) async fn play_on(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path((game, number)): Path<(String, usize)>,
) -> Result<Response, Trouble> {
    let posed = posed(&game, number)?;
    asker.may(&app, Deed::Open)?;
    let host = asker.somebody(&app).await?;
    let table = add(&app, &host, posed.plan(asker.lang, &host)?).await?;
    Ok(done(&asker, &table, None))
}
