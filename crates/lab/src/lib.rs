//! Thousands of games: simulation, statistics, tables.
//!
//! [`simulate`] plays a [`SimulationPlan`] on all cores and counts what happened in a [`Tally`]. A [`SimulationReport`]
//! is that with names and time, and is shown as a table for people or as JSON. Results depend on
//! the plan's seed alone, never on the number of threads.
//!
//! ```
//! use std::ops::ControlFlow;
//!
//! use lab::{SimulationPlan, simulate};
//! use tabletop::Seed;
//!
//! let plan = SimulationPlan {
//!     game: "pulp".to_string(),
//!     bots: vec!["random".parse()?],
//!     options: Vec::new(),
//!     cards: None,
//!     games: 20,
//!     seed: Seed::from_number(1),
//!     threads: None,
//!     records: None,
//!     paired: false,
//!     until: None,
//!     moves: false,
//! };
//! let report = simulate(&plan, |_pace| ControlFlow::Continue(())).expect("the plan is sound");
//! assert_eq!(report.endings().map(|(_, games)| games).sum::<u64>(), 20);
//! # Ok::<(), bots::BadPlayer>(())
//! ```
//!
//! # Where things are
//!
//! - `plan.rs` which games are played, `simulate.rs` plays them on all cores, `bench.rs` each of them
//! - `part.rs` a part of a plan, which may be played anywhere
//! - `tally.rs` what happened, counted
//! - `interval.rs` estimates with their intervals; `sequence.rs` those that hold at every moment
//! - `influence.rs` how much more often a seat wins that has played something, or held a card
//! - `ladder.rs` every bot against every other, and their ratings
//! - `calibrate.rs` whether what is shown as a chance comes true
//! - `accuracy.rs` how good decisions are, as a review weighs them
//! - `puzzle_search.rs` finds positions with a clearly best move; `exam.rs` sets them to bots
//! - `logistic.rs` the curves that make it come true
//! - `luck.rs` results without the luck of their games
//! - `report.rs` the results as data

mod accuracy;
mod bench;
mod calibrate;
mod exam;
mod influence;
mod interval;
mod ladder;
mod logistic;
mod luck;
mod part;
mod plan;
mod puzzle_search;
mod report;
mod sequence;
mod simulate;
mod tally;

pub use accuracy::{LossAndStake, decisions_weighed};
pub use calibrate::{Bin, Calibration, Sampling, calibration, curves, positions, shown_by};
pub use exam::{ExamLine, ExamPlan, ExamScore, exam};
pub use influence::{Influence, influences};
pub use interval::{Interval, mean, wilson};
pub use ladder::{Duel, LadderPlan, LadderReport, LadderResults, ladder};
pub use logistic::Position;
pub use luck::{FUTURES, LuckReport, SeatWithoutLuck, without_luck};
pub use part::{report_of, simulate_part};
pub use plan::{SimulateError, SimulationPlan};
pub use puzzle_search::{
    ALIKE, CHOICES_MAX, MARGIN, PuzzlePlan, SURE, SearchedGame, Sieve, confirms, find_puzzles,
};
pub use report::{Side, SimulationReport};
pub use sequence::Bets;
pub use simulate::{SimulationPace, simulate};
pub use tally::{DealShare, Histogram, PlayedTally, SeatTally, SideTally, Tally, Things};
