//! `/tournaments`: opening them, taking part, and how they stand (decision 67).

use std::convert::Infallible;

use axum::Json;
use axum::extract::{Extension, Form, Path, Query, State};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use catalogue::GameInfo;
use desk::forms::{FormFields, field};
use desk::offer;
use desk::opening::game_of;
use desk::tells_apart;
use futures_util::Stream;
use maud::Markup;
use room::{Clock, Request, names};
use serde_json::{Value, json};
use store::{NewTournament, Person, TournamentFacts, TournamentGame, TournamentLine};
use web::site::{
    self, FormTried, GameOffer, PlaceShown, TournamentGameShown, TournamentInList, TournamentPage,
    TournamentRoundShown, TournamentStanding, TournamentSystem, TournamentWay, TournamentsPage,
};

use super::club_door::named_in;
use super::opening::options_of;
use super::table::PageAnswer;
use super::tournament_groups::{groups_as_data, groups_shown, join_group, to_a_group};
use super::{Door, led_to, seconds_since, tried, with_account};
use crate::App;
use crate::asker::Asker;
use crate::groups::{DEALS, GROUPS_MIN, teams};
use crate::hub::Shared;
use crate::limits::Deed;
use crate::names::{good_name, token};
use crate::stream::{place_of, pulses};
use crate::tournaments::{
    ALL, BY_RATING, PLAYERS_MAX, ROUNDS_MAX, TournamentScore, WIN, advance, begin, least, points,
    rounds, table,
};
use crate::trouble::Trouble;

/// Tournaments that the page lists.
const LISTED_MAX: u32 = 50;

/// Why a guest cannot take part.
const NO_ACCOUNT: &str = "error-tournament-account";

async fn found(app: &App, id: &str) -> Result<TournamentFacts, Trouble> {
    app.store.tournament(id).await?.ok_or_else(Trouble::not_found)
}

fn to(asker: &Asker, id: &str) -> Response {
    led_to(asker, &format!("/tournaments/{id}"), json!({ "ok": true, "tournament": id }))
}

/// `GET /tournaments?game=GAME`
pub(crate) async fn all(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Query(fields): Query<FormFields>,
) -> Result<Markup, Trouble> {
    page_of_all(&app, &asker, &fields, FormTried::default()).await
}

/// All of them, and the form for a new one with what was tried already.
async fn page_of_all(
    app: &App,
    asker: &Asker,
    fields: &FormFields,
    tried: FormTried,
) -> Result<Markup, Trouble> {
    let game = chosen(fields)?;
    let games: Vec<GameOffer> = catalogue::GAMES.iter().map(offer).collect();
    let lines = app.store.tournaments(&asker.id().unwrap_or_default(), LISTED_MAX).await?;
    Ok(site::tournaments(&TournamentsPage {
        reader: asker.reader(),
        games: &games,
        game: &offer(game),
        tournaments: lines.into_iter().map(in_list).collect(),
        club: named_in(app, asker, fields).await?.as_deref(),
        together: !tells_apart(game),
        rounds_max: ROUNDS_MAX,
        tried,
    }))
}

/// The game that an address names, else the first that tells people at a table apart.
fn chosen(fields: &FormFields) -> Result<&'static GameInfo, Trouble> {
    match field(fields, "game") {
        Some(_) => Ok(game_of(fields)?),
        None => catalogue::GAMES.iter().find(|it| tells_apart(it)).ok_or_else(Trouble::broken),
    }
}

fn standing(status: &str) -> TournamentStanding {
    match status {
        "open" => TournamentStanding::Open,
        "running" => TournamentStanding::Running,
        _ => TournamentStanding::Over,
    }
}

pub(super) fn in_list(it: TournamentLine) -> TournamentInList {
    TournamentInList {
        standing: standing(&it.status),
        players: it.players as u32,
        ago: seconds_since(it.created),
        id: it.id,
        name: it.name,
        game: it.game,
    }
}

/// `POST /tournaments`. What is refused stays in the form, with the reason.
pub(crate) async fn open(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Form(fields): Form<FormFields>,
) -> Result<Response, Trouble> {
    let trouble = match opened(&app, &asker, &fields).await {
        Ok(tournament) => return Ok(to(&asker, &tournament)),
        Err(trouble) => trouble,
    };
    let tried = tried(&asker, &fields, &trouble)?;
    let page = page_of_all(&app, &asker, &fields, tried).await?;
    Ok((trouble.status, page).into_response())
}

/// Opens the tournament that a form describes.
async fn opened(app: &App, asker: &Asker, fields: &FormFields) -> Result<String, Trouble> {
    let host = with_account(asker, app, NO_ACCOUNT).await?;
    let club = named_in(app, asker, fields).await?;
    let new = read(asker, &host, game_of(fields)?, fields)?;
    asker.may(app, Deed::Open)?;
    if new.listed {
        asker.may(app, Deed::List)?;
    }
    app.store.add_tournament(&new).await?;
    if let Some(club) = club {
        app.store.add_club_tournament(&club, &new.id).await?;
    }
    Ok(new.id)
}

/// The tournament that a form describes.
fn read(
    asker: &Asker,
    host: &Person,
    game: &GameInfo,
    fields: &FormFields,
) -> Result<NewTournament, Trouble> {
    let (seats, system, rounds) = shape(game, fields)?;
    let clock = field(fields, "clock").and_then(|it| it.parse::<Clock>().ok());
    let clock = clock.ok_or_else(|| Trouble::bad("error-tournament-clock"))?;
    let cards = catalogue::cards(game.id, None).map_err(|_| Trouble::broken())?;
    Ok(NewTournament {
        id: token(10),
        name: good_name(field(fields, "name").unwrap_or_default())?,
        game: game.id.to_string(),
        cards: (cards.hash, cards.file),
        options: options_of(asker.lang, game, seats, fields)?,
        seats,
        clock: clock.to_string(),
        system: system.to_string(),
        rounds,
        seeding: seeding(fields),
        listed: field(fields, "listed") == Some("on"),
        lang: asker.lang.code().to_string(),
        host: host.id.clone(),
    })
}

/// How many sit at a table, who meets whom, and in how many rounds.
fn shape(game: &GameInfo, fields: &FormFields) -> Result<(u8, &'static str, u8), Trouble> {
    let number = |name: &str, from, to| {
        let number = field(fields, name).and_then(|it| it.trim().parse::<u8>().ok());
        number.filter(|it| (from..=to).contains(it))
    };
    let together = !tells_apart(game);
    let (from, to) = match together {
        true => game.players,
        false => (game.players.0.max(2), game.players.1),
    };
    let wrong = || {
        Trouble::bad("error-tournament-seats")
            .with("from", from.to_string())
            .with("to", to.to_string())
    };
    let seats = number("seats", from, to).ok_or_else(wrong)?;
    let many = || Trouble::bad("error-tournament-rounds").with("most", ROUNDS_MAX.to_string());
    Ok((seats, system(fields, together), number("rounds", 1, ROUNDS_MAX).ok_or_else(many)?))
}

fn system(fields: &FormFields, together: bool) -> &'static str {
    match field(fields, "system") {
        _ if together => DEALS,
        Some(ALL) => ALL,
        _ => "swiss",
    }
}

/// How people are ordered before the first round.
fn seeding(fields: &FormFields) -> String {
    let by_rating = field(fields, "seeding") == Some(BY_RATING);
    if by_rating { BY_RATING } else { "joined" }.to_string()
}

/// `POST /tournaments/ID/join`: where groups play, `group` names one, or `name` that of a new one.
pub(crate) async fn join(door: Door, Form(fields): Form<FormFields>) -> PageAnswer {
    let Door { app, asker, id } = &door;
    let person = with_account(asker, app, NO_ACCOUNT).await?;
    let facts = found(app, id).await?;
    let joined = match facts.system == DEALS && facts.seats != 1 {
        true => join_group(&door, &facts, &person, &fields).await?,
        false => app.store.join_tournament(id, &person.id, PLAYERS_MAX).await?,
    };
    match joined {
        true => Ok(to(asker, id)),
        false => Err(Trouble::conflict("error-tournament-closed")),
    }
}

/// `POST /tournaments/ID/leave`: a running game is lost.
pub(crate) async fn leave(door: Door) -> PageAnswer {
    let Door { app, asker, id } = door;
    let person = with_account(&asker, &app, NO_ACCOUNT).await?;
    let facts = found(&app, &id).await?;
    app.store.leave_tournament(&id, &person.id).await?;
    if let Some(game) = running_game(&facts, &person.id) {
        // Somebody may have left the table before they left the tournament.
        let _ = app.hub.ask(&game.table, Request::Resign { person }).await;
    }
    Ok(to(&asker, &id))
}

/// `POST /tournaments/ID/begin`
pub(crate) async fn start(door: Door) -> PageAnswer {
    let Door { app, asker, id } = door;
    let person = with_account(&asker, &app, NO_ACCOUNT).await?;
    let facts = found(&app, &id).await?;
    if facts.host != person.id {
        return Err(Trouble::forbidden("error-tournament-host"));
    }
    if facts.status != "open" {
        return Err(Trouble::conflict("error-tournament-begun"));
    }
    enough(&facts)?;
    begin(&app, facts).await?;
    Ok(to(&asker, &id))
}

/// Refuses to begin with too few.
fn enough(facts: &TournamentFacts) -> Result<(), Trouble> {
    let (there, fewest, few) = match facts.system.as_str() {
        DEALS => (teams(facts).len(), GROUPS_MIN, "error-tournament-few-groups"),
        _ => (facts.players.len(), least(facts), "error-tournament-few"),
    };
    let refused = || Trouble::conflict(few).with("n", fewest.to_string());
    (fewest <= there).then_some(()).ok_or_else(refused)
}

fn running_game<'a>(facts: &'a TournamentFacts, person: &str) -> Option<&'a TournamentGame> {
    let plays = |it: &&TournamentGame| !it.is_over() && it.people.iter().any(|it| it == person);
    facts.games.iter().find(plays)
}

/// `GET /tournaments/ID`
pub(crate) async fn show(door: Door) -> PageAnswer {
    let Door { app, asker, id } = door;
    advance(&app, &id).await?;
    let facts = found(&app, &id).await?;
    let way = way(&app, &asker, &facts).await?;
    if asker.json {
        return Ok(Json(data(&page(&asker, &facts, way), &facts)).into_response());
    }
    Ok(site::tournament(&page(&asker, &facts, way)).into_response())
}

fn page<'a>(
    asker: &'a Asker,
    facts: &'a TournamentFacts,
    way: TournamentWay,
) -> TournamentPage<'a> {
    let me = asker.id();
    let hosts = facts.status == "open" && me.as_deref() == Some(&facts.host);
    let together = facts.system == DEALS;
    let ranked = if together { Vec::new() } else { table(facts) };
    let rounds_shown = (1..=facts.round).rev().filter(|_| !together);
    TournamentPage {
        reader: asker.reader(),
        id: &facts.id,
        name: &facts.name,
        link: format!("{}/tournaments/{}", asker.origin, facts.id),
        game: &facts.game,
        options: facts.options.clone(),
        seats: facts.seats,
        clock: facts.clock.parse().ok(),
        system: system_shown(facts),
        round: facts.round,
        rounds: rounds(facts),
        host: &facts.host_name,
        standing: standing(&facts.status),
        way,
        may_begin: hosts.then(|| if together { GROUPS_MIN } else { least(facts) }),
        players: ranked.iter().map(|it| place_shown(facts, me.as_deref(), it)).collect(),
        groups: if together { groups_shown(facts, me.as_deref()) } else { Vec::new() },
        shown_rounds: rounds_shown.map(|it| round_shown(facts, me.as_deref(), it)).collect(),
    }
}

fn system_shown(facts: &TournamentFacts) -> TournamentSystem {
    match facts.system.as_str() {
        DEALS => TournamentSystem::Deals,
        ALL => TournamentSystem::All,
        _ => TournamentSystem::Swiss,
    }
}

/// What the asker can do.
async fn way(app: &App, asker: &Asker, facts: &TournamentFacts) -> Result<TournamentWay, Trouble> {
    let me = asker.id().unwrap_or_default();
    if facts.has(&me) {
        let table = running_game(facts, &me).map(|it| it.table.clone());
        return Ok(TournamentWay::Inside { table });
    }
    Ok(match (facts.status == "open", asker.session()) {
        (true, Some(_)) if facts.system == DEALS && facts.seats != 1 => {
            to_a_group(app, facts, &me).await?
        }
        (true, Some(_)) => TournamentWay::Join,
        (true, None) => TournamentWay::SignUp,
        (false, _) => TournamentWay::Watch,
    })
}

fn of_win(points: i64) -> f64 {
    points as f64 / WIN as f64
}

fn place_shown(
    facts: &TournamentFacts,
    me: Option<&str>,
    (at, score): &(usize, TournamentScore),
) -> PlaceShown {
    let player = &facts.players[*at];
    PlaceShown {
        name: names::aside(&player.name),
        mine: me == Some(&player.person),
        gone: player.gone.is_some(),
        played: score.played,
        won: score.won,
        byes: facts.byes.iter().filter(|it| it.1 == player.person).count() as u32,
        points: of_win(score.points),
        buchholz: of_win(score.buchholz) / 12.0,
        berger: of_win(score.berger) / 24.0,
    }
}

fn name_of(facts: &TournamentFacts, person: &str) -> String {
    let player = facts.players.iter().find(|it| it.person == person);
    player.map(|it| names::aside(&it.name)).unwrap_or_default()
}

fn round_shown(facts: &TournamentFacts, me: Option<&str>, number: i64) -> TournamentRoundShown {
    let games = facts.games.iter().filter(|it| it.round == number);
    let byes = facts.byes.iter().filter(|it| it.0 == number);
    TournamentRoundShown {
        number,
        games: games.map(|it| game_shown(facts, me, it)).collect(),
        byes: byes.map(|it| name_of(facts, &it.1)).collect(),
    }
}

fn game_shown(
    facts: &TournamentFacts,
    me: Option<&str>,
    it: &TournamentGame,
) -> TournamentGameShown {
    let points = points(it);
    let player = |(at, person): (usize, &String)| {
        (name_of(facts, person), points.as_ref().map(|it| of_win(it[at])))
    };
    let mine = me.is_some_and(|me| it.people.iter().any(|it| it == me));
    TournamentGameShown {
        // A private table that runs is seen by those who sit there.
        table: (facts.listed || mine || it.status == "finished").then(|| it.table.clone()),
        players: it.people.iter().enumerate().map(player).collect(),
    }
}

/// The same for programs.
fn data(page: &TournamentPage<'_>, facts: &TournamentFacts) -> Value {
    let player = |it: &PlaceShown| {
        json!({ "name": it.name, "points": it.points, "buchholz": it.buchholz,
            "berger": it.berger, "played": it.played, "gone": it.gone })
    };
    let game = |it: &TournamentGameShown| {
        let players =
            it.players.iter().map(|(name, points)| json!({ "name": name, "points": points }));
        json!({ "table": it.table, "players": players.collect::<Vec<_>>() })
    };
    let round = |it: &TournamentRoundShown| {
        json!({ "round": it.number, "byes": it.byes,
            "games": it.games.iter().map(game).collect::<Vec<_>>() })
    };
    let table = match &page.way {
        TournamentWay::Inside { table } => table.clone(),
        _ => None,
    };
    json!({
        "tournament": facts.id, "name": facts.name, "game": facts.game, "status": facts.status,
        "round": page.round, "rounds": page.rounds, "table": table,
        "players": page.players.iter().map(player).collect::<Vec<_>>(),
        "groups": groups_as_data(page),
        "played": page.shown_rounds.iter().rev().map(round).collect::<Vec<_>>(),
    })
}

/// `GET /tournaments/ID/events`: that something is different, until the tournament is over.
pub(crate) async fn pings(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path(id): Path<String>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Trouble> {
    let place = place_of(&app, &asker, &id)?;
    let seen = app.store.tournament_pulse(&id).await?.ok_or_else(Trouble::not_found)?;
    let store = app.store.clone();
    let pulse = move || {
        let (store, id) = (store.clone(), id.clone());
        async move { store.tournament_pulse(&id).await.ok()? }
    };
    Ok(pulses(&app, place, seen, pulse))
}
