//! What posters are made of: one picture for each game, 300 by 440, with flat inks as in cheap
//! print.

use std::f64::consts::TAU;
use std::fmt::Write;

use maud::{Markup, html};

/// A picture as a file of its own.
pub fn document(inks: &Markup) -> String {
    let svg = html! { svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 440" { (inks) } };
    svg.into_string()
}

/// `n` rays of light from one point.
pub fn rays((cx, cy): (f64, f64), n: u32, length: f64, colour: &str) -> Markup {
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

/// The small star of the atomic age.
pub fn atom(cx: f64, cy: f64, radius: f64, colour: &str) -> Markup {
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
