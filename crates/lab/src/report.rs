//! A simulation's results, for programs. People get a table made from it.

use std::time::Duration;

use serde_json::{Value, json};
use tabletop::{Game, Options, Seat};

use crate::interval::{Interval, mean, of_sets, wilson};
use crate::plan::SimulationPlan;
use crate::sequence::Bets;
use crate::tally::Tally;

/// One whose results are counted apart; see [`SimulationPlan::sides`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Side {
    pub bot: String,
    /// How many seats it has over all games of one deal.
    pub seats: u64,
}

fn sides(plan: &SimulationPlan) -> Vec<Side> {
    let mut found: Vec<Side> = Vec::new();
    for (bot, side) in plan.bots.iter().zip(plan.sides()) {
        if side == found.len() {
            found.push(Side { bot: bot.to_string(), seats: plan.seat_games(side) });
        }
    }
    found
}

/// What a simulation found.
#[derive(Clone, Debug)]
pub struct SimulationReport {
    pub game: &'static str,
    pub options: Vec<(&'static str, String)>,
    /// The bot of each seat.
    pub bots: Vec<String>,
    pub seed: String,
    /// Whether each deal was played with the bots in each other's seats.
    pub paired: bool,
    pub games_of_a_deal: u64,
    pub sides: Vec<Side>,
    /// How narrow the interval of the first bot was to become, if that ended the games.
    pub until: Option<f64>,
    /// Whether somebody broke it off before all games were played.
    pub cut: bool,
    pub endings: &'static [&'static str],
    pub tally: Tally,
    pub seconds: f64,
}

impl SimulationReport {
    pub(crate) fn new<G: Game>(
        plan: &SimulationPlan,
        tally: Tally,
        cut: bool,
        time: Duration,
    ) -> SimulationReport {
        let pairs = plan.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let options = G::Options::from_pairs(pairs).expect("these options have been played");
        SimulationReport {
            game: G::ID,
            options: options.pairs(),
            bots: plan.bots.iter().map(ToString::to_string).collect(),
            seed: plan.seed.to_string(),
            paired: plan.paired,
            games_of_a_deal: plan.games_of_a_deal(),
            sides: sides(plan),
            until: plan.until,
            cut,
            endings: G::ENDINGS,
            tally,
            seconds: time.as_secs_f64(),
        }
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.bots.len() as u8)
    }

    /// How many deals were played.
    pub fn deals(&self) -> u64 {
        self.tally.games / self.games_of_a_deal
    }

    /// A share of all games. Games of one deal are not independent of each other, so nothing is
    /// said of how sure it is where deals are paired.
    pub fn share(&self, hits: u64) -> Interval {
        let games = self.tally.games;
        match self.until {
            _ if self.paired => Interval::unknown(hits as f64 / games.max(1) as f64),
            Some(aim) => Bets::new(aim).interval(&[(0.0, games - hits), (1.0, hits)]),
            None => wilson(hits, games),
        }
    }

    /// The interval of a mean holds only if the number of games was known before.
    fn mean_of(&self, sum: i64, squares: i64) -> Interval {
        let games = self.tally.games;
        let plain = !self.paired && self.until.is_none();
        if plain { mean(games, sum, squares) } else { Interval::unknown(sum as f64 / games as f64) }
    }

    /// How often `seat` won, whoever sat there.
    pub fn win_rate(&self, seat: Seat) -> Interval {
        self.share(self.tally.seats[seat.index()].won)
    }

    pub fn score(&self, seat: Seat) -> Interval {
        let it = &self.tally.seats[seat.index()];
        self.mean_of(it.scores, it.scores_squared)
    }

    /// The share that a side won of each deal, with how often it was that.
    fn shares(&self, side: usize) -> Vec<(f64, u64)> {
        let seats = self.sides[side].seats as f64;
        self.tally.of_deals(side, |it| f64::from(it.won) / seats)
    }

    /// The share of points that a side got of each deal against seats of other bots: a whole one for
    /// each seat and game in which it did better, half a one where it did as well.
    pub(crate) fn points(&self, side: usize) -> Vec<(f64, u64)> {
        let mine = self.sides[side].seats;
        let others = self.bots.len() as u64 - mine / self.games_of_a_deal;
        let most = (2 * mine * others) as f64;
        self.tally.of_deals(side, |it| f64::from(it.above) / most)
    }

    /// How often the side number `side` won, wherever it sat.
    pub fn side_rate(&self, side: usize) -> Interval {
        match self.until {
            Some(aim) => Bets::new(aim).interval(&self.shares(side)),
            None => of_sets(&self.shares(side), self.games_of_a_deal).0,
        }
    }

    /// The number of games, each with a deal of its own, after which the rate of a side would be
    /// known as well.
    pub fn worth(&self, side: usize) -> f64 {
        of_sets(&self.shares(side), self.games_of_a_deal).1
    }

    pub fn side_score(&self, side: usize) -> Interval {
        let (it, seats) = (&self.tally.sides[side], self.sides[side].seats as f64);
        let of_deals = mean(self.deals(), it.scores, it.scores_squared);
        match self.until {
            Some(_) => Interval::unknown(of_deals.at / seats),
            None => of_deals.each(|it| it / seats),
        }
    }

    /// How many moves a game takes.
    pub fn length(&self) -> Interval {
        self.mean_of(self.tally.moves as i64, self.tally.moves_squared)
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
        let mut all = json!({
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
        });
        if self.paired {
            all["bots"] = json!(self.bots);
            all["deals"] = json!(self.deals());
            all["paired"] = (0..self.sides.len()).map(|it| self.side_json(it)).collect();
        }
        if let Some(until) = self.until {
            all["until"] = json!(until);
        }
        all
    }

    fn side_json(&self, side: usize) -> Value {
        json!({
            "bot": self.sides[side].bot,
            "wins": self.tally.sides[side].won,
            "win_rate": interval(self.side_rate(side)),
            "score": interval(self.side_score(side)),
            "worth": self.worth(side),
        })
    }
}

fn interval(it: Interval) -> Value {
    if it.is_known() {
        json!({ "mean": it.at, "low": it.low, "high": it.high })
    } else {
        json!({ "mean": it.at })
    }
}
