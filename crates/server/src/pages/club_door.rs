//! Which clubs the one who asks may know of.

use desk::forms::{FormFields, field};
use store::ClubFacts;

use super::Door;
use crate::App;
use crate::asker::Asker;
use crate::names::is_same;
use crate::trouble::Trouble;

/// A club of which the asker may know. Any other is not found, whether it is there or not.
pub(super) async fn found(app: &App, asker: &Asker, id: &str) -> Result<ClubFacts, Trouble> {
    let club = app.store.club(id, &asker.id().unwrap_or_default(), false).await?;
    club.ok_or_else(Trouble::not_found)
}

/// The club whose door this is, if the asker may know of it.
pub(super) async fn entered(door: &Door) -> Result<ClubFacts, Trouble> {
    found(&door.app, &door.asker, &door.id).await
}

/// The same for one who may have the key of its link.
pub(super) async fn by_key(door: &Door, key: &str) -> Result<ClubFacts, Trouble> {
    let kept = door.app.store.club_key(&door.id).await?;
    if !kept.is_some_and(|it| is_same(key, &it)) {
        return entered(door).await;
    }
    let me = door.asker.id().unwrap_or_default();
    let club = door.app.store.club(&door.id, &me, true).await?;
    club.filter(|it| it.is_public() || !it.is_removed()).ok_or_else(Trouble::not_found)
}

/// A club that the asker leads.
pub(super) async fn led(door: &Door) -> Result<ClubFacts, Trouble> {
    let club = entered(door).await?;
    match door.asker.id() {
        Some(me) if me == club.founder => Ok(club),
        _ => Err(Trouble::forbidden("error-club-founder")),
    }
}

/// The club for which a form opens something, if it names one; its members do that.
pub(super) async fn named_in(
    app: &App,
    asker: &Asker,
    fields: &FormFields,
) -> Result<Option<String>, Trouble> {
    let named = field(fields, "club").filter(|it| !it.is_empty());
    let Some(id) = named else { return Ok(None) };
    let club = found(app, asker, id).await?;
    match club.is_inside() {
        true => Ok(Some(club.id)),
        false => Err(Trouble::forbidden("error-club-member")),
    }
}
