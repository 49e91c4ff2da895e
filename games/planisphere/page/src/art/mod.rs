//! The pictures of Invasion: the 24 peoples, the tokens of the four players, dice, newsreels.
//!
//! The map of the world is `assets/planisphere-map.svg`, a file that browsers keep. The pictures
//! here use its measure, a hundred units for a square, so that a token is a symbol in the middle of
//! one.

pub(crate) mod dice;
pub(crate) mod reel;
pub(crate) mod scene;
pub(crate) mod shape;
pub(crate) mod token;

use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};

/// One symbol for each people, `c1` to `c24`.
const PEOPLES: &str = include_str!("peoples.svg");

/// The coasts of the world, simplified, for pictures smaller than a hand.
const COAST: &str = include_str!("coast.txt");

static SPRITE: LazyLock<String> = LazyLock::new(|| {
    let defs = html! {
        defs {
            path #coast d=(COAST.trim_end()) {}
            mask #sea { rect width="2000" height="1000" fill="#fff" {} use href="#coast" fill="#000" {} }
            (PreEscaped(PATTERNS))
        }
        (shape::symbols())
        (token::symbols())
    };
    defs.into_string() + PEOPLES + UFO
});

/// Patterns for squares that may not be entered or are threatened, and for terrain that an event has changed.
const PATTERNS: &str = r##"<pattern id="hatch" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="12" height="12" fill="var(--hatch-bed)"/><path d="M0 3h12" stroke="var(--hatch)" stroke-width="4.6"/></pattern><pattern id="can-come" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path d="M0 4h14" stroke="var(--threat)" stroke-width="3.4"/></pattern><pattern id="can-shoot" width="20" height="20" patternUnits="userSpaceOnUse"><circle cx="6" cy="6" r="3.6" fill="var(--threat)"/><circle cx="16" cy="16" r="3.6" fill="var(--threat)"/></pattern><pattern id="now-ocean" width="50" height="28" patternUnits="userSpaceOnUse"><rect width="50" height="28" fill="var(--now-ocean)"/><path d="M4 9q5-4 10 0t10 0M29 23q4-3 8 0t8 0" fill="none" stroke="var(--now-ocean-line)" stroke-width="2"/></pattern><pattern id="now-desert" width="40" height="26" patternUnits="userSpaceOnUse"><rect width="40" height="26" fill="var(--now-desert)"/><path d="M4 10q4-5 6-1 1-3 5 1M24 22q4-5 6-1 1-3 5 1" fill="none" stroke="var(--now-desert-line)" stroke-width="2"/></pattern>"##;

/// A saucer that is landing.
const UFO: &str = r##"<symbol id="ufo" viewBox="0 0 100 74" stroke="#1d1a16" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"><path d="M30 44Q32 18 50 18Q68 18 70 44z" fill="#bfe3ea"/><ellipse cx="52" cy="38" rx="6.5" ry="7.5" fill="#7fc24a"/><path d="M4 54Q22 40 50 40Q78 40 96 54Q78 70 50 70Q22 70 4 54z" fill="#c9ced0"/><path d="M10 53Q50 64 90 53M50 18V7" fill="none"/><circle cx="50" cy="6" r="3.2" fill="#ff5a3c"/><circle cx="20" cy="52" r="3.4" fill="#ff5a3c"/><circle cx="35" cy="49" r="3.4" fill="#ffd23f"/><circle cx="50" cy="48" r="3.4" fill="#ff5a3c"/><circle cx="65" cy="49" r="3.4" fill="#ffd23f"/><circle cx="80" cy="52" r="3.4" fill="#ff5a3c"/></symbol>"##;

/// All symbols that the pages of a table refer to.
pub(crate) fn sprite() -> Markup {
    html! {
        svg.sprite width="0" height="0" aria-hidden="true" { (PreEscaped(&*SPRITE)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_people_has_its_portrait() {
        for n in 1..=24 {
            assert!(PEOPLES.contains(&format!("<symbol id=\"c{n}\"")), "people {n}");
        }
    }
}
