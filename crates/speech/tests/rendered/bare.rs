//! What is said of a thing agrees with it. Where some of the things that a message can speak of
//! are several, no word stands bare behind their name, unless it is the same for one and for
//! several, or belongs to a noun before it: "the shot of the Tripods strays".

use std::collections::BTreeSet;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
use words::{Lang, ThingName, Value};

use crate::messages::{Message, Messages};
use crate::values::things;

/// Words that are the same behind one thing and behind several.
fn is_free(lang: Lang, word: &str) -> bool {
    let free = match lang {
        Lang::Fr => "attaque avec en et gestation ne où par une",
        Lang::En => {
            "a along and attack by cannot card destroyed does in on over sacrifice to unit where with"
        }
    };
    free.split(' ').any(|it| it == word)
}

/// Whether a text ends with a noun that the words behind the name agree with.
fn has_noun(text: &str) -> bool {
    ["unité ", "carte ", " of "].iter().any(|it| text.ends_with(it))
}

/// A word that stands bare behind a thing that may be several, in each message that has one.
pub(crate) fn bare(lang: Lang, messages: &Messages) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for message in messages.iter() {
        messages.each_part(&message.key, &mut |pattern| {
            for (name, word) in behind_names(pattern) {
                if !is_free(lang, word) && may_be_several(lang, messages, &message, name) {
                    found.insert(format!("{}: {name} {word}", message.key));
                }
            }
        });
    }
    found
}

/// Each argument of a pattern, with the word behind it, if it has no noun before it.
fn behind_names(pattern: &Pattern<String>) -> Vec<(&str, &str)> {
    let elements = &pattern.elements;
    let each = elements.iter().enumerate().filter_map(|(at, it)| {
        let PatternElement::Placeable { expression: Expression::Inline(it) } = it else {
            return None;
        };
        let noun = at.checked_sub(1).and_then(|it| text(&elements[it])).is_some_and(has_noun);
        let behind = elements.get(at + 1).and_then(text).filter(|_| !noun)?;
        Some((named(it)?, first_word(behind)?))
    });
    each.collect()
}

fn text(it: &PatternElement<String>) -> Option<&str> {
    match it {
        PatternElement::TextElement { value } => Some(value),
        PatternElement::Placeable { .. } => None,
    }
}

/// The argument that is named, with or without an article.
fn named(it: &InlineExpression<String>) -> Option<&str> {
    match it {
        InlineExpression::VariableReference { id } => Some(&id.name),
        InlineExpression::FunctionReference { id, arguments } => {
            let names = ["CAPITAL", "LE"].contains(&id.name.as_str());
            arguments.positional.first().filter(|_| names).and_then(named)
        }
        _ => None,
    }
}

/// The word with which a text goes on, behind a space or a colon.
fn first_word(text: &str) -> Option<&str> {
    let rest = text.trim_start_matches(|it: char| it.is_whitespace() || it == ':');
    let end = rest.find(|it: char| !it.is_alphabetic() && it != '’').unwrap_or(rest.len());
    let goes_on = rest.len() < text.len() && rest.starts_with(char::is_lowercase);
    goes_on.then(|| &rest[..end])
}

/// Whether one of the things that stand for an argument is several, and another is one. What a
/// message chooses by is no thing, but a number or a word; `cards` are always several.
fn may_be_several(lang: Lang, messages: &Messages, message: &Message, name: &str) -> bool {
    if !message.variables[name].variants.is_empty() || name.ends_with('s') {
        return false;
    }
    let things = things(lang, messages, message, name).unwrap_or_default();
    let plural = |it: &Value<'static>| match it {
        Value::Custom(it) => (**it).as_any().downcast_ref().map(|it: &ThingName| it.form.plural),
        _ => None,
    };
    let forms: BTreeSet<bool> = things.iter().filter_map(plural).collect();
    forms.len() == 2
}
