//! What a table agrees on: how hard the mission is, and who leads it.

use serde::Serialize;
use tabletop::{OptionSpec, OptionValues, Options};

use crate::card::Captain;

/// The number of super weapons to find, and of white cubes, which are failures (PI 1.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Difficulty {
    Simple,
    #[default]
    Normal,
    Advanced,
}

impl Difficulty {
    pub const ALL: [Difficulty; 3] = [Difficulty::Simple, Difficulty::Normal, Difficulty::Advanced];

    /// The number of super weapons in play; the bag begins with as many yellow and as many white
    /// cubes.
    pub fn weapons(self) -> u8 {
        match self {
            Difficulty::Simple => 4,
            Difficulty::Normal => 5,
            Difficulty::Advanced => 6,
        }
    }

    pub fn word(self) -> &'static str {
        match self {
            Difficulty::Simple => "simple",
            Difficulty::Normal => "normal",
            Difficulty::Advanced => "advanced",
        }
    }
}

/// `difficulty=simple|normal|advanced`, `captain=random|ID`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PulpOptions {
    pub difficulty: Difficulty,
    /// None when the captain is drawn.
    pub captain: Option<Captain>,
}

const CAPTAINS: &[&str] = &["random", "mina", "rex", "quill", "zora", "jax", "astra"];

impl Options for PulpOptions {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            key: "difficulty",
            values: OptionValues::OneOf(&["simple", "normal", "advanced"]),
            default: "normal",
        },
        OptionSpec { key: "captain", values: OptionValues::OneOf(CAPTAINS), default: "random" },
    ];

    fn get(&self, key: &str) -> String {
        match key {
            "difficulty" => self.difficulty.word().to_string(),
            _ => self.captain.map_or("random", Captain::word).to_string(),
        }
    }

    fn set(&mut self, key: &str, value: &str) {
        match key {
            "difficulty" => {
                let found = Difficulty::ALL.into_iter().find(|it| it.word() == value);
                self.difficulty = found.expect("a difficulty of the list");
            }
            // `random` names no captain, so it does not parse as one: the captain is drawn.
            _ => self.captain = value.parse().ok(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_captain_can_be_chosen() {
        let named: Vec<&str> = Captain::ALL.iter().map(|it| it.word()).collect();
        assert_eq!(CAPTAINS[1..], named);
        for value in CAPTAINS {
            let options = PulpOptions::from_pairs([("captain", *value)]).unwrap();
            assert_eq!(options.get("captain"), *value);
        }
    }
}
