//! What a card file changes, card by card, against the cards of the game itself.

use std::collections::BTreeSet;

use catalogue::Table;
use serde_json::{Map, Value};
use tabletop::{Seed, read_cards};
use web::site::{CardChange, CardChanged, FieldChange};
use words::{Lang, Listener};

/// The fields that tell one line of a file from another, in the order in which they are said. The first
/// that a line has may be the word of a card.
const NAMES: [&str; 5] = ["id", "people", "kind", "colour", "number"];

/// Where the values of a line come from: no value of the card.
const SOURCE: &str = "source";

/// What is different in `file`, which can be read, from the cards of `game` itself.
pub fn card_changes(lang: Lang, game: &str, file: &str) -> Vec<CardChange> {
    let own = catalogue::cards(game, None).map(|it| it.file).unwrap_or_default();
    let (own, new) = (sections(&own), sections(file));
    let keys: BTreeSet<&String> = own.keys().chain(new.keys()).collect();
    let changed = keys.into_iter().flat_map(|key| of_section(key, own.get(key), new.get(key)));
    let table = catalogue::info(game)
        .ok()
        .and_then(|it| catalogue::open(game, it.players.0, &[], None, Seed::from_number(0)).ok());
    changed.map(|it| named(lang, table.as_deref(), it)).collect()
}

fn sections(file: &str) -> Map<String, Value> {
    read_cards(file).unwrap_or_default()
}

/// With the name of its card, where its first word is one.
fn named(lang: Lang, table: Option<&dyn Table>, it: CardChange) -> CardChange {
    let Some(table) = table else { return it };
    let (word, rest) = it.name.split_once(' ').unwrap_or((&it.name, ""));
    let to = Listener::new(lang, &[], None);
    let name = speech::at(table).card_name(table, word, to);
    CardChange { name: format!("{name} {rest}").trim_end().to_string(), ..it }
}

/// A section is a list of lines, or a single value.
fn of_section(key: &str, own: Option<&Value>, new: Option<&Value>) -> Vec<CardChange> {
    if let (Some(own), Some(new)) = (lines(own), lines(new)) {
        return of_lines(own, new);
    }
    let field = (own != new).then(|| field(key, own, new));
    let changed = |it| CardChange { name: key.to_string(), how: CardChanged::Fields(vec![it]) };
    field.into_iter().map(changed).collect()
}

/// The values of each line; none if this is no list of lines.
fn lines(section: Option<&Value>) -> Option<Vec<Map<String, Value>>> {
    let line = |it: &Value| {
        let mut line = it.as_object()?.clone();
        line.remove(SOURCE);
        Some(line)
    };
    section?.as_array()?.iter().map(line).collect()
}

fn of_lines(mut own: Vec<Map<String, Value>>, mut new: Vec<Map<String, Value>>) -> Vec<CardChange> {
    own.retain(|it| take(&mut new, |other| other == it).is_none());
    let mut changes: Vec<CardChange> = own.iter().map(|it| changed(it, &mut new)).collect();
    let added = |it: &Map<String, Value>| (name(it), CardChanged::New(fields(&Map::new(), it)));
    changes.extend(new.iter().map(added).map(|(name, how)| CardChange { name, how }));
    changes
}

/// What became of a line: the first other one of its name, or nothing.
fn changed(own: &Map<String, Value>, new: &mut Vec<Map<String, Value>>) -> CardChange {
    let name = name(own);
    let how = match take(new, |it| self::name(it) == name) {
        Some(it) => CardChanged::Fields(fields(own, &it)),
        None => CardChanged::Gone,
    };
    CardChange { name, how }
}

fn take<T>(from: &mut Vec<T>, is: impl Fn(&T) -> bool) -> Option<T> {
    from.iter().position(is).map(|at| from.remove(at))
}

fn name(line: &Map<String, Value>) -> String {
    let words: Vec<String> =
        NAMES.iter().filter_map(|it| line.get(*it)).map(|it| written(Some(it))).collect();
    words.join(" ")
}

/// The fields in which two lines differ.
fn fields(own: &Map<String, Value>, new: &Map<String, Value>) -> Vec<FieldChange> {
    let keys: BTreeSet<&String> = own.keys().chain(new.keys()).collect();
    let differ = keys.into_iter().filter(|it| own.get(*it) != new.get(*it));
    differ.map(|it| field(it, own.get(it), new.get(it))).collect()
}

fn field(word: &str, own: Option<&Value>, new: Option<&Value>) -> FieldChange {
    FieldChange { word: word.to_string(), own: written(own), new: written(new) }
}

/// As a person would write it; empty for what is not there.
fn written(value: Option<&Value>) -> String {
    match value {
        None => String::new(),
        Some(Value::String(text)) => text.clone(),
        Some(Value::Array(all)) => {
            all.iter().map(|it| written(Some(it))).collect::<Vec<_>>().join(", ")
        }
        Some(Value::Object(all)) => all
            .iter()
            .map(|(key, it)| format!("{key} {}", written(Some(it))))
            .collect::<Vec<_>>()
            .join(", "),
        Some(other) => other.to_string(),
    }
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
        let cost = CardChanged::Fields(vec![value("cost", "3", "2")]);
        assert_eq!(told, [change("Old Earth", cost)]);
    }

    #[test]
    fn what_is_taken_out_or_comes_twice_is_told() {
        let file = own("oh-no");
        let line = file.lines().find(|it| it.contains("\"silver\"")).expect("an alien is silver");
        assert_eq!(changes("oh-no", line, ""), [change("evaporalien silver", CardChanged::Gone)]);
        let told = changes("oh-no", line, &format!("{line}\n{line}"));
        assert!(
            matches!(&told[..], [CardChange { how: CardChanged::New(it), .. }] if it.len() == 5)
        );
    }
}
