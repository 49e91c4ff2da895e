//! A drawn alphabet: single-stroke capitals on a grid ten high, turned into SVG paths.
//!
//! A style is a pen (width and joins), a warp and layers from back to front,
//! so every title is ours and needs no font.

use std::fmt::Write;

use maud::{Markup, html};

use super::glyphs::{self, Stroke};

type Point = (f64, f64);

/// Bends a line of letters: turns a place in it (0 to 1 each way) into an offset in pixels.
pub type Warp = fn(f64, f64) -> Point;

/// Which end of the text the given `x` is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Align {
    Left,
    Middle,
    Right,
}

/// One pass of the pen over the whole text.
#[derive(Clone, Copy, Debug)]
pub struct Layer {
    pub colour: &'static str,
    pub width: f64,
    pub shift: Point,
}

impl Layer {
    pub const fn new(colour: &'static str, width: f64) -> Layer {
        Layer { colour, width, shift: (0.0, 0.0) }
    }

    pub const fn shifted(colour: &'static str, width: f64, dx: f64, dy: f64) -> Layer {
        Layer { colour, width, shift: (dx, dy) }
    }
}

/// A line of drawn letters: set it up, then [`draw`](Lettering::draw) it.
#[derive(Clone, Debug)]
pub struct Lettering<'a> {
    text: &'a str,
    at: Point,
    height: f64,
    width: Option<f64>,
    gap: f64,
    bounce: f64,
    twist: f64,
    slant: f64,
    align: Align,
    round: bool,
    warp: Option<Warp>,
}

impl<'a> Lettering<'a> {
    /// Letters `height` high whose top left corner is at (`x`, `y`).
    pub fn new(text: &'a str, x: f64, y: f64, height: f64) -> Lettering<'a> {
        Lettering {
            text,
            at: (x, y),
            height,
            width: None,
            gap: 4.0,
            bounce: 0.0,
            twist: 0.0,
            slant: 0.0,
            align: Align::Left,
            round: false,
            warp: None,
        }
    }

    /// Stretched or squeezed to this width.
    pub fn width(self, width: f64) -> Self {
        Lettering { width: Some(width), ..self }
    }

    /// The space between letters, in tenths of their height.
    pub fn gap(self, gap: f64) -> Self {
        Lettering { gap, ..self }
    }

    pub fn align(self, align: Align) -> Self {
        Lettering { align, ..self }
    }

    /// Letters jump up and down in turn, and lean left and right by `twist` degrees.
    pub fn dancing(self, bounce: f64, twist: f64) -> Self {
        Lettering { bounce, twist, ..self }
    }

    pub fn slant(self, slant: f64) -> Self {
        Lettering { slant, ..self }
    }

    /// Round ends and joins instead of square ones.
    pub fn round(self) -> Self {
        Lettering { round: true, ..self }
    }

    pub fn warp(self, warp: Warp) -> Self {
        Lettering { warp: Some(warp), ..self }
    }

    /// The text as SVG paths, one a layer, from back to front.
    pub fn draw(&self, layers: &[Layer]) -> Markup {
        let d = self.path();
        let (join, cap) = if self.round { ("round", "round") } else { ("miter", "square") };
        html! {
            @for layer in layers {
                path d=(d) fill="none" stroke=(layer.colour) stroke-width=(layer.width)
                    stroke-linejoin=(join) stroke-linecap=(cap) stroke-miterlimit="2.4"
                    transform=[moved(layer.shift)] {}
            }
        }
    }

    /// How long the line is, where no width is given.
    pub fn length(&self) -> f64 {
        self.layout().1 * self.height / 10.0
    }

    /// The `d` of the text's path.
    pub fn path(&self) -> String {
        let (strokes, total) = self.layout();
        let sy = self.height / 10.0;
        let sx = self.width.map_or(sy, |it| it / total);
        let x0 = self.at.0 - self.before(total * sx);
        let place = |(px, py): Point| {
            let (dx, dy) = self.warp.map_or((0.0, 0.0), |warp| warp(px / total, py / 10.0));
            let x = x0 + px * sx + self.slant * (10.0 - py) * sy + dx;
            (x, self.at.1 + py * sy + dy)
        };
        let mut d = String::new();
        for stroke in strokes {
            let stroke = if self.warp.is_some() { subdivided(&stroke) } else { stroke };
            pen(&mut d, stroke.into_iter().map(place));
        }
        d
    }

    /// How much of a text `width` wide lies left of its `x`.
    fn before(&self, width: f64) -> f64 {
        match self.align {
            Align::Left => 0.0,
            Align::Middle => width / 2.0,
            Align::Right => width,
        }
    }

    /// The strokes of all letters in grid units, and the width of the whole.
    fn layout(&self) -> (Vec<Vec<Point>>, f64) {
        let mut x = 0.0;
        let mut strokes = Vec::new();
        for (i, letter) in self.text.chars().enumerate() {
            let side = if i % 2 == 1 { 1.0 } else { -1.0 };
            let (width, drawn) = glyphs::glyph(letter);
            let turn = (self.twist * side).to_radians().sin_cos();
            let centre = (x + width / 2.0, 5.0 + self.bounce * side);
            strokes.extend(drawn.iter().map(|it| turned(it, width, centre, turn)));
            x += width + self.gap;
        }
        (strokes, x - self.gap)
    }
}

/// A glyph's stroke turned about the glyph's middle, and moved to `centre`.
fn turned(stroke: Stroke, width: f64, centre: Point, (sin, cos): Point) -> Vec<Point> {
    let about = |&(px, py): &Point| {
        let (x, y) = (px - width / 2.0, py - 5.0);
        (centre.0 + x * cos - y * sin, centre.1 + x * sin + y * cos)
    };
    stroke.iter().map(about).collect()
}

/// Five points for each line, so that a warp can bend it.
fn subdivided(stroke: &[Point]) -> Vec<Point> {
    let mut points = Vec::with_capacity(stroke.len() * 5);
    for pair in stroke.windows(2) {
        let (a, b) = (pair[0], pair[1]);
        let along = |t: f64| (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t);
        points.extend((0..5).map(|k| along(f64::from(k) / 5.0)));
    }
    points.extend(stroke.last());
    points
}

/// Writes one stroke, closed when it comes back to where it began.
fn pen(d: &mut String, points: impl Iterator<Item = Point>) {
    let mut points: Vec<String> = points.map(|(x, y)| format!("{x:.1} {y:.1}")).collect();
    let closed = points.len() > 2 && points.first() == points.last();
    if closed {
        points.pop();
    }
    let _ = write!(d, "M{}{}", points.join("L"), if closed { "Z" } else { "" });
}

fn moved((dx, dy): Point) -> Option<String> {
    (dx != 0.0 || dy != 0.0).then(|| format!("translate({dx} {dy})"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_is_scaled_to_its_height() {
        assert_eq!(Lettering::new("L", 0.0, 0.0, 20.0).path(), "M0.0 0.0L0.0 20.0L10.0 20.0");
    }

    #[test]
    fn a_line_is_as_long_as_its_letters_and_the_gaps_between_them() {
        let [one, two] = ["L", "LL"].map(|it| Lettering::new(it, 0.0, 0.0, 20.0).length());
        assert_eq!(two, 2.0 * one + 8.0);
    }

    #[test]
    fn a_text_in_the_middle_reaches_as_far_on_both_sides() {
        let line = Lettering::new("HH", 50.0, 0.0, 10.0).width(20.0).align(Align::Middle);
        let path = line.path();
        assert!(path.starts_with("M40.0 0.0"), "{path}");
        assert!(path.contains("60.0 10.0"), "{path}");
    }

    #[test]
    fn a_stroke_that_comes_back_is_closed() {
        assert!(Lettering::new("O", 0.0, 0.0, 10.0).path().ends_with('Z'));
    }
}
