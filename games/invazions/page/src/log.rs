//! The log: one line for each thing that happened, with a heading for each turn.

use std::iter;

use frame::data::Line;
use invazions::event::Told;
use invazions_words::Words;

use super::speaker::Speaker;
use crate::art::sign;

/// The lines of what one viewer was told.
pub(super) fn log(speaker: &Speaker<'_>, told: &[Told]) -> Vec<Line> {
    // The first turn has no event of its own: it begins with the game.
    let first = Told::TurnBegan { turn: 1 };
    iter::once(&first).chain(told).filter_map(|it| line(speaker, it)).collect()
}

/// The line of an event; none for an event that needs no line.
fn line(speaker: &Speaker<'_>, told: &Told) -> Option<Line> {
    let heading = matches!(told, Told::TurnBegan { .. } | Told::Ended { .. });
    Line::of::<Words>(speaker.frame, speaker, told, heading, pip(told).map(sign))
}

/// The small sign before a line.
fn pip(told: &Told) -> Option<&'static str> {
    Some(match told {
        Told::TurnBegan { .. } | Told::Ended { .. } => return None,
        Told::Contaminated { .. }
        | Told::Cleaned { .. }
        | Told::Recruited { .. }
        | Told::Gnawed { .. }
        | Told::Harangued { .. }
        | Told::Sneaked { .. } => "bio",
        Told::HumanDiscarded { .. }
        | Told::HumanDrew { .. }
        | Told::HumanReshuffled
        | Told::HordeDrew { .. }
        | Told::HordeReshuffled { .. }
        | Told::Dropped { .. } => "cards",
        Told::Supplied { .. } | Told::Played { .. } | Told::Installed { .. } => "res",
        Told::Captured { .. }
        | Told::Given { .. }
        | Told::PointsAtOnce { .. }
        | Told::Researched { .. }
        | Told::Returned { .. } => "vial",
        Told::Barricaded { .. } | Told::Penetrated { .. } | Told::Repelled { .. } => "wall",
        Told::Braved { .. } => "jump",
        Told::Withstood { .. } | Told::Saved { .. } => "shield",
        Told::Announced { .. } => "free",
        Told::Asked { .. }
        | Told::Stated { .. }
        | Told::Proposed { .. }
        | Told::Agreed { .. }
        | Told::Disagreed { .. } => "talk",
        Told::StopSet { .. } => "clock",
        Told::Went { .. }
        | Told::Carried { .. }
        | Told::Sniped { .. }
        | Told::Leads { .. }
        | Told::Yielded { .. }
        | Told::Attacked { .. }
        | Told::TurnedUp { .. }
        | Told::FrumDecided { .. }
        | Told::Sacrificed { .. }
        | Told::SacrificedItself { .. }
        | Told::Finished { .. }
        | Told::Hurt { .. }
        | Told::Devoured { .. } => "claw",
    })
}
