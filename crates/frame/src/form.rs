//! What every form of a table page sends along.

use maud::{Markup, html};
use tabletop::Viewer;

use crate::data::Frame;

/// What a form says of the page on which it stands: its version, and by whose eyes.
pub(crate) fn shown(frame: &Frame<'_>) -> Markup {
    html! {
        input type="hidden" name="seq" value=(frame.seq);
        @if let Viewer::Seat(seat) = frame.viewer {
            input type="hidden" name="seat" value=(seat.0 + 1);
        }
    }
}
