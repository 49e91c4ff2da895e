//! Switches for the moments at which the human side is asked for Bravery; at the others the game
//! goes on.

use frame::art::icons::{Icon, sized};
use invazions::moves::{Moment, Move};
use maud::{Markup, html};

use super::speaker::Speaker;
use crate::art::sign;

pub(super) fn button(speaker: &Speaker<'_>) -> Markup {
    let unasked = Moment::ALL.into_iter().filter_map(|it| switch(speaker, it)).filter(is_on);
    html! {
        button #open-stops .btn type="button" popovertarget="stops" {
            (sign("jump")) " " (speaker.count("stops-button", unasked.count() as u32))
        }
    }
}

pub(super) fn panel(speaker: &Speaker<'_>) -> Markup {
    let moments = Moment::ALL.into_iter().filter(|it| switch(speaker, *it).is_some());
    html! {
        div #stops .dialog.panel popover role="dialog" aria-label=(speaker.say("stops")) {
            h3.h3 { (speaker.say("stops")) }
            p.small { (speaker.say("stops-about")) }
            @for moment in moments { (row(speaker, moment)) }
            button #close-stops .btn type="button" popovertarget="stops" popovertargetaction="hide" {
                (speaker.frame.lang.say("table-close"))
            }
        }
    }
}

/// The move that switches the question at this moment on or off.
fn switch(speaker: &Speaker<'_>, moment: Moment) -> Option<Move> {
    let on = speaker.view.human.stops.contains(&moment);
    let mv = Move::Stop(moment, !on);
    speaker.view.asides.iter().any(|it| it.0 == mv).then_some(mv)
}

/// Whether the move switches a question on, so that it is off now.
fn is_on(mv: &Move) -> bool {
    matches!(mv, Move::Stop(_, true))
}

fn row(speaker: &Speaker<'_>, moment: Moment) -> Markup {
    let on = speaker.view.human.stops.contains(&moment);
    let Some(mv) = switch(speaker, moment) else { return html! {} };
    let id = format!("stop-{}", moment.to_string().replace(' ', "-"));
    html! {
        div.row {
            span { (speaker.moment(moment)) }
            button id=(id) .btn form="asides" name="move" value=(mv) aria-pressed=(on.to_string())
                aria-label=(speaker.moment(moment)) {
                @if !on { (sized(Icon::Skip, 16)) }
                (speaker.say(if on { "stop-on" } else { "stop-off" }))
            }
        }
    }
}
