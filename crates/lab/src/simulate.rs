//! The games of a plan, played on all cores.

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use bots::{Player, decide};
use catalogue::{OpenError, Visitor, visit};
use tabletop::{
    Bystander, CardSet, Chance, Judgement, Log, Options, Outcome, Seat, Seated, Seed, Setup,
    SetupError,
};

use crate::plan::SimulationPlan;
use crate::report::SimulationReport;
use crate::tally::Tally;

/// Why a plan cannot be played.
#[derive(Debug)]
pub enum SimulateError {
    Open(OpenError),
    /// The record of a game cannot be written there.
    Write(PathBuf, std::io::Error),
}

impl From<OpenError> for SimulateError {
    fn from(error: OpenError) -> SimulateError {
        SimulateError::Open(error)
    }
}

impl From<SetupError> for SimulateError {
    fn from(error: SetupError) -> SimulateError {
        SimulateError::Open(OpenError::Setup(error))
    }
}

/// Plays all games of `plan`. `progress` is called from time to time with the number of games that
/// are done.
///
/// # Errors
/// What the game refuses to be set up with, or a record that cannot be written.
pub fn simulate(
    plan: &SimulationPlan,
    progress: impl Fn(u64) + Sync,
) -> Result<SimulationReport, SimulateError> {
    visit(&plan.game, Simulation { plan, progress }).map_err(OpenError::from)?
}

struct Simulation<'a, P> {
    plan: &'a SimulationPlan,
    progress: P,
}

impl<P: Fn(u64) + Sync> Visitor for Simulation<'_, P> {
    type Out = Result<SimulationReport, SimulateError>;

    fn visit<G: Judgement>(self) -> Self::Out {
        let bench = Bench::<G>::new(self.plan)?;
        let begun = Instant::now();
        let tally = bench.play_all(&self.progress)?;
        Ok(SimulationReport::new::<G>(self.plan, tally, begun.elapsed()))
    }
}

/// The luck of one game: of the deal, and of the bots.
pub(crate) struct Fate {
    pub(crate) number: u64,
    deal: Seed,
    pub(crate) bots: Seed,
}

/// Hands out the games, one after the other.
struct Fates {
    next: u64,
    end: u64,
    chance: Chance,
}

impl Iterator for Fates {
    type Item = Fate;

    fn next(&mut self) -> Option<Fate> {
        let number = self.next;
        (number < self.end).then(|| {
            self.next += 1;
            Fate { number, deal: self.chance.seed(), bots: self.chance.seed() }
        })
    }
}

/// What all threads share.
pub(crate) struct Bench<'a, G: Judgement> {
    pub(crate) plan: &'a SimulationPlan,
    pub(crate) setup: Setup<G::Options>,
    cards: Arc<G::Cards>,
    fates: Mutex<Fates>,
    failed: AtomicBool,
}

/// The most games that a thread takes at once, and the longest that it works without reporting
/// progress.
const ARMFUL: usize = 32;
const SILENCE: Duration = Duration::from_millis(50);

impl<'a, G: Judgement> Bench<'a, G> {
    pub(crate) fn new(plan: &'a SimulationPlan) -> Result<Bench<'a, G>, SimulateError> {
        let file = plan.cards.as_deref().unwrap_or(G::Cards::BUILTIN);
        let cards = G::Cards::parse(file).map_err(OpenError::Cards)?;
        let pairs = plan.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let options = G::Options::from_pairs(pairs).map_err(SetupError::from)?;
        let setup = Setup { players: plan.bots.len() as u8, options };
        let fates = Fates { next: 0, end: plan.games, chance: Chance::new(plan.seed) };
        let bench = Bench {
            plan,
            setup,
            cards: Arc::new(cards),
            fates: Mutex::new(fates),
            failed: AtomicBool::new(false),
        };
        // What is refused is refused before anything is played.
        Seated::<G>::new(bench.setup.clone(), Arc::clone(&bench.cards), plan.seed)?;
        Ok(bench)
    }

    /// The same for the games whose numbers, from 0, are in `part`.
    pub(crate) fn part(
        plan: &'a SimulationPlan,
        part: Range<u64>,
    ) -> Result<Bench<'a, G>, SimulateError> {
        let bench = Bench::new(plan)?;
        {
            let mut fates = bench.fates.lock().expect("no game panics");
            fates.by_ref().take(part.start as usize).for_each(drop);
            fates.end = plan.games.min(part.end);
        }
        Ok(bench)
    }

    /// The luck of the next game, if one is left.
    pub(crate) fn next(&self) -> Option<Fate> {
        self.fates.lock().expect("no game panics").next()
    }

    /// A game before its first move.
    pub(crate) fn deal(&self, fate: &Fate) -> Result<G, SimulateError> {
        Ok(G::setup(&self.setup, Arc::clone(&self.cards), fate.deal)?)
    }

    pub(crate) fn empty(&self) -> Tally {
        Tally::new(self.setup.players, G::ENDINGS.len())
    }

    pub(crate) fn play_all(
        &self,
        progress: &(impl Fn(u64) + Sync),
    ) -> Result<Tally, SimulateError> {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let threads = self.plan.threads.unwrap_or(cores);
        let tallies: Vec<_> = thread::scope(|scope| {
            let hands: Vec<_> =
                (0..threads).map(|_| scope.spawn(|| self.play_some(progress))).collect();
            hands.into_iter().map(|it| it.join().expect("no game panics")).collect()
        });
        let mut all = self.empty();
        for tally in tallies {
            all.add(&tally?);
        }
        Ok(all)
    }

    /// One thread's work: plays games until none are left.
    fn play_some(&self, progress: &impl Fn(u64)) -> Result<Tally, SimulateError> {
        let (mut tally, mut told, mut armful) = (self.empty(), 0, 1);
        let mut hand = Hand::<G>::default();
        while !self.failed.load(Ordering::Relaxed) {
            let fates: Vec<Fate> =
                self.fates.lock().expect("no game panics").by_ref().take(armful).collect();
            if fates.is_empty() {
                break;
            }
            let begun = Instant::now();
            for fate in &fates {
                self.play_one(fate, &mut hand, &mut tally).inspect_err(|_| {
                    self.failed.store(true, Ordering::Relaxed);
                })?;
            }
            progress(tally.games - told);
            told = tally.games;
            armful = if begun.elapsed() < SILENCE { (armful * 2).min(ARMFUL) } else { 1 };
        }
        Ok(tally)
    }

    fn play_one(
        &self,
        fate: &Fate,
        hand: &mut Hand<G>,
        tally: &mut Tally,
    ) -> Result<(), SimulateError> {
        let mut game = self.deal(fate)?;
        let recorded = self.plan.records.is_some();
        let (moves, outcome) =
            hand.play(&mut game, &self.plan.bots, Chance::new(fate.bots), recorded);
        let ending = G::ENDINGS.iter().position(|it| *it == outcome.ending);
        tally.count(&outcome, ending.expect("a game ends as it says it can"), moves);
        tally.note(game.facts());
        tally.note(hand.habits.iter().map(|it| (it.to_string(), 1)).collect());
        match &self.plan.records {
            Some(dir) => self.record(dir, fate, &hand.played),
            None => Ok(()),
        }
    }

    fn record(
        &self,
        dir: &Path,
        fate: &Fate,
        played: &[(Seat, G::Move)],
    ) -> Result<(), SimulateError> {
        let mut seated = Seated::<G>::new(self.setup.clone(), Arc::clone(&self.cards), fate.deal)?;
        for (seat, mv) in played {
            seated.play(*seat, *mv).expect("bots play legal moves");
        }
        let names: Vec<String> = self.plan.bots.iter().map(ToString::to_string).collect();
        let file = dir.join(format!("{}-{:06}.rec", G::ID, fate.number + 1));
        std::fs::write(&file, seated.record(&names).to_string())
            .map_err(|error| SimulateError::Write(file, error))
    }
}

/// The buffers of one thread.
struct Hand<G: Judgement> {
    legal: Vec<G::Move>,
    played: Vec<(Seat, G::Move)>,
    habits: Vec<&'static str>,
}

impl<G: Judgement> Default for Hand<G> {
    fn default() -> Hand<G> {
        Hand { legal: Vec::new(), played: Vec::new(), habits: Vec::new() }
    }
}

impl<G: Judgement> Hand<G> {
    /// Plays a game to its end; returns how many moves it took, and how it ended.
    fn play(
        &mut self,
        game: &mut G,
        bots: &[Player],
        mut chance: Chance,
        recorded: bool,
    ) -> (u64, Outcome) {
        self.played.clear();
        self.habits.clear();
        let mut moves = 0;
        while let Some(seat) = game.to_act().first() {
            self.legal.clear();
            game.legal_moves(seat, &mut self.legal);
            let player = bots[seat.index()];
            let mv = decide(&Bystander::new(game, seat), &self.legal, player, &mut chance);
            self.habits.extend(game.habits(seat, mv));
            game.carry_out(seat, mv, &mut Log::silent());
            moves += 1;
            if recorded {
                self.played.push((seat, mv));
            }
        }
        (moves, game.outcome().expect("a game where nobody is asked is over"))
    }
}
