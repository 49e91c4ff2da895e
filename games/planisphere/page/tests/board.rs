//! The board of Invasion over many random positions: it offers exactly the legal moves, it tells
//! nobody a secret, it never runs out of words, and it stays light.

use std::collections::BTreeMap;
use std::sync::Arc;

use planisphere::Planisphere;
use planisphere::card::Card;
use planisphere::deck::Cards;
use planisphere::moves::Move;
use planisphere::options::PlanisphereOptions;
use planisphere_page::Page;
use scraper::{ElementRef, Html, Selector};
use tabletop::{CardSet, Chance, Game, Options, Seat, Seated, Seed, Setup, Viewer};
use words::Lang;

const GAMES: u64 = 6;

/// Plays games at random and shows one position in 48, and every choice of an event, to `check`.
fn positions(mut check: impl FnMut(&Seated<Planisphere>)) {
    for seed in 0..GAMES {
        let mut chance = Chance::from_number(seed);
        let mut seated = table(seed);
        while let Some(seat) = seated.game().to_act().first() {
            let mut moves = Vec::new();
            seated.game().legal_moves(seat, &mut moves);
            let rare =
                |it: &Move| matches!(it, Move::Pick(_) | Move::Pair(..) | Move::Continent(_));
            if chance.below(if moves.iter().any(rare) { 6 } else { 48 }) == 0 {
                check(&seated);
            }
            seated.play(seat, *chance.pick(&moves)).expect("a legal move");
        }
        check(&seated);
    }
}

fn table(seed: u64) -> Seated<Planisphere> {
    let landings = ["0", "2"][(seed % 2) as usize];
    let options = PlanisphereOptions::from_pairs([("rounds", "14"), ("landings", landings)]);
    let options = options.expect("the options are known");
    let cards = Arc::new(Cards::parse(Cards::BUILTIN).expect("the box is whole"));
    let setup = Setup { players: 2 + (seed % 3) as u8, options };
    Seated::new(setup, cards, Seed::from_number(seed)).expect("a table")
}

fn drawn(seated: &Seated<Planisphere>, viewer: Viewer, lang: Lang) -> String {
    preview::drawn::<Page>(seated, viewer, lang, false)
}

fn drawn_whole(seated: &Seated<Planisphere>, viewer: Viewer, lang: Lang) -> String {
    preview::drawn::<Page>(seated, viewer, lang, true)
}

fn controls<'a>(page: &'a Html, css: &str) -> Vec<ElementRef<'a>> {
    let selector = Selector::parse(css).expect("a selector");
    page.select(&selector).collect()
}

fn viewers(seated: &Seated<Planisphere>) -> Vec<Viewer> {
    Viewer::all(seated.setup().players).collect()
}

/// A seat that is asked, or a spectator.
fn asked(seated: &Seated<Planisphere>) -> Viewer {
    seated.game().to_act().first().map_or(Viewer::Spectator, Viewer::Seat)
}

#[test]
fn every_legal_move_is_offered_once_and_nothing_else() {
    positions(|seated| {
        for viewer in viewers(seated) {
            let view = seated.game().view(viewer);
            let page = Html::parse_fragment(&drawn(seated, viewer, Lang::En));
            let mut offered = BTreeMap::new();
            for control in controls(&page, "[name=move]") {
                assert_eq!(
                    (control.value().name(), control.attr("form")),
                    ("button", Some("moves"))
                );
                let value = control.attr("value").expect("a move").to_string();
                *offered.entry(value).or_insert(0) += 1;
            }
            let legal: BTreeMap<String, i32> =
                view.moves.iter().map(|it| (it.0.to_string(), 1)).collect();
            assert_eq!(offered, legal, "{:?}", view.stage);
        }
    });
}

#[test]
fn every_button_has_a_name_and_every_reference_an_end() {
    positions(|seated| {
        let page = Html::parse_document(&drawn_whole(seated, asked(seated), Lang::Fr));
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
        for button in controls(&page, "button[name=move], input[name=unit]") {
            let name =
                button.attr("aria-label").map_or_else(|| button.text().collect(), str::to_string);
            assert!(name.trim().len() > 3, "{}", button.html());
        }
    });
}

/// A unit that can be chosen, its panel and its ways have the same number, by which they find each
/// other.
#[test]
fn every_way_belongs_to_a_unit_that_can_be_chosen() {
    positions(|seated| {
        let page = Html::parse_fragment(&drawn(seated, asked(seated), Lang::En));
        let slots: Vec<&str> =
            controls(&page, "[name=unit]").iter().filter_map(|it| it.attr("data-slot")).collect();
        for ways in controls(&page, ".ways") {
            assert!(slots.contains(&ways.attr("data-of").expect("a number")));
        }
    });
}

/// The words of the panel of each unit, by the id of its mark.
fn panels(page: &Html) -> BTreeMap<String, String> {
    let marks = controls(page, "[name=unit]").into_iter();
    marks
        .map(|mark| {
            let number = mark.attr("data-slot").expect("a number");
            let panel = controls(page, &format!(".dossier[data-of=\"{number}\"]"));
            (mark.attr("id").expect("an id").to_string(), panel[0].text().collect())
        })
        .collect()
}

/// What decides about a unit when an event comes stands in its panel: its victories (PL 11.79), and
/// the direction of its last move (PL 11.30 and 11.80).
#[test]
fn a_panel_says_what_events_ask_for() {
    let mut said = [0; 2];
    positions(|seated| {
        let panels = panels(&Html::parse_fragment(&drawn(seated, Viewer::Spectator, Lang::En)));
        for unit in &seated.game().view(Viewer::Spectator).units {
            let words = &panels[&format!("u-{}", unit.card.to_string().replace('.', "-"))];
            let heading = unit.heading.map(|it| format!("last move: {it:?}.").to_lowercase());
            let victories = (0 < unit.victories).then(|| format!("{} victor", unit.victories));
            for (at, text) in [heading, victories].into_iter().enumerate() {
                let there = text.as_ref().is_none_or(|it| words.to_lowercase().contains(it));
                assert!(there, "{text:?} of {}: {words}", unit.card);
                said[at] += i32::from(text.is_some());
            }
        }
    });
    assert!(100 < said[0] && 0 < said[1], "{said:?}");
}

/// The cards that somebody holds without `viewer` knowing.
fn secrets(seated: &Seated<Planisphere>, viewer: Viewer) -> Vec<Card> {
    let seen = seated.game().view(viewer);
    let held = Seat::all(seated.setup().players).flat_map(|seat| {
        let known = seen.camps[seat].hand.clone();
        let own = seated.game().view(Viewer::Seat(seat)).camps[seat].hand.clone();
        own.into_iter().filter(move |card| !known.contains(card))
    });
    held.collect()
}

#[test]
fn no_page_names_a_card_that_is_hidden_from_its_viewer() {
    positions(|seated| {
        for viewer in viewers(seated) {
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
fn no_word_is_missing() {
    positions(|seated| {
        for (viewer, lang) in [(asked(seated), Lang::Fr), (Viewer::Spectator, Lang::En)] {
            let page = drawn(seated, viewer, lang);
            for key in
                ["planisphere-board-", "planisphere-event-", ">table-", "\"table-", "{", "common-"]
            {
                assert!(!page.contains(key), "{lang:?}: {}", around(&page, key));
            }
        }
    });
}

fn around(page: &str, key: &str) -> String {
    let at = page.find(key).unwrap_or_default();
    page.chars().skip(page[..at].chars().count().saturating_sub(40)).take(120).collect()
}

/// With the map, the style sheets and the scripts, the first load of a table stays below 150 kB
/// when compressed; what is sent after a move is a small part of it.
#[test]
fn pages_stay_light() {
    let mut heaviest = (0, 0);
    positions(|seated| {
        let viewer = asked(seated);
        let page = drawn_whole(seated, viewer, Lang::Fr).len();
        let news = drawn(seated, viewer, Lang::Fr).len();
        heaviest = (heaviest.0.max(page), heaviest.1.max(news));
    });
    assert!(heaviest.0 < 400_000 && heaviest.1 < 280_000, "{heaviest:?} bytes");
}

/// Where the narrator shows what is told: every line that happens somewhere names elements of the
/// drawn board, and units are found where they stand.
#[test]
fn what_is_told_happened_somewhere_on_the_board() {
    let nowhere = |it: &ElementRef<'_>| it.attr("data-to").is_none();
    let (mut lines, mut placeless) = (0, Vec::new());
    positions(|seated| {
        let page = Html::parse_document(&drawn_whole(seated, asked(seated), Lang::En));
        let ids: Vec<&str> =
            controls(&page, "[id]").iter().filter_map(|it| it.attr("id")).collect();
        for line in controls(&page, "[data-line]:not(.log-turn)") {
            let way = ["data-from", "data-to"].into_iter().filter_map(|it| line.attr(it));
            way.for_each(|it| assert!(ids.contains(&it), "{it}: {}", line.html()));
            lines += 1;
            placeless.extend(nowhere(&line).then(|| line.text().collect::<String>()));
        }
    });
    placeless.retain(|it| !it.contains("All reserves are laid open"));
    assert!(1000 < lines && placeless.is_empty(), "{lines} lines, {placeless:?}");
}

/// A shot is shown from the square of the one unit to that of the other, however they came there.
#[test]
fn a_shot_goes_from_unit_to_unit() {
    for seed in 0..GAMES {
        let mut chance = Chance::from_number(seed);
        let mut seated = table(seed);
        while let Some(seat) = seated.game().to_act().first() {
            let mut moves = Vec::new();
            seated.game().legal_moves(seat, &mut moves);
            let mv = *chance.pick(&moves);
            let before = seated.game().view(Viewer::Spectator);
            seated.play(seat, mv).expect("a legal move");
            let Move::Aim(card, target) = mv else { continue };
            let page = Html::parse_document(&drawn_whole(&seated, asked(&seated), Lang::En));
            let square = |it| before.unit(it).map(|it| format!("sq-{}", it.square));
            let told = |line: &ElementRef<'_>| {
                let end = |it| line.attr(it).map(str::to_string);
                (end("data-from"), end("data-to")) == (square(card), square(target))
            };
            let found = controls(&page, "[data-line]").iter().any(told);
            assert!(found, "{mv} from {:?} to {:?}", square(card), square(target));
        }
    }
}

/// The legend of the map takes five squares in two rows.
#[test]
fn the_legend_lies_on_no_unit() {
    let mut legends = 0;
    positions(|seated| {
        let page = Html::parse_document(&drawn(seated, asked(seated), Lang::En));
        let place = |it: &ElementRef<'_>, letter: char| -> u32 {
            let class = it.value().classes().find_map(|it| it.strip_prefix(letter)?.parse().ok());
            class.expect("a row and a column")
        };
        let at = |it: &ElementRef<'_>| (place(it, 'r'), place(it, 'c'));
        let Some((row, column)) = controls(&page, ".legend.on-map").first().map(at) else { return };
        legends += 1;
        for unit in controls(&page, ".unit.on-map") {
            let (r, c) = at(&unit);
            let under = (row..row + 2).contains(&r) && (column..column + 5).contains(&c);
            assert!(!under, "{} lies under the legend", unit.html());
        }
    });
    assert!(20 < legends, "{legends} legends");
}
