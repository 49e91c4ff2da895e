//! One game after the other, for any game.

use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::{Arc, Mutex};
use std::thread;

use bots::{Player, decide};
use catalogue::card_set;
use tabletop::{
    Bystander, Chance, Judgement, Log, Options, Outcome, Seat, Seated, Seed, Setup, SetupError,
};

use crate::plan::{SimulateError, SimulationPlan};
use crate::tally::{Tally, checkpoint_after, without_copy};

/// The luck of one deal, and of the bots that play it.
pub(crate) struct Fate {
    pub(crate) number: u64,
    pub(crate) deal: Seed,
    pub(crate) bots: Seed,
}

/// Hands out the deals, one after the other.
struct Fates {
    next: u64,
    end: u64,
    /// No armful goes past this deal: after it, somebody looks whether the games are enough.
    checkpoint: u64,
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

impl Fates {
    fn armful(&mut self, most: u64) -> Vec<Fate> {
        while self.checkpoint <= self.next {
            self.checkpoint = checkpoint_after(self.checkpoint);
        }
        let most = most.min(self.checkpoint - self.next);
        self.by_ref().take(most as usize).collect()
    }
}

/// What all threads share.
pub(crate) struct Bench<'a, G: Judgement> {
    pub(crate) plan: &'a SimulationPlan,
    pub(crate) setup: Setup<G::Options>,
    cards: Arc<G::Cards>,
    fates: Mutex<Fates>,
}

/// A game that was played, as a record, with its number from 0.
pub(crate) type NumberedRecord = (u64, String);

impl<'a, G: Judgement> Bench<'a, G> {
    pub(crate) fn new(plan: &'a SimulationPlan) -> Result<Bench<'a, G>, SimulateError> {
        let cards = card_set::<G>(plan.cards.as_deref())?;
        let pairs = plan.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let options = G::Options::from_pairs(pairs).map_err(SetupError::from)?;
        let setup = Setup { players: plan.bots.len() as u8, options };
        let chance = Chance::new(plan.seed);
        let fates = Fates { next: 0, end: plan.deals(), checkpoint: 0, chance };
        let bench = Bench { plan, setup, cards, fates: Mutex::new(fates) };
        // What is refused is refused before anything is played.
        Seated::<G>::new(bench.setup.clone(), Arc::clone(&bench.cards), plan.seed)?;
        Ok(bench)
    }

    /// The same for the deals whose numbers, from 0, are in `part`.
    pub(crate) fn part(
        plan: &'a SimulationPlan,
        part: Range<u64>,
    ) -> Result<Bench<'a, G>, SimulateError> {
        let bench = Bench::new(plan)?;
        {
            let mut fates = bench.fates.lock().expect("no game panics");
            fates.by_ref().take(part.start as usize).for_each(drop);
            fates.end = fates.end.min(part.end);
        }
        Ok(bench)
    }

    /// The numbers of the deals that are left.
    pub(crate) fn left(&self) -> Range<u64> {
        let fates = self.fates.lock().expect("no game panics");
        fates.next..fates.end
    }

    /// The luck of the next deal, if one is left.
    pub(crate) fn next(&self) -> Option<Fate> {
        self.fates.lock().expect("no game panics").next()
    }

    /// The luck of the next deals, at most `most`; none when none is left.
    pub(crate) fn armful(&self, most: u64) -> Vec<Fate> {
        self.fates.lock().expect("no game panics").armful(most)
    }

    /// Works on each game, on as many threads as the plan says, and tells how many are done. What came
    /// of them is in the order of their numbers.
    pub(crate) fn each<T: Send>(
        &self,
        work: impl Fn(&Fate) -> Result<T, SimulateError> + Sync,
        progress: impl Fn(u64) + Sync,
    ) -> Result<Vec<T>, SimulateError> {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        let hand = || {
            let mut done = Vec::new();
            while let Some(fate) = self.next() {
                done.push((fate.number, work(&fate)?));
                progress(1);
            }
            Ok(done)
        };
        let found: Vec<Result<Vec<(u64, T)>, SimulateError>> = thread::scope(|scope| {
            let threads = self.plan.threads.unwrap_or(cores);
            let hands: Vec<_> = (0..threads).map(|_| scope.spawn(hand)).collect();
            hands.into_iter().map(|it| it.join().expect("no game panics")).collect()
        });
        let mut all: Vec<(u64, T)> =
            found.into_iter().collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect();
        all.sort_by_key(|it| it.0);
        Ok(all.into_iter().map(|it| it.1).collect())
    }

    /// A game before its first move.
    pub(crate) fn deal(&self, fate: &Fate) -> Result<G, SimulateError> {
        Ok(G::setup(&self.setup, Arc::clone(&self.cards), fate.deal)?)
    }

    pub(crate) fn empty(&self) -> Tally {
        let sides = 1 + self.plan.sides().into_iter().max().unwrap_or_default();
        Tally::new(self.setup.players, sides, G::ENDINGS.len())
    }

    /// Plays all games of one deal.
    pub(crate) fn play_deal(
        &self,
        fate: &Fate,
        hand: &mut Hand<G>,
        tally: &mut Tally,
        records: &mut Vec<NumberedRecord>,
    ) -> Result<(), SimulateError> {
        let games = self.plan.games_of_a_deal();
        let (mut bots, mut sides) = (self.plan.bots.clone(), self.plan.sides());
        for turn in 0..games {
            let mut game = self.deal(fate)?;
            hand.looks = self.plan.moves;
            let (moves, outcome) = hand.play(&mut game, &bots, Chance::new(fate.bots));
            let ending = G::ENDINGS.iter().position(|it| *it == outcome.ending);
            let ending = ending.expect("a game ends as it says it can");
            tally.count(&outcome, ending, moves, &bots, &sides);
            tally.note(game.facts());
            tally.note(hand.habits.iter().map(|it| (it.to_string(), 1)).collect());
            if self.plan.moves {
                tally.note_played(&outcome, &hand.played);
                tally.note_held(&outcome, &hand.held);
            }
            if self.plan.records.is_some() {
                let record = self.record(fate, &bots, &hand.played)?;
                records.push((fate.number * games + turn, record));
            }
            bots.rotate_right(1);
            sides.rotate_right(1);
        }
        tally.end_deal();
        Ok(())
    }

    fn record(
        &self,
        fate: &Fate,
        bots: &[Player],
        played: &[(Seat, G::Move)],
    ) -> Result<String, SimulateError> {
        let mut seated = Seated::<G>::new(self.setup.clone(), Arc::clone(&self.cards), fate.deal)?;
        for (seat, mv) in played {
            seated.play(*seat, *mv).expect("bots play legal moves");
        }
        let names: Vec<String> = bots.iter().map(ToString::to_string).collect();
        Ok(seated.record(&names).to_string())
    }
}

/// The buffers of one thread.
pub(crate) struct Hand<G: Judgement> {
    legal: Vec<G::Move>,
    played: Vec<(Seat, G::Move)>,
    habits: Vec<&'static str>,
    /// Whether it notes the cards that a seat holds whenever it is asked.
    looks: bool,
    held: BTreeSet<(Seat, String)>,
}

impl<G: Judgement> Default for Hand<G> {
    fn default() -> Hand<G> {
        let held = BTreeSet::new();
        Hand { legal: Vec::new(), played: Vec::new(), habits: Vec::new(), looks: false, held }
    }
}

impl<G: Judgement> Hand<G> {
    /// Plays a game to its end; returns how many moves it took, and how it ended.
    fn play(&mut self, game: &mut G, bots: &[Player], mut chance: Chance) -> (u64, Outcome) {
        self.played.clear();
        self.habits.clear();
        self.held.clear();
        while let Some(seat) = game.to_act().first() {
            self.legal.clear();
            game.legal_moves(seat, &mut self.legal);
            let player = bots[seat.index()];
            let mv = decide(&Bystander::new(game, seat), &self.legal, player, &mut chance);
            self.habits.extend(game.habits(seat, mv));
            if self.looks {
                let held = game.hand(seat);
                self.held.extend(held.iter().map(|it| (seat, without_copy(it).to_string())));
            }
            game.carry_out(seat, mv, &mut Log::silent());
            self.played.push((seat, mv));
        }
        let outcome = game.outcome().expect("a game where nobody is asked is over");
        (self.played.len() as u64, outcome)
    }
}
