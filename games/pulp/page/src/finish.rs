//! The end of a mission: won or lost, how, and how the captain fared.

use frame::art::letters::{Align, Layer, Lettering};
use maud::{Markup, html};
use pulp::card::{Ability, Colour};
use pulp::view::View;
use pulp_words::won;
use tabletop::Outcome;

use super::speaker::Speaker;
use crate::art::{cover, cube_of, sign, weapon};

/// The last page of the issue.
pub(super) fn curtain(speaker: &Speaker<'_>, outcome: &Outcome) -> Markup {
    let won = won(outcome);
    let view = speaker.view;
    let portrait =
        if won { format!("captain-{}", view.captain) } else { format!("alien-{}", view.sector) };
    html! {
        section.curtain.won[won] aria-label=(speaker.say("end")) {
            div.end-art { (cover(&portrait)) }
            div.end-words {
                (title(&speaker.say(if won { "end-won" } else { "end-lost" }), won))
                p.end-how { (speaker.say_with(&format!("end-{}", outcome.ending), &speaker.fared(speaker.view))) }
                (arms(speaker))
                (fared(speaker))
            }
        }
    }
}

/// The word in drawn letters; read aloud as a heading.
fn title(words: &str, won: bool) -> Markup {
    let drawn = words.replace('\u{202f}', "");
    let paint = if won { "#f6bf26" } else { "#e8432f" };
    let letters =
        Lettering::new(&drawn, 300.0, 14.0, 62.0).width(540.0).slant(0.14).align(Align::Middle);
    let layers = [
        Layer::shifted("#211711", 26.0, 4.0, 6.0),
        Layer::new("#211711", 24.0),
        Layer::new(paint, 13.0),
    ];
    html! {
        h2.end-title {
            span.sr { (words) }
            svg viewBox="0 0 600 96" aria-hidden="true" { (letters.draw(&layers)) }
        }
    }
}

/// The super weapons: found, and still hidden.
fn arms(speaker: &Speaker<'_>) -> Markup {
    let view = speaker.view;
    html! {
        div.end-arms role="img" aria-label=(speaker.say_with("end-arms", &speaker.fared(speaker.view))) {
            @for it in &view.weapons { (weapon(it.weapon.word())) }
            @for _ in 0..view.weapons_left() { (weapon("hidden")) }
        }
    }
}

/// What is left of the captain, and in the bag.
fn fared(speaker: &Speaker<'_>) -> Markup {
    let view = speaker.view;
    html! {
        ul.end-facts {
            @for it in Ability::ALL {
                @let track = view.tracks[*it as usize];
                li.low[track.points == 0] { (sign(it.word(), "")) (speaker.ability(*it)) b { (track.points) "/" (track.most) } }
            }
            li { (sign("planet", "")) (speaker.say("end-planets")) b { (worlds(view)) } }
            li { (sign("weapon", "")) (speaker.say("end-understood")) b { (view.weapons.iter().filter(|it| it.understood).count()) } }
            li { (cube_of("yellow", "")) (speaker.say("end-yellow")) b { (view.bag[Colour::Yellow as usize]) } }
        }
    }
}

/// Planets that have been explored.
fn worlds(view: &View) -> usize {
    view.explored.len()
}
