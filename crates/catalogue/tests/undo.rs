//! Undo in random games of every kind: it crosses nothing that anybody learnt, and it is possible
//! wherever nobody learnt anything.
//!
//! `REMPART_UNDO_GAMES=2000 cargo test -p catalogue --test undo -- --nocapture` plays 2,000 of each
//! game and prints how long an answer takes.

use catalogue::{GAMES, Visitor, visit};
use conformance::Trial;
use conformance::undo::{UndoTrial, check};
use tabletop::Judgement;

/// At how many moments of each game undo is checked.
const MOMENTS: usize = 5;

struct Played {
    players: u8,
    games: u64,
}

impl Visitor for Played {
    type Out = UndoTrial;

    fn visit<G: Judgement>(self) -> UndoTrial {
        let trial = Trial { players: self.players, options: &[], games: self.games, seed: 1 };
        check::<G>(&trial, MOMENTS)
    }
}

#[test]
fn undo_crosses_nothing_and_is_possible_wherever_it_should_be() {
    let games = std::env::var("REMPART_UNDO_GAMES").ok().and_then(|it| it.parse().ok());
    let games: u64 = games.unwrap_or(24);
    for game in GAMES {
        let numbers = u64::from(game.players.1 - game.players.0 + 1);
        let mut moves = 0;
        for players in game.players.0..=game.players.1 {
            let played = Played { players, games: games.div_ceil(numbers) };
            let found = visit(game.id, played).expect("a game of the list");
            moves += found.moves;
            println!("{} for {players}: {found}", game.id);
        }
        assert!(moves > 0, "nothing could be taken back in {}", game.id);
    }
}
