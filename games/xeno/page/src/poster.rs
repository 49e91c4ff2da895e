//! Race for the Galaxy: Xeno Invasion: a page of a star atlas, and three claws that tear it.

use std::f64::consts::TAU;
use std::fmt::Write;
use std::sync::LazyLock;

use frame::art::letters::{Align, Layer, Lettering};
use frame::art::poster::{atom, document};
use maud::{Markup, html};

const NIGHT: &str = "#0b1428";
const CHART: &str = "#2b4272";
const GOLD: &str = "#f3d27a";
const IVORY: &str = "#f4f1e6";
const CLAW: &str = "#d957c4";
const DEEP: &str = "#2b1048";

/// Where the lines of the atlas meet.
const POLE: (f64, f64) = (186.0, 470.0);

/// The poster, drawn at the first call and then kept.
pub(crate) fn svg() -> &'static str {
    static DRAWN: LazyLock<String> = LazyLock::new(|| document(&paint()));
    &DRAWN
}

fn paint() -> Markup {
    html! {
        defs {
            linearGradient #night x2=".2" y2="1" {
                stop offset="0" stop-color=(NIGHT) {}
                stop offset=".65" stop-color="#1d2f63" {}
                stop offset="1" stop-color="#5b3a7d" {}
            }
            clipPath #ball { circle cx="96" cy="330" r="118" {} }
        }
        rect width="300" height="440" fill="url(#night)" {}
        (chart())
        (stars())
        (world())
        (claws())
        (fleet())
        (title())
    }
}

/// Circles and lines around the pole.
fn chart() -> Markup {
    let (x, y) = POLE;
    let mut rays = String::new();
    for ray in 0..30 {
        let angle = TAU * f64::from(ray) / 60.0;
        let _ =
            write!(rays, "M{x} {y}L{:.0} {:.0}", x - 520.0 * angle.cos(), y - 520.0 * angle.sin());
    }
    html! {
        g stroke=(CHART) fill="none" opacity=".8" {
            @for r in [140, 220, 300, 380, 460] { circle cx=(x) cy=(y) r=(r) {} }
            path d=(rays) stroke-width=".7" {}
        }
    }
}

/// A constellation in gold, and dust.
fn stars() -> Markup {
    let bright = [(38, 60), (92, 34), (128, 88), (84, 128), (40, 174), (150, 160)];
    let mut lines = String::new();
    for (at, (x, y)) in bright.iter().enumerate() {
        let _ = write!(lines, "{}{x} {y}", if at == 0 { "M" } else { "L" });
    }
    html! {
        @for i in 0..70u32 {
            circle cx=(i * 89 % 300) cy=((i * i * 31 + i * 47) % 330) r=(["0.6", "1", "1.5"][i as usize % 3]) fill=(IVORY) opacity=".8" {}
        }
        path d=(lines) stroke=(GOLD) stroke-width="1" stroke-dasharray="2 4" fill="none" {}
        @for (x, y) in bright { (atom(f64::from(x), f64::from(y), 7.0, GOLD)) }
    }
}

/// The planet that everybody wants, with a ring.
fn world() -> Markup {
    let bands = [
        (236, 20, "#f6cf8b"),
        (268, 26, "#c96f4a"),
        (312, 18, "#f3d9a0"),
        (344, 30, "#b4553e"),
        (392, 40, "#f0b46a"),
    ];
    html! {
        g clip-path="url(#ball)" {
            circle cx="96" cy="330" r="118" fill="#e89a58" {}
            @for (y, height, paint) in bands {
                path d={ "M-30 " (y) "q60 -14 120 0t140 -4v" (height) "q-70 10 -130 2t-130 4Z" } fill=(paint) {}
            }
            path d="M-30 200h270v260h-270ZM150 180a118 118 0 0 0 -200 96v-96Z" fill=(NIGHT) opacity="0" {}
            circle cx="58" cy="292" r="136" fill="none" stroke=(NIGHT) stroke-width="60" opacity=".34" {}
        }
        path d="M-14 292A118 118 0 0 1 110 213" stroke="#fff0c8" stroke-width="3" fill="none" stroke-linecap="round" {}
        g fill="none" transform="rotate(-18 96 330)" {
            path d="M-74 330A170 40 0 0 0 266 330" stroke=(GOLD) stroke-width="9" opacity=".85" {}
            path d="M-92 330A188 50 0 0 0 284 330" stroke=(IVORY) stroke-width="3" opacity=".7" {}
        }
    }
}

/// Three claws through the page, and the light behind it.
fn claws() -> Markup {
    let claw = |x: i32, length: i32| {
        format!(
            "M{x} -10Q{} {} {} {length}Q{} {} {} -10Z",
            x + 34,
            length / 3,
            x - 14,
            x + 62,
            length / 2,
            x + 40
        )
    };
    html! {
        g stroke=(DEEP) stroke-width="7" stroke-linejoin="round" fill=(CLAW) {
            @for (x, length) in [(132, 214), (192, 270), (250, 208)] { path d=(claw(x, length)) {} }
        }
        g fill="#ffb3ee" opacity=".75" {
            @for (x, length) in [(142, 150), (203, 196), (260, 146)] {
                path d={ "M" (x) " -10Q" (x + 26) " " (length / 3) " " (x - 2) " " (length) "Q" (x + 34) " " (length / 2) " " (x + 12) " -10Z" } {}
            }
        }
        g fill="#d9ff6a" stroke=(DEEP) stroke-width="3" {
            @for (x, y) in [(166, 36), (228, 44), (280, 34)] {
                ellipse cx=(x) cy=(y) rx="9" ry="6" {}
            }
        }
        g fill=(DEEP) { @for (x, y) in [(166, 36), (228, 44), (280, 34)] { circle cx=(x) cy=(y) r="3" {} } }
    }
}

/// The ships of the defenders.
fn fleet() -> Markup {
    html! {
        @for (x, y, scale) in [(214, 300, "1.3"), (256, 262, "0.9"), (262, 336, "0.8")] {
            g transform={ "translate(" (x) " " (y) ") rotate(28) scale(" (scale) ")" } {
                path d="M0 -24L7 -2L20 10V16L5 12L4 20H-4L-5 12L-20 16V10L-7 -2Z" fill=(IVORY)
                    stroke=(NIGHT) stroke-width="2" stroke-linejoin="round" {}
                path d="M-3 22H3L0 44Z" fill="#7fd6ff" {}
                circle cy="-6" r="3" fill="#b01e2c" {}
            }
        }
    }
}

fn title() -> Markup {
    let line = |text: &'static str, y: f64, size: f64, width: f64| {
        Lettering::new(text, 150.0, y, size).width(width).gap(4.3).align(Align::Middle)
    };
    let layers = [Layer::shifted("#050a18", 17.0, 2.0, 3.0), Layer::new(IVORY, 8.0)];
    html! {
        path d="M0 378H300V440H0Z" fill=(NIGHT) opacity=".55" {}
        (line("XENO", 362.0, 32.0, 150.0).draw(&[Layer::shifted("#050a18", 17.0, 2.0, 3.0), Layer::new(CLAW, 9.0)]))
        (line("INVASION", 402.0, 28.0, 250.0).draw(&layers))
    }
}
