//! How words agree with the thing that they speak of.
//!
//! The message that names a thing says what it is: in French `.form = feminine` or `masculine
//! plural`, in English `.form = plural` where it is not one. A message about it chooses with
//! `AGREE($card, "revient", "reviennent")`, or in French with four words, masculine and feminine
//! before their plurals: `AGREE($card, "dévoré", "dévorée", "dévorés", "dévorées")`.

use std::borrow::Cow;
use std::fmt;

use fluent::concurrent::FluentBundle;
use fluent::types::FluentType;
use fluent::{FluentResource, FluentValue};

/// What the words about a thing agree with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Form {
    pub feminine: bool,
    pub plural: bool,
}

impl Form {
    /// As the attribute `.form` tells it.
    pub(crate) fn parse(text: &str) -> Form {
        let says = |word| text.split(' ').any(|it| it == word);
        Form { feminine: says("feminine"), plural: says("plural") }
    }
}

/// The name of a thing, and what the words about it agree with.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Thing {
    pub name: String,
    pub form: Form,
}

impl Thing {
    /// The things of a list under the name of all: several are plural, and masculine if one is.
    pub fn all(things: &[Thing], name: String) -> Thing {
        let feminine = things.iter().all(|it| it.form.feminine);
        let plural = 1 < things.len() || things.iter().any(|it| it.form.plural);
        Thing { name, form: Form { feminine, plural } }
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl From<Thing> for String {
    fn from(thing: Thing) -> String {
        thing.name
    }
}

impl From<Thing> for FluentValue<'_> {
    fn from(thing: Thing) -> Self {
        FluentValue::Custom(Box::new(thing))
    }
}

impl FluentType for Thing {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        self.name.clone().into()
    }

    fn as_string_threadsafe(
        &self,
        _: &intl_memoizer::concurrent::IntlLangMemoizer,
    ) -> Cow<'static, str> {
        self.name.clone().into()
    }
}

/// What messages may call.
pub(crate) fn add_functions(bundle: &mut FluentBundle<FluentResource>) {
    let added = [
        bundle.add_function("AGREE", |args, _| agree(args)),
        bundle.add_function("CAPITAL", |args, _| of_text(args, capital)),
        bundle.add_function("DE", |args, _| of_text(args, de)),
    ];
    added.into_iter().for_each(|it| it.expect("a function of its own"));
}

/// The word that agrees with a thing.
fn agree<'a>(args: &[FluentValue<'a>]) -> FluentValue<'a> {
    let [FluentValue::Custom(thing), words @ ..] = args else { return FluentValue::Error };
    let thing = (**thing).as_any().downcast_ref::<Thing>();
    let Some(Form { feminine, plural }) = thing.map(|it| it.form) else {
        return FluentValue::Error;
    };
    match words {
        [_, _] => words[usize::from(plural)].clone(),
        [_, _, _, _] => words[2 * usize::from(plural) + usize::from(feminine)].clone(),
        _ => FluentValue::Error,
    }
}

fn of_text<'a>(args: &[FluentValue<'a>], change: fn(&str) -> String) -> FluentValue<'a> {
    match args {
        [FluentValue::String(text)] => change(text).into(),
        [FluentValue::Custom(thing)] => {
            let thing = (**thing).as_any().downcast_ref::<Thing>();
            thing.map_or(FluentValue::Error, |it| change(&it.name).into())
        }
        _ => FluentValue::Error,
    }
}

/// A text as a sentence begins with it.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |it| it.to_uppercase().chain(letters).collect())
}

/// In French, who something belongs to: "de Bruno", "d’Ada", "d’Hugo", "d’Yves", "de Yann".
fn de(name: &str) -> String {
    let mut letters = name.chars().flat_map(char::to_lowercase);
    let is_vowel = |it: Option<char>| it.is_some_and(|it| "aàâeéèêëiîïoôœuùûü".contains(it));
    let elided = match letters.next() {
        Some('h') => true,
        Some('y') => !is_vowel(letters.next()),
        first => is_vowel(first),
    };
    if elided { format!("d’{name}") } else { format!("de {name}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_elided_as_they_are_spoken() {
        let names = ["Ada", "Bruno", "Éva", "Hugo", "Yves", "Yann", ""];
        let said = ["d’Ada", "de Bruno", "d’Éva", "d’Hugo", "d’Yves", "de Yann", "de "];
        assert_eq!(names.map(de), said);
    }

    #[test]
    fn a_list_is_masculine_if_one_of_it_is() {
        let thing = |name: &str, form| Thing { name: name.to_string(), form: Form::parse(form) };
        let (one, other) = (thing("Rage", "feminine"), thing("Ogre", "masculine"));
        let both = Thing::all(&[one.clone(), other], "Rage et Ogre".to_string());
        assert_eq!(both.form, Form { feminine: false, plural: true });
        assert_eq!(Thing::all(std::slice::from_ref(&one), one.name.clone()), one);
    }
}
