//! How the page tells what others did: how fast, step by step, once more. Only the script tells it, so
//! all of this is hidden without it.

use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};
use tabletop::Viewer;
use words::Lang;

use crate::art::icons::{Icon, icon, sized};
use crate::data::{Beat, Frame};

const SPEEDS: [&str; 4] = ["slow", "normal", "lively", "none"];

/// What is told again: for whoever plays, all since their last move; else the last turn.
fn past(lang: Lang, plays: bool) -> String {
    lang.say(if plays { "table-film-again" } else { "table-film-turn" })
}

fn plays(frame: &Frame<'_>) -> bool {
    frame.viewer != Viewer::Spectator
}

/// What never changes on a page, drawn once in each language, for those who look on and for those who
/// play.
type DrawnOnce = LazyLock<[[String; 2]; Lang::ALL.len()]>;

fn in_both(draw: fn(Lang, bool) -> Markup) -> [[String; 2]; Lang::ALL.len()] {
    Lang::ALL.map(|lang| [false, true].map(|plays| draw(lang, plays).into_string()))
}

fn drawn(once: &'static DrawnOnce, frame: &Frame<'_>) -> PreEscaped<&'static str> {
    PreEscaped(&once[frame.lang as usize][usize::from(plays(frame))])
}

/// The settings, in the menu.
pub(crate) fn settings(frame: &Frame<'_>) -> PreEscaped<&'static str> {
    static DRAWN: DrawnOnce = LazyLock::new(|| in_both(draw_settings));
    drawn(&DRAWN, frame)
}

fn draw_settings(lang: Lang, plays: bool) -> Markup {
    html! {
        section #film-part hidden {
            h3.h3 { (lang.say("table-film")) }
            p.soft.small { (lang.say("table-film-means")) }
            div.beside-form {
                select #film-speed .select.film-speed aria-label=(lang.say("table-film")) {
                    @for speed in SPEEDS {
                        option value=(speed) { (lang.say(&format!("table-film-{speed}"))) }
                    }
                }
                button #film-again .btn type="button" data-film="again" {
                    (sized(Icon::Replay, 18)) (past(lang, plays))
                }
            }
        }
        (sounds(lang))
    }
}

fn sounds(lang: Lang) -> Markup {
    html! {
        section #sound-part hidden {
            h3.h3 { (lang.say("table-sound")) }
            p.soft.small { (lang.say("table-sound-means")) }
            select #sound-volume .select aria-label=(lang.say("table-sound")) {
                @for volume in ["none", "quiet", "normal", "loud"] {
                    option value=(volume) { (lang.say(&format!("table-sound-{volume}"))) }
                }
            }
        }
    }
}

/// The film in the bar, for whoever has nothing to decide: back, pause, on, again, the beats as a
/// line, and the speed.
pub(crate) fn strip(frame: &Frame<'_>) -> PreEscaped<&'static str> {
    static DRAWN: DrawnOnce = LazyLock::new(|| in_both(draw_strip));
    drawn(&DRAWN, frame)
}

fn draw_strip(lang: Lang, plays: bool) -> Markup {
    let again = past(lang, plays);
    html! {
        div #film-strip .film-strip role="group" aria-label=(lang.say("table-film")) {
            (step(lang, "back", &[Icon::First]))
            (step(lang, "pause", &[Icon::Pause, Icon::Play]))
            (step(lang, "next", &[Icon::Last]))
            button #film-more .btn type="button" data-film="again" title=(again) aria-label=(again) {
                (sized(Icon::Replay, 18)) span { (lang.say("table-film-more")) }
            }
            (line(lang))
            (speeds(lang))
        }
    }
}

/// For whoever is asked, since what others did last may have been cut short by the question.
pub(crate) fn again(frame: &Frame<'_>) -> Markup {
    let words = past(frame.lang, plays(frame));
    html! {
        button #film-look type="button" data-film="again" title=(words) aria-label=(words) {
            (sized(Icon::Replay, 18))
        }
    }
}

fn step(lang: Lang, what: &str, signs: &[Icon]) -> Markup {
    let words = lang.say(&format!("table-film-{what}"));
    html! {
        button id={ "film-" (what) } .btn.icon type="button" data-film=(what) title=(words)
            aria-label=(words) { @for it in signs { (icon(*it)) } }
    }
}

/// The script fills it with the beats, and finds here what each kind is called.
fn line(lang: Lang) -> Markup {
    let word = |it: Beat| lang.say(&format!("table-beat-{}", it.word()));
    html! {
        ol.film-line aria-hidden="true" data-card=(word(Beat::Card)) data-flight=(word(Beat::Flight))
            data-pass=(word(Beat::Pass)) data-landing=(word(Beat::Landing))
            data-order=(word(Beat::Order)) data-result=(word(Beat::Result))
            data-alarm=(word(Beat::Alarm)) {}
    }
}

fn speeds(lang: Lang) -> Markup {
    html! {
        div.film-speeds role="radiogroup" aria-label=(lang.say("table-film-speed")) {
            @for it in SPEEDS {
                label {
                    input.sr.film-speed id={ "film-" (it) } type="radio" name="film-speed" value=(it);
                    (lang.say(&format!("table-film-{it}-short")))
                }
            }
        }
    }
}
