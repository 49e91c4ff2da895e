//! Every puzzle that comes with the program can be played, and says what it must.

use std::collections::BTreeSet;

use puzzles::{Puzzle, kept, keys};
use tabletop::Viewer;

/// Where rules or cards change, puzzles are searched anew: CONTRIBUTING.md says how.
#[test]
fn every_game_has_puzzles_for_its_rules() {
    for game in catalogue::GAMES {
        assert!(!kept(game.id).puzzles.is_empty(), "{} has none for its rules and cards", game.id);
    }
}

/// What is wrong with a puzzle.
fn faults(game: &str, puzzle: &Puzzle) -> Vec<&'static str> {
    let Ok(table) = puzzle.table(game) else { return vec!["it cannot be played"] };
    let worths: Vec<f64> = puzzle.answers.iter().map(|it| it.worth).collect();
    let rights = puzzle.answers.iter().filter(|it| it.right).count();
    let first = puzzle.answers.iter().take(rights).all(|it| it.right);
    let section = speech::section(table.as_ref(), Viewer::Seat(puzzle.seat));
    let cadets = puzzle.solved.iter().find(|it| it.bot == "cadet");
    let faults = [
        (!table.to_act().contains(puzzle.seat), "the seat is not asked"),
        (!worths.is_sorted_by(|a, b| b <= a), "the best answer is not the first"),
        (rights == 0 || !first || puzzle.answers.len() < 2 * rights, "what is right is not clear"),
        (puzzle.margin() < 0.049, "the best is hardly better"),
        (section != puzzle.section, "another section decides"),
        (cadets.is_none_or(|it| it.tries == 0), "nobody knows whether cadets find it"),
    ];
    faults.into_iter().filter(|it| it.0).map(|it| it.1).collect()
}

#[test]
fn every_puzzle_holds_what_it_says() {
    for game in catalogue::GAMES {
        for (at, puzzle) in kept(game.id).puzzles.iter().enumerate() {
            assert_eq!(faults(game.id, puzzle), [""; 0], "{} {}", game.id, at + 1);
        }
        let different: BTreeSet<&String> = keys(game.id).iter().collect();
        assert_eq!(different.len(), keys(game.id).len(), "{} has one twice", game.id);
    }
}

#[test]
fn a_wrong_puzzle_is_found() {
    let sound = kept("oh-no").puzzles[0].clone();
    let mut swapped = sound.clone();
    swapped.answers.reverse();
    assert!(!faults("oh-no", &swapped).is_empty());
    let mut moved = sound;
    moved.moves.pop();
    assert!(!faults("oh-no", &moved).is_empty());
}

/// About a quarter of all is held back, the same ones for ever.
#[test]
fn some_are_held_back() {
    let all = catalogue::GAMES
        .iter()
        .flat_map(|game| kept(game.id).puzzles.iter().map(|it| it.is_held_back(game.id)));
    let all: Vec<bool> = all.collect();
    let held = all.iter().filter(|it| **it).count();
    assert!((all.len() / 8..all.len() / 2).contains(&held), "{held} of {}", all.len());
}
