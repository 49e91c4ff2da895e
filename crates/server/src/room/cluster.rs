//! A table that several servers show. Whoever changes it holds it meanwhile, and knows all that
//! the others did before; so here, too, one thing is done at a time. Where one server is alone
//! with its file there is nothing to hold and nothing to learn.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use bots::Hint;
use serde::{Deserialize, Serialize};
use store::{Played, Status};
use tabletop::Seat;

use super::automatic::Given;
use super::help::Advice;
use super::play::{is_aside, try_moves};
use super::{Job, Room, Work};
use crate::fate;
use crate::trouble::Trouble;

/// How often a table that others change is read again until it stands still.
const READS_MAX: usize = 5;

/// What this server knows of the others at a table.
#[derive(Debug, Default)]
pub(super) struct Others {
    /// The last change that is known here.
    revision: u64,
    /// Whether something failed half way: what the store has is true.
    doubt: bool,
    /// The people who look at the table by other servers.
    here: BTreeSet<String>,
    /// The people here of whom the others know.
    announced: BTreeSet<String>,
    /// What was remembered last.
    memo: String,
}

/// What all servers remember of a table beside its moves, seats and talk.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Memo {
    /// After how many moves somebody ended their turn with a word.
    confirmed: Option<usize>,
    eyes: BTreeMap<String, Seat>,
    advice: BTreeMap<u8, Hints>,
    #[serde(default)]
    given: BTreeMap<u8, Given>,
}

/// What a bot said to a seat.
#[derive(Debug, Serialize, Deserialize)]
struct Hints {
    settled: u64,
    /// Each move, in how many imagined games it was tried, and what those were worth.
    hints: Vec<(String, u32, f64)>,
}

impl From<&Advice> for Hints {
    fn from(advice: &Advice) -> Hints {
        let hints = advice.hints.iter().map(|it| (it.mv.clone(), it.visits, it.worth));
        Hints { settled: advice.settled, hints: hints.collect() }
    }
}

impl From<Hints> for Advice {
    fn from(hints: Hints) -> Advice {
        let hint = |(mv, visits, worth)| Hint { mv, visits, worth };
        Advice { settled: hints.settled, hints: hints.hints.into_iter().map(hint).collect() }
    }
}

impl Others {
    /// The table was read between the changes number `before` and `now`. Only if they are the same
    /// is it known here; else it stays in doubt, and is read again as soon as anybody asks.
    fn know(&mut self, before: u64, now: u64) {
        (self.revision, self.doubt) = (now, before != now);
    }
}

impl Room {
    /// Whether a person looks at the table, by whatever server.
    pub(super) fn is_here(&self, person: &str) -> bool {
        self.here.contains_key(person) || self.others.here.contains(person)
    }

    /// Before the first request.
    pub(super) async fn wake_up(&mut self) {
        self.others.doubt = self.store.is_shared();
        match self.store.memo(&self.row.id).await {
            Ok(memo) => self.recall(memo),
            Err(error) => tracing::error!(%error, table = self.row.id, "nothing is remembered"),
        }
        self.alone(|room| Box::pin(room.resume())).await;
        self.hear_presence().await;
    }

    /// Does a job.
    pub(super) async fn serve(&mut self, job: Job) {
        match job.looks {
            true => match self.catch_up().await {
                Ok(()) => (job.work)(self).await,
                Err(trouble) => self.regret(&trouble),
            },
            false => self.alone(job.work).await,
        }
        self.announce().await;
    }

    /// Does `work` on top of all that other servers did, while they change nothing.
    pub(super) async fn alone(
        &mut self,
        work: impl for<'a> FnOnce(&'a mut Room) -> Work<'a, ()> + Send,
    ) {
        if let Err(trouble) = self.try_alone(work).await {
            self.regret(&trouble);
            // The store may be back in a moment.
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }

    async fn try_alone(
        &mut self,
        work: impl for<'a> FnOnce(&'a mut Room) -> Work<'a, ()> + Send,
    ) -> Result<(), Trouble> {
        let mut hold = self.store.hold(&self.row.id).await?;
        let known = match &mut hold {
            Some(hold) => hold.revision().await?,
            None => 0,
        };
        self.learn(known).await?;
        work(self).await;
        self.wind().await;
        self.remember().await?;
        if let Some(mut hold) = hold {
            self.others.revision = hold.revision().await?;
            hold.release().await?;
        }
        Ok(())
    }

    fn regret(&mut self, trouble: &Trouble) {
        self.others.doubt = true;
        tracing::error!(table = self.row.id, error = trouble.key, "a table is out of reach");
    }

    /// What the store did not take: another server may have been faster, against all rules.
    pub(super) fn failed(&mut self, error: store::Error) -> Trouble {
        self.others.doubt = true;
        match error.as_database_error().is_some_and(|it| it.is_unique_violation()) {
            true => Trouble::conflict("error-stale"),
            false => error.into(),
        }
    }

    /// Learns what other servers did.
    pub(crate) async fn catch_up(&mut self) -> Result<(), Trouble> {
        if !self.store.is_shared() {
            return self.learn(0).await;
        }
        let revision = self.store.revision(&self.row.id).await?;
        self.learn(revision).await
    }

    /// The table was changed from outside: as it is in the store, so it is here from now on.
    pub(crate) async fn reload(&mut self) -> Result<(), Trouble> {
        self.others.doubt = true;
        self.catch_up().await
    }

    /// Other servers, or their people, come and go: what they know of each other may be gone.
    pub(crate) async fn regroup(&mut self) {
        self.others.announced.clear();
        self.hear_presence().await;
    }

    /// Learns who looks at the table by other servers.
    pub(crate) async fn hear_presence(&mut self) {
        match self.store.present_elsewhere(&self.row.id).await {
            Ok(here) if here == self.others.here => {}
            Ok(here) => {
                self.others.here = here;
                self.tell();
            }
            Err(error) => tracing::error!(%error, table = self.row.id, "nobody is seen"),
        }
    }

    /// Lets the others know who looks at the table here.
    async fn announce(&mut self) {
        let here: BTreeSet<String> = self.here.keys().cloned().collect();
        if here == self.others.announced {
            return;
        }
        match self.store.announce(&self.row.id, &here).await {
            Ok(()) => self.others.announced = here,
            Err(error) => tracing::error!(%error, table = self.row.id, "nobody is announced"),
        }
    }

    /// Comes to the change number `revision`.
    async fn learn(&mut self, mut revision: u64) -> Result<(), Trouble> {
        if revision == self.others.revision && !self.others.doubt {
            return Ok(());
        }
        for _ in 0..READS_MAX {
            self.read().await?;
            let now = match self.store.is_shared() {
                true => self.store.revision(&self.row.id).await?,
                false => revision,
            };
            self.others.know(revision, now);
            if !self.others.doubt {
                break;
            }
            revision = now;
        }
        self.tell();
        Ok(())
    }

    /// Reads the table from the store.
    async fn read(&mut self) -> Result<(), Trouble> {
        let (id, plies) = (self.row.id.clone(), self.plies());
        let row = self.store.table(&id).await?.ok_or_else(Trouble::not_found)?;
        let moves = self.store.moves_from(&id, plies).await?;
        let spoken = self.store.spoken_after(&id, self.row.version).await?;
        let memo = self.store.memo(&id).await?;
        let happened = (moves.len() + spoken.len()) as u64;
        let before = std::mem::replace(&mut self.row, row);
        let onward = before.version + happened == self.row.version
            && self.game.is_some() == self.is_shown()
            && self.follow(before.version, moves, &spoken);
        if !onward {
            self.begin_anew().await?;
        }
        self.said = self.store.said(&id, fate::SAID_MAX).await?;
        self.recall(memo);
        Ok(())
    }

    /// Whether there is a game to be shown.
    fn is_shown(&self) -> bool {
        matches!(self.row.status, Status::Running | Status::Finished)
    }

    /// Plays what was played since `version`; the others since were lines of the talk. No if that
    /// cannot be.
    fn follow(&mut self, version: u64, moves: Vec<Played>, spoken: &[u64]) -> bool {
        let mut moves = moves.into_iter();
        (version + 1..=self.row.version).filter(|it| !spoken.contains(it)).all(|version| {
            let played = moves.next();
            played.is_some_and(|it| self.follow_one(version, Seat(it.seat), it.mv))
        })
    }

    fn follow_one(&mut self, version: u64, seat: Seat, mv: String) -> bool {
        let Some(game) = self.game.as_mut() else { return false };
        let (ply, moves) = (game.plies(), [mv]);
        let answers = !is_aside(game.as_ref(), seat, &moves);
        if try_moves(game.as_mut(), seat, &moves).is_err() {
            return false;
        }
        self.shown.played(game.as_ref(), ply, version, answers);
        if answers {
            self.spoken = Default::default();
        }
        true
    }

    /// Replays the whole game.
    async fn begin_anew(&mut self) -> Result<(), Trouble> {
        let (store, row) = (self.store.clone(), self.row.clone());
        let mut fresh = fate::wake(store, row, self.config, self.calls.clone()).await?;
        std::mem::swap(&mut self.row, &mut fresh.row);
        std::mem::swap(&mut self.game, &mut fresh.game);
        std::mem::swap(&mut self.shown, &mut fresh.shown);
        Ok(())
    }

    /// What is remembered of the table.
    fn memo(&self) -> String {
        let memo = Memo {
            confirmed: self.is_confirmed().then(|| self.plies()),
            eyes: self.eyes.iter().map(|(person, seat)| (person.clone(), *seat)).collect(),
            advice: self.advice.iter().map(|(seat, advice)| (seat.0, advice.into())).collect(),
            given: self.given.iter().map(|(seat, it)| (seat.0, it.clone())).collect(),
        };
        serde_json::to_string(&memo).expect("plain data is JSON")
    }

    fn recall(&mut self, memo: Option<String>) {
        let read: Memo =
            memo.as_deref().and_then(|it| serde_json::from_str(it).ok()).unwrap_or_default();
        self.hold_turn();
        if read.confirmed == Some(self.plies()) {
            self.set_confirmed();
        }
        self.eyes = read.eyes.into_iter().collect();
        self.advice = read.advice.into_iter().map(|(seat, it)| (Seat(seat), it.into())).collect();
        self.given = read.given.into_iter().map(|(seat, it)| (Seat(seat), it)).collect();
        self.others.memo = self.memo();
    }

    /// Lets all servers remember it, if it changed.
    async fn remember(&mut self) -> Result<(), Trouble> {
        let memo = self.memo();
        if memo != self.others.memo {
            self.store.remember(&self.row.id, &memo).await?;
            self.others.memo = memo;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table in which much happened stood still at a server for good, once.
    #[test]
    fn what_changed_while_it_was_read_is_not_taken_for_known() {
        let mut others = Others::default();
        for read in 1..=READS_MAX as u64 {
            others.know(read, read + 1);
            assert!(others.doubt, "after {read}");
        }
        others.know(9, 9);
        assert!(!others.doubt && others.revision == 9);
    }
}
