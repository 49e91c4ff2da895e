//! Moves, and what is left of those that were taken back.

/// A move that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    pub seat: u8,
    pub mv: String,
}

/// A version of a table of which nothing is left among the moves: a move that was taken back, or
/// the taking back itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undone {
    pub version: u64,
    /// Who noticed it, as bits: the store only keeps them.
    pub seen: u8,
    /// The version of the first move that was taken back here; none for a move that was.
    pub since: Option<u64>,
}
