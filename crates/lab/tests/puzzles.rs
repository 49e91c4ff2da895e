//! A search with other luck sees what the kept puzzles say, and sees through a false one.

use std::num::NonZeroU32;

use lab::confirms;
use puzzles::kept;
use tabletop::Chance;

/// How many puzzles of each game are weighed again, in how many games a move.
const EACH: usize = 6;
const GAMES: NonZeroU32 = NonZeroU32::new(200).expect("some");

#[test]
fn a_shallow_search_agrees_with_most_puzzles() {
    let mut chance = Chance::from_number(11);
    let (mut agreed, mut asked) = (0, 0);
    for game in catalogue::GAMES {
        let all = &kept(game.id).puzzles;
        let count = EACH.min(all.len());
        for at in 0..count {
            let puzzle = &all[at * all.len() / count];
            let holds = confirms(game.id, puzzle, GAMES, &mut chance).expect("a known game");
            agreed += usize::from(holds.is_some());
            asked += 1;
        }
    }
    assert!(4 * asked <= 5 * agreed, "{agreed} of {asked}");
}

#[test]
fn a_false_puzzle_is_not_confirmed() {
    let mut puzzle = kept("pulp").puzzles[0].clone();
    puzzle.answers.iter_mut().for_each(|it| it.right = !it.right);
    let holds = confirms("pulp", &puzzle, GAMES, &mut Chance::from_number(1));
    assert_eq!(holds.expect("a known game"), None);
}
