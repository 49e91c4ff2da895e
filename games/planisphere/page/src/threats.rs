//! What threatens whom: where units could go and whom they could shoot at, as hatched and dotted
//! squares, for all enemies together and for the unit that is chosen.

use frame::forecast::{self, Forecast};
use maud::{Markup, html};
use planisphere::map::{Square, Squares};
use planisphere::view::UnitView;

use super::place;
use super::speaker::Speaker;
use super::standing::StandingUnit;

/// Draws them for one viewer. What each unit could do is worked out once for all squares.
pub(super) struct Threats<'a> {
    speaker: Speaker<'a>,
    outlooks: Vec<Outlook<'a>>,
}

/// What a unit could do from where it stands.
struct Outlook<'a> {
    unit: &'a UnitView,
    /// None while events decide where units go.
    reach: Option<Squares>,
    range: Squares,
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
    pub(super) fn new(speaker: Speaker<'a>) -> Threats<'a> {
        let view = speaker.view;
        let outlook = |unit: &'a UnitView| {
            let (reach, range) = (view.reach(unit.card), view.range(unit.card));
            Outlook { unit, reach, range }
        };
        Threats { speaker, outlooks: view.units.iter().map(outlook).collect() }
    }

    /// The layers of all enemies, and of the viewer's own ways, under the units.
    pub(super) fn layers(&self) -> Markup {
        let all = |squares: Squares, it: Squares| squares.union(it);
        let reach = self.enemies().filter_map(|it| it.reach);
        let range = self.enemies().map(|it| it.range);
        let moves = self.own().filter_map(|it| it.reach);
        html! {
            path.layer.layer-reach d=(place::strips(reach.fold(Squares::EMPTY, all))) {}
            path.layer.layer-range d=(place::strips(range.fold(Squares::EMPTY, all))) {}
            path.layer.layer-moves d=(place::frames(moves.fold(Squares::EMPTY, all))) {}
        }
    }

    /// What shows the layers.
    pub(super) fn switches(&self) -> Markup {
        let speaker = self.speaker;
        if speaker.view.me.is_none() || speaker.view.outcome.is_some() {
            return html! {};
        }
        html! {
            fieldset.threats data-playing {
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
    pub(super) fn of(&self, standing: &StandingUnit<'_>, offered: bool) -> Markup {
        let card = standing.unit.card;
        let own = self.outlooks.iter().find(|it| it.unit.card == card);
        let reach = own.and_then(|it| it.reach).filter(|_| !offered);
        let range = own.map_or(Squares::EMPTY, |it| it.range);
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
    pub(super) fn danger(&self, unit: &UnitView, square: Square) -> Danger<'a> {
        let comes = |it: &&Outlook<'_>| it.reach.is_some_and(|it| it.contains(square));
        let seen = !self.speaker.view.is_hidden(unit, square);
        let shoots = |it: &&Outlook<'_>| seen && it.range.contains(square);
        Danger {
            reached: self.enemies().filter(comes).map(|it| it.unit).collect(),
            shot: self.enemies().filter(shoots).map(|it| it.unit).collect(),
        }
    }

    fn enemies(&self) -> impl Iterator<Item = &Outlook<'a>> {
        let me = self.speaker.view.me;
        self.outlooks.iter().filter(move |it| me.is_some_and(|me| me != it.unit.owner))
    }

    fn own(&self) -> impl Iterator<Item = &Outlook<'a>> {
        let me = self.speaker.view.me;
        self.outlooks.iter().filter(move |it| Some(it.unit.owner) == me)
    }
}

/// ` 4-11 4-12`
fn list(squares: Squares) -> String {
    squares.iter().map(|it| format!(" {it}")).collect()
}
