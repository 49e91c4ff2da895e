//! Players that see views and imagined games, never the truth.
//!
//! A [`Player`] sits in an empty seat: `random`, a level, or a search with a budget of its own. All
//! levels are one information-set Monte Carlo tree search ([`think`]). It plays any game through
//! the contract alone: it holds a [`Bystander`](tabletop::Bystander) and imagines many games that
//! fit what its seat sees. A weaker level has fewer iterations and shorter rollouts.
//!
//! ```
//! use tabletop::{Chance, Seed};
//!
//! let table = catalogue::open("oh-no", 3, &[], None, Seed::from_number(1)).expect("it opens");
//! let seat = table.to_act().first().expect("somebody is asked");
//! let cadet = "cadet".parse()?;
//! let mv = bots::choose(table.as_ref(), seat, &cadet, &mut Chance::from_number(2));
//! assert!(table.legal_moves(seat).contains(&mv));
//! # Ok::<(), bots::BadPlayer>(())
//! ```
//!
//! # Where things are
//!
//! - `player.rs` who can sit in an empty seat, and how that is written
//! - `search.rs` the search, one for every game
//! - `tree.rs` its tree, and how moves are selected there
//! - `chances.rs` from what a search says to a chance to win; the curves are in `chances/`
//! - `luck.rs` how much luck a move brought
//! - `reasons.rs` why one move is better than another
//! - `table.rs` thinking at a table of any game
//! - `train.rs` a network that learns by playing against itself

pub mod chances;
mod luck;
mod player;
mod reasons;
mod search;
mod table;
mod train;
mod tree;

pub use luck::{LuckOfMove, MoveMade, luck_of_deal, luck_of_move};
pub use player::{BadPlayer, Budget, Exploration, Level, Player, Search};
pub use reasons::{Outlook, reasons};
pub use search::{Considered, SearchAdvice, Thought, advise, decide, think, weigh};
pub use table::{Hints, WeighedMove, choose, hints, luck};
pub use train::{BadTraining, Course, PlayedLesson, TrainError, Training, teach, training};
