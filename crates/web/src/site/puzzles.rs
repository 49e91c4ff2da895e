//! Puzzles: those of the day, and all of a game.

use frame::art::icons::{Icon, sized};
use frame::data::PuzzleStreak;
use frame::puzzle::{dots, streak};
use frame::shell::{Reader, SitePage, site_page};
use frame::wording::Date;
use maud::{Markup, html};
use words::Lang;

use super::parts::{page_head, thumb};
use super::wording::game_name;

/// The page that leads to the puzzles of every game.
#[derive(Clone, Debug)]
pub struct PuzzlesPage<'a> {
    pub reader: Reader<'a>,
    pub games: Vec<GamePuzzles>,
    pub streak: PuzzleStreak,
}

/// The puzzles of a game, as one line.
#[derive(Clone, Debug)]
pub struct GamePuzzles {
    pub game: &'static str,
    pub count: usize,
    /// How many of them the reader has solved.
    pub solved: usize,
    pub today: DayPuzzle,
}

/// How the reader did at the puzzle of today.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DayPuzzle {
    Open,
    Solved,
    Missed,
}

/// `GET /puzzles`
pub fn puzzles(page: &PuzzlesPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let title = lang.say("puzzle-nav");
    let body = html! {
        div class="wide puzzles" {
            (page_head(&title, &lang.say("puzzle-lead")))
            (streak(lang, &page.streak))
            ul class="puzzle-games" {
                @for it in &page.games { li { (line(lang, it)) } }
            }
        }
    };
    site_page(&page.reader, SitePage::Puzzles, &title, body)
}

fn line(lang: Lang, it: &GamePuzzles) -> Markup {
    let name = game_name(lang, it.game);
    let label = lang.say_with("puzzle-of-day-game", &[("game", name.as_str().into())]);
    let count = [("solved", it.solved.into()), ("n", it.count.into())];
    html! {
        (thumb(it.game))
        div {
            h2 class="h3" { a href={ "/puzzles/" (it.game) } { (name) } }
            p class="soft small" { (lang.say_with("puzzle-count", &count)) }
        }
        @match it.today {
            DayPuzzle::Open => a class="btn go" href={ "/puzzles/" (it.game) "/day" } aria-label=(label) {
                (sized(Icon::Calendar, 18)) (lang.say("puzzle-of-day"))
            },
            DayPuzzle::Solved => a class="btn" href={ "/puzzles/" (it.game) "/day" } {
                (sized(Icon::Check, 18)) (lang.say("puzzle-day-solved"))
            },
            DayPuzzle::Missed => a class="btn" href={ "/puzzles/" (it.game) "/day" } {
                (lang.say("puzzle-day-missed"))
            },
        }
    }
}

/// The puzzles of one game.
#[derive(Clone, Debug)]
pub struct PuzzlesOf<'a> {
    pub reader: Reader<'a>,
    pub game: &'a str,
    /// What puzzles are about: the number of a chapter of the rules, its title, how many there are.
    pub themes: Vec<(String, String, usize)>,
    /// The theme that the page is narrowed to.
    pub theme: Option<&'a str>,
    /// Those of the theme.
    pub puzzles: Vec<PuzzleMark>,
    pub streak: PuzzleStreak,
    /// The first that the reader has not answered.
    pub next: Option<String>,
}

/// A puzzle in a list.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleMark {
    /// Among those of its game, from 1.
    pub number: usize,
    pub difficulty: usize,
    /// Whether the reader has solved it; none if they have not answered.
    pub solved: Option<bool>,
    /// When they answered, where that is known.
    pub day: Option<Date>,
}

/// `GET /puzzles/GAME`
pub fn puzzles_of(page: &PuzzlesOf<'_>) -> Markup {
    let lang = page.reader.lang;
    let title = format!("{} · {}", lang.say("puzzle-nav"), game_name(lang, page.game));
    let solved = page.puzzles.iter().filter(|it| it.solved == Some(true)).count();
    let count = [("solved", solved.into()), ("n", page.puzzles.len().into())];
    let body = html! {
        div class="wide puzzles" {
            (page_head(&title, &lang.say_with("puzzle-count", &count)))
            (streak(lang, &page.streak))
            div class="row" {
                @match &page.next {
                    Some(next) => a class="btn go big" href=(next) { (lang.say("puzzle-begin")) },
                    None if page.puzzles.is_empty() => p { (lang.say("puzzle-none")) },
                    None => p { (lang.say("puzzle-done")) },
                }
                a class="btn big" href={ "/puzzles/" (page.game) "/day" } {
                    (sized(Icon::Calendar, 18)) (lang.say("puzzle-of-day"))
                }
            }
            (themes(page))
            ol class="puzzle-list" { @for it in &page.puzzles { li { (numbered(page, it)) } } }
        }
    };
    site_page(&page.reader, SitePage::Puzzles, &title, body)
}

fn themes(page: &PuzzlesOf<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        nav class="puzzle-themes" aria-label=(lang.say("puzzle-themes")) {
            a class="btn" href={ "/puzzles/" (page.game) }
                aria-current=[page.theme.is_none().then_some("true")] { (lang.say("puzzle-theme-all")) }
            @for (number, title, n) in &page.themes {
                a class="btn" href={ "/puzzles/" (page.game) "?theme=" (number) }
                    aria-current=[(page.theme == Some(number)).then_some("true")] {
                    (lang.say_with("puzzle-theme-count", &[("theme", title.as_str().into()), ("n", (*n).into())]))
                }
            }
        }
    }
}

fn numbered(page: &PuzzlesOf<'_>, it: &PuzzleMark) -> Markup {
    let lang = page.reader.lang;
    let key = match it.solved {
        None => "puzzle-number",
        Some(true) => "puzzle-number-solved",
        Some(false) => "puzzle-number-missed",
    };
    let args = [("n", it.number.into()), ("difficulty", it.difficulty.into())];
    let theme = page.theme.map(|it| format!("?theme={it}")).unwrap_or_default();
    html! {
        a href={ "/puzzles/" (page.game) "/" (it.number) (theme) } data-solved=[it.solved] {
            span class="sr" { (lang.say_with(key, &args)) }
            span class="num" aria-hidden="true" { (it.number) }
            @match it.solved {
                Some(true) => (sized(Icon::Check, 16)),
                Some(false) => (sized(Icon::Close, 16)),
                None => {},
            }
            span aria-hidden="true" { (dots(lang, it.difficulty)) }
            @if let Some(day) = it.day { time datetime=(day.iso()) { (day.short(lang)) } }
        }
    }
}
