//! The API: everything that the pages do, for other programs, and the document that describes it.
//!
//! Handlers read a request and hand the work to what the pages use too. `shape` holds the types
//! of all that is sent and answered; the document is made from them and from the handlers.

mod asked;
mod events;
mod games;
mod lobby;
mod page;
mod past;
mod people;
mod play;
pub(crate) mod shape;
mod tables;

use std::sync::Arc;

use axum::Json;
use axum::Router;
use axum::extract::State;
use axum::routing::get;
use utoipa::openapi::OpenApi as Document;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::{Modify, OpenApi};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::hub::Shared;
use crate::trouble::Trouble;

/// Under which address everything stands.
const BASE: &str = "/api/v1";

/// What the document says beside the calls.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Rempart",
        version = "1",
        description = "Games about invasions at one table, for other programs: open a table or \
            join one, see what you may see, make the moves that you are offered, and hear what \
            happens. Seats count from 0. Within version 1 answers may get new fields; none \
            changes its meaning or goes away."
    ),
    modifiers(&TokenScheme),
    components(schemas(shape::Standing)),
    security(("token" = [])),
    tags(
        (name = "people", description = "Who asks"),
        (name = "games", description = "What can be played"),
        (name = "tables", description = "Finding and opening tables"),
        (name = "lobby", description = "Before the game, and who comes and goes"),
        (name = "play", description = "During the game"),
        (name = "past", description = "Games that are over")
    )
)]
struct ApiDocument;

/// How somebody says who they are.
struct TokenScheme;

impl Modify for TokenScheme {
    fn modify(&self, document: &mut Document) {
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        document.components.get_or_insert_default().add_security_scheme("token", scheme);
    }
}

/// Every call, with its description.
fn calls() -> OpenApiRouter<Shared> {
    let people = OpenApiRouter::new()
        .routes(routes!(people::guest))
        .routes(routes!(people::sign_in))
        .routes(routes!(people::sign_up))
        .routes(routes!(people::revoke))
        .routes(routes!(people::revoke_others))
        .routes(routes!(people::me, people::change_me))
        .routes(routes!(tables::mine));
    let games = OpenApiRouter::new()
        .routes(routes!(games::games))
        .routes(routes!(games::cards))
        .routes(routes!(games::daily, games::begin_daily))
        .routes(routes!(games::daily_of));
    let tables = OpenApiRouter::new()
        .routes(routes!(tables::open_tables, tables::open))
        .routes(routes!(tables::again))
        .routes(routes!(tables::same_deal))
        .routes(routes!(play::state));
    let past = OpenApiRouter::new()
        .routes(routes!(past::finished))
        .routes(routes!(past::journal))
        .routes(routes!(past::record))
        .routes(routes!(past::verify))
        .routes(routes!(past::replay, past::play_on))
        .routes(routes!(past::review));
    people.merge(games).merge(tables).merge(lobby_calls()).merge(play_calls()).merge(past)
}

fn lobby_calls() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(lobby::enter))
        .routes(routes!(lobby::sit))
        .routes(routes!(lobby::beside))
        .routes(routes!(lobby::free))
        .routes(routes!(lobby::bot))
        .routes(routes!(lobby::start))
        .routes(routes!(lobby::leave))
        .routes(routes!(lobby::resign))
        .routes(routes!(lobby::agree))
        .routes(routes!(lobby::send_away))
        .routes(routes!(lobby::uncover))
        .routes(routes!(lobby::cover))
}

fn play_calls() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(play::play))
        .routes(routes!(play::undo))
        .routes(routes!(play::restart))
        .routes(routes!(play::confirm))
        .routes(routes!(play::say))
        .routes(routes!(play::hint))
        .routes(routes!(play::relieve))
        .routes(routes!(play::come_back))
        .routes(routes!(events::log))
        .routes(routes!(events::stream))
}

fn all() -> (Router<Shared>, Document) {
    let framed = OpenApiRouter::with_openapi(ApiDocument::openapi());
    framed.nest(BASE, calls()).split_for_parts()
}

/// The document, as `docs/openapi.json` keeps it.
pub fn document() -> String {
    all().1.to_pretty_json().expect("a document is plain data") + "\n"
}

/// Every address of the API, its document and the page about it.
pub(crate) fn router() -> Router<Shared> {
    let (calls, document) = all();
    let (page, document) = (Arc::new(page::of(&document)), Arc::new(document));
    calls
        .route("/api/v1/openapi.json", get(move || async move { Json(document) }))
        .route("/api", get(move |asker| async move { page::show(asker, &page) }))
}

/// Something answered as JSON, or why not.
type JsonAnswer<T> = Result<Json<T>, Trouble>;

/// The server.
type AppState = State<Shared>;
