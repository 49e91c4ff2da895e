//! The story of a game that is over, in six pictures.

use frame::art::icons::{Icon, sized};
use frame::comic::{ComicPanel, panel};
use frame::shell::{Reader, SitePage, scripted_page, share_button};
use maud::{Markup, html};

use super::parts::page_head;
use super::wording::game_name;
use crate::boards;

/// The page of a story.
#[derive(Clone, Debug)]
pub struct ComicPage<'a> {
    pub reader: Reader<'a>,
    pub table: &'a str,
    pub game: &'a str,
    /// Who played.
    pub names: &'a [&'a str],
    pub panels: &'a [ComicPanel],
    /// Its address for others.
    pub link: &'a str,
}

/// The pictures of a game, the same as one picture to keep, and the way back.
pub fn comic(page: &ComicPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let title = lang.say("site-comic");
    let sample = boards::sample(lang, page.game);
    let (sprite, styles) = sample.map(|it| (it.sprite, it.styles)).unwrap_or_default();
    let body = html! {
        (sprite)
        div class="narrow" {
            (page_head(&title, &told(page)))
            ol class="comic" { @for it in page.panels { li { (panel(it)) } } }
            (ways(page))
        }
    };
    let parts = (page.game, styles, ["share.js", "comic.js"].as_slice());
    scripted_page(&page.reader, SitePage::Elsewhere, &title, parts, body)
}

/// The game and who played it.
fn told(page: &ComicPage<'_>) -> String {
    format!("{} · {}", game_name(page.reader.lang, page.game), page.names.join(", "))
}

fn ways(page: &ComicPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let file = format!("/t/{}/comic.svg", page.table);
    html! {
        div class="comic-ways" {
            button #comic-save class="btn primary" type="button" data-picture=(file)
                data-name={ "rempart-" (page.table) ".png" } hidden {
                (sized(Icon::Down, 18)) (lang.say("site-comic-save"))
            }
            (share_button(lang, page.link))
            a class="btn" href=(file) { (sized(Icon::Eye, 18)) (lang.say("site-comic-whole")) }
            a class="btn" href={ "/t/" (page.table) } { (lang.say("site-review-back")) }
        }
    }
}
