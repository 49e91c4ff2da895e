//! The pictures of Pulp Invasion!, drawn by code like covers in cheap print. Cards, aliens,
//! captains, planets and super weapons come from sheets of drawings; cubes, dice and the bag are
//! drawn here.
//!
//! Every picture stands once in one sprite, outside the part of the page that is replaced. Besides
//! its colour each cube has a sign of its own.

mod ink;

use std::fmt::Write;
use std::sync::LazyLock;

use frame::DrawingsKept;
use frame::art::letters::{Align, Layer, Lettering};
use maud::{Markup, PreEscaped, html};

use self::ink::{ink, prints};

const GUARDS: &str = include_str!("guards.ink");
const AGENTS: &str = include_str!("agents.ink");
const PLACES: &str = include_str!("places.ink");
const CAPTAINS: &str = include_str!("captains.ink");
const ALIENS: &str = include_str!("aliens.ink");
const PLANETS: &str = include_str!("planets.ink");
const WEAPONS: &str = include_str!("weapons.ink");
const SIGNS: &str = include_str!("signs.ink");

/// The pen of all drawings, without its width, which each drawing says.
const PEN: &str = r##"stroke="#211711" stroke-linejoin="round" stroke-linecap="round""##;
/// The usual width of the pen, on the field of the covers.
const WIDTH: &str = r#"stroke-width="3.5""#;

/// A cube: its colour, the inks of its three sides, and its sign.
const CUBES: [(&str, [&str; 3], &str); 6] = [
    (
        "yellow",
        ["#f6bf26", "#ffe08a", "#c8901a"],
        r##"<path d="M12 17.5 13.6 21 17.4 21.4 14.5 24 15.4 27.8 12 25.8 8.6 27.8 9.5 24 6.6 21.4 10.4 21Z" fill="#211711"/>"##,
    ),
    (
        "red",
        ["#c9281c", "#ea6a5a", "#8e1a12"],
        r##"<path d="M7 20h9v3h-3l-2 5H8l1-5H7z" fill="#fff"/>"##,
    ),
    (
        "blue",
        ["#2766b1", "#6ea1dd", "#184680"],
        r##"<path d="M6.5 18h11v7h-5l-3 3v-3h-3z" fill="#fff"/>"##,
    ),
    (
        "green",
        ["#2e7d3c", "#6fb97a", "#1d5729"],
        r##"<g fill="none" stroke="#fff" stroke-width="1.5"><ellipse cx="12" cy="23" rx="6" ry="2.4"/><ellipse cx="12" cy="23" rx="2.4" ry="6"/></g>"##,
    ),
    (
        "black",
        ["#2f2a26", "#5b534b", "#14110f"],
        r##"<path d="M8 19 16 27M16 19 8 27" stroke="#fff" stroke-width="2.4"/>"##,
    ),
    (
        "white",
        ["#f4ead2", "#fffdf5", "#cdbf9d"],
        r##"<circle cx="12" cy="23" r="4.5" fill="none" stroke="#211711" stroke-width="2"/>"##,
    ),
];

fn cube((_, [front, top, side], sign): (&str, [&str; 3], &str)) -> String {
    format!(
        r#"<g {PEN} stroke-width="2"><path d="M4 13 15 6H34L23 13Z" fill="{top}"/><path d="M23 13 34 6V25L23 33Z" fill="{side}"/><path d="M4 13H23V33H4Z" fill="{front}"/></g><g transform="translate(1.5 0)">{sign}</g>"#
    )
}

/// A die: its colour, its face, and the light and dark of its edges.
const DICE: [(&str, [&str; 3]); 5] = [
    ("red", ["#c9281c", "#ea6a5a", "#8e1a12"]),
    ("blue", ["#2766b1", "#6ea1dd", "#184680"]),
    ("green", ["#2e7d3c", "#6fb97a", "#1d5729"]),
    ("orange", ["#d9731a", "#f3ab63", "#94480a"]),
    ("pink", ["#cf5a86", "#efa3bf", "#8c2f55"]),
];

/// The positions of the pips of a face, on a field of 100 by 100.
fn pips(face: u8) -> &'static [(u8, u8)] {
    match face {
        1 => &[(50, 50)],
        2 => &[(28, 28), (72, 72)],
        3 => &[(26, 26), (50, 50), (74, 74)],
        4 => &[(28, 28), (72, 28), (28, 72), (72, 72)],
        5 => &[(26, 26), (74, 26), (50, 50), (26, 74), (74, 74)],
        _ => &[(28, 24), (72, 24), (28, 50), (72, 50), (28, 76), (72, 76)],
    }
}

/// A die that lies on the table: its upper face, and the edge below it.
fn die([face, light, dark]: [&str; 3], number: u8) -> String {
    let mut out = format!(
        r##"<g {PEN} stroke-width="5"><rect x="2" y="10" width="100" height="100" rx="20" fill="{dark}"/><rect x="2" y="0" width="100" height="100" rx="20" fill="{face}"/></g><path d="M10 78V22C10 14 16 8 24 8H80" fill="none" stroke="{light}" stroke-width="5" stroke-linecap="round"/>"##
    );
    for (x, y) in pips(number) {
        let x = x + 2;
        let _ = write!(
            out,
            r##"<circle cx="{x}" cy="{y}" r="10" fill="#fffaf0" stroke="#211711" stroke-width="3"/>"##
        );
    }
    out
}

/// The cloth bag. Whoever shows it writes the number of its cubes on it.
fn bag() -> String {
    let (cloth, dark, cord) = (ink("brown"), "#93704a", ink("gold"));
    format!(
        r##"<g {PEN} stroke-width="4"><path d="M38 34C14 50 4 76 10 98C16 116 94 116 100 98C106 76 96 50 72 34Z" fill="{cloth}"/><path d="M34 30C42 38 68 38 76 30L84 10C72 18 66 6 55 14C44 6 38 18 26 10Z" fill="{dark}"/></g><g fill="none" stroke="{cord}" stroke-linecap="round"><path d="M34 32C46 40 64 40 76 32" stroke-width="5"/><path d="M74 34C82 44 78 54 84 58" stroke-width="4"/></g><path d="M78 42C96 58 102 84 94 104C84 112 66 112 56 112C84 100 90 70 78 42Z" fill="url(#dots2)" opacity=".5"/>"##
    )
}

/// Halftone, fine and coarse.
fn halftone() -> String {
    let screen = |id: &str, r: &str| {
        format!(
            r##"<pattern id="{id}" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><circle cx="2.5" cy="2.5" r="{r}" fill="#211711"/></pattern>"##
        )
    };
    screen("dots", "1.05") + &screen("dots2", "1.5")
}

/// The sheets of the sprite: the beginning of their names there, and their text.
const SHEETS: [(&str, &str); 8] = [
    ("card", GUARDS),
    ("card", AGENTS),
    ("card", PLACES),
    ("captain", CAPTAINS),
    ("alien", ALIENS),
    ("planet", PLANETS),
    ("weapon", WEAPONS),
    ("sign", SIGNS),
];

fn sprite_text() -> String {
    let mut out = format!("<defs>{}", halftone());
    let mut add = |id: &str, drawn: &str| {
        let _ = write!(out, r#"<g id="pic-{id}">{drawn}</g>"#);
    };
    for (kind, sheet) in SHEETS {
        for print in prints(sheet) {
            add(&format!("{kind}-{}", print.name), &format!("<g {PEN} {WIDTH}>{}</g>", print.svg));
        }
    }
    for it in CUBES {
        add(&format!("cube-{}", it.0), &cube(it));
    }
    for (colour, inks) in DICE {
        for face in 1..=6 {
            add(&format!("die-{colour}-{face}"), &die(inks, face));
        }
    }
    add("bag", &bag());
    out + "</defs>"
}

static SPRITE: LazyLock<String> = LazyLock::new(sprite_text);

/// The sprite of all pictures. It stands outside the part of the page that is replaced, so that it
/// is sent once.
pub(crate) fn sprite() -> Markup {
    html! { svg.sprite width="0" height="0" aria-hidden="true" { (PreEscaped(SPRITE.as_str())) } }
}

/// A picture of the sprite, cut to a window.
fn window(id: &str, class: &str, view_box: &str) -> Markup {
    html! {
        svg class=(class) viewBox=(view_box) preserveAspectRatio="xMidYMid slice"
            aria-hidden="true" {
            use href={ "#pic-" (id) } {}
        }
    }
}

/// The cover of a card, a captain or an alien; it fills whatever shape it is given.
pub(crate) fn cover(id: &str) -> Markup {
    window(id, "cover", "0 -14 160 144")
}

/// The upper part of a place, wide.
pub(crate) fn panorama(id: &str) -> Markup {
    window(id, "cover", "0 -8 160 78")
}

/// A head out of a cover.
pub(crate) fn head(id: &str) -> Markup {
    window(id, "cover", "22 -10 112 120")
}

pub(crate) fn planet(id: &str) -> Markup {
    window(&format!("planet-{id}"), "globe", "-6 -6 112 112")
}

pub(crate) fn weapon(id: &str) -> Markup {
    window(&format!("weapon-{id}"), "arm", "0 0 100 100")
}

/// A sign of the game: an ability, a sector, a planet icon, a key, a code, a kind of card.
pub(crate) fn sign(id: &str, class: &str) -> Markup {
    window(&format!("sign-{id}"), class, "-1 -1 42 42")
}

pub(crate) fn cube_of(colour: &str, class: &str) -> Markup {
    window(&format!("cube-{colour}"), class, "2 4 34 31")
}

pub(crate) fn die_on(colour: &str, face: u8) -> Markup {
    window(&format!("die-{colour}-{face}"), "die", "-4 -4 112 118")
}

/// The bag with a number on it.
pub(crate) fn bag_of(count: usize) -> Markup {
    html! {
        svg.sack viewBox="0 4 110 114" aria-hidden="true" {
            use href="#pic-bag" {}
            text x="54" y="90" { (count) }
        }
    }
}

/// The strength, in the drawing of an explosion.
pub(crate) fn boom(strength: u8) -> Markup {
    static DRAWN: DrawingsKept<u8> = DrawingsKept::new();
    DRAWN.get(strength, || draw_boom(strength))
}

fn draw_boom(strength: u8) -> Markup {
    let number = strength.to_string();
    let letters = Lettering::new(&number, 20.0, 13.6, 13.0).align(Align::Middle);
    html! {
        svg.boom viewBox="-1 -1 42 42" aria-hidden="true" {
            use href="#pic-sign-burst" {}
            (letters.draw(&[Layer::new("#211711", 3.2)]))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_is_drawn_once() {
        let mut ids: Vec<&str> = SPRITE.split(r#"<g id=""#).skip(1).collect();
        for id in &mut ids {
            *id = id.split('"').next().expect("an id");
        }
        let count = ids.len();
        ids.sort_unstable();
        ids.dedup();
        // 48 cards, 6 captains, 3 aliens, 12 planets, 6 weapons and a back, 14 signs, 6 cubes, 30 faces, the bag.
        assert_eq!((ids.len(), count), (127, 127));
    }

    #[test]
    fn what_is_opened_is_closed() {
        let count = |what: &str| SPRITE.matches(what).count();
        assert_eq!(count("<g"), count("</g>"));
    }
}
