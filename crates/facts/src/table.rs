//! A table, and who sits there.

/// Where a table is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// It waits for people.
    Lobby,
    Running,
    Finished,
    /// Its game cannot go on.
    Closed,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    Person {
        id: String,
        name: String,
        /// The level of the bot that plays for them for now.
        relief: Option<String>,
        /// The name of somebody else who plays on that person's device.
        beside: bool,
    },
    /// A bot, by its level.
    Bot(String),
    Free,
}

/// The state of a seat beside its sitter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stay {
    /// Why a bot plays for the person, if they did not order it.
    pub away: Option<Away>,
    /// Whether the person agrees to end the game as it stands.
    pub agrees: bool,
    /// How many milliseconds the seat has left, if the table has a clock.
    pub left: Option<i64>,
    /// Since when the seat is asked, in milliseconds since 1970.
    pub asked: Option<i64>,
    /// Whether the person confirms their turns.
    pub confirms: bool,
}

/// The time that a seat has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeLeft {
    pub milliseconds: u64,
    /// Whether it is running out now.
    pub runs: bool,
}

/// Why a bot plays for somebody who did not order it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Away {
    /// They left the table.
    Left,
    /// Their time was out.
    Time,
}

/// Which game of a duel a table is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DuelPlace {
    pub duel: String,
    pub round: u8,
    /// 0 for the side that challenged, 1 for the other.
    pub side: u8,
}

/// Everything about a table except its moves, talk and game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableFacts {
    pub id: String,
    pub game: String,
    pub rules_revision: u32,
    /// The hash of the cards.
    pub cards: String,
    pub options: Vec<(String, String)>,
    /// The seed; it never leaves the server while the game runs.
    pub seed: String,
    pub commitment: String,
    pub host: String,
    pub invite_key: String,
    /// Whether the home page lists it.
    pub listed: bool,
    pub lang: String,
    pub status: Status,
    /// Why it is closed.
    pub reason: Option<String>,
    /// How it ended, in the text form of a record.
    pub outcome: Option<String>,
    pub won: bool,
    /// Counts everything that happens: moves, lines of talk, moves taken back.
    pub version: u64,
    /// Counts the writes; each write says how many came before it.
    pub writes: u64,
    /// Whether nothing will happen there by itself before somebody asks something.
    pub at_rest: bool,
    pub created: i64,
    pub changed: i64,
    /// The table whose deal is played again here; with an `@` and the number of a move where its game
    /// goes on from there.
    pub replay_of: Option<String>,
    /// The day, as `YYYY-MM-DD`, whose deal this is.
    pub day: Option<String>,
    /// The duel that its game belongs to.
    pub duel: Option<String>,
    /// The tournament that it belongs to.
    pub tournament: Option<String>,
    /// Whether it hides what happened there, because somebody has its deal still before them.
    pub sealed: bool,
    /// Whether bots may be asked for hints.
    pub hints: bool,
    /// The clock of the table, as text.
    pub clock: Option<String>,
    /// The table where the same people play again.
    pub rematch: Option<String>,
    pub seats: Vec<Sitter>,
    /// How each seat is kept.
    pub stays: Vec<Stay>,
}

impl Status {
    /// As it is stored.
    pub fn word(self) -> &'static str {
        match self {
            Status::Lobby => "lobby",
            Status::Running => "running",
            Status::Finished => "finished",
            Status::Closed => "closed",
        }
    }

    /// The status that is stored as this word; closed for an unknown word.
    pub fn of(word: &str) -> Status {
        let all = [Status::Lobby, Status::Running, Status::Finished];
        all.into_iter().find(|it| it.word() == word).unwrap_or(Status::Closed)
    }
}

impl Sitter {
    /// The id of the person who has the seat.
    pub fn person(&self) -> Option<&str> {
        match self {
            Sitter::Person { id, .. } => Some(id),
            Sitter::Bot(_) | Sitter::Free => None,
        }
    }

    /// The name of somebody who plays on another person's device.
    pub fn alias(&self) -> Option<&str> {
        match self {
            Sitter::Person { name, beside: true, .. } => Some(name),
            Sitter::Person { .. } | Sitter::Bot(_) | Sitter::Free => None,
        }
    }

    /// The level of the bot that plays the seat now.
    pub fn bot(&self) -> Option<&str> {
        match self {
            Sitter::Bot(level) => Some(level),
            Sitter::Person { relief, .. } => relief.as_deref(),
            Sitter::Free => None,
        }
    }
}

impl Away {
    /// As it is stored.
    pub fn word(self) -> &'static str {
        match self {
            Away::Left => "left",
            Away::Time => "time",
        }
    }

    /// The reason that is stored as this word.
    pub fn of(word: &str) -> Option<Away> {
        [Away::Left, Away::Time].into_iter().find(|it| it.word() == word)
    }
}
