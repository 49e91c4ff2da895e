//! The log: what happened, a line each, with a heading for each turn.

use std::iter;

use frame::data::{Beat, LogLine, Way};
use oh_no::card::{Alien, Card, Colour};
use oh_no::event::Told;
use oh_no_words::Words;
use tabletop::Seat;

use super::pieces::{alien_picture, alien_word, card_picture};
use super::speaker::Speaker;
use super::station::word;
use crate::art::picture;

/// The last lines of what one viewer was told.
pub(super) fn log(speaker: &Speaker<'_>, told: &[Told]) -> Vec<LogLine> {
    // The first turn has no event of its own: it begins with the game.
    let first = Told::TurnBegan { seat: speaker.view.first };
    let mut aliens = MATRIX.to_string();
    let mut lines = Vec::new();
    for (number, it) in iter::once(&first).chain(told).enumerate() {
        if speaker.frame.log.shows(number) {
            lines.extend(line(speaker, (number, it), &aliens));
        }
        match it {
            Told::LetPass { seat, .. } => aliens = station(*seat),
            Told::AlienAppeared { .. } => aliens = MATRIX.to_string(),
            _ => {}
        }
    }
    lines
}

/// The line of an event; none for an event that needs no line. `aliens` is where the aliens in flight
/// were last.
fn line(speaker: &Speaker<'_>, (number, told): (usize, &Told), aliens: &str) -> Option<LogLine> {
    let heading =
        matches!(told, Told::TurnBegan { .. } | Told::ConflictBegan { .. } | Told::Ended { .. });
    let pip = pip_of(told).map(|it| picture(&it, "pip"));
    let line = LogLine::of::<Words>(speaker.frame, speaker, (number, told), heading, pip)?;
    Some(line.on_the_way(way_of(speaker, told, aliens)))
}

fn station(seat: Seat) -> String {
    format!("station-{}", seat.0)
}

/// The Matrice; at the end of a game, what stands in its place.
const MATRIX: &str = "matrice curtain";

/// Where it is seen: aliens come out of the Matrice, cards go to the station of whoever played them.
fn way_of(speaker: &Speaker<'_>, told: &Told, aliens: &str) -> Way {
    let station = |seat: &Seat| station(*seat);
    let tile = |seat: &Seat, module: &Card| format!("m-{} {}", word(*module), station(seat));
    let horde = |seat: &Seat, it: Colour| format!("h-{}-{} {}", seat.0, it.word(), station(seat));
    let card = |alien: &Alien| format!("a-{} {MATRIX}", alien_word(*alien));
    match told {
        Told::TurnBegan { seat } => Way::between(MATRIX, station(seat)).told_as(Beat::Order),
        Told::ConflictBegan { seat } => Way::between(MATRIX, station(seat)).told_as(Beat::Alarm),
        Told::Drew { seat, .. } => Way::between("resistance", station(seat)).told_as(Beat::Card),
        Told::ResistanceReshuffled => Way::between("discards", "resistance"),
        Told::MatrixReshuffled | Told::AlienLost { .. } => Way::at(MATRIX),
        Told::Gave { from, to, .. } => Way::between(station(from), station(to)),
        Told::AlienAppeared { alien, .. } => Way::at(card(alien)).told_as(Beat::Card),
        Told::ShieldAppeared { alien, .. } => {
            let socket = format!("s-{} {MATRIX}", alien_word(*alien));
            Way::between(MATRIX, socket).told_as(Beat::Alarm)
        }
        Told::LetPass { seat, .. } => Way::between(aliens, station(seat)).told_as(Beat::Pass),
        Told::Zapped { seat, alien, .. } => {
            Way::between(station(seat), card(alien)).told_as(Beat::Flight)
        }
        Told::Invaded { seat, alien, .. } => {
            Way::between(aliens, horde(seat, alien.colour())).told_as(Beat::Landing)
        }
        Told::Perched { seat, module, .. } => {
            Way::between(aliens, tile(seat, module)).told_as(Beat::Landing)
        }
        Told::OrderedToCrush { alien, .. }
        | Told::OrderedToEvaporate { alien, .. }
        | Told::OrderedToSabotage { alien, .. } => {
            Way::at(card(alien)).spreading(stations(speaker)).told_as(Beat::Order)
        }
        Told::OrderMissed { .. } => Way::at(MATRIX),
        Told::Sabotaged { seat, module } | Told::Restored { seat, module } => {
            Way::at(tile(seat, module))
        }
        Told::Built { seat, card } => Way::at(tile(seat, card)),
        Told::Fought { seat, station: at, colour, .. } => {
            Way::between(station(seat), horde(at, *colour)).told_as(Beat::Flight)
        }
        Told::Called { seat, helper } => {
            Way::between(station(seat), station(helper)).told_as(Beat::Order)
        }
        Told::Kamikaze { seat, alien } => {
            Way::between(card(alien), station(seat)).told_as(Beat::Order)
        }
        Told::Countered { by, seat, alien, .. } => {
            let target = format!("a-{} {}", alien_word(*alien), station(seat));
            Way::between(station(by), target).told_as(Beat::Flight)
        }
        Told::Struck { by, .. } => Way::between(station(by), MATRIX).told_as(Beat::Flight),
        Told::MatrixDestroyed { seat, .. } => Way::between(station(seat), MATRIX),
        Told::Eliminated { seat, .. } => Way::at(station(seat)).told_as(Beat::Alarm),
        Told::Evaporated { seat, .. }
        | Told::ModuleLost { seat, .. }
        | Told::Wiped { seat }
        | Told::Morphed { seat, .. }
        | Told::Spent { seat, .. }
        | Told::Refused { seat }
        | Told::Held { seat }
        | Told::Asked { seat, .. }
        | Told::Stated { seat, .. }
        | Told::Proposed { seat, .. }
        | Told::Agreed { seat, .. }
        | Told::Disagreed { seat, .. } => Way::at(station(seat)),
        Told::Ended { .. } => Way::at("curtain").told_as(Beat::Alarm),
    }
}

/// The stations that an order reaches.
fn stations(speaker: &Speaker<'_>) -> impl Iterator<Item = String> {
    let stations = speaker.view.stations.iter().filter(|it| !it.1.out);
    stations.map(|(seat, _)| format!("station-{}", seat.0))
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
        | Told::LetPass { alien, .. }
        | Told::Countered { alien, .. }
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
        | Told::Evaporated { .. }
        | Told::Eliminated { .. }
        | Told::Wiped { .. }
        | Told::Morphed { .. }
        | Told::Spent { .. }
        | Told::Called { .. }
        | Told::Refused { .. }
        | Told::ConflictBegan { .. }
        | Told::Held { .. }
        | Told::Ended { .. }
        | Told::Asked { .. }
        | Told::Stated { .. }
        | Told::Proposed { .. }
        | Told::Agreed { .. }
        | Told::Disagreed { .. } => None,
    }
}
