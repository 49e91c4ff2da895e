//! What people do in clubs: found them, join, leave, and lead them.

use axum::Json;
use axum::extract::{Extension, Form, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use desk::forms::{FormFields, field, words_in};
use serde_json::json;
use store::{ClubBounds, ClubFacts, NewClub};

use super::club::{by_key, found};
use super::with_account;
use crate::App;
use crate::asker::Asker;
use crate::hub::Shared;
use crate::limits::Deed;
use crate::names::{good_name, token};
use crate::trouble::Trouble;

/// How many clubs somebody may be in, and how many people in a club.
const BOUNDS: ClubBounds = ClubBounds { clubs: 20, members: 200 };

/// How long the key of a link is.
const KEY: usize = 16;

type Acted = Result<Response, Trouble>;

fn to(asker: &Asker, id: &str) -> Response {
    if asker.json {
        return Json(json!({ "ok": true, "club": id })).into_response();
    }
    Redirect::to(&format!("/clubs/{id}")).into_response()
}

fn away(asker: &Asker) -> Response {
    if asker.json {
        return Json(json!({ "ok": true })).into_response();
    }
    Redirect::to("/clubs").into_response()
}

/// What a club is called, what it says about itself, and whether everybody finds it.
fn described(fields: &FormFields) -> Result<(String, String, bool), Trouble> {
    let name = good_name(field(fields, "name").unwrap_or_default())?;
    let about = match field(fields, "about").filter(|it| !it.trim().is_empty()) {
        Some(about) => words_in(about)?,
        None => String::new(),
    };
    Ok((name, about, field(fields, "public") == Some("on")))
}

fn many_clubs() -> Trouble {
    Trouble::conflict("error-club-many").with("most", BOUNDS.clubs.to_string())
}

/// `POST /clubs`
pub(crate) async fn open(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Form(fields): Form<FormFields>,
) -> Acted {
    let founder = with_account(&asker, &app, "error-club-account").await?.id;
    let (name, about, public) = described(&fields)?;
    asker.may(&app, Deed::Open)?;
    if public {
        asker.may(&app, Deed::List)?;
    }
    let club = NewClub { id: token(10), name, about, public, invite_key: token(KEY), founder };
    match app.store.add_club(&club, BOUNDS).await? {
        true => Ok(to(&asker, &club.id)),
        false => Err(many_clubs()),
    }
}

/// `POST /clubs/ID/join`: freely where it is public, otherwise with the key of its link.
pub(crate) async fn join(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path(id): Path<String>,
    Form(fields): Form<FormFields>,
) -> Acted {
    let club = match field(&fields, "k") {
        Some(key) => by_key(&app, &asker, &id, key).await?,
        None => found(&app, &asker, &id).await?,
    };
    let person = with_account(&asker, &app, "error-club-account").await?;
    asker.may(&app, Deed::Open)?;
    match app.store.join_club(&id, &person.id, BOUNDS).await? {
        true => Ok(to(&asker, &id)),
        false if club.removed => Err(Trouble::forbidden("error-club-removed")),
        false if i64::from(BOUNDS.members) <= club.members => {
            Err(Trouble::conflict("error-club-full").with("most", BOUNDS.members.to_string()))
        }
        false => Err(many_clubs()),
    }
}

/// `POST /clubs/ID/leave`
pub(crate) async fn leave(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path(id): Path<String>,
) -> Acted {
    let club = found(&app, &asker, &id).await?;
    if let (true, Some(me)) = (club.inside, asker.id()) {
        app.store.leave_club(&id, &me).await?;
    }
    Ok(away(&asker))
}

/// A club that the asker leads.
async fn led(app: &App, asker: &Asker, id: &str) -> Result<ClubFacts, Trouble> {
    let club = found(app, asker, id).await?;
    match asker.id() {
        Some(me) if me == club.founder => Ok(club),
        _ => Err(Trouble::forbidden("error-club-founder")),
    }
}

/// Another member, whom a form names by their login.
async fn other(app: &App, club: &ClubFacts, fields: &FormFields) -> Result<String, Trouble> {
    let login = field(fields, "who").unwrap_or_default();
    let members = app.store.club_members(&club.id).await?;
    let other = members.into_iter().find(|it| it.login == login && it.person != club.founder);
    other.map(|it| it.person).ok_or_else(|| Trouble::bad("error-club-who"))
}

/// `POST /clubs/ID/settings`
pub(crate) async fn set(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path(id): Path<String>,
    Form(fields): Form<FormFields>,
) -> Acted {
    let club = led(&app, &asker, &id).await?;
    let (name, about, public) = described(&fields)?;
    if public && !club.public {
        asker.may(&app, Deed::List)?;
    }
    app.store.set_club(&id, &name, &about, public).await?;
    Ok(to(&asker, &id))
}

/// `POST /clubs/ID/renew`: the old link leads nowhere any more.
pub(crate) async fn renew(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path(id): Path<String>,
) -> Acted {
    led(&app, &asker, &id).await?;
    app.store.set_club_key(&id, &token(KEY)).await?;
    Ok(to(&asker, &id))
}

/// `POST /clubs/ID/remove`
pub(crate) async fn remove(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path(id): Path<String>,
    Form(fields): Form<FormFields>,
) -> Acted {
    let club = led(&app, &asker, &id).await?;
    let person = other(&app, &club, &fields).await?;
    app.store.remove_member(&id, &person).await?;
    Ok(to(&asker, &id))
}

/// `POST /clubs/ID/pardon`: who was removed may join again.
pub(crate) async fn pardon(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path(id): Path<String>,
    Form(fields): Form<FormFields>,
) -> Acted {
    led(&app, &asker, &id).await?;
    let account = app.store.account(field(&fields, "who").unwrap_or_default()).await?;
    let account = account.ok_or_else(|| Trouble::bad("error-club-who"))?;
    app.store.pardon_member(&id, &account.person).await?;
    Ok(to(&asker, &id))
}

/// `POST /clubs/ID/hand-over`
pub(crate) async fn hand_over(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path(id): Path<String>,
    Form(fields): Form<FormFields>,
) -> Acted {
    let club = led(&app, &asker, &id).await?;
    let person = other(&app, &club, &fields).await?;
    match app.store.hand_over_club(&id, &person).await? {
        true => Ok(to(&asker, &id)),
        false => Err(Trouble::bad("error-club-who")),
    }
}

/// `POST /clubs/ID/close`
pub(crate) async fn close(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path(id): Path<String>,
) -> Acted {
    led(&app, &asker, &id).await?;
    app.store.close_club(&id).await?;
    Ok(away(&asker))
}
