//! A table that cannot be shown as a board: what remains of it is text.

use maud::{Markup, html};
use web::shell::{Place, Reader, site_page};

/// A table that is closed to play.
pub(crate) struct Closed<'a> {
    pub(crate) reader: Reader<'a>,
    pub(crate) table: &'a str,
    pub(crate) game: &'a str,
    /// The message that says why.
    pub(crate) reason: &'a str,
    /// Who moved, and the move's text.
    pub(crate) moves: Vec<(String, String)>,
}

/// The page of a table that is closed.
pub(crate) fn closed(page: &Closed<'_>) -> Markup {
    let lang = page.reader.lang;
    let title = lang.say(&format!("{}-name", page.game));
    let body = html! {
        div class="narrow prose" {
            h1 class="h1" { (title) }
            p class="lead" { (lang.say(page.reason)) }
            p {
                a class="btn" href={ "/t/" (page.table) "/record" } {
                    (lang.say("site-finished-record"))
                }
            }
            ol { @for (name, mv) in &page.moves { li { b { (name) } " " code { (mv) } } } }
        }
    };
    site_page(&page.reader, Place::Elsewhere, &title, body)
}
