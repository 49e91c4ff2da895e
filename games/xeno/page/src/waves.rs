//! The invasion cards: those that have attacked, and those that may still come.

use maud::{Markup, html};
use xeno::deck::{InvasionCard, Might};
use xeno::view::InvasionView;

use super::lanes::printed;
use super::speaker::Speaker;
use super::way;
use crate::art::signs::classed;

/// The dialog with the cards of all waves.
pub(super) const DIALOG: &str = "invasion-cards";

/// The wave that comes next, from 1.
pub(super) fn next(invasion: &InvasionView) -> u8 {
    let left = invasion.waves.iter().zip(1..).find(|it| 0 < *it.0);
    left.map_or(invasion.waves.len() as u8, |it| it.1)
}

/// Every card of every wave, with what that means.
pub(super) fn dialog(speaker: &Speaker<'_>, invasion: &InvasionView) -> Markup {
    let title = speaker.say("waves");
    html! {
        div id=(DIALOG) .dialog.waves popover role="dialog" aria-label=(title) {
            h3.h3 { (title) }
            @for wave in 1..=3 { (strip(speaker, invasion, wave)) }
            p.soft { (speaker.say("waves-about")) }
        }
    }
}

/// The strengths of the wave that attacks, below the fights.
pub(super) fn below_the_fights(speaker: &Speaker<'_>, invasion: &InvasionView) -> Markup {
    let attacks = invasion.faced.values().flatten().map(|it| it.wave).max();
    html! {
        div id=(way::WAVES) .waves { (strip(speaker, invasion, attacks.unwrap_or(next(invasion)))) }
    }
}

/// The cards of a wave, the weakest first; those that have attacked are struck through.
fn strip(speaker: &Speaker<'_>, invasion: &InvasionView, wave: u8) -> Markup {
    let mut seen: Vec<InvasionCard> = invasion.seen.clone();
    seen.extend(invasion.faced.values().flatten());
    html! {
        div.wave {
            b { (classed("k-xeno", "wv")) " " (speaker.count("wave", u32::from(wave))) }
            ol {
                @for card in speaker.invaders().filter(|it| it.wave == wave) {
                    @let gone = seen.iter().position(|it| it == card).map(|at| seen.swap_remove(at));
                    li.rel[matches!(card.might, Might::MilitaryPlus(_))] .gone[gone.is_some()] {
                        @if gone.is_some() { s { (printed(card.might)) } } @else { (printed(card.might)) }
                    }
                }
            }
        }
    }
}
