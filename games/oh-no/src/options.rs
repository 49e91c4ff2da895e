//! What a table agrees on: the level of difficulty and how the Matrice is stacked.

use serde::Serialize;
use tabletop::{OptionSpec, OptionValues, Options};

/// The four levels of difficulty.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Monsieur Mauviette.
    Zero,
    /// Sergent Mollasson: the booklet's rules and no others (ON 9.1).
    #[default]
    One,
    /// Capitaine Duracuir.
    Two,
    /// Amiral Peurderien.
    Three,
}

impl Level {
    const ALL: [Level; 4] = [Level::Zero, Level::One, Level::Two, Level::Three];

    /// Points for each survivor of a victory.
    pub fn points(self) -> i32 {
        match self {
            Level::Zero => 2,
            Level::One => 3,
            Level::Two => 5,
            Level::Three => 7,
        }
    }
}

/// How the Matrice deck is made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Stacking {
    /// Everything shuffled together.
    #[default]
    Mixed,
    /// Eight piles with one Shield each, shuffled one by one and stacked.
    Piles,
}

/// `level=0|1|2|3`, `matrix=mixed|piles`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OhNoOptions {
    pub level: Level,
    pub matrix: Stacking,
}

impl Options for OhNoOptions {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            key: "level",
            values: OptionValues::OneOf(&["0", "1", "2", "3"]),
            default: "1",
        },
        OptionSpec {
            key: "matrix",
            values: OptionValues::OneOf(&["mixed", "piles"]),
            default: "mixed",
        },
    ];

    fn get(&self, key: &str) -> String {
        match (key, self.matrix) {
            ("level", _) => (self.level as u8).to_string(),
            (_, Stacking::Mixed) => "mixed".to_string(),
            (_, Stacking::Piles) => "piles".to_string(),
        }
    }

    fn set(&mut self, key: &str, value: &str) {
        match (key, value) {
            ("level", digit) => {
                let at = digit.parse::<usize>().expect("a level is a digit");
                self.level = Level::ALL[at];
            }
            (_, "piles") => self.matrix = Stacking::Piles,
            _ => self.matrix = Stacking::Mixed,
        }
    }
}
