//! The posters: one picture a game, 300 by 440, flat inks as in cheap print. Each is a file under
//! `/assets/`, so that a page which shows one ten times sends it once.

mod invazions;
pub(super) mod oh_no;
mod xeno;

use std::f64::consts::TAU;
use std::fmt::Write;
use std::sync::LazyLock;

use maud::{Markup, html};

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
            @if let Some(painting) = painting(game) {
                image href={ "/assets/" (painting.file) } width="300" height="440" {}
            }
        }
    }
}

/// A poster as it is kept.
pub(crate) struct Painting {
    game: &'static str,
    pub(crate) file: &'static str,
    /// The part of it that a thumbnail shows.
    heart: &'static str,
    svg: fn() -> &'static str,
}

impl Painting {
    /// The picture as a document of its own.
    pub(crate) fn svg(&self) -> &'static str {
        (self.svg)()
    }
}

pub(crate) const PAINTINGS: [Painting; 5] = [
    Painting { game: "oh-no", file: "poster-oh-no.svg", heart: "88 138 124 124", svg: oh_no },
    Painting {
        game: "invazions",
        file: "poster-invazions.svg",
        heart: "88 112 124 124",
        svg: invazions,
    },
    Painting {
        game: "pulp",
        file: "poster-pulp.svg",
        heart: "160 226 140 140",
        svg: || include_str!("../../assets/poster-pulp.svg"),
    },
    Painting {
        game: "planisphere",
        file: "poster-planisphere.svg",
        heart: "60 110 180 180",
        svg: || include_str!("../../assets/poster-planisphere.svg"),
    },
    Painting { game: "xeno", file: "poster-xeno.svg", heart: "20 200 180 180", svg: xeno },
];

fn painting(game: &str) -> Option<&'static Painting> {
    const { &PAINTINGS }.iter().find(|it| it.game == game)
}

/// Drawn once and shown often.
fn oh_no() -> &'static str {
    static DRAWN: LazyLock<String> = LazyLock::new(|| document(&oh_no::paint()));
    &DRAWN
}

/// Drawn once and shown often.
fn invazions() -> &'static str {
    static DRAWN: LazyLock<String> = LazyLock::new(|| document(&invazions::paint()));
    &DRAWN
}

/// Drawn once and shown often.
fn xeno() -> &'static str {
    static DRAWN: LazyLock<String> = LazyLock::new(|| document(&xeno::paint()));
    &DRAWN
}

/// A picture as a file of its own.
fn document(inks: &Markup) -> String {
    let svg = html! { svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 440" { (inks) } };
    svg.into_string()
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
        assert!(whole.contains("/assets/poster-oh-no.svg"));
    }

    #[test]
    fn no_path_swallows_what_comes_after_it() {
        let whole = oh_no();
        assert_eq!(whole.matches("<path").count(), whole.matches("</path>").count());
    }
}
