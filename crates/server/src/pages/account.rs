//! Accounts: signing up, in and out, changing the password, deleting the account.

use axum::Json;
use axum::extract::{Extension, Form, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use desk::forms::{FormFields, field};
use maud::Markup;
use room::Request;
use serde_json::json;
use store::{Account, Person};
use web::site::{self, AccountPage, AccountWay, Problem, SignPage};
use words::Lang;

use super::people::{Back, inside, take_name};
use super::table::PageAnswer;
use crate::App;
use crate::accounts::{self, PASSWORD, login};
use crate::asker::{Asker, lang_cookie, no_cookie, session_cookie};
use crate::hub::Shared;
use crate::limits::Deed;
use crate::names::{good_name, looks};
use crate::trouble::Trouble;

/// Where the browser goes after a change of an account, if not back.
const ACCOUNT: &str = "/account";

/// What is wrong, and with which field.
pub(crate) struct Wrong(&'static str, Trouble);

/// A program gets the same answer as for any other fault.
impl From<Wrong> for Trouble {
    fn from(Wrong(field, trouble): Wrong) -> Trouble {
        let fields = Some(field.to_string()).filter(|it| !it.is_empty());
        Trouble { fields: fields.into_iter().collect(), ..trouble }
    }
}

/// A fault that another try cannot mend belongs to no field.
impl From<Trouble> for Wrong {
    fn from(trouble: Trouble) -> Wrong {
        Wrong("", trouble)
    }
}

impl From<store::Error> for Wrong {
    fn from(error: store::Error) -> Wrong {
        Trouble::from(error).into()
    }
}

impl Wrong {
    /// As the form shows it; a fault without a field is not shown in the form.
    fn problem(self, asker: &Asker) -> Result<(StatusCode, Problem), Trouble> {
        if asker.json || self.0.is_empty() {
            return Err(self.into());
        }
        let Wrong(field, trouble) = self;
        let message = trouble.sentence(asker.lang);
        Ok((trouble.status, Problem { field: field.to_string(), message }))
    }
}

fn good_password(typed: &str) -> Result<String, Wrong> {
    let letters = typed.chars().count();
    if PASSWORD.contains(&letters) {
        return Ok(typed.to_string());
    }
    let key =
        if letters < *PASSWORD.start() { "error-password-short" } else { "error-password-long" };
    let most = if letters < *PASSWORD.start() { PASSWORD.start() } else { PASSWORD.end() };
    Err(Wrong("password", Trouble::bad(key).with("n", most.to_string())))
}

fn text<'a>(fields: &'a FormFields, name: &str) -> &'a str {
    field(fields, name).unwrap_or_default()
}

fn sign_page(
    asker: &Asker,
    way: AccountWay,
    fields: &FormFields,
    problems: Vec<Problem>,
) -> Markup {
    let known = asker.person().map(|it| it.name.as_str()).filter(|_| way == AccountWay::Up);
    let typed = field(fields, "name").or(known).unwrap_or_default();
    let back = inside(field(fields, "back").or(Some("/")));
    site::sign(&SignPage { reader: asker.reader(), way, typed, back, problems })
}

fn entrance(asker: &Asker, way: AccountWay, query: Back) -> Response {
    if asker.session().is_some() {
        return Redirect::to(ACCOUNT).into_response();
    }
    let fields = query.back.map(|it| ("back".to_string(), it)).into_iter().collect();
    sign_page(asker, way, &fields, Vec::new()).into_response()
}

/// `GET /sign-up`
pub(crate) async fn sign_up_page(
    Extension(asker): Extension<Asker>,
    Query(query): Query<Back>,
) -> Response {
    entrance(&asker, AccountWay::Up, query)
}

/// `GET /sign-in`
pub(crate) async fn sign_in_page(
    Extension(asker): Extension<Asker>,
    Query(query): Query<Back>,
) -> Response {
    entrance(&asker, AccountWay::In, query)
}

/// `POST /sign-up`: the guest becomes the account, with everything that they have.
pub(crate) async fn sign_up(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Form(fields): Form<FormFields>,
) -> PageAnswer {
    match open_account(&app, &asker, &fields).await {
        Ok(person) => signed_in(&app, &asker, &person, &fields).await,
        Err(wrong) => {
            let (status, problem) = wrong.problem(&asker)?;
            Ok((status, sign_page(&asker, AccountWay::Up, &fields, vec![problem])).into_response())
        }
    }
}

pub(crate) async fn open_account(
    app: &App,
    asker: &Asker,
    fields: &FormFields,
) -> Result<Person, Wrong> {
    if asker.session().is_some() {
        return Err(Trouble::conflict("error-signed-in").into());
    }
    let name = good_name(text(fields, "name")).map_err(|it| Wrong("name", it))?;
    let password = good_password(text(fields, "password"))?;
    asker.may(app, Deed::SignUp)?;
    let taken = || Wrong("name", Trouble::bad("error-login-taken"));
    if app.store.account_alike(&login(&name), &looks(&name), "").await? {
        return Err(taken());
    }
    let hash = accounts::hash(password).await?;
    let person = asker.somebody(app).await?;
    let account = Account { person: person.id.clone(), login: login(&name), hash };
    if !app.store.add_account(&account).await? {
        return Err(taken());
    }
    app.store.set_alike(&person.id, &looks(&name)).await?;
    take_name(app, asker, &name).await?;
    app.store.set_lang(&person.id, asker.lang.code()).await?;
    Ok(Person { lang: asker.lang.code().to_string(), ..person })
}

/// `POST /sign-in`: what the guest has comes along.
pub(crate) async fn sign_in(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Form(fields): Form<FormFields>,
) -> PageAnswer {
    match check_password(&app, &asker, &fields).await {
        Ok(person) => {
            bring_along(&app, &asker, &person).await?;
            signed_in(&app, &asker, &person, &fields).await
        }
        Err(wrong) => {
            let (status, problem) = wrong.problem(&asker)?;
            Ok((status, sign_page(&asker, AccountWay::In, &fields, vec![problem])).into_response())
        }
    }
}

/// The person with this name and password. The answer does not tell whether the name or the
/// password is wrong.
pub(crate) async fn check_password(
    app: &App,
    asker: &Asker,
    fields: &FormFields,
) -> Result<Person, Wrong> {
    let login = login(&desk::forms::tidy(text(fields, "name")));
    asker.may_sign_in(app, &login)?;
    let account = app.store.account(&login).await?;
    let hash = account.as_ref().map(|it| it.hash.clone());
    let fits = accounts::fits(text(fields, "password").to_string(), hash).await;
    let account = account.filter(|_| fits);
    let account = account.ok_or_else(|| Wrong("password", Trouble::bad("error-sign-in")))?;
    Ok(app.store.person(&account.person).await?.ok_or_else(Trouble::broken)?)
}

/// What the guest who signs in has at tables now belongs to the account.
async fn bring_along(app: &App, asker: &Asker, person: &Person) -> Result<(), Trouble> {
    let guest = asker.person().filter(|it| asker.session().is_none() && it.id != person.id);
    if let Some(guest) = guest {
        let tables = app.store.adopt(&guest.id, &person.id).await?;
        app.hub.adopt(tables, &guest.id, person).await;
    }
    Ok(())
}

/// The answer to somebody who has just signed in, in the language of their account.
async fn signed_in(app: &App, asker: &Asker, person: &Person, fields: &FormFields) -> PageAnswer {
    if let Some(old) = asker.session() {
        app.store.end_session(old).await?;
    }
    let token = accounts::begin_session(app, &person.id).await?;
    let cookie = session_cookie(app, asker, &token);
    let lang = Lang::from_code(&person.lang).unwrap_or(asker.lang);
    let back = inside(field(fields, "back"));
    Ok((cookie, lang_cookie(lang, asker), done(asker, back)).into_response())
}

fn done(asker: &Asker, to: &str) -> Response {
    if asker.json {
        return Json(json!({ "ok": true })).into_response();
    }
    Redirect::to(to).into_response()
}

/// `POST /sign-out`: on this device. A guest stays who they are.
pub(crate) async fn sign_out(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
) -> PageAnswer {
    let Some(session) = asker.session() else { return Ok(done(&asker, "/")) };
    app.store.end_session(session).await?;
    Ok((no_cookie(&app, &asker), done(&asker, "/")).into_response())
}

/// The person who is signed in, with their account and session.
async fn member(app: &App, asker: &Asker) -> Result<(Account, String), Trouble> {
    let (Some(session), Some(person)) = (asker.session(), asker.person()) else {
        return Err(Trouble::forbidden("error-not-signed-in"));
    };
    let account = app.store.account_of(&person.id).await?;
    Ok((account.ok_or_else(Trouble::broken)?, session.to_string()))
}

/// `GET /account`
pub(crate) async fn page(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
) -> PageAnswer {
    match member(&app, &asker).await {
        Ok((account, _)) => show(&app, &asker, &account, Vec::new()).await,
        Err(_) => Ok(Redirect::to("/sign-in?back=/account").into_response()),
    }
}

async fn show(app: &App, asker: &Asker, account: &Account, problems: Vec<Problem>) -> PageAnswer {
    let profile = app.store.profile(&account.login).await?.ok_or_else(Trouble::broken)?;
    let page = AccountPage {
        reader: asker.reader(),
        shown: profile.shown,
        ranked: profile.ranked,
        login: &account.login,
        devices: app.store.sessions(&account.person).await?,
        problems,
    };
    Ok(site::account(&page).into_response())
}

/// The answer to a form of the account page: back to the page, or the page with what is wrong.
async fn after(app: &App, asker: &Asker, account: &Account, did: Result<(), Wrong>) -> PageAnswer {
    match did {
        Ok(()) => Ok(done(asker, ACCOUNT)),
        Err(wrong) => {
            let (status, problem) = wrong.problem(asker)?;
            Ok((status, show(app, asker, account, vec![problem]).await?).into_response())
        }
    }
}

/// Checks that the person knows their password; `name` is the field with it.
async fn prove(
    app: &App,
    asker: &Asker,
    account: &Account,
    fields: &FormFields,
    name: &'static str,
) -> Result<(), Wrong> {
    asker.may_sign_in(app, &account.login)?;
    let fits = accounts::fits(text(fields, name).to_string(), Some(account.hash.clone())).await;
    if fits { Ok(()) } else { Err(Wrong(name, Trouble::bad("error-password-wrong"))) }
}

/// `POST /account/password`: all other devices are signed out.
pub(crate) async fn change_password(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Form(fields): Form<FormFields>,
) -> PageAnswer {
    let (account, session) = member(&app, &asker).await?;
    let did = async {
        let password = good_password(text(&fields, "password"))?;
        prove(&app, &asker, &account, &fields, "old").await?;
        let hash = accounts::hash(password).await?;
        app.store.set_password(&account.person, &hash).await?;
        app.store.end_other_sessions(&account.person, &session).await?;
        Ok(())
    };
    let did = did.await;
    after(&app, &asker, &account, did).await
}

/// `POST /account/devices`: only this device stays signed in.
pub(crate) async fn sign_out_elsewhere(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
) -> PageAnswer {
    let (account, session) = member(&app, &asker).await?;
    app.store.end_other_sessions(&account.person, &session).await?;
    Ok(done(&asker, ACCOUNT))
}

/// `GET /account/export`: all that is kept of somebody, as a file for them.
pub(crate) async fn export(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
) -> PageAnswer {
    let me = asker.session().and(asker.id());
    let me = me.ok_or_else(|| Trouble::forbidden("error-not-signed-in"))?;
    asker.may(&app, Deed::Open)?;
    let all = app.store.dossier(&me).await?;
    let headers = [
        (CONTENT_TYPE, "application/json"),
        (CONTENT_DISPOSITION, "attachment; filename=\"rempart.json\""),
    ];
    Ok((headers, format!("{all:#}\n")).into_response())
}

/// `POST /account/delete`: bots take the seats, the name is taken out of finished games.
pub(crate) async fn delete(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Form(fields): Form<FormFields>,
) -> PageAnswer {
    let (account, _) = member(&app, &asker).await?;
    if let Err(wrong) = prove(&app, &asker, &account, &fields, "gone").await {
        return after(&app, &asker, &account, Err(wrong)).await;
    }
    let nobody = asker.lang.say("people-somebody");
    let person = &account.person;
    let tables = app.store.tables_with(person).await?;
    for table in app.store.tables_of(person).await? {
        let who = person.clone();
        app.hub.ask(&table.id, Request::Part { person: who }).await?;
    }
    app.store.forget(person, &nobody).await?;
    app.hub.rename(tables.clone(), person, &nobody).await;
    app.hub.unsay(tables, person).await;
    Ok((no_cookie(&app, &asker), done(&asker, "/")).into_response())
}
