//! What people do in clubs: found them, join, leave, and lead them.

use axum::extract::Form;
use axum::response::Response;
use desk::forms::{FormFields, field};
use serde_json::json;
use store::{ClubBounds, ClubFacts, NewClub};

use super::club_door::{by_key, entered, led};
use super::table::PageAnswer;
use super::{ABOUT_MAX, Door, led_to, may_list, with_account, within};
use crate::App;
use crate::asker::Asker;
use crate::limits::Deed;
use crate::names::{good_name, token};
use crate::trouble::Trouble;

/// How many clubs somebody may be in, and how many people in a club.
const BOUNDS: ClubBounds = ClubBounds { clubs: 20, members: 200 };

/// How long the key of a link is.
const KEY: usize = 16;

fn to(asker: &Asker, id: &str) -> Response {
    led_to(asker, &format!("/clubs/{id}"), json!({ "ok": true, "club": id }))
}

fn away(asker: &Asker) -> Response {
    led_to(asker, "/clubs", json!({ "ok": true }))
}

/// What a club is called, what it says about itself, and whether everybody finds it.
fn described(fields: &FormFields) -> Result<(String, String, bool), Trouble> {
    let name = good_name(field(fields, "name").unwrap_or_default())?;
    Ok((name, within(fields, "about", ABOUT_MAX)?, field(fields, "public") == Some("on")))
}

fn many_clubs() -> Trouble {
    Trouble::conflict("error-club-many").with("most", BOUNDS.clubs.to_string())
}

/// `POST /clubs`
pub(crate) async fn open(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    let founder = with_account(&door.asker, &door.app, "error-club-account").await?.id;
    let (name, about, public) = described(&fields)?;
    door.may(Deed::Open)?;
    may_list(&door, public)?;
    let club = NewClub { id: token(10), name, about, public, invite_key: token(KEY), founder };
    match door.app.store.add_club(&club, BOUNDS).await? {
        true => Ok(to(&door.asker, &club.id)),
        false => Err(many_clubs()),
    }
}

/// `POST /clubs/ID/join`: freely where it is public, otherwise with the key of its link.
pub(crate) async fn join(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    let club = match field(&fields, "k") {
        Some(key) => by_key(&door, key).await?,
        None => entered(&door).await?,
    };
    let person = with_account(&door.asker, &door.app, "error-club-account").await?;
    door.may(Deed::Open)?;
    match door.app.store.join_club(&door.id, &person.id, BOUNDS).await? {
        true => Ok(to(&door.asker, &door.id)),
        false if club.is_removed() => Err(Trouble::forbidden("error-club-removed")),
        false if i64::from(BOUNDS.members) <= club.members => {
            Err(Trouble::conflict("error-club-full").with("most", BOUNDS.members.to_string()))
        }
        false => Err(many_clubs()),
    }
}

/// `POST /clubs/ID/leave`
pub(crate) async fn leave(door: Door) -> PageAnswer {
    let club = entered(&door).await?;
    if let (true, Some(me)) = (club.is_inside(), door.asker.id()) {
        door.app.store.leave_club(&door.id, &me).await?;
    }
    Ok(away(&door.asker))
}

/// Another member, whom a form names by their login.
async fn other(app: &App, club: &ClubFacts, fields: &FormFields) -> Result<String, Trouble> {
    let login = field(fields, "who").unwrap_or_default();
    let members = app.store.club_members(&club.id).await?;
    let other = members.into_iter().find(|it| it.login == login && it.person != club.founder);
    other.map(|it| it.person).ok_or_else(|| Trouble::bad("error-club-who"))
}

/// `POST /clubs/ID/settings`
pub(crate) async fn set(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    let club = led(&door).await?;
    let (name, about, public) = described(&fields)?;
    may_list(&door, public && !club.is_public())?;
    door.app.store.set_club(&door.id, &name, &about, public).await?;
    Ok(to(&door.asker, &door.id))
}

/// `POST /clubs/ID/renew`: the old link leads nowhere any more.
pub(crate) async fn renew(door: Door) -> PageAnswer {
    led(&door).await?;
    door.app.store.set_club_key(&door.id, &token(KEY)).await?;
    Ok(to(&door.asker, &door.id))
}

/// `POST /clubs/ID/remove`
pub(crate) async fn remove(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    let club = led(&door).await?;
    let person = other(&door.app, &club, &fields).await?;
    door.app.store.remove_member(&door.id, &person).await?;
    Ok(to(&door.asker, &door.id))
}

/// `POST /clubs/ID/pardon`: who was removed may join again.
pub(crate) async fn pardon(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    led(&door).await?;
    let account = door.app.store.account(field(&fields, "who").unwrap_or_default()).await?;
    let account = account.ok_or_else(|| Trouble::bad("error-club-who"))?;
    door.app.store.pardon_member(&door.id, &account.person).await?;
    Ok(to(&door.asker, &door.id))
}

/// `POST /clubs/ID/hand-over`
pub(crate) async fn hand_over(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    let club = led(&door).await?;
    let person = other(&door.app, &club, &fields).await?;
    let handed = door.app.store.hand_over_club(&door.id, &person).await?;
    handed.then(|| to(&door.asker, &door.id)).ok_or_else(|| Trouble::bad("error-club-who"))
}

/// `POST /clubs/ID/close`
pub(crate) async fn close(door: Door) -> PageAnswer {
    led(&door).await?;
    door.app.store.close_club(&door.id).await?;
    Ok(away(&door.asker))
}
