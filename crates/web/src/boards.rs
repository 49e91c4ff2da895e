//! Which module draws which game.

use catalogue::Table;
use oh_no::OhNo;
use tabletop::Seated;

use crate::table::{Board, Frame};

/// The board of a running game, for the viewer of `frame`; none for a game without pages.
pub fn board(frame: &Frame<'_>, table: &dyn Table) -> Option<Board> {
    let oh_no = || table.as_any().downcast_ref::<Seated<OhNo>>();
    oh_no().map(|seated| crate::oh_no::board(frame, seated))
}
