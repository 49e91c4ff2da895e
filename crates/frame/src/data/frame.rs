//! What a table page shows whatever its game.

use maud::Markup;
use tabletop::{Seat, SeatSet, Viewer};
use words::{Lang, Listener};

use super::beside::{Beside, HintState, KnownDeal, PuzzleAnswered};

/// What a table page shows whatever its game.
#[derive(Clone, Copy, Debug)]
pub struct Frame<'a> {
    pub lang: Lang,
    /// The table's id in addresses.
    pub table: &'a str,
    /// How many moves and words the page has seen.
    pub seq: u64,
    /// Who sits where, in turn order.
    pub sitters: &'a [SeatName<'a>],
    pub viewer: Viewer,
    /// Whether its reader looks through the eyes of another: then nobody is called "you".
    pub aside: bool,
    pub said: &'a [ChatLine<'a>],
    pub log: LogPart<'a>,
    /// Whether the viewer may take back a move now.
    pub undo: bool,
    pub deal: KnownDeal<'a>,
    /// What the viewer can do beside playing.
    pub beside: Beside<'a>,
    /// Whether to draw also what stays the same during the whole game: the pictures and the rules.
    pub whole: bool,
}

/// Somebody on a seat.
#[derive(Clone, Copy, Debug)]
pub struct SeatName<'a> {
    pub name: &'a str,
    pub here: Here,
}

/// Whether somebody is at the table now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Here {
    Yes,
    Away,
    Bot,
}

/// A line of chat. Somebody without a seat may speak too.
#[derive(Clone, Copy, Debug)]
pub struct ChatLine<'a> {
    pub name: &'a str,
    pub seat: Option<Seat>,
    pub text: &'a str,
    /// Whether it is a note about something done, instead of speech.
    pub note: bool,
}

/// The part of the log that is drawn; all of it unless said otherwise. A page that is open keeps the
/// lines before it.
#[derive(Clone, Copy, Debug, Default)]
pub struct LogPart<'a> {
    first: usize,
    /// Lines that were drawn before, and would say the same again; in the order of their numbers.
    drawn: &'a [LineDrawn],
}

/// A line of the log as its reader was told it: what it says depends on nothing but what it tells and
/// on its reader.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineDrawn {
    pub number: usize,
    /// The words as they stand on a page.
    pub words: Box<str>,
    pub mine: bool,
}

impl<'a> LogPart<'a> {
    /// The last of these lines are drawn again: some may have changed, such as the links of the
    /// newest.
    const AGAIN: usize = 16;
    /// So many lines leave the page at once: what leaves has to be told, too.
    const STEP: usize = 8;

    /// What a page needs that has shown this many lines, of which the last were `drawn`.
    pub fn after(lines: usize, drawn: &'a [LineDrawn]) -> LogPart<'a> {
        let first = lines.saturating_sub(LogPart::AGAIN) / LogPart::STEP * LogPart::STEP;
        LogPart { first, drawn }
    }

    /// The same, and this line.
    #[must_use]
    pub fn with(self, line: usize) -> LogPart<'a> {
        LogPart { first: self.first.min(line), ..self }
    }

    /// The number of the first line that is drawn.
    pub fn first(self) -> usize {
        self.first
    }

    /// The line with this number as it was drawn before.
    pub(crate) fn drawn(self, number: usize) -> Option<&'a LineDrawn> {
        let at = self.drawn.binary_search_by_key(&number, |it| it.number).ok()?;
        Some(&self.drawn[at])
    }

    /// Whether the line with this number is drawn.
    pub fn shows(self, line: usize) -> bool {
        self.first <= line
    }
}

impl<'a> Frame<'a> {
    /// A table without seats, for tests.
    #[cfg(test)]
    pub(crate) fn bare(lang: Lang, beside: Beside<'a>) -> Frame<'a> {
        Frame {
            lang,
            table: "t",
            seq: 0,
            sitters: &[],
            viewer: Viewer::Spectator,
            aside: false,
            said: &[],
            log: LogPart::default(),
            undo: false,
            deal: KnownDeal { commitment: "", seed: None },
            beside,
            whole: true,
        }
    }

    /// Draws what stays the same during the whole game, but only for a whole page.
    pub fn still(&self, draw: impl FnOnce() -> Markup) -> Markup {
        if self.whole { draw() } else { Markup::default() }
    }

    /// What came of the viewer's answer to a puzzle.
    pub fn answered(&self) -> Option<&'a PuzzleAnswered<'a>> {
        self.beside.puzzle.and_then(|it| it.answered.as_ref())
    }

    /// Whether the board shows what was offered but takes no move: at a past moment, once a puzzle is
    /// answered, and while somebody else may still take their turn back.
    pub fn only_shows(&self) -> bool {
        self.beside.replay.is_some() || self.answered().is_some() || self.pondering().is_some()
    }

    /// To whom the page speaks.
    pub fn listener(&self) -> Listener<'a> {
        let sitters = self.sitters;
        let name = |seat: usize| sitters.get(seat).map_or("", |it| it.name);
        let is_bot = |seat: &Seat| sitters[seat.index()].here == Here::Bot;
        let bots: SeatSet = Seat::all(sitters.len() as u8).filter(is_bot).collect();
        let (names, me) = (std::array::from_fn(name), self.viewer.seat().filter(|_| !self.aside));
        Listener { lang: self.lang, names, me, bots }
    }

    /// What a seat is called: its name, or "you".
    pub fn called(&self, seat: Seat) -> String {
        self.listener().called(seat)
    }

    /// The move that a bot would make, for a viewer who has asked it.
    pub fn best(&self) -> Option<&'a str> {
        match self.beside.hint {
            HintState::Given([best, ..]) => Some(&best.mv),
            _ => None,
        }
    }

    /// Whether the viewer's own turn waits for their word.
    pub(crate) fn may_confirm(&self) -> bool {
        let seat = self.beside.turn.unconfirmed;
        seat.is_some_and(|it| self.viewer == Viewer::Seat(it))
    }

    /// Another seat whose turn is played and waits to be confirmed.
    pub(crate) fn pondering(&self) -> Option<Seat> {
        self.beside.turn.unconfirmed.filter(|it| self.viewer != Viewer::Seat(*it))
    }
}
