//! Choosing the name that others see.

use frame::shell::{Reader, SitePage, in_query, initial, site_page};
use maud::{Markup, html};
use words::Lang;

use super::form::Problem;
use super::parts::{described_by, page_head, problem};
use crate::scenes;

/// The page where a name is chosen.
#[derive(Clone, Debug)]
pub struct NamePage<'a> {
    pub reader: Reader<'a>,
    /// The content of the field.
    pub typed: &'a str,
    /// Where to go afterwards.
    pub back: &'a str,
    pub problems: Vec<Problem>,
}

/// The page where a name is chosen.
pub fn name(page: &NamePage<'_>) -> Markup {
    let lang = page.reader.lang;
    let title = lang.say("site-name-title");
    let body = html! {
        div class="name-page" {
            (page_head(&title, &lang.say("site-name-lead")))
            form class="badge-card" method="post" action="/name" {
                (band(page.typed))
                input type="hidden" name="back" value=(page.back);
                (name_field(lang, page.typed, &page.problems))
                div class="row" {
                    button class="btn primary big" { (lang.say("site-name-keep")) }
                    a class="btn quiet" href=(page.back) { (lang.say("site-name-back")) }
                }
            }
            @if !page.reader.signed_in && !page.reader.is_alone() { (keep_everywhere(lang, page.back)) }
        }
    };
    site_page(&page.reader, SitePage::Elsewhere, &title, body)
}

/// For somebody with other devices: the way to an account.
fn keep_everywhere(lang: Lang, back: &str) -> Markup {
    let back = in_query(back);
    html! {
        section class="aside" {
            h2 class="h3" { (lang.say("account-why")) }
            p class="soft" { (lang.say("account-why-more")) }
            div class="row" {
                a class="btn" href={ "/sign-up?back=" (back) } { (lang.say("account-sign-up")) }
                a class="btn quiet" href={ "/sign-in?back=" (back) } { (lang.say("account-sign-in")) }
            }
        }
    }
}

/// The head of a badge: a saucer, and the letter that will stand on the seat.
pub(super) fn band(name: &str) -> Markup {
    html! {
        div class="badge-band" aria-hidden="true" {
            svg viewBox="0 0 800 150" preserveAspectRatio="xMidYMid slice" {
                (scenes::sky())
                (scenes::saucer_at(250.0, 56.0, 1.0, -10.0))
            }
            span class="badge-face" { (initial(name)) }
        }
    }
}

/// The field for a name, and what is wrong with what was typed.
pub(super) fn name_field(lang: Lang, typed: &str, problems: &[Problem]) -> Markup {
    let invalid = described_by(problems, "name");
    html! {
        div class="field" {
            label for="name" { (lang.say("site-name-label")) }
            input class="input" id="name" name="name" value=(typed) maxlength="24" required
                autocomplete="nickname" aria-invalid=[invalid.as_ref().map(|_| "true")]
                aria-describedby=[invalid];
            (problem(problems, "name"))
        }
    }
}
