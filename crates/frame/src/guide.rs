//! What a first game tells its newcomer, and which buttons it asks for.

use maud::{Markup, PreEscaped, html};
use words::Lang;

use crate::art::icons::{Icon, sized};
use crate::data::{Frame, Guided};

impl Guided {
    /// Marks the buttons and the picks that the step asks for.
    pub(crate) fn mark(&self, drawn: &Markup) -> Markup {
        let unmarked = PreEscaped(drawn.0.clone());
        self.wanted.iter().fold(unmarked, |html, mv| marked(&html, mv, "data-guided"))
    }
}

/// The same, with an attribute on every button and pick that makes this move.
pub(crate) fn marked(drawn: &Markup, mv: &str, attribute: &str) -> Markup {
    let button = format!("name=\"move\" value=\"{mv}\"");
    PreEscaped(drawn.0.replace(&button, &format!("{button} {attribute}")))
}

/// What the step says, shown instead of what follows from a decision.
pub(crate) fn told(frame: &Frame<'_>, guided: &Guided) -> Markup {
    let lang = frame.lang;
    html! {
        div #guide .guide role="note" data-over[guided.over] {
            p.guide-head {
                (sized(Icon::Hint, 18)) b { (guided.title) }
                @if let Some((number, of)) = guided.step {
                    span.num {
                        (lang.say_with("guide-step", &[("n", number.into()), ("of", of.into())]))
                    }
                }
            }
            p { (guided.words) }
            @if let Some(words) = &guided.then { p.guide-then { (sized(Icon::Bot, 16)) (words) } }
            @if guided.over { (onwards(lang, guided.game)) }
        }
    }
}

/// The way from the end of a first game to a table of one's own.
fn onwards(lang: Lang, game: &str) -> Markup {
    html! {
        form method="post" action="/play-now" data-plain {
            input type="hidden" name="game" value=(game);
            button #guide-onwards .btn.go { (sized(Icon::Play, 18)) (lang.say("guide-onwards")) }
        }
    }
}
