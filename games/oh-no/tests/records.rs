//! Finished games, kept as text: at least one for each way of ending at each level, for three to
//! five players and both ways of stacking the Matrice.
//!
//! `UPDATE_RECORDS=1 cargo test -p oh-no --test records` makes them anew.

use conformance::by_prior;
use conformance::records::{KeptGame, check, played};
use oh_no::moves::Move;
use oh_no::{ELIMINATED, MATRIX_DESTROYED, OhNo};
use tabletop::{Chance, Game, Seat};

const LEVELS: [&str; 4] = ["0", "1", "2", "3"];

/// At level 0 a crushed player stays, so nobody is eliminated before the Final Conflict.
fn possible(level: &str, ending: &str) -> bool {
    (level, ending) != ("0", ELIMINATED)
}

fn kept() -> Vec<KeptGame<OhNo>> {
    let levels = LEVELS.into_iter().enumerate();
    let all = levels.flat_map(|(at, level)| {
        let endings = OhNo::ENDINGS.iter().enumerate();
        endings.map(move |(nth, ending)| (level, *ending, at + nth))
    });
    let possible = all.filter(|(level, ending, _)| possible(level, ending));
    let kept = possible.map(|(level, ending, number)| {
        let players = 3 + (number % 3) as u8;
        let matrix = ["mixed", "piles"][number % 2];
        let name = format!("level-{level}-{ending}-{players}-{matrix}");
        KeptGame::new(name, players, &[("level", level), ("matrix", matrix)], ending)
    });
    kept.collect()
}

/// A move drawn by its prior; or at random, which loses more often.
fn choose(game: &OhNo, seat: Seat, sensible: bool, chance: &mut Chance) -> Move {
    if sensible {
        return by_prior(game, seat, chance);
    }
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    moves.retain(|it| *it != Move::Conflict);
    *chance.pick(&moves)
}

#[test]
fn every_record_replays() {
    check(&kept(), |kept, trial, seed| {
        let sensible =
            kept.ending.is_some_and(|it| it == MATRIX_DESTROYED || it.ends_with("conflict"));
        played(trial, seed, |game, seat, chance| choose(game, seat, sensible, chance))
    });
}

/// The kept games show every number of players and both ways of stacking.
#[test]
fn all_tables_are_there() {
    let kept = kept();
    assert!((3..=5).all(|players| kept.iter().any(|it| it.players == players)));
    for matrix in ["mixed", "piles"] {
        assert!(kept.iter().any(|it| it.options.contains(&("matrix", matrix))), "{matrix}");
    }
}
