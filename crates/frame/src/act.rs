//! The moves that stand in the bar, and how loud each of them is.

use maud::{Markup, html};

use crate::art::icons::{Icon, sized};
use crate::data::Frame;

/// How loud a move is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// The best that is known of the kind that is asked for: one at most is green.
    Best,
    Usual,
    /// It does nothing, or ends what could go on.
    Passes,
    /// It gives up something for good, and is asked about once more.
    GivesUp,
}

impl Weight {
    fn class(self) -> &'static str {
        match self {
            Weight::Best => "btn big go",
            Weight::Usual => "btn big",
            Weight::Passes => "btn passes",
            Weight::GivesUp => "btn quiet danger gives-up",
        }
    }
}

/// Draws the moves of one bar.
#[derive(Clone, Copy, Debug)]
pub struct Acts<'a> {
    pub frame: &'a Frame<'a>,
    /// Whether the viewer has one answer alone.
    pub alone: bool,
}

/// A move that explains itself before it is made.
#[derive(Debug)]
pub struct Sure<'a> {
    /// What it is called on the page.
    pub key: &'a str,
    pub verb: &'a str,
    pub title: &'a str,
    /// What comes of it.
    pub lines: &'a [String],
    /// The words that think again.
    pub no: &'a str,
}

impl Acts<'_> {
    /// A button of the bar.
    pub fn button(&self, mv: &str, weight: Weight, inside: Markup) -> Markup {
        let id = format!("do-{}", mv.replace([' ', '.'], "-"));
        html! {
            button id=(id) class=(self.weigh(&[mv], weight).class()) form="moves" name="move" value=(mv) {
                @if weight == Weight::Passes { (sized(Icon::Skip, 18)) }
                (inside)
            }
        }
    }

    /// A move that is asked about once more, unless there is no other.
    pub fn sure(&self, mv: &str, weight: Weight, about: &Sure<'_>) -> Markup {
        let Sure { key, verb, title, lines, no } = about;
        let id = format!("sure-{key}");
        if self.alone {
            return html! {
                button id={ "do-" (key) } .btn.big.danger form="moves" name="move" value=(mv) { (title) }
            };
        }
        let class = self.weigh(&[mv], weight).class();
        html! {
            button id={ "open-" (key) } class=(class) type="button" popovertarget=(id) { (verb) "\u{a0}…" }
            div id=(id) .dialog.sure popover role="dialog" aria-label=(title) {
                h3.h3 { (title) }
                @for line in *lines { p { (line) } }
                div.decide-acts {
                    button.btn type="button" popovertarget=(id) popovertargetaction="hide" { (no) }
                    button id={ "do-" (key) } .btn.primary form="moves" name="move" value=(mv) { (verb) }
                }
            }
        }
    }

    /// How loud a button is that makes these moves, now that somebody may have said what is best.
    pub fn weigh(&self, moves: &[&str], weight: Weight) -> Weight {
        let said = self.said();
        let is_said = said.iter().any(|it| moves.contains(it));
        match weight {
            Weight::GivesUp => Weight::GivesUp,
            _ if is_said || self.alone => Weight::Best,
            Weight::Best if !said.is_empty() => Weight::Usual,
            weight => weight,
        }
    }

    /// The class of a button that makes these moves, which are what is asked for.
    pub fn class(&self, moves: &[&str]) -> &'static str {
        self.weigh(moves, Weight::Best).class()
    }

    /// What a guide asks for now; else what a bot was asked for, and would play.
    fn said(&self) -> Vec<&str> {
        let beside = &self.frame.beside;
        let guided = beside.guide.map(|it| it.wanted.iter().map(String::as_str).collect());
        let hinted = || self.frame.best().into_iter().collect();
        guided.filter(|it: &Vec<&str>| !it.is_empty()).unwrap_or_else(hinted)
    }
}

#[cfg(test)]
mod tests {
    use words::Lang;

    use super::*;
    use crate::data::{Beside, Guided, HintState, Weighed};

    fn weigh(beside: Beside<'_>, alone: bool, mv: &str, weight: Weight) -> Weight {
        Acts { frame: &Frame::bare(Lang::En, beside), alone }.weigh(&[mv], weight)
    }

    #[test]
    fn what_passes_is_quiet_unless_there_is_nothing_else() {
        assert_eq!(weigh(Beside::default(), false, "pass", Weight::Passes), Weight::Passes);
        assert_eq!(weigh(Beside::default(), true, "pass", Weight::Passes), Weight::Best);
        assert_eq!(weigh(Beside::default(), true, "give-in", Weight::GivesUp), Weight::GivesUp);
    }

    #[test]
    fn what_a_guide_asks_for_is_the_one_green_button() {
        let guided = Guided {
            game: "g",
            title: String::new(),
            step: None,
            words: String::new(),
            then: None,
            wanted: vec!["pass".to_string()],
            over: false,
        };
        let beside = Beside { guide: Some(&guided), ..Beside::default() };
        assert_eq!(weigh(beside, false, "pass", Weight::Passes), Weight::Best);
        assert_eq!(weigh(beside, false, "draw", Weight::Best), Weight::Usual);
    }

    #[test]
    fn what_a_bot_would_play_is_the_one_green_button() {
        let best = Weighed { mv: "end".into(), words: String::new(), games: 1, worth: 0.5 };
        let hints = [best];
        let beside = Beside { hint: HintState::Given(&hints), ..Beside::default() };
        assert_eq!(weigh(beside, false, "end", Weight::Passes), Weight::Best);
        assert_eq!(weigh(beside, false, "draw", Weight::Best), Weight::Usual);
    }
}
