//! The end of a game: who won, how, and what each empire was worth.

use frame::art::icons::{Icon, sized};
use frame::data::Decision;
use maud::{Markup, html};
use tabletop::{Outcome, Seat, Verdict};
use xeno::card::Card;

use super::speaker::Speaker;
use crate::art::signs::{classed, sign};

/// The viewer's own result; for a spectator the winners' names.
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
            (sheet(speaker, outcome))
        }
    }
}

/// The empires, the best first.
fn ranked(speaker: &Speaker<'_>, outcome: &Outcome) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Seat::all(speaker.view.empires.players()).collect();
    seats.sort_by_key(|it| (outcome.verdict(*it) == Verdict::Lost, -outcome.seats[*it].score));
    seats
}

/// One line for each empire: where its points come from, and what decides ties.
fn table(speaker: &Speaker<'_>, outcome: &Outcome) -> Markup {
    let invasion = speaker.view.invasion.is_some();
    let head = |sign: Markup, key: &str| {
        let words = speaker.say(key);
        html! { th scope="col" title=(words) { (sign) " " span.end-word { (words) } } }
    };
    html! {
        table {
            thead {
                tr {
                    th scope="col" { (speaker.say("end-empire")) }
                    th scope="col" { (speaker.say("end-points")) }
                    (head(sign("world"), "end-worlds"))
                    (head(sign("dev"), "end-developments"))
                    (head(html! { b { "?" } }, "end-counted"))
                    (head(classed("vp", "gld"), "end-in-chips"))
                    @if invasion {
                        (head(classed("star", "rew"), "end-awards"))
                        (head(classed("mil", "red"), "end-bonuses"))
                    }
                    (head(sign("card"), "end-ties"))
                }
            }
            tbody { @for seat in ranked(speaker, outcome) { (row(speaker, outcome, seat, invasion)) } }
        }
    }
}

fn row(speaker: &Speaker<'_>, outcome: &Outcome, seat: Seat, invasion: bool) -> Markup {
    let empire = &speaker.view.empires[seat];
    let won = outcome.verdict(seat) != Verdict::Lost;
    let parts = empire.parts(&speaker.view.faces);
    let score = outcome.seats[seat].score;
    html! {
        tr.won[won] {
            th scope="row" {
                (speaker.token(seat)) " " (speaker.frame.called(seat))
                @if won { (sized(Icon::Star, 18)) span.sr { " " (speaker.say("end-winner")) } }
            }
            td { b { (score) } }
            @for part in [parts.worlds, parts.developments, parts.counted] { td { (part) } }
            td { (empire.chips) }
            @if invasion {
                td { (empire.awards) }
                td { (score - i32::from(empire.points)) }
            }
            td.end-ties { (usize::from(empire.hand_size) + empire.stocked.len()) }
        }
    }
}

/// What every card counts, for those who want to know.
fn sheet(speaker: &Speaker<'_>, outcome: &Outcome) -> Markup {
    html! {
        details #end-sheet .end-sheet {
            summary { (speaker.say("end-sheet")) }
            div {
                @for seat in ranked(speaker, outcome) {
                    section aria-label=(speaker.frame.called(seat)) {
                        h3 { (speaker.token(seat)) " " (speaker.frame.called(seat)) }
                        ul { @for (card, worth) in counted(speaker, seat) { li { (speaker.card(card)) " " b { (worth) } } } }
                    }
                }
            }
        }
    }
}

/// The cards of a tableau with what they count, the most first.
fn counted(speaker: &Speaker<'_>, seat: Seat) -> Vec<(Card, i16)> {
    let empire = &speaker.view.empires[seat];
    let mut cards: Vec<(Card, i16)> =
        empire.tableau.iter().copied().zip(empire.worth.iter().copied()).collect();
    cards.sort_by_key(|it| -it.1);
    cards
}

/// The bar of a game that is over.
pub(super) fn decision(speaker: &Speaker<'_>, outcome: &Outcome) -> Decision {
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
