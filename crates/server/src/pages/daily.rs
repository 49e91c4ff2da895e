//! The deal of the day, of every game in which nobody plays against anybody.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use bots::Level;
use catalogue::GameInfo;
use desk::days::{self, date_of};
use desk::offer;
use desk::opening::me;
use room::{Luck, TablePlan};
use store::{Person, Sitter, Try};
use web::site::{self, DailyResult, Date, LeagueLine, MyTry};

use super::opening::add;
use super::{done, seconds_since};
use crate::App;
use crate::api::shape;
use crate::asker::Asker;
use crate::daily;
use crate::hub::Shared;
use crate::limits::Deed;
use crate::trouble::Trouble;

/// The number of earlier days on a page.
const DAYS_MAX: u32 = 14;

/// The most people whom the league of a week lists.
const LEAGUE_MAX: usize = 50;

/// Who plays the other seats.
const OTHERS: &str = Level::Captain.word();

/// The games with a deal of the day.
pub(super) fn games() -> impl Iterator<Item = &'static GameInfo> {
    catalogue::GAMES.iter().filter(|it| offer(it).has_daily())
}

fn game_of(id: &str) -> Result<&'static GameInfo, Trouble> {
    games().find(|it| it.id == id).ok_or_else(Trouble::not_found)
}

/// `GET /daily`: the page of the first such game.
pub(crate) async fn first() -> Result<Redirect, Trouble> {
    let game = games().next().ok_or_else(Trouble::not_found)?;
    Ok(Redirect::to(&format!("/daily/{}", game.id)))
}

/// `GET /daily/GAME`
pub(crate) async fn today(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path(game): Path<String>,
) -> Result<Response, Trouble> {
    show(&app, &asker, game_of(&game)?, &daily::today()).await
}

/// `GET /daily/GAME/DAY`
pub(crate) async fn past(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path((game, day)): Path<(String, String)>,
) -> Result<Response, Trouble> {
    // Future days are not shown.
    let known = days::read(&day).is_some() && day <= daily::today();
    if !known {
        return Err(Trouble::not_found());
    }
    show(&app, &asker, game_of(&game)?, &day).await
}

async fn show(app: &App, asker: &Asker, game: &GameInfo, day: &str) -> Result<Response, Trouble> {
    if asker.json {
        return Ok(Json(results(app, game.id, day).await?).into_response());
    }
    let tries = app.store.tries(game.id, day).await?;
    let mine = my_try(app, asker, game, day).await?;
    let open = daily::is_over(day) || matches!(mine, MyTry::Over(_));
    let earlier = app.store.days(game.id, day, DAYS_MAX).await?;
    let (first, last) = days::week_of(days::read(day).ok_or_else(Trouble::not_found)?);
    let between = (days::written(first), days::written(last));
    let week = app.store.tries_between(game.id, (&between.0, &between.1)).await?;
    let page = site::daily(&site::DailyPage {
        reader: asker.reader(),
        games: &games().map(offer).collect::<Vec<_>>(),
        game: game.id,
        others: usize::from(game.players.0) - 1,
        day: date(day)?,
        is_today: !daily::is_over(day),
        results: tries.into_iter().map(|it| result(asker, it, open)).collect(),
        week: (date_of(first), date_of(last)),
        league: league(asker, &week),
        earlier: earlier.into_iter().filter_map(|(day, n)| Some((date(&day).ok()?, n))).collect(),
        mine,
    });
    Ok(page.into_response())
}

/// The results of a day, for programs.
pub(crate) async fn results(app: &App, game: &str, day: &str) -> Result<shape::Daily, Trouble> {
    let game = game_of(game)?;
    // Future days are not shown.
    if days::read(day).is_none() || daily::today().as_str() < day {
        return Err(Trouble::not_found());
    }
    let tries = app.store.tries(game.id, day).await?;
    let result = |it: Try| shape::DailyResult {
        name: it.name,
        verdict: it.verdict,
        score: it.score,
        moves: it.moves,
    };
    let results = tries.into_iter().map(result).collect();
    Ok(shape::Daily { game: game.id.to_string(), day: day.to_string(), results })
}

/// The result of a try. Its table is shown only to those for whom it spoils nothing.
fn result(asker: &Asker, it: Try, open: bool) -> DailyResult {
    DailyResult {
        mine: asker.id().as_deref() == Some(&it.person),
        table: open.then_some(it.table),
        name: it.name,
        verdict: it.verdict,
        score: it.score,
        moves: it.moves,
        ago: seconds_since(it.at),
    }
}

/// Who stands where in the league of a week: by deals won, then by points, then by name.
fn league(asker: &Asker, tries: &[Try]) -> Vec<LeagueLine> {
    let me = asker.id();
    let mut people: BTreeMap<&str, LeagueLine> = BTreeMap::new();
    for it in tries {
        let mine = me.as_deref() == Some(&it.person);
        let new = || LeagueLine { name: it.name.clone(), mine, won: 0, points: 0, played: 0 };
        let line = people.entry(&it.person).or_insert_with(new);
        line.won += u32::from(it.verdict == "won");
        line.points += it.score;
        line.played += 1;
    }
    let mut lines: Vec<LeagueLine> = people.into_values().collect();
    lines.sort_by(|a, b| (b.won, b.points, &a.name).cmp(&(a.won, a.points, &b.name)));
    lines.truncate(LEAGUE_MAX);
    lines
}

async fn my_try(app: &App, asker: &Asker, game: &GameInfo, day: &str) -> Result<MyTry, Trouble> {
    let Some(person) = asker.id() else { return Ok(MyTry::NotYet) };
    Ok(match app.store.try_of(game.id, day, &person).await? {
        None => MyTry::NotYet,
        Some((table, false)) => MyTry::Begun(table),
        Some((table, true)) => MyTry::Over(table),
    })
}

fn date(day: &str) -> Result<Date, Trouble> {
    days::read(day).map(date_of).ok_or_else(Trouble::not_found)
}

/// `POST /daily/GAME`: begins the person's try at the deal of today, or leads back to it.
pub(crate) async fn play(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path(game): Path<String>,
) -> Result<Response, Trouble> {
    game_of(&game)?;
    let host = asker.somebody(&app).await?;
    let table = begin(&app, &asker, &game, host).await?;
    Ok(done(&asker, &table, None))
}

/// The table of a person's try at the deal of today, opened if there is none.
pub(crate) async fn begin(
    app: &App,
    asker: &Asker,
    game: &str,
    host: Person,
) -> Result<String, Trouble> {
    let (game, day) = (game_of(game)?, daily::today());
    if let Some((table, _)) = app.store.try_of(game.id, &day, &host.id).await? {
        return Ok(table);
    }
    asker.may(app, Deed::Open)?;
    match add(app, &host, plan(asker, game, &host, day.clone())).await {
        Ok(table) => Ok(table),
        // They may have asked twice at the same time; the first table counts.
        Err(trouble) => {
            let first = app.store.try_of(game.id, &day, &host.id).await?;
            Ok(first.ok_or(trouble)?.0)
        }
    }
}

/// The game with its usual options and the fewest players, bots beside the first: the same for everybody.
fn plan(asker: &Asker, game: &GameInfo, host: &Person, day: String) -> TablePlan {
    let mut seats = vec![Sitter::Bot(OTHERS.to_string()); game.players.0.into()];
    seats[0] = me(host);
    TablePlan {
        game: game.id.to_string(),
        options: Vec::new(),
        seats,
        listed: false,
        hints: true,
        clock: None,
        moves: Vec::new(),
        lang: asker.lang,
        luck: Luck::Day(day),
    }
}
