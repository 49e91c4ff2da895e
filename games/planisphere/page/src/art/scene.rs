//! What lies behind a people on its card: a sky, with rays, rings or a moon.

use std::f64::consts::PI;
use std::fmt::Write;

use frame::DrawingsKept;
use maud::{Markup, html};

/// Sky and light of each people, in the order of the card file.
const SKIES: [(&str, &str); 24] = [
    ("#f2b84b", "#c8463a"),
    ("#3d4f8a", "#7fc24a"),
    ("#f0cba6", "#c23b52"),
    ("#3b2350", "#e8871e"),
    ("#4a5a3a", "#c6d97a"),
    ("#2f2a4a", "#7a5aa0"),
    ("#20385a", "#5a86b0"),
    ("#e0a23c", "#8a3a2a"),
    ("#5a8aa6", "#cfe6ee"),
    ("#3a2a4a", "#c89ad8"),
    ("#e9d48a", "#7a9a4a"),
    ("#f0d28a", "#d07a3a"),
    ("#2a4a4a", "#7fb0a0"),
    ("#123a4a", "#3f8a94"),
    ("#0f2440", "#3a5a8a"),
    ("#14284a", "#3a6aa0"),
    ("#6a2a3a", "#e08a5a"),
    ("#e8b04a", "#a04a3a"),
    ("#3a2450", "#8a5a9a"),
    ("#e8e0c8", "#d04a3a"),
    ("#14161f", "#4a5068"),
    ("#0f1a3a", "#3a4a8a"),
    ("#7a3a2a", "#e8b078"),
    ("#c8d0c0", "#6a8a8a"),
];

/// A people before its sky, as wide as its card.
pub(crate) fn scene(people: u8) -> Markup {
    static DRAWN: DrawingsKept<u8> = DrawingsKept::new();
    DRAWN.get(people, || draw(people))
}

fn draw(people: u8) -> Markup {
    let (sky, light) = SKIES[usize::from(people.clamp(1, 24)) - 1];
    html! {
        svg.scene viewBox="0 0 118 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            rect x="-60" y="-60" width="240" height="220" fill=(sky) {}
            (lights(people, light))
            path d="M-60 160V88L0 86l6-5 7 4 8-6 6 7 9-5 5 4 8-3 7 5 9-6 6 5 7-4 9 6 6-5 8 4 8-6 9 6 10-3 60 4V160z"
                fill="#1d1a16" opacity=".32" {}
            use href={ "#c" (people) } x="14" y="5" width="90" height="90" {}
        }
    }
}

fn lights(people: u8, light: &str) -> Markup {
    match people % 4 {
        0 | 1 => html! { path d=(rays()) fill=(light) opacity=".55" {} },
        2 => html! {
            g fill=(light) opacity=".3" {
                @for ring in 1..=4 { circle cx="59" cy="46" r=(ring * 19) {} }
            }
        },
        _ => html! { circle cx="88" cy="26" r="22" fill=(light) opacity=".8" {} },
    }
}

fn rays() -> String {
    let mut d = String::new();
    for ray in 0..14 {
        let edge = |part: f64| {
            let angle = 2. * PI * (f64::from(ray) + part) / 14.;
            (59. + 160. * angle.cos(), 46. + 160. * angle.sin())
        };
        let ((ax, ay), (bx, by)) = (edge(0.), edge(0.5));
        let _ = write!(d, "M59 46L{ax:.0} {ay:.0} {bx:.0} {by:.0}z");
    }
    d
}
