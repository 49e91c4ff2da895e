//! What a table agrees on: the Invasion mode, how players start, which edition's values, and
//! the variant for two experts.

use serde::Serialize;
use tabletop::{OptionSpec, OptionValues, Options};

/// `invasion=on|off`, `start=choice|preset`, `edition=2007|2018`, `expert=on|off`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct XenoOptions {
    /// The Invasion mode of the expansion.
    pub invasion: bool,
    pub start: Start,
    pub edition: Edition,
    /// The variant for two: each picks two actions in a round.
    pub expert: bool,
}

/// How players start (XI 1.2 and 1.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Start {
    /// One of two start worlds and four of six cards.
    Choice,
    /// A start world with the four cards that the box proposes.
    Preset,
}

/// Which values to use for the five cards that a later edition changed (XI 1.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Edition {
    #[serde(rename = "2007")]
    First,
    #[serde(rename = "2018")]
    Second,
}

impl Default for XenoOptions {
    fn default() -> XenoOptions {
        XenoOptions { invasion: true, start: Start::Choice, edition: Edition::First, expert: false }
    }
}

const ON_OFF: OptionValues = OptionValues::OneOf(&["on", "off"]);

fn on_off(on: bool) -> String {
    if on { "on" } else { "off" }.to_string()
}

impl Options for XenoOptions {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { key: "invasion", values: ON_OFF, default: "on" },
        OptionSpec {
            key: "start",
            values: OptionValues::OneOf(&["choice", "preset"]),
            default: "choice",
        },
        OptionSpec {
            key: "edition",
            values: OptionValues::OneOf(&["2007", "2018"]),
            default: "2007",
        },
        OptionSpec { key: "expert", values: ON_OFF, default: "off" },
    ];

    fn get(&self, key: &str) -> String {
        match (key, self.start, self.edition) {
            ("invasion", ..) => on_off(self.invasion),
            ("start", Start::Choice, _) => "choice".to_string(),
            ("start", Start::Preset, _) => "preset".to_string(),
            ("edition", _, Edition::First) => "2007".to_string(),
            ("edition", _, Edition::Second) => "2018".to_string(),
            _ => on_off(self.expert),
        }
    }

    fn set(&mut self, key: &str, value: &str) {
        match key {
            "invasion" => self.invasion = value == "on",
            "start" => self.start = if value == "preset" { Start::Preset } else { Start::Choice },
            "edition" => {
                self.edition = if value == "2018" { Edition::Second } else { Edition::First };
            }
            _ => self.expert = value == "on",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_defaults_are_those_of_the_table() {
        let said: Vec<_> =
            XenoOptions::SPECS.iter().map(|it| (it.key, it.default.to_string())).collect();
        assert_eq!(XenoOptions::default().pairs(), said);
        let pairs = [("invasion", "off"), ("start", "preset"), ("edition", "2018")];
        let other = XenoOptions::from_pairs(pairs).unwrap();
        assert!(!other.invasion && !other.expert);
        assert_eq!(other.get("start") + &other.get("edition"), "preset2018");
    }
}
