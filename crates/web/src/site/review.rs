//! What somebody's decisions were worth, after the game.

use frame::art::icons::{Icon, sized};
use frame::beside::reason;
use frame::data::{ReasonShown, Weighed};
use frame::shell::{Reader, SitePage, in_query, scripted_site_page};
use maud::{Markup, html};
use words::Lang;

use super::luck::{LuckShown, luck};
use super::parts::page_head;
use super::wording::game_name;

/// A decision that gave away less than this cannot be called worse: bots are not that exact.
const SLIP: f64 = 0.05;

/// A decision that gave away this much is a blunder.
const BLUNDER: f64 = 0.15;

/// What a decision cost that gave `loss` of 1 away, in 100; none if it can be called good.
pub fn cost(loss: f64) -> Option<u32> {
    (SLIP <= loss).then(|| (100.0 * loss).round() as u32)
}

/// The page of a review.
#[derive(Clone, Debug)]
pub struct ReviewPage<'a> {
    pub reader: Reader<'a>,
    pub table: &'a str,
    pub game: &'a str,
    /// Those that are weighed, in the order of the game.
    pub decisions: Vec<DecisionShown>,
    /// How many there were, once they are counted.
    pub total: Option<usize>,
    /// The luck of the game; none before it is known how many moves it had.
    pub luck: Option<LuckShown<'a>>,
}

/// A decision that was weighed.
#[derive(Clone, Debug)]
pub struct DecisionShown {
    /// After how many moves of the game it was taken.
    pub ply: usize,
    /// What was asked, in words.
    pub asked: String,
    /// The moves that the bot considered, its own choice first, and the move that was played.
    pub moves: Vec<Weighed>,
    /// The place in `moves` of what was played.
    pub played: usize,
    /// What that gave away, from 0 to 1.
    pub loss: f64,
    /// In what the best move differs from it.
    pub reasons: Vec<ReasonShown>,
}

impl DecisionShown {
    fn points(&self) -> u32 {
        (self.loss * 100.0).round() as u32
    }

    /// Its class in the style sheet and its word in messages.
    fn kind(&self) -> &'static str {
        if self.loss < SLIP {
            "good"
        } else if self.loss < BLUNDER {
            "slip"
        } else {
            "blunder"
        }
    }
}

impl ReviewPage<'_> {
    fn is_done(&self) -> bool {
        let measured = self.luck.as_ref().is_some_and(LuckShown::is_done);
        self.total == Some(self.decisions.len()) && measured
    }

    fn score(&self) -> u32 {
        accuracy(&self.decisions.iter().map(|it| it.loss).collect::<Vec<_>>())
    }

    /// What the decisions gave away that cannot be called good: after how many moves, and how much in
    /// 100.
    pub fn mistakes(decisions: &[DecisionShown]) -> Vec<(usize, u32)> {
        let bad = decisions.iter().filter(|it| it.kind() != "good");
        bad.map(|it| (it.ply, it.points())).collect()
    }

    fn count(&self, kind: &str) -> usize {
        self.decisions.iter().filter(|it| it.kind() == kind).count()
    }
}

/// How good decisions were that gave so much away, from 0 to 100: 100 less five times the mean
/// percentage that slips and blunders gave away in a decision. The factor of five separates good play
/// from careless play.
pub fn accuracy(losses: &[f64]) -> u32 {
    let lost: f64 = losses.iter().filter(|it| **it >= SLIP).sum();
    let mean = lost / losses.len().max(1) as f64;
    (100.0 * (1.0 - 5.0 * mean).max(0.0)).round() as u32
}

/// The page of a review. A script swaps what is in `data-watch` as decisions are weighed.
pub fn review(page: &ReviewPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let title = lang.say("site-review-title");
    let news = (!page.is_done()).then(|| format!("/t/{}/review/events", page.table));
    let body = html! {
        div class="narrow" {
            (page_head(&title, &game_name(lang, page.game)))
            p class="row" {
                a class="btn" href={ "/t/" (page.table) } { (lang.say("site-review-back")) }
            }
            div id="review" data-watch=[news] {
                (progress(page))
                (sums(page))
                @if let Some(it) = &page.luck { (luck(lang, it)) }
                (worst(page))
                (all(page))
            }
        }
    };
    scripted_site_page(&page.reader, SitePage::Elsewhere, &title, &["watch.js"], body)
}

fn progress(page: &ReviewPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let args = [
        ("done", page.decisions.len().into()),
        ("total", page.total.map_or_else(|| "…".into(), Into::into)),
    ];
    html! {
        div class="review-progress" {
            @if page.total == Some(0) { p class="empty" { (lang.say("site-review-nothing")) } }
            @else if page.total != Some(page.decisions.len()) {
                p { (lang.say_with("site-review-progress", &args)) }
                progress max=[page.total] value=[page.total.map(|_| page.decisions.len())]
                    aria-label=(lang.say("site-review-title")) {}
                noscript { p { a class="btn" href={ "/t/" (page.table) "/review" } { (lang.say("site-review-more")) } } }
            }
        }
    }
}

fn sums(page: &ReviewPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let sums = [
        ("site-review-score", page.score() as usize),
        ("site-review-good", page.count("good")),
        ("site-review-slips", page.count("slip")),
        ("site-review-blunders", page.count("blunder")),
    ];
    html! {
        div class="review-sums" {
            @if !page.decisions.is_empty() {
                dl class="sums" {
                    @for (words, n) in sums {
                        div { dt { (lang.say_with(words, &[("n", n.into())])) } dd class="num" { (n) } }
                    }
                }
                p class="soft small" { (lang.say("site-review-means")) }
            }
        }
    }
}

/// The decisions that cost most, the worst first.
fn worst(page: &ReviewPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let mut bad: Vec<&DecisionShown> = page.decisions.iter().filter(|it| it.loss >= SLIP).collect();
    bad.sort_by(|a, b| b.loss.total_cmp(&a.loss));
    html! {
        section class="review-worst" {
            @if !bad.is_empty() {
                h2 class="h3" { (lang.say("site-review-worst")) }
                ol class="decisions" {
                    @for it in bad.iter().take(5) { (decision(page, it, true)) }
                }
            }
        }
    }
}

fn all(page: &ReviewPage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        details class="more review-all" {
            summary {
                (sized(Icon::Down, 18))
                (lang.say_with("site-review-all", &[("n", page.decisions.len().into())]))
            }
            ol class="decisions" { @for it in &page.decisions { (decision(page, it, false)) } }
        }
    }
}

fn decision(page: &ReviewPage<'_>, it: &DecisionShown, with_futures: bool) -> Markup {
    let lang = page.reader.lang;
    let seat = page.luck.as_ref().map(|luck| luck.seat + 1);
    let words = match it.kind() {
        "good" => lang.say("site-review-kind-good"),
        "slip" => lang.say_with("site-review-kind-slip", &[("n", it.points().into())]),
        _ => lang.say_with("site-review-kind-blunder", &[("n", it.points().into())]),
    };
    html! {
        li data-kind=(it.kind()) {
            p class="decision-head" {
                a class="small num" href={ "/t/" (page.table) "/replay?ply=" (it.ply) @if let Some(seat) = seat { "&seat=" (seat) } } {
                    (lang.say_with("site-review-move", &[("n", (it.ply + 1).into())]))
                }
                " " b { (it.asked) }
                " " span class="verdict" { (words) }
            }
            ul class="weighed" {
                @for (at, mv) in it.moves.iter().enumerate() { (weighed(lang, mv, at, it.played)) }
            }
            @if with_futures && it.played != 0 {
                (why(lang, it))
                (futures(page, it))
            }
        }
    }
}

/// In what the best move differs from the one that was made.
fn why(lang: Lang, it: &DecisionShown) -> Markup {
    html! {
        @if !it.reasons.is_empty() {
            p class="small" { (lang.say("site-review-why")) }
            ul class="hint-reasons" { @for it in &it.reasons { (reason(lang, it)) } }
        }
    }
}

/// A board by itself; it is fetched when somebody comes near it.
fn future(address: &str, words: &str) -> Markup {
    html! {
        figure {
            figcaption class="small" { (words) }
            iframe src=(address) title=(words) loading="lazy" {}
        }
    }
}

/// What followed the decision, beside what might have followed the best move, as boards.
fn futures(page: &ReviewPage<'_>, it: &DecisionShown) -> Markup {
    let lang = page.reader.lang;
    let address = format!("/t/{}/future?ply={}", page.table, it.ply);
    let other = format!("{address}&move={}", in_query(&it.moves[0].mv));
    let named =
        |key, at: usize| lang.say_with(key, &[("move", it.moves[at].words.as_str().into())]);
    html! {
        details class="more futures" id={ "futures-" (it.ply) } {
            summary { (sized(Icon::Eye, 18)) (lang.say("site-review-futures")) }
            p class="soft small" { (lang.say("site-review-futures-mean")) }
            div class="duel-boards" {
                (future(&address, &named("site-review-came", it.played)))
                (future(&other, &named("site-review-might", 0)))
            }
        }
    }
}

fn weighed(lang: Lang, mv: &Weighed, at: usize, played: usize) -> Markup {
    html! {
        li data-played[at == played] {
            span class="weighed-words" {
                (mv.words)
                @if at == played { span class="tag" { (lang.say("site-review-yours")) } }
                @if at == 0 { span class="tag" { (lang.say("site-review-bot")) } }
            }
            meter min="0" max="100" value=(mv.chance()) aria-hidden="true" {}
            span class="num" { (lang.say_with("table-hint-chance", &[("n", mv.chance().into())])) }
        }
    }
}
