//! The rules on one page: how a turn goes, and what each thing does.

use maud::{Markup, html};
use oh_no::card::{Module, Species};

use super::speaker::{Speaker, species_word};
use crate::art::picture;

/// The page that the rules button opens.
pub(super) fn rules(speaker: &Speaker<'_>) -> Markup {
    html! {
        h2.h2 { (speaker.say("rules")) }
        p { (speaker.say("rules-goal")) }
        (list(speaker, "rules-turn", &["1", "2", "3", "4"]))
        h3.h3 { (speaker.say("rules-things")) }
        ul.about {
            @for species in [Species::Invalien, Species::Evaporalien, Species::Sabotalien, Species::Shield] {
                (about_species(speaker, species))
            }
            @for module in [Module::Hub, Module::Catalyst, Module::Modulomorph, Module::Teleporter] {
                (about_module(speaker, module))
            }
            li { (picture("w-rocket-black", "")) p { (speaker.say("about-black")) } }
        }
        h3.h3 { (speaker.say("rules-conflict")) }
        (list(speaker, "sure-conflict", &["1", "2", "3"]))
    }
}

fn list(speaker: &Speaker<'_>, key: &str, lines: &[&str]) -> Markup {
    html! { ol.steps { @for line in lines { li { (speaker.say(&format!("{key}-{line}"))) } } } }
}

/// One colour of the species stands for all.
fn about_species(speaker: &Speaker<'_>, species: Species) -> Markup {
    let pictures: &[&str] = match species {
        Species::Invalien => &["a-red", "a-yellow", "a-green"],
        Species::Evaporalien => &["a-silver", "a-pink", "a-blue"],
        Species::Sabotalien => &["a-orange", "a-mauve"],
        Species::Shield => &["b-green"],
    };
    let name = speaker.say_with("species", &[("species", species_word(species).into())]);
    html! {
        li {
            span.crowd { @for it in pictures { (picture(it, "")) } }
            p { b { (name) ". " } (speaker.about_species(species)) }
        }
    }
}

fn about_module(speaker: &Speaker<'_>, module: Module) -> Markup {
    let name = speaker.say_with("module-kind", &[("kind", module.word().into())]);
    html! {
        li {
            (picture(&format!("m-{}", module.word()), ""))
            p { b { (name) ". " } (speaker.about_module(module)) }
        }
    }
}
