//! The languages that Rempart speaks, and what it says whatever the game.

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

/// What is said whatever the game.
pub static COMMON: Messages = Messages::new(areas![
    "account", "api", "learn", "common", "guides", "site", "stats", "table", "my-turn", "terminal",
    "errors", "people",
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

    /// See [`Messages::say`]; of what is said whatever the game.
    pub fn say(self, key: &str) -> String {
        COMMON.say(self, key)
    }

    /// See [`Messages::say_with`]; of what is said whatever the game.
    pub fn say_with(self, key: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        COMMON.say_with(self, key, args)
    }

    /// Whether somebody wrote the message `key` of what is said whatever the game.
    pub fn knows(self, key: &str) -> bool {
        COMMON.knows(self, key)
    }
}
