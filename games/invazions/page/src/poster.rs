//! INVAZIONS: the last lit window of the street, and hazard tape between it and the hands.

use std::sync::LazyLock;

use frame::art::letters::{Align, Layer, Lettering};
use frame::art::poster::document;
use maud::{Markup, PreEscaped, html};

use crate::art::{HALF, portrait};

const NIGHT: &str = "#12170f";
const TAPE: &str = "#f6c531";
const BLACK: &str = "#16150f";
const BLOOD: &str = "#c21f1c";
const PAPER: &str = "#f3e9cf";

/// The poster, drawn at the first call and then kept.
pub(crate) fn svg() -> &'static str {
    static DRAWN: LazyLock<String> = LazyLock::new(|| document(&paint()));
    &DRAWN
}

fn paint() -> Markup {
    html! {
        defs { (PreEscaped(HALF)) }
        rect width="300" height="440" fill=(NIGHT) {}
        path d="M0 250H300V440H0Z" fill="#1d2716" {}
        (house())
        (window())
        (tape("translate(-20 268) rotate(-4)"))
        (crowd())
        (title())
    }
}

/// The building, dark except for one window, and the sky behind it.
fn house() -> Markup {
    html! {
        circle cx="238" cy="70" r="40" fill="#3c4a2a" {}
        circle cx="238" cy="70" r="26" fill="#c4d08a" {}
        path d="M34 300V96H96V70H204V96H266V300Z" fill="#2b2a21" stroke=(BLACK) stroke-width="5"
            stroke-linejoin="round" {}
        path d="M34 96H266M34 170H266M34 238H266" stroke=(BLACK) stroke-width="4" {}
        g fill="#1a1912" {
            path d="M50 112H84V154H50ZM216 112H250V154H216ZM50 184H84V226H50ZM216 184H250V226H216Z" {}
        }
        path d="M150 70V30M138 40H162M142 52H158" stroke="#8d8a80" stroke-width="4" {}
        path d="M150 30L146 24H154Z" fill=(BLOOD) {}
    }
}

/// Those inside: a guard, a cook, and whoever else is left.
fn window() -> Markup {
    let inside = [("guard", 100, 152), ("cook", 152, 152), ("soldier", 126, 146)];
    html! {
        path d="M98 118H202V236H98Z" fill="#ffe9a8" {}
        path d="M98 118H202L260 300H40Z" fill="#ffe9a8" opacity=".12" {}
        @for (name, x, y) in inside {
            svg x=(x) y=(y) width="50" height="84" viewBox="10 0 100 120"
                preserveAspectRatio="xMidYMin slice" { (PreEscaped(portrait(name))) }
        }
        path d="M98 118H202V236H98ZM150 118V236" fill="none" stroke=(BLACK) stroke-width="6" {}
        g stroke="#2a1a0c" stroke-width="3" {
            path d="M84 214L214 200L216 218L86 232Z" fill="#a8743c" {}
            path d="M86 236L218 228L216 246L88 250Z" fill="#8a5a2c" {}
        }
    }
}

fn tape(at: &str) -> Markup {
    let stripes: String = (0..14)
        .map(|i| format!("M{} 0H{}L{} 26H{}Z", i * 28, i * 28 + 14, i * 28, i * 28 - 14))
        .collect();
    html! {
        g transform=(at) {
            rect x="-20" width="400" height="26" fill=(TAPE) {}
            path d=(stripes) fill=(BLACK) {}
        }
    }
}

fn crowd() -> Markup {
    let outside = [
        ("tracker", -8, 262),
        ("ishtar", 196, 258),
        ("member", 46, 286),
        ("whistler", 150, 282),
        ("ogre", 94, 268),
    ];
    html! {
        @for (name, x, y) in outside {
            svg x=(x) y=(y) width="112" height="112" viewBox="0 0 120 120" {
                (PreEscaped(portrait(name)))
            }
        }
        path d="M0 372H300V440H0Z" fill=(BLACK) {}
    }
}

fn title() -> Markup {
    let words = Lettering::new("INVAZIONS", 150.0, 386.0, 38.0).width(262.0).gap(4.3);
    let words = words.align(Align::Middle);
    html! {
        (words.draw(&[Layer::shifted(BLOOD, 15.0, 2.0, 3.0), Layer::new(PAPER, 9.0)]))
    }
}
