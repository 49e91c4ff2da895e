//! Pages where people build what a game is played with, such as a scenario. The result is a text
//! that can be saved as a file and loaded again. Which game has such a page, only `web` knows.

use axum::extract::{Extension, Multipart, Path, Query};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use desk::forms::FormFields;
use frame::looks::Workshop;
use maud::Markup;
use web::boards;

use crate::asker::Asker;
use crate::guard::is_strange;
use crate::trouble::Trouble;

/// `GET /workshop/GAME`
pub(crate) async fn page(
    Extension(asker): Extension<Asker>,
    Path(game): Path<String>,
    Query(fields): Query<FormFields>,
) -> Result<Markup, Trouble> {
    Ok((workshop(&game)?.page)(&asker.reader(), &fields))
}

/// `POST /workshop/GAME`: loads a file.
pub(crate) async fn upload(
    Extension(asker): Extension<Asker>,
    Path(game): Path<String>,
    form: Multipart,
) -> Result<Markup, Trouble> {
    Ok((workshop(&game)?.page)(&asker.reader(), &texts(form).await))
}

/// The fields of a form with a file, as texts.
pub(super) async fn texts(mut form: Multipart) -> FormFields {
    let mut fields = FormFields::new();
    while let Ok(Some(field)) = form.next_field().await {
        let name = field.name().unwrap_or_default().to_string();
        // Bytes that are not text cannot be read by the page either; it says so.
        let bytes = field.bytes().await.unwrap_or_default();
        let text = String::from_utf8_lossy(&bytes).replace(is_strange, "\u{fffd}");
        fields.push((name, text));
    }
    fields
}

/// `GET /workshop/GAME/file`
pub(crate) async fn file(
    Path(game): Path<String>,
    Query(fields): Query<FormFields>,
) -> Result<Response, Trouble> {
    let text = (workshop(&game)?.built)(&fields);
    let name = format!("attachment; filename=\"{game}.txt\"");
    let headers =
        [(CONTENT_TYPE, "text/plain; charset=utf-8".to_string()), (CONTENT_DISPOSITION, name)];
    Ok((headers, text + "\n").into_response())
}

fn workshop(game: &str) -> Result<Workshop, Trouble> {
    let workshop = boards::of(game).and_then(|it| it.workshop());
    workshop.ok_or_else(|| Trouble::bad("error-game").with("game", game))
}
