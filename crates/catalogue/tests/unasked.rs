//! Nothing is decided unasked, in random games of every kind. A table answers for somebody only
//! with what everybody can see to be the one answer, or with what that person ordered.
//!
//! `REMPART_UNASKED_GAMES=500 cargo test -p catalogue --test unasked -- --nocapture` plays 500 of
//! each game.

use catalogue::{GAMES, Visitor, visit};
use conformance::Trial;
use conformance::unasked::{Unasked, check};
use tabletop::{Judgement, Seat, Seated};

/// Whether the table gives the only answer even where that betrays a secret.
enum Rule {
    Ours,
    Hasty,
}

struct Played {
    players: u8,
    games: u64,
    rule: Rule,
}

impl Visitor for Played {
    type Out = Unasked;

    fn visit<G: Judgement>(self) -> Unasked {
        let trial = Trial { players: self.players, options: &[], games: self.games, seed: 1 };
        let only = |seated: &Seated<G>, seat: Seat| seated.only_answer(seat);
        match self.rule {
            Rule::Ours => {
                check::<G>(&trial, |it, seat| only(it, seat).filter(|_| it.is_evident(seat)))
            }
            Rule::Hasty => check::<G>(&trial, only),
        }
    }
}

/// Whether nothing is answered as if it had been ordered. By IZ 3.7 one order stands from the
/// start: not to be asked for Bravery after each single card.
fn ordered(game: &str, found: &Unasked) -> bool {
    let by_rule = |it: &&String| game == "invazions" && it.ends_with("`decline`");
    found.unordered.iter().all(|it| by_rule(&it))
}

#[test]
fn what_is_answered_unasked_betrays_nothing() {
    let games = std::env::var("REMPART_UNASKED_GAMES").ok().and_then(|it| it.parse().ok());
    let games: u64 = games.unwrap_or(16);
    for game in GAMES {
        let numbers = u64::from(game.players.1 - game.players.0 + 1);
        for players in game.players.0..=game.players.1 {
            let played = Played { players, games: games.div_ceil(numbers), rule: Rule::Ours };
            let found = visit(game.id, played).expect("a game of the list");
            println!("{} for {players}: {found}", game.id);
            assert!(found.betrayed.is_empty(), "{}: {:?}", game.id, found.betrayed);
            assert!(ordered(game.id, &found), "{}: {:?}", game.id, found.unordered);
        }
    }
}

/// A question that vanished after a moment once told everybody that there was nothing to develop or
/// settle.
#[test]
fn an_answer_given_wherever_there_is_one_is_found() {
    let played = Played { players: 2, games: 4, rule: Rule::Hasty };
    let found = visit("xeno", played).expect("a game of the list");
    println!("{found}");
    assert!(!found.betrayed.is_empty(), "{found}");
}
