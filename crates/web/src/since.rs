//! What happened since the viewer last looked, in a few lines.

use maud::{Markup, html};
use words::Lang;

use crate::art::icons::{Icon, sized};
use crate::table::{Board, Frame, Line};

/// What the viewer has not seen yet.
#[derive(Clone, Copy, Debug)]
pub struct Since {
    /// How many lines the log had when they last looked.
    pub lines: usize,
}

/// More lines than these are left to the log.
const LINES_MAX: usize = 8;

/// The lines that are new to the viewer: those that speak to them, then the others.
pub(crate) fn since(frame: &Frame<'_>, board: &Board) -> Markup {
    let lang = frame.lang;
    let lines = fresh(frame, board);
    if lines.is_empty() {
        return html! {};
    }
    let (mine, others): (Vec<&Line>, Vec<&Line>) =
        lines.iter().partition(|it| speaks_to_reader(lang, &it.words.0));
    let shown = mine.len().min(LINES_MAX);
    // Of what others did the last says most.
    let rest = &others[others.len().saturating_sub(LINES_MAX - shown)..];
    let more = lines.len() - shown - rest.len();
    html! {
        details #since .since {
            summary {
                (sized(Icon::Clock, 18)) (lang.say_with("my-turn-since", &[("n", lines.len().into())]))
            }
            ul {
                @for line in &mine[..shown] { li.since-mine { (line.words) } }
                @for line in rest { li { (line.words) } }
            }
            @if more > 0 { p.soft.small { (lang.say_with("my-turn-since-more", &[("n", more.into())])) } }
            form method="post" action={ "/t/" (frame.table) "/seen" } {
                button #seen .btn { (sized(Icon::Check, 18)) (lang.say("my-turn-since-seen")) }
            }
        }
    }
}

fn fresh<'a>(frame: &Frame<'_>, board: &'a Board) -> Vec<&'a Line> {
    let Some(since) = frame.beside.since else { return Vec::new() };
    let known = since.lines.saturating_sub(board.earlier);
    board.log.iter().skip(known).filter(|it| !it.heading).collect()
}

/// Whether a line of the log says "you".
fn speaks_to_reader(lang: Lang, line: &str) -> bool {
    let you = lang.say("my-turn-since-you");
    let plain = text_of(line).to_lowercase();
    plain.split(|it: char| !it.is_alphanumeric()).any(|word| you.split('|').any(|it| it == word))
}

/// What a line says, without its tags.
fn text_of(markup: &str) -> String {
    let mut inside = false;
    let outside = |it: &char| {
        let before = inside;
        inside = (inside || *it == '<') && *it != '>';
        !before && !inside
    };
    markup.chars().filter(outside).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_says_you_speaks_to_the_reader() {
        assert!(speaks_to_reader(Lang::Fr, "<b>Nils</b> vous prend une carte"));
        assert!(speaks_to_reader(Lang::En, "Nils takes a card from <b>you</b>."));
        assert!(!speaks_to_reader(Lang::En, "<b class=\"you\">Nils</b> takes a card"));
        assert!(!speaks_to_reader(Lang::En, "The youngest begins"));
    }
}
