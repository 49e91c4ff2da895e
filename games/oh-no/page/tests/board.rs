//! The board of Oh no... INVASION!!! over many random positions: it offers exactly the legal
//! moves, it tells nobody a secret, and it never runs out of words.

use std::collections::BTreeMap;
use std::sync::Arc;

use oh_no::OhNo;
use oh_no::card::Card;
use oh_no::deck::Cards;
use oh_no::moves::Move;
use oh_no::options::OhNoOptions;
use oh_no::view::{Stage, View};
use oh_no_page::Page;
use scraper::{ElementRef, Html, Selector};
use tabletop::{CardSet, Chance, Game, Options, Seat, Seated, Seed, Setup, Viewer};
use words::Lang;

const GAMES: u64 = 24;

/// Plays games at random and shows one position in sixteen to `check`.
fn positions(mut check: impl FnMut(&Seated<OhNo>)) {
    for seed in 0..GAMES {
        let mut chance = Chance::from_number(seed);
        let mut seated = table(seed);
        while let Some(seat) = seated.game().to_act().first() {
            if chance.below(16) == 0 {
                check(&seated);
            }
            let mut moves = Vec::new();
            seated.game().legal_moves(seat, &mut moves);
            if chance.below(20) != 0 {
                let calm: Vec<Move> =
                    moves.iter().copied().filter(|it| *it != Move::Conflict).collect();
                moves = if calm.is_empty() { moves } else { calm };
            }
            seated.play(seat, *chance.pick(&moves)).expect("a legal move");
            say_something(&mut seated, &mut chance);
        }
        check(&seated);
    }
}

fn table(seed: u64) -> Seated<OhNo> {
    let level = ["0", "1", "2", "3"][(seed / 3 % 4) as usize];
    let options = OhNoOptions::from_pairs([("level", level)]).expect("the option is known");
    let cards = Arc::new(Cards::parse(Cards::BUILTIN).expect("the box is whole"));
    let setup = Setup { players: 3 + (seed % 3) as u8, options };
    Seated::new(setup, cards, Seed::from_number(seed)).expect("a table")
}

fn say_something(seated: &mut Seated<OhNo>, chance: &mut Chance) {
    let seat = Seat(chance.below(seated.setup().players.into()) as u8);
    let mut asides = Vec::new();
    seated.game().asides(seat, &mut asides);
    if chance.below(10) == 0 && !asides.is_empty() {
        seated.play(seat, *chance.pick(&asides)).expect("an aside");
    }
}

fn drawn(seated: &Seated<OhNo>, viewer: Viewer, lang: Lang) -> String {
    preview::drawn::<Page>(seated, viewer, lang, false)
}

fn drawn_whole(seated: &Seated<OhNo>, viewer: Viewer, lang: Lang) -> String {
    preview::drawn::<Page>(seated, viewer, lang, true)
}

fn controls<'a>(page: &'a Html, css: &str) -> Vec<ElementRef<'a>> {
    let selector = Selector::parse(css).expect("a selector");
    page.select(&selector).collect()
}

/// The moves that a page sends, by the form that sends them.
fn offered(page: &Html, form: &str) -> BTreeMap<String, usize> {
    let mut offered = BTreeMap::new();
    for control in controls(page, &format!("[name=move][form={form}]")) {
        let value = control.attr("value").expect("a move").to_string();
        *offered.entry(value).or_default() += 1;
    }
    offered
}

fn once(moves: impl IntoIterator<Item = String>) -> BTreeMap<String, usize> {
    moves.into_iter().map(|mv| (mv, 1)).collect()
}

/// A move that picks may lead to though it is not legal at this moment: the one that ends the
/// picking.
fn later(view: &View, mv: &str) -> bool {
    matches!(view.stage, Stage::Packing { .. }) && mv == "send"
}

#[test]
fn every_legal_move_is_offered_once_and_nothing_else() {
    positions(|seated| {
        for viewer in Viewer::all(seated.setup().players) {
            let view = seated.game().view(viewer);
            let page = Html::parse_fragment(&drawn(seated, viewer, Lang::En));
            let mut here = offered(&page, "moves");
            for (mv, count) in offered(&page, "picks") {
                let legal = view.moves.iter().any(|it| it.0.to_string() == mv);
                assert!(legal || later(&view, &mv), "{mv} is offered to be picked");
                if legal {
                    *here.entry(mv).or_default() += count;
                }
            }
            assert_eq!(
                here,
                once(view.moves.iter().map(|it| it.0.to_string())),
                "{:?}",
                view.stage
            );
            let said = offered(&page, "asides");
            assert_eq!(said, once(view.asides.iter().map(|it| it.0.to_string())));
        }
    });
}

#[test]
fn a_line_of_what_nobody_chose_leads_to_its_rule() {
    let mut led = BTreeMap::new();
    positions(|seated| {
        let page = Html::parse_fragment(&drawn(seated, Viewer::Spectator, Lang::En));
        let lines = controls(&page, "#log li");
        for link in controls(&page, "#log .ruled") {
            *led.entry(link.attr("href").expect("an address").to_string()).or_insert(0) += 1;
            assert_eq!(link.text().collect::<String>(), "", "it is not read with the line");
        }
        let recent = lines.len().saturating_sub(24);
        let older = lines.iter().take(recent);
        let selector = Selector::parse(".ruled").expect("a selector");
        assert_eq!(older.flat_map(|it| it.select(&selector)).count(), 0, "few to pass by key");
    });
    for section in ["3.1", "3.2", "4.1", "4.2", "4.3", "8.2"] {
        assert!(led.contains_key(&format!("/rules/oh-no#{section}")), "{section} of {led:?}");
    }
}

#[test]
fn ids_are_unique_and_forms_exist() {
    positions(|seated| {
        let viewer = seated.game().to_act().first().map_or(Viewer::Spectator, Viewer::Seat);
        let page = Html::parse_document(&drawn_whole(seated, viewer, Lang::Fr));
        let mut ids = BTreeMap::new();
        for element in controls(&page, "[id]") {
            *ids.entry(element.attr("id").expect("an id")).or_insert(0) += 1;
        }
        let double: Vec<_> = ids.iter().filter(|it| *it.1 > 1).collect();
        assert!(double.is_empty(), "{double:?}");
        for attribute in ["form", "for", "popovertarget"] {
            for element in controls(&page, &format!("[{attribute}]")) {
                let id = element.attr(attribute).expect("a reference");
                assert!(ids.contains_key(id), "{attribute}={id} leads nowhere");
            }
        }
    });
}

/// The cards that somebody holds without `viewer` knowing.
fn secrets(seated: &Seated<OhNo>, viewer: Viewer) -> Vec<Card> {
    let seen = seated.game().view(viewer);
    let players = seated.setup().players;
    let held = Seat::all(players).flat_map(|seat| {
        let known = seen.stations[seat].hand.clone();
        let own = seated.game().view(Viewer::Seat(seat)).stations[seat].hand.clone();
        own.into_iter().filter(move |card| !known.contains(card))
    });
    held.collect()
}

#[test]
fn no_page_names_a_card_that_is_hidden_from_its_viewer() {
    positions(|seated| {
        for viewer in Viewer::all(seated.setup().players) {
            let page = drawn(seated, viewer, Lang::En);
            let words: Vec<&str> = page.split(['"', ' ', '<', '>']).collect();
            for card in secrets(seated, viewer) {
                let id = card.to_string().replace('.', "-");
                let tells = |word: &&&str| {
                    **word == card.to_string() || word.strip_prefix("c-") == Some(id.as_str())
                };
                assert_eq!(words.iter().find(tells), None, "{viewer:?} reads {card}");
            }
        }
    });
}

#[test]
fn hidden_cards_dealt_again_change_no_byte() {
    positions(|seated| {
        for viewer in Viewer::all(seated.setup().players) {
            let view = seated.game().view(viewer);
            let elsewhere = seated.game().imagine(viewer, &mut Chance::from_number(7)).view(viewer);
            assert_eq!(view, elsewhere);
        }
    });
}

#[test]
fn no_word_is_missing() {
    positions(|seated| {
        let viewer = seated.game().to_act().first().map_or(Viewer::Spectator, Viewer::Seat);
        for (viewer, lang) in [(viewer, Lang::Fr), (Viewer::Spectator, Lang::En)] {
            let page = drawn(seated, viewer, lang);
            for key in ["oh-no-board-", ">table-", "\"table-", "{", "common-"] {
                assert!(!page.contains(key), "{lang:?}: {}", around(&page, key));
            }
        }
    });
}

fn around(page: &str, key: &str) -> String {
    let at = page.find(key).unwrap_or_default();
    page.chars().skip(page[..at].chars().count().saturating_sub(40)).take(120).collect()
}
