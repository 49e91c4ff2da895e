//! Reminders by notification: on this device, and on which others.

use frame::wording::Date;
use maud::{Markup, html};
use words::Lang;

use super::parts::problem;
use super::reminders::RemindersPage;

/// A device that shows a notification when it is the reader's turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reminded {
    /// Its id, which its browser works out too.
    pub id: String,
    /// What kind of browser it is; empty if that is not known.
    pub name: String,
    pub since: Date,
}

/// The states that this browser can be in, each with its message. The script shows the right one;
/// without the script the first is shown.
const STATES: [(&str, &str); 8] = [
    ("script", "account-push-script"),
    ("insecure", "account-push-insecure"),
    ("impossible", "account-push-impossible"),
    ("refused", "account-push-refused"),
    ("off", "account-push-is-off"),
    ("asking", "account-push-asking"),
    ("failed", "account-push-failed"),
    ("on", "account-push-is-on"),
];

/// The part of the page about devices.
pub(super) fn devices(page: &RemindersPage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        section aria-labelledby="push-title" data-push=(page.key) {
            h2 class="h2" id="push-title" { (lang.say("account-push-title")) }
            p { (lang.say("account-push-means")) }
            div role="status" {
                @for (state, words) in STATES {
                    p data-says=(state) hidden[state != "script"]
                        class=[(state == "failed").then_some("problem")] { (lang.say(words)) }
                }
            }
            (problem(&page.problems, "device"))
            (this_one(lang))
            @if !page.devices.is_empty() { (all(page)) }
        }
    }
}

/// The parts that the script fills in and sends, once the browser has agreed.
fn this_one(lang: Lang) -> Markup {
    html! {
        form method="post" action="/reminders/devices" data-push-on hidden {
            @for name in ["endpoint", "p256dh", "auth"] {
                input type="hidden" name=(name);
            }
            button class="btn primary" { (lang.say("account-push-on")) }
        }
    }
}

fn all(page: &RemindersPage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        h3 class="h3" id="push-all" { (lang.say("account-push-all")) }
        ul class="devices" aria-labelledby="push-all" {
            @for device in &page.devices { (one(lang, device)) }
        }
        p class="soft small" { (lang.say_with("account-push-most", &[("n", page.most.into())])) }
    }
}

fn one(lang: Lang, device: &Reminded) -> Markup {
    let some = || lang.say("account-push-some");
    let name = Some(device.name.clone()).filter(|it| !it.is_empty()).unwrap_or_else(some);
    let since = device.since.words(lang);
    html! {
        li data-device=(device.id) {
            span {
                b { (name) }
                span class="tag" data-this hidden { (lang.say("account-push-this")) }
                br;
                span class="soft small" {
                    (lang.say_with("account-push-since", &[("date", since.into())]))
                }
            }
            form method="post" action="/reminders/devices/off" {
                input type="hidden" name="id" value=(device.id);
                button class="btn" {
                    (lang.say("account-push-off")) span class="sr" { " : " (name) }
                }
            }
        }
    }
}
