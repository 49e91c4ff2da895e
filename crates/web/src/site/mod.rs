//! The pages around the tables, each a function from plain data to HTML.
//!
//! Nothing here knows the server or the store: they fill these structs and send what comes back.

mod about;
mod error;
mod finished;
mod form;
mod home;
mod journal;
mod lobby;
mod name;
mod new_table;
mod parts;
mod tables;
mod wording;

pub use about::about;
pub use error::{ErrorPage, Mishap, error};
pub use finished::{Finished, FinishedGame, finished};
pub use form::{NewTableForm, Problem, SeatChoice};
pub use home::{Home, OpenTable, home};
pub use journal::{Journal, Teammate, Victory, journal};
pub use lobby::{Lobby, LobbySeat, lobby};
pub use name::{NamePage, name};
pub use new_table::{NewTable, new_table};
pub use parts::Sitter;
pub use tables::{MyTable, MyTables, Standing, tables};
pub use wording::Date;

use std::ops::RangeInclusive;

/// A game that can be played here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameOffer {
    /// Its name in addresses and in message keys.
    pub id: String,
    pub seats: RangeInclusive<usize>,
    /// How long a game takes people.
    pub minutes: u32,
    pub options: Vec<OptionOffer>,
}

/// One thing to choose when a table is set up. Its words are the messages
/// `GAME-option-KEY`, `GAME-option-KEY-VALUE`, and what they add under `…-hint` and `…-badge`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionOffer {
    pub key: String,
    /// What may be chosen; the first is meant when nothing is.
    pub values: Vec<String>,
    /// The value that is chosen to begin with.
    pub usual: String,
    /// Shown large, before all others.
    pub headline: bool,
}

/// What was chosen: keys and values of options.
pub type Chosen = Vec<(String, String)>;

impl GameOffer {
    /// The choice that gives the game its flavour.
    fn headline(&self) -> Option<&OptionOffer> {
        self.options.iter().find(|it| it.headline)
    }
}
