//! `/scenarios`: what people built for games and published (decision 71).

use axum::extract::{Form, Query};
use axum::response::{IntoResponse, Response};
use catalogue::GameInfo;
use desk::forms::{FormFields, field};
use desk::opening::game_of;
use maud::Markup;
use serde_json::json;
use store::{NewScenario, ScenarioFacts};
use web::site::{self, BalanceShown, ScenarioPage, ScenarioShown, ScenariosPage};

use super::table::PageAnswer;
use super::{ABOUT_MAX, Door, led_to, seconds_since, titled, with_account, within};
use crate::balance::{by, workshop, workshops};
use crate::limits::Deed;
use crate::luck;
use crate::names::token;
use crate::trouble::Trouble;

/// Scenarios that the list shows, and how many somebody publishes.
const LISTED_MAX: u32 = 100;
const EACH_MAX: u32 = 30;

async fn found(door: &Door) -> Result<ScenarioFacts, Trouble> {
    let me = door.asker.id().unwrap_or_default();
    let found = door.app.store.scenario(&door.id, &me).await?;
    found.ok_or_else(Trouble::not_found)
}

fn to(door: &Door, id: &str) -> Response {
    led_to(&door.asker, &format!("/scenarios/{id}"), json!({ "ok": true, "scenario": id }))
}

/// `GET /scenarios?game=GAME&scenario=LINE`
pub(crate) async fn all(door: Door, Query(fields): Query<FormFields>) -> Result<Markup, Trouble> {
    let found = door.app.store.scenarios("", LISTED_MAX).await?;
    let text = field(&fields, "scenario");
    let game = field(&fields, "game").filter(|it| workshop(it).is_some());
    Ok(site::scenarios(&ScenariosPage {
        reader: door.asker.reader(),
        scenarios: found.iter().map(shown).collect(),
        workshops: workshops().map(|it| it.id).collect(),
        draft: game.zip(text),
    }))
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

/// `POST /scenarios`
pub(crate) async fn publish(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    let author = with_account(&door.asker, &door.app, "error-scenario-account").await?.id;
    let game = game_of(&fields)?;
    let (line, players) = read(&door, game, field(&fields, "scenario").unwrap_or_default())?;
    let (name, about) = (titled(&fields)?, within(&fields, "about", ABOUT_MAX)?);
    if let Some(known) = door.app.store.scenario_of(game.id, &line).await? {
        return Err(Trouble::conflict("error-scenario-known").with("id", known));
    }
    door.may(Deed::List)?;
    let (id, game) = (token(10), game.id.to_string());
    let new = NewScenario { id, game, players, line, name, about, author };
    let added = door.app.store.add_scenario(&new, EACH_MAX).await?;
    let many = || Trouble::conflict("error-study-many").with("most", EACH_MAX.to_string());
    added.then(|| to(&door, &new.id)).ok_or_else(many)
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

/// `GET /scenarios/ID`
pub(crate) async fn show(door: Door) -> PageAnswer {
    let it = found(&door).await?;
    let workshop = workshop(&it.game).ok_or_else(Trouble::not_found)?;
    let page = ScenarioPage {
        reader: door.asker.reader(),
        shown: shown(&it),
        option: workshop.option,
        line: &it.line,
        voted: it.is_voted(),
        mine: door.asker.id().as_deref() == Some(&it.author),
    };
    Ok(site::scenario(&page).into_response())
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
