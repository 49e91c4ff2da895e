//! What a table agrees on before the first move.

use std::fmt;

/// The values that an option may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionValues {
    OneOf(&'static [&'static str]),
    /// A whole number from `least` to `most`.
    Number {
        least: u32,
        most: u32,
    },
    /// Any text; the game checks it at setup.
    Text,
    /// Whatever one of several kinds takes: a number or `none`; one of our scenarios or one's own.
    Either(&'static [OptionValues]),
}

impl OptionValues {
    pub fn includes(&self, value: &str) -> bool {
        match *self {
            OptionValues::OneOf(values) => values.contains(&value),
            OptionValues::Number { least, most } => {
                value.parse().is_ok_and(|it: u32| (least..=most).contains(&it))
            }
            OptionValues::Text => true,
            OptionValues::Either(kinds) => kinds.iter().any(|it| it.includes(value)),
        }
    }
}

/// As an error message lists them: `0, 1, 2 or 3`.
impl fmt::Display for OptionValues {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionValues::OneOf(values) => f.write_str(&values.join(" | ")),
            OptionValues::Number { least, most } => write!(f, "{least}-{most}"),
            OptionValues::Text => f.write_str("..."),
            OptionValues::Either(kinds) => {
                let kinds: Vec<String> = kinds.iter().map(ToString::to_string).collect();
                f.write_str(&kinds.join(" | "))
            }
        }
    }
}

/// One option of a game, with its key on the command line, in forms and in records.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    pub key: &'static str,
    pub values: OptionValues,
    pub default: &'static str,
}

/// The typed options of a game, read from and written as `key=value`.
pub trait Options: Clone + PartialEq + Eq + fmt::Debug + Default + Send + Sync + 'static {
    const SPECS: &'static [OptionSpec];

    /// The value of the option `key`, which is in [`SPECS`](Options::SPECS), as text.
    fn get(&self, key: &str) -> String;

    /// Sets the option `key`, which is in [`SPECS`](Options::SPECS), to one of its values.
    fn set(&mut self, key: &str, value: &str);

    /// The options given by `pairs`; all others have their default.
    ///
    /// # Errors
    /// If a key is unknown, or does not take the value.
    fn from_pairs<'a>(
        pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, OptionError> {
        let mut options = Self::default();
        for (key, value) in pairs {
            let spec = Self::SPECS.iter().find(|it| it.key == key).ok_or_else(|| {
                let known = Self::SPECS.iter().map(|it| it.key).collect();
                OptionError::UnknownKey { key: key.to_string(), known }
            })?;
            if !spec.values.includes(value) {
                return Err(OptionError::BadValue { spec: *spec, value: value.to_string() });
            }
            options.set(key, value);
        }
        Ok(options)
    }

    /// Every option with its value, in the order of [`SPECS`](Options::SPECS).
    fn pairs(&self) -> Vec<(&'static str, String)> {
        Self::SPECS.iter().map(|spec| (spec.key, self.get(spec.key))).collect()
    }
}

/// Why options are refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionError {
    UnknownKey { key: String, known: Vec<&'static str> },
    BadValue { spec: OptionSpec, value: String },
}

/// The number of players and the options: everything that sets a game up but seed and cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup<O> {
    pub players: u8,
    pub options: O,
}

/// Why a game cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    Players {
        asked: u8,
        least: u8,
        most: u8,
    },
    Option(OptionError),
    /// A reason of the game's own: the key of its message, and the arguments of that message.
    Game {
        key: &'static str,
        args: Vec<(&'static str, String)>,
    },
}

impl From<OptionError> for SetupError {
    fn from(error: OptionError) -> SetupError {
        SetupError::Option(error)
    }
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionError::UnknownKey { key, known } => {
                write!(f, "unknown option {key}; known: {}", known.join(", "))
            }
            OptionError::BadValue { spec, value } => {
                write!(f, "option {} cannot be {value}; it takes {}", spec.key, spec.values)
            }
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Players { asked, least, most } => {
                write!(f, "{asked} players asked; the game takes {least} to {most}")
            }
            SetupError::Option(error) => error.fmt(f),
            SetupError::Game { key, args } => {
                let args: Vec<String> =
                    args.iter().map(|(name, it)| format!("{name}={it}")).collect();
                write!(f, "{key} {}", args.join(" "))
            }
        }
    }
}

impl std::error::Error for OptionError {}
impl std::error::Error for SetupError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_may_be_of_several_kinds() {
        let rounds = OptionValues::Either(&[
            OptionValues::Number { least: 1, most: 60 },
            OptionValues::OneOf(&["none"]),
        ]);
        assert!(rounds.includes("12") && rounds.includes("none"));
        assert!(!rounds.includes("0") && !rounds.includes("many"));
        assert_eq!(rounds.to_string(), "1-60 | none");
    }
}
