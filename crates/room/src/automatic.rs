//! What a table plays by itself: bots, what they say, and what it may answer for a person.
//!
//! Nothing is decided unasked (decision 40). These are all the places that answer for somebody:
//!
//! - a bot, in its own seat or where the person lets it play, has left or is out of time: `Next::Bot`;
//! - the script of a first game, in the seats of its bots: `State::led`;
//! - what a person ordered beforehand, by what they said in the game: `AnswerReason::Ordered`;
//! - the only answer that there is, where it betrays nothing: `AnswerReason::Only`.
//!
//! Otherwise the person is asked, even if the page shows only one button. How long they take is up
//! to them.

use catalogue::Table;
use facts::Sitter;
use tabletop::{Seat, Viewer};
use words::Lang;

use crate::draft::Draft;
use crate::objection::Objection;
use crate::settings::Settings;
use crate::state::{GivenAnswer, State};

/// How often a bot may speak between two answers.
const SPEAKS_MAX: u8 = 3;

/// What the table does next by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// A bot of this level chooses.
    Bot(String),
    /// A bot answers to what was said.
    Reply(String),
    /// A line of the script.
    Scripted(String),
    /// An answer for a person who was not asked.
    Given(String, AnswerReason),
}

/// Why the table answers for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AnswerReason {
    /// They ordered it beforehand.
    Ordered,
    /// There is no other answer, and giving it at once tells nobody anything.
    Only,
}

/// A move that the table is going to play for a seat.
#[derive(Clone, Debug)]
pub(crate) struct PlannedMove {
    pub(crate) seat: Seat,
    pub(crate) mv: String,
    /// The version at which it was thought of. If anything has changed for the seat since, it is
    /// dropped.
    pub(crate) settled: u64,
    pub(crate) origin: Origin,
    /// How many milliseconds a bot with a choice took to think.
    pub(crate) pondered: Option<i64>,
}

/// Where a thought comes from.
#[derive(Clone, Debug)]
pub(crate) enum Origin {
    /// A bot chose it.
    Bot,
    /// A bot says it before it answers.
    Word,
    /// A bot reacts to what was said.
    Reply,
    /// It stands in the script.
    Script,
    /// It may be answered unasked. That was computed for this version of the table, with these
    /// sitters.
    Unasked { reason: AnswerReason, version: u64, sitters: Vec<Sitter> },
}

impl State {
    /// What the table plays next by itself, if anything, and for whom.
    pub(crate) fn next_by_itself(&self) -> Option<(Seat, Next)> {
        let game = self.game().filter(|_| self.is_running())?;
        if self.pondering().is_some() {
            return None;
        }
        if let Some((seat, mv)) = self.next_ordered(game) {
            return Some((seat, Next::Given(mv, AnswerReason::Ordered)));
        }
        if let Some((seat, mv)) = self.reply(game) {
            return Some((seat, Next::Reply(mv)));
        }
        game.to_act().iter().find_map(|seat| Some((seat, self.automatic(game, seat)?)))
    }

    /// Whether the table is about to answer for the viewer what they ordered beforehand.
    pub(crate) fn is_answered_beforehand(&self, viewer: Viewer) -> bool {
        let game = self.game().filter(|_| self.is_running() && self.pondering().is_none());
        let next = game.and_then(|it| self.next_ordered(it));
        next.is_some_and(|it| viewer.seat() == Some(it.0))
    }

    /// The first answer that a person ordered beforehand.
    fn next_ordered(&self, game: &dyn Table) -> Option<(Seat, String)> {
        game.to_act().iter().find_map(|seat| Some((seat, self.ordered(game, seat)?)))
    }

    fn ordered(&self, game: &dyn Table, seat: Seat) -> Option<String> {
        let decides = self.led().is_none() && self.seats().bot(seat).is_none();
        decides.then(|| game.standing(seat)).flatten()
    }

    /// What the table plays for a seat, if anything.
    fn automatic(&self, game: &dyn Table, seat: Seat) -> Option<Next> {
        if let Some(script) = self.led() {
            let mv = script.scripted(game.plies(), seat)?;
            return Some(Next::Scripted(mv.to_string()));
        }
        if let Some(level) = self.seats().bot(seat) {
            let people = self.seats().players();
            let waits = game.awaited(seat).iter().any(|it| people.contains(it));
            let style = self.seats().style(game, seat).map(|it| format!(":{}", it.word()));
            return (!waits).then(|| Next::Bot(format!("{level}{}", style.unwrap_or_default())));
        }
        self.unasked(game, seat).map(|(mv, reason)| Next::Given(mv, reason))
    }

    /// What the table may answer for a person without asking, and why. If there is only one answer
    /// this takes a while, since many imagined games are compared.
    fn unasked(&self, game: &dyn Table, seat: Seat) -> Option<(String, AnswerReason)> {
        if let Some(mv) = self.ordered(game, seat) {
            return Some((mv, AnswerReason::Ordered));
        }
        if game.legal_moves(seat).len() != 1 {
            return None;
        }
        // One doubt ends the search early; that nobody learns anything is only certain after all
        // games.
        let betrays_nothing = self.seats().is_among_bots(seat) || game.is_evident(seat);
        let only = betrays_nothing.then(|| game.only_answer(seat)).flatten()?;
        Some((only, AnswerReason::Only))
    }

    /// What a bot answers to what was said.
    fn reply(&self, game: &dyn Table) -> Option<(Seat, String)> {
        if self.led().is_some() {
            return None;
        }
        let quiet = |seat: &Seat| self.spoken[seat.index()] < SPEAKS_MAX;
        let mut seats = Seat::all(game.players()).filter(quiet);
        seats.find_map(|seat| Some((seat, self.reply_of(game, seat)?)))
    }

    /// What the bot in a seat answers to what was said.
    fn reply_of(&self, game: &dyn Table, seat: Seat) -> Option<String> {
        self.seats().bot(seat)?;
        game.reply(seat)
    }

    /// The origin of a move that was found now.
    pub(crate) fn origin(&self, next: &Next) -> Origin {
        match next {
            Next::Bot(_) => Origin::Bot,
            Next::Reply(_) => Origin::Reply,
            Next::Scripted(_) => Origin::Script,
            Next::Given(_, reason) => Origin::Unasked {
                reason: *reason,
                version: self.facts.version,
                sitters: self.facts.seats.clone(),
            },
        }
    }

    /// Whether a thought may still be played; if it is an answer for a person, also why. Nothing is
    /// computed again if nothing has happened since.
    fn stands(&self, thought: &PlannedMove) -> Option<Option<AnswerReason>> {
        let game = self.game().filter(|_| self.is_running())?;
        if thought.settled != self.settled(Viewer::Seat(thought.seat)) {
            return None;
        }
        let seat = thought.seat;
        // A bot answers what was said meanwhile before it speaks itself, or moves.
        if matches!(thought.origin, Origin::Word | Origin::Bot) && self.reply(game).is_some() {
            return None;
        }
        match &thought.origin {
            Origin::Word => self.seats().bot(seat).map(|_| None),
            // Something said since may have answered it.
            Origin::Reply => (self.reply_of(game, seat)? == thought.mv).then_some(None),
            Origin::Unasked { reason, version, sitters }
                if *version == self.facts.version && *sitters == self.facts.seats =>
            {
                Some(Some(*reason))
            }
            Origin::Bot | Origin::Script | Origin::Unasked { .. } => {
                let asked = game.to_act().contains(seat);
                match self.automatic(game, seat).filter(|_| asked)? {
                    Next::Bot(_) => matches!(thought.origin, Origin::Bot).then_some(None),
                    Next::Scripted(mv) | Next::Reply(mv) => (mv == thought.mv).then_some(None),
                    Next::Given(mv, reason) => (mv == thought.mv).then_some(Some(reason)),
                }
            }
        }
    }

    /// What a page will say about `mv`, which the table plays for the person in `seat`.
    fn said_of(
        &self,
        seat: Seat,
        mv: &str,
        reason: AnswerReason,
        settings: &Settings,
    ) -> Option<GivenAnswer> {
        let game = self.game()?;
        let words =
            Lang::ALL.map(|lang| (settings.name_move)(lang, &self.names(lang), game, seat, mv));
        Some(GivenAnswer { words: words.to_vec(), ordered: reason == AnswerReason::Ordered })
    }
}

impl Draft<'_> {
    /// Plays a thought, if it may still be played.
    pub(crate) fn carry_out(&mut self, thought: PlannedMove) -> Result<(), Objection> {
        let speaks = matches!(thought.origin, Origin::Word | Origin::Reply);
        if speaks {
            self.state.spoken[thought.seat.index()] += 1;
        }
        // Somebody may have answered, or have taken their seat back.
        let Some(reason) = self.stands(&thought) else { return Ok(()) };
        if let Some(pondered) = thought.pondered {
            self.state.pondered[thought.seat.index()] = pondered;
        }
        let given =
            reason.and_then(|it| self.said_of(thought.seat, &thought.mv, it, self.settings));
        self.attempt(thought.seat, &[thought.mv])?;
        if let Some(given) = given {
            self.state.given.insert(thought.seat, given);
        }
        Ok(())
    }
}
