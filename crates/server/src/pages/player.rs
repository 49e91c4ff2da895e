//! `/people/NAME`: the page of a player, and what others see of it (decision 66).

use std::collections::{BTreeMap, BTreeSet};

use axum::extract::{Extension, Form, Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use desk::days::date;
use desk::forms::{FormFields, field};
use desk::puzzle;
use desk::tells_apart;
use maud::Markup;
use room::names;
use store::{EndedGame, KeptReview, Profile, SitterAtEnd};
use tabletop::Seat;
use web::site::{
    self, AccuracyShown, DecisionKind, LastGame, PlayerShown, RatingShown, SHOWN, SeatHolder,
    TallyShown,
};
use words::Lang;

use super::results::GAMES_MAX;
use crate::App;
use crate::asker::Asker;
use crate::hub::Shared;
use crate::results::{course, is_own_seat, of_person, ratings, standings};
use crate::review::{DecisionLoss, losses};
use crate::trouble::Trouble;

/// How many of the last games the page lists, and of how many it tells the accuracy.
const LISTED_MAX: usize = 12;
const REVIEWED_MAX: u32 = 60;

/// The most points that a plot has.
const POINTS_MAX: usize = 200;

/// `GET /people/NAME`. Whoever shows nothing is not found, just like nobody.
pub(crate) async fn show(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path(name): Path<String>,
) -> Result<Markup, Trouble> {
    let profile = app.store.profile(&crate::accounts::login(&name)).await?;
    let profile = profile.ok_or_else(Trouble::not_found)?;
    let own = asker.session().is_some() && asker.id().as_deref() == Some(&profile.person);
    if !own && !profile.ranked && profile.shown.is_empty() {
        return Err(Trouble::not_found());
    }
    Ok(site::player(&asker.reader(), &page(&app, asker.lang, profile, own).await?))
}

async fn page(app: &App, lang: Lang, profile: Profile, own: bool) -> Result<PlayerShown, Trouble> {
    let shows = |what: &str| own || profile.shown.iter().any(|it| it == what);
    let mut ended = app.store.ended_of(&profile.person, GAMES_MAX).await?;
    // A duel or a round that still runs tells nobody how a game of it ended.
    ended.retain(|it| !it.sealed);
    let mut page = PlayerShown { own, ranked: profile.ranked, ..PlayerShown::default() };
    if own || profile.ranked {
        page.ratings = rated(app, &ended, &profile.person, shows("course")).await?;
    }
    if shows("games") {
        let counted = of_person(&ended, &profile.person).into_iter();
        page.games = counted.map(|(game, it)| (game, it.total)).collect();
    }
    if shows("seats") {
        page.seats = seats(&ended, &profile.person);
    }
    if shows("accuracy") {
        page.accuracy = accuracy(app, lang, &profile.person).await?;
    }
    if shows("last") {
        page.last = last(&ended, &profile.person, own);
    }
    Ok(PlayerShown { name: profile.name, login: profile.login, shown: profile.shown, ..page })
}

/// The ratings of a person in the games in which they have one.
async fn rated(
    app: &App,
    ended: &[EndedGame],
    person: &str,
    over_time: bool,
) -> Result<Vec<RatingShown>, Trouble> {
    let mut shown = Vec::new();
    for (game, counted) in of_person(ended, person) {
        if counted.by_players.keys().all(|it| *it < 2) {
            continue;
        }
        let all = app.store.ended(&game, GAMES_MAX).await?;
        let Some(now) = ratings(&all).remove(person) else { continue };
        let mut points = if over_time { course(&all, person) } else { Vec::new() };
        points.drain(..points.len().saturating_sub(POINTS_MAX));
        let course = points.into_iter().map(|(at, it)| (date(at), it.value)).collect();
        shown.push(RatingShown { game, now, course });
    }
    Ok(shown)
}

/// What came of each seat, by game; the one that the person had most comes first.
fn seats(ended: &[EndedGame], person: &str) -> Vec<(String, Vec<(usize, TallyShown)>)> {
    let mut games: BTreeMap<&str, BTreeMap<usize, TallyShown>> = BTreeMap::new();
    for it in ended.iter().filter(|it| 1 < it.players.len()) {
        let results = standings(&it.outcome);
        let seat = it.players.iter().position(|player| is_own_seat(player, person));
        if let Some((seat, result)) = seat.and_then(|seat| Some((seat, results.get(seat)?))) {
            games
                .entry(&it.game)
                .or_default()
                .entry(seat)
                .or_default()
                .add(result.verdict, result.score);
        }
    }
    games.into_iter().map(|(game, tallies)| (game.to_string(), sorted(tallies))).collect()
}

/// The seats that were taken most often first.
fn sorted(tallies: BTreeMap<usize, TallyShown>) -> Vec<(usize, TallyShown)> {
    let mut tallies: Vec<(usize, TallyShown)> = tallies.into_iter().collect();
    tallies.sort_by_key(|it| (std::cmp::Reverse(it.1.games), it.0));
    tallies
}

/// The last games, those that everybody may find; a player finds all their own.
fn last(ended: &[EndedGame], person: &str, own: bool) -> Vec<LastGame> {
    let found = ended.iter().rev().filter(|it| own || it.listed);
    let line = |it: &EndedGame| {
        let seat = it.players.iter().position(|player| is_own_seat(player, person))?;
        Some(LastGame {
            id: it.table.clone(),
            game: it.game.clone(),
            date: date(it.at),
            verdict: standings(&it.outcome).get(seat)?.verdict,
            seat,
            together: !catalogue::info(&it.game).is_ok_and(tells_apart),
            players: it.players.iter().map(past_sitter).collect(),
        })
    };
    found.filter_map(line).take(LISTED_MAX).collect()
}

/// Somebody who sat there, even if a bot played on for them.
fn past_sitter(it: &SitterAtEnd) -> SeatHolder {
    match (&it.person, &it.bot) {
        (None, Some(level)) => SeatHolder::Bot(level.clone()),
        _ => SeatHolder::Person(names::aside(&it.name)),
    }
}

/// How good a person's decisions were in the games whose review is kept, by game, and which kinds of
/// decisions gave something away; the earliest game first.
async fn accuracy(app: &App, lang: Lang, person: &str) -> Result<Vec<AccuracyShown>, Trouble> {
    let kept = app.store.reviews_of(person, REVIEWED_MAX).await?;
    let mut games: BTreeMap<String, Vec<(i64, Vec<DecisionLoss>)>> = BTreeMap::new();
    let own =
        |it: &KeptReview| u8::try_from(it.seat).is_ok_and(|seat| Seat(seat).to_string() == it.part);
    for it in kept.iter().rev().filter(|it| own(it)) {
        let losses = losses(&it.body, &app.store.moves(&it.table).await?);
        if !losses.is_empty() {
            games.entry(it.game.clone()).or_default().push((it.changed, losses));
        }
    }
    Ok(games.into_iter().map(|(game, it)| of_game(lang, game, &it)).collect())
}

fn of_game(lang: Lang, game: String, reviewed: &[(i64, Vec<DecisionLoss>)]) -> AccuracyShown {
    let score = |all: &[DecisionLoss]| site::accuracy(all.iter().filter_map(|it| it.compared));
    let course = reviewed.iter().map(|(at, all)| (date(*at), score(all))).collect();
    let all = || reviewed.iter().flat_map(|it| &it.1);
    let chapters: BTreeSet<&str> = all().map(|it| it.chapter.as_str()).collect();
    let kind = |chapter: &&str| {
        let of = |it: &DecisionLoss| it.chapter == **chapter;
        let course = reviewed.iter().map(|(_, all)| loss_of(all, of)).collect();
        DecisionKind::of(puzzle::title(lang, &game, chapter), course)
    };
    let known = chapters.iter().filter(|it| !it.is_empty());
    AccuracyShown { course, kinds: known.map(kind).collect(), game }
}

/// What those decisions gave away that are meant.
fn loss_of(all: &[DecisionLoss], meant: impl Fn(&DecisionLoss) -> bool) -> Vec<f64> {
    all.iter().filter(|it| meant(it)).map(|it| it.loss).collect()
}

/// `POST /account/shown`: what others see.
pub(crate) async fn keep_shown(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Form(fields): Form<FormFields>,
) -> Result<Response, Trouble> {
    let me = asker.session().and(asker.id());
    let me = me.ok_or_else(|| Trouble::forbidden("error-not-signed-in"))?;
    let ticked = |it: &str| field(&fields, it).is_some();
    let shown: Vec<&str> = SHOWN.into_iter().filter(|it| ticked(it)).collect();
    app.store.set_shown(&me, &shown, ticked("ratings")).await?;
    if asker.json {
        return Ok((StatusCode::OK, axum::Json(serde_json::json!({ "ok": true }))).into_response());
    }
    Ok(Redirect::to("/account#shown").into_response())
}
