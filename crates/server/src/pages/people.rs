//! Names and languages.

use axum::extract::{Extension, Form, Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use desk::forms::{FormFields, field};
use maud::Markup;
use serde::Deserialize;
use web::site::{NamePage, Problem};
use words::Lang;

use crate::App;
use crate::accounts::login;
use crate::asker::{Asker, lang_cookie};
use crate::hub::Shared;
use crate::names::{good_name, looks};
use crate::trouble::Trouble;

/// Where to go afterwards.
#[derive(Deserialize)]
pub(crate) struct Back {
    pub(super) back: Option<String>,
}

/// A path within this site; anything else becomes the home page.
pub(super) fn inside(path: Option<&str>) -> &str {
    // Browsers drop these characters, which would make another address of it.
    let strange = |it: char| it == '\\' || it.is_control();
    let safe = |it: &&str| it.starts_with('/') && !it.starts_with("//") && !it.contains(strange);
    path.filter(safe).unwrap_or("/")
}

fn name_form(asker: &Asker, typed: &str, back: &str, problems: Vec<Problem>) -> Markup {
    web::site::name(&NamePage { reader: asker.reader(), typed, back, problems })
}

/// `GET /name`
pub(crate) async fn name_page(
    Extension(asker): Extension<Asker>,
    Query(query): Query<Back>,
) -> Markup {
    let typed = asker.person().map(|it| it.name.clone()).unwrap_or_default();
    name_form(&asker, &typed, inside(query.back.as_deref()), Vec::new())
}

/// `POST /name`
pub(crate) async fn rename(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Form(fields): Form<FormFields>,
) -> Result<Response, Trouble> {
    let typed = field(&fields, "name").unwrap_or_default();
    let back = inside(field(&fields, "back")).to_string();
    match take_name(&app, &asker, typed).await {
        Ok(_) => Ok(Redirect::to(&back).into_response()),
        Err(trouble) if trouble.status == StatusCode::UNPROCESSABLE_ENTITY && !asker.json => {
            let message = trouble.sentence(asker.lang);
            let problems = vec![Problem { field: "name".to_string(), message }];
            Ok((trouble.status, name_form(&asker, typed, &back, problems)).into_response())
        }
        Err(trouble) => Err(trouble),
    }
}

/// From now on the person has the name `typed`.
pub(crate) async fn take_name(app: &App, asker: &Asker, typed: &str) -> Result<String, Trouble> {
    let name = good_name(typed)?;
    asker.welcome(app)?;
    let person = asker.somebody(app).await?;
    check_free(app, &name, &person.id).await?;
    app.store.rename(&person.id, &name).await?;
    let tables = app.store.tables_of(&person.id).await?;
    let ids = tables.into_iter().map(|it| it.id).collect();
    app.hub.rename(ids, &person.id, &name).await;
    Ok(name)
}

/// Refuses a name if somebody else has an account with it, or with one that looks like it.
async fn check_free(app: &App, name: &str, person: &str) -> Result<(), Trouble> {
    match app.store.account_alike(&login(name), &looks(name), person).await? {
        true => Err(Trouble::bad("error-name-taken")),
        false => Ok(()),
    }
}

/// What was typed, as a name that no account of somebody else has.
pub(crate) async fn free_name(app: &App, typed: &str) -> Result<String, Trouble> {
    let name = good_name(typed)?;
    check_free(app, &name, "").await?;
    Ok(name)
}

/// `GET /lang/fr`: sets the language, and goes back to the page.
pub(crate) async fn lang(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path(code): Path<String>,
    Query(query): Query<Back>,
    headers: HeaderMap,
) -> Result<Response, Trouble> {
    let lang = Lang::from_code(&code).ok_or_else(Trouble::not_found)?;
    if let Some(person) = asker.person() {
        app.store.set_lang(&person.id, lang.code()).await?;
    }
    let referer = headers.get(header::REFERER).and_then(|it| it.to_str().ok());
    let from = referer.and_then(|it| it.strip_prefix(&asker.origin));
    let back = inside(query.back.as_deref().or(from));
    Ok((lang_cookie(lang, &asker), Redirect::to(back)).into_response())
}
