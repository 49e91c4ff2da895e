//! Where one builds what a table of a game is played with: a page, and a text that comes and goes
//! as a file. Which game has what, only `web` knows.

use axum::extract::{Extension, Multipart, Path, Query};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use maud::Markup;
use web::boards;

use super::Fields;
use crate::asker::Asker;
use crate::guard::is_strange;
use crate::trouble::Trouble;

/// `GET /workshop/GAME`
pub(crate) async fn page(
    Extension(asker): Extension<Asker>,
    Path(game): Path<String>,
    Query(fields): Query<Fields>,
) -> Result<Markup, Trouble> {
    boards::workshop(&game, &asker.reader(), &fields).ok_or_else(|| nowhere(&game))
}

/// `POST /workshop/GAME`: a file comes back.
pub(crate) async fn upload(
    Extension(asker): Extension<Asker>,
    Path(game): Path<String>,
    mut form: Multipart,
) -> Result<Markup, Trouble> {
    let mut fields = Fields::new();
    while let Ok(Some(field)) = form.next_field().await {
        let name = field.name().unwrap_or_default().to_string();
        // Bytes that are no text cannot be read as a scenario either; the page says so.
        let bytes = field.bytes().await.unwrap_or_default();
        let text = String::from_utf8_lossy(&bytes).replace(is_strange, "\u{fffd}");
        fields.push((name, text));
    }
    boards::workshop(&game, &asker.reader(), &fields).ok_or_else(|| nowhere(&game))
}

/// `GET /workshop/GAME/file`
pub(crate) async fn file(
    Path(game): Path<String>,
    Query(fields): Query<Fields>,
) -> Result<Response, Trouble> {
    let text = boards::built(&game, &fields).ok_or_else(|| nowhere(&game))?;
    let name = format!("attachment; filename=\"{game}.txt\"");
    let headers =
        [(CONTENT_TYPE, "text/plain; charset=utf-8".to_string()), (CONTENT_DISPOSITION, name)];
    Ok((headers, text + "\n").into_response())
}

fn nowhere(game: &str) -> Trouble {
    Trouble::bad("error-game").with("game", game)
}
