//! Numbers in words come from the cards: where a number of a card file changes, what the game says
//! about its cards changes in both languages, unless no words speak of that number; and numbers
//! that stand in the messages themselves are those of the rulebook.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use invazions::card::{HumanCard, Research, ZombieCard};
use pulp::card::{Encounter, Planet, Sector, Weapon};
use tabletop::{CardSet, SEATS_MAX};
use words::{Lang, invazions as hordes, oh_no as stations, planisphere as landings};
use words::{pulp as captains, xeno as empires};
use xeno::deck::Face;
use xeno::options::Edition;

/// A number of a card file that became another.
struct Changed {
    line: String,
    /// `TABLE.KEY`
    name: String,
    /// The file with one more in its place, and with one less.
    files: [String; 2],
}

fn changes(file: &str) -> Vec<Changed> {
    let mut all = Vec::new();
    let mut start = 0;
    let mut table = "";
    for line in file.split_inclusive('\n') {
        if line.starts_with(|it: char| it.is_alphabetic()) {
            table = line.split(' ').next().unwrap_or_default();
        }
        let numbers = if line.trim_start().starts_with('#') { Vec::new() } else { numbers(line) };
        for (at, number) in numbers {
            let (before, after) = (&file[..start + at], &file[start + at + number.len()..]);
            let printed: i32 = number.parse().expect("a number");
            all.push(Changed {
                line: line.trim().to_string(),
                name: format!("{table}.{}", key(&line[..at])),
                files: [printed + 1, printed - 1].map(|it| format!("{before}{it}{after}")),
            });
        }
        start += line.len();
    }
    all
}

/// Where numbers stand in a line, outside its texts and the names of its keys.
fn numbers(line: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut quoted = false;
    let mut rest = 0;
    for (at, letter) in line.char_indices() {
        quoted ^= letter == '"';
        let begins = at >= rest && !quoted && (letter.is_ascii_digit() || letter == '-');
        let fresh = !line[..at].ends_with(|it: char| it.is_alphanumeric() || it == '-');
        if begins && fresh {
            let tail = line[at + 1..].find(|it: char| !it.is_ascii_digit()).unwrap_or(0);
            rest = at + 1 + tail;
            found.extend(line[at..rest].parse::<i32>().is_ok().then_some((at, &line[at..rest])));
        }
    }
    found
}

/// What the number after this is called.
fn key(before: &str) -> &str {
    let named = before.rsplit_once(" =").map_or("", |it| it.0);
    named.rsplit([' ', '{', ',']).next().unwrap_or_default()
}

/// The lines whose numbers no text takes from the cards, by what those numbers are called.
fn unsaid<C: CardSet>(say: impl Fn(&C, Lang) -> Vec<String>) -> BTreeMap<String, Vec<String>> {
    let printed = C::parse(C::BUILTIN).expect("the built-in cards are good");
    let printed = Lang::ALL.map(|lang| say(&printed, lang));
    let mut all: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for it in changes(C::BUILTIN) {
        // What neither more nor less is allowed for is no number that could change.
        let Some(cards) = it.files.iter().find_map(|file| C::parse(file).ok()) else { continue };
        if Lang::ALL.into_iter().any(|lang| say(&cards, lang) == printed[lang as usize]) {
            all.entry(it.name).or_default().push(it.line);
        }
    }
    all
}

/// Fails if texts leave out other numbers than those that are `silent`.
fn check<C: CardSet>(silent: &[&str], say: impl Fn(&C, Lang) -> Vec<String>) {
    let found = unsaid(say);
    let names: Vec<&str> = found.keys().map(String::as_str).collect();
    let new = found.iter().filter(|it| !silent.contains(&it.0.as_str()));
    let new: Vec<String> = new.map(|(name, lines)| format!("{name}: {}", lines[0])).collect();
    assert_eq!(names, silent, "nobody says\n{}", new.join("\n"));
}

fn of_oh_no(cards: &oh_no::deck::Cards, lang: Lang) -> Vec<String> {
    let voice = stations::Voice { lang, names: [""; SEATS_MAX], me: None, cards };
    cards.matrix.iter().map(|it| voice.alien_in_full(*it)).collect()
}

fn of_pulp(cards: &pulp::deck::Cards, lang: Lang) -> Vec<String> {
    let texts = captains::Texts { lang, cards };
    let encounters = Encounter::ALL.iter().map(|it| texts.about_card(*it));
    let planets = Planet::ALL.iter().map(|it| texts.about_planet(*it));
    let weapons = Weapon::ALL.iter().map(|it| texts.power(cards.weapon(*it).power));
    let sectors = Sector::ALL.iter().map(|it| texts.action(cards.action(*it)));
    encounters.chain(planets).chain(weapons).chain(sectors).collect()
}

fn of_planisphere(cards: &planisphere::deck::Cards, lang: Lang) -> Vec<String> {
    let voice = landings::Voice { lang, names: [""; SEATS_MAX], me: None, cards };
    cards.all.iter().map(|it| voice.card(*it)).collect()
}

fn of_invazions(cards: &invazions::deck::Cards, lang: Lang) -> Vec<String> {
    let voice = hordes::Voice { lang, names: [""; SEATS_MAX], me: None, cards };
    let zombies = ZombieCard::ALL.into_iter().map(|it| voice.zombie_text(it));
    let humans = HumanCard::ALL.into_iter().map(|it| voice.human_text(it, true));
    let research = Research::ALL.into_iter().map(|it| voice.research_text(it));
    zombies.chain(humans).chain(research).collect()
}

/// Says something about each world and development of both editions. What was said is kept: one
/// number changes one card.
struct OfXeno {
    say: fn(&empires::Voice<'_>, &Face) -> String,
    said: RefCell<HashMap<(Lang, Face), String>>,
}

impl OfXeno {
    fn new(say: fn(&empires::Voice<'_>, &Face) -> String) -> OfXeno {
        OfXeno { say, said: RefCell::default() }
    }

    fn all(&self, cards: &xeno::deck::Cards, lang: Lang) -> Vec<String> {
        let mut said = self.said.borrow_mut();
        let mut all = Vec::new();
        for edition in [Edition::First, Edition::Second] {
            let faces = cards.faces(edition);
            let voice = empires::Voice { lang, names: [""; SEATS_MAX], me: None, faces };
            for face in faces.iter() {
                let text = said.entry((lang, face.clone()));
                all.push(text.or_insert_with(|| (self.say)(&voice, face)).clone());
            }
        }
        all
    }
}

#[test]
fn oh_no_speaks_of_its_cards() {
    // Transport hubs are told apart by their places.
    check(&["hubs.number"], of_oh_no);
}

#[test]
fn pulp_speaks_of_its_cards() {
    // Tracks of captains and the holes of a weapon are drawn.
    check(&["captains.keep", "captains.most", "captains.start", "weapons.cubes"], of_pulp);
}

#[test]
fn planisphere_speaks_of_its_cards() {
    // The values of a people are drawn, each beside its sign.
    let drawn = ["att", "def", "dis", "rep", "shot"].map(|it| format!("peoples.{it}"));
    check(&drawn.each_ref().map(String::as_str), of_planisphere);
}

#[test]
fn invazions_speaks_of_its_cards() {
    // The three numbers in the corners of a card are drawn, and no text says how many there are.
    let drawn = [
        "bravery.copies",
        "bravery.cost",
        "humans.copies",
        "humans.cost",
        "humans.resistance",
        "locations.resistance",
        "research.cost",
        "research.resistance",
        "zombies.attack",
        "zombies.copies",
    ];
    check(&drawn, of_invazions);
}

/// Drawn on the invasion board as they are.
const INVASION: [&str; 6] = [
    "threat.awards",
    "threat.start",
    "used.experts",
    "used.per-player",
    "waves.military-plus",
    "waves.strengths",
];

#[test]
fn xeno_speaks_of_its_cards() {
    let texts = OfXeno::new(|voice, face| voice.about(face));
    check(&INVASION, |cards, lang| texts.all(cards, lang));
}

#[test]
fn xeno_speaks_of_its_cards_in_short() {
    // What a card is and counts stands around its powers, drawn.
    let drawn = ["card.cost", "card.defence", "card.points", "card.vp"];
    let powers = OfXeno::new(|voice, face| {
        face.powers.iter().map(|it| voice.power_in_short(it)).collect::<Vec<_>>().join(", ")
    });
    check(&[&drawn, INVASION.as_slice()].concat(), |cards, lang| powers.all(cards, lang));
}

#[test]
fn a_number_that_stands_in_the_words_is_found() {
    let deaf = |_: &pulp::deck::Cards, _| {
        vec!["A Guard of strength 3 or more gives back 1 Combat.".to_string()]
    };
    let found = unsaid(deaf);
    assert!(found["places.least"].iter().any(|it| it.contains("thrax-arena")), "{found:?}");
}

/// The messages of the five games.
const AREAS: [&str; 12] = [
    "invazions",
    "invazions-board",
    "oh-no",
    "oh-no-board",
    "planisphere",
    "planisphere-board",
    "planisphere-events",
    "pulp",
    "pulp-board",
    "xeno",
    "xeno-board",
    "xeno-cards",
];

/// Words for numbers; those for one are articles too.
const NUMBERS: [&str; 25] = [
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "twice", "deux", "trois", "quatre", "cinq", "sept", "huit", "neuf", "dix", "onze", "douze",
    "half", "moitié", "ninety",
];

/// The numbers that stand in `text`, but for that which `chosen_by` says it is for.
fn stands_in(text: &str, chosen_by: &str) -> bool {
    let words = text.split(|it: char| !it.is_alphanumeric());
    let mut numbers = words.filter(|it| {
        it.starts_with(|it: char| it.is_ascii_digit()) || NUMBERS.contains(&&*it.to_lowercase())
    });
    numbers.any(|it| it != chosen_by)
}

/// Whether a number stands in a pattern, of which `chosen_by` is the case.
fn has_number(pattern: &Pattern<&str>, chosen_by: &str) -> bool {
    pattern.elements.iter().any(|it| match it {
        PatternElement::TextElement { value } => stands_in(value, chosen_by),
        PatternElement::Placeable { expression } => chooses_number(expression),
    })
}

fn chooses_number(expression: &Expression<&str>) -> bool {
    match expression {
        Expression::Select { variants, .. } => variants.iter().any(|it| match it.key {
            VariantKey::Identifier { name: "one" } => has_number(&it.value, "1"),
            VariantKey::Identifier { .. } => has_number(&it.value, ""),
            VariantKey::NumberLiteral { value } => has_number(&it.value, value),
        }),
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            chooses_number(expression)
        }
        Expression::Inline(_) => false,
    }
}

/// The messages of a text in which a number stands.
fn numbered(text: &str) -> Vec<String> {
    let resource = fluent_syntax::parser::parse(text).expect("messages that can be read");
    let messages = resource.body.iter().filter_map(|it| match it {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    let found = messages.filter(|it| it.value.as_ref().is_some_and(|it| has_number(it, "")));
    found.map(|it| it.id.name.to_string()).collect()
}

/// Where numbers of the rulebook stand: what a key contains, and what it is about. No card file
/// has them.
const OF_THE_RULEBOOK: &[(&str, &str)] = &[
    ("-length", "how long a game takes"),
    ("-option-", "variants of the rulebook"),
    ("-pitch", "what a game is about"),
    ("-rules-", "the rules in short"),
    ("planisphere-event-", "events, which are in no card file"),
    ("-twice", "a scenario that says it twice"),
    ("announce", "five Freed Zombies win"),
    ("announcing", "five Freed Zombies win"),
    ("invazions-board-end-", "five Freed Zombies win"),
    ("invazions-board-text-zombie", "five Freed Zombies win"),
    ("-too-few-freed", "five Freed Zombies win"),
    ("-workshop-", "copies of a kind in a scenario, of which the box may hold more"),
    ("invazions-scenario-copies", "one at least"),
    ("-must-move", "two turns"),
    ("oh-no-board-about-module", "what modules do, which are printed on no card"),
    ("morph", "a Modulomorph takes two cards"),
    ("-why-counter", "a Modulomorph takes two cards"),
    ("oh-no-board-meanwhile-help-", "two stations"),
    ("teleporter", "both ends"),
    ("oh-no-board-road", "steps of a turn"),
    ("-board-step-", "steps of a turn"),
    ("-sure-conflict", "steps of a turn"),
    ("oh-no-board-why-act", "one or two actions"),
    ("oh-no-why-act-first", "one or two actions"),
    ("-do-control", "a die of ten faces"),
    ("-test-", "dice"),
    ("-why-reinforcing", "dice"),
    ("-news-threw", "dice"),
    ("planisphere-board-power", "powers, which the card file only names"),
    ("light", "what one trades for lightness"),
    ("gestates", "a unit and its twin"),
    ("breeding", "a unit and its twin"),
    ("planisphere-board-off", "the two that meet"),
    ("explosion", "two squares around"),
    ("planisphere-why-", "the two that are spoken of"),
    ("pulp-board-about-", "cubes cost and bring one point"),
    ("pulp-board-also-", "dice, which are in no card file"),
    ("-cube", "one cube"),
    ("pulp-board-do-", "one point"),
    ("pulp-board-verb-", "one cube"),
    ("-glance-", "one cube"),
    ("lost", "one point, or two abilities at 0"),
    ("losing", "one point"),
    ("pulp-board-then", "one point"),
    ("pulp-log-", "one point"),
    ("danger-", "two abilities at 0"),
    ("nought", "strength 0"),
    ("-no-strength", "strength 0"),
    ("pulp-board-action-quietus", "the strength of one that each cube gives"),
    ("exchange", "stands for one"),
    ("pulp-board-why-", "what one stands for, cubes drawn, faces of dice"),
    ("pulp-board-free-double", "two instead of one"),
    ("paid-crew", "one cube a die"),
    ("pulp-board-rule-strength", "a strength is one at least"),
    ("pulp-board-rule-trophy", "one point"),
    ("motto", "a motto"),
    ("planet-eos", "a name"),
    ("-not-raised", "faces of dice"),
    ("xeno-action-", "bonuses of actions"),
    ("bonus-", "bonuses of actions"),
    ("xeno-board-ask-", "limits of the hand, picks and repairs"),
    ("xeno-board-why-", "prices of goods, picks"),
    ("bunker", "the bunker"),
    ("-defeats", "two defeats end it"),
    ("-defeated", "two defeats end it"),
    ("twelve", "twelve cards end it"),
    ("-wait-limit", "ten cards at most"),
    ("-wave", "rounds and waves"),
    ("-cost-6", "six-cost developments"),
    ("three-chips", "what the word of the card file says"),
    ("xeno-log-", "ten cards, 99 rounds, the third wave"),
    ("xeno-power-consume", "what the word of the card file says"),
    ("xeno-short-consume", "what the word of the card file says"),
    ("cost-becomes-zero", "what the word of the card file says"),
    ("discard-cards", "a chip each, and no other is read"),
    ("pair", "two are a pair"),
    ("-experts", "two players"),
    ("-not-again", "two actions"),
    ("xeno-why-twin", "nobody has it twice"),
];

#[test]
fn numbers_in_messages_are_those_of_the_rulebook() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let mut found: Vec<String> = Vec::new();
    for (lang, area) in Lang::ALL.iter().flat_map(|lang| AREAS.map(|area| (lang, area))) {
        let file = root.join(lang.code()).join(format!("{area}.ftl"));
        found.extend(numbered(&fs::read_to_string(file).expect("a file of messages")));
    }
    let unknown = found.iter().filter(|key| !OF_THE_RULEBOOK.iter().any(|it| key.contains(it.0)));
    let unused = OF_THE_RULEBOOK.iter().filter(|it| !found.iter().any(|key| key.contains(it.0)));
    let unused: Vec<&str> = unused.map(|it| it.0).collect();
    let unknown: Vec<&String> = unknown.collect();
    assert!(unknown.is_empty() && unused.is_empty(), "new: {unknown:#?}, unused: {unused:#?}");
}

#[test]
fn a_number_in_a_message_is_found() {
    let planted = "pulp-board-rule-trophy = a Guard of strength { $n ->\n    [one] 1\n   *[other] 3\n } or more";
    assert_eq!(numbered(planted), ["pulp-board-rule-trophy"]);
    assert_eq!(numbered("a = deux cartes\nb = { $n } cards\n"), ["a"]);
    assert!(numbered("a = { $n ->\n    [one] 1 card\n   *[other] { $n } cards\n }\n").is_empty());
}
