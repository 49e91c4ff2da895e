//! Playing without a network: what is fetched for it, and the way back.

use frame::art::icons::{Icon, sized};
use frame::shell::{Reader, SitePage, scripted_site_page};
use maud::{Markup, html};

use super::parts::page_head;

/// How the page is come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OfflineWay {
    /// A server offers to fetch so many bytes.
    Offered(usize),
    /// A web server without a program does, which has nothing else.
    Static(usize),
    /// The reader plays without a server, and is shown what has been fetched.
    Alone,
}

impl OfflineWay {
    /// As the script calls it.
    fn word(self) -> &'static str {
        match self {
            OfflineWay::Offered(_) => "offered",
            OfflineWay::Static(_) => "static",
            OfflineWay::Alone => "alone",
        }
    }
}

/// The page about playing without a network. The script shows what fits its browser.
pub fn offline(reader: &Reader<'_>, way: OfflineWay) -> Markup {
    let lang = reader.lang;
    let title = lang.say("offline-title");
    let body = html! {
        div class="narrow prose" data-offline=(way.word()) {
            (page_head(&title, &lang.say("offline-lead")))
            @for key in ["offline-all", "offline-kept", "offline-not"] { p { (lang.say(key)) } }
            noscript { p { (lang.say("offline-script")) } }
            div aria-live="polite" {
                @for state in ["impossible", "ready", "failed", "alone"] {
                    p data-says=(state) hidden { (lang.say(&format!("offline-{state}"))) }
                }
            }
            (acts(reader, way))
        }
    };
    scripted_site_page(reader, SitePage::Elsewhere, &title, &["program.js", "offline.js"], body)
}

fn acts(reader: &Reader<'_>, way: OfflineWay) -> Markup {
    let lang = reader.lang;
    html! {
        @match way {
            OfflineWay::Offered(size) | OfflineWay::Static(size) => {
                p data-says="none failed" hidden {
                    button class="btn primary big" type="button" data-take {
                        (sized(Icon::Down, 18)) (lang.say_with("offline-take", &[("size", megabytes(size).into())]))
                    }
                }
                p data-says="busy" hidden {
                    label { (lang.say("offline-busy")) " " progress max=(size) value="0" {} }
                }
                p data-says="ready" hidden {
                    button class="btn primary big" type="button" data-alone {
                        (sized(Icon::Play, 18)) (lang.say("offline-go"))
                    }
                }
            },
            OfflineWay::Alone => p data-says="alone" hidden {
                button class="btn" type="button" data-server { (lang.say("offline-back")) }
            },
        }
    }
}

/// In millions of bytes, rounded up to tenths.
fn megabytes(bytes: usize) -> f64 {
    bytes.div_ceil(100_000) as f64 / 10.0
}
