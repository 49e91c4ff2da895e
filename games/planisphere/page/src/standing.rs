//! The place of every unit on its square.

use planisphere::card::Card;
use planisphere::map::Square;
use planisphere::view::UnitView;

use super::place::{Nook, nook};
use super::speaker::Speaker;

/// A unit and its place among those of its square.
#[derive(Clone, Copy)]
pub(super) struct StandingUnit<'a> {
    pub(super) unit: &'a UnitView,
    pub(super) nook: Nook,
    /// The unit's place in the list of all, by which the page finds what belongs to it.
    pub(super) number: usize,
}

/// The places of all units: attackers first, units of one camp side by side.
pub(super) fn standings<'a>(speaker: Speaker<'a>) -> Vec<StandingUnit<'a>> {
    let view = speaker.view;
    let attacks = |card: Card| view.contacts.iter().any(|it| it.clash.attacker == card);
    let mut order: Vec<(usize, &UnitView)> = view.units.iter().enumerate().collect();
    order.sort_by_key(|(_, it)| (it.square, !attacks(it.card), it.owner, it.card));
    let count = |square: Square| view.units.iter().filter(|it| it.square == square).count();
    let mut standings: Vec<StandingUnit<'a>> = Vec::with_capacity(order.len());
    for (number, unit) in order {
        let before = standings.iter().rev().take_while(|it| it.unit.square == unit.square).count();
        let nook = nook(unit.square, before, count(unit.square));
        standings.push(StandingUnit { unit, nook, number });
    }
    standings
}
