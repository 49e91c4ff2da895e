//! The chances of all seats over a game as a curve, with mistakes and luck on it, and a slider below.

use frame::art::icons::{Icon, icon};
use frame::data::ReplayChances;
use maud::{Markup, html};
use words::Lang;

use super::luck::{LuckShown, RoundMark};

/// The decision that is looked at: after how many moves it was taken, what the best move and the one
/// that was made are worth in 100.
#[derive(Clone, Copy, Debug)]
pub(super) struct TurningPoint {
    pub(super) ply: usize,
    pub(super) best: u32,
    pub(super) made: u32,
}

/// How wide and how high lines are drawn; the page stretches them.
const WIDTH: f64 = 1000.0;
const HEIGHT: f64 = 200.0;

/// A cost of each kind, and its word.
const SIGNS: [(u32, &str); 3] =
    [(5, "site-luck-slip"), (10, "site-luck-mistake"), (15, "site-luck-blunder")];

/// How far along the curve a moment is, as a part of its width; and how far down a chance, of its height.
fn along(shown: &LuckShown<'_>, ply: usize) -> f64 {
    ply as f64 / shown.plies.max(1) as f64
}

fn percent(part: f64) -> String {
    format!("{:.2}%", 100.0 * part)
}

/// The curve, what its signs mean, and the way to any of its moments.
pub(super) fn chances(lang: Lang, shown: &LuckShown<'_>, turn: Option<TurningPoint>) -> Markup {
    html! {
        h2 class="h3" { (lang.say("site-luck-chances")) }
        (legend(lang, shown))
        @if 1 < shown.moments.len() {
            figure class="chances" {
                div class="chances-scale num" aria-hidden="true" {
                    @for part in (0..=4).rev() { span { (25 * part) } }
                }
                (plot(lang, shown, turn))
                (axis(lang, shown))
            }
        }
        (slider(lang, shown, turn))
    }
}

/// Two marks of the axis are no nearer to one another than this part of its width.
const APART: f64 = 0.07;

/// How wide the axis is at least, on a phone and elsewhere; a letter below it; and what is left free
/// between two marks. In pixels.
const NARROW: f64 = 230.0;
const WIDE: f64 = 560.0;
const LETTER: f64 = 7.8;
const FREE: f64 = 8.0;

/// A moment that the axis names.
#[derive(Clone, Debug)]
struct AxisMark {
    ply: usize,
    words: String,
}

/// The rounds of the game, or, where it counts none, a few of its moves.
fn named(lang: Lang, shown: &LuckShown<'_>) -> Vec<AxisMark> {
    if shown.rounds.is_empty() { by_moves(lang, shown) } else { by_rounds(shown) }
}

/// Those of them that have room under an axis of this width.
fn marks(lang: Lang, shown: &LuckShown<'_>, width: f64) -> Vec<AxisMark> {
    let mut marks: Vec<AxisMark> = Vec::new();
    for mark in named(lang, shown) {
        let begins = along(shown, mark.ply) - half(&mark) / width;
        // The first begins where its moment is, the others have it in their middle.
        let ends = marks.last().map(|it| {
            let parts = if marks.len() == 1 { 2.0 } else { 1.0 };
            along(shown, it.ply) + (parts * half(it) + FREE) / width
        });
        let apart = marks.last().map(|it| along(shown, mark.ply) - along(shown, it.ply));
        if ends.is_none_or(|it| it <= begins) && apart.is_none_or(|it| APART <= it) {
            marks.push(mark);
        }
    }
    marks
}

/// Half of the width of a mark, in pixels.
fn half(mark: &AxisMark) -> f64 {
    LETTER * mark.words.chars().count() as f64 / 2.0
}

fn by_rounds(shown: &LuckShown<'_>) -> Vec<AxisMark> {
    let name = |at: usize, it: &RoundMark| match at {
        0 => it.name.clone(),
        _ => it.number.to_string(),
    };
    let mark = |(at, it): (usize, &RoundMark)| AxisMark { ply: it.ply, words: name(at, it) };
    shown.rounds.iter().enumerate().map(mark).collect()
}

fn by_moves(lang: Lang, shown: &LuckShown<'_>) -> Vec<AxisMark> {
    let step = [1, 2, 5, 10, 20, 50, 100, 200, 500].into_iter().find(|it| shown.plies <= 12 * it);
    let later = (1..).map(|it| it * step.unwrap_or(1000)).take_while(|it| *it < shown.plies);
    let first = AxisMark { ply: 0, words: lang.say("site-luck-begins") };
    let later = later.map(|ply| AxisMark { ply, words: ply.to_string() });
    [first].into_iter().chain(later).collect()
}

/// What is written under the curve.
fn axis(lang: Lang, shown: &LuckShown<'_>) -> Markup {
    let narrow = marks(lang, shown, NARROW);
    // What has no room on a phone is left out there.
    let is_spare = |mark: &AxisMark| !narrow.iter().any(|it| it.ply == mark.ply);
    html! {
        figcaption class="soft small num" {
            svg width="100%" height="1.2em" {
                @for (at, it) in marks(lang, shown, WIDE).iter().enumerate() {
                    text x=(percent(along(shown, it.ply))) y="1em" data-spare[is_spare(it)]
                        text-anchor=[(0 < at).then_some("middle")] { (it.words) }
                }
            }
        }
    }
}

fn legend(lang: Lang, shown: &LuckShown<'_>) -> Markup {
    html! {
        ul class="chances-legend" {
            @for seat in shown.shown() {
                li data-own[seat == shown.own()] { svg class="swatch" viewBox="0 0 28 8" aria-hidden="true" {
                    polyline data-seat=(seat + 1) points="0,4 28,4" {}
                } (shown.name(lang, seat)) }
            }
            @for (cost, words) in SIGNS {
                li { i class="dot" data-cost=(ReplayChances::kind(cost)) aria-hidden="true" { (ReplayChances::sign(cost)) } (lang.say(words)) }
            }
            @for (luck, words) in [("good", "site-luck-good"), ("bad", "site-luck-bad")] {
                li { i class="stroke" data-luck=(luck) aria-hidden="true" {} (lang.say(words)) }
            }
        }
    }
}

/// The chances after each move; a sign on the reader's own line for each mistake leads there. What is
/// stretched are the lines alone.
fn plot(lang: Lang, shown: &LuckShown<'_>, turn: Option<TurningPoint>) -> Markup {
    let own = shown.own();
    html! {
        svg class="chances-plot" role="group" aria-label=(lang.say("site-luck-curve")) {
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } preserveAspectRatio="none" width="100%" height="100%" {
                @for it in marks(lang, shown, WIDE) {
                    path class="rule begun" d={ "M" (format!("{:.1}", WIDTH * along(shown, it.ply))) " 0V" (HEIGHT) } {}
                }
                @for part in 0..=4 {
                    path class="rule" d={ "M0 " (HEIGHT * f64::from(part) / 4.0) "H" (WIDTH) } {}
                }
                polygon data-seat=(own + 1) points={ "0," (HEIGHT) " " (line(shown, own)) " " (last(shown)) "," (HEIGHT) } {}
                @for seat in shown.shown().filter(|it| *it != own).chain([own]) {
                    polyline data-seat=(seat + 1) class=[(seat == own).then_some("own")]
                        points=(line(shown, seat)) {}
                }
            }
            @for (ply, luck) in shown.strokes() { (stroke(shown, ply, luck)) }
            @let now = percent(along(shown, turn.map_or(shown.plies, |it| it.ply)));
            line id="review-now" x1=(now) x2=(now) y1="0" y2="100%" {}
            @for (ply, cost) in shown.mistakes.iter().filter(|it| it.0 < shown.moments.len()) {
                (mistake(lang, shown, (*ply, *cost), turn))
            }
            @if let Some(it) = turn.filter(|it| it.ply < shown.moments.len()) { (tip(shown, it)) }
        }
    }
}

fn line(shown: &LuckShown<'_>, seat: usize) -> String {
    let point = |(ply, came): (usize, f64)| {
        format!("{:.1},{:.1}", WIDTH * along(shown, ply), HEIGHT * (1.0 - came))
    };
    let points = shown.moments.iter().map(|it| it.came[seat]).enumerate().map(point);
    points.collect::<Vec<_>>().join(" ")
}

/// How far the lines go.
fn last(shown: &LuckShown<'_>) -> String {
    format!("{:.1}", WIDTH * along(shown, shown.moments.len() - 1))
}

/// Luck, on the base line.
fn stroke(shown: &LuckShown<'_>, ply: usize, luck: i32) -> Markup {
    let (kind, d) = if 0 < luck { ("good", "M0-11-6-1H6z") } else { ("bad", "M0-1-6-11H6z") };
    html! {
        svg x=(percent(along(shown, ply))) y="100%" { path class="stroke" data-luck=(kind) d=(d) {} }
    }
}

fn mistake(
    lang: Lang,
    shown: &LuckShown<'_>,
    (ply, cost): (usize, u32),
    turn: Option<TurningPoint>,
) -> Markup {
    let args = [("n", (ply + 1).into()), ("cost", cost.into())];
    let (x, y) = (along(shown, ply), 1.0 - shown.moments[ply].came[shown.own()]);
    let (kind, sign) = (ReplayChances::kind(cost), ReplayChances::sign(cost));
    let radius = match kind {
        "slip" => 6.5,
        "mistake" => 8.5,
        _ => 11.0,
    };
    let chosen = turn.is_some_and(|it| it.ply == ply);
    html! {
        a href={ "?at=" (ply) "#turn" } aria-label=(lang.say_with("site-luck-dot", &args))
            aria-current=[chosen.then_some("true")] {
            svg x=(percent(x)) y=(percent(y)) data-cost=(kind) {
                circle r=(radius) {}
                text y="4" text-anchor="middle" { (sign) }
            }
        }
    }
}

/// What the decision cost, beside its sign: to the right of it or to the left, where it does not leave
/// the picture.
fn tip(shown: &LuckShown<'_>, it: TurningPoint) -> Markup {
    let (x, y) = (along(shown, it.ply), 1.0 - shown.moments[it.ply].came[shown.own()]);
    let left = if x < 0.5 { 18 } else { -110 };
    let top = if y < 0.2 { 12 } else { -26 };
    html! {
        svg class="tip" data-ply=(it.ply) x=(percent(x)) y=(percent(y)) aria-hidden="true" {
            rect x=(left) y=(top - 14) width="92" height="26" rx="13" {}
            text x=(left + 46) y=(top + 4) text-anchor="middle" { (it.best) " → " (it.made) }
        }
    }
}

/// The way to any moment of the game, and from mistake to mistake.
fn slider(lang: Lang, shown: &LuckShown<'_>, turn: Option<TurningPoint>) -> Markup {
    let at = turn.map_or(shown.plies, |it| it.ply);
    let before = shown.mistakes.iter().rev().find(|it| it.0 < at);
    let after = shown.mistakes.iter().find(|it| at < it.0);
    html! {
        form id="review-slider" class="review-slider" action={ "/t/" (shown.table) "/replay" } {
            input type="hidden" name="seat" value=(shown.seat + 1);
            // It is as wide as the curve, so that its mistakes lie under those of the curve.
            div class="review-track" {
                svg aria-hidden="true" {
                    @for (ply, cost) in &shown.mistakes {
                        circle data-cost=(ReplayChances::kind(*cost)) cx=(percent(along(shown, *ply)))
                            cy="50%" r="5" {}
                    }
                }
                input id="review-ply" type="range" name="ply" min="0" max=(shown.plies) value=(at)
                    aria-label=(lang.say("replay-ply"));
            }
            (to_mistake("mistake-before", &lang.say("site-review-mistake-before"), before, Icon::First))
            (to_mistake("mistake-after", &lang.say("site-review-mistake-after"), after, Icon::Last))
            output class="num" { (lang.say_with("replay-at", &[("ply", at.into()), ("plies", shown.plies.into())])) }
            button class="btn" { (lang.say("site-review-look")) }
        }
    }
}

/// The way to the mistake before, or to the one after; a sign that leads nowhere if there is none.
fn to_mistake(id: &str, words: &str, to: Option<&(usize, u32)>, sign: Icon) -> Markup {
    html! {
        a class="btn icon" id=(id) href=[to.map(|it| format!("?at={}", it.0))]
            role=[to.is_none().then_some("link")] aria-disabled=[to.is_none().then_some("true")] title=(words) aria-label=(words) { (icon(sign)) }
    }
}
