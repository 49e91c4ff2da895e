//! The log: what happened, a line each, with a heading for each turn.

use std::iter;

use frame::data::Line;
use oh_no::event::Told;
use oh_no_words::Words;

use super::pieces::{alien_picture, card_picture};
use super::speaker::Speaker;
use crate::art::picture;

/// The lines of what one viewer was told.
pub(super) fn log(speaker: &Speaker<'_>, told: &[Told]) -> Vec<Line> {
    // The first turn has no event of its own: it begins with the game.
    let first = Told::TurnBegan { seat: speaker.view.first };
    iter::once(&first).chain(told).filter_map(|it| line(speaker, it)).collect()
}

/// The line of an event; none for an event that needs no line.
fn line(speaker: &Speaker<'_>, told: &Told) -> Option<Line> {
    let heading =
        matches!(told, Told::TurnBegan { .. } | Told::ConflictBegan { .. } | Told::Ended { .. });
    let pip = pip_of(told).map(|it| picture(&it, "pip"));
    Line::of::<Words>(speaker.frame, speaker, told, heading, pip)
}

/// The small picture before a line.
fn pip_of(told: &Told) -> Option<String> {
    match told {
        Told::AlienAppeared { alien, .. }
        | Told::ShieldAppeared { alien, .. }
        | Told::AlienLost { alien }
        | Told::Invaded { alien, .. }
        | Told::Perched { alien, .. }
        | Told::Kamikaze { alien, .. }
        | Told::Struck { shield: alien, .. } => Some(alien_picture(*alien)),
        Told::OrderedToCrush { colour, .. }
        | Told::OrderedToEvaporate { colour, .. }
        | Told::OrderedToSabotage { colour, .. }
        | Told::OrderMissed { colour } => Some(format!("s-{}", colour.word())),
        Told::Zapped { card, .. }
        | Told::Built { card, .. }
        | Told::Fought { card, .. }
        | Told::Sabotaged { module: card, .. }
        | Told::ModuleLost { module: card, .. }
        | Told::Restored { module: card, .. }
        | Told::MatrixDestroyed { card, .. } => Some(card_picture(*card)),
        Told::TurnBegan { .. }
        | Told::Drew { .. }
        | Told::Gave { .. }
        | Told::ResistanceReshuffled
        | Told::MatrixReshuffled
        | Told::LetPass { .. }
        | Told::Evaporated { .. }
        | Told::Eliminated { .. }
        | Told::Wiped { .. }
        | Told::Morphed { .. }
        | Told::Spent { .. }
        | Told::Called { .. }
        | Told::Refused { .. }
        | Told::ConflictBegan { .. }
        | Told::Countered { .. }
        | Told::Held { .. }
        | Told::Ended { .. }
        | Told::Asked { .. }
        | Told::Stated { .. }
        | Told::Proposed { .. }
        | Told::Agreed { .. }
        | Told::Disagreed { .. } => None,
    }
}
