//! The log: one line for each thing that happened, with a heading for each turn.

use std::iter;

use frame::data::{Line, Way};
use invazions::HUMAN;
use invazions::card::Location;
use invazions::event::Told;
use invazions_words::Words;
use tabletop::Seat;

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
    let line = Line::of::<Words>(speaker.frame, speaker, told, heading, pip(told).map(sign))?;
    Some(line.on_the_way(way(told)))
}

/// Where it is seen. What lies before a side comes from its piles and goes back to them: they are
/// on everybody's board at all times.
fn way(told: &Told) -> Way {
    let (from, to) = match told {
        Told::TurnBegan { .. } | Told::Ended { .. } => (None, None),
        Told::Contaminated { at, .. } => (Some("pile-contamination".into()), Some(under(*at))),
        Told::HumanDiscarded { .. }
        | Told::HumanDrew { .. }
        | Told::HumanReshuffled
        | Told::Returned { .. }
        | Told::TurnedUp { .. }
        | Told::FrumDecided { .. } => (None, Some(piles(HUMAN))),
        Told::Supplied { .. } => (None, Some("gauge-resources".into())),
        Told::Played { at, .. } | Told::Installed { at, .. } | Told::Braved { at, .. } => {
            (Some(piles(HUMAN)), Some(inside(*at)))
        }
        Told::Cleaned { at, .. } | Told::Gnawed { at, .. } => (None, Some(under(*at))),
        Told::Captured { at, .. } => (Some(under(*at)), antidote()),
        Told::Given { at, .. } | Told::Researched { at, .. } => (Some(inside(*at)), antidote()),
        Told::PointsAtOnce { .. } => (None, antidote()),
        Told::Barricaded { at } | Told::Penetrated { at, .. } | Told::Repelled { at, .. } => {
            (None, Some(wall(*at)))
        }
        Told::Went { seat, at } => (Some(piles(*seat)), Some(under(*at))),
        Told::Attacked { seat, at, .. } => (Some(piles(*seat)), Some(wall(*at))),
        Told::Sniped { seat, at, .. } => (Some(inside(*at)), Some(piles(*seat))),
        Told::Hurt { seat } | Told::Carried { seat } => {
            (Some("pile-wounded".into()), Some(piles(*seat)))
        }
        Told::Harangued { seat, at, .. }
        | Told::Sneaked { seat, at, .. }
        | Told::Recruited { seat, at, .. } => (Some(under(*at)), Some(piles(*seat))),
        Told::Devoured { at, .. } | Told::Withstood { at, .. } | Told::Saved { at, .. } => {
            (None, Some(inside(*at)))
        }
        Told::Announced { seat, .. } => (Some(piles(*seat)), Some("gauge-freed".into())),
        Told::StopSet { .. } => (None, Some("open-stops".into())),
        Told::HordeDrew { seat, .. }
        | Told::HordeReshuffled { seat }
        | Told::Dropped { seat, .. }
        | Told::Leads { seat }
        | Told::Yielded { seat }
        | Told::Sacrificed { seat, .. }
        | Told::SacrificedItself { seat, .. }
        | Told::Finished { seat }
        | Told::Asked { seat, .. }
        | Told::Stated { seat, .. }
        | Told::Proposed { seat, .. }
        | Told::Agreed { seat, .. }
        | Told::Disagreed { seat, .. } => (None, Some(piles(*seat))),
    };
    Way { from, to }
}

fn piles(seat: Seat) -> String {
    format!("open-piles-{}", seat.0)
}

fn inside(at: Location) -> String {
    format!("inside-{at}")
}

fn wall(at: Location) -> String {
    format!("wall-{at}")
}

fn under(at: Location) -> String {
    format!("under-{at}")
}

fn antidote() -> Option<String> {
    Some("gauge-antidote".into())
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
