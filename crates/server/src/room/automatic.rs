//! What a table plays by itself: bots, what they say, and moves without a choice.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use bots::Player;
use catalogue::Table;
use store::Status;
use tabletop::{Chance, Seat, Seed, Viewer};
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;

use super::Room;
use crate::{luck, meters};

/// So many bots think at once, however many tables there are; the others wait for their turn.
pub(super) static THINKERS: LazyLock<Semaphore> =
    LazyLock::new(|| Semaphore::new(std::thread::available_parallelism().map_or(1, usize::from)));

/// How often a bot may speak between two answers.
const SPEAKS_MAX: u8 = 3;

/// A move that the table is going to play for a seat.
#[derive(Debug)]
pub(super) struct Thought {
    seat: Seat,
    mv: String,
    /// The version for which it was thought: nothing may have changed for the seat since.
    settled: u64,
    speaks: bool,
}

/// What the table does for a seat that is asked.
enum Next {
    /// A bot chooses.
    Bot(Player),
    /// The only answer, or one that was ordered beforehand.
    Given(String),
}

/// Whether `seat` has no choice. What it has begun and could still take back is not finished for
/// it, even if there is one way to go on.
fn is_forced(game: &dyn Table, seat: Seat) -> bool {
    game.legal_moves(seat).len() == 1 && game.undoable(seat).is_none()
}

impl Room {
    /// Begins to think about what the table plays next by itself, if anything.
    pub(super) fn think(&self) -> Option<JoinHandle<Thought>> {
        let plays = self.row.status == Status::Running && self.store.keeps(&self.row.id);
        let game = self.game.as_ref().filter(|_| plays)?;
        if self.pondering().is_some() {
            return None;
        }
        if let Some((seat, mv)) = self.reply(game.as_ref()) {
            return Some(self.after(self.config.pace, seat, mv, true));
        }
        let next = |seat| Some((seat, self.automatic(game.as_ref(), seat)?));
        let (seat, next) = game.to_act().iter().find_map(next)?;
        Some(match next {
            Next::Bot(player) => self.ponder(seat, player, game.at(game.plies())),
            Next::Given(mv) => self.after(self.config.pace, seat, mv, false),
        })
    }

    /// What the table plays for a seat, if anything.
    fn automatic(&self, game: &dyn Table, seat: Seat) -> Option<Next> {
        if let Some(guided) = self.led() {
            return guided.scripted(seat).map(|mv| Next::Given(mv.to_string()));
        }
        let sitter = &self.row.seats[seat.index()];
        if let Some(level) = sitter.bot() {
            return Some(Next::Bot(player(level)));
        }
        let forced = || is_forced(game, seat).then(|| game.legal_moves(seat).swap_remove(0));
        game.standing(seat).or_else(forced).map(Next::Given)
    }

    /// What a bot answers to what was said.
    fn reply(&self, game: &dyn Table) -> Option<(Seat, String)> {
        if self.led().is_some() {
            return None;
        }
        let quiet = |seat: &Seat| {
            self.row.seats[seat.index()].bot().is_some() && self.spoken[seat.index()] < SPEAKS_MAX
        };
        Seat::all(game.players()).filter(quiet).find_map(|seat| Some((seat, game.reply(seat)?)))
    }

    fn after(
        &self,
        a_while: Duration,
        seat: Seat,
        mv: String,
        speaks: bool,
    ) -> JoinHandle<Thought> {
        let settled = self.settled(Viewer::Seat(seat));
        tokio::spawn(async move {
            tokio::time::sleep(a_while).await;
            Thought { seat, mv, settled, speaks }
        })
    }

    /// Thinking takes the processor, so it is done beside the tasks that serve people.
    fn ponder(&self, seat: Seat, player: Player, game: Box<dyn Table>) -> JoinHandle<Thought> {
        let (pace, settled) = (self.config.pace, self.settled(Viewer::Seat(seat)));
        let luck = self.config.foreseen.unwrap_or_else(luck::seed);
        tokio::spawn(async move {
            let (mv, ()) = tokio::join!(choose(game, seat, player, luck), tokio::time::sleep(pace));
            Thought { seat, mv, settled, speaks: false }
        })
    }

    /// Plays what was thought, if the table still stands as it did.
    pub(super) async fn carry_out(&mut self, thought: Option<Thought>) {
        let Some(thought) = thought else { return };
        if thought.speaks {
            self.spoken[thought.seat.index()] += 1;
        }
        // Somebody may have answered, or have taken their seat back.
        let wanted = |game: &dyn Table| self.automatic(game, thought.seat).is_some();
        let stands = thought.speaks || self.game.as_deref().is_some_and(wanted);
        if thought.settled != self.settled(Viewer::Seat(thought.seat)) || !stands {
            return;
        }
        if let Err(trouble) = self.attempt(thought.seat, &[thought.mv]).await {
            tracing::error!(table = self.row.id, error = trouble.key, "a table stands still");
            meters::failed("table");
            // The store may be back in a moment; the rules are asked again too.
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }
}

/// The bot of a level; one whose level is gone plays anything.
fn player(level: &str) -> Player {
    level.parse().unwrap_or(Player::Random)
}

async fn choose(game: Box<dyn Table>, seat: Seat, player: Player, luck: Seed) -> String {
    let _turn = THINKERS.acquire().await;
    let fallback = game.legal_moves(seat).swap_remove(0);
    let start = Instant::now();
    let thinking = tokio::task::spawn_blocking(move || {
        let mut chance = Chance::new(luck);
        bots::choose(game.as_ref(), seat, &player, &mut chance)
    });
    let mv = thinking.await.unwrap_or(fallback);
    meters::thought(start);
    mv
}
