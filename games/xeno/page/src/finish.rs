//! The end of a game: who won, how, and what each empire was worth.

use frame::art::icons::{Icon, sized};
use maud::{Markup, html};
use tabletop::{Outcome, Seat, Verdict};
use xeno::card::Card;

use super::speaker::Speaker;
use crate::art::signs::{classed, sign};

/// The curtain over the table.
pub(super) fn curtain(speaker: &Speaker<'_>, outcome: &Outcome) -> Markup {
    let won = speaker.view.me.is_none_or(|it| outcome.verdict(it) == Verdict::Won);
    html! {
        section.curtain.won[won] data-ending=(outcome.ending) aria-label=(speaker.say("end")) {
            h2.end-title { (speaker.result(outcome)) }
            p.end-how { (speaker.ending(outcome)) }
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
