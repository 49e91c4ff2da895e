//! What every call comes with: who asks, and what they sent.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Extension, FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::IntoResponse as _;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use store::Person;

use super::shape::TableState;
use crate::asker::Asker;
use crate::guard::is_strange;
use crate::hub::Shared;
use crate::pages::Door;
use crate::trouble::Trouble;

/// Somebody who is known, by a token or by the cookie of the page.
pub(super) struct Caller(pub(super) Person);

impl FromRequestParts<Shared> for Caller {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Caller, Trouble> {
        let asker = Extension::<Asker>::from_request_parts(parts, app).await;
        let Extension(asker) = asker.map_err(|_| Trouble::broken())?;
        let person = asker.person().cloned();
        person.map(Caller).ok_or_else(|| Trouble::unknown("error-no-token"))
    }
}

/// What was sent as JSON.
pub(super) struct SentJson<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<Shared> for SentJson<T> {
    type Rejection = Trouble;

    async fn from_request(request: Request, app: &Shared) -> Result<SentJson<T>, Trouble> {
        // An object: a list of its values in order would do for a type, but not for the document.
        let read = Json::<Map<String, Value>>::from_request(request, app).await;
        let Json(object) = read.map_err(unreadable)?;
        if !object.values().all(is_plain) {
            return Err(Trouble::new(StatusCode::BAD_REQUEST, "error-malformed"));
        }
        let read = serde_json::from_value(Value::Object(object));
        let malformed = Trouble::bad("error-malformed");
        read.map(SentJson).map_err(|it| malformed.with("detail", it.to_string()))
    }
}

/// Whether no text in it holds control characters but for lines and tabs.
fn is_plain(value: &Value) -> bool {
    match value {
        Value::String(text) => !text.contains(is_strange),
        Value::Array(all) => all.iter().all(is_plain),
        Value::Object(all) => all.values().all(is_plain),
        Value::Null | Value::Bool(_) | Value::Number(_) => true,
    }
}

fn unreadable(rejection: JsonRejection) -> Trouble {
    let detail = rejection.body_text();
    match rejection.into_response().status() {
        StatusCode::PAYLOAD_TOO_LARGE => {
            Trouble::new(StatusCode::PAYLOAD_TOO_LARGE, "error-too-large")
        }
        status => Trouble::new(status, "error-malformed").with("detail", detail),
    }
}

/// The table as it stands now for the one who asks.
pub(super) async fn now(door: &Door) -> Result<TableState, Trouble> {
    let asker = door.asker.clone();
    door.look(|it| Box::pin(async move { it.state_data(&asker, false).await })).await
}

/// Asks something of the table and answers it as it stands then. Who believed the table otherwise is
/// told how it stands as well.
pub(super) async fn act(door: &Door, request: room::Request) -> Result<Json<TableState>, Trouble> {
    match door.ask(request).await {
        Ok(_) => Ok(Json(now(door).await?)),
        Err(trouble) if trouble.status == StatusCode::CONFLICT => {
            let table = now(door).await.ok().map(Box::new);
            Err(Trouble { table, ..trouble })
        }
        Err(trouble) => Err(trouble),
    }
}

/// A table that was just opened, as it stands.
pub(super) async fn opened(
    door: &Door,
    table: String,
) -> Result<(StatusCode, Json<TableState>), Trouble> {
    let next = Door { app: door.app.clone(), asker: door.asker.clone(), id: table };
    Ok((StatusCode::CREATED, Json(now(&next).await?)))
}
