//! The end of a game: who is master of the Earth, or that nobody is, and what can be done next.

use frame::art::icons::{Icon, sized};
use frame::data::Decision;
use maud::{Markup, html};
use tabletop::{Outcome, Seat, Verdict};

use super::speaker::Speaker;
use crate::art::shape::shape;

/// The curtain over the map.
pub(super) fn curtain(speaker: Speaker<'_>, outcome: &Outcome) -> Markup {
    let mine = speaker.view.me.map(|it| outcome.verdict(it));
    html! {
        section.curtain.won[mine == Some(Verdict::Won)] aria-label=(speaker.say("end")) {
            h2.end-title { (title(speaker, outcome)) }
            p.end-how { (how(speaker, outcome)) }
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

/// The rule by which it ended, and for whom.
fn how(speaker: Speaker<'_>, outcome: &Outcome) -> String {
    let equal = outcome.seats.iter().filter(|it| it.1.verdict == Verdict::Drawn);
    let equal: Vec<String> = equal.map(|it| speaker.frame.called(it.0)).collect();
    let names = speaker.list(&equal);
    speaker.say_with("ending", &[("ending", outcome.ending.into()), ("names", names.into())])
}

fn title(speaker: Speaker<'_>, outcome: &Outcome) -> String {
    let winner =
        speaker.view.camps.iter().map(|it| it.0).find(|it| outcome.verdict(*it) == Verdict::Won);
    match winner {
        Some(seat) => speaker.of_seat("end-won", seat, &[]),
        None => speaker.say("end-drawn"),
    }
}

/// The bar of a game that is over.
pub(super) fn decision(speaker: Speaker<'_>, outcome: &Outcome) -> Decision {
    Decision {
        mine: false,
        key: "over".to_string(),
        who: html! { b { (speaker.say("who-over")) } },
        ask: title(speaker, outcome),
        foretold: Vec::new(),
        why: how(speaker, outcome),
        acts: next(speaker),
    }
}

/// What can be done next: play again, read the log, go home.
fn next(speaker: Speaker<'_>) -> Markup {
    let again = format!("/t/{}/again", speaker.frame.table);
    html! {
        a.btn.quiet href="/" { (speaker.say("end-home")) }
        a.btn href="/journal" { (speaker.say("end-journal")) }
        @if speaker.view.me.is_some() {
            form method="post" action=(again) data-plain {
                button #do-again .btn.go { (sized(Icon::Replay, 18)) (speaker.say("end-again")) }
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
