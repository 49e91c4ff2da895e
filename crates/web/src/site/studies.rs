//! Studies: the list of them, and how one is begun.

use frame::shell::{Reader, SitePage, site_page};
use frame::wording::listed;
use maud::{Markup, html};
use words::Lang;

use super::parts::{
    first_sign_up, go, labelled, list_of, new_section, page_head, thumb, ticked, typed, typed_lines,
};
use super::wording::{ago, game_name};

/// The page on which studies are found and begun.
#[derive(Clone, Debug)]
pub struct StudiesPage<'a> {
    pub reader: Reader<'a>,
    /// The reader's own first, then the latest.
    pub studies: Vec<StudyInList>,
    /// The finished game that becomes the first chapter of a new one, and the moment at which its reader
    /// looked.
    pub game: Option<StudiedGame>,
}

/// A finished game of which a study is begun.
#[derive(Clone, Debug)]
pub struct StudiedGame {
    pub table: String,
    pub game: String,
    pub players: Vec<String>,
    pub ply: usize,
}

/// A study in a list.
#[derive(Clone, Debug)]
pub struct StudyInList {
    pub id: String,
    pub name: String,
    pub author: String,
    /// Whether the reader wrote it.
    pub mine: bool,
    /// Whether everybody finds it.
    pub listed: bool,
    pub chapters: u32,
    /// How many seconds ago it was changed.
    pub ago: u64,
}

/// `GET /studies`
pub fn studies(page: &StudiesPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let title = lang.say("study-many");
    let those = |own: bool| -> Vec<Markup> {
        page.studies.iter().filter(|it| it.mine == own).map(|it| line(lang, it)).collect()
    };
    let (own, others) = (those(true), those(false));
    let body = html! {
        div class="narrow duels" {
            (page_head(&title, &lang.say("study-lead")))
            @if !own.is_empty() { (list_of(lang, "own", ["study-own", "study-none"], &own)) }
            (list_of(lang, "all", ["study-listed-ones", "study-none"], &others))
            (opening(page))
        }
    };
    site_page(&page.reader, SitePage::Elsewhere, &title, body)
}

fn line(lang: Lang, it: &StudyInList) -> Markup {
    let see = [("name", it.name.as_str().into())];
    html! {
        li {
            div class="past-words" {
                p { b { bdi { (it.name) } } }
                p class="soft small" {
                    (lang.say_with("study-by", &[("name", it.author.as_str().into())])) " · "
                    (lang.say_with("study-chapters-n", &[("n", it.chapters.into())])) " · "
                    @if !it.listed { (lang.say("study-unlisted")) " · " }
                    (ago(lang, it.ago))
                }
            }
            div class="past-acts" {
                a class="btn" href={ "/studies/" (it.id) }
                    aria-label=(lang.say_with("study-see-name", &see)) { (lang.say("study-read")) }
            }
        }
    }
}

fn opening(page: &StudiesPage<'_>) -> Markup {
    let lang = page.reader.lang;
    match page.reader.signed_in {
        true => new_section(lang, "study-new", form(lang, page.game.as_ref())),
        false => new_section(lang, "study-new", first_sign_up(lang, "study-account", "/studies")),
    }
}

fn form(lang: Lang, game: Option<&StudiedGame>) -> Markup {
    let fields = about_fields(lang, "", "", false);
    html! {
        form class="fields" method="post" action="/studies" {
            @if let Some(game) = game { (first_chapter(lang, game)) }
            (fields) (go(lang, "study-begin"))
        }
    }
}

/// The game that becomes its first chapter.
fn first_chapter(lang: Lang, game: &StudiedGame) -> Markup {
    html! {
        input type="hidden" name="table" value=(game.table);
        input type="hidden" name="ply" value=(game.ply);
        div class="row" {
            (thumb(&game.game))
            div {
                p { b { (game_name(lang, &game.game)) } }
                p class="soft small" { bdi { (listed(lang, &game.players)) } }
            }
        }
    }
}

/// What a study is called, what it is about, and who finds it.
pub(super) fn about_fields(lang: Lang, name: &str, about: &str, listed: bool) -> Markup {
    html! {
        (labelled("name", &lang.say("study-name"), typed("name", "name", name, 60)))
        (labelled("about", &lang.say("study-about"), typed_lines("about", 3, 300, about)))
        (ticked("listed", listed, &lang.say("study-list-it")))
    }
}
