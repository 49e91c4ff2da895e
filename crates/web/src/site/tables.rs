//! My tables, as cinema tickets.

use frame::art::icons::{Icon, sized};
use frame::shell::{Reader, SitePage, site_page};
use frame::wording::listed;
use maud::{Markup, html};
use room::TimeLeft;
use words::Lang;

use super::parts::{page_head, thumb};
use super::wording::{ago, game_name};

/// The page of my tables.
#[derive(Clone, Debug)]
pub struct MyTables<'a> {
    pub reader: Reader<'a>,
    /// Those that wait for the reader first.
    pub tables: Vec<MyTable>,
}

/// A table at which the reader sits.
#[derive(Clone, Debug)]
pub struct MyTable {
    pub id: String,
    pub game: String,
    /// What is taught there, at the table of a first game or a lesson.
    pub guide: Option<String>,
    /// The names of the others.
    pub with: Vec<String>,
    pub standing: TableStanding,
    /// How many seconds ago the last thing happened there.
    pub ago: u64,
    /// What the reader has left to think, while they are asked.
    pub left: Option<TimeLeft>,
    /// How many moves the reader has not seen.
    pub unseen: usize,
}

/// How a table stands, for one who sits there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableStanding {
    /// They are asked, in words.
    YourTurn { ask: String },
    /// Others are asked.
    Waiting { whom: Vec<String> },
    /// Seats are still free.
    Gathering { free: usize },
}

/// The page of my tables.
pub fn tables(page: &MyTables<'_>) -> Markup {
    let lang = page.reader.lang;
    let title = lang.say("site-tables-title");
    let body = html! {
        div class="narrow" {
            (page_head(&title, &lang.say("site-tables-lead")))
            @if page.tables.is_empty() { (nothing(lang)) }
            @else { (sorted(lang, &page.tables)) }
            p class="reminders-link" {
                a class="btn quiet" href="/import" { (lang.say("import-title")) }
                " " a class="btn quiet" href="/reminders" { (lang.say("account-reminders")) } }
        }
    };
    site_page(&page.reader, SitePage::Tables, &title, body)
}

/// Those that wait for the reader, then the others, and games with a guide by themselves.
fn sorted(lang: Lang, tables: &[MyTable]) -> Markup {
    let (guides, games): (Vec<_>, Vec<_>) = tables.iter().partition(|it| it.guide.is_some());
    let (mine, others): (Vec<_>, Vec<_>) = games.into_iter().partition(|it| it.calls());
    let parts = [
        ("turns", "account-turns", mine),
        ("others", "account-others", others),
        ("guides", "account-guides", guides),
    ];
    html! {
        @for (id, words, tables) in parts {
            @if !tables.is_empty() {
                section id=(id) class="ticket-list" {
                    h2 class="h2" { (lang.say_with(words, &[("n", tables.len().into())])) }
                    div class="tickets wide" { @for table in tables { (ticket(lang, table)) } }
                }
            }
        }
    }
}

fn nothing(lang: Lang) -> Markup {
    html! {
        div class="empty" {
            p { (lang.say("site-tables-none")) }
            p { a class="btn primary" href="/" { (lang.say("site-tables-choose")) } }
        }
    }
}

impl MyTable {
    /// Whether it waits for the reader.
    pub(super) fn calls(&self) -> bool {
        matches!(self.standing, TableStanding::YourTurn { .. })
    }
}

/// One table; the whole ticket leads there.
pub(super) fn ticket(lang: Lang, table: &MyTable) -> Markup {
    let calls = table.calls();
    html! {
        a class="ticket" href={ "/t/" (table.id) } data-calls[calls] {
            (thumb(&table.game))
            span class="ticket-words" {
                (game(lang, table))
                span class="ask" { (standing(lang, &table.standing)) }
                span class="ask" { (company(lang, table)) }
                @if table.unseen > 0 {
                    span class="ask" { (lang.say_with("my-turn-since-ticket", &[("n", table.unseen.into())])) }
                }
                @if let Some(left) = table.left {
                    span class="ask" { (lang.say_with("account-left-is", &[("left", frame::clock::left_words(lang, left).into())])) }
                }
            }
            (sized(if calls { Icon::Next } else { Icon::Clock }, 20))
        }
    }
}

/// Its game, and what is taught there.
fn game(lang: Lang, table: &MyTable) -> Markup {
    html! {
        b { (game_name(lang, &table.game)) }
        @if let Some(guide) = &table.guide {
            span class="ticket-guide" { (sized(Icon::Hint, 16)) (guide) }
        }
    }
}

fn standing(lang: Lang, standing: &TableStanding) -> Markup {
    html! {
        @match standing {
            TableStanding::YourTurn { ask } => { em { (ask) } },
            TableStanding::Waiting { whom } => {
                (lang.say_with("site-ticket-waits", &[("whom", listed(lang, whom).into())]))
            },
            TableStanding::Gathering { free } => {
                (lang.say_with("site-ticket-free", &[("n", (*free).into())]))
            },
        }
    }
}

fn company(lang: Lang, table: &MyTable) -> String {
    let ago = ago(lang, table.ago);
    match table.with.as_slice() {
        [] => ago,
        with => {
            let args = [("with", listed(lang, with).into()), ("ago", ago.into())];
            lang.say_with("site-ticket-with", &args)
        }
    }
}
