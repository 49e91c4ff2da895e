//! The pages that teach the games: their rules and their cards.

use axum::extract::{Extension, Path};
use maud::Markup;
use web::site;

use super::offers;
use crate::asker::Asker;
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
