//! What a simulation is asked to do.

use std::path::PathBuf;

use bots::Player;
use tabletop::Seed;

/// Which games are played.
#[derive(Clone, Debug)]
pub struct SimulationPlan {
    pub game: String,
    /// One bot for each seat.
    pub bots: Vec<Player>,
    pub options: Vec<(String, String)>,
    /// The text of a card file; none for the game's own cards.
    pub cards: Option<String>,
    pub games: u64,
    pub seed: Seed,
    /// None for one thread on each core.
    pub threads: Option<usize>,
    /// Where a record of each game is written, if anywhere.
    pub records: Option<PathBuf>,
}
