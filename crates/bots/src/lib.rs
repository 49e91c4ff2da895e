//! Players that see views and imagined games, never the truth.
//!
//! A [`Player`] is what a table seats instead of a person: `random`, a level, or a search with
//! a budget of its own. All levels are one search ([`think`]), which plays any game through the
//! contract alone: it is given a [`Bystander`](tabletop::Bystander) and dreams up many games
//! that fit what its seat sees. A weaker level thinks less and looks less far.

mod player;
mod search;
mod table;
mod train;
mod tree;

pub use player::{BadPlayer, Budget, Level, Player, Search};
pub use search::{Considered, Thought, decide, think, weigh};
pub use table::{Hint, choose, hint_on, hints};
pub use train::{Course, TrainError, teach, train};
