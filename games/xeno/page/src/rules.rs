//! The rules on one page: how a round goes, what the signs mean, the Invasion mode.

use maud::{Markup, html};
use xeno::card::Card;
use xeno::deck::Face;

use super::speaker::Speaker;
use crate::art::signs::{classed, sign};

const ROUND: [&str; 6] = ["1", "2", "3", "4", "5", "6"];
const INVASION: [&str; 5] = ["1", "2", "3", "4", "5"];

/// The signs on cards, with their colours.
const SIGNS: [(&str, &str); 20] = [
    ("novelty", "g-novelty"),
    ("rare", "g-rare"),
    ("genes", "g-genes"),
    ("alien", "g-alien"),
    ("any", ""),
    ("mil", "red"),
    ("def", "blu"),
    ("k-xeno", "wv"),
    ("vp", "gld"),
    ("draw", ""),
    ("keep", ""),
    ("world", ""),
    ("dev", ""),
    ("pay", "red"),
    ("trade", ""),
    ("produce", ""),
    ("windfall", ""),
    ("repair", ""),
    ("dice", ""),
    ("chromosome", ""),
];

/// The page that the rules button opens.
pub(super) fn rules(speaker: &Speaker<'_>) -> Markup {
    html! {
        h2.h2 { (speaker.say("rules")) }
        p { (speaker.say("rules-goal")) }
        ol.steps { @for line in ROUND { li { (speaker.say(&format!("rules-round-{line}"))) } } }
        p { (speaker.say("rules-end")) }
        h3.h3 { (speaker.say("rules-signs")) }
        ul.signs {
            @for (name, class) in SIGNS {
                li { (classed(name, class)) " " (speaker.say(&format!("sign-{name}"))) }
            }
            li { (sign("card")) "* " (speaker.say("sign-price")) }
        }
        (odds(speaker))
        @if speaker.view.options.expert { p { (speaker.say("rules-expert")) } }
        @if speaker.view.options.invasion {
            h3.h3 { (speaker.say("rules-invasion")) }
            ol.steps { @for line in INVASION { li { (speaker.say(&format!("rules-invasion-{line}"))) } } }
        }
    }
}

/// The odds of a guess; the box prints them for everybody.
pub(super) fn odds(speaker: &Speaker<'_>) -> Markup {
    html! {
        h3.h3 { (speaker.say("rules-costs")) }
        (costs(speaker))
    }
}

/// How many cards of each cost or defence there are.
fn costs(speaker: &Speaker<'_>) -> Markup {
    let faces = || Card::all().map(|it| speaker.face_of(it));
    let most = faces().map(|it| it.cost).max().unwrap_or_default();
    let sorts = ["costs-developments", "costs-civil", "costs-military"];
    html! {
        table.costs {
            thead { tr { td {} @for cost in 0..=most { th scope="col" { (cost) } } } }
            tbody {
                @for key in sorts {
                    tr {
                        th scope="row" { (speaker.say(key)) }
                        @for cost in 0..=most {
                            td { (faces().filter(|it| it.cost == cost && sort(it) == key).count()) }
                        }
                    }
                }
            }
        }
    }
}

/// The row of the table that counts a card.
fn sort(face: &Face) -> &'static str {
    match (face.development, face.military) {
        (true, _) => "costs-developments",
        (false, false) => "costs-civil",
        (false, true) => "costs-military",
    }
}
