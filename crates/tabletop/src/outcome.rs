//! How a game ended.

use std::fmt;

use serde::Serialize;

use crate::seat::{BySeat, Seat};

/// What the end means for one seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    Won,
    Lost,
    Drawn,
}

/// One seat's result. A co-operative game gives every seat the same verdict, a team game every seat
/// of a team.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Standing {
    pub verdict: Verdict,
    /// Points as the game counts them; in a co-operative game, the points of the group.
    pub score: i32,
}

/// The end of a game: which ending it was, and what it means for each seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Outcome {
    /// The short name of the ending, one of the game's [`ENDINGS`](crate::Game::ENDINGS).
    pub ending: &'static str,
    pub seats: BySeat<Standing>,
}

impl Outcome {
    /// The same verdict and score for every seat.
    pub fn shared(ending: &'static str, players: u8, verdict: Verdict, score: i32) -> Outcome {
        Outcome { ending, seats: BySeat::new(players, |_| Standing { verdict, score }) }
    }

    pub fn verdict(&self, seat: Seat) -> Verdict {
        self.seats[seat].verdict
    }

    /// How good the end is for `seat`, from 0 (lost) to 1 (won).
    pub fn worth(&self, seat: Seat) -> f32 {
        match self.verdict(seat) {
            Verdict::Won => 1.0,
            Verdict::Drawn => 0.5,
            Verdict::Lost => 0.0,
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Verdict::Won => "won",
            Verdict::Lost => "lost",
            Verdict::Drawn => "drawn",
        })
    }
}

/// As in a record: `end matrix-destroyed`, then a line for each seat.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "end {}", self.ending)?;
        for (seat, standing) in self.seats.iter() {
            write!(f, "\nresult {seat} {} {}", standing.verdict, standing.score)?;
        }
        Ok(())
    }
}
