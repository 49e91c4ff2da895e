//! What Python says, as what Rust understands, and errors.

use std::path::PathBuf;

use arena::{CannotPlay, NotOffered, Rules};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyString};
use tabletop::{Seat, Seed, Viewer};

pyo3::create_exception!(
    rempart,
    RempartError,
    PyValueError,
    "A game, an option, a seat or a record that cannot be; the message says what could."
);
pyo3::create_exception!(
    rempart,
    IllegalAction,
    RempartError,
    "An action that is not offered; the message lists what is. Nothing has changed."
);
pyo3::create_exception!(rempart, GameOver, IllegalAction, "An action in a game that is over.");

pub(crate) fn fault(error: impl ToString) -> PyErr {
    RempartError::new_err(error.to_string())
}

pub(crate) fn cannot_play(error: CannotPlay) -> PyErr {
    fault(error)
}

pub(crate) fn not_offered(error: NotOffered) -> PyErr {
    match error {
        NotOffered::Over => GameOver::new_err(error.to_string()),
        _ => IllegalAction::new_err(error.to_string()),
    }
}

/// A seat as its letter or its number from 0.
pub(crate) fn seat(from: &Bound<'_, PyAny>, players: u8) -> PyResult<Seat> {
    let seat = match from.extract::<u8>() {
        Ok(number) => Some(Seat(number)),
        Err(_) => from.extract::<String>().ok().and_then(|it| it.parse().ok()),
    };
    seat.filter(|it| it.0 < players).ok_or_else(|| {
        let seats: Vec<String> =
            Seat::all(players).map(|it| format!("{it:?}", it = it.to_string())).collect();
        fault(format!("no seat {from}; there are {}, or 0 to {}", seats.join(", "), players - 1))
    })
}

/// A seat, or nobody: a spectator.
pub(crate) fn viewer(from: Option<&Bound<'_, PyAny>>, players: u8) -> PyResult<Viewer> {
    from.map_or(Ok(Viewer::Spectator), |it| seat(it, players).map(Viewer::Seat))
}

/// A number or 64 hexadecimal digits.
pub(crate) fn seed(from: &Bound<'_, PyAny>) -> PyResult<Seed> {
    from.str()?.to_str()?.parse().map_err(fault)
}

/// The value of an option as text: `True` is `on`.
fn value(from: &Bound<'_, PyAny>) -> PyResult<String> {
    match from.cast::<PyBool>() {
        Ok(on) => Ok(if on.is_true() { "on" } else { "off" }.to_string()),
        Err(_) => Ok(from.str()?.to_str()?.to_string()),
    }
}

/// The text of a card file, given as text or as a path.
pub(crate) fn cards(from: Option<&Bound<'_, PyAny>>) -> PyResult<Option<String>> {
    let Some(from) = from else { return Ok(None) };
    if from.is_instance_of::<PyString>() {
        return Ok(Some(from.extract()?));
    }
    let path: PathBuf = from.extract()?;
    std::fs::read_to_string(&path)
        .map(Some)
        .map_err(|error| fault(format!("{}: {error}", path.display())))
}

pub(crate) fn rules(
    game: &str,
    players: Option<u8>,
    options: Option<&Bound<'_, PyDict>>,
    cards_from: Option<&Bound<'_, PyAny>>,
    talk: bool,
) -> PyResult<Rules> {
    let options = options.map_or_else(|| Ok(Vec::new()), self::options)?;
    let cards = cards(cards_from)?;
    Ok(Rules { game: game.to_string(), players, options, cards, talk })
}

/// Options by name, each value as text.
pub(crate) fn options(from: &Bound<'_, PyDict>) -> PyResult<Vec<(String, String)>> {
    from.iter().map(|(key, it)| Ok((key.extract()?, value(&it)?))).collect()
}

/// Plain data as Python's own.
pub(crate) fn plain<'py>(py: Python<'py>, data: &serde_json::Value) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (data.to_string(),))
}
