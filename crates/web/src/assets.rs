//! The style sheets, scripts and pictures that pages ask for under `/assets/`.

use crate::art::poster::PAINTINGS;
use crate::art::xeno;

/// One file under `/assets/`.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    pub name: &'static str,
    /// Its media type.
    pub kind: &'static str,
    pub text: &'static str,
}

impl Asset {
    /// Whether its name carries a fingerprint, so that a browser never needs to ask again.
    pub fn lasts(&self) -> bool {
        self.name.starts_with(CARD)
    }
}

/// How the names of pictures of cards begin.
const CARD: &str = "card-";

const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

/// Every file under `/assets/` beside the posters.
pub const ASSETS: &[Asset] = &[
    Asset { name: "style.css", kind: CSS, text: include_str!("../assets/style.css") },
    Asset { name: "site.css", kind: CSS, text: include_str!("../assets/site.css") },
    Asset { name: "site.js", kind: SCRIPT, text: include_str!("../assets/site.js") },
    Asset { name: "gallery.js", kind: SCRIPT, text: include_str!("../assets/gallery.js") },
    Asset { name: "learn.css", kind: CSS, text: include_str!("../assets/learn.css") },
    Asset { name: "table.css", kind: CSS, text: include_str!("../assets/table.css") },
    Asset { name: "travel.js", kind: SCRIPT, text: include_str!("../assets/travel.js") },
    Asset { name: "table.js", kind: SCRIPT, text: include_str!("../assets/table.js") },
    Asset { name: "push.js", kind: SCRIPT, text: include_str!("../assets/push.js") },
    Asset { name: "worker.js", kind: SCRIPT, text: include_str!("../assets/worker.js") },
    Asset { name: "replay.js", kind: SCRIPT, text: include_str!("../assets/replay.js") },
    Asset { name: "invazions.css", kind: CSS, text: include_str!("../assets/invazions.css") },
    Asset { name: "oh-no.css", kind: CSS, text: include_str!("../assets/oh-no.css") },
    Asset { name: "planisphere.css", kind: CSS, text: include_str!("../assets/planisphere.css") },
    Asset { name: "planisphere.js", kind: SCRIPT, text: include_str!("../assets/planisphere.js") },
    Asset {
        name: "planisphere-map.svg",
        kind: SVG,
        text: include_str!("../assets/planisphere-map.svg"),
    },
    Asset { name: "pulp.css", kind: CSS, text: include_str!("../assets/pulp.css") },
    Asset { name: "xeno.css", kind: CSS, text: include_str!("../assets/xeno.css") },
    Asset { name: "icon.svg", kind: SVG, text: include_str!("../assets/icon.svg") },
];

/// The posters, which are files too.
pub fn posters() -> impl Iterator<Item = Asset> {
    PAINTINGS.iter().map(|it| Asset { name: it.file, kind: SVG, text: it.svg() })
}

/// The pictures of cards that are files.
pub fn pictures() -> impl Iterator<Item = Asset> {
    xeno::files().map(|(name, text)| Asset { name, kind: SVG, text })
}

/// The file of that name.
pub fn asset(name: &str) -> Option<Asset> {
    ASSETS.iter().copied().chain(posters()).chain(pictures()).find(|it| it.name == name)
}
