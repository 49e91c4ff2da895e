//! The languages that Rempart speaks, and the messages that belong to no single game.

use fluent::FluentValue;
use serde::{Deserialize, Serialize};

use crate::messages::Messages;

/// A language that Rempart speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    #[default]
    Fr,
    En,
}

/// The messages that belong to no single game.
pub static COMMON: Messages = Messages::new(areas![
    "account",
    "api",
    "learn",
    "common",
    "guides",
    "site",
    "stats",
    "offline",
    "table",
    "my-turn",
    "puzzles",
    "clubs",
    "duels",
    "scenarios",
    "studies",
    "tournaments",
    "terminal",
    "errors",
    "people",
    "player",
    "report",
]);

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

    /// Whether the messages that name a thing must say its gender and number. Without gender, a
    /// thing that says nothing is singular.
    pub(crate) fn has_gender(self) -> bool {
        match self {
            Lang::Fr => true,
            Lang::En => false,
        }
    }

    /// [`Messages::say`] of [`COMMON`].
    pub fn say(self, key: &str) -> String {
        COMMON.say(self, key)
    }

    /// [`Messages::say_with`] of [`COMMON`].
    pub fn say_with(self, key: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        COMMON.say_with(self, key, args)
    }

    /// Whether [`COMMON`] has the message `key`.
    pub fn knows(self, key: &str) -> bool {
        COMMON.knows(self, key)
    }
}
