//! Finished games, kept as text: each way of ending with and without the Invasion mode, with two to
//! five players and two experts.
//!
//! `UPDATE_RECORDS=1 cargo test -p xeno --test records` makes them anew.

use conformance::by_prior;
use conformance::records::{KeptGame, check, played};
use tabletop::{Chance, Game, Seat};
use xeno::moves::{Action, Means, Move};
use xeno::{CHIPS, DEFEATED, REPULSED, ROUNDS, TWELVE, Xeno};

/// `repulsed-2-expert-on`: how a game ends, who plays, and its options apart from the defaults.
fn kept(
    ending: &'static str,
    players: u8,
    options: &[(&'static str, &'static str)],
) -> KeptGame<Xeno> {
    let named: Vec<String> = options.iter().map(|it| format!("-{}-{}", it.0, it.1)).collect();
    KeptGame::new(format!("{ending}-{players}{}", named.concat()), players, options, ending)
}

fn all() -> [KeptGame<Xeno>; 15] {
    [
        kept(CHIPS, 2, &[("invasion", "off")]),
        kept(TWELVE, 3, &[("invasion", "off"), ("edition", "2018")]),
        kept(CHIPS, 4, &[("invasion", "off"), ("start", "preset")]),
        kept(TWELVE, 5, &[("invasion", "off")]),
        kept(ROUNDS, 2, &[("invasion", "off")]),
        kept(TWELVE, 2, &[("invasion", "off"), ("expert", "on")]),
        kept(CHIPS, 3, &[]),
        kept(TWELVE, 4, &[("edition", "2018")]),
        kept(REPULSED, 5, &[("start", "preset")]),
        kept(DEFEATED, 2, &[]),
        kept(DEFEATED, 5, &[]),
        kept(REPULSED, 2, &[]),
        kept(REPULSED, 2, &[("expert", "on")]),
        kept(DEFEATED, 2, &[("expert", "on")]),
        kept(CHIPS, 2, &[("expert", "on"), ("start", "preset")]),
    ]
}

/// A move drawn by its prior; a player who wants a certain ending helps it along.
fn choose(game: &Xeno, seat: Seat, ending: &str, chance: &mut Chance) -> Move {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    let found = |wish: &dyn Fn(&Move) -> bool| moves.iter().copied().find(|it| wish(it));
    let wish = match ending {
        ROUNDS => found(&|it| matches!(it, Move::Nothing | Move::Pick(Action::ExploreFive))),
        REPULSED => found(&|it| matches!(it, Move::Spend(_) | Move::Repair(_, Means::Bonus))),
        DEFEATED => found(&|it| matches!(it, Move::Nothing)),
        _ => None,
    };
    wish.unwrap_or_else(|| by_prior(game, seat, chance))
}

#[test]
fn every_record_replays() {
    check(&all(), |kept, trial, seed| {
        let ending = kept.ending.unwrap_or_default();
        played(trial, seed, |game, seat, chance| choose(game, seat, ending, chance))
    });
}
