//! Weighing what somebody decided, when their game is over: a bot thinks about each of their
//! decisions, seeing what they saw.
//!
//! It takes a while, so it is done once, beside the tasks that serve people, and kept in memory.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bots::WeighedMove;
use catalogue::Table;
use tabletop::{Seat, Viewer};
use tokio::sync::{Semaphore, watch};
use words::{Lang, Listener};

use crate::hints::consider;

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

/// How far a review is.
#[derive(Clone, Debug, Default)]
pub(crate) struct ReviewProgress {
    /// In the order of the game.
    pub(crate) weighed: Vec<ReviewedDecision>,
    /// How many decisions there were, once they are counted.
    pub(crate) decisions: Option<usize>,
}

impl ReviewProgress {
    pub(crate) fn is_done(&self) -> bool {
        self.decisions == Some(self.weighed.len())
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
    pub(crate) fn begin(&self, table: &str, past: PastGame, time: Duration) -> Progress {
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
        tokio::spawn(run(past, time, progress));
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

async fn run(past: PastGame, time: Duration, progress: watch::Sender<Arc<ReviewProgress>>) {
    let _turn = REVIEWER.acquire().await;
    let past = Arc::new(past);
    let plies = beside(&past, decisions).await.unwrap_or_default();
    progress.send_modify(|it| Arc::make_mut(it).decisions = Some(plies.len()));
    for ply in plies {
        let Some(then) = beside(&past, move |it| it.game.at(ply)).await else { break };
        let played = past.game.entry(ply).1;
        let Some(hints) = consider(then, past.seat, Some(played), time).await else { break };
        let Some(weighed) = beside(&past, move |it| named(it, ply, hints)).await else { break };
        progress.send_modify(|it| Arc::make_mut(it).weighed.push(weighed));
    }
    // If the rules broke somewhere, what is weighed by then is all there is.
    progress.send_modify(|it| {
        let review = Arc::make_mut(it);
        review.decisions = Some(review.weighed.len());
    });
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
