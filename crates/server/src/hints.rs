//! Bots that think for those who ask what a bot would do, or would have done.

use std::time::Duration;

use bots::Budget;
use catalogue::Table;
use room::{Advice, HintQuestion, HintReason, HintedMove};
use tabletop::{Chance, Seat};

use crate::advice::{self, AdviserTurn, Whose};
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
    let thought = beside(turn, game, seat, None, time).await.ok_or_else(Trouble::broken)?;
    let hint = |it: bots::WeighedMove| HintedMove { mv: it.mv, visits: it.visits, worth: it.worth };
    let hints = thought.moves.into_iter().map(hint).collect();
    let reasons = thought.reasons.into_iter().map(reason).collect();
    Ok((seat, Advice { settled, hints, reasons }))
}

fn reason(it: bots::MoveReason) -> HintReason {
    let bots::MoveReason { word, at_once, best, next, good } = it;
    HintReason { word: word.to_string(), at_once, best, next, good }
}

/// What a captain thinks in `time` of the moves of `seat`: of the few that it would play, and of
/// the one that was `played`; the best first, and in what it differs from that. It sees what the seat
/// sees.
pub(crate) async fn consider(
    game: Box<dyn Table>,
    seat: Seat,
    played: Option<String>,
    time: Duration,
) -> Option<(Vec<bots::WeighedMove>, Vec<HintReason>)> {
    let turn = advice::turn(Whose::reviewers()).await.ok()?;
    let hints = beside(turn, game, seat, played, time).await?;
    Some((hints.moves, hints.reasons.into_iter().map(reason).collect()))
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
    let turn = advice::turn(Whose::reviewers()).await.ok()?;
    let games = (time.as_millis() as usize / 2).clamp(2, GAMES_MAX);
    let measuring = move || {
        let luck = bots::luck(game.as_ref(), ply, games, &mut Chance::new(luck::seed()));
        drop(turn);
        luck
    };
    tokio::task::spawn_blocking(measuring).await.ok()
}

/// Thinks beside the tasks that serve people. The turn lasts as long as that, whoever still waits.
async fn beside(
    turn: AdviserTurn<'static>,
    game: Box<dyn Table>,
    seat: Seat,
    played: Option<String>,
    time: Duration,
) -> Option<bots::Hints> {
    let thinking = move || {
        let (budget, mut chance) = (Budget::Time(time), Chance::new(luck::seed()));
        let hints = bots::hints(game.as_ref(), seat, played.as_deref(), budget, &mut chance);
        drop(turn);
        hints
    };
    tokio::task::spawn_blocking(thinking).await.ok()
}
