//! What a puzzle is, and the table that it shows.

use std::fmt::Write as _;

use catalogue::{OpenError, Table, Visitor, card_set, visit};
use sha2::{Digest, Sha256};
use tabletop::{Judgement, MoveReason, Options, Seat, Seated, Seed, Setup, SetupError};

/// A position in which somebody is asked, and what each answer is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    pub players: u8,
    pub options: Vec<(String, String)>,
    pub seed: Seed,
    /// The moves before it. Each is the number, from 0, of the move that was played among those
    /// that the first seat that was asked could choose from.
    pub moves: Vec<u16>,
    /// Who is asked.
    pub seat: Seat,
    /// The section of the rulebook that decides what is asked.
    pub section: String,
    /// Every move that is offered, the best first.
    pub answers: Vec<PuzzleAnswer>,
    /// In what the best answer differs from the best that is wrong.
    pub reasons: Vec<MoveReason>,
    /// How many of its tries each bot got right, the weakest bot first.
    pub solved: Vec<Solved>,
}

/// A move that is offered in a puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct PuzzleAnswer {
    pub mv: String,
    /// How likely the seat wins with it, from 0 to 1.
    pub worth: f64,
    /// Whether it is the best, or as good.
    pub right: bool,
}

/// How often a bot found a right answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solved {
    pub bot: String,
    pub right: u32,
    pub tries: u32,
}

/// Why the table of a puzzle cannot be shown.
#[derive(Debug)]
pub enum BrokenPuzzle {
    Open(OpenError),
    /// The move number `ply`, from 0, is not offered any more.
    Move(usize),
    /// The seat is not asked, or is offered other moves.
    Answers,
}

impl From<OpenError> for BrokenPuzzle {
    fn from(error: OpenError) -> BrokenPuzzle {
        BrokenPuzzle::Open(error)
    }
}

/// Of so many positions one is held back from training and tuning.
const HELD_BACK: u8 = 4;

impl Puzzle {
    /// A name that no other position of any game has, and that stays when puzzles are added or
    /// dropped: 16 hexadecimal digits.
    pub fn key(&self, game: &str) -> String {
        let digest = self.digest(game);
        digest[..8].iter().fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    }

    /// Whether it is never used to train or to tune bots, so that what they score on it says how
    /// they play elsewhere.
    pub fn is_held_back(&self, game: &str) -> bool {
        self.digest(game)[31].is_multiple_of(HELD_BACK)
    }

    fn digest(&self, game: &str) -> [u8; 32] {
        let Puzzle { players, options, seed, moves, seat, .. } = self;
        Sha256::digest(format!("{game} {players} {options:?} {seed} {moves:?} {seat}")).into()
    }

    /// Whether this answer is right.
    pub fn is_right(&self, mv: &str) -> bool {
        self.answers.iter().any(|it| it.right && it.mv == mv)
    }

    /// How much the best answer is worth more than the best that is wrong, from 0 to 1.
    pub fn margin(&self) -> f64 {
        let wrong = self.answers.iter().find(|it| !it.right).map_or(0.0, |it| it.worth);
        self.answers.first().map_or(0.0, |it| it.worth) - wrong
    }

    /// The table at that moment.
    ///
    /// # Errors
    /// The rules or the cards have changed since.
    pub fn table(&self, game: &str) -> Result<Box<dyn Table>, BrokenPuzzle> {
        let table = visit(game, Opened(self)).map_err(OpenError::from)??;
        let mut offered = table.legal_moves(self.seat);
        let mut answers: Vec<&String> = self.answers.iter().map(|it| &it.mv).collect();
        offered.sort_unstable();
        answers.sort_unstable();
        if offered.iter().eq(answers) { Ok(table) } else { Err(BrokenPuzzle::Answers) }
    }
}

struct Opened<'a>(&'a Puzzle);

impl Visitor for Opened<'_> {
    type Out = Result<Box<dyn Table>, BrokenPuzzle>;

    fn visit<G: Judgement>(self) -> Self::Out {
        let Puzzle { players, options, seed, moves, .. } = self.0;
        let pairs = options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let options = G::Options::from_pairs(pairs);
        let options = options.map_err(|it| OpenError::Setup(SetupError::from(it)))?;
        let setup = Setup { players: *players, options };
        let seated = Seated::<G>::new(setup, card_set::<G>(None)?, *seed);
        let mut seated = seated.map_err(OpenError::Setup)?;
        let mut legal = Vec::new();
        for (ply, number) in moves.iter().enumerate() {
            legal.clear();
            let seat = seated.game().to_act().first().ok_or(BrokenPuzzle::Move(ply))?;
            seated.game().legal_moves(seat, &mut legal);
            let mv = legal.get(usize::from(*number)).ok_or(BrokenPuzzle::Move(ply))?;
            seated.play(seat, *mv).map_err(|_| BrokenPuzzle::Move(ply))?;
        }
        Ok(Box::new(seated))
    }
}
