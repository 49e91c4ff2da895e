//! A table as it stands, and who sits there.

/// Where a table is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// It waits for people.
    Lobby,
    Running,
    Finished,
    /// It cannot be played on.
    Closed,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    Person {
        id: String,
        name: String,
        /// The level of the bot that plays for them for the time being.
        relief: Option<String>,
        /// Whether somebody of this name plays on the device of that person.
        beside: bool,
    },
    /// A bot, by its level.
    Bot(String),
    Free,
}

/// How somebody keeps their seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stay {
    /// Why a bot plays for them, if they did not order it.
    pub away: Option<Away>,
    /// Whether they would end the game as it stands.
    pub agrees: bool,
    /// How many milliseconds they have left, where the table has a clock.
    pub left: Option<i64>,
    /// Since when they are asked, in milliseconds since 1970.
    pub asked: Option<i64>,
    /// Whether they end their turns with a word of their own.
    pub confirms: bool,
}

/// What is left of somebody's time.
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

/// A table as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableFacts {
    pub id: String,
    pub game: String,
    pub rules_revision: u32,
    /// The hash of the cards.
    pub cards: String,
    pub options: Vec<(String, String)>,
    /// Never leaves the server while the game runs.
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
    /// How it ended, as a record says it.
    pub outcome: Option<String>,
    pub won: bool,
    /// Counts everything that happens: moves, words, moves taken back.
    pub version: u64,
    /// Counts what was written: whoever writes says after how many others.
    pub writes: u64,
    pub created: i64,
    pub changed: i64,
    /// The table whose deal is played again here.
    pub replay_of: Option<String>,
    /// The day, as `YYYY-MM-DD`, whose deal this is.
    pub day: Option<String>,
    /// Whether a bot may be asked for a hint.
    pub hints: bool,
    /// How long people may think, as the table says it.
    pub clock: Option<String>,
    /// The table at which the same people play again.
    pub rematch: Option<String>,
    pub seats: Vec<Sitter>,
    /// How each seat is kept.
    pub stays: Vec<Stay>,
}

impl Status {
    /// As it is kept.
    pub fn word(self) -> &'static str {
        match self {
            Status::Lobby => "lobby",
            Status::Running => "running",
            Status::Finished => "finished",
            Status::Closed => "closed",
        }
    }

    /// What is kept as this word; closed, for one that nobody knows.
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

    /// What somebody who plays on the device of another is called.
    pub fn alias(&self) -> Option<&str> {
        match self {
            Sitter::Person { name, beside: true, .. } => Some(name),
            Sitter::Person { .. } | Sitter::Bot(_) | Sitter::Free => None,
        }
    }

    /// The level of the bot that plays the seat.
    pub fn bot(&self) -> Option<&str> {
        match self {
            Sitter::Bot(level) => Some(level),
            Sitter::Person { relief, .. } => relief.as_deref(),
            Sitter::Free => None,
        }
    }
}

impl Away {
    /// As it is kept.
    pub fn word(self) -> &'static str {
        match self {
            Away::Left => "left",
            Away::Time => "time",
        }
    }

    /// What is kept as this word.
    pub fn of(word: &str) -> Option<Away> {
        [Away::Left, Away::Time].into_iter().find(|it| it.word() == word)
    }
}
