//! Many games at once, in arrays that are written in place.

use arena::{Arrays, Crowd, CrowdPlan, crowd};
use numpy::{AllowTypeChange, PyArray1, PyArray2, PyArrayLike1, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use tabletop::{Seat, Seed};

use crate::bot::{Bot, player};
use crate::convert::{IllegalAction, cannot_play, fault, rules, seat, seed as read_seed};

/// Many games.
#[pyclass(module = "rempart")]
pub(crate) struct Vector {
    crowd: Box<dyn Crowd>,
    observations: Py<PyArray2<f32>>,
    masks: Py<PyArray2<i8>>,
    turns: Py<PyArray1<i8>>,
    rewards: Py<PyArray2<f32>>,
    scores: Py<PyArray2<i32>>,
    ended: Py<PyArray1<i8>>,
}

impl Vector {
    /// Does `work` with the crowd and the arrays, while other threads of Python go on.
    fn with<T: Send>(
        &mut self,
        py: Python<'_>,
        work: impl FnOnce(&mut dyn Crowd, Arrays<'_>) -> T + Send,
    ) -> PyResult<T> {
        let mut observations = self.observations.bind(py).try_readwrite().map_err(fault)?;
        let mut masks = self.masks.bind(py).try_readwrite().map_err(fault)?;
        let mut turns = self.turns.bind(py).try_readwrite().map_err(fault)?;
        let mut rewards = self.rewards.bind(py).try_readwrite().map_err(fault)?;
        let mut scores = self.scores.bind(py).try_readwrite().map_err(fault)?;
        let mut ended = self.ended.bind(py).try_readwrite().map_err(fault)?;
        let arrays = Arrays {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            turns: turns.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            scores: scores.as_slice_mut()?,
            ended: ended.as_slice_mut()?,
        };
        let crowd = &mut *self.crowd;
        Ok(py.detach(|| work(crowd, arrays)))
    }
}

#[pymethods]
impl Vector {
    #[new]
    #[pyo3(signature = (
        game, n, players=None, options=None, cards=None, *,
        seed=None, bots=None, threads=1, talk=false, observed=true
    ))]
    #[expect(clippy::too_many_arguments, reason = "they are named in Python")]
    fn new(
        py: Python<'_>,
        game: &str,
        n: usize,
        players: Option<u8>,
        options: Option<&Bound<'_, PyDict>>,
        cards: Option<&Bound<'_, PyAny>>,
        seed: Option<&Bound<'_, PyAny>>,
        bots: Option<&Bound<'_, PyDict>>,
        threads: usize,
        talk: bool,
        observed: bool,
    ) -> PyResult<Vector> {
        let rules = rules(game, players, options, cards, talk)?;
        let seed = seed.map_or(Ok(Seed::from_number(0)), read_seed)?;
        let mut sitting = Vec::new();
        for (place, who) in bots.into_iter().flatten() {
            let player = match who.extract::<PyRef<'_, Bot>>() {
                Ok(bot) => bot.player,
                Err(_) => player(&who.extract::<String>()?)?,
            };
            sitting.push((seat(&place, tabletop::SEATS_MAX as u8)?, player));
        }
        let plan = CrowdPlan { rules, games: n, seed, bots: sitting, threads, observed };
        let crowd = crowd(&plan).map_err(cannot_play)?;
        let (size, players) = (crowd.size(), usize::from(crowd.players()));
        let mut vector = Vector {
            crowd,
            observations: PyArray2::zeros(py, [n, size.width], false).unbind(),
            masks: PyArray2::zeros(py, [n, size.actions], false).unbind(),
            turns: PyArray1::zeros(py, n, false).unbind(),
            rewards: PyArray2::zeros(py, [n, players], false).unbind(),
            scores: PyArray2::zeros(py, [n, players], false).unbind(),
            ended: PyArray1::zeros(py, n, false).unbind(),
        };
        vector.begin(py, seed)?;
        Ok(vector)
    }

    fn reset(&mut self, py: Python<'_>, seed: &Bound<'_, PyAny>) -> PyResult<()> {
        self.begin(py, read_seed(seed)?)
    }

    fn step(
        &mut self,
        py: Python<'_>,
        actions: PyArrayLike1<'_, i64, AllowTypeChange>,
    ) -> PyResult<()> {
        let actions = actions.as_slice()?;
        let done = self.with(py, |crowd, arrays| crowd.step(actions, arrays))?;
        done.map_err(cannot_play)?
            .map_err(|(game, error)| IllegalAction::new_err(format!("game {game}: {error}")))
    }

    fn sample<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let mut actions = vec![0; self.crowd.games()];
        self.crowd.sample(&mut actions).map_err(cannot_play)?;
        Ok(PyArray1::from_vec(py, actions))
    }

    #[pyo3(signature = (level="captain"))]
    fn advise<'py>(&mut self, py: Python<'py>, level: &str) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let player = player(level)?;
        let mut actions = vec![0; self.crowd.games()];
        let crowd = &mut self.crowd;
        py.detach(|| crowd.advise(player, &mut actions)).map_err(cannot_play)?;
        Ok(PyArray1::from_vec(py, actions))
    }

    #[getter]
    fn n(&self) -> usize {
        self.crowd.games()
    }

    #[getter]
    fn players(&self) -> u8 {
        self.crowd.players()
    }

    #[getter]
    fn seats(&self) -> Vec<String> {
        Seat::all(self.crowd.players()).map(|it| it.to_string()).collect()
    }

    #[getter]
    fn num_actions(&self) -> usize {
        self.crowd.size().actions
    }

    #[getter]
    fn observation_size(&self) -> usize {
        self.crowd.size().width
    }

    #[getter]
    fn moves(&self) -> u64 {
        self.crowd.moves()
    }

    #[getter]
    fn observations<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f32>> {
        self.observations.bind(py).clone()
    }

    #[getter]
    fn masks<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<i8>> {
        self.masks.bind(py).clone()
    }

    #[getter]
    fn turns<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        self.turns.bind(py).clone()
    }

    #[getter]
    fn rewards<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<f32>> {
        self.rewards.bind(py).clone()
    }

    #[getter]
    fn scores<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray2<i32>> {
        self.scores.bind(py).clone()
    }

    #[getter]
    fn ended<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        self.ended.bind(py).clone()
    }
}

impl Vector {
    fn begin(&mut self, py: Python<'_>, seed: Seed) -> PyResult<()> {
        self.with(py, |crowd, arrays| crowd.reset(seed, arrays))?.map_err(cannot_play)
    }
}
