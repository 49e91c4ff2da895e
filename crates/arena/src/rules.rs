//! What is played, and why it, or an action, cannot be.

use std::fmt;
use std::sync::Arc;

use bots::BadPlayer;
use catalogue::{OpenError, UnknownGame, card_set};
use tabletop::{Game, Options, Seat, Seated, Seed, Setup};

/// A game with all that a table agrees on before it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Rules {
    pub game: String,
    /// None for the fewest.
    pub players: Option<u8>,
    pub options: Vec<(String, String)>,
    /// The text of a card file; none for the game's own cards.
    pub cards: Option<String>,
    /// Whether what may be said without being asked is offered, too.
    pub talk: bool,
}

/// The same with types, checked.
#[derive(Debug)]
pub(crate) struct CheckedRules<G: Game> {
    pub(crate) setup: Setup<G::Options>,
    pub(crate) cards: Arc<G::Cards>,
    pub(crate) talk: bool,
}

impl<G: Game> Clone for CheckedRules<G> {
    fn clone(&self) -> CheckedRules<G> {
        let (setup, cards) = (self.setup.clone(), Arc::clone(&self.cards));
        CheckedRules { setup, cards, talk: self.talk }
    }
}

impl<G: Game> CheckedRules<G> {
    pub(crate) fn of(rules: &Rules) -> Result<CheckedRules<G>, OpenError> {
        let cards = card_set::<G>(rules.cards.as_deref())?;
        let pairs = rules.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let options = G::Options::from_pairs(pairs).map_err(|it| OpenError::Setup(it.into()))?;
        let setup = Setup { players: rules.players.unwrap_or(G::PLAYERS.0), options };
        let checked = CheckedRules { setup, cards, talk: rules.talk };
        let cards = Arc::clone(&checked.cards);
        Seated::<G>::new(checked.setup.clone(), cards, Seed::from_number(0))
            .map_err(OpenError::Setup)?;
        Ok(checked)
    }

    pub(crate) fn deal(&self, seed: Seed) -> G {
        let game = G::setup(&self.setup, Arc::clone(&self.cards), seed);
        game.expect("what can be set up with one seed can with any")
    }

    pub(crate) fn seat(&self, seed: Seed) -> Seated<G> {
        let game = Seated::new(self.setup.clone(), Arc::clone(&self.cards), seed);
        game.expect("what can be set up with one seed can with any")
    }
}

/// Why a game, or a crowd of games, cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CannotPlay {
    Open(OpenError),
    Player(BadPlayer),
    /// A bot was named for a seat that the table does not have.
    NoSeat {
        seat: Seat,
        players: u8,
    },
    /// Bots sit in all seats.
    AllBots,
    /// No games, or no threads.
    Nothing,
    /// An array has another size than it should.
    Size {
        array: &'static str,
        here: usize,
        needed: usize,
    },
}

impl From<OpenError> for CannotPlay {
    fn from(error: OpenError) -> CannotPlay {
        CannotPlay::Open(error)
    }
}

impl From<UnknownGame> for CannotPlay {
    fn from(error: UnknownGame) -> CannotPlay {
        CannotPlay::Open(error.into())
    }
}

impl fmt::Display for CannotPlay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CannotPlay::Open(error) => error.fmt(f),
            CannotPlay::Player(error) => error.fmt(f),
            CannotPlay::NoSeat { seat, players } => {
                write!(f, "there is no seat {seat} at a table of {players}")
            }
            CannotPlay::AllBots => f.write_str("bots sit in all seats; leave one of them free"),
            CannotPlay::Nothing => f.write_str("there must be at least 1 game and 1 thread"),
            CannotPlay::Size { array, here, needed } => {
                write!(f, "{array} has {here} elements; it needs {needed}")
            }
        }
    }
}

impl std::error::Error for CannotPlay {}

/// Why an action is refused; then nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotOffered {
    Over,
    /// Another seat is asked.
    NotAsked {
        seat: Seat,
        asked: Vec<Seat>,
    },
    /// The game has only so many numbers.
    OutOfRange {
        number: i64,
        actions: usize,
    },
    /// The text is not a move of the game.
    Unreadable {
        text: String,
        offered: Vec<String>,
    },
    /// The seat may not do this now. Where the rules of the game have a reason, the section of its
    /// rulebook.
    Because {
        text: String,
        section: Option<&'static str>,
        offered: Vec<String>,
    },
}

/// How many moves an error lists.
const LISTED: usize = 8;

/// The first few of a list.
struct FirstFew<'a>(&'a [String]);

impl fmt::Display for FirstFew<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let listed = &self.0[..self.0.len().min(LISTED)];
        f.write_str(&listed.join(", "))?;
        match self.0.len() - listed.len() {
            0 => Ok(()),
            more => write!(f, " and {more} more"),
        }
    }
}

impl fmt::Display for NotOffered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotOffered::Over => f.write_str("the game is over; reset it to play again"),
            NotOffered::NotAsked { seat, asked } => {
                let asked: Vec<String> = asked.iter().map(ToString::to_string).collect();
                write!(f, "seat {seat} is not asked now; asked: {}", asked.join(", "))
            }
            NotOffered::OutOfRange { number, actions } => {
                write!(f, "{number} is no action; actions are 0 to {}", actions - 1)
            }
            NotOffered::Unreadable { text, offered } => {
                write!(f, "`{text}` is no move of the game; offered: {}", FirstFew(offered))
            }
            NotOffered::Because { text, section, offered } => {
                write!(f, "`{text}` is not offered now")?;
                section.iter().try_for_each(|it| write!(f, " (section {it} of the rulebook)"))?;
                write!(f, "; offered: {}", FirstFew(offered))
            }
        }
    }
}

impl std::error::Error for NotOffered {}
