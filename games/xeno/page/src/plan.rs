//! The round on the stage: the five phases, who picked them, and what that brings them. When all have
//! picked, the cards turn over together.

use maud::{Markup, html};
use tabletop::Seat;
use xeno::moves::Action;
use xeno::view::Phase;

use super::actions::picture;
use super::chips::ROMAN;
use super::heavens::{PHASES, phase_of, state};
use super::speaker::Speaker;
use crate::art::signs::sign;

/// The phases of this round, with the actions that called them.
pub(super) fn plan(speaker: &Speaker<'_>) -> Markup {
    let round = speaker.view.round;
    html! {
        ol.plan data-once={ "reveal-" (round) } aria-label=(speaker.count("plan", round)) {
            @for (at, (phase, word, icon)) in PHASES.into_iter().enumerate() {
                (column(speaker, phase, (at + 1, word, icon)))
            }
        }
    }
}

fn column(speaker: &Speaker<'_>, phase: Phase, (at, word, icon): (usize, &str, &str)) -> Markup {
    let (picked, state) = (picked(speaker, phase), state(speaker, phase));
    html! {
        li class={ "rv " (state) } data-ph=(at) aria-current=[(state == "now").then_some("step")] {
            header {
                span.ph-dot { (sign(icon)) }
                b { (ROMAN[at]) " " (speaker.say(&format!("phase-{word}"))) }
            }
            div.rv-cards {
                @for (action, seats) in &picked {
                    @for seat in seats { (turned(speaker, *action, *seat)) }
                }
            }
            (brings(speaker, state, &picked))
        }
    }
}

/// The actions that called a phase, with who picked each.
fn picked(speaker: &Speaker<'_>, phase: Phase) -> Vec<(Action, Vec<Seat>)> {
    let actions = Action::ALL.into_iter().filter(|it| phase_of(*it) == phase);
    let by = |action| {
        let seats = speaker.view.empires.iter().filter(|it| it.1.picks.contains(&action));
        (action, seats.map(|it| it.0).collect())
    };
    actions.map(by).filter(|it: &(Action, Vec<Seat>)| !it.1.is_empty()).collect()
}

/// An action card that turns over, with the seat that picked it.
fn turned(speaker: &Speaker<'_>, action: Action, seat: Seat) -> Markup {
    html! {
        span.flip aria-hidden="true" {
            span.flip-in {
                span.fb {}
                span.ff { span.disc { (sign(picture(action))) } b { (speaker.action(action)) } }
            }
            (speaker.token(seat))
        }
    }
}

/// What the phase brings those who picked it, beside what everybody does.
fn brings(speaker: &Speaker<'_>, state: &str, picked: &[(Action, Vec<Seat>)]) -> Markup {
    html! {
        p.rv-t {
            @if state == "no" { (speaker.say("nobody")) }
            @else if picked.is_empty() { (speaker.say("for-all")) }
            @for (action, seats) in picked {
                span {
                    b { (speaker.names(seats.iter().copied())) } " "
                    (speaker.say(&format!("bonus-{}", action.word())))
                }
            }
        }
    }
}
