//! Positions with a clearly best move: which there are, one of them as a page, and playing on from it.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use catalogue::Table;
use facts::{Person, PlayedMove, PuzzleTry, Sitter};
use frame::data::{
    Beside, Frame, Here, KnownDeal, LogPart, PuzzleAnswered, PuzzleFound, PuzzleLine, PuzzleShown,
    PuzzleStreak, ReasonShown, SeatName,
};
use frame::shell::Reader;
use frame::table;
use maud::Markup;
use puzzles::{Attempt, Difficulties, Puzzle, kept, keys};
use room::{Again, Luck, Objection, TablePlan, names};
use tabletop::{Seat, Viewer};
use web::boards;
use web::site::{self, DayPuzzle, GamePuzzles, PuzzleMark, PuzzlesToday};
use words::{Lang, Listener};

use crate::days;
use crate::opening::me;
use crate::reasons::reason_shown;

/// Of how many people one must know whether they found it, before a share is told.
const PEOPLE_MIN: usize = 10;

/// The bot that says how hard a puzzle is while too few people have tried it.
const MEASURE: &str = "cadet";

/// Who plays the other seats when somebody plays on.
const PLAYS_ON: &str = "captain";

/// Stands in the place of an earlier table's id where the deal is that of a puzzle.
pub(crate) const MARK: &str = "puzzle";

/// A puzzle that an address names.
pub struct Posed {
    pub game: &'static str,
    pub number: usize,
    puzzle: &'static Puzzle,
    /// The name of its position.
    pub key: &'static str,
}

impl Posed {
    /// The puzzle with this number, from 1; none if there is none.
    pub fn of(game: &str, number: usize) -> Option<Posed> {
        let game = catalogue::info(game).ok()?.id;
        let at = number.checked_sub(1)?;
        let puzzle = kept(game).puzzles.get(at)?;
        Some(Posed { game, number, puzzle, key: &keys(game)[at] })
    }

    fn table(&self) -> Result<Box<dyn Table>, Objection> {
        self.puzzle.table(self.game).map_err(|_| Objection::broken())
    }

    /// The first answer of a person, made at a moment in seconds since 1970; none if the puzzle has no
    /// such answer.
    pub fn answered(&self, person: &str, mv: &str, at: i64) -> Option<PuzzleTry> {
        let today = days::day(at);
        let is_today = number_of_day(self.game, &today) == Some(self.number);
        self.puzzle.answers.iter().any(|it| it.mv == mv).then(|| PuzzleTry {
            person: person.to_string(),
            game: self.game.to_string(),
            puzzle: self.key.to_string(),
            mv: mv.to_string(),
            solved: self.puzzle.is_right(mv),
            day: is_today.then_some(today),
            at,
        })
    }

    /// A table that begins there, with captains in the other seats.
    ///
    /// # Errors
    /// The position cannot be set up, which is a fault of the program.
    pub fn plan(&self, lang: Lang, host: &Person) -> Result<TablePlan, Objection> {
        let then = self.table()?;
        let cards = catalogue::cards(self.game, None).map_err(|_| Objection::broken())?;
        let sitter = |seat| match seat == self.puzzle.seat {
            true => me(host),
            false => Sitter::Bot(PLAYS_ON.to_string()),
        };
        let played = |ply| {
            let (seat, mv) = then.entry(ply);
            PlayedMove { seat: seat.0, mv }
        };
        Ok(TablePlan {
            game: self.game.to_string(),
            options: self.puzzle.options.clone(),
            seats: Seat::all(self.puzzle.players).map(sitter).collect(),
            listed: false,
            hints: true,
            clock: None,
            lang,
            luck: Luck::Again(Again {
                seed: self.puzzle.seed.to_string(),
                cards: cards.hash,
                of: MARK.to_string(),
                day: None,
            }),
            moves: (0..then.plies()).map(played).collect(),
        })
    }
}

/// The chapter of the rules that a puzzle is about.
fn chapter(puzzle: &Puzzle) -> &str {
    chapter_of(&puzzle.section)
}

/// The chapter of the rules that has this section.
pub(crate) fn chapter_of(section: &str) -> &str {
    section.split('.').next().unwrap_or_default()
}

/// The title of a chapter of the rules.
pub fn title(lang: Lang, game: &str, chapter: &str) -> String {
    let book = speech::rulebook(game, lang);
    let found = book.and_then(|it| it.chapters.into_iter().find(|it| it.number == chapter));
    found.map(|it| it.title.to_string()).unwrap_or_default()
}

/// The number, from 1, of the puzzle of a day, such as `2026-11-25`; each comes once before any comes
/// again, and games begin at different ones.
pub fn number_of_day(game: &str, day: &str) -> Option<usize> {
    // A prime, so that it goes through any number of puzzles, and those of two days differ.
    const STRIDE: i64 = 7919;
    let count = i64::try_from(kept(game).puzzles.len()).ok().filter(|it| 0 < *it)?;
    let day = i64::from(days::read(day)?.to_julian_day());
    let first = game.bytes().fold(0, |sum, byte| (31 * sum + i64::from(byte)) % count);
    Some(1 + (day * STRIDE + first).rem_euclid(count) as usize)
}

/// What one person answered, and the days in a row.
pub struct PuzzleHistory {
    /// By game and key.
    tries: HashMap<(String, String), PuzzleTry>,
    streak: PuzzleStreak,
    today: String,
}

impl PuzzleHistory {
    /// Of their first answers, as it is `today`.
    pub fn of(tries: Vec<PuzzleTry>, today: String) -> PuzzleHistory {
        let days: BTreeSet<String> =
            tries.iter().filter(|it| it.solved).filter_map(|it| it.day.clone()).collect();
        let tries = tries.into_iter().map(|it| ((it.game.clone(), it.puzzle.clone()), it));
        PuzzleHistory { tries: tries.collect(), streak: streak(&days, &today), today }
    }

    fn of_puzzle(&self, game: &str, key: &str) -> Option<&PuzzleTry> {
        self.tries.get(&(game.to_string(), key.to_string()))
    }

    fn solved(&self, game: &str, key: &str) -> Option<bool> {
        self.of_puzzle(game, key).map(|it| it.solved)
    }
}

/// How somebody does who solved a puzzle of the day on these days.
fn streak(days: &BTreeSet<String>, today: &str) -> PuzzleStreak {
    let Some(last) = days::read(today) else { return PuzzleStreak::default() };
    let week = [6, 5, 4, 3, 2, 1, 0].map(|back| {
        let day = last.saturating_sub(time::Duration::days(back));
        (day.weekday().number_from_monday(), days.contains(&days::written(day)))
    });
    PuzzleStreak { days: in_a_row(days, last), week }
}

/// How many days in a row, up to this one or to the day before.
fn in_a_row(days: &BTreeSet<String>, mut day: time::Date) -> usize {
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

/// The page of all puzzles.
pub fn all(reader: Reader<'_>, history: &PuzzleHistory) -> Markup {
    let (games, streak) = (puzzles::games().map(|it| line(it, history)), history.streak);
    site::puzzles(&site::PuzzlesPage { reader, games: games.collect(), streak })
}

/// How somebody does at the puzzles of today, for the home page.
pub fn today(history: &PuzzleHistory) -> PuzzlesToday {
    let lines = puzzles::games().map(|it| (it, day_of(it, history)));
    PuzzlesToday { answered: lines.collect(), streak: history.streak }
}

/// How somebody did at the puzzle of today.
fn day_of(game: &str, history: &PuzzleHistory) -> DayPuzzle {
    let today = number_of_day(game, &history.today);
    match today.and_then(|it| history.solved(game, &keys(game)[it - 1])) {
        None => DayPuzzle::Open,
        Some(true) => DayPuzzle::Solved,
        Some(false) => DayPuzzle::Missed,
    }
}

/// How far somebody is with the puzzles of a game.
fn line(game: &'static str, history: &PuzzleHistory) -> GamePuzzles {
    let keys = keys(game);
    GamePuzzles {
        game,
        count: keys.len(),
        solved: keys.iter().filter(|it| history.solved(game, it) == Some(true)).count(),
        today: day_of(game, history),
    }
}

/// The page of the puzzles of a game, about the chapter `theme` of its rules where one is given;
/// `tries` are the first answers of people, who say how hard they are. None if there is no such game.
pub fn of_game(
    reader: Reader<'_>,
    game: &str,
    theme: Option<&str>,
    history: &PuzzleHistory,
    tries: &[PuzzleTry],
) -> Option<Markup> {
    let game = catalogue::info(game).ok()?.id;
    let difficulties = Difficulties::of(game, &attempts(tries));
    let mut themes: BTreeMap<u8, usize> = BTreeMap::new();
    for it in &kept(game).puzzles {
        *themes.entry(chapter(it).parse().unwrap_or_default()).or_default() += 1;
    }
    let titled = |(chapter, count): (u8, usize)| {
        let chapter = chapter.to_string();
        let title = title(reader.lang, game, &chapter);
        (chapter, title, count)
    };
    let marked = |at: usize| {
        let (key, answer) = (&keys(game)[at], history.of_puzzle(game, &keys(game)[at]));
        PuzzleMark {
            number: at + 1,
            difficulty: difficulties.difficulty(key),
            solved: answer.map(|it| it.solved),
            day: answer.filter(|it| 0 < it.at).map(|it| days::date(it.at)),
        }
    };
    Some(site::puzzles_of(&site::PuzzlesOf {
        reader,
        game,
        themes: themes.into_iter().map(titled).collect(),
        theme,
        puzzles: of_theme(game, theme).map(marked).collect(),
        streak: history.streak,
        next: next(game, theme, 0, history),
    }))
}

/// The places, from 0, of the puzzles about a chapter.
fn of_theme<'a>(game: &str, theme: Option<&'a str>) -> impl Iterator<Item = usize> + 'a {
    let all = &kept(game).puzzles;
    (0..all.len()).filter(move |at| theme.is_none_or(|it| it == chapter(&all[*at])))
}

/// The address of the first puzzle after the number `after` that is not answered yet, else of the
/// first of all.
fn next(game: &str, theme: Option<&str>, after: usize, history: &PuzzleHistory) -> Option<String> {
    let open = |at: &usize| history.of_puzzle(game, &keys(game)[*at]).is_none();
    let open: Vec<usize> = of_theme(game, theme).filter(open).map(|at| at + 1).collect();
    let next = open.iter().find(|it| after < **it).or(open.first())?;
    Some(format!("/puzzles/{game}/{next}{}", query(theme)))
}

/// The address of a puzzle, within the chapter `theme` of the rules.
pub fn address(game: &str, number: usize, theme: Option<&str>) -> String {
    format!("/puzzles/{game}/{number}{}", query(theme))
}

fn query(theme: Option<&str>) -> String {
    let theme = theme.filter(|it| it.bytes().all(|it| it.is_ascii_digit()));
    theme.map(|it| format!("?theme={it}")).unwrap_or_default()
}

fn attempts(tries: &[PuzzleTry]) -> Vec<Attempt> {
    let attempt = |it: &PuzzleTry| Attempt {
        person: it.person.clone(),
        puzzle: it.puzzle.clone(),
        right: it.solved,
    };
    tries.iter().map(attempt).collect()
}

/// The page of a puzzle; `tries` are the first answers of people to those of its game.
///
/// # Errors
/// The position cannot be set up, which is a fault of the program.
pub fn page(
    reader: Reader<'_>,
    posed: &Posed,
    theme: Option<&str>,
    history: &PuzzleHistory,
    tries: &[PuzzleTry],
) -> Result<Markup, Objection> {
    let (game, number) = (posed.game, posed.number);
    let table = posed.table()?;
    let next = next(game, theme, number, history).unwrap_or_else(|| format!("/puzzles/{game}"));
    let title = title(reader.lang, game, chapter(posed.puzzle));
    let shown = PuzzleShown {
        game,
        number,
        daily: number_of_day(game, &history.today) == Some(number),
        theme: &title,
        difficulty: Difficulties::of(game, &attempts(tries)).difficulty(posed.key),
        found: found(tries, posed),
        streak: history.streak,
        address: &address(game, number, None),
        here: &address(game, number, theme),
        next: &next,
        answered: None,
    };
    Ok(told(reader, posed, table.as_ref(), shown, history.of_puzzle(game, posed.key)))
}

/// The page, with what came of the answer if there is one.
fn told(
    reader: Reader<'_>,
    posed: &Posed,
    game: &dyn Table,
    shown: PuzzleShown<'_>,
    mine: Option<&PuzzleTry>,
) -> Markup {
    let names = seat_names(reader, posed);
    let to = Listener::new(reader.lang, &names, Some(posed.puzzle.seat));
    let answers = mine.map(|it| lines(posed, game, to, it)).unwrap_or_default();
    let reasons = reasons(reader.lang, posed);
    let answered =
        |it: &PuzzleTry| PuzzleAnswered { right: it.solved, answers: &answers, reasons: &reasons };
    let shown = PuzzleShown { answered: mine.map(answered), ..shown };
    drawn(reader, posed, game, &names, &shown)
}

/// The page: what the seat sees, and nothing else of the game.
fn drawn(
    reader: Reader<'_>,
    posed: &Posed,
    game: &dyn Table,
    names: &[String],
    shown: &PuzzleShown<'_>,
) -> Markup {
    let here = |at| if at == posed.puzzle.seat.index() { Here::Yes } else { Here::Bot };
    let sitters: Vec<SeatName<'_>> =
        names.iter().enumerate().map(|(at, name)| SeatName { name, here: here(at) }).collect();
    let frame = Frame {
        lang: reader.lang,
        table: "",
        seq: 0,
        sitters: &sitters,
        viewer: Viewer::Seat(posed.puzzle.seat),
        aside: false,
        said: &[],
        log: LogPart::default(),
        undo: false,
        whole: true,
        deal: KnownDeal { commitment: "", seed: None },
        beside: Beside { puzzle: Some(shown), ..Beside::default() },
    };
    table::page(&frame, &boards::board(&frame, game))
}

fn seat_names(reader: Reader<'_>, posed: &Posed) -> Vec<String> {
    // Not by name: who has none gets one by answering, and would look like somebody else then.
    let mine = |seat| (seat == posed.puzzle.seat).then(|| reader.lang.say("puzzle-you"));
    let name = |seat| mine(seat).unwrap_or_else(|| names::bot(reader.lang, seat));
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
    posed.puzzle.reasons.iter().map(|it| reason_shown(lang, posed.game, it)).collect()
}

/// How many people found it; how many cadets, while too few people have tried.
fn found(tries: &[PuzzleTry], posed: &Posed) -> Option<PuzzleFound> {
    let of = tries.iter().filter(|it| it.puzzle == posed.key).map(|it| it.solved);
    let of: Vec<bool> = of.collect();
    if PEOPLE_MIN <= of.len() {
        let right = of.iter().filter(|it| **it).count();
        return Some(PuzzleFound::People((100 * right / of.len()) as u32));
    }
    let cadets = posed.puzzle.solved.iter().find(|it| it.bot == MEASURE)?;
    Some(PuzzleFound::Cadets { right: cadets.right, tries: cadets.tries })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_have_different_numbers_on_a_day() {
        let of_day = |it| number_of_day(it, "2026-11-27").expect("each game has puzzles");
        let numbers: BTreeSet<usize> = puzzles::games().map(of_day).collect();
        assert_eq!(numbers.len(), puzzles::games().count());
    }

    #[test]
    fn a_streak_goes_back_from_today_or_yesterday() {
        let days = |days: &[&str]| days.iter().map(ToString::to_string).collect();
        let known: BTreeSet<String> = days(&["2026-02-26", "2026-02-28", "2026-03-01"]);
        let of = |days: &BTreeSet<String>, today| streak(days, today).days;
        assert_eq!(of(&known, "2026-03-01"), 2);
        assert_eq!(of(&known, "2026-03-02"), 2);
        assert_eq!(of(&known, "2026-03-03"), 0);
        assert_eq!(of(&days(&[]), "2026-03-01"), 0);
        // That day was a Sunday.
        let week = streak(&known, "2026-03-01").week;
        assert_eq!(week[3..], [(4, true), (5, false), (6, true), (7, true)]);
    }
}
