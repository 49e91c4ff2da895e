//! The one list of games, and the one place where a game loses its type.
//!
//! [`GAMES`] describes every game that can be played. A [`Table`] is a running game of any kind;
//! [`visit`] gives its type back to code that needs it, such as bots.
//!
//! ```
//! use tabletop::Seed;
//!
//! let options = [("difficulty", "simple")];
//! let mut table = catalogue::open("pulp", 1, &options, None, Seed::from_number(1))?;
//! let seat = table.to_act().first().expect("the player is asked");
//! let mv = table.legal_moves(seat).swap_remove(0);
//! table.play(seat, &[&mv]).expect("a legal move");
//!
//! let record = table.record(&["Ida".to_string()]);
//! assert_eq!(catalogue::replay(&record, None)?.plies(), 1);
//! # Ok::<(), catalogue::OpenError>(())
//! ```
//!
//! # Where things are
//!
//! - `games.rs` the list of games, opening and replaying by name, and `visit`, which gives the type
//!   back
//! - `sets.rs` card sets, shared by the tables that have them
//! - `table.rs` a running game of any kind: moves as text, views as JSON or `Any`

mod games;
mod sets;
mod table;

pub use games::{
    CardsInfo, GAMES, GameInfo, LEARNED, LearnerVisitor, NumericVisitor, OpenError, UnknownGame,
    Visitor, card_set, cards, info, open, replay, visit, visit_learner, visit_numeric,
};
pub use table::{Refused, Table, WhyNot};
