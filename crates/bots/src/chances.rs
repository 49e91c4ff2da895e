//! From what a search says of a move to a chance that people can be shown: how many of 100 games
//! the seat wins when sergeants play on from there.
//!
//! The value that a search gives a move is made to compare moves, not to count games. `rempart
//! calibrate` plays games and counts how often these values come true; logistic regression fits a
//! curve to that. The curves of each game stand in a file of `chances/`.
//!
//! - Meelis Kull, Telmo Silva Filho and Peter Flach, *Beta Calibration: a Well-Founded and Easily
//!   Implemented Improvement on Logistic Calibration for Binary Classifiers*, AISTATS 2017: small
//!   chances and great ones each have a weight.

use std::fmt::{self, Write as _};
use std::str::FromStr;
use std::sync::LazyLock;

use tabletop::{Bystander, Judgement, Options, Setup};

/// How many weights a curve has.
pub const WEIGHTS: usize = 7;

/// Values nearer to 0 or 1 than this are taken as this: a search is never sure.
const SURE: f64 = 0.005;

/// A curve: the logistic function of a weighted sum. The weights are those of
/// [`numbers`](Self::numbers), in their order.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Curve(pub [f64; WEIGHTS]);

impl Curve {
    /// The curve that shows what the search said, unchanged.
    pub const PLAIN: Curve = Curve([0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0]);

    /// What a curve weighs: 1, the logarithm of what the search said and that of its opposite (with
    /// its sign turned, so that both rise), how far the game has come, both logarithms times that,
    /// and its square. `said` and `progress` go from 0 to 1.
    pub fn numbers(said: f64, progress: f64) -> [f64; WEIGHTS] {
        let said = said.clamp(SURE, 1.0 - SURE);
        let (low, high) = (said.ln(), -(1.0 - said).ln());
        [1.0, low, high, progress, low * progress, high * progress, progress * progress]
    }

    pub fn chance(&self, said: f64, progress: f64) -> f64 {
        let numbers = Curve::numbers(said, progress);
        let sum: f64 = numbers.iter().zip(&self.0).map(|(it, weight)| it * weight).sum();
        1.0 / (1.0 + (-sum).exp())
    }

    /// The standard error of that chance, from that of what a search says.
    pub fn spread(&self, said: f64, doubt: f64, progress: f64) -> f64 {
        let at = |said: f64| self.chance(said.clamp(0.0, 1.0), progress);
        (at(said + doubt) - at(said - doubt)).abs() / 2.0
    }
}

/// The curves of a game, each with the kind of tables that it was fitted to.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Chances {
    pub curves: Vec<(String, Curve)>,
}

impl Chances {
    /// The curves of the game `id`; none if nobody calibrated it.
    pub fn of(id: &str) -> &'static Chances {
        static NONE: Chances = Chances { curves: Vec::new() };
        FILES.iter().find(|it| it.0 == id).map_or(&NONE, |it| &it.1)
    }

    /// The curve for tables of this kind, otherwise the one for their number of players, otherwise
    /// [`PLAIN`](Curve::PLAIN).
    pub fn curve(&self, table: &str) -> Curve {
        let named = |name: &str| self.curves.iter().find(|it| it.0 == name).map(|it| it.1);
        named(table).or_else(|| named(wider(table))).unwrap_or(Curve::PLAIN)
    }
}

static FILES: LazyLock<[(&str, Chances); 5]> = LazyLock::new(|| {
    [
        ("oh-no", include_str!("chances/oh-no.txt")),
        ("planisphere", include_str!("chances/planisphere.txt")),
        ("invazions", include_str!("chances/invazions.txt")),
        ("pulp", include_str!("chances/pulp.txt")),
        ("xeno", include_str!("chances/xeno.txt")),
    ]
    .map(|(id, file)| (id, file.parse().expect("the curves that come with the bots")))
});

/// A line that cannot be read as a curve.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadCurve(pub String);

impl fmt::Display for BadCurve {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no curve: {}", self.0)
    }
}

impl std::error::Error for BadCurve {}

/// One line for each curve: the kind of tables, a colon, the weights. A line that begins with `#`
/// is a comment.
impl FromStr for Chances {
    type Err = BadCurve;

    fn from_str(text: &str) -> Result<Chances, BadCurve> {
        let lines = text.lines().filter(|it| !it.starts_with('#'));
        let curves = lines.map(|line| read(line).ok_or_else(|| BadCurve(line.to_string())));
        Ok(Chances { curves: curves.collect::<Result<_, _>>()? })
    }
}

fn read(line: &str) -> Option<(String, Curve)> {
    let (table, weights) = line.rsplit_once(": ")?;
    let weights: Vec<f64> = weights.split(' ').map(|it| it.parse().ok()).collect::<Option<_>>()?;
    Some((table.to_string(), Curve(weights.try_into().ok()?)))
}

impl fmt::Display for Chances {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (table, Curve(weights)) in &self.curves {
            write!(f, "{table}:")?;
            weights.iter().try_for_each(|it| write!(f, " {it:.4}"))?;
            f.write_char('\n')?;
        }
        Ok(())
    }
}

/// The kind of table, for a seat: the number of players, the seat's side, then the options that
/// matter to a judgement.
pub fn tables<G: Judgement>(setup: &Setup<G::Options>, bystander: &Bystander<'_, G>) -> String {
    let side = bystander.side();
    let options = G::MAIN.iter().map(|key| format!("{key}={}", setup.options.get(key)));
    let players = [format!("{}{side}", setup.players)];
    players.into_iter().chain(options).collect::<Vec<_>>().join(" ")
}

/// The kind that stands for all tables with this number of players, whatever their options.
pub fn wider(tables: &str) -> &str {
    tables.split(' ').next().unwrap_or(tables)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_without_a_curve_takes_the_next_wider_one() {
        let chances: Chances =
            "# curves\n2 events=on: 1 2 3 4 5 6 7\n2: 0 1 1 0 0 0 0.5\n".parse().unwrap();
        assert_eq!(chances.curve("2 events=on"), Curve([1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]));
        assert_eq!(chances.curve("2 events=off"), Curve([0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.5]));
        assert_eq!(chances.curve("3 events=off"), Curve::PLAIN);
        assert_eq!(chances.to_string().parse(), Ok(chances));
        assert_eq!("2: 1 2".parse::<Chances>(), Err(BadCurve("2: 1 2".to_string())));
    }

    #[test]
    fn the_plain_curve_changes_nothing() {
        for said in [0.1, 0.5, 0.99] {
            assert!((Curve::PLAIN.chance(said, 0.7) - said).abs() < 1e-9);
        }
        assert!(Curve::PLAIN.chance(1.0, 0.0) < 1.0);
    }

    /// Whatever the search thinks better is shown as better: a curve never changes the order of
    /// moves.
    #[test]
    fn curves_rise() {
        for (game, chances) in FILES.iter() {
            for (table, curve) in &chances.curves {
                for progress in [0.0, 0.5, 1.0] {
                    let at = |said| curve.chance(said, progress);
                    let rise =
                        (1..99).all(|it| at(f64::from(it) / 100.0) < at(f64::from(it + 1) / 100.0));
                    assert!(rise, "{game}, {table}, {progress}");
                }
            }
        }
    }
}
