//! What a card file changes, card by card, against the cards of the game itself.

use std::collections::{BTreeMap, BTreeSet};

use catalogue::Table;
use serde_json::{Map, Value};
use tabletop::{Seed, read_cards};
use web::site::{CardChange, CardChanged, FieldChange, card_words};
use words::{Lang, Listener, capital};

/// The fields that tell one line of a file from another, in the order in which they are said.
const NAMES: [&str; 5] = ["id", "people", "kind", "colour", "number"];

/// Where the values of a line come from: no value of the card.
const SOURCE: &str = "source";

/// What is different in `file`, which can be read, from the cards of `game` itself.
pub fn card_changes(lang: Lang, game: &str, file: &str) -> Vec<CardChange> {
    let own = catalogue::cards(game, None).map(|it| it.file).unwrap_or_default();
    let (own, new) = (sections(&own), sections(file));
    let said = FileWords::of(lang, game);
    let keys: BTreeSet<&String> = own.keys().chain(new.keys()).collect();
    keys.into_iter().flat_map(|key| said.of_section(key, own.get(key), new.get(key))).collect()
}

fn sections(file: &str) -> Map<String, Value> {
    read_cards(file).unwrap_or_default()
}

/// Says what stands in a card file in the language of its reader.
struct FileWords {
    lang: Lang,
    /// Names of cards, and of what they share, by their words.
    words: BTreeMap<String, String>,
    table: Option<Box<dyn Table>>,
}

impl FileWords {
    fn of(lang: Lang, game: &str) -> FileWords {
        let info = catalogue::info(game).ok();
        let open = |players| catalogue::open(game, players, &[], None, Seed::from_number(0)).ok();
        let table = info.and_then(|it| open(it.players.0));
        FileWords { lang, words: card_words(lang, game), table }
    }

    /// What a field or a section is called.
    fn field_name(&self, word: &str) -> String {
        let key = format!("scenario-word-{word}");
        if self.lang.knows(&key) { self.lang.say(&key) } else { word.to_string() }
    }

    /// What a word that is a value means; itself where it is no card and nothing that cards share.
    fn value(&self, word: &str) -> String {
        self.words.get(word).cloned().unwrap_or_else(|| word.to_string())
    }

    /// The name of the card, or of the other thing, that a line is about.
    fn line_name(&self, section: &str, line: &FileLine) -> String {
        let words: Vec<String> =
            NAMES.iter().filter_map(|it| line.get(*it)).map(|it| self.written(Some(it))).collect();
        let raw: Vec<&str> = NAMES.iter().filter_map(|it| line.get(*it)?.as_str()).collect();
        let card = self.card(&raw.join("-")).or_else(|| self.card(raw.first()?));
        let section = self.field_name(section);
        let name = card.unwrap_or_else(|| format!("{section} {}", words.join(" ")));
        capital(name.trim_end())
    }

    /// A card by its word, or by the part of its word that its line says.
    fn card(&self, word: &str) -> Option<String> {
        let table = self.table.as_deref().filter(|_| !word.is_empty())?;
        let name = speech::at(table).card_name(table, word, Listener::stranger(self.lang));
        let (from, to) = (format!("{word}-"), format!("-{word}"));
        let among = || {
            let mut all = self.words.iter();
            all.find(|it| it.0.starts_with(&from) || it.0.ends_with(&to)).map(|it| it.1)
        };
        let known = Some(name).filter(|it| it != word);
        known.or_else(|| self.words.get(word).or_else(among).cloned())
    }

    /// A section is a list of lines, or a single value.
    fn of_section(&self, key: &str, own: Option<&Value>, new: Option<&Value>) -> Vec<CardChange> {
        if let (Some(own), Some(new)) = (lines(own), lines(new)) {
            return self.of_lines(key, own, new);
        }
        let field = (own != new).then(|| self.field(key, own, new));
        let changed =
            |it| CardChange { name: self.field_name(key), how: CardChanged::Fields(vec![it]) };
        field.into_iter().map(changed).collect()
    }

    fn of_lines(
        &self,
        key: &str,
        mut own: Vec<FileLine>,
        mut new: Vec<FileLine>,
    ) -> Vec<CardChange> {
        own.retain(|it| take(&mut new, |other| other == it).is_none());
        let change = |it: &FileLine, how| CardChange { name: self.line_name(key, it), how };
        let mut changes: Vec<CardChange> =
            own.iter().map(|it| change(it, self.changed(it, &mut new))).collect();
        let added = |it: &FileLine| CardChanged::New(self.fields(&Map::new(), it));
        changes.extend(new.iter().map(|it| change(it, added(it))));
        changes
    }

    /// What became of a line: the first other one of its name, or nothing.
    fn changed(&self, own: &FileLine, new: &mut Vec<FileLine>) -> CardChanged {
        match take(new, |it| name(it) == name(own)) {
            Some(it) => CardChanged::Fields(self.fields(own, &it)),
            None => CardChanged::Gone,
        }
    }

    /// The fields in which two lines differ.
    fn fields(&self, own: &FileLine, new: &FileLine) -> Vec<FieldChange> {
        let keys: BTreeSet<&String> = own.keys().chain(new.keys()).collect();
        let differ = keys.into_iter().filter(|it| own.get(*it) != new.get(*it));
        differ.map(|it| self.field(it, own.get(it), new.get(it))).collect()
    }

    fn field(&self, word: &str, own: Option<&Value>, new: Option<&Value>) -> FieldChange {
        let [own, new] = [own, new].map(|it| self.written(it));
        FieldChange { word: self.field_name(word), own, new }
    }

    /// As a person would write it; empty for what is not there.
    fn written(&self, value: Option<&Value>) -> String {
        let all = |parts: Vec<String>| parts.join(", ");
        match value {
            None => String::new(),
            Some(Value::String(text)) => self.value(text),
            Some(Value::Array(parts)) => {
                all(parts.iter().map(|it| self.written(Some(it))).collect())
            }
            Some(Value::Object(parts)) => {
                let part = |(key, it): (&String, &Value)| {
                    format!("{} {}", self.field_name(key), self.written(Some(it)))
                };
                all(parts.iter().map(part).collect())
            }
            Some(Value::Bool(yes)) => {
                self.lang.say(if *yes { "scenario-word-yes" } else { "scenario-word-no" })
            }
            Some(other) => other.to_string(),
        }
    }
}

type FileLine = Map<String, Value>;

/// The values of each line; none if this is no list of lines.
fn lines(section: Option<&Value>) -> Option<Vec<FileLine>> {
    let line = |it: &Value| {
        let mut line = it.as_object()?.clone();
        line.remove(SOURCE);
        Some(line)
    };
    section?.as_array()?.iter().map(line).collect()
}

fn take<T>(from: &mut Vec<T>, is: impl Fn(&T) -> bool) -> Option<T> {
    from.iter().position(is).map(|at| from.remove(at))
}

/// What tells a line from the others of its section.
fn name(line: &FileLine) -> Vec<Option<&Value>> {
    NAMES.iter().map(|it| line.get(*it)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(game: &str) -> String {
        catalogue::cards(game, None).expect("each game has cards").file
    }

    fn changes(game: &str, from: &str, to: &str) -> Vec<CardChange> {
        let own = own(game);
        assert!(own.contains(from), "{from}");
        card_changes(Lang::En, game, &own.replacen(from, to, 1))
    }

    fn change(name: &str, how: CardChanged) -> CardChange {
        CardChange { name: name.to_string(), how }
    }

    fn value(word: &str, own: &str, new: &str) -> FieldChange {
        let [word, own, new] = [word, own, new].map(str::to_string);
        FieldChange { word, own, new }
    }

    #[test]
    fn nothing_is_changed_in_the_cards_of_the_game() {
        for game in catalogue::GAMES {
            assert_eq!(card_changes(Lang::En, game.id, &own(game.id)), [], "{}", game.id);
        }
    }

    #[test]
    fn a_value_is_told_with_the_name_of_its_card() {
        let line = r#"id = "old-earth", set = "base", type = "world", cost = 3"#;
        let told = changes("xeno", line, &line.replace('3', "2"));
        let cost = CardChanged::Fields(vec![value("Cost", "3", "2")]);
        assert_eq!(told, [change("Old Earth", cost)]);
    }

    #[test]
    fn what_is_taken_out_or_comes_twice_is_told() {
        let file = own("oh-no");
        let line = file.lines().find(|it| it.contains("\"silver\"")).expect("an alien is silver");
        assert_eq!(changes("oh-no", line, ""), [change("A silver Evaporalien", CardChanged::Gone)]);
        let told = changes("oh-no", line, &format!("{line}\n{line}"));
        assert!(
            matches!(&told[..], [CardChange { how: CardChanged::New(it), .. }] if it.len() == 5)
        );
    }

    /// All lines of the card file of a game, with their section.
    fn all_lines(game: &str) -> Vec<(String, FileLine)> {
        let of = |(section, it): (String, Value)| {
            let lines = lines(Some(&it)).unwrap_or_default();
            lines.into_iter().map(move |it| (section.clone(), it))
        };
        sections(&own(game)).into_iter().flat_map(of).collect()
    }

    #[test]
    fn every_line_and_every_field_has_a_name() {
        for game in catalogue::GAMES.iter().map(|it| it.id) {
            let said = FileWords::of(Lang::Fr, game);
            for (section, line) in all_lines(game) {
                let name = said.line_name(&section, &line);
                let raw: Vec<&str> =
                    NAMES.iter().filter_map(|it| line.get(*it)?.as_str()).collect();
                let section = said.field_name(&section);
                assert!(raw.is_empty() || name != format!("{section} {}", raw.join(" ")), "{name}");
                for field in line.keys() {
                    assert!(Lang::Fr.knows(&format!("scenario-word-{field}")), "{game}: {field}");
                }
            }
        }
    }
}
