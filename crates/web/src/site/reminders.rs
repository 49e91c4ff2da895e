//! Reminders, outside the page, that it is one's turn.

use frame::shell::{Reader, SitePage, scripted_site_page};
use maud::{Markup, html};

use super::devices::{Reminded, devices};
use super::form::Problem;
use super::parts::{described_by, page_head, problem};

/// The page where people choose how to be reminded.
#[derive(Clone, Debug)]
pub struct RemindersPage<'a> {
    pub reader: Reader<'a>,
    /// The public key of this server, which a browser asks for.
    pub key: &'a str,
    /// The devices that remind the reader, the oldest first.
    pub devices: Vec<Reminded>,
    /// How many there may be.
    pub most: u32,
    /// The address that is called, or what was typed.
    pub hook: &'a str,
    /// Whether one is called now.
    pub is_on: bool,
    pub problems: Vec<Problem>,
}

/// The page where one says how one wants to be reminded.
pub fn reminders(page: &RemindersPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let title = lang.say("account-reminders");
    let body = html! {
        div class="narrow account" {
            (page_head(&title, &lang.say("account-reminders-lead")))
            (devices(page))
            section aria-labelledby="hook-title" {
                h2 class="h2" id="hook-title" { (lang.say("account-hook-title")) }
                p { (lang.say("account-hook-means")) }
                (hook_form(page))
                @if page.is_on { (off(page)) }
                details class="more" {
                    summary { (lang.say("account-hook-format")) }
                    pre tabindex="0" { code { (EXAMPLE) } }
                }
            }
        }
    };
    scripted_site_page(&page.reader, SitePage::Tables, &title, &["push.js"], body)
}

/// What is sent.
const EXAMPLE: &str = r#"POST
content-type: application/json

{"text": "...", "table": "k4m8", "game": "oh-no",
 "url": "https://.../t/k4m8"}"#;

fn hook_form(page: &RemindersPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let invalid = described_by(&page.problems, "hook");
    html! {
        form class="fields" method="post" action="/reminders" {
            div class="field" {
                label for="hook" { (lang.say("account-hook")) }
                input class="input" type="url" id="hook" name="hook" value=(page.hook) required
                    maxlength="1000" placeholder="https://" autocomplete="off"
                    aria-invalid=[invalid.as_ref().map(|_| "true")] aria-describedby=[invalid];
                (problem(&page.problems, "hook"))
            }
            button class="btn primary" { (lang.say("account-hook-keep")) }
        }
    }
}

fn off(page: &RemindersPage<'_>) -> Markup {
    html! {
        form method="post" action="/reminders" {
            input type="hidden" name="hook" value="";
            button class="btn" { (page.reader.lang.say("account-hook-off")) }
        }
    }
}
