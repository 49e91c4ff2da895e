//! Moves, and what is left of those that were taken back.

/// A move that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedMove {
    pub seat: u8,
    pub mv: String,
}

/// A version of a table that no move or line of talk stands for any more: that of a move that was
/// taken back, or that of the taking back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undone {
    pub version: u64,
    /// Who noticed it, as a set of bits that the store does not interpret.
    pub seen: u8,
    /// For a taking back, the version of the first move that it removed; none for a move.
    pub since: Option<u64>,
}
