//! Reads a scenario that somebody typed: with blanks and capitals, a section in one line or over
//! several, names as on the cards in any language. What cannot be read keeps its place in the text,
//! with the reason; everything else is taken.

use frame::wording;
use invazions::card::{HumanCard, Location, Research, ZombieCard};
use invazions::scenario::{Fault, LineSection, Recipe, STORIES};
use invazions_words as names;
use words::{Lang, Value};

use crate::meant::nearest;

/// What the number of players is called.
const PLAYERS: &str = "invazions-board-workshop-players";

/// A typed text, as far as it could be read.
#[derive(Clone, Default, Debug)]
pub(crate) struct Reading {
    pub(crate) recipe: Recipe,
    /// For how many players the text says that it is.
    pub(crate) players: Option<u8>,
    /// The text as it was typed, line by line.
    pub(crate) lines: Vec<Vec<Piece>>,
}

/// A part of a line; all parts together are the line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Piece {
    pub(crate) text: String,
    /// The section that begins here.
    pub(crate) opens: Option<LineSection>,
    pub(crate) wrong: Option<Wrong>,
}

/// A scenario that somebody typed where the option of a table is asked for, as the game takes it, or
/// what is wrong with it. How many cards there must be, the game says itself.
pub(crate) fn option_of(lang: Lang, text: &str) -> Result<String, String> {
    if text.trim().is_empty() {
        return Ok(text.to_string());
    }
    if let Some(story) = story_of(text) {
        return Ok(story.to_string());
    }
    let reading = Reading::of(text);
    let wrong = reading.lines.iter().flatten().find_map(|it| it.wrong.as_ref());
    wrong.map_or_else(|| Ok(reading.recipe.to_string()), |it| Err(it.sentence(lang)))
}

/// The cards of a scenario of one's own, section by section; nothing where the line cannot be read.
pub(crate) fn told(lang: Lang, line: &str) -> Vec<(String, Vec<String>)> {
    let section = |part: &str| {
        let (head, words) = part.split_once(':')?;
        let section = LineSection::ALL.into_iter().find(|it| it.word() == head)?;
        let words = words.split(',').filter(|it| !it.is_empty());
        let cards = words.map(|it| counted(lang, section, it)).collect();
        Some((names::section(lang, section), cards))
    };
    let line = Recipe::parse(line).map(|it| it.to_string()).unwrap_or_default();
    line.split(';').filter_map(section).collect()
}

/// A card with the number of its copies, where the line says it.
fn counted(lang: Lang, section: LineSection, word: &str) -> String {
    match word.split_once('*') {
        Some((word, copies)) => format!("{copies} × {}", card_title(lang, section, word)),
        None => card_title(lang, section, word),
    }
}

/// What is wrong with a part of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Wrong {
    Fault(Fault),
    /// It is no number of players.
    Players(String),
}

impl Wrong {
    /// As a sentence, with what was perhaps meant.
    pub(crate) fn sentence(&self, lang: Lang) -> String {
        let (sentence, meant) = match self {
            Wrong::Fault(fault) => (names::fault(lang, fault), meant(lang, fault)),
            Wrong::Players(text) => {
                let args = [("text", text.as_str().into())];
                (say(lang, "workshop-players-strange", &args), None)
            }
        };
        match meant {
            Some(name) => {
                let args = [("name", name.into())];
                format!("{sentence} {}", say(lang, "workshop-meant", &args))
            }
            None => sentence,
        }
    }
}

fn say(lang: Lang, key: &str, args: &[(&'static str, Value<'_>)]) -> String {
    names::MESSAGES.say_with(lang, &format!("invazions-board-{key}"), args)
}

/// The name that was perhaps meant; none if the fault is no strange name, or nothing is near it.
fn meant(lang: Lang, fault: &Fault) -> Option<String> {
    match fault {
        Fault::NoSuchCard { section, word } => {
            let titles = words_of(*section).into_iter().map(|it| card_title(lang, *section, it));
            nearest(word, titles)
        }
        Fault::NoSuchSection { text } => {
            let sections = LineSection::ALL.into_iter().map(|it| names::section(lang, it));
            nearest(text, sections.chain(STORIES.into_iter().map(|it| story_title(lang, it))))
        }
        _ => None,
    }
}

/// What the words of a part belong to.
#[derive(Clone, Copy)]
enum Under {
    Section(LineSection),
    Players,
    /// Nothing that is known: what stands there is not judged.
    Nothing,
}

impl Reading {
    pub(crate) fn of(text: &str) -> Reading {
        let (mut reading, mut seen) = (Reading::default(), Vec::new());
        let mut under = None;
        for line in text.trim_end().lines() {
            let mut pieces = Vec::new();
            for part in line.split_inclusive(';') {
                reading.part(part, &mut under, &mut seen, &mut pieces);
            }
            reading.lines.push(pieces);
        }
        reading.recipe.sort();
        reading
    }

    /// Whether every part of the text could be read.
    pub(crate) fn is_sound(&self) -> bool {
        self.lines.iter().flatten().all(|it| it.wrong.is_none())
    }

    /// Puts each fault of the whole at the line where its section begins; returns those without one.
    pub(crate) fn place(&mut self, faults: Vec<Fault>) -> Vec<Fault> {
        let at = |fault: &Fault| match fault {
            Fault::Number { section, .. } => Some(*section),
            Fault::Deck { .. } => Some(LineSection::Humans),
            _ => None,
        };
        let mut rest = Vec::new();
        for fault in faults {
            let section = at(&fault);
            let pieces = self.lines.iter_mut().flatten();
            match pieces
                .filter(|it| it.wrong.is_none())
                .find(|it| section.is_some() && it.opens == section)
            {
                Some(piece) => piece.wrong = Some(Wrong::Fault(fault)),
                None => rest.push(fault),
            }
        }
        rest
    }

    /// A part of a line, up to a semicolon: perhaps the name of a section, then words.
    fn part(
        &mut self,
        part: &str,
        under: &mut Option<Under>,
        seen: &mut Vec<LineSection>,
        pieces: &mut Vec<Piece>,
    ) {
        let (head, words) = match part.find([':', '=']) {
            Some(at) => part.split_at(at + 1),
            None => ("", part),
        };
        if !head.is_empty() {
            let (now, wrong) = heading(head, seen);
            let opens =
                if let (Under::Section(it), None) = (now, &wrong) { Some(it) } else { None };
            *under = Some(now);
            pieces.push(Piece { text: head.to_string(), opens, wrong });
        }
        for word in words.split_inclusive([',', ';']) {
            let wrong = self.word(word, *under);
            pieces.push(Piece { text: word.to_string(), opens: None, wrong });
        }
    }

    fn word(&mut self, text: &str, under: Option<Under>) -> Option<Wrong> {
        let word = text.trim().trim_end_matches([',', ';']).trim();
        match under {
            _ if word.is_empty() => None,
            Some(Under::Section(section)) => self.card(section, word).map(Wrong::Fault),
            Some(Under::Players) => {
                self.players = word.parse().ok().filter(|it| (2..=4).contains(it));
                self.players.is_none().then(|| Wrong::Players(word.to_string()))
            }
            Some(Under::Nothing) => None,
            None => Some(Wrong::Fault(Fault::NoSuchSection { text: word.to_string() })),
        }
    }

    /// A card, perhaps with a number before or after it.
    fn card(&mut self, section: LineSection, typed: &str) -> Option<Fault> {
        let digits: String = typed.chars().filter(char::is_ascii_digit).collect();
        let name = without_digits(typed);
        let strange = || Fault::NoSuchCard { section, word: typed.to_string() };
        let Some(word) = card_of(section, &plain(&name)) else { return Some(strange()) };
        let word = if digits.is_empty() { word.to_string() } else { format!("{word}*{digits}") };
        match self.recipe.add(section, &word) {
            Err(Fault::NoSuchCard { .. }) => Some(strange()),
            done => done.err(),
        }
    }
}

/// The section that a heading names, or why it names none.
fn heading(head: &str, seen: &mut Vec<LineSection>) -> (Under, Option<Wrong>) {
    let text = head.trim_end_matches([':', '=']).trim();
    let name = plain(text);
    let section = LineSection::ALL.into_iter();
    let section =
        section.clone().find(|it| is_called(&name, it.word(), |lang| names::section(lang, *it)));
    match section {
        Some(section) if seen.contains(&section) => {
            (Under::Section(section), Some(Wrong::Fault(Fault::SectionTwice { section })))
        }
        Some(section) => {
            seen.push(section);
            (Under::Section(section), None)
        }
        None if is_called(&name, "players", |lang| names::MESSAGES.say(lang, PLAYERS)) => {
            (Under::Players, None)
        }
        None => {
            let text = text.to_string();
            (Under::Nothing, Some(Wrong::Fault(Fault::NoSuchSection { text })))
        }
    }
}

/// The scenario of the rulebook that is called so.
pub(crate) fn story_of(text: &str) -> Option<&'static str> {
    let name = plain(text);
    STORIES.into_iter().find(|it| is_called(&name, it, |lang| story_title(lang, it)))
}

/// The word of the card of a section that is called so.
fn card_of(section: LineSection, name: &str) -> Option<&'static str> {
    let title = |lang, it| card_title(lang, section, it);
    words_of(section).into_iter().find(|it| is_called(name, it, |lang| title(lang, *it)))
}

/// What the card of a section with this word is called.
fn card_title(lang: Lang, section: LineSection, word: &str) -> String {
    let sort = if section == LineSection::Locations { "location" } else { "card" };
    names::MESSAGES.say(lang, &format!("invazions-{sort}-{word}"))
}

/// What a scenario of the rulebook is called.
fn story_title(lang: Lang, story: &str) -> String {
    names::MESSAGES.say(lang, &format!("invazions-option-scenario-{story}"))
}

/// The words of all cards of a section.
fn words_of(section: LineSection) -> Vec<&'static str> {
    match section {
        LineSection::Zombies => ZombieCard::ZOMBIES.map(ZombieCard::word).to_vec(),
        LineSection::Rages => ZombieCard::RAGES.map(ZombieCard::word).to_vec(),
        LineSection::Humans => HumanCard::HUMANS.map(HumanCard::word).to_vec(),
        LineSection::Bravery => HumanCard::BRAVERY.map(HumanCard::word).to_vec(),
        LineSection::Research => Research::ALL.map(Research::word).to_vec(),
        LineSection::Locations => Location::ALL.map(Location::word).to_vec(),
    }
}

/// Whether a thing with this word is called so, by that or by its title in any language.
fn is_called(name: &str, word: &str, title: impl Fn(Lang) -> String) -> bool {
    plain(word) == name || Lang::ALL.into_iter().any(|lang| plain(&title(lang)) == name)
}

/// A typed card without the number of its copies, however that stands there: `3 x`, `*3`, `(3)`.
fn without_digits(typed: &str) -> String {
    if !typed.contains(|it: char| it.is_ascii_digit()) {
        return typed.to_string();
    }
    let rest: String = typed.chars().filter(|it| !it.is_ascii_digit()).collect();
    let words = rest.split([' ', '*', '×', '(', ')']).filter(|it| !it.is_empty());
    words.filter(|it| !it.eq_ignore_ascii_case("x")).collect::<Vec<_>>().join(" ")
}

/// A name without all in which people write it differently: capitals, accents, blanks, hyphens, and
/// whether there are several.
fn plain(text: &str) -> String {
    let folded = wording::plain(text);
    let words = folded.split(|it: char| !it.is_alphanumeric());
    words.map(|it| it.trim_end_matches(['s', 'x'])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWN: &str = "zombies:ishtar,legion,ogre;rages:sneak,swell,contagion;\
        humans:survivors*12,soldier,guard,cook,janitor*4,agent;bravery:slash,stand,charge*4,gift;\
        research:infected,virus;locations:radio,hall";

    fn same(text: &str) {
        let reading = Reading::of(text);
        let again: String = reading.lines.iter().flatten().map(|it| it.text.as_str()).collect();
        assert_eq!(again, text.replace('\n', ""), "every letter is kept");
        assert!(reading.is_sound(), "{:#?}", reading.lines);
        assert_eq!(reading.recipe, Recipe::parse(OWN).unwrap(), "{text}");
    }

    /// What the cards are called in a language, in the place of their words.
    fn called(lang: Lang) -> String {
        let mut lines = vec![names::MESSAGES.say(lang, PLAYERS) + " : 2"];
        for part in OWN.split(';') {
            let (head, words) = part.split_once(':').unwrap();
            let section = LineSection::ALL.into_iter().find(|it| it.word() == head).unwrap();
            let name = |it: &str| {
                let (word, number) = it.split_once('*').unwrap_or((it, ""));
                let name = card_title(lang, section, word);
                if number.is_empty() { name } else { format!("{number} × {name}") }
            };
            let words: Vec<String> = words.split(',').map(name).collect();
            let head = names::section(lang, section);
            lines.push(format!("{} : {}", head.to_uppercase(), words.join(" , ")));
        }
        lines.join("\n")
    }

    #[test]
    fn it_reads_what_people_type() {
        same(OWN);
        same(&OWN.to_uppercase());
        same(&OWN.replace(';', "\n").replace(',', " ,  ").replace(':', " = "));
        same(&OWN.replace("survivors*12", "12 x Survivors"));
        same(&OWN.replace("survivors*12", "Survivant (12)").replace("guard,", "GARDES,\n"));
        for lang in Lang::ALL {
            same(&called(lang));
            assert_eq!(Reading::of(&called(lang)).players, Some(2));
        }
    }

    #[test]
    fn a_line_is_told_by_the_names_of_its_cards() {
        let told = told(Lang::Fr, OWN);
        let sections: Vec<String> =
            LineSection::ALL.map(|it| names::section(Lang::Fr, it)).to_vec();
        assert_eq!(told.iter().map(|it| it.0.clone()).collect::<Vec<_>>(), sections);
        assert!(told[2].1.contains(&"12 × Survivants".to_string()), "{told:?}");
        assert!(told.iter().flat_map(|it| &it.1).all(|it| it != "soldier" && it != "hall"));
    }

    #[test]
    fn every_card_is_called_otherwise() {
        for section in LineSection::ALL {
            let all = words_of(section).into_iter();
            for (word, lang) in all.flat_map(|it| Lang::ALL.map(|lang| (it, lang))) {
                let name = card_title(lang, section, word);
                assert_eq!(card_of(section, &plain(&name)), Some(word), "{name}");
            }
        }
    }

    /// All that is wrong, with its line.
    fn wrong(text: &str) -> Vec<(usize, String)> {
        let mut reading = Reading::of(text);
        let recipe = reading.recipe.clone();
        reading.place(recipe.faults(2));
        let lines = reading.lines.iter().enumerate();
        lines
            .flat_map(|(at, line)| line.iter().map(move |it| (at + 1, it)))
            .filter(|it| it.1.wrong.is_some())
            .map(|(at, it)| (at, it.text.trim().trim_end_matches(',').to_string()))
            .collect()
    }

    #[test]
    fn every_fault_is_at_its_line() {
        let text = "joueurs: 7\nzombies: ogre, orge, ogre\nrats: swell\n\
            humains: soldat*9, cuisinier\nzombies: legion\nlieux: radio, salle de bal";
        let found = wrong(text);
        let found: Vec<(usize, &str)> = found.iter().map(|it| (it.0, it.1.as_str())).collect();
        assert_eq!(
            found,
            [
                (1, "7"),
                (2, "zombies:"),
                (2, "orge"),
                (2, "ogre"),
                (3, "rats:"),
                (4, "humains:"),
                (4, "soldat*9"),
                (5, "zombies:"),
                (6, "lieux:"),
                (6, "salle de bal"),
            ]
        );
    }

    #[test]
    fn stories_have_names() {
        assert_eq!(story_of(" LABO "), Some("labo"));
        assert_eq!(story_of("l'attaque du labo"), Some("labo"));
        assert_eq!(story_of("laboratoire"), None);
    }

    #[test]
    fn an_option_is_read_as_people_type_it() {
        for lang in Lang::ALL {
            assert_eq!(option_of(lang, "L’Attaque du Labo"), Ok("labo".to_string()));
            assert_eq!(option_of(lang, &called(lang)), Ok(Recipe::parse(OWN).unwrap().to_string()));
            assert_eq!(option_of(lang, OWN), Ok(Recipe::parse(OWN).unwrap().to_string()));
        }
        for story in STORIES {
            assert_eq!(option_of(Lang::Fr, story).as_deref(), Ok(story));
        }
        let said = option_of(Lang::Fr, "Zombies : Orge, Ogre").unwrap_err();
        assert!(
            said.contains("Orge") && said.ends_with("Vouliez-vous dire Ogre\u{202f}?"),
            "{said}"
        );
        let said = option_of(Lang::En, "Zombis : Ogre").unwrap_err();
        assert!(said.ends_with("Did you mean Zombies?"), "{said}");
    }
}
