//! The page of a table of any game as text.

use catalogue::Table;
use frame::table::{fragment, page};
use preview::in_frame;
use tabletop::{SeatSet, Viewer};
use words::Lang;

/// The page of a table, or the part of it that changes, as a viewer sees it.
pub(crate) fn drawn(table: &dyn Table, viewer: Viewer, lang: Lang, whole: bool) -> String {
    in_frame(table.players(), SeatSet::EMPTY, table.plies(), (viewer, lang), |frame| {
        let draw = if whole { page } else { fragment };
        draw(frame, &web::boards::board(frame, table)).into_string()
    })
}
