//! An address as a square to photograph, for whoever sits at the same table with a phone.

use std::fmt::Write;

use maud::{Markup, html};
use qrcodegen::{QrCode, QrCodeEcc};

/// The margin that readers need around it, in modules.
const MARGIN: i32 = 4;

/// The square of an address, dark on light whatever the colours of the page; nothing for an address
/// that is too long for one.
pub(super) fn square(address: &str, label: &str) -> Markup {
    let Ok(code) = QrCode::encode_text(address, QrCodeEcc::Medium) else { return html! {} };
    let size = code.size() + 2 * MARGIN;
    html! {
        svg.qr role="img" aria-label=(label) viewBox={ "0 0 " (size) " " (size) }
            shape-rendering="crispEdges" {
            rect width=(size) height=(size) fill="#fff" {}
            path d=(modules(&code)) fill="#000" {}
        }
    }
}

/// A path with a square for each dark module.
fn modules(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        for x in (0..code.size()).filter(|x| code.get_module(*x, y)) {
            let _ = write!(path, "M{} {}h1v1h-1z", x + MARGIN, y + MARGIN);
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_its_three_corners() {
        let code = QrCode::encode_text("https://rempart.example/t/7", QrCodeEcc::Medium);
        let path = modules(&code.expect("a short address"));
        for corner in ["M4 4h", "M10 4h", "M4 10h"] {
            assert!(path.contains(corner), "{corner}");
        }
        assert!(square(&"x".repeat(9000), "").into_string().is_empty());
    }
}
