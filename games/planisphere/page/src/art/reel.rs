//! The pictures of a newsreel: a pictogram, and the part of the world.

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
}
