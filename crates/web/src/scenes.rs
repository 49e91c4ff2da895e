//! Small pictures for the pages of the site, in the inks of the posters.

pub(crate) use frame::art::saucers::{CORAL, CREAM, INK};

use frame::art::letters::{Align, Layer, Lettering};
use frame::art::poster::{atom, rays};
use frame::art::saucers::{self, AQUA, MINT};
use maud::{Markup, html};

/// A bright sky behind a title, 800 by 150.
pub(crate) fn sky() -> Markup {
    html! {
        rect width="800" height="150" fill=(AQUA) {}
        (rays((400.0, 190.0), 21, 520.0, MINT))
        (atom(168.0, 22.0, 10.0, CREAM))
        (atom(676.0, 26.0, 11.0, INK))
        (atom(24.0, 116.0, 13.0, INK))
    }
}

/// A flying saucer with its beam.
pub(crate) fn saucer_at(x: f64, y: f64, scale: f64, tilt: f64) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ") rotate(" (tilt) ") scale(" (scale) ")" } {
            path d="M-9 6L-26 64H26L9 6Z" fill=(CREAM) {}
            (saucers::saucer(CORAL))
        }
    }
}

/// The little green one who looks on.
pub(crate) fn watcher_at(x: f64, y: f64) -> Markup {
    html! { g transform={ "translate(" (x) " " (y) ")" } { (saucers::watcher()) } }
}

/// An open book with empty pages, and somebody who finds that funny. 240 by 150.
pub(crate) fn blank_page() -> Markup {
    html! {
        g stroke=(INK) stroke-width="4" stroke-linejoin="round" fill=(CREAM) {
            path d="M120 62C96 44 52 42 22 52V136C52 126 96 128 120 144Z" {}
            path d="M120 62C144 44 188 42 218 52V136C188 126 144 128 120 144Z" {}
        }
        path d="M40 72C62 66 88 68 104 76M40 90C62 84 88 86 104 94M40 108C62 102 88 104 104 112\
                M136 76C152 68 178 66 200 72M136 94C152 86 178 84 200 90M136 112C152 104 178 102 200 108"
            stroke=(AQUA) stroke-width="3" fill="none" stroke-linecap="round" {}
        (watcher_at(182.0, 30.0))
    }
}

/// A number being carried off by a saucer, 320 by 220.
pub(crate) fn carried_off(number: &str) -> Markup {
    let words = Lettering::new(number, 160.0, 128.0, 54.0).gap(4.6).align(Align::Middle);
    let words = words.dancing(0.9, 8.0).round();
    let layers =
        [Layer::shifted(INK, 24.0, 2.0, 5.0), Layer::new(CREAM, 18.0), Layer::new(CORAL, 12.0)];
    html! {
        rect width="320" height="220" fill=(AQUA) {}
        (rays((160.0, 60.0), 15, 330.0, MINT))
        (atom(36.0, 48.0, 12.0, INK))
        (atom(286.0, 92.0, 10.0, CREAM))
        path d="M136 60L70 220H250L184 60Z" fill=(CREAM) opacity=".85" {}
        g transform="translate(160 50) rotate(-5) scale(1.7)" { (saucers::saucer(CORAL)) }
        (words.draw(&layers))
        (watcher_at(280.0, 182.0))
    }
}
