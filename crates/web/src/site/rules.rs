//! The rules of a game, section by section, each with an anchor; and the page that leads to the
//! rules, the cards and the first game of every game.

use frame::art::icons::{Icon, sized};
use frame::shell::{Reader, SitePage, game_page, site_page};
use maud::{Markup, html};
use words::Lang;
use words::rulebook::{Chapter, Rulebook, Section};

use super::GameOffer;
use super::parts::{page_head, thumb};
use super::wording::{about_game, game_name};
use crate::boards;
use crate::guide::Guide;

/// The page of the rules of a game; none for a game without a rulebook.
pub fn rules(reader: &Reader<'_>, game: &str) -> Option<Markup> {
    let lang = reader.lang;
    let book = speech::rulebook(game, lang)?;
    let board = boards::sample(lang, game)?;
    let name = game_name(lang, game);
    let title = lang.say_with("learn-rules-of", &[("game", name.as_str().into())]);
    let body = html! {
        (board.sprite)
        div class="rulebook" {
            header class="page-head" {
                h1 class="h1" { (title) }
                p class="soft lead" { (lang.say("learn-rules-lead")) }
                (ways(lang, game, Some(TeachingPage::Rules)))
            }
            (contents(lang, &book))
            div class="rulebook-text" {
                section id="short" class="rules-page" { (board.rules) }
                @for chapter in &book.chapters { (one_chapter(lang, game, &book, chapter)) }
            }
        }
    };
    let styles = [board.styles, &["learn.css"]].concat();
    Some(game_page(reader, SitePage::Rules, &title, (board.game, &styles), body))
}

/// The pages that teach a game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum TeachingPage {
    Rules,
    Cards,
}

/// The pages that teach a game, except the one that is shown.
pub(super) fn ways(lang: Lang, game: &str, here: Option<TeachingPage>) -> Markup {
    html! {
        nav class="learn-ways" aria-label=(lang.say("learn-ways")) {
            @if here != Some(TeachingPage::Rules) {
                a class="btn" href={ "/rules/" (game) } { (sized(Icon::Rules, 18)) (lang.say("learn-rules")) }
            }
            @if here != Some(TeachingPage::Cards) {
                a class="btn" href={ "/cards/" (game) } { (sized(Icon::Cards, 18)) (lang.say("learn-cards")) }
            }
            (first_game(lang, game, None))
            (lessons(lang, game))
        }
    }
}

/// The ways into the games that teach: one, or one for each side.
pub(super) fn first_game(lang: Lang, game: &str, target: Option<&str>) -> Markup {
    let words = lang.say_with("learn-first-of", &[("game", game_name(lang, game).into())]);
    html! {
        @for guide in guides(game).filter(|it| it.lesson(lang).is_none()) {
            @let side = guide.side(lang);
            form method="post" action={ "/guide/" (guide.id) } target=[target] {
                button class="btn" aria-label=[side.is_none().then_some(&words)] {
                    (sized(Icon::Hint, 18)) (lang.say("learn-first"))
                    @if let Some(side) = side { " (" (side) ")" }
                }
            }
        }
    }
}

/// The lessons, about what a first game does not reach.
fn lessons(lang: Lang, game: &str) -> Markup {
    html! {
        @for (id, lesson) in guides(game).filter_map(|it| Some((it.id, it.lesson(lang)?))) {
            form method="post" action={ "/guide/" (id) } {
                button class="btn" { (sized(Icon::Hint, 18)) (lesson) }
            }
        }
    }
}

fn guides(game: &str) -> impl Iterator<Item = &'static Guide> {
    Guide::all().iter().filter(move |it| it.game == game)
}

fn contents(lang: Lang, book: &Rulebook) -> Markup {
    html! {
        nav class="rulebook-contents" aria-label=(lang.say("learn-contents")) {
            h2 class="h3" { (lang.say("learn-contents")) }
            ol {
                li { a href="#short" { (lang.say("learn-short")) } }
                @for it in &book.chapters {
                    li { a href={ "#" (it.number) } { span class="num" { (it.number) } " " (it.title) } }
                }
            }
        }
    }
}

fn one_chapter(lang: Lang, game: &str, book: &Rulebook, chapter: &Chapter) -> Markup {
    html! {
        section id=(chapter.number) class="rule-chapter" aria-labelledby={ "chapter-" (chapter.number) } {
            h2 class="h2" id={ "chapter-" (chapter.number) } {
                span class="num" { (chapter.number) } " " (chapter.title)
            }
            @for note in &chapter.notes { p class="soft" { (linked(note, book)) } }
            @for section in &chapter.sections { (rule(lang, game, book, section)) }
        }
    }
}

fn rule(lang: Lang, game: &str, book: &Rulebook, section: &Section) -> Markup {
    let number = section.number;
    let words = lang.say_with("learn-section", &[("number", number.into())]);
    html! {
        div class="rule" id=(number) {
            a class="rule-number num" href=(words::rulebook::address(game, number))
                aria-label=(words) { (number) }
            div {
                @if !section.rule.is_empty() { p { (linked(section.rule, book)) } }
                @if !section.ruling.is_empty() {
                    p class="ruling" { b { (lang.say("learn-ruling")) } " " (linked(section.ruling, book)) }
                }
            }
        }
    }
}

/// A text of the rulebook: numbers of sections lead there.
fn linked(text: &str, book: &Rulebook) -> Markup {
    let mut rest = Some(text);
    let mut next = || {
        let text = rest?;
        let found = next_number(text, book);
        rest = found.map(|(_, _, after)| after);
        Some(found.map_or((text, None), |(before, number, _)| (before, Some(number))))
    };
    html! {
        @for (before, number) in std::iter::from_fn(&mut next) {
            (before)
            @if let Some(number) = number { a href={ "#" (number) } { (number) } }
        }
    }
}

/// The first number of a section in a text, with what stands before and after it.
fn next_number<'a>(text: &'a str, book: &Rulebook) -> Option<(&'a str, &'a str, &'a str)> {
    let mut from = 0;
    while let Some(start) = text[from..].find(|it: char| it.is_ascii_digit()).map(|it| from + it) {
        let length = text[start..].find(|it: char| !it.is_ascii_digit() && it != '.');
        let end = length.map_or(text.len(), |it| start + it);
        let number = text[start..end].trim_end_matches('.');
        if number.contains('.') && book.section(number).is_some() {
            return Some((&text[..start], number, &text[start + number.len()..]));
        }
        from = end;
    }
    None
}

/// Every game, and where one learns it.
pub fn learn(reader: &Reader<'_>, games: &[GameOffer]) -> Markup {
    let lang = reader.lang;
    let title = lang.say("learn-title");
    let body = html! {
        div class="narrow learn" {
            (page_head(&title, &lang.say("learn-lead")))
            ul class="learn-games" {
                @for game in games { (learn_game(lang, game)) }
            }
        }
    };
    site_page(reader, SitePage::Rules, &title, body)
}

fn learn_game(lang: Lang, game: &GameOffer) -> Markup {
    let name = game_name(lang, game.id);
    let label = |key| lang.say_with(key, &[("game", name.as_str().into())]);
    html! {
        li {
            (thumb(game.id))
            div {
                h2 class="h3" { (name) }
                @if let Some(pitch) = about_game(lang, game.id, "pitch") { p class="soft" { (pitch) } }
                div class="row" {
                    (first_game(lang, game.id, None))
                    (lessons(lang, game.id))
                    a class="btn" href={ "/rules/" (game.id) } aria-label=(label("learn-rules-of")) {
                        (sized(Icon::Rules, 18)) (lang.say("learn-rules"))
                    }
                    a class="btn" href={ "/cards/" (game.id) } aria-label=(label("learn-cards-of")) {
                        (sized(Icon::Cards, 18)) (lang.say("learn-cards"))
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_sections_lead_there_and_others_do_not() {
        let book = speech::rulebook("oh-no", Lang::En).expect("a game");
        let text = linked("Compare 3.4 and 8.2. A die of 2.9 or 14 is none.", &book).into_string();
        assert_eq!(
            text,
            "Compare <a href=\"#3.4\">3.4</a> and <a href=\"#8.2\">8.2</a>. A die of 2.9 or 14 is none."
        );
    }
}
