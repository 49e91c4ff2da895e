//! How far a person may go back in their turn, why not further, and the word with which they end
//! it.

use maud::{Markup, html};
use tabletop::{UndoStop, Viewer};

use crate::art::icons::{Icon, icon, sized};
use crate::data::Frame;
use crate::form::shown;

/// The buttons to take back one move or all, or the reason why there are none; then the word that
/// ends the turn.
pub(crate) fn acts(frame: &Frame<'_>, mine: bool) -> Markup {
    html! {
        @if frame.viewer.seat().is_some() {
            @if frame.beside.turn.unsure { (perhaps(frame, mine)) } @else { (back(frame, mine)) }
        }
        @if frame.may_confirm() { (confirm(frame)) }
    }
}

/// One move back, all of them, or why there is none. What it takes up was seen at a glance already, so
/// that nothing moves when it comes later than the page.
pub fn back(frame: &Frame<'_>, mine: bool) -> Markup {
    let turn = frame.beside.turn;
    html! {
        div #back {
            @if 1 < turn.back { (restart(frame)) } @else { (room(frame)) }
            @if frame.undo { (undo(frame)) } @else if mine || 0 < turn.at_best { (no_further(frame)) }
        }
    }
}

/// As long as it is not known whether a move may be taken back: who tries it is told. The script asks
/// in a moment, and puts in its place what it hears.
fn perhaps(frame: &Frame<'_>, mine: bool) -> Markup {
    let (word, means) = (frame.lang.say("my-turn-undo"), frame.lang.say("table-undo"));
    let asked = format!("/t/{}/back{}", frame.table, if mine { "?mine" } else { "" });
    html! {
        div #back data-ask=(asked) {
            (room(frame))
            (post(frame, "undo", worded("undo-try", Icon::Undo, &word, &means)))
        }
    }
}

/// Room for the way back to the start of a turn, where there may be one.
fn room(frame: &Frame<'_>) -> Markup {
    let word = frame.lang.say("my-turn-restart");
    html! {
        @if 1 < frame.beside.turn.at_best {
            span .btn.icon.worded.maybe aria-hidden="true" { (icon(Icon::First)) span.word { (word) } }
        }
    }
}

fn post(frame: &Frame<'_>, what: &str, button: Markup) -> Markup {
    html! {
        form method="post" action={ "/t/" (frame.table) "/" (what) } {
            (shown(frame))
            (button)
        }
    }
}

fn undo(frame: &Frame<'_>) -> Markup {
    let (word, means) = (frame.lang.say("my-turn-undo"), frame.lang.say("table-undo"));
    post(frame, "undo", worded("undo", Icon::Undo, &word, &means))
}

fn restart(frame: &Frame<'_>) -> Markup {
    let back = frame.beside.turn.back;
    let means = frame.lang.say_with("my-turn-restart-means", &[("n", back.into())]);
    let word = frame.lang.say("my-turn-restart");
    post(frame, "restart", worded("restart", Icon::First, &word, &means))
}

/// A sign with a word beside it, where there is room; `means` is the whole sentence.
fn worded(id: &str, sign: Icon, word: &str, means: &str) -> Markup {
    html! {
        button id=(id) .btn.icon.worded title=(means) aria-label=(means) {
            (icon(sign)) span.word { (word) }
        }
    }
}

fn confirm(frame: &Frame<'_>) -> Markup {
    let words = frame.lang.say("my-turn-confirm");
    let button = html! { button #confirm .btn.go.big { (sized(Icon::Check, 18)) (words) } };
    post(frame, "confirm", button)
}

/// Shown where nothing can be undone: the same sign, which says why.
fn no_further(frame: &Frame<'_>) -> Markup {
    let Some(stop) = frame.beside.turn.stop else { return html! {} };
    let why = why(frame, stop);
    html! {
        button #undo-stop .btn.icon.worded.quiet type="button" popovertarget="undo-why" title=(why)
            aria-label=(why) { (icon(Icon::Undo)) span.word { (frame.lang.say("my-turn-undo")) } }
        div #undo-why .dialog.undo-why popover { p { (why) } }
    }
}

fn why(frame: &Frame<'_>, stop: UndoStop) -> String {
    let lang = frame.lang;
    let name = |seat| ("name", frame.called(seat).into());
    match stop {
        UndoStop::Beginning => lang.say("my-turn-stop-beginning"),
        UndoStop::Luck => lang.say("my-turn-stop-luck"),
        UndoStop::SomebodyElse(seat) => lang.say_with("my-turn-stop-somebody", &[name(seat)]),
        UndoStop::Learnt(Viewer::Seat(seat)) if frame.viewer != Viewer::Seat(seat) => {
            lang.say_with("my-turn-stop-learnt", &[name(seat)])
        }
        UndoStop::Learnt(Viewer::Seat(_)) => lang.say("my-turn-stop-learnt-you"),
        UndoStop::Learnt(Viewer::Spectator) => lang.say("my-turn-stop-learnt-all"),
    }
}

/// The question and its reason while a turn waits to be confirmed.
pub(crate) fn asked(frame: &Frame<'_>) -> Option<(String, String)> {
    let lang = frame.lang;
    if frame.may_confirm() {
        return Some((lang.say("my-turn-confirm-ask"), lang.say("my-turn-confirm-why")));
    }
    let name = [("name", frame.called(frame.pondering()?).into())];
    Some((lang.say_with("my-turn-wait-ask", &name), lang.say("my-turn-wait-why")))
}

/// Whom the table waits for while a turn waits to be confirmed; the game itself is already a step
/// further.
pub(crate) fn who(frame: &Frame<'_>) -> Markup {
    let lang = frame.lang;
    if frame.may_confirm() {
        return html! { b { (lang.say("my-turn-confirm-who")) } };
    }
    let name = frame.pondering().map(|it| frame.called(it)).unwrap_or_default();
    html! { b { (lang.say_with("my-turn-wait-who", &[("name", name.into())])) } }
}

/// The setting, in the menu beside the game, whether the viewer ends their turns with a word.
pub(crate) fn setting(frame: &Frame<'_>) -> Markup {
    let lang = frame.lang;
    let Some(confirms) = frame.beside.turn.confirms else { return html! {} };
    let (value, words) =
        if confirms { ("0", "my-turn-setting-off") } else { ("1", "my-turn-setting-on") };
    html! {
        section {
            h3.h3 { (lang.say("my-turn-setting")) }
            p.soft.small { (lang.say("my-turn-setting-means")) }
            form method="post" action={ "/t/" (frame.table) "/confirms" } {
                button #confirms .btn name="on" value=(value) {
                    (sized(Icon::Check, 18)) (lang.say(words))
                }
            }
        }
    }
}
