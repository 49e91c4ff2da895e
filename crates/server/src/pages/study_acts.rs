//! What authors do with their studies.

use axum::extract::{Form, Path};
use axum::response::Response;
use desk::forms::{FormFields, field, tidy};
use serde_json::json;
use store::{NewStudy, StudyFacts, StudyNote};

use super::study::{ChapterPath, found, is_author, own_eyes, told};
use super::table::PageAnswer;
use super::{ABOUT_MAX, Door, led_to, may_list, titled, with_account, within};
use crate::asker::Asker;
use crate::limits::Deed;
use crate::names::token;
use crate::trouble::Trouble;

/// How many studies somebody has, chapters a study and notes a chapter.
const STUDIES_MAX: u32 = 50;
const CHAPTERS_MAX: u32 = 30;
const NOTES_MAX: u32 = 100;

/// How long a note is, in characters.
const NOTE_MAX: usize = 1000;

/// How many marks a note has, and how long the name of a place is.
const MARKS_MAX: usize = 8;
const PLACE_MAX: usize = 60;

/// The answer after something was done: a browser goes to that moment.
fn to(asker: &Asker, id: &str, moment: Option<(i64, i64)>) -> Response {
    let told = json!({ "ok": true, "study": id, "chapter": moment.map(|it| it.0) });
    let at = moment.map(|(chapter, ply)| format!("?chapter={chapter}&ply={ply}#game"));
    led_to(asker, &format!("/studies/{id}{}", at.unwrap_or_default()), told)
}

/// What a study is called, what it says about itself, and whether everybody finds it.
fn described(fields: &FormFields) -> Result<(String, String, bool), Trouble> {
    let about = within(fields, "about", ABOUT_MAX)?;
    Ok((titled(fields)?, about, field(fields, "listed") == Some("on")))
}

fn number(fields: &FormFields, name: &str) -> Result<i64, Trouble> {
    let number = field(fields, name).and_then(|it| it.parse::<u32>().ok());
    number.map(i64::from).ok_or_else(|| Trouble::bad("error-no-seq"))
}

/// `POST /studies`: `table` may name a finished game that becomes its first chapter.
pub(crate) async fn open(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    let author = with_account(&door.asker, &door.app, "error-study-account").await?.id;
    let (name, about, listed) = described(&fields)?;
    door.may(Deed::Open)?;
    may_list(&door, listed)?;
    let table = table_in(&fields);
    if let Some(table) = table {
        open_to_all(&door, table).await?;
    }
    let study = NewStudy { id: token(10), name, about, listed, author };
    if !door.app.store.add_study(&study, STUDIES_MAX).await? {
        return Err(many(STUDIES_MAX));
    }
    let Some(table) = table else { return Ok(to(&door.asker, &study.id, None)) };
    let ply = number(&fields, "ply").unwrap_or_default();
    let chapter = (study.name.as_str(), own_eyes(&door, table).await?);
    let number = door.app.store.add_chapter(&study.id, table, chapter, CHAPTERS_MAX).await?;
    Ok(to(&door.asker, &study.id, number.map(|it| (it, ply))))
}

/// A game of a study hides nothing from anybody.
async fn open_to_all(door: &Door, table: &str) -> Result<(), Trouble> {
    let told = told(&door.app, &door.asker, table).await?;
    told.map(|_| ()).ok_or_else(|| Trouble::conflict("error-study-game"))
}

fn many(most: u32) -> Trouble {
    Trouble::conflict("error-study-many").with("most", most.to_string())
}

/// A study of the asker.
async fn own(door: &Door) -> Result<StudyFacts, Trouble> {
    let study = found(&door.app, &door.id).await?;
    door.welcome()?;
    let own = is_author(&door.asker, &study).then_some(study);
    own.ok_or_else(|| Trouble::forbidden("error-study-author"))
}

/// `POST /studies/ID/settings`
pub(crate) async fn set(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    let study = own(&door).await?;
    let (name, about, listed) = described(&fields)?;
    may_list(&door, listed && !study.listed)?;
    door.app.store.set_study(&door.id, &name, &about, listed).await?;
    Ok(to(&door.asker, &door.id, None))
}

/// `POST /studies/ID/delete`
pub(crate) async fn delete(door: Door) -> PageAnswer {
    own(&door).await?;
    door.app.store.remove_study(&door.id).await?;
    Ok(led_to(&door.asker, "/studies", json!({ "ok": true })))
}

/// The table that a form names, by its id or by an address.
fn table_in(fields: &FormFields) -> Option<&str> {
    let chosen = field(fields, "table").filter(|it| !it.is_empty());
    let typed = field(fields, "address").map(str::trim).filter(|it| !it.is_empty());
    let typed = typed.map(|it| it.split_once("/t/").map_or(it, |(_, rest)| rest));
    let id = typed.or(chosen)?;
    id.split(|it: char| !it.is_ascii_alphanumeric()).next()
}

/// `POST /studies/ID/chapters`: a finished game that hides nothing from anybody.
pub(crate) async fn add_chapter(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    own(&door).await?;
    let (name, table) = (titled(&fields)?, table_in(&fields).unwrap_or_default());
    open_to_all(&door, table).await?;
    let eyes = own_eyes(&door, table).await?;
    match door.app.store.add_chapter(&door.id, table, (&name, eyes), CHAPTERS_MAX).await? {
        Some(number) => Ok(to(&door.asker, &door.id, Some((number, 0)))),
        None => Err(many(CHAPTERS_MAX)),
    }
}

/// `POST /studies/ID/chapters/N`
pub(crate) async fn set_chapter(
    door: Door,
    Path((_, chapter)): ChapterPath,
    Form(fields): Form<FormFields>,
) -> PageAnswer {
    let study = own(&door).await?;
    let table = study.chapters.into_iter().find(|it| it.number == chapter).map(|it| it.table);
    let told = told(&door.app, &door.asker, &table.ok_or_else(Trouble::not_found)?).await?;
    let seats = told.map_or(0, |(players, _)| players.len());
    let eyes = field(&fields, "eyes").and_then(|it| it.parse::<u8>().ok());
    let eyes = eyes.filter(|it| usize::from(*it) <= seats);
    let eyes = eyes.ok_or_else(|| Trouble::bad("error-no-such-seat"))?;
    door.app.store.set_chapter(&door.id, chapter, &titled(&fields)?, eyes).await?;
    Ok(to(&door.asker, &door.id, Some((chapter, 0))))
}

/// `POST /studies/ID/chapters/N/delete`
pub(crate) async fn remove_chapter(door: Door, Path((_, chapter)): ChapterPath) -> PageAnswer {
    own(&door).await?;
    door.app.store.remove_chapter(&door.id, chapter).await?;
    Ok(to(&door.asker, &door.id, None))
}

/// Marked places, and arrows between two.
fn marks(fields: &FormFields) -> Result<String, Trouble> {
    let marks = tidy(field(fields, "marks").unwrap_or_default());
    let place = |it: &str| {
        let plain = |it: char| it.is_ascii_alphanumeric() || it == '-' || it == '_';
        !it.is_empty() && it.len() <= PLACE_MAX && it.chars().all(plain)
    };
    let mark = |it: &str| it.split('>').count() <= 2 && it.split('>').all(place);
    let all: Vec<&str> = marks.split_whitespace().collect();
    match all.len() <= MARKS_MAX && all.iter().all(|it| mark(it)) {
        true => Ok(all.join(" ")),
        false => Err(Trouble::bad("error-study-marks").with("most", MARKS_MAX.to_string())),
    }
}

/// `POST /studies/ID/notes`
pub(crate) async fn note(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    let study = own(&door).await?;
    let (chapter, ply) = (number(&fields, "chapter")?, number(&fields, "ply")?);
    let found = study.chapters.into_iter().find(|it| it.number == chapter);
    let game = told(&door.app, &door.asker, &found.ok_or_else(Trouble::not_found)?.table).await?;
    let (_, plies) = game.ok_or_else(|| Trouble::conflict("error-study-game"))?;
    if (plies as i64) < ply {
        return Err(Trouble::bad("error-replay-end"));
    }
    let words = within(&fields, "words", NOTE_MAX)?;
    door.may(Deed::Talk)?;
    let note = StudyNote { chapter, ply, words, marks: marks(&fields)? };
    match door.app.store.set_note(&door.id, &note, NOTES_MAX).await? {
        true => Ok(to(&door.asker, &door.id, Some((chapter, ply)))),
        false => Err(many(NOTES_MAX)),
    }
}
