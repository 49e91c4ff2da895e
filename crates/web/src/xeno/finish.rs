//! The end of a game: who won, how, and what each empire was worth.

use maud::{Markup, html};
use tabletop::{Outcome, Seat, Verdict};

use super::speaker::Speaker;
use crate::art::icons::{Icon, sized};
use crate::art::xeno::signs::{classed, sign};
use crate::table::Decision;

/// The viewer's own verdict, or the winners' names for somebody who watches.
fn title(speaker: &Speaker<'_>, outcome: &Outcome) -> String {
    let winners = outcome.seats.iter().filter(|it| it.1.verdict != Verdict::Lost);
    match speaker.view.me.map(|it| outcome.verdict(it)) {
        Some(Verdict::Won) => speaker.say("end-won"),
        Some(Verdict::Drawn) => speaker.say("end-drawn"),
        Some(Verdict::Lost) | None => {
            let names = speaker.names(winners.map(|it| it.0));
            speaker.say_with("end-winners", &[("names", names.into())])
        }
    }
}

fn how(speaker: &Speaker<'_>, outcome: &Outcome) -> String {
    speaker.say(&format!("end-{}", outcome.ending))
}

/// The curtain over the table.
pub(super) fn curtain(speaker: &Speaker<'_>, outcome: &Outcome) -> Markup {
    html! {
        section.curtain data-ending=(outcome.ending) aria-label=(speaker.say("end")) {
            h2.end-title { (title(speaker, outcome)) }
            p.end-how { (how(speaker, outcome)) }
            div.end-table tabindex="0" role="group" aria-label=(speaker.say("end-table")) { (table(speaker, outcome)) }
        }
    }
}

/// A line for each empire, the best first.
fn table(speaker: &Speaker<'_>, outcome: &Outcome) -> Markup {
    let mut seats: Vec<Seat> = Seat::all(speaker.view.empires.players()).collect();
    seats.sort_by_key(|it| (outcome.verdict(*it) == Verdict::Lost, -outcome.seats[*it].score));
    let invasion = speaker.view.invasion.is_some();
    html! {
        table {
            thead {
                tr {
                    th scope="col" { (speaker.say("end-empire")) }
                    th scope="col" { (speaker.say("end-points")) }
                    th scope="col" { (speaker.say("end-cards")) }
                    th scope="col" { (classed("vp", "gld")) " " (speaker.say("end-in-chips")) }
                    @if invasion { th scope="col" { (classed("star", "rew")) " " (speaker.say("end-awards")) } }
                    th scope="col" { (classed("mil", "red")) " " (speaker.say("end-military")) }
                }
            }
            tbody { @for seat in &seats { (row(speaker, outcome, *seat, invasion)) } }
        }
    }
}

fn row(speaker: &Speaker<'_>, outcome: &Outcome, seat: Seat, invasion: bool) -> Markup {
    let empire = &speaker.view.empires[seat];
    let won = outcome.verdict(seat) != Verdict::Lost;
    html! {
        tr.won[won] {
            th scope="row" {
                (speaker.token(seat)) " " (speaker.frame.called(seat))
                @if won { (sized(Icon::Star, 18)) span.sr { " " (speaker.say("end-winner")) } }
            }
            td { b { (outcome.seats[seat].score) } }
            td { (sign("card")) " " (empire.tableau.len()) }
            td { (empire.chips) }
            @if invasion { td { (empire.awards) } }
            td { (super::chips::signed(empire.powers.military)) }
        }
    }
}

/// The bar of a game that is over.
pub(super) fn decision(speaker: &Speaker<'_>, outcome: &Outcome) -> Decision {
    Decision {
        mine: false,
        key: "over".to_string(),
        who: html! { b { (speaker.say("who-over")) } },
        ask: title(speaker, outcome),
        why: how(speaker, outcome),
        acts: next(speaker),
    }
}

/// What can be done now: the same again, the Journal, home.
fn next(speaker: &Speaker<'_>) -> Markup {
    let again = format!("/t/{}/again", speaker.frame.table);
    html! {
        a.btn.quiet href="/" { (speaker.say("end-home")) }
        a.btn.big href="/journal" { (speaker.say("end-journal")) }
        @if speaker.view.me.is_some() {
            form method="post" action=(again) data-plain {
                button #do-again .btn.go.big { (sized(Icon::Replay, 18)) (speaker.say("end-again")) }
            }
        }
    }
}
