//! What happened, counted. The counts are whole numbers, so that tallies add up the same in any
//! order.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::{Outcome, Verdict};

/// The counts of some finished games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tally {
    pub games: u64,
    pub moves: u64,
    /// The shortest and the longest game.
    pub shortest: u64,
    pub longest: u64,
    pub moves_squared: i64,
    /// By seat.
    pub seats: Vec<SeatTally>,
    /// By ending, in the order of the game's `ENDINGS`.
    pub endings: Vec<u64>,
    /// Whether every game ended the same way for all seats.
    pub together: bool,
    /// What the games themselves counted, by name.
    pub facts: BTreeMap<String, u64>,
}

/// How one seat fared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SeatTally {
    pub won: u64,
    pub drawn: u64,
    pub scores: i64,
    pub scores_squared: i64,
}

impl Tally {
    pub fn new(players: u8, endings: usize) -> Tally {
        Tally {
            games: 0,
            moves: 0,
            shortest: u64::MAX,
            longest: 0,
            moves_squared: 0,
            seats: vec![SeatTally::default(); players.into()],
            endings: vec![0; endings],
            together: true,
            facts: BTreeMap::new(),
        }
    }

    /// Counts a game that ended in `endings[ending]` after `moves` moves.
    pub(crate) fn count(&mut self, outcome: &Outcome, ending: usize, moves: u64) {
        self.games += 1;
        self.moves += moves;
        self.moves_squared += (moves * moves) as i64;
        self.shortest = self.shortest.min(moves);
        self.longest = self.longest.max(moves);
        self.endings[ending] += 1;
        let first = outcome.seats.values().next();
        self.together &= outcome.seats.values().all(|it| Some(it) == first);
        for (seat, standing) in self.seats.iter_mut().zip(outcome.seats.values()) {
            let score = i64::from(standing.score);
            seat.won += u64::from(standing.verdict == Verdict::Won);
            seat.drawn += u64::from(standing.verdict == Verdict::Drawn);
            seat.scores += score;
            seat.scores_squared += score * score;
        }
    }

    /// Adds what a finished game reports of itself.
    pub(crate) fn note(&mut self, facts: Vec<(String, u32)>) {
        for (name, count) in facts {
            *self.facts.entry(name).or_default() += u64::from(count);
        }
    }

    /// Adds the games of `other`, of the same game and number of players.
    pub(crate) fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.moves += other.moves;
        self.moves_squared += other.moves_squared;
        self.shortest = self.shortest.min(other.shortest);
        self.longest = self.longest.max(other.longest);
        self.together &= other.together;
        for (name, count) in &other.facts {
            *self.facts.entry(name.clone()).or_default() += count;
        }
        for (seat, more) in self.seats.iter_mut().zip(&other.seats) {
            seat.won += more.won;
            seat.drawn += more.drawn;
            seat.scores += more.scores;
            seat.scores_squared += more.scores_squared;
        }
        for (ending, more) in self.endings.iter_mut().zip(&other.endings) {
            *ending += more;
        }
    }
}
