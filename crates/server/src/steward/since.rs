//! What happened while somebody was away: from the last move that they saw, until they move again
//! or say that they have seen it.

use frame::data::{Board, Frame, Since};
use maud::Markup;
use tabletop::Viewer;

use super::Steward;
use crate::asker::Asker;

impl Steward {
    /// After which line of the log something is new to the viewer.
    pub(super) fn new_from(&self, asker: &Asker, viewer: Viewer) -> Option<Since> {
        let from = self.state().new_since(viewer)?;
        let mut lines = 0;
        let count = |_: &Frame<'_>, board: &Board| {
            lines = board.earlier + board.log.len();
            Markup::default()
        };
        self.drawn_at(asker, viewer, from, count).ok()?;
        Some(Since { lines })
    }
}
