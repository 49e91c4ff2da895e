//! What a simulation is asked to do, and why it cannot.

use std::path::PathBuf;

use bots::Player;
use catalogue::OpenError;
use tabletop::{Seed, SetupError};

/// Which games are played.
#[derive(Clone, Debug)]
pub struct SimulationPlan {
    pub game: String,
    /// One bot for each seat.
    pub bots: Vec<Player>,
    pub options: Vec<(String, String)>,
    /// The text of a card file; none for the game's own cards.
    pub cards: Option<String>,
    /// The most games that are played.
    pub games: u64,
    pub seed: Seed,
    /// None for one thread on each core.
    pub threads: Option<usize>,
    /// Where a record of each game is written, if anywhere.
    pub records: Option<PathBuf>,
    /// Whether every deal is played with each bot in each seat: the list of bots moves on by one
    /// seat from game to game.
    pub paired: bool,
    /// The games end as soon as the interval of how often the first bot wins is no wider than this.
    pub until: Option<f64>,
    /// Whether it is counted what each seat played, and how often it won then.
    pub moves: bool,
}

impl SimulationPlan {
    /// How many games are played with one deal: until the list of bots is where it was.
    pub fn games_of_a_deal(&self) -> u64 {
        let same =
            |by: &usize| self.bots.iter().cycle().skip(*by).zip(&self.bots).all(|(a, b)| a == b);
        let turn = (1..self.bots.len()).find(same).unwrap_or(self.bots.len());
        if self.paired { turn as u64 } else { 1 }
    }

    /// Those whose results are counted apart: the bots where deals are paired, else the seats. For
    /// each seat of the first game, the number of its side.
    pub fn sides(&self) -> Vec<usize> {
        let mut known: Vec<Player> = Vec::new();
        let side = |bot: &Player| {
            known.iter().position(|it| it == bot).unwrap_or_else(|| {
                known.push(*bot);
                known.len() - 1
            })
        };
        if self.paired {
            self.bots.iter().map(side).collect()
        } else {
            (0..self.bots.len()).collect()
        }
    }

    /// How many seats the side `side` has over all games of one deal.
    pub(crate) fn seat_games(&self, side: usize) -> u64 {
        let seats = self.sides().iter().filter(|it| **it == side).count() as u64;
        seats * self.games_of_a_deal()
    }

    /// How many deals there are at most.
    pub(crate) fn deals(&self) -> u64 {
        self.games.div_ceil(self.games_of_a_deal())
    }
}

/// Why a plan cannot be played.
#[derive(Debug)]
pub enum SimulateError {
    Open(OpenError),
    /// The record of a game cannot be written there.
    Write(PathBuf, std::io::Error),
}

impl From<OpenError> for SimulateError {
    fn from(error: OpenError) -> SimulateError {
        SimulateError::Open(error)
    }
}

impl From<SetupError> for SimulateError {
    fn from(error: SetupError) -> SimulateError {
        SimulateError::Open(OpenError::Setup(error))
    }
}
