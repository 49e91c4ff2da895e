//! Pages for what goes wrong: what happened, and what to do now.

use frame::shell::{Reader, SitePage, site_page};
use maud::{Markup, html};

use crate::scenes;

/// What went wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mishap {
    /// 403: not yours to see or do.
    Forbidden,
    /// 404: nothing is here.
    NotFound,
    /// 409: somebody was faster, or the page was old.
    Conflict,
    /// 413: more was sent than a page ever sends.
    TooLarge,
    /// 422: it cannot be done as it was asked.
    Refused,
    /// 429: more often than people ask.
    TooOften,
    /// 500: our fault.
    Broken,
}

impl Mishap {
    const ALL: [Mishap; 7] = [
        Mishap::Forbidden,
        Mishap::NotFound,
        Mishap::Conflict,
        Mishap::TooLarge,
        Mishap::Refused,
        Mishap::TooOften,
        Mishap::Broken,
    ];

    /// The mishap of an answer with this status; for others, refused or our fault.
    pub fn of(status: u16) -> Mishap {
        let usual = if (400..500).contains(&status) { Mishap::Refused } else { Mishap::Broken };
        Mishap::ALL.into_iter().find(|it| it.status() == status).unwrap_or(usual)
    }

    /// The status of the answer.
    pub fn status(self) -> u16 {
        match self {
            Mishap::Forbidden => 403,
            Mishap::NotFound => 404,
            Mishap::Conflict => 409,
            Mishap::TooLarge => 413,
            Mishap::Refused => 422,
            Mishap::TooOften => 429,
            Mishap::Broken => 500,
        }
    }

    /// The messages: what happened, what to do.
    fn words(self) -> (&'static str, &'static str) {
        match self {
            Mishap::Forbidden => ("site-error-forbidden", "site-error-forbidden-do"),
            Mishap::NotFound => ("site-error-not-found", "site-error-not-found-do"),
            Mishap::Conflict => ("site-error-conflict", "site-error-conflict-do"),
            Mishap::TooLarge => ("site-error-too-large", "site-error-too-large-do"),
            Mishap::Refused => ("site-error-refused", "site-error-refused-do"),
            Mishap::TooOften => ("site-error-too-often", "site-error-too-often-do"),
            Mishap::Broken => ("site-error-broken", "site-error-broken-do"),
        }
    }
}

/// A page for something that went wrong.
#[derive(Clone, Copy, Debug)]
pub struct ErrorPage<'a> {
    pub reader: Reader<'a>,
    pub mishap: Mishap,
    /// More about it, in words.
    pub detail: Option<&'a str>,
    /// Where the rule that decides it can be read, and the words of the way there.
    pub rule: Option<(&'a str, &'a str)>,
    /// The table or page to go back to.
    pub back: Option<&'a str>,
}

/// A page for something that went wrong.
pub fn error(page: &ErrorPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let (what, todo) = page.mishap.words();
    let title = lang.say(what);
    let body = html! {
        div class="mishap" {
            svg class="mishap-art" viewBox="0 0 320 220" aria-hidden="true" {
                (scenes::carried_off(&page.mishap.status().to_string()))
            }
            div class="mishap-words" {
                p class="soft small num" {
                    (lang.say_with("site-error-status", &[("n", page.mishap.status().into())]))
                }
                h1 class="h1" { (title) }
                @if let Some(detail) = page.detail { p { b { (detail) } } }
                @if let Some((href, words)) = page.rule { p { a class="rule" href=(href) { (words) } } }
                p class="lead" { (lang.say(todo)) }
                div class="row" {
                    @if let Some(back) = page.back {
                        a class="btn primary big" href=(back) { (lang.say("site-error-back")) }
                    }
                    a class="btn big" href="/" { (lang.say("site-error-home")) }
                }
            }
        }
    };
    site_page(&page.reader, SitePage::Elsewhere, &title, body)
}
