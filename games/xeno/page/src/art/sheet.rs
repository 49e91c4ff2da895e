//! Pictures of cards as text: one line for each shape, on a field 200 wide and 150 high.
//!
//! ```text
//! [spice-world]                  the card
//! sky 230d2b 5a2040 7d2a5c       the night behind a world, from the top to the bottom
//! grid                           the lines of the drafting paper behind a development
//! * fff3cf 125 60 1 173 89 3     stars: x, y and how bright, 1 to 9
//! 7fd0ff~.2 o 116 86 57          an ink, how much of it, and circles; `e` ellipses, `r`
//! rectangles, else a path
//! 3f95d6-16324f:2 M0 0H9Z        filled, with a line 2 wide; an ink only before the line: no
//! filling
//! -16324f:2'cjd2/4 M0 0H9        `c` round ends, `j` round corners, `d` dashes, `x` holes where a
//! path crosses itself
//! ( rotate(34)                   a group that is moved, up to `)`
//! (( o 100 75 30                 a group that is cut to a shape, up to `)`
//! ```
//!
//! The program in `tools/xeno-art` writes them.

use std::fmt::Write;

/// The pictures of a sheet: the name and the lines of each.
pub(super) fn pictures(sheet: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    sheet.split("\n\n").filter_map(|it| it.trim().strip_prefix('[')?.split_once("]\n"))
}

/// A picture as an SVG document.
pub(super) fn document(lines: &str) -> String {
    let mut out = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 150" preserveAspectRatio="xMidYMid slice">"#.to_string();
    let mut cuts = 0;
    for line in lines.lines() {
        shape(&mut out, line, &mut cuts);
    }
    out + "</svg>"
}

fn shape(out: &mut String, line: &str, cuts: &mut u32) {
    let (print, form) = line.split_once(' ').unwrap_or((line, ""));
    match print {
        "sky" => sky(out, form),
        "grid" => out.push_str(GRID),
        "*" => stars(out, form),
        ")" => out.push_str("</g>"),
        "(" => {
            let _ = write!(out, r#"<g transform="{form}">"#);
        }
        "((" => {
            *cuts += 1;
            let _ = write!(out, r#"<clipPath id="c{cuts}">"#);
            elements(out, form, "");
            let _ = write!(out, r##"</clipPath><g clip-path="url(#c{cuts})">"##);
        }
        print => elements(out, form, &printed(print)),
    }
}

const GRID: &str = r##"<pattern id="g" width="10.5" height="10.5" patternUnits="userSpaceOnUse"><path d="M0 0V10.5M0 0H10.5" stroke="#c9d3cf"/></pattern><rect width="200" height="150" fill="url(#g)"/>"##;

fn sky(out: &mut String, inks: &str) {
    out.push_str(r#"<linearGradient id="s" x2=".25" y2="1">"#);
    for (ink, offset) in inks.split(' ').zip(["0", ".62", "1"]) {
        let _ = write!(out, r##"<stop offset="{offset}" stop-color="#{ink}"/>"##);
    }
    out.push_str(r#"</linearGradient><rect width="200" height="150" fill="url(#s)"/>"#);
}

/// Dots of three sizes.
fn stars(out: &mut String, form: &str) {
    let (ink, numbers) = form.split_once(' ').unwrap_or((form, ""));
    let numbers: Vec<&str> = numbers.split(' ').collect();
    for (bright, width) in [("123", ".7"), ("456", "1.1"), ("789", "1.6")] {
        let dots = numbers.chunks_exact(3).filter(|it| bright.contains(it[2]));
        let d: String = dots.map(|it| format!("M{} {}h0", it[0], it[1])).collect();
        let _ = write!(
            out,
            r##"<path d="{d}" stroke="#{ink}" stroke-width="{width}" stroke-linecap="round" opacity=".8"/>"##
        );
    }
}

/// The attributes of a shape.
fn printed(print: &str) -> String {
    let (print, extra) = print.split_once('\'').unwrap_or((print, ""));
    let (print, faint) = print.split_once('~').unwrap_or((print, ""));
    let (fill, line) = print.split_once('-').unwrap_or((print, ""));
    let mut out = match (fill, line) {
        ("", _) => r#" fill="none""#.to_string(),
        (fill, _) => format!(r##" fill="#{fill}""##),
    };
    if !line.is_empty() {
        let (ink, width) = line.split_once(':').unwrap_or((line, "1"));
        let _ = write!(out, r##" stroke="#{ink}" stroke-width="{width}""##);
    }
    if !faint.is_empty() {
        let _ = write!(out, r#" opacity="{faint}""#);
    }
    for mark in extra.chars() {
        match mark {
            'c' => out.push_str(r#" stroke-linecap="round""#),
            'j' => out.push_str(r#" stroke-linejoin="round""#),
            'x' => out.push_str(r#" fill-rule="evenodd""#),
            'd' => {
                let dashes = extra.split_once('d').map_or("", |it| it.1).replace('/', " ");
                let _ = write!(out, r#" stroke-dasharray="{dashes}""#);
            }
            _ => {}
        }
    }
    out
}

/// One element for each shape of a line.
fn elements(out: &mut String, form: &str, printed: &str) {
    let numbers: Vec<&str> = form.split(' ').skip(1).collect();
    match form.as_bytes().first() {
        Some(b'o') => {
            for it in numbers.chunks_exact(3) {
                let (x, y, r) = (it[0], it[1], it[2]);
                let _ = write!(out, r#"<circle cx="{x}" cy="{y}" r="{r}"{printed}/>"#);
            }
        }
        Some(b'e') => {
            for it in numbers.chunks_exact(4) {
                let (x, y, rx, ry) = (it[0], it[1], it[2], it[3]);
                let _ = write!(out, r#"<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}"{printed}/>"#);
            }
        }
        Some(b'r') => {
            let rects = numbers.chunks_exact(4);
            let d: String = rects
                .map(|it| format!("M{} {}h{}v{}h-{}Z", it[0], it[1], it[2], it[3], it[2]))
                .collect();
            let _ = write!(out, r#"<path d="{d}"{printed}/>"#);
        }
        _ => {
            let _ = write!(out, r#"<path d="{form}"{printed}/>"#);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(lines: &str) -> String {
        let whole = document(lines);
        let inside = whole.split_once('>').and_then(|it| it.1.strip_suffix("</svg>"));
        inside.expect("a document").to_string()
    }

    #[test]
    fn a_line_is_one_shape_or_several() {
        let two = drawn("fff~.5 o 1 2 3 4 5 6");
        assert_eq!(
            two,
            r##"<circle cx="1" cy="2" r="3" fill="#fff" opacity=".5"/><circle cx="4" cy="5" r="6" fill="#fff" opacity=".5"/>"##
        );
        let line = drawn("-16324f:2'cjd2/4 M0 0H9");
        assert_eq!(
            line,
            r##"<path d="M0 0H9" fill="none" stroke="#16324f" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="2 4"/>"##
        );
        assert_eq!(drawn("abc r 1 2 3 4"), r##"<path d="M1 2h3v4h-3Z" fill="#abc"/>"##);
    }

    #[test]
    fn groups_are_moved_or_cut() {
        assert_eq!(
            drawn("( rotate(5)\nabc M1 1Z\n)"),
            r##"<g transform="rotate(5)"><path d="M1 1Z" fill="#abc"/></g>"##
        );
        assert_eq!(
            drawn("(( o 1 2 3\n)"),
            r##"<clipPath id="c1"><circle cx="1" cy="2" r="3"/></clipPath><g clip-path="url(#c1)"></g>"##
        );
    }
}
