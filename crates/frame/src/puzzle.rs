//! A puzzle: the table asks its reader, without a game that goes on; then it tells what each answer
//! wins, on the board, where the game has room for it.

use maud::{Markup, html};
use words::Lang;

use crate::art::icons::{Icon, sized};
use crate::beside::reasons_in_a_line;
use crate::data::{
    Board, Frame, PuzzleAnswered, PuzzleFound, PuzzleLine, PuzzleShown, PuzzleStreak,
};
use crate::shell::share_button;

/// The best answers that are listed, beside the reader's own.
const LISTED: usize = 5;

/// Which puzzle it is, before the question.
pub(crate) fn mark(frame: &Frame<'_>) -> Markup {
    let Some(puzzle) = frame.beside.puzzle else { return html! {} };
    html! { span.deal-mark { (title(frame.lang, puzzle)) } }
}

fn title(lang: Lang, puzzle: &PuzzleShown<'_>) -> String {
    let key = if puzzle.daily { "puzzle-title-daily" } else { "puzzle-title" };
    lang.say_with(key, &[("n", puzzle.number.into())])
}

/// Beside the board: how hard the puzzle is, and how its reader does.
pub(crate) fn panel(frame: &Frame<'_>, puzzle: &PuzzleShown<'_>) -> Markup {
    let lang = frame.lang;
    html! {
        section.puzzle-panel aria-label=(lang.say("puzzle-panel")) {
            h2.h3 { (title(lang, puzzle)) }
            p.soft { (puzzle.theme) }
            p { (hardness(lang, puzzle)) }
            @if let Some(words) = who_finds_it(lang, puzzle.found) { p { (words) } }
            (streak(lang, &puzzle.streak))
            @if puzzle.answered.is_none() { p.soft.small { (lang.say("puzzle-first-counts")) } }
            p.soft.small { (lang.say("puzzle-counted")) }
            p { a.btn href={ "/puzzles/" (puzzle.game) } { (lang.say("puzzle-all")) } }
        }
    }
}

/// The days in a row on which somebody solved a puzzle of the day, and the last seven as boxes; nothing
/// for those who have solved none of late.
pub fn streak(lang: Lang, streak: &PuzzleStreak) -> Markup {
    html! {
        @if streak.week.iter().any(|it| it.1) {
            section.puzzle-streak aria-label=(lang.say("puzzle-streak-days")) {
                p {
                    (sized(Icon::Flame, 20))
                    (lang.say_with("puzzle-streak", &[("n", streak.days.into())]))
                }
                ol { @for (at, (weekday, solved)) in streak.week.iter().enumerate() {
                    (streak_day(lang, *weekday, *solved, at + 1 == streak.week.len()))
                } }
            }
        }
    }
}

fn streak_day(lang: Lang, weekday: u8, solved: bool, today: bool) -> Markup {
    let day = lang.say(&format!("weekday-{weekday}"));
    let letter = day.chars().take(1).flat_map(char::to_uppercase).collect::<String>();
    let words = match (solved, today) {
        (true, _) => "puzzle-streak-solved",
        (false, true) => "puzzle-streak-open",
        (false, false) => "puzzle-streak-none",
    };
    html! {
        li data-solved[solved] data-today[today] {
            i aria-hidden="true" { @if solved { (sized(Icon::Check, 13)) } }
            small aria-hidden="true" { (letter) }
            span.sr { (lang.say_with(words, &[("day", day.into())])) }
        }
    }
}

/// How hard a puzzle is, as dots.
pub fn dots(lang: Lang, difficulty: usize) -> Markup {
    let words = lang.say_with("puzzle-difficulty-of", &[("n", difficulty.into())]);
    html! {
        span.dots role="img" aria-label=(words) {
            @for at in 1..=PuzzleShown::DIFFICULTIES { i data-full[at <= difficulty] {} }
        }
    }
}

/// Shown instead of the decision once it is answered: whether it was right, and the ways on.
pub(crate) fn answer(
    frame: &Frame<'_>,
    board: &Board,
    puzzle: &PuzzleShown<'_>,
    answered: &PuzzleAnswered<'_>,
) -> Markup {
    let lang = frame.lang;
    let (best, mine) = (answered.answers.first(), answered.answers.iter().find(|it| it.mine));
    let chance = |it: Option<&PuzzleLine>| it.map_or(0, |it| it.chance).into();
    let won = [("best", chance(best)), ("mine", chance(mine))];
    let (ask, why) = match mine.is_some_and(|it| it.right) {
        true => ("puzzle-right", "puzzle-right-wins"),
        false => ("puzzle-wrong", "puzzle-wrong-wins"),
    };
    html! {
        section #decide .decide.puzzle-answer tabindex="-1" data-right[answered.right]
            aria-label=(lang.say("table-decision")) {
            p.decide-who { (mark(frame)) span.soft { (board.asked.ask) } }
            // Whoever answered by keyboard reads on here.
            h2.decide-ask #answer tabindex="-1" autofocus {
                @if answered.right { (sized(Icon::Check, 22)) " " }
                (lang.say(ask))
            }
            p.decide-why { (lang.say_with(why, &won)) " " (facts(lang, puzzle)) }
            (ways_on(lang, puzzle))
        }
    }
}

fn ways_on(lang: Lang, puzzle: &PuzzleShown<'_>) -> Markup {
    html! {
        div.decide-acts {
            (share_button(lang, puzzle.address))
            form method="post" action={ (puzzle.address) "/on" } data-plain {
                button #puzzle-on .btn { (sized(Icon::Play, 18)) (lang.say("puzzle-on")) }
            }
            a #puzzle-next .btn.go.big href=(puzzle.next) { (lang.say("puzzle-next")) }
        }
    }
}

/// How hard it was and how its reader does, where the panel beside the board is hidden.
fn facts(lang: Lang, puzzle: &PuzzleShown<'_>) -> Markup {
    html! {
        span.puzzle-facts.soft {
            (hardness(lang, puzzle))
            @if let Some(words) = who_finds_it(lang, puzzle.found) { span { (words) } }
            @if 0 < puzzle.streak.days {
                b { (lang.say_with("puzzle-streak", &[("n", puzzle.streak.days.into())])) }
            }
        }
    }
}

fn hardness(lang: Lang, puzzle: &PuzzleShown<'_>) -> Markup {
    html! { span.puzzle-hard { (lang.say("puzzle-difficulty")) " " (dots(lang, puzzle.difficulty)) } }
}

/// How many of those who were asked found the best move.
fn who_finds_it(lang: Lang, found: Option<PuzzleFound>) -> Option<String> {
    Some(match found? {
        PuzzleFound::People(share) => lang.say_with("puzzle-found", &[("n", share.into())]),
        PuzzleFound::Cadets { right, tries } => {
            let counts = [("n", right.into()), ("tries", tries.into())];
            lang.say_with("puzzle-found-cadets", &counts)
        }
    })
}

/// What each move wins, and why, for the place where a game has room for it; nothing before its reader
/// has answered.
pub fn told(frame: &Frame<'_>) -> Markup {
    let lang = frame.lang;
    let Some(answered) = frame.answered() else { return html! {} };
    let shown = answered.answers.iter().enumerate().filter(|(at, it)| *at < LISTED || it.mine);
    html! {
        section.puzzle-told tabindex="0" aria-label=(lang.say("puzzle-answers")) {
            ol.puzzle-answers { @for (_, it) in shown { (line(lang, it)) } }
            p.puzzle-why {
                b { (lang.say("puzzle-why")) } " "
                @if answered.reasons.is_empty() { (uncounted(lang, answered.answers)) }
                @else { (reasons_in_a_line(lang, answered.reasons)) }
            }
        }
    }
}

/// What is said where no number stands out: what the games themselves came to.
fn uncounted(lang: Lang, answers: &[PuzzleLine]) -> String {
    let chance = |it: Option<&PuzzleLine>| it.map_or(0, |it| it.chance).into();
    let (best, next) = (answers.first(), answers.iter().find(|it| !it.right));
    let won = [("best", chance(best)), ("next", chance(next))];
    lang.say_with("puzzle-why-uncounted", &won)
}

fn line(lang: Lang, it: &PuzzleLine) -> Markup {
    html! {
        li data-right[it.right] data-mine[it.mine] {
            span.puzzle-move {
                (it.words)
                @if it.right { " " span.puzzle-tag { (lang.say("puzzle-is-right")) } }
                @if it.mine { " " span.puzzle-tag { (lang.say("puzzle-is-mine")) } }
            }
            svg.puzzle-bar viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" {
                rect width=(it.chance) height="1" {}
            }
            span.num { (lang.say_with("table-hint-chance", &[("n", it.chance.into())])) }
        }
    }
}
