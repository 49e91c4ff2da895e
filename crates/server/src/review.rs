//! Weighing what somebody decided, when their game is over: a bot thinks about each of their
//! decisions, seeing what they saw. Then the luck of the whole game is told apart from what was
//! decided.
//!
//! It takes a while, so it is done once, beside the tasks that serve people, and kept in the store as
//! far as it has come: it goes on there after the server was stopped. Words are not kept, since they
//! may name people.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bots::WeighedMove;
use catalogue::Table;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use store::Store;
use tabletop::{Seat, Viewer};
use tokio::sync::{Semaphore, watch};
use words::{Lang, Listener};

use crate::hints::{consider, luck_of};

/// One review is made at a time: those who play come first.
static REVIEWER: Semaphore = Semaphore::const_new(1);

/// Reviews that are remembered; then those that are done make room.
const KEPT_MAX: usize = 64;

/// A game whose decisions are to be weighed.
pub(crate) struct PastGame {
    pub(crate) game: Box<dyn Table>,
    pub(crate) seat: Seat,
    pub(crate) names: Vec<String>,
    /// The moves that a bot made instead, as spans of their numbers.
    pub(crate) relieved: Vec<Range<usize>>,
}

/// A text in every language.
type InEveryLanguage = [String; Lang::ALL.len()];

/// One decision, weighed.
#[derive(Clone, Debug)]
pub(crate) struct ReviewedDecision {
    /// After how many moves it was taken.
    pub(crate) ply: usize,
    /// What was asked.
    pub(crate) asked: InEveryLanguage,
    /// What was played, and what the bot thought of; the best first.
    pub(crate) moves: Vec<Named>,
    /// The place in `moves` of the one that was played.
    pub(crate) played: usize,
}

/// A move that a bot has weighed, in words.
#[derive(Clone, Debug)]
pub(crate) struct Named {
    pub(crate) hint: WeighedMove,
    pub(crate) words: InEveryLanguage,
}

impl ReviewedDecision {
    /// What the move that was played gave away, from 0 (nothing) to 1 (the game).
    pub(crate) fn loss(&self) -> f64 {
        self.moves[0].hint.worth - self.moves[self.played].hint.worth
    }
}

/// A decision, as the store keeps it.
#[derive(Serialize, Deserialize)]
struct KeptDecision {
    ply: usize,
    /// The text of each move, in how many games it was tried, and what it is worth.
    moves: Vec<(String, u32, f64)>,
}

/// The chances of all seats before luck fell and after it: at the deal, then at each move.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct LuckyMoment {
    /// On average over other luck.
    pub(crate) expected: Vec<f64>,
    pub(crate) came: Vec<f64>,
}

/// How far a review is.
#[derive(Clone, Debug, Default)]
pub(crate) struct ReviewProgress {
    /// In the order of the game.
    pub(crate) weighed: Vec<ReviewedDecision>,
    /// How many decisions there were, once they are counted.
    pub(crate) decisions: Option<usize>,
    /// The luck of the deal, then that of each move.
    pub(crate) luck: Vec<LuckyMoment>,
    /// Who made each move.
    pub(crate) movers: Vec<Seat>,
}

impl ReviewProgress {
    pub(crate) fn is_done(&self) -> bool {
        self.decisions == Some(self.weighed.len()) && self.luck.len() == 1 + self.movers.len()
    }
}

type Progress = watch::Receiver<Arc<ReviewProgress>>;

/// Every review that is remembered, by table and seat.
#[derive(Default)]
pub(crate) struct Reviews(Mutex<HashMap<(String, Seat), Progress>>);

impl Reviews {
    /// The review of a seat of a table, if it was begun.
    pub(crate) fn known(&self, table: &str, seat: Seat) -> Option<Progress> {
        let known = self.0.lock().expect("looking up does not panic");
        known.get(&(table.to_string(), seat)).cloned()
    }

    /// Begins to weigh the decisions of a game, `time` for each, unless somebody has begun.
    pub(crate) fn begin(
        &self,
        store: &Store,
        table: &str,
        past: PastGame,
        time: Duration,
    ) -> Progress {
        let mut known = self.0.lock().expect("looking up does not panic");
        let key = (table.to_string(), past.seat);
        if let Some(progress) = known.get(&key) {
            return progress.clone();
        }
        if KEPT_MAX <= known.len() {
            known.retain(|_, it| !it.borrow().is_done());
        }
        let (progress, heard) = watch::channel(Arc::default());
        known.insert(key, heard.clone());
        let review = Review {
            store: store.clone(),
            table: table.to_string(),
            past: Arc::new(past),
            time,
            progress,
        };
        tokio::spawn(review.make());
        heard
    }
}

/// After how many moves each decision was taken: where the seat had a choice and answered.
fn decisions(past: &PastGame) -> Vec<usize> {
    let relieved = |ply: usize| past.relieved.iter().any(|it| it.contains(&ply));
    let mut then = past.game.at(0);
    let mut decisions = Vec::new();
    for ply in 0..past.game.plies() {
        let (seat, mv) = past.game.entry(ply);
        let legal = then.legal_moves(past.seat);
        if seat == past.seat && !relieved(ply) && 1 < legal.len() && legal.contains(&mv) {
            decisions.push(ply);
        }
        then.play(seat, &[&mv]).expect("what was legal once is legal again");
    }
    decisions
}

/// After how many moves the luck so far is kept.
const KEPT_EVERY: usize = 16;

/// The part of a table's review that belongs to no seat.
const LUCK: &str = "luck";

/// A review that is made.
struct Review {
    store: Store,
    table: String,
    past: Arc<PastGame>,
    /// For each decision.
    time: Duration,
    progress: watch::Sender<Arc<ReviewProgress>>,
}

impl Review {
    async fn make(self) {
        let _turn = REVIEWER.acquire().await;
        let plies = beside(&self.past, decisions).await.unwrap_or_default();
        let movers = (0..self.past.game.plies()).map(|it| self.past.game.mover(it)).collect();
        self.change(|it| {
            it.decisions = Some(plies.len());
            it.movers = movers;
        });
        self.weigh(&plies).await;
        self.measure().await;
        // If the rules broke somewhere, what is weighed by then is all there is.
        self.change(|it| {
            it.decisions = Some(it.weighed.len());
            it.movers.truncate(it.luck.len().saturating_sub(1));
        });
    }

    fn change(&self, change: impl FnOnce(&mut ReviewProgress)) {
        self.progress.send_modify(|it| change(Arc::make_mut(it)));
    }

    /// What is kept of this part, as far as it can be read.
    async fn kept<T: DeserializeOwned>(&self, part: &str) -> Vec<T> {
        let body = self.store.review(&self.table, part).await.ok().flatten();
        body.and_then(|it| serde_json::from_str(&it).ok()).unwrap_or_default()
    }

    /// A store that fails costs no more than to think again some day.
    async fn keep<T: Serialize>(&self, part: &str, done: &[T]) {
        let body = serde_json::to_string(done).expect("numbers and texts");
        if let Err(error) = self.store.keep_review(&self.table, part, &body).await {
            tracing::warn!(%error, table = self.table, "a review is not kept");
        }
    }

    /// Weighs the decisions, those that are not kept.
    async fn weigh(&self, plies: &[usize]) {
        let part = self.past.seat.to_string();
        let mut kept: Vec<KeptDecision> = self.kept(&part).await;
        for (at, ply) in plies.iter().copied().enumerate() {
            let hints = match kept.get(at).filter(|it| it.ply == ply) {
                Some(it) => it.hints(),
                None => {
                    kept.truncate(at);
                    let Some(hints) = self.consider(ply).await else { return };
                    kept.push(KeptDecision::of(ply, &hints));
                    self.keep(&part, &kept).await;
                    hints
                }
            };
            let named = beside(&self.past, move |it| named(it, ply, hints)).await;
            let Some(weighed) = named else { return };
            self.change(|it| it.weighed.push(weighed));
        }
    }

    async fn consider(&self, ply: usize) -> Option<Vec<WeighedMove>> {
        let then = beside(&self.past, move |it| it.game.at(ply)).await?;
        consider(then, self.past.seat, Some(self.past.game.entry(ply).1), self.time).await
    }

    /// Measures the luck of the deal and of each move, where it is not kept.
    async fn measure(&self) {
        let moments = 1 + self.past.game.plies();
        let mut luck: Vec<LuckyMoment> = self.kept(LUCK).await;
        luck.truncate(moments);
        self.change(|it| it.luck.clone_from(&luck));
        while luck.len() < moments {
            let game = self.past.game.at(self.past.game.plies());
            let Some(moment) = luck_of(game, luck.len().checked_sub(1), self.time).await else {
                return;
            };
            luck.push(LuckyMoment { expected: moment.expected, came: moment.came });
            self.change(|it| it.luck.clone_from(&luck));
            if luck.len().is_multiple_of(KEPT_EVERY) || luck.len() == moments {
                self.keep(LUCK, &luck).await;
            }
        }
    }
}

impl KeptDecision {
    fn of(ply: usize, hints: &[WeighedMove]) -> KeptDecision {
        let moves = hints.iter().map(|it| (it.mv.clone(), it.visits, it.worth)).collect();
        KeptDecision { ply, moves }
    }

    fn hints(&self) -> Vec<WeighedMove> {
        let hint = |(mv, visits, worth): &(String, u32, f64)| WeighedMove {
            mv: mv.clone(),
            visits: *visits,
            worth: *worth,
        };
        self.moves.iter().map(hint).collect()
    }
}

/// Works on a game beside the tasks that serve people; none when the rules panic.
async fn beside<T: Send + 'static>(
    past: &Arc<PastGame>,
    work: impl FnOnce(&PastGame) -> T + Send + 'static,
) -> Option<T> {
    let past = Arc::clone(past);
    tokio::task::spawn_blocking(move || work(&past)).await.ok()
}

fn named(past: &PastGame, ply: usize, hints: Vec<WeighedMove>) -> ReviewedDecision {
    let then = past.game.at(ply);
    let (_, mv) = past.game.entry(ply);
    let played = hints.iter().position(|it| it.mv == mv).unwrap_or_default();
    let name = |lang, mv: &str| {
        let to = Listener::new(lang, &past.names, Some(past.seat));
        speech::at(then.as_ref()).move_name(then.as_ref(), mv, to)
    };
    let moves = hints.into_iter().map(|hint| {
        let words = Lang::ALL.map(|lang| name(lang, &hint.mv));
        Named { hint, words }
    });
    let moves = moves.collect();
    ReviewedDecision {
        ply,
        asked: Lang::ALL.map(|lang| asked(past, then.as_ref(), lang)),
        moves,
        played,
    }
}

/// What the page asked then.
fn asked(past: &PastGame, then: &dyn Table, lang: Lang) -> String {
    let to = Listener::new(lang, &past.names, Some(past.seat));
    speech::at(then).asked(then, Viewer::Seat(past.seat), to).ask
}
