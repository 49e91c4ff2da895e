//! Players that see views and imagined games, never the truth.
//!
//! A [`Player`] is what a table seats instead of a person: `random`, a level, or a search with
//! a budget of its own. All levels are one information-set Monte Carlo tree search ([`think`]),
//! which plays any game through the contract alone: it is given a
//! [`Bystander`](tabletop::Bystander) and imagines many games that fit what its seat sees. A weaker
//! level has fewer iterations and shorter rollouts.

mod player;
mod search;
mod table;
mod train;
mod tree;

pub use player::{BadPlayer, Budget, Level, Player, Search};
pub use search::{Considered, Thought, decide, think, weigh};
pub use table::{Hint, choose, hint_on, hints};
pub use train::{Course, TrainError, teach, train};
