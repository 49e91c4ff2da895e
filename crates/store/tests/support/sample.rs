//! A table as tests and examples of the store open it.

use store::{NewTable, Sitter, Status};

/// A running table of Ida's, with a bot and a free seat.
pub(crate) fn table(id: &str) -> NewTable {
    NewTable {
        id: id.into(),
        game: "harbour".into(),
        rules_revision: 3,
        cards: ("h".into(), "cards".into()),
        options: Vec::new(),
        seed: "s".into(),
        commitment: "c".into(),
        host: "ida".into(),
        invite_key: "k".into(),
        listed: false,
        lang: "fr".into(),
        seats: vec![Sitter::Bot("cadet".into()), Sitter::Free],
        status: Status::Running,
        replay_of: None,
        day: None,
        duel: None,
        tournament: None,
        hints: true,
        clock: None,
        moves: Vec::new(),
    }
}
