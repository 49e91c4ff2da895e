//! What people say at a table, and what is noted of them.

/// What a line of the talk is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Kind {
    #[default]
    Words,
    /// They asked a bot what it would do.
    Hint,
    /// They let a bot play their seat; the words are its level.
    Relieved,
    /// They took their seat back.
    Returned,
    /// They left; the words are those of `Relieved`.
    Left,
    /// Their time was out; the words are those of `Relieved`.
    OutOfTime,
    /// They gave up their seat for good.
    Resigned,
    /// They sent away the one whose name the words are.
    SentAway,
    /// They would end the game as it stands.
    Agrees,
    /// They would not end it any more.
    Objects,
}

/// A line of the talk: words, or a note of help that somebody took.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    pub person: String,
    /// The name that they bear today.
    pub name: String,
    /// None for one who only watches.
    pub seat: Option<u8>,
    pub kind: Kind,
    pub words: String,
    /// The version of the table that it made.
    pub version: u64,
}

impl Kind {
    const ALL: [Kind; 10] = [
        Kind::Words,
        Kind::Hint,
        Kind::Relieved,
        Kind::Returned,
        Kind::Left,
        Kind::OutOfTime,
        Kind::Resigned,
        Kind::SentAway,
        Kind::Agrees,
        Kind::Objects,
    ];

    /// As it is kept.
    pub fn word(self) -> &'static str {
        match self {
            Kind::Words => "words",
            Kind::Hint => "hint",
            Kind::Relieved => "relieved",
            Kind::Returned => "returned",
            Kind::Left => "left",
            Kind::OutOfTime => "outoftime",
            Kind::Resigned => "resigned",
            Kind::SentAway => "sentaway",
            Kind::Agrees => "agrees",
            Kind::Objects => "objects",
        }
    }

    /// What is kept as this word; words, for one that nobody knows.
    pub fn of(word: &str) -> Kind {
        Kind::ALL.into_iter().find(|it| it.word() == word).unwrap_or_default()
    }
}
