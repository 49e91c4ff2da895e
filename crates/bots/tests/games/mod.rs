//! Two tiny games to think about.

mod duel;
mod hands;

pub(crate) use duel::{Duel, DuelMove, IMAGINED};
pub(crate) use hands::{Hand, Hands};

use tabletop::{CardError, CardSet, OptionSpec, Options, Why};

/// No options.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Plain;

impl Options for Plain {
    const SPECS: &'static [OptionSpec] = &[];

    fn get(&self, key: &str) -> String {
        unreachable!("there is no option {key}")
    }

    fn set(&mut self, key: &str, _value: &str) {
        unreachable!("there is no option {key}")
    }
}

/// No card file.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct NoCards;

impl CardSet for NoCards {
    const BUILTIN: &'static str = "";

    fn parse(_file: &str) -> Result<NoCards, CardError> {
        Ok(NoCards)
    }

    fn canonical(&self) -> String {
        String::new()
    }
}

/// Not one of the moves.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct NoMove;

impl Why for NoMove {
    fn key(self) -> &'static str {
        "no-move"
    }

    fn section(self) -> &'static str {
        "1"
    }
}
