//! Clubs: the list of them, how one is founded, and how one comes in by a link.

use frame::shell::{Reader, SitePage, in_query, site_page};
use maud::{Markup, html};
use words::Lang;

use super::parts::{
    first_sign_up, go, labelled, list_of, new_section, page_head, ticked, typed, typed_lines,
};
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
    let those = |own: bool| -> Vec<Markup> {
        page.clubs.iter().filter(|it| it.inside == own).map(|it| line(lang, it)).collect()
    };
    let (own, others) = (those(true), those(false));
    let body = html! {
        div class="narrow duels" {
            (page_head(&title, &lang.say("club-lead")))
            @if !own.is_empty() { (list_of(lang, "own", ["club-own", "club-none"], &own)) }
            (list_of(lang, "all", ["club-public-ones", "club-none"], &others))
            (founding(page))
        }
    };
    site_page(&page.reader, SitePage::Elsewhere, &title, body)
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
    match page.reader.signed_in {
        true => new_section(lang, "club-new", form(lang)),
        false => new_section(lang, "club-new", first_sign_up(lang, "club-account", "/clubs")),
    }
}

fn form(lang: Lang) -> Markup {
    let fields = about_fields(lang, "", "", false);
    html! {
        form class="fields" method="post" action="/clubs" { (fields) (go(lang, "club-found")) }
    }
}

/// What a club is called, what it is about, and who finds it.
pub(super) fn about_fields(lang: Lang, name: &str, about: &str, public: bool) -> Markup {
    html! {
        (labelled("name", &lang.say("club-name"), typed("name", "name", name, 24)))
        (labelled("about", &lang.say("club-about"), typed_lines("about", 3, 300, about)))
        (ticked("public", public, &lang.say("club-make-public")))
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
    html! {
        div class="row" {
            @if reader.signed_in { (joining(reader.lang, id, key)) } @else { (signing(reader.lang, id, key)) }
        }
        p class="soft small" { (reader.lang.say("club-join-means")) }
    }
}

fn joining(lang: Lang, id: &str, key: Option<&str>) -> Markup {
    html! {
        form method="post" action={ "/clubs/" (id) "/join" } {
            @if let Some(key) = key { input type="hidden" name="k" value=(key); }
            button class="btn go big" { (lang.say("club-join")) }
        }
    }
}

/// One needs an account first.
fn signing(lang: Lang, id: &str, key: Option<&str>) -> Markup {
    let key = key.map(|it| format!("?k={it}")).unwrap_or_default();
    let back = in_query(&format!("/clubs/{id}{key}"));
    html! {
        a class="btn go big" href={ "/sign-up?back=" (back) } { (lang.say("club-sign-up")) }
        a class="btn" href={ "/sign-in?back=" (back) } { (lang.say("account-sign-in")) }
    }
}
