//! Race for the Galaxy: Xeno Invasion in words: the names of things, what cards say, and what
//! happened.

mod log;
mod powers;

use tabletop::{SEATS_MAX, Seat};
use xeno::card::{Card, Design};
use xeno::deck::Faces;

use crate::{Lang, Value};

/// Speaks to one viewer of one table.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    pub lang: Lang,
    /// In seat order; empty beyond the players.
    pub names: [&'a str; SEATS_MAX],
    /// The seat that is spoken to as "you".
    pub me: Option<Seat>,
    /// What the cards of the table print.
    pub faces: &'a Faces,
}

type Args<'a> = Vec<(&'static str, Value<'a>)>;

impl Voice<'_> {
    fn say(&self, key: &str) -> String {
        self.lang.say(&format!("xeno-{key}"))
    }

    fn say_with(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.lang.say_with(&format!("xeno-{key}"), args)
    }

    /// "Galactic Renaissance"; copies share their name.
    pub fn card(&self, card: Card) -> String {
        self.design(card.design())
    }

    pub fn design(&self, design: Design) -> String {
        self.say(&format!("card-{}", design.word()))
    }

    /// "A, B and C"
    pub fn and(&self, names: &[String]) -> String {
        match names {
            [] => String::new(),
            [one] => one.clone(),
            [most @ .., last] => {
                let args = [("most", most.join(", ").into()), ("last", last.as_str().into())];
                self.say_with("and", &args)
            }
        }
    }
}

fn number(name: &'static str, number: u8) -> (&'static str, Value<'static>) {
    (name, u32::from(number).into())
}

/// "+2", "−1"
pub fn signed(n: i8) -> String {
    format!("{}{}", if n < 0 { '−' } else { '+' }, n.unsigned_abs())
}

/// "11", "−3"
pub fn strength(n: impl Into<i16>) -> String {
    let n = n.into();
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { n.to_string() }
}

/// As messages choose by it.
fn yes(it: bool) -> Value<'static> {
    if it { "yes" } else { "no" }.into()
}
