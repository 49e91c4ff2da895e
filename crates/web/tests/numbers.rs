//! Numbers on the pages come from the cards. Where a number of a card file changes, the gallery and
//! the rules in short change in both languages; and each number that they show changes with one of
//! a card file, unless it is known to be none. `crates/speech/tests/numbers` tests what messages
//! say by themselves, and lends its code.

#[path = "../../speech/tests/numbers/changes.rs"]
mod changes;
#[allow(dead_code, reason = "each test uses a part of it")]
#[path = "../../speech/tests/numbers/messages.rs"]
mod messages;

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use changes::{Changed, WAYS, changed, changes, check, unsaid};
use messages::{places, spoken};
use web::boards::Dealt;
use web::site::told_of_cards;
use words::Lang;

type Options<'a> = &'a [(&'a str, &'a str)];

/// What people read of a page: the text between its tags, and attributes that are read aloud.
fn texts(html: &str) -> Vec<String> {
    let mut texts = Vec::new();
    for part in html.split('<') {
        let (tag, text) = part.split_once('>').unwrap_or(("", part));
        if tag.contains("exhibit-number") {
            continue; // The number by which an event is called.
        }
        for name in [" aria-label=\"", " title=\""] {
            texts.extend(tag.split_once(name).and_then(|it| it.1.split_once('"')).map(|it| it.0));
        }
        texts.push(text);
    }
    let plain = |it: &str| it.replace("&quot;", "\"").replace("&lt;", "<").replace("&amp;", "&");
    texts.into_iter().map(plain).filter(|it| !it.trim().is_empty()).collect()
}

/// The rules in short, or a card of a gallery.
struct Page {
    /// The anchor of a card.
    id: String,
    texts: Vec<String>,
    /// The numbers of each text that changed with a number of the cards.
    moved: Vec<BTreeSet<usize>>,
}

impl Page {
    fn new(html: &str) -> Page {
        let id = html.split_once(" id=\"").and_then(|it| it.1.split_once('"'));
        let texts = texts(html);
        let moved = vec![BTreeSet::new(); texts.len()];
        Page { id: id.map_or("", |it| it.0).to_string(), texts, moved }
    }

    /// Notes which numbers have changed when the page reads like this.
    fn compare(&mut self, now: &[String]) {
        let same = |it: &(&String, &String)| it.0 == it.1;
        let head = self.texts.iter().zip(now).take_while(same).count();
        let most = self.texts.len().min(now.len()) - head;
        let ends = self.texts.iter().rev().zip(now.iter().rev());
        let tail = ends.take(most).take_while(same).count();
        let (before, now) =
            (&self.texts[head..self.texts.len() - tail], &now[head..now.len() - tail]);
        for (at, text) in before.iter().enumerate() {
            let moved = if before.len() == now.len() {
                moved(text, &now[at])
            } else if count(now, text) < count(before, text) {
                // The page has more or fewer parts now, so this text is there a different number of
                // times.
                (0..places(text).len()).collect()
            } else {
                Vec::new()
            };
            self.moved[head + at].extend(moved);
        }
    }

    /// The texts with numbers that never change, with the places of those.
    fn fixed(&self) -> impl Iterator<Item = (&str, Vec<usize>)> {
        let each = self.texts.iter().zip(&self.moved).map(|(text, moved)| {
            let places = places(text).into_iter().enumerate();
            let fixed = places.filter(|it| !moved.contains(&it.0)).map(|(_, it)| it.0);
            (text.as_str(), fixed.collect::<Vec<_>>())
        });
        each.filter(|it| !it.1.is_empty())
    }
}

fn count(texts: &[String], text: &str) -> usize {
    texts.iter().filter(|it| *it == text).count()
}

/// Which numbers of a text differ in the text that is there now.
fn moved(before: &str, now: &str) -> Vec<usize> {
    let (old, new) = (places(before), places(now));
    let same = |at: usize| old.len() == new.len() && old[at].1 == new[at].1;
    (0..old.len()).filter(|at| !same(*at)).collect()
}

/// The rules in short of a game, then each card of its gallery; none where such cards are refused.
fn pages(game: &str, options: Options<'_>, file: &str, lang: Lang) -> Option<Vec<Page>> {
    let (rules, cards) =
        told_of_cards(lang, game, Dealt { options, cards: Some(file), ..Dealt::default() })?;
    Some([rules].iter().chain(&cards).map(|it| Page::new(&it.0)).collect())
}

/// A part of texts in which, or right behind which, a number is not one of the cards.
struct Known {
    /// The anchor of a card, or the beginning of several; none for the rules in short.
    card: Option<&'static str>,
    part: &'static str,
    why: &'static str,
}

/// Stands for a text that is only a number.
const ALONE: &str = "";

impl Known {
    fn holds(&self, page: &Page, text: &str, place: usize) -> bool {
        let here = match self.card {
            Some(card) => !page.id.is_empty() && page.id.starts_with(card),
            None => page.id.is_empty(),
        };
        here && match self.part {
            ALONE => text.bytes().all(|it| it.is_ascii_digit()),
            part => is_in(part, text, place) || text[..place].ends_with(part),
        }
    }
}

/// Whether a number that stands at `place` in a text belongs to this part of it.
fn is_in(part: &str, text: &str, place: usize) -> bool {
    text.match_indices(part).any(|(at, _)| (at..at + part.len()).contains(&place))
}

/// Fails where numbers come neither from the cards nor from a message with words around them, and
/// are not known either.
fn check_shown<'a>(pages: impl Iterator<Item = &'a Page>, known: &[Known]) {
    let texts = speech::areas().flat_map(|it| it.1).flat_map(spoken);
    let parts = texts.flat_map(|it| it.1).map(|it| it.0.trim());
    let parts: Vec<&str> = parts.filter(|it| it.contains(char::is_alphabetic)).collect();
    let mut used = vec![false; known.len()];
    let mut new = BTreeSet::new();
    for page in pages {
        let fixed = page.fixed().flat_map(|(text, at)| at.into_iter().map(move |at| (text, at)));
        for (text, at) in fixed.filter(|it| !parts.iter().any(|part| is_in(part, it.0, it.1))) {
            match known.iter().position(|it| it.holds(page, text, at)) {
                Some(known) => used[known] = true,
                None => _ = new.insert(format!("{} at {at}: {text}", page.id)),
            }
        }
    }
    let gone = known.iter().zip(used).filter(|it| !it.1);
    let gone: Vec<(&str, &str)> = gone.map(|it| (it.0.part, it.0.why)).collect();
    assert!(new.is_empty() && gone.is_empty(), "from no card: {new:#?}, gone: {gone:#?}");
}

fn box_of(game: &str) -> String {
    catalogue::cards(game, None).expect("a game with cards").file
}

/// Notes the numbers that differ when these are the pages; a card that is gone counts as different.
fn compare(printed: &mut [Page], now: &[Page]) {
    for page in printed {
        match now.iter().find(|it| it.id == page.id) {
            Some(now) => page.compare(&now.texts),
            None => page.compare(&[]),
        }
    }
}

/// The law for the pages of a game: every number of its cards changes them, except the `silent`
/// ones; and every number on them is one of its cards, except the `known` ones.
fn law(game: &str, silent: &[&str], known: &[Known]) {
    let file = box_of(game);
    let mut printed = Lang::ALL.map(|lang| pages(game, &[], &file, lang).expect("the box's own"));
    let now = RefCell::new(Vec::new());
    let say = |file: &str, lang| {
        let pages = pages(game, &[], file, lang)?;
        let texts = pages.iter().flat_map(|it| it.texts.clone()).collect();
        now.borrow_mut().push((lang, pages));
        Some(texts)
    };
    let see = |_: &[Vec<String>]| {
        now.borrow_mut()
            .drain(..)
            .for_each(|(lang, now)| compare(&mut printed[lang as usize], &now));
    };
    check(&unsaid(&file, say, see), silent);
    check_shown(printed.iter().flatten(), known);
}

/// The two editions of Xeno, in both languages.
fn xeno_pages(file: &str) -> Vec<Vec<Page>> {
    const EDITIONS: [Options<'_>; 2] = [&[("edition", "2007")], &[("edition", "2018")]];
    let both = EDITIONS.iter().flat_map(|edition| Lang::ALL.map(|lang| (*edition, lang)));
    both.map(|(edition, lang)| pages("xeno", edition, file, lang).expect("allowed cards")).collect()
}

/// The numbers of Xeno's cards that can be changed, by line, each with its change.
fn lines_of_xeno<'a>(file: &str, all: &'a [Changed]) -> Vec<Vec<(&'a Changed, i32)>> {
    let mut lines: Vec<Vec<(&Changed, i32)>> = Vec::new();
    for it in all.iter().filter(|it| it.name.starts_with("card.")) {
        let allowed =
            |by: &&i32| catalogue::cards("xeno", Some(&changed(file, &[(it, **by)]))).is_ok();
        let Some(by) = WAYS.iter().find(allowed) else { continue };
        match lines.last_mut().filter(|line| line[0].0.line == it.line) {
            Some(line) => line.push((it, *by)),
            None => lines.push(vec![(it, *by)]),
        }
    }
    lines
}

/// The same law for very many cards: one number of each line is changed at once, and must show on
/// the card of that line.
#[test]
fn xeno_shows_the_numbers_of_its_cards() {
    let file = box_of("xeno");
    let all = changes(&file);
    let lines = lines_of_xeno(&file, &all);
    let mut printed = xeno_pages(&file);
    let mut unsaid: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for number in 0..lines.iter().map(Vec::len).max().unwrap_or_default() {
        let together: Vec<(&Changed, i32)> =
            lines.iter().filter_map(|it| it.get(number).copied()).collect();
        let now = xeno_pages(&changed(&file, &together));
        printed.iter_mut().zip(&now).for_each(|(old, new)| compare(old, new));
        for (it, _) in together {
            let id = it.line.split('"').nth(1).expect("an id");
            let says = |of: &Vec<Page>| of.iter().find(|it| it.id == id).map(|it| it.texts.clone());
            let same: Vec<bool> =
                printed.iter().zip(&now).map(|(old, new)| says(old) == says(new)).collect();
            // A number that only one edition has is not shown by the other.
            if (0..Lang::ALL.len()).any(|lang| same[lang] && same[lang + Lang::ALL.len()]) {
                unsaid.entry(it.name.clone()).or_default().push(it.line.clone());
            }
        }
    }
    check(&unsaid, &[]);
    check_shown(printed.iter().flatten(), &KNOWN_OF_XENO);
}

const fn of_card(id: &'static str, part: &'static str, why: &'static str) -> Known {
    Known { card: Some(id), part, why }
}

const fn of_cards(part: &'static str, why: &'static str) -> Known {
    of_card("", part, why)
}

const fn in_short(part: &'static str, why: &'static str) -> Known {
    Known { card: None, part, why }
}

const GOODS: &str = "how many goods are listed";
const CHIP: &str = "a chip for a card: no other number is read";
const START: &str = "each start world has its own number, so that none can have another";

const KNOWN_OF_XENO: [Known; 30] = [
    of_cards("Discard 1 ", GOODS),
    of_cards("Discard 2 ", GOODS),
    of_cards("good and 1 ", GOODS),
    of_cards("Défaussez 1 ", GOODS),
    of_cards("Défaussez 2 ", GOODS),
    of_cards(" et 1 ressource g", GOODS),
    of_cards("2 cards ·", "copies: the rules know how many there are"),
    of_cards("2 cartes ·", "copies: the rules know how many there are"),
    of_card("gambling-world", "1 to 7", "section 6.7"),
    of_card("gambling-world", "1 à 7", "section 6.7"),
    of_card("anti-xeno-embassy", ALONE, CHIP),
    of_card("deficit-spending", ALONE, CHIP),
    of_card("galactic-home-front", ALONE, CHIP),
    of_card("merchant-world", ALONE, CHIP),
    of_card("novelty-peddlers", ALONE, CHIP),
    of_card("pilgrimage-world", "−1", "one less than there are goods: no other number is read"),
    of_card("diversified-economy", ALONE, "three kinds, by a word of the card file"),
    of_card("galactic-clearing-house", ALONE, "four kinds, by a word of the card file"),
    of_card("colony-ship", "0*", "a cost of nothing, by a word of the card file"),
    of_card("old-earth", ALONE, START),
    of_card("epsilon-eridani", ALONE, START),
    of_card("alpha-centauri", ALONE, START),
    of_card("new-sparta", ALONE, START),
    of_card("earths-lost-colony", ALONE, START),
    of_card("alien-first-contact-team", ALONE, START),
    of_card("starry-rift-pioneers", ALONE, START),
    of_card("rebel-cadre", ALONE, START),
    of_card("terraforming-surveyors", ALONE, START),
    of_card("anti-xeno-defense-post", ALONE, START),
    in_short(ALONE, "costs from 0 on, and how many cards have each"),
];

#[test]
fn oh_no_shows_the_numbers_of_its_cards() {
    let place = "each of the five places is there once, so that none can have another number";
    let known = [
        of_card("module-hub-", "Hub ", place),
        of_card("module-hub-", "Centre ", place),
        of_card("module-hub-", ALONE, place),
    ];
    law("oh-no", &[], &known);
}

#[test]
fn pulp_shows_the_numbers_of_its_cards() {
    let faces = "what faces of dice do is in no card file";
    let bag = "the card file names the colour of a cube";
    let known = [
        in_short("+1 ", faces),
        in_short("+2 ", faces),
        in_short("+3 ", faces),
        in_short("goes up ", faces),
        in_short("monte de ", faces),
        in_short("2 cartes évadées", faces),
        in_short("5 Super ", "as many Super Weapons as the difficulty says, section 1.4"),
        in_short("en valent 1", "section 3.7"),
        of_cards("en valent 1", "section 3.7"),
        of_cards("1 cube blanc va", bag),
        of_cards("1 cube noir va", bag),
        of_cards("1 white cube goes", bag),
        of_cards("1 black cube goes", bag),
        of_cards("10/10", "a track of ten, full at the start, can be neither longer nor shorter"),
    ];
    law("pulp", &[], &known);
}

#[test]
fn planisphere_shows_the_numbers_of_its_cards() {
    law("planisphere", &[], &[]);
}

#[test]
fn invazions_shows_the_numbers_of_its_cards() {
    let copies = "as many are in play from the start: the box has no other number";
    let known = [
        in_short("at most 3 Humans", "section 9.4"),
        in_short("3 Humains", "section 9.4"),
        of_card("survivors", "15 cards", copies),
        of_card("survivors", "15 cartes", copies),
        of_card("wounded", "15 cards", copies),
        of_card("wounded", "15 cartes", copies),
    ];
    // Walls are drawn at their locations, on the board; a Freed Zombie does not attack.
    law("invazions", &["locations.resistance", "zombies.attack kind = \"freed\""], &known);
}

/// Planted faults: a number written in the text of a page, and one that no text takes from its
/// card.
#[test]
fn a_number_that_comes_from_no_card_is_found() {
    let mut page = Page::new("<li id=\"a\"><p title=\"at 5\">Costs 3, brings 2</p></li>");
    page.compare(&["at 5", "Costs 4, brings 2"].map(String::from));
    let fixed: Vec<(&str, Vec<usize>)> = page.fixed().collect();
    assert_eq!(fixed, [("at 5", vec![3]), ("Costs 3, brings 2", vec![16])]);
    let found = std::panic::catch_unwind(|| check_shown([page].iter(), &[]));
    assert!(found.is_err(), "they come from nowhere");
}
