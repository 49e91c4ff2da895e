//! Weighing what somebody decided, when their game is over (`desk::review`).
//!
//! It takes a while, so it is done once, behind everything that people wait for (`beside.rs`), and kept
//! in the store as far as it has come: it goes on there after the server was stopped.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use desk::review::{
    KeptDecision, LUCK, LuckyMoment, PastGame, ReviewProgress, chapter, decisions, named, rounds,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use store::{PlayedMove, Store};
use tabletop::Seat;
use tokio::sync::{Semaphore, watch};
use web::site::AgainstLots;

use crate::beside::beside;
use crate::hints::{consider, luck_of};

/// One review is made at a time: those who play come first.
static REVIEWER: Semaphore = Semaphore::const_new(1);

/// Reviews that are remembered; then those that are done make room.
const KEPT_MAX: usize = 64;

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

/// After how many moves the luck so far is kept.
const KEPT_EVERY: usize = 16;

/// What is kept of a part of a table's review, as far as it can be read.
pub(crate) async fn kept_part<T: DeserializeOwned>(
    store: &Store,
    table: &str,
    part: &str,
) -> Vec<T> {
    let body = store.review(table, part).await.ok().flatten();
    body.and_then(|it| serde_json::from_str(&it).ok()).unwrap_or_default()
}

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
        let plies = work_on(&self.past, decisions).await.unwrap_or_default();
        let rounds = work_on(&self.past, rounds).await.unwrap_or_default();
        let movers = (0..self.past.game.plies()).map(|it| self.past.game.mover(it)).collect();
        self.change(|it| {
            it.decisions = Some(plies.len());
            it.movers = movers;
            it.rounds = rounds;
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
        let mut kept: Vec<KeptDecision> = kept_part(&self.store, &self.table, &part).await;
        for (at, ply) in plies.iter().copied().enumerate() {
            if kept.get(at).is_none_or(|it| it.ply != ply) {
                kept.truncate(at);
                let Some(decision) = self.consider(ply).await else { return };
                kept.push(decision);
                self.keep(&part, &kept).await;
            }
            let decision = kept[at].clone();
            let named = work_on(&self.past, move |it| named(it, &decision)).await;
            let Some(weighed) = named else { return };
            self.change(|it| it.weighed.push(weighed));
        }
    }

    async fn consider(&self, ply: usize) -> Option<KeptDecision> {
        let then = work_on(&self.past, move |it| {
            let then = it.game.at(ply);
            let chapter = chapter(then.as_ref(), it.seat);
            (then, chapter)
        });
        let (then, chapter) = then.await?;
        let played = Some(self.past.game.entry(ply).1);
        let thought = consider(then, self.past.seat, played, self.time).await?;
        Some(KeptDecision::of((ply, chapter), thought))
    }

    /// Measures the luck of the deal and of each move, where it is not kept.
    async fn measure(&self) {
        let moments = 1 + self.past.game.plies();
        let mut luck: Vec<LuckyMoment> = kept_part(&self.store, &self.table, LUCK).await;
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

/// What a decision gave away, and the chapter of the rules that it was about.
pub(crate) struct DecisionLoss {
    pub(crate) chapter: String,
    pub(crate) loss: f64,
    /// How it compares with lots, where that was found out.
    pub(crate) compared: Option<AgainstLots>,
}

/// What each decision of a kept part of a review gave away, as far as it is weighed. `moves` are those
/// of the game.
pub(crate) fn losses(body: &str, moves: &[PlayedMove]) -> Vec<DecisionLoss> {
    let kept: Vec<KeptDecision> = serde_json::from_str(body).unwrap_or_default();
    let loss = |it: KeptDecision| {
        let mv = &moves.get(it.ply)?.mv;
        Some(DecisionLoss { loss: it.loss(mv)?, compared: it.compared(mv), chapter: it.chapter })
    };
    kept.into_iter().filter_map(loss).collect()
}

/// Works on a game behind everything that people wait for; none when the rules panic.
async fn work_on<T: Send + 'static>(
    past: &Arc<PastGame>,
    work: impl FnOnce(&PastGame) -> T + Send + 'static,
) -> Option<T> {
    let past = Arc::clone(past);
    beside(move || work(&past)).await.ok()
}

#[cfg(test)]
mod tests {
    use bots::{Hints, WeighedMove};

    use super::*;

    #[test]
    fn what_is_kept_of_a_review_tells_what_was_given_away() {
        let moves = ["a", "b", "c"].map(|mv| PlayedMove { seat: 0, mv: mv.into() });
        let weighed =
            |mv: &str, worth| WeighedMove { mv: mv.into(), visits: 9, worth, doubt: 0.05 };
        let best = weighed("x", 0.75);
        let of = |ply, moves: Vec<WeighedMove>| {
            let thought = Hints { moves, found: 0, drawn: Some(0.25), reasons: Vec::new() };
            KeptDecision::of((ply, "7".into()), thought)
        };
        let lost = of(1, vec![best.clone(), weighed("b", 0.5)]);
        let even = of(1, vec![best.clone(), weighed("b", 0.65)]);
        let odd = of(2, vec![best.clone(), weighed("b", 0.5)]);
        let body = serde_json::to_string(&[lost, even, odd, of(9, vec![best])]).unwrap();
        let losses = losses(&body, &moves);
        let told: Vec<_> = losses
            .iter()
            .map(|it| (it.loss, it.compared.map(|it| (format!("{:.2}", it.loss), it.stake))))
            .collect();
        let of = |loss: &str| Some((loss.to_string(), 0.5));
        assert!(losses.iter().all(|it| it.chapter == "7"));
        assert_eq!(
            told,
            [(0.25, of("0.25")), (0.0, of("0.10"))],
            "what was not weighed is left out, what may be luck costs nothing"
        );
    }
}
