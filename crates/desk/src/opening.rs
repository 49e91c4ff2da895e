//! The forms that open a table.

use catalogue::{GameInfo, OpenError};
use facts::{Person, PlayedMove, Sitter};
use maud::Markup;
use room::script::ScriptMove;
use room::{Again, Luck, Objection, TablePlan};
use tabletop::{OptionError, Seat, Seed, SetupError};
use web::boards;
use web::guide::{Guide, MARK};
use web::site::{self, NewTableForm, Problem, SeatChoice};
use words::Lang;

use crate::forms::{FormFields, field};
use crate::{Asking, BOTS, USUAL_BOT, offer, offers, refusal};

/// A bot that programs may ask for, beside those that people choose from.
const RANDOM: &str = "random";

/// The game that a form or an address names; the first where it names none.
///
/// # Errors
/// There is no such game.
pub fn game_of(fields: &[(String, String)]) -> Result<&'static GameInfo, Objection> {
    let Some(id) = field(fields, "game") else { return Ok(&catalogue::GAMES[0]) };
    let args = vec![("game", id.to_string())];
    catalogue::info(id).map_err(|_| Objection { args, ..Objection::senseless("error-game") })
}

/// The page where a table is set up.
pub fn form_page(
    asking: &Asking<'_>,
    game: &GameInfo,
    form: NewTableForm,
    problems: Vec<Problem>,
) -> Markup {
    let page = site::NewTablePage {
        reader: asking.reader,
        games: &offers(),
        game: &offer(game),
        bots: &BOTS,
        form,
        problems,
    };
    site::new_table(&page)
}

/// The form as an address fills it in, and what is wrong with that.
pub fn filled(
    lang: Lang,
    game: &GameInfo,
    fields: &[(String, String)],
) -> (NewTableForm, Vec<Problem>) {
    // `lang` in an address is the language of the page; the new table gets the same.
    let mut form = usual(lang, game).filled(fields);
    let problems = read(lang, game, &mut form).into_iter().collect();
    (form, problems)
}

/// The form as it is first shown.
pub fn usual(lang: Lang, game: &GameInfo) -> NewTableForm {
    NewTableForm::usual(&offer(game), USUAL_BOT, lang)
}

/// Why the table of a form cannot be opened. What people built for the game is put into the form that
/// the game takes.
pub fn problems(lang: Lang, game: &GameInfo, form: &mut NewTableForm, seed: Seed) -> Vec<Problem> {
    let mut problems: Vec<Problem> = read(lang, game, form).into_iter().collect();
    problems.extend(form.problems(lang, &offer(game), &[&BOTS[..], &[RANDOM]].concat()));
    if problems.is_empty() {
        problems.extend(unplayable(lang, game, form, seed));
    }
    problems
}

/// Puts what people build for a game, and may have typed, into the form that the game takes; or says
/// what is wrong with it.
fn read(lang: Lang, game: &GameInfo, form: &mut NewTableForm) -> Option<Problem> {
    let workshop = boards::of(game.id)?.workshop()?;
    let (_, value) = form.options.iter_mut().find(|it| it.0 == workshop.option)?;
    match (workshop.read)(lang, value) {
        Ok(text) => {
            *value = text;
            None
        }
        Err(message) => Some(Problem { field: format!("option.{}", workshop.option), message }),
    }
}

/// What the game itself objects to.
fn unplayable(lang: Lang, game: &GameInfo, form: &NewTableForm, seed: Seed) -> Option<Problem> {
    let players = form.seats.iter().filter(|it| **it != SeatChoice::Closed).count();
    let options: Vec<(&str, &str)> =
        form.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    let error = catalogue::open(game.id, players as u8, &options, None, seed).err()?;
    let (field, key, args) = match error {
        OpenError::Setup(SetupError::Option(OptionError::UnknownKey { key, known })) => {
            let field = format!("option.{key}");
            (field, "error-option", vec![("known", known.join(", ")), ("key", key)])
        }
        OpenError::Setup(SetupError::Game { key, args }) => ("seats".to_string(), key, args),
        other => {
            let args = vec![("reason", other.to_string())];
            ("seats".to_string(), "error-setup-reason", args)
        }
    };
    Some(Problem { field, message: refusal::sentence(lang, key, &args) })
}

/// The table that a form describes.
pub fn plan(form: NewTableForm, host: &Person) -> TablePlan {
    TablePlan {
        seats: form.seats.iter().filter_map(|it| sitter(it, host)).collect(),
        game: form.game,
        options: form.options,
        listed: form.open,
        hints: !form.no_hints,
        clock: form.clock.clock().ok().flatten(),
        moves: Vec::new(),
        lang: form.lang,
        luck: Luck::Fresh,
    }
}

/// The host, as the sitter of a seat.
pub fn me(host: &Person) -> Sitter {
    let (id, name) = (host.id.clone(), host.name.clone());
    Sitter::Person { id, name, relief: None, beside: false }
}

fn sitter(choice: &SeatChoice, host: &Person) -> Option<Sitter> {
    match choice {
        SeatChoice::Me => Some(me(host)),
        SeatChoice::Here(name) => Some(Sitter::Person {
            id: host.id.clone(),
            name: name.clone(),
            relief: None,
            beside: true,
        }),
        SeatChoice::Link => Some(Sitter::Free),
        SeatChoice::Bot(level) => Some(Sitter::Bot(level.clone())),
        SeatChoice::Closed => None,
    }
}

/// Every option with its value, in the game's own order.
pub fn all_options(game: &GameInfo, chosen: FormFields) -> FormFields {
    let value = |key: &str| chosen.iter().find(|(it, _)| it == key).map(|(_, value)| value.clone());
    let option = |it: &tabletop::OptionSpec| {
        (it.key.to_string(), value(it.key).unwrap_or_else(|| it.default.to_string()))
    };
    game.options.iter().map(option).collect()
}

/// Who plays the other seats of a first game when its script is over: nobody who is hard to beat.
const GUIDE_BOT: &str = "cadet";

/// The table of a guide. Bots have the other seats, and play on when the script is over.
///
/// # Errors
/// The game has no cards, which is a fault of the program.
pub fn guide(lang: Lang, guide: &Guide, host: &Person) -> Result<TablePlan, Objection> {
    let cards = catalogue::cards(guide.game, None).map_err(|_| Objection::broken())?;
    let sitter = |seat| match Seat(seat) == guide.script.seat {
        true => me(host),
        false => Sitter::Bot(GUIDE_BOT.to_string()),
    };
    Ok(TablePlan {
        game: guide.game.to_string(),
        options: guide.options.clone(),
        seats: (0..guide.players).map(sitter).collect(),
        listed: false,
        hints: true,
        clock: None,
        lang,
        luck: Luck::Again(Again {
            seed: guide.seed.clone(),
            cards: cards.hash,
            of: MARK.to_string(),
            day: None,
        }),
        moves: guide.script.lines[..guide.start].iter().map(played).collect(),
    })
}

fn played(line: &ScriptMove) -> PlayedMove {
    PlayedMove { seat: line.seat.0, mv: line.mv.clone() }
}
