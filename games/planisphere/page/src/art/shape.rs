//! The shape of each player: disc, hexagon, shield, pentagon. So nobody has to tell players apart
//! by colour.

use maud::{Markup, html};
use tabletop::Seat;

/// The shapes, about 45 units from the middle of a token.
const SHAPES: [&str; 4] = [
    "M0-41A41 41 0 1 1-.1-41z",
    "M-22-39H22L45 0 22 39H-22L-45 0z",
    "M-38-38H38V22Q38 30 30 34L0 45-30 34Q-38 30-38 22z",
    "M0-45L40-16 27 39H-27L-40-16z",
];

/// The symbols `shape-1` to `shape-4`.
pub(super) fn symbols() -> Markup {
    html! {
        defs {
            @for (at, shape) in SHAPES.iter().enumerate() {
                path id={ "shape-" (at + 1) } d=(shape) {}
            }
        }
    }
}

/// A player's shape in its colour, with a number or the first letter of a word on it.
pub(crate) fn shape(seat: Seat, label: &str) -> Markup {
    html! {
        svg class={ "shape s" (seat.0 + 1) } viewBox="-48 -48 96 96" aria-hidden="true" {
            use href={ "#shape-" (seat.0 + 1) } {}
            @if !label.is_empty() { text y="20" { (label) } }
        }
    }
}

/// A unit on the overview.
pub(crate) fn dot(seat: Seat, (x, y): (f32, f32)) -> Markup {
    html! {
        use class={ "s" (seat.0 + 1) } href={ "#shape-" (seat.0 + 1) }
            transform={ "translate(" (x) " " (y) ") scale(.8)" } {}
    }
}
