//! Where things lie on the map: a hundred units for a square, with the north-west corner at the
//! origin.

use planisphere::map::{Square, Squares};

/// The map with its frame and rulers.
pub(super) const VIEW_BOX: &str = "-36 -36 2072 1072";

/// The middle of a square.
pub(super) fn middle(square: Square) -> (f32, f32) {
    let along = |at: u8| (f32::from(at) - 0.5) * 100.;
    (along(square.longitude()), along(square.latitude()))
}

/// Puts a picture into the middle of a square.
pub(super) fn put(square: Square) -> String {
    let (x, y) = middle(square);
    format!("translate({x} {y})")
}

/// The corner of a square from which it is drawn.
pub(super) fn corner(square: Square) -> (u32, u32) {
    ((u32::from(square.longitude()) - 1) * 100, (u32::from(square.latitude()) - 1) * 100)
}

/// The classes with which the style sheet puts a thing on its square.
pub(super) fn class(square: Square) -> String {
    format!("on-map r{} c{}", square.latitude(), square.longitude())
}

/// Latitude and longitude, as people write them: `4·13`.
pub(super) fn name(square: Square) -> String {
    format!("{}·{}", square.latitude(), square.longitude())
}

/// The squares of a set as one short path: neighbours in a row are one rectangle.
pub(super) fn strips(squares: Squares) -> String {
    let mut path = String::new();
    let mut run: Option<(Square, u32)> = None;
    for square in squares.iter() {
        run = Some(match run {
            Some((first, length)) if follows(first, length, square) => (first, length + 1),
            other => {
                other.into_iter().for_each(|it| path += &strip(it));
                (square, 1)
            }
        });
    }
    run.into_iter().for_each(|it| path += &strip(it));
    path
}

fn follows(first: Square, length: u32, next: Square) -> bool {
    let column = u32::from(first.longitude()) + length;
    first.latitude() == next.latitude() && column == u32::from(next.longitude())
}

fn strip((first, length): (Square, u32)) -> String {
    let (x, y) = corner(first);
    format!("M{x} {y}h{0}v100h-{0}z", length * 100)
}

/// A frame inside each square.
pub(super) fn frames(squares: Squares) -> String {
    let frame = |it: Square| {
        let (x, y) = corner(it);
        format!("M{} {}h86v86h-86z", x + 7, y + 7)
    };
    squares.iter().map(frame).collect()
}

/// All squares of a set as one path.
pub(super) fn boxes(squares: impl Iterator<Item = Square>) -> String {
    let part = |square| {
        let (x, y) = corner(square);
        format!("M{x} {y}h100v100h-100z")
    };
    squares.map(part).collect()
}

/// The place of one of several units that share a square, in a grid.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Nook {
    square: Square,
    columns: usize,
    rows: usize,
    column: usize,
    row: usize,
}

/// The place of the unit number `at` (from 0) of `count` on a square.
pub(super) fn nook(square: Square, at: usize, count: usize) -> Nook {
    let columns = (1..).find(|it| it * it >= count).unwrap_or(1);
    let rows = count.div_ceil(columns);
    Nook { square, columns, rows, column: at % columns, row: at / columns }
}

impl Nook {
    /// The scale of things in it.
    pub(super) fn scale(self) -> f32 {
        match (self.columns, self.rows) {
            (1, _) => 1.,
            (2, 1) => 0.78,
            (columns, _) => 1.16 / columns as f32,
        }
    }

    /// Whether others stand on the square.
    pub(super) fn is_shared(self) -> bool {
        1 < self.columns
    }

    /// Its middle.
    pub(super) fn at(self) -> (f32, f32) {
        let ((x, y), step) = (middle(self.square), 100. / self.columns as f32);
        let off = |at: usize, of: usize| (at as f32 - (of as f32 - 1.) / 2.) * step;
        (x + off(self.column, self.columns), y + off(self.row, self.rows))
    }

    /// The classes with which the style sheet finds it.
    pub(super) fn class(self) -> String {
        if self.columns == 1 {
            return class(self.square);
        }
        let Nook { square, columns, rows, column, row } = self;
        format!("{} g{columns} h{rows} i{column} j{row}", class(square))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_square_lies_in_the_corner() {
        let square = Square::at(1, 1).expect("a square");
        assert_eq!((middle(square), corner(square)), ((50., 50.), (0, 0)));
        assert_eq!(boxes([square].into_iter()), "M0 0h100v100h-100z");
    }

    #[test]
    fn neighbours_in_a_row_are_one_rectangle() {
        let at = |latitude, longitude| Square::at(latitude, longitude).expect("a square");
        let squares = [at(1, 1), at(1, 2), at(1, 4), at(1, 20), at(2, 1)];
        let path =
            "M0 0h200v100h-200zM300 0h100v100h-100zM1900 0h100v100h-100zM0 100h100v100h-100z";
        assert_eq!(strips(squares.into_iter().collect()), path);
    }

    #[test]
    fn units_of_one_square_never_lie_on_each_other() {
        let square = Square::at(4, 11).expect("a square");
        for count in 1..=20 {
            let nooks: Vec<Nook> = (0..count).map(|at| nook(square, at, count)).collect();
            for (at, one) in nooks.iter().enumerate() {
                assert!(nooks[..at].iter().all(|it| it.at() != one.at()), "{count} units");
                let (x, y) = one.at();
                assert!((1000. ..=1100.).contains(&x) && (300. ..=400.).contains(&y));
            }
        }
    }
}
