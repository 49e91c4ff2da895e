//! The log: what happened, a line each, with a heading for each turn.

use std::iter;

use frame::data::{Line, Way};
use oh_no::event::Told;
use oh_no_words::Words;
use tabletop::Seat;

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
    let line = Line::of::<Words>(speaker.frame, speaker, told, heading, pip)?;
    Some(line.on_the_way(way_of(told)))
}

/// Where it is seen: aliens come out of the Matrice, cards go to the station of whoever played them.
fn way_of(told: &Told) -> Way {
    let matrix = || Some("matrice".to_string());
    let station = |seat: &Seat| Some(format!("station-{}", seat.0));
    match told {
        Told::Gave { from, to, .. } => Way { from: station(from), to: station(to) },
        Told::Fought { seat, station: at, .. } => Way { from: station(seat), to: station(at) },
        Told::Called { seat, helper } => Way { from: station(seat), to: station(helper) },
        Told::Countered { by, seat, .. } => Way { from: station(by), to: station(seat) },
        Told::Zapped { seat, .. } => Way { from: station(seat), to: matrix() },
        Told::Struck { by, .. } => Way { from: station(by), to: matrix() },
        Told::Invaded { seat, .. }
        | Told::Perched { seat, .. }
        | Told::Kamikaze { seat, .. }
        | Told::Sabotaged { seat, .. } => Way { from: matrix(), to: station(seat) },
        Told::AlienAppeared { .. }
        | Told::ShieldAppeared { .. }
        | Told::AlienLost { .. }
        | Told::OrderedToCrush { .. }
        | Told::OrderedToEvaporate { .. }
        | Told::OrderedToSabotage { .. }
        | Told::OrderMissed { .. }
        | Told::MatrixDestroyed { .. } => Way { from: None, to: matrix() },
        Told::Drew { seat, .. }
        | Told::LetPass { seat, .. }
        | Told::Evaporated { seat, .. }
        | Told::ModuleLost { seat, .. }
        | Told::Eliminated { seat, .. }
        | Told::Wiped { seat }
        | Told::Built { seat, .. }
        | Told::Morphed { seat, .. }
        | Told::Restored { seat, .. }
        | Told::Spent { seat, .. }
        | Told::Refused { seat }
        | Told::Held { seat } => Way { from: None, to: station(seat) },
        _ => Way::default(),
    }
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
