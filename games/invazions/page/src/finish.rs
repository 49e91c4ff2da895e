//! The end of a game: which side won, how, and what next.

use frame::art::icons::{Icon, sized};
use frame::data::Decision;
use invazions::HUMAN;
use invazions::card::{HumanCard, ZombieCard};
use maud::{Markup, html};
use tabletop::{Outcome, Seat, Verdict};

use super::face::{human_class, zombie_class};
use super::speaker::Speaker;

fn humans_won(outcome: &Outcome) -> bool {
    outcome.verdict(HUMAN) == Verdict::Won
}

/// The viewer's own result; for a spectator that of the human side.
fn title(speaker: &Speaker<'_>, outcome: &Outcome) -> String {
    let key = match speaker.view.me.map(|it| outcome.verdict(it)) {
        Some(Verdict::Won) => "end-won",
        Some(_) => "end-lost",
        None if humans_won(outcome) => "end-humans",
        None => "end-hordes",
    };
    speaker.say(key)
}

/// The curtain over the table.
pub(super) fn curtain(speaker: &Speaker<'_>, outcome: &Outcome) -> Markup {
    html! {
        section.curtain aria-label=(speaker.say("end")) {
            h2.end-title { (title(speaker, outcome)) }
            div.end-scene aria-hidden="true" { (scene(speaker, humans_won(outcome))) }
            p.end-how { (how(speaker, outcome)) }
            p.end-score {
                span { b { (speaker.view.points) } " " (speaker.count("end-points", speaker.view.points)) }
                span { b { (speaker.view.freed) } " " (speaker.count("end-freed-count", speaker.view.freed)) }
                span { (speaker.count("turn", speaker.view.turn)) }
            }
            (sides(speaker, outcome))
        }
    }
}

fn how(speaker: &Speaker<'_>, outcome: &Outcome) -> String {
    speaker.say(&format!("end-{}", outcome.ending))
}

fn scene(speaker: &Speaker<'_>, humans: bool) -> Markup {
    let people = [HumanCard::Survivors, HumanCard::Soldier, HumanCard::Cook];
    let dead = [ZombieCard::Freed, ZombieCard::Ogre, ZombieCard::Ishtar];
    html! {
        @if humans {
            @for card in people { div class=(human_class(card)) { (speaker.human_face(card, None)) } }
        } @else {
            @for card in dead { div class=(zombie_class(card)) { (speaker.zombie_face(card, None)) } }
        }
    }
}

fn sides(speaker: &Speaker<'_>, outcome: &Outcome) -> Markup {
    html! {
        ul.end-seats {
            @for at in 0..speaker.view.players {
                @let won = outcome.verdict(Seat(at)) == Verdict::Won;
                li {
                    (sized(if won { Icon::Star } else { Icon::Close }, 18))
                    (speaker.frame.called(Seat(at)))
                    span.soft { (speaker.of_seat(if won { "end-in" } else { "end-out" }, Seat(at), &[])) }
                }
            }
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
