//! Puzzles.

/// The first answer of a person to a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleTry {
    pub person: String,
    pub game: String,
    /// The name of the position.
    pub puzzle: String,
    pub mv: String,
    pub solved: bool,
    /// The day whose puzzle it was; none for any other puzzle.
    pub day: Option<String>,
    /// When it was answered, in seconds since 1970; 0 where nobody kept that.
    pub at: i64,
}
