//! Thousands of games: simulation, statistics, tables.
//!
//! [`simulate`] plays a [`SimulationPlan`] on all cores and counts what happened in a [`Tally`]. A [`SimulationReport`]
//! is that with names and time, and is shown as a table for people or as JSON. Results depend on
//! the plan's seed alone, never on the number of threads.
//!
//! ```
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
//! };
//! let report = simulate(&plan, |_played| ()).expect("the plan is sound");
//! assert_eq!(report.endings().map(|(_, games)| games).sum::<u64>(), 20);
//! # Ok::<(), bots::BadPlayer>(())
//! ```
//!
//! # Where things are
//!
//! - `plan.rs` which games are played, `simulate.rs` plays them on all cores
//! - `part.rs` a part of a plan, which may be played anywhere
//! - `tally.rs` what happened, counted
//! - `interval.rs` estimates with their intervals
//! - `calibrate.rs` whether what is shown as a chance comes true
//! - `logistic.rs` the curves that make it come true
//! - `report.rs` the results as data

mod calibrate;
mod interval;
mod logistic;
mod part;
mod plan;
mod report;
mod simulate;
mod tally;

pub use calibrate::{Bin, Calibration, Sampling, calibration, curves, positions, shown_by};
pub use interval::{Interval, mean, wilson};
pub use logistic::Position;
pub use part::{report_of, simulate_part};
pub use plan::SimulationPlan;
pub use report::SimulationReport;
pub use simulate::{SimulateError, simulate};
pub use tally::{SeatTally, Tally};
