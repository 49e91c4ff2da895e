//! Every word that a person reads, in French and in English.
//!
//! A message lives in `locales/<language>/<area>.ftl`; code names it by its key and
//! never holds a sentence of its own. Names of seats and cards are arguments.

mod agreement;
pub mod faults;
pub mod invazions;
pub mod oh_no;
pub mod planisphere;
pub mod pulp;
pub mod rulebook;
pub mod xeno;

use std::borrow::Cow;
use std::sync::LazyLock;

pub use agreement::{Form, Thing};
pub use fluent::FluentValue as Value;
use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};

/// A language that Rempart speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    #[default]
    Fr,
    En,
}

/// Makes the list of the text files from their names.
macro_rules! messages {
    ($($area:literal),+ $(,)?) => {
        /// The text files by their names, in the order in which they are read: each in the
        /// languages of [`Lang::ALL`].
        pub const MESSAGES: &[(&str, [&str; 2])] = &[$((
            $area,
            [
                include_str!(concat!("../../../locales/fr/", $area, ".ftl")),
                include_str!(concat!("../../../locales/en/", $area, ".ftl")),
            ],
        )),+];
    };
}
messages![
    "account",
    "api",
    "learn",
    "common",
    "guides",
    "site",
    "stats",
    "table",
    "my-turn",
    "invazions",
    "invazions-board",
    "oh-no",
    "oh-no-board",
    "planisphere",
    "planisphere-board",
    "planisphere-events",
    "pulp",
    "pulp-board",
    "xeno",
    "xeno-board",
    "xeno-cards",
    "terminal",
    "errors",
    "people",
];

/// As they stand in a text where they were given what they cannot speak of.
const FUNCTIONS: [&str; 5] = ["AGREE()", "CAPITAL()", "DE()", "DU()", "LE()"];

static BUNDLES: LazyLock<[FluentBundle<FluentResource>; 2]> =
    LazyLock::new(|| [bundle(Lang::Fr), bundle(Lang::En)]);

fn bundle(lang: Lang) -> FluentBundle<FluentResource> {
    let tag = lang.code().parse().expect("a language code is a language tag");
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    // Isolation marks around arguments would show in titles, logs and terminals.
    bundle.set_use_isolating(false);
    agreement::add_functions(lang, &mut bundle);
    for (area, texts) in MESSAGES {
        let resource = FluentResource::try_new(texts[lang as usize].to_string())
            .unwrap_or_else(|(_, errors)| panic!("{}/{area}.ftl: {errors:?}", lang.code()));
        bundle
            .add_resource(resource)
            .unwrap_or_else(|errors| panic!("{}/{area}.ftl: {errors:?}", lang.code()));
    }
    bundle
}

impl Lang {
    pub const ALL: [Lang; 2] = [Lang::Fr, Lang::En];

    /// The language's tag: `fr` or `en`.
    pub fn code(self) -> &'static str {
        match self {
            Lang::Fr => "fr",
            Lang::En => "en",
        }
    }

    pub fn from_code(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|it| it.code() == code)
    }

    /// The first language of an `Accept-Language` header that we speak; French when none is.
    pub fn preferred(accept_language: &str) -> Lang {
        let tags = accept_language.split(',').map(|it| it.trim().split(['-', ';']).next());
        tags.flatten().find_map(Lang::from_code).unwrap_or_default()
    }

    /// The message `key`, which takes no arguments.
    pub fn say(self, key: &str) -> String {
        self.say_with(key, &[])
    }

    /// The message `key` with its arguments: `lang.say_with("seats", &[("n", 3.into())])`.
    ///
    /// A key that nobody wrote comes back as itself; a test keeps that from happening.
    pub fn say_with(self, key: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        self.format(key, None, args).unwrap_or_else(|| key.to_string())
    }

    /// The thing that the message `key` names.
    pub fn thing(self, key: &str) -> Thing {
        self.thing_with(key, &[])
    }

    pub fn thing_with(self, key: &str, args: &[(&str, FluentValue<'_>)]) -> Thing {
        let form = self.format(key, Some("form"), args);
        debug_assert!(form.is_some() || self == Lang::En, "{key} has no form");
        let form = form.map(|it| Form::parse(&it)).unwrap_or_default();
        Thing { name: self.say_with(key, args), form }
    }

    /// A message or an attribute of it. Where tests run, it has all that it speaks of.
    fn format(
        self,
        key: &str,
        attribute: Option<&str>,
        args: &[(&str, FluentValue<'_>)],
    ) -> Option<String> {
        let bundle = &BUNDLES[self as usize];
        let message = bundle.get_message(key)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        let given = args.iter().map(|(name, value)| (Cow::Borrowed(*name), value.clone()));
        let args: FluentArgs<'_> = given.collect();
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{key} in {}: {errors:?}", self.code());
        debug_assert!(FUNCTIONS.iter().all(|it| !text.contains(it)), "{key}: {text}");
        Some(text)
    }

    /// Whether somebody wrote the message `key`.
    pub fn knows(self, key: &str) -> bool {
        BUNDLES[self as usize].has_message(key)
    }
}
