//! `/puzzles`: positions with a clearly best move.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use axum::extract::{Extension, Form, Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use catalogue::Table;
use desk::days;
use desk::forms::{FormFields, field};
use desk::opening::me;
use frame::data::{
    Beside, Frame, Here, KnownDeal, LogPart, PuzzleAnswered, PuzzleLine, PuzzleShown, ReasonShown,
    SeatName,
};
use frame::table;
use maud::Markup;
use puzzles::{Attempt, Difficulties, Puzzle, kept, keys};
use room::{Again, Luck, TablePlan, names};
use serde::Deserialize;
use store::{Person, PlayedMove, PuzzleTry, Sitter};
use tabletop::{Seat, Viewer};
use time::OffsetDateTime;
use web::boards;
use web::site::{self, DayPuzzle, GamePuzzles, PuzzleMark};
use words::{Lang, Listener};

use super::done;
use super::opening::add;
use crate::App;
use crate::asker::Asker;
use crate::daily;
use crate::hub::Shared;
use crate::limits::Deed;
use crate::trouble::Trouble;

/// So many of the last answers of people say how hard puzzles are.
const ANSWERS_MAX: u32 = 5000;

/// Of how many people one must know whether they found it, before a share is told.
const PEOPLE_MIN: usize = 10;

/// Who plays the other seats when somebody plays on.
const PLAYS_ON: &str = "captain";

/// Stands in the place of an earlier table's id where the deal is that of a puzzle.
const MARK: &str = "puzzle";

/// What an address says beside the puzzle: the chapter of the rules to stay with.
#[derive(Deserialize)]
pub(crate) struct Narrowed {
    theme: Option<String>,
}

/// A puzzle that an address names.
struct Posed {
    game: &'static str,
    puzzle: &'static Puzzle,
    key: &'static str,
}

impl Posed {
    /// The puzzle with this number, from 1.
    fn of(game: &str, number: usize) -> Result<Posed, Trouble> {
        let game = catalogue::info(game).map_err(|_| Trouble::not_found())?.id;
        let at = number.checked_sub(1).ok_or_else(Trouble::not_found)?;
        let puzzle = kept(game).puzzles.get(at).ok_or_else(Trouble::not_found)?;
        Ok(Posed { game, puzzle, key: &keys(game)[at] })
    }

    fn table(&self) -> Result<Box<dyn Table>, Trouble> {
        self.puzzle.table(self.game).map_err(|_| Trouble::broken())
    }
}

/// The chapter of the rules that a puzzle is about.
fn chapter(puzzle: &Puzzle) -> &str {
    puzzle.section.split('.').next().unwrap_or_default()
}

fn title(lang: Lang, game: &str, chapter: &str) -> String {
    let book = speech::rulebook(game, lang);
    let found = book.and_then(|it| it.chapters.into_iter().find(|it| it.number == chapter));
    found.map(|it| it.title.to_string()).unwrap_or_default()
}

/// The number of the puzzle of today, from 1; each comes once before any comes again.
fn number_of_today(game: &str) -> Option<usize> {
    // A prime, so that it goes through any number of puzzles, and those of two days differ.
    const STRIDE: i64 = 7919;
    let count = i64::try_from(kept(game).puzzles.len()).ok().filter(|it| 0 < *it)?;
    let day = i64::from(OffsetDateTime::now_utc().date().to_julian_day());
    Some(1 + (day * STRIDE).rem_euclid(count) as usize)
}

/// What the asker answered, and the days in a row.
struct History {
    /// By game and key.
    tries: HashMap<(String, String), PuzzleTry>,
    streak: usize,
}

impl History {
    async fn of(app: &App, asker: &Asker) -> Result<History, Trouble> {
        let tries = match asker.id() {
            Some(person) => app.store.puzzle_tries_of(&person).await?,
            None => Vec::new(),
        };
        let days: BTreeSet<String> =
            tries.iter().filter(|it| it.solved).filter_map(|it| it.day.clone()).collect();
        let tries = tries.into_iter().map(|it| ((it.game.clone(), it.puzzle.clone()), it));
        Ok(History { tries: tries.collect(), streak: streak(&days, &daily::today()) })
    }

    fn of_puzzle(&self, game: &str, key: &str) -> Option<&PuzzleTry> {
        self.tries.get(&(game.to_string(), key.to_string()))
    }
}

/// How many days in a row, up to `today` or to the day before.
fn streak(days: &BTreeSet<String>, today: &str) -> usize {
    let Some(mut day) = days::read(today) else { return 0 };
    let has = |day: time::Date| days.contains(&days::written(day));
    if !has(day) {
        day = day.previous_day().unwrap_or(day);
    }
    let mut count = 0;
    while has(day) {
        count += 1;
        let Some(before) = day.previous_day() else { break };
        day = before;
    }
    count
}

/// `GET /puzzles`
pub(crate) async fn all(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
) -> Result<Markup, Trouble> {
    let history = History::of(&app, &asker).await?;
    let solved = |game: &str, key: &str| history.of_puzzle(game, key).map(|it| it.solved);
    let line = |game: &'static str| {
        let keys = keys(game);
        let today = number_of_today(game).and_then(|it| solved(game, &keys[it - 1]));
        GamePuzzles {
            game,
            count: keys.len(),
            solved: keys.iter().filter(|it| solved(game, it) == Some(true)).count(),
            today: match today {
                None => DayPuzzle::Open,
                Some(true) => DayPuzzle::Solved,
                Some(false) => DayPuzzle::Missed,
            },
        }
    };
    Ok(site::puzzles(&site::PuzzlesPage {
        reader: asker.reader(),
        games: puzzles::games().map(line).collect(),
        streak: history.streak,
    }))
}

/// `GET /puzzles/GAME`
pub(crate) async fn of_game(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path(game): Path<String>,
    Query(narrowed): Query<Narrowed>,
) -> Result<Markup, Trouble> {
    let game = catalogue::info(&game).map_err(|_| Trouble::not_found())?.id;
    let history = History::of(&app, &asker).await?;
    let difficulties = Difficulties::of(game, &attempts(&tries(&app, game).await?));
    let mut themes: BTreeMap<u8, usize> = BTreeMap::new();
    for it in &kept(game).puzzles {
        *themes.entry(chapter(it).parse().unwrap_or_default()).or_default() += 1;
    }
    let titled = |(chapter, count): (u8, usize)| {
        let chapter = chapter.to_string();
        let title = title(asker.lang, game, &chapter);
        (chapter, title, count)
    };
    let theme = narrowed.theme.as_deref();
    let marked = |at: usize| PuzzleMark {
        number: at + 1,
        difficulty: difficulties.difficulty(&keys(game)[at]),
        solved: history.of_puzzle(game, &keys(game)[at]).map(|it| it.solved),
    };
    Ok(site::puzzles_of(&site::PuzzlesOf {
        reader: asker.reader(),
        game,
        themes: themes.into_iter().map(titled).collect(),
        theme,
        puzzles: of_theme(game, theme).map(marked).collect(),
        streak: history.streak,
        next: next(game, theme, 0, &history),
    }))
}

/// The places, from 0, of the puzzles about a chapter.
fn of_theme<'a>(game: &str, theme: Option<&'a str>) -> impl Iterator<Item = usize> + 'a {
    let all = &kept(game).puzzles;
    (0..all.len()).filter(move |at| theme.is_none_or(|it| it == chapter(&all[*at])))
}

/// The address of the first puzzle after the number `after` that is not answered yet, else of the
/// first of all.
fn next(game: &str, theme: Option<&str>, after: usize, history: &History) -> Option<String> {
    let open = |at: &usize| history.of_puzzle(game, &keys(game)[*at]).is_none();
    let open: Vec<usize> = of_theme(game, theme).filter(open).map(|at| at + 1).collect();
    let next = open.iter().find(|it| after < **it).or(open.first())?;
    Some(format!("/puzzles/{game}/{next}{}", query(theme)))
}

fn query(theme: Option<&str>) -> String {
    let theme = theme.filter(|it| it.bytes().all(|it| it.is_ascii_digit()));
    theme.map(|it| format!("?theme={it}")).unwrap_or_default()
}

async fn tries(app: &App, game: &str) -> Result<Vec<PuzzleTry>, Trouble> {
    Ok(app.store.puzzle_tries(game, ANSWERS_MAX).await?)
}

fn attempts(tries: &[PuzzleTry]) -> Vec<Attempt> {
    let attempt = |it: &PuzzleTry| Attempt {
        person: it.person.clone(),
        puzzle: it.puzzle.clone(),
        right: it.solved,
    };
    tries.iter().map(attempt).collect()
}

/// `GET /puzzles/GAME/day`: leads to the puzzle of today.
pub(crate) async fn of_today(Path(game): Path<String>) -> Result<Redirect, Trouble> {
    let number = number_of_today(&game).ok_or_else(Trouble::not_found)?;
    Ok(Redirect::to(&format!("/puzzles/{game}/{number}")))
}

/// `GET /puzzles/GAME/NUMBER`
pub(crate) async fn show(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path((game, number)): Path<(String, usize)>,
    Query(narrowed): Query<Narrowed>,
) -> Result<Markup, Trouble> {
    let posed = Posed::of(&game, number)?;
    let table = posed.table()?;
    let history = History::of(&app, &asker).await?;
    let tries = tries(&app, posed.game).await?;
    let theme = narrowed.theme.as_deref();
    let next = next(posed.game, theme, number, &history);
    let next = next.unwrap_or_else(|| format!("/puzzles/{}", posed.game));
    let address = format!("/puzzles/{}/{number}", posed.game);
    let title = title(asker.lang, posed.game, chapter(posed.puzzle));
    let shown = PuzzleShown {
        game: posed.game,
        number,
        daily: number_of_today(posed.game) == Some(number),
        theme: &title,
        difficulty: Difficulties::of(posed.game, &attempts(&tries)).difficulty(posed.key),
        found: found(&tries, posed.key),
        streak: history.streak,
        address: &address,
        here: &format!("{address}{}", query(theme)),
        next: &next,
        answered: None,
    };
    let mine = history.of_puzzle(posed.game, posed.key);
    Ok(told(&asker, &posed, table.as_ref(), shown, mine))
}

/// The page, with what came of the answer if there is one.
fn told(
    asker: &Asker,
    posed: &Posed,
    game: &dyn Table,
    shown: PuzzleShown<'_>,
    mine: Option<&PuzzleTry>,
) -> Markup {
    let names = seat_names(asker, posed);
    let to = Listener::new(asker.lang, &names, Some(posed.puzzle.seat));
    let answers = mine.map(|it| lines(posed, game, to, it)).unwrap_or_default();
    let reasons = reasons(asker.lang, posed);
    let answered =
        |it: &PuzzleTry| PuzzleAnswered { right: it.solved, answers: &answers, reasons: &reasons };
    let shown = PuzzleShown { answered: mine.map(answered), ..shown };
    drawn(asker, posed, game, &names, &shown)
}

/// The page: what the seat sees, and nothing else of the game.
fn drawn(
    asker: &Asker,
    posed: &Posed,
    game: &dyn Table,
    names: &[String],
    shown: &PuzzleShown<'_>,
) -> Markup {
    let here = |at| if at == posed.puzzle.seat.index() { Here::Yes } else { Here::Bot };
    let sitters: Vec<SeatName<'_>> =
        names.iter().enumerate().map(|(at, name)| SeatName { name, here: here(at) }).collect();
    let frame = Frame {
        lang: asker.lang,
        table: "",
        seq: 0,
        sitters: &sitters,
        viewer: Viewer::Seat(posed.puzzle.seat),
        said: &[],
        log: LogPart::default(),
        undo: false,
        whole: true,
        deal: KnownDeal { commitment: "", seed: None },
        beside: Beside { puzzle: Some(shown), ..Beside::default() },
    };
    table::page(&frame, &boards::board(&frame, game))
}

fn seat_names(asker: &Asker, posed: &Posed) -> Vec<String> {
    let you = || asker.reader().name.map_or_else(|| asker.lang.say("puzzle-you"), str::to_string);
    let name = |seat| match seat == posed.puzzle.seat {
        true => you(),
        false => names::bot(asker.lang, seat),
    };
    Seat::all(posed.puzzle.players).map(name).collect()
}

/// Every answer with what it wins, for one who has answered.
fn lines(posed: &Posed, game: &dyn Table, to: Listener<'_>, mine: &PuzzleTry) -> Vec<PuzzleLine> {
    let viewer = Viewer::Seat(posed.puzzle.seat);
    let line = |it: &puzzles::PuzzleAnswer| PuzzleLine {
        words: speech::at(game).advice(game, &it.mv, viewer, to),
        chance: (it.worth * 100.0).round() as u32,
        right: it.right,
        mine: it.mv == mine.mv,
    };
    posed.puzzle.answers.iter().map(line).collect()
}

fn reasons(lang: Lang, posed: &Posed) -> Vec<ReasonShown> {
    let game = posed.game;
    let reason = |it: &puzzles::PuzzleReason| ReasonShown {
        what: speech::say(lang, game, &format!("{game}-hint-{}", it.word)),
        at_once: it.at_once,
        best: it.best,
        next: it.next,
        good: it.good,
    };
    posed.puzzle.reasons.iter().map(reason).collect()
}

/// How many of 100 people found it.
fn found(tries: &[PuzzleTry], key: &str) -> Option<u32> {
    let of: Vec<bool> = tries.iter().filter(|it| it.puzzle == key).map(|it| it.solved).collect();
    let right = of.iter().filter(|it| **it).count();
    (PEOPLE_MIN <= of.len()).then(|| (100 * right / of.len()) as u32)
}

/// `POST /puzzles/GAME/NUMBER`: the first answer counts.
pub(crate) async fn answer(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path((game, number)): Path<(String, usize)>,
    Query(narrowed): Query<Narrowed>,
    Form(fields): Form<FormFields>,
) -> Result<Response, Trouble> {
    let posed = Posed::of(&game, number)?;
    let mv = field(&fields, "move").ok_or_else(|| Trouble::bad("error-no-move"))?;
    if !posed.puzzle.answers.iter().any(|it| it.mv == mv) {
        return Err(Trouble::bad("error-no-move"));
    }
    let person = asker.somebody(&app).await?;
    let is_today = number_of_today(posed.game) == Some(number);
    app.store
        .add_puzzle_try(&PuzzleTry {
            person: person.id,
            game: posed.game.to_string(),
            puzzle: posed.key.to_string(),
            mv: mv.to_string(),
            solved: posed.puzzle.is_right(mv),
            day: is_today.then(daily::today),
        })
        .await?;
    let here = format!("/puzzles/{}/{number}{}", posed.game, query(narrowed.theme.as_deref()));
    Ok(Redirect::to(&here).into_response())
}

/// `POST /puzzles/GAME/NUMBER/on`: play on from there, against captains, at a new table.
pub(crate) async fn play_on(
    State(app): State<Shared>,
    Extension(asker): Extension<Asker>,
    Path((game, number)): Path<(String, usize)>,
) -> Result<Response, Trouble> {
    let posed = Posed::of(&game, number)?;
    asker.may(&app, Deed::Open)?;
    let host = asker.somebody(&app).await?;
    let table = add(&app, &host, plan(&asker, &posed, &host)?).await?;
    Ok(done(&asker, &table, None))
}

fn plan(asker: &Asker, posed: &Posed, host: &Person) -> Result<TablePlan, Trouble> {
    let then = posed.table()?;
    let cards = catalogue::cards(posed.game, None).map_err(|_| Trouble::broken())?;
    let sitter = |seat| match seat == posed.puzzle.seat {
        true => me(host),
        false => Sitter::Bot(PLAYS_ON.to_string()),
    };
    let played = |ply| {
        let (seat, mv) = then.entry(ply);
        PlayedMove { seat: seat.0, mv }
    };
    Ok(TablePlan {
        game: posed.game.to_string(),
        options: posed.puzzle.options.clone(),
        seats: Seat::all(posed.puzzle.players).map(sitter).collect(),
        listed: false,
        hints: true,
        clock: None,
        lang: asker.lang,
        luck: Luck::Again(Again {
            seed: posed.puzzle.seed.to_string(),
            cards: cards.hash,
            of: MARK.to_string(),
            day: None,
        }),
        moves: (0..then.plies()).map(played).collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_streak_goes_back_from_today_or_yesterday() {
        let days = |days: &[&str]| days.iter().map(ToString::to_string).collect();
        let known: BTreeSet<String> = days(&["2026-02-26", "2026-02-28", "2026-03-01"]);
        assert_eq!(streak(&known, "2026-03-01"), 2);
        assert_eq!(streak(&known, "2026-03-02"), 2);
        assert_eq!(streak(&known, "2026-03-03"), 0);
        assert_eq!(streak(&days(&[]), "2026-03-01"), 0);
    }
}
