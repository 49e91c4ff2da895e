//! `/results`: statistics of finished games.

use axum::extract::{Extension, Form, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use desk::forms::{FormFields, field};
use maud::Markup;
use web::site::{self, Counts};

use crate::asker::Asker;
use crate::hub::Shared;
use crate::results::{CountedGames, of_people, of_person, ranking, ratings};
use crate::trouble::Trouble;

/// How many of the last games are counted.
pub(crate) const GAMES_MAX: u32 = 5_000;

/// How many people a ranking lists.
const RANKED_MAX: usize = 100;

pub(super) fn counts(game: &str, counted: CountedGames) -> Counts {
    Counts {
        game: game.to_string(),
        total: counted.total,
        by_options: counted.by_options.into_iter().collect(),
        by_players: counted.by_players.into_iter().collect(),
        by_bots: counted.by_bots.into_iter().collect(),
    }
}

/// `GET /results`: the person's own.
pub(crate) async fn mine(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
) -> Result<Markup, Trouble> {
    let me = asker.id().unwrap_or_default();
    let ended = app.store.ended_of(&me, GAMES_MAX).await?;
    let mut games = Vec::new();
    for (game, counted) in of_person(&ended, &me) {
        // A rating also depends on whom the opponents have played, so all games are needed.
        let rated = match 1 < counted.by_players.keys().copied().max().unwrap_or_default() {
            true => ratings(&app.store.ended(&game, GAMES_MAX).await?).remove(&me),
            false => None,
        };
        games.push((counts(&game, counted), rated));
    }
    let ranked = match asker.session() {
        Some(_) => Some(app.store.is_ranked(&me).await?),
        None => None,
    };
    Ok(site::my_results(&site::MyResults { reader: asker.reader(), games, ranked }))
}

/// `POST /results`: whether the person appears in public rankings.
pub(crate) async fn rank(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Form(fields): Form<FormFields>,
) -> Result<Response, Trouble> {
    let me = asker.id().ok_or_else(|| Trouble::forbidden("error-no-seat"))?;
    app.store.set_ranked(&me, field(&fields, "ranked") == Some("1")).await?;
    Ok(Redirect::to("/results").into_response())
}

/// `GET /results/GAME`: those of everybody.
pub(crate) async fn game(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path(game): Path<String>,
) -> Result<Markup, Trouble> {
    let info = catalogue::info(&game).map_err(|_| Trouble::not_found())?;
    let me = asker.id();
    let ended = app.store.ended(info.id, GAMES_MAX).await?;
    let ranking = ranking(&ended).into_iter().take(RANKED_MAX);
    let ranking = ranking.map(|it| site::RankedShown {
        mine: Some(it.person) == me,
        name: it.name,
        login: it.login,
        rated: it.rated,
    });
    Ok(site::game_results(&site::GameResults {
        reader: asker.reader(),
        counts: counts(info.id, of_people(&ended)),
        ranking: ranking.collect(),
        games: catalogue::GAMES.iter().map(|it| it.id).collect(),
    }))
}
