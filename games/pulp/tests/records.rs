//! Finished games, kept as text: one for each way of ending at each difficulty, and a victory of
//! each captain.
//!
//! `UPDATE_RECORDS=1 cargo test -p pulp --test records` makes them anew.

use conformance::records::{KeptGame, check};
use conformance::{Trial, seat};
use pulp::card::Captain;
use pulp::{PILES_EXHAUSTED, Pulp, WEAPONS_FOUND};
use tabletop::{Chance, Game, Judgement, Seat, Seated, Viewer};

const DIFFICULTIES: [&str; 3] = ["simple", "normal", "advanced"];

/// Every game that is kept: difficulty, captain, ending.
fn wanted() -> Vec<(&'static str, &'static str, &'static str)> {
    let mut wanted = Vec::new();
    for (at, difficulty) in DIFFICULTIES.into_iter().enumerate() {
        for (nth, ending) in Pulp::ENDINGS.iter().enumerate() {
            wanted.push((difficulty, Captain::ALL[(at + 2 * nth) % 6].word(), *ending));
        }
    }
    for (at, captain) in Captain::ALL.iter().enumerate() {
        let game = (DIFFICULTIES[at % 3], captain.word(), WEAPONS_FOUND);
        if !wanted.contains(&game) {
            wanted.push(game);
        }
    }
    wanted
}

/// Plays on to the next turn, nearly always the move with the highest prior.
fn play_a_turn(table: &mut Seated<Pulp>, chance: &mut Chance) {
    let turn = turn_of(table);
    let mut moves = Vec::new();
    while !table.game().to_act().is_empty() && turn_of(table) == turn {
        moves.clear();
        table.game().legal_moves(Seat(0), &mut moves);
        let prior = |mv: &_| table.game().prior(Seat(0), *mv).powi(4);
        let weights: Vec<f32> = moves.iter().map(prior).collect();
        let mv = moves[chance.weighted(&weights)];
        table.play(Seat(0), mv).expect("an offered move is accepted");
    }
}

fn turn_of(table: &Seated<Pulp>) -> u8 {
    table.game().view(Viewer::Spectator).turn
}

/// A whole game in which each turn is tried in `tries` ways and the best one for the ending is
/// kept.
fn played(trial: &Trial<'_>, seed: u64, ending: &str, tries: usize) -> Seated<Pulp> {
    let mut table = seat::<Pulp>(trial, seed);
    let mut chance = Chance::from_number(seed);
    while !table.game().to_act().is_empty() {
        let turns = (0..tries).map(|_| {
            let mut after = table.clone();
            play_a_turn(&mut after, &mut chance);
            after
        });
        let best = turns.max_by_key(|it| worth(it, ending));
        table = best.expect("at least one way is tried");
    }
    table
}

/// How near a game is to using up the piles: many points, few super weapons, not over yet.
fn worth(table: &Seated<Pulp>, ending: &str) -> i32 {
    let view = table.game().view(Viewer::Spectator);
    let points: i32 = view.tracks.iter().map(|it| i32::from(it.points)).sum();
    match view.outcome {
        Some(outcome) if outcome.ending == ending => 1_000,
        Some(_) => -1_000,
        None => 2 * points - 9 * view.weapons.len() as i32,
    }
}

#[test]
fn every_record_replays() {
    let kept = wanted().into_iter().map(|(difficulty, captain, ending)| {
        let options = [("difficulty", difficulty), ("captain", captain)];
        KeptGame::new(format!("{difficulty}-{captain}-{ending}"), 1, &options, ending)
    });
    check(&kept.collect::<Vec<_>>(), |kept, trial, seed| {
        let ending = kept.ending.unwrap_or_default();
        let tries = if ending == PILES_EXHAUSTED { 80 } else { 1 };
        played(trial, seed, ending, tries)
    });
}
