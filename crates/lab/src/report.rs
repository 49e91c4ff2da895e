//! A simulation's results, for programs. People get a table made from it.

use std::time::Duration;

use serde_json::{Value, json};
use tabletop::{Game, Options, Seat};

use crate::interval::{Interval, mean, wilson};
use crate::plan::SimulationPlan;
use crate::tally::Tally;

/// What a simulation found.
#[derive(Clone, Debug)]
pub struct SimulationReport {
    pub game: &'static str,
    pub options: Vec<(&'static str, String)>,
    /// The bot of each seat.
    pub bots: Vec<String>,
    pub seed: String,
    pub endings: &'static [&'static str],
    pub tally: Tally,
    pub seconds: f64,
}

impl SimulationReport {
    pub(crate) fn new<G: Game>(
        plan: &SimulationPlan,
        tally: Tally,
        time: Duration,
    ) -> SimulationReport {
        let pairs = plan.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let options = G::Options::from_pairs(pairs).expect("these options have been played");
        SimulationReport {
            game: G::ID,
            options: options.pairs(),
            bots: plan.bots.iter().map(ToString::to_string).collect(),
            seed: plan.seed.to_string(),
            endings: G::ENDINGS,
            tally,
            seconds: time.as_secs_f64(),
        }
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.bots.len() as u8)
    }

    /// How often `seat` won.
    pub fn win_rate(&self, seat: Seat) -> Interval {
        wilson(self.tally.seats[seat.index()].won, self.tally.games)
    }

    pub fn score(&self, seat: Seat) -> Interval {
        let it = &self.tally.seats[seat.index()];
        mean(self.tally.games, it.scores, it.scores_squared)
    }

    /// How many moves a game takes.
    pub fn length(&self) -> Interval {
        mean(self.tally.games, self.tally.moves as i64, self.tally.moves_squared)
    }

    pub fn games_per_second(&self) -> f64 {
        self.tally.games as f64 / self.seconds.max(1e-9)
    }

    pub fn moves_per_second(&self) -> f64 {
        self.tally.moves as f64 / self.seconds.max(1e-9)
    }

    /// Each ending with how many games ended so, in the game's order.
    pub fn endings(&self) -> impl Iterator<Item = (&'static str, u64)> {
        self.endings.iter().copied().zip(self.tally.endings.iter().copied())
    }

    fn by_seat(&self, value: impl Fn(Seat) -> Value) -> Value {
        self.seats().map(|seat| (seat.to_string(), value(seat))).collect()
    }

    /// What the games had to say, and how long it took.
    pub fn json(&self) -> Value {
        let mut all = self.results();
        all["seconds"] = json!(self.seconds);
        all["games_per_second"] = json!(self.games_per_second());
        all["moves_per_second"] = json!(self.moves_per_second());
        all
    }

    /// What the games had to say: the same whenever and wherever they are played.
    pub fn results(&self) -> Value {
        let options: Value =
            self.options.iter().map(|(key, value)| (key.to_string(), json!(value))).collect();
        let endings: Value =
            self.endings().map(|(ending, games)| (ending.to_string(), json!(games))).collect();
        json!({
            "game": self.game,
            "players": self.bots.len(),
            "options": options,
            "bots": self.by_seat(|seat| json!(self.bots[seat.index()])),
            "seed": self.seed,
            "games": self.tally.games,
            "moves": self.tally.moves,
            "length": interval(self.length()),
            "wins": self.by_seat(|seat| json!(self.tally.seats[seat.index()].won)),
            "draws": self.by_seat(|seat| json!(self.tally.seats[seat.index()].drawn)),
            "win_rates": self.by_seat(|seat| interval(self.win_rate(seat))),
            "scores": self.by_seat(|seat| interval(self.score(seat))),
            "endings": endings,
            "facts": self.tally.facts,
        })
    }
}

fn interval(it: Interval) -> Value {
    json!({ "mean": it.at, "low": it.low, "high": it.high })
}
