//! How words agree with the thing that they speak of.
//!
//! The message that names a thing has an attribute with its gender and number: in French `.form =
//! feminine` or `masculine plural`; in English `.form = plural`, or nothing for a singular. A message
//! about the thing chooses a word by it: `AGREE($card, "revient", "reviennent")` for singular and
//! plural. With four words, the masculine and feminine singular stand before the masculine and
//! feminine plural: `AGREE($card, "dévoré", "dévorée", "dévorés", "dévorées")`. A number in the place
//! of `$card` works as well. For French only, `LE($unit)` and `DU($unit)` put the article before a
//! thing, and `DE($name)` puts "de" or "d’" before the name of a person.

use std::borrow::Cow;
use std::fmt;

use fluent::concurrent::FluentBundle;
use fluent::types::FluentType;
use fluent::{FluentResource, FluentValue};

use crate::Lang;

/// What the words about a thing agree with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Form {
    pub feminine: bool,
    pub plural: bool,
}

impl Form {
    /// Reads the attribute `.form`.
    pub(crate) fn parse(text: &str) -> Form {
        let says = |word| text.split(' ').any(|it| it == word);
        Form { feminine: says("feminine"), plural: says("plural") }
    }
}

/// The name of a thing, and what the words about it agree with.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ThingName {
    pub name: String,
    pub form: Form,
}

impl ThingName {
    /// The things of a list as one thing with this name: plural if there are several, and masculine
    /// if one of them is.
    pub fn all(things: &[ThingName], name: String) -> ThingName {
        let feminine = things.iter().all(|it| it.form.feminine);
        let plural = 1 < things.len() || things.iter().any(|it| it.form.plural);
        ThingName { name, form: Form { feminine, plural } }
    }
}

impl fmt::Display for ThingName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl From<ThingName> for String {
    fn from(thing: ThingName) -> String {
        thing.name
    }
}

impl From<ThingName> for FluentValue<'_> {
    fn from(thing: ThingName) -> Self {
        FluentValue::Custom(Box::new(thing))
    }
}

impl FluentType for ThingName {
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

/// Adds the functions that messages may call.
pub(crate) fn add_functions(lang: Lang, bundle: &mut FluentBundle<FluentResource>) {
    let added = [
        bundle.add_function("AGREE", move |args, _| agree(lang, args)),
        bundle.add_function("CAPITAL", |args, _| of_text(args, capital)),
        bundle.add_function("DE", |args, _| of_text(args, de)),
        bundle.add_function("DU", |args, _| with_article(args, ["du ", "de la ", "de l’", "des "])),
        bundle.add_function("LE", |args, _| with_article(args, ["le ", "la ", "l’", "les "])),
    ];
    added.into_iter().for_each(|it| it.expect("a function of its own"));
}

/// The thing that this is, if it is one.
pub(crate) fn thing<'a>(value: &'a FluentValue<'_>) -> Option<&'a ThingName> {
    let FluentValue::Custom(thing) = value else { return None };
    (**thing).as_any().downcast_ref()
}

/// What words agree with: a thing, or a number of things.
fn form(lang: Lang, value: &FluentValue<'_>) -> Option<Form> {
    let count = match value {
        FluentValue::Number(n) => n.value,
        // A long number, written with spaces between its thousands.
        FluentValue::String(text) if text.starts_with(|it: char| it.is_ascii_digit()) => {
            text.parse().unwrap_or(f64::INFINITY)
        }
        _ => return thing(value).map(|it| it.form),
    };
    Some(Form { feminine: false, plural: is_plural(lang, count) })
}

/// Whether words about so many things are in the plural.
pub(crate) fn is_plural(lang: Lang, count: f64) -> bool {
    match lang {
        Lang::Fr => 2.0 <= count,
        Lang::En => count != 1.0,
    }
}

/// The word that agrees with a thing or a number; the function `AGREE`.
fn agree<'a>(lang: Lang, args: &[FluentValue<'a>]) -> FluentValue<'a> {
    let [spoken_of, words @ ..] = args else { return FluentValue::Error };
    let Some(Form { feminine, plural }) = form(lang, spoken_of) else {
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
        [it] => thing(it).map_or(FluentValue::Error, |it| change(&it.name).into()),
        _ => FluentValue::Error,
    }
}

/// A thing with the article that fits it: masculine, feminine, before a vowel, plural.
fn with_article<'a>(args: &[FluentValue<'a>], articles: [&str; 4]) -> FluentValue<'a> {
    let [Some(ThingName { name, form })] = args.iter().map(thing).collect::<Vec<_>>()[..] else {
        return FluentValue::Error;
    };
    let article = match form {
        Form { plural: true, .. } => articles[3],
        _ if is_elided(name) => articles[2],
        Form { feminine: true, .. } => articles[1],
        _ => articles[0],
    };
    format!("{article}{name}").into()
}

/// The text with a capital letter, to begin a sentence or a line.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |it| it.to_uppercase().chain(letters).collect())
}

/// In French, who something belongs to: "de Bruno", "d’Ada", "d’Hugo", "d’Yves", "de Yann".
fn de(name: &str) -> String {
    if is_elided(name) { format!("d’{name}") } else { format!("de {name}") }
}

/// Whether the article before this word loses its vowel: "l’Hexapode", "d’Yves", but "de Yann".
fn is_elided(name: &str) -> bool {
    let mut letters = name.chars().flat_map(char::to_lowercase);
    let is_vowel = |it: Option<char>| it.is_some_and(|it| "aàâeéèêëiîïoôœuùûü".contains(it));
    match letters.next() {
        Some('h') => true,
        Some('y') => !is_vowel(letters.next()),
        first => is_vowel(first),
    }
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
        let thing =
            |name: &str, form| ThingName { name: name.to_string(), form: Form::parse(form) };
        let (one, other) = (thing("Rage", "feminine"), thing("Ogre", "masculine"));
        let both = ThingName::all(&[one.clone(), other], "Rage et Ogre".to_string());
        assert_eq!(both.form, Form { feminine: false, plural: true });
        assert_eq!(ThingName::all(std::slice::from_ref(&one), one.name.clone()), one);
    }
}
