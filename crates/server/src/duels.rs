//! What the games of a duel are worth (decision 63).

use store::{DuelFacts, DuelGame, Sitter};
use tabletop::{Seat, Verdict};
use web::site::SideResult;

use crate::results::standings;

/// The rounds of a duel with so many seats: where each side sits. In a game for two each side has
/// each seat once; in any other it has the first.
pub(crate) fn seats(players: u8) -> Vec<Seat> {
    match players {
        2 => Seat::all(2).collect(),
        _ => vec![Seat(0)],
    }
}

/// The result of a game for the one in `seat`; none while it runs. Whoever gave it up has lost it.
pub(crate) fn result(game: &DuelGame, seat: u8) -> Option<SideResult> {
    let given_up = SideResult { verdict: Verdict::Lost, score: None };
    let standing = |outcome: &str| {
        let it = standings(outcome).get(usize::from(seat)).copied()?;
        Some(SideResult { verdict: it.verdict, score: Some(it.score) })
    };
    game.is_over().then(|| game.outcome.as_deref().and_then(standing).unwrap_or(given_up))
}

/// Which side won a duel that is over; none if both did equally well. More games won come first, a
/// drawn one is half of one; then the sum of points.
pub(crate) fn winner(duel: &DuelFacts) -> Option<usize> {
    let [one, two] = [0, 1].map(|side| sum(duel, side));
    match one.cmp(&two) {
        std::cmp::Ordering::Greater => Some(0),
        std::cmp::Ordering::Less => Some(1),
        std::cmp::Ordering::Equal => None,
    }
}

/// Half games won, and points.
fn sum(duel: &DuelFacts, side: usize) -> (i64, i64) {
    let rounds = duel.rounds.iter().enumerate();
    let results = rounds.filter_map(|(at, round)| result(duel.game(at, side)?, round.seat));
    results.fold((0, 0), |(halves, points), it| {
        let worth = match it.verdict {
            Verdict::Won => 2,
            Verdict::Drawn => 1,
            Verdict::Lost => 0,
        };
        (halves + worth, points + it.score.unwrap_or_default())
    })
}

/// The round that a side plays now, or will play next; none when it has played all.
pub(crate) fn next_round(duel: &DuelFacts, side: usize) -> Option<usize> {
    (0..duel.rounds.len()).find(|round| !duel.game(*round, side).is_some_and(DuelGame::is_over))
}

/// Whether a bot is on a side.
pub(crate) fn is_bot(duel: &DuelFacts, side: usize) -> bool {
    matches!(duel.sides[side], Sitter::Bot(_))
}

#[cfg(test)]
mod tests {
    use store::DuelRound;

    use super::*;

    fn person(id: &str) -> Sitter {
        Sitter::Person { id: id.into(), name: id.into(), relief: None, beside: false }
    }

    /// A game of a duel over two seats; none where it was given up.
    fn game(round: usize, side: usize, ended: Option<(&str, i64)>) -> DuelGame {
        let outcome = ended.map(|(verdict, points)| match round {
            0 => format!("end done\nresult 1 {verdict} {points}\nresult 2 lost 99"),
            _ => format!("end done\nresult 1 lost 99\nresult 2 {verdict} {points}"),
        });
        DuelGame {
            round: round as i64,
            side: side as i64,
            table: format!("t{round}{side}"),
            status: if outcome.is_some() { "finished" } else { "closed" }.into(),
            outcome,
        }
    }

    /// A duel over two seats: for each game the verdict and points of its side; none where it was
    /// given up.
    fn played(games: [[Option<(&str, i64)>; 2]; 2]) -> DuelFacts {
        let round = |seat| DuelRound { seat, seed: String::new(), bots: vec!["cadet".into()] };
        let game = |at, side| game(at, side, games[at][side]);
        DuelFacts {
            id: "d".into(),
            game: "harbour".into(),
            cards: String::new(),
            options: Vec::new(),
            rounds: vec![round(0), round(1)],
            sides: [person("ida"), person("nils")],
            created: 0,
            ended: Some(1),
            games: vec![game(0, 0), game(0, 1), game(1, 0), game(1, 1)],
        }
    }

    #[test]
    fn games_won_come_before_points() {
        let (won, lost) = (|n| Some(("won", n)), |n| Some(("lost", n)));
        let drawn = |n| Some(("drawn", n));
        for (games, winner_is) in [
            ([[won(1), lost(50)], [lost(0), lost(50)]], Some(0)),
            ([[won(5), lost(3)], [lost(1), won(4)]], Some(1)),
            ([[won(5), lost(3)], [lost(1), won(3)]], None),
            ([[drawn(1), lost(9)], [lost(1), lost(9)]], Some(0)),
            ([[None, lost(1)], [lost(9), lost(9)]], Some(1)),
        ] {
            assert_eq!(winner(&played(games)), winner_is, "{games:?}");
        }
    }

    #[test]
    fn each_side_plays_its_rounds_in_order() {
        let mut duel = played([[None, None], [None, None]]);
        assert_eq!(next_round(&duel, 0), None);
        duel.games.retain(|it| it.round == 0);
        assert_eq!(next_round(&duel, 1), Some(1));
        duel.games[1].status = "running".into();
        assert_eq!(next_round(&duel, 1), Some(0));
        assert_eq!(result(&duel.games[1], 0), None);
    }

    #[test]
    fn in_a_game_for_two_each_side_has_each_seat() {
        assert_eq!([1, 2, 3].map(|it| seats(it).len()), [1, 2, 1]);
    }
}
