//! What each address answers: reads the request, asks the store and the rooms, and fills in the
//! structs of `web::site`.

pub(crate) mod account;
mod closed;
pub(crate) mod company;
pub(crate) mod daily;
mod door;
pub(crate) mod duel;
pub(crate) mod help;
pub(crate) mod home;
pub(crate) mod learn;
pub(crate) mod lists;
pub(crate) mod opening;
pub(crate) mod people;
pub(crate) mod puzzle;
pub(crate) mod reminders;
pub(crate) mod replay;
pub(crate) mod results;
pub(crate) mod review;
pub(crate) mod table;
pub(crate) mod workshop;

use axum::Json;
use axum::response::{IntoResponse, Redirect, Response};
use bots::Level;
use serde_json::json;
use web::site::{Date, GameOffer};

pub(crate) use closed::{BY_ADMIN, Closed, closed, why_closed};
pub(crate) use door::Door;

use crate::asker::Asker;

/// The levels of bots that people choose from, weakest first.
pub(crate) const BOTS: [&str; 5] = Level::WORDS;

/// The level where nobody has chosen one.
pub(crate) const USUAL_BOT: &str = Level::USUAL.word();

/// The fields of a form, in the order in which they were sent.
pub(crate) type FormFields = Vec<(String, String)>;

fn field<'a>(fields: &'a [(String, String)], name: &str) -> Option<&'a str> {
    fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
}

/// The games that can be played.
fn offers() -> Vec<GameOffer> {
    catalogue::GAMES.iter().map(offer).collect()
}

pub(crate) fn offer(game: &catalogue::GameInfo) -> GameOffer {
    GameOffer {
        id: game.id,
        players: game.players,
        options: game.options,
        puzzles: !puzzles::kept(game.id).puzzles.is_empty(),
    }
}

fn date(seconds: i64) -> Date {
    let moment = time::OffsetDateTime::from_unix_timestamp(seconds);
    date_of(moment.unwrap_or(time::OffsetDateTime::UNIX_EPOCH).date())
}

/// A date in the type that pages use.
pub(crate) fn date_of(day: time::Date) -> Date {
    Date { year: day.year(), month: day.month().into(), day: day.day() }
}

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
