//! The deal of the day, the same for everybody, and how people did.

use frame::art::icons::{Icon, sized};
use frame::shell::{Reader, SitePage, site_page};
use frame::wording::Date;
use maud::{Markup, html};
use words::Lang;

use super::GameOffer;
use super::duels::way_to_duel;
use super::parts::thumb;
use super::wording::{ago, game_name};
use crate::poster::poster;

/// The page of the deal of a day.
#[derive(Clone, Debug)]
pub struct DailyPage<'a> {
    pub reader: Reader<'a>,
    /// Every game with a deal of the day.
    pub games: &'a [GameOffer],
    /// The one that this page is about.
    pub game: &'a str,
    /// How many captains play beside whoever plays it.
    pub others: usize,
    pub day: Date,
    /// Whether the deal can still be played.
    pub is_today: bool,
    pub mine: MyTry,
    /// The best first.
    pub results: Vec<DailyResult>,
    /// The league of the week, from its first day to its last: who stands where, the best first.
    pub week: (Date, Date),
    pub league: Vec<LeagueLine>,
    /// Earlier days, the latest first, and how many played.
    pub earlier: Vec<(Date, i64)>,
}

/// How far the reader is with the deal; with the id of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MyTry {
    NotYet,
    Begun(String),
    Over(String),
}

/// How a try at the deal went.
#[derive(Clone, Debug)]
pub struct DailyResult {
    pub name: String,
    /// Whether it is the reader's own.
    pub mine: bool,
    /// `won`, `drawn` or `lost`.
    pub verdict: String,
    pub score: i64,
    pub moves: i64,
    /// How many seconds ago it ended.
    pub ago: u64,
    /// The table, for those who may look at it.
    pub table: Option<String>,
}

/// What somebody made of the deals of a week.
#[derive(Clone, Debug)]
pub struct LeagueLine {
    pub name: String,
    /// Whether it is the reader.
    pub mine: bool,
    pub won: u32,
    /// The points of all their deals.
    pub points: i64,
    /// How many deals they played.
    pub played: u32,
}

/// The page of the deal of a day.
pub fn daily(page: &DailyPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let title = lang.say("site-daily-title");
    let body = html! {
        div class="lobby daily" {
            aside class="lobby-art" { (poster(page.reader.lang, page.game)) }
            div class="lobby-words" {
                (head(page, &title))
                (other_games(page))
                (results(page))
                (league(page))
                (earlier(page))
            }
        }
    };
    site_page(&page.reader, SitePage::Elsewhere, &title, body)
}

fn head(page: &DailyPage<'_>, title: &str) -> Markup {
    let lang = page.reader.lang;
    html! {
        header class="page-head" {
            h1 class="h1" { (title) }
            p class="lead" {
                b { (game_name(lang, page.game)) } " · "
                time datetime=(page.day.iso()) { (page.day.words(lang)) }
            }
            p class="soft" {
                (lang.say(if page.is_today { "site-daily-lead" } else { "site-daily-past" }))
                @if page.is_today && 0 < page.others {
                    " " (lang.say_with("site-daily-others", &[("n", page.others.into())]))
                }
            }
        }
        (way_in(page))
        @if page.is_today && page.mine == MyTry::NotYet && !page.reader.signed_in {
            p class="soft small" {
                (lang.say("site-daily-guest")) " "
                a href={ "/sign-up?back=/daily/" (page.game) } { (lang.say("account-sign-up")) }
            }
        }
    }
}

/// The way to play it, to go on, or to see one's own game again.
fn way_in(page: &DailyPage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        div class="row" {
            @match &page.mine {
                MyTry::Over(table) => {
                    a class="btn big" href={ "/t/" (table) } {
                        (sized(Icon::Replay, 18)) (lang.say("site-daily-see"))
                    }
                },
                MyTry::NotYet | MyTry::Begun(_) if page.is_today => {
                    form method="post" action={ "/daily/" (page.game) } {
                        button class="btn go big" {
                            (sized(Icon::Play, 18))
                            (lang.say(if page.mine == MyTry::NotYet { "site-daily-play" } else { "site-daily-go-on" }))
                        }
                    }
                },
                MyTry::NotYet | MyTry::Begun(_) => {},
            }
            (way_to_duel(lang, page.game))
            @if !page.is_today {
                a class="btn" href={ "/daily/" (page.game) } { (lang.say("site-daily-today")) }
            }
        }
    }
}

fn other_games(page: &DailyPage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        @if page.games.len() > 1 {
            nav class="pick" aria-label=(lang.say("site-home-games")) {
                @for game in page.games {
                    a href={ "/daily/" (game.id) }
                        aria-current=[(game.id == page.game).then_some("true")] {
                        (thumb(game.id)) span { (game_name(lang, game.id)) }
                    }
                }
            }
        }
    }
}

fn results(page: &DailyPage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        section class="results" aria-labelledby="results" {
            h2 class="h3" id="results" { (lang.say("site-daily-results")) }
            @if page.results.is_empty() { p class="empty" { (lang.say("site-daily-nobody")) } }
            @else {
                table {
                    thead { tr {
                        @for key in ["site-daily-rank", "site-daily-name", "site-daily-result",
                            "site-daily-score", "site-daily-moves", "site-daily-when"] {
                            th scope="col" { (lang.say(key)) }
                        }
                    } }
                    tbody {
                        @for (at, result) in page.results.iter().enumerate() {
                            (row(lang, at + 1, result))
                        }
                    }
                }
            }
        }
    }
}

fn row(lang: Lang, rank: usize, result: &DailyResult) -> Markup {
    let verdict = match result.verdict.as_str() {
        "won" => "site-finished-won",
        "drawn" => "site-finished-drawn",
        _ => "site-finished-lost",
    };
    html! {
        tr data-mine[result.mine] {
            td class="num" { (rank) }
            th scope="row" {
                @if let Some(table) = &result.table { a href={ "/t/" (table) } { bdi { (result.name) } } }
                @else { bdi { (result.name) } }
                @if result.mine { " " span class="soft small" { (lang.say("site-lobby-you")) } }
            }
            td { span class="result" data-won[result.verdict == "won"] { (lang.say(verdict)) } }
            td class="num" { (result.score) }
            td class="num" { (result.moves) }
            td class="soft small" { (ago(lang, result.ago)) }
        }
    }
}

fn league(page: &DailyPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let (from, to) = (page.week.0.words(lang), page.week.1.words(lang));
    html! {
        section class="results league" aria-labelledby="league" {
            h2 class="h3" id="league" { (lang.say("site-league")) }
            p class="soft small" {
                (lang.say_with("site-league-means", &[("from", from.into()), ("to", to.into())]))
            }
            @if page.league.is_empty() { p class="empty" { (lang.say("site-league-nobody")) } }
            @else {
                table {
                    thead { tr {
                        @for key in ["site-daily-rank", "site-daily-name", "site-league-won",
                            "site-league-points", "site-league-played"] {
                            th scope="col" { (lang.say(key)) }
                        }
                    } }
                    tbody { @for (at, it) in page.league.iter().enumerate() { (league_row(lang, at + 1, it)) } }
                }
            }
        }
    }
}

fn league_row(lang: Lang, rank: usize, it: &LeagueLine) -> Markup {
    html! {
        tr data-mine[it.mine] {
            td class="num" { (rank) }
            th scope="row" {
                bdi { (it.name) }
                @if it.mine { " " span class="soft small" { (lang.say("site-lobby-you")) } }
            }
            td class="num" { (it.won) }
            td class="num" { (it.points) }
            td class="num" { (it.played) }
        }
    }
}

fn earlier(page: &DailyPage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        @if !page.earlier.is_empty() {
            section aria-labelledby="earlier" {
                h2 class="h3" id="earlier" { (lang.say("site-daily-earlier")) }
                ul class="days" {
                    @for (day, n) in &page.earlier {
                        li {
                            a href={ "/daily/" (page.game) "/" (day.iso()) } {
                                time datetime=(day.iso()) { (day.words(lang)) }
                            }
                            span class="soft small" {
                                (lang.say_with("site-daily-played", &[("n", (*n).into())]))
                            }
                        }
                    }
                }
            }
        }
    }
}
