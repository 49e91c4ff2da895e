//! What all servers remember of a table beside its moves, seats and talk.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use tabletop::{MoveReason, Seat};

use crate::state::{Advice, GivenAnswer, HintedMove, State, Unconfirmed};

/// As it is stored.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Memo {
    /// The number of moves at which the last turn waits to be confirmed.
    #[serde(default)]
    waits: Option<usize>,
    eyes: BTreeMap<String, Seat>,
    advice: BTreeMap<u8, HintsOfSeat>,
    #[serde(default)]
    given: BTreeMap<u8, GivenAnswer>,
}

/// The hints for a seat.
#[derive(Debug, Serialize, Deserialize)]
struct HintsOfSeat {
    settled: u64,
    /// For each move: in how many imagined games it was tried, and what those were worth.
    hints: Vec<(String, u32, f64)>,
    #[serde(default)]
    reasons: Vec<MoveReason>,
}

impl From<&Advice> for HintsOfSeat {
    fn from(advice: &Advice) -> HintsOfSeat {
        let hints = advice.hints.iter().map(|it| (it.mv.clone(), it.visits, it.worth));
        HintsOfSeat {
            settled: advice.settled,
            hints: hints.collect(),
            reasons: advice.reasons.clone(),
        }
    }
}

impl From<HintsOfSeat> for Advice {
    fn from(hints: HintsOfSeat) -> Advice {
        let hint = |(mv, visits, worth)| HintedMove { mv, visits, worth };
        Advice {
            settled: hints.settled,
            hints: hints.hints.into_iter().map(hint).collect(),
            reasons: hints.reasons,
        }
    }
}

impl State {
    /// The memo as text.
    pub(crate) fn written_memo(&self) -> String {
        let memo = Memo {
            waits: self.unconfirmed.map(|it| it.plies),
            eyes: self.eyes.clone(),
            advice: self.advice.iter().map(|(seat, advice)| (seat.0, advice.into())).collect(),
            given: self.given.iter().map(|(seat, it)| (seat.0, it.clone())).collect(),
        };
        serde_json::to_string(&memo).expect("plain data is JSON")
    }

    /// Takes everything over from the stored memo.
    pub(crate) fn recall(&mut self, memo: Option<&str>) {
        let read: Memo = memo.and_then(|it| serde_json::from_str(it).ok()).unwrap_or_default();
        let plies = read.waits.filter(|it| *it == self.plies());
        self.unconfirmed =
            plies.zip(self.last_turn()).map(|(plies, seat)| Unconfirmed { seat, plies });
        self.eyes = read.eyes;
        self.advice = read.advice.into_iter().map(|(seat, it)| (Seat(seat), it.into())).collect();
        self.given = read.given.into_iter().map(|(seat, it)| (Seat(seat), it)).collect();
        self.memo = self.written_memo();
    }
}
