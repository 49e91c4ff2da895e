//! The phases of a round, and who has finished the present one.

use frame::art::icons::{Icon, sized};
use maud::{Markup, html};
use planisphere::view::Phase;
use tabletop::Seat;

use super::speaker::Speaker;
use crate::art::shape::shape;

const PHASES: [(Phase, &str); 7] = [
    (Phase::Draw, "draw"),
    (Phase::Reinforcement, "reinforcement"),
    (Phase::Movement, "movement"),
    (Phase::Shooting, "shooting"),
    (Phase::Contact, "contact"),
    (Phase::Reproduction, "reproduction"),
    (Phase::Happenings, "happenings"),
];

/// The bar above the map.
pub(super) fn phases(speaker: Speaker<'_>) -> Markup {
    let now = speaker.view.phase;
    let played =
        PHASES.iter().filter(|it| speaker.view.options.events || it.0 != Phase::Happenings);
    html! {
        ol.phases aria-label=(speaker.say("phases")) {
            @for (at, (phase, key)) in played.enumerate() {
                @let current = *phase == now || now == Phase::Overture && *phase == Phase::Reinforcement;
                li.done[*phase < now && !current] .now[current] aria-current=[current.then_some("step")] {
                    span.pn aria-hidden="true" {
                        @if *phase < now && !current { (sized(Icon::Check, 14)) }
                        @else if *phase == Phase::Happenings { (sized(Icon::Zap, 14)) }
                        @else { (at + 1) }
                    }
                    span.pt { (speaker.say_with("phase", &[("phase", (*key).into())])) }
                    @if current { (marks(speaker)) }
                }
            }
        }
    }
}

/// A mark for each player in the game, in the order of the round: done, at it, to come.
fn marks(speaker: Speaker<'_>) -> Markup {
    let view = speaker.view;
    let players = view.camps.players();
    let order: Vec<Seat> = (0..players)
        .map(|it| Seat((view.first.0 + it) % players))
        .filter(|it| !view.camps[*it].out)
        .collect();
    let at = order.iter().position(|it| view.to_act.contains(*it));
    html! {
        @for (place, seat) in order.iter().enumerate() {
            @let done = at.is_some_and(|at| place < at);
            span.mark.on[view.to_act.contains(*seat)] title=(speaker.name(*seat)) {
                (shape(*seat, ""))
                @if done { (sized(Icon::Check, 12)) }
            }
        }
    }
}
