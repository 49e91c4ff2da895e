//! How what happened is told on the board: where, and as what kind of beat. One script shows it,
//! whichever the game.

/// Where on the board something happened: ids of things on the page, as it is afterwards. The page
/// shows it there when the line is new, and when it is told again.
///
/// A place may be several ids with blanks between them, from the nearest to the widest: the first
/// that is on the page is meant. So aliens that are gone again are shown at their station.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Way {
    /// Where it came from, if it moved.
    pub from: Option<String>,
    /// Where it went, or where it happened.
    pub to: Option<String>,
    /// Where else it is felt, an id each: an order goes on from the card to every station.
    pub spreads: Vec<String>,
    pub beat: Beat,
}

/// What kind of thing happened, which decides how it is shown and for how long.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Beat {
    /// A card turns up.
    Card,
    /// Something sets out.
    Flight,
    /// It passes somebody, who lets it.
    Pass,
    /// It comes down.
    Landing,
    /// A command, or a question, to be read before it is felt.
    Order,
    /// What came of it, and everything else.
    #[default]
    Result,
    /// Something that brings everybody nearer to the end.
    Alarm,
}

impl Beat {
    pub const ALL: &'static [Beat] = &[
        Beat::Card,
        Beat::Flight,
        Beat::Pass,
        Beat::Landing,
        Beat::Order,
        Beat::Result,
        Beat::Alarm,
    ];

    pub fn word(self) -> &'static str {
        match self {
            Beat::Card => "card",
            Beat::Flight => "flight",
            Beat::Pass => "pass",
            Beat::Landing => "landing",
            Beat::Order => "order",
            Beat::Result => "result",
            Beat::Alarm => "alarm",
        }
    }

    /// How long it is shown at a normal speed, in milliseconds: as long as its words take to read.
    pub fn time(self) -> u32 {
        match self {
            Beat::Pass => 300,
            Beat::Landing => 400,
            Beat::Card => 500,
            Beat::Flight => 600,
            Beat::Result => 800,
            Beat::Order => 900,
            Beat::Alarm => 1200,
        }
    }
}

impl Way {
    /// Something that happened in one place.
    pub fn at(place: impl Into<String>) -> Way {
        Way { to: Some(place.into()), ..Way::default() }
    }

    /// Something that went from one place to another.
    pub fn between(from: impl Into<String>, to: impl Into<String>) -> Way {
        Way { from: Some(from.into()), ..Way::at(to) }
    }

    /// The same, felt in these places too.
    pub fn spreading(self, places: impl IntoIterator<Item = String>) -> Way {
        Way { spreads: places.into_iter().collect(), ..self }
    }

    /// The same, as another kind of beat than a result.
    pub fn told_as(self, beat: Beat) -> Way {
        Way { beat, ..self }
    }
}
