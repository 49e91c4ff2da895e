//! Oh no... INVASION!!!: a cartoon alarm of the 1950s.

use std::sync::LazyLock;

use frame::art::letters::{Align, Layer, Lettering};
use frame::art::poster::{atom, document, rays};
use frame::art::saucers::{AQUA, CORAL, CREAM, INK, MINT, saucer, watcher};
use maud::{Markup, html};

const MUSTARD: &str = "#f0b429";
const SKIN: &str = "#f3bd8c";

/// The poster, drawn at the first call and then kept.
pub(crate) fn svg() -> &'static str {
    static DRAWN: LazyLock<String> = LazyLock::new(|| document(&paint()));
    &DRAWN
}

fn paint() -> Markup {
    html! {
        rect width="300" height="440" fill=(AQUA) {}
        (rays((150.0, 236.0), 15, 420.0, MINT))
        (atom(36.0, 126.0, 15.0, INK))
        (atom(244.0, 168.0, 10.0, CREAM))
        (atom(26.0, 300.0, 10.0, CREAM))
        (atom(276.0, 262.0, 14.0, INK))
        g transform="translate(62 60) rotate(-12) scale(.8)" {
            path d="M-9 6L-26 64H26L9 6Z" fill=(CREAM) {}
            (saucer(CORAL))
        }
        g transform="translate(258 118) rotate(10) scale(.5)" { (saucer(MUSTARD)) }
        (balloon())
        (man())
        g transform="translate(254 330)" { (watcher()) }
        (title())
    }
}

fn balloon() -> Markup {
    let words = Lettering::new("OH NO...", 193.0, 40.0, 27.0).width(156.0).gap(4.4);
    let words = words.align(Align::Middle).dancing(0.35, 3.0).round();
    html! {
        path d="M112 22H274C284 22 290 30 290 40V68C290 78 284 86 274 86H206L186 116L184 86H112\
                C102 86 96 78 96 68V40C96 30 102 22 112 22Z"
            fill=(CREAM) stroke=(INK) stroke-width="4" stroke-linejoin="round" {}
        (words.draw(&[Layer::new(INK, 9.5)]))
    }
}

/// The man. His colours lie a little beside the ink, as in cheap print.
fn man() -> Markup {
    html! {
        (suit())
        (head())
        @for x in [123, 177] { (eye(x)) }
        path d="M149 203H151" stroke=(INK) stroke-width="5" {}
        path d="M146 230C143 238 146 242 152 242" fill="none" stroke=(INK) stroke-width="3.5"
            stroke-linecap="round" {}
        (mouth())
        (hand())
        g transform="matrix(-1 0 0 1 300 0)" { (hand()) }
    }
}

fn suit() -> Markup {
    html! {
        path d="M62 400C66 352 104 338 128 332H172C196 338 234 352 238 400V440H62Z"
            fill="#31566b" {}
        g stroke=(INK) stroke-width="4" stroke-linejoin="round" {
            path d="M58 440C60 356 102 336 126 330L150 372L174 330C198 336 240 356 242 440"
                fill="none" {}
            path d="M126 330L150 372L174 330Z" fill=(CREAM) {}
        }
    }
}

fn head() -> Markup {
    html! {
        path d="M94 212C94 158 118 138 153 138C188 138 212 160 211 214C210 276 196 338 152 338\
                C108 338 95 276 94 212Z" fill=(SKIN) {}
        path d="M90 208C90 152 116 132 150 132C184 132 210 152 210 208C210 274 192 334 150 334\
                C108 334 90 274 90 208Z" fill="none" stroke=(INK) stroke-width="4" {}
        path d="M118 140C112 122 116 110 122 100C124 112 128 116 134 120C134 106 140 94 152 84\
                C150 98 156 108 164 114C168 106 176 102 184 102C176 112 178 126 182 138"
            fill=(INK) {}
        path d="M104 172C112 158 124 156 134 162M166 162C176 156 188 158 196 172"
            fill="none" stroke=(INK) stroke-width="5" stroke-linecap="round" {}
    }
}

fn eye(x: i32) -> Markup {
    html! {
        circle cx=(x) cy="203" r="26" fill=(CREAM) stroke=(INK) stroke-width="5" {}
        g transform={ "translate(" (x) " 200) rotate(-8) scale(.42)" } { (saucer(CORAL)) }
        circle cx=(x) cy="214" r="3.4" fill=(INK) {}
    }
}

fn mouth() -> Markup {
    html! {
        path d="M150 252C170 252 180 268 178 290C176 312 166 322 150 322C134 322 124 312 122 290\
                C120 268 130 252 150 252Z" fill=(INK) {}
        path d="M128 304C134 292 166 292 172 304C168 317 160 321 150 321C140 321 132 317 128 304Z"
            fill=(CORAL) {}
        path d="M132 262C142 256 158 256 168 262L165 270H135Z" fill=(CREAM) {}
    }
}

fn hand() -> Markup {
    html! {
        path d="M60 400L76 300C70 280 72 262 78 246C82 238 90 240 89 250L92 236C94 226 104 228 103 240\
                L104 234C108 226 116 230 114 240L113 262C113 286 106 300 100 308L94 396Z"
            fill=(SKIN) stroke=(INK) stroke-width="4" stroke-linejoin="round" {}
        path d="M89 250L88 272M103 240L101 268" stroke=(INK) stroke-width="3"
            stroke-linecap="round" {}
    }
}

fn title() -> Markup {
    let words = Lettering::new("INVASION!!!", 150.0, 384.0, 38.0).width(246.0).gap(4.3);
    let words = words.align(Align::Middle).dancing(0.45, 4.0).round().warp(wave);
    html! {
        path d="M-6 366L306 346V446H-6Z" fill=(MUSTARD) stroke=(INK) stroke-width="4" {}
        (words.draw(&[
            Layer::shifted(INK, 25.0, 2.0, 4.0),
            Layer::new(CREAM, 19.0),
            Layer::new(CORAL, 12.5),
        ]))
    }
}

/// Moves points so that lettering climbs and is not quite straight.
fn wave(across: f64, _down: f64) -> (f64, f64) {
    (0.0, 4.0 * (across * 9.0).sin() - 20.0 * across)
}
