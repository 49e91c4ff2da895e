//! The log: what happened, a line each, with a heading for each turn.

use frame::data::{Beat, LogLine, Way};
use maud::Markup;
use pulp::card::{Ability, Colour, Die, Encounter, Planet, Sector, Weapon};
use pulp::event::{Cause, Told};
use pulp_words::Words;

use super::speaker::Speaker;
use crate::art::{cube_of, die_on, sign, weapon};

/// The last lines of what one viewer was told.
pub(super) fn log(speaker: &Speaker<'_>, told: &[Told]) -> Vec<LogLine> {
    let mut met = MIDDLE.to_string();
    let mut lines = Vec::new();
    for (number, it) in (1..).zip(told) {
        if let Told::LineHolds { card: it }
        | Told::Engaging { card: it }
        | Told::Evading { card: it } = it
        {
            met = card(*it);
        }
        if speaker.frame.log.shows(number) {
            lines.extend(line(speaker, (number, it), &met));
        }
    }
    lines
}

/// The line of an event; none for an event that needs no line. `met` is where the card is that is
/// being met.
fn line(speaker: &Speaker<'_>, (number, told): (usize, &Told), met: &str) -> Option<LogLine> {
    let heading = matches!(told, Told::PlanetChosen { .. } | Told::Ended { .. });
    let line = LogLine::of::<Words>(speaker.frame, speaker, (number, told), heading, pip(told))?;
    Some(line.on_the_way(way_of(told, met)))
}

/// What is always drawn: the middle of the table with the row, the captain's board, the bag, the
/// super weapons. Everything else may be gone, and then one of these is meant.
const MIDDLE: &str = "middle";
const SHIP: &str = "ship";
const BAG: &str = "bag";
const WEAPONS: &str = "weapons";

fn card(it: Encounter) -> String {
    format!("card-{it} {MIDDLE}")
}

fn die(it: Die) -> String {
    format!("die-{it} {SHIP}")
}

fn weapon_at(it: Weapon) -> String {
    format!("weapon-{it} {WEAPONS}")
}

fn planet(it: Planet) -> String {
    format!("planet-{it} {MIDDLE}")
}

fn sector(it: Sector) -> String {
    format!("sector-{it}")
}

fn track(it: Ability) -> String {
    format!("track-{it}")
}

fn in_bag(it: Colour) -> String {
    format!("bag-{it}")
}

/// Where what caused something lies.
fn source(cause: &Cause) -> String {
    match cause {
        Cause::Die { die: it } => die(*it),
        Cause::Weapon { weapon } => weapon_at(*weapon),
        Cause::Planet { planet: it } => planet(*it),
        Cause::Place { card: it } | Cause::Card { card: it } => card(*it),
        Cause::Sector { sector: it } => sector(*it),
    }
}

/// Where it is seen: cubes leave the bag, points go from a track to the card that is met.
fn way_of(told: &Told, met: &str) -> Way {
    match told {
        Told::DieLeft { die: it } | Told::DieUsed { die: it, .. } => Way::at(die(*it)),
        Told::SetOut { .. } => Way::at(SHIP),
        Told::PlanetsRevealed { .. } => Way::at(MIDDLE).told_as(Beat::Card),
        Told::PlanetChosen { planet: it, .. } => Way::at(planet(*it)).told_as(Beat::Card),
        Told::SectorEntered { sector: it } => Way::at(sector(*it)).told_as(Beat::Order),
        Told::RowDealt { .. } => Way::at(MIDDLE).told_as(Beat::Card),
        Told::BagFilled { .. } => Way::between(MIDDLE, BAG),
        Told::PlaceArrived { card: it, .. } => Way::at(card(*it)).told_as(Beat::Landing),
        Told::LineHolds { card: it } => Way::at(card(*it)).told_as(Beat::Order),
        Told::BagGrew { colour, cause } => Way::between(source(cause), in_bag(*colour)),
        Told::Engaging { card: it } | Told::Evading { card: it } => Way::at(card(*it)),
        Told::Engaged { card: it } | Told::Evaded { card: it } => {
            Way::at(card(*it)).told_as(Beat::Landing)
        }
        Told::Weakened { cause, .. } => Way::between(source(cause), met).told_as(Beat::Flight),
        Told::AbilityChosen { ability, weapon } => {
            Way::between(weapon_at(*weapon), track(*ability))
        }
        Told::Paid { ability, .. } => Way::between(track(*ability), met).told_as(Beat::Flight),
        Told::Escaped { ability } => Way::between(track(*ability), met),
        Told::EscapedFree { cause }
        | Told::CubesChanged { cause, .. }
        | Told::ReserveLacked { cause, .. } => Way::at(source(cause)),
        Told::EvasionDrew { ability, .. } => {
            Way::between(BAG, track(*ability)).told_as(Beat::Flight)
        }
        Told::EvasionDrewNothing | Told::Failed => Way::at(BAG),
        Told::TakenOut { colour, .. }
        | Told::PutBack { colour, .. }
        | Told::CubeWasted { colour }
        | Told::Spared { colour, .. } => Way::at(in_bag(*colour)),
        Told::DieTurned { die: it, .. }
        | Told::DieRolled { die: it, .. }
        | Told::DieSwapped { new: it, .. } => Way::at(die(*it)).told_as(Beat::Card),
        Told::Rolled { .. } | Told::RollWasted { .. } => {
            Way::at(format!("die-guest {SHIP}")).told_as(Beat::Card)
        }
        Told::WeaponUsed { weapon } | Told::Understood { weapon } => Way::at(weapon_at(*weapon)),
        Told::TokenSpent { token, .. } | Told::Kept { token, .. } => {
            Way::at(format!("hand-{token}"))
        }
        Told::Gained { ability, cause, .. } => {
            let from = cause.as_ref().map_or_else(|| BAG.to_string(), source);
            Way::between(from, track(*ability))
        }
        Told::Lost { ability, cause } => Way::between(source(cause), track(*ability)),
        Told::Drew { .. } => Way::between(BAG, format!("drawn-0 {MIDDLE}")).told_as(Beat::Card),
        Told::WeaponFound { weapon, .. } => {
            Way::between(BAG, weapon_at(*weapon)).told_as(Beat::Landing)
        }
        Told::Studied { weapon, .. } => Way::between(BAG, weapon_at(*weapon)),
        Told::QuietusGrew { .. } => Way::between(BAG, sector(Sector::Omn)),
        Told::QuietusStruck { ability } => {
            let to = ability.map_or_else(|| BAG.to_string(), track);
            Way::between(sector(Sector::Omn), to).told_as(Beat::Alarm)
        }
        Told::Ended { .. } => Way::at(MIDDLE).told_as(Beat::Alarm),
    }
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
        | Told::ReserveLacked { .. }
        | Told::Engaging { .. }
        | Told::Engaged { .. }
        | Told::Evading { .. }
        | Told::EscapedFree { .. }
        | Told::EvasionDrewNothing
        | Told::Evaded { .. }
        | Told::Ended { .. } => None,
    }
}
