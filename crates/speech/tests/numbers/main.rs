//! Numbers in words come from the cards. When a number of a card file changes, what the game says
//! about its cards changes in both languages, unless no words mention that number. And numbers that
//! stand in the messages themselves are those of the rulebook. `crates/web/tests/numbers.rs` checks
//! what is drawn.

mod changes;
mod messages;

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};

use changes::unsaid;
use invazions::card::{HumanCard, Research, ZombieCard};
use messages::{known, numbered, numbers_of};
use pulp::card::{Encounter, Planet, Sector, Weapon};
use tabletop::CardSet;
use words::{Lang, Listener};
use xeno::deck::Face;
use xeno::options::Edition;

/// What `say` says of the cards of a file; none if the file is not allowed.
fn of<C: CardSet>(
    say: impl Fn(&C, Lang) -> Vec<String>,
) -> impl Fn(&str, Lang) -> Option<Vec<String>> {
    move |file, lang| C::parse(file).ok().map(|cards| say(&cards, lang))
}

/// Fails if texts leave out other numbers of the built-in cards than those in `silent`.
fn check<C: CardSet>(silent: &[&str], say: impl Fn(&C, Lang) -> Vec<String>) {
    changes::check(&unsaid(C::BUILTIN, of(say), |_| ()), silent);
}

fn of_oh_no(cards: &oh_no::deck::Cards, lang: Lang) -> Vec<String> {
    let voice = oh_no_words::Voice { to: Listener::stranger(lang), cards };
    cards.matrix.iter().map(|it| voice.alien_in_full(*it)).collect()
}

fn of_pulp(cards: &pulp::deck::Cards, lang: Lang) -> Vec<String> {
    let texts = pulp_words::Texts { lang, cards };
    let encounters = Encounter::ALL.iter().map(|it| texts.about_card(*it));
    let planets = Planet::ALL.iter().map(|it| texts.about_planet(*it));
    let weapons = Weapon::ALL.iter().map(|it| texts.power(cards.weapon(*it).power));
    let sectors = Sector::ALL.iter().map(|it| texts.action(cards.action(*it)));
    encounters.chain(planets).chain(weapons).chain(sectors).collect()
}

fn of_planisphere(cards: &planisphere::deck::Cards, lang: Lang) -> Vec<String> {
    let voice = planisphere_words::Voice { to: Listener::stranger(lang), cards };
    cards.all.iter().map(|it| voice.card(*it)).collect()
}

fn of_invazions(cards: &invazions::deck::Cards, lang: Lang) -> Vec<String> {
    let voice = invazions_words::Voice { to: Listener::stranger(lang), cards };
    let zombies = ZombieCard::ALL.into_iter().map(|it| voice.zombie_text(it));
    let humans = HumanCard::ALL.into_iter().map(|it| voice.human_text(it, true));
    let research = Research::ALL.into_iter().map(|it| voice.research_text(it));
    zombies.chain(humans).chain(research).collect()
}

/// Says something about each world and development of both editions. Texts are cached, since one
/// number changes one card.
struct OfXeno {
    say: fn(&xeno_words::Voice<'_>, &Face) -> String,
    said: RefCell<HashMap<(Lang, Face), String>>,
}

impl OfXeno {
    fn new(say: fn(&xeno_words::Voice<'_>, &Face) -> String) -> OfXeno {
        OfXeno { say, said: RefCell::default() }
    }

    fn all(&self, cards: &xeno::deck::Cards, lang: Lang) -> Vec<String> {
        let mut said = self.said.borrow_mut();
        let mut all = Vec::new();
        for edition in [Edition::First, Edition::Second] {
            let faces = cards.faces(edition);
            let voice = xeno_words::Voice { to: Listener::stranger(lang), faces };
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

/// Drawn on the invasion board.
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
    // What a card is and what it counts is drawn around its powers.
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
    let found = unsaid(pulp::deck::Cards::BUILTIN, of(deaf), |_| ());
    assert!(found["places.least"].iter().any(|it| it.contains("thrax-arena")), "{found:?}");
}

/// The messages in which a number stands, in either language, are listed with their numbers, and
/// with the reason why those are not numbers of a card.
#[test]
fn numbers_in_messages_are_those_of_the_rulebook() {
    let mut found = BTreeMap::<String, BTreeSet<u32>>::new();
    for (_, texts) in speech::areas() {
        for (key, numbers) in texts.iter().flat_map(|it| numbered(it)) {
            found.entry(key).or_default().extend(numbers);
        }
    }
    let known = known();
    let line = |(key, numbers): (&String, &BTreeSet<u32>)| {
        let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        format!("{key} {}", numbers.join(" "))
    };
    let new: Vec<String> =
        found.iter().filter(|it| known.get(it.0) != Some(it.1)).map(line).collect();
    let gone: Vec<&String> = known.keys().filter(|it| !found.contains_key(*it)).collect();
    assert!(new.is_empty() && gone.is_empty(), "new: {new:#?}, gone: {gone:#?}");
}

#[test]
fn a_number_in_a_message_is_found() {
    let numbers = |text: &str| {
        let found = numbered(text);
        found.into_iter().map(|(key, it)| (key, it.into_iter().collect())).collect::<Vec<_>>()
    };
    let planted = "pulp-board-rule-trophy = a Guard of strength { $n ->\n    [one] 1\n   *[other] 3\n } or more";
    assert_eq!(numbers(planted), [("pulp-board-rule-trophy".to_string(), vec![3])]);
    assert_eq!(numbers("a = deux cartes\nb = { $n } cards\n"), [("a".to_string(), vec![2])]);
    assert!(numbers("a = { $n ->\n    [one] 1 card\n   *[other] { $n } cards\n }\n").is_empty());
    let choice = "a = { $n ->\n    [2] , twice if you can\n   *[other] , { $n } times\n }\n";
    assert!(numbers(choice).is_empty(), "it says the number that it is chosen by");
    assert_eq!(numbers_of("Eos-9, du neuf, thirty"), [9, 9, 30]);
}
