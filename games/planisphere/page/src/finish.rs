//! The end of a game: who is master of the Earth, or that nobody is, and what can be done next.

use frame::art::icons::{Icon, sized};
use maud::{Markup, html};
use planisphere::event::Told;
use planisphere::happening::News;
use tabletop::{Outcome, Seat, Verdict};

use super::place;
use super::speaker::Speaker;
use super::spots::ToldUnits;
use crate::art::shape::shape;

/// Over the map: how it ended, who has what, and the last position. When everybody perishes at once
/// the world breaks, and the last position is the one before.
pub(super) fn curtain(speaker: Speaker<'_>, outcome: &Outcome, told: &[Told]) -> Markup {
    let mine = speaker.view.me.map(|it| outcome.verdict(it));
    let breaks = outcome.ending == planisphere::ANNIHILATION;
    let last = if breaks { before_the_end(told) } else { ToldUnits::after(told) };
    html! {
        section.curtain.won[mine == Some(Verdict::Won)].breaks[breaks] tabindex="0" aria-label=(speaker.say("end")) {
            @if breaks { (cracks()) }
            div.end-words {
                p.end-round { (speaker.say_with("end-round", &[("round", u32::from(speaker.view.round).into())])) }
                @if breaks {
                    h2.end-title { (speaker.say("end-of-world")) }
                    p.end-how { b { (speaker.result(outcome)) } " " (speaker.ending(outcome)) }
                } @else {
                    h2.end-title { (speaker.result(outcome)) }
                    p.end-how { (speaker.ending(outcome)) }
                }
            }
            ul.end-seats { @for seat in Seat::all(speaker.view.camps.players()) { (whose(speaker, outcome, seat, &last)) } }
            (last_position(speaker, &last))
        }
    }
}

/// One player's end.
fn whose(speaker: Speaker<'_>, outcome: &Outcome, seat: Seat, last: &ToldUnits) -> Markup {
    let (camp, verdict) = (&speaker.view.camps[seat], outcome.verdict(seat));
    let args =
        [("units", u32::from(camp.units).into()), ("strength", i64::from(camp.strength).into())];
    let had = last.of(seat) as u32;
    html! {
        li.out[camp.out] {
            (shape(seat, "")) b { (speaker.frame.called(seat)) }
            @if outcome.ending == planisphere::ANNIHILATION {
                span { (speaker.say_with("camp-before", &[("units", had.into())])) }
            } @else { span { (speaker.say_with("camp", &args)) } }
            @if verdict == Verdict::Won { (sized(Icon::Star, 18)) }
            @if verdict == Verdict::Drawn { small.end-drawn { (speaker.say("drawn")) } }
        }
    }
}

/// The units before the last blow: before the event, or before the combats of the last phase.
fn before_the_end(told: &[Told]) -> ToldUnits {
    let blow = |it: &Told| {
        matches!(it, Told::PhaseBegan { .. } | Told::Happening { news: News::Rolled { .. } })
    };
    ToldUnits::after(&told[..told.iter().rposition(blow).unwrap_or(told.len())])
}

/// The world, small, with the units that stood there.
fn last_position(speaker: Speaker<'_>, units: &ToldUnits) -> Markup {
    html! {
        figure.end-map {
            svg viewBox="0 0 2000 1000" aria-hidden="true" {
                use.land href="#coast" {}
                @for (card, (square, owner)) in &units.0 {
                    g class={ "tok s" (owner.0 + 1) } transform=(place::put(*square)) {
                        use href={ "#token-" (owner.0 + 1) } {}
                        use href={ "#c" (card.people() as u8 + 1) } x="-36" y="-40" width="72" height="72" {}
                    }
                }
            }
            figcaption { (speaker.say_with("end-position", &[("units", (units.0.len() as u32).into())])) }
        }
    }
}

/// The ground that splits.
fn cracks() -> Markup {
    const LINES: [&str; 3] = [
        "M640-10L700 120 680 230 760 330 730 420 820 520 790 640 880 760 860 1010",
        "M760 330L880 360 1010 320 1120 360",
        "M730 420L600 470 540 580",
    ];
    html! {
        svg.cracks viewBox="0 0 1400 1000" preserveAspectRatio="none" aria-hidden="true" {
            @for line in LINES { path d=(line) {} path.light d=(line) {} }
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
