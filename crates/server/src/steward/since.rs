//! What happened while somebody was away: from the last move that they saw, until they move again
//! or say that they have seen it.

use frame::data::Since;
use tabletop::Viewer;

use super::Steward;

impl Steward {
    /// After which line of the log something is new to the viewer.
    pub(super) fn new_from(&self, viewer: Viewer) -> Option<Since> {
        let from = self.state().new_since(viewer)?;
        let game = self.state().whole().ok()?;
        let told = (0..from.min(game.plies())).map(|ply| game.told(ply, viewer).len()).sum();
        Some(Since { told })
    }
}
