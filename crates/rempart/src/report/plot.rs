//! Plots as SVG, with text as text. Colours are names for the page's style sheet, which knows
//! whether it is day or night.

use lab::Interval;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

/// Colours of nothing: the style sheet says what they look like.
const INK: RGBColor = RGBColor(1, 1, 1);
const LINES: RGBColor = RGBColor(2, 2, 2);
const MARKS: RGBColor = RGBColor(3, 3, 3);

/// The size of letters; plotters makes them smaller by a quarter.
const LETTERS: f64 = 16.0;

/// How wide a letter is on average, in pixels.
const LETTER: f64 = 7.0;

/// The height of a line of text, and of what stands below it.
const LINE: u32 = 17;
const MARK: u32 = 22;

/// The height of a histogram, and of the numbers below any plot.
const TALL: u32 = 220;
const FOOT: u32 = 34;

/// The room beside a plot, so that no number is cut off.
const BESIDE: u32 = 24;

/// What a plot shows along its horizontal axis.
pub(super) struct Scale<'a> {
    /// Where it must begin and end, if anywhere.
    pub(super) least: Option<f64>,
    pub(super) most: Option<f64>,
    /// A value that a line marks.
    pub(super) marked: Option<f64>,
    pub(super) text: &'a dyn Fn(f64) -> String,
}

/// A name and what is known of it.
pub(super) type Estimate = (String, Interval);

/// How many bars a histogram has at most.
const BARS: i64 = 24;

/// So many values from a number to another, both included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bar {
    pub(super) from: i64,
    pub(super) to: i64,
    pub(super) count: u64,
}

/// Whole numbers with how often each came, as at most [`BARS`] bars of the same width.
pub(super) fn bars(counts: &lab::Histogram) -> Vec<Bar> {
    let (Some(first), Some(last)) = (counts.keys().next(), counts.keys().next_back()) else {
        return Vec::new();
    };
    let wide = nice((last - first) / BARS + 1);
    let start = first.div_euclid(wide) * wide;
    let bar = |from: i64| {
        let to = from + wide - 1;
        Bar { from, to, count: counts.range(from..=to).map(|it| it.1).sum() }
    };
    (0..=(last - start) / wide).map(|it| bar(start + it * wide)).collect()
}

/// The least of 1, 2, 5, 10, 20 and so on that is not less.
fn nice(wide: i64) -> i64 {
    let mut ten = 1;
    loop {
        for it in [1, 2, 5].map(|it| it * ten) {
            if wide <= it {
                return it;
            }
        }
        ten *= 10;
    }
}

type PlotResult = Result<(), DrawingAreaErrorKind<std::io::Error>>;

/// A picture of this width. `label` is the id of what names it.
fn picture(
    (width, height): (u32, u32),
    label: &str,
    draw: impl FnOnce(&DrawingArea<SVGBackend<'_>, plotters::coord::Shift>) -> PlotResult,
) -> String {
    let mut svg = String::new();
    let area = SVGBackend::with_string(&mut svg, (width, height)).into_drawing_area();
    draw(&area).and_then(|()| area.present()).expect("a text takes what is written");
    drop(area);
    // What follows is the page's: it has no declaration, and its pictures have names.
    let start = svg.find("<svg ").expect("a picture");
    format!("<svg role=\"img\" aria-labelledby=\"{label}\" {}", &svg[start + 5..])
}

fn letters(anchor: HPos) -> TextStyle<'static> {
    ("sans-serif", LETTERS).into_font().color(&INK).pos(Pos::new(anchor, VPos::Top))
}

/// A line for each estimate, its name above it: a point, and the interval if there is one.
pub(super) fn estimates(rows: &[Estimate], scale: &Scale<'_>, width: u32, label: &str) -> String {
    let names: Vec<Vec<String>> = rows.iter().map(|it| wrapped(&it.0, width)).collect();
    let heights: Vec<u32> = names.iter().map(|it| it.len() as u32 * LINE + MARK).collect();
    let inside: u32 = heights.iter().sum();
    let (low, high) = ends(rows, scale);
    picture((width, inside + FOOT), label, |area| {
        let mut chart = ChartBuilder::on(area)
            .margin_left(BESIDE)
            .margin_right(BESIDE)
            .x_label_area_size(FOOT)
            .build_cartesian_2d(low..high, f64::from(inside)..0.0)?;
        chart
            .configure_mesh()
            .disable_y_mesh()
            .disable_y_axis()
            .light_line_style(TRANSPARENT)
            .bold_line_style(LINES)
            .axis_style(LINES)
            .x_labels(if width < 500 { 4 } else { 8 })
            .x_label_formatter(&|it| (scale.text)(*it))
            .x_label_style(letters(HPos::Center))
            .draw()?;
        if let Some(it) = scale.marked.filter(|it| low < *it && *it < high) {
            let line = vec![(it, 0.0), (it, f64::from(inside))];
            chart.draw_series([PathElement::new(line, INK)])?;
        }
        let mut top = 0;
        for (((_, it), name), height) in rows.iter().zip(&names).zip(&heights) {
            for (at, line) in name.iter().enumerate() {
                let place = (0, (top + at as u32 * LINE) as i32 + 2);
                area.draw(&Text::new(line.clone(), place, letters(HPos::Left)))?;
            }
            let middle = f64::from(top + height) - f64::from(MARK) / 2.0 + 2.0;
            if it.is_known() {
                let line = vec![(it.low, middle), (it.high, middle)];
                chart.draw_series([PathElement::new(line, MARKS.stroke_width(3))])?;
            }
            chart.draw_series([Circle::new((it.at, middle), 5, MARKS.filled())])?;
            top += height;
        }
        Ok(())
    })
}

/// From where to where the estimates reach.
fn ends(rows: &[Estimate], scale: &Scale<'_>) -> (f64, f64) {
    let reach = |it: &Interval| if it.is_known() { (it.low, it.high) } else { (it.at, it.at) };
    let reaches = rows.iter().map(|it| reach(&it.1));
    let (low, high) = reaches
        .fold((f64::INFINITY, f64::NEG_INFINITY), |ends, it| (ends.0.min(it.0), ends.1.max(it.1)));
    let room = ((high - low) * 0.06).max(1e-3);
    let low = scale.least.map_or(low - room, |it| it.max(low - room));
    let high = scale.most.map_or(high + room, |it| it.min(high + room));
    (low, high)
}

/// Bars over whole numbers.
pub(super) fn histogram(bars: &[Bar], scale: &Scale<'_>, width: u32, label: &str) -> String {
    let (low, high) = (bars[0].from as f64 - 0.5, bars[bars.len() - 1].to as f64 + 0.5);
    let tallest = bars.iter().map(|it| it.count).max().unwrap_or_default();
    let numbers = (tallest as f64 * 1.1).max(1.0);
    let figures = numbers.log10().floor() as u32 + 2;
    picture((width, TALL + FOOT), label, |area| {
        let mut chart = ChartBuilder::on(area)
            .margin_right(BESIDE)
            .margin_top(LINE / 2)
            .x_label_area_size(FOOT)
            .y_label_area_size(20 + figures * LETTER as u32)
            .build_cartesian_2d(low..high, 0.0..numbers)?;
        chart
            .configure_mesh()
            .disable_x_mesh()
            .light_line_style(TRANSPARENT)
            .bold_line_style(LINES)
            .axis_style(LINES)
            .x_labels(if width < 500 { 5 } else { 10 })
            .y_labels(5)
            .x_label_formatter(&|it| (scale.text)(*it))
            .y_label_formatter(&|it| (scale.text)(*it))
            .label_style(("sans-serif", LETTERS).into_font().color(&INK))
            .draw()?;
        let bar = |it: &Bar| {
            let corners = [(it.from as f64 - 0.45, it.count as f64), (it.to as f64 + 0.45, 0.0)];
            Rectangle::new(corners, MARKS.filled())
        };
        chart.draw_series(bars.iter().map(bar))?;
        Ok(())
    })
}

/// A name in lines that are no longer than the picture is wide.
fn wrapped(text: &str, width: u32) -> Vec<String> {
    let most = (f64::from(width) / LETTER) as usize;
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is a line");
        if !line.is_empty() && most < line.chars().count() + 1 + word.chars().count() {
            lines.push(word.to_string());
        } else {
            *line += if line.is_empty() { "" } else { " " };
            *line += word;
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_in_one_bar() {
        let counts: lab::Histogram = (-7..=500).map(|it| (it, 2)).collect();
        let bars = bars(&counts);
        assert!(bars.len() <= BARS as usize + 1 && 10 < bars.len(), "{bars:?}");
        assert_eq!(bars.iter().map(|it| it.count).sum::<u64>(), 2 * 508);
        assert_eq!((bars[0].from, bars[0].to), (-50, -1));
        assert!(bars.windows(2).all(|it| it[0].to + 1 == it[1].from));
        let one = super::bars(&lab::Histogram::from([(3, 9)]));
        assert_eq!(one, [Bar { from: 3, to: 3, count: 9 }]);
    }

    #[test]
    fn long_names_are_wrapped() {
        let lines = wrapped("The last shield falls, and everybody on board is lost.", 200);
        assert!(lines.len() == 2 && lines.iter().all(|it| it.len() <= 28), "{lines:?}");
    }

    #[test]
    fn a_picture_has_a_name_and_its_text_is_text() {
        let scale = Scale {
            least: Some(0.0),
            most: Some(1.0),
            marked: None,
            text: &|it| format!("{it:.1}"),
        };
        let row = ("A & B".to_string(), Interval { at: 0.5, low: 0.4, high: 0.6 });
        let svg = estimates(&[row], &scale, 400, "rates");
        assert!(
            svg.starts_with("<svg role=\"img\" aria-labelledby=\"rates\" width=\"400\""),
            "{svg}"
        );
        assert!(
            svg.contains("A &amp; B") && svg.contains("#010101") && svg.contains("0.5"),
            "{svg}"
        );
    }
}
