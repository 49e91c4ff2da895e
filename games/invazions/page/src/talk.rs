//! What the hordes can say with one click: what they hold, who holds something, a plan. The human
//! side hears it all.

use frame::art::icons::{Icon, sized};
use frame::data::TalkState;
use invazions::event::Told;
use invazions::moves::{Move, Plan, Topic};
use invazions::view::{Proposal, Question};
use maud::{Markup, html};
use tabletop::{Seat, SeatSet};

use super::speaker::Speaker;

/// The talk of one viewer.
pub(super) fn talk(speaker: &Speaker<'_>) -> TalkState {
    if speaker.view.me.is_none() {
        return TalkState::Listen;
    }
    TalkState::Open(words(speaker))
}

fn asides(speaker: &Speaker<'_>, which: impl Fn(&Move) -> bool) -> Vec<Move> {
    speaker.view.asides.iter().map(|it| it.0).filter(which).collect()
}

fn words(speaker: &Speaker<'_>) -> Markup {
    let question = speaker.view.talk.question;
    let answer = question.map(|it| it.topic);
    let told = asides(speaker, |mv| match mv {
        Move::Tell(it) => Some(*it) != answer,
        Move::Hold(_) => true,
        _ => false,
    });
    html! {
        div.talk {
            @if let Some(question) = question { (asked(speaker, question)) }
            (menu(speaker, "tell", &told))
            (menu(speaker, "ask", &asides(speaker, |mv| matches!(mv, Move::Ask(_)))))
            (planning(speaker))
        }
    }
}

fn asked(speaker: &Speaker<'_>, question: Question) -> Markup {
    let (seat, topic) = (question.from, question.topic);
    html! {
        div.open-talk data-seat=(seat.0 + 1) {
            p { (speaker.sentence(&Told::Asked { seat, topic })) }
            (answers(speaker, topic))
        }
    }
}

/// The answer to a question, if the viewer has one to give.
fn answers(speaker: &Speaker<'_>, topic: Topic) -> Markup {
    html! {
        div.chips {
            @for mv in asides(speaker, |mv| *mv == Move::Tell(topic)) { (chip(speaker, mv, "say")) }
        }
    }
}

fn menu(speaker: &Speaker<'_>, key: &str, moves: &[Move]) -> Markup {
    html! {
        @if !moves.is_empty() {
            details id={ "talk-" (key) } {
                summary id={ "say-about-" (key) } { (sized(Icon::Down, 16)) " " (speaker.say(&format!("talk-{key}"))) }
                div.chips { @for mv in moves { (chip(speaker, *mv, "say")) } }
            }
        }
    }
}

/// What can be proposed, by what it decides: several are ticked and proposed as one plan.
fn planning(speaker: &Speaker<'_>) -> Markup {
    let moves = asides(speaker, |mv| matches!(mv, Move::Propose(_)));
    let same = |a: &Move, b: &Move| decided_by(*a) == decided_by(*b);
    html! {
        @if !moves.is_empty() {
            details #talk-propose {
                summary #say-about-propose { (sized(Icon::Down, 16)) " " (speaker.say("talk-propose")) }
                @for group in moves.chunk_by(same) {
                    div.chips { @for mv in group { (line(speaker, *mv)) } }
                }
                button #propose .btn form="several" { (speaker.say("talk-propose-these")) }
            }
        }
    }
}

/// What a proposal decides, and for whom.
fn decided_by(mv: Move) -> Option<(&'static str, Option<Seat>)> {
    if let Move::Propose(plan) = mv { Some(plan.decision()) } else { None }
}

/// A line of a plan; of those that decide the same one is ticked.
fn line(speaker: &Speaker<'_>, mv: Move) -> Markup {
    let text = mv.to_string();
    let (word, whose) = decided_by(mv).unwrap_or_default();
    let either = whose.map_or_else(|| word.to_string(), |it| format!("{word}-{it}"));
    html! {
        label.choice {
            input.kept id={ "say-" (text.replace(' ', "-")) } type="checkbox" form="several" name="move"
                value=(text) data-either=(either);
            (speaker.phrase(mv).1)
        }
    }
}

/// A button that says something.
fn chip(speaker: &Speaker<'_>, mv: Move, place: &str) -> Markup {
    let text = mv.to_string();
    html! {
        button id={ (place) "-" (text.replace(' ', "-")) } .btn.word form="asides" name="move" value=(text) {
            (speaker.phrase(mv).1)
        }
    }
}

/// What is proposed now and what has been agreed, shown on the table itself.
pub(super) fn pact(speaker: &Speaker<'_>) -> Markup {
    let talk = &speaker.view.talk;
    let agreed: Vec<Plan> =
        talk.agreed.iter().copied().filter(|it| !matches!(it, Plan::Go(..))).collect();
    html! {
        @if let Some(proposal) = &talk.proposal { (proposed(speaker, proposal)) }
        @if !agreed.is_empty() {
            @let plans = agreed.iter().map(|it| speaker.plan(*it)).collect::<Vec<_>>();
            p.ally { (speaker.say_with("agreed", &[("plan", speaker.list(&plans).into())])) }
        }
    }
}

fn proposed(speaker: &Speaker<'_>, proposal: &Proposal) -> Markup {
    let count = |seats: SeatSet| (seats.len() as u32).into();
    let counts = [
        ("agreed", count(proposal.agreed)),
        ("disagreed", count(proposal.disagreed)),
        ("waiting", count(proposal.waiting)),
    ];
    html! {
        div.pact data-seat=(proposal.from.0 + 1) role="group" aria-label=(speaker.say("proposal")) {
            p {
                (speaker.proposed(proposal)) " "
                span.soft { (speaker.say_with("votes", &counts)) }
            }
            @if !speaker.has_a_word() {
                div.chips { @for mv in votes(speaker) { (chip(speaker, mv, "vote")) } }
            }
        }
    }
}

/// What the viewer can answer to what is proposed. Where a bot waits for the answer, the bar shows
/// it.
pub(super) fn votes(speaker: &Speaker<'_>) -> Vec<Move> {
    asides(speaker, |mv| matches!(mv, Move::Agree | Move::Disagree))
}
