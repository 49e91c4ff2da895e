//! Which games tell the people at one table apart.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use catalogue::{GAMES, GameInfo};
use tabletop::{Chance, Seed};

/// The games that tell people apart: in one of a few games at random, somebody wins and somebody does
/// not. In the others all win or lose together.
static TELLS_APART: LazyLock<BTreeSet<&str>> = LazyLock::new(|| {
    GAMES.iter().filter(|it| (0..6).any(|at| parts(it, at))).map(|it| it.id).collect()
});

/// Whether people at one table can be told apart; if not, they win or lose together.
pub fn tells_apart(game: &GameInfo) -> bool {
    TELLS_APART.contains(game.id)
}

/// Plays a game at random; says whether it told its seats apart.
fn parts(game: &GameInfo, number: u64) -> bool {
    let (mut chance, seed) = (Chance::from_number(number), Seed::from_number(number));
    let Ok(mut table) = catalogue::open(game.id, game.players.0, &[], None, seed) else {
        return false;
    };
    while let Some(seat) = table.to_act().first() {
        let mv = chance.pick(&table.legal_moves(seat)).clone();
        if table.play(seat, &[&mv]).is_err() {
            return false;
        }
    }
    let verdicts =
        table.outcome().map(|it| it.seats.values().map(|it| it.verdict).collect::<Vec<_>>());
    verdicts.is_some_and(|it| it.iter().any(|verdict| *verdict != it[0]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_that_all_win_together_are_no_contest() {
        let apart: Vec<&str> = GAMES.iter().filter(|it| tells_apart(it)).map(|it| it.id).collect();
        assert_eq!(apart, ["planisphere", "invazions", "xeno"]);
    }
}
