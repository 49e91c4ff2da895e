//! What a bot does for a person at a table: a hint, or their seat for a while.

use axum::Json;
use axum::extract::Form;
use axum::response::IntoResponse;
use room::{PageSeen, Request};
use store::Person;

use super::table::{PageAnswer, level_in, page_in};
use super::{Door, FormFields, done};
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

/// `POST /t/ID/relieve`: a bot plays my seat from here on.
pub(crate) async fn relieve(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    let (person, level) = (door.known()?, level_in(&fields)?);
    door.advance(Request::Relieve { person, level }).await
}

/// `POST /t/ID/return`: I play my seat again.
pub(crate) async fn come_back(door: Door) -> PageAnswer {
    let person = door.known()?;
    door.advance(Request::ComeBack { person }).await
}
