//! The signs of the game: phases, goods, keywords, what powers do; and the rings around numbers.

use std::fmt::Write;
use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};

/// One line for each sign: its name, then its shapes on a field of 24 by 24, or 48 by 48 for a ring
/// (`m-`).
const SIGNS: &str = include_str!("signs.txt");

static SPRITE: LazyLock<String> = LazyLock::new(|| {
    let mut out = String::new();
    for (name, shapes) in SIGNS.lines().filter_map(|it| it.split_once(' ')) {
        let side = if name.starts_with("m-") { 48 } else { 24 };
        let _ = write!(
            out,
            r#"<symbol id="x-{name}" viewBox="0 0 {side} {side}"><g fill="currentColor">{shapes}</g></symbol>"#
        );
    }
    out
});

/// All symbols that the pages of a table refer to.
pub(crate) fn sprite() -> Markup {
    html! { svg.sprite width="0" height="0" aria-hidden="true" { (PreEscaped(&*SPRITE)) (pattern()) } }
}

/// The patterns of the gap between the strength of all together and the threat, and of what may be
/// added to a defence.
fn pattern() -> Markup {
    html! {
        defs {
            pattern #x-gap width="7" height="7" patternUnits="userSpaceOnUse"
                patternTransform="rotate(45)" { path.gap d="M0 0V7" {} }
            pattern #x-may width="4" height="14" patternUnits="userSpaceOnUse" { path.may-line d="M0 0V14" {} }
            radialGradient #x-claw cx=".5" cy=".42" r=".7" {
                stop offset="0" stop-color="#5a1f73" {}
                stop offset=".6" stop-color="#2b1048" {}
                stop offset="1" stop-color="#120722" {}
            }
        }
    }
}

/// A sign as large as the letters around it.
pub(crate) fn sign(name: &str) -> Markup {
    classed(name, "")
}

/// A sign with a class for its colour.
pub(crate) fn classed(name: &str, class: &str) -> Markup {
    debug_assert!(is_drawn(name), "no sign is called {name:?}");
    html! {
        svg class={ "ic " (class) } viewBox="0 0 24 24" aria-hidden="true" {
            use href={ "#x-" (name) } {}
        }
    }
}

/// The ring around a card's number: `civil`, `dev`, `mil`, `xeno`, or `hex` for points.
pub(crate) fn ring(name: &str) -> Markup {
    html! {
        svg viewBox="0 0 48 48" aria-hidden="true" { use href={ "#x-m-" (name) } {} }
    }
}

fn is_drawn(name: &str) -> bool {
    SIGNS.lines().any(|it| it.split(' ').next() == Some(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sign_has_one_name() {
        let mut names: Vec<&str> = SIGNS.lines().filter_map(|it| it.split(' ').next()).collect();
        let all = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(all, names.len());
        for ring in ["civil", "dev", "mil", "xeno", "hex"] {
            assert!(is_drawn(&format!("m-{ring}")), "{ring}");
        }
    }
}
