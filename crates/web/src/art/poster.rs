//! The posters: one picture a game, 300 by 440, flat inks as in cheap print.

mod invazions;
pub(super) mod oh_no;

use std::f64::consts::TAU;
use std::fmt::Write;
use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};

/// The poster of a game, as large as the room it is given. The words beside it say what it is.
pub fn poster(game: &str) -> Markup {
    framed(game, "0 0 300 440")
}

/// The heart of a game's poster, square.
pub fn thumbnail(game: &str) -> Markup {
    framed(game, painting(game).map_or("0 0 300 300", |it| it.heart))
}

fn framed(game: &str, view: &str) -> Markup {
    html! {
        svg class="poster-art" viewBox=(view) preserveAspectRatio="xMidYMid slice"
            aria-hidden="true" {
            @if let Some(painting) = painting(game) { (PreEscaped(&*painting.inks)) }
        }
    }
}

/// What is drawn once and shown often.
struct Painting {
    inks: String,
    /// The part of it that a thumbnail shows.
    heart: &'static str,
}

static OH_NO: LazyLock<Painting> =
    LazyLock::new(|| Painting { inks: oh_no::paint().into_string(), heart: "88 138 124 124" });

static INVAZIONS: LazyLock<Painting> =
    LazyLock::new(|| Painting { inks: invazions::paint().into_string(), heart: "88 112 124 124" });

fn painting(game: &str) -> Option<&'static Painting> {
    match game {
        "invazions" => Some(&INVAZIONS),
        "oh-no" => Some(&OH_NO),
        _ => None,
    }
}

/// `n` rays of light from one point.
pub(super) fn rays((cx, cy): (f64, f64), n: u32, length: f64, colour: &str) -> Markup {
    let mut d = String::new();
    for ray in 0..n {
        let edge = |part: f64| {
            let angle = TAU * (f64::from(ray) + part) / f64::from(n);
            (cx + length * angle.cos(), cy + length * angle.sin())
        };
        let ((ax, ay), (bx, by)) = (edge(0.0), edge(0.5));
        let _ = write!(d, "M{cx} {cy}L{ax:.1} {ay:.1}L{bx:.1} {by:.1}Z");
    }
    html! { path d=(d) fill=(colour) {} }
}

/// The little star of the atomic age.
pub(super) fn atom(cx: f64, cy: f64, radius: f64, colour: &str) -> Markup {
    let mut d = String::new();
    for spike in 0..8 {
        let angle = TAU * f64::from(spike) / 8.0;
        let length = if spike % 2 == 0 { radius } else { radius * 0.62 };
        let (x, y) = (cx + length * angle.cos(), cy + length * angle.sin());
        let _ = write!(d, "M{cx} {cy}L{x:.1} {y:.1}");
    }
    html! {
        path d=(d) stroke=(colour) stroke-width="2" stroke-linecap="round" {}
        circle cx=(cx) cy=(cy) r={ (format!("{:.1}", radius * 0.16)) } fill=(colour) {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thumbnail_is_the_poster_seen_through_a_smaller_window() {
        let (whole, part) = (poster("oh-no").into_string(), thumbnail("oh-no").into_string());
        assert_eq!(whole.replace("0 0 300 440", "88 138 124 124"), part);
        assert!(whole.contains("<circle"));
    }

    #[test]
    fn no_path_swallows_what_comes_after_it() {
        let whole = poster("oh-no").into_string();
        assert_eq!(whole.matches("<path").count(), whole.matches("</path>").count());
    }
}
