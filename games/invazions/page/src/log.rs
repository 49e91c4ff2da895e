//! The log: one line for each thing that happened, with a heading for each turn.

use std::fmt::Display;
use std::iter;

use frame::data::{Beat, LogLine, Way};
use invazions::HUMAN;
use invazions::card::{Location, ZombieCard};
use invazions::event::Told;
use invazions_words::Words;
use tabletop::Seat;

use super::speaker::Speaker;
use crate::art::sign;

/// The last lines of what one viewer was told.
pub(super) fn log(speaker: &Speaker<'_>, told: &[Told]) -> Vec<LogLine> {
    // The first turn has no event of its own: it begins with the game.
    let first = Told::TurnBegan { turn: 1 };
    let all = iter::once(&first).chain(told).enumerate();
    let shown = all.filter(|it| speaker.frame.log.shows(it.0));
    shown.filter_map(|it| line(speaker, it)).collect()
}

/// The line of an event; none for an event that needs no line.
fn line(speaker: &Speaker<'_>, (number, told): (usize, &Told)) -> Option<LogLine> {
    let heading = matches!(told, Told::TurnBegan { .. } | Told::Ended { .. });
    let pip = pip(told).map(sign);
    let line = LogLine::of::<Words>(speaker.frame, speaker, (number, told), heading, pip)?;
    Some(line.on_the_way(way(told)))
}

/// Where it is seen, and as what kind of beat. What lies before a side comes from its piles and goes
/// back to them: they are on everybody's board at all times.
fn way(told: &Told) -> Way {
    match told {
        Told::TurnBegan { .. } => Way::default(),
        Told::Ended { .. } => Way::default().told_as(Beat::Alarm),
        Told::Contaminated { at, card } => {
            Way::between("pile-contamination", format!("below-{at}-{card} {}", under(*at)))
                .told_as(Beat::Card)
        }
        Told::HumanDrew { .. } => Way::at(piles(HUMAN)).told_as(Beat::Card),
        Told::HumanDiscarded { .. }
        | Told::HumanReshuffled
        | Told::Returned { .. }
        | Told::FrumDecided { .. } => Way::at(piles(HUMAN)),
        Told::TurnedUp { .. } => Way::at(piles(HUMAN)).told_as(Beat::Card),
        Told::Supplied { .. } => Way::at("gauge-resources"),
        Told::Played { at, card, .. } => entered(*at, card).told_as(Beat::Landing),
        Told::Installed { at, research, .. } => entered(*at, research).told_as(Beat::Landing),
        Told::Braved { at, .. } => Way::between(piles(HUMAN), inside(*at)).told_as(Beat::Order),
        Told::Cleaned { at, .. } | Told::Gnawed { at, .. } => Way::at(under(*at)),
        Told::Captured { at, .. } => Way::between(under(*at), ANTIDOTE),
        Told::Given { at, .. } | Told::Researched { at, .. } => Way::between(inside(*at), ANTIDOTE),
        Told::PointsAtOnce { .. } => Way::at(ANTIDOTE),
        Told::Barricaded { at } => Way::at(wall(*at)),
        Told::Penetrated { at, .. } => Way::at(wall(*at)).told_as(Beat::Alarm),
        Told::Repelled { at, .. } => Way::at(wall(*at)).told_as(Beat::Order),
        Told::Went { seat, at } => Way::between(piles(*seat), under(*at)).told_as(Beat::Flight),
        Told::Attacked { seat, at, .. } => {
            Way::between(piles(*seat), wall(*at)).told_as(Beat::Flight)
        }
        Told::Sniped { seat, at, .. } => Way::between(inside(*at), piles(*seat)),
        Told::Hurt { seat } | Told::Carried { seat } => Way::between("pile-wounded", piles(*seat)),
        Told::Harangued { seat, at, card }
        | Told::Sneaked { seat, at, card }
        | Told::Recruited { seat, at, card } => {
            let freed = *card == ZombieCard::Freed;
            let beat = if freed { Beat::Alarm } else { Beat::Flight };
            Way::between(under(*at), piles(*seat)).told_as(beat)
        }
        Told::RecruitedNoMore { seat, .. } => Way::at(piles(*seat)).told_as(Beat::Pass),
        Told::Devoured { at, .. } => Way::at(inside(*at)).told_as(Beat::Landing),
        Told::Withstood { at, .. } | Told::Saved { at, .. } => Way::at(inside(*at)),
        Told::Announced { seat, .. } => {
            Way::between(piles(*seat), "gauge-freed").told_as(Beat::Alarm)
        }
        Told::StopSet { .. } => Way::at("open-stops"),
        Told::Leads { seat } | Told::Yielded { seat } | Told::Finished { seat } => {
            Way::at(piles(*seat)).told_as(Beat::Pass)
        }
        Told::HordeDrew { seat, .. } | Told::HordeReshuffled { seat } => {
            Way::at(piles(*seat)).told_as(Beat::Card)
        }
        Told::Dropped { seat, .. }
        | Told::Sacrificed { seat, .. }
        | Told::SacrificedItself { seat, .. } => Way::at(piles(*seat)),
        Told::Asked { seat, .. }
        | Told::Stated { seat, .. }
        | Told::Held { seat, .. }
        | Told::Proposed { seat, .. }
        | Told::Agreed { seat, .. }
        | Told::Disagreed { seat, .. } => Way::at(piles(*seat)).told_as(Beat::Order),
    }
}

const ANTIDOTE: &str = "gauge-antidote";

/// A card comes to a location: it is seen there, or where it stood if it has left since.
fn entered(at: Location, card: impl Display) -> Way {
    Way::between(piles(HUMAN), format!("at-{at}-{card}-0 {}", inside(at)))
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

/// The small sign before a line.
fn pip(told: &Told) -> Option<&'static str> {
    Some(match told {
        Told::TurnBegan { .. } | Told::Ended { .. } => return None,
        Told::Contaminated { .. }
        | Told::Cleaned { .. }
        | Told::Recruited { .. }
        | Told::RecruitedNoMore { .. }
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
        | Told::Held { .. }
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
