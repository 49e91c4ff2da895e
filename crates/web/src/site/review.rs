//! What somebody's decisions were worth, after the game.

use frame::art::icons::{Icon, icon, sized};
use frame::beside::reasons_in_a_line;
use frame::data::{ReasonShown, ReplayChances, Weighed};
use frame::shell::{Reader, SitePage, in_query, scripted_site_page};
use maud::{Markup, html};
use words::Lang;

use super::accuracy::{AgainstLots, SLIP, accuracy, levels};
use super::curve::{TurningPoint, chances};
use super::luck::{LuckShown, SeatEnd, luck};
use super::wording::game_name;

/// Decisions that have a small board.
const THUMBS: usize = 5;

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
    /// How the game ended, in words, and why.
    pub ending: [String; 2],
    /// How it ended for the reader, if they played against others.
    pub end: Option<SeatEnd>,
    /// Those that are weighed, in the order of the game.
    pub decisions: Vec<DecisionShown>,
    /// How many there were, once they are counted.
    pub total: Option<usize>,
    /// The luck of the game; none before it is known how many moves it had.
    pub luck: Option<LuckShown<'a>>,
    /// Whether its boards are shown; not while the deal is new to somebody.
    pub told: bool,
    /// After how many moves the decision was taken that the reader wants to look at; none for the one
    /// that cost most.
    pub at: Option<usize>,
}

/// When in the game something was, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WhenShown {
    /// "Round 6"
    pub round: String,
    /// "Settle"; none where a round has no parts.
    pub part: Option<String>,
}

/// A decision that was weighed.
#[derive(Clone, Debug)]
pub struct DecisionShown {
    /// After how many moves of the game it was taken.
    pub ply: usize,
    /// In which round; none where the game counts none.
    pub when: Option<WhenShown>,
    /// What was asked, in words.
    pub asked: String,
    /// The moves that the bot considered, its own choice first, and the move that was played.
    pub moves: Vec<Weighed>,
    /// The place in `moves` of what was played.
    pub played: usize,
    /// What that gave away, from 0 to 1.
    pub loss: f64,
    /// How that compares with lots, where that was found out.
    pub compared: Option<AgainstLots>,
    /// In what the best move differs from it.
    pub reasons: Vec<ReasonShown>,
}

impl DecisionShown {
    /// "Move 15"
    fn number(&self, lang: Lang) -> String {
        lang.say_with("site-review-move", &[("n", (self.ply + 1).into())])
    }

    /// "Round 6", or, where the game counts no rounds, "Move 15".
    fn round(&self, lang: Lang) -> String {
        self.when.as_ref().map_or_else(|| self.number(lang), |it| it.round.clone())
    }

    /// "Round 6, Settle, move 15"
    fn when(&self, lang: Lang) -> String {
        let Some(when) = &self.when else { return self.number(lang) };
        let number = lang.say_with("site-luck-moves", &[("n", (self.ply + 1).into())]);
        let parts = [Some(when.round.clone()), when.part.clone(), Some(number)];
        parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
    }

    /// Its class in the style sheet and its word in messages.
    fn kind(&self) -> &'static str {
        cost(self.loss).map_or("good", ReplayChances::kind)
    }

    /// What is said of it.
    fn verdict(&self) -> &'static str {
        match self.kind() {
            "good" => "site-review-kind-good",
            "slip" => "site-review-kind-slip",
            "mistake" => "site-review-kind-mistake",
            _ => "site-review-kind-blunder",
        }
    }

    /// By how much in 100 the move was better than any other, if it was the best of at least three:
    /// of two moves one is often no question.
    fn lead(&self) -> Option<u32> {
        let next = self.moves.get(1).filter(|_| self.played == 0 && 2 < self.moves.len())?;
        cost(self.moves[0].worth - next.worth)
    }
}

impl ReviewPage<'_> {
    fn is_done(&self) -> bool {
        let measured = self.luck.as_ref().is_some_and(LuckShown::is_done);
        self.is_weighed() && measured
    }

    /// Whether all decisions are weighed.
    fn is_weighed(&self) -> bool {
        self.total == Some(self.decisions.len())
    }

    fn score(&self) -> Option<u32> {
        accuracy(self.decisions.iter().filter_map(|it| it.compared))
    }

    /// What the decisions gave away that cannot be called good: after how many moves, and how much in
    /// 100.
    pub fn mistakes(decisions: &[DecisionShown]) -> Vec<(usize, u32)> {
        decisions.iter().filter_map(|it| Some((it.ply, cost(it.loss)?))).collect()
    }

    fn count(&self, kind: &str) -> usize {
        self.decisions.iter().filter(|it| it.kind() == kind).count()
    }

    /// The decisions that cost something, the worst first.
    fn costly(&self) -> Vec<&DecisionShown> {
        let mut bad: Vec<_> = self.decisions.iter().filter(|it| SLIP <= it.loss).collect();
        bad.sort_by(|a, b| b.loss.total_cmp(&a.loss));
        bad
    }

    /// The decision whose futures are shown.
    fn chosen(&self) -> Option<&DecisionShown> {
        let costly = self.costly();
        let wanted = costly.iter().find(|it| Some(it.ply) == self.at);
        wanted.or(costly.first()).copied()
    }

    fn turn(&self) -> Option<TurningPoint> {
        self.chosen().map(|it| TurningPoint {
            ply: it.ply,
            best: it.moves[0].chance(),
            made: it.moves[it.played].chance(),
        })
    }

    /// The reader's seat in addresses.
    fn seat(&self) -> usize {
        self.luck.as_ref().map_or(1, |it| it.seat + 1)
    }
}

/// The page of a review. A script swaps what is in `data-watch` as decisions are weighed.
pub fn review(page: &ReviewPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let title = lang.say("site-review-title");
    let news = (!page.is_done()).then(|| format!("/t/{}/review/events", page.table));
    let body = html! {
        div class="wide broad" {
            (head(page, &title))
            div id="review" data-watch=[news] {
                (progress(page))
                div class="review-curve" {
                    @if let Some(it) = &page.luck { (chances(lang, it, page.turn())) }
                }
                (thumbs(page))
                (turning_point(page))
                div class="review-beside" {
                    (sums(page))
                    @if let Some(it) = &page.luck { (luck(lang, it)) }
                    (best(page))
                }
                (all(page))
            }
        }
    };
    let scripts = ["watch.js", "review.js"];
    scripted_site_page(&page.reader, SitePage::Elsewhere, &title, &scripts, body)
}

/// What the page is about, in little room: the curve and both futures are to be seen at once.
fn head(page: &ReviewPage<'_>, title: &str) -> Markup {
    let ending = page.ending.iter().map(|it| sentence(it)).collect::<Vec<_>>();
    html! {
        header class="review-head" {
            h1 class="h2" { (title) " " span class="soft" { (game_name(page.reader.lang, page.game)) } }
            p class="review-ending" { b { (ending[0]) } " " span class="soft" { (ending[1]) } }
            (ways(page))
        }
    }
}

/// What stands before another sentence ends as one.
fn sentence(words: &str) -> String {
    let ends = words.is_empty() || words.ends_with(['.', '!', '?', '…', ':']);
    if ends { words.to_string() } else { format!("{words}.") }
}

/// Where one goes from here.
fn ways(page: &ReviewPage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        div class="row" {
            a class="btn" href={ "/t/" (page.table) } { (lang.say("site-review-back")) }
            a class="btn" href={ "/t/" (page.table) "/replay?ply=0&seat=" (page.seat()) } {
                (sized(Icon::Play, 18)) (lang.say("site-review-replay"))
            }
            form method="post" action={ "/t/" (page.table) "/again" } {
                button class="btn go" { (sized(Icon::Replay, 18)) (lang.say("site-review-again")) }
            }
        }
    }
}

fn progress(page: &ReviewPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let args = |total: usize| [("done", page.decisions.len().into()), ("total", total.into())];
    html! {
        div class="review-progress" {
            @if page.total == Some(0) { p class="empty" { (lang.say("site-review-nothing")) } }
            @else if !page.is_weighed() {
                p {
                    @if let Some(total) = page.total { (lang.say_with("site-review-progress", &args(total))) }
                    @else { (lang.say("site-review-waits")) }
                }
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
        ("site-review-good", page.count("good")),
        ("site-review-slips", page.count("slip")),
        ("site-review-mistakes", page.count("mistake")),
        ("site-review-blunders", page.count("blunder")),
    ];
    html! {
        div class="review-sums" {
            @if let Some(end) = page.end { p class="review-end num" { (end.words(lang)) } }
            @if !page.decisions.is_empty() {
                // One bad decision among few would look like bad play.
                @if let (true, Some(score)) = (page.is_weighed(), page.score()) {
                    p class="review-score" {
                        b class="num" { (score) } " " span { (lang.say("site-review-score")) }
                    }
                }
                dl class="sums" {
                    @for (words, n) in sums {
                        div { dt { (lang.say_with(words, &[("n", n.into())])) } dd class="num" { (n) } }
                    }
                }
                p class="soft small" { (lang.say("site-review-means")) " " (levels(lang, page.game)) }
            }
        }
    }
}

/// The sign of a decision.
fn sign(it: &DecisionShown) -> Markup {
    let sign = cost(it.loss).map_or("", ReplayChances::sign);
    html! { i class="dot" data-cost=(it.kind()) aria-hidden="true" { (sign) } }
}

/// The decisions that cost most as small boards, in the order of the game.
fn thumbs(page: &ReviewPage<'_>) -> Markup {
    let mut bad = page.costly();
    bad.truncate(THUMBS);
    bad.sort_by_key(|it| it.ply);
    html! {
        ol class="review-thumbs" aria-label=(page.reader.lang.say("site-review-worst")) {
            @for it in bad { (thumb(page, it)) }
        }
    }
}

fn thumb(page: &ReviewPage<'_>, it: &DecisionShown) -> Markup {
    let lang = page.reader.lang;
    let chosen = page.chosen().is_some_and(|chosen| chosen.ply == it.ply);
    let part = it.when.as_ref().map(|when| {
        let number = || lang.say_with("site-luck-moves", &[("n", (it.ply + 1).into())]);
        when.part.clone().unwrap_or_else(number)
    });
    html! {
        li data-chosen[chosen] {
            @if page.told {
                iframe src={ "/t/" (page.table) "/moment?ply=" (it.ply) } loading="lazy" inert
                    tabindex="-1" title=(it.when(lang)) {}
            }
            a href={ "?at=" (it.ply) "#turn" } aria-current=[chosen.then_some("true")] {
                (sign(it))
                span { b { (it.round(lang)) } @if let Some(part) = part { " " small { (part) } } } " "
                em class="num" { (worth_less(it)) }
            }
        }
    }
}

fn worth_less(it: &DecisionShown) -> String {
    format!("−{}", cost(it.loss).unwrap_or_default())
}

/// The decision that is looked at: what came of it beside what might have come of the best move.
fn turning_point(page: &ReviewPage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        section class="review-turn" id="turn" aria-labelledby="turn-title" {
            @if let Some(it) = page.chosen() {
                (turn_head(page, it))
                div class="turn-boards" {
                    (future(page, it, it.played))
                    (future(page, it, 0))
                }
                (why(lang, it))
                ul class="weighed" {
                    @for (at, mv) in it.moves.iter().enumerate() { (weighed(lang, mv, at, it.played)) }
                }
                p class="soft small" {
                    (lang.say("site-review-two-measures")) " "
                    (lang.say(if page.told { "site-review-futures-mean" } else { "error-future-later" }))
                }
            }
        }
    }
}

/// Why the best move is better than the one that was made.
fn why(lang: Lang, it: &DecisionShown) -> Markup {
    let chance = |at: usize| it.moves[at].chance().into();
    html! {
        p class="review-why" {
            b { (lang.say("site-review-why")) } " "
            @if it.reasons.is_empty() {
                (lang.say_with("site-review-why-uncounted", &[("best", chance(0)), ("yours", chance(it.played))]))
            } @else {
                (reasons_in_a_line(lang, &it.reasons))
            }
        }
    }
}

fn turn_head(page: &ReviewPage<'_>, it: &DecisionShown) -> Markup {
    let lang = page.reader.lang;
    let is_worst = page.costly().first().is_some_and(|worst| worst.ply == it.ply);
    html! {
        header {
            h2 class="h3" id="turn-title" {
                @if is_worst { (lang.say("site-review-turn")) }
                @else { (it.round(lang)) }
            }
            p class="soft" {
                a href={ "/t/" (page.table) "/replay?ply=" (it.ply) "&seat=" (page.seat()) } {
                    (it.when(lang))
                }
                " · " (it.asked)
            }
            form method="post" action={ "/t/" (page.table) "/replay" } {
                input type="hidden" name="ply" value=(it.ply);
                input type="hidden" name="seat" value=(page.seat());
                input type="hidden" name="level" value="captain";
                button class="btn go" { (sized(Icon::Play, 18)) (lang.say("replay-on")) }
            }
        }
    }
}

/// The board that followed the move at this place of `it.moves`, or that might have.
fn future(page: &ReviewPage<'_>, it: &DecisionShown, at: usize) -> Markup {
    let lang = page.reader.lang;
    let (mv, made) = (&it.moves[at], at == it.played);
    let came = format!("/t/{}/future?ply={}", page.table, it.ply);
    let (address, head, named) = match made {
        true => (came, "site-review-did", "site-review-came"),
        false => {
            let other = format!("{came}&move={}", in_query(&mv.mv));
            (other, "site-review-captain", "site-review-might")
        }
    };
    let title = lang.say_with(named, &[("move", mv.words.as_str().into())]);
    html! {
        article data-made[made] {
            header {
                @if made { (sign(it)) } @else { i class="dot" data-cost="best" aria-hidden="true" { "★" } }
                h3 { span class="soft small" { (lang.say(head)) } b { (mv.words) } }
                p class="num" title=(lang.say_with("table-hint-chance", &[("n", mv.chance().into())])) {
                    (mv.chance())
                }
            }
            @if page.told { iframe src=(address) title=(title) loading="lazy" {} }
        }
    }
}

/// The decision in which the best move was made that led by most.
fn best(page: &ReviewPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let led = page.decisions.iter().filter_map(|it| Some((it.lead()?, it)));
    let best = led.max_by_key(|it| it.0);
    html! {
        section class="review-best" aria-labelledby="best" {
            @if let Some((lead, it)) = best {
                h2 class="h3" id="best" { (lang.say("site-review-best")) }
                p {
                    (sized(Icon::Star, 18))
                    a href={ "/t/" (page.table) "/replay?ply=" (it.ply) "&seat=" (page.seat()) } {
                        (it.when(lang))
                    }
                    " " b { (it.moves[0].words) } " "
                    (lang.say_with("site-review-lead", &[("n", lead.into())]))
                }
            }
        }
    }
}

fn all(page: &ReviewPage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        details class="more review-all" hidden[page.decisions.is_empty()] {
            summary {
                (icon(Icon::Down))
                (lang.say_with("site-review-all", &[("n", page.decisions.len().into())]))
            }
            ol class="decisions" { @for it in &page.decisions { (decision(page, it)) } }
        }
    }
}

fn decision(page: &ReviewPage<'_>, it: &DecisionShown) -> Markup {
    let lang = page.reader.lang;
    let n = [("n", cost(it.loss).unwrap_or_default().into())];
    html! {
        li data-kind=(it.kind()) {
            p class="decision-head" {
                a class="small num" href={ "/t/" (page.table) "/replay?ply=" (it.ply) "&seat=" (page.seat()) } {
                    (it.when(lang))
                }
                " " b { (it.asked) }
                " " span class="verdict" { (lang.say_with(it.verdict(), &n)) }
                @if SLIP <= it.loss { " " a class="small" href={ "?at=" (it.ply) "#turn" } { (lang.say("site-review-futures")) } }
            }
            ul class="weighed" {
                @for (at, mv) in it.moves.iter().enumerate() { (weighed(lang, mv, at, it.played)) }
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
