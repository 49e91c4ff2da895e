//! Which games there are.

use std::fmt;
use std::sync::Arc;

use tabletop::{
    CardError, CardSet, Game, Judgement, Learner, Numeric, OptionSpec, Options, Record,
    ReplayError, Seat, Seated, Seed, Setup, SetupError, Style,
};

use crate::sets;
use crate::table::Table;

/// What one needs to know of a game to offer it.
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    pub id: &'static str,
    /// The fewest and the most players.
    pub players: (u8, u8),
    pub options: &'static [OptionSpec],
    pub endings: &'static [&'static str],
    /// More moves than any game has.
    pub moves_max: usize,
    pub rules_revision: u32,
    /// The styles that bots in a seat may have.
    pub styles: fn(Seat) -> &'static [Style],
}

impl GameInfo {
    const fn of<G: Judgement>() -> GameInfo {
        GameInfo {
            id: G::ID,
            players: G::PLAYERS,
            options: <G::Options as Options>::SPECS,
            endings: G::ENDINGS,
            moves_max: G::MOVES_MAX,
            rules_revision: G::RULES_REVISION,
            styles: G::styles,
        }
    }
}

/// Something done with a game whose type is known only inside.
pub trait Visitor {
    type Out;
    fn visit<G: Judgement>(self) -> Self::Out;
}

/// Something done with a game that can be learned, whose type is known only inside.
pub trait LearnerVisitor {
    type Out;
    fn visit<G: Learner>(self) -> Self::Out;
}

/// Something done with the numbers of a game whose type is known only inside.
pub trait NumericVisitor {
    type Out;
    fn visit<G: Numeric>(self) -> Self::Out;
}

/// There is no such game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame(pub String);

/// The one list: a game is one line here. Calls the macro `$list` with the type of each game,
/// what it says and what it looks like; who lists only some of this ignores the rest, and what is
/// missing for a game does not compile.
#[macro_export]
macro_rules! each_game {
    ($list:ident) => {
        $list![
            (oh_no::OhNo, oh_no_words::Words, oh_no_page::Page),
            (planisphere::Planisphere, planisphere_words::Words, planisphere_page::Page),
            (invazions::Invazions, invazions_words::Words, invazions_page::Page),
            (pulp::Pulp, pulp_words::Words, pulp_page::Page),
            (xeno::Xeno, xeno_words::Words, xeno_page::Page),
        ];
    };
}

macro_rules! games {
    ($(($game:ty, $words:path, $looks:path)),+ $(,)?) => {
        /// Every game that can be played, in the order of the home page.
        pub const GAMES: &[GameInfo] = &[$(GameInfo::of::<$game>()),+];

        /// Calls `visitor` with the type of the game `id`.
        ///
        /// # Errors
        /// There is no such game.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Out, UnknownGame> {
            match id {
                $(<$game>::ID => Ok(visitor.visit::<$game>()),)+
                _ => Err(UnknownGame(id.to_string())),
            }
        }

        /// The same as [`visit`], for somebody who plays by numbers.
        ///
        /// # Errors
        /// There is no such game.
        pub fn visit_numeric<V: NumericVisitor>(
            id: &str,
            visitor: V,
        ) -> Result<V::Out, UnknownGame> {
            match id {
                $(<$game>::ID => Ok(visitor.visit::<$game>()),)+
                _ => Err(UnknownGame(id.to_string())),
            }
        }
    };
}
each_game!(games);

/// Those among them that a network can learn.
macro_rules! learned {
    ($($game:ty),+ $(,)?) => {
        /// The games that have networks.
        pub const LEARNED: &[&str] = &[$(<$game>::ID),+];

        /// Calls `visitor` with the type of the game `id`; none if it has no networks.
        pub fn visit_learner<V: LearnerVisitor>(id: &str, visitor: V) -> Option<V::Out> {
            match id {
                $(<$game>::ID => Some(visitor.visit::<$game>()),)+
                _ => None,
            }
        }
    };
}
learned![invazions::Invazions, planisphere::Planisphere, pulp::Pulp, xeno::Xeno];

/// # Errors
/// There is no such game.
pub fn info(id: &str) -> Result<&'static GameInfo, UnknownGame> {
    GAMES.iter().find(|it| it.id == id).ok_or_else(|| UnknownGame(id.to_string()))
}

/// Why a table cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    UnknownGame(UnknownGame),
    Cards(CardError),
    Setup(SetupError),
    Replay(ReplayError),
}

impl From<UnknownGame> for OpenError {
    fn from(error: UnknownGame) -> OpenError {
        OpenError::UnknownGame(error)
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::UnknownGame(UnknownGame(id)) => {
                let known: Vec<&str> = GAMES.iter().map(|it| it.id).collect();
                write!(f, "no game {id}; there are: {}", known.join(", "))
            }
            OpenError::Cards(error) => error.fmt(f),
            OpenError::Setup(error) => error.fmt(f),
            OpenError::Replay(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for OpenError {}

/// The set of a card file, or the game's own when there is none. Who asks for the same gets the same.
///
/// # Errors
/// Says what is wrong with the file, and in which line.
pub fn card_set<G: Game>(file: Option<&str>) -> Result<Arc<G::Cards>, OpenError> {
    sets::shared(file.unwrap_or(G::Cards::BUILTIN)).map_err(OpenError::Cards)
}

struct Open<'a> {
    players: u8,
    options: &'a [(&'a str, &'a str)],
    cards: Option<&'a str>,
    seed: Seed,
}

impl Visitor for Open<'_> {
    type Out = Result<Box<dyn Table>, OpenError>;

    fn visit<G: Judgement>(self) -> Self::Out {
        let cards = card_set::<G>(self.cards)?;
        let options = G::Options::from_pairs(self.options.iter().copied())
            .map_err(|error| OpenError::Setup(error.into()))?;
        let setup = Setup { players: self.players, options };
        let seated = Seated::<G>::new(setup, cards, self.seed).map_err(OpenError::Setup)?;
        Ok(Box::new(seated))
    }
}

/// Sets up a game; `cards` is the text of a card file, none for the game's own cards.
///
/// # Errors
/// Says what is wrong with the game, players, options or cards.
pub fn open(
    id: &str,
    players: u8,
    options: &[(&str, &str)],
    cards: Option<&str>,
    seed: Seed,
) -> Result<Box<dyn Table>, OpenError> {
    visit(id, Open { players, options, cards, seed })?
}

struct Replayer<'a> {
    record: &'a Record,
    cards: Option<&'a str>,
}

impl Visitor for Replayer<'_> {
    type Out = Result<Box<dyn Table>, OpenError>;

    fn visit<G: Judgement>(self) -> Self::Out {
        let cards = card_set::<G>(self.cards)?;
        let seated = Seated::<G>::replay(self.record, cards).map_err(OpenError::Replay)?;
        Ok(Box::new(seated))
    }
}

/// Plays a record again, checking all that it says.
///
/// # Errors
/// The first thing that does not hold.
pub fn replay(record: &Record, cards: Option<&str>) -> Result<Box<dyn Table>, OpenError> {
    visit(&record.game, Replayer { record, cards })?
}

/// A card set as text.
#[derive(Clone, Debug)]
pub struct CardsInfo {
    /// The card file itself.
    pub file: String,
    pub hash: String,
}

struct ReadCards<'a>(Option<&'a str>);

impl Visitor for ReadCards<'_> {
    type Out = Result<CardsInfo, OpenError>;

    fn visit<G: Judgement>(self) -> Self::Out {
        let file = self.0.unwrap_or(G::Cards::BUILTIN).to_string();
        let hash = card_set::<G>(Some(&file))?.hash().to_string();
        Ok(CardsInfo { file, hash })
    }
}

/// Reads a card file for the game `id`, or the game's own when there is none.
///
/// # Errors
/// There is no such game, or the file has a fault.
pub fn cards(id: &str, file: Option<&str>) -> Result<CardsInfo, OpenError> {
    visit(id, ReadCards(file))?
}
