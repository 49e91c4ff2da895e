//! `/clubs`: finding them, and the page of one (decision 69).

use std::collections::HashMap;
use std::convert::Infallible;

use axum::extract::Query;
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Redirect};
use catalogue::GameInfo;
use desk::days::{self, date, date_of};
use desk::forms::{FormFields, field};
use desk::opening::game_of;
use desk::{offer, shown};
use futures_util::Stream;
use maud::Markup;
use room::names;
use store::{ClubFacts, ClubLine, ClubMember, ClubTry, TableFacts};
use time::Duration;
use web::site::{
    self, ClubInList, ClubInvitation, ClubMemberShown, ClubPage, ClubPlace, ClubTableShown,
    ClubWeek, ClubsPage, DayShown, Rated,
};

use super::club_door::{by_key, entered};
use super::lists::finished_game;
use super::results::GAMES_MAX;
use super::table::PageAnswer;
use super::tournament::in_list as tournament_in_list;
use super::{Door, seconds_since};
use crate::App;
use crate::asker::Asker;
use crate::daily::today;
use crate::names::is_same;
use crate::results::ratings;
use crate::stream::{place_of, pulses};
use crate::trouble::Trouble;

/// Clubs that the list of them shows.
const LISTED_MAX: u32 = 100;

/// Tables, tournaments and finished games that the page of a club lists.
const TABLES_MAX: u32 = 30;
const TOURNAMENTS_MAX: u32 = 10;
const GAMES_LISTED: u32 = 10;

/// The days that the page tells of.
const WEEK: i64 = 7;

/// `GET /clubs`
pub(crate) async fn all(door: Door) -> Result<Markup, Trouble> {
    let me = door.asker.id().unwrap_or_default();
    let lines = door.app.store.clubs(&me, LISTED_MAX).await?;
    let clubs = lines.into_iter().map(in_list).collect();
    Ok(site::clubs(&ClubsPage { reader: door.asker.reader(), clubs }))
}

fn in_list(it: ClubLine) -> ClubInList {
    ClubInList {
        public: it.public != 0,
        inside: it.inside != 0,
        members: it.members as u32,
        ago: seconds_since(it.created),
        id: it.id,
        name: it.name,
    }
}

/// `GET /clubs/ID?k=KEY&game=GAME&before=MOMENT`
pub(crate) async fn show(door: Door, Query(fields): Query<FormFields>) -> PageAnswer {
    if let Some(key) = field(&fields, "k") {
        return come_in(&door, key).await;
    }
    let facts = entered(&door).await?;
    Ok(page(&door.app, &door.asker, &facts, &fields).await?.into_response())
}

/// The invitation, for one who has the key and is not inside.
async fn come_in(door: &Door, key: &str) -> PageAnswer {
    let facts = by_key(door, key).await?;
    if facts.is_inside() || !is_same(key, &facts.invite_key) {
        return Ok(Redirect::to(&format!("/clubs/{}", door.id)).into_response());
    }
    Ok(invitation(&door.asker, &facts).into_response())
}

fn invitation(asker: &Asker, facts: &ClubFacts) -> Markup {
    site::club_invitation(&ClubInvitation {
        reader: asker.reader(),
        id: &facts.id,
        name: &facts.name,
        about: &facts.about,
        founder: &facts.founder_name,
        members: facts.members as u32,
        key: &facts.invite_key,
    })
}

/// The game that an address names, else the one that was played `last`, else the first with a deal of
/// the day.
fn chosen(fields: &FormFields, last: Option<&str>) -> Result<&'static GameInfo, Trouble> {
    if field(fields, "game").is_some() {
        return Ok(game_of(fields)?);
    }
    let last = last.and_then(|it| catalogue::info(it).ok());
    last.or_else(|| super::daily::games().next()).ok_or_else(Trouble::not_found)
}

async fn page(
    app: &App,
    asker: &Asker,
    facts: &ClubFacts,
    fields: &FormFields,
) -> Result<Markup, Trouble> {
    let people = app.store.club_members(&facts.id).await?;
    let (journal, older) = journal(app, asker, facts, fields).await?;
    let game = chosen(fields, journal.first().map(|it| it.game.as_str()))?;
    let tables = app.store.club_tables(&facts.id, facts.is_inside(), TABLES_MAX).await?;
    let cups = app.store.club_tournaments(&facts.id, facts.is_inside(), TOURNAMENTS_MAX).await?;
    let place = place(asker, facts);
    let removed = match place {
        ClubPlace::Founder => app.store.club_removed(&facts.id).await?,
        ClubPlace::Outside | ClubPlace::Removed | ClubPlace::Member => Vec::new(),
    };
    Ok(site::club(&ClubPage {
        reader: asker.reader(),
        id: &facts.id,
        name: &facts.name,
        about: &facts.about,
        public: facts.is_public(),
        founder: &facts.founder_name,
        place,
        link: facts.is_inside().then(|| link(asker, facts)),
        tables: tables.into_iter().map(table_shown).collect(),
        tournaments: cups.into_iter().map(tournament_in_list).collect(),
        games: catalogue::GAMES.iter().map(|it| it.id).collect(),
        game: game.id,
        week: week(app, facts, game, &people).await?,
        members: members(app, asker, facts, (game, people)).await?,
        journal,
        older,
        removed,
    }))
}

/// `GET /clubs/ID/events`: that something is different, as long as the asker may know of the club.
pub(crate) async fn pings(
    door: Door,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Trouble> {
    let place = place_of(&door.app, &door.asker, &door.id)?;
    entered(&door).await?;
    let seen = door.app.store.club_pulse(&door.id).await?;
    let (store, id) = (door.app.store.clone(), door.id.clone());
    let me = door.asker.id().unwrap_or_default();
    let pulse = move || {
        let (store, id, me) = (store.clone(), id.clone(), me.clone());
        async move {
            let now = store.club_pulse(&id).await.ok()?;
            // Whoever was removed hears that once; their page says the rest.
            let known = store.club(&id, &me, false).await.ok()?.is_some();
            Some(if known { now } else { String::new() })
        }
    };
    Ok(pulses(&door.app, place, seen, pulse))
}

fn link(asker: &Asker, facts: &ClubFacts) -> String {
    format!("{}/clubs/{}?k={}", asker.origin, facts.id, facts.invite_key)
}

fn place(asker: &Asker, facts: &ClubFacts) -> ClubPlace {
    match asker.id() {
        Some(me) if facts.is_inside() && me == facts.founder => ClubPlace::Founder,
        _ if facts.is_inside() => ClubPlace::Member,
        _ if facts.is_removed() => ClubPlace::Removed,
        _ => ClubPlace::Outside,
    }
}

fn table_shown(table: TableFacts) -> ClubTableShown {
    ClubTableShown {
        seats: table.seats.iter().map(shown).collect(),
        running: table.status == store::Status::Running,
        ago: seconds_since(table.changed),
        id: table.id,
        game: table.game,
    }
}

/// The members with the ratings that they show, the best first.
async fn members(
    app: &App,
    asker: &Asker,
    facts: &ClubFacts,
    (game, people): (&GameInfo, Vec<ClubMember>),
) -> Result<Vec<ClubMemberShown>, Trouble> {
    let mut rated = match 1 < game.players.1 {
        true => ratings(&app.store.ended(game.id, GAMES_MAX).await?),
        false => HashMap::new(),
    };
    let me = asker.id();
    let member = |it: ClubMember| ClubMemberShown {
        name: names::aside(&it.name),
        has_page: it.unranked == 0 || !it.shown.is_empty(),
        mine: me.as_ref() == Some(&it.person),
        founder: facts.founder == it.person,
        since: date(it.since),
        rated: rated.remove(&it.person).filter(|_| it.unranked == 0),
        login: it.login,
    };
    let mut members: Vec<ClubMemberShown> = people.into_iter().map(member).collect();
    let sure = |it: &ClubMemberShown| it.rated.as_ref().map_or(f64::MIN, Rated::sure);
    members.sort_by(|a, b| sure(b).total_cmp(&sure(a)));
    Ok(members)
}

/// What members made of the deals of the last days.
async fn week(
    app: &App,
    facts: &ClubFacts,
    game: &GameInfo,
    people: &[ClubMember],
) -> Result<Option<ClubWeek>, Trouble> {
    if !offer(game).has_daily() {
        return Ok(None);
    }
    let last = days::read(&today()).ok_or_else(Trouble::broken)?;
    let days: Vec<time::Date> =
        (0..WEEK).rev().map(|back| last.saturating_sub(Duration::days(back))).collect();
    let written: Vec<String> = days.iter().map(|it| days::written(*it)).collect();
    let tries = app.store.club_tries(&facts.id, game.id, &written[0]).await?;
    let row = |it: &ClubMember| {
        let own: Vec<&ClubTry> = tries.iter().filter(|t| t.person == it.person).collect();
        let results = written.iter().map(|day| on_day(&own, day)).collect();
        (!own.is_empty()).then(|| (names::aside(&it.name), results))
    };
    let rows = people.iter().filter_map(row).collect();
    Ok(Some(ClubWeek { days: days.into_iter().map(date_of).collect(), rows }))
}

/// What came of a day's deal; nothing of that is told before the day is over.
fn on_day(own: &[&ClubTry], day: &str) -> DayShown {
    match own.iter().find(|it| it.day == day) {
        None => DayShown::Nothing,
        Some(_) if !crate::daily::is_over(day) => DayShown::Played,
        Some(it) => DayShown::Over { won: it.verdict == "won", score: it.score },
    }
}

/// The finished games, and where earlier ones are.
async fn journal(
    app: &App,
    asker: &Asker,
    facts: &ClubFacts,
    fields: &FormFields,
) -> Result<(Vec<site::FinishedGame>, Option<String>), Trouble> {
    let before = field(fields, "before").and_then(|it| it.parse().ok()).unwrap_or(i64::MAX);
    let rows = app.store.club_games(&facts.id, facts.is_inside(), before, GAMES_LISTED).await?;
    let last = rows.last().filter(|_| rows.len() == GAMES_LISTED as usize);
    let older = last.map(|it| format!("/clubs/{}?before={}#journal", facts.id, it.changed));
    let mut games = Vec::new();
    for row in rows {
        games.push(finished_game(app, asker, row).await?);
    }
    Ok((games, older))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(day: &str) -> ClubTry {
        let (person, verdict) = ("ida".to_string(), "won".to_string());
        ClubTry { person, day: day.to_string(), verdict, score: 31 }
    }

    #[test]
    fn a_day_is_told_when_it_is_over() {
        let (past, now) = (tried("2020-01-01"), tried(&today()));
        let own = [&past, &now];
        assert_eq!(on_day(&own, "2020-01-01"), DayShown::Over { won: true, score: 31 });
        assert_eq!(on_day(&own, &today()), DayShown::Played);
        assert_eq!(on_day(&own, "2020-01-02"), DayShown::Nothing);
    }
}
