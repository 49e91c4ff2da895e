//! What threatens whom: where units could go and whom they could shoot at, as hatched and dotted
//! squares, for all enemies together and for the unit that is chosen.

use frame::forecast::{self, Forecast};
use maud::{Markup, html};
use planisphere::card::Power;
use planisphere::map::{Square, Squares, Terrain};
use planisphere::view::UnitView;

use super::place;
use super::speaker::Speaker;
use super::standing::Standing;

/// Draws them for one viewer.
#[derive(Clone, Copy)]
pub(super) struct Threats<'a> {
    pub(super) speaker: Speaker<'a>,
}

/// The enemies that could come to a square, and those that could shoot at who stands there.
#[derive(Default)]
pub(super) struct Danger<'a> {
    pub(super) reached: Vec<&'a UnitView>,
    pub(super) shot: Vec<&'a UnitView>,
}

/// The switches, and the layers that they show.
const LAYERS: [&str; 3] = ["reach", "range", "moves"];

impl<'a> Threats<'a> {
    /// The layers of all enemies, and of the viewer's own ways, under the units.
    pub(super) fn layers(self) -> Markup {
        let all = |squares: Squares, it: Squares| squares.union(it);
        let reach = self.enemies().filter_map(|it| self.speaker.view.reach(it.card));
        let range = self.enemies().map(|it| self.speaker.view.range(it.card));
        let moves = self.own().filter_map(|it| self.speaker.view.reach(it.card));
        html! {
            path.layer.layer-reach d=(place::strips(reach.fold(Squares::EMPTY, all))) {}
            path.layer.layer-range d=(place::strips(range.fold(Squares::EMPTY, all))) {}
            path.layer.layer-moves d=(place::frames(moves.fold(Squares::EMPTY, all))) {}
        }
    }

    /// What shows the layers.
    pub(super) fn switches(self) -> Markup {
        let speaker = self.speaker;
        if speaker.view.me.is_none() || speaker.view.outcome.is_some() {
            return html! {};
        }
        html! {
            fieldset.threats {
                legend { (speaker.say("threats")) }
                @for key in LAYERS {
                    label {
                        input.always.sr id={ "show-" (key) } type="checkbox";
                        i class={ "swatch " (key) } {}
                        (speaker.say(&format!("threats-{key}")))
                    }
                }
            }
        }
    }

    /// Where one unit could go and shoot; the style sheet shows it while the unit is chosen. Where it
    /// may go now is offered anyway.
    pub(super) fn of(self, standing: &Standing<'_>, offered: bool) -> Markup {
        let (view, card) = (self.speaker.view, standing.unit.card);
        let reach = view.reach(card).filter(|_| !offered);
        let range = view.range(card);
        let foretold = [
            reach.map(|it| Forecast::new("reach", format!("{card}{}", list(it)))),
            Some(Forecast::new("range", format!("{card}{}", list(range)))),
        ];
        let foretold: Vec<Forecast> = foretold.into_iter().flatten().collect();
        html! {
            div.ways data-of=(standing.number) data-forecast=[forecast::all(&foretold)] {
                svg.over viewBox=(place::VIEW_BOX) aria-hidden="true" {
                    @if let Some(reach) = reach { path.layer-reach d=(place::strips(reach)) {} }
                    path.layer-range d=(place::strips(range)) {}
                }
            }
        }
    }

    /// What a unit would have to fear on a square.
    pub(super) fn danger(self, unit: &UnitView, square: Square) -> Danger<'a> {
        let view = self.speaker.view;
        let comes = |it: &&UnitView| view.reach(it.card).is_some_and(|it| it.contains(square));
        let shoots = |it: &&UnitView| view.range(it.card).contains(square);
        let seen = !self.hides(unit, square);
        Danger {
            reached: self.enemies().filter(comes).collect(),
            shot: self.enemies().filter(|it| seen && shoots(it)).collect(),
        }
    }

    /// Whether nobody could shoot at a unit on a square.
    fn hides(self, unit: &UnitView, square: Square) -> bool {
        let soft = |it: &Terrain| matches!(it, Terrain::Mountain | Terrain::Desert);
        let powers = unit.values.powers;
        let digs = powers.contains(Power::Burrowing);
        powers.contains(Power::Invisible) || digs && self.speaker.terrains(square).iter().any(soft)
    }

    fn enemies(self) -> impl Iterator<Item = &'a UnitView> {
        let (units, me) = (&self.speaker.view.units, self.speaker.view.me);
        units.iter().filter(move |it| me.is_some_and(|me| me != it.owner))
    }

    fn own(self) -> impl Iterator<Item = &'a UnitView> {
        let (units, me) = (&self.speaker.view.units, self.speaker.view.me);
        units.iter().filter(move |it| Some(it.owner) == me)
    }
}

/// ` 4-11 4-12`
fn list(squares: Squares) -> String {
    squares.iter().map(|it| format!(" {it}")).collect()
}
