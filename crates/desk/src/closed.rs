//! A table that cannot be shown as a board: what remains of it is text.

use frame::shell::{Reader, SitePage, site_page};
use maud::{Markup, html};
use words::Lang;

/// A table whose game cannot go on.
pub(crate) struct ClosedTable<'a> {
    pub(crate) reader: Reader<'a>,
    pub(crate) table: &'a str,
    pub(crate) game: &'a str,
    /// The reason, as it is stored.
    pub(crate) reason: Option<&'a str>,
    /// For each move, the name of who made it and its text.
    pub(crate) moves: Vec<(String, String)>,
}

/// How the reason begins if the administrator closed the table; the administrator's own words
/// follow.
pub const BY_ADMIN: &str = "error-closed-admin";

/// The reason of a table whose game goes on elsewhere.
const CARRIED: &str = "error-closed-carried";

/// Why a table is closed, in words.
pub fn why_closed(lang: Lang, reason: Option<&str>) -> String {
    let key = reason.unwrap_or("error-closed");
    match key.strip_prefix(BY_ADMIN) {
        Some(words) => lang.say_with(BY_ADMIN, &[("reason", words.trim_start().into())]),
        None => lang.say(key),
    }
}

/// The page of a table that is closed.
pub(crate) fn closed(page: &ClosedTable<'_>) -> Markup {
    let lang = page.reader.lang;
    let title = speech::name(lang, page.game);
    let body = html! {
        div class="narrow prose" {
            h1 class="h1" { (title) }
            p class="lead" { (why_closed(lang, page.reason)) }
            p {
                a class="btn" href={ "/t/" (page.table) "/record" } {
                    (lang.say(if page.reason == Some(CARRIED) { "carry-save" } else { "site-finished-record" }))
                }
                @if page.reason == Some(CARRIED) {
                    " " a class="btn quiet" href="/import" { (lang.say("import-title")) }
                }
            }
            ol { @for (name, mv) in &page.moves { li { b { (name) } " " code { (mv) } } } }
        }
    };
    site_page(&page.reader, SitePage::Elsewhere, &title, body)
}
