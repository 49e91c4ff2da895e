//! One game with arrays that are written in place.

use arena::{Environment, NotOffered, Written, environment, of_record};
use catalogue::GAMES;
use numpy::{PyArray1, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::json;
use tabletop::{Chance, OptionValues, Record, SEATS_MAX, Seat, Seed, Viewer};
use words::{Lang, Listener};

use crate::bot::{luck, player};
use crate::convert::{
    cannot_play, cards, fault, not_offered, plain, rules, seat, seed as read_seed, viewer,
};
use crate::drawing::Drawing;

/// On boards, seats are called by their letters.
const LETTERS: [&str; SEATS_MAX] = ["A", "B", "C", "D", "E"];

/// One game.
#[pyclass(module = "rempart", name = "Game")]
pub(crate) struct PyGame {
    environment: Box<dyn Environment>,
    observation: Py<PyArray1<f32>>,
    mask: Py<PyArray1<i8>>,
    /// What is set in the arrays.
    written: Written,
}

impl PyGame {
    fn new(py: Python<'_>, environment: Box<dyn Environment>) -> PyResult<PyGame> {
        let size = environment.size();
        let mut game = PyGame {
            environment,
            observation: PyArray1::zeros(py, size.width, false).unbind(),
            mask: PyArray1::zeros(py, size.actions, false).unbind(),
            written: Written::default(),
        };
        game.show(py)?;
        Ok(game)
    }

    pub(crate) fn environment(&self) -> &dyn Environment {
        &*self.environment
    }

    /// Writes what the seat that is asked sees and may choose; nothing when the game is over.
    fn show(&mut self, py: Python<'_>) -> PyResult<()> {
        let mut observation = self.observation.bind(py).try_readwrite().map_err(fault)?;
        let mut mask = self.mask.bind(py).try_readwrite().map_err(fault)?;
        let (observation, mask) = (observation.as_slice_mut()?, mask.as_slice_mut()?);
        self.written.forget(observation);
        self.written.withdraw(mask);
        let Some(seat) = self.environment.turn() else { return Ok(()) };
        self.written.observe(observation, |it| self.environment.observe(seat, it));
        self.environment.each_offered(seat, &mut |it| self.written.offer(mask, it));
        Ok(())
    }

    pub(crate) fn turn_or_over(&self) -> PyResult<Seat> {
        self.environment.turn().ok_or_else(|| not_offered(NotOffered::Over))
    }

    pub(crate) fn not_asked(&self, seat: Seat) -> PyErr {
        let asked = self.environment.asked();
        match asked.is_empty() {
            true => not_offered(NotOffered::Over),
            false => not_offered(NotOffered::NotAsked { seat, asked: asked.iter().collect() }),
        }
    }

    fn drawn_for(&self, viewer: Viewer, lang: Lang) -> PyResult<Drawing> {
        let table = self.environment.table().ok_or_else(imagined)?;
        let names = &LETTERS[..usize::from(self.environment.players())];
        Ok(Drawing::new(web::picture::picture(&*table, viewer, lang, names)))
    }

    fn seat(&self, from: &Bound<'_, PyAny>) -> PyResult<Seat> {
        seat(from, self.environment.players())
    }

    /// The named seat, or the one that is asked.
    fn seat_or_turn(&self, from: Option<&Bound<'_, PyAny>>) -> PyResult<Seat> {
        from.map_or_else(|| self.turn_or_over(), |it| self.seat(it))
    }
}

fn imagined() -> PyErr {
    fault("an imagined game has no history; records and boards are made of games that were played")
}

#[pymethods]
impl PyGame {
    #[new]
    #[pyo3(signature = (game, players=None, options=None, cards=None, *, seed=None, talk=false))]
    fn py_new(
        py: Python<'_>,
        game: &str,
        players: Option<u8>,
        options: Option<&Bound<'_, PyDict>>,
        cards: Option<&Bound<'_, PyAny>>,
        seed: Option<&Bound<'_, PyAny>>,
        talk: bool,
    ) -> PyResult<PyGame> {
        let rules = rules(game, players, options, cards, talk)?;
        let seed = seed.map_or(Ok(Seed::from_number(0)), read_seed)?;
        PyGame::new(py, environment(&rules, seed).map_err(cannot_play)?)
    }

    #[getter]
    fn id(&self) -> &'static str {
        self.environment.info().id
    }

    #[getter]
    fn players(&self) -> u8 {
        self.environment.players()
    }

    #[getter]
    fn seats(&self) -> Vec<String> {
        Seat::all(self.environment.players()).map(|it| it.to_string()).collect()
    }

    #[getter]
    fn options(&self) -> Vec<(&'static str, String)> {
        self.environment.options()
    }

    #[getter]
    fn seed(&self) -> String {
        self.environment.seed().to_string()
    }

    #[getter]
    fn num_actions(&self) -> usize {
        self.environment.size().actions
    }

    #[getter]
    fn observation_size(&self) -> usize {
        self.environment.size().width
    }

    #[getter]
    fn observation<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f32>> {
        self.observation.bind(py).clone()
    }

    #[getter]
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        self.mask.bind(py).clone()
    }

    #[getter]
    fn turn(&self) -> Option<String> {
        self.environment.turn().map(|it| it.to_string())
    }

    #[getter]
    fn asked(&self) -> Vec<String> {
        self.environment.asked().iter().map(|it| it.to_string()).collect()
    }

    #[getter]
    fn over(&self) -> bool {
        self.environment.turn().is_none()
    }

    #[getter]
    fn plies(&self) -> Option<usize> {
        self.environment.plies()
    }

    /// The number of the first part of a move that a seat has chosen.
    #[pyo3(signature = (seat=None))]
    fn begun(&self, seat: Option<&Bound<'_, PyAny>>) -> PyResult<Option<usize>> {
        Ok(self.environment.begun(self.seat_or_turn(seat)?))
    }

    fn step(&mut self, py: Python<'_>, action: i64) -> PyResult<bool> {
        let seat = self.turn_or_over()?;
        self.environment.act(seat, action).map_err(not_offered)?;
        self.show(py)?;
        Ok(self.environment.turn().is_some())
    }

    fn act(&mut self, py: Python<'_>, seat: &Bound<'_, PyAny>, action: i64) -> PyResult<()> {
        let seat = self.seat(seat)?;
        self.environment.act(seat, action).map_err(not_offered)?;
        self.show(py)
    }

    fn play(&mut self, py: Python<'_>, seat: &Bound<'_, PyAny>, text: &str) -> PyResult<()> {
        let seat = self.seat(seat)?;
        self.environment.play(seat, text).map_err(not_offered)?;
        self.show(py)
    }

    #[pyo3(signature = (seat=None))]
    fn actions(&self, seat: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<usize>> {
        match (seat, self.environment.turn()) {
            (None, None) => Ok(Vec::new()),
            (seat, _) => Ok(self.environment.offered(self.seat_or_turn(seat)?)),
        }
    }

    #[pyo3(signature = (seat=None))]
    fn legal_moves(&self, seat: Option<&Bound<'_, PyAny>>) -> PyResult<Vec<String>> {
        match (seat, self.environment.turn()) {
            (None, None) => Ok(Vec::new()),
            (seat, _) => Ok(self.environment.legal_moves(self.seat_or_turn(seat)?)),
        }
    }

    fn asides(&self, seat: &Bound<'_, PyAny>) -> PyResult<Vec<String>> {
        Ok(self.environment.asides(self.seat(seat)?))
    }

    fn action_text(&self, action: i64) -> PyResult<String> {
        let actions = self.environment.size().actions;
        let text = usize::try_from(action).ok().and_then(|it| self.environment.text(it));
        text.ok_or_else(|| not_offered(NotOffered::OutOfRange { number: action, actions }))
    }

    fn action_numbers(&self, text: &str) -> PyResult<Vec<usize>> {
        let numbers = self.environment.numbers(text);
        let (first, second) = numbers.ok_or_else(|| {
            fault(format!("`{text}` is no move of {}", self.environment.info().id))
        })?;
        Ok([first].into_iter().chain(second).collect())
    }

    fn observe<'py>(
        &self,
        py: Python<'py>,
        seat: &Bound<'_, PyAny>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = self.seat(seat)?;
        let mut numbers = vec![0.0; self.environment.size().width];
        Written::default().observe(&mut numbers, |it| self.environment.observe(seat, it));
        Ok(PyArray1::from_vec(py, numbers))
    }

    fn mask_of<'py>(
        &self,
        py: Python<'py>,
        seat: &Bound<'_, PyAny>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let seat = self.seat(seat)?;
        let mut mask = vec![0; self.environment.size().actions];
        let mut written = Written::default();
        self.environment.each_offered(seat, &mut |it| written.offer(&mut mask, it));
        Ok(PyArray1::from_vec(py, mask))
    }

    #[pyo3(signature = (seat=None))]
    fn view<'py>(
        &self,
        py: Python<'py>,
        seat: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let viewer = viewer(seat, self.environment.players())?;
        plain(py, &self.environment.view(viewer))
    }

    fn information_state(&self, seat: &Bound<'_, PyAny>) -> PyResult<String> {
        self.environment.information_state(self.seat(seat)?).ok_or_else(imagined)
    }

    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let Some(outcome) = self.environment.outcome() else { return Ok(None) };
        let seats = outcome.seats.iter().map(|(seat, it)| {
            (seat.to_string(), json!({ "verdict": it.verdict.to_string(), "score": it.score }))
        });
        let seats: serde_json::Map<String, serde_json::Value> = seats.collect();
        plain(py, &json!({ "ending": outcome.ending, "seats": seats })).map(Some)
    }

    fn rewards<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f32>> {
        let seats = Seat::all(self.environment.players());
        PyArray1::from_vec(py, seats.map(|it| self.environment.reward(it)).collect())
    }

    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let seed = seed.map_or_else(|| Ok(self.environment.seed()), read_seed)?;
        self.environment.reset(seed);
        self.show(py)
    }

    fn clone(&self, py: Python<'_>) -> PyResult<PyGame> {
        PyGame::new(py, self.environment.fork())
    }

    fn __copy__(&self, py: Python<'_>) -> PyResult<PyGame> {
        self.clone(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> PyResult<PyGame> {
        self.clone(py)
    }

    #[pyo3(signature = (seat=None, seed=None))]
    fn imagine(
        &self,
        py: Python<'_>,
        seat: Option<&Bound<'_, PyAny>>,
        #[pyo3(from_py_with = luck)] seed: Option<Chance>,
    ) -> PyResult<PyGame> {
        let viewer = viewer(seat, self.environment.players())?;
        let mut chance = seed.unwrap_or_else(|| Chance::from_number(0));
        PyGame::new(py, self.environment.imagine(viewer, &mut chance))
    }

    #[pyo3(signature = (level="random", seed=None))]
    fn finish(
        &mut self,
        py: Python<'_>,
        level: &str,
        #[pyo3(from_py_with = luck)] seed: Option<Chance>,
    ) -> PyResult<usize> {
        let player = player(level)?;
        let mut chance = seed.unwrap_or_else(|| Chance::from_number(0));
        let environment = &mut self.environment;
        let moves = py.detach(|| environment.finish(player, &mut chance));
        self.show(py)?;
        Ok(moves)
    }

    #[pyo3(signature = (names=None))]
    fn record(&self, names: Option<Vec<String>>) -> PyResult<String> {
        let names = names.unwrap_or_default();
        Ok(self.environment.record(&names).ok_or_else(imagined)?.to_string())
    }

    #[pyo3(signature = (seat=None, lang="en"))]
    fn board(&self, seat: Option<&Bound<'_, PyAny>>, lang: &str) -> PyResult<String> {
        let viewer = viewer(seat, self.environment.players())?;
        let lang = language(lang)?;
        let table = self.environment.table().ok_or_else(imagined)?;
        let me = viewer.seat();
        let to = Listener { names: LETTERS, me, ..Listener::stranger(lang) };
        Ok(speech::at(&*table).position(&*table, viewer, to))
    }

    #[pyo3(signature = (seat=None, lang="en"))]
    fn draw(&self, seat: Option<&Bound<'_, PyAny>>, lang: &str) -> PyResult<Drawing> {
        self.drawn_for(viewer(seat, self.environment.players())?, language(lang)?)
    }

    /// A notebook shows what the seat sees that is asked, as the arrays do.
    fn _repr_html_(&self) -> PyResult<String> {
        let viewer = self.environment.turn().map_or(Viewer::Spectator, Viewer::Seat);
        Ok(self.drawn_for(viewer, Lang::En)?._repr_html_())
    }

    #[pyo3(signature = (action, lang="en"))]
    fn say(&self, action: i64, lang: &str) -> PyResult<String> {
        let text = self.action_text(action)?;
        let lang = language(lang)?;
        let seat = self.turn_or_over()?;
        if self.environment.numbers(&text).is_none() {
            return Ok(text);
        }
        let table = self.environment.table().ok_or_else(imagined)?;
        let to = Listener { names: LETTERS, me: Some(seat), ..Listener::stranger(lang) };
        Ok(speech::at(&*table).offer(&*table, &text, Viewer::Seat(seat), to))
    }

    fn __repr__(&self) -> String {
        let (id, players) = (self.environment.info().id, self.environment.players());
        match self.environment.turn() {
            Some(seat) => format!("<Game {id} for {players}: seat {seat} is asked>"),
            None => format!("<Game {id} for {players}: over>"),
        }
    }
}

fn language(word: &str) -> PyResult<Lang> {
    let known = Lang::ALL.map(Lang::code);
    Lang::ALL
        .into_iter()
        .find(|it| it.code() == word)
        .ok_or_else(|| fault(format!("no language {word}; there are: {}", known.join(", "))))
}

fn values(of: &OptionValues) -> serde_json::Value {
    match of {
        OptionValues::OneOf(values) => json!(values),
        OptionValues::Number { .. } | OptionValues::Text | OptionValues::Either(_) => {
            json!(of.to_string())
        }
    }
}

/// All games that there are, as JSON.
#[pyfunction]
pub(crate) fn games_json() -> String {
    let game = |it: &catalogue::GameInfo| {
        let options = it.options.iter().map(|option| {
            json!({ "key": option.key, "values": values(&option.values), "default": option.default })
        });
        json!({
            "id": it.id,
            "name": speech::say(Lang::En, it.id, &format!("{}-name", it.id)),
            "players": it.players,
            "options": options.collect::<Vec<_>>(),
            "endings": it.endings,
            "moves_max": it.moves_max,
            "rules_revision": it.rules_revision,
        })
    };
    json!(GAMES.iter().map(game).collect::<Vec<_>>()).to_string()
}

/// A card file, or the game's own, as text and with its hash.
#[pyfunction]
#[pyo3(signature = (game, cards=None))]
pub(crate) fn card_file(
    game: &str,
    cards: Option<&Bound<'_, PyAny>>,
) -> PyResult<(String, String)> {
    let file = crate::convert::cards(cards)?;
    let info = catalogue::cards(game, file.as_deref()).map_err(fault)?;
    Ok((info.file, info.hash))
}

/// Plays a record again, checking all that it says.
#[pyfunction]
#[pyo3(signature = (record, cards=None))]
pub(crate) fn replay(
    py: Python<'_>,
    record: &str,
    cards: Option<&Bound<'_, PyAny>>,
) -> PyResult<PyGame> {
    let record: Record = record.parse().map_err(fault)?;
    let file = self::cards(cards)?;
    PyGame::new(py, of_record(&record, file.as_deref()).map_err(cannot_play)?)
}
