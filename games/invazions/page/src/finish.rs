//! The end of a game: which side won, how, and what next.

use frame::art::icons::{Icon, sized};
use invazions::HUMAN;
use invazions::card::{HumanCard, ZombieCard};
use maud::{Markup, html};
use tabletop::{Outcome, Seat, Verdict};

use super::face::{human_class, zombie_class};
use super::speaker::Speaker;

fn humans_won(outcome: &Outcome) -> bool {
    outcome.verdict(HUMAN) == Verdict::Won
}

/// The curtain over the table.
pub(super) fn curtain(speaker: &Speaker<'_>, outcome: &Outcome) -> Markup {
    let won = speaker.view.me.is_none_or(|it| outcome.verdict(it) == Verdict::Won);
    html! {
        section.curtain.won[won] aria-label=(speaker.say("end")) {
            h2.end-title { (speaker.result(outcome)) }
            div.end-scene aria-hidden="true" { (scene(speaker, humans_won(outcome))) }
            p.end-how { (speaker.ending(outcome)) }
            p.end-score {
                span { b { (speaker.view.points) } " " (speaker.count("end-points", speaker.view.points)) }
                span { b { (speaker.view.freed) } " " (speaker.count("end-freed-count", speaker.view.freed)) }
                span { (speaker.count("turn", speaker.view.turn)) }
            }
            (sides(speaker, outcome))
        }
    }
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
