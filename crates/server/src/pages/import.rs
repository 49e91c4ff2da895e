//! `/import`: a game from a file goes on here.

use axum::extract::{Extension, Multipart, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use desk::forms::{FormFields, field};
use desk::import::{self, ImportFault, ImportedGame};
use maud::Markup;

use super::opening::{add, cards_of};
use super::{apart, done, workshop};
use crate::App;
use crate::asker::Asker;
use crate::hub::Shared;
use crate::limits::Deed;
use crate::trouble::Trouble;

/// `GET /import`
pub(crate) async fn page(Extension(asker): Extension<Asker>) -> Markup {
    import::page(asker.reader(), None)
}

/// `POST /import`: the file; then, with its text, the seat of the asker.
pub(crate) async fn take(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    form: Multipart,
) -> Result<Response, Trouble> {
    let fields = workshop::texts(form).await;
    let text = field(&fields, "record").unwrap_or_default().to_string();
    asker.may(&app, Deed::Open)?;
    match read(&app, &text).await? {
        Ok(game) => go_on(&app, &asker, &game, &fields, text).await,
        Err(fault) => {
            let page = import::page(asker.reader(), Some(&fault));
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
    }
}

/// The game of a file, or why there is none.
async fn read(app: &App, text: &str) -> Result<Result<ImportedGame, ImportFault>, Trouble> {
    let record = match import::record(text) {
        Ok(record) => record,
        Err(fault) => return Ok(Err(fault)),
    };
    let cards = cards_of(app, &record.game, record.cards.clone()).await.ok();
    let cards = cards.map(|(_, file)| file);
    apart(move || import::replayed(record, cards.as_deref())).await
}

async fn go_on(
    app: &App,
    asker: &Asker,
    game: &ImportedGame,
    fields: &FormFields,
    text: String,
) -> Result<Response, Trouble> {
    let host = asker.somebody(app).await?;
    match game.plan(asker.lang, fields, &host) {
        None => Ok(game.page(asker.reader(), text).into_response()),
        Some(plan) => Ok(done(asker, &add(app, &host, plan).await?, None)),
    }
}
