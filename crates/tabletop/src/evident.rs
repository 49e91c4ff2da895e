//! Whether a seat has only one answer, and whether everybody can see that. Only then may a table
//! answer for somebody at once: a question that vanishes faster than anybody reads it tells the
//! others that there was nothing to choose.

use crate::chance::Chance;
use crate::game::Game;
use crate::seat::{Seat, Viewer};
use crate::seated::Seated;

/// In how many imagined games of each viewer there must be no other answer.
const DOUBTS: u64 = 128;

impl<G: Game> Seated<G> {
    /// The answer of `seat`, if there is no other. What it has begun and could still take back is
    /// a choice, even if there is one way to go on.
    pub fn only_answer(&self, seat: Seat) -> Option<G::Move> {
        only(self.game(), seat).filter(|_| self.undoable(seat).is_none())
    }

    /// Whether everybody else knows that `seat` has no more than one answer. No game says so: it
    /// is computed, by letting each of the others, and an onlooker, imagine the game.
    pub fn is_evident(&self, seat: Seat) -> bool {
        let others = Seat::all(self.game().players()).filter(|it| *it != seat).map(Viewer::Seat);
        // Who looks on knows least, and is the first to doubt.
        [Viewer::Spectator].into_iter().chain(others).all(|it| knows(self.game(), it, seat))
    }
}

fn only<G: Game>(game: &G, seat: Seat) -> Option<G::Move> {
    let mut moves = Vec::new();
    game.legal_moves(seat, &mut moves);
    moves.pop().filter(|_| moves.is_empty())
}

/// Whether `seat` has one answer in all games that `viewer` imagines.
fn knows<G: Game>(game: &G, viewer: Viewer, seat: Seat) -> bool {
    let imagined = |doubt| game.imagine(viewer, &mut Chance::from_number(doubt));
    (0..DOUBTS).all(|doubt| only(&imagined(doubt), seat).is_some())
}
