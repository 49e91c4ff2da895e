//! What people say at a table, and what is noted of them.

/// What a line of the talk is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TalkKind {
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
    pub kind: TalkKind,
    pub words: String,
    /// The version of the table that this line made.
    pub version: u64,
}

impl TalkKind {
    const ALL: [TalkKind; 10] = [
        TalkKind::Words,
        TalkKind::Hint,
        TalkKind::Relieved,
        TalkKind::Returned,
        TalkKind::Left,
        TalkKind::OutOfTime,
        TalkKind::Resigned,
        TalkKind::SentAway,
        TalkKind::Agrees,
        TalkKind::Objects,
    ];

    /// As the store keeps it.
    pub fn word(self) -> &'static str {
        match self {
            TalkKind::Words => "words",
            TalkKind::Hint => "hint",
            TalkKind::Relieved => "relieved",
            TalkKind::Returned => "returned",
            TalkKind::Left => "left",
            TalkKind::OutOfTime => "outoftime",
            TalkKind::Resigned => "resigned",
            TalkKind::SentAway => "sentaway",
            TalkKind::Agrees => "agrees",
            TalkKind::Objects => "objects",
        }
    }

    /// The kind that is stored as this word; `Words` for an unknown word.
    pub fn of(word: &str) -> TalkKind {
        TalkKind::ALL.into_iter().find(|it| it.word() == word).unwrap_or_default()
    }
}
