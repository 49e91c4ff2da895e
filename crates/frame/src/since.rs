//! What happened since the viewer last looked, in a few lines.

use maud::{Markup, html};

use crate::art::icons::{Icon, sized};
use crate::data::{Board, Frame, LogLine};

/// How many lines are shown; more are left to the log.
const LINES_MAX: usize = 8;

/// The lines that are new to the viewer: those that concern them, then the others.
pub(crate) fn since(frame: &Frame<'_>, board: &Board) -> Markup {
    let lang = frame.lang;
    let lines = fresh(frame, board);
    if lines.is_empty() {
        return html! {};
    }
    let (mine, others): (Vec<&LogLine>, Vec<&LogLine>) = lines.iter().partition(|it| it.mine);
    let shown = mine.len().min(LINES_MAX);
    // What others did last is the most useful.
    let rest = &others[others.len().saturating_sub(LINES_MAX - shown)..];
    let more = lines.len() - shown - rest.len();
    html! {
        details #since .since data-told=(frame.beside.since.map_or(0, |it| it.told)) {
            summary {
                (sized(Icon::Clock, 18)) (lang.say_with("my-turn-since", &[("n", lines.len().into())]))
            }
            ul {
                @for line in &mine[..shown] { li.since-mine { (line.words) } }
                @for line in rest { li { (line.words) } }
            }
            @if more > 0 { p.soft.small { (lang.say_with("my-turn-since-more", &[("n", more.into())])) } }
            button #since-film .btn type="button" hidden {
                (sized(Icon::Play, 18)) (lang.say("table-film-since"))
            }
            form method="post" action={ "/t/" (frame.table) "/seen" } {
                button #seen .btn { (sized(Icon::Check, 18)) (lang.say("my-turn-since-seen")) }
            }
        }
    }
}

fn fresh<'a>(frame: &Frame<'_>, board: &'a Board) -> Vec<&'a LogLine> {
    let Some(since) = frame.beside.since else { return Vec::new() };
    board.log.iter().filter(|it| since.told < it.number && !it.heading).collect()
}
