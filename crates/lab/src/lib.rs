//! Thousands of games: simulation, statistics, tables.
//!
//! [`simulate`] plays a [`Plan`] on all cores and counts what happened in a [`Tally`]; a
//! [`Report`] is that with names and time, as a table for people or as JSON. The games depend
//! on the plan's seed alone, never on how many threads played them.

mod interval;
mod report;
mod simulate;
mod tally;

pub use interval::{Interval, mean, wilson};
pub use report::Report;
pub use simulate::{Plan, SimulateError, simulate};
pub use tally::{SeatTally, Tally};
