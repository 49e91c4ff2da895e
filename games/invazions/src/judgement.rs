//! What helps a bot: how good a position looks, which moves come to mind first, and what an
//! honest horde answers. All of it looks at imagined games or at a view.

use tabletop::Seat;

use crate::moves::Move;
use crate::rules::{FREED_GOAL, POINTS_GOAL};
use crate::state::Invazions;
use crate::view::View;

impl Invazions {
    /// How well the human side stands: its points against the Zombies Libérés.
    pub(crate) fn judged(&self) -> f32 {
        let points = f32::from(self.points) / f32::from(POINTS_GOAL);
        let freed = f32::from(self.freed()) / f32::from(FREED_GOAL);
        (0.5 + 0.5 * (points - freed)).clamp(0.0, 1.0)
    }

    /// The weight with which playouts choose a move.
    pub(crate) fn urge(&self, _seat: Seat, mv: Move) -> f32 {
        let false_alarm = mv == Move::Announce && self.freed() < FREED_GOAL;
        if false_alarm { 0.0 } else { 1.0 }
    }
}

/// What an honest bot answers: what it holds when it is asked, and that it agrees.
pub(crate) fn reply(view: &View, seat: Seat) -> Option<Move> {
    let question = view.talk.question.filter(|it| it.waiting.contains(seat));
    let proposal = view.talk.proposal.filter(|it| it.waiting.contains(seat));
    let said = question.map(|it| Move::Tell(it.topic)).or(proposal.map(|_| Move::Agree));
    said.filter(|mv| view.offers(*mv))
}
