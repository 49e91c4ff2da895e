//! Clubs: the list of them, how one is founded, and how one comes in by a link.

use frame::art::icons::{Icon, sized};
use frame::shell::{Reader, SitePage, in_query, site_page};
use maud::{Markup, html};
use words::Lang;

use super::parts::page_head;
use super::wording::ago;

/// The page on which clubs are found and founded.
#[derive(Clone, Debug)]
pub struct ClubsPage<'a> {
    pub reader: Reader<'a>,
    /// The reader's own first.
    pub clubs: Vec<ClubInList>,
}

/// A club in a list.
#[derive(Clone, Debug)]
pub struct ClubInList {
    pub id: String,
    pub name: String,
    pub public: bool,
    /// Whether the reader is a member.
    pub inside: bool,
    pub members: u32,
    /// How many seconds ago it was founded.
    pub ago: u64,
}

/// `GET /clubs`
pub fn clubs(page: &ClubsPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let title = lang.say("club-many");
    let (own, others): (Vec<_>, Vec<_>) = page.clubs.iter().partition(|it| it.inside);
    let body = html! {
        div class="narrow duels" {
            (page_head(&title, &lang.say("club-lead")))
            @if !own.is_empty() { (list(lang, "own", "club-own", &own)) }
            (list(lang, "all", "club-public-ones", &others))
            (founding(page))
        }
    };
    site_page(&page.reader, SitePage::Elsewhere, &title, body)
}

fn list(lang: Lang, id: &str, key: &str, clubs: &[&ClubInList]) -> Markup {
    html! {
        section aria-labelledby=(id) {
            h2 class="h3" id=(id) { (lang.say(key)) }
            @if clubs.is_empty() { p class="empty" { (lang.say("club-none")) } }
            ul class="past plain-past" { @for it in clubs { (line(lang, it)) } }
        }
    }
}

fn line(lang: Lang, it: &ClubInList) -> Markup {
    let see = [("name", it.name.as_str().into())];
    let kind = if it.public { "club-public" } else { "club-private" };
    html! {
        li {
            div class="past-words" {
                p { b { bdi { (it.name) } } }
                p class="soft small" {
                    (lang.say_with("club-members-n", &[("n", it.members.into())])) " · "
                    (lang.say(kind)) " · " (ago(lang, it.ago))
                }
            }
            div class="past-acts" {
                a class="btn" href={ "/clubs/" (it.id) }
                    aria-label=(lang.say_with("club-see-name", &see)) { (lang.say("duel-see")) }
            }
        }
    }
}

fn founding(page: &ClubsPage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        section class="duel-new" aria-labelledby="new" {
            h2 class="h3" id="new" { (lang.say("club-new")) }
            @if page.reader.signed_in {
                form class="fields" method="post" action="/clubs" {
                    (about_fields(lang, "", "", false))
                    button class="btn go big" { (sized(Icon::Plus, 18)) (lang.say("club-found")) }
                }
            }
            @else {
                p class="row" {
                    (lang.say("club-account")) " "
                    a class="btn" href="/sign-up?back=/clubs" { (lang.say("account-sign-up")) }
                }
            }
        }
    }
}

/// What a club is called, what it is about, and who finds it.
pub(super) fn about_fields(lang: Lang, name: &str, about: &str, public: bool) -> Markup {
    html! {
        div class="field" {
            label for="name" { (lang.say("club-name")) }
            input class="input" id="name" name="name" value=(name) required maxlength="24" autocomplete="off";
        }
        div class="field" {
            label for="about" { (lang.say("club-about")) }
            textarea class="input" id="about" name="about" rows="3" maxlength="300" { (about) }
        }
        label class="choice" {
            input type="checkbox" name="public" value="on" checked[public];
            span { (lang.say("club-make-public")) }
        }
    }
}

/// The page to which the link of a club leads somebody who is not in it.
#[derive(Clone, Debug)]
pub struct ClubInvitation<'a> {
    pub reader: Reader<'a>,
    pub id: &'a str,
    pub name: &'a str,
    pub about: &'a str,
    pub founder: &'a str,
    pub members: u32,
    /// What the link holds.
    pub key: &'a str,
}

/// `GET /clubs/ID?k=KEY`
pub fn club_invitation(page: &ClubInvitation<'_>) -> Markup {
    let lang = page.reader.lang;
    let by = [("name", page.founder.into())];
    let body = html! {
        div class="narrow duels" {
            header class="page-head" {
                h1 class="h1" { bdi { (page.name) } }
                p class="soft" {
                    (lang.say_with("club-members-n", &[("n", page.members.into())])) " · "
                    (lang.say_with("club-led-by", &by))
                }
                @if !page.about.is_empty() { p class="lead" { (page.about) } }
            }
            p { (lang.say("club-invited")) }
            (way_in(&page.reader, page.id, Some(page.key)))
        }
    };
    site_page(&page.reader, SitePage::Elsewhere, page.name, body)
}

/// How one becomes a member.
pub(super) fn way_in(reader: &Reader<'_>, id: &str, key: Option<&str>) -> Markup {
    let lang = reader.lang;
    let back = match key {
        Some(key) => format!("/clubs/{id}?k={key}"),
        None => format!("/clubs/{id}"),
    };
    html! {
        div class="row" {
            @if reader.signed_in {
                form method="post" action={ "/clubs/" (id) "/join" } {
                    @if let Some(key) = key { input type="hidden" name="k" value=(key); }
                    button class="btn go big" { (lang.say("club-join")) }
                }
            }
            @else {
                a class="btn go big" href={ "/sign-up?back=" (in_query(&back)) } { (lang.say("club-sign-up")) }
                a class="btn" href={ "/sign-in?back=" (in_query(&back)) } { (lang.say("account-sign-in")) }
            }
        }
        p class="soft small" { (lang.say("club-join-means")) }
    }
}
