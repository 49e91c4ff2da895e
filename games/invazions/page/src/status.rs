//! How the game stands: the antidote, the resources, the freed, and the step of the turn.

use frame::forecast::Forecast;
use invazions::moves::Moment;
use invazions::view::{Stage, View};
use maud::{Markup, html};

use super::speaker::Speaker;
use crate::art::sign;

const STEPS: [&str; 7] = ["start", "humans", "places", "combat", "wounds", "recruitment", "end"];

pub(super) fn status(speaker: &Speaker<'_>) -> Markup {
    html! {
        h2.sr { (speaker.count("turn", speaker.view.turn)) }
        div.status { (antidote(speaker)) (resources(speaker)) (freed(speaker)) }
        (steps(speaker))
    }
}

/// The points that the installed research would bring if the turn ended now.
fn soon(view: &View) -> u8 {
    view.places.iter().filter_map(|it| it.research).map(|it| it.points).sum()
}

fn antidote(speaker: &Speaker<'_>) -> Markup {
    let view = speaker.view;
    let soon = if view.outcome.is_none() { soon(view) } else { 0 };
    let after = view.points.saturating_add(soon);
    let args = [
        ("points", u32::from(view.points).into()),
        ("goal", u32::from(view.points_goal).into()),
        ("after", u32::from(after).into()),
    ];
    let wide =
        |points: u8| u32::from(points.min(view.points_goal)) * 300 / u32::from(view.points_goal);
    html! {
        div #gauge-antidote .gauge.anti {
            span.gl { (sign("vial")) " " (speaker.say("antidote")) }
            svg.tube viewBox="0 0 300 20" preserveAspectRatio="none" role="img"
                aria-label=(speaker.say_with("antidote-about", &args)) {
                rect.glass x="1" y="1" width="298" height="18" stroke-width="2" {}
                rect.soon x="1" y="2" width=(wide(after)) height="16" {}
                rect.fluid x="1" y="2" width=(wide(view.points)) height="16" {}
                path.marks d="M50 2V18M100 2V18M150 2V18M200 2V18M250 2V18" stroke-width="2" {}
            }
            b title=(speaker.say_with("antidote-about", &args)) {
                (view.points)
                @if 0 < soon {
                    small data-forecast=(Forecast::new("antidote", after)) { " → " (after) }
                }
                small { "/" (view.points_goal) }
            }
        }
    }
}

fn resources(speaker: &Speaker<'_>) -> Markup {
    let human = &speaker.view.human;
    let args =
        [("n", u32::from(human.resources).into()), ("most", u32::from(human.resources_max).into())];
    html! {
        div #gauge-resources .gauge.rsc {
            span.gl { (speaker.say("resources")) }
            span.cells role="img" aria-label=(speaker.say_with("of", &args)) {
                @for at in 0..human.resources_max {
                    i.on[at < human.resources] { @if at < human.resources { (sign("res")) } }
                }
            }
            b { (human.resources) small { "/" (human.resources_max) } }
        }
    }
}

fn freed(speaker: &Speaker<'_>) -> Markup {
    let view = speaker.view;
    let args = [("n", u32::from(view.freed).into()), ("most", u32::from(view.freed_goal).into())];
    html! {
        div #gauge-freed .gauge.lib {
            span.gl { (speaker.say("freed")) }
            span.chains role="img" aria-label=(speaker.say_with("of", &args)) {
                @for at in 0..view.freed_goal { i.on[at < view.freed] { (sign("free")) } }
            }
            b data-forecast=(Forecast::new("freed", view.freed)) {
                (view.freed) small { "/" (view.freed_goal) }
            }
        }
    }
}

fn steps(speaker: &Speaker<'_>) -> Markup {
    let now = step(&speaker.view.stage);
    html! {
        ol.steps-bar aria-label=(speaker.count("turn", speaker.view.turn)) {
            @for (at, key) in STEPS.into_iter().enumerate() {
                li.done[at < now].now[at == now]
                    aria-current=[(at == now).then_some("step")] {
                    (speaker.say(&format!("step-{key}")))
                }
            }
        }
    }
}

/// The step of the turn, as a number.
fn step(stage: &Stage) -> usize {
    match stage {
        Stage::Discarding => 0,
        Stage::Acting | Stage::Cleaning { .. } | Stage::Barricading => 1,
        Stage::Going { .. } | Stage::Bravery { moment: Moment::Places } => 2,
        Stage::Slashed { .. }
        | Stage::Ordering { .. }
        | Stage::Attacking { .. }
        | Stage::Frum { .. }
        | Stage::Swallowing { .. }
        | Stage::Selecting { .. }
        | Stage::Gnawing { .. }
        | Stage::Haranguing { .. }
        | Stage::Sneaking { .. }
        | Stage::Bravery { moment: Moment::Cards(_) | Moment::Wounds } => 3,
        Stage::Wounding { .. } => 4,
        Stage::Bravery { moment: Moment::Recruitment | Moment::Idle }
        | Stage::Recruiting { .. }
        | Stage::Announcing { .. } => 5,
        Stage::Over => 6,
    }
}
