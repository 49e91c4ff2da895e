//! The cards that a table would be played with, to look at before it is opened.

use frame::shell::{Reader, SitePage, game_page, in_query};
use maud::{Markup, html};

use super::wording::{game_name, headline, value_words};
use super::{Chosen, GameOffer};
use crate::boards::{self, Dealt};

/// The page of the cards of a table of `game` with these options and this number of players. None
/// for a game whose tables are all alike, and for a table that cannot be.
pub fn lists(
    reader: &Reader<'_>,
    game: &GameOffer,
    options: &Chosen,
    players: u8,
) -> Option<Markup> {
    let lang = reader.lang;
    let chosen: Vec<(&str, &str)> =
        options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
    let dealt = Dealt { options: &chosen, players: Some(players), cards: None };
    let (board, cards) = boards::lists(lang, game.id, dealt)?;
    let head = headline(lang, game)?;
    let value = chosen.iter().find(|it| it.0 == head.key).map_or(head.default, |it| it.1);
    let title = value_words(lang, game.id, head.key, value);
    let body = html! {
        (board.sprite)
        div class="gallery-page" {
            header class="page-head" {
                p class="soft" { (game_name(lang, game.id)) }
                h1 class="h1" { (title) }
                p class="soft lead" { (lang.say("learn-lists-lead")) }
                (numbers(reader, game, |n| address(game.id, head.key, value, n), players))
            }
            (cards)
        }
    };
    let styles = [board.styles, &["learn.css"]].concat();
    Some(game_page(reader, SitePage::Rules, &title, (board.game, &styles), body))
}

/// The same for other numbers of players.
fn numbers(
    reader: &Reader<'_>,
    game: &GameOffer,
    address: impl Fn(u8) -> String,
    here: u8,
) -> Markup {
    let lang = reader.lang;
    html! {
        nav class="learn-ways" aria-label=(lang.say("site-new-seats")) {
            @for n in game.players.0..=game.players.1 {
                a class={ "btn" @if n == here { " primary" } } href=(address(n))
                    aria-current=[(n == here).then_some("true")] {
                    (lang.say_with("learn-lists-players", &[("n", n.into())]))
                }
            }
        }
    }
}

/// Where the cards of a table are shown whose headline option has this value.
pub(super) fn address(game: &str, key: &str, value: &str, players: u8) -> String {
    format!("/lists/{game}?option.{key}={}&players={players}", in_query(value))
}
