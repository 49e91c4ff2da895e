//! The log: what happened, a line each, with a heading for each round.

use frame::data::LogLine;
use maud::{Markup, html};
use planisphere::event::Told;
use planisphere_words::Words;
use tabletop::Seat;

use super::speaker::Speaker;
use super::spots::Spots;
use crate::art::shape::shape;

/// How many rounds the log shows, the present one included; a game may have sixty.
const ROUNDS: usize = 3;

/// The lines of the last rounds of what one viewer was told.
pub(super) fn log(speaker: Speaker<'_>, told: &[Told]) -> Vec<LogLine> {
    let (mut spots, first) = (Spots::new(speaker), first(told));
    let mut lines = Vec::new();
    for (number, it) in (1..).zip(told) {
        if first <= number && speaker.frame.log.shows(number) && has_line(it) {
            lines.extend(line(speaker, (number, it)).map(|line| line.on_the_way(spots.way(it))));
        }
        spots.pass(it);
    }
    lines
}

/// The number of what begins the first of the last rounds.
fn first(told: &[Told]) -> usize {
    let begins = |it: &(usize, &Told)| matches!(it.1, Told::RoundBegan { .. });
    let mut rounds = told.iter().enumerate().rev().filter(begins);
    rounds.nth(ROUNDS - 1).map_or(0, |it| it.0 + 1)
}

/// Phases get no line: there are seven in every round, and the bar shows them.
fn has_line(told: &Told) -> bool {
    !matches!(told, Told::PhaseBegan { .. })
}

/// The line of an event; none for an event that needs no line.
fn line(speaker: Speaker<'_>, (number, told): (usize, &Told)) -> Option<LogLine> {
    let heading = matches!(told, Told::RoundBegan { .. } | Told::Ended { .. });
    let pip = whose(told).map(pip);
    LogLine::of::<Words>(speaker.frame, &speaker.voice, (number, told), heading, pip)
}

fn pip(seat: Seat) -> Markup {
    html! { span.pip { (shape(seat, "")) } }
}

/// The seat that did it, or that lost something by it.
fn whose(told: &Told) -> Option<Seat> {
    match told {
        Told::Drew { seat, .. }
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
        | Told::ChangedCamp { to: seat, .. } => Some(*seat),
        Told::Arrived { landing } => Some(landing.seat),
        Told::RoundBegan { .. }
        | Told::PhaseBegan { .. }
        | Told::Happening { .. }
        | Told::Reborn
        | Told::Ended { .. } => None,
    }
}
