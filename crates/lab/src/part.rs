//! A part of the games of a plan, which may be played anywhere: game number i is the same game
//! wherever it is played, and the counts of all parts together are those of the whole plan.

use std::ops::{ControlFlow, Range};
use std::time::Duration;

use catalogue::{OpenError, Visitor, visit};
use tabletop::Judgement;

use crate::bench::Bench;
use crate::plan::{SimulateError, SimulationPlan};
use crate::report::SimulationReport;
use crate::simulate::play_all;
use crate::tally::Tally;

/// Plays the deals of `plan` whose numbers, from 0, are in `part`: games, unless deals are paired.
///
/// # Errors
/// What the game refuses to be set up with.
pub fn simulate_part(plan: &SimulationPlan, part: Range<u64>) -> Result<Tally, SimulateError> {
    visit(&plan.game, Part { plan, part }).map_err(OpenError::from)?
}

struct Part<'a> {
    plan: &'a SimulationPlan,
    part: Range<u64>,
}

impl Visitor for Part<'_> {
    type Out = Result<Tally, SimulateError>;

    fn visit<G: Judgement>(self) -> Self::Out {
        let bench = Bench::<G>::part(self.plan, self.part)?;
        Ok(play_all(bench, |_| ControlFlow::Continue(()))?.0)
    }
}

/// The report of `plan`, from the counts of all its parts. Nobody knows how long they took.
///
/// # Errors
/// What the game refuses to be set up with.
pub fn report_of(
    plan: &SimulationPlan,
    parts: &[Tally],
) -> Result<SimulationReport, SimulateError> {
    visit(&plan.game, Whole { plan, parts }).map_err(OpenError::from)?
}

struct Whole<'a> {
    plan: &'a SimulationPlan,
    parts: &'a [Tally],
}

impl Visitor for Whole<'_> {
    type Out = Result<SimulationReport, SimulateError>;

    fn visit<G: Judgement>(self) -> Self::Out {
        let mut tally = Bench::<G>::new(self.plan)?.empty();
        self.parts.iter().for_each(|it| tally.add(it));
        Ok(SimulationReport::new::<G>(self.plan, tally, false, Duration::ZERO))
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Seed;

    use super::*;
    use crate::simulate;

    #[test]
    fn parts_make_the_whole() {
        let plan = SimulationPlan {
            game: "xeno".to_string(),
            bots: vec!["random".parse().unwrap(), "recruit".parse().unwrap()],
            options: Vec::new(),
            cards: None,
            games: 23,
            seed: Seed::from_number(3),
            threads: Some(2),
            records: None,
            paired: false,
            until: None,
            moves: true,
        };
        let whole = simulate(&plan, |_| ControlFlow::Continue(())).unwrap();
        // Not in order, and one of them is empty; the last one ends with the plan.
        let parts = [7..20, 0..7, 7..7, 20..99].map(|it| simulate_part(&plan, it).unwrap());
        assert_eq!(parts.iter().map(|it| it.games).collect::<Vec<_>>(), [13, 7, 0, 3]);
        let sum = report_of(&plan, &parts).unwrap();
        assert_eq!(sum.tally, whole.tally);
        assert_eq!(sum.results(), whole.results());
        assert_ne!(parts[1], simulate_part(&plan, 1..8).unwrap());
        let text = serde_json::to_string(&parts[0]).unwrap();
        assert_eq!(serde_json::from_str::<Tally>(&text).unwrap(), parts[0]);
    }
}
