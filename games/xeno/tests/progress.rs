//! Every move leads on: a player whose choice depends only on what it sees comes to an end, which
//! it would not if a move led back to the same position. (`done` once did, after repairs.)

use std::hash::{DefaultHasher, Hash, Hasher};

use conformance::{Trial, seat};
use tabletop::{Game, Log, Viewer};
use xeno::Xeno;

/// Plays a game in which the player answers every view always alike; returns how many moves it
/// took.
fn played(trial: &Trial<'_>, seed: u64) -> usize {
    let mut game = seat::<Xeno>(trial, seed).game().clone();
    let mut moves = Vec::new();
    for count in 0..Xeno::MOVES_MAX {
        let Some(mover) = game.to_act().first() else { return count };
        moves.clear();
        game.legal_moves(mover, &mut moves);
        let mut hasher = DefaultHasher::new();
        (seed, game.view(Viewer::Seat(mover)), &moves).hash(&mut hasher);
        let mv = moves[(hasher.finish() % moves.len() as u64) as usize];
        game.carry_out(mover, mv, &mut Log::silent());
    }
    panic!("seed {seed} of {} players goes round in circles", trial.players);
}

#[test]
fn no_move_leads_back() {
    for players in 2..=5 {
        for invasion in ["off", "on"] {
            let options = [("invasion", invasion)];
            let trial = Trial { players, options: &options, games: 1, seed: 0 };
            assert!((0..250).all(|seed| 0 < played(&trial, seed)));
        }
    }
}
