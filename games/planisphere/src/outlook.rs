//! What any unit could do from where it stands, as things are now, worked out from what everybody
//! sees. Only who looks at a position asks for it, so views do not carry it.

use crate::card::{Card, Power, Trait};
use crate::happening::Rule;
use crate::happening::hooks::{barriers_under, lands_under, no_shots_under, rules_of};
use crate::map::{Gait, Square, Squares};
use crate::view::{UnitView, View};

impl View {
    /// The squares to which a unit could move in its next movement, if nothing changes before. None
    /// while events decide where units go.
    pub fn reach(&self, card: Card) -> Option<Squares> {
        let unit = self.unit(card)?;
        let rules = || rules_of(self.in_force.iter().map(|it| it.number));
        if rules().any(|it| it == Rule::Paranoia) {
            return None;
        }
        let held = unit.gestation.is_some() || unit.overheated || unit.pinned || unit.paralysed;
        if held || rules().any(|it| it == Rule::NoMovement) {
            return Some(Squares::EMPTY);
        }
        let gait = Gait {
            steps: unit.values.dis,
            unfit: lands_under(rules()).with(self.face(card)?.ter),
            diagonal: rules().any(|it| it == Rule::Diagonal),
            wrap: self.options.wrap,
            ..Gait::default()
        };
        let flies = unit.values.traits.contains(Trait::Flying);
        Some(barriers_under(rules()).reach(unit.square, flies, gait))
    }

    /// The squares on which a unit could shoot at somebody from where it stands.
    pub fn range(&self, card: Card) -> Squares {
        let rules = rules_of(self.in_force.iter().map(|it| it.number));
        let shut = no_shots_under(rules);
        let able = |it: &&UnitView| {
            let silent = it.gestation.is_some() || it.paralysed || self.camps[it.owner].fined;
            !silent && !shut.contains(it.square)
        };
        let Some(unit) = self.unit(card).filter(able) else { return Squares::EMPTY };
        let Some(shot) = unit.values.shot else { return Squares::EMPTY };
        let near = |it: &Square| unit.square.distance(*it, self.options.wrap) <= shot.range;
        Square::all().filter(near).collect::<Squares>().minus(shut)
    }

    /// Whether nobody could shoot at a unit if it stood on this square (PL 9.11).
    pub fn is_hidden(&self, unit: &UnitView, square: Square) -> bool {
        let lands = lands_under(rules_of(self.in_force.iter().map(|it| it.number)));
        let powers = unit.values.powers;
        powers.contains(Power::Invisible)
            || powers.contains(Power::Burrowing) && lands.soft().contains(square)
    }
}
