//! Cards that were held: who plays a card held it before.

use std::ops::ControlFlow;

use lab::{SimulationPlan, SimulationReport, simulate};
use tabletop::Seed;

fn report(game: &str, players: usize) -> SimulationReport {
    let plan = SimulationPlan {
        game: game.to_string(),
        bots: vec!["recruit".parse().unwrap(); players],
        options: Vec::new(),
        cards: None,
        games: 40,
        seed: Seed::from_number(11),
        threads: Some(2),
        records: None,
        paired: false,
        until: None,
        moves: true,
    };
    simulate(&plan, |_| ControlFlow::Continue(())).unwrap()
}

#[test]
fn whoever_plays_a_card_held_it() {
    // The moves by which a card leaves the hand of whoever makes them.
    let cases = [
        ("oh-no", 3, "zap"),
        ("planisphere", 2, "land"),
        ("invazions", 2, "play"),
        ("xeno", 2, "place"),
    ];
    for (game, players, verb) in cases {
        let tally = report(game, players).tally;
        let mut seen = 0;
        for (what, played) in &tally.played {
            let Some(card) = what.strip_prefix(verb).map(str::trim_start) else { continue };
            let Some(held) = tally.held.get(card) else { continue };
            seen += 1;
            for (played, held) in played.iter().zip(held) {
                assert!(played.games <= held.games, "{game}: {what} {played:?} {held:?}");
                assert!(held.games <= tally.games);
            }
        }
        assert!(5 < seen, "{game}: only {seen} cards were played, of {:?}", tally.played.keys());
    }
}
