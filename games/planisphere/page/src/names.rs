//! The names on the map, and its legend.

use frame::DrawingsKept;
use maud::{Markup, html};
use planisphere::map::{Continent, Region, Square, Terrain};
use words::{Lang, TextsKept};

use super::place;
use super::speaker::Speaker;

/// A name along a line: its message, its size, its line.
struct Name {
    key: &'static str,
    class: &'static str,
    size: u8,
    line: &'static str,
}

const fn land(key: &'static str, size: u8, line: &'static str) -> Name {
    Name { key, class: "land-name", size, line }
}

const fn sea(key: &'static str, line: &'static str) -> Name {
    Name { key, class: "sea-name", size: 23, line }
}

const NAMES: [Name; 13] = [
    land("north-america", 14, "M412 176Q540 128 690 186"),
    land("south-america", 13, "M690 545Q790 600 690 740"),
    land("africa", 20, "M1048 470Q1090 540 1132 690"),
    land("europe", 14, "M938 246Q1010 214 1128 246"),
    land("ussr", 22, "M1240 180Q1420 96 1720 176"),
    land("asia", 22, "M1340 392Q1440 300 1600 300"),
    land("oceania", 17, "M1640 600Q1740 560 1880 640"),
    land("antarctica", 22, "M1060 962Q1400 930 1800 962"),
    sea("atlantic", "M792 262Q834 420 872 560"),
    sea("pacific", "M90 420Q210 398 350 446"),
    sea("indian", "M1312 590Q1400 610 1470 690"),
    sea("south-seas", "M120 690Q240 726 400 716"),
    sea("arctic", "M120 62Q240 44 330 66"),
];

/// Names of continents and seas.
pub(super) fn names(speaker: Speaker<'_>) -> Markup {
    static DRAWN: DrawingsKept<Lang> = DrawingsKept::new();
    DRAWN.get(speaker.frame.lang, || draw_names(speaker))
}

fn draw_names(speaker: Speaker<'_>) -> Markup {
    html! {
        @for (at, name) in NAMES.iter().enumerate() {
            path id={ "line-" (at) } d=(name.line) fill="none" {}
            text class=(name.class) font-size=(name.size) {
                textPath href={ "#line-" (at) } startOffset="50%" text-anchor="middle" {
                    (speaker.say_with("map-name", &[("name", name.key.into())]))
                }
            }
        }
    }
}

/// What colours and letters mean.
pub(super) fn legend(speaker: Speaker<'_>, at: Square) -> Markup {
    html! {
        div class={ (place::class(at)) " legend" } aria-hidden="true" {
            b { (speaker.say("legend")) }
            @for terrain in Terrain::ALL {
                span { (key(terrain)) (speaker.terrain(terrain)) }
            }
            span { i.key.shoal {} (speaker.say("legend-shoals")) }
        }
    }
}

/// A terrain's colour and letter.
pub(super) fn key(terrain: Terrain) -> Markup {
    html! { i class={ "key " (terrain.word()) } { (terrain.letter()) } }
}

/// What the script says of the square under the pointer: `O=ocean;…|Europe=2-10 2-11;…`.
pub(super) fn parts(speaker: Speaker<'_>) -> String {
    static SAID: TextsKept<Lang> = TextsKept::new();
    SAID.get(speaker.frame.lang, || say_parts(speaker))
}

fn say_parts(speaker: Speaker<'_>) -> String {
    let terrains = Terrain::ALL.map(|it| format!("{}={}", it.letter(), speaker.terrain(it)));
    let regions = Region::ALL.map(|it| part(&speaker.region(it), it.squares().iter()));
    let continents = Continent::ALL.map(|it| part(&speaker.continent(it), it.squares().iter()));
    format!("{}|{}", terrains.join(";"), [&regions[..], &continents[..]].concat().join(";"))
}

fn part(name: &str, squares: impl Iterator<Item = Square>) -> String {
    let squares: Vec<String> = squares.map(|it| it.to_string()).collect();
    format!("{name}={}", squares.join(" "))
}
