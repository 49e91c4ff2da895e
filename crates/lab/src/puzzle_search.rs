//! Finds puzzles: plays games of bots and keeps the decisions in which one move, or a few that are
//! as good, is clearly best, although a cadet would rarely find it.
//!
//! A decision must pass one filter after the other, each with luck of its own:
//! 1. there are between two and [`CHOICES_MAX`] moves;
//! 2. a short look at each of them, and a longer one, see a clear best;
//! 3. most of eight cadets miss it;
//! 4. a captain's search of each move sees it, by [`MARGIN`] and [`SURE`];
//! 5. so does a search of four times as many games.

use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::ops::{AddAssign, ControlFlow};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, mpsc};
use std::thread;

use bots::chances::{Chances, tables};
use bots::{Budget, Level, Outlook, Player, decide, reasons, weigh};
use catalogue::{OpenError, Table, Visitor, visit};
use puzzles::{Puzzle, PuzzleAnswer, Solved};
use tabletop::{Bystander, Chance, Judgement, Log, MoveReason, Options, Seat, Seated, Seed, Setup};

use crate::bench::{Bench, Fate};
use crate::plan::{SimulateError, SimulationPlan};

/// The most moves among which one may be asked to choose.
pub const CHOICES_MAX: usize = 12;

/// How much the best move wins more often than the best that is wrong, at least.
pub const MARGIN: f64 = 0.05;

/// Moves that win less often than the best by no more than this are right, too.
pub const ALIKE: f64 = 0.02;

/// By how many standard errors the best move must stand out.
pub const SURE: f64 = 3.0;

/// The most moves that may be right.
const RIGHT_MAX: usize = 4;

/// How many cadets are asked, and how many of them may find it.
const CADETS: usize = 8;
const CADETS_RIGHT_MAX: usize = 3;

/// What parts of a captain's search the looks are, and how clear what they see must be.
const LOOKS: [u32; 2] = [10, 4];
const LOOK_MARGIN: f64 = 0.04;

/// How many times more games confirm what was found.
const CONFIRMED: u32 = 4;

/// How often each level of bots is asked, to tell how hard a puzzle is.
const TRIES: u32 = 6;

/// Where puzzles are looked for.
#[derive(Clone, Debug)]
pub struct PuzzlePlan {
    /// The tables, played one after the other, again and again.
    pub tables: Vec<SimulationPlan>,
    /// How many decisions of each game are looked at.
    pub each: usize,
    /// How many games are imagined for each move.
    pub games: NonZeroU32,
    /// How many games were searched before.
    pub searched: u64,
    /// None for one thread on each core.
    pub threads: Option<usize>,
}

/// How many decisions passed each filter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sieve {
    pub games: u64,
    /// The decisions with a choice, and those among them that were looked at.
    pub decisions: u64,
    pub looked: u64,
    pub clear: u64,
    pub hard: u64,
    pub deep: u64,
    pub confirmed: u64,
}

impl AddAssign for Sieve {
    fn add_assign(&mut self, it: Sieve) {
        self.games += it.games;
        self.decisions += it.decisions;
        self.looked += it.looked;
        self.clear += it.clear;
        self.hard += it.hard;
        self.deep += it.deep;
        self.confirmed += it.confirmed;
    }
}

/// A game that was searched.
#[derive(Clone, Debug)]
pub struct SearchedGame {
    /// Its number, from 0.
    pub number: u64,
    pub sieve: Sieve,
    /// Without the section of the rules, which is no matter of search.
    pub puzzles: Vec<Puzzle>,
}

/// Searches games until `found`, which is told of each in the order of their numbers, has enough.
///
/// # Errors
/// What the game refuses to be set up with.
pub fn find_puzzles(
    plan: &PuzzlePlan,
    found: impl FnMut(SearchedGame) -> ControlFlow<()>,
) -> Result<(), SimulateError> {
    let game = plan.tables[0].game.clone();
    visit(&game, Finding { plan, found }).map_err(OpenError::from)?
}

struct Finding<'a, F> {
    plan: &'a PuzzlePlan,
    found: F,
}

impl<F: FnMut(SearchedGame) -> ControlFlow<()>> Visitor for Finding<'_, F> {
    type Out = Result<(), SimulateError>;

    fn visit<G: Judgement>(mut self) -> Self::Out {
        let benches = self.plan.tables.iter().map(Bench::<G>::new);
        let benches = benches.collect::<Result<Vec<_>, _>>()?;
        let games = Mutex::new(Games { benches: &benches, next: 0 });
        let stop = AtomicBool::new(false);
        for _ in 0..self.plan.searched {
            games.lock().expect("no search panics").next();
        }
        let (tell, told) = mpsc::channel();
        let hand = |tell: mpsc::Sender<Result<SearchedGame, SimulateError>>| {
            while !stop.load(Ordering::Relaxed) {
                let next = games.lock().expect("no search panics").next();
                let Some((number, bench, fate)) = next else { return };
                if tell.send(search(self.plan, bench, &fate, number)).is_err() {
                    return;
                }
            }
        };
        let cores = thread::available_parallelism().map_or(1, usize::from);
        thread::scope(|scope| {
            for _ in 0..self.plan.threads.unwrap_or(cores) {
                let tell = tell.clone();
                scope.spawn(|| hand(tell));
            }
            drop(tell);
            let ended = in_order(self.plan.searched, told, &mut self.found);
            stop.store(true, Ordering::Relaxed);
            ended
        })
    }
}

/// Tells `found` of each game in the order of their numbers, until it has enough.
fn in_order(
    mut next: u64,
    told: mpsc::Receiver<Result<SearchedGame, SimulateError>>,
    found: &mut impl FnMut(SearchedGame) -> ControlFlow<()>,
) -> Result<(), SimulateError> {
    let mut waiting = BTreeMap::new();
    for game in told {
        let game = game?;
        waiting.insert(game.number, game);
        while let Some(game) = waiting.remove(&next) {
            next += 1;
            if found(game).is_break() {
                return Ok(());
            }
        }
    }
    Ok(())
}

/// Hands out games, one of each table after the other.
struct Games<'a, 'b, G: Judgement> {
    benches: &'a [Bench<'b, G>],
    next: u64,
}

impl<'a, 'b, G: Judgement> Games<'a, 'b, G> {
    fn next(&mut self) -> Option<(u64, &'a Bench<'b, G>, Fate)> {
        let number = self.next;
        self.next += 1;
        let bench = &self.benches[number as usize % self.benches.len()];
        Some((number, bench, bench.next()?))
    }
}

/// A decision of a game that was played.
struct Met<G> {
    game: G,
    seat: Seat,
    ply: usize,
}

fn search<G: Judgement>(
    plan: &PuzzlePlan,
    bench: &Bench<'_, G>,
    fate: &Fate,
    number: u64,
) -> Result<SearchedGame, SimulateError> {
    let game = bench.deal(fate)?;
    let mut chance = Chance::new(fate.bots);
    let mut picks = Chance::new(chance.seed());
    let mut sieve = Sieve { games: 1, ..Sieve::default() };
    let (played, kept) = play(bench, game, plan.each, &mut sieve, &mut chance, &mut picks);
    let sieving = Sieving { setup: &bench.setup, games: plan.games };
    let mut puzzles = Vec::new();
    for met in kept {
        let Some(puzzle) = sieving.pass(&met, &mut picks, &mut sieve) else { continue };
        let moves = played[..met.ply].to_vec();
        puzzles.push(Puzzle { seed: fate.deal, moves, ..puzzle });
    }
    Ok(SearchedGame { number, sieve, puzzles })
}

/// Plays `game` to its end and keeps `each` of its decisions, all with the same chance; also returns
/// the number of each move among those that were offered.
fn play<G: Judgement>(
    bench: &Bench<'_, G>,
    mut game: G,
    each: usize,
    sieve: &mut Sieve,
    chance: &mut Chance,
    picks: &mut Chance,
) -> (Vec<u16>, Vec<Met<G>>) {
    let (mut played, mut kept) = (Vec::new(), Vec::new());
    let (mut few, mut legal) = (0, Vec::new());
    while let Some(seat) = game.to_act().first() {
        legal.clear();
        game.legal_moves(seat, &mut legal);
        sieve.decisions += u64::from(1 < legal.len());
        if (2..=CHOICES_MAX).contains(&legal.len()) {
            few += 1;
            let met = || Met { game: game.clone(), seat, ply: played.len() };
            match picks.below(few) {
                _ if kept.len() < each => kept.push(met()),
                at if at < each => kept[at] = met(),
                _ => (),
            }
        }
        let player = bench.plan.bots[seat.index()];
        let mv = decide(&Bystander::new(&game, seat), &legal, player, chance);
        let number = legal.iter().position(|it| *it == mv).expect("bots play legal moves");
        played.push(number as u16);
        game.carry_out(seat, mv, &mut Log::silent());
    }
    sieve.looked += kept.len() as u64;
    kept.sort_by_key(|it| it.ply);
    (played, kept)
}

/// A move, weighed.
struct WeighedAnswer<M> {
    mv: M,
    /// What the search said, and the chance that this means.
    said: f64,
    worth: f64,
    /// The variance of what the search said.
    doubt: f64,
    outlook: Outlook,
}

/// The filters.
struct Sieving<'a, G: Judgement> {
    setup: &'a Setup<G::Options>,
    games: NonZeroU32,
}

impl<G: Judgement> Sieving<'_, G> {
    /// The puzzle, if the decision passes all filters; without the moves before it.
    fn pass(&self, met: &Met<G>, chance: &mut Chance, sieve: &mut Sieve) -> Option<Puzzle> {
        let bystander = Bystander::new(&met.game, met.seat);
        let legal = bystander.legal_moves();
        let cadet = || decide(&bystander, &legal, Player::Level(Level::Cadet), chance);
        let cadets: Vec<G::Move> = std::iter::repeat_with(cadet).take(CADETS).collect();
        let is_hard = |right: &Vec<G::Move>| {
            cadets.iter().filter(|it| right.contains(it)).count() <= CADETS_RIGHT_MAX
        };
        let look = |part| NonZeroU32::new(self.games.get() / part).unwrap_or(NonZeroU32::MIN);
        let seen = right(&self.weigh(&bystander, look(LOOKS[0]), chance), LOOK_MARGIN, 0.0)?;
        sieve.clear += 1;
        // A look is short: where cadets find what it sees, they may still miss what is true, but
        // that is rare, and to look longer takes long.
        if !is_hard(&seen) {
            return None;
        }
        right(&self.weigh(&bystander, look(LOOKS[1]), chance), LOOK_MARGIN, 0.0).filter(is_hard)?;
        sieve.hard += 1;
        let deep = right(&self.weigh(&bystander, self.games, chance), MARGIN, SURE);
        let deep = deep.filter(is_hard)?;
        sieve.deep += 1;
        let games = self.games.saturating_mul(const { NonZeroU32::new(CONFIRMED).expect("some") });
        let weighed = self.weigh(&bystander, games, chance);
        let right = right(&weighed, MARGIN, SURE).filter(|it| *it == deep)?;
        sieve.confirmed += 1;
        Some(self.puzzle(&bystander, &weighed, &right, chance))
    }

    /// Every move, the best first.
    fn weigh(
        &self,
        bystander: &Bystander<'_, G>,
        games: NonZeroU32,
        chance: &mut Chance,
    ) -> Vec<WeighedAnswer<G::Move>> {
        weigh_all(self.setup, bystander, games, chance)
    }

    fn puzzle(
        &self,
        bystander: &Bystander<'_, G>,
        weighed: &[WeighedAnswer<G::Move>],
        right: &[G::Move],
        chance: &mut Chance,
    ) -> Puzzle {
        let answer = |it: &WeighedAnswer<G::Move>| PuzzleAnswer {
            mv: it.mv.to_string(),
            worth: it.worth,
            right: right.contains(&it.mv),
        };
        let solved = |level: &Level| Solved {
            bot: level.word().to_string(),
            right: tries(bystander, Player::Level(*level), TRIES, right, chance),
            tries: TRIES,
        };
        let options = self.setup.options.pairs();
        Puzzle {
            players: self.setup.players,
            options: options.into_iter().map(|(key, value)| (key.to_string(), value)).collect(),
            seed: Seed::from_number(0),
            moves: Vec::new(),
            seat: bystander.seat(),
            section: String::new(),
            answers: weighed.iter().map(answer).collect(),
            reasons: reasons(&weighed[0].outlook, &weighed[right.len()].outlook),
            solved: Level::ALL.iter().map(solved).collect(),
        }
    }
}

/// Every move of the seat, each begun in as many imagined games; the best first.
fn weigh_all<G: Judgement>(
    setup: &Setup<G::Options>,
    bystander: &Bystander<'_, G>,
    games: NonZeroU32,
    chance: &mut Chance,
) -> Vec<WeighedAnswer<G::Move>> {
    let curve = Chances::of(G::ID).curve(&tables(setup, bystander));
    let progress = bystander.progress();
    let search = Player::Search(Budget::Games(games)).search().expect("it searches");
    let one = |mv| {
        let (it, outlook) = weigh(bystander, mv, &search, chance);
        let worth = curve.chance(it.worth, progress);
        WeighedAnswer { mv, said: it.worth, worth, doubt: outlook.doubt(), outlook }
    };
    let mut weighed: Vec<_> = bystander.legal_moves().into_iter().map(one).collect();
    weighed.sort_by(|a, b| b.worth.total_cmp(&a.worth));
    weighed
}

/// The right moves, if they are clear.
fn right<M: Copy + Ord>(weighed: &[WeighedAnswer<M>], margin: f64, sure: f64) -> Option<Vec<M>> {
    let best = weighed.first()?;
    let alike = weighed.iter().take_while(|it| best.worth - it.worth <= ALIKE).count();
    let next = weighed.get(alike)?;
    let doubt = (best.doubt + next.doubt).sqrt();
    let stands_out = margin <= best.worth - next.worth && sure * doubt < best.said - next.said;
    let few = alike <= RIGHT_MAX.min(weighed.len() / 2);
    let mut right: Vec<M> = weighed[..alike].iter().map(|it| it.mv).collect();
    right.sort_unstable();
    (stands_out && few).then_some(right)
}

/// How many of so many tries of a bot give a right answer.
fn tries<G: Judgement>(
    bystander: &Bystander<'_, G>,
    bot: Player,
    tries: u32,
    right: &[G::Move],
    chance: &mut Chance,
) -> u32 {
    let legal = bystander.legal_moves();
    let answers = (0..tries).map(|_| decide(bystander, &legal, bot, chance));
    answers.filter(|it| right.contains(it)).count() as u32
}

/// What speaks for the best move of a puzzle by a search of so many games for each move, if that sees
/// what the puzzle says: that the moves which it calls right are clearly better than all others. None if
/// it does not, or if the rules or cards have changed.
///
/// # Errors
/// There is no such game.
pub fn confirms(
    game: &str,
    puzzle: &Puzzle,
    games: NonZeroU32,
    chance: &mut Chance,
) -> Result<Option<Vec<MoveReason>>, SimulateError> {
    let Ok(table) = puzzle.table(game) else { return Ok(None) };
    let asked = Confirming { table: table.as_ref(), puzzle, games, chance };
    Ok(visit(game, asked).map_err(OpenError::from)?)
}

struct Confirming<'a> {
    table: &'a dyn Table,
    puzzle: &'a Puzzle,
    games: NonZeroU32,
    chance: &'a mut Chance,
}

impl Visitor for Confirming<'_> {
    type Out = Option<Vec<MoveReason>>;

    fn visit<G: Judgement>(self) -> Option<Vec<MoveReason>> {
        let seated = self.table.as_any().downcast_ref::<Seated<G>>();
        let seated = seated.expect("a table holds the game that it names");
        let bystander = Bystander::new(seated.game(), self.puzzle.seat);
        let weighed = weigh_all(seated.setup(), &bystander, self.games, self.chance);
        let rights = self.puzzle.answers.iter().filter(|it| it.right).count();
        let holds = weighed[..rights].iter().all(|it| self.puzzle.is_right(&it.mv.to_string()));
        holds.then(|| reasons(&weighed[0].outlook, &weighed[rights].outlook))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weighed(worths: &[f64]) -> Vec<WeighedAnswer<u8>> {
        let one = |(at, worth): (usize, &f64)| WeighedAnswer {
            mv: at as u8,
            said: *worth,
            worth: *worth,
            doubt: 0.012 * 0.012,
            outlook: Outlook::default(),
        };
        worths.iter().enumerate().map(one).collect()
    }

    #[test]
    fn moves_that_are_nearly_as_good_are_right_too() {
        assert_eq!(right(&weighed(&[0.6, 0.5, 0.4]), MARGIN, SURE), Some(vec![0]));
        assert_eq!(right(&weighed(&[0.6, 0.59, 0.5, 0.4]), MARGIN, SURE), Some(vec![0, 1]));
    }

    #[test]
    fn what_is_not_clear_is_no_puzzle() {
        // Neither right nor wrong, too many right ones, no difference, too little certainty.
        assert_eq!(right(&weighed(&[0.6, 0.57, 0.3]), MARGIN, SURE), None);
        assert_eq!(right(&weighed(&[0.6, 0.59, 0.3]), MARGIN, SURE), None);
        assert_eq!(right(&weighed(&[0.6]), MARGIN, SURE), None);
        assert_eq!(right(&weighed(&[0.6, 0.5]), MARGIN, 9.0), None);
    }
}
