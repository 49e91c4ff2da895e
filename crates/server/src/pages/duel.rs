//! `/duels`: two sides play the same deals, each at tables of their own (decision 63).

use std::iter::zip;

use axum::Json;
use axum::extract::{Extension, Form, Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use catalogue::GameInfo;
use desk::forms::{FormFields, field};
use desk::opening::{game_of, me};
use desk::{BOTS, USUAL_BOT, offer, offers};
use maud::Markup;
use room::{DuelDeal, Luck, Request, TablePlan, names};
use serde::Deserialize;
use serde_json::json;
use store::{DuelFacts, DuelGame, DuelPlace, DuelRound, NewDuel, Person, Sitter};
use tabletop::{Seat, Viewer};
use web::site::{
    self, DuelLine, DuelPage, DuelRoundShown, DuelSide, DuelWay, FormTried, GamesShown,
};
use words::Lang;

use super::opening::{add, cards_of, options_of};
use super::{Door, seconds_since, tried};
use crate::App;
use crate::asker::Asker;
use crate::duels::{is_bot, next_round, result, seats, winner};
use crate::guard::POLICY_WITHIN;
use crate::hub::Shared;
use crate::limits::Deed;
use crate::names::token;
use crate::trouble::Trouble;

/// Duels that a page lists.
const LISTED_MAX: u32 = 50;

/// The level of bots that a form names; the usual one where it names none.
fn level(fields: &[(String, String)], name: &str) -> Result<String, Trouble> {
    let level = field(fields, name).unwrap_or(USUAL_BOT);
    let known = BOTS.contains(&level);
    known.then(|| level.to_string()).ok_or_else(|| Trouble::bad("error-level"))
}

async fn found(app: &App, id: &str) -> Result<DuelFacts, Trouble> {
    app.store.duel(id).await?.ok_or_else(Trouble::not_found)
}

/// The answer after something was done: a program is told so, a browser goes to the duel.
fn to(asker: &Asker, duel: &str) -> Response {
    if asker.json {
        return Json(json!({ "ok": true, "duel": duel })).into_response();
    }
    Redirect::to(&format!("/duels/{duel}")).into_response()
}

/// `GET /duels?game=GAME`: how to open one, and those of the asker.
pub(crate) async fn mine(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Query(fields): Query<FormFields>,
) -> Result<Markup, Trouble> {
    page_of_all(&app, &asker, game_of(&fields)?, FormTried::default()).await
}

/// How to open one, with what was tried already, and those of the asker.
async fn page_of_all(
    app: &App,
    asker: &Asker,
    game: &GameInfo,
    tried: FormTried,
) -> Result<Markup, Trouble> {
    let duels = match asker.id() {
        Some(person) => app.store.duels_of(&person, LISTED_MAX).await?,
        None => Vec::new(),
    };
    Ok(site::duels(&site::DuelsPage {
        reader: asker.reader(),
        games: &offers(),
        game: &offer(game),
        rounds: seats(game.players.0).len(),
        others: usize::from(game.players.0) - 1,
        bots: &BOTS,
        tried,
        duels: duels.iter().map(|it| line(asker, it)).collect(),
    }))
}

fn line(asker: &Asker, duel: &DuelFacts) -> DuelLine {
    let mine = asker.id().and_then(|it| duel.side_of(&it)).unwrap_or_default();
    DuelLine {
        id: duel.id.clone(),
        game: duel.game.clone(),
        rival: called(asker.lang, &duel.sides[1 - mine]),
        ago: seconds_since(duel.created),
        won: duel.ended.map(|_| winner(duel).map(|it| it == mine)),
        asked: duel.ended.is_none() && next_round(duel, mine).is_some(),
    }
}

/// What a side is called; none as long as nobody has taken the challenge up.
fn called(lang: Lang, side: &Sitter) -> Option<String> {
    match side {
        Sitter::Person { name, .. } => Some(names::aside(name)),
        Sitter::Bot(level) => Some(lang.say(&format!("bot-{level}"))),
        Sitter::Free => None,
    }
}

/// `POST /duels`: opens one. What is refused stays in the form, with the reason.
pub(crate) async fn open(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Form(fields): Form<FormFields>,
) -> Result<Response, Trouble> {
    let game = game_of(&fields)?;
    let trouble = match opened(&app, &asker, game, &fields).await {
        Ok(duel) => return Ok(to(&asker, &duel)),
        Err(trouble) => trouble,
    };
    let tried = tried(&asker, &fields, &trouble)?;
    let page = page_of_all(&app, &asker, game, tried).await?;
    Ok((trouble.status, page).into_response())
}

/// Opens the duel that a form describes.
async fn opened(
    app: &App,
    asker: &Asker,
    game: &GameInfo,
    fields: &FormFields,
) -> Result<String, Trouble> {
    let others = level(fields, "level")?;
    let bot = match field(fields, "rival") {
        Some("bot") => Some(level(fields, "bot")?),
        _ => None,
    };
    asker.may(app, Deed::Open)?;
    let host = asker.somebody(app).await?;
    let options = options_of(asker.lang, game, game.players.0, fields)?;
    let duel = NewDuel { bot, ..new_duel(app, (game, options), host, &others)? };
    app.store.add_duel(&duel).await?;
    Ok(duel.id)
}

/// A duel over new deals, with bots of that level in the other seats.
fn new_duel(
    app: &App,
    (game, options): (&GameInfo, FormFields),
    host: Person,
    others: &str,
) -> Result<NewDuel, Trouble> {
    let cards = catalogue::cards(game.id, None).map_err(|_| Trouble::broken())?;
    let round = |seat: Seat| DuelRound {
        seat: seat.0,
        seed: app.deals.next().to_string(),
        bots: vec![others.to_string(); usize::from(game.players.0) - 1],
    };
    Ok(NewDuel {
        id: token(10),
        game: game.id.to_string(),
        cards: (cards.hash, cards.file),
        options,
        rounds: seats(game.players.0).into_iter().map(round).collect(),
        host: host.id,
        bot: None,
        played: None,
    })
}

/// `POST /t/ID/duel`: the deal of a finished game becomes that of a duel, with this game as the first.
pub(crate) async fn challenge(door: Door) -> Result<Response, Trouble> {
    door.may(Deed::Open)?;
    let host = door.known()?;
    let who = host.id.clone();
    let played =
        door.look(|it| Box::pin(async move { Ok(it.state().duel_to_offer(&who)?) })).await?;
    let round = DuelRound { seat: played.seat.0, seed: played.seed, bots: played.bots };
    let duel = NewDuel {
        id: token(10),
        cards: cards_of(&door.app, &played.game, played.cards).await?,
        game: played.game,
        options: played.options,
        rounds: vec![round],
        host: host.id,
        bot: None,
        played: Some(door.id.clone()),
    };
    if !door.app.store.add_duel(&duel).await? {
        return Err(Trouble::conflict("error-duel-unfit"));
    }
    door.app.hub.reload(vec![door.id.clone()]).await;
    Ok(to(&door.asker, &duel.id))
}

/// `POST /duels/ID/play`: takes the challenge up, begins one's next game, or goes on with it.
pub(crate) async fn play(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path(id): Path<String>,
) -> Result<Response, Trouble> {
    asker.welcome(&app)?;
    let person = asker.somebody(&app).await?;
    // Whoever is on a side, or comes when both are taken, changes nothing.
    app.store.accept_duel(&id, &person.id).await?;
    let duel = found(&app, &id).await?;
    let taken = || Trouble::conflict("error-duel-taken");
    let side = duel.side_of(&person.id).ok_or_else(taken)?;
    let Some(round) = next_round(&duel, side) else { return Ok(to(&asker, &id)) };
    if is_bot(&duel, 1) {
        begin(&app, &asker, &duel, (round, 1), &person).await?;
    }
    let table = begin(&app, &asker, &duel, (round, side), &person).await?;
    Ok(super::done(&asker, &table, None))
}

/// `POST /duels/ID/give-up`: one's running game is lost.
pub(crate) async fn give_up(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path(id): Path<String>,
) -> Result<Response, Trouble> {
    let duel = found(&app, &id).await?;
    let none = || Trouble::conflict("error-duel-none");
    let person = asker.person().cloned().ok_or_else(none)?;
    let side = duel.side_of(&person.id).ok_or_else(none)?;
    let game = next_round(&duel, side).and_then(|it| duel.game(it, side)).ok_or_else(none)?;
    app.hub.ask(&game.table, Request::Resign { person }).await?;
    Ok(to(&asker, &id))
}

/// The table of a side in a round, opened if there is none.
async fn begin(
    app: &App,
    asker: &Asker,
    duel: &DuelFacts,
    (round, side): (usize, usize),
    host: &Person,
) -> Result<String, Trouble> {
    if let Some(game) = duel.game(round, side) {
        return Ok(game.table.clone());
    }
    asker.may(app, Deed::Open)?;
    match add(app, host, plan(asker, duel, (round, side), host)).await {
        Ok(table) => Ok(table),
        // They may have asked twice at the same time; the first table counts.
        Err(trouble) => {
            let duel = found(app, &duel.id).await?;
            Ok(duel.game(round, side).ok_or(trouble)?.table.clone())
        }
    }
}

fn plan(
    asker: &Asker,
    duel: &DuelFacts,
    (round, side): (usize, usize),
    host: &Person,
) -> TablePlan {
    let deal = &duel.rounds[round];
    let mut seats: Vec<Sitter> = deal.bots.iter().cloned().map(Sitter::Bot).collect();
    let own = if is_bot(duel, side) { duel.sides[side].clone() } else { me(host) };
    seats.insert(usize::from(deal.seat).min(seats.len()), own);
    TablePlan {
        game: duel.game.clone(),
        options: duel.options.clone(),
        seats,
        listed: false,
        hints: false,
        clock: None,
        moves: Vec::new(),
        lang: asker.lang,
        luck: Luck::Duel(DuelDeal {
            seed: deal.seed.clone(),
            cards: duel.cards.clone(),
            place: DuelPlace { duel: duel.id.clone(), round: round as u8, side: side as u8 },
        }),
    }
}

/// Which moment of a duel somebody looks at.
#[derive(Deserialize)]
pub(crate) struct DuelMoment {
    /// Counted from 1.
    round: Option<usize>,
    ply: Option<usize>,
}

/// `GET /duels/ID?round=N&ply=M`
pub(crate) async fn show(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path(id): Path<String>,
    Query(moment): Query<DuelMoment>,
) -> Result<Markup, Trouble> {
    let duel = found(&app, &id).await?;
    let mine = asker.id().and_then(|it| duel.side_of(&it));
    let games = match duel.ended {
        Some(_) => Some(looked_at(&app, &duel, &moment).await?),
        None => None,
    };
    Ok(site::duel(&page(&asker, &duel, mine, games)))
}

fn page<'a>(
    asker: &'a Asker,
    duel: &'a DuelFacts,
    mine: Option<usize>,
    games: Option<GamesShown>,
) -> DuelPage<'a> {
    DuelPage {
        reader: asker.reader(),
        id: &duel.id,
        link: format!("{}/duels/{}", asker.origin, duel.id),
        game: &duel.game,
        options: duel.options.clone(),
        sides: [0, 1].map(|side| shown(asker, duel, side)),
        rounds: rounds(asker, duel),
        way: way(duel, mine),
        mine,
        winner: duel.ended.map(|_| winner(duel)),
        games,
    }
}

fn shown(asker: &Asker, duel: &DuelFacts, side: usize) -> DuelSide {
    let over = |round: &usize| duel.game(*round, side).is_some_and(DuelGame::is_over);
    DuelSide {
        name: called(asker.lang, &duel.sides[side]),
        played: (0..duel.rounds.len()).filter(over).count(),
    }
}

/// The rounds. Nobody learns how a game ended before all are over: its result may tell what lies in the
/// deal.
fn rounds(asker: &Asker, duel: &DuelFacts) -> Vec<DuelRoundShown> {
    let shown = |(at, round): (usize, &DuelRound)| {
        let of = |side| duel.game(at, side);
        let seen = |side| of(side).filter(|_| duel.ended.is_some());
        DuelRoundShown {
            seat: round.seat,
            bots: round.bots.iter().map(|it| asker.lang.say(&format!("bot-{it}"))).collect(),
            results: [0, 1].map(|it| seen(it).and_then(|game| result(game, round.seat))),
            tables: [0, 1].map(|it| seen(it).map(|game| game.table.clone())),
        }
    };
    duel.rounds.iter().enumerate().map(shown).collect()
}

/// What a person can do now.
fn way(duel: &DuelFacts, mine: Option<usize>) -> DuelWay {
    let open = duel.sides[1] == Sitter::Free;
    match mine {
        _ if duel.ended.is_some() => DuelWay::Over,
        None if open => DuelWay::Accept,
        None => DuelWay::Watch,
        Some(side) => match next_round(duel, side) {
            None => DuelWay::Wait,
            Some(round) => match duel.game(round, side) {
                Some(_) => DuelWay::GoOn { round },
                None => DuelWay::Play { round },
            },
        },
    }
}

/// The two games of a round at a moment.
async fn looked_at(
    app: &App,
    duel: &DuelFacts,
    moment: &DuelMoment,
) -> Result<GamesShown, Trouble> {
    let last = duel.rounds.len() - 1;
    let round = moment.round.unwrap_or(1).saturating_sub(1).min(last);
    let [one, two] = [duel.game(round, 0), duel.game(round, 1)];
    let (Some(one), Some(two)) = (one, two) else { return Err(Trouble::broken()) };
    let (one, two) = (app.store.moves(&one.table).await?, app.store.moves(&two.table).await?);
    let plies = one.len().max(two.len());
    let parts = zip(&one, &two).position(|(one, two)| one != two);
    // Where one game is the beginning of the other, they part where it ends.
    let parts = parts.or((one.len() != two.len()).then(|| one.len().min(two.len())));
    let ply = moment.ply.or(parts).unwrap_or(plies).min(plies);
    Ok(GamesShown { round, ply, plies, parts, of: [one.len(), two.len()] })
}

/// `GET /duels/ID/board/SIDE?round=N&ply=M`: the board of one side, to stand within the page of the
/// duel.
pub(crate) async fn board(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path((id, side)): Path<(String, usize)>,
    Query(moment): Query<DuelMoment>,
) -> Result<Response, Trouble> {
    let duel = found(&app, &id).await?;
    if duel.ended.is_none() {
        return Err(Trouble::forbidden("error-deal-secret"));
    }
    let round = moment.round.unwrap_or(1).saturating_sub(1);
    let game = duel.game(round, side).ok_or_else(Trouble::not_found)?;
    let (seat, ply) = (Seat(duel.rounds[round].seat), moment.ply.unwrap_or_default());
    let drawn = app
        .hub
        .look(&game.table, move |it| {
            Box::pin(
                async move { Ok(it.showing().moment(&asker.asking(), Viewer::Seat(seat), ply)?) },
            )
        })
        .await?;
    Ok(([(header::CONTENT_SECURITY_POLICY, POLICY_WITHIN)], drawn).into_response())
}
