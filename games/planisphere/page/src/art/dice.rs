//! The two dice: ten faces for the latitude, twenty for the longitude.

use maud::{Markup, PreEscaped, html};

/// The dice, by the number of their faces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Die {
    Ten,
    Twenty,
}

const TEN: &str = r##"<path d="M0-50L46-8V12L0 50-46 12V-8z" fill="#57503f" stroke="#14130f" stroke-width="5"/><path d="M0-50L28 6 0 24-28 6z" fill="#f6ead0"/><path d="M0-50L28 6 46-8zM0-50L-28 6-46-8z" fill="#8a8068"/><path d="M0-50L28 6 0 24-28 6zM28 6L46 12M-28 6L-46 12M0 24V50M28 6L46-8M-28 6L-46-8" fill="none" stroke="#14130f" stroke-width="3"/>"##;
const TWENTY: &str = r##"<path d="M0-50L43-25V25L0 50-43 25V-25z" fill="#c98a12" stroke="#14130f" stroke-width="5"/><path d="M0-50L-26-14 26-14zM-43-25L-26-14-43 25 0 28zM43-25L26-14 43 25 0 28z" fill="#e8b03a"/><path d="M-26-14H26L0 28z" fill="#f6ead0"/><path d="M0-50L-26-14-43-25M0-50L26-14 43-25M-26-14H26L0 28zM-26-14L-43 25 0 28 43 25 26-14M0 28V50" fill="none" stroke="#14130f" stroke-width="3"/>"##;

/// A die that shows `n`, a hundred units high, with its middle at the origin.
pub(crate) fn faces(die: Die, n: u8) -> Markup {
    let (drawing, y) = match die {
        Die::Ten => (TEN, 8),
        Die::Twenty => (TWENTY, 6),
    };
    html! {
        ellipse cx="6" cy="54" rx="46" ry="9" opacity=".3" {}
        g stroke-linejoin="round" { (PreEscaped(drawing)) }
        text.pips y=(y) { (n) }
    }
}

/// A die as a picture of its own, to stand among words.
pub(crate) fn die(die: Die, n: u8) -> Markup {
    html! { svg.die viewBox="-58 -58 116 124" aria-hidden="true" { (faces(die, n)) } }
}
