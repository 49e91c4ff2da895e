//! What a browser is told that puts the site on a home screen: its name, its icons and where they lead.

use serde_json::{Value, json};
use words::Lang;

/// The wall of the top bar, by day.
const WALL: &str = "#1d1a16";

/// The manifest of the site (<https://www.w3.org/TR/appmanifest/>) in one language. Whichever that is,
/// it is the same app.
pub fn manifest(lang: Lang) -> String {
    let shortcut = |name, url| json!({ "name": lang.say(name), "url": url, "icons": [icon("icon-192.png", 192, "any")] });
    let manifest = json!({
        "id": "/",
        "name": "Rempart",
        "short_name": "Rempart",
        "description": lang.say("site-about-what-1"),
        "lang": lang.code(),
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": WALL,
        "theme_color": WALL,
        "categories": ["games"],
        "icons": [
            icon("icon-192.png", 192, "any"),
            icon("icon-512.png", 512, "any"),
            icon("icon-192-maskable.png", 192, "maskable"),
            icon("icon-512-maskable.png", 512, "maskable"),
        ],
        "shortcuts": [
            shortcut("site-home-play-now", "/#games"),
            shortcut("site-shortcut-turns", "/tables#turns"),
        ],
    });
    manifest.to_string()
}

fn icon(file: &str, size: u32, purpose: &str) -> Value {
    json!({
        "src": format!("/assets/{file}"),
        "sizes": format!("{size}x{size}"),
        "type": "image/png",
        "purpose": purpose,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::assets::app_icon;

    /// The size that a PNG says in its head.
    fn size(png: &[u8]) -> String {
        assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"));
        let number =
            |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes"));
        format!("{}x{}", number(16), number(20))
    }

    #[test]
    fn every_icon_is_there_and_as_large_as_it_says() {
        for lang in Lang::ALL {
            let manifest: Value = serde_json::from_str(&manifest(lang)).expect("JSON");
            let shortcuts = manifest["shortcuts"].as_array().expect("a list");
            let theirs = shortcuts.iter().flat_map(|it| it["icons"].as_array().expect("a list"));
            let icons = manifest["icons"].as_array().expect("a list").iter().chain(theirs);
            for icon in icons {
                let file = icon["src"].as_str().expect("a path").trim_start_matches("/assets/");
                let png = app_icon(file).unwrap_or_else(|| panic!("there is no {file}"));
                assert_eq!(size(png), icon["sizes"], "{file}");
            }
            assert_eq!(manifest["lang"], lang.code());
        }
    }
}
