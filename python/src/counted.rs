//! Games between bots by the thousand, counted in parts that may be played anywhere.

use lab::{SimulateError, SimulationPlan, Tally};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::bot::player;
use crate::convert::{fault, options, seed};

/// The attributes of `rempart.Plan`.
#[derive(FromPyObject)]
pub(crate) struct PlanSaid<'py> {
    game: String,
    bots: Vec<String>,
    options: Bound<'py, PyDict>,
    cards: Option<String>,
    games: u64,
    seed: Bound<'py, PyAny>,
}

impl PlanSaid<'_> {
    fn plan(self, threads: Option<usize>) -> PyResult<SimulationPlan> {
        Ok(SimulationPlan {
            game: self.game,
            bots: self.bots.iter().map(|it| player(it)).collect::<PyResult<_>>()?,
            options: options(&self.options)?,
            cards: self.cards,
            games: self.games,
            seed: seed(&self.seed)?,
            threads,
            records: None,
            paired: false,
            until: None,
            moves: false,
        })
    }
}

fn cannot_simulate(error: SimulateError) -> PyErr {
    match error {
        SimulateError::Open(error) => fault(error),
        SimulateError::Write(file, error) => fault(format!("{}: {error}", file.display())),
    }
}

/// Plays the games of a plan from number `first` up to `end`; what happened, as bytes.
#[pyfunction]
pub(crate) fn play_games(
    py: Python<'_>,
    plan: PlanSaid<'_>,
    first: u64,
    end: u64,
    threads: Option<usize>,
) -> PyResult<Vec<u8>> {
    if threads == Some(0) {
        return Err(fault("there must be at least 1 thread"));
    }
    let plan = plan.plan(threads)?;
    let tally = py.detach(|| lab::simulate_part(&plan, first..end)).map_err(cannot_simulate)?;
    Ok(serde_json::to_vec(&tally).expect("counts are plain data"))
}

/// The report of a plan, from what happened in each part of it, as JSON.
#[pyfunction]
pub(crate) fn report_of(plan: PlanSaid<'_>, played: Vec<Vec<u8>>) -> PyResult<String> {
    let plan = plan.plan(None)?;
    let parts: Result<Vec<Tally>, _> = played.iter().map(|it| serde_json::from_slice(it)).collect();
    let report = lab::report_of(&plan, &parts.map_err(fault)?).map_err(cannot_simulate)?;
    Ok(report.results().to_string())
}
