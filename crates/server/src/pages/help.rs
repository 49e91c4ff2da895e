//! What a bot does for a person at a table: a hint, or their seat for a while.

use axum::Json;
use axum::extract::Form;
use axum::response::IntoResponse;
use bots::Hint;
use serde_json::{Value, json};

use super::table::{Answer, level_in, seq_in};
use super::{Door, Fields, done};
use crate::limits::Deed;
use crate::trouble::Trouble;

/// `POST /t/ID/hint`: what a captain would do now. The answer comes when it has thought.
pub(crate) async fn hint(door: Door, Form(fields): Form<Fields>) -> Answer {
    let (person, seq) = (door.known()?, seq_in(&fields)?);
    let who = person.id.clone();
    let question = door.ask(move |room| Box::pin(async move { room.question(&who, seq) })).await?;
    door.may(Deed::Think)?;
    let advice = question.think(door.app.thought).await.ok_or_else(Trouble::broken)?;
    let hints: Vec<Value> = advice.1.hints.iter().map(weighed).collect();
    let seq =
        door.ask(move |room| Box::pin(async move { room.advise(&person, advice).await })).await?;
    if door.asker.json {
        let heard = json!({ "ok": true, "table": door.id, "seq": seq, "hints": hints });
        return Ok(Json(heard).into_response());
    }
    Ok(done(&door.asker, &door.id, Some(seq)))
}

fn weighed(hint: &Hint) -> Value {
    json!({ "move": hint.mv, "games": hint.visits, "worth": hint.worth })
}

/// `POST /t/ID/relieve`: a bot plays my seat from here on.
pub(crate) async fn relieve(door: Door, Form(fields): Form<Fields>) -> Answer {
    let (person, level) = (door.known()?, level_in(&fields)?);
    door.advance(move |room| Box::pin(async move { room.relieve(&person, level).await })).await
}

/// `POST /t/ID/return`: I play my seat again.
pub(crate) async fn come_back(door: Door) -> Answer {
    let person = door.known()?;
    door.advance(move |room| Box::pin(async move { room.come_back(&person).await })).await
}
