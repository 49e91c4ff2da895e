//! Which address does what.

use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use desk::forms::PLAIN_FORMS;
use tower_http::compression::CompressionLayer;
use tower_http::trace::TraceLayer;

use crate::hub::Shared;
use crate::pages::{
    account, club, club_acts, company, daily, duel, help, home, import, learn, lists, opening,
    people, player, puzzle, reminders, replay, results, review, scenario, study, study_acts, table,
    tournament, workshop,
};
use crate::{api, asker, assets, guard, meters, offline, stream};

/// Every address.
pub(crate) fn router(app: Shared) -> Router {
    Router::new()
        .route("/", get(home::home))
        .route("/new", get(opening::form).post(opening::open))
        .route("/play-now", post(opening::play_now))
        .route("/tables", get(lists::mine))
        .route("/finished", get(lists::finished))
        .route("/journal", get(lists::journal))
        .route("/results", get(results::mine).post(results::rank))
        .route("/results/{game}", get(results::game))
        .route("/daily", get(daily::first))
        .route("/daily/{game}", get(daily::today).post(daily::play))
        .route("/daily/{game}/{day}", get(daily::past))
        .route("/import", get(import::page).post(import::take))
        .route("/workshop/{game}", get(workshop::page).post(workshop::upload))
        .route("/workshop/{game}/file", get(workshop::file))
        .route("/puzzles", get(puzzle::all))
        .route("/puzzles/{game}", get(puzzle::of_game))
        .route("/puzzles/{game}/day", get(puzzle::of_today))
        .route("/puzzles/{game}/{number}", get(puzzle::show).post(puzzle::answer))
        .route("/puzzles/{game}/{number}/on", post(puzzle::play_on))
        .route("/duels", get(duel::mine).post(duel::open))
        .route("/duels/{id}", get(duel::show))
        .route("/duels/{id}/play", post(duel::play))
        .route("/duels/{id}/give-up", post(duel::give_up))
        .route("/duels/{id}/board/{side}", get(duel::board))
        .merge(club_routes())
        .merge(study_routes())
        .merge(scenario_routes())
        .route("/tournaments", get(tournament::all).post(tournament::open))
        .route("/tournaments/{id}", get(tournament::show))
        .route("/tournaments/{id}/join", post(tournament::join))
        .route("/tournaments/{id}/leave", post(tournament::leave))
        .route("/tournaments/{id}/begin", post(tournament::start))
        .route("/tournaments/{id}/events", get(tournament::pings))
        .route("/about", get(home::about))
        .route("/offline", get(home::offline))
        .route("/people/{name}", get(player::show))
        .route("/name", get(people::name_page).post(people::rename))
        .route("/lang/{code}", get(people::lang))
        .merge(api::router())
        .merge(learning_routes())
        .merge(account_routes())
        .nest("/t/{id}", table_routes())
        .layer(from_fn_with_state(app.clone(), guard::plain))
        .layer(from_fn(guard::same_origin))
        .layer(from_fn_with_state(app.clone(), asker::meet))
        .route("/healthz", get(home::healthz))
        .route("/assets/{name}", get(assets::asset))
        .route("/worker.js", get(assets::worker))
        .route("/offline.json", get(offline::about))
        .route("/rempart.wasm.gz", get(offline::file))
        .route("/manifest/{lang}", get(assets::manifest))
        .layer(from_fn(guard::headers))
        .layer(CompressionLayer::new())
        .layer(TraceLayer::new_for_http())
        .layer(from_fn(meters::requests))
        .with_state(app)
}

fn learning_routes() -> Router<Shared> {
    Router::new()
        .route("/rules", get(learn::all))
        .route("/rules/{game}", get(learn::rules))
        .route("/cards/{game}", get(learn::cards))
        .route("/lists/{game}", get(learn::lists))
        .route("/guide/{game}", post(learn::first_game))
}

fn club_routes() -> Router<Shared> {
    Router::new()
        .route("/clubs", get(club::all).post(club_acts::open))
        .route("/clubs/{id}", get(club::show))
        .route("/clubs/{id}/events", get(club::pings))
        .route("/clubs/{id}/join", post(club_acts::join))
        .route("/clubs/{id}/leave", post(club_acts::leave))
        .route("/clubs/{id}/settings", post(club_acts::set))
        .route("/clubs/{id}/renew", post(club_acts::renew))
        .route("/clubs/{id}/remove", post(club_acts::remove))
        .route("/clubs/{id}/pardon", post(club_acts::pardon))
        .route("/clubs/{id}/hand-over", post(club_acts::hand_over))
        .route("/clubs/{id}/close", post(club_acts::close))
}

fn study_routes() -> Router<Shared> {
    Router::new()
        .route("/studies", get(study::all).post(study_acts::open))
        .route("/studies/{id}", get(study::show))
        .route("/studies/{id}/board/{number}", get(study::board))
        .route("/studies/{id}/settings", post(study_acts::set))
        .route("/studies/{id}/delete", post(study_acts::delete))
        .route("/studies/{id}/chapters", post(study_acts::add_chapter))
        .route("/studies/{id}/chapters/{number}", post(study_acts::set_chapter))
        .route("/studies/{id}/chapters/{number}/delete", post(study_acts::remove_chapter))
        .route("/studies/{id}/notes", post(study_acts::note))
}

fn scenario_routes() -> Router<Shared> {
    Router::new()
        .route("/scenarios", get(scenario::all).post(scenario::publish))
        .route("/scenarios/{id}", get(scenario::show))
        .route("/scenarios/{id}/cards", get(scenario::cards))
        .route("/scenarios/{id}/play", post(scenario::play))
        .route("/scenarios/{id}/vote", post(scenario::vote))
        .route("/scenarios/{id}/delete", post(scenario::delete))
}

fn account_routes() -> Router<Shared> {
    Router::new()
        .route("/sign-up", get(account::sign_up_page).post(account::sign_up))
        .route("/sign-in", get(account::sign_in_page).post(account::sign_in))
        .route("/sign-out", post(account::sign_out))
        .route("/reminders", get(reminders::page).post(reminders::keep))
        .route("/reminders/devices", post(reminders::add_device))
        .route("/reminders/devices/off", post(reminders::remove_device))
        .route("/account", get(account::page))
        .route("/account/password", post(account::change_password))
        .route("/account/devices", post(account::sign_out_elsewhere))
        .route("/account/shown", post(player::keep_shown))
        .route("/account/export", get(account::export))
        .route("/account/delete", post(account::delete))
}

fn table_routes() -> Router<Shared> {
    let plain =
        |router: Router<Shared>, name: &&str| router.route(&format!("/{name}"), post(table::form));
    PLAIN_FORMS
        .iter()
        .fold(Router::new(), plain)
        .route("/", get(table::show))
        .route("/sit", post(table::sit))
        .route("/back", get(table::back))
        .route("/confirms", post(table::confirms))
        .route("/say", post(table::say))
        .route("/hint", post(help::hint))
        .route("/beside", post(company::beside))
        .route("/again", post(opening::again))
        .route("/same-deal", post(opening::same_deal))
        .route("/challenge", post(opening::challenge))
        .route("/duel", post(duel::challenge))
        .route("/review", get(review::show))
        .route("/review/events", get(review::pings))
        .route("/replay", get(replay::show).post(replay::play_on))
        .route("/future", get(replay::future))
        .route("/moment", get(replay::moment))
        .route("/comic", get(replay::comic))
        .route("/comic.svg", get(replay::comic_sheet))
        .route("/record", get(table::record))
        .route("/stream", get(stream::fragments))
        .route("/events", get(stream::pings))
}
