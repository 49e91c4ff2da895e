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
    let mut spots = Spots::new(speaker);
    let lines = lines(told).map(|it| (it, spots.follow(it))).skip(earlier(told));
    lines.filter_map(|(it, way)| Some(line(speaker, it)?.on_the_way(way))).collect()
}

/// How many lines the log leaves out before them.
pub(super) fn earlier(told: &[Told]) -> usize {
    let begins = |it: &(usize, &Told)| matches!(it.1, Told::RoundBegan { .. });
    let rounds: Vec<usize> = lines(told).enumerate().filter(begins).map(|it| it.0).collect();
    rounds.len().checked_sub(ROUNDS).map_or(0, |it| rounds[it])
}

/// The events that get a line. Phases get none: there are seven in every round, and the bar shows
/// them.
fn lines(told: &[Told]) -> impl Iterator<Item = &Told> {
    told.iter().filter(|it| !matches!(it, Told::PhaseBegan { .. }))
}

/// The line of an event; none for an event that needs no line.
fn line(speaker: Speaker<'_>, told: &Told) -> Option<LogLine> {
    let heading = matches!(told, Told::RoundBegan { .. } | Told::Ended { .. });
    LogLine::of::<Words>(speaker.frame, &speaker.voice, told, heading, whose(told).map(pip))
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
