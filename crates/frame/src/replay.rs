//! Looking back: the table after any of its moves, and the bar to go back and forth.

use maud::{Markup, PreEscaped, html};
use tabletop::{Seat, Viewer};

use crate::art::icons::{Icon, icon, sized};
use crate::data::{Frame, Replay, ReplayChances};

/// The address of a moment, seen with the same eyes.
fn moment(frame: &Frame<'_>, ply: usize) -> String {
    format!("/t/{}/replay?ply={ply}&seat={}", frame.table, eyes(frame.viewer))
}

/// The address that finds the moment at which a line of the log was written.
pub(crate) fn line(frame: &Frame<'_>, line: usize) -> String {
    format!("/t/{}/replay?line={line}&seat={}", frame.table, eyes(frame.viewer))
}

/// The number of the eyes in addresses: seats count from 1, spectators are 0.
fn eyes(viewer: Viewer) -> u8 {
    viewer.seat().map_or(0, |it| it.0 + 1)
}

/// Shows what was offered at that moment, with buttons and menus that do nothing.
pub(crate) fn still(drawn: &Markup) -> Markup {
    let moves = drawn.0.replace("name=\"move\"", "name=\"move\" disabled");
    PreEscaped(moves.replace("popovertarget=\"menu-", "disabled popovertarget=\"menu-"))
}

/// Shown instead of the decision: which moment this is, and how to go on.
pub(crate) fn bar(frame: &Frame<'_>, at: Replay<'_>) -> Markup {
    let lang = frame.lang;
    html! {
        section #decide .decide.replay tabindex="-1" aria-label=(lang.say("replay-title"))
            data-ply=(at.ply) data-plies=(at.plies) {
            (steps(frame, at))
            (slider(frame, at))
            div.decide-acts {
                @if at.open { (whose_eyes(frame, at)) }
                @if at.open && at.ply < at.plies { (play_on(frame, at)) }
                @if at.study { (to_study(frame, at)) }
                a #replay-back .btn href={ "/t/" (frame.table) } {
                    (sized(Icon::Door, 18)) (lang.say("replay-back"))
                }
            }
        }
    }
}

/// The way to a study that begins with this game, at this moment.
fn to_study(frame: &Frame<'_>, at: Replay<'_>) -> Markup {
    let here = format!("/studies?table={}&ply={}#new", frame.table, at.ply);
    let words = frame.lang.say("replay-study");
    html! {
        a #replay-study .btn href=(here) { (sized(Icon::Star, 18)) (words) }
    }
}

fn steps(frame: &Frame<'_>, at: Replay<'_>) -> Markup {
    let lang = frame.lang;
    let step = |id: &str, ply: usize, sign: Icon| {
        let words = lang.say(&format!("replay-{id}"));
        let href = (ply != at.ply).then(|| moment(frame, ply));
        html! {
            a.btn.icon id={ "replay-" (id) } href=[&href] data-moment title=(words)
                aria-label=(words) role=[href.is_none().then_some("link")]
                aria-disabled=[href.is_none().then_some("true")] { (icon(sign)) }
        }
    };
    let words = lang.say("replay-auto");
    html! {
        div.replay-steps {
            (step("first", 0, Icon::First))
            (step("before", at.ply.saturating_sub(1), Icon::Before))
            button #replay-auto .btn.icon type="button" hidden aria-pressed="false" title=(words)
                aria-label=(words) { (icon(Icon::Play)) }
            (step("after", (at.ply + 1).min(at.plies), Icon::Next))
            (step("last", at.plies, Icon::Last))
            @if let Some(chances) = at.chances { (next_mistake(frame, at, chances)) }
        }
    }
}

/// The way to the next decision that gave something away, after the last to the first.
fn next_mistake(frame: &Frame<'_>, at: Replay<'_>, chances: &ReplayChances) -> Markup {
    let mistakes = &chances.mistakes;
    let next = mistakes.iter().find(|it| at.ply < it.0).or(mistakes.first());
    let Some((ply, cost)) = next.copied() else { return html! {} };
    let args = [("n", (ply + 1).into()), ("cost", cost.into())];
    let words = frame.lang.say_with("replay-mistake", &args);
    html! {
        a #replay-mistake .btn.icon href=(moment(frame, ply)) data-moment title=(words)
            aria-label=(words) { (icon(Icon::Zap)) }
    }
}

/// How wide and how high chances are drawn; the page stretches them.
const WIDTH: f64 = 1000.0;
const HEIGHT: f64 = 100.0;

fn mistake(cost: u32, x: &str, y: &str) -> Markup {
    html! { path.mistake data-cost=(ReplayChances::kind(cost)) d={ "M" (x) " " (y) "h0" } {} }
}

/// The chances under the slider, with the moment that is looked at.
fn curve(at: Replay<'_>, chances: &ReplayChances) -> Markup {
    let x = |ply: usize| format!("{:.1}", WIDTH * ply as f64 / at.plies.max(1) as f64);
    let y = |chance: f64| format!("{:.1}", HEIGHT * (1.0 - chance));
    let point = |(ply, it): (usize, &f64)| format!("{},{} ", x(ply), y(*it));
    let line = |chances: &[f64]| chances.iter().enumerate().map(point).collect::<String>();
    let own = chances.lines.iter().find(|it| it.0 == chances.own);
    html! {
        svg.replay-chances viewBox={ "0 -4 " (WIDTH) " " (HEIGHT + 8.0) } preserveAspectRatio="none"
            aria-hidden="true" {
            path.rule d={ "M0 " (HEIGHT / 2.0) "H" (WIDTH) } {}
            @for (seat, chances) in &chances.lines {
                polyline data-seat=(seat + 1) class=[own.is_some_and(|it| it.0 == *seat).then_some("own")]
                    points=(line(chances)) {}
            }
            @for it in &chances.mistakes {
                @if let Some(chance) = own.and_then(|own| own.1.get(it.0)) { (mistake(it.1, &x(it.0), &y(*chance))) }
            }
            path.now d={ "M" (x(at.ply)) " -4V" (HEIGHT + 4.0) } {}
        }
    }
}

fn slider(frame: &Frame<'_>, at: Replay<'_>) -> Markup {
    let lang = frame.lang;
    let where_ = [("ply", at.ply.into()), ("plies", at.plies.into())];
    html! {
        form #replay-slider .replay-slider action={ "/t/" (frame.table) "/replay" } {
            input type="hidden" name="seat" value=(eyes(frame.viewer));
            div.replay-track {
                input #replay-ply type="range" name="ply" min="0" max=(at.plies) value=(at.ply)
                    aria-label=(lang.say("replay-ply"));
                @if let Some(chances) = at.chances { (curve(at, chances)) }
            }
            output.num { (lang.say_with("replay-at", &where_)) }
            button.btn { (lang.say("replay-go")) }
        }
    }
}

/// Whose eyes: a link for each seat, and one for spectators.
fn whose_eyes(frame: &Frame<'_>, at: Replay<'_>) -> Markup {
    let lang = frame.lang;
    let seats = (0..frame.sitters.len()).map(|it| Some(Seat(it as u8)));
    let name = |seat: Option<Seat>| match seat {
        Some(seat) => frame.sitters[seat.index()].name.to_string(),
        None => lang.say("replay-watcher"),
    };
    html! {
        ul.replay-eyes aria-label=(lang.say("replay-eyes")) {
            @for seat in seats.chain([None]) {
                @let number = seat.map_or(0, |it| it.0 + 1);
                li {
                    a.btn href={ "/t/" (frame.table) "/replay?ply=" (at.ply) "&seat=" (number) }
                        id={ "replay-eyes-" (number) } data-moment
                        aria-current=[(frame.viewer.seat() == seat).then_some("true")] {
                        (name(seat))
                    }
                }
            }
        }
    }
}

/// A new table that begins where this game is, against bots.
fn play_on(frame: &Frame<'_>, at: Replay<'_>) -> Markup {
    let lang = frame.lang;
    let Some(seat) = frame.viewer.seat() else { return html! {} };
    html! {
        form.replay-on method="post" action={ "/t/" (frame.table) "/replay" } data-plain {
            input type="hidden" name="ply" value=(at.ply);
            input type="hidden" name="seat" value=(seat.0 + 1);
            @if 1 < frame.sitters.len() {
                select.select name="level" aria-label=(lang.say("site-bot-level")) {
                    @for level in at.bots {
                        option value=(level) selected[Some(level) == at.bots.last()] {
                            (lang.say(&format!("bot-{level}")))
                        }
                    }
                }
            }
            button #replay-on .btn.go { (sized(Icon::Play, 18)) (lang.say("replay-on")) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neither_a_move_nor_a_menu_of_moves_can_be_opened_any_more() {
        let drawn = html! {
            button popovertarget="menu-card" {}
            button name="move" value="draw" {}
            button popovertarget="empire-2" {}
        };
        let still = still(&drawn).into_string();
        assert!(still.contains("disabled popovertarget=\"menu-card\""), "{still}");
        assert!(still.contains("name=\"move\" disabled"), "{still}");
        assert!(still.contains("<button popovertarget=\"empire-2\""), "{still}");
    }
}
