//! The log: what happened, a line each, with a heading for each turn.

use frame::data::Line;
use maud::Markup;
use pulp::event::Told;
use pulp_words::Words;

use super::speaker::Speaker;
use crate::art::{cube_of, die_on, sign, weapon};

/// The lines of what one viewer was told.
pub(super) fn log(speaker: &Speaker<'_>, told: &[Told]) -> Vec<Line> {
    told.iter().filter_map(|it| line(speaker, it)).collect()
}

/// The line of an event; none for an event that needs no line.
fn line(speaker: &Speaker<'_>, told: &Told) -> Option<Line> {
    let heading = matches!(told, Told::PlanetChosen { .. } | Told::Ended { .. });
    Line::of::<Words>(speaker.frame, speaker, told, heading, pip(told))
}

/// The small picture before a line.
fn pip(told: &Told) -> Option<Markup> {
    match told {
        Told::BagGrew { colour, .. }
        | Told::EvasionDrew { colour, .. }
        | Told::TakenOut { colour, .. }
        | Told::PutBack { colour, .. }
        | Told::Studied { colour, .. }
        | Told::CubeWasted { colour }
        | Told::Spared { colour, .. } => Some(cube_of(colour.word(), "pip")),
        Told::Weakened { ability, .. }
        | Told::AbilityChosen { ability, .. }
        | Told::Paid { ability, .. }
        | Told::Escaped { ability }
        | Told::Gained { ability, .. }
        | Told::Lost { ability, .. } => Some(sign(ability.word(), "pip")),
        Told::DieUsed { die, face }
        | Told::DieTurned { die, to: face, .. }
        | Told::DieRolled { die, face }
        | Told::Rolled { die, face }
        | Told::RollWasted { die, face }
        | Told::DieSwapped { new: die, face, .. } => Some(die_on(die.word(), *face)),
        Told::WeaponUsed { weapon: it }
        | Told::WeaponFound { weapon: it, .. }
        | Told::Understood { weapon: it } => Some(weapon(it.word())),
        Told::SectorEntered { sector } => Some(sign(sector.word(), "pip")),
        Told::Drew { .. } | Told::CubesChanged { .. } => Some(sign("planet", "pip")),
        Told::Kept { token, .. } | Told::TokenSpent { token, .. } => {
            Some(sign(token.word(), "pip"))
        }
        Told::PlaceArrived { .. } => Some(sign("place", "pip")),
        Told::QuietusGrew { .. } | Told::QuietusStruck { .. } => Some(cube_of("black", "pip")),
        Told::Failed => Some(cube_of("white", "pip")),
        Told::DieLeft { .. }
        | Told::SetOut { .. }
        | Told::PlanetsRevealed { .. }
        | Told::PlanetChosen { .. }
        | Told::RowDealt { .. }
        | Told::BagFilled { .. }
        | Told::LineHolds { .. }
        | Told::Engaging { .. }
        | Told::Engaged { .. }
        | Told::Evading { .. }
        | Told::EscapedFree { .. }
        | Told::EvasionDrewNothing
        | Told::Evaded { .. }
        | Told::Ended { .. } => None,
    }
}
