//! What can be said with one click: what one holds, who holds something, a plan.

use frame::DrawingsKept;
use frame::art::icons::{Icon, sized};
use frame::data::TalkState;
use maud::{Markup, html};
use oh_no::moves::{Move, Plan, Topic};
use oh_no::view::{Closed, Proposal, Question};
use words::Lang;

use super::speaker::Speaker;
use crate::art::picture;

/// The talk of one viewer.
pub(super) fn talk(speaker: &Speaker<'_>) -> TalkState {
    if let Some(closed) = speaker.view.talk.closed {
        let key = match closed {
            Closed::Zapping => "closed-zapping",
            Closed::Conflict => "closed-conflict",
        };
        return TalkState::Closed(speaker.say(key), words(speaker));
    }
    if speaker.view.me.is_none() {
        return TalkState::Listen;
    }
    TalkState::Open(words(speaker))
}

fn words(speaker: &Speaker<'_>) -> Markup {
    let asides: Vec<Move> = speaker.view.asides.iter().map(|it| it.0).collect();
    let question = speaker.view.talk.question;
    let answer = question.map(|it| Move::Tell(it.topic)).filter(|it| asides.contains(it));
    let rest: Vec<Move> = asides.iter().copied().filter(|it| Some(*it) != answer).collect();
    html! {
        div.talk {
            @if let Some(question) = question { (asked(speaker, question, answer)) }
            @if let Some(proposal) = &speaker.view.talk.proposal { (proposed(speaker, proposal, &rest)) }
            (menu(speaker, "tell", &rest, |mv| matches!(mv, Move::Tell(_))))
            (menu(speaker, "ask", &rest, |mv| matches!(mv, Move::Ask(_))))
            (menu(speaker, "propose", &rest, |mv| matches!(mv, Move::Propose(_))))
        }
    }
}

fn asked(speaker: &Speaker<'_>, question: Question, answer: Option<Move>) -> Markup {
    let topic = speaker.topic(question.topic);
    html! {
        div.open-talk {
            p { (speaker.of_seat("question", question.from, &[("topic", topic.into())])) }
            @if let Some(mv) = answer { (draw_chip(mv, &speaker.say("answer"))) }
        }
    }
}

fn proposed(speaker: &Speaker<'_>, proposal: &Proposal, asides: &[Move]) -> Markup {
    let plan = speaker.say(&format!("plan-{}", proposal.plan.word()));
    let count = |seats: tabletop::SeatSet| (seats.len() as u32).into();
    html! {
        div.open-talk {
            p { (speaker.of_seat("proposal", proposal.from, &[("plan", plan.into())])) }
            p.small.soft {
                (speaker.say_with("proposal-votes", &[
                    ("agreed", count(proposal.agreed)), ("disagreed", count(proposal.disagreed)),
                ]))
            }
            div.chips {
                @for mv in asides.iter().filter(|it| matches!(it, Move::Agree | Move::Disagree)) {
                    (chip(speaker, *mv))
                }
            }
        }
    }
}

fn menu(speaker: &Speaker<'_>, key: &str, asides: &[Move], which: fn(&Move) -> bool) -> Markup {
    let moves: Vec<Move> = asides.iter().copied().filter(which).collect();
    html! {
        @if !moves.is_empty() {
            details id={ "talk-" (key) } {
                summary { (sized(Icon::Down, 16)) " " (speaker.say(&format!("talk-{key}"))) }
                div.chips {
                    @for mv in moves { (chip(speaker, mv)) }
                }
            }
        }
    }
}

/// A button that says something.
fn chip(speaker: &Speaker<'_>, mv: Move) -> Markup {
    static DRAWN: DrawingsKept<(Lang, Move)> = DrawingsKept::new();
    DRAWN.get((speaker.frame.lang, mv), || draw_chip(mv, &speaker.offer(mv).line))
}

/// A picture stands for a colour or a kind.
fn draw_chip(mv: Move, words: &str) -> Markup {
    let text = mv.to_string();
    let picture_name = topic_of(mv).and_then(topic_picture);
    let plan = matches!(mv, Move::Propose(Plan::Conflict));
    html! {
        button id={ "say-" (text.replace(' ', "-")) } .btn.word .danger[plan] form="asides" name="move"
            value=(text) {
            @if let Some(name) = &picture_name { (picture(name, "")) }
            (words)
        }
    }
}

fn topic_of(mv: Move) -> Option<Topic> {
    if let Move::Ask(topic) | Move::Tell(topic) = mv { Some(topic) } else { None }
}

fn topic_picture(topic: Topic) -> Option<String> {
    match topic {
        Topic::Colour(colour) => Some(format!("s-{}", colour.word())),
        Topic::Weapon(weapon) => Some(format!("w-{}-black", weapon.word())),
        Topic::Modules => None,
    }
}
