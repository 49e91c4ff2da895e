//! The contract between one game's rules and everything around them.

use std::fmt;
use std::hash::Hash;
use std::str::FromStr;
use std::sync::Arc;

use serde::Serialize;

use crate::cards::CardSet;
use crate::chance::{Chance, Seed};
use crate::judgement::Judgement;
use crate::log::Log;
use crate::options::{Options, Setup, SetupError};
use crate::outcome::Outcome;
use crate::seat::{Seat, SeatSet, Viewer};

/// A move's short text form: `zap red-cannon`. It parses back to the same move.
pub trait MoveText: Copy + Ord + Hash + fmt::Debug + fmt::Display + FromStr + Send + Sync {}

impl<T> MoveText for T where T: Copy + Ord + Hash + fmt::Debug + fmt::Display + FromStr + Send + Sync
{}

/// A move in a view, where it travels as its text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AsText<M>(pub M);

impl<M: fmt::Display> Serialize for AsText<M> {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&self.0)
    }
}

/// Why a move is refused, in the game's own terms.
pub trait Why: Copy + PartialEq + fmt::Debug + Send + Sync {
    /// The key of the message, among those of the game, that explains it.
    fn key(self) -> &'static str;

    /// The section of the game's `rulebook.md` that decides it.
    fn section(self) -> &'static str;
}

/// Why a move is refused. A refused move changes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal<W> {
    /// The game is over.
    Over,
    /// The seat has nothing to decide now.
    NotAsked(Seat),
    /// The seat is asked, but this is not among its moves.
    Because(W),
}

/// The rules of one game. A game does no I/O, reads no clock and holds all of its luck: the same
/// cards, options, seed and moves always give the same game.
pub trait Game: Clone + PartialEq + fmt::Debug + Send + Sync + 'static {
    /// The short name, used in addresses, in records and on the command line.
    const ID: &'static str;
    /// The revision of the rules, raised by every change that alters a golden record.
    const RULES_REVISION: u32;
    /// The fewest and the most players.
    const PLAYERS: (u8, u8);
    /// The names of all ways in which the game can end.
    const ENDINGS: &'static [&'static str];
    /// More moves than any game can have; the battery checks that.
    const MOVES_MAX: usize;

    type Options: Options;
    type Cards: CardSet;
    type Move: MoveText;
    /// What happened, secrets included.
    type Event: Clone + fmt::Debug + Send + Sync;
    /// What a viewer is told of an event.
    type Told: Clone + PartialEq + fmt::Debug + Serialize + Send + Sync + 'static;
    /// What a viewer may know of the position.
    type View: Clone + PartialEq + Hash + fmt::Debug + Serialize + Send + Sync + 'static;
    type Why: Why;

    /// # Errors
    /// The reason why this number of players or these options cannot be played.
    fn setup(
        setup: &Setup<Self::Options>,
        cards: Arc<Self::Cards>,
        seed: Seed,
    ) -> Result<Self, SetupError>;

    fn players(&self) -> u8;

    /// The seats that are asked now; empty when the game is over. Seats that are asked together
    /// answer in any order, and nobody learns an answer before all are in.
    ///
    /// Everybody may know who is asked. So a seat that might interrupt is asked whether it can or
    /// not, and may always decline: the question alone tells nobody what it holds.
    fn to_act(&self) -> SeatSet;

    /// Adds to `moves` what `seat` may answer, sorted, each move once; nothing if the seat is not
    /// asked.
    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Self::Move>);

    /// Adds to `moves` what `seat` may say or show without being asked. An aside changes what
    /// others know, but never who is asked or what may be answered.
    fn asides(&self, _seat: Seat, _moves: &mut Vec<Self::Move>) {}

    /// Carries out a move that [`legal_moves`](Game::legal_moves) or [`asides`](Game::asides)
    /// offers. The move is not checked again.
    fn carry_out(&mut self, seat: Seat, mv: Self::Move, log: &mut Log<Self::Event>);

    /// Why `mv` is not offered to `seat`, although the seat is asked.
    fn why_not(&self, seat: Seat, mv: Self::Move) -> Self::Why;

    /// Everything that `viewer` may know, built up from nothing.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What `viewer` is told of `event`; none if it is told nothing.
    fn tell(event: &Self::Event, viewer: Viewer) -> Option<Self::Told>;

    /// A game that looks the same to `viewer`: everything hidden from it is dealt again, except
    /// what it knows from earlier; later luck comes from `chance`.
    #[must_use]
    fn imagine(&self, viewer: Viewer, chance: &mut Chance) -> Self;

    /// The same game with other luck to come: what no seat knows is dealt again, such as the order
    /// of a face-down pile. Hands, sealed answers and everything that any seat knows stay as they
    /// are, so no view changes.
    ///
    /// To who knows what all seats know together, the true game is as likely as any of these. So
    /// what a move brings here is on average as good as what it truly brought: that is how luck is
    /// measured.
    #[must_use]
    fn with_other_luck(&self, chance: &mut Chance) -> Self;

    /// How the game ended; none as long as somebody is asked.
    fn outcome(&self) -> Option<Outcome>;

    /// Whether `seat` has been eliminated: it is asked no more, and shares the result of its side.
    fn is_out(&self, _seat: Seat) -> bool {
        false
    }

    /// Whether the rules forbid the players to talk freely now.
    fn is_hushed(&self) -> bool {
        false
    }

    /// The game's stream of luck.
    fn chance(&self) -> &Chance;

    /// Checks that every card and every piece is in exactly one place.
    ///
    /// # Errors
    /// Says what is missing or doubled.
    fn census(&self) -> Result<(), String>;

    /// What is counted in a finished game for tables of balance, such as `turns` or
    /// `destroyed-tripods`.
    fn facts(&self) -> Vec<(String, u32)> {
        Vec::new()
    }

    /// The answer of `seat` to the question it is asked now, if the player ordered that answer
    /// beforehand with a move. Not for an answer that is the only one: whether a table may give
    /// that at once is computed ([`Seated::is_evident`](crate::Seated::is_evident)).
    fn standing(&self, _seat: Seat) -> Option<Self::Move> {
        None
    }

    /// Whether `mv` is offered to `seat`, as an answer or as an aside.
    fn offers(&self, seat: Seat, mv: Self::Move) -> bool {
        let mut moves = Vec::new();
        self.legal_moves(seat, &mut moves);
        self.asides(seat, &mut moves);
        moves.contains(&mv)
    }

    /// Checks a move, then carries it out.
    ///
    /// # Errors
    /// If `seat` is not offered the move; the game is unchanged.
    fn play(
        &mut self,
        seat: Seat,
        mv: Self::Move,
        log: &mut Log<Self::Event>,
    ) -> Result<(), Refusal<Self::Why>> {
        if self.offers(seat, mv) {
            self.carry_out(seat, mv, log);
            return Ok(());
        }
        let asked = self.to_act();
        Err(match asked.contains(seat) {
            _ if asked.is_empty() => Refusal::Over,
            false => Refusal::NotAsked(seat),
            true => Refusal::Because(self.why_not(seat, mv)),
        })
    }
}

/// A position seen by one seat, which is all that a bot is given: the view, the moves, and imagined
/// games. It has no way to the truth.
#[derive(Debug)]
pub struct Bystander<'a, G: Game> {
    game: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Bystander<'a, G> {
    pub fn new(game: &'a G, seat: Seat) -> Bystander<'a, G> {
        Bystander { game, seat }
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }

    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }

    pub fn legal_moves(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.game.legal_moves(self.seat, &mut moves);
        moves
    }

    pub fn asides(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.game.asides(self.seat, &mut moves);
        moves
    }

    /// A game as it might be, given what the seat knows.
    pub fn imagine(&self, chance: &mut Chance) -> G {
        self.game.imagine(Viewer::Seat(self.seat), chance)
    }
}

impl<G: Judgement> Bystander<'_, G> {
    /// Whether training has taught anything about the game.
    pub fn is_taught(&self) -> bool {
        self.game.is_taught()
    }

    /// See [`Judgement::progress`].
    pub fn progress(&self) -> f64 {
        self.game.progress().into()
    }

    /// See [`Judgement::side`].
    pub fn side(&self) -> &'static str {
        self.game.side(self.seat)
    }
}
