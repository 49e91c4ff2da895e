//! A game from a file: the file, then who goes on in which seat.

use frame::art::icons::{Icon, sized};
use frame::shell::{Reader, SitePage, site_page};
use maud::{Markup, html};
use tabletop::Seat;
use words::Lang;

use super::parts::{page_head, thumb};
use super::wording::{bot_name, game_name};

/// The page where a game comes from a file.
#[derive(Clone, Debug)]
pub struct ImportPage<'a> {
    pub reader: Reader<'a>,
    /// What was wrong with the file that was sent.
    pub problem: Option<String>,
    /// The game of the file that was sent; the page then asks how it goes on.
    pub found: Option<FoundGame>,
    /// The levels of bots, weakest first.
    pub bots: &'a [&'a str],
    /// The level where nobody has chosen one.
    pub usual: &'a str,
}

/// The game of a file.
#[derive(Clone, Debug)]
pub struct FoundGame {
    /// The file, which the form sends again.
    pub text: String,
    pub game: String,
    /// Who sat in each seat.
    pub names: Vec<String>,
    /// The seat, from 0, that is probably the reader's.
    pub mine: usize,
    pub moves: usize,
    /// What is asked where it stands.
    pub asked: String,
    pub over: bool,
}

/// The page where a game comes from a file.
pub fn import(page: &ImportPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let title = lang.say("import-title");
    let body = html! {
        div class="narrow" {
            (page_head(&title, &lang.say("import-lead")))
            @match &page.found {
                Some(found) => (how(page, found)),
                None => (which(page)),
            }
        }
    };
    site_page(&page.reader, SitePage::Tables, &title, body)
}

fn which(page: &ImportPage<'_>) -> Markup {
    let lang = page.reader.lang;
    let invalid = page.problem.as_ref().map(|_| "problem-record");
    html! {
        form class="duel-new" method="post" action="/import" enctype="multipart/form-data" {
            div class="field" {
                label for="record" { (lang.say("import-file")) }
                input class="input" id="record" type="file" name="record" accept=".rec,text/plain" required
                    aria-invalid=[invalid.map(|_| "true")] aria-describedby=[invalid];
                @if let Some(problem) = &page.problem {
                    p class="problem" id="problem-record" role="alert" { (problem) }
                }
            }
            p class="soft small" { (lang.say("import-where")) }
            button class="btn primary big" id="send" { (sized(Icon::Next, 18)) (lang.say("import-send")) }
        }

    }
}

fn how(page: &ImportPage<'_>, found: &FoundGame) -> Markup {
    let lang = page.reader.lang;
    let only = found.names.len() == 1;
    html! {
        form class="duel-new" method="post" action="/import" enctype="multipart/form-data" {
            input type="hidden" name="record" value=(found.text);
            (stands(lang, found))
            @if only { input type="hidden" name="seat" value="1"; }
            @else { (seats(lang, found)) }
            @if !only && !found.over { (levels(page)) }
            p class="soft small" { (lang.say("import-counts")) }
            button class="btn primary big" id="go" {
                (sized(Icon::Play, 18))
                (lang.say(if found.over { "import-look" } else { "import-go" }))
            }
        }

    }
}

/// Which game it is, and how it stands.
fn stands(lang: Lang, found: &FoundGame) -> Markup {
    html! {
        div class="row" {
            (thumb(&found.game))
            div {
                h2 class="h2" { (game_name(lang, &found.game)) }
                p class="soft" { (lang.say_with("import-moves-made", &[("n", found.moves.into())])) }
                p { @if found.over { (lang.say("import-over")) } @else { (found.asked) } }
            }
        }
    }
}

fn seats(lang: Lang, found: &FoundGame) -> Markup {
    html! {
        fieldset class="step" {
            legend { (lang.say("import-seat")) }
            div class="choices" {
                @for (seat, name) in found.names.iter().enumerate() {
                    label class="choice" {
                        input type="radio" name="seat" value=(seat + 1) checked[seat == found.mine];
                        span { (Seat(seat as u8)) " · " bdi { (name) } }
                    }
                }
            }
        }
    }
}

fn levels(page: &ImportPage<'_>) -> Markup {
    let lang = page.reader.lang;
    html! {
        div class="duel-level" {
            label for="level" { (lang.say("import-bots")) }
            select class="select" id="level" name="level" {
                @for level in page.bots {
                    option value=(level) selected[*level == page.usual] { (bot_name(lang, level)) }
                }
            }
        }
    }
}
