//! The messages of a language as they are written, and their arguments.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use words::Lang;

/// How a message uses one of its arguments.
#[derive(Clone, Debug, Default)]
pub(crate) struct Variable {
    /// The cases that it chooses between.
    pub(crate) variants: BTreeSet<String>,
    /// Whether words agree with it.
    pub(crate) agrees: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct Message {
    pub(crate) key: String,
    pub(crate) variables: BTreeMap<String, Variable>,
}

pub(crate) struct Messages {
    patterns: BTreeMap<String, Pattern<String>>,
    /// The messages that name a thing with gender and number.
    formed: BTreeSet<String>,
}

impl Messages {
    pub(crate) fn read(lang: Lang) -> Messages {
        let mut all = Messages { patterns: BTreeMap::new(), formed: BTreeSet::new() };
        speech::areas().for_each(|it| all.replace(it.1[lang as usize]));
        all
    }

    /// Adds messages, in the place of those that have the same names.
    pub(crate) fn replace(&mut self, text: &str) {
        let resource = parser::parse(text.to_string()).expect("messages that can be read");
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            if message.attributes.iter().any(|it| it.id.name == "form") {
                self.formed.insert(message.id.name.clone());
            }
            self.patterns.extend(message.value.map(|it| (message.id.name, it)));
        }
    }

    pub(crate) fn has(&self, key: &str) -> bool {
        self.patterns.contains_key(key)
    }

    pub(crate) fn has_form(&self, key: &str) -> bool {
        self.formed.contains(key)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = Message> + '_ {
        self.patterns.iter().map(|(key, pattern)| {
            let mut variables = BTreeMap::new();
            self.pattern(pattern, &mut variables);
            Message { key: key.clone(), variables }
        })
    }

    /// Shows the text of a message to `look`, and each text that it chooses between.
    pub(crate) fn each_part(&self, key: &str, look: &mut dyn FnMut(&Pattern<String>)) {
        each_part(&self.patterns[key], look);
    }

    fn pattern(&self, pattern: &Pattern<String>, found: &mut BTreeMap<String, Variable>) {
        for element in &pattern.elements {
            let PatternElement::Placeable { expression } = element else { continue };
            self.expression(expression, found);
        }
    }

    fn expression(&self, it: &Expression<String>, found: &mut BTreeMap<String, Variable>) {
        let (selector, variants) = match it {
            Expression::Inline(it) => return self.inline(it, found),
            Expression::Select { selector, variants } => (selector, variants),
        };
        self.inline(selector, found);
        for variant in variants {
            self.pattern(&variant.value, found);
            let InlineExpression::VariableReference { id } = selector else { continue };
            let (VariantKey::Identifier { name: key } | VariantKey::NumberLiteral { value: key }) =
                &variant.key;
            found.entry(id.name.clone()).or_default().variants.insert(key.clone());
        }
    }

    fn inline(&self, it: &InlineExpression<String>, found: &mut BTreeMap<String, Variable>) {
        match it {
            InlineExpression::VariableReference { id } => {
                found.entry(id.name.clone()).or_default();
            }
            InlineExpression::MessageReference { id, .. } => {
                self.pattern(&self.patterns[&id.name], found);
            }
            InlineExpression::Placeable { expression } => self.expression(expression, found),
            InlineExpression::FunctionReference { id, arguments } => {
                for argument in &arguments.positional {
                    self.inline(argument, found);
                    let InlineExpression::VariableReference { id: name } = argument else {
                        continue;
                    };
                    let variable = found.entry(name.name.clone()).or_default();
                    variable.agrees |= id.name == "AGREE";
                }
            }
            _ => (),
        }
    }
}

fn each_part(pattern: &Pattern<String>, look: &mut dyn FnMut(&Pattern<String>)) {
    look(pattern);
    for element in &pattern.elements {
        let PatternElement::Placeable { expression: Expression::Select { variants, .. } } = element
        else {
            continue;
        };
        variants.iter().for_each(|it| each_part(&it.value, look));
    }
}
