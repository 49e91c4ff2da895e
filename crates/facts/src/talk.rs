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
    /// They left; the words are the level of the bot, as with `Relieved`.
    Left,
    /// Their time was out; the words are the level of the bot.
    OutOfTime,
    /// They gave up their seat for good.
    Resigned,
    /// They sent somebody away; the words are that person's name.
    SentAway,
    /// They agree to end the game as it stands.
    Agrees,
    /// They no longer agree to that.
    Objects,
}

/// A line of the talk: what somebody said, or a note of something that they did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    pub person: String,
    /// Their name today.
    pub name: String,
    /// None for a spectator.
    pub seat: Option<u8>,
    pub kind: Kind,
    pub words: String,
    /// The version of the table that this line made.
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

    /// As the store keeps it.
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

    /// The kind that is stored as this word; `Words` for an unknown word.
    pub fn of(word: &str) -> Kind {
        Kind::ALL.into_iter().find(|it| it.word() == word).unwrap_or_default()
    }
}
