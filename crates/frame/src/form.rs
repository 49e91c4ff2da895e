//! What every form of a table page sends.

use maud::{Markup, html};
use tabletop::Viewer;

use crate::data::Frame;

/// The fields that say which page the form stands on: its version, and whose eyes it shows. News says
/// its version once, and the script writes it into the forms.
pub(crate) fn shown(frame: &Frame<'_>) -> Markup {
    html! {
        input type="hidden" name="seq" value=[frame.whole.then_some(frame.seq)];
        @if let Viewer::Seat(seat) = frame.viewer {
            input type="hidden" name="seat" value=(seat.0 + 1);
        }
    }
}
