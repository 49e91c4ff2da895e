//! What each address answers: reads the request, asks the store and the rooms, and fills in the
//! structs of `web::site`.

pub(crate) mod account;
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
pub(crate) mod table;
pub(crate) mod tournament;
pub(crate) mod workshop;

use axum::Json;
use axum::response::{IntoResponse, Redirect, Response};
use serde_json::json;

pub(crate) use door::Door;

use crate::asker::Asker;

fn seconds_since(moment: i64) -> u64 {
    store::now().abs_diff(moment)
}

/// The answer after something was done: a program is told so, a browser goes to the table.
fn done(asker: &Asker, table: &str, seq: Option<u64>) -> Response {
    if asker.json {
        return Json(json!({ "ok": true, "table": table, "seq": seq })).into_response();
    }
    Redirect::to(&format!("/t/{table}")).into_response()
}
