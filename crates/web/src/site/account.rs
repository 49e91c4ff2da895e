//! Accounts: signing up, signing in, and the page of one's own account.

use frame::shell::{Reader, SitePage, in_query, site_page};
use maud::{Markup, html};
use words::Lang;

use super::form::Problem;
use super::name::{band, name_field};
use super::parts::{described_by, page_head, problem};
use super::player::shown_form;

/// The two ways to an account.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AccountWay {
    /// To a new account.
    Up,
    /// To the account that one has.
    In,
}

/// The page where one signs up or in.
#[derive(Clone, Debug)]
pub struct SignPage<'a> {
    pub reader: Reader<'a>,
    pub way: AccountWay,
    /// The content of the name field.
    pub typed: &'a str,
    /// Where to go afterwards.
    pub back: &'a str,
    pub problems: Vec<Problem>,
}

/// The page of one's own account.
#[derive(Clone, Debug)]
pub struct AccountPage<'a> {
    pub reader: Reader<'a>,
    /// The name that one signs in with.
    pub login: &'a str,
    /// How many browsers are signed in.
    pub devices: u32,
    /// What others see on the page of this player, and whether they see the ratings.
    pub shown: Vec<String>,
    pub ranked: bool,
    pub problems: Vec<Problem>,
}

impl AccountWay {
    /// The address, and the messages for the title, what it means, and the button.
    fn words(self) -> (&'static str, &'static str, &'static str, &'static str) {
        match self {
            AccountWay::Up => {
                ("/sign-up", "account-up-title", "account-up-lead", "account-sign-up")
            }
            AccountWay::In => {
                ("/sign-in", "account-in-title", "account-in-lead", "account-sign-in")
            }
        }
    }

    fn password(self) -> Password {
        match self {
            AccountWay::Up => Password::New,
            AccountWay::In => Password::Current,
        }
    }
}

/// The page where one signs up or in.
pub fn sign(page: &SignPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let (action, title, lead, go) = page.way.words();
    let title = lang.say(title);
    let body = html! {
        div class="name-page" {
            (page_head(&title, &lang.say(lead)))
            form class="badge-card" method="post" action=(action) {
                (band(page.typed))
                input type="hidden" name="back" value=(page.back);
                (name_field(lang, page.typed, &page.problems))
                (password_field(lang, "password", "account-password", page.way.password(), &page.problems))
                div class="row" {
                    button class="btn primary big" { (lang.say(go)) }
                    a class="btn quiet" href=(page.back) { (lang.say("site-name-back")) }
                }
            }
            (other_door(page))
        }
    };
    site_page(&page.reader, SitePage::Elsewhere, &title, body)
}

/// A link for somebody who wanted the other of the two.
fn other_door(page: &SignPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let (other, words) = match page.way {
        AccountWay::Up => (AccountWay::In, "account-have-one"),
        AccountWay::In => (AccountWay::Up, "account-have-none"),
    };
    let (address, _, _, go) = other.words();
    html! {
        section class="aside row" {
            span { (lang.say(words)) }
            a class="btn" href={ (address) "?back=" (in_query(page.back)) } { (lang.say(go)) }
        }
    }
}

/// What a password manager should offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Password {
    New,
    Current,
}

fn password_field(
    lang: Lang,
    name: &str,
    label: &str,
    kind: Password,
    problems: &[Problem],
) -> Markup {
    let invalid = described_by(problems, name);
    let (fill, least) = match kind {
        Password::New => ("new-password", Some("8")),
        Password::Current => ("current-password", None),
    };
    html! {
        div class="field" {
            label for=(name) { (lang.say(label)) }
            input class="input" type="password" id=(name) name=(name) required maxlength="128"
                minlength=[least] autocomplete=(fill)
                aria-invalid=[invalid.as_ref().map(|_| "true")] aria-describedby=[invalid];
            @if kind == Password::New { p class="soft small" { (lang.say("account-password-hint")) } }
            (problem(problems, name))
        }
    }
}

/// The page of one's own account.
pub fn account(page: &AccountPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let title = lang.say("account-title");
    let lead = lang.say_with("account-lead", &[("login", page.login.into())]);
    let body = html! {
        div class="narrow account" {
            (page_head(&title, &lead))
            div class="row" {
                a class="btn" href="/name?back=/account" { (lang.say("site-name-change")) }
                a class="btn" href="/reminders" { (lang.say("account-reminders")) }
                (plain_form("/sign-out", html! { (lang.say("account-sign-out")) }))
            }
            (shown_form(lang, page.login, &page.shown, page.ranked))
            (devices(page))
            (another_password(page))
            (all_that_is_kept(lang))
            (the_end(page))
        }
    };
    site_page(&page.reader, SitePage::Elsewhere, &title, body)
}

fn plain_form(action: &str, words: Markup) -> Markup {
    html! { form method="post" action=(action) { button class="btn" { (words) } } }
}

fn devices(page: &AccountPage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        section aria-labelledby="devices" {
            h2 class="h2" id="devices" { (lang.say("account-devices")) }
            p { (lang.say_with("account-devices-n", &[("n", page.devices.into())])) }
            @if page.devices > 1 {
                (plain_form("/account/devices", html! { (lang.say("account-devices-end")) }))
            }
        }
    }
}

fn another_password(page: &AccountPage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        section aria-labelledby="another" {
            h2 class="h2" id="another" { (lang.say("account-another")) }
            form class="fields" method="post" action="/account/password" {
                // For password managers: whose password this is.
                input type="hidden" autocomplete="username" value=(page.login);
                (password_field(lang, "old", "account-password-old", Password::Current, &page.problems))
                (password_field(lang, "password", "account-password-new", Password::New, &page.problems))
                button class="btn primary" { (lang.say("account-another-go")) }
            }
        }
    }
}

fn all_that_is_kept(lang: Lang) -> Markup {
    html! {
        section aria-labelledby="kept" {
            h2 class="h2" id="kept" { (lang.say("account-kept")) }
            p { (lang.say("account-kept-means")) }
            a class="btn" href="/account/export" download { (lang.say("account-kept-save")) }
        }
    }
}

/// Deleting the account: folded away, and confirmed with the password.
fn the_end(page: &AccountPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let tried = page.problems.iter().any(|it| it.field == "gone");
    html! {
        details class="more" open[tried] {
            summary { (lang.say("account-delete")) }
            form class="fields" method="post" action="/account/delete" {
                p { (lang.say("account-delete-means")) }
                (password_field(lang, "gone", "account-password", Password::Current, &page.problems))
                button class="btn danger" { (lang.say("account-delete-go")) }
            }
        }
    }
}
