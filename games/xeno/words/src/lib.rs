//! Race for the Galaxy: Xeno Invasion in words: the names of things, what cards say, and what
//! happened.

mod log;
mod powers;
mod question;
mod sections;
mod terminal;

use words::{Asked, Listener, Messages, NamedRound, SectionNumber, Speaks, Speech, Value, areas};
use xeno::Xeno;
use xeno::card::{Card, Design};
use xeno::deck::{Cards, Faces};
use xeno::event::Told;
use xeno::moves::Move;
use xeno::options::XenoOptions;
use xeno::view::{Phase, View};

pub use self::question::{picked_together, situation};

/// All that the game can say.
pub static MESSAGES: Messages =
    Messages::new(areas!["game", "cards", "board", "terminal", "guides"]);

/// What the game says; see [`Speech`].
#[derive(Clone, Copy, Debug)]
pub struct Words;

impl Speech for Words {
    type Game = Xeno;
    type Voice<'a> = Voice<'a>;

    const MESSAGES: &'static Messages = &MESSAGES;
    const RULEBOOK: [&'static str; 2] =
        [include_str!("../../rulebook.fr.md"), include_str!("../../rulebook.md")];

    fn voice<'a>(to: Listener<'a>, cards: &'a Cards, options: &XenoOptions) -> Voice<'a> {
        Voice { to, faces: cards.faces(options.edition) }
    }

    fn verdict(told: &Told) -> Option<SectionNumber> {
        sections::verdict(told)
    }
}

impl Speaks<Xeno> for Voice<'_> {
    fn tell(&self, told: &Told) -> Option<String> {
        self.told(told)
    }

    fn asked(&self, view: &View) -> Asked {
        self.question(view)
    }

    fn round(&self, view: &View) -> Option<NamedRound> {
        let part = match view.phase {
            Phase::Start => None,
            Phase::Limit => Some("limit"),
            Phase::Pick => Some("pick"),
            Phase::Explore => Some("explore"),
            Phase::Develop => Some("develop"),
            Phase::Settle => Some("settle"),
            Phase::Consume => Some("consume"),
            Phase::Produce => Some("produce"),
            Phase::Invasion => Some("invasion"),
        };
        Some(NamedRound {
            number: view.round,
            name: self.say_with("board-round", &[("n", u32::from(view.round).into())]),
            part: part.map(|it| self.say(&format!("board-phase-{it}"))),
        })
    }

    fn move_name(&self, mv: Move) -> String {
        self.phrase(mv).1
    }

    fn offer(&self, view: &View, mv: Move) -> String {
        terminal::TerminalVoice(*self).offer(view, mv)
    }

    fn position(&self, view: &View) -> String {
        terminal::TerminalVoice(*self).position(view)
    }

    fn card_named(&self, text: &str) -> Option<String> {
        let first = format!("{text}.1");
        let card = text.parse().or_else(|_| first.parse()).ok()?;
        Some(self.card(card))
    }

    fn all_cards(&self) -> String {
        terminal::TerminalVoice(*self).all_cards()
    }

    fn aside(&self) -> Self {
        Voice { to: self.to.aside(), ..*self }
    }
}

/// Speaks to one viewer of one table.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    pub to: Listener<'a>,
    /// What the cards of the table print.
    pub faces: &'a Faces,
}

type Args<'a> = Vec<(&'static str, Value<'a>)>;

impl Voice<'_> {
    fn say(&self, key: &str) -> String {
        MESSAGES.say(self.to.lang, &format!("xeno-{key}"))
    }

    fn say_with(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        MESSAGES.say_with(self.to.lang, &format!("xeno-{key}"), args)
    }

    /// "Galactic Renaissance"; copies have the same name.
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

/// A yes or no, as messages read it.
fn yes(it: bool) -> Value<'static> {
    if it { "yes" } else { "no" }.into()
}
