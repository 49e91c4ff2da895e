//! Bots that think for those who ask what a bot would do, or would have done.

use std::time::Duration;

use bots::Budget;
use catalogue::Table;
use room::{Advice, HintQuestion, HintedMove};
use tabletop::{Chance, Seat};

use crate::advice::{self, Whose};
use crate::beside::{beside, unhurried};
use crate::luck;
use crate::trouble::Trouble;

/// Thinks about a question for `time`, beside the tasks that serve people.
pub(crate) async fn consult(
    question: HintQuestion,
    time: Duration,
    whose: Whose,
) -> Result<(Seat, Advice), Trouble> {
    let HintQuestion { game, seat, settled } = question;
    let turn = advice::turn(whose).await?;
    // The turn lasts as long as the thought, whoever still waits.
    let thinking = move || {
        let thought = think(game.as_ref(), seat, None, time);
        drop(turn);
        thought
    };
    let thought = tokio::task::spawn_blocking(thinking).await.map_err(|_| Trouble::broken())?;
    let hint = |it: bots::WeighedMove| HintedMove { mv: it.mv, visits: it.visits, worth: it.worth };
    let hints = thought.moves.into_iter().map(hint).collect();
    Ok((seat, Advice { settled, hints, reasons: thought.reasons }))
}

/// What a captain thinks in `time` of the moves of `seat`: of the few that it would play, and of
/// the one that was `played`; the best first, and in what it differs from that. It sees what the seat
/// sees.
pub(crate) async fn consider(
    game: Box<dyn Table>,
    seat: Seat,
    played: Option<String>,
    time: Duration,
) -> Option<bots::Hints> {
    let thinking = move || unhurried(time, |it| think(game.as_ref(), seat, played.as_deref(), it));
    beside(thinking).await.ok()
}

/// The most games by which the luck of a moment is measured.
const GAMES_MAX: usize = 100;

/// The luck of the move number `ply`, or of the deal, in about so much `time`; none when the rules
/// panic.
pub(crate) async fn luck_of(
    game: Box<dyn Table>,
    ply: Option<usize>,
    time: Duration,
) -> Option<bots::LuckOfMove> {
    let games = (time.as_millis() as usize / 2).clamp(2, GAMES_MAX);
    let measuring = move || bots::luck(game.as_ref(), ply, games, &mut Chance::new(luck::seed()));
    beside(measuring).await.ok()
}

fn think(game: &dyn Table, seat: Seat, played: Option<&str>, time: Duration) -> bots::Hints {
    bots::hints(game, seat, played, Budget::Time(time), &mut Chance::new(luck::seed()))
}
