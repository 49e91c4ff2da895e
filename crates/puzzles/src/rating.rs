//! How hard each puzzle is, by who solves it: people and bots have one rating with the puzzles, and
//! every try is a duel that the solver or the puzzle wins.
//!
//! Ratings are those of Weng and Lin, as for games (docs/decisions/0036-ratings.md), and nothing of
//! them is stored: they are made from all tries when somebody looks.

use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

use skillratings::Outcomes;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin};

use crate::kept::{games, kept, keys};

/// The first try of a person at a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt {
    pub person: String,
    /// The key of the puzzle.
    pub puzzle: String,
    pub right: bool,
}

/// The hardest puzzles have this difficulty, the easiest 1.
pub const DIFFICULTY_MAX: usize = 5;

/// How hard the puzzles of a game are.
#[derive(Clone, Debug)]
pub struct Difficulties {
    puzzles: HashMap<String, f64>,
    /// The same ratings, the lowest first.
    sorted: Vec<f64>,
}

/// Tries in which somebody meets a puzzle: the solver, the puzzle, and whether it was solved.
type Meeting<'a> = (&'a str, &'a str, bool);

#[derive(Clone, Default)]
struct Ratings<'a>(HashMap<&'a str, WengLinRating>);

impl<'a> Ratings<'a> {
    fn of(&self, who: &str) -> WengLinRating {
        self.0.get(who).copied().unwrap_or_default()
    }

    fn meet(&mut self, (solver, puzzle, right): Meeting<'a>) {
        let outcome = if right { Outcomes::WIN } else { Outcomes::LOSS };
        let config = WengLinConfig::new();
        let (one, other) = weng_lin(&self.of(solver), &self.of(puzzle), &outcome, &config);
        self.0.insert(solver, one);
        self.0.insert(puzzle, other);
    }
}

/// What bots made of the puzzles of each game. Every page of a puzzle asks for it.
static BY_BOTS: LazyLock<HashMap<&str, RatedByBots<'_>>> = LazyLock::new(|| {
    let rated = |game| {
        let mut duels: Vec<Meeting<'_>> = Vec::new();
        for (puzzle, key) in kept(game).puzzles.iter().zip(keys(game)) {
            for it in &puzzle.solved {
                duels.extend((0..it.tries).map(|n| (it.bot.as_str(), key.as_str(), n < it.right)));
            }
        }
        (game, RatedByBots::after(&duels))
    };
    games().map(rated).collect()
});

/// The ratings of bots and puzzles before anybody else tried.
#[derive(Clone, Default)]
struct RatedByBots<'a> {
    ratings: Ratings<'a>,
    puzzles: HashSet<&'a str>,
}

impl<'a> RatedByBots<'a> {
    fn after(duels: &[Meeting<'a>]) -> RatedByBots<'a> {
        // The first puzzles meet bots that nobody knows yet, so the bots are rated beforehand.
        let mut first = Ratings::default();
        duels.iter().for_each(|it| first.meet(*it));
        let bots: HashSet<&str> = duels.iter().map(|it| it.0).collect();
        let mut ratings = Ratings(bots.into_iter().map(|it| (it, first.of(it))).collect());
        duels.iter().for_each(|it| ratings.meet(*it));
        RatedByBots { ratings, puzzles: duels.iter().map(|it| it.1).collect() }
    }
}

impl Difficulties {
    /// Those of the puzzles of `game`, after these tries of people in the order in which they were
    /// made.
    pub fn of(game: &str, attempts: &[Attempt]) -> Difficulties {
        Difficulties::after(BY_BOTS.get(game).cloned().unwrap_or_default(), attempts)
    }

    fn after<'a>(rated: RatedByBots<'a>, attempts: &'a [Attempt]) -> Difficulties {
        let RatedByBots { mut ratings, puzzles } = rated;
        for it in attempts {
            ratings.meet((&it.person, &it.puzzle, it.right));
        }
        let rated = puzzles.into_iter().map(|it| (it.to_string(), ratings.of(it).rating));
        let puzzles: HashMap<String, f64> = rated.collect();
        let mut sorted: Vec<f64> = puzzles.values().copied().collect();
        sorted.sort_by(f64::total_cmp);
        Difficulties { puzzles, sorted }
    }

    /// The difficulty of the puzzle with this key: from 1 for the easiest fifth of its game's puzzles to
    /// [`DIFFICULTY_MAX`] for the hardest.
    pub fn difficulty(&self, key: &str) -> usize {
        let easier = |rating: &f64| self.sorted.partition_point(|it| it < rating);
        let easier = self.puzzles.get(key).map_or(0, easier);
        1 + DIFFICULTY_MAX * easier / self.sorted.len().max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn attempt(person: &str, puzzle: &str, right: bool) -> Attempt {
        Attempt { person: person.to_string(), puzzle: puzzle.to_string(), right }
    }

    #[test]
    fn what_few_solve_is_hard_and_people_change_it() {
        let duels: Vec<Meeting<'_>> = (0..20)
            .flat_map(|n| {
                [
                    ("cadet", "easy", n % 4 != 0),
                    ("captain", "easy", true),
                    ("cadet", "hard", false),
                    ("captain", "hard", n % 2 == 0),
                ]
            })
            .collect();
        let rated = RatedByBots::after(&duels);
        let bots = Difficulties::after(rated.clone(), &[]);
        assert_eq!((bots.difficulty("easy"), bots.difficulty("hard")), (1, 3));
        let people: Vec<Attempt> =
            (0..200).map(|n| attempt(&format!("p{}", n % 50), "easy", false)).collect();
        assert!(1 < Difficulties::after(rated, &people).difficulty("easy"));
    }
}
