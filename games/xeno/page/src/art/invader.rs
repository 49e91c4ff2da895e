//! An invasion card: claws around a number.

use maud::{Markup, html};
use tabletop::Seat;

/// A card with its strength as printed; the page says in words what that means.
pub(crate) fn invader(strength: &str) -> Markup {
    let (size, y) = if strength.chars().count() > 1 { (36, 101) } else { (58, 108) };
    html! {
        svg.icard viewBox="0 0 150 190" aria-hidden="true" {
            rect x="2" y="2" width="146" height="186" rx="11" fill="url(#x-claw)" stroke="#0a0416" stroke-width="3" {}
            path d="M6 40Q40 62 30 120Q64 70 52 2ZM70 2Q92 60 76 150Q112 90 104 2ZM122 2Q136 50 118 120Q146 90 148 30ZM12 186Q30 150 24 128Q52 150 44 188ZM96 188Q110 160 104 140Q130 160 124 188Z" fill="#b93fae" opacity=".5" {}
            path d="M14 60Q34 70 28 104Q46 76 42 20ZM80 10Q92 60 80 124Q100 84 98 6Z" fill="#e07bff" opacity=".45" {}
            circle cx="75" cy="88" r="45" fill="#120722" stroke="#d9ff6a" stroke-width="3.5" {}
            circle cx="75" cy="88" r="38" fill="none" stroke="#57d6b4" stroke-width="1.6" stroke-dasharray="3 6" {}
            text.might x="75" y=(y) text-anchor="middle" font-size=(size) { (strength) }
            @for x in [57, 75, 93] { path d={ "M" (x) " 152q5 10 2 24q8-10 5-25Z" } fill="#d9ff6a" {} }
        }
    }
}

/// An answer that is sealed, in the colour of its seat.
pub(crate) fn envelope(seat: Seat) -> Markup {
    html! {
        svg.envelope data-seat=(seat.0 + 1) viewBox="0 0 64 46" aria-hidden="true" {
            rect x="2" y="4" width="60" height="40" rx="4" fill="#f4ead0" stroke="#0b1424" stroke-width="2.5" {}
            path d="M3 6l29 22L61 6" fill="none" stroke="#0b1424" stroke-width="2.5" {}
            circle cx="32" cy="28" r="11" fill="var(--seat)" stroke="#0b1424" stroke-width="2" {}
        }
    }
}

/// An award token.
pub(crate) fn award() -> Markup {
    html! {
        svg viewBox="0 0 34 34" aria-hidden="true" {
            circle cx="17" cy="17" r="15.5" fill="#d9ff6a" stroke="#27400a" stroke-width="2" {}
            path d="M17 5l3.6 8 8.7.8-6.6 5.8 2 8.6-7.7-4.5-7.7 4.5 2-8.6L4.7 13.8l8.7-.8Z" fill="#27400a" {}
        }
    }
}
