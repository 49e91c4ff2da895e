//! Networks that learn by games against themselves, which may be played anywhere.

use std::num::NonZero;

use bots::{Course, PlayedLesson, TrainError, Training};
use pyo3::prelude::*;

use crate::convert::{fault, seed};

/// A network while it is taught.
#[pyclass(module = "rempart", name = "Training")]
pub(crate) struct PyTraining(Box<dyn Training>);

fn cannot_teach(error: TrainError, game: &str, net: &str) -> PyErr {
    match error {
        TrainError::Game(known) => {
            fault(format!("{game} has no networks; these have: {}", known.join(", ")))
        }
        TrainError::Net(known) => {
            fault(format!("{game} has no network {net}; there are: {}", known.join(", ")))
        }
    }
}

#[pymethods]
impl PyTraining {
    #[new]
    fn new(
        game: &str,
        net: &str,
        games: u64,
        #[pyo3(from_py_with = seed)] seed: tabletop::Seed,
        batch: u64,
    ) -> PyResult<PyTraining> {
        let batch = Some(NonZero::new(batch).ok_or_else(|| fault("a batch has at least 1 game"))?);
        if games == 0 {
            return Err(fault("a training has at least 1 game"));
        }
        bots::training(game, net, Course { games, seed, batch })
            .map(PyTraining)
            .map_err(|error| cannot_teach(error, game, net))
    }

    #[getter]
    fn learned(&self) -> u64 {
        self.0.learned()
    }

    #[getter]
    fn batch(&self) -> (u64, u64) {
        let batch = self.0.batch();
        (batch.start, batch.end)
    }

    fn play(&self, py: Python<'_>, first: u64, end: u64) -> PyResult<Vec<u8>> {
        let batch = self.0.batch();
        if end < first || first < batch.start || batch.end < end {
            let (from, to) = (batch.start, batch.end);
            return Err(fault(format!("the batch has the games {from} up to {to}")));
        }
        let training = &self.0;
        let played = py.detach(|| training.play(first..end));
        Ok(postcard::to_allocvec(&played).expect("what was seen is plain data"))
    }

    /// Learns from the games of a batch; the mean error of the network.
    fn learn(&mut self, played: Vec<Vec<u8>>) -> PyResult<f32> {
        let parts: Result<Vec<Vec<PlayedLesson>>, _> =
            played.iter().map(|it| postcard::from_bytes(it)).collect();
        let lessons = parts.map_err(fault)?.concat();
        let batch = self.0.batch();
        if lessons.is_empty() || lessons.len() as u64 != batch.end - batch.start {
            return Err(fault(format!("a batch has {} games", batch.end - batch.start)));
        }
        let errors = self.0.learn(&lessons);
        Ok(errors.iter().sum::<f32>() / errors.len() as f32)
    }

    fn weights(&self) -> Vec<u8> {
        self.0.net().to_bytes()
    }

    fn state(&self) -> Vec<u8> {
        self.0.state()
    }

    fn resume(&mut self, state: &[u8]) -> PyResult<()> {
        self.0.resume(state).map_err(fault)
    }
}
