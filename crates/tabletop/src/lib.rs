//! What every game shares: the contract of a game, and what serves it. There is no game here, no
//! I/O and no clock.
//!
//! The heart is the [`Game`] contract: who is asked ([`Game::to_act`]), what may be answered
//! ([`Game::legal_moves`], which *is* the specification), what an answer does
//! ([`Game::carry_out`]), what one viewer may know ([`Game::view`]), the same game with the
//! unknown dealt again ([`Game::imagine`]) and how it ended ([`Game::outcome`]).
//!
//! Everything else serves it. [`Steps`] say where the rules are, as plain data. [`Secret`] keeps
//! hands and decks hidden. [`Chance`] is the one stream of luck, so seed, options and moves
//! determine the game. [`Seated`] plays a game with its history and knows how far it may be undone.
//! A [`Record`] is that history as text.
//!
//! All luck comes from one number, so the same number gives the same game:
//!
//! ```
//! use tabletop::{Chance, Seed};
//!
//! let deal = |number| {
//!     let mut cards = ["zap", "zip", "zup", "shield", "module"];
//!     Chance::new(Seed::from_number(number)).shuffle(&mut cards);
//!     cards
//! };
//! assert_eq!(deal(7), deal(7));
//! assert_ne!(deal(7), deal(8));
//! ```
//!
//! # Where things are
//!
//! - `game.rs` the `Game` contract, and `Bystander`, which is all that a bot is given
//! - `judgement.rs` what a game adds for bots, `style.rs` how several of them differ
//! - `steps.rs` the stack of steps, and the one loop that runs them
//! - `secret.rs` values that only some viewers may see
//! - `set.rs` sets of cards as bits
//! - `chance.rs` the seed and the one stream of luck
//! - `seat.rs` seats, sets of seats, one value for each seat, viewers
//! - `options.rs` what a table agrees on before the game, typed and as `key=value`
//! - `cards.rs` card files, their hash, and errors that name a line
//! - `log.rs` events, made only if somebody listens
//! - `outcome.rs` how a game ended, for each seat
//! - `seated.rs` a game with its history
//! - `undo.rs` how far it may be undone
//! - `evident.rs` whether everybody can see that a seat has one answer
//! - `record.rs` the history as text
//! - `net.rs` a small network: how it answers and learns
//! - `learner.rs` what a game adds so that a network can learn it
//! - `numbered.rs` moves as numbers
//! - `numeric.rs` what a game adds so that programs which only know numbers can play it

mod cards;
mod chance;
mod evident;
mod game;
mod judgement;
mod learner;
mod log;
mod net;
mod numbered;
mod numeric;
mod options;
mod outcome;
mod record;
mod seat;
mod seated;
mod secret;
mod set;
mod steps;
mod style;
mod undo;

pub use arrayvec::ArrayVec;
pub use cards::{CardError, CardHash, CardSet, Spanned, line_of, read_cards};
pub use chance::{BadSeed, Chance, Seed};
pub use game::{AsText, Bystander, Game, MoveText, Refusal, Why};
pub use judgement::{Gauge, Judgement, MoveReason};
pub use learner::{Learner, LearningOpponents, Lesson};
pub use log::Log;
pub use net::{BadNet, Ensemble, Inputs, Net, UNITS};
pub use numbered::{Below, ByNumber, Numbering, sum_before, sum_where, text_of_number};
pub use numeric::Numeric;
pub use options::{OptionError, OptionSpec, OptionValues, Options, Setup, SetupError};
pub use outcome::{Outcome, Standing, Verdict};
pub use record::{Deal, Record, RecordError, RecordFault};
pub use seat::{BadSeat, BySeat, SEATS_MAX, Seat, SeatSet, Viewer};
pub use seated::{Entry, Notice, Notices, ReplayError, Seated};
pub use secret::{Audience, Secret};
pub use set::{Bits, Indexed, SetOf};
pub use steps::{Asks, STEPS_MAX, Stepped, Steps};
pub use style::Style;
pub use undo::{Glance, UndoStop};
