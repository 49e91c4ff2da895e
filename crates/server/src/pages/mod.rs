//! What each address answers: reads the request, asks the store and the rooms, and fills in the
//! structs of `web::site`.

pub(crate) mod account;
pub(crate) mod club;
pub(crate) mod club_acts;
mod club_door;
pub(crate) mod company;
pub(crate) mod daily;
mod door;
pub(crate) mod duel;
pub(crate) mod help;
pub(crate) mod home;
pub(crate) mod import;
pub(crate) mod learn;
pub(crate) mod lists;
pub(crate) mod opening;
pub(crate) mod people;
pub(crate) mod player;
pub(crate) mod puzzle;
pub(crate) mod reminders;
pub(crate) mod replay;
pub(crate) mod results;
pub(crate) mod review;
pub(crate) mod scenario;
pub(crate) mod study;
pub(crate) mod study_acts;
pub(crate) mod table;
pub(crate) mod tournament;
mod tournament_groups;
pub(crate) mod workshop;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use desk::forms::{FormFields, field, tidy};
use serde_json::{Value, json};
use store::Person;
use web::site::FormTried;

pub(crate) use door::Door;

use crate::App;
use crate::asker::Asker;
use crate::limits::Deed;
use crate::trouble::Trouble;

/// The person who asks, if they have an account; `why` says why a guest cannot do that.
async fn with_account(asker: &Asker, app: &App, why: &str) -> Result<Person, Trouble> {
    asker.welcome(app)?;
    // A program that shows a token has an account or not; the store says which.
    let signed = asker.session().or(asker.token()).and(asker.person());
    let person = signed.cloned().ok_or_else(|| Trouble::forbidden(why))?;
    match app.store.account_of(&person.id).await? {
        Some(_) => Ok(person),
        None => Err(Trouble::forbidden(why)),
    }
}

/// How long what a club or a study says about itself is, in characters.
const ABOUT_MAX: usize = 300;

/// What was typed, within so many characters.
fn within(fields: &FormFields, name: &str, most: usize) -> Result<String, Trouble> {
    let text = tidy(field(fields, name).unwrap_or_default());
    let short = (text.chars().count() <= most).then_some(text);
    short.ok_or_else(|| Trouble::bad("error-words-long").with("most", most.to_string()))
}

/// Does what takes a while of a processor, such as to play a game again or to draw a large page, on a
/// thread of its own: no move waits behind it. A panic of the rules ends only that.
async fn apart<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Trouble> {
    tokio::task::spawn_blocking(work).await.map_err(|_| Trouble::broken())
}

/// The form that was sent, with why it was refused.
///
/// # Errors
/// The trouble itself, where other words in the form would not help, or where a program sent it.
fn tried(asker: &Asker, fields: &FormFields, trouble: &Trouble) -> Result<FormTried, Trouble> {
    match is_about_fields(trouble) && !asker.json {
        true => Ok(FormTried { sent: fields.clone(), problem: trouble.sentence(asker.lang) }),
        false => Err(trouble.clone()),
    }
}

/// Whether other words in the form would help.
fn is_about_fields(trouble: &Trouble) -> bool {
    let statuses =
        [StatusCode::BAD_REQUEST, StatusCode::CONFLICT, StatusCode::UNPROCESSABLE_ENTITY];
    statuses.contains(&trouble.status)
}

/// How long the title of a study or of a scenario is, in characters.
const TITLE_MAX: usize = 60;

/// The title that was typed.
fn titled(fields: &FormFields) -> Result<String, Trouble> {
    let name = within(fields, "name", TITLE_MAX)?;
    let readable = name.chars().any(char::is_alphanumeric).then_some(name);
    readable.ok_or_else(|| Trouble::bad("error-name-empty"))
}

/// Counts that something is shown to everybody from now on, if it is.
fn may_list(door: &Door, listed: bool) -> Result<(), Trouble> {
    if listed { door.may(Deed::List) } else { Ok(()) }
}

fn seconds_since(moment: i64) -> u64 {
    store::now().abs_diff(moment)
}

/// The answer after something was done elsewhere than at a table: a program is told this, a browser
/// goes there.
fn led_to(asker: &Asker, to: &str, told: Value) -> Response {
    match asker.json {
        true => Json(told).into_response(),
        false => Redirect::to(to).into_response(),
    }
}

/// The answer after something was done: a program is told so, a browser goes to the table.
fn done(asker: &Asker, table: &str, seq: Option<u64>) -> Response {
    if asker.json {
        return Json(json!({ "ok": true, "table": table, "seq": seq })).into_response();
    }
    Redirect::to(&format!("/t/{table}")).into_response()
}
