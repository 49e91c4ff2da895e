//! The end of a game: who is master of the Earth, or that nobody is, and what can be done next.

use frame::art::icons::{Icon, sized};
use maud::{Markup, html};
use tabletop::{Outcome, Seat, Verdict};

use super::speaker::Speaker;
use crate::art::shape::shape;

/// The curtain over the map.
pub(super) fn curtain(speaker: Speaker<'_>, outcome: &Outcome) -> Markup {
    let mine = speaker.view.me.map(|it| outcome.verdict(it));
    html! {
        section.curtain.won[mine == Some(Verdict::Won)] aria-label=(speaker.say("end")) {
            h2.end-title { (speaker.result(outcome)) }
            p.end-how { (speaker.ending(outcome)) }
            ul.end-seats {
                @for (seat, camp) in speaker.view.camps.iter() {
                    @let verdict = outcome.verdict(seat);
                    li.out[camp.out] {
                        (shape(seat, "")) b { (speaker.frame.called(seat)) }
                        span { (speaker.say_with("camp", &[
                            ("units", u32::from(camp.units).into()), ("strength", i64::from(camp.strength).into()),
                        ])) }
                        @if verdict == Verdict::Won { (sized(Icon::Star, 18)) }
                        @if verdict == Verdict::Drawn { small.end-drawn { (speaker.say("drawn")) } }
                    }
                }
            }
        }
    }
}

/// A word beside each name: its units and cards, or that it is out.
pub(super) fn note(speaker: Speaker<'_>, seat: Seat) -> String {
    let camp = &speaker.view.camps[seat];
    if camp.out {
        return speaker.say("note-out");
    }
    let fined = if camp.fined { "yes" } else { "no" };
    speaker.say_with(
        "note",
        &[
            ("units", u32::from(camp.units).into()),
            ("cards", u32::from(camp.hand_size).into()),
            ("fined", fined.into()),
        ],
    )
}
