//! Words that a person reads, in French and in English.
//!
//! A message stands in a file `messages/<language>/<area>.ftl`: here if it belongs to no single
//! game, otherwise beside the rules of its game. Code names a message by its key and holds no
//! sentences. Names of seats and cards are arguments. [`Speech`] is all that a game says.
//!
//! ```
//! use words::Lang;
//!
//! let lang = Lang::preferred("de, en;q=0.8, fr;q=0.5");
//! assert_eq!(lang, Lang::En);
//! assert_eq!(lang.say_with("account-clock-turns", &[("n", 3.into())]), "Everybody has 3 days for each move.");
//! ```
//!
//! # Where things are
//!
//! - `lang.rs` the languages, and the messages that belong to no single game
//! - `accepted.rs` which language a browser asks for
//! - `messages.rs` reading messages from files in the format of Fluent
//!   and `ready.rs` those that need no library to be said
//! - `texts_kept.rs` texts that are made once
//! - `agreement.rs` gender and number; `rulebook.rs` the rules of a game, read section by section
//! - `speech.rs` the traits `Speech` and `Speaks`: all that a game says

mod accepted;
mod agreement;
#[macro_use]
mod messages;
mod lang;
mod ready;
pub mod rulebook;
mod speech;
mod texts_kept;

pub use agreement::{Form, ThingName, capital};
pub use fluent::FluentValue as Value;
pub use lang::{COMMON, Lang};
pub use messages::{Area, Messages};
pub use speech::{Asked, Listener, NamedRound, SectionNumber, Speaks, Speech};
pub use texts_kept::TextsKept;

/// The word by which messages choose: `{ $mine -> [yes] ... *[no] ... }`.
pub fn yes(it: bool) -> &'static str {
    if it { "yes" } else { "no" }
}
