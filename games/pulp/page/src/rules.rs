//! The rules on one page: how a turn goes, what each thing is, what every die does.

use maud::{Markup, html};
use pulp::card::{Ability, Colour, Die, FACES, Sector};

use super::speaker::Speaker;
use crate::art::{cube_of, die_on, sign};

/// The page that the rules button opens.
pub(super) fn rules(speaker: &Speaker<'_>) -> Markup {
    html! {
        h2.h2 { (speaker.say("rules")) }
        p { (speaker.count("rules-goal", speaker.view.weapons_max)) }
        ol.steps { @for line in ["1", "2", "3", "4", "5"] { li { (speaker.say(&format!("rules-turn-{line}"))) } } }
        h3.h3 { (speaker.say("rules-cubes")) }
        ul.about {
            @for it in Colour::ALL {
                li { (cube_of(it.word(), "")) p { (speaker.say(&format!("about-cube-{it}"))) } }
            }
        }
        h3.h3 { (speaker.say("sectors")) }
        ul.about { @for it in Sector::ALL { (sector(speaker, *it)) } }
        h3.h3 { (speaker.say("rules-signs")) }
        ul.about {
            @for it in Ability::ALL { li { (sign(it.word(), "")) p { b { (speaker.ability(*it)) ". " } (speaker.say(&format!("about-{it}"))) } } }
            @for it in ["planet", "key", "code"] { li { (sign(it, "")) p { (speaker.say(&format!("about-sign-{it}"))) } } }
        }
        h3.h3 { (speaker.say("dice")) }
        p { (speaker.say("rules-dice")) }
        @for die in Die::ALL { (faces(speaker, *die)) }
    }
}

fn sector(speaker: &Speaker<'_>, sector: Sector) -> Markup {
    let does = speaker.action(speaker.cards.action(sector));
    html! { li { (sign(sector.word(), "")) p { b { (speaker.alien(sector)) ". " } (does) } } }
}

fn faces(speaker: &Speaker<'_>, die: Die) -> Markup {
    html! {
        h4 { (speaker.die(die)) }
        ul.faces {
            @for number in 1..=FACES {
                li { (die_on(die.word(), number)) span { (speaker.face(die.face(number))) } }
            }
        }
    }
}
