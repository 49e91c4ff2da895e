//! The pictures of INVAZIONS, drawn by code: portraits with one light and half the face in shade,
//! paint on walls, orders, lab sheets, signs beside doors, the planks of the barricade.
//!
//! Every picture is a `<symbol>` of one sprite that stands once in a page; `picture` shows one.

mod dead;
mod face;
mod papers;
mod people;

use std::f32::consts::TAU;
use std::fmt::Write;
use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};

/// Small signs: their names, and their shapes on a field of 24 by 24.
const SIGNS: [(&str, &str); 13] = [
    (
        "res",
        r##"<path d="M7 4h10v2h2.5v16h-15V6H7Z"/><path d="M13 8l-5 7h3.5l-1 5 5.5-7.5h-3.5Z" fill="var(--hole, #111)"/>"##,
    ),
    ("wall", r#"<path d="M2 3h9v5H2ZM13 3h9v5h-9ZM2 16h9v5H2ZM13 16h9v5h-9ZM7 9.5h10v5H7Z"/>"#),
    ("shield", r#"<path d="M12 1.5 21 5v7c0 5-4 8.5-9 10.5C7 20.5 3 17 3 12V5Z"/>"#),
    (
        "claw",
        r#"<path d="M4 2q5 9 2 20Q13 12 9 1ZM11 1q4 10 1.5 22Q19 13 15.5 1ZM18 2q2.5 8 1 17Q24 11 21.5 3Z"/>"#,
    ),
    ("vial", r#"<path d="M8 2h8v2h-1.5v6l5 9q1 3-2.5 3H7q-3.5 0-2.5-3l5-9V4H8Z"/>"#),
    (
        "cards",
        r#"<path d="M6 2.5h12a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 20V4A1.5 1.5 0 0 1 6 2.5Z"/>"#,
    ),
    (
        "free",
        r#"<path d="M9 9 5 5M15 15l4 4M10 15l-2.5 2.5a3.5 3.5 0 0 1-5-5L5 10M14 9l2.5-2.5a3.5 3.5 0 0 1 5 5L19 14M9 2l1 4M2 9l4 1M15 22l-1-4M22 15l-4-1" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>"#,
    ),
    (
        "bio",
        r#"<circle cx="12" cy="12" r="3"/><path d="M12 9a5 5 0 1 1 .1 0M14.6 13.5a5 5 0 1 1-.1.2M9.4 13.5a5 5 0 1 1 .1.2" fill="none" stroke="currentColor" stroke-width="2.2"/>"#,
    ),
    (
        "clock",
        r#"<circle cx="12" cy="12" r="9.5" fill="none" stroke="currentColor" stroke-width="2.4"/><path d="M12 6v6l4 3" stroke="currentColor" stroke-width="2.4" fill="none"/>"#,
    ),
    ("jump", r#"<path d="M13 1 4 14h6l-2 9L19 9h-6Z"/>"#),
    ("talk", r#"<path d="M3 4h18v13H11l-5 5v-5H3Z"/>"#),
    ("discard", r#"<path d="M4 8h11v14H4ZM8 3h12v15h-3V6H8Z"/>"#),
    ("hand", r#"<path d="M8 21 3 12l2-1 3 3V4h2v8V2.5h2V12V3.5h2V12V6h2v9l-2 6Z"/>"#),
];

/// The positions of the pips of each face of a die.
const PIPS: [&[(u8, u8)]; 7] = [
    &[],
    &[(12, 12)],
    &[(7, 7), (17, 17)],
    &[(7, 7), (12, 12), (17, 17)],
    &[(7, 7), (17, 7), (7, 17), (17, 17)],
    &[(7, 7), (17, 7), (12, 12), (7, 17), (17, 17)],
    &[(7, 6), (17, 6), (7, 12), (17, 12), (7, 18), (17, 18)],
];

const PLANKS: &str = r##"<g stroke="#2a1a0c" stroke-width="2"><path d="M-4 12L340-2l4 17L0 30Z" fill="#a8743c"/><path d="M-2 42l344 6v-17L0 24Z" fill="#8a5a2c"/><path d="M40-6l26-2L88 66H60ZM250-8h26l-18 74h-28Z" fill="#b98448"/></g><g fill="#2a1a0c"><circle cx="20" cy="18" r="2.6"/><circle cx="120" cy="14" r="2.6"/><circle cx="220" cy="10" r="2.6"/><circle cx="320" cy="8" r="2.6"/><circle cx="20" cy="34" r="2.6"/><circle cx="130" cy="36" r="2.6"/><circle cx="240" cy="40" r="2.6"/><circle cx="322" cy="40" r="2.6"/><circle cx="56" cy="10" r="2.6"/><circle cx="72" cy="48" r="2.6"/><circle cx="262" cy="10" r="2.6"/><circle cx="246" cy="48" r="2.6"/></g>"##;

/// A street that is empty except for a cat.
const STREET: &str = r##"<g fill="currentColor"><path d="M84 20L30 110H150Z" fill="#f6c531" opacity=".16"/><path d="M84 20L58 110H116Z" fill="#f6c531" opacity=".16"/><path d="M120 110V22q0-10-12-10H88" stroke="currentColor" stroke-width="5" fill="none" opacity=".7"/><path d="M74 12h26l-6 9H80Z" opacity=".7"/><path d="M0 106H340" stroke="currentColor" stroke-width="3" opacity=".5"/><path d="M190 106V74h14l4-12h54l12 16h22q10 2 10 14v14Z" opacity=".32"/><circle cx="216" cy="104" r="9" opacity=".6"/><circle cx="282" cy="104" r="9" opacity=".6"/><path d="M60 106v-9q2-8 10-8l2-6 4 5 4-5 2 8v15Z" opacity=".6"/></g>"##;

/// The half of a face that lies in shade.
pub(super) const HALF: &str =
    r#"<clipPath id="iv-half"><rect x="60" y="0" width="60" height="120"/></clipPath>"#;

/// The sprite of all pictures; `picture` and `sign` show them.
pub(crate) fn sprite() -> Markup {
    static SPRITE: LazyLock<String> = LazyLock::new(symbols);
    html! {
        svg.sprite width="0" height="0" aria-hidden="true" { (PreEscaped(SPRITE.as_str())) }
    }
}

fn symbols() -> String {
    let mut out = format!("<defs>{HALF}</defs>");
    let mut add = |name: &str, field: &str, body: &str| {
        let _ = write!(out, r#"<symbol id="iv-{name}" viewBox="{field}">{body}</symbol>"#);
    };
    const CARD: &str = "0 0 120 120";
    for (name, body) in people::portraits() {
        add(name, CARD, &(wall(name) + &body));
    }
    for (name, body) in dead::portraits() {
        add(name, CARD, &(night(name) + &body));
    }
    for (name, body) in papers::RAGE {
        let ground = r##"<rect width="120" height="120" fill="#8c1414"/>"##;
        add(name, CARD, &(ground.to_string() + &splatter(name) + body));
    }
    for (name, body) in papers::BRAVERY.iter().chain(&papers::PLACES) {
        add(name, CARD, body);
    }
    for (name, body) in papers::RESEARCH {
        add(name, CARD, &(graph() + body));
    }
    for (name, body) in SIGNS {
        add(name, "0 0 24 24", &format!(r#"<g fill="currentColor">{body}</g>"#));
    }
    for (face, pips) in PIPS.iter().enumerate() {
        add(&format!("die-{face}"), "0 0 24 24", &die(pips));
    }
    out
}

/// The office wall behind a portrait, different for each name.
fn wall(name: &str) -> String {
    let part = f64::from(Stream::of(name).next());
    let mix = |from: f64, to: f64| (from + (to - from) * part).round() as u8;
    let (r, g, b) = (mix(169., 230.), mix(195., 217.), mix(212., 184.));
    format!(
        r##"<rect width="120" height="120" fill="#{r:02x}{g:02x}{b:02x}"/><path d="M0 20H120M0 50H120M0 80H120" stroke="#fff" stroke-width="1" opacity=".5"/>"##
    )
}

/// The night behind the dead; behind a Zombie Libéré it is brighter.
fn night(name: &str) -> String {
    let [ground, ring, glow] = match name {
        "freed" => ["#5c7a14", "#8fb31f", "#c4e84a"],
        _ => ["#28301f", "#3c4a2a", "#52633a"],
    };
    format!(
        r#"<rect width="120" height="120" fill="{ground}"/><circle cx="60" cy="52" r="48" fill="{ring}"/><circle cx="60" cy="52" r="34" fill="{glow}" opacity=".7"/>"#
    )
}

/// Drops of paint around a painting, different for each name.
fn splatter(name: &str) -> String {
    let mut stream = Stream::of(name);
    let mut between = |least: f32, most: f32| least + (most - least) * stream.next();
    let mut out = r##"<g fill="#b8262a">"##.to_string();
    for _ in 0..22 {
        let (angle, far) = (between(0.0, TAU), between(20.0, 66.0));
        let r = between(1.5, 9.0) * (1.0 - far / 110.0);
        let (x, y) = (60.0 + angle.cos() * far, 60.0 + angle.sin() * far);
        let _ = write!(out, r#"<circle cx="{x:.1}" cy="{y:.1}" r="{r:.1}"/>"#);
    }
    out + "</g>"
}

/// The blue paper of the laboratory.
fn graph() -> String {
    let lines: String = (0..13).map(|i| format!("M{0} 0V120M0 {0}H120", i * 10)).collect();
    format!(
        r##"<rect width="120" height="120" fill="#0e4a66"/><path d="{lines}" stroke="#5fb6d6" stroke-width=".5" opacity=".5"/>"##
    )
}

fn die(pips: &[(u8, u8)]) -> String {
    let pip = |(x, y): &(u8, u8)| format!(r##"<circle cx="{x}" cy="{y}" r="2.4" fill="#111"/>"##);
    let pips: String = pips.iter().map(pip).collect();
    format!(
        r##"<rect x="1.5" y="1.5" width="21" height="21" rx="4" fill="#fff" stroke="#111" stroke-width="2"/>{pips}"##
    )
}

/// Numbers from 0 to 1 that depend on a name alone, so that a drawing is always the same.
struct Stream(u32);

impl Stream {
    fn of(name: &str) -> Stream {
        let mix = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(16_777_619);
        Stream(name.bytes().fold(2_166_136_261, mix))
    }

    fn next(&mut self) -> f32 {
        self.0 = self.0.wrapping_add(0x6D2B_79F5);
        let mut t = (self.0 ^ (self.0 >> 15)).wrapping_mul(1 | self.0);
        t = t.wrapping_add((t ^ (t >> 7)).wrapping_mul(61 | t)) ^ t;
        ((t ^ (t >> 14)) >> 8) as f32 / 16_777_216.0
    }
}

/// A portrait by itself, for a poster, which has no sprite.
pub(super) fn portrait(name: &str) -> String {
    let faces = people::portraits().into_iter().chain(dead::portraits());
    faces.filter(|it| it.0 == name).map(|it| it.1).collect()
}

/// A picture of the sprite, cropped to the space that it is given.
pub(crate) fn picture(name: &str) -> Markup {
    html! {
        svg viewBox="0 0 120 120" preserveAspectRatio="xMidYMin slice" aria-hidden="true" {
            use href={ "#iv-" (name) } {}
        }
    }
}

/// A small sign in the colour of the words beside it.
pub(crate) fn sign(name: &str) -> Markup {
    html! { svg.ic viewBox="0 0 24 24" aria-hidden="true" { use href={ "#iv-" (name) } {} } }
}

/// The sign beside a location's door.
pub(crate) fn door(name: &str) -> Markup {
    html! { svg.sg viewBox="0 0 120 120" aria-hidden="true" { use href={ "#iv-" (name) } {} } }
}

/// The barricade.
pub(crate) fn planks() -> Markup {
    html! {
        svg.planks viewBox="0 0 340 60" preserveAspectRatio="none" aria-hidden="true" {
            (PreEscaped(PLANKS))
        }
    }
}

/// The street before a location that nobody attacks.
pub(crate) fn street() -> Markup {
    html! {
        svg.street viewBox="0 0 340 110" preserveAspectRatio="xMidYMax meet" aria-hidden="true" {
            (PreEscaped(STREET))
        }
    }
}

/// The bars at the foot of a badge.
pub(crate) fn barcode(name: &str) -> Markup {
    let mut stream = Stream::of(name);
    let widths: Vec<f32> = (0..16).map(|_| 1.0 + 2.0 * stream.next()).collect();
    html! {
        svg.bar viewBox="0 0 60 8" preserveAspectRatio="none" aria-hidden="true" {
            @for (at, width) in widths.iter().enumerate() {
                rect x=(format!("{:.1}", at as f32 * 3.7)) width=(format!("{width:.1}")) height="8" {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_stands_once_in_the_sprite() {
        let sprite = sprite().into_string();
        let ids: Vec<&str> =
            sprite.split("<symbol id=\"").skip(1).filter_map(|it| it.split('"').next()).collect();
        let mut once = ids.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), ids.len());
        assert_eq!(ids.len(), 9 + 12 + 10 + 6 + 4 + 4 + SIGNS.len() + PIPS.len());
    }

    #[test]
    fn nothing_is_drawn_twice_alike() {
        assert_eq!(splatter("contagion"), splatter("contagion"));
        assert_ne!(splatter("contagion"), splatter("sneak"));
    }
}
