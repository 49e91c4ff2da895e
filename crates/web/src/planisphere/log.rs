//! The log: what happened, a line each, with a heading for each round.

use maud::{Markup, html};
use planisphere::event::Told;
use tabletop::Seat;

use super::speaker::Speaker;
use crate::art::planisphere::shape::shape;
use crate::table::Line;

/// The lines of what one viewer was told.
pub(super) fn log(speaker: Speaker<'_>, told: &[Told]) -> Vec<Line> {
    told.iter().filter(|it| !is_quiet(it)).map(|it| line(speaker, it)).collect()
}

/// Phases are read off the bar, and there are seven of them in every round.
fn is_quiet(told: &Told) -> bool {
    matches!(told, Told::PhaseBegan { .. })
}

fn line(speaker: Speaker<'_>, told: &Told) -> Line {
    Line {
        heading: matches!(told, Told::RoundBegan { .. } | Told::Ended { .. }),
        pip: whose(speaker, told).map(pip),
        words: html! { (speaker.told(told)) },
    }
}

fn pip(seat: Seat) -> Markup {
    html! { span.pip { (shape(seat, "")) } }
}

/// Whose doing it is, or whose loss.
fn whose(_speaker: Speaker<'_>, told: &Told) -> Option<Seat> {
    if let Told::Drew { seat, .. }
    | Told::HeldBack { seat }
    | Told::Moved { seat, .. }
    | Told::Lightened { seat, .. }
    | Told::Aimed { seat, .. }
    | Told::Fought { seat, .. }
    | Told::ShotAt { seat, .. }
    | Told::Controlled { seat, .. }
    | Told::Sacrificed { seat, .. }
    | Told::Duplicated { seat, .. }
    | Told::Gestating { seat, .. }
    | Told::Born { seat, .. }
    | Told::Out { seat, .. }
    | Told::Destroyed { owner: seat, .. }
    | Told::ChangedCamp { to: seat, .. } = told
    {
        return Some(*seat);
    }
    if let Told::Arrived { landing } = told { Some(landing.seat) } else { None }
}
