//! What a game adds so that bots play it well: the value of a position, and the priors of moves.

use serde::{Deserialize, Serialize};

use crate::game::Game;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::style::Style;

/// What helps a bot. It reads only imagined games and views, and the rules hold without it. Every
/// method has a default that fits any game.
pub trait Judgement: Game {
    /// The options that change how often a judgement comes true, so that chances are calibrated for
    /// each of their values.
    const MAIN: &'static [&'static str] = &[];

    /// Whether every game has a winner.
    const SOMEBODY_WINS: bool = false;

    /// How far the game has come, from 0 to 1, as everybody sees.
    fn progress(&self) -> f32 {
        0.0
    }

    /// The side of `seat`, as a letter, where sides differ.
    fn side(&self, _seat: Seat) -> &'static str {
        ""
    }

    /// Who win and lose together with `seat`, itself among them.
    fn allies(&self, seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }

    /// The value of an imagined position to each seat, from 0 (lost) to 1 (won), made by hand.
    fn judge(&self) -> BySeat<f32> {
        BySeat::new(self.players(), |_| 0.5)
    }

    /// The prior of `mv` in an imagined position, made by hand: how likely a good player in `seat`
    /// is to choose it, as a weight. 1 stands for an ordinary move, 0 for one that a player never
    /// makes without thinking. Rollouts draw their moves by it.
    fn prior(&self, _seat: Seat, _mv: Self::Move) -> f32 {
        1.0
    }

    /// Whether a network was trained for the game as it is played at this table.
    fn is_taught(&self) -> bool {
        false
    }

    /// The same as [`judge`](Judgement::judge), by a trained network; none where there is none.
    fn learned(&self) -> Option<BySeat<f32>> {
        None
    }

    /// The same as [`prior`](Judgement::prior), by a trained network alone, without what it
    /// [misses](Judgement::missed); none where there is none, or where it knows positions well and
    /// moves badly.
    fn learned_prior(&self, _seat: Seat, _mv: Self::Move) -> Option<f32> {
        None
    }

    /// Whether a rollout may be broken off here. In the middle of something a position is hard to
    /// judge.
    fn is_quiet(&self) -> bool {
        true
    }

    /// The round or turn, from 1, by which players count; 0 where there is none. What comes of two moves
    /// is compared where the next one begins.
    fn round(&self) -> u16 {
        0
    }

    /// The value of the end of the game to a bot in `seat`, from 0 to 1; none before the end. It
    /// may differ from the rules, for example where somebody wins by the rules what all have lost.
    fn aim(&self, seat: Seat) -> Option<f32> {
        self.outcome().map(|it| it.worth(seat))
    }

    /// What `mv` is worth to `seat` beyond what the trained network says, from 0 to 1, where it is known
    /// to miss something; below 0 what it is worth less.
    fn missed(&self, _seat: Seat, _mv: Self::Move) -> f32 {
        0.0
    }

    /// The styles of play that bots in `seat` may have, of which each likes other moves.
    fn styles(_seat: Seat) -> &'static [Style] {
        &[]
    }

    /// How much of its chance to win, from 0 to 1, a bot of this style gives at most to play `mv`
    /// rather than another move; 0 for most moves, below 0 for those that it dislikes.
    fn liking(&self, _style: Style, _seat: Seat, _mv: Self::Move) -> f32 {
        0.0
    }

    /// Habits that `mv`, which `seat` is about to play, counts for in simulations, such as `gift`.
    fn habits(&self, _seat: Seat, _mv: Self::Move) -> Vec<&'static str> {
        Vec::new()
    }

    /// The cards in the hand of `seat`, as moves write them: simulations count how often one wins who
    /// held a card.
    fn hand(&self, _seat: Seat) -> Vec<String> {
        Vec::new()
    }

    /// What players watch in an imagined position, as it is for `seat`: the same numbers in the same
    /// order all game long. By them a bot says why it prefers a move.
    fn gauges(&self, _seat: Seat) -> Vec<Gauge> {
        Vec::new()
    }

    /// The seats whose answer to a proposal a bot in `seat` waits for before it moves.
    fn awaited(&self, _seat: Seat) -> SeatSet {
        SeatSet::EMPTY
    }

    /// What a bot in `seat` does that sees `view` and would play `mv`. It keeps to what was agreed,
    /// and first proposes to the `people` among its allies what concerns them too.
    fn confer(_view: &Self::View, _seat: Seat, mv: Self::Move, _people: SeatSet) -> Self::Move {
        mv
    }

    /// What an honest bot in `seat` that sees `view` says now, in answer to what others asked.
    fn reply(_view: &Self::View, _seat: Seat) -> Option<Self::Move> {
        None
    }
}

/// A number that players watch, such as how many aliens are on board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Gauge {
    /// A word, by which the game's messages name it.
    pub word: &'static str,
    pub value: f32,
    /// Whether the seat would like more of it; else less.
    pub more: bool,
}

impl Gauge {
    /// A number that the seat wants to be high.
    pub fn high(word: &'static str, value: impl Into<f32>) -> Gauge {
        Gauge { word, value: value.into(), more: true }
    }

    /// A number that it wants to be low.
    pub fn low(word: &'static str, value: impl Into<f32>) -> Gauge {
        Gauge { word, value: value.into(), more: false }
    }
}

/// Why a move is better than another: a number that players watch and in which the two differ, in
/// imagined games.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct MoveReason {
    /// The word of its [`Gauge`].
    pub word: String,
    /// Whether it is so as soon as the move is made; else when the next round begins, or where imagined
    /// games were broken off in a game without rounds.
    pub at_once: bool,
    /// What it is on average with the best move, and with the next.
    pub best: f64,
    pub next: f64,
    /// Whether it speaks for the best move.
    pub good: bool,
}
