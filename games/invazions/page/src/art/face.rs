//! What faces have in common: shoulders, a head, light from the left, the right half in shade.

/// The face of a living person.
pub(super) struct Face {
    pub(super) skin: &'static str,
    pub(super) coat: &'static str,
    pub(super) under: &'static str,
    pub(super) hair: &'static str,
    pub(super) top: &'static str,
    pub(super) prop: &'static str,
    /// Whether the face shows only what `top` draws.
    pub(super) masked: bool,
}

impl Face {
    pub(super) const PLAIN: Face =
        Face { skin: "", coat: "", under: "", hair: "", top: "", prop: "", masked: false };

    pub(super) fn living(&self) -> String {
        let features =
            if self.masked { String::new() } else { EYES.to_string() + &nose(self.skin) + MOUTH };
        let parts = [
            shoulders(self.coat, "M14 122q0-30.4 25.3-36.1h41.4q25.3 3 25.3 36.1Z"),
            self.under.to_string(),
            neck(&darker(self.skin, 88)),
            head(self.skin),
            self.hair.to_string(),
            features,
            self.top.to_string(),
            self.prop.to_string(),
        ];
        half(&parts.concat())
    }
}

/// The face of somebody dead.
pub(super) struct Dead {
    pub(super) coat: &'static str,
    pub(super) skin: &'static str,
    pub(super) hair: &'static str,
    pub(super) mouth: &'static str,
    pub(super) top: &'static str,
}

impl Dead {
    pub(super) const PLAIN: Dead = Dead {
        coat: "",
        skin: "#8fa56a",
        hair: r##"<path d="M40 42q2-20 18-22l3 8 4-8q12 3 15 20l-7-8-5 5-6-7-6 7-5-6-4 8Z" fill="#2f2a20"/>"##,
        mouth: GRIN,
        top: "",
    };

    pub(super) fn walking(&self) -> String {
        let parts = [
            &shoulders(self.coat, "M16 122q0-28.8 24.2-34.2h39.6q24.2 3 24.2 34.2Z"),
            r##"<path d="M46 96l6-10 8 14 7-13 8 11-4 24H50Z" fill="#5f7546"/>"##,
            &neck("#5f7546"),
            &head(self.skin),
            self.hair,
            &stare((50, 52), (71, 54), 6.0),
            r##"<path d="M58 58l-3 7 6 1Z" fill="#3b4a28"/>"##,
            self.mouth,
            r##"<path d="M70 40l9 3M72 36l-2 9M77 38l-2 9" stroke="#6b1a1c" stroke-width="2"/>"##,
            self.top,
        ];
        half(&parts.concat())
    }
}

/// A drawing, with its right half drawn again in shade.
pub(super) fn half(body: &str) -> String {
    let shade = shaded(body);
    format!(r#"{body}<g clip-path="url(#iv-half)">{shade}</g>"#)
}

/// A drawing moved to its place among others.
pub(super) fn placed(at: &str, drawing: &str) -> String {
    format!(r#"<g transform="{at}">{drawing}</g>"#)
}

/// Every ink of a drawing, darker.
fn shaded(body: &str) -> String {
    let mut out = String::with_capacity(body.len());
    let mut rest = body;
    while let Some(at) = rest.find("\"#") {
        let (before, ink) = rest.split_at(at + 1);
        let end = ink.find('"').unwrap_or(ink.len());
        out += before;
        out += &darker(&ink[..end], 72);
        rest = &ink[end..];
    }
    out + rest
}

/// A colour with this share of its light, in hundredths; `#rgb` or `#rrggbb`.
fn darker(ink: &str, hundredths: u32) -> String {
    let digits = &ink[1..];
    let width = digits.len() / 3;
    let part = |at: usize| {
        let text = &digits[at * width..(at + 1) * width];
        let value = u32::from_str_radix(text, 16).unwrap_or_default();
        let value = if width == 1 { value * 17 } else { value };
        value * hundredths / 100
    };
    format!("#{:02x}{:02x}{:02x}", part(0), part(1), part(2))
}

fn shoulders(coat: &str, outline: &str) -> String {
    format!(r#"<path d="{outline}" fill="{coat}"/>"#)
}

fn neck(skin: &str) -> String {
    format!(r#"<path d="M50 70h20v18q-10 8-20 0Z" fill="{skin}"/>"#)
}

fn head(skin: &str) -> String {
    format!(
        r#"<path d="M40 48q0-21 20-21t20 21q0 18-12.4 26.5q-7.6 6-15.2 0q-12.4-8.5-12.4-26.5Z" fill="{skin}"/>"#
    )
}

const EYES: &str = r##"<path d="M48 54h8M64 54h8" stroke="#14140f" stroke-width="3" stroke-linecap="round"/><path d="M46 48l10-1.5M74 48l-10-1.5" stroke="#14140f" stroke-width="2.6" stroke-linecap="round"/>"##;
const MOUTH: &str = r##"<path d="M53 69q7 3 14 0" stroke="#7a3b33" stroke-width="2.8" fill="none" stroke-linecap="round"/>"##;
const GRIN: &str = r##"<path d="M47 70q13-5 26 1q-2 12-13 12t-13-13Z" fill="#2a1012"/><path d="M49 71l3 5 3-6 3 6 3-6 3 6 3-6 3 6 3-5M52 80l3-4 3 5 3-5 3 5 3-5" stroke="#e9e2c4" stroke-width="2" fill="none" stroke-linejoin="round"/>"##;

fn nose(skin: &str) -> String {
    let ink = darker(skin, 70);
    format!(
        r#"<path d="M60 55l-4 9h5" fill="none" stroke="{ink}" stroke-width="2" stroke-linejoin="round"/>"#
    )
}

/// Two eyes that glow, one wider than the other.
pub(super) fn stare(left: (u8, u8), right: (u8, u8), r: f64) -> String {
    let eye = |(x, y): (u8, u8), wide: f64, glow: f64| {
        format!(
            r##"<circle cx="{x}" cy="{y}" r="{wide:.1}" fill="#2a2f1c"/><circle cx="{x}" cy="{y}" r="{glow:.1}" fill="#e9ff6a"/>"##
        )
    };
    eye(left, r + 2.0, r * 0.55) + &eye(right, r, r * 0.5)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_right_half_is_darker() {
        let drawn = half(r##"<path fill="#fff" stroke="#102030"/>"##);
        assert!(drawn.contains(r##"fill="#fff" stroke="#102030""##));
        assert!(drawn.contains(r##"fill="#b7b7b7" stroke="#0b1722""##));
    }
}
