//! Messages in every language, read from files in the format of Fluent.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::OnceLock;

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Pattern, PatternElement};
use foldhash::fast::RandomState;

use crate::agreement::{self, Form, ThingName};
use crate::lang::Lang;
use crate::ready::{Arguments, ReadyMessage};

/// The name of a file of messages, and its texts in the order of [`Lang::ALL`].
pub type Area = (&'static str, [&'static str; Lang::ALL.len()]);

/// The [`Area`]s in `messages/fr` and `messages/en` beside the `src` of a crate.
#[macro_export]
macro_rules! areas {
    ($($area:literal),+ $(,)?) => {
        &[$((
            $area,
            [
                include_str!(concat!("../messages/fr/", $area, ".ftl")),
                include_str!(concat!("../messages/en/", $area, ".ftl")),
            ],
        )),+]
    };
}

/// All messages about one subject, such as a game, in every language.
pub struct Messages {
    areas: &'static [Area],
    bundles: OnceLock<[Bundle; Lang::ALL.len()]>,
}

/// The messages in one language.
struct Bundle {
    all: FluentBundle<FluentResource>,
    /// What needs no library: a page is full of it.
    read: HashMap<String, MessageRead, RandomState>,
}

/// A message, and its form if that depends on no argument.
struct MessageRead {
    text: Option<ReadyMessage>,
    form: Option<Form>,
}

/// Fluent writes the name of a function into a text when its argument was of a wrong kind.
const FUNCTIONS: [&str; 5] = ["AGREE()", "CAPITAL()", "DE()", "DU()", "LE()"];

impl Messages {
    pub const fn new(areas: &'static [Area]) -> Messages {
        Messages { areas, bundles: OnceLock::new() }
    }

    /// The files as text.
    pub fn areas(&self) -> &'static [Area] {
        self.areas
    }

    fn bundle(&self, lang: Lang) -> &Bundle {
        let bundles = self.bundles.get_or_init(|| Lang::ALL.map(|it| bundle(self.areas, it)));
        &bundles[lang as usize]
    }

    /// The message `key`, for one that takes no arguments.
    pub fn say(&self, lang: Lang, key: &str) -> String {
        self.say_with(lang, key, &[])
    }

    /// The message `key` with its arguments: `("n", 3.into())` for its `$n`.
    ///
    /// Gives back the key itself where nobody wrote the message; in debug builds that is a panic.
    pub fn say_with(&self, lang: Lang, key: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        let text = self.format(lang, key, None, args);
        debug_assert!(text.is_some(), "nobody wrote {key} in {}", lang.code());
        text.unwrap_or_else(|| key.to_string())
    }

    /// The thing that the message `key` names.
    pub fn thing(&self, lang: Lang, key: &str) -> ThingName {
        self.thing_with(lang, key, &[])
    }

    pub fn thing_with(&self, lang: Lang, key: &str, args: &[(&str, FluentValue<'_>)]) -> ThingName {
        let known = self.bundle(lang).read.get(key).and_then(|it| it.form);
        let form = || Some(Form::parse(&self.format(lang, key, Some("form"), args)?));
        let form = known.or_else(form);
        debug_assert!(form.is_some() || !lang.has_gender(), "{key} has no form");
        ThingName { name: self.say_with(lang, key, args), form: form.unwrap_or_default() }
    }

    /// Whether somebody wrote the message `key`.
    pub fn knows(&self, lang: Lang, key: &str) -> bool {
        self.bundle(lang).all.has_message(key)
    }

    /// A message, or an attribute of it.
    fn format(
        &self,
        lang: Lang,
        key: &str,
        attribute: Option<&str>,
        args: Arguments<'_, '_>,
    ) -> Option<String> {
        let read = self.bundle(lang).read.get(key).filter(|_| attribute.is_none());
        let ready = read.and_then(|it| it.text.as_ref()?.say(lang, args));
        if cfg!(debug_assertions) && ready.is_some() {
            assert_eq!(ready, self.resolve(lang, key, None, args), "{key} is said otherwise");
        }
        ready.or_else(|| self.resolve(lang, key, attribute, args))
    }

    /// The same by the library. In debug builds a missing argument is a panic.
    fn resolve(
        &self,
        lang: Lang,
        key: &str,
        attribute: Option<&str>,
        args: Arguments<'_, '_>,
    ) -> Option<String> {
        let bundle = &self.bundle(lang).all;
        let message = bundle.get_message(key)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        let given = args.iter().map(|(name, value)| (Cow::Borrowed(*name), borrowed(value)));
        let args: FluentArgs<'_> = given.collect();
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{key} in {}: {errors:?}", lang.code());
        debug_assert!(FUNCTIONS.iter().all(|it| !text.contains(it)), "{key}: {text}");
        Some(text)
    }
}

/// The same value, with its text still where it is.
fn borrowed<'a>(value: &'a FluentValue<'_>) -> FluentValue<'a> {
    match value {
        FluentValue::String(text) => FluentValue::String(Cow::Borrowed(text)),
        FluentValue::Number(number) => FluentValue::Number(number.clone()),
        FluentValue::Custom(custom) => FluentValue::Custom(custom.duplicate()),
        FluentValue::None => FluentValue::None,
        FluentValue::Error => FluentValue::Error,
    }
}

/// A number with a part, as French writes it; none for all else.
fn with_comma<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let text = number.as_string();
    text.contains('.').then(|| text.replace('.', ","))
}

fn bundle(areas: &[Area], lang: Lang) -> Bundle {
    let tag = lang.code().parse().expect("a language code is a language tag");
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    // Isolation marks around arguments would show in titles, logs and terminals.
    bundle.set_use_isolating(false);
    if lang == Lang::Fr {
        bundle.set_formatter(Some(with_comma));
    }
    agreement::add_functions(lang, &mut bundle);
    let mut read = HashMap::default();
    for (area, texts) in areas {
        let resource = FluentResource::try_new(texts[lang as usize].to_string())
            .unwrap_or_else(|(_, errors)| panic!("{}/{area}.ftl: {errors:?}", lang.code()));
        read.extend(resource.entries().filter_map(message_read));
        bundle
            .add_resource(resource)
            .unwrap_or_else(|errors| panic!("{}/{area}.ftl: {errors:?}", lang.code()));
    }
    Bundle { all: bundle, read }
}

/// The key of a message, and what was read of it.
fn message_read(entry: &Entry<&str>) -> Option<(String, MessageRead)> {
    let Entry::Message(message) = entry else { return None };
    let form = message.attributes.iter().find(|it| it.id.name == "form");
    let read = MessageRead {
        text: message.value.as_ref().and_then(ReadyMessage::read),
        form: form.and_then(|it| plain_text(&it.value)).map(Form::parse),
    };
    Some((message.id.name.to_string(), read))
}

fn plain_text<'a>(pattern: &Pattern<&'a str>) -> Option<&'a str> {
    match pattern.elements.as_slice() {
        [PatternElement::TextElement { value }] => Some(value),
        _ => None,
    }
}
