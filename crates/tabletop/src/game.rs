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

/// Why a move is refused, in the game's own terms.
pub trait Why: Copy + PartialEq + fmt::Debug + Send + Sync {
    /// The key of the sentence that explains it, in the game's messages.
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

/// One game's rules. A game does no I/O, reads no clock and holds all of its chance: the same
/// cards, options, seed and moves always give the same game.
pub trait Game: Clone + PartialEq + fmt::Debug + Send + Sync + 'static {
    /// The short name in addresses, records and on the command line.
    const ID: &'static str;
    /// Raised by every change that alters a golden record.
    const RULES_REVISION: u32;
    /// The fewest and the most players.
    const PLAYERS: (u8, u8);
    /// Every way in which a game can end.
    const ENDINGS: &'static [&'static str];
    /// More moves than any game can have; the battery holds the game to it.
    const MOVES_MAX: usize;

    type Options: Options;
    type Cards: CardSet;
    type Move: MoveText;
    /// What happened, with its secrets.
    type Event: Clone + fmt::Debug + Send + Sync;
    /// What a viewer is told of an event.
    type Told: Clone + PartialEq + fmt::Debug + Serialize + Send + Sync + 'static;
    /// What a viewer may know of the position.
    type View: Clone + PartialEq + Hash + fmt::Debug + Serialize + Send + Sync + 'static;
    type Why: Why;

    /// # Errors
    /// A number of players or a combination of options that cannot be played, with the reason.
    fn setup(
        setup: &Setup<Self::Options>,
        cards: Arc<Self::Cards>,
        seed: Seed,
    ) -> Result<Self, SetupError>;

    fn players(&self) -> u8;

    /// The seats that are asked now; empty when the game is over. Seats asked together answer
    /// in any order, and nobody learns an answer before all are in.
    ///
    /// Everybody may know who is asked. Whoever might interrupt is therefore asked whether it
    /// can or not, and may always decline: the question alone tells nobody what it holds.
    fn to_act(&self) -> SeatSet;

    /// Adds to `moves` what `seat` may answer, sorted, each move once; nothing if not asked.
    fn legal_moves(&self, seat: Seat, moves: &mut Vec<Self::Move>);

    /// Adds to `moves` what `seat` may say or show unasked: it changes what others know, never
    /// who is asked or what may be answered.
    fn asides(&self, _seat: Seat, _moves: &mut Vec<Self::Move>) {}

    /// Does a move that [`legal_moves`](Game::legal_moves) or [`asides`](Game::asides) offers.
    /// Unchecked: for moves just taken from there.
    fn carry_out(&mut self, seat: Seat, mv: Self::Move, log: &mut Log<Self::Event>);

    /// Why `mv` is not offered to `seat`, which is asked.
    fn why_not(&self, seat: Seat, mv: Self::Move) -> Self::Why;

    /// Everything `viewer` is entitled to know, built up from nothing.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What `viewer` is told of `event`, if anything.
    fn tell(event: &Self::Event, viewer: Viewer) -> Option<Self::Told>;

    /// The same game with everything hidden from `viewer` dealt again, as far as `viewer`
    /// does not know better; later luck comes from `chance`.
    #[must_use]
    fn imagine(&self, viewer: Viewer, chance: &mut Chance) -> Self;

    /// How the game ended; none while somebody is asked.
    fn outcome(&self) -> Option<Outcome>;

    /// Whether `seat` has been eliminated: it is asked no more, and ends as its side does.
    fn is_out(&self, _seat: Seat) -> bool {
        false
    }

    /// Whether the rules forbid the players to talk freely now.
    fn is_hushed(&self) -> bool {
        false
    }

    /// The game's stream of luck.
    fn chance(&self) -> &Chance;

    /// Checks that every card and piece is in exactly one place.
    ///
    /// # Errors
    /// Says what is missing or doubled.
    fn census(&self) -> Result<(), String>;

    /// What a finished game counts for tables of balance, such as `turns` or `destroyed-tripods`.
    fn facts(&self) -> Vec<(String, u32)> {
        Vec::new()
    }

    /// The answer to what `seat` is asked now that it has ordered beforehand, by what it said; so
    /// nobody has to click it. Not one that it must give: whether the table may give that at once
    /// is computed ([`Seated::is_evident`](crate::Seated::is_evident)).
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
    /// Leaves the game as it was when the move is not offered to `seat`.
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

/// A position seen from one side: what a bot is given. It shows the view and the moves, deals
/// imagined games, and has no way to the truth.
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

    /// The game as it might be, for all that the seat knows.
    pub fn imagine(&self, chance: &mut Chance) -> G {
        self.game.imagine(Viewer::Seat(self.seat), chance)
    }
}

impl<G: Judgement> Bystander<'_, G> {
    /// Whether training has taught anything about the game.
    pub fn is_taught(&self) -> bool {
        self.game.is_taught()
    }
}
