//! Units that share a square are too small on the map for a finger. So each of them has a large
//! label beside the map, for the same button or choice.

use maud::{Markup, html};
use planisphere::card::Card;
use planisphere::moves::Move;

use super::speaker::Speaker;
use super::standing::StandingUnit;
use super::units;
use super::ways::target_id;
use crate::art::token::face;

/// Draws labels for one viewer.
#[derive(Clone, Copy)]
pub(super) struct Crowds<'a> {
    pub(super) speaker: Speaker<'a>,
    pub(super) standings: &'a [StandingUnit<'a>],
}

impl<'a> Crowds<'a> {
    /// The other units on a unit's square, and those that the unit may choose where several share a
    /// square.
    pub(super) fn beside(&self, standing: &StandingUnit<'_>) -> Markup {
        let here = self.sharing().filter(|it| it.unit.square == standing.unit.square);
        let others = here.filter(|it| it.unit.card != standing.unit.card);
        let labels = others.map(|it| (units::id(it.unit.card), it)).collect();
        html! {
            (self.labels("crowd-here", labels))
            (self.labels("crowd-targets", self.targets(standing.unit.card)))
        }
    }

    /// Units that are chosen by pressing them, where several share a square.
    pub(super) fn picks(&self) -> Markup {
        let picked = |card: Card| {
            let moves = || self.speaker.view.moves.iter().map(|it| it.0);
            let twins = moves().filter(|it| matches!(it, Move::Breed(unit, _) if *unit == card));
            moves().any(|it| it == Move::Pick(card)) || twins.count() == 1
        };
        let picks = self.sharing().filter(|it| picked(it.unit.card));
        self.labels("crowd-picks", picks.map(|it| (units::id(it.unit.card), it)).collect())
    }

    fn targets(&self, card: Card) -> Vec<(String, &'a StandingUnit<'a>)> {
        let target = |mv: Move| match mv {
            Move::Aim(one, other) | Move::Pair(one, other) if one == card => Some((mv, other)),
            _ => None,
        };
        let targets = self.speaker.view.moves.iter().filter_map(|it| target(it.0));
        let standing = |card: Card| self.sharing().find(|it| it.unit.card == card);
        targets.filter_map(|(mv, other)| Some((target_id(mv), standing(other)?))).collect()
    }

    /// Units that are not alone on their squares.
    fn sharing(&self) -> impl Iterator<Item = &'a StandingUnit<'a>> {
        self.standings.iter().filter(|it| it.nook.is_shared())
    }

    fn labels(&self, key: &str, labels: Vec<(String, &StandingUnit<'_>)>) -> Markup {
        html! {
            @if !labels.is_empty() {
                div.crowd {
                    p { (self.speaker.say(key)) }
                    @for (id, it) in labels {
                        label.btn for=(id) {
                            (face(it.unit.owner, it.unit.card.people() as u8 + 1))
                            span { (self.speaker.card(it.unit.card)) }
                            small { (it.unit.values.att) "/" (it.unit.values.def) }
                        }
                    }
                }
            }
        }
    }
}
