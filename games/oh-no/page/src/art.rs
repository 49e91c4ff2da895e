//! The pictures of Oh no... INVASION!!!, drawn by code: eight colours with a sign each, three
//! species and their Shields, weapons, station tiles, the Matrice, the sky.
//!
//! Every picture is a `<symbol>` of one sprite that stands once in a page; `picture` shows one.
//! Invaliens have angular signs, Evaporaliens round ones and Sabotaliens signs like machine parts,
//! so that nobody needs to see colours.

use std::f64::consts::TAU;
use std::fmt::Write;
use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};

/// The dark line around everything; a page may darken it at night.
pub(crate) const INK: &str = "var(--pen, #16303a)";
const CREAM: &str = "#fff8e4";
const PEN: &str = r#"stroke="var(--pen, #16303a)" stroke-width="4" stroke-linejoin="round" stroke-linecap="round""#;

/// The nine colours of the cards: code, paint, sign.
const COLOURS: [(&str, &str, &str); 9] = [
    ("red", "#e2472f", "M50 10 92 84H8Z"),
    ("yellow", "#f6c52f", "M50 4 94 50 50 96 6 50Z"),
    ("green", "#6db04a", "M27 10H73L96 50 73 90H27L4 50Z"),
    ("silver", "#c9d3d6", "M50 6A44 44 0 1 1 49.9 6ZM50 29A21 21 0 1 0 50.1 29Z"),
    ("pink", "#f59ab8", "M50 4C66 34 84 46 84 64A34 34 0 0 1 16 64C16 46 34 34 50 4Z"),
    ("blue", "#4f93dc", "M66 8A44 44 0 1 0 92 66A36 36 0 1 1 66 8Z"),
    (
        "orange",
        "#f08a2b",
        "M40 4H60V17L70 21 79 12 93 26 84 35 88 44H96V60H86L82 68 91 77 77 91 68 82 60 86V96H40V86L32 82 23 91 9 77 18 68 14 60H4V44H14L18 33 9 24 23 10 32 19 40 16ZM50 37A14 14 0 1 0 50.1 37Z",
    ),
    ("mauve", "#a377d1", "M60 2 16 58H44L34 98 86 38H54Z"),
    (
        "black",
        "#2b2f36",
        "M50 2 60 34 90 18 70 46 98 56 66 62 74 94 50 72 26 94 34 62 2 56 30 46 10 18 40 34Z",
    ),
];

/// The paint of a colour.
pub(crate) fn fill(colour: &str) -> &'static str {
    COLOURS.iter().find(|it| it.0 == colour).map_or("#888", |it| it.1)
}

fn sign((_, fill, shape): (&str, &str, &str)) -> String {
    format!(
        r#"<path d="{shape}" fill="{fill}" stroke="{INK}" stroke-width="7" stroke-linejoin="round" fill-rule="evenodd"/>"#
    )
}

fn circle(x: f64, y: f64, r: f64, attributes: &str) -> String {
    format!(r#"<circle cx="{x:.1}" cy="{y:.1}" r="{r:.1}" {attributes}/>"#)
}

/// An eye that looks a little to the side.
fn eye(x: f64, y: f64, r: f64, (dx, dy): (f64, f64), pen: f64) -> String {
    let white = format!(r#"fill="{CREAM}" stroke="{INK}" stroke-width="{pen}""#);
    let pupil = format!(r#"fill="{INK}""#);
    circle(x, y, r, &white) + &circle(x + dx * r * 0.3, y + dy * r * 0.3, r * 0.42, &pupil)
}

fn eyes(x: f64, y: f64, r: f64, gap: f64, look: (f64, f64)) -> String {
    eye(x - gap, y, r, look, 3.4) + &eye(x + gap, y, r, look, 3.4)
}

/// A limb: a thick dark line with a thinner coloured one inside.
fn limb(path: &str, outer: u8, inner: u8, fill: &str) -> String {
    [(INK, outer), (fill, inner)]
        .map(|(paint, width)| {
            format!(
                r#"<path d="{path}" fill="none" stroke="{paint}" stroke-width="{width}" stroke-linecap="round"/>"#
            )
        })
        .concat()
}

/// An Invalien: an octopus in a hurry; horns tell the colours apart too.
fn octopus(colour: &str, fill: &str) -> String {
    let horns = match colour {
        "red" => format!(r#"<path d="M30 26 22 6 42 20ZM70 26 78 6 58 20Z" fill="{fill}" {PEN}/>"#),
        "yellow" => format!(r#"<path d="M50 18V4M44 6 50 2 56 6" fill="none" {PEN}/>"#),
        _ => format!(
            r#"<path d="M34 20C30 8 20 10 20 14M66 20C70 8 80 10 80 14" fill="none" {PEN}/>"#
        ),
    };
    let arms = limb(
        "M16 60C8 66 6 78 10 88M84 60C92 66 94 78 90 88M30 72C24 80 28 90 22 96M42 76C40 86 44 90 40 98M58 76C60 86 56 90 60 98M70 72C76 80 72 90 78 96",
        13,
        6,
        fill,
    );
    format!(
        r#"{horns}{arms}<path d="M14 54C10 22 30 14 50 14C70 14 90 22 86 54C86 70 78 76 50 78C22 76 14 70 14 54Z" fill="{fill}" {PEN}/><path d="M22 44C22 30 32 22 42 21" fill="none" stroke="{CREAM}" stroke-width="4" stroke-linecap="round"/>{}<path d="M38 66C46 62 54 62 62 66" fill="none" {PEN}/>"#,
        eyes(50., 46., 12., 15., (0.8, 0.8))
    )
}

/// An Evaporalien: a jellyfish that is not quite there.
fn jellyfish(colour: &str, fill: &str) -> String {
    let veil = match colour {
        "silver" => format!(r#"<path d="M20 44H80M24 34H76" stroke="{CREAM}" stroke-width="3"/>"#),
        "pink" => format!(
            r#"<g fill="{INK}"><circle cx="30" cy="30" r="3"/><circle cx="50" cy="22" r="3"/><circle cx="70" cy="30" r="3"/></g>"#
        ),
        _ => format!(
            r#"<path d="M32 36C34 26 40 22 46 20M68 36C66 26 60 22 54 20" fill="none" stroke="{INK}" stroke-width="3"/>"#
        ),
    };
    let threads = limb(
        "M24 56C18 70 30 76 24 94M41 58C35 72 47 78 41 98M59 58C65 72 53 78 59 98M76 56C82 70 70 76 76 94",
        9,
        4,
        fill,
    );
    format!(
        r#"{threads}<path d="M8 58C6 24 26 8 50 8C74 8 94 24 92 58C86 52 80 52 78 60C72 52 66 52 64 62C58 54 42 54 36 62C34 52 28 52 22 60C20 52 14 52 8 58Z" fill="{fill}" {PEN}/>{veil}{}<ellipse cx="50" cy="55" rx="4" ry="3" fill="{INK}"/>"#,
        eyes(50., 42., 9., 13., (-0.4, 0.9))
    )
}

/// A Sabotalien: a robot with a spanner (orange) or a plug (mauve).
fn robot(colour: &str, fill: &str) -> String {
    let [tool, head, chest] = if colour == "orange" { spanner() } else { plug() };
    format!(
        r#"{head}{tool}<path d="M22 62C10 64 8 74 10 82" fill="none" stroke="{INK}" stroke-width="6" stroke-linecap="round"/><path d="M78 64 86 60" stroke="{INK}" stroke-width="6" stroke-linecap="round"/><path d="M34 88V98M64 88V98M26 98H42M56 98H72" {PEN}/><path d="M24 20H74V52H24Z" fill="{fill}" {PEN}/><path d="M20 56H78L72 88H26Z" fill="{fill}" {PEN}/>{chest}{}<path d="M36 47H62" {PEN} stroke-dasharray="4 5"/>"#,
        eyes(49., 35., 9., 12., (0.5, -0.3))
    )
}

fn spanner() -> [String; 3] {
    [
        format!(
            r#"<path d="M84 58V30M78 16V28H90V16" fill="none" stroke="{INK}" stroke-width="7" stroke-linecap="round"/>"#
        ),
        format!(r#"<path d="M50 20V6" {PEN}/><circle cx="50" cy="7" r="5" fill="{CREAM}" {PEN}/>"#),
        format!(
            r#"<path d="M26 60 40 86M40 57 56 87M56 57 70 84" stroke="{INK}" stroke-width="2.5" opacity=".55"/>"#
        ),
    ]
}

fn plug() -> [String; 3] {
    [
        format!(
            r#"<path d="M84 60V40M76 24V38H92V24M80 24V14M88 24V14" fill="none" stroke="{INK}" stroke-width="5" stroke-linecap="round"/>"#
        ),
        format!(r#"<path d="M34 20 28 8M66 20 72 8" {PEN}/>"#),
        format!(
            r#"<g fill="{INK}"><circle cx="38" cy="72" r="4"/><circle cx="50" cy="72" r="4"/><circle cx="62" cy="72" r="4"/></g>"#
        ),
    ]
}

fn alien(colour: &str, fill: &str) -> String {
    match colour {
        "red" | "yellow" | "green" => octopus(colour, fill),
        "silver" | "pink" | "blue" => jellyfish(colour, fill),
        _ => robot(colour, fill),
    }
}

/// A Shield: a dome on feet that wears its colour's sign.
fn shield(colour: (&str, &str, &str)) -> String {
    format!(
        r#"<path d="M22 84V94M40 88V97M60 88V97M78 84V94" {PEN}/><path d="M6 84C4 34 26 10 50 10C74 10 96 34 94 84Z" fill="{}" {PEN}/><path d="M6 84C20 92 80 92 94 84" fill="none" {PEN}/><path d="M18 62C20 40 30 28 42 24" fill="none" stroke="{CREAM}" stroke-width="5" stroke-linecap="round"/><circle cx="50" cy="54" r="21" fill="{CREAM}" {PEN}/><g transform="translate(37 41) scale(.26)">{}</g>"#,
        colour.1,
        sign(colour)
    )
}

fn weapon(kind: &str, fill: &str) -> String {
    match kind {
        "cannon" => format!(
            r#"<path d="M10 62 62 26 78 46 30 82C18 90 2 74 10 62Z" fill="{fill}" {PEN}/><path d="M58 20 84 54M66 14 92 48" stroke="{INK}" stroke-width="8" stroke-linecap="round"/><circle cx="34" cy="74" r="16" fill="{CREAM}" {PEN}/><path d="M34 60V88M20 74H48" {PEN}/>"#
        ),
        "rocket" => format!(
            r#"<path d="M26 74C12 74 8 86 8 94C18 94 28 90 28 78M20 54 6 62 12 76 26 68ZM46 80 38 94 24 88 32 74Z" fill="{CREAM}" {PEN}/><path d="M22 70C26 40 52 12 90 10C90 48 60 74 30 78Z" fill="{fill}" {PEN}/><circle cx="60" cy="40" r="10" fill="{CREAM}" {PEN}/>"#
        ),
        _ => format!(
            r#"<circle cx="44" cy="60" r="33" fill="{fill}" {PEN}/><path d="M62 30 72 20 82 30 72 40Z" fill="{CREAM}" {PEN}/><path d="M78 24C84 12 92 18 94 8" fill="none" {PEN}/><path d="M94 8 98 2M94 8 100 10M94 8 88 4" {PEN}/><path d="M22 54C24 42 32 36 40 34" fill="none" stroke="{CREAM}" stroke-width="5" stroke-linecap="round"/>"#
        ),
    }
}

/// A station tile; tiles join left and right by a tube at mid height.
fn tile(kind: &str) -> String {
    let hull = match kind {
        "hub" => format!(
            r##"<path d="M50 16V4M42 6H58" {PEN}/><path d="M24 40C26 10 74 10 76 40Z" fill="#aee0dc" {PEN}/><path d="M34 36C36 24 42 20 48 19" fill="none" stroke="{CREAM}" stroke-width="4" stroke-linecap="round"/><path d="M2 56C6 34 94 34 98 56C94 80 6 80 2 56Z" fill="#fff4d8" {PEN}/><path d="M30 74 24 90H76L70 74" fill="#f0b429" {PEN}/>"##
        ),
        "catalyst" => format!(
            r##"<path d="M30 8H70M36 8V20H64V8" fill="#fff4d8" {PEN}/><path d="M20 36C20 22 80 22 80 36V76C80 90 20 90 20 76Z" fill="#f6d98b" {PEN}/><path d="M56 10 46 24H56L48 36" fill="none" {PEN}/>"##
        ),
        "modulomorph" => format!(
            r##"<path d="M16 60C8 34 34 34 32 18C44 6 58 20 62 22C84 12 92 34 84 46C98 62 84 84 66 82C52 98 34 90 32 80C20 82 16 72 16 60Z" fill="#b9dfae" {PEN}/>"##
        ),
        _ => format!(
            r##"<path d="M22 84V26C22 8 78 8 78 26V84Z" fill="#cfc4ec" {PEN}/><path d="M14 84H86V92H14Z" fill="#fff4d8" {PEN}/><path d="M34 14C40 22 60 22 66 14" fill="none" {PEN}/>"##
        ),
    };
    format!(
        r##"<path d="M0 56H100" stroke="{INK}" stroke-width="18"/><path d="M0 56H100" stroke="#dfe8e4" stroke-width="10"/>{hull}"##
    )
}

/// The Matrice, a beast of many eyes; `beaten` gives it crosses for eyes and a slack mouth.
fn beast(beaten: bool) -> String {
    const EYES: [(f64, f64, f64); 6] = [
        (70., 62., 15.),
        (104., 42., 11.),
        (140., 56., 19.),
        (176., 44., 10.),
        (188., 78., 13.),
        (48., 92., 9.),
    ];
    let look = |(x, y, r)| if beaten { crossed(x, y, r) } else { eye(x, y, r, (0.7, 1.2), 4.) };
    let mouth = if beaten { slack_mouth() } else { hungry_mouth() };
    let eyes: String = EYES.into_iter().map(look).collect();
    beast_body() + &mouth + &eyes
}

fn crossed(x: f64, y: f64, r: f64) -> String {
    let white = format!(r#"fill="{CREAM}" stroke="{INK}" stroke-width="4""#);
    let d = r * 0.5;
    let (l, right, t, b) = (x - d, x + d, y - d, y + d);
    circle(x, y, r, &white)
        + &format!(
            r#"<path d="M{l:.1} {t:.1}L{right:.1} {b:.1}M{right:.1} {t:.1}L{l:.1} {b:.1}" {PEN}/>"#
        )
}

fn beast_body() -> String {
    let feet = limb(
        "M22 150C2 160 2 176 14 184M44 162C30 172 32 184 40 188M200 162C214 172 212 184 204 188M218 150C238 160 238 176 226 184",
        15,
        7,
        "#7f5aa8",
    );
    format!(
        r##"{feet}<path d="M16 134C8 84 34 60 44 56C46 34 70 30 78 34C84 14 112 8 124 20C138 8 164 12 170 28C190 24 206 42 204 58C228 74 236 104 224 138C214 172 176 176 120 176C64 176 24 170 16 134Z" fill="#7f5aa8" stroke="{INK}" stroke-width="5"/><path d="M28 112C26 88 36 74 46 70" fill="none" stroke="#c7aee2" stroke-width="6" stroke-linecap="round"/><g fill="#69478f"><circle cx="206" cy="112" r="8"/><circle cx="194" cy="132" r="5"/><circle cx="40" cy="128" r="6"/></g>"##
    )
}

fn hungry_mouth() -> String {
    format!(
        r##"<path d="M62 112C84 102 156 102 178 112C192 142 172 162 120 162C68 162 48 142 62 112Z" fill="{INK}"/><path d="M66 112 76 128 86 108 98 124 108 106 120 122 132 106 142 124 154 108 164 128 174 112" fill="{CREAM}" stroke="{INK}" stroke-width="3" stroke-linejoin="round"/><path d="M84 152C96 138 144 138 156 152C140 164 100 164 84 152Z" fill="#c93a24"/>"##
    )
}

fn slack_mouth() -> String {
    format!(
        r##"<path d="M70 140C92 116 148 116 170 140" fill="none" stroke="{INK}" stroke-width="8" stroke-linecap="round"/><path d="M130 124C134 150 158 152 160 132" fill="#c93a24" {PEN}/>"##
    )
}

/// The burst of a kamikaze; an alien is drawn on it.
fn burst() -> String {
    format!(
        r##"<path d="M60 10 118 40M40 44 106 62M196 40 240 10M206 62 262 44M90 -10 128 26M176 26 212 -10" stroke="#f6c52f" stroke-width="7" stroke-linecap="round"/><path d="M151 4 172 30 208 16 204 52 244 58 218 84 242 114 204 112 196 146 166 124 138 150 122 118 84 128 94 94 58 80 90 62 78 28 114 36Z" fill="#f6c52f" stroke="{INK}" stroke-width="5" stroke-linejoin="round"/>"##
    )
}

/// A few cards in a fan, to stand beside the size of a hand.
fn fan() -> String {
    ["rotate(-14 6 10)", "", "rotate(14 16 10)"]
        .into_iter()
        .zip([(2, 4), (7, 3), (12, 4)])
        .map(|(turn, (x, y))| {
            format!(r#"<rect x="{x}" y="{y}" width="8" height="12" rx="1.5" fill="var(--surface, #fff)" stroke="currentColor" stroke-width="1.8" transform="{turn}"/>"#)
        })
        .collect()
}

fn symbol(out: &mut String, id: &str, view_box: &str, drawing: &str) {
    let _ = write!(out, r#"<symbol id="{id}" viewBox="{view_box}">{drawing}</symbol>"#);
}

fn symbols() -> String {
    const SQUARE: &str = "0 0 100 100";
    let mut out = String::new();
    for colour @ (name, fill, _) in COLOURS {
        symbol(&mut out, &format!("s-{name}"), "-4 -4 108 108", &sign(colour));
        for kind in ["cannon", "rocket", "bomb"] {
            symbol(&mut out, &format!("w-{kind}-{name}"), SQUARE, &weapon(kind, fill));
        }
        if name != "black" {
            symbol(&mut out, &format!("a-{name}"), SQUARE, &alien(name, fill));
            symbol(&mut out, &format!("b-{name}"), SQUARE, &shield(colour));
        }
    }
    for kind in ["hub", "catalyst", "modulomorph", "teleporter"] {
        symbol(&mut out, &format!("m-{kind}"), SQUARE, &tile(kind));
    }
    symbol(&mut out, "beast", "0 0 240 190", &beast(false));
    symbol(&mut out, "beast-beaten", "0 0 240 190", &beast(true));
    symbol(&mut out, "burst", "0 -14 300 166", &burst());
    symbol(&mut out, "fan", "0 0 22 18", &fan());
    out
}

static SYMBOLS: LazyLock<String> = LazyLock::new(symbols);

/// The sprite of all pictures. It stands outside the part of the page that is replaced, so that it
/// is sent once.
pub(crate) fn sprite() -> Markup {
    html! { svg.sprite width="0" height="0" aria-hidden="true" { (PreEscaped(SYMBOLS.as_str())) } }
}

/// Shows the picture `id` of the sprite, a square of 100.
pub(crate) fn picture(id: &str, class: &str) -> Markup {
    html! { svg class=(class) viewBox="0 0 100 100" aria-hidden="true" { use href={ "#" (id) } {} } }
}

/// The sky behind the table: rays from the Matrice and little atomic stars.
pub(crate) fn sky() -> Markup {
    static DRAWN: LazyLock<String> = LazyLock::new(|| draw_sky().into_string());
    PreEscaped(DRAWN.clone())
}

fn draw_sky() -> Markup {
    const STARS: [(f64, f64, f64); 6] = [
        (60., 70., 20.),
        (1080., 90., 26.),
        (90., 640., 24.),
        (1050., 650., 16.),
        (330., 40., 10.),
        (800., 30., 12.),
    ];
    html! {
        svg.sky viewBox="0 0 1140 760" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            path d=(rays((570., 300.), 22, 900.)) fill="var(--ray)" {}
            g opacity=".8" { @for (x, y, r) in STARS { (star(x, y, r)) } }
        }
    }
}

fn rays((x, y): (f64, f64), count: u32, length: f64) -> String {
    let at = |turn: f64| {
        let angle = TAU * turn / f64::from(count);
        format!("{:.1} {:.1}", x + length * angle.cos(), y + length * angle.sin())
    };
    (0..count)
        .map(f64::from)
        .map(|ray| format!("M{x} {y}L{}L{}Z", at(ray), at(ray + 0.5)))
        .collect()
}

fn star(x: f64, y: f64, r: f64) -> Markup {
    let spike = |i: u32| {
        let (angle, r) = (TAU * f64::from(i) / 8., if i.is_multiple_of(2) { r } else { r * 0.62 });
        format!("M{x} {y}L{:.1} {:.1}", x + r * angle.cos(), y + r * angle.sin())
    };
    let spikes: String = (0..8).map(spike).collect();
    html! {
        path d=(spikes) stroke="var(--line)" stroke-width="2" stroke-linecap="round" {}
        circle cx=(x) cy=(y) r=(format!("{:.1}", r * 0.16)) fill="var(--line)" {}
    }
}
