//! What a game adds so that bots play it well: how a position looks and what comes to mind first.

use crate::game::Game;
use crate::seat::{BySeat, Seat, SeatSet};

/// What helps a bot, of imagined games and of views alone; the rules hold without it. Every method
/// has an answer that fits any game.
pub trait Judgement: Game {
    /// The options that change how often a judgement comes true.
    const MAIN: &'static [&'static str] = &[];

    /// How far the game has come, from 0 to 1, as everybody sees.
    fn progress(&self) -> f32 {
        0.0
    }

    /// The side of `seat`, where sides differ: a letter.
    fn side(&self, _seat: Seat) -> &'static str {
        ""
    }

    /// A quick judgement of an imagined position: how well each seat stands, from 0 to 1.
    fn judge(&self) -> BySeat<f32> {
        BySeat::new(self.players(), |_| 0.5)
    }

    /// How natural `mv` looks to `seat` in an imagined position: the weight with which playouts
    /// choose it; 1 for an ordinary move, 0 for one that is never played without thinking.
    fn instinct(&self, _seat: Seat, _mv: Self::Move) -> f32 {
        1.0
    }

    /// Whether training has taught anything about the game as it is played here.
    fn is_taught(&self) -> bool {
        false
    }

    /// How well each seat stands, as training has taught; none where nothing was learned.
    fn learned(&self) -> Option<BySeat<f32>> {
        None
    }

    /// The same as [`instinct`](Judgement::instinct), as training has taught.
    fn learned_instinct(&self, _seat: Seat, _mv: Self::Move) -> Option<f32> {
        None
    }

    /// Whether an imagined game may be broken off here: a position in the middle of something is
    /// hard to judge.
    fn is_quiet(&self) -> bool {
        true
    }

    /// What the end of the game is worth to a bot in `seat`, from 0 to 1; none before. Where the
    /// rules let somebody win what all have lost, a game may think less of it than the rules.
    fn aim(&self, seat: Seat) -> Option<f32> {
        self.outcome().map(|it| it.worth(seat))
    }

    /// What is worth counting of `mv`, which `seat` is about to play: how a player behaves, such as
    /// `gift`.
    fn habits(&self, _seat: Seat, _mv: Self::Move) -> Vec<&'static str> {
        Vec::new()
    }

    /// The seats whose word about what was proposed a bot in `seat` waits for before it answers.
    fn awaited(&self, _seat: Seat) -> SeatSet {
        SeatSet::EMPTY
    }

    /// What a bot does that sees `view` from `seat` and would answer `mv`: it keeps to what was
    /// agreed, and proposes to allies among the `people` first what concerns them as well.
    fn confer(_view: &Self::View, _seat: Seat, mv: Self::Move, _people: SeatSet) -> Self::Move {
        mv
    }

    /// What an honest bot that sees `view` from `seat` says now: an answer to what others asked.
    fn reply(_view: &Self::View, _seat: Seat) -> Option<Self::Move> {
        None
    }
}
