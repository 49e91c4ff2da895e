//! Drawings as text, printed in a few flat inks, one line for each shape.
//!
//! ```text
//! [vanguard] rays teal       a name, and what is printed behind it
//! wine M36 130C38 98 ...     a shape filled with an ink, with the usual outline
//! cream+2.5 o 74 58 5        with an outline of 2.5; `o` a circle, `e` an ellipse, `r` a rectangle
//! ink~ M50 40H110V58H50Z     without an outline
//! -red 2 M92 49H108          a line, 2 wide
//! dots M100 16C124 ...       halftone; `dots2` is coarser
//! ( rotate(34)               a group that is moved, up to `)`
//! ```

use std::f64::consts::TAU;
use std::fmt::Write;

/// The inks by name.
const INKS: &[(&str, &str)] = &[
    ("ink", "#211711"),
    ("cream", "#fff6dc"),
    ("paper", "#f6e7c1"),
    ("white", "#fffdf5"),
    ("silver", "#dfe5e8"),
    ("steel", "#aeb8bd"),
    ("iron", "#7d8890"),
    ("lead", "#59636b"),
    ("red", "#c9281c"),
    ("wine", "#8f1d15"),
    ("orange", "#e8743b"),
    ("flame", "#f6bf26"),
    ("gold", "#f4b92a"),
    ("amber", "#d9a441"),
    ("sand", "#caa36a"),
    ("skin", "#f0c79b"),
    ("tan", "#d19a66"),
    ("bronze", "#a8672f"),
    ("rust", "#8a4b2a"),
    ("brown", "#7a4a22"),
    ("cocoa", "#3d2314"),
    ("green", "#6fa24a"),
    ("moss", "#3f6b35"),
    ("teal", "#1f7f86"),
    ("sky", "#8fd3c8"),
    ("azure", "#7fb4dd"),
    ("blue", "#2766b1"),
    ("slate", "#3d5a91"),
    ("navy", "#27406e"),
    ("violet", "#7b5aa6"),
    ("lilac", "#b99ae0"),
    ("plum", "#2f2338"),
    ("magenta", "#b5457a"),
    ("pink", "#de6f97"),
];

/// The colour of an ink.
///
/// # Panics
///
/// If there is no such ink. The drawings are our own, and a test prints them all.
pub(super) fn ink(name: &str) -> &'static str {
    let found = INKS.iter().find(|it| it.0 == name);
    found.unwrap_or_else(|| panic!("no ink is called {name:?}")).1
}

/// A drawing of a sheet, printed as SVG.
pub(super) struct Print<'a> {
    pub(super) name: &'a str,
    pub(super) svg: String,
}

/// Every drawing of a sheet.
pub(super) fn prints(sheet: &str) -> Vec<Print<'_>> {
    let lines = sheet.lines().map(str::trim).filter(|it| !it.is_empty() && !it.starts_with('#'));
    let mut prints: Vec<Print<'_>> = Vec::new();
    for line in lines {
        if let Some(heading) = line.strip_prefix('[') {
            let (name, ground) = heading.split_once(']').expect("a name ends with a bracket");
            prints.push(Print { name, svg: background(ground.trim()) });
        } else {
            prints.last_mut().expect("a drawing begins with its name").svg += &shape(line);
        }
    }
    prints
}

fn shape(line: &str) -> String {
    if let Some(transform) = line.strip_prefix('(') {
        return format!(r#"<g transform="{}">"#, transform.trim());
    }
    let Some((print, form)) = line.split_once(' ') else { return "</g>".to_string() };
    if let Some(line) = print.strip_prefix('-') {
        let (width, form) = form.split_once(' ').expect("a line has a width");
        let (colour, form) = (ink(line), outline(form));
        return format!(r#"<{form} fill="none" stroke="{colour}" stroke-width="{width}"/>"#);
    }
    format!("<{} {}/>", outline(form), filled(print))
}

/// How a shape is printed: its ink, and its outline if that is not the usual one.
fn filled(print: &str) -> String {
    if print.starts_with("dots") {
        return format!(r#"fill="url(#{print})" stroke="none""#);
    }
    if let Some(name) = print.strip_suffix('~') {
        return format!(r#"fill="{}" stroke="none""#, ink(name));
    }
    match print.split_once('+') {
        Some((name, width)) => format!(r#"fill="{}" stroke-width="{width}""#, ink(name)),
        None => format!(r#"fill="{}""#, ink(print)),
    }
}

/// The element of a shape, with its position.
fn outline(form: &str) -> String {
    let numbers: Vec<&str> = form.split_whitespace().skip(1).collect();
    match (form.as_bytes()[0], numbers.as_slice()) {
        (b'o', [x, y, r]) => format!(r#"circle cx="{x}" cy="{y}" r="{r}""#),
        (b'e', [x, y, rx, ry]) => format!(r#"ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}""#),
        (b'r', [x, y, width, height, radius]) => {
            format!(r#"rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}""#)
        }
        _ => format!(r#"path d="{form}""#),
    }
}

/// What is printed behind a cover. It reaches far beyond the edges, so that a cover can be cut to
/// any shape.
fn background(ground: &str) -> String {
    let Some((pattern, paint)) = ground.split_once(' ') else { return String::new() };
    const FIELD: &str = r#"x="-40" y="-60" width="240" height="240" stroke="none""#;
    let drawn = match pattern {
        "rays" => rays(),
        "stars" => stars(),
        "streaks" => streaks(),
        "city" => CITY.to_string(),
        "grid" => grid(),
        _ => String::new(),
    };
    let paint = ink(paint);
    format!(
        r#"<rect {FIELD} fill="{paint}"/>{drawn}<rect {FIELD} fill="url(#dots)" opacity=".22"/>"#
    )
}

fn rays() -> String {
    let at = |turn: f64| {
        let angle = TAU * turn / 14.0;
        format!("{:.0} {:.0}", 80.0 + 200.0 * angle.cos(), 56.0 + 200.0 * angle.sin())
    };
    let beams = (0..14).map(f64::from).map(|it| format!("M80 56L{}L{}Z", at(it), at(it + 0.5)));
    let beams: String = beams.collect();
    format!(r##"<path d="{beams}" fill="#fff" fill-opacity=".17" stroke="none"/>"##)
}

fn stars() -> String {
    let star = |i: u32| {
        let (x, y) = (i * 47 % 170, (i * i * 13 + i * 29) % 140);
        let r = ["1", "1.6", "1.2", "2.3"][i as usize % 4];
        (f64::from(x) - 5.0, f64::from(y) - 12.0, r)
    };
    let mut out = r##"<g fill="#fff6dc" stroke="none">"##.to_string();
    for (x, y, r) in (0..26).map(star) {
        let _ = write!(out, r#"<circle cx="{x}" cy="{y}" r="{r}"/>"#);
    }
    out + "</g>"
}

fn streaks() -> String {
    let streak = |i: i32| {
        let (left, right) = (i * 37 % 60 - 20, 90 + i * 23 % 40);
        let (y, length) = (i * 13, 50 + i * 29 % 70);
        format!("M{left} {}h{length}M{right} {}h60", y - 10, y - 4)
    };
    let streaks: String = (0..11).map(streak).collect();
    format!(
        r##"<path d="{streaks}" stroke="#fff" stroke-opacity=".3" stroke-width="3" fill="none"/>"##
    )
}

const CITY: &str = r##"<path d="M-40 140V80H-20V60H-6V84H6V52L14 40L22 52V90H34V66H50V100H64V74H72V100H96V60H104V44L110 30L116 44V60H124V88H136V70H150V50H164V92H180V60H200V140Z" fill="#211711" fill-opacity=".34" stroke="none"/>"##;

fn grid() -> String {
    let beams: String = (-4..8).map(|it| format!("M80 70L{} 140", it * 40)).collect();
    format!(
        r##"<path d="M-40 72H200V180H-40Z" fill="#211711" fill-opacity=".28" stroke="none"/><path d="{beams}M-40 78H200M-40 90H200M-40 108H200M-40 132H200" stroke="#fff" stroke-opacity=".35" stroke-width="1.5" fill="none"/>"##
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn print(sheet: &str) -> String {
        prints(sheet).pop().expect("a drawing").svg
    }

    #[test]
    fn a_line_is_a_shape() {
        let drawn =
            print("# a comment\n[it]\nred+2 o 1 2 3\n-ink 4 M0 0H9\n( rotate(5)\ngold~ M1 1Z\n)");
        let expected = [
            r##"<circle cx="1" cy="2" r="3" fill="#c9281c" stroke-width="2"/>"##,
            r##"<path d="M0 0H9" fill="none" stroke="#211711" stroke-width="4"/>"##,
            r##"<g transform="rotate(5)"><path d="M1 1Z" fill="#f4b92a" stroke="none"/></g>"##,
        ];
        assert_eq!(drawn, expected.concat());
    }

    #[test]
    fn every_background_is_drawn() {
        let plain = print("[it] dots red").len();
        for pattern in ["rays", "stars", "streaks", "city", "grid"] {
            assert!(print(&format!("[it] {pattern} red")).len() > plain, "{pattern}");
        }
        assert_eq!(print("[it]"), "");
    }
}
