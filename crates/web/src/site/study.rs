//! The page of a study: a game, moment by moment, with what its author notes there.

use frame::art::icons::{Icon, sized};
use frame::shell::{Reader, SitePage, scripted_site_page};
use frame::wording::{Date, listed};
use maud::{Markup, html};
use words::Lang;

use super::parts::{invite_line, labelled, sure, thumb, typed, typed_lines};
use super::studies::about_fields;
use super::wording::game_name;

/// The page of a study.
#[derive(Clone, Debug)]
pub struct StudyPage<'a> {
    pub reader: Reader<'a>,
    pub id: &'a str,
    pub name: &'a str,
    pub about: &'a str,
    pub author: &'a str,
    pub listed: bool,
    /// Its whole address.
    pub link: String,
    /// The number and the name of each chapter.
    pub chapters: Vec<(i64, String)>,
    /// The one that is open.
    pub open: Option<ChapterShown>,
    /// For the author: the games that they may put in.
    pub edits: Option<Vec<StudyGame>>,
}

/// A chapter that is open.
#[derive(Clone, Debug)]
pub struct ChapterShown {
    pub number: i64,
    pub name: String,
    pub table: String,
    pub game: String,
    /// Through whose eyes its author shows it: a seat counted from 1, or 0 for a spectator.
    pub eyes: u8,
    /// Through whose eyes its reader sees it.
    pub seen_by: u8,
    /// The game itself; none as long as it may not be shown.
    pub moments: Option<StudyMoments>,
}

/// The moments of a game, and what is noted at them.
#[derive(Clone, Debug)]
pub struct StudyMoments {
    pub players: Vec<String>,
    pub ply: usize,
    pub plies: usize,
    /// By moment.
    pub notes: Vec<NoteShown>,
}

/// What is noted after so many moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoteShown {
    pub ply: usize,
    pub words: String,
    /// Places on the board, or two with `>` between them for an arrow.
    pub marks: String,
}

/// A finished game that can become a chapter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StudyGame {
    pub table: String,
    pub game: String,
    pub players: Vec<String>,
    pub date: Date,
}

impl StudyPage<'_> {
    fn address(&self, what: &str) -> String {
        format!("/studies/{}{what}", self.id)
    }

    /// Where a moment of a chapter is, seen by the same eyes as now.
    fn moment(&self, chapter: &ChapterShown, ply: usize) -> String {
        self.moment_by(chapter, ply, chapter.seen_by)
    }

    fn moment_by(&self, chapter: &ChapterShown, ply: usize, eyes: u8) -> String {
        let number = chapter.number;
        format!("/studies/{}?chapter={number}&seat={eyes}&ply={ply}#game", self.id)
    }
}

/// `GET /studies/ID?chapter=N&ply=P`
pub fn study(page: &StudyPage<'_>) -> Markup {
    let body = html! {
        div class="duels study" {
            (head(page))
            (contents(page))
            @if let Some(chapter) = &page.open { (open_chapter(page, chapter)) }
            @if let Some(games) = &page.edits { (editing(page, games)) }
            (sharing(page))
        }
    };
    let scripts = ["share.js", "study.js"];
    scripted_site_page(&page.reader, SitePage::Elsewhere, page.name, &scripts, body)
}

fn head(page: &StudyPage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        header class="page-head" {
            h1 class="h1" { bdi { (page.name) } }
            p class="soft" {
                (lang.say_with("study-by", &[("name", page.author.into())]))
                @if !page.listed { " · " (lang.say("study-unlisted")) }
            }
            @if !page.about.is_empty() { p class="lead" { (page.about) } }
        }
    }
}

fn contents(page: &StudyPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let open = page.open.as_ref().map(|it| it.number);
    html! {
        @if page.chapters.is_empty() { p class="empty" { (lang.say("study-empty")) } }
        @if 1 < page.chapters.len() {
            nav class="row" aria-label=(lang.say("study-chapters")) {
                @for (number, name) in &page.chapters {
                    a class="btn" href={ (page.address("?chapter=")) (number) }
                        aria-current=[(open == Some(*number)).then_some("true")] { bdi { (name) } }
                }
            }
        }
    }
}

fn open_chapter(page: &StudyPage<'_>, chapter: &ChapterShown) -> Markup {
    let lang = page.reader.lang;
    html! {
        section id="game" aria-labelledby="chapter" {
            h2 class="h3" id="chapter" { bdi { (chapter.name) } }
            @match &chapter.moments {
                None => p class="empty" { (lang.say("study-hidden")) },
                Some(moments) => {
                    p class="soft small" {
                        (game_name(lang, &chapter.game)) " · " (listed(lang, &moments.players)) " · "
                        a href={ "/t/" (chapter.table) "/replay" } { (lang.say("study-whole-game")) }
                    }
                    (whose_eyes(page, chapter, moments))
                    (slider(page, chapter, moments))
                    div class="chapter-columns" {
                        (board(page, chapter, moments))
                        div class="chapter-side" {
                            @if page.edits.is_some() { (note_form(page, chapter, moments)) }
                            (notes(page, chapter, moments))
                        }
                    }
                },
            }
        }
    }
}

/// Whose eyes: a link for each seat, and one for spectators, as when one looks back at a game.
fn whose_eyes(page: &StudyPage<'_>, chapter: &ChapterShown, moments: &StudyMoments) -> Markup {
    let lang = page.reader.lang;
    let watcher = lang.say("study-spectator");
    let players = moments.players.iter().zip(1..);
    html! {
        nav class="row" id="chapter-eyes" aria-labelledby="chapter-eyes-of" {
            span class="soft small" id="chapter-eyes-of" { (lang.say("study-eyes")) }
            @for (name, eyes) in players.chain([(&watcher, 0)]) {
                a class="btn" href=(page.moment_by(chapter, moments.ply, eyes))
                    aria-current=[(chapter.seen_by == eyes).then_some("true")] { bdi { (name) } }
            }
        }
    }
}

fn slider(page: &StudyPage<'_>, chapter: &ChapterShown, moments: &StudyMoments) -> Markup {
    let lang = page.reader.lang;
    let step = |ply: usize, icon, words: &str, id: &str| {
        html! {
            a class="btn" id=(id) href=(page.moment(chapter, ply)) aria-label=(lang.say(words)) { (sized(icon, 18)) }
        }
    };
    html! {
        form class="duel-slider chapter-slider" id="chapter-slider" action={ (page.address("")) "#game" } {
            input type="hidden" name="chapter" value=(chapter.number);
            input type="hidden" name="seat" value=(chapter.seen_by);
            (step(moments.ply.saturating_sub(1), Icon::Before, "replay-before", "chapter-before"))
            input id="chapter-ply" type="range" name="ply" min="0" max=(moments.plies) value=(moments.ply)
                aria-label=(lang.say("study-ply"));
            output class="num" for="chapter-ply" { (moments.ply) }
            span class="num" { "/ " (moments.plies) }
            (step((moments.ply + 1).min(moments.plies), Icon::Next, "replay-after", "chapter-after"))
            button class="btn" { (lang.say("replay-go")) }
        }
    }
}

fn board(page: &StudyPage<'_>, chapter: &ChapterShown, moments: &StudyMoments) -> Markup {
    let (number, eyes) = (chapter.number, chapter.seen_by);
    let address = page.address(&format!("/board/{number}?seat={eyes}&ply="));
    let label = page.reader.lang.say("study-board");
    html! {
        iframe id="chapter-board" class="chapter-board" src={ (address) (moments.ply) } title=(label) data-board=(address) {}
    }
}

fn notes(page: &StudyPage<'_>, chapter: &ChapterShown, moments: &StudyMoments) -> Markup {
    html! {
        div class="chapter-notes" id="chapter-notes" {
            @if moments.notes.is_empty() { p class="empty" { (page.reader.lang.say("study-no-notes")) } }
            ol { @for it in &moments.notes { (note(page, chapter, it, it.ply == moments.ply)) } }
        }
    }
}

fn note(page: &StudyPage<'_>, chapter: &ChapterShown, it: &NoteShown, here: bool) -> Markup {
    let lang = page.reader.lang;
    let after = lang.say_with("study-after-n", &[("n", it.ply.into())]);
    html! {
        li data-ply=(it.ply) data-marks=(it.marks) aria-current=[here.then_some("true")] {
            a href=(page.moment(chapter, it.ply)) data-ply=(it.ply) { (after) }
            @if !it.words.is_empty() { p data-words { (it.words) } }
            @if !it.marks.is_empty() { p class="soft small" { (marked(lang, &it.marks)) } }
        }
    }
}

/// How many places are marked, for those who do not see them.
fn marked(lang: Lang, marks: &str) -> String {
    lang.say_with("study-marked", &[("n", marks.split(' ').count().into())])
}

fn note_form(page: &StudyPage<'_>, chapter: &ChapterShown, moments: &StudyMoments) -> Markup {
    let lang = page.reader.lang;
    let here = moments.notes.iter().find(|it| it.ply == moments.ply);
    let (words, marks) = here.map_or(("", ""), |it| (it.words.as_str(), it.marks.as_str()));
    html! {
        form class="fields" id="chapter-note" method="post" action=(page.address("/notes")) {
            input type="hidden" name="chapter" value=(chapter.number);
            input type="hidden" name="ply" value=(moments.ply);
            input type="hidden" name="marks" value=(marks);
            (labelled("words", &lang.say("study-note-here"), typed_lines("words", 4, 1000, words)))
            div class="row" { button class="btn go" { (lang.say("study-keep")) } (marking(lang)) }
            p class="soft small" id="chapter-mark-means" hidden { (lang.say("study-mark-means")) }
        }
    }
}

/// Buttons that only a script can offer.
fn marking(lang: Lang) -> Markup {
    html! {
        button class="btn" type="button" id="chapter-mark" hidden aria-pressed="false" {
            (sized(Icon::Eye, 18)) (lang.say("study-mark"))
        }
        button class="btn" type="button" id="chapter-unmark" hidden { (lang.say("study-unmark")) }
    }
}

fn editing(page: &StudyPage<'_>, games: &[StudyGame]) -> Markup {
    let lang = page.reader.lang;
    html! {
        details class="more" id="edit" open[page.chapters.is_empty()] {
            summary { (sized(Icon::Down, 18)) (lang.say("study-edit")) }
            (new_chapter(page, games))
            @if let Some(chapter) = &page.open { (chapter_form(page, chapter)) }
            form class="fields" method="post" action=(page.address("/settings")) {
                h3 class="h3" { (lang.say("study-itself")) }
                (about_fields(lang, page.name, page.about, page.listed))
                button class="btn" { (lang.say("study-keep")) }
            }
            (sure(lang, &page.address("/delete"), ["study-delete", "study-delete-means", "study-delete-yes"]))
        }
    }
}

fn new_chapter(page: &StudyPage<'_>, games: &[StudyGame]) -> Markup {
    let lang = page.reader.lang;
    let name = typed("chapter-name", "name", "", 60);
    html! {
        form class="fields" method="post" action=(page.address("/chapters")) {
            h3 class="h3" { (lang.say("study-new-chapter")) }
            (labelled("chapter-name", &lang.say("study-chapter-name"), name))
            (labelled("table", &lang.say("study-game"), which_game(lang, games)))
            (labelled("address", &lang.say("study-address"), html! {
                input class="input" id="address" name="address" maxlength="200" autocomplete="off";
            }))
            button class="btn" { (sized(Icon::Plus, 18)) (lang.say("study-add")) }
        }
    }
}

fn which_game(lang: Lang, games: &[StudyGame]) -> Markup {
    html! {
        select class="select" id="table" name="table" {
            @for it in games { option value=(it.table) { (game_words(lang, it)) } }
            option value="" { (lang.say("study-other-game")) }
        }
    }
}

fn game_words(lang: Lang, it: &StudyGame) -> String {
    let players = listed(lang, &it.players);
    format!("{} · {players} · {}", game_name(lang, &it.game), it.date.words(lang))
}

fn chapter_form(page: &StudyPage<'_>, chapter: &ChapterShown) -> Markup {
    let lang = page.reader.lang;
    let path = page.address(&format!("/chapters/{}", chapter.number));
    let name = typed("this-name", "name", &chapter.name, 60);
    html! {
        form class="fields" method="post" action=(path) {
            h3 class="h3 stats-game" { (thumb(&chapter.game)) bdi { (chapter.name) } }
            (labelled("this-name", &lang.say("study-chapter-name"), name))
            (labelled("eyes", &lang.say("study-eyes"), authors_eyes(lang, chapter)))
            button class="btn" { (lang.say("study-keep")) }
        }
        (sure(lang, &format!("{path}/delete"), ["study-drop", "study-drop-means", "study-drop-yes"]))
    }
}

/// Through whose eyes readers see it at first.
fn authors_eyes(lang: Lang, chapter: &ChapterShown) -> Markup {
    let players = chapter.moments.as_ref().map_or(&[][..], |it| &it.players);
    html! {
        select class="select" id="eyes" name="eyes" {
            option value="0" selected[chapter.eyes == 0] { (lang.say("study-spectator")) }
            @for (at, name) in players.iter().enumerate() {
                option value=(at + 1) selected[usize::from(chapter.eyes) == at + 1] { (name) }
            }
        }
    }
}

fn sharing(page: &StudyPage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        section class="invitation" aria-labelledby="share" {
            h2 class="h3" id="share" { (lang.say("study-share")) }
            (invite_line(lang, &page.link))
        }
    }
}
