//! Bots that think for a table, and for those who ask what a bot would do.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use bots::{Budget, Player};
use catalogue::Table;
use room::{Advice, Hint, Question, Reason, Task};
use tabletop::{Chance, Seat, SeatSet, Seed};
use tokio::sync::Semaphore;

use super::Steward;
use crate::advice::{self, Turn, Whose};
use crate::trouble::Trouble;
use crate::{luck, meters};

/// So many bots think at once, however many tables there are; the others wait for their turn.
static THINKERS: LazyLock<Semaphore> =
    LazyLock::new(|| Semaphore::new(std::thread::available_parallelism().map_or(1, usize::from)));

impl Steward {
    /// Thinking takes the processor, so it is done beside the tasks that serve people.
    pub(super) fn think(&mut self, task: Task) {
        let luck = self.config.foreseen.unwrap_or_else(luck::seed);
        self.thoughts.spawn(async move {
            let Task { number, game, seat, level, people } = task;
            (number, Some(choose(game, seat, player(&level), luck, people).await))
        });
    }
}

/// The bot of a level; one whose level is gone plays anything.
fn player(level: &str) -> Player {
    level.parse().unwrap_or(Player::Random)
}

/// What a bot does in `seat`, with `people` at the table: its answer, or what it says before it.
async fn choose(
    game: Box<dyn Table>,
    seat: Seat,
    player: Player,
    luck: Seed,
    people: SeatSet,
) -> String {
    let _turn = THINKERS.acquire().await;
    let fallback = game.legal_moves(seat).swap_remove(0);
    let start = Instant::now();
    let thinking = tokio::task::spawn_blocking(move || {
        let mut chance = Chance::new(luck);
        let answer = bots::choose(game.as_ref(), seat, &player, &mut chance);
        game.confer(seat, &answer, people)
    });
    let mv = thinking.await.unwrap_or(fallback);
    meters::thought(start);
    mv
}

/// Thinks about a question for `time`, beside the tasks that serve people.
pub(crate) async fn consult(
    question: Question,
    time: Duration,
    whose: Whose,
) -> Result<(Seat, Advice), Trouble> {
    let Question { game, seat, settled } = question;
    let turn = advice::turn(whose).await?;
    let thought = beside(turn, game, seat, None, time).await.ok_or_else(Trouble::broken)?;
    let hint = |it: bots::Hint| Hint { mv: it.mv, visits: it.visits, worth: it.worth };
    let hints = thought.moves.into_iter().map(hint).collect();
    let reasons = thought.reasons.into_iter().map(reason).collect();
    Ok((seat, Advice { settled, hints, reasons }))
}

fn reason(it: bots::Reason) -> Reason {
    let bots::Reason { word, at_once, best, next, good } = it;
    Reason { word: word.to_string(), at_once, best, next, good }
}

/// What a captain thinks in `time` of the moves of `seat`: of the few that it would play, and of
/// the one that was `played`; the best first. It sees what the seat sees.
pub(crate) async fn consider(
    game: Box<dyn Table>,
    seat: Seat,
    played: Option<String>,
    time: Duration,
) -> Option<Vec<bots::Hint>> {
    let turn = advice::turn(Whose::reviewers()).await.ok()?;
    Some(beside(turn, game, seat, played, time).await?.moves)
}

/// Thinks beside the tasks that serve people. The turn lasts as long as that, whoever still waits.
async fn beside(
    turn: Turn<'static>,
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
