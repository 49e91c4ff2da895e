//! Players that need no Python.

use bots::Player;
use pyo3::prelude::*;
use tabletop::Chance;

use crate::convert::{fault, seed};
use crate::game::PyGame;

/// Somebody who plays: `random`, a level, or a search with a budget of its own.
#[pyclass(module = "rempart")]
pub(crate) struct Bot {
    pub(crate) player: Player,
    chance: Chance,
}

/// What a level is called.
pub(crate) fn player(level: &str) -> PyResult<Player> {
    level.parse().map_err(fault)
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (level="captain", seed=None))]
    fn new(level: &str, #[pyo3(from_py_with = luck)] seed: Option<Chance>) -> PyResult<Bot> {
        let chance = seed.unwrap_or_else(|| Chance::from_number(0));
        Ok(Bot { player: player(level)?, chance })
    }

    #[getter]
    fn level(&self) -> String {
        self.player.to_string()
    }

    #[pyo3(signature = (game, seat=None))]
    fn choose(
        &mut self,
        py: Python<'_>,
        game: PyRef<'_, PyGame>,
        seat: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<usize> {
        let environment = game.environment();
        let asked = match seat {
            Some(seat) => crate::convert::seat(seat, environment.players())?,
            None => game.turn_or_over()?,
        };
        let (player, chance) = (self.player, &mut self.chance);
        let choice = py.detach(|| environment.choice(asked, player, chance));
        choice.ok_or_else(|| game.not_asked(asked))
    }

    fn __repr__(&self) -> String {
        format!("Bot('{}')", self.player)
    }
}

/// The luck that a seed stands for.
pub(crate) fn luck(from: &Bound<'_, PyAny>) -> PyResult<Option<Chance>> {
    if from.is_none() { Ok(None) } else { seed(from).map(Chance::new).map(Some) }
}
