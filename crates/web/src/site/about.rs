//! What Rempart is, how its deals can be checked, what it keeps, and whose names it uses.

use frame::shell::{Reader, SitePage, site_page};
use maud::{Markup, html};
use words::Lang;

use super::parts::page_head;

/// One part of the page: its anchor, its heading, its paragraphs.
type AboutPart = (&'static str, &'static str, &'static [&'static str]);

const PARTS: [AboutPart; 5] = [
    ("what", "site-about-what", &["site-about-what-1", "site-about-what-2"]),
    ("fair", "site-about-fair", &["site-about-fair-1", "site-about-fair-2"]),
    ("privacy", "site-about-privacy", &["site-about-privacy-1", "site-about-privacy-2"]),
    ("access", "site-about-access", &["site-about-access-1"]),
    ("names", "site-about-names", &["site-about-names-1", "site-about-names-2"]),
];

/// After how many days without use things are deleted here.
#[derive(Clone, Copy, Debug)]
pub struct Keeps {
    pub lobby: u32,
    pub guest: u32,
    pub talk: u32,
    pub game: u32,
}

/// The page about Rempart.
pub fn about(reader: &Reader<'_>, keeps: Keeps) -> Markup {
    let lang = reader.lang;
    let title = lang.say("site-about-title");
    let body = html! {
        div class="narrow prose" {
            (page_head(&title, &lang.say("site-about-lead")))
            @for part in &PARTS { (section(lang, part)) }
            (lasts(lang, keeps))
        }
    };
    site_page(reader, SitePage::Elsewhere, &title, body)
}

/// What is deleted here, and when; whoever runs the server chooses.
fn lasts(lang: Lang, keeps: Keeps) -> Markup {
    let days = [
        ("site-about-lasts-lobby", keeps.lobby),
        ("site-about-lasts-guest", keeps.guest),
        ("site-about-lasts-talk", keeps.talk),
        ("site-about-lasts-game", keeps.game),
    ];
    html! {
        section id="lasts" {
            h2 class="h2" { (lang.say("site-about-lasts")) }
            p { (lang.say("site-about-lasts-lead")) }
            ul { @for (key, days) in days { li { (lang.say_with(key, &[("days", days.into())])) } } }
        }
    }
}

fn section(lang: Lang, (anchor, heading, paragraphs): &AboutPart) -> Markup {
    html! {
        section id=(anchor) {
            h2 class="h2" { (lang.say(heading)) }
            @for paragraph in *paragraphs { p { (lang.say(paragraph)) } }
        }
    }
}
