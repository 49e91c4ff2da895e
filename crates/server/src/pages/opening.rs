//! Opening a table: with the form, with one click, or the same table again.

use axum::extract::{Extension, Form, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use catalogue::{GameInfo, OpenError};
use desk::forms::FormFields;
use desk::opening::{self, all_options, form_page, game_of, plan};
use maud::Markup;
use room::{Again, DuelDeal, Luck, OTHER_CARDS, Request, TablePlan};
use speech::faults;
use store::{DuelPlace, NewTable, Person, Sitter, Status};
use tabletop::Seed;
use web::site::{NewTableForm, Problem, SeatChoice};
use words::Lang;

use super::club_door::named_in;
use super::people::free_name;
use super::table::sitting;
use super::{Door, done};
use crate::App;
use crate::asker::Asker;
use crate::balance::workshop;
use crate::hub::Shared;
use crate::limits::Deed;
use crate::luck;
use crate::names::{playful, token};
use crate::trouble::Trouble;

/// The options of a form, if the game can be played so; why not is told in `lang`.
pub(crate) fn options_of(
    lang: Lang,
    game: &GameInfo,
    seats: u8,
    fields: &FormFields,
) -> Result<FormFields, Trouble> {
    let chosen = |(key, value): &(String, String)| {
        Some((key.strip_prefix("option.")?.to_string(), value.clone()))
    };
    let chosen = all_options(game, fields.iter().filter_map(chosen).collect());
    let given: Vec<(&str, &str)> =
        chosen.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    match catalogue::open(game.id, seats, &given, None, luck::seed()) {
        Ok(_) => Ok(chosen),
        Err(OpenError::Setup(error)) => {
            Err(Trouble::bad("error-setup").with("why", faults::setup(&error, lang)))
        }
        Err(_) => Err(Trouble::broken()),
    }
}

/// `GET /new`
pub(crate) async fn form(
    Extension(asker): Extension<Asker>,
    Query(fields): Query<FormFields>,
) -> Result<Markup, Trouble> {
    let game = game_of(&fields)?;
    let (form, problems) = opening::filled(asker.lang, game, &fields);
    Ok(form_page(&asker.asking(), game, form, problems))
}

/// `POST /new`
pub(crate) async fn open(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Form(fields): Form<FormFields>,
) -> Result<Response, Trouble> {
    let game = game_of(&fields)?;
    let club = named_in(&app, &asker, &fields).await?;
    let usual = opening::usual(asker.lang, game);
    match open_as(&app, &asker, game, usual.sent(&fields)).await? {
        Ok(table) => {
            if let Some(club) = club {
                app.store.add_club_table(&club, &table).await?;
            }
            Ok(done(&asker, &table, None))
        }
        Err((_, problems)) if asker.json => Err(refusal(&problems)),
        Err((form, problems)) => {
            let page = form_page(&asker.asking(), game, form, problems);
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
    }
}

/// Why a table cannot be opened, with the form that asked for it.
type RefusedForm = (NewTableForm, Vec<Problem>);

/// Opens the table that a form describes.
pub(crate) async fn open_as(
    app: &App,
    asker: &Asker,
    game: &GameInfo,
    mut form: NewTableForm,
) -> Result<Result<String, RefusedForm>, Trouble> {
    let problems = opening::problems(asker.lang, game, &mut form, luck::seed());
    if !problems.is_empty() {
        return Ok(Err((form, problems)));
    }
    asker.may(app, Deed::Open)?;
    if form.open && form.seats.contains(&SeatChoice::Link) {
        asker.may(app, Deed::List)?;
    }
    let host = asker.somebody(app).await?;
    let form = named(app, form).await;
    Ok(Ok(add(app, &host, plan(form, &host)).await?))
}

/// Why a table is not opened, for programs.
pub(crate) fn refusal(problems: &[Problem]) -> Trouble {
    let all: Vec<&str> = problems.iter().map(|it| it.message.as_str()).collect();
    let fields = problems.iter().map(|it| it.field.clone()).collect();
    Trouble { fields, ..Trouble::bad("error-setup").with("why", all.join(" ")) }
}

/// Names for those who play on somebody else's device: what was typed, or a random name.
async fn named(app: &App, mut form: NewTableForm) -> NewTableForm {
    for seat in &mut form.seats {
        if let SeatChoice::Here(typed) = seat {
            *typed = free_name(app, typed).await.unwrap_or_else(|_| playful(form.lang));
        }
    }
    form
}

/// `POST /play-now`: the fewest players, bots in all other seats, the usual options.
pub(crate) async fn play_now(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Form(fields): Form<FormFields>,
) -> Result<Response, Trouble> {
    let game = game_of(&fields)?;
    asker.may(&app, Deed::Open)?;
    let host = asker.somebody(&app).await?;
    let form = opening::usual(asker.lang, game);
    let table = add(&app, &host, plan(form, &host)).await?;
    Ok(done(&asker, &table, None))
}

/// `POST /t/ID/again`: the same table for another game. The first who asks opens it; those who ask
/// later sit down there.
pub(crate) async fn again(door: Door) -> Result<Response, Trouble> {
    let host = door.somebody().await?;
    let table = once_more(&door, host).await?;
    Ok(done(&door.asker, &table, None))
}

/// The table where the same people play again; `host` opens it, or sits down there.
pub(crate) async fn once_more(door: &Door, host: Person) -> Result<String, Trouble> {
    door.may(Deed::Open)?;
    let who = host.id.clone();
    let plan = door.look(|it| {
        Box::pin(async move {
            let facts = it.state().facts();
            let others = facts.replay_of.as_deref() == Some(OTHER_CARDS);
            let cards = others.then(|| facts.cards.clone());
            Ok((it.state().plan_again(&who)?, cards, it.rematch()))
        })
    });
    let (plan, cards, known) = plan.await?;
    if let Some(table) = known {
        return join(door, host, table).await;
    }
    let opened = add_again(&door.app, &host, plan, cards).await?;
    let (who, table) = (host.id.clone(), opened.clone());
    door.ask(Request::SetRematch { host: who, next: table }).await?;
    let next = door.look(|it| Box::pin(async move { Ok(it.rematch()) })).await?;
    let next = next.unwrap_or_else(|| opened.clone());
    if next != opened {
        // Somebody else has opened it meanwhile.
        door.app.hub.ask(&opened, Request::Abandon).await?;
        return join(door, host, next).await;
    }
    Ok(opened)
}

/// Opens a table for another game. Cards that are not the game's own are played again as long as they
/// are published.
async fn add_again(
    app: &App,
    host: &Person,
    plan: TablePlan,
    cards: Option<String>,
) -> Result<String, Trouble> {
    let Some(hash) = cards else { return add(app, host, plan).await };
    if app.store.scenario_of(&plan.game, &hash).await?.is_none() {
        return Err(Trouble::conflict("error-cards-gone"));
    }
    let file = app.store.card_file(&hash).await?;
    add_with_cards(app, host, plan, (&hash, file)).await
}

/// Sits down where the same people play again; without a free seat, only watches.
async fn join(door: &Door, person: Person, table: String) -> Result<String, Trouble> {
    let welcome = door.welcome()?;
    match door.app.hub.ask(&table, sitting(welcome, person, None)).await {
        Err(trouble) if trouble.status != StatusCode::CONFLICT => Err(trouble),
        _ => Ok(table),
    }
}

/// `POST /t/ID/same-deal`: the same table with the same deal. A running game is given up.
pub(crate) async fn same_deal(door: Door) -> Result<Response, Trouble> {
    let host = door.known()?;
    let table = dealt_again(&door, host).await?;
    Ok(done(&door.asker, &table, None))
}

/// Opens a table with the same deal. A running game is given up.
pub(crate) async fn dealt_again(door: &Door, host: Person) -> Result<String, Trouble> {
    door.may(Deed::Open)?;
    let who = host.id.clone();
    let plan = door.look(|it| Box::pin(async move { Ok(it.state().plan_same_deal(&who)?) }));
    let plan = plan.await?;
    let table = add(&door.app, &host, plan).await?;
    door.ask(Request::GiveUp).await?;
    Ok(table)
}

/// `POST /t/ID/challenge`: the same deal for a friend, who gets the link of the new table.
pub(crate) async fn challenge(door: Door) -> Result<Response, Trouble> {
    door.may(Deed::Open)?;
    let host = door.known()?;
    let who = host.id.clone();
    let plan = door.look(|it| Box::pin(async move { Ok(it.state().plan_challenge(&who)?) }));
    let plan = plan.await?;
    let table = add(&door.app, &host, plan).await?;
    Ok(done(&door.asker, &table, None))
}

/// A deal, ready to be played.
struct DealToOpen {
    seed: String,
    /// The hash of the cards, and their file.
    cards: (String, String),
    /// The first table that had it, or the duel.
    replay_of: Option<String>,
    day: Option<String>,
    duel: Option<DuelPlace>,
}

/// The cards of that hash, which may be older than those of today.
pub(super) async fn cards_of(
    app: &App,
    game: &str,
    hash: String,
) -> Result<(String, String), Trouble> {
    let cards = catalogue::cards(game, None).map_err(|_| Trouble::broken())?;
    let file = if cards.hash == hash { cards.file } else { app.store.card_file(&hash).await? };
    Ok((hash, file))
}

async fn dealt(app: &App, game: &GameInfo, luck: Luck) -> Result<DealToOpen, Trouble> {
    let (seed, cards, replay_of, day, duel) = match luck {
        Luck::Fresh => (app.deals.next().to_string(), None, None, None, None),
        Luck::Day(day) => (app.daily.seed(game.id, &day).to_string(), None, None, Some(day), None),
        Luck::Again(Again { seed, cards, of, day }) => (seed, Some(cards), Some(of), day, None),
        Luck::Duel(DuelDeal { seed, cards, place }) => {
            (seed, Some(cards), Some(place.duel.clone()), None, Some(place))
        }
    };
    let newest = || catalogue::cards(game.id, None).map_err(|_| Trouble::broken());
    let cards = match cards {
        Some(hash) => cards_of(app, game.id, hash).await?,
        None => newest().map(|it| (it.hash, it.file))?,
    };
    Ok(DealToOpen { seed, cards, replay_of, day, duel })
}

/// Opens a table; if it has no seat to wait for, its game begins.
pub(super) async fn add(app: &App, host: &Person, plan: TablePlan) -> Result<String, Trouble> {
    let table = new_table(app, &host.id, plan).await?;
    note_scenario(app, open_table(app, table).await?).await
}

/// Opens a table with other cards than the game's own. It counts nowhere.
pub(super) async fn add_with_cards(
    app: &App,
    host: &Person,
    plan: TablePlan,
    (hash, file): (&str, String),
) -> Result<String, Trouble> {
    let table = new_table(app, &host.id, plan).await?;
    let cards = (hash.to_string(), file);
    let table = NewTable { cards, replay_of: Some(OTHER_CARDS.to_string()), ..table };
    let table = open_table(app, table).await?;
    app.store.note_scenario(&table.game, hash, &table.id).await?;
    Ok(table.id)
}

async fn open_table(app: &App, table: NewTable) -> Result<NewTable, Trouble> {
    app.store.add_table(&table).await?;
    // A table without a free seat plays at once, even if nobody looks.
    app.hub.room(&table.id).await?;
    Ok(table)
}

/// If what it is played with was published, this is a play of it. Returns the table's id.
async fn note_scenario(app: &App, table: NewTable) -> Result<String, Trouble> {
    let workshop = workshop(&table.game);
    let chosen = |it: &&(String, String)| workshop.is_some_and(|shop| shop.option == it.0);
    if let Some((_, line)) = table.options.iter().find(chosen) {
        app.store.note_scenario(&table.game, line, &table.id).await?;
    }
    Ok(table.id)
}

/// The table of a plan, with an id and a deal.
pub(crate) async fn new_table(app: &App, host: &str, plan: TablePlan) -> Result<NewTable, Trouble> {
    let game = catalogue::info(&plan.game).map_err(|_| Trouble::broken())?;
    let DealToOpen { seed, cards, replay_of, day, duel } = dealt(app, game, plan.luck).await?;
    Ok(NewTable {
        id: token(10),
        game: plan.game,
        rules_revision: game.rules_revision,
        cards,
        options: all_options(game, plan.options),
        commitment: seed.parse::<Seed>().map_err(|_| Trouble::broken())?.commitment(),
        seed,
        host: host.to_string(),
        invite_key: token(16),
        listed: plan.listed,
        lang: plan.lang.code().to_string(),
        status: if plan.seats.contains(&Sitter::Free) { Status::Lobby } else { Status::Running },
        seats: plan.seats,
        replay_of,
        day,
        duel,
        tournament: None,
        hints: plan.hints,
        clock: plan.clock.map(|it| it.to_string()),
        moves: plan.moves,
    })
}
