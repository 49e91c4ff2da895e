//! The style sheets, scripts and pictures that pages ask for under `/assets/`.

use frame::looks::Asset;

use crate::boards;

/// What pages of any game ask for.
const COMMON: [Asset; 26] = [
    Asset::css("style.css", include_str!("../assets/style.css")),
    Asset::css("site.css", include_str!("../assets/site.css")),
    Asset::script("site.js", include_str!("../assets/site.js")),
    Asset::script("seats.js", include_str!("../assets/seats.js")),
    Asset::script("watch.js", include_str!("../assets/watch.js")),
    Asset::script("review.js", include_str!("../assets/review.js")),
    Asset::script("duel.js", include_str!("../assets/duel.js")),
    Asset::script("comic.js", include_str!("../assets/comic.js")),
    Asset::script("study.js", include_str!("../assets/study.js")),
    Asset::script("share.js", include_str!("../assets/share.js")),
    Asset::script("install.js", include_str!("../assets/install.js")),
    Asset::script("gallery.js", include_str!("../assets/gallery.js")),
    Asset::css("learn.css", include_str!("../assets/learn.css")),
    Asset::css("table.css", include_str!("../assets/table.css")),
    Asset::script("travel.js", include_str!("../assets/travel.js")),
    Asset::script("film.js", include_str!("../assets/film.js")),
    Asset::script("sound.js", include_str!("../assets/sound.js")),
    Asset::script("table.js", include_str!("../assets/table.js")),
    Asset::script("push.js", include_str!("../assets/push.js")),
    Asset::script("offline.js", include_str!("../assets/offline.js")),
    Asset::script("alone.js", include_str!("../assets/alone.js")),
    Asset::script("thinker.js", include_str!("../assets/thinker.js")),
    Asset::script("program.js", include_str!("../assets/program.js")),
    Asset::script("worker.js", include_str!("../assets/worker.js")),
    Asset::script("replay.js", include_str!("../assets/replay.js")),
    Asset::svg("icon.svg", include_str!("../assets/icon.svg")),
];

/// The icons for home screens, made from `icon.svg` by `tools/icons`: the picture alone, and as large as
/// the mask of a system may ask.
const ICONS: [(&str, &[u8]); 4] = [
    ("icon-192.png", include_bytes!("../assets/icon-192.png")),
    ("icon-512.png", include_bytes!("../assets/icon-512.png")),
    ("icon-192-maskable.png", include_bytes!("../assets/icon-192-maskable.png")),
    ("icon-512-maskable.png", include_bytes!("../assets/icon-512-maskable.png")),
];

/// Every file of text under `/assets/`: what all pages ask for, then of each game its own files, its poster
/// and its pictures.
pub fn all() -> impl Iterator<Item = Asset> {
    COMMON.into_iter().chain(boards::all().flat_map(|(_, game)| {
        let poster = game.poster();
        let poster = Asset::svg(poster.file, (poster.svg)());
        game.files().iter().copied().chain([poster]).chain(game.pictures())
    }))
}

/// The icons by their names, PNGs.
pub fn app_icons() -> impl Iterator<Item = (&'static str, &'static [u8])> {
    ICONS.into_iter()
}

/// The icon of that name, a PNG.
pub fn app_icon(name: &str) -> Option<&'static [u8]> {
    ICONS.into_iter().find(|it| it.0 == name).map(|it| it.1)
}

/// The file of that name.
pub fn asset(name: &str) -> Option<Asset> {
    all().find(|it| it.name == name)
}
