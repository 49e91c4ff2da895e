//! Styles of play, so that several bots at a table are not one.

/// A way to play that a bot may have besides its level. Each game says which it has, and what they
/// like there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Style {
    /// Likes strength, and what is taken by it.
    Soldier,
    /// Likes goods, and what is sold or consumed.
    Trader,
    /// Attacks early, and takes risks.
    Bold,
    /// Spares its own, and waits until it is sure.
    Careful,
}

impl Style {
    pub const ALL: [Style; 4] = [Style::Soldier, Style::Trader, Style::Bold, Style::Careful];

    /// How it is written.
    pub const fn word(self) -> &'static str {
        match self {
            Style::Soldier => "soldier",
            Style::Trader => "trader",
            Style::Bold => "bold",
            Style::Careful => "careful",
        }
    }
}
