//! Games that are over: how they ended, and the way to see them again.

use frame::art::icons::{Icon, sized};
use frame::beside::mark;
use frame::data::DealMark;
use frame::shell::{Reader, SitePage, site_page};
use frame::wording::{Date, listed};
use maud::{Markup, html};
use words::Lang;

use super::Chosen;
use super::parts::{page_head, thumb};
use super::wording::{game_name, terms};

/// The page of finished games.
#[derive(Clone, Debug)]
pub struct Finished<'a> {
    pub reader: Reader<'a>,
    /// The latest first.
    pub games: Vec<FinishedGame>,
    /// Where earlier ones are listed.
    pub older: Option<String>,
}

/// A game that is over.
#[derive(Clone, Debug)]
pub struct FinishedGame {
    pub id: String,
    pub game: String,
    pub options: Chosen,
    pub players: Vec<String>,
    /// How it ended, in words.
    pub ending: String,
    /// Whether that is what the people at the table hoped for.
    pub won: bool,
    /// What is out of the ordinary with its deal.
    pub mark: Option<DealMark>,
    pub date: Date,
}

/// The page of finished games.
pub fn finished(page: &Finished<'_>) -> Markup {
    let lang = page.reader.lang;
    let title = lang.say("site-finished-title");
    let body = html! {
        div class="narrow" {
            (page_head(&title, &lang.say("site-finished-lead")))
            @if page.games.is_empty() {
                div class="empty" {
                    p { (lang.say("site-finished-none")) }
                    p { a class="btn primary" href="/" { (lang.say("site-tables-choose")) } }
                }
            }
            p { a class="btn" href="/results" { (lang.say("stats-mine")) } }
            ul class="past" { @for game in &page.games { (line(lang, game)) } }
            @if let Some(older) = &page.older {
                p { a class="btn" href=(older) rel="next" { (lang.say("site-finished-older")) } }
            }
        }
    };
    site_page(&page.reader, SitePage::Finished, &title, body)
}

pub(super) fn line(lang: Lang, game: &FinishedGame) -> Markup {
    let result = if game.won { "site-finished-won" } else { "site-finished-lost" };
    html! {
        li {
            (thumb(&game.game))
            div class="past-words" {
                p {
                    b { (game_name(lang, &game.game)) }
                    span class="result" data-won[game.won] { (lang.say(result)) }
                    (mark(lang, game.mark))
                }
                p { (game.ending) }
                p class="soft small" {
                    (listed(lang, &game.players)) " · " (terms(lang, &game.game, &game.options)) " · "
                    time datetime=(game.date.iso()) { (game.date.words(lang)) }
                }
            }
            (doors(lang, game))
        }
    }
}

fn doors(lang: Lang, game: &FinishedGame) -> Markup {
    html! {
        div class="past-acts" {
            a class="btn" href={ "/t/" (game.id) } {
                (sized(Icon::Replay, 18)) (lang.say("site-finished-see"))
            }
            a class="btn quiet" href={ "/t/" (game.id) "/record" } {
                (lang.say("site-finished-record"))
            }
        }
    }
}
