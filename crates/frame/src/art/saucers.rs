//! Flying saucers, and the little green one who watches them. They are from the poster of Oh no...
//! INVASION!!!; the pages of the site show them too.

use maud::{Markup, html};

pub const INK: &str = "#16303a";
pub const CREAM: &str = "#fff4d8";
pub const CORAL: &str = "#e2472f";
pub const AQUA: &str = "#7fcbc0";
pub const MINT: &str = "#a5ddd2";

/// A flying saucer.
pub fn saucer(hull: &str) -> Markup {
    html! {
        path d="M-15 -3C-15 -20 15 -20 15 -3" fill=(CREAM) stroke=(INK) stroke-width="3" {}
        ellipse cx="0" cy="2" rx="34" ry="9" fill=(hull) stroke=(INK) stroke-width="3" {}
        path d="M-30 3C-14 9 14 9 30 3" fill="none" stroke=(INK) stroke-width="2" {}
        g fill=(INK) {
            circle cx="-17" cy="1" r="2.4" {}
            circle cx="0" cy="3" r="2.4" {}
            circle cx="17" cy="1" r="2.4" {}
        }
    }
}

/// The little green one.
pub fn watcher() -> Markup {
    html! {
        g stroke=(INK) stroke-width="3" stroke-linecap="round"
            stroke-linejoin="round" {
            path d="M-27 25C-28 32 -34 34 -30 44M-12 27C-14 38 -18 40 -14 50M4 27C4 40 0 44 6 52\
                    M16 26C18 36 18 42 24 48M29 26C31 32 28 36 32 42"
                fill="none" stroke-width="4" {}
            path d="M-26 20C-30 -22 26 -30 28 8C28 14 28 20 29 26C24 22 20 22 16 26C12 30 8 30 4 27\
                    C-2 24 -8 24 -12 27C-17 30 -22 28 -27 25Z"
                fill="#79b04a" stroke-width="4" {}
            circle cx="-6" cy="0" r="9" fill=(CREAM) {}
            circle cx="13" cy="-3" r="9" fill=(CREAM) {}
            g fill=(INK) stroke="none" {
                circle cx="-9" cy="1" r="3.6" {}
                circle cx="10" cy="-2" r="3.6" {}
            }
            path d="M-4 16C2 19 8 18 14 13" fill="none" {}
        }
    }
}
