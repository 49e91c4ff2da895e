//! The one list of games, and the one place where a game loses its type.
//!
//! [`GAMES`] describes every game that can be played. A [`Table`] is a running game of any of
//! them; [`visit`] gives the type back to those that need it, such as bots.

mod games;
mod table;

pub use games::{
    CardsInfo, GAMES, GameInfo, LEARNED, LearnerVisitor, OpenError, UnknownGame, Visitor, cards,
    info, open, replay, visit, visit_learner,
};
pub use table::{Refused, Table, WhyNot};
