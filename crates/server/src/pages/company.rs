//! Several people on one device.

use axum::extract::Form;
use desk::forms::{FormFields, field, must_seat};

use super::Door;
use super::people::free_name;
use super::table::{self, PageAnswer};

/// `POST /t/ID/beside`: somebody sits down beside me, at this device.
pub(crate) async fn beside(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    let welcome = door.welcome()?;
    let (person, seat) = (door.known()?, must_seat(&fields)?);
    let name = free_name(&door.app, field(&fields, "name").unwrap_or_default()).await?;
    door.act(table::beside(welcome, person, seat, name)).await
}
