//! The rules on one page: how a round goes, what the cards mean, and the 24 peoples.

use maud::{Markup, html};
use planisphere::map::Terrain;

use super::figures;
use super::names::key;
use super::speaker::Speaker;
use crate::art::scene::scene;

/// The page that the rules button opens.
pub(super) fn rules(speaker: Speaker<'_>) -> Markup {
    html! {
        h2.h2 { (speaker.say("rules")) }
        p { (speaker.say("rules-aim")) }
        h3.h3 { (speaker.say("rules-round")) }
        (list(speaker, "rules-round", &["1", "2", "3", "4", "5", "6", "7"]))
        h3.h3 { (speaker.say("rules-map")) }
        p.terrains { @for terrain in Terrain::ALL { span { (key(terrain)) " " (speaker.terrain(terrain)) } } }
        (list(speaker, "rules-map", &["1", "2", "3"]))
        h3.h3 { (speaker.say("rules-peoples")) }
        ul.peoples { @for (people, face) in &speaker.view.faces {
            li.people {
                h4 { (speaker.people(*people)) }
                (figures::printed(speaker, face))
                span.hc-art { (scene(*people as u8 + 1)) }
                div.people-box { (figures::special(speaker, face)) }
            }
        } }
    }
}

fn list(speaker: Speaker<'_>, key: &str, lines: &[&str]) -> Markup {
    html! { ol.steps { @for line in lines { li { (speaker.say(&format!("{key}-{line}"))) } } } }
}
