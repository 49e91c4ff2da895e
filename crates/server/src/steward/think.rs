//! Bots that think for a table.

use std::sync::LazyLock;
use std::time::Instant;

use bots::Player;
use catalogue::Table;
use room::Task;
use tabletop::{Chance, Seat, SeatSet, Seed};
use tokio::sync::Semaphore;

use super::Steward;
use crate::{luck, meters, processors};

/// So many bots think at once, however many tables there are; the others wait for their turn.
static THINKERS: LazyLock<Semaphore> = LazyLock::new(|| Semaphore::new(processors::all()));

impl Steward {
    /// Thinking takes the processor, so it is done beside the tasks that serve people.
    pub(super) fn think(&mut self, task: Task) {
        let luck = self.config.foreseen.unwrap_or_else(|| self.luck_of(&task));
        self.thoughts.spawn(async move {
            let Task { number, game, seat, level, people } = task;
            (number, Some(choose(game, seat, player(&level), luck, people).await))
        });
    }
}

impl Steward {
    /// The luck of a bot that thinks. Whoever plays a deal that others play, too, meets bots with the
    /// same luck, as long as they play alike.
    fn luck_of(&self, task: &Task) -> Seed {
        let facts = self.facts();
        match facts.sealed || facts.day.is_some() {
            true => luck::of(&facts.seed, &format!("bot/{}/{}", task.seat, task.game.plies())),
            false => luck::seed(),
        }
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
