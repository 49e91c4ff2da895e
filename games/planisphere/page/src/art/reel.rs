//! The pictures of a newsreel: the number as in a film's countdown, the part of the world, a
//! pictogram.

use std::f64::consts::TAU;
use std::fmt::Write;

use maud::{Markup, PreEscaped, html};

/// One line for each event, 120 by 80; the classes `y r b g k` are inks, `l` is a line.
const PICTOGRAMS: &str = include_str!("pictograms.txt");

/// The pictogram of an event, by its number from 1 to 100.
pub(crate) fn pictogram(number: u8) -> Markup {
    let drawing = PICTOGRAMS.lines().nth(usize::from(number).wrapping_sub(1)).unwrap_or_default();
    html! {
        svg.pic viewBox="-4 -4 128 88" aria-hidden="true" { (PreEscaped(drawing)) }
    }
}

/// The number of an event, as films count down before they begin.
pub(crate) fn leader(number: u8) -> Markup {
    html! {
        svg.leader viewBox="0 0 100 100" aria-hidden="true" {
            rect width="100" height="100" {}
            path.sweep d=(sweep(number)) {}
            path.cross d="M50 0V100M0 50H100M50 6a44 44 0 1 0 .1 0M50 13a37 37 0 1 0 .1 0" {}
            text x="50" y="66" { (format!("{number:02}")) }
        }
    }
}

fn sweep(number: u8) -> String {
    let part = f64::from(number % 100) / 100.;
    let (sin, cos) = (TAU * (part - 0.25)).sin_cos();
    let far = u8::from(part > 0.5);
    format!("M50 50V6A44 44 0 {far} 1 {:.1} {:.1}z", 50. + 44. * cos, 50. + 44. * sin)
}

/// A small map of the squares where an event holds, as pairs of latitude and longitude.
pub(crate) fn place(squares: impl Iterator<Item = (u8, u8)>) -> Markup {
    let mut d = String::new();
    for (latitude, longitude) in squares {
        let (x, y) = ((u32::from(longitude) - 1) * 100, (u32::from(latitude) - 1) * 100);
        let _ = write!(d, "M{x} {y}h100v100h-100z");
    }
    html! {
        @if !d.is_empty() {
            svg.where viewBox="0 0 2000 1000" aria-hidden="true" {
                use href="#coast" {} path d=(d) {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_event_has_a_pictogram_of_its_own() {
        let lines: std::collections::BTreeSet<&str> = PICTOGRAMS.lines().collect();
        assert_eq!(lines.len(), 100);
        assert_eq!(PICTOGRAMS.lines().count(), 100);
        assert!(pictogram(100).into_string().contains("<path"));
    }

    #[test]
    fn the_leader_sweeps_past_the_half() {
        assert_eq!(sweep(25), "M50 50V6A44 44 0 0 1 94.0 50.0z");
        assert_eq!(sweep(75), "M50 50V6A44 44 0 1 1 6.0 50.0z");
    }
}
