//! The rules on one page: how a turn goes, and what each card of the game does.

use invazions::card::{HumanCard, Research, ZombieCard};
use maud::{Markup, html};

use super::face::{human_class, zombie_class};
use super::speaker::Speaker;

const TURN: [&str; 7] = ["1", "2", "3", "4", "5", "6", "7"];

/// The page that the rules button opens.
pub(super) fn rules(speaker: &Speaker<'_>) -> Markup {
    html! {
        h2.h2 { (speaker.say("rules")) }
        p { (speaker.say("rules-goal")) }
        ol.steps { @for line in TURN { li { (turn(speaker, line)) } } }
        p { (speaker.say("rules-words")) }
        @if speaker.view.players == 2 { p { (speaker.say("rules-two")) } }
        h3.h3 { (speaker.say("rules-humans")) }
        ul.about {
            @for card in HumanCard::ALL { (human(speaker, card)) }
            @for card in Research::ALL { (research(speaker, card)) }
        }
        h3.h3 { (speaker.say("rules-hordes")) }
        ul.about { @for card in ZombieCard::ALL { (zombie(speaker, card)) } }
    }
}

/// A part of a turn, with the number of Humans that a location takes at this table.
fn turn(speaker: &Speaker<'_>, line: &str) -> String {
    let humans = speaker.view.places.first().map_or(0, |it| it.humans_max);
    speaker.say_with(&format!("rules-turn-{line}"), &[("humans", u32::from(humans).into())])
}

fn human(speaker: &Speaker<'_>, card: HumanCard) -> Markup {
    let hour = if card.is_human() { String::new() } else { format!("{}. ", speaker.hour(card)) };
    let text = format!("{hour}{}", speaker.human_text(card));
    line(human_class(card), &speaker.human_face(card, None), &speaker.human(card), &text)
}

fn research(speaker: &Speaker<'_>, card: Research) -> Markup {
    let face = speaker.research_face(card, 0, None);
    line("iv lab", &face, &speaker.research(card), &speaker.research_text(card))
}

fn zombie(speaker: &Speaker<'_>, card: ZombieCard) -> Markup {
    let face = speaker.zombie_face(card, None);
    line(zombie_class(card), &face, &speaker.zombie(card), &speaker.zombie_text(card))
}

fn line(class: &str, face: &Markup, name: &str, text: &str) -> Markup {
    html! {
        li {
            div class=(class) aria-hidden="true" { (face) }
            p { b { (name) ". " } (text) }
        }
    }
}
