//! Cards that were held: who plays a card held it before.

use std::ops::ControlFlow;

use lab::{SimulationPlan, SimulationReport, Tally, simulate};
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

/// How many cards left the hand of whoever made a move of this `verb`; each was held before.
fn cards_played(tally: &Tally, verb: &str) -> usize {
    let card = |what: &str| what.strip_prefix(verb).map(|it| it.trim_start().to_string());
    let known = tally.played.iter().filter_map(|(what, played)| Some((card(what)?, played)));
    let known = known.filter_map(|(card, played)| Some((tally.held.get(&card)?, card, played)));
    let mut seen = 0;
    for (held, card, played) in known {
        seen += 1;
        for (played, held) in played.iter().zip(held) {
            assert!(played.games <= held.games, "{card}: {played:?} {held:?}");
            assert!(held.games <= tally.games);
        }
    }
    seen
}

#[test]
fn whoever_plays_a_card_held_it() {
    let cases = [("oh-no", 3, "zap"), ("planisphere", 2, "land"), ("xeno", 2, "place")];
    for (game, players, verb) in cases.into_iter().chain([("invazions", 2, "play")]) {
        let seen = cards_played(&report(game, players).tally, verb);
        assert!(5 < seen, "{game}: only {seen} cards were played");
    }
}
