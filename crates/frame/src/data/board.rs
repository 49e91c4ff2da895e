//! What a game puts into the frame.

use maud::{Markup, PreEscaped, html};
use tabletop::{Game, Seat, Viewer};
use words::{Asked, SectionNumber, Speaks, Speech};

use super::frame::{Frame, LineDrawn, LogPart};
use super::way::Way;
use crate::forecast::Forecast;

/// What a game puts into the frame.
#[derive(Debug)]
pub struct Board {
    /// The game's id and its name.
    pub game: &'static str,
    pub name: String,
    /// The browser's title for this moment: whether one is asked.
    pub moment: String,
    pub mood: Option<&'static str>,
    /// The pictures that the board refers to.
    pub sprite: Markup,
    pub styles: &'static [&'static str],
    /// What the game adds to `table.js`.
    pub scripts: &'static [&'static str],
    /// Whose turn it is, and a word on each seat.
    pub turn: Option<Seat>,
    pub notes: Vec<Option<String>>,
    pub field: Markup,
    /// How many things the viewer was told.
    pub told: usize,
    /// The last lines of the log.
    pub log: Vec<LogLine>,
    pub talk: TalkState,
    /// The rules on one page.
    pub rules: Markup,
    /// What is asked, in words; `decision` is how it is answered.
    pub asked: Asked,
    pub decision: Decision,
}

/// A line of the log.
#[derive(Debug)]
pub struct LogLine {
    /// The number of what it tells, among all that its viewer was told, from 1. The first line may
    /// tell how the game begins, and has number 0.
    pub number: usize,
    /// A heading opens a turn.
    pub heading: bool,
    pub pip: Option<Markup>,
    pub words: Markup,
    /// The section of the rules that decided it, where nobody simply chose it.
    pub section: Option<SectionNumber>,
    /// Whether it concerns the viewer.
    pub mine: bool,
    pub way: Way,
}

impl LogLine {
    /// The line of what was told, in words; none for what needs no line. In debug builds a line that
    /// was drawn before is drawn in any case: one that says something else now is a fault.
    pub fn of<S: Speech>(
        frame: &Frame<'_>,
        voice: &S::Voice<'_>,
        (number, told): (usize, &<S::Game as Game>::Told),
        heading: bool,
        pip: Option<Markup>,
    ) -> Option<LogLine> {
        let draw = || {
            let words = voice.tell(told)?;
            let mine = frame.viewer != Viewer::Spectator && voice.concerns(told);
            Some((html! { (words) }.into_string(), mine))
        };
        let known = frame.log.drawn(number).map(|it| (it.words.to_string(), it.mine));
        if cfg!(debug_assertions) && known.is_some() {
            assert_eq!(draw(), known, "a line of the log says something else than before");
        }
        let (words, mine) = known.or_else(draw)?;
        let (words, section) = (PreEscaped(words), S::verdict(told));
        Some(LogLine { number, heading, pip, words, section, mine, way: Way::default() })
    }

    /// The same line, with where it happened.
    pub fn on_the_way(self, way: Way) -> LogLine {
        LogLine { way, ..self }
    }
}

impl Board {
    /// The last lines of the log, for when they are drawn again.
    pub fn lines_drawn(&self) -> Vec<LineDrawn> {
        let again = LogPart::after(self.told, &[]);
        let lines = self.log.iter().filter(|it| again.shows(it.number));
        let drawn = |it: &LogLine| LineDrawn {
            number: it.number,
            words: it.words.0.as_str().into(),
            mine: it.mine,
        };
        lines.map(drawn).collect()
    }
}

/// What may be said now.
#[derive(Debug)]
pub enum TalkState {
    /// Free chat, below what the game lets say by a click.
    Open(Markup),
    /// No free chat now, for this reason; what the game still lets say by a click.
    Closed(String, Markup),
    /// The viewer has no seat: it may only listen.
    Listen,
}

/// Who decides, and how they can answer.
#[derive(Debug)]
pub struct Decision {
    pub mine: bool,
    /// Changes whenever something else is asked, so that picks are not carried over.
    pub key: String,
    pub who: Markup,
    /// What the question and its reason predict, as data.
    pub foretold: Vec<Forecast>,
    pub acts: Markup,
}
