//! What other programs can do here, for people who write them.

use frame::shell::{Reader, SitePage, site_page};
use maud::{Markup, html};
use words::Lang;

use super::parts::page_head;

/// The page about the API.
#[derive(Clone, Debug)]
pub struct Api<'a> {
    pub reader: Reader<'a>,
    /// The path under which all calls stand.
    pub base: &'a str,
    /// Scheme and host of this server.
    pub origin: &'a str,
    pub areas: &'a [CallsOf],
}

/// The calls about one subject. Its words are the message `api-area-AREA`.
#[derive(Clone, Debug)]
pub struct CallsOf {
    pub area: String,
    pub calls: Vec<Call>,
}

/// One call. Its description is the message `api-call-NAME`, with `-` for `_`.
#[derive(Clone, Debug)]
pub struct Call {
    pub method: &'static str,
    pub path: String,
    pub name: String,
    /// Whether it needs no token.
    pub open: bool,
}

/// The page about the API.
pub fn api(page: &Api<'_>) -> Markup {
    let lang = page.reader.lang;
    let title = lang.say("api-title");
    let body = html! {
        div class="narrow prose api" {
            (page_head(&title, &lang.say("api-lead")))
            p { a class="btn" href={ (page.base) "/openapi.json" } { (lang.say("api-document")) } }
            (part(lang, ["api-token-title", "api-token"], &token_example(page)))
            (part(lang, ["api-play-title", "api-play"], &play_example(page)))
            (part(lang, ["api-events-title", "api-events"], &events_example(page)))
            p { (lang.say("api-errors")) }
            @for area in page.areas { (calls(lang, area)) }
        }
    };
    site_page(&page.reader, SitePage::Elsewhere, &title, body)
}

/// A heading, a paragraph, and what to type.
fn part(lang: Lang, [title, words]: [&str; 2], example: &str) -> Markup {
    html! {
        section {
            h2 class="h2" { (lang.say(title)) }
            p { (lang.say(words)) }
            pre tabindex="0" { code { (example) } }
        }
    }
}

fn call(page: &Api<'_>) -> String {
    format!("{}{}", page.origin, page.base)
}

const SENDS: &str = "-H 'Content-Type: application/json' -d";

fn token_example(page: &Api<'_>) -> String {
    format!("curl -X POST {}/guests \\\n  {SENDS} '{{}}'", call(page))
}

fn play_example(page: &Api<'_>) -> String {
    let call = call(page);
    let bearer = "-H \"Authorization: Bearer $TOKEN\"";
    format!(
        "curl -X POST {call}/tables {bearer} \\\n  {SENDS} '{{\"game\": \"oh-no\"}}'\n\
         curl {call}/tables/$ID {bearer}\n\
         curl -X POST {call}/tables/$ID/moves {bearer} \\\n  {SENDS} '{{\"seq\": 0, \"moves\": [\"...\"]}}'"
    )
}

fn events_example(page: &Api<'_>) -> String {
    let call = call(page);
    format!(
        "curl -N {call}/tables/$ID/events -H \"Authorization: Bearer $TOKEN\" \\\n  -H 'Last-Event-ID: 42'"
    )
}

fn calls(lang: Lang, area: &CallsOf) -> Markup {
    html! {
        section id=(area.area) {
            h2 class="h2" { (lang.say(&format!("api-area-{}", area.area))) }
            dl class="calls" {
                @for it in &area.calls {
                    dt {
                        code { b { (it.method) } " " (it.path) }
                        @if it.open { " " span class="tag" { (lang.say("api-open")) } }
                    }
                    dd { (lang.say(&format!("api-call-{}", it.name.replace('_', "-")))) }
                }
            }
        }
    }
}
