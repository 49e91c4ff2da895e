//! Undo, checked from outside: what the engine lets a seat take back is compared with what every
//! viewer learns from it, in other imagined games than the engine's own.

use std::fmt;
use std::time::{Duration, Instant};

use tabletop::{Chance, Judgement, Log, Seat, Seated, UndoStop, Viewer};

use crate::{Trial, by_prior, seat};

/// In how many imagined games a move must look the same to each viewer.
const DOUBTS: u64 = 24;

/// How many imagined games measure how rare a difference is.
const SURE: u64 = 400;

/// A difference that shows in a smaller share of imagined games may escape the engine, which looks
/// at fewer games.
const RARE: f64 = 0.25;

/// The first seed of these imagined games, far from the seeds that the engine uses.
const ELSEWHERE: u64 = 1 << 40;

/// What was found in the games of a trial.
#[derive(Clone, Debug, Default)]
pub struct UndoTrial {
    pub games: u64,
    /// How often the line of undo was asked for.
    pub asked: u64,
    /// How many moves could be taken back.
    pub moves: u64,
    /// How often it was stopped: by luck, by somebody else, by what somebody learnt, by the
    /// beginning.
    pub stops: [u64; 4],
    /// Moves that could be taken back although somebody might have learnt something very unlikely:
    /// which move, and in what share of imagined games the difference shows.
    pub rare: Vec<(String, f64)>,
    /// The time for all answers together, and for the slowest.
    pub time: Duration,
    pub slowest: Duration,
}

impl fmt::Display for UndoTrial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [luck, another, news, beginning] = self.stops;
        let (games, asked, moves) = (self.games, self.asked, self.moves);
        let mean = self.time.as_secs_f64() * 1e3 / asked as f64;
        let slowest = self.slowest.as_secs_f64() * 1e3;
        write!(f, "{games} games, asked {asked} times, {moves} moves to take back; stopped by ")?;
        write!(f, "luck {luck}, another {another}, news {news}, the beginning {beginning}; ")?;
        write!(f, "{mean:.2} ms each, {slowest:.1} ms at most; rare news {:?}", self.rare)
    }
}

/// Plays the trial's games at random, every other one by the priors, and checks undo at `moments` of
/// each.
///
/// # Panics
/// When undo crosses what somebody learnt, or is impossible although nobody learnt anything; with
/// the seed and the number of the move.
pub fn check<G: Judgement>(trial: &Trial<'_>, moments: usize) -> UndoTrial {
    let mut found = UndoTrial::default();
    for number in trial.seed..trial.seed + trial.games {
        let whole = played::<G>(trial, number);
        let mut chance = Chance::from_number(number);
        for _ in 0..moments {
            let plies = 1 + chance.below(whole.entries().len());
            look(&whole.at(plies), number, &mut found);
        }
        found.games += 1;
    }
    found
}

fn played<G: Judgement>(trial: &Trial<'_>, number: u64) -> Seated<G> {
    let mut seated = seat::<G>(trial, number);
    let mut chance = Chance::from_number(number ^ 0x00DD);
    while !seated.game().to_act().is_empty() {
        let asked: Vec<Seat> = seated.game().to_act().iter().collect();
        let seat = *chance.pick(&asked);
        let mut moves = Vec::new();
        seated.game().legal_moves(seat, &mut moves);
        let mv = match number.is_multiple_of(2) {
            true => *chance.pick(&moves),
            false => by_prior(seated.game(), seat, &mut chance),
        };
        seated.play(seat, mv).expect("an offered move is accepted");
    }
    seated
}

/// One question: how far may the seat that moved last go back?
fn look<G: Judgement>(seated: &Seated<G>, number: u64, found: &mut UndoTrial) {
    let plies = seated.entries().len();
    let mover = seated.entries()[plies - 1].seat;
    let began = Instant::now();
    let last = seated.undoable(mover);
    let took = began.elapsed();
    let (line, stop) = seated.undo_line(mover);
    assert_eq!(last.is_some(), line < plies, "{} seed {number} move {plies}", G::ID);
    found.asked += 1;
    found.moves += seated.entries()[line..].iter().filter(|it| it.seat == mover).count() as u64;
    found.time += took;
    found.slowest = found.slowest.max(took);
    found.stops[match stop {
        UndoStop::Luck => 0,
        UndoStop::SomebodyElse(_) => 1,
        UndoStop::Learnt(_) => 2,
        UndoStop::Beginning => 3,
    }] += 1;
    undone(seated, number, line, found);
    // If undo stopped because of luck or of what was learnt, that must be true.
    if let (UndoStop::Luck | UndoStop::Learnt(_), Some(last)) = (stop, line.checked_sub(1)) {
        let here = format!("{} seed {number} move {last}", G::ID);
        assert!(is_noticed(seated, last), "{here}: no undo, though nobody noticed");
    }
}

/// What would be taken back told nobody anything, but in few of the games that they could imagine.
fn undone<G: Judgement>(seated: &Seated<G>, number: u64, line: usize, found: &mut UndoTrial) {
    let plies = seated.entries().len();
    let mover = seated.entries()[plies - 1].seat;
    let here = |at: usize| format!("{} seed {number} move {at}", G::ID);
    for at in line..plies {
        let entry = &seated.entries()[at];
        if entry.seat != mover {
            let heard = entry.events.iter().any(|it| G::tell(it, Viewer::Seat(mover)).is_some());
            assert!(!heard, "{}: undo across another's move", here(at));
            continue;
        }
        if let Some((viewer, share)) = learnt(seated, at) {
            let what = format!("{} `{}` by {viewer:?}", here(at), entry.mv);
            assert!(share < RARE, "{what}: undo of what was learnt, as in {share} of games");
            found.rare.push((what, share));
        }
    }
}

/// Whether the move drew luck, or anybody but its seat noticed it, or its seat could not foresee
/// what it shows.
fn is_noticed<G: Judgement>(seated: &Seated<G>, at: usize) -> bool {
    let (before, after) = (seated.at(at), seated.at(at + 1));
    let entry = &seated.entries()[at];
    let luck = before.game().chance().position() != after.game().chance().position();
    let others = Viewer::all(before.game().players()).filter(|it| it.seat() != Some(entry.seat));
    let mut others = others.collect::<Vec<_>>().into_iter();
    let noticed = |viewer: Viewer| {
        before.game().view(viewer) != after.game().view(viewer)
            || entry.events.iter().any(|it| G::tell(it, viewer).is_some())
    };
    luck || others.any(noticed) || is_news(seated, at, Viewer::Seat(entry.seat))
}

/// Who learns something from the move beyond the fact that it was made, and in what share of the
/// games that they imagine it would have been different.
fn learnt<G: Judgement>(seated: &Seated<G>, at: usize) -> Option<(Viewer, f64)> {
    let mut viewers = Viewer::all(seated.game().players());
    let viewer = viewers.find(|viewer| is_news(seated, at, *viewer))?;
    Some((viewer, news(seated, at, viewer, SURE) as f64 / SURE as f64))
}

/// Whether a viewer saw no more of an answer than that it was given: any other one that leaves the
/// same seats asked would have looked the same.
fn is_sealed<G: Judgement>(seated: &Seated<G>, at: usize, viewer: Viewer, seen: &G::View) -> bool {
    let (before, asked) = (seated.at(at), seated.at(at + 1).game().to_act());
    let entry = &seated.entries()[at];
    let mut moves = Vec::new();
    before.game().legal_moves(entry.seat, &mut moves);
    let instead = moves.into_iter().filter(|it| *it != entry.mv).map(|mv| {
        let (mut game, mut log) = (before.game().clone(), Log::keeping());
        game.carry_out(entry.seat, mv, &mut log);
        (game, log.into_events())
    });
    let mut instead = instead.filter(|it| it.0.to_act() == asked).peekable();
    let quiet = |events: &[G::Event]| events.iter().all(|it| G::tell(it, viewer).is_none());
    viewer != Viewer::Seat(entry.seat)
        && instead.peek().is_some()
        && instead.all(|(game, events)| game.view(viewer) == *seen && quiet(&events))
}

/// Whether the move could have looked different to a viewer, or could not have been made.
fn is_news<G: Judgement>(seated: &Seated<G>, at: usize, viewer: Viewer) -> bool {
    0 < news(seated, at, viewer, DOUBTS)
}

/// In how many of `games` imagined games that is so.
fn news<G: Judgement>(seated: &Seated<G>, at: usize, viewer: Viewer, games: u64) -> usize {
    let (before, after) = (seated.at(at), seated.at(at + 1));
    let entry = &seated.entries()[at];
    let told = |events: &[G::Event]| -> Vec<G::Told> {
        events.iter().filter_map(|it| G::tell(it, viewer)).collect()
    };
    let (seen, heard) = (after.game().view(viewer), told(&entry.events));
    if heard.is_empty()
        && (seen == before.game().view(viewer) || is_sealed(seated, at, viewer, &seen))
    {
        return 0;
    }
    let otherwise = |doubt: &u64| {
        let mut game = before.game().imagine(viewer, &mut Chance::from_number(*doubt));
        let mut log = Log::keeping();
        let refused = game.play(entry.seat, entry.mv, &mut log).is_err();
        refused || game.view(viewer) != seen || told(&log.into_events()) != heard
    };
    (ELSEWHERE..ELSEWHERE + games).filter(otherwise).count()
}
