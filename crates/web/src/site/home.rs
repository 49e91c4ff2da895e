//! The home page: tables that wait for me, the games, open tables, the last victory.

use frame::art::icons::{Icon, sized};
use frame::data::PuzzleStreak;
use frame::puzzle::streak;
use frame::shell::{Reader, SitePage, scripted_site_page};
use maud::{Markup, html};
use tabletop::OptionSpec;
use words::Lang;

use super::parts::{SeatHolder, stools, thumb};
use super::rules::first_game;
use super::tables::{MyTable, ticket};
use super::wording::{about_game, ago, game_name, headline, terms, values};
use super::{Chosen, DayPuzzle, GameOffer, VictoryShown};
use crate::poster::poster;

/// The home page of somebody.
#[derive(Clone, Debug)]
pub struct Home<'a> {
    pub reader: Reader<'a>,
    /// The reader's own tables, those that wait for them first.
    pub mine: Vec<MyTable>,
    /// The games that can be played.
    pub games: &'a [GameOffer],
    /// Tables with a free seat that anybody may take.
    pub open: Vec<OpenTable>,
    pub last_victory: Option<VictoryShown>,
    pub puzzles: PuzzlesToday,
}

/// How the reader does at the puzzles of the day.
#[derive(Clone, Debug, Default)]
pub struct PuzzlesToday {
    /// Those that they have answered, by game.
    pub answered: Vec<(&'static str, DayPuzzle)>,
    pub streak: PuzzleStreak,
}

impl PuzzlesToday {
    fn of(&self, game: &str) -> DayPuzzle {
        let found = self.answered.iter().find(|it| it.0 == game);
        found.map_or(DayPuzzle::Open, |it| it.1)
    }
}

/// A table with a free seat.
#[derive(Clone, Debug)]
pub struct OpenTable {
    pub id: String,
    pub game: String,
    pub host: String,
    pub seats: Vec<SeatHolder>,
    pub options: Chosen,
    /// The language that it talks in.
    pub lang: Lang,
    /// How many seconds ago it was opened.
    pub ago: u64,
}

/// The home page.
pub fn home(page: &Home<'_>) -> Markup {
    let lang = page.reader.lang;
    let body = html! {
        div class="home" {
            (greeting(&page.reader, &page.mine))
            (streak(lang, &page.puzzles.streak))
            section class="wall" id="games" aria-label=(lang.say("site-home-games")) {
                @for game in page.games { (bill(page, game)) }
            }
            @if !page.reader.is_alone() {
                (open_tables(lang, &page.open))
                (around(lang))
                (journal_strip(lang, page.last_victory.as_ref()))
                (install(lang))
            }
        }
    };
    let title = lang.say("site-home-title");
    let scripts: &[&str] = if page.reader.is_alone() { &[] } else { &["install.js"] };
    scripted_site_page(&page.reader, SitePage::Home, &title, scripts, body)
}

/// The tables that wait, or a word of welcome when there is none.
fn greeting(reader: &Reader<'_>, mine: &[MyTable]) -> Markup {
    let lang = reader.lang;
    let lead = if reader.is_alone() { "offline-home-lead" } else { "site-home-lead" };
    let asked = mine.iter().filter(|it| it.calls()).count();
    let title = match mine {
        [] => lang.say("site-home-welcome"),
        _ => lang.say_with("site-home-waiting", &[("n", asked.into())]),
    };
    html! {
        section class="turns" {
            h1 class="h2" { (title) }
            @if mine.is_empty() { p class="soft lead" { (lang.say(lead)) } }
            @else { div class="tickets" { @for table in mine.iter().take(3) { (ticket(lang, table)) } } }
        }
    }
}

/// A game's poster, what the game is, and the ways to play it.
fn bill(page: &Home<'_>, game: &GameOffer) -> Markup {
    let lang = page.reader.lang;
    let name = game_name(lang, game.id);
    let set_up = lang.say_with("site-home-set-up-game", &[("game", name.as_str().into())]);
    html! {
        article class="bill" {
            a class="bill-art" href={ "/new?game=" (game.id) } aria-label=(set_up) {
                (poster(lang, game.id))
            }
            div class="bill-words" {
                h2 class="h1" { (name) }
                (facts(lang, game))
                @if let Some(pitch) = about_game(lang, game.id, "pitch") { p class="pitch" { (pitch) } }
                (ways_in(page, game, &name))
                @if let Some(option) = headline(lang, game) { (dares(lang, game, option)) }
            }
        }
    }
}

fn facts(lang: Lang, game: &GameOffer) -> Markup {
    html! {
        ul class="facts" {
            li { (sized(Icon::Person, 18)) (company(lang, game)) }
            @if let Some(length) = about_game(lang, game.id, "length") { li { (sized(Icon::Clock, 18)) (length) } }
            @if let Some(kind) = about_game(lang, game.id, "kind") { li { (sized(Icon::Star, 18)) (kind) } }
        }
    }
}

/// How many play.
fn company(lang: Lang, game: &GameOffer) -> String {
    let seats = [("from", game.players.0.into()), ("to", game.players.1.into())];
    lang.say_with(if game.players.1 == 1 { "site-players-alone" } else { "site-players" }, &seats)
}

fn ways_in(page: &Home<'_>, game: &GameOffer, name: &str) -> Markup {
    let lang = page.reader.lang;
    let label = |key| lang.say_with(key, &[("game", name.into())]);
    html! {
        div class="bill-go" {
            form method="post" action="/play-now" {
                input type="hidden" name="game" value=(game.id);
                button class="btn primary big" aria-label=(label("site-home-play-now-game")) {
                    (sized(Icon::Play, 18)) (lang.say("site-home-play-now"))
                }
            }
            a class="btn big" href={ "/new?game=" (game.id) }
                aria-label=(label("site-home-set-up-game")) { (lang.say("site-home-set-up")) }
            @if game.has_daily() && !page.reader.is_alone() {
                a class="btn big" href={ "/daily/" (game.id) }
                    aria-label=(label("site-home-daily-game")) {
                    (sized(Icon::Calendar, 18)) (lang.say("site-home-daily"))
                }
            }
        }
        div class="bill-learn" {
            (first_game(lang, game.id, None))
            @if game.puzzles {
                a class="btn quiet" href={ "/puzzles/" (game.id) "/day" } {
                    (puzzle_of_day(lang, page.puzzles.of(game.id), &label("puzzle-of-day-game")))
                }
            }
            a class="btn quiet" href={ "/rules/" (game.id) } aria-label=(label("learn-rules-of")) {
                (lang.say("learn-rules"))
            }
        }
        p class="soft small play-now-means" {
            (lang.say_with("site-home-play-now-means", &[("bots", (game.players.0 - 1).into())]))
        }
    }
}

/// What the way to the puzzle of the day says: what it is, and how the reader answered it.
fn puzzle_of_day(lang: Lang, answered: DayPuzzle, title: &str) -> Markup {
    let (icon, words, told) = match answered {
        DayPuzzle::Open => (Icon::Calendar, "puzzle-of-day", None),
        DayPuzzle::Solved => (Icon::Check, "puzzle-of-day-solved", Some("puzzle-day-solved")),
        DayPuzzle::Missed => (Icon::Calendar, "puzzle-of-day-missed", Some("puzzle-day-missed")),
    };
    html! {
        (sized(icon, 18))
        span aria-hidden="true" { (lang.say(words)) }
        span class="sr" { (title) @if let Some(told) = told { ". " (lang.say(told)) } }
    }
}

/// The values of the headline option, each a link to a table set up with it.
fn dares(lang: Lang, game: &GameOffer, option: &OptionSpec) -> Markup {
    let stem = format!("option-{}", option.key);
    let word = |part: &str| about_game(lang, game.id, &format!("{stem}{part}"));
    html! {
        nav class="dares" aria-label=[word("")] {
            p class="dares-head" {
                b { (word("").unwrap_or_default()) }
                span class="soft small" { (word("-hint").unwrap_or_default()) }
            }
            ul {
                @for value in values(option) {
                    li {
                        a href={ "/new?game=" (game.id) "&option." (option.key) "=" (value) } {
                            span class="badge" { (word(&format!("-{value}-badge")).unwrap_or_default()) }
                            span { (word(&format!("-{value}")).unwrap_or_default()) }
                        }
                    }
                }
            }
        }
    }
}

fn open_tables(lang: Lang, open: &[OpenTable]) -> Markup {
    html! {
        section class="open" aria-labelledby="open" {
            div class="open-head" {
                h2 class="h2" id="open" { (lang.say("site-open")) }
                a class="btn" href="/new" { (sized(Icon::Plus, 18)) (lang.say("site-open-new")) }
            }
            @if open.is_empty() { p class="empty" { (lang.say("site-open-none")) } }
            ul { @for table in open { (open_table(lang, table)) } }
        }
    }
}

fn open_table(lang: Lang, table: &OpenTable) -> Markup {
    let host = [("host", table.host.as_str().into()), ("ago", ago(lang, table.ago).into())];
    let sit = lang.say_with("site-open-sit-with", &[("host", table.host.as_str().into())]);
    html! {
        li {
            (thumb(&table.game))
            div class="open-who" {
                b { (game_name(lang, &table.game)) }
                span class="soft small" { (lang.say_with("site-open-host", &host)) }
            }
            span class="terms soft small" {
                (terms(lang, &table.game, &table.options)) " · "
                span lang=(table.lang.code()) { (table.lang.say("common-this-language")) }
            }
            (stools(lang, &table.seats))
            form method="post" action={ "/t/" (table.id) "/sit" } {
                button class="btn" aria-label=(sit) { (lang.say("site-open-sit")) }
            }
        }
    }
}

/// The ways to what people do between games.
fn around(lang: Lang) -> Markup {
    html! {
        nav class="around" aria-labelledby="around" {
            h2 class="h2" id="around" { (lang.say("site-around")) }
            div class="row" {
                a class="btn" href="/clubs" { (lang.say("club-many")) }
                a class="btn" href="/tournaments" { (lang.say("tournament-many")) }
                a class="btn" href="/duels" { (lang.say("duel-many")) }
                a class="btn" href="/studies" { (lang.say("study-many")) }
                a class="btn" href="/scenarios" { (lang.say("scenario-nav")) }
            }
        }
    }
}

/// The way to the journal, with its last line.
fn journal_strip(lang: Lang, last: Option<&VictoryShown>) -> Markup {
    html! {
        a class="journal-strip" href="/journal" {
            span class="journal-mark" aria-hidden="true" { (sized(Icon::Star, 26)) }
            span {
                b { (lang.say("site-journal-title")) }
                span class="soft" {
                    @match last {
                        Some(victory) => (victory.in_one_line(lang)),
                        None => (lang.say("site-journal-empty")),
                    }
                }
            }
            (sized(Icon::Next, 22))
        }
    }
}

/// The offer to put the site on a home screen. The script shows it where the browser offers that.
fn install(lang: Lang) -> Markup {
    html! {
        section class="install" aria-label=(lang.say("site-install")) data-install hidden {
            p class="soft" { (lang.say("site-install-means")) }
            button class="btn" type="button" data-install-yes {
                (sized(Icon::Plus, 18)) (lang.say("site-install"))
            }
            button class="btn quiet" type="button" data-install-no { (lang.say("site-install-no")) }
        }
    }
}
