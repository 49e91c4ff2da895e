//! `/studies`: finding them, and reading one (decision 70).

use std::collections::BTreeSet;

use axum::extract::{Path, Query};
use axum::http::header;
use axum::response::IntoResponse;
use desk::days::date;
use desk::forms::{FormFields, field};
use maud::{Markup, PreEscaped};
use serde::Deserialize;
use store::{EndedGame, StudyChapter, StudyFacts, StudyLine, StudyNote};
use tabletop::{Seat, Viewer};
use web::site::{
    self, ChapterShown, NoteShown, StudiedGame, StudiesPage, StudyGame, StudyInList, StudyMoments,
    StudyPage,
};

use super::table::PageAnswer;
use super::{Door, seconds_since};
use crate::App;
use crate::asker::Asker;
use crate::guard::POLICY_WITHIN;
use crate::trouble::Trouble;

/// Studies that the list of them shows.
const LISTED_MAX: u32 = 100;

/// How many of their last games an author chooses from.
const GAMES_LISTED: u32 = 30;

/// Which chapter of which study an address names.
pub(super) type ChapterPath = Path<(String, i64)>;

pub(super) async fn found(app: &App, id: &str) -> Result<StudyFacts, Trouble> {
    app.store.study(id).await?.ok_or_else(Trouble::not_found)
}

pub(super) fn is_author(asker: &Asker, study: &StudyFacts) -> bool {
    asker.id().as_deref() == Some(&study.author)
}

/// `GET /studies`
pub(crate) async fn all(door: Door, Query(fields): Query<FormFields>) -> Result<Markup, Trouble> {
    let me = door.asker.id().unwrap_or_default();
    let lines = door.app.store.studies(&me, LISTED_MAX).await?;
    let studies = lines.into_iter().map(|it| in_list(it, &me)).collect();
    let game = match field(&fields, "table") {
        Some(table) => studied(&door, table, &fields).await?,
        None => None,
    };
    Ok(site::studies(&StudiesPage { reader: door.asker.reader(), studies, game }))
}

/// The finished game of which a study is to be begun, if it hides nothing.
async fn studied(
    door: &Door,
    table: &str,
    fields: &FormFields,
) -> Result<Option<StudiedGame>, Trouble> {
    let Some((players, _)) = told(&door.app, &door.asker, table).await? else { return Ok(None) };
    let facts = door.app.store.table(table).await?.ok_or_else(Trouble::not_found)?;
    let ply = field(fields, "ply").and_then(|it| it.parse().ok()).unwrap_or_default();
    Ok(Some(StudiedGame { table: table.to_string(), game: facts.game, players, ply }))
}

fn in_list(it: StudyLine, me: &str) -> StudyInList {
    StudyInList {
        mine: it.author == me,
        listed: it.listed != 0,
        chapters: it.chapters as u32,
        ago: seconds_since(it.changed),
        id: it.id,
        name: it.name,
        author: it.author_name,
    }
}

/// A moment of a study, as an address names it.
#[derive(Deserialize)]
pub(crate) struct StudyMoment {
    chapter: Option<i64>,
    ply: Option<usize>,
    /// Through whose eyes: a seat counted from 1, or 0 for a spectator; its author's choice if none.
    seat: Option<u8>,
}

/// `GET /studies/ID?chapter=N&seat=S&ply=P`
pub(crate) async fn show(door: Door, Query(moment): Query<StudyMoment>) -> Result<Markup, Trouble> {
    let (app, asker) = (&door.app, &door.asker);
    let study = found(app, &door.id).await?;
    let wanted = |it: &&StudyChapter| moment.chapter.is_none_or(|number| it.number == number);
    let open = match study.chapters.iter().find(wanted) {
        Some(chapter) => Some(opened(app, asker, &study, (chapter, &moment)).await?),
        None => None,
    };
    let edits = match is_author(asker, &study) {
        true => Some(games(app, &study.author).await?),
        false => None,
    };
    Ok(site::study(&page(asker, &study, open, edits)))
}

fn page<'a>(
    asker: &'a Asker,
    study: &'a StudyFacts,
    open: Option<ChapterShown>,
    edits: Option<Vec<StudyGame>>,
) -> StudyPage<'a> {
    StudyPage {
        reader: asker.reader(),
        id: &study.id,
        name: &study.name,
        about: &study.about,
        author: &study.author_name,
        listed: study.listed,
        link: format!("{}/studies/{}", asker.origin, study.id),
        chapters: study.chapters.iter().map(|it| (it.number, it.name.clone())).collect(),
        open,
        edits,
    }
}

/// Through whose eyes an author shows a game at first: their own, if they sat there.
pub(super) async fn own_eyes(door: &Door, table: &str) -> Result<u8, Trouble> {
    let author = door.asker.id();
    let look = door
        .app
        .hub
        .look(table, move |it| Box::pin(async move { Ok(it.state().viewer(author.as_deref())) }));
    Ok(look.await?.seat().map_or(0, |it| it.0 + 1))
}

/// The players of a game and the number of its moves, if it hides nothing from anybody: it is over,
/// and so is the day or the duel to which its deal belongs.
pub(super) async fn told(
    app: &App,
    asker: &Asker,
    table: &str,
) -> Result<Option<(Vec<String>, usize)>, Trouble> {
    let lang = asker.lang;
    let look = app.hub.look(table, move |it| {
        Box::pin(async move {
            let state = it.state();
            let open = state.published(crate::clock::now()).is_some();
            let plies = state.known(Viewer::Spectator).ok().filter(|_| open);
            Ok(plies.map(|plies| (it.names(lang), plies)))
        })
    });
    look.await
}

/// A chapter at a moment; at first at its first note.
async fn opened(
    app: &App,
    asker: &Asker,
    study: &StudyFacts,
    (chapter, moment): (&StudyChapter, &StudyMoment),
) -> Result<ChapterShown, Trouble> {
    let notes = study.notes.iter().filter(|it| it.chapter == chapter.number);
    let notes: Vec<NoteShown> = notes.map(note_shown).collect();
    let moments = told(app, asker, &chapter.table).await?.map(|(players, plies)| {
        let first = notes.first().map_or(0, |it| it.ply);
        StudyMoments { players, ply: moment.ply.unwrap_or(first).min(plies), plies, notes }
    });
    let seats = moments.as_ref().map_or(0, |it| it.players.len());
    Ok(ChapterShown {
        number: chapter.number,
        name: chapter.name.clone(),
        table: chapter.table.clone(),
        game: chapter.game.clone(),
        eyes: chapter.eyes as u8,
        seen_by: seen_by(chapter, moment, seats),
        moments,
    })
}

fn note_shown(it: &StudyNote) -> NoteShown {
    NoteShown { ply: it.ply as usize, words: it.words.clone(), marks: it.marks.clone() }
}

/// The last games of a person that hide nothing.
async fn games(app: &App, person: &str) -> Result<Vec<StudyGame>, Trouble> {
    let ended = app.store.ended_of(person, GAMES_LISTED).await?;
    let game = |it: &EndedGame| StudyGame {
        table: it.table.clone(),
        game: it.game.clone(),
        players: it.players.iter().map(|it| it.name.clone()).filter(|it| !it.is_empty()).collect(),
        date: date(it.at),
    };
    Ok(ended.iter().rev().filter(|it| !it.sealed).map(game).collect())
}

/// Through whose eyes a reader sees a chapter of a game with so many seats.
fn seen_by(chapter: &StudyChapter, moment: &StudyMoment, seats: usize) -> u8 {
    moment.seat.filter(|it| usize::from(*it) <= seats).unwrap_or(chapter.eyes as u8)
}

/// `GET /studies/ID/board/N?seat=S&ply=P`: the board at a moment, to stand within the page of the study.
pub(crate) async fn board(
    door: Door,
    Path((_, number)): ChapterPath,
    Query(moment): Query<StudyMoment>,
) -> PageAnswer {
    let study = found(&door.app, &door.id).await?;
    let chapter = study.chapters.iter().find(|it| it.number == number);
    let chapter = chapter.ok_or_else(Trouble::not_found)?;
    let told = told(&door.app, &door.asker, &chapter.table).await?;
    let (players, _) = told.ok_or_else(|| Trouble::forbidden("error-study-game"))?;
    let ply = moment.ply.unwrap_or_default();
    let eyes = seen_by(chapter, &moment, players.len());
    let drawn = drawn(&door, (chapter, eyes), ply).await?;
    let marked = marked(drawn, marks_at(&study, number, ply));
    Ok(([(header::CONTENT_SECURITY_POLICY, POLICY_WITHIN)], marked).into_response())
}

fn marks_at(study: &StudyFacts, chapter: i64, ply: usize) -> &str {
    let here = |it: &&StudyNote| it.chapter == chapter && it.ply == ply as i64;
    study.notes.iter().find(here).map_or("", |it| &it.marks)
}

/// The board with a sign at each place that is marked, for those whose browser draws no arrows.
fn marked(drawn: Markup, marks: &str) -> Markup {
    let places: BTreeSet<&str> = marks.split([' ', '>']).filter(|it| !it.is_empty()).collect();
    let signs = places.into_iter().map(|it| format!("id=\"{it}\""));
    PreEscaped(signs.fold(drawn.0, |html, it| html.replacen(&it, &format!("{it} data-marked"), 1)))
}

async fn drawn(
    door: &Door,
    (chapter, eyes): (&StudyChapter, u8),
    ply: usize,
) -> Result<Markup, Trouble> {
    let (asker, eyes) = (door.asker.clone(), viewer(eyes));
    let look = door.app.hub.look(&chapter.table, move |it| {
        Box::pin(async move { Ok(it.showing().moment(&asker.asking(), eyes, ply)?) })
    });
    look.await
}

/// Through whose eyes a chapter is seen.
fn viewer(eyes: u8) -> Viewer {
    match eyes.checked_sub(1) {
        Some(seat) => Viewer::Seat(Seat(seat)),
        None => Viewer::Spectator,
    }
}
