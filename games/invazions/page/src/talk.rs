//! What the hordes can say with one click: what they hold, who holds something, a plan. The human
//! side hears it all.

use frame::art::icons::{Icon, sized};
use frame::data::TalkState;
use invazions::event::Told;
use invazions::moves::{Move, Plan, Topic};
use invazions::view::{Proposal, Question};
use maud::{Markup, html};

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
    let told = asides(speaker, |mv| matches!(mv, Move::Tell(it) if Some(*it) != answer));
    html! {
        div.talk {
            @if let Some(question) = question { (asked(speaker, question)) }
            (menu(speaker, "tell", &told))
            (menu(speaker, "ask", &asides(speaker, |mv| matches!(mv, Move::Ask(_)))))
            (menu(speaker, "propose", &asides(speaker, |mv| matches!(mv, Move::Propose(_)))))
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
    let told = Told::Proposed { seat: proposal.from, plan: proposal.plan };
    let count = |seats: tabletop::SeatSet| (seats.len() as u32).into();
    let counts = [
        ("agreed", count(proposal.agreed)),
        ("disagreed", count(proposal.disagreed)),
        ("waiting", count(proposal.waiting)),
    ];
    html! {
        div.pact data-seat=(proposal.from.0 + 1) role="group" aria-label=(speaker.say("proposal")) {
            p {
                (speaker.sentence(&told)) " "
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
