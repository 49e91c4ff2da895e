//! Whose question a bot thinks about next. Hints have processors of their own, so that no bot that
//! plays waits for them; reviews stand back behind everything (`beside.rs`). The turns alternate by
//! address and by table.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::oneshot;

use crate::processors;
use crate::trouble::Trouble;

/// Half of the processors think about hints; the others are left for bots that play.
static ADVISERS: LazyLock<Advisers> = LazyLock::new(|| Advisers::new(processors::half()));

/// The most questions that wait: those of one address, and all together.
const EACH_MAX: usize = 24;
const ALL_MAX: usize = 400;

/// When somebody who asked too much may ask again.
const AGAIN: Duration = Duration::from_secs(10);

/// Who wants to know something, and at which table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Whose {
    pub(crate) address: String,
    pub(crate) table: String,
}

impl Whose {
    /// All who look at both futures of a decision count as one asker.
    pub(crate) fn reviewers() -> Whose {
        Whose { address: "reviews".to_string(), table: String::new() }
    }
}

/// Waits for one's turn.
pub(crate) async fn turn(whose: Whose) -> Result<AdviserTurn<'static>, Trouble> {
    ADVISERS.turn(whose).await
}

struct Advisers(Mutex<Desk>);

struct Desk {
    free: usize,
    /// In the order in which they came.
    waiting: Vec<(Whose, oneshot::Sender<()>)>,
    /// When each address, and each table, had its last turn, counted in turns.
    served: HashMap<String, u64>,
    turns: u64,
}

/// A turn, which ends when this is dropped.
pub(crate) struct AdviserTurn<'a>(&'a Advisers);

impl Advisers {
    fn new(free: usize) -> Advisers {
        let desk = Desk { free, waiting: Vec::new(), served: HashMap::new(), turns: 0 };
        Advisers(Mutex::new(desk))
    }

    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn turn(&self, whose: Whose) -> Result<AdviserTurn<'_>, Trouble> {
        let (tell, told) = oneshot::channel();
        self.desk().queue(whose, tell)?;
        // Somebody who goes away while they wait is skipped; if they go just as their turn comes,
        // it passes to the next.
        let mut waiting = WaitingForAdviser { advisers: self, told: Some(told) };
        let told = waiting.told.as_mut().expect("nobody has taken it");
        let _ = told.await;
        waiting.told = None;
        Ok(AdviserTurn(self))
    }
}

/// Somebody who waits, and may give up.
struct WaitingForAdviser<'a> {
    advisers: &'a Advisers,
    told: Option<oneshot::Receiver<()>>,
}

impl Drop for WaitingForAdviser<'_> {
    fn drop(&mut self) {
        if let Some(mut told) = self.told.take() {
            told.close();
            if told.try_recv().is_ok() {
                drop(AdviserTurn(self.advisers));
            }
        }
    }
}

impl Drop for AdviserTurn<'_> {
    fn drop(&mut self) {
        let mut desk = self.0.desk();
        desk.free += 1;
        desk.call();
    }
}

impl Desk {
    fn queue(&mut self, whose: Whose, tell: oneshot::Sender<()>) -> Result<(), Trouble> {
        self.waiting.retain(|(_, tell)| !tell.is_closed());
        let own = self.waiting.iter().filter(|(it, _)| it.address == whose.address).count();
        if ALL_MAX <= self.waiting.len() || EACH_MAX <= own {
            return Err(Trouble::too_many("error-too-often", AGAIN));
        }
        self.waiting.push((whose, tell));
        self.call();
        Ok(())
    }

    /// Gives turns to those who are next, as long as there are free processors.
    fn call(&mut self) {
        while 0 < self.free {
            let Some((whose, tell)) = self.next() else { return };
            if tell.send(()).is_ok() {
                self.free -= 1;
                self.turns += 1;
                self.served.insert(whose.address.clone(), self.turns);
                self.served.insert(format!("{} {}", whose.address, whose.table), self.turns);
            }
        }
        // Addresses and tables for which nobody waits are forgotten.
        if ALL_MAX < self.served.len() {
            self.served.clear();
        }
    }

    /// The question whose address, and among those whose table, had its last turn longest ago.
    fn next(&mut self) -> Option<(Whose, oneshot::Sender<()>)> {
        let served = |it: String| self.served.get(&it).copied().unwrap_or_default();
        let last = |(whose, _): &(Whose, _)| {
            let Whose { address, table } = whose;
            (served(address.clone()), served(format!("{address} {table}")))
        };
        let at = (0..self.waiting.len()).min_by_key(|it| last(&self.waiting[*it]))?;
        Some(self.waiting.remove(at))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whose(address: &str, table: &str) -> Whose {
        Whose { address: address.to_string(), table: table.to_string() }
    }

    /// The order in which these get their turns, with one busy processor.
    async fn order(asked: &[(&str, &str)]) -> Vec<String> {
        let advisers: &'static Advisers = Box::leak(Box::new(Advisers::new(1)));
        let busy = advisers.turn(whose("nobody", "")).await.ok().unwrap();
        let (tell, mut told) = tokio::sync::mpsc::unbounded_channel();
        let mut tasks = Vec::new();
        for (address, table) in asked.iter().copied() {
            let (whose, name, tell) =
                (whose(address, table), format!("{address}{table}"), tell.clone());
            tasks.push(tokio::spawn(async move {
                let turn = advisers.turn(whose).await;
                tell.send(name).unwrap();
                drop(turn);
            }));
            tokio::task::yield_now().await;
        }
        drop(busy);
        for task in tasks {
            task.await.unwrap();
        }
        std::iter::from_fn(|| told.try_recv().ok()).collect()
    }

    #[tokio::test]
    async fn turns_go_round_by_address_and_by_table() {
        let asked =
            [("a", "1"), ("a", "1"), ("a", "1"), ("a", "2"), ("b", "3"), ("b", "3"), ("c", "4")];
        assert_eq!(order(&asked).await, ["a1", "b3", "c4", "a2", "b3", "a1", "a1"]);
    }

    #[tokio::test]
    async fn who_goes_away_takes_no_turn() {
        let advisers = Advisers::new(1);
        let busy = advisers.turn(whose("a", "1")).await.ok().unwrap();
        {
            let gone = advisers.turn(whose("b", "2"));
            tokio::select! { biased; _ = gone => panic!("it is busy"), () = std::future::ready(()) => {} }
        }
        drop(busy);
        assert!(advisers.turn(whose("c", "3")).await.is_ok());
        assert_eq!(advisers.desk().free, 1);
    }

    #[tokio::test]
    async fn one_address_waits_with_so_many_questions() {
        let advisers: &'static Advisers = Box::leak(Box::new(Advisers::new(1)));
        let busy = advisers.turn(whose("a", "1")).await.ok().unwrap();
        for _ in 0..EACH_MAX {
            tokio::spawn(advisers.turn(whose("b", "2")));
            tokio::task::yield_now().await;
        }
        assert!(advisers.turn(whose("b", "2")).await.is_err());
        drop(busy);
    }
}
