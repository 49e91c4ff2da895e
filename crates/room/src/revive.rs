//! A game that is played again from its record.

use catalogue::{OpenError, Table};
use tabletop::{Record, ReplayError};

/// The game of a record as it was left, or the key of the message that says why it cannot go on.
/// This takes as long as playing all its moves. If the game was over, that has yet to be noticed.
pub fn revive(record: Record, cards: &str) -> Result<Box<dyn Table>, &'static str> {
    let mut replayed = catalogue::replay(&record, Some(cards));
    if let (None, Err(OpenError::Replay(ReplayError::Outcome { here, .. }))) =
        (&record.outcome, &replayed)
    {
        let over = Record { outcome: Some(here.clone()), ..record };
        replayed = catalogue::replay(&over, Some(cards));
    }
    replayed.map_err(|error| why_closed(&error))
}

fn why_closed(error: &OpenError) -> &'static str {
    match error {
        OpenError::Replay(ReplayError::Other { what: "rules", .. }) => "error-closed-rules",
        OpenError::UnknownGame(_) => "error-closed-game",
        OpenError::Cards(_) | OpenError::Setup(_) | OpenError::Replay(_) => "error-closed-replay",
    }
}
