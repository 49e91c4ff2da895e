//! The games of a plan, played on all cores.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use catalogue::{OpenError, Visitor, visit};
use tabletop::Judgement;

use crate::bench::{Bench, Hand, NumberedRecord};
use crate::plan::{SimulateError, SimulationPlan};
use crate::report::SimulationReport;
use crate::sequence::Bets;
use crate::tally::{Tally, checkpoint_after};

/// How far a simulation is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SimulationPace {
    /// Games that are played.
    pub done: u64,
    /// How many there will be, as far as can be told.
    pub expected: u64,
}

/// Plays all games of `plan`. `watch` is told from time to time how far they are, and may break off:
/// then the deals that were begun are played to their end, and the report is of all games so far.
///
/// # Errors
/// What the game refuses to be set up with, or a record that cannot be written.
pub fn simulate(
    plan: &SimulationPlan,
    watch: impl Fn(SimulationPace) -> ControlFlow<()> + Sync,
) -> Result<SimulationReport, SimulateError> {
    visit(&plan.game, Simulation { plan, watch }).map_err(OpenError::from)?
}

struct Simulation<'a, W> {
    plan: &'a SimulationPlan,
    watch: W,
}

impl<W: Fn(SimulationPace) -> ControlFlow<()> + Sync> Visitor for Simulation<'_, W> {
    type Out = Result<SimulationReport, SimulateError>;

    fn visit<G: Judgement>(self) -> Self::Out {
        let bench = Bench::<G>::new(self.plan)?;
        let begun = Instant::now();
        let (tally, cut) = play_all(bench, self.watch)?;
        Ok(SimulationReport::new::<G>(self.plan, tally, cut, begun.elapsed()))
    }
}

/// Plays all deals that are left; what happened, and whether somebody broke it off.
pub(crate) fn play_all<G: Judgement>(
    bench: Bench<'_, G>,
    watch: impl Fn(SimulationPace) -> ControlFlow<()> + Sync,
) -> Result<(Tally, bool), SimulateError> {
    let deals = bench.left();
    let ledger = Mutex::new(Ledger::new(bench.plan, bench.empty(), deals.start));
    let threads = bench.plan.threads;
    let crew = Crew { bench, ledger, stop: AtomicBool::new(false), watch };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let ended: Vec<Result<(), SimulateError>> = thread::scope(|scope| {
        let hands: Vec<_> =
            (0..threads.unwrap_or(cores)).map(|_| scope.spawn(|| crew.work())).collect();
        hands.into_iter().map(|it| it.join().expect("no game panics")).collect()
    });
    ended.into_iter().collect::<Result<(), _>>()?;
    let ledger = crew.ledger.into_inner().expect("no game panics");
    Ok((ledger.tally, ledger.next < deals.end && !ledger.enough))
}

/// The most deals that a thread takes at once, and the longest that it works without reporting
/// progress.
const ARMFUL: u64 = 32;
const SILENCE: Duration = Duration::from_millis(50);

/// The threads that play, and what they share.
struct Crew<'a, G: Judgement, W> {
    bench: Bench<'a, G>,
    ledger: Mutex<Ledger<'a>>,
    /// Nothing more is begun.
    stop: AtomicBool,
    watch: W,
}

impl<G: Judgement, W: Fn(SimulationPace) -> ControlFlow<()> + Sync> Crew<'_, G, W> {
    /// One thread's work: plays deals until there are enough.
    fn work(&self) -> Result<(), SimulateError> {
        let mut hand = Hand::<G>::default();
        let mut most = 1;
        while !self.stop.load(Ordering::Relaxed) {
            let fates = self.bench.armful(most);
            let Some(first) = fates.first().map(|it| it.number) else { break };
            let begun = Instant::now();
            let mut done =
                Parcel { deals: fates.len() as u64, tally: self.bench.empty(), records: vec![] };
            let played = fates.iter().try_for_each(|it| {
                self.bench.play_deal(it, &mut hand, &mut done.tally, &mut done.records)
            });
            let counted = played
                .and_then(|()| self.ledger.lock().expect("no game panics").enter(first, done));
            let pace = counted.inspect_err(|_| self.stop.store(true, Ordering::Relaxed))?;
            if pace.is_none_or(|it| (self.watch)(it).is_break()) {
                self.stop.store(true, Ordering::Relaxed);
            }
            most = if begun.elapsed() < SILENCE { (most * 2).min(ARMFUL) } else { 1 };
        }
        Ok(())
    }
}

/// Some deals in a row, played.
struct Parcel {
    deals: u64,
    tally: Tally,
    records: Vec<NumberedRecord>,
}

/// What was played, counted in the order of the deals, so that the result does not depend on which
/// thread was faster.
struct Ledger<'a> {
    plan: &'a SimulationPlan,
    /// Of all deals before `next`.
    tally: Tally,
    next: u64,
    checkpoint: u64,
    /// Played before others that come earlier.
    waiting: BTreeMap<u64, Parcel>,
    played: u64,
    expected: u64,
    enough: bool,
}

impl<'a> Ledger<'a> {
    fn new(plan: &'a SimulationPlan, empty: Tally, next: u64) -> Ledger<'a> {
        let mut checkpoint = 0;
        while checkpoint <= next {
            checkpoint = checkpoint_after(checkpoint);
        }
        Ledger {
            plan,
            tally: empty,
            next,
            checkpoint,
            waiting: BTreeMap::new(),
            played: 0,
            expected: plan.deals() * plan.games_of_a_deal(),
            enough: false,
        }
    }

    /// Counts the parcel that begins with the deal `first`. None when the games are enough.
    fn enter(
        &mut self,
        first: u64,
        parcel: Parcel,
    ) -> Result<Option<SimulationPace>, SimulateError> {
        self.played += parcel.tally.games;
        self.waiting.insert(first, parcel);
        while !self.enough
            && let Some(parcel) = self.waiting.remove(&self.next)
        {
            self.tally.add(&parcel.tally);
            self.next += parcel.deals;
            self.write(&parcel.records)?;
            if self.next == self.checkpoint {
                self.checkpoint = checkpoint_after(self.checkpoint);
                self.look();
            }
        }
        let pace = SimulationPace { done: self.played, expected: self.expected };
        Ok((!self.enough).then_some(pace))
    }

    /// Whether the interval is narrow enough, and if not, when it might be: the width falls with
    /// the square root of the number of games.
    fn look(&mut self) {
        let Some(until) = self.plan.until else { return };
        let seats = self.plan.seat_games(0) as f64;
        let shares = self.tally.of_deals(0, |it| f64::from(it.won) / seats);
        let width = Bets::new(until).interval(&shares).width();
        self.enough = width <= until;
        let most = self.plan.deals() * self.plan.games_of_a_deal();
        let needed = self.tally.games as f64 * (width / until).powi(2);
        self.expected = (needed as u64).min(most);
    }

    fn write(&self, records: &[NumberedRecord]) -> Result<(), SimulateError> {
        let Some(dir) = &self.plan.records else { return Ok(()) };
        for (number, record) in records {
            let file = dir.join(format!("{}-{:06}.rec", self.plan.game, number + 1));
            std::fs::write(&file, record).map_err(|error| SimulateError::Write(file, error))?;
        }
        Ok(())
    }
}
