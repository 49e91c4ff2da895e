//! `/scenarios`: what people built for games and published (decision 71).

use std::iter::{once, repeat_n};

use axum::extract::{Form, Query};
use axum::response::{IntoResponse, Response};
use catalogue::{GameInfo, OpenError};
use desk::USUAL_BOT;
use desk::card_changes::card_changes;
use desk::forms::{FormFields, field};
use desk::opening::{game_of, me};
use maud::Markup;
use room::{Luck, TablePlan};
use serde_json::json;
use store::{NewScenario, ScenarioFacts, Sitter};
use tabletop::{CardError, Chance, Seed};
use web::site::{
    self, BalanceShown, MeasuredAs, ScenarioDraft, ScenarioPage, ScenarioShape, ScenarioShown,
    ScenarioTried, ScenariosPage,
};
use words::Lang;

use super::opening::add_with_cards;
use super::table::PageAnswer;
use super::{
    ABOUT_MAX, Door, apart, done, is_about_fields, led_to, seconds_since, titled, with_account,
    within,
};
use crate::balance::{by, workshop, workshops};
use crate::limits::Deed;
use crate::luck;
use crate::names::token;
use crate::trouble::Trouble;
use desk::tells_apart;

/// Scenarios that the list shows, and how many somebody publishes.
const LISTED_MAX: u32 = 100;
const EACH_MAX: u32 = 30;

/// Changed cards that the page of a card file shows.
const CHANGES_MAX: usize = 40;

/// So much of a line that cannot be read is repeated.
const LINE_SHOWN: usize = 80;

/// With how many games at random a card file is tried, and how many moves each may take.
const TRIALS: u64 = 8;
const MOVES_MAX: u32 = 20_000;

async fn found(door: &Door) -> Result<ScenarioFacts, Trouble> {
    let me = door.asker.id().unwrap_or_default();
    let found = door.app.store.scenario(&door.id, &me).await?;
    found.ok_or_else(Trouble::not_found)
}

fn to(door: &Door, id: &str) -> Response {
    led_to(&door.asker, &format!("/scenarios/{id}"), json!({ "ok": true, "scenario": id }))
}

/// `GET /scenarios?game=GAME&scenario=LINE`, or `?cards=GAME` for a card file
pub(crate) async fn all(door: Door, Query(fields): Query<FormFields>) -> Result<Markup, Trouble> {
    let cards = field(&fields, "cards").and_then(own_cards);
    page(&door, cards.or_else(|| built(&fields)), ScenarioTried::default()).await
}

/// What was built in a workshop.
fn built(fields: &FormFields) -> Option<ScenarioDraft> {
    let text = field(fields, "scenario").map(str::to_string);
    let game = field(fields, "game").filter(|it| workshop(it).is_some()).map(str::to_string);
    game.zip(text).map(|(game, text)| ScenarioDraft::Line { game, text })
}

async fn page(
    door: &Door,
    draft: Option<ScenarioDraft>,
    tried: ScenarioTried,
) -> Result<Markup, Trouble> {
    let found = door.app.store.scenarios("", LISTED_MAX).await?;
    Ok(site::scenarios(&ScenariosPage {
        reader: door.asker.reader(),
        scenarios: found.iter().map(shown).collect(),
        workshops: workshops().map(|it| it.id).collect(),
        games: catalogue::GAMES.iter().map(|it| it.id).collect(),
        draft,
        tried,
    }))
}

/// The cards of a game, to be changed.
fn own_cards(game: &str) -> Option<ScenarioDraft> {
    let game = catalogue::info(game).ok()?;
    let file = catalogue::cards(game.id, None).ok()?.file;
    Some(ScenarioDraft::Cards { game: game.id.to_string(), file, players: game.players })
}

fn shown(it: &ScenarioFacts) -> ScenarioShown {
    ScenarioShown {
        id: it.id.clone(),
        game: it.game.clone(),
        players: it.players as u8,
        name: it.name.clone(),
        about: it.about.clone(),
        author: it.author_name.clone(),
        votes: it.votes as u32,
        plays: it.plays as u32,
        balance: balance(it),
        measured: match it.is_cards() {
            false => MeasuredAs::Workshop,
            true if catalogue::info(&it.game).is_ok_and(tells_apart) => MeasuredAs::FirstSeat,
            true => MeasuredAs::Together,
        },
        ago: seconds_since(it.created),
    }
}

/// What is measured with the rules and cards of today.
fn balance(it: &ScenarioFacts) -> Option<BalanceShown> {
    let now = by(catalogue::info(&it.game).ok()?)?;
    if it.games == 0 || it.measured != now {
        return None;
    }
    let share = lab::wilson(it.won as u64, it.games as u64);
    let percent = |share: f64| (100.0 * share).round() as u32;
    let (low, high) = (percent(share.low), percent(share.high));
    Some(BalanceShown { won: it.won as u32, games: it.games as u32, low, high })
}

/// `POST /scenarios`. What cannot be published stays in the form, with the reason.
pub(crate) async fn publish(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    match published(&door, &fields).await {
        Err(trouble) if is_about_fields(&trouble) && !door.asker.json => {
            let typed = |name: &str| field(&fields, name).unwrap_or_default().to_string();
            let tried = ScenarioTried {
                name: typed("name"),
                about: typed("about"),
                players: typed("players").trim().parse().ok(),
                problem: trouble.sentence(door.asker.lang),
            };
            let page = page(&door, typed_draft(&fields), tried).await?;
            Ok((trouble.status, page).into_response())
        }
        answer => answer,
    }
}

/// What a form was to publish, as it was typed.
fn typed_draft(fields: &FormFields) -> Option<ScenarioDraft> {
    let Some(file) = field(fields, "cards") else { return built(fields) };
    let game = catalogue::info(field(fields, "game")?).ok()?;
    let (file, players) = (file.replace('\r', ""), game.players);
    Some(ScenarioDraft::Cards { game: game.id.to_string(), file, players })
}

async fn published(door: &Door, fields: &FormFields) -> PageAnswer {
    let author = with_account(&door.asker, &door.app, "error-scenario-account").await?.id;
    let game = game_of(fields)?;
    let (line, file, players) = what(door, game, fields).await?;
    let (name, about) = (titled(fields)?, within(fields, "about", ABOUT_MAX)?);
    if let Some(known) = door.app.store.scenario_of(game.id, &line).await? {
        return Err(Trouble::conflict("error-scenario-known").with("id", known));
    }
    let (id, game) = (token(10), game.id.to_string());
    let new = NewScenario { id, game, players, line, file, name, about, author };
    let added = door.app.store.add_scenario(&new, EACH_MAX).await?;
    let many = || Trouble::conflict("error-study-many").with("most", EACH_MAX.to_string());
    added.then(|| to(door, &new.id)).ok_or_else(many)
}

/// What is published: its line, the file if it is one of cards, and for how many it is.
async fn what(
    door: &Door,
    game: &'static GameInfo,
    fields: &FormFields,
) -> Result<(String, Option<String>, u8), Trouble> {
    if let Some(file) = field(fields, "cards") {
        let (hash, file, players) = read_cards(door, game, file.replace('\r', ""), fields).await?;
        return Ok((hash, Some(file), players));
    }
    let (line, players) = read(door, game, field(fields, "scenario").unwrap_or_default())?;
    door.may(Deed::List)?;
    Ok((line, None, players))
}

/// What was built, in the form that the game takes, and the one number of players for whom it is.
fn read(door: &Door, game: &GameInfo, text: &str) -> Result<(String, u8), Trouble> {
    let wrong = |why: String| Trouble::bad("error-scenario-wrong").with("why", why);
    let workshop = workshop(game.id).ok_or_else(|| Trouble::bad("error-scenario-game"))?;
    let line = (workshop.read)(door.asker.lang, text).map_err(wrong)?;
    let fits = |players: &u8| {
        let options = [(workshop.option, line.as_str())];
        catalogue::open(game.id, *players, &options, None, luck::seed()).is_ok()
    };
    let fitting: Vec<u8> = (game.players.0..=game.players.1).filter(fits).collect();
    match fitting[..] {
        [players] => Ok((line, players)),
        _ => Err(Trouble::bad("error-scenario-fit")),
    }
}

/// A card file that can be played by so many as the form says: the hash of its cards, its text and the
/// number of players.
async fn read_cards(
    door: &Door,
    game: &'static GameInfo,
    file: String,
    fields: &FormFields,
) -> Result<(String, String, u8), Trouble> {
    let read = catalogue::cards(game.id, Some(&file)).map_err(|it| unreadable(&file, it))?;
    if catalogue::cards(game.id, None).is_ok_and(|own| own.hash == read.hash) {
        return Err(Trouble::bad("error-cards-own"));
    }
    let players = players(game, fields)?;
    // To try them takes a while of a processor.
    door.may(Deed::List)?;
    let tried = file.clone();
    match apart(move || all_end(game, players, &tried)).await {
        Ok(true) => Ok((read.hash, file, players)),
        Ok(false) | Err(_) => Err(Trouble::bad("error-cards-unplayable")),
    }
}

/// Why a card file cannot be read: where, what stands there, and what a program says of it.
fn unreadable(file: &str, error: OpenError) -> Trouble {
    let OpenError::Cards(CardError { line, what }) = error else { return Trouble::broken() };
    let text = file.lines().nth(line.saturating_sub(1)).unwrap_or_default().trim();
    let text = match text.char_indices().nth(LINE_SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_string(),
    };
    Trouble::bad("error-cards-wrong")
        .with("line", line.to_string())
        .with("what", what)
        .with("text", text)
}

fn players(game: &GameInfo, fields: &FormFields) -> Result<u8, Trouble> {
    let players = field(fields, "players").and_then(|it| it.trim().parse::<u8>().ok());
    let fits = |it: &u8| (game.players.0..=game.players.1).contains(it);
    players.filter(fits).ok_or_else(|| Trouble::bad("error-cards-players"))
}

/// Whether games with these cards come to an end, when all play at random.
fn all_end(game: &GameInfo, players: u8, file: &str) -> bool {
    let ends = |number: u64| {
        let (mut chance, seed) = (Chance::from_number(number), Seed::from_number(number));
        let Ok(mut table) = catalogue::open(game.id, players, &[], Some(file), seed) else {
            return false;
        };
        for _ in 0..MOVES_MAX {
            let Some(seat) = table.to_act().first() else { return true };
            let mv = chance.pick(&table.legal_moves(seat)).clone();
            if table.play(seat, &[&mv]).is_err() {
                return false;
            }
        }
        false
    };
    (0..TRIALS).all(ends)
}

/// `GET /scenarios/ID`
pub(crate) async fn show(door: Door) -> PageAnswer {
    let (it, lang) = (found(&door).await?, door.asker.lang);
    let page = ScenarioPage {
        reader: door.asker.reader(),
        shown: shown(&it),
        what: match it.is_cards() {
            true => changed(lang, &it.game, &door.app.store.card_file(&it.line).await?),
            false => ScenarioShape::Line {
                option: workshop(&it.game).ok_or_else(Trouble::not_found)?.option,
                line: it.line.clone(),
            },
        },
        voted: it.is_voted(),
        mine: door.asker.id().as_deref() == Some(&it.author),
    };
    Ok(site::scenario(&page).into_response())
}

fn changed(lang: Lang, game: &str, file: &str) -> ScenarioShape {
    let mut changes = card_changes(lang, game, file);
    let more = changes.len().saturating_sub(CHANGES_MAX);
    changes.truncate(CHANGES_MAX);
    ScenarioShape::Cards { changes, more }
}

/// `GET /scenarios/ID/cards`: the card file.
pub(crate) async fn cards(door: Door) -> PageAnswer {
    let it = found(&door).await?;
    match it.is_cards() {
        true => Ok(door.app.store.card_file(&it.line).await?.into_response()),
        false => Err(Trouble::not_found()),
    }
}

/// `POST /scenarios/ID/play`: a table with these cards; `others` says whether bots or friends sit down.
pub(crate) async fn play(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    let it = found(&door).await?;
    if !it.is_cards() {
        return Err(Trouble::not_found());
    }
    door.may(Deed::Open)?;
    let host = door.somebody().await?;
    let others = repeat_n(other(&fields), it.players as usize - 1);
    let seats = once(me(&host)).chain(others).collect();
    let plan = plan(it.game.clone(), seats, door.asker.lang);
    let file = door.app.store.card_file(&it.line).await?;
    let table = add_with_cards(&door.app, &host, plan, (&it.line, file)).await?;
    Ok(done(&door.asker, &table, None))
}

/// Who sits in each other seat.
fn other(fields: &FormFields) -> Sitter {
    match field(fields, "others") {
        Some("link") => Sitter::Free,
        _ => Sitter::Bot(USUAL_BOT.to_string()),
    }
}

/// A table with the usual options.
fn plan(game: String, seats: Vec<Sitter>, lang: Lang) -> TablePlan {
    TablePlan {
        game,
        options: Vec::new(),
        seats,
        listed: false,
        hints: true,
        clock: None,
        lang,
        luck: Luck::Fresh,
        moves: Vec::new(),
    }
}

/// `POST /scenarios/ID/vote`
pub(crate) async fn vote(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    found(&door).await?;
    let person = with_account(&door.asker, &door.app, "error-scenario-account").await?.id;
    door.may(Deed::Talk)?;
    door.app.store.vote(&door.id, &person, field(&fields, "on") == Some("1")).await?;
    Ok(to(&door, &door.id))
}

/// `POST /scenarios/ID/delete`
pub(crate) async fn delete(door: Door) -> PageAnswer {
    let it = found(&door).await?;
    if door.asker.id().as_deref() != Some(&it.author) {
        return Err(Trouble::forbidden("error-scenario-author"));
    }
    door.app.store.remove_scenario(&door.id).await?;
    Ok(led_to(&door.asker, "/scenarios", json!({ "ok": true })))
}
