//! What a bot tells a person at a table.

use axum::Json;
use axum::extract::Form;
use axum::response::IntoResponse;
use desk::forms::{FormFields, page_in};
use room::{PageSeen, Request};
use store::Person;

use super::table::PageAnswer;
use super::{Door, done};
use crate::advice::Whose;
use crate::api::shape::{Hints, Weighed};
use crate::hints::consult;
use crate::limits::Deed;
use crate::trouble::Trouble;

/// What a captain would do now. The answer comes when it has thought.
pub(crate) async fn asked(door: &Door, person: Person, page: PageSeen) -> Result<Hints, Trouble> {
    let who = person.id.clone();
    let question =
        door.look(move |it| Box::pin(async move { Ok(it.state().question(&who, page)?) }));
    let question = question.await?;
    door.may(Deed::Think)?;
    let whose = Whose { address: door.asker.address(), table: door.id.clone() };
    let (seat, advice) = consult(question, door.app.thought, whose).await?;
    let hints = advice.hints.iter().map(Weighed::from).collect();
    let seq = door.ask(Request::Advise { person, seat, advice }).await?;
    Ok(Hints { seq, hints })
}

/// `POST /t/ID/hint`
pub(crate) async fn hint(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    let (person, page) = (door.known()?, page_in(&fields)?);
    let hints = asked(&door, person, page).await?;
    if door.asker.json {
        return Ok(Json(hints).into_response());
    }
    Ok(done(&door.asker, &door.id, Some(hints.seq)))
}
