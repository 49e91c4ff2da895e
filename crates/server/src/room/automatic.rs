//! What a table plays by itself: bots, what they say, and what it may answer for a person.
//!
//! Nothing is decided unasked (decision 40). These are all the places that answer for somebody:
//!
//! - a bot, in its own seat or where the person lets it play ([`Room::relieve`]), has left
//!   ([`Room::leave`]) or is out of time ([`Room::time_out`]): `Next::Bot`;
//! - the script of a first game, in the seats of its bots: `Room::led`;
//! - what a person ordered beforehand, by what they said in the game: `Reason::Ordered`;
//! - the only answer that there is, where it betrays nothing: `Reason::Only`.
//!
//! Else the person is asked, even if one button is all that the page shows: how long they take is
//! theirs to tell.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use bots::Player;
use catalogue::Table;
use serde::{Deserialize, Serialize};
use store::{Sitter, Status};
use tabletop::{Chance, Seat, SeatSet, Seed, Viewer};
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;
use web::beside;
use words::{Lang, Listener};

use super::Room;
use crate::trouble::Trouble;
use crate::{luck, meters};

/// So many bots think at once, however many tables there are; the others wait for their turn.
static THINKERS: LazyLock<Semaphore> =
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
    /// How long a bot took that had a choice.
    pondered: Option<Duration>,
}

/// What the table answered for a person, to be said on their page.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Given {
    /// What it was, in every language.
    words: [String; Lang::ALL.len()],
    /// Whether they had ordered it; else there was no other answer.
    ordered: bool,
}

/// What the table does for a seat that is asked.
enum Next {
    /// A bot chooses.
    Bot(Player),
    /// What may be answered unasked.
    Given(String),
}

/// Why the table answers for a person.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reason {
    /// They ordered it beforehand.
    Ordered,
    /// There is no other answer, and that it comes at once tells nobody anything.
    Only,
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
            let waits = game.awaited(seat).iter().any(|it| self.people().contains(it));
            return (!waits).then(|| Next::Bot(player(level)));
        }
        self.unasked(game, seat).map(|(mv, _)| Next::Given(mv))
    }

    /// What the table may answer for a person who has not been asked, and why.
    fn unasked(&self, game: &dyn Table, seat: Seat) -> Option<(String, Reason)> {
        if let Some(mv) = game.standing(seat) {
            return Some((mv, Reason::Ordered));
        }
        let only = game.only_answer(seat)?;
        let betrays_nothing = self.is_among_bots(seat) || game.is_evident(seat);
        betrays_nothing.then_some((only, Reason::Only))
    }

    /// The seats of people for whom no bot plays.
    pub(super) fn people(&self) -> SeatSet {
        let seats = self.row.seats.iter().enumerate();
        let plays = |it: &Sitter| it.person().is_some() && it.bot().is_none();
        seats.filter(|it| plays(it.1)).map(|it| Seat(it.0 as u8)).collect()
    }

    /// Whether nobody else who plays here could notice how fast a seat answers.
    fn is_among_bots(&self, seat: Seat) -> bool {
        let mut seats = self.row.seats.iter().enumerate();
        seats.all(|(at, sitter)| at == seat.index() || sitter.person().is_none())
    }

    /// What the page will say of `mv`, if the table is about to give it for a person.
    fn about_to_give(&self, seat: Seat, mv: &str) -> Option<Given> {
        let game = self.game.as_deref()?;
        if self.led().is_some() || self.row.seats[seat.index()].bot().is_some() {
            return None;
        }
        let (_, reason) = self.unasked(game, seat).filter(|it| it.0 == mv)?;
        let words = Lang::ALL.map(|lang| {
            let names = self.names(lang);
            speech::at(game).move_name(game, mv, Listener::new(lang, &names, Some(seat)))
        });
        Some(Given { words, ordered: reason == Reason::Ordered })
    }

    /// The same for the page, until the viewer answers again.
    pub(super) fn given_to(&self, lang: Lang, viewer: Viewer) -> Option<beside::Given<'_>> {
        let given = self.given.get(&viewer.seat()?)?;
        Some(beside::Given { words: &given.words[lang as usize], ordered: given.ordered })
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
            Thought { seat, mv, settled, speaks, pondered: None }
        })
    }

    /// Thinking takes the processor, so it is done beside the tasks that serve people. A bot that
    /// has no choice takes as long as it took when it last had one: its time tells nothing either.
    fn ponder(&self, seat: Seat, player: Player, game: Box<dyn Table>) -> JoinHandle<Thought> {
        let settled = self.settled(Viewer::Seat(seat));
        let chooses = 1 < game.legal_moves(seat).len();
        let usual = if chooses { Duration::ZERO } else { self.pondered[seat.index()] };
        let least = tokio::time::sleep(self.config.pace.max(usual));
        let luck = self.config.foreseen.unwrap_or_else(luck::seed);
        let (people, legal) = (self.people(), game.legal_moves(seat));
        tokio::spawn(async move {
            let begun = Instant::now();
            let thinking = async {
                let mv = choose(game, seat, player, luck, people).await;
                (mv, begun.elapsed())
            };
            let ((mv, took), ()) = tokio::join!(thinking, least);
            let speaks = !legal.contains(&mv);
            Thought { seat, mv, settled, speaks, pondered: chooses.then_some(took) }
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
        if let Some(pondered) = thought.pondered {
            self.pondered[thought.seat.index()] = pondered;
        }
        let given = self.about_to_give(thought.seat, &thought.mv);
        match self.attempt(thought.seat, &[thought.mv]).await {
            Ok(_) => self.given.extend(given.map(|it| (thought.seat, it))),
            Err(trouble) => self.stand_still(&trouble).await,
        }
    }

    async fn stand_still(&self, trouble: &Trouble) {
        tracing::error!(table = self.row.id, error = trouble.key, "a table stands still");
        meters::failed("table");
        // The store may be back in a moment; the rules are asked again too.
        tokio::time::sleep(Duration::from_secs(1)).await;
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
