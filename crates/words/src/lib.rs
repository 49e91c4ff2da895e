//! Words that a person reads, in French and in English.
//!
//! A message lives in a file `messages/<language>/<area>.ftl`, here if it is said whatever the
//! game, otherwise beside the rules of its game; code names it by its key and never holds a
//! sentence of its own. Names of seats and cards are arguments. [`Speech`] is all that a game says.
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
//! - `lang.rs` the languages and what is said whatever the game
//! - `messages.rs` messages as files of Fluent
//! - `agreement.rs` gender and number
//! - `rulebook.rs` the rules of a game read section by section
//! - `speech.rs` the traits `Speech` and `Speaks`: all that a game says, whoever prints it

mod accepted;
mod agreement;
#[macro_use]
mod messages;
mod lang;
pub mod rulebook;
mod speech;

pub use agreement::{Form, Thing};
pub use fluent::FluentValue as Value;
pub use lang::{COMMON, Lang};
pub use messages::{Area, Messages};
pub use speech::{Listener, Number, Speaks, Speech};

/// As messages choose by it.
pub fn yes(it: bool) -> &'static str {
    if it { "yes" } else { "no" }
}
