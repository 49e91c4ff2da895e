//! The numbers that stand in messages, and the list of those that are known (`rulebook.txt`).

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};

/// Words for numbers. Those for one are articles too.
const WORDS: [(u32, &[&str]); 17] = [
    (2, &["two", "twice", "deux"]),
    (3, &["three", "trois"]),
    (4, &["four", "quatre"]),
    (5, &["five", "cinq"]),
    (6, &["six"]),
    (7, &["seven", "sept"]),
    (8, &["eight", "huit"]),
    (9, &["nine", "neuf"]),
    (10, &["ten", "dix"]),
    (11, &["eleven", "onze"]),
    (12, &["twelve", "douze"]),
    (15, &["fifteen", "quinze"]),
    (20, &["twenty", "vingt"]),
    (30, &["thirty", "trente"]),
    (50, &["half", "moitié"]),
    (90, &["ninety"]),
    (100, &["hundred", "cent"]),
];

/// The number that a word stands for.
fn number(word: &str) -> Option<u32> {
    let digits = word.find(|it: char| !it.is_ascii_digit()).unwrap_or(word.len());
    let said = |it: &&(u32, &[&str])| it.1.contains(&&*word.to_lowercase());
    let in_words = || WORDS.iter().find(said).map(|it| it.0);
    word[..digits].parse().ok().or_else(in_words)
}

/// The numbers in a text, with their places.
pub(crate) fn places(text: &str) -> Vec<(usize, u32)> {
    let mut found = Vec::new();
    let mut at = 0;
    for word in text.split_inclusive(|it: char| !it.is_alphanumeric()) {
        let bare = word.trim_end_matches(|it: char| !it.is_alphanumeric());
        found.extend(number(bare).map(|it| (at, it)));
        at += word.len();
    }
    found
}

pub(crate) fn numbers_of(text: &str) -> Vec<u32> {
    places(text).into_iter().map(|it| it.1).collect()
}

/// Shows every literal part of a pattern, with the number whose case it stands in, if it is a case
/// of a choice.
fn walk<'a>(
    pattern: &Pattern<&'a str>,
    case: Option<u32>,
    see: &mut dyn FnMut(Option<u32>, &'a str),
) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => see(case, value),
            PatternElement::Placeable { expression } => walk_in(expression, see),
        }
    }
}

fn walk_in<'a>(expression: &Expression<&'a str>, see: &mut dyn FnMut(Option<u32>, &'a str)) {
    match expression {
        Expression::Select { variants, .. } => {
            for it in variants {
                let case = match it.key {
                    VariantKey::Identifier { name: "one" } => Some(1),
                    VariantKey::Identifier { .. } => None,
                    VariantKey::NumberLiteral { value } => value.parse().ok(),
                };
                walk(&it.value, case, see);
            }
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => walk_in(expression, see),
        Expression::Inline(_) => (),
    }
}

/// What messages are made of: literal parts, each with the number whose case it stands in.
pub(crate) type Parts<'a> = Vec<(Option<u32>, &'a str)>;

/// The parts of a message in which numbers stand, with these numbers.
pub(crate) type Spoken<'a> = Vec<(&'a str, Vec<u32>)>;

/// Every message of a text, by its key.
pub(crate) fn messages(text: &str) -> Vec<(String, Parts<'_>)> {
    let resource = fluent_syntax::parser::parse(text).expect("messages that can be read");
    let messages = resource.body.into_iter().filter_map(|it| match it {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    let parts = messages.map(|it| {
        let mut parts = Vec::new();
        it.value.iter().for_each(|it| walk(it, None, &mut |case, part| parts.push((case, part))));
        (it.id.name.to_string(), parts)
    });
    parts.collect()
}

/// The messages of a text in which numbers stand, with the parts where they do. In the case of a
/// choice for a number, that number needs no mention.
pub(crate) fn spoken(text: &str) -> Vec<(String, Spoken<'_>)> {
    let found = messages(text).into_iter().map(|(key, parts)| {
        let parts = parts.into_iter().map(|(case, part)| {
            let mut numbers = numbers_of(part);
            numbers.retain(|it| Some(*it) != case);
            (part, numbers)
        });
        (key, parts.filter(|it| !it.1.is_empty()).collect::<Vec<_>>())
    });
    found.filter(|it| !it.1.is_empty()).collect()
}

/// The messages of a text in which numbers stand, with these numbers.
pub(crate) fn numbered(text: &str) -> BTreeMap<String, BTreeSet<u32>> {
    let numbers = |parts: Spoken<'_>| parts.into_iter().flat_map(|it| it.1).collect();
    spoken(text).into_iter().map(|(key, parts)| (key, numbers(parts))).collect()
}

/// The messages that may have numbers, with their numbers: one a line below `# a reason`.
pub(crate) fn known() -> BTreeMap<String, BTreeSet<u32>> {
    let lines = include_str!("rulebook.txt").lines();
    let lines = lines.filter(|it| !it.is_empty() && !it.starts_with('#'));
    let line = |line: &str| {
        let mut words = line.split(' ');
        let key = words.next().expect("a key").to_string();
        (key, words.map(|it| it.parse().expect("a number")).collect())
    };
    lines.map(line).collect()
}
