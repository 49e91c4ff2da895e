//! The style sheets, scripts and pictures that pages ask for under `/assets/`.

/// One file under `/assets/`.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    pub name: &'static str,
    /// Its media type.
    pub kind: &'static str,
    pub text: &'static str,
}

const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

/// Every file under `/assets/`.
pub const ASSETS: &[Asset] = &[
    Asset { name: "style.css", kind: CSS, text: include_str!("../assets/style.css") },
    Asset { name: "site.css", kind: CSS, text: include_str!("../assets/site.css") },
    Asset { name: "site.js", kind: SCRIPT, text: include_str!("../assets/site.js") },
    Asset { name: "table.css", kind: CSS, text: include_str!("../assets/table.css") },
    Asset { name: "table.js", kind: SCRIPT, text: include_str!("../assets/table.js") },
    Asset { name: "invazions.css", kind: CSS, text: include_str!("../assets/invazions.css") },
    Asset { name: "oh-no.css", kind: CSS, text: include_str!("../assets/oh-no.css") },
    Asset { name: "pulp.css", kind: CSS, text: include_str!("../assets/pulp.css") },
    Asset { name: "icon.svg", kind: SVG, text: include_str!("../assets/icon.svg") },
];

/// The file of that name.
pub fn asset(name: &str) -> Option<&'static Asset> {
    ASSETS.iter().find(|it| it.name == name)
}
