//! An examination: how many of the kept puzzles a bot solves. Those that are held back are counted
//! apart: no bot was trained or tuned on them.

use std::sync::Mutex;
use std::thread;

use bots::{Player, choose};
use catalogue::UnknownGame;
use puzzles::{Puzzle, kept};
use serde::Serialize;
use tabletop::{Chance, Seed};

use crate::interval::{Interval, wilson};

/// Who is examined, and on what.
#[derive(Clone, Debug)]
pub struct ExamPlan {
    pub game: String,
    pub bots: Vec<Player>,
    /// How often each puzzle is set.
    pub tries: u32,
    pub seed: Seed,
    /// None for one thread on each core.
    pub threads: Option<usize>,
}

/// What came of some puzzles.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct ExamScore {
    pub puzzles: u64,
    /// How many of all answers were right.
    pub answers: u64,
    pub right: u64,
}

impl ExamScore {
    /// The share that was right.
    pub fn share(&self) -> Interval {
        wilson(self.right, self.answers)
    }
}

/// What a bot scored.
#[derive(Clone, Debug, Serialize)]
pub struct ExamLine {
    pub bot: String,
    pub open: ExamScore,
    pub held_back: ExamScore,
}

/// Sets all puzzles of the game; `solved` is told how many answers were given.
///
/// # Errors
/// There is no such game.
pub fn exam(plan: &ExamPlan, solved: impl Fn(u64) + Sync) -> Result<Vec<ExamLine>, UnknownGame> {
    catalogue::info(&plan.game)?;
    let puzzles = &kept(&plan.game).puzzles;
    let empty = |bot: &Player| ExamLine {
        bot: bot.to_string(),
        open: ExamScore::default(),
        held_back: ExamScore::default(),
    };
    let lines = Mutex::new(plan.bots.iter().map(empty).collect::<Vec<_>>());
    // Each puzzle has luck of its own, so that the number of threads changes nothing.
    let mut chance = Chance::new(plan.seed);
    let papers: Vec<(&Puzzle, Seed)> = puzzles.iter().map(|it| (it, chance.seed())).collect();
    let next = Mutex::new(papers.into_iter());
    let hand = || {
        loop {
            let Some((puzzle, seed)) = next.lock().expect("no bot panics").next() else { return };
            let right = answers(plan, puzzle, seed);
            let mut lines = lines.lock().expect("no bot panics");
            for (line, right) in lines.iter_mut().zip(right) {
                let held_back = puzzle.is_held_back(&plan.game);
                let score = if held_back { &mut line.held_back } else { &mut line.open };
                score.puzzles += 1;
                score.answers += u64::from(plan.tries);
                score.right += right;
            }
            solved(plan.bots.len() as u64 * u64::from(plan.tries));
        }
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..plan.threads.unwrap_or(cores) {
            scope.spawn(hand);
        }
    });
    Ok(lines.into_inner().expect("no bot panics"))
}

/// How many answers of each bot are right.
fn answers(plan: &ExamPlan, puzzle: &Puzzle, seed: Seed) -> Vec<u64> {
    let table = puzzle.table(&plan.game).expect("kept puzzles fit the rules");
    let of = |bot: &Player| {
        let mut chance = Chance::new(seed);
        let choices =
            (0..plan.tries).map(|_| choose(table.as_ref(), puzzle.seat, bot, &mut chance));
        choices.filter(|it| puzzle.is_right(it)).count() as u64
    };
    plan.bots.iter().map(of).collect()
}
