//! What can be done at a table beside playing, and what is said there beside the game.

use facts::TimeLeft;
use tabletop::{Seat, Style, UndoStop};

use crate::wording::Date;

/// What can be done beside playing now. The default is that of a spectator, who can do nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Beside<'a> {
    /// The address that lets others watch; empty where nobody else can reach the table.
    pub invite: Option<&'a str>,
    pub hint: HintState<'a>,
    /// In what the best move of the hint differs from the next.
    pub reasons: &'a [ReasonShown],
    /// The levels of bots that may play the viewer's seat, weakest first.
    pub bots: &'a [&'a str],
    /// The level of the bot that is playing it.
    pub relief: Option<&'a str>,
    pub same_deal: SameDeal,
    /// Whether the viewer may go on with the game elsewhere.
    pub carry: bool,
    /// Whether the game is over.
    pub over: bool,
    /// Whether the viewer's decisions can be weighed.
    pub review: bool,
    pub mark: Option<DealMark>,
    /// The duel that the game belongs to.
    pub duel: Option<&'a str>,
    /// The tournament that the table belongs to.
    pub tournament: Option<&'a str>,
    /// The club for which the table was opened, if the viewer may know of it.
    pub club: Option<&'a str>,
    /// Whether a duel can be offered over it.
    pub may_duel: bool,
    /// How far the viewer may go back in their turn.
    pub turn: TurnProgress,
    /// What the viewer has not seen yet.
    pub since: Option<Since>,
    /// What the viewer did last, and how much happened since.
    pub last: Option<LastMove>,
    /// What the table has answered for the viewer since they last answered themselves.
    pub given: Option<Given<'a>>,
    /// What the viewer can do about the others.
    pub company: Company<'a>,
    /// The script of a first game, for its newcomer.
    pub guide: Option<&'a Guided>,
    /// The moment that the viewer looks back at; none at the present moment.
    pub replay: Option<Replay<'a>>,
    /// The puzzle that the table is; none where a game is played.
    pub puzzle: Option<&'a PuzzleShown<'a>>,
}

/// A position in which the viewer looks for the best move.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleShown<'a> {
    pub game: &'a str,
    /// Its number among the puzzles of the game, from 1.
    pub number: usize,
    /// Whether it is that of today.
    pub daily: bool,
    /// What it is about, in the words of the rules.
    pub theme: &'a str,
    /// From 1 to [`DIFFICULTIES`](Self::DIFFICULTIES).
    pub difficulty: usize,
    /// Who finds it, where that is known.
    pub found: Option<PuzzleFound>,
    pub streak: PuzzleStreak,
    /// Its address.
    pub address: &'a str,
    /// The same with what the viewer chose to stay with: it takes answers.
    pub here: &'a str,
    pub next: &'a str,
    /// What came of the viewer's answer.
    pub answered: Option<PuzzleAnswered<'a>>,
}

/// How many found the best move of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleFound {
    /// So many of 100 people.
    People(u32),
    /// Cadets, while too few people are known.
    Cadets { right: u32, tries: u32 },
}

/// How somebody does at the puzzles of the days.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PuzzleStreak {
    /// On how many days in a row, up to today or yesterday, they have solved one.
    pub days: usize,
    /// The last seven days, today last: which day of the week it was, from 1 for Monday, and whether
    /// they solved one.
    pub week: [(u8, bool); 7],
}

impl PuzzleShown<'_> {
    /// The hardest puzzles have this difficulty.
    pub const DIFFICULTIES: usize = 5;
}

/// What came of an answer.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleAnswered<'a> {
    pub right: bool,
    /// Every move, the best first.
    pub answers: &'a [PuzzleLine],
    /// In what the best differs from the best that is wrong.
    pub reasons: &'a [ReasonShown],
}

/// A move of a puzzle, and what it wins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleLine {
    pub words: String,
    /// In how many of 100 games it wins.
    pub chance: u32,
    pub right: bool,
    /// Whether the viewer chose it.
    pub mine: bool,
}

/// An answer that the table gave for the viewer, in words.
#[derive(Clone, Copy, Debug)]
pub struct Given<'a> {
    pub words: &'a str,
    /// Whether the viewer had ordered it beforehand; otherwise it was the only answer.
    pub ordered: bool,
}

/// Whether a bot says what it would do.
#[derive(Clone, Copy, Debug, Default)]
pub enum HintState<'a> {
    #[default]
    No,
    /// It may be asked.
    Offered,
    /// It was asked: the move that it would play, and the next best.
    Given(&'a [Weighed]),
}

/// A move that a bot has weighed.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed {
    /// As the game spells it.
    pub mv: String,
    /// As people say it.
    pub words: String,
    /// In how many imagined games it was tried.
    pub games: u32,
    /// Their mean value, from 0 (lost) to 1 (won).
    pub worth: f64,
}

/// A number that differs between the best two moves.
#[derive(Clone, PartialEq, Debug)]
pub struct ReasonShown {
    /// What is counted, as it stands after the number `best`.
    pub what: String,
    /// Whether it is so as soon as the move is made; else later, on average.
    pub at_once: bool,
    pub best: f64,
    pub next: f64,
    /// Whether it speaks for the best move.
    pub good: bool,
}

impl Weighed {
    /// In how many of 100 games it wins.
    pub fn chance(&self) -> u32 {
        (self.worth * 100.0).round() as u32
    }
}

/// Whether the same deal may be played again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SameDeal {
    #[default]
    No,
    /// The game is over.
    Again,
    /// The game still runs, and would be given up.
    GivingUp,
}

/// What is unusual about the deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DealMark {
    /// It was played before.
    Again,
    /// It is that of a day.
    Day(Date),
    /// It goes on from this move of a past game.
    PlayedOn(usize),
    /// It goes on from a puzzle.
    Puzzle,
    /// It is that of a duel.
    Duel,
    /// It has other cards than the game's own.
    Cards,
}

/// How far the viewer is in a turn. The default is that of somebody who does not play.
#[derive(Clone, Copy, Debug, Default)]
pub struct TurnProgress {
    /// How many of their last moves the viewer may take back.
    pub back: usize,
    /// How many at most, by what is seen at a glance: so much room is kept.
    pub at_best: usize,
    /// Why they may not take back more; none where nothing has been played.
    pub stop: Option<UndoStop>,
    /// Whether it is not known yet if the last move may be taken back: `/t/ID/back` says so.
    pub unsure: bool,
    /// The seat whose turn is played and waits for its word.
    pub unconfirmed: Option<Seat>,
    /// Whether the viewer ends their turns with a word; none for one who does not play.
    pub confirms: Option<bool>,
}

/// What the viewer has not seen yet.
#[derive(Clone, Copy, Debug)]
pub struct Since {
    /// How many things they had been told when they last looked.
    pub told: usize,
}

/// What the viewer did last, as what they were told of it.
#[derive(Clone, Copy, Debug)]
pub struct LastMove {
    /// How many things they were told of it.
    pub told: usize,
    /// How many they were told since.
    pub since: usize,
}

/// What the viewer can do about the others now. The default is that of a spectator, who can do
/// nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Company<'a> {
    /// Whether the viewer may go, and a bot plays until they are back.
    pub may_leave: bool,
    /// Whether the viewer may give up their seat.
    pub may_resign: bool,
    pub ending: Option<Ending<'a>>,
    /// Whom the viewer may send away.
    pub dismissible: &'a [Seat],
    /// Whether the same people play again at another table already.
    pub rematch: bool,
    /// The time left to each seat, where the table has a clock.
    pub clocks: &'a [Option<TimeLeft>],
    /// Who plays on the device of the viewer.
    pub device: SharedDevice<'a>,
    pub bots: &'a [BotAtTable],
}

/// How a bot plays that has a seat of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotAtTable {
    pub seat: Seat,
    /// The word of its level.
    pub level: String,
    pub style: Option<Style>,
}

/// An end that all must agree to.
#[derive(Clone, Copy, Debug)]
pub struct Ending<'a> {
    /// Whether the viewer agrees.
    pub mine: bool,
    /// The others who do.
    pub others: &'a [Seat],
}

/// How many people use the device that shows the page.
#[derive(Clone, Copy, Debug, Default)]
pub enum SharedDevice<'a> {
    #[default]
    One,
    /// Several. The seat is that of another of them whose turn it is, if there is one.
    Shared(Option<Seat>),
    /// Several; it is to be passed to the first, unless one of the others takes it.
    Covered(Seat, &'a [Seat]),
}

/// What a first game says at this moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guided {
    pub game: &'static str,
    pub title: String,
    /// The number of the step, and how many there are; none while the table plays.
    pub step: Option<(usize, usize)>,
    pub words: String,
    /// That the table plays moves of the newcomer, now or after the step.
    pub then: Option<String>,
    /// The moves that the step asks for, as the game spells them.
    pub wanted: Vec<String>,
    /// Whether the script is at its end.
    pub over: bool,
}

/// The moment that somebody looks back at.
#[derive(Clone, Copy, Debug)]
pub struct Replay<'a> {
    /// After how many moves.
    pub ply: usize,
    /// How many there were.
    pub plies: usize,
    /// Whether the viewer may see with every seat's eyes, which is when the game is over.
    pub open: bool,
    /// The levels of bots against which the game can be played on from here, weakest first.
    pub bots: &'a [&'a str],
    /// Whether the viewer may begin a study of it.
    pub study: bool,
    /// How the chances went, where the viewer's review tells.
    pub chances: Option<&'a ReplayChances>,
}

/// The chances over a game, and what its reader gave away.
#[derive(Clone, PartialEq, Debug)]
pub struct ReplayChances {
    /// For each seat, counted from 0, its chance to win after the deal and after each move, from 0 to
    /// 1; a single line where all win or lose together.
    pub lines: Vec<(usize, Vec<f64>)>,
    /// The reader's line.
    pub own: usize,
    /// After how many moves they decided badly, and what that cost in 100.
    pub mistakes: Vec<(usize, u32)>,
}

impl ReplayChances {
    /// What something is that cost so much in 100, as style sheets and messages call it.
    pub fn kind(cost: u32) -> &'static str {
        match cost {
            0..10 => "slip",
            10..15 => "mistake",
            15.. => "blunder",
        }
    }

    /// The same as a sign.
    pub fn sign(cost: u32) -> &'static str {
        match ReplayChances::kind(cost) {
            "slip" => "",
            "mistake" => "!",
            _ => "!!",
        }
    }
}

/// The luck of a table, as far as its players may know it.
#[derive(Clone, Copy, Debug)]
pub struct KnownDeal<'a> {
    /// The fingerprint of the seed.
    pub commitment: &'a str,
    /// The seed itself, once the game is over.
    pub seed: Option<&'a str>,
}
