//! Whether a seat has only one answer, and whether everybody can see that. Only then may a table
//! answer for a person at once. If a question vanishes faster than anybody could read it, the
//! others learn that there was nothing to choose.

use crate::chance::Chance;
use crate::game::Game;
use crate::seat::{Seat, Viewer};
use crate::seated::Seated;

/// How many imagined games of each viewer are searched for another answer.
const DOUBTS: u64 = 128;

impl<G: Game> Seated<G> {
    /// The answer of `seat`, if it is the only one. If the seat has begun something that it could
    /// still take back, it has a choice, even if there is only one way to go on.
    pub fn only_answer(&self, seat: Seat) -> Option<G::Move> {
        only(self.game(), seat).filter(|_| self.undoable(seat).is_none())
    }

    /// Whether everybody else knows that `seat` has at most one answer. Games need no code for
    /// this: each of the others, and a spectator, imagines the game.
    pub fn is_evident(&self, seat: Seat) -> bool {
        let others = Seat::all(self.game().players()).filter(|it| *it != seat).map(Viewer::Seat);
        // A spectator knows the least, so it is the likeliest to see another possible answer.
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
