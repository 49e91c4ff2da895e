//! What a game says, the same on the page, in the terminal, in the API and in the log.

use std::borrow::Cow;

use tabletop::{Game, SEATS_MAX, Seat, SeatSet};

use crate::lang::Lang;
use crate::messages::Messages;

/// The number of a section of a rulebook, such as `7.3`.
pub type SectionNumber = Cow<'static, str>;

/// To whom a game speaks.
#[derive(Clone, Copy, Debug)]
pub struct Listener<'a> {
    pub lang: Lang,
    /// What the seats are called, in seat order; empty beyond the players.
    pub names: [&'a str; SEATS_MAX],
    /// The seat that messages call "you".
    pub me: Option<Seat>,
    /// Where bots play.
    pub bots: SeatSet,
}

impl<'a> Listener<'a> {
    /// One who knows nobody, and sits nowhere.
    pub const fn stranger(lang: Lang) -> Listener<'a> {
        Listener { lang, names: [""; SEATS_MAX], me: None, bots: SeatSet::EMPTY }
    }

    pub fn new(lang: Lang, names: &'a [String], me: Option<Seat>) -> Listener<'a> {
        let name = |seat: usize| names.get(seat).map_or("", String::as_str);
        Listener { names: std::array::from_fn(name), me, ..Listener::stranger(lang) }
    }

    /// The same, but not spoken to as "you".
    #[must_use]
    pub fn aside(self) -> Listener<'a> {
        Listener { me: None, ..self }
    }

    pub fn is_me(&self, seat: Seat) -> bool {
        self.me == Some(seat)
    }

    pub fn name(&self, seat: Seat) -> &'a str {
        self.names[seat.index()]
    }

    /// The key of a message about something of the viewer's own, or that of the one for somebody who
    /// only looks through their eyes.
    pub fn own<'k>(&self, mine: &'k str, theirs: &'k str) -> &'k str {
        if self.me.is_some() { mine } else { theirs }
    }

    /// What a seat is called: its name, or "you".
    pub fn called(&self, seat: Seat) -> String {
        if self.is_me(seat) { self.lang.say("table-you") } else { self.name(seat).to_string() }
    }
}

/// What is asked, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// The question, or what others are asked; after the end, who won.
    pub ask: String,
    /// Why, or what comes of it; after the end, how the game ended.
    pub why: String,
    /// The section of the rules that decides it.
    pub section: SectionNumber,
}

/// When in a game something is, as its players count.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamedRound {
    /// From 1; 0 before the first round or turn.
    pub number: u16,
    /// "Round 6"
    pub name: String,
    /// The part of it, such as "Settle"; none where it has no parts.
    pub part: Option<String>,
}

/// Everything that one game says. The list in `speech` does not compile for a game without it.
pub trait Speech: Send + Sync + 'static {
    type Game: Game;
    type Voice<'a>: Speaks<Self::Game>;

    /// All messages of the game.
    const MESSAGES: &'static Messages;
    /// Its rulebook in each language, in the order of [`Lang::ALL`].
    const RULEBOOK: [&'static str; Lang::ALL.len()];

    fn voice<'a>(
        to: Listener<'a>,
        cards: &'a <Self::Game as Game>::Cards,
        options: &<Self::Game as Game>::Options,
    ) -> Self::Voice<'a>;

    /// The section that decided what is told, where it was decided by a rule and not by somebody's
    /// choice.
    fn verdict(told: &<Self::Game as Game>::Told) -> Option<SectionNumber>;
}

/// Speaks of a game to one [`Listener`].
pub trait Speaks<G: Game>: Copy {
    /// What happened, as a sentence; none for an event that needs no words.
    fn tell(&self, told: &G::Told) -> Option<String>;

    /// What is asked now.
    fn asked(&self, view: &G::View) -> Asked;

    /// The round or turn of `view`; none for a game that counts neither.
    fn round(&self, _view: &G::View) -> Option<NamedRound> {
        None
    }

    /// A move in a few words.
    fn move_name(&self, mv: G::Move) -> String;

    /// A move offered to the viewer of `view`, with what it costs or brings if nothing else shows
    /// that.
    fn offer(&self, _view: &G::View, mv: G::Move) -> String {
        self.move_name(mv)
    }

    /// A move that somebody is advised to make, from place to place where it has both.
    fn advice(&self, _view: &G::View, mv: G::Move) -> String {
        self.move_name(mv)
    }

    /// The position as lines of text.
    fn position(&self, view: &G::View) -> String;

    /// A card by its text, with or without the number of its copy; none if there is no such card.
    fn card_named(&self, text: &str) -> Option<String>;

    /// Every card of the box, by kind, as lines of text.
    fn all_cards(&self) -> String;

    /// The same speaker, speaking to a stranger to the table.
    #[must_use]
    fn aside(&self) -> Self;

    /// Whether what is told concerns the listener: then it is worded differently for them than for
    /// a stranger.
    fn concerns(&self, told: &G::Told) -> bool {
        self.tell(told) != self.aside().tell(told)
    }
}
