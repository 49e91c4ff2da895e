//! Playing each deal again with the seats swapped changes how sure a result is, never what it is.

use std::ops::ControlFlow;

use lab::{SimulationPlan, SimulationReport, simulate};
use tabletop::{Seat, Seed};

fn plan(game: &str, bots: &[&str], games: u64) -> SimulationPlan {
    SimulationPlan {
        game: game.to_string(),
        bots: bots.iter().map(|it| it.parse().expect("a bot")).collect(),
        options: Vec::new(),
        cards: None,
        games,
        seed: Seed::from_number(7),
        threads: None,
        records: None,
        paired: false,
        until: None,
        moves: false,
    }
}

fn played(plan: &SimulationPlan) -> SimulationReport {
    simulate(plan, |_| ControlFlow::Continue(())).expect("the plan is sound")
}

/// The share of games that a recruit wins against a player who moves at random, in either seat.
/// Deals of their own and paired deals must agree within four standard errors.
#[test]
fn paired_deals_are_unbiased() {
    for game in ["xeno", "planisphere"] {
        let options = match game {
            "planisphere" => vec![("rounds".to_string(), "4".to_string())],
            _ => Vec::new(),
        };
        let of = |bots: &[&str], seed: u64, paired: bool, games: u64| {
            let plan = plan(game, bots, games);
            let seed = Seed::from_number(seed);
            played(&SimulationPlan { options: options.clone(), seed, paired, ..plan })
        };
        let first = of(&["recruit", "random"], 1, false, 600).win_rate(Seat(0));
        let second = of(&["random", "recruit"], 2, false, 600).win_rate(Seat(1));
        let paired = of(&["recruit", "random"], 3, true, 1200);
        assert_eq!(paired.deals(), 600);
        let paired = paired.side_rate(0);
        let alone = (first.at + second.at) / 2.0;
        let error = (0.25_f64 / 1200.0).sqrt() * 2.0_f64.sqrt();
        assert!((alone - paired.at).abs() < 4.0 * error, "{game}: {alone}, {paired:?}");
        // What is compared would be told apart if it were the share of one seat alone.
        assert!(paired.width() < 0.1 && 0.05 < alone, "{game}: {alone}, {paired:?}");
    }
}

/// What the bots got is what the seats got.
#[test]
fn wins_and_scores_are_those_of_the_seats() {
    let mut plan = plan("xeno", &["random", "search:1"], 400);
    plan.paired = true;
    let report = played(&plan);
    let wins: u64 = report.tally.sides.iter().map(|it| it.won).sum();
    let seats: u64 = report.tally.seats.iter().map(|it| it.won).sum();
    assert_eq!(wins, seats);
    let scores: i64 = report.tally.sides.iter().map(|it| it.scores).sum();
    assert_eq!(scores, report.tally.seats.iter().map(|it| it.scores).sum::<i64>());
}

/// The games are the same whether deals come alone or not: the first of each deal is that deal's
/// game alone.
#[test]
fn the_first_game_of_a_pair_is_the_game_alone() {
    let alone = played(&plan("xeno", &["recruit", "random"], 1));
    let mut both = plan("xeno", &["recruit", "random"], 2);
    both.paired = true;
    let both = played(&both);
    let length = alone.tally.lengths.keys().next().expect("a game");
    assert!(both.tally.lengths.contains_key(length), "{:?}", both.tally.lengths);
}
