//! Who asks: guests, accounts and their tokens.

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use store::Person;
use words::Lang;

use super::asked::{Caller, SentJson};
use super::shape::{Credentials, Me, MeChange, NewGuest, Problem, Token};
use super::{AppState, JsonAnswer};
use crate::accounts::begin_session;
use crate::asker::Asker;
use crate::hub::Shared;
use crate::limits::Deed;
use crate::names::{playful, token};
use crate::pages::account::{check_password, open_account};
use crate::pages::people::{free_name, take_name};
use crate::trouble::Trouble;

type Made = Result<(StatusCode, Json<Token>), Trouble>;

async fn described(app: &Shared, person: Person) -> Result<Me, Trouble> {
    Ok(Me {
        account: app.store.account_of(&person.id).await?.is_some(),
        waiting: app.hub.waiting(&person.id).await?,
        name: person.name,
        lang: person.lang,
    })
}

/// A new token of a person.
async fn made(app: &Shared, person: Person) -> Made {
    let token = begin_session(app, &person.id).await?;
    Ok((StatusCode::CREATED, Json(Token { token, me: described(app, person).await? })))
}

/// Become a guest and get a token. Nothing else is needed to play.
#[utoipa::path(
    post, path = "/guests", tag = "people", security(()), request_body = NewGuest,
    responses((status = 201, description = "A token", body = Token),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn guest(
    State(app): AppState,
    Extension(asker): Extension<Asker>,
    SentJson(sent): SentJson<NewGuest>,
) -> Made {
    asker.may(&app, Deed::Open)?;
    let name = match &sent.name {
        Some(typed) => free_name(&app, typed).await?,
        None => playful(asker.lang),
    };
    let person = Person { id: token(26), name, lang: asker.lang.code().to_string() };
    app.store.add_person(&person).await?;
    made(&app, person).await
}

/// Get a token for an account.
#[utoipa::path(
    post, path = "/sessions", tag = "people", security(()), request_body = Credentials,
    responses((status = 201, description = "A token", body = Token),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn sign_in(
    State(app): AppState,
    Extension(asker): Extension<Asker>,
    SentJson(sent): SentJson<Credentials>,
) -> Made {
    let person = check_password(&app, &asker, &sent.fields()).await?;
    made(&app, person).await
}

/// Give the guest that you are a name and a password. Your token stays good.
#[utoipa::path(
    post, path = "/accounts", tag = "people", request_body = Credentials,
    responses((status = 201, description = "You, with an account", body = Me),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn sign_up(
    State(app): AppState,
    Extension(asker): Extension<Asker>,
    Caller(person): Caller,
    SentJson(sent): SentJson<Credentials>,
) -> Result<(StatusCode, Json<Me>), Trouble> {
    if app.store.account_of(&person.id).await?.is_some() {
        return Err(Trouble::conflict("error-signed-in"));
    }
    open_account(&app, &asker, &sent.fields()).await?;
    let me = Me { name: sent.name, ..described(&app, person).await? };
    Ok((StatusCode::CREATED, Json(me)))
}

impl Credentials {
    fn fields(&self) -> Vec<(String, String)> {
        let field = |name: &str, value: &str| (name.to_string(), value.to_string());
        vec![field("name", &self.name), field("password", &self.password)]
    }
}

/// The session of the token that is used.
fn session(asker: &Asker) -> Result<String, Trouble> {
    let id = asker.token().map(str::to_string);
    id.ok_or_else(|| Trouble::unknown("error-no-token"))
}

/// Revoke the token that you use.
#[utoipa::path(
    delete, path = "/sessions/current", tag = "people",
    responses((status = 204, description = "It is worth nothing any more"),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn revoke(
    State(app): AppState,
    Extension(asker): Extension<Asker>,
) -> Result<StatusCode, Trouble> {
    app.store.end_session(&session(&asker)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Revoke all your other tokens, and sign out every browser.
#[utoipa::path(
    delete, path = "/sessions/others", tag = "people",
    responses((status = 204, description = "Only this token is left"),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn revoke_others(
    State(app): AppState,
    Extension(asker): Extension<Asker>,
    Caller(person): Caller,
) -> Result<StatusCode, Trouble> {
    app.store.end_other_sessions(&person.id, &session(&asker)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Who you are here.
#[utoipa::path(
    get, path = "/me", tag = "people",
    responses((status = 200, description = "You", body = Me),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn me(State(app): AppState, Caller(person): Caller) -> JsonAnswer<Me> {
    Ok(Json(described(&app, person).await?))
}

/// Change your name or your language.
#[utoipa::path(
    patch, path = "/me", tag = "people", request_body = MeChange,
    responses((status = 200, description = "You, as you are now", body = Me),
        (status = "default", description = "Why not", body = Problem))
)]
pub(super) async fn change_me(
    State(app): AppState,
    Extension(asker): Extension<Asker>,
    Caller(mut person): Caller,
    SentJson(sent): SentJson<MeChange>,
) -> JsonAnswer<Me> {
    let lang = sent.lang.as_deref().map(|it| Lang::from_code(it).ok_or("error-lang"));
    if let Some(lang) = lang.transpose().map_err(Trouble::bad)? {
        app.store.set_lang(&person.id, lang.code()).await?;
        person.lang = lang.code().to_string();
    }
    if let Some(name) = &sent.name {
        person.name = take_name(&app, &asker, name).await?;
    }
    Ok(Json(described(&app, person).await?))
}
