//! People who come and go while a game runs, and several people on one device.

use axum::Json;
use axum::extract::Form;
use axum::response::{IntoResponse, Redirect};
use room::Request;
use serde_json::json;

use super::people::free_name;
use super::table::{self, PageAnswer, must_seat};
use super::{Door, FormFields, field};

/// `POST /t/ID/leave`: a bot plays until I look at the table again.
pub(crate) async fn leave(door: Door) -> PageAnswer {
    let person = door.known()?;
    door.ask(Request::Leave { person }).await?;
    if door.asker.json {
        return Ok(Json(json!({ "ok": true })).into_response());
    }
    Ok(Redirect::to("/tables").into_response())
}

/// `POST /t/ID/resign`: a bot has my seat for good.
pub(crate) async fn resign(door: Door) -> PageAnswer {
    let person = door.known()?;
    door.act(Request::Resign { person }).await
}

/// `POST /t/ID/agree`: I would end the game as it stands; with `no`, I would not any more.
pub(crate) async fn agree(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    let (person, agrees) = (door.known()?, field(&fields, "no").is_none());
    door.act(Request::Agree { person, agrees }).await
}

/// `POST /t/ID/send-away`: the host sends somebody away.
pub(crate) async fn send_away(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    let (person, seat) = (door.known()?, must_seat(&fields)?);
    door.act(Request::SendAway { host: person, seat }).await
}

/// `POST /t/ID/beside`: somebody sits down beside me, at this device.
pub(crate) async fn beside(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    let welcome = door.welcome()?;
    let (person, seat) = (door.known()?, must_seat(&fields)?);
    let name = free_name(&door.app, field(&fields, "name").unwrap_or_default()).await?;
    door.act(table::beside(welcome, person, seat, name)).await
}

/// `POST /t/ID/uncover`: the device was passed to the one in this seat.
pub(crate) async fn uncover(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    let (person, seat) = (door.known()?, must_seat(&fields)?);
    door.act(Request::Uncover { person: person.id, seat }).await
}

/// `POST /t/ID/cover`: the device is about to be passed on.
pub(crate) async fn cover(door: Door) -> PageAnswer {
    let person = door.known()?;
    door.act(Request::Cover { person: person.id }).await
}
