//! Results: one's own in every game, and everybody's in one game, with a ranking.

use frame::shell::{Reader, SitePage, site_page};
use frame::wording::listed;
use maud::{Markup, html};
use tabletop::Verdict;
use words::Lang;

use super::Chosen;
use super::parts::{page_head, player_address, thumb};
use super::wording::{bot_name, game_name, terms};

/// Games of one kind, counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TallyShown {
    pub games: u32,
    pub won: u32,
    pub drawn: u32,
    /// The best score.
    pub best: Option<i64>,
}

impl TallyShown {
    /// Both together.
    pub(super) fn plus(self, other: TallyShown) -> TallyShown {
        TallyShown {
            games: self.games + other.games,
            won: self.won + other.won,
            drawn: self.drawn + other.drawn,
            best: self.best.max(other.best),
        }
    }

    /// Counts a game.
    pub fn add(&mut self, verdict: Verdict, score: i64) {
        self.games += 1;
        self.won += u32::from(verdict == Verdict::Won);
        self.drawn += u32::from(verdict == Verdict::Drawn);
        self.best = self.best.max(Some(score));
    }
}

/// How well somebody plays against people, as far as that is known.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rated {
    /// 25 for somebody of whom nothing is known.
    pub value: f64,
    /// The standard deviation of that value.
    pub spread: f64,
    /// From how many games.
    pub games: u32,
}

impl Rated {
    /// The value that somebody almost certainly reaches.
    pub fn sure(&self) -> f64 {
        self.value - 2.0 * self.spread
    }
}

/// The results of games of one kind, in several ways.
#[derive(Clone, Debug)]
pub struct Counts {
    pub game: String,
    pub total: TallyShown,
    pub by_options: Vec<(Chosen, TallyShown)>,
    pub by_players: Vec<(usize, TallyShown)>,
    /// By the levels of bots at the table.
    pub by_bots: Vec<(Vec<String>, TallyShown)>,
}

/// A line of a ranking.
#[derive(Clone, PartialEq, Debug)]
pub struct RankedShown {
    pub name: String,
    /// The name of their account.
    pub login: String,
    pub rated: Rated,
    /// Whether that is the reader.
    pub mine: bool,
}

/// The page of one's own results.
#[derive(Clone, Debug)]
pub struct MyResults<'a> {
    pub reader: Reader<'a>,
    pub games: Vec<(Counts, Option<Rated>)>,
    /// Whether the reader stands in public rankings; none for guests, who do not.
    pub ranked: Option<bool>,
}

/// The page of everybody's results in a game.
#[derive(Clone, Debug)]
pub struct GameResults<'a> {
    pub reader: Reader<'a>,
    pub counts: Counts,
    /// The best first.
    pub ranking: Vec<RankedShown>,
    /// The games that can be played here.
    pub games: Vec<&'static str>,
}

/// The page of one's own results.
pub fn my_results(page: &MyResults<'_>) -> Markup {
    let lang = page.reader.lang;
    let title = lang.say("stats-mine");
    let body = html! {
        div class="narrow stats" {
            (page_head(&title, &lang.say("stats-mine-lead")))
            @if page.games.is_empty() {
                div class="empty" {
                    p { (lang.say("stats-none")) }
                    p { a class="btn primary" href="/" { (lang.say("site-tables-choose")) } }
                }
            }
            @for (counts, rated) in &page.games {
                section aria-labelledby={ "of-" (counts.game) } {
                    h2 class="h2 stats-game" id={ "of-" (counts.game) } {
                        (thumb(&counts.game))
                        a href={ "/results/" (counts.game) } { (game_name(lang, &counts.game)) }
                    }
                    @if let Some(rated) = rated { p { (rating_words(lang, rated)) } }
                    (tables(lang, counts))
                }
            }
            @if let Some(ranked) = page.ranked { (setting(lang, ranked)) }
            p { a class="btn" href="/finished" { (lang.say("site-finished-title")) } }
        }
    };
    site_page(&page.reader, SitePage::Elsewhere, &title, body)
}

/// The page of everybody's results in a game.
pub fn game_results(page: &GameResults<'_>) -> Markup {
    let lang = page.reader.lang;
    let name = game_name(lang, &page.counts.game);
    let title = lang.say_with("stats-game", &[("game", name.into())]);
    let body = html! {
        div class="narrow stats" {
            (page_head(&title, &lang.say("stats-game-lead")))
            nav class="pick" aria-label=(lang.say("site-home-games")) {
                @for game in &page.games {
                    a href={ "/results/" (game) }
                        aria-current=[(*game == page.counts.game).then_some("true")] {
                        (thumb(game)) span { (game_name(lang, game)) }
                    }
                }
            }
            @if page.counts.total.games == 0 { p class="empty" { (lang.say("stats-game-none")) } }
            @else { (tables(lang, &page.counts)) }
            (ranking(lang, &page.ranking))
            p { a class="btn" href="/results" { (lang.say("stats-mine")) } }
        }
    };
    site_page(&page.reader, SitePage::Elsewhere, &title, body)
}

/// One table with all counts, in groups.
fn tables(lang: Lang, counts: &Counts) -> Markup {
    let options =
        counts.by_options.iter().map(|(it, tally)| (terms(lang, &counts.game, it), *tally));
    let players = counts
        .by_players
        .iter()
        .map(|(n, tally)| (lang.say_with("stats-players", &[("n", (*n).into())]), *tally));
    let bots = counts.by_bots.iter().map(|(it, tally)| (bot_words(lang, it), *tally));
    let groups = [
        ("stats-by-options", options.filter(|it| !it.0.is_empty()).collect::<Vec<_>>()),
        ("stats-by-players", players.collect()),
        ("stats-by-bots", bots.collect()),
    ];
    html! {
        div class="results" tabindex="0" role="group" aria-label=(lang.say("stats-table")) {
            table {
                thead { tr {
                    th scope="col" { (lang.say("stats-what")) }
                    @for key in ["stats-played", "stats-won", "stats-best"] {
                        th scope="col" class="num" { (lang.say(key)) }
                    }
                } }
                tbody { (row(lang, &lang.say("stats-total"), counts.total)) }
                @for (words, lines) in groups {
                    @if 1 < lines.len() {
                        tbody {
                            tr { th class="group-head" colspan="4" scope="rowgroup" { (lang.say(words)) } }
                            @for (what, tally) in lines { (row(lang, &what, tally)) }
                        }
                    }
                }
            }
        }
    }
}

fn bot_words(lang: Lang, levels: &[String]) -> String {
    let names: Vec<String> = levels.iter().map(|it| bot_name(lang, it)).collect();
    match names.as_slice() {
        [] => lang.say("stats-no-bots"),
        names => lang.say_with("stats-bots", &[("bots", listed(lang, names).into())]),
    }
}

pub(super) fn row(lang: Lang, what: &str, tally: TallyShown) -> Markup {
    let share = 100 * tally.won / tally.games.max(1);
    let won = [("n", tally.won.into()), ("share", share.into())];
    html! {
        tr {
            th scope="row" { (what) }
            td class="num" { (tally.games) }
            td class="num" { (lang.say_with("stats-won-of", &won)) }
            td class="num" { @if let Some(best) = tally.best { (best) } @else { "–" } }
        }
    }
}

pub(super) fn number(value: f64) -> words::Value<'static> {
    ((value * 10.0).round() / 10.0).into()
}

pub(super) fn rating_words(lang: Lang, rated: &Rated) -> String {
    let args = [
        ("rating", number(rated.value)),
        ("spread", number(2.0 * rated.spread)),
        ("n", rated.games.into()),
    ];
    lang.say_with("stats-rating", &args)
}

fn ranking(lang: Lang, ranking: &[RankedShown]) -> Markup {
    html! {
        section aria-labelledby="ranking" {
            h2 class="h2" id="ranking" { (lang.say("stats-ranking")) }
            p class="soft" { (lang.say("stats-ranking-means")) }
            @if ranking.is_empty() { p class="empty" { (lang.say("stats-ranking-none")) } }
            @else {
                ol class="stats-ranking" {
                    @for it in ranking {
                        li data-mine[it.mine] {
                            a href=(player_address(&it.login)) { bdi { (it.name) } } " "
                            span class="soft small" { (rating_words(lang, &it.rated)) }
                        }
                    }
                }
            }
        }
    }
}

/// Whether one stands in public rankings.
fn setting(lang: Lang, ranked: bool) -> Markup {
    let (value, words) = if ranked { ("0", "stats-rank-off") } else { ("1", "stats-rank-on") };
    html! {
        section aria-labelledby="ranked" {
            h2 class="h2" id="ranked" { (lang.say("stats-ranking")) }
            p class="soft" { (lang.say("stats-rank-means")) }
            form method="post" action="/results" {
                button class="btn" name="ranked" value=(value) { (lang.say(words)) }
            }
        }
    }
}
