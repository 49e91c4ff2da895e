//! Every card of a game, to look through: found by name and words, and by what cards share.

use std::collections::{BTreeMap, BTreeSet};

use frame::art::icons::{Icon, sized};
use frame::exhibit::{Exhibit, GalleryTag};
use frame::shell::{Reader, SitePage, scripted_page};
use frame::wording::plain;
use maud::{Markup, html};
use words::Lang;

use super::rules::{TeachingPage, ways};
use super::wording::game_name;
use crate::boards::{self, Dealt};

/// Everything that pages say about the cards of a game: the rules in short, and all that the
/// gallery shows.
pub fn told_of_cards(lang: Lang, game: &str, dealt: Dealt<'_>) -> Option<(Markup, Vec<Markup>)> {
    let (board, exhibits) = boards::gallery(lang, game, dealt)?;
    Some((board.rules, exhibits.iter().map(|it| exhibit(lang, it, false)).collect()))
}

/// What the cards of a game are called, and what they share: a name for each word of a card file, such
/// as `ogre`, `shield-red` or `silver`.
pub fn card_words(lang: Lang, game: &str) -> BTreeMap<String, String> {
    let gallery = boards::gallery(lang, game, Dealt::default());
    let exhibits = gallery.map(|it| it.1).unwrap_or_default();
    let shared = exhibits.iter().flat_map(|it| &it.tags);
    // A number is its own word.
    let shared = shared.filter(|it| it.value.parse::<i64>().is_err());
    let shared = shared.map(|it| (it.value.clone(), it.label.clone()));
    let cards = exhibits.iter().map(|it| (it.id.clone(), it.name.clone()));
    shared.chain(cards).collect()
}

/// The words of the search field.
const WORDS: &str = "q";

/// The page of the cards of a game; cards that do not match `asked` are hidden. None for a game
/// without cards.
pub fn cards(reader: &Reader<'_>, game: &str, asked: &[(String, String)]) -> Option<Markup> {
    let lang = reader.lang;
    let (board, exhibits) = boards::gallery(lang, game, Dealt::default())?;
    let title = lang.say_with("learn-cards-of", &[("game", game_name(lang, game).into())]);
    let found = exhibits.iter().filter(|it| is_asked(it, asked)).count();
    let body = html! {
        (board.sprite)
        div class="gallery-page" {
            header class="page-head" {
                h1 class="h1" { (title) }
                p class="soft lead" { (lang.say("learn-cards-lead")) }
                (ways(lang, game, Some(TeachingPage::Cards)))
            }
            (search(lang, game, &exhibits, asked))
            p class="gallery-count" role="status" {
                span data-found { (found) } " / " (exhibits.len()) " " (lang.say("learn-cards-found"))
            }
            ul class="gallery" {
                @for it in &exhibits { (exhibit(lang, it, !is_asked(it, asked))) }
            }
        }
    };
    let styles = [board.styles, &["learn.css"]].concat();
    let parts = (board.game, styles.as_slice(), ["gallery.js"].as_slice());
    Some(scripted_page(reader, SitePage::Rules, &title, parts, body))
}

/// The field for words, and one for each thing that cards share.
fn search(lang: Lang, game: &str, exhibits: &[Exhibit], asked: &[(String, String)]) -> Markup {
    html! {
        form class="gallery-search" action={ "/cards/" (game) } role="search" data-gallery {
            label {
                span { (lang.say("learn-search")) }
                input class="input" type="search" name=(WORDS) value=(sent(asked, WORDS)) autocomplete="off";
            }
            @for (facet, tags) in facets(exhibits) { (choice(lang, facet, &tags, sent(asked, facet))) }
            button class="btn" { (sized(Icon::Eye, 18)) (lang.say("learn-search-go")) }
        }
    }
}

fn choice(lang: Lang, facet: &str, tags: &BTreeSet<GalleryTag>, chosen: &str) -> Markup {
    html! {
        label {
            span { (lang.say(&format!("learn-by-{facet}"))) }
            select class="select" name=(facet) {
                option value="" { (lang.say("learn-by-any")) }
                @for tag in in_order(tags) {
                    option value=(tag.value) selected[tag.value == chosen] { (tag.label) }
                }
            }
        }
    }
}

/// Numbers by size, words by the alphabet.
fn in_order(tags: &BTreeSet<GalleryTag>) -> Vec<&GalleryTag> {
    let mut tags: Vec<&GalleryTag> = tags.iter().collect();
    tags.sort_by_key(|it| (it.label.parse::<i32>().unwrap_or(i32::MAX), plain(&it.label)));
    tags
}

/// What there is to choose from, in the order in which cards name it.
fn facets(exhibits: &[Exhibit]) -> Vec<(&'static str, BTreeSet<GalleryTag>)> {
    let mut order: Vec<&'static str> = Vec::new();
    let mut all: BTreeMap<&str, BTreeSet<GalleryTag>> = BTreeMap::new();
    for tag in exhibits.iter().flat_map(|it| &it.tags) {
        if !order.contains(&tag.facet) {
            order.push(tag.facet);
        }
        all.entry(tag.facet).or_default().insert(tag.clone());
    }
    order.into_iter().filter_map(|it| Some((it, all.remove(it)?))).collect()
}

fn sent<'a>(asked: &'a [(String, String)], name: &str) -> &'a str {
    asked.iter().find(|it| it.0 == name).map_or("", |it| it.1.as_str())
}

/// Whether a card has all the words and all that was chosen.
fn is_asked(it: &Exhibit, asked: &[(String, String)]) -> bool {
    let text = plain(&format!("{} {}", it.name, it.text));
    let words = plain(sent(asked, WORDS));
    let chosen = asked.iter().filter(|field| field.0 != WORDS && !field.1.is_empty());
    let has = |facet: &str, value: &str| {
        // A field by which no card is chosen, such as the language, hides none.
        let mut of_facet = it.tags.iter().filter(|tag| tag.facet == facet);
        of_facet.any(|tag| tag.value == value) || !FACETS.contains(&facet)
    };
    words.split_whitespace().all(|it| text.contains(it))
        && chosen.into_iter().all(|(facet, value)| has(facet, value))
}

/// Everything that cards are chosen by in some game.
const FACETS: [&str; 13] = [
    "attack", "colour", "cost", "good", "icon", "kind", "movement", "phase", "sector", "set",
    "strength", "terrain", "trait",
];

fn exhibit(lang: Lang, it: &Exhibit, hidden: bool) -> Markup {
    let tags: Vec<String> = it.tags.iter().map(|it| format!("{}={}", it.facet, it.value)).collect();
    html! {
        li class="exhibit" id=(it.id) data-tags=(tags.join(" ")) hidden[hidden] {
            div class="exhibit-picture" aria-hidden="true" { (it.picture) }
            div class="exhibit-words" {
                h2 class="h3" { a href={ "#" (it.id) } { (it.name) } }
                @if !it.text.is_empty() { p { (it.text) } }
                p class="soft small" {
                    (lang.say_with("learn-copies", &[("n", it.copies.into())]))
                    @for key in it.sources.keys() { " · " (lang.say(key)) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(game: &str, asked: &[(&str, &str)]) -> Vec<String> {
        let asked: Vec<(String, String)> =
            asked.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect();
        let (_, all) = boards::gallery(Lang::Fr, game, Dealt::default()).expect("a gallery");
        all.iter().filter(|it| is_asked(it, &asked)).map(|it| it.id.clone()).collect()
    }

    #[test]
    fn every_game_shows_each_of_its_cards_once() {
        for (game, least) in
            [("oh-no", 60), ("pulp", 60), ("planisphere", 124), ("invazions", 41), ("xeno", 139)]
        {
            for lang in Lang::ALL {
                let (_, all) = boards::gallery(lang, game, Dealt::default()).expect("a gallery");
                assert!(least <= all.len(), "{game}: {}", all.len());
                let ids: BTreeSet<&str> = all.iter().map(|it| it.id.as_str()).collect();
                assert_eq!(ids.len(), all.len(), "{game}: an anchor is there twice");
                for it in &all {
                    assert!(0 < it.copies && !it.name.is_empty() && !it.tags.is_empty(), "{it:?}");
                    assert!(it.tags.iter().all(|it| FACETS.contains(&it.facet)), "{it:?}");
                }
            }
        }
    }

    #[test]
    fn words_are_found_without_their_accents() {
        assert_eq!(shown("xeno", &[("q", "terraformeurs eleves")]), ["uplift-terraforming"]);
        assert!(shown("pulp", &[("q", "no such thing")]).is_empty());
        assert_eq!(shown("invazions", &[("lang", "en")]).len(), shown("invazions", &[]).len());
    }

    #[test]
    fn what_is_chosen_is_shown() {
        let dear = shown("xeno", &[("kind", "development"), ("cost", "6")]);
        assert!(5 < dear.len() && dear.iter().any(|it| it == "new-galactic-order"), "{dear:?}");
        assert!(shown("xeno", &[("kind", "people")]).is_empty());
    }
}
